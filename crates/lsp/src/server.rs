//! Who speaks with the editor: takes messages in, keeps the documents, hands questions to the
//! analysis, starts and ends checks.

use crate::Surroundings;
use crate::analysis::{self, Job, Shared, lock};
use crate::check::{self, Counters, Done};
use crate::diagnostics::{ByUri, Voice};
use crate::documents::{Document, Documents};
use crate::settings::Settings;
use heddle_engine::{Reason, Stop};
use heddle_framing::Frame;
use heddle_session::Host;
use lsp_server::{ErrorCode, Message, Notification, Request, RequestId, Response};
use lsp_types::{
    CodeLensOptions, CompletionOptions, DidChangeTextDocumentParams, DidCloseTextDocumentParams,
    DidOpenTextDocumentParams, ExecuteCommandOptions, HoverProviderCapability, OneOf,
    ServerCapabilities, TextDocumentSyncCapability, TextDocumentSyncKind, Uri,
};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::{BufReader, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::Scope;
use std::time::Duration;

/// What the server hears.
enum Heard {
    Message(Box<Message>),
    Malformed(String),
    Checked(Box<Ended>),
    Gone,
}

/// A check that has ended.
struct Ended {
    number: u64,
    request: RequestId,
    document: Arc<Document>,
    /// `None` if heddle itself has failed.
    done: Option<Done>,
}

pub fn serve(
    input: impl Read + Send + 'static,
    mut output: impl Write + Send,
    surroundings: &dyn Surroundings,
) -> std::io::Result<()> {
    let (to_us, hears) = channel();
    let (out, to_write) = channel::<Message>();
    let reader_to = to_us.clone();
    // Ends with the input, or with the process: nobody waits for it.
    std::thread::spawn(move || read(input, &reader_to));
    let shared = Shared::default();
    // What is written about runs stays for as long as the server is there.
    let kept = surroundings.limits();
    let files = surroundings.host(&kept);
    std::thread::scope(|scope| {
        let writer = scope.spawn(move || {
            for message in to_write {
                heddle_framing::write(&mut output, &wire(&message))?;
            }
            Ok(())
        });
        let (jobs, to_do) = channel();
        let answers = out.clone();
        let (shared, files) = (&shared, &*files);
        scope.spawn(move || analysis::run(&to_do, shared, surroundings, &answers));
        let mut server = Server {
            scope,
            surroundings,
            shared,
            files,
            out,
            jobs,
            to_us,
            documents: Documents::default(),
            checks: HashMap::new(),
            n_checks: 0,
            state: State::New,
            shows_progress: false,
            left_early: false,
        };
        while let Ok(heard) = hears.recv() {
            if server.hear(heard) {
                break;
            }
        }
        server.stop_all();
        let left_early = server.left_early;
        drop(server);
        let written = writer.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        written.and_then(|()| match left_early {
            true => Err(std::io::ErrorKind::ConnectionAborted.into()),
            false => Ok(()),
        })
    })
}

/// A message with the version of the protocol, which its type leaves out.
fn wire(message: &Message) -> Value {
    let mut value = serde_json::to_value(message).unwrap_or_default();
    value["jsonrpc"] = json!("2.0");
    value
}

fn read(input: impl Read, to: &Sender<Heard>) {
    let mut reader = heddle_framing::Reader::new(BufReader::new(input));
    while let Ok(Some(frame)) = reader.next_frame() {
        let heard = match frame {
            Frame::Malformed(why) => Heard::Malformed(why),
            Frame::Message(value) => match serde_json::from_value(value) {
                Ok(message) => Heard::Message(Box::new(message)),
                Err(why) => Heard::Malformed(why.to_string()),
            },
        };
        if to.send(heard).is_err() {
            return;
        }
    }
    let _ = to.send(Heard::Gone);
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    New,
    Ready,
    ShutDown,
}

/// A check under way.
struct Running {
    number: u64,
    stop: Arc<Stop>,
    request: RequestId,
}

struct Server<'s, 'e> {
    scope: &'s Scope<'s, 'e>,
    surroundings: &'e dyn Surroundings,
    shared: &'s Shared,
    files: &'s dyn Host,
    out: Sender<Message>,
    jobs: Sender<Job>,
    to_us: Sender<Heard>,
    documents: Documents,
    /// By the address of what is checked.
    checks: HashMap<String, Running>,
    n_checks: u64,
    state: State,
    shows_progress: bool,
    /// The editor left without `shutdown`.
    left_early: bool,
}

impl<'s, 'e: 's> Server<'s, 'e> {
    /// Does what a message asks; whether it was the last one.
    fn hear(&mut self, heard: Heard) -> bool {
        match heard {
            Heard::Gone => return true,
            Heard::Malformed(why) => {
                // Whose answer it would be cannot be said.
                let message = format!("a message was not understood: {why}");
                let (method, params) =
                    ("window/logMessage", json!({"type": 1, "message": message}));
                self.send(Message::Notification(Notification { method: method.into(), params }));
            }
            Heard::Checked(ended) => self.checked(*ended),
            Heard::Message(message) => match *message {
                Message::Request(request) => self.request(request),
                Message::Notification(n) if n.method == "exit" => {
                    self.left_early = self.state != State::ShutDown;
                    return true;
                }
                Message::Notification(notification) => self.notification(notification),
                // The only requests of ours ask for a place to show progress.
                Message::Response(_) => {}
            },
        }
        false
    }

    fn send(&self, message: Message) {
        let _ = self.out.send(message);
    }

    fn refuse(&self, id: RequestId, code: ErrorCode, why: &str) {
        self.send(Message::Response(Response::new_err(id, code as i32, why.to_string())));
    }

    fn request(&mut self, request: Request) {
        match (self.state, request.method.as_str()) {
            (State::New, "initialize") => {
                self.begin(&request.params);
                let result = json!({
                    "capabilities": capabilities(),
                    "serverInfo": {"name": "heddle", "version": env!("CARGO_PKG_VERSION")},
                });
                self.send(Message::Response(Response::new_ok(request.id, result)));
            }
            (State::New, _) => {
                self.refuse(request.id, ErrorCode::ServerNotInitialized, "not initialized");
            }
            (State::ShutDown, _) | (_, "initialize") => {
                self.refuse(request.id, ErrorCode::InvalidRequest, "not at this time");
            }
            (State::Ready, "shutdown") => {
                self.state = State::ShutDown;
                self.stop_all();
                self.send(Message::Response(Response::new_ok(request.id, Value::Null)));
            }
            (State::Ready, "workspace/executeCommand") => self.command(request),
            (State::Ready, _) => {
                let _ = self.jobs.send(Job::Answer(request, self.documents.clone()));
            }
        }
    }

    fn begin(&mut self, params: &Value) {
        self.state = State::Ready;
        self.shows_progress = params["capabilities"]["window"]["workDoneProgress"] == true;
        self.set(&params["initializationOptions"]);
    }

    fn set(&self, value: &Value) {
        match Settings::read(value) {
            Ok(settings) => *lock(&self.shared.settings) = settings,
            Err(why) => self.say(2, &format!("heddle's settings are not understood: {why}")),
        }
    }

    /// Tells the user something; 1 is an error, 2 a warning.
    fn say(&self, kind: u8, message: &str) {
        let params = json!({"type": kind, "message": message});
        let method = "window/showMessage".to_string();
        self.send(Message::Notification(Notification { method, params }));
    }

    fn notification(&mut self, n: Notification) {
        if self.state == State::New {
            return;
        }
        match n.method.as_str() {
            "textDocument/didOpen" => {
                if let Some(DidOpenTextDocumentParams { text_document: d }) = params(&n) {
                    let document = Document::new(d.uri, &d.language_id, d.version, d.text);
                    self.changed(document);
                }
            }
            "textDocument/didChange" => {
                let Some(p) = params::<DidChangeTextDocumentParams>(&n) else { return };
                if let Some(old) = self.documents.get(&p.text_document.uri) {
                    let new = old.changed(p.content_changes, p.text_document.version);
                    self.changed(new);
                }
            }
            "textDocument/didClose" => {
                let Some(p) = params::<DidCloseTextDocumentParams>(&n) else { return };
                let uri = p.text_document.uri;
                self.forget_verdicts(&uri);
                self.documents.remove(&uri);
                lock(&self.shared.versions).remove(uri.as_str());
                self.shared.publish(Voice::FrontEnd, &uri, ByUri::new(), &self.out);
            }
            "workspace/didChangeConfiguration" => {
                let all = &n.params["settings"];
                self.set(if all["heddle"].is_object() { &all["heddle"] } else { all });
            }
            "$/cancelRequest" => {
                if let Ok(id) = serde_json::from_value::<RequestId>(n.params["id"].clone()) {
                    self.cancel(id);
                }
            }
            "window/workDoneProgress/cancel" => {
                let token = n.params["token"].as_str().unwrap_or("");
                let number = token.strip_prefix("heddle/").and_then(|n| n.parse().ok());
                let running = self.checks.values().find(|r| Some(r.number) == number);
                if let Some(running) = running {
                    running.stop.set(Reason::Interrupted);
                }
            }
            _ => {}
        }
    }

    fn changed(&mut self, document: Document) {
        let (uri, version) = (document.uri.clone(), document.version);
        lock(&self.shared.versions).insert(uri.as_str().to_string(), version);
        self.documents.put(document);
        // Verdicts were about another text.
        self.forget_verdicts(&uri);
        let _ = self.jobs.send(Job::Diagnose(uri, version, self.documents.clone()));
    }

    fn forget_verdicts(&mut self, uri: &Uri) {
        if let Some(running) = self.checks.remove(uri.as_str()) {
            running.stop.set(Reason::Interrupted);
        }
        if lock(&self.shared.known).remove(uri.as_str()).is_some() {
            self.shared.publish(Voice::Check, uri, ByUri::new(), &self.out);
        }
    }

    fn cancel(&mut self, id: RequestId) {
        match self.checks.values().find(|r| r.request == id) {
            Some(running) => running.stop.set(Reason::Interrupted),
            None => drop(lock(&self.shared.cancelled).insert(id)),
        }
    }

    fn stop_all(&mut self) {
        self.checks.values().for_each(|r| r.stop.set(Reason::Interrupted));
        self.checks.clear();
    }

    fn command(&mut self, request: Request) {
        let Request { id, params, .. } = request;
        let word = |n: usize| params["arguments"][n].as_str();
        let uri = word(0).and_then(|text| Uri::from_str(text).ok());
        match (params["command"].as_str().unwrap_or(""), uri) {
            ("heddle.check", Some(uri)) => match self.documents.get(&uri).cloned() {
                Some(document) => self.check(id, document, word(1).map(str::to_string)),
                None => {
                    self.refuse(id, ErrorCode::InvalidParams, "this document is not open");
                }
            },
            ("heddle.stop", Some(uri)) => {
                let running = self.checks.get(uri.as_str());
                running.iter().for_each(|r| r.stop.set(Reason::Interrupted));
                let result = json!(running.is_some());
                self.send(Message::Response(Response::new_ok(id, result)));
            }
            ("heddle.check" | "heddle.stop", None) => {
                self.refuse(id, ErrorCode::InvalidParams, "the address of a document is missing");
            }
            (other, _) => {
                self.refuse(id, ErrorCode::InvalidParams, &format!("`{other}` is no command"));
            }
        }
    }

    /// Shows what a check has found, if the text is still the one that was checked, and
    /// answers who asked.
    fn checked(&mut self, ended: Ended) {
        let Ended { number, request, document, done } = ended;
        let uri = &document.uri;
        if self.checks.get(uri.as_str()).is_some_and(|r| r.number == number) {
            self.checks.remove(uri.as_str());
        }
        let Some(done) = done else {
            let text = "a bug in heddle: the check has failed";
            return self.refuse(request, ErrorCode::InternalError, text);
        };
        let now = self.documents.get(uri).map(|d| d.version);
        if now == Some(document.version) {
            lock(&self.shared.known).insert(uri.as_str().to_string(), done.known);
            self.shared.publish(Voice::Check, uri, done.diagnostics, &self.out);
        }
        self.send(Message::Response(Response::new_ok(request, json!(done.verdicts))));
    }

    /// Checks a document beside everything else; who asked is answered when it is over.
    fn check(&mut self, id: RequestId, document: Arc<Document>, property: Option<String>) {
        let key = document.uri.as_str().to_string();
        if let Some(old) = self.checks.remove(&key) {
            old.stop.set(Reason::Interrupted);
        }
        let options = lock(&self.shared.settings).options.clone();
        let mut limits = self.surroundings.limits();
        limits.memory = options.search.memory.unwrap_or(limits.memory);
        limits.workers = options.search.jobs.map_or(limits.workers, usize::from);
        self.n_checks += 1;
        let number = self.n_checks;
        let stop = Arc::clone(&limits.stop);
        self.checks.insert(key, Running { number, stop, request: id.clone() });
        let job = check::Job {
            document,
            documents: self.documents.clone(),
            property,
            options,
            limits: limits.clone(),
        };
        let (out, to_us) = (self.out.clone(), self.to_us.clone());
        let (files, surroundings) = (self.files, self.surroundings);
        let token = self.shows_progress.then(|| format!("heddle/{number}"));
        self.scope.spawn(move || {
            let host = surroundings.host(&limits);
            let _timer = limits.timer(job.options.search.timeout);
            let done = watched(&job, &*host, files, token, &out);
            let document = Arc::clone(&job.document);
            let ended = Ended { number, request: id, document, done };
            let _ = to_us.send(Heard::Checked(Box::new(ended)));
        });
    }
}

