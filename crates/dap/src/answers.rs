//! What a request is answered.

use crate::debugger::{Debugger, Inbox, Move};
use crate::places::range;
use crate::stops::Watched;
use crate::tree::{Node, of_owner};
use crate::wire::{Out, Request};
use serde_json::{Value, json};
use std::io;

/// What this adapter can do.
pub fn capabilities() -> Value {
    json!({
        "supportsConfigurationDoneRequest": true,
        "supportsStepBack": true,
        "supportsRestartRequest": true,
        "supportsDataBreakpoints": true,
        "supportsExceptionInfoRequest": true,
        "supportsStepInTargetsRequest": true,
        "supportsTerminateRequest": true,
        "supportsEvaluateForHovers": true,
        "supportsLoadedSourcesRequest": true,
        "supportsCompletionsRequest": true,
        "exceptionBreakpointFilters": [
            {"filter": "violation", "label": "Violation", "default": true,
             "description": "Tell the violation at the end of the run as an exception"},
            {"filter": "switch", "label": "Thread switches", "default": false,
             "description": "Stop whenever another thread goes on"},
        ],
    })
}

/// An answer, or why there is none.
type Answer = Result<Value, String>;

impl Debugger<'_, '_, '_> {
    pub fn answer(
        &mut self,
        request: &Request,
        from: Inbox<'_>,
        out: &mut Out<'_>,
    ) -> io::Result<()> {
        if let Some(how) = self.movement(request) {
            let all = json!({"allThreadsContinued": true});
            out.answer(request, if request.command == "continue" { all } else { Value::Null })?;
            return self.go(how, from, out);
        }
        let answer = match request.command.as_str() {
            "configurationDone" => {
                out.answer(request, Value::Null)?;
                return self.configured(from, out);
            }
            // Nothing goes on between two requests.
            "pause" => Ok(Value::Null),
            "threads" => Ok(self.threads()),
            "stackTrace" => self.stack(request),
            "scopes" => self.scopes(request),
            "variables" => self.variables(request),
            "evaluate" => self.evaluate(request),
            "completions" => Ok(self.completions(request)),
            "setBreakpoints" => Ok(self.set_lines(request)),
            "setExceptionBreakpoints" => Ok(self.set_filters(request)),
            "dataBreakpointInfo" => Ok(self.data_info(request)),
            "setDataBreakpoints" => Ok(self.set_data(request)),
            "exceptionInfo" => self.exception(),
            "stepInTargets" => Ok(self.targets()),
            "source" => self.source(request),
            "loadedSources" => Ok(self.loaded()),
            other => Err(format!("`{other}` is not something that this adapter does")),
        };
        match answer {
            Ok(body) => out.answer(request, body),
            Err(why) => out.refuse(request, &why),
        }
    }

    fn movement(&self, request: &Request) -> Option<Move> {
        let thread = request.number("threadId");
        Some(match request.command.as_str() {
            "next" => Move::Step(thread),
            "stepIn" => match request.number("targetId") {
                Some(target) => Move::Take(target.saturating_sub(1)),
                None => Move::Step(thread),
            },
            "stepOut" => Move::ToSwitch,
            "continue" => Move::On,
            "stepBack" => Move::Back,
            "reverseContinue" => Move::BackOn,
            "restart" => Move::Restart,
            _ => return None,
        })
    }

    fn threads(&mut self) -> Value {
        let standing = self.standing();
        let mut threads: Vec<(usize, String)> =
            standing.into_iter().map(|s| (self.id_of(&s.lane), s.lane)).collect();
        threads.sort();
        let threads: Vec<Value> =
            threads.iter().map(|(id, lane)| json!({"id": id, "name": lane})).collect();
        json!({"threads": threads})
    }

    /// A thread has one frame, with the number of the thread.
    fn stack(&mut self, request: &Request) -> Answer {
        let id = request.number("threadId").unwrap_or(0);
        let lane = self.lane(id).ok_or("there is no such thread")?.to_string();
        let standing = self.standing().into_iter().find(|s| s.lane == lane);
        let Some(standing) = standing else {
            return Ok(json!({"stackFrames": [], "totalFrames": 0}));
        };
        let name = match &standing.waits {
            Some(why) if standing.text.is_empty() => format!("{lane} ({why})"),
            _ => format!("{lane}: {}", standing.text),
        };
        let mut frame = json!({"id": id, "name": name, "line": 0, "column": 0});
        if let Some(span) = standing.span {
            let sources = self.explorer.sources();
            let (first, last) = range(span, sources);
            frame["source"] = self.places.source(span.file, sources);
            (frame["line"], frame["column"]) = (json!(first.line), json!(first.column));
            (frame["endLine"], frame["endColumn"]) = (json!(last.line), json!(last.column));
        }
        Ok(json!({"stackFrames": [frame], "totalFrames": 1}))
    }

    fn scopes(&mut self, request: &Request) -> Answer {
        let id = request.number("frameId").unwrap_or(0);
        let lane = self.lane(id).ok_or("there is no such frame")?.to_string();
        let values = self.values();
        let (own, global) = (of_owner(&values, &lane), of_owner(&values, ""));
        let mut scopes = Vec::new();
        for (name, hint, owner, nodes) in
            [("Local", "locals", lane, own), ("Global", "globals", String::new(), global)]
        {
            if !nodes.is_empty() {
                let n = nodes.len();
                let reference = self.hold(owner, nodes);
                scopes.push(json!({
                    "name": name, "presentationHint": hint, "variablesReference": reference,
                    "namedVariables": n, "expensive": false,
                }));
            }
        }
        Ok(json!({"scopes": scopes}))
    }

    fn variables(&mut self, request: &Request) -> Answer {
        let reference = request.number("variablesReference").unwrap_or(0);
        let held = reference.checked_sub(1).and_then(|i| self.nodes.get(i)).cloned();
        let (owner, nodes) = held.ok_or("the run has moved since")?;
        let all: Vec<Value> = nodes.into_iter().map(|n| self.variable(&owner, n)).collect();
        Ok(json!({"variables": all}))
    }

    fn variable(&mut self, owner: &str, node: Node) -> Value {
        let (name, path, value) = (node.name.clone(), node.path.clone(), node.shown());
        let reference =
            if node.parts.is_empty() { 0 } else { self.hold(owner.to_string(), node.parts) };
        json!({
            "name": name, "value": value, "variablesReference": reference,
            "evaluateName": path,
        })
    }

    /// Keeps nodes for a question to come, until the run moves.
    fn hold(&mut self, owner: String, nodes: Vec<Node>) -> usize {
        self.nodes.push((owner, nodes));
        self.nodes.len()
    }

    /// The values at the current place; after a step that breaks, those before it.
    fn values(&self) -> heddle_explorer::Values {
        let all = &self.walked.values;
        all.get(self.at).or(all.last()).cloned().unwrap_or_default()
    }

    /// The value of a variable, of the thread of a frame or global; `ways` lists the ways on.
    fn evaluate(&mut self, request: &Request) -> Answer {
        let asked = request.text("expression").unwrap_or("").trim();
        if asked == "ways" && request.text("context") == Some("repl") {
            let ways = self.ways();
            let lines: Vec<String> =
                ways.iter().enumerate().map(|(i, w)| format!("{} {}", i + 1, label(w))).collect();
            return Ok(json!({"result": lines.join("\n"), "variablesReference": 0}));
        }
        let values = self.values();
        let lane = request.number("frameId").and_then(|id| self.lane(id)).unwrap_or("");
        let lane = lane.to_string();
        for owner in [lane.as_str(), ""] {
            if let Some(node) = find(of_owner(&values, owner), asked) {
                let mut found = self.variable(owner, node);
                found["result"] = found["value"].take();
                return Ok(found);
            }
        }
        Err(format!("`{asked}` is no variable here"))
    }

    fn completions(&self, request: &Request) -> Value {
        let lane = request.number("frameId").and_then(|id| self.lane(id)).unwrap_or("");
        let values = self.values();
        let mut names: Vec<String> = [lane, ""]
            .iter()
            .flat_map(|o| of_owner(&values, o))
            .map(|n| n.name)
            .chain(["ways".to_string()])
            .collect();
        names.dedup();
        let targets: Vec<Value> = names.iter().map(|n| json!({"label": n})).collect();
        json!({"targets": targets})
    }

    /// A breakpoint stands on the first statement at its line or after it.
    fn set_lines(&mut self, request: &Request) -> Value {
        let sources = self.explorer.sources();
        let file = self.places.file(&request.arguments["source"], sources);
        let lines = |file| {
            let mut lines: Vec<u32> = self
                .explorer
                .statements()
                .into_iter()
                .chain(self.walked.steps.iter().flat_map(|s| &s.events).filter_map(|e| e.span))
                .filter(|s| s.file == file)
                .map(|s| sources.position(s).line)
                .collect();
            lines.sort_unstable();
            lines.dedup();
            lines
        };
        let known = file.map_or(Vec::new(), lines);
        let asked = request.arguments["breakpoints"].as_array().cloned().unwrap_or_default();
        self.stops.lines.retain(|l| Some(l.0) != file);
        let mut answers = Vec::new();
        for breakpoint in asked {
            let line = breakpoint["line"].as_u64().and_then(|n| u32::try_from(n).ok()).unwrap_or(0);
            answers.push(match (file, known.iter().find(|&&k| k >= line)) {
                (Some(file), Some(&line)) => {
                    self.stops.lines.push((file, line));
                    json!({"verified": true, "line": line})
                }
                (None, _) => json!({
                    "verified": false, "line": line,
                    "message": "this file is not what was checked, or has changed since",
                }),
                _ => json!({
                    "verified": false, "line": line, "message": "there is no statement here",
                }),
            });
        }
        json!({"breakpoints": answers})
    }

    fn set_filters(&mut self, request: &Request) -> Value {
        let filters = request.arguments["filters"].as_array().cloned().unwrap_or_default();
        let has = |name: &str| filters.iter().any(|f| f == name);
        (self.stops.violation, self.stops.switches) = (has("violation"), has("switch"));
        Value::Null
    }

    fn data_info(&mut self, request: &Request) -> Value {
        let name = request.text("name").unwrap_or("");
        let held = request.number("variablesReference").and_then(|r| r.checked_sub(1));
        let found = match held.and_then(|i| self.nodes.get(i)) {
            Some((owner, nodes)) => {
                nodes.iter().find(|n| n.name == name).map(|n| (owner.clone(), n.path.clone()))
            }
            None => find(of_owner(&self.values(), ""), name).map(|n| (String::new(), n.path)),
        };
        match found {
            Some((owner, path)) => json!({
                "dataId": json!([owner, path]).to_string(),
                "description": if owner.is_empty() { path } else { format!("{owner}: {path}") },
                "accessTypes": ["write"], "canPersist": true,
            }),
            None => json!({"dataId": null, "description": format!("`{name}` is no variable here")}),
        }
    }

    fn set_data(&mut self, request: &Request) -> Value {
        let asked = request.arguments["breakpoints"].as_array().cloned().unwrap_or_default();
        self.stops.variables.clear();
        let mut answers = Vec::new();
        for one in asked {
            let id: Option<(String, String)> =
                one["dataId"].as_str().and_then(|id| serde_json::from_str(id).ok());
            let reads = one["accessType"].as_str().is_some_and(|t| t != "write");
            answers.push(match id {
                Some((owner, name)) if !reads => {
                    self.stops.variables.push(Watched { owner, name });
                    json!({"verified": true})
                }
                Some(_) => json!({"verified": false, "message": "only writes are watched"}),
                None => json!({"verified": false, "message": "this names no variable"}),
            });
        }
        json!({"breakpoints": answers})
    }

    fn exception(&self) -> Answer {
        let violation = self.violation_here().ok_or("nothing is wrong here")?;
        let sources = self.explorer.sources();
        let place = violation.span.map_or(String::new(), |s| format!(" at {}", sources.place(s)));
        let related: Vec<String> = violation
            .related
            .iter()
            .map(|(span, text)| format!("{}: {text}", sources.place(*span)))
            .collect();
        Ok(json!({
            "exceptionId": violation.kind.name(), "breakMode": "always",
            "description": format!("{}{place}", violation.message),
            "details": {
                "message": violation.message, "typeName": violation.kind.name(),
                "stackTrace": related.join("\n"),
            },
        }))
    }

    fn targets(&self) -> Value {
        let ways = self.ways();
        let sources = self.explorer.sources();
        let target = |(i, w): (usize, &heddle_explorer::Way)| {
            let mut target = json!({"id": i + 1, "label": label(w)});
            if let Some(span) = w.events.first().and_then(|e| e.span) {
                let (first, last) = range(span, sources);
                (target["line"], target["column"]) = (json!(first.line), json!(first.column));
                (target["endLine"], target["endColumn"]) = (json!(last.line), json!(last.column));
            }
            target
        };
        let targets: Vec<Value> = ways.iter().enumerate().map(target).collect();
        json!({"targets": targets})
    }

    fn source(&self, request: &Request) -> Answer {
        let reference = json!({"sourceReference": request.arguments["sourceReference"]});
        let asked = match request.arguments["source"]["sourceReference"].as_u64() {
            Some(n) if n > 0 => &request.arguments["source"],
            _ => &reference,
        };
        let sources = self.explorer.sources();
        let file = self.places.file(asked, sources).ok_or("there is no such source")?;
        Ok(json!({"content": sources.file(file).text}))
    }

    fn loaded(&self) -> Value {
        let sources = self.explorer.sources();
        let all: Vec<Value> =
            sources.files().map(|(id, _)| self.places.source(id, sources)).collect();
        json!({"sources": all})
    }
}

/// A way on, in a line.
fn label(way: &heddle_explorer::Way) -> String {
    let lane = way.events.first().map_or("", |e| e.lane.as_str());
    let texts: Vec<&str> = way.events.iter().map(|e| e.text.as_str()).collect();
    let breaks = way.breaks.as_ref().map_or(String::new(), |v| format!("   breaks: {}", v.message));
    format!("{lane}: {}{breaks}", texts.join("; "))
}

/// A variable or a part of one by its whole name.
fn find(nodes: Vec<Node>, path: &str) -> Option<Node> {
    for node in nodes {
        if node.path == path {
            return Some(node);
        }
        let below =
            path.strip_prefix(node.path.as_str()).is_some_and(|r| r.starts_with(['.', '[']));
        if below && let Some(found) = find(node.parts, path) {
            return Some(found);
        }
    }
    None
}
