//! The local web page that walks the runs of a model.
//!
//! A run is named by its choices (`0:1.0,2.1` is the first initial state, then
//! edge 0 of actor 1, then edge 1 of actor 2), so the server keeps nothing:
//! every answer is computed from the name, and a link to a run is all there is
//! to send to somebody. The page is the one that `heddle replay --html` writes,
//! with the ways on from every step.
//!
//! Listens on 127.0.0.1 only and answers only requests that name it so: another
//! page in the same browser, sent here by a name that somebody made resolve to
//! this machine, is refused.

mod path;
mod run;

pub use path::Path;
pub use run::{choices, run_data};

use heddle_model::Erased;
use heddle_session::{Context, Purpose, Refusal, Subject};
use heddle_span::SourceMap;
use serde_json::{Value, json};
use std::time::Duration;
use tiny_http::{Header, Method, Request, Response, Server};

/// A model, and how to speak of it.
pub struct Explorer<'m> {
    pub model: Erased<'m>,
    pub sources: &'m SourceMap,
    pub title: String,
    /// The run to begin with.
    pub start: Path,
}

/// The listening page; see [`Page::serve`].
pub struct Page {
    server: Server,
    port: u16,
}

impl Page {
    /// Listens on this port, or on any that is free (0).
    pub fn open(port: u16) -> Result<Self, String> {
        let server = Server::http(("127.0.0.1", port)).map_err(|e| e.to_string())?;
        let port = server.server_addr().to_ip().map_or(port, |a| a.port());
        Ok(Page { server, port })
    }

    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Shows the runs of the model for a property of a program until the run is stopped;
    /// `ready` is told the address.
    pub fn explore(
        &self,
        subject: &mut dyn Subject,
        property: &str,
        title: String,
        start: Path,
        context: Context<'_>,
        ready: &dyn Fn(&str),
    ) -> Result<(), Refusal> {
        let sources = subject.sources().clone();
        let wrong = |wrong| Refusal::Wrong(wrong, Box::new(sources.clone()));
        let mut all = subject.properties(context).map_err(wrong)?;
        all.extend(subject.further());
        let Some(property) = all.into_iter().find(|p| p.name == property) else {
            let text = format!("the input has no property `{property}` (any more)");
            return Err(Refusal::Missing(text));
        };
        let wrong = |wrong| Refusal::Wrong(wrong, Box::new(sources.clone()));
        // A trail's steps mean something only in a model with the same steps.
        let purpose = if start.steps.is_empty() { Purpose::Walk } else { Purpose::Tell };
        subject
            .ask(&property, purpose, context, &mut |question| {
                ready(&self.address());
                let (title, start) = (title.clone(), start.clone());
                let explorer = Explorer {
                    model: question.ready(context.limits),
                    sources: &sources,
                    title,
                    start,
                };
                self.serve(&explorer, &|| context.limits.stop.is_set());
            })
            .map_err(wrong)
    }

    /// Answers until `is_over`.
    pub fn serve(&self, explorer: &Explorer<'_>, is_over: &dyn Fn() -> bool) {
        while !is_over() {
            if let Ok(Some(request)) = self.server.recv_timeout(Duration::from_millis(100)) {
                self.answer(explorer, request);
            }
        }
    }

    fn answer(&self, explorer: &Explorer<'_>, request: Request) {
        let (status, kind, body) = if !self.is_for_us(&request) {
            (403, "text/plain", "this page is for http://127.0.0.1 only\n".to_string())
        } else if *request.method() != Method::Get {
            (405, "text/plain", "only GET\n".to_string())
        } else {
            explorer.get(request.url())
        };
        let kind = Header::from_bytes("Content-Type", format!("{kind}; charset=utf-8"));
        let response = Response::from_string(body).with_status_code(status);
        // A reader who went away is nobody's business.
        let _ = request.respond(response.with_header(kind.expect("plain ASCII")));
    }

    fn is_for_us(&self, request: &Request) -> bool {
        let host = request.headers().iter().find(|h| h.field.equiv("Host"));
        let names = [format!("127.0.0.1:{}", self.port), format!("localhost:{}", self.port)];
        host.is_some_and(|h| names.iter().any(|n| n == h.value.as_str()))
    }
}

