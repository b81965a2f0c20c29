//! What the events of a run say of it in a line: where it broke, what was left out, what is
//! wrong with its input. For whoever reads the events of other processes.

use serde_json::Value;

/// The violation of a `verdict` event, with its place and its trail.
pub fn violation_text(e: &Value) -> String {
    let v = &e["violation"];
    let at = match (v["file"].as_str(), v["line"].as_u64()) {
        (Some(file), Some(line)) => format!(" at {file}:{line}"),
        _ => String::new(),
    };
    let trail = e["trail"].as_str().map_or(String::new(), |t| format!(", saved as {t}"));
    format!("{}{at}{trail}", v["kind"].as_str().unwrap_or("violation"))
}

/// What the search of a `verdict` event left out.
pub fn gap_text(e: &Value) -> String {
    let gaps = e["gaps"].as_array().cloned().unwrap_or_default();
    gaps.iter().filter_map(Value::as_str).collect::<Vec<_>>().join("; ")
}

/// The first thing that is wrong with a program; without an event that says it, the first
/// line of what was said aloud.
pub fn error_text(events: &[Value], said: &str) -> String {
    let fatal = |e: &&Value| {
        e["event"] == "error"
            || e["event"] == "diagnostic"
                && (e["severity"] == "error" || e["severity"] == "unsupported")
    };
    let first = events.iter().find(fatal).map(|e| {
        let label = &e["labels"][0];
        let at = match (label["file"].as_str(), label["line"].as_u64()) {
            (Some(file), Some(line)) => format!("{file}:{line}: "),
            _ => String::new(),
        };
        format!("{at}{}", e["message"].as_str().unwrap_or(""))
    });
    let said = || said.lines().next().unwrap_or("").trim_start_matches("error: ").to_string();
    first.unwrap_or_else(said)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_line_for_each_kind_of_event() {
        let violated = json!({"violation": {"kind": "deadlock", "file": "a.pml", "line": 3},
            "trail": "a.trail"});
        assert_eq!(violation_text(&violated), "deadlock at a.pml:3, saved as a.trail");
        assert_eq!(gap_text(&json!({"gaps": ["time", "memory"]})), "time; memory");
        let label = json!({"event": "diagnostic", "severity": "error", "message": "no",
            "labels": [{"file": "b.pml", "line": 9}]});
        assert_eq!(error_text(&[label], "error: other"), "b.pml:9: no");
        assert_eq!(error_text(&[], "error: other\nmore"), "other");
    }
}
