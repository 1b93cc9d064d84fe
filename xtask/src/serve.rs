//! A small HTTP server for the built page, on the loopback address only.
//!
//! Each connection has its own thread, because browsers keep several connections
//! open.
//!
//! No existing server fits: the tests of the page stop a server and start another
//! version of the page on the same port, so dropping the server has to close the
//! connections that the browser keeps open.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

/// The maximum length of the request line with the headers, in bytes.
const MAX_HEAD_LEN: u64 = 16_384;

/// A server of a folder. Dropping it stops it.
pub struct Server {
    shared: Arc<Shared>,
    listening: Option<JoinHandle<()>>,
    address: SocketAddr,
}

struct Shared {
    folder: PathBuf,
    below: String,
    /// The value of the header `Cache-Control`.
    cache_control: String,
    ended: AtomicBool,
    /// The open connections, which are shut at the end.
    connections: Mutex<Vec<TcpStream>>,
}

impl Server {
    /// Serves `folder` on a port; 0 uses a free one.
    ///
    /// # Errors
    ///
    /// The port can't be used.
    pub fn start(folder: PathBuf, port: u16) -> io::Result<Self> {
        Self::start_below(folder, port, "/")
    }

    /// Serves `folder` on a free port, and has browsers cache its files for `seconds`, as
    /// hosts do. Any other server has nothing cached, so that a new build is shown at once.
    ///
    /// # Errors
    ///
    /// There is no free port.
    pub fn start_cached(folder: PathBuf, seconds: u32) -> io::Result<Self> {
        Self::start_with(folder, 0, "/", format!("max-age={seconds}"))
    }

    /// Serves `folder` as [`Server::start`] does, but below a path such as
    /// `/games/mbegu/`, which begins and ends with a slash. Other paths are not
    /// found.
    ///
    /// # Errors
    ///
    /// The port can't be used.
    pub fn start_below(folder: PathBuf, port: u16, below: &str) -> io::Result<Self> {
        Self::start_with(folder, port, below, "no-store".to_owned())
    }

    fn start_with(
        folder: PathBuf,
        port: u16,
        below: &str,
        cache_control: String,
    ) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = listener.local_addr()?;
        let shared = Arc::new(Shared {
            folder,
            below: below.to_owned(),
            cache_control,
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

    /// The port.
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
            // The thread has ended in either case.
            let _ = listening.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.shared.ended.store(true, Ordering::SeqCst);
        // Wakes the listener, so that it ends and releases the port.
        let _ = TcpStream::connect(self.address);
        self.join();
        for connection in self.shared.connections().drain(..) {
            // The browser may have closed it.
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
                // The browser may close the connection before the answer.
                let _ = shared.answer_all(stream);
                let is_closed =
                    |handle: &TcpStream| handle.peer_addr().ok() == peer.as_ref().ok().copied();
                shared.connections().retain(|handle| !is_closed(handle));
            });
        }
    }

    /// Answers the requests of a connection.
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
        // As static hosts do.
        let found = found.or_else(|| read(self.folder.join("404.html")));
        let (bytes, path) = found.unwrap_or_else(|| (b"not found".into(), "not-found.txt".into()));
        // A compressed copy may lie beside the file, as some hosts have it.
        let mut name = path.clone().into_os_string();
        name.push(".br");
        let compressed = fs::read(&name).ok().filter(|_| request.accepts_brotli);
        let encoding = compressed
            .as_ref()
            .map_or("", |_| "Content-Encoding: br\r\n");
        let bytes = compressed.unwrap_or(bytes);
        let head = format!(
            "HTTP/1.1 {status}\r\nContent-Type: {}\r\nContent-Length: {}\r\n{encoding}\
             Cache-Control: {}\r\n\r\n",
            content_type(&path),
            bytes.len(),
            self.cache_control
        );
        stream.write_all(head.as_bytes())?;
        if request.method != "HEAD" {
            stream.write_all(&bytes)?;
        }
        stream.flush()
    }
}

/// The parts of an HTTP request that matter here.
struct Request {
    method: String,
    address: String,
    accepts_brotli: bool,
    /// The connection is to be closed after the answer.
    closes: bool,
}

impl Request {
    /// Reads the next request; `None` at the end or if it isn't one.
    fn read(from: &mut impl BufRead) -> io::Result<Option<Self>> {
        let mut lines = from.by_ref().take(MAX_HEAD_LEN);
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
            accepts_brotli: false,
            closes: false,
        };
        loop {
            let line = next()?.to_ascii_lowercase();
            match line.split_once(':') {
                Some(("accept-encoding", names)) => {
                    request.accepts_brotli = names.split(',').any(|name| name.trim() == "br");
                }
                Some(("connection", value)) => request.closes = value.trim() == "close",
                Some(_) => {}
                None => return Ok(Some(request)),
            }
        }
    }
}

/// The file of an address, relative to the folder. Only names of letters, digits and
/// `-_.` are found, as in `dist/`, so no address leads out of the folder.
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

/// The `Content-Type` of a file. Browsers refuse modules and wasm files of a wrong
/// type.
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
            let mut answer = String::new();
            stream.read_to_string(&mut answer)?;
            assert!(
                answer.starts_with(&format!("HTTP/1.1 {expected}\r\n")),
                "{answer}"
            );
        }
        Ok(())
    }
}