impl Explorer<'_> {
    /// Status, kind and body.
    fn get(&self, url: &str) -> (u16, &'static str, String) {
        let (place, query) = url.split_once('?').unwrap_or((url, ""));
        let asked = query.split('&').find_map(|q| q.strip_prefix("path="));
        let answer = |f: fn(&Self, &Path) -> Result<Value, String>| {
            let path = asked.map_or(Ok(self.start.clone()), Path::parse);
            match path.and_then(|p| f(self, &p)) {
                Ok(value) => (200, "application/json", value.to_string()),
                Err(why) => (400, "application/json", json!({"error": why}).to_string()),
            }
        };
        match place {
            "/" => (200, "text/html", heddle_report::live_page(&self.title)),
            "/api/run" => answer(run_data),
            "/api/choices" => answer(choices),
            _ => (404, "text/plain", "there is no such page\n".into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use heddle_engine::toys::{Of, Philosophers};
    use std::io::{Read, Write};

    fn get(page: &Page, place: &str, host: &str) -> (u16, String) {
        let mut stream = std::net::TcpStream::connect(("127.0.0.1", page.port)).unwrap();
        write!(stream, "GET {place} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")
            .unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        let status = text.split(' ').nth(1).unwrap().parse().unwrap();
        (status, text.split_once("\r\n\r\n").unwrap().1.to_string())
    }

    /// Serves a small model to `ask`.
    fn with_page(ask: impl FnOnce(&Page, &str) + Send) {
        let page = Page::open(0).unwrap();
        let over = std::sync::atomic::AtomicBool::new(false);
        let model = Of(Philosophers { n: 2 });
        let sources = SourceMap::new();
        let explorer = Explorer {
            model: Erased::new(&model),
            sources: &sources,
            title: "two <philosophers>".into(),
            start: Path::default(),
        };
        let order = std::sync::atomic::Ordering::Relaxed;
        std::thread::scope(|scope| {
            scope.spawn(|| {
                let host = format!("127.0.0.1:{}", page.port);
                ask(&page, &host);
                over.store(true, order);
            });
            page.serve(&explorer, &|| over.load(order));
        });
    }

    #[test]
    fn walks_from_choice_to_choice_into_a_deadlock() {
        with_page(|page, host| {
            let (status, body) = get(page, "/", host);
            assert!(status == 200 && body.contains("two &lt;philosophers&gt;"));
            let mut path = "0:".to_string();
            // Each philosopher takes the first fork: nobody can move.
            for _ in 0..2 {
                let (status, body) = get(page, &format!("/api/choices?path={path}"), host);
                assert_eq!(status, 200, "{body}");
                let answer: Value = serde_json::from_str(&body).unwrap();
                let taken: Vec<&str> = path.split([':', ',']).collect();
                let mine = answer["choices"].as_array().unwrap().iter();
                let mut steps = mine.map(|c| c["step"].as_str().unwrap().to_string());
                let actor = |s: &str| s.split('.').next().unwrap().to_string();
                let is_new = |s: &String| taken.iter().all(|t| actor(t) != actor(s) || *t == "0");
                let step = steps.find(is_new).expect("the other one can move");
                path += if path.ends_with(':') { "" } else { "," };
                path += &step;
            }
            let (_, body) = get(page, &format!("/api/choices?path={path}"), host);
            let answer: Value = serde_json::from_str(&body).unwrap();
            assert_eq!(answer["choices"].as_array().unwrap().len(), 0, "{path}: {answer}");
            assert!(answer["stuck"].is_string(), "{answer}");
            let (_, body) = get(page, &format!("/api/run?path={path}"), host);
            let run: Value = serde_json::from_str(&body).unwrap();
            assert_eq!(run["steps"].as_array().unwrap().len(), 2);
            assert_eq!(run["path"].as_array().unwrap().len(), 2);
        });
    }

    #[test]
    fn strangers_and_nonsense_are_refused() {
        with_page(|page, host| {
            assert_eq!(get(page, "/", "evil.example").0, 403);
            assert_eq!(get(page, "/nothing", host).0, 404);
            assert_eq!(get(page, "/api/run?path=0:99.99", host).0, 400);
            assert_eq!(get(page, "/api/run?path=%00", host).0, 400);
        });
    }
}
