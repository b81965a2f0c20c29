//! HTTP for one page on this machine: hyper reads and writes, we decide who may ask.
//!
//! Listens on 127.0.0.1 only. A request is answered if it names this machine (`Host`), if
//! the page that makes it is ours (`Origin`, where a browser says it), and if its address
//! has the token that was made up when the server began: another page in the same browser,
//! or another user of the machine, knows none of it. Heads and bodies are bounded, whoever
//! takes too long to ask is hung up on, and connections are counted.
//!
//! Requests go to whoever holds the other end of a channel: the server knows nothing of
//! models, and what takes long to answer holds up nobody else.

use http_body_util::{BodyExt, Full, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::header::{HOST, HeaderMap, ORIGIN};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::TcpListener;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::time::Duration;
use tokio::sync::{Semaphore, oneshot};

/// Bytes of a request's head: the name of a run is part of its address.
const HEAD: usize = 1 << 20;
/// Bytes of a request's body. We ask for none, so this is generous.
const BODY: usize = 1 << 16;
/// How long a client may take to ask.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long it may take to listen.
const LONGEST: Duration = Duration::from_secs(600);
const CONNECTIONS: usize = 128;

/// What is asked for: the part of the address behind the token.
#[derive(Debug)]
pub struct Asked {
    /// Something is to be done, not only told.
    pub post: bool,
    /// `api/run`; empty for the page.
    pub place: String,
    pub query: Query,
    pub(crate) reply: oneshot::Sender<Answer>,
}

impl Asked {
    pub fn reply(self, answer: Answer) {
        // A reader who went away is nobody's business.
        let _ = self.reply.send(answer);
    }
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub status: u16,
    pub kind: &'static str,
    pub body: String,
}

impl Answer {
    pub fn json(value: &serde_json::Value) -> Self {
        Answer { status: 200, kind: "application/json", body: value.to_string() }
    }

    pub fn wrong(status: u16, why: &str) -> Self {
        let body = serde_json::json!({"error": why}).to_string();
        Answer { status, kind: "application/json", body }
    }
}

/// The part of an address behind `?`, in its own words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query(Vec<(String, String)>);

impl Query {
    pub fn parse(text: &str) -> Self {
        let pair = |p: &str| {
            let (name, value) = p.split_once('=').unwrap_or((p, ""));
            (unescape(name), unescape(value))
        };
        Query(text.split('&').filter(|p| !p.is_empty()).map(pair).collect())
    }

    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|p| p.0 == name).map(|p| p.1.as_str())
    }

    pub fn number(&self, name: &str) -> Option<usize> {
        self.get(name)?.parse().ok()
    }
}

