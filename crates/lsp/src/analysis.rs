//! Who answers about texts: one thread, which reads what the editor has and never searches.

use crate::Surroundings;
use crate::check::Known;
use crate::diagnostics::{Board, ByUri, Map, Voice};
use crate::documents::{Document, Documents};
use crate::features::Asked;
use crate::format::format;
use crate::outline::Outline;
use crate::overlay::Overlay;
use crate::settings::Settings;
use crate::words::Dialect;
use heddle_session::{Context, Host, Limits, Silent};
use lsp_server::{ErrorCode, Message, Notification, Request, RequestId, Response};
use lsp_types::{Position, Range, TextEdit, Uri};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard};

/// What is to be done, with the documents as they were when it was asked.
pub enum Job {
    /// Tell what is wrong with a document, if it is still of this version.
    Diagnose(Uri, i32, Documents),
    Answer(Request, Documents),
}

/// What all threads of the server share.
#[derive(Default)]
pub struct Shared {
    pub board: Mutex<Board>,
    /// Requests that nobody waits for any more.
    pub cancelled: Mutex<HashSet<RequestId>>,
    /// The newest version of each document.
    pub versions: Mutex<HashMap<String, i32>>,
    /// What the last check of a document has found out.
    pub known: Mutex<HashMap<String, Known>>,
    pub settings: Mutex<Settings>,
}

/// A lock of something that no panic leaves half done.
pub fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(|e| e.into_inner())
}

impl Shared {
    /// Shows what somebody says about a program.
    pub fn publish(&self, voice: Voice, of: &Uri, what: ByUri, out: &Sender<Message>) {
        let mut board = lock(&self.board);
        for uri in board.say(voice, of, what) {
            let version = lock(&self.versions).get(&uri).copied();
            let params = json!({
                "uri": uri, "diagnostics": board.shown(&uri), "version": version,
            });
            let method = "textDocument/publishDiagnostics".to_string();
            let _ = out.send(Message::Notification(Notification { method, params }));
        }
    }
}

/// Answers until there is nobody to ask.
pub fn run(
    jobs: &Receiver<Job>,
    shared: &Shared,
    surroundings: &dyn Surroundings,
    out: &Sender<Message>,
) {
    let limits = surroundings.limits();
    let host = surroundings.host(&limits);
    let mut analysis = Analysis {
        shared,
        host: &*host,
        limits: &limits,
        out,
        outlines: HashMap::new(),
        includes: HashMap::new(),
    };
    while let Ok(job) = jobs.recv() {
        match job {
            Job::Diagnose(uri, version, documents) => {
                let still = lock(&shared.versions).get(uri.as_str()) == Some(&version);
                if still {
                    let done = AssertUnwindSafe(|| analysis.diagnose(&uri, &documents));
                    // A front end that fails is our bug, and no reason to leave the editor.
                    let _ = catch_unwind(done);
                }
            }
            Job::Answer(request, documents) => {
                let id = request.id.clone();
                let response = if lock(&shared.cancelled).remove(&id) {
                    let text = "it was cancelled".to_string();
                    Response::new_err(id, ErrorCode::RequestCanceled as i32, text)
                } else {
                    let done = AssertUnwindSafe(|| analysis.answer(request, &documents));
                    catch_unwind(done).unwrap_or_else(|_| {
                        let text = "a bug in heddle".to_string();
                        Response::new_err(id, ErrorCode::InternalError as i32, text)
                    })
                };
                let _ = out.send(Message::Response(response));
            }
        }
    }
}

struct Analysis<'a> {
    shared: &'a Shared,
    host: &'a dyn Host,
    limits: &'a Limits,
    out: &'a Sender<Message>,
    /// The names of a document, as it was at a version.
    outlines: HashMap<String, (i32, Arc<Outline>)>,
    /// The files that a document's program is made of.
    includes: HashMap<String, Vec<String>>,
}