/// A check with its progress told; `None` if it has failed.
fn watched(
    job: &check::Job,
    host: &dyn Host,
    files: &dyn Host,
    token: Option<String>,
    out: &Sender<Message>,
) -> Option<Done> {
    let counters = Counters::default();
    let progress = |value: Value| {
        if let Some(token) = &token {
            let (method, params) = ("$/progress".into(), json!({"token": token, "value": value}));
            let _ = out.send(Message::Notification(Notification { method, params }));
        }
    };
    if let Some(token) = &token {
        let id = RequestId::from(token.clone());
        let method = "window/workDoneProgress/create".to_string();
        let create = Request { id, method, params: json!({"token": token}) };
        let _ = out.send(Message::Request(create));
        let bare = job.document.name.rsplit('/').next().unwrap_or("");
        let title = format!("heddle check {bare}");
        progress(json!({"kind": "begin", "title": title, "cancellable": true}));
    }
    let (over, is_over) = channel::<()>();
    let done = std::thread::scope(|scope| {
        let (counters, progress) = (&counters, &progress);
        scope.spawn(move || {
            while let Err(RecvTimeoutError::Timeout) =
                is_over.recv_timeout(Duration::from_millis(500))
            {
                if let Some(states) = counters.states() {
                    let text = format!("{states} states");
                    progress(json!({"kind": "report", "message": text}));
                }
            }
        });
        let done = catch_unwind(AssertUnwindSafe(|| check::check(job, host, files, counters))).ok();
        drop(over);
        done
    });
    progress(json!({"kind": "end"}));
    done
}

