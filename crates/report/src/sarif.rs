//! The event stream as SARIF 2.1.0, which code-scanning pages read.
//!
//! A violation is a result of level `error`, a search that could not finish a
//! `warning`, a construct that is not supported or an input that is wrong a
//! `notification` of the tool. What holds is no result: SARIF lists findings,
//! and an empty list after a successful execution says just that.

use serde_json::{Value, json};
use std::collections::BTreeMap;

const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json";

/// One SARIF log of the events of one command.
pub fn sarif(events: &[Value]) -> String {
    let of = |name: &str| events.iter().filter(|e| e["event"] == *name).collect::<Vec<_>>();
    let results: Vec<Value> = events.iter().filter_map(result).collect();
    let rules: BTreeMap<&str, Value> =
        results.iter().filter_map(|r| r["ruleId"].as_str()).map(|id| (id, rule(id))).collect();
    let version = of("start").first().map_or(Value::Null, |s| s["version"].clone());
    let exit = of("end").last().map_or(Value::Null, |e| e["exit"].clone());
    let notes: Vec<Value> = of("diagnostic").into_iter().map(notification).collect();
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

/// What a verdict has to tell, if it is a finding.
fn result(event: &Value) -> Option<Value> {
    let property = event["property"].as_str()?;
    if event["event"] != "verdict" {
        return None;
    }
    let mut found = match event["verdict"].as_str()? {
        "violated" => {
            let violation = &event["violation"];
            json!({
                "ruleId": violation["kind"],
                "level": "error",
                "message": {"text": violation["message"]},
                "locations": location(violation, &event["input"]),
            })
        }
        "open" => {
            let gaps = words(&event["gaps"]);
            json!({
                "ruleId": "not-complete",
                "level": "warning",
                "message": {"text": format!("{property}: nothing found, not complete ({gaps})")},
                "locations": location(&Value::Null, &event["input"]),
            })
        }
        _ => return None,
    };
    found["properties"] = json!({"property": property, "trail": event["trail"]});
    Some(found)
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
        Some("error" | "unsupported") => "error",
        Some("warning") => "warning",
        _ => "note",
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
}
