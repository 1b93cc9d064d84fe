//! A small server for the built page, on the loopback address alone.

use std::fs::File;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::{self, JoinHandle};

use tiny_http::{Header, Method, Request, Response, StatusCode};

/// As many as a browser opens connections to one host.
const THREADS: usize = 6;

/// Serves a folder until it is dropped.
pub struct Server {
    http: Arc<tiny_http::Server>,
    threads: Vec<JoinHandle<()>>,
    address: SocketAddr,
    below: String,
}

impl Server {
    /// Serves `folder` on a port; 0 takes a free one.
    ///
    /// # Errors
    ///
    /// The port is taken or may not be used.
    pub fn start(folder: PathBuf, port: u16) -> io::Result<Self> {
        Self::start_below(folder, port, "/")
    }

    /// Serves `folder` as [`Server::start`] does, but below a path such as
    /// `/games/mbegu/`, which begins and ends with a slash; nothing lies
    /// outside of it.
    ///
    /// # Errors
    ///
    /// The port is taken or may not be used.
    pub fn start_below(folder: PathBuf, port: u16, below: &str) -> io::Result<Self> {
        let http =
            tiny_http::Server::http((Ipv4Addr::LOCALHOST, port)).map_err(io::Error::other)?;
        let address = http
            .server_addr()
            .to_ip()
            .ok_or_else(|| io::Error::other("no address"))?;
        let http = Arc::new(http);
        let answer_all = |_| {
            let (http, folder, below) = (Arc::clone(&http), folder.clone(), below.to_owned());
            thread::spawn(move || {
                while let Ok(request) = http.recv() {
                    // Whoever went away before the answer doesn't miss it.
                    let _ = answer(request, &folder, &below);
                }
            })
        };
        let threads = (0..THREADS).map(answer_all).collect();
        Ok(Self {
            http,
            threads,
            address,
            below: below.to_owned(),
        })
    }

    /// The page's address, such as `http://127.0.0.1:41234/`.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://{}{}", self.address, self.below)
    }

    /// Serves until the program is stopped.
    pub fn wait(mut self) {
        for thread in self.threads.drain(..) {
            // A thread that panicked has served its last; the others go on.
            let _ = thread.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        for _ in &self.threads {
            self.http.unblock();
        }
    }
}

fn answer(request: Request, folder: &Path, below: &str) -> io::Result<()> {
    if !matches!(request.method(), Method::Get | Method::Head) {
        return request.respond(Response::empty(405));
    }
    let found = find(request.url(), below)
        .map(|path| folder.join(path))
        .and_then(|path| File::open(&path).ok().map(|file| (file, path)));
    let Some((file, path)) = found else {
        return request.respond(Response::from_string("not found").with_status_code(404));
    };
    let mut response = Response::from_file(file).with_status_code(StatusCode(200));
    // A page that was built again is not to be shown as it was before.
    for (name, value) in [
        ("Content-Type", content_type(&path)),
        ("Cache-Control", "no-store"),
    ] {
        if let Ok(header) = Header::from_bytes(name, value) {
            response.add_header(header);
        }
    }
    request.respond(response)
}

/// The file, relative to the folder, that an address asks for. The names in
/// `dist/` are plain, so an address with anything else in it finds nothing,
/// and none leads out of the folder.
fn find(url: &str, below: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next()?.strip_prefix(below)?;
    if path.is_empty() {
        return Some("index.html".into());
    }
    let plain = |part: &str| {
        !part.is_empty()
            && !part.starts_with('.')
            && part
                .bytes()
                .all(|b| b.is_ascii_alphanumeric() || b"-_.".contains(&b))
    };
    path.split('/').all(plain).then(|| path.into())
}

/// What browsers want to be told; a module or a wasm file of another type is
/// refused by them.
fn content_type(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("mp3") => "audio/mpeg",
        Some("ogg") => "audio/ogg",
        Some("wav") => "audio/wav",
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};
    use std::net::TcpStream;

    #[test]
    fn addresses_find_their_files_and_nothing_else() {
        assert_eq!(find("/", "/"), Some("index.html".into()));
        assert_eq!(find("/bot.js?v=1", "/"), Some("bot.js".into()));
        assert_eq!(
            find("/a/b/icons/i.svg", "/a/b/"),
            Some("icons/i.svg".into())
        );
        assert_eq!(find("/bot.js", "/a/b/"), None);
        assert_eq!(find("/../Cargo.toml", "/"), None);
        assert_eq!(find("/%2e%2e/Cargo.toml", "/"), None);
        assert_eq!(find("//etc/passwd", "/"), None);
    }

    #[test]
    fn a_file_is_served_with_its_type() -> io::Result<()> {
        let server = Server::start(env!("CARGO_MANIFEST_DIR").into(), 0)?;
        for (path, expected) in [
            ("src/serve.rs", "200 OK"),
            ("no-such-file", "404 Not Found"),
        ] {
            let mut stream = TcpStream::connect(server.address)?;
            write!(
                stream,
                "GET /{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            )?;
            let mut said = String::new();
            stream.read_to_string(&mut said)?;
            assert!(
                said.starts_with(&format!("HTTP/1.1 {expected}\r\n")),
                "{said}"
            );
        }
        Ok(())
    }
}
