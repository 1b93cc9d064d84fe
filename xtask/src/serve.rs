//! A small server for the built page, on the loopback address alone.
//!
//! Each connection has a thread of its own: a browser that keeps some of them
//! open never keeps another waiting.
//!
//! It is written here because the tests of the page stop a server and start
//! another version of the page on the same port: dropping it has to close the
//! connections that the browser keeps open.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

/// What a request's line and headers take at most, in bytes.
const LONGEST: u64 = 16_384;

/// Serves a folder until it is dropped.
pub struct Server {
    shared: Arc<Shared>,
    listening: Option<JoinHandle<()>>,
    address: SocketAddr,
}

struct Shared {
    folder: PathBuf,
    below: String,
    ended: AtomicBool,
    /// Those that are open, to be shut at the end.
    connections: Mutex<Vec<TcpStream>>,
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
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = listener.local_addr()?;
        let shared = Arc::new(Shared {
            folder,
            below: below.to_owned(),
            ended: AtomicBool::new(false),
            connections: Mutex::default(),
        });
        let listening = {
            let shared = Arc::clone(&shared);
            thread::spawn(move || shared.listen(&listener))
        };
        Ok(Self {
            shared,
            listening: Some(listening),
            address,
        })
    }

    /// The page's address, such as `http://127.0.0.1:41234/`.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://{}{}", self.address, self.shared.below)
    }

    /// Its port.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// Serves until the program is stopped.
    pub fn wait(mut self) {
        self.join();
    }

    fn join(&mut self) {
        if let Some(listening) = self.listening.take() {
            // A thread that panicked has served its last.
            let _ = listening.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.shared.ended.store(true, Ordering::SeqCst);
        // Wakes the listener, which lets go of the port.
        let _ = TcpStream::connect(self.address);
        self.join();
        for connection in self.shared.connections().drain(..) {
            // One that has gone needn't be shut.
            let _ = connection.shutdown(Shutdown::Both);
        }
    }
}

impl Shared {
    fn connections(&self) -> std::sync::MutexGuard<'_, Vec<TcpStream>> {
        let connections = self.connections.lock();
        connections.unwrap_or_else(PoisonError::into_inner)
    }

    fn listen(self: &Arc<Self>, listener: &TcpListener) {
        for stream in listener.incoming() {
            if self.ended.load(Ordering::SeqCst) {
                return;
            }
            let (Ok(stream), shared) = (stream, Arc::clone(self)) else {
                continue;
            };
            if let Ok(handle) = stream.try_clone() {
                self.connections().push(handle);
            }
            thread::spawn(move || {
                let peer = stream.peer_addr();
                // Whoever went away before the answer doesn't miss it.
                let _ = shared.answer_all(stream);
                let gone =
                    |handle: &TcpStream| handle.peer_addr().ok() == peer.as_ref().ok().copied();
                shared.connections().retain(|handle| !gone(handle));
            });
        }
    }

    /// Answers one request after the other, until the browser has no more.
    fn answer_all(&self, mut stream: TcpStream) -> io::Result<()> {
        stream.set_nodelay(true)?;
        let mut lines = BufReader::new(stream.try_clone()?);
        while let Some(request) = Request::read(&mut lines)? {
            self.answer(&request, &mut stream)?;
            if request.closes {
                break;
            }
        }
        Ok(())
    }

    fn answer(&self, request: &Request, stream: &mut TcpStream) -> io::Result<()> {
        let read = |path: PathBuf| fs::read(&path).ok().map(|bytes| (bytes, path));
        let found = find(&request.address, &self.below);
        let found = found.and_then(|path| read(self.folder.join(path)));
        let status = match (&*request.method, &found) {
            ("GET" | "HEAD", Some(_)) => "200 OK",
            ("GET" | "HEAD", None) => "404 Not Found",
            _ => "405 Method Not Allowed",
        };
        // What isn't there is told as static hosts do.
        let found = found.or_else(|| read(self.folder.join("404.html")));
        let (bytes, path) = found.unwrap_or_else(|| (b"not found".into(), "not-found.txt".into()));
        // Beside a file may lie the same packed, by the name that hosts look
        // for.
        let mut name = path.clone().into_os_string();
        name.push(".br");
        let packed = fs::read(&name).ok().filter(|_| request.takes_brotli);
        let encoding = packed.as_ref().map_or("", |_| "Content-Encoding: br\r\n");
        let bytes = packed.unwrap_or(bytes);
        // A page that was built again is not to be shown as it was before.
        let head = format!(
            "HTTP/1.1 {status}\r\nContent-Type: {}\r\nContent-Length: {}\r\n{encoding}\
             Cache-Control: no-store\r\n\r\n",
            content_type(&path),
            bytes.len()
        );
        stream.write_all(head.as_bytes())?;
        if request.method != "HEAD" {
            stream.write_all(&bytes)?;
        }
        stream.flush()
    }
}

/// What a browser asks for.
struct Request {
    method: String,
    address: String,
    takes_brotli: bool,
    /// It asks for no more.
    closes: bool,
}

impl Request {
    /// The next one; `None` where there is none that can be read.
    fn read(from: &mut impl BufRead) -> io::Result<Option<Self>> {
        let mut lines = from.by_ref().take(LONGEST);
        let mut next = || -> io::Result<String> {
            let mut line = String::new();
            lines.read_line(&mut line)?;
            Ok(line.trim_end().to_owned())
        };
        let first = next()?;
        let mut parts = first.split(' ');
        let (Some(method), Some(address)) = (parts.next(), parts.next()) else {
            return Ok(None);
        };
        let mut request = Self {
            method: method.to_owned(),
            address: address.to_owned(),
            takes_brotli: false,
            closes: false,
        };
        loop {
            let line = next()?.to_ascii_lowercase();
            match line.split_once(':') {
                Some(("accept-encoding", names)) => {
                    request.takes_brotli = names.split(',').any(|name| name.trim() == "br");
                }
                Some(("connection", wish)) => request.closes = wish.trim() == "close",
                Some(_) => {}
                None => return Ok(Some(request)),
            }
        }
    }
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