fn params<T: DeserializeOwned>(n: &Notification) -> Option<T> {
    serde_json::from_value(n.params.clone()).ok()
}

fn capabilities() -> ServerCapabilities {
    let triggers = [".", "@"].map(String::from).to_vec();
    ServerCapabilities {
        text_document_sync: Some(TextDocumentSyncCapability::Kind(
            TextDocumentSyncKind::INCREMENTAL,
        )),
        definition_provider: Some(OneOf::Left(true)),
        references_provider: Some(OneOf::Left(true)),
        document_highlight_provider: Some(OneOf::Left(true)),
        hover_provider: Some(HoverProviderCapability::Simple(true)),
        document_symbol_provider: Some(OneOf::Left(true)),
        document_formatting_provider: Some(OneOf::Left(true)),
        rename_provider: Some(OneOf::Left(true)),
        completion_provider: Some(CompletionOptions {
            trigger_characters: Some(triggers),
            ..CompletionOptions::default()
        }),
        code_lens_provider: Some(CodeLensOptions { resolve_provider: Some(false) }),
        execute_command_provider: Some(ExecuteCommandOptions {
            commands: vec!["heddle.check".into(), "heddle.stop".into()],
            ..ExecuteCommandOptions::default()
        }),
        ..ServerCapabilities::default()
    }
}
