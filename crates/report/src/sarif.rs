//! The event stream as SARIF 2.1.0, which code-scanning pages read.
//!
//! A violation is a result of level `error`, a search that could not finish a
//! `warning`, a construct that is not supported or an input that is wrong a
//! `notification` of the tool. What holds is no result: SARIF lists findings,
//! and an empty list after a successful execution says just that.

use crate::packed::sha256;
use serde_json::{Value, json};
use std::collections::BTreeMap;

const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json";

/// One SARIF log of the events of one command.
pub fn sarif(events: &[Value]) -> String {
    let of = |name: &str| events.iter().filter(|e| e["event"] == *name).collect::<Vec<_>>();
    let results: Vec<Value> = events.iter().flat_map(results).collect();
    let rules: BTreeMap<&str, Value> =
        results.iter().filter_map(|r| r["ruleId"].as_str()).map(|id| (id, rule(id))).collect();
    let version = of("start").first().map_or(Value::Null, |s| s["version"].clone());
    let exit = of("end").last().map_or(Value::Null, |e| e["exit"].clone());
    let told = events.iter().filter(|e| e["event"] == "diagnostic" || e["event"] == "error");
    let notes: Vec<Value> = told.map(notification).collect();
    let log = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {
                "name": "heddle",
                "version": version,
                "rules": rules.into_values().collect::<Vec<_>>(),
            }},
            "invocations": [{
                // Exit codes 0, 1 and 4 are answers; the others say that there is none.
                "executionSuccessful": matches!(exit.as_u64(), Some(0 | 1 | 4)),
                "exitCode": exit,
                "toolExecutionNotifications": notes,
            }],
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    });
    let text = serde_json::to_string_pretty(&log).expect("plain data");
    text + "\n"
}

/// What a verdict has to tell, if it has findings.
fn results(event: &Value) -> Vec<Value> {
    let mut found = unsuppressed(event);
    if event["expected"] == true {
        // The project says that this is so.
        let by = json!([{"kind": "external", "justification": "expected by heddle.toml"}]);
        found.iter_mut().for_each(|result| result["suppressions"] = by.clone());
    }
    found
}

fn unsuppressed(event: &Value) -> Vec<Value> {
    let Some(property) = event["property"].as_str().filter(|_| event["event"] == "verdict") else {
        return Vec::new();
    };
    let about = |finding: &Value| json!({"property": property, "trail": finding["trail"]});
    match event["verdict"].as_str() {
        Some("violated") => {
            let one = |finding: &Value| {
                let mut found = violation(finding, &event["input"]);
                found["properties"] = about(finding);
                found
            };
            match event["findings"].as_array().filter(|all| !all.is_empty()) {
                Some(all) => all.iter().map(one).collect(),
                None => {
                    let mut alone = event["violation"].clone();
                    alone["trail"] = event["trail"].clone();
                    vec![one(&alone)]
                }
            }
        }
        Some("open") => {
            let gaps = words(&event["gaps"]);
            vec![json!({
                "ruleId": "not-complete",
                "level": "warning",
                "message": {"text": format!("{property}: nothing found, not complete ({gaps})")},
                "locations": location(&Value::Null, &event["input"]),
                "properties": about(event),
            })]
        }
        _ => Vec::new(),
    }
}

/// A violation with its other places, its run, and a name that stays when lines move.
fn violation(finding: &Value, input: &Value) -> Value {
    let text = |key: &str| finding[key].as_str().unwrap_or_default();
    let name = format!("{}\n{}\n{}", text("kind"), text("file"), text("message"));
    let mut found = json!({
        "ruleId": finding["kind"],
        "level": "error",
        "message": {"text": finding["message"]},
        "locations": location(finding, input),
        "partialFingerprints": {"heddleFinding/v1": &sha256(&name)[..32]},
    });
    let related: Vec<Value> = list(&finding["related"]).iter().map(related).collect();
    if !related.is_empty() {
        found["relatedLocations"] = json!(related);
    }
    let run = list(&finding["run"]);
    if !run.is_empty() {
        found["codeFlows"] = json!([{"threadFlows": flows(run)}]);
    }
    found
}

fn related(place: &Value) -> Value {
    let mut at = location(place, &Value::Null)[0].clone();
    at["message"] = json!({"text": place["text"]});
    at
}