/// `%3A` and the like; what is no escape stays as it is.
fn unescape(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut i = 0;
    while i < bytes.len() {
        let code = bytes.get(i + 1..i + 3).and_then(|h| std::str::from_utf8(h).ok());
        match code.filter(|_| bytes[i] == b'%').and_then(|h| u8::from_str_radix(h, 16).ok()) {
            Some(byte) => {
                out.push(byte);
                i += 3;
            }
            None => {
                out.push(bytes[i]);
                i += 1;
            }
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// A server that listens and does not answer yet.
pub struct Server {
    listener: TcpListener,
    port: u16,
    token: String,
}

impl Server {
    /// Listens on this port, or on any that is free (0).
    pub fn listen(port: u16) -> Result<Self, String> {
        let listener = TcpListener::bind(("127.0.0.1", port)).map_err(|e| e.to_string())?;
        listener.set_nonblocking(true).map_err(|e| e.to_string())?;
        let port = listener.local_addr().map_err(|e| e.to_string())?.port();
        let mut random = [0; 16];
        getrandom::fill(&mut random).map_err(|e| format!("no random numbers: {e}"))?;
        let token = random.iter().map(|b| format!("{b:02x}")).collect();
        Ok(Server { listener, port, token })
    }

    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/{}/", self.port, self.token)
    }

    /// Passes on requests until `over`.
    pub fn serve(&self, to: Sender<Asked>, over: Arc<AtomicBool>) -> Result<(), String> {
        let listener = self.listener.try_clone().map_err(|e| e.to_string())?;
        let gate = Arc::new(Gate { port: self.port, token: self.token.clone(), to });
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.map_err(|e| e.to_string())?.block_on(async move {
            let listener =
                tokio::net::TcpListener::from_std(listener).map_err(|e| e.to_string())?;
            let places = Arc::new(Semaphore::new(CONNECTIONS));
            while !over.load(Ordering::Relaxed) {
                let tick = Duration::from_millis(100);
                let Ok(Ok((stream, _))) = tokio::time::timeout(tick, listener.accept()).await
                else {
                    continue;
                };
                // Whoever comes when all places are taken is hung up on.
                let Ok(place) = Arc::clone(&places).try_acquire_owned() else { continue };
                let gate = Arc::clone(&gate);
                tokio::spawn(async move {
                    let service = hyper::service::service_fn(move |r| Arc::clone(&gate).respond(r));
                    let connection = hyper::server::conn::http1::Builder::new()
                        .timer(TokioTimer::new())
                        .header_read_timeout(PATIENCE)
                        .max_buf_size(HEAD)
                        .serve_connection(TokioIo::new(stream), service);
                    // What goes wrong with one client concerns nobody else.
                    let _ = tokio::time::timeout(LONGEST, connection).await;
                    drop(place);
                });
            }
            Ok(())
        })
    }
}

struct Gate {
    port: u16,
    token: String,
    to: Sender<Asked>,
}

type Reply = Response<Full<Bytes>>;

impl Gate {
    async fn respond(
        self: Arc<Self>,
        request: Request<Incoming>,
    ) -> Result<Reply, std::convert::Infallible> {
        let answer = match self.admit(&request) {
            Err(answer) => answer,
            Ok((place, query)) => {
                let post = *request.method() == Method::POST;
                let body = Limited::new(request.into_body(), BODY).collect();
                match tokio::time::timeout(PATIENCE, body).await {
                    Ok(Ok(_)) => self.ask(post, place, query).await,
                    _ => Answer::wrong(413, "what is sent here is short and comes at once"),
                }
            }
        };
        Ok(response(answer))
    }

    /// Who may ask, and what for.
    fn admit(&self, request: &Request<Incoming>) -> Result<(String, Query), Answer> {
        if !self.is_for_us(request.headers()) {
            return Err(plain(403, "this page is for http://127.0.0.1 only\n"));
        }
        if !matches!(*request.method(), Method::GET | Method::POST) {
            return Err(plain(405, "only GET and POST\n"));
        }
        let path = request.uri().path().strip_prefix('/').unwrap_or("");
        let Some((token, place)) = path.split_once('/') else {
            return Err(plain(404, "there is no such page\n"));
        };
        if !same(token, &self.token) {
            return Err(plain(403, "this address is not the one that heddle printed\n"));
        }
        Ok((place.to_string(), Query::parse(request.uri().query().unwrap_or(""))))
    }

    /// Asked by our own page, or by hand.
    fn is_for_us(&self, headers: &HeaderMap) -> bool {
        let names = [format!("127.0.0.1:{}", self.port), format!("localhost:{}", self.port)];
        let text = |name| headers.get(name).map(|v| v.to_str().unwrap_or("?"));
        let host = text(HOST).is_some_and(|h| names.iter().any(|n| n == h));
        let ours = |o: &str| names.iter().any(|n| o.strip_prefix("http://") == Some(n));
        host && text(ORIGIN).is_none_or(ours)
    }

    async fn ask(&self, post: bool, place: String, query: Query) -> Answer {
        let (reply, answer) = oneshot::channel();
        if self.to.send(Asked { post, place, query, reply }).is_err() {
            return Answer::wrong(503, "heddle has no answer to this");
        }
        answer.await.unwrap_or_else(|_| Answer::wrong(503, "heddle has no answer to this"))
    }
}

/// Compares without telling by the time it takes how much is right.
fn same(a: &str, b: &str) -> bool {
    a.len() == b.len() && a.bytes().zip(b.bytes()).fold(0, |d, (x, y)| d | (x ^ y)) == 0
}

fn plain(status: u16, text: &str) -> Answer {
    Answer { status, kind: "text/plain", body: text.to_string() }
}

fn response(answer: Answer) -> Reply {
    let status = StatusCode::from_u16(answer.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let policy = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; \
                  img-src data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";
    Response::builder()
        .status(status)
        .header("Content-Type", format!("{}; charset=utf-8", answer.kind))
        .header("Content-Security-Policy", policy)
        .header("Referrer-Policy", "no-referrer")
        .header("X-Content-Type-Options", "nosniff")
        .header("Cache-Control", "no-store")
        .body(Full::new(Bytes::from(answer.body)))
        .expect("every part is plain ASCII")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};
    use std::net::{Shutdown, TcpStream};

    /// Runs a server that answers every request with what was asked.
    fn with_server(ask: impl FnOnce(u16, &str) + Send) {
        let server = Server::listen(0).unwrap();
        let over = Arc::new(AtomicBool::new(false));
        let (to, from) = std::sync::mpsc::channel::<Asked>();
        std::thread::scope(|scope| {
            let (server, flag) = (&server, Arc::clone(&over));
            scope.spawn(move || server.serve(to, flag).unwrap());
            scope.spawn(move || {
                while let Ok(asked) = from.recv() {
                    let body = format!("{} {}", asked.post, asked.place);
                    asked.reply(Answer { status: 200, kind: "text/plain", body });
                }
            });
            // A test that fails ends the server, too.
            let ended = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                ask(server.port, &server.token);
            }));
            over.store(true, Ordering::Relaxed);
            if let Err(panic) = ended {
                std::panic::resume_unwind(panic);
            }
        });
    }

    /// Sends these bytes and hangs up, whatever comes back.
    fn rude(port: u16, bytes: &[u8]) {
        let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
        let _ = stream.write_all(bytes);
        let _ = stream.shutdown(Shutdown::Both);
    }

    /// What comes back for these bytes.
    fn raw(port: u16, bytes: &[u8]) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        // It may hang up before everything is written.
        let _ = stream.write_all(bytes);
        let mut out = Vec::new();
        let _ = stream.read_to_end(&mut out);
        String::from_utf8_lossy(&out).into_owned()
    }

    fn get(port: u16, path: &str, more: &str) -> u16 {
        let text = format!("GET {path} HTTP/1.1\r\nConnection: close\r\n{more}\r\n\r\n");
        let reply = raw(port, text.as_bytes());
        reply.split(' ').nth(1).and_then(|s| s.parse().ok()).unwrap_or(0)
    }

    #[test]
    fn only_who_knows_the_address_is_answered() {
        with_server(|port, token| {
            let (page, host) = (format!("/{token}/"), format!("Host: 127.0.0.1:{port}"));
            assert_eq!(get(port, &page, &host), 200);
            assert_eq!(get(port, &page, &format!("Host: localhost:{port}")), 200);
            let ours = format!("{host}\r\nOrigin: http://127.0.0.1:{port}");
            assert_eq!(get(port, &page, &ours), 200);
            assert_eq!(get(port, &page, "Host: evil.example"), 403);
            assert_eq!(get(port, &page, &format!("{host}\r\nOrigin: http://evil.example")), 403);
            assert_eq!(get(port, &page, &format!("{host}\r\nOrigin: null")), 403);
            assert_eq!(get(port, "/", &host), 404);
            assert_eq!(get(port, &format!("/{}/", "0".repeat(32)), &host), 403);
            assert_eq!(get(port, &format!("/{}/", &token[1..]), &host), 403);
        });
    }

    #[test]
    fn huge_malformed_and_slow_clients_are_harmless() {
        with_server(|port, token| {
            let head = format!("POST /{token}/x HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n");
            rude(port, format!("{head}Content-Length: 18446744073709551615\r\n\r\nx").as_bytes());
            rude(port, format!("{head}Content-Length: 999999999999\r\n\r\nx").as_bytes());
            let close = "Connection: close\r\n";
            let large =
                format!("{head}{close}Content-Length: 200000\r\n\r\n{}", "y".repeat(200_000));
            let said = raw(port, large.as_bytes());
            assert!(said.is_empty() || said.contains(" 413 "), "{said}");
            rude(port, format!("{head}Transfer-Encoding: chunked\r\n\r\nffffffff\r\n").as_bytes());
            rude(port, b"\0\0\0\0\r\n\r\n");
            rude(port, b"GET");
            rude(port, format!("GET / HTTP/1.1\r\n{}", "X: y\r\n".repeat(5000)).as_bytes());
            rude(port, &vec![b'a'; 3 << 20]);
            // Somebody who never ends the head, while others are served.
            let mut slow = TcpStream::connect(("127.0.0.1", port)).unwrap();
            slow.write_all(b"GET / HTTP/1.1\r\nX-").unwrap();
            let host = format!("Host: 127.0.0.1:{port}");
            assert_eq!(get(port, &format!("/{token}/still?a=1"), &host), 200);
        });
    }

    #[test]
    fn addresses_are_read_as_browsers_write_them() {
        let q = Query::parse("path=0%3A1.0%2C2.1&p=--ltl%20%3C%3E%20q&%zz=%&n=12");
        assert_eq!(q.get("path"), Some("0:1.0,2.1"));
        assert_eq!(q.get("p"), Some("--ltl <> q"));
        assert_eq!((q.get("%zz"), q.number("n"), q.number("p")), (Some("%"), Some(12), None));
    }
}