impl Analysis<'_> {
    fn diagnose(&mut self, uri: &Uri, documents: &Documents) {
        let Some(document) = documents.get(uri) else { return };
        let includers: Vec<Arc<Document>> = documents
            .all()
            .filter(|d| d.uri != *uri)
            .filter(|d| {
                let files = self.includes.get(d.uri.as_str());
                files.is_some_and(|f| f.contains(&document.name))
            })
            .cloned()
            .collect();
        if includers.is_empty() {
            self.diagnose_one(document, documents);
        } else {
            // A part of a program is read where it belongs.
            self.shared.publish(Voice::FrontEnd, uri, ByUri::new(), self.out);
            includers.iter().for_each(|d| self.diagnose_one(d, documents));
        }
    }

    fn diagnose_one(&mut self, document: &Document, documents: &Documents) {
        let overlay = Overlay { documents, host: self.host };
        let context = Context { host: &overlay, watch: &Silent, limits: self.limits };
        let options = lock(&self.shared.settings).options.clone();
        let (name, text) = (&document.name, &document.text);
        let found = heddle_session::diagnose(name, text, &options, context);
        let mut by_uri = ByUri::new();
        if let Some((diagnostics, sources)) = found {
            let map = Map::new(&sources, documents, &document.uri);
            diagnostics.iter().for_each(|d| map.put(d, &mut by_uri));
            let others = sources.files().map(|(_, f)| f.name.clone());
            let others = others.filter(|n| n != name).collect();
            self.includes.insert(document.uri.as_str().to_string(), others);
        }
        self.shared.publish(Voice::FrontEnd, &document.uri, by_uri, self.out);
    }

    fn outline(&mut self, document: &Document, documents: &Documents) -> Option<Arc<Outline>> {
        let dialect = document.dialect?;
        let key = document.uri.as_str().to_string();
        let included = self.includes.get(&key).is_some_and(|f| !f.is_empty());
        if let Some((version, outline)) = self.outlines.get(&key)
            && *version == document.version
            && !included
        {
            return Some(Arc::clone(outline));
        }
        let overlay = Overlay { documents, host: self.host };
        let outline = Arc::new(Outline::read(&document.name, &document.text, dialect, &overlay));
        self.outlines.insert(key, (document.version, Arc::clone(&outline)));
        Some(outline)
    }

    fn answer(&mut self, request: Request, documents: &Documents) -> Response {
        let Request { id, method, params } = request;
        let known = [
            "textDocument/definition",
            "textDocument/references",
            "textDocument/documentHighlight",
            "textDocument/hover",
            "textDocument/documentSymbol",
            "textDocument/completion",
            "textDocument/formatting",
            "textDocument/codeLens",
            "textDocument/rename",
        ];
        if !known.contains(&method.as_str()) {
            let text = format!("`{method}` is not something that this server does");
            return Response::new_err(id, ErrorCode::MethodNotFound as i32, text);
        }
        let uri: Result<Uri, _> = read(&params["textDocument"]["uri"]);
        let uri = match uri {
            Ok(uri) => uri,
            Err(why) => return Response::new_err(id, ErrorCode::InvalidParams as i32, why),
        };
        let Some(document) = documents.get(&uri).cloned() else {
            let text = "this document is not open".to_string();
            return Response::new_err(id, ErrorCode::InvalidParams as i32, text);
        };
        if method == "textDocument/formatting" {
            return Response::new_ok(id, formatted(&document, &params["options"]));
        }
        let Some(outline) = self.outline(&document, documents) else {
            return Response::new_ok(id, Value::Null);
        };
        let all = lock(&self.shared.known).get(uri.as_str()).cloned();
        let still = all.filter(|k| k.version == document.version);
        let asked =
            Asked { document: &document, documents, outline: &outline, known: still.as_ref() };
        let debugs = lock(&self.shared.settings).debugs;
        match about(&asked, &method, &params, debugs) {
            Ok(value) => Response::new_ok(id, value),
            Err(why) => Response::new_err(id, ErrorCode::InvalidParams as i32, why),
        }
    }
}

/// What is asked of one document.
fn about(asked: &Asked<'_>, method: &str, params: &Value, debugs: bool) -> Result<Value, String> {
    let position = || read::<Position>(&params["position"]);
    match method {
        "textDocument/definition" => json_of(&asked.definition(position()?)),
        "textDocument/references" => {
            let declaration = params["context"]["includeDeclaration"] == true;
            json_of(&asked.references(position()?, declaration))
        }
        "textDocument/documentHighlight" => json_of(&asked.highlights(position()?)),
        "textDocument/hover" => json_of(&asked.hover(position()?)),
        "textDocument/documentSymbol" => json_of(&asked.symbols()),
        "textDocument/completion" => json_of(&asked.completion(position()?)),
        "textDocument/codeLens" => json_of(&asked.lenses(debugs)),
        "textDocument/rename" => {
            let name: String = read(&params["newName"])?;
            let mut changes: BTreeMap<String, Vec<TextEdit>> = BTreeMap::new();
            for (location, edit) in asked.rename(position()?, &name)? {
                changes.entry(location.uri.as_str().to_string()).or_default().push(edit);
            }
            Ok(json!({"changes": changes}))
        }
        other => Err(format!("nobody answers `{other}`")),
    }
}

fn read<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    serde_json::from_value(value.clone()).map_err(|e| e.to_string())
}

fn json_of(value: &impl Serialize) -> Result<Value, String> {
    serde_json::to_value(value).map_err(|e| e.to_string())
}

/// The document, formatted, as one edit; none where there is nothing to change.
fn formatted(document: &Document, options: &Value) -> Vec<TextEdit> {
    if document.dialect != Some(Dialect::Promela) {
        return Vec::new();
    }
    let size = options["tabSize"].as_u64().filter(|n| (1..=16).contains(n)).unwrap_or(4);
    let unit = match options["insertSpaces"] == false {
        true => "\t".to_string(),
        false => " ".repeat(size as usize),
    };
    let Some(new_text) = format(&document.text, &unit) else { return Vec::new() };
    let end = document.lines.position(&document.text, document.text.len());
    vec![TextEdit { range: Range::new(Position::new(0, 0), end), new_text }]
}