/// A flow for each thread; `executionOrder` tells how they interleave.
fn flows(run: &[Value]) -> Vec<Value> {
    let mut lanes: Vec<(&str, Vec<Value>)> = Vec::new();
    for (i, step) in run.iter().enumerate() {
        let lane = step["lane"].as_str().unwrap_or_default();
        let changes = list(&step["changes"]).iter().map(|c| {
            let text = |key: &str| c[key].as_str().unwrap_or_default();
            format!("{}: {} -> {}", text("name"), text("old"), text("new"))
        });
        let words = [step["text"].as_str().unwrap_or_default().to_string()].into_iter();
        let words: Vec<String> = words.chain(changes).collect();
        let mut at = location(step, &Value::Null)[0].clone();
        at["message"] = json!({"text": format!("{lane}: {}", words.join("; "))});
        let flow = json!({"location": at, "executionOrder": i + 1});
        match lanes.iter_mut().find(|(name, _)| *name == lane) {
            Some((_, flows)) => flows.push(flow),
            None => lanes.push((lane, vec![flow])),
        }
    }
    let one = |(name, locations): (&str, Vec<Value>)| json!({"id": name, "locations": locations});
    lanes.into_iter().map(one).collect()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn rule(id: &str) -> Value {
    let text = match id {
        "not-complete" => "The search ended before it had seen every state".to_string(),
        kind => format!("A run of the program ends in: {}", kind.replace('-', " ")),
    };
    json!({"id": id, "shortDescription": {"text": text}})
}

fn notification(event: &Value) -> Value {
    let level = match event["severity"].as_str() {
        Some("warning") => "warning",
        Some("note") => "note",
        _ => "error",
    };
    json!({
        "level": level,
        "message": {"text": event["message"]},
        "locations": location(&event["labels"][0], &Value::Null),
    })
}

/// A list of one place, or the input as a whole, or none.
fn location(at: &Value, input: &Value) -> Value {
    let Some(file) = at["file"].as_str().or(input.as_str()) else { return json!([]) };
    let mut place = json!({"artifactLocation": {"uri": uri(file)}});
    if at["line"].is_u64() {
        place["region"] = json!({"startLine": at["line"], "startColumn": at["column"]});
    }
    json!([{"physicalLocation": place}])
}

/// A path as a relative or absolute reference, in which some bytes are escaped.
fn uri(path: &str) -> String {
    let plain = |b: u8| b.is_ascii_alphanumeric() || b"-._~/".contains(&b);
    let mut out = String::from(if path.starts_with('/') { "file://" } else { "" });
    for b in path.bytes() {
        if plain(b) {
            out.push(b as char);
        } else {
            out.push_str(&format!("%{b:02X}"));
        }
    }
    out
}

pub(crate) fn words(list: &Value) -> String {
    let texts = list.as_array().into_iter().flatten().filter_map(Value::as_str);
    texts.collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(events: &[Value]) -> Value {
        serde_json::from_str(&sarif(events)).expect("JSON")
    }

    #[test]
    fn a_violation_is_a_result_at_its_place() {
        let events = [
            json!({"event": "start", "version": "1.2.3"}),
            json!({"event": "verdict", "input": "a b.pml", "property": "safety",
                "verdict": "violated", "trail": "a.trail",
                "violation": {"kind": "assertion", "message": "x", "file": "a b.pml",
                    "line": 7, "column": 3}}),
            json!({"event": "end", "exit": 1}),
        ];
        let run = &log(&events)["runs"][0];
        assert_eq!(run["tool"]["driver"]["version"], "1.2.3");
        assert_eq!(run["tool"]["driver"]["rules"][0]["id"], "assertion");
        assert_eq!(run["invocations"][0]["executionSuccessful"], true);
        let place = &run["results"][0]["locations"][0]["physicalLocation"];
        assert_eq!(place["artifactLocation"]["uri"], "a%20b.pml");
        assert_eq!(place["region"]["startLine"], 7);
    }

    #[test]
    fn what_holds_is_no_result_and_bad_input_no_success() {
        let held = json!({"event": "verdict", "input": "a", "property": "p", "verdict": "holds"});
        let log1 = log(&[held, json!({"event": "end", "exit": 0})]);
        assert_eq!(log1["runs"][0]["results"], json!([]));
        let wrong = json!({"event": "diagnostic", "severity": "error", "message": "m",
            "labels": [{"file": "f", "line": 2, "column": 1}]});
        let log2 = log(&[wrong, json!({"event": "end", "exit": 3})]);
        let invocation = &log2["runs"][0]["invocations"][0];
        assert_eq!(invocation["executionSuccessful"], false);
        assert_eq!(invocation["toolExecutionNotifications"][0]["level"], "error");
    }

    #[test]
    fn a_race_has_both_places_its_threads_and_a_lasting_name() {
        let step = |lane: &str, line: u32| {
            json!({"event": "step", "lane": lane, "text": "x = 1", "file": "m.c", "line": line,
                "column": 1, "changes": [{"name": "x", "old": "0", "new": "1"}]})
        };
        let finding = |line: u32| {
            json!({"kind": "data-race", "message": "race on x", "file": "m.c", "line": line,
                "column": 2, "trail": "m.trail",
                "related": [{"file": "m.c", "line": 9, "column": 4, "text": "reads here"}],
                "run": [step("a", 1), step("b", 2), step("a", 3)]})
        };
        let verdict = |line: u32| {
            json!({"event": "verdict", "input": "m.c", "property": "safety",
                "verdict": "violated", "findings": [finding(line), finding(7)]})
        };
        let log1 = log(&[verdict(5)]);
        let results = log1["runs"][0]["results"].as_array().unwrap();
        assert_eq!(results.len(), 2);
        let found = &results[0];
        let other = &found["relatedLocations"][0];
        assert_eq!(other["message"]["text"], "reads here");
        assert_eq!(other["physicalLocation"]["region"]["startLine"], 9);
        let flows = found["codeFlows"][0]["threadFlows"].as_array().unwrap();
        assert_eq!(flows.iter().map(|f| f["id"].as_str().unwrap()).collect::<Vec<_>>(), ["a", "b"]);
        let orders = |f: &Value| -> Vec<u64> {
            let all = f["locations"].as_array().unwrap().iter();
            all.map(|l| l["executionOrder"].as_u64().unwrap()).collect()
        };
        assert_eq!((orders(&flows[0]), orders(&flows[1])), (vec![1, 3], vec![2]));
        let print = |l: &Value| l["runs"][0]["results"][0]["partialFingerprints"].clone();
        assert_eq!(print(&log1), print(&log(&[verdict(50)])), "lines may move");
    }
}
