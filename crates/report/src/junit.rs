//! The event stream as JUnit XML, which test runners and CI pages read: a test
//! case for each property.
//!
//! Violated is a failure; open is an error, since a CI page has no other word
//! for "not known" that would keep a build from being green.

use crate::sarif::words;
use serde_json::Value;
use std::fmt::Write;

/// One test suite of the events of one command.
pub fn junit(events: &[Value]) -> String {
    let mut cases: Vec<Case> = events.iter().filter_map(case).collect();
    let wrong = |e: &&Value| {
        e["event"] == "diagnostic"
            && matches!(e["severity"].as_str(), Some("error" | "unsupported"))
            || e["event"] == "error" && e["kind"] != "expectation"
    };
    let start = events.iter().find(|e| e["event"] == "start");
    let input = start.and_then(|s| s["inputs"][0].as_str()).unwrap_or("heddle");
    cases.extend(events.iter().filter(wrong).map(|d| refused(d, input)));
    cases.extend(events.iter().filter(|e| e["kind"] == "expectation").map(unexpected));
    let count = |word: &str| cases.iter().filter(|c| c.element == Some(word)).count();
    let mut xml = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    // A sum of nothing is -0.0, and no time.
    let seconds = cases.iter().fold(0.0, |sum, c| sum + c.seconds);
    let _ = writeln!(
        xml,
        "<testsuites>\n  <testsuite name=\"heddle\" tests=\"{}\" failures=\"{}\" errors=\"{}\" time=\"{seconds:.3}\">",
        cases.len(),
        count("failure"),
        count("error"),
    );
    cases.iter().for_each(|c| c.write(&mut xml));
    xml.push_str("  </testsuite>\n</testsuites>\n");
    xml
}

struct Case {
    input: String,
    name: String,
    seconds: f64,
    /// `failure`, `error`, or passed.
    element: Option<&'static str>,
    kind: String,
    message: String,
    /// The run as lanes.
    trace: String,
}

impl Case {
    fn write(&self, xml: &mut String) {
        let (input, name) = (escape(&self.input), escape(&self.name));
        let open = format!(
            "    <testcase classname=\"{input}\" name=\"{name}\" time=\"{:.3}\"",
            self.seconds
        );
        let _ = match self.element {
            None => writeln!(xml, "{open}/>"),
            Some(element) if self.trace.is_empty() => writeln!(
                xml,
                "{open}>\n      <{element} type=\"{}\" message=\"{}\"/>\n    </testcase>",
                escape(&self.kind),
                escape(&self.message),
            ),
            Some(element) => writeln!(
                xml,
                "{open}>\n      <{element} type=\"{}\" message=\"{}\">{}</{element}>\n    </testcase>",
                escape(&self.kind),
                escape(&self.message),
                escape(&self.trace),
            ),
        };
    }
}

/// The case that a verdict makes.
fn case(event: &Value) -> Option<Case> {
    let verdict = event["verdict"].as_str().filter(|_| event["event"] == "verdict")?;
    let text = |key: &str| event[key].as_str().unwrap_or_default().to_string();
    let violation = &event["violation"];
    let (element, kind, message) = match verdict {
        _ if event["expected"] == true => (None, String::new(), String::new()),
        "violated" => {
            let at = |key: &str| match &violation[key] {
                Value::Null => String::new(),
                Value::String(s) => format!("{s}:"),
                other => format!("{other}: "),
            };
            let what = violation["message"].as_str().unwrap_or("violated");
            let kind = violation["kind"].as_str().unwrap_or("violated");
            let place = at("file") + &at("line");
            (Some("failure"), kind.to_string(), place + what)
        }
        "open" => {
            (Some("error"), "open".into(), format!("not complete: {}", words(&event["gaps"])))
        }
        _ => (None, String::new(), String::new()),
    };
    let seconds = event["seconds"].as_f64().unwrap_or(0.0);
    let trace = if element.is_some() { lanes(&event["findings"]) } else { String::new() };
    let (input, name) = (text("input"), text("property"));
    Some(Case { input, name, seconds, element, kind, message, trace })
}

/// The runs of all findings, one after the other.
fn lanes(findings: &Value) -> String {
    let all = findings.as_array().map_or(&[][..], Vec::as_slice);
    let one = |f: &Value| {
        let run = f["lanes"].as_str()?;
        Some(format!("\n{}\n\n{run}", f["message"].as_str().unwrap_or_default()))
    };
    all.iter().filter_map(one).collect()
}

/// The case that an input makes which could not be read.
fn refused(diagnostic: &Value, input: &str) -> Case {
    let label = &diagnostic["labels"][0];
    let message = diagnostic["message"].as_str().unwrap_or_default();
    let place = match (label["file"].as_str(), label["line"].as_u64()) {
        (Some(file), Some(line)) => format!("{file}:{line}: "),
        _ => String::new(),
    };
    Case {
        input: input.to_string(),
        name: "input".into(),
        seconds: 0.0,
        element: Some("error"),
        kind: ["severity", "kind"]
            .iter()
            .find_map(|key| diagnostic[key].as_str())
            .unwrap_or("error")
            .to_string(),
        message: place + message,
        trace: String::new(),
    }
}

/// The case that a program makes which holds, and was expected not to.
fn unexpected(event: &Value) -> Case {
    let text = |key: &str| event[key].as_str().unwrap_or_default().to_string();
    Case {
        input: text("input"),
        name: text("case"),
        seconds: 0.0,
        element: Some("failure"),
        kind: text("kind"),
        message: text("message"),
        trace: String::new(),
    }
}

fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' => out.push_str("&#10;"),
            // XML 1.0 has no other control characters at all.
            c if (c as u32) < 32 && c != '\t' => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn each_verdict_is_a_case() {
        let events = [
            json!({"event": "start", "inputs": ["a.pml"]}),
            json!({"event": "verdict", "input": "a.pml", "property": "p", "verdict": "holds",
                "seconds": 0.5}),
            json!({"event": "verdict", "input": "a.pml", "property": "a && b",
                "verdict": "violated", "violation": {"kind": "assertion", "message": "x < 1",
                "file": "a.pml", "line": 7}}),
            json!({"event": "verdict", "input": "a.pml", "property": "r", "verdict": "open",
                "gaps": ["time"]}),
            json!({"event": "end", "verdict": "violated", "exit": 1}),
        ];
        let xml = junit(&events);
        assert!(xml.contains("tests=\"3\" failures=\"1\" errors=\"1\" time=\"0.500\""), "{xml}");
        assert!(xml.contains("name=\"p\" time=\"0.500\"/>"), "{xml}");
        assert!(xml.contains("name=\"a &amp;&amp; b\""), "{xml}");
        assert!(xml.contains("type=\"assertion\" message=\"a.pml:7: x &lt; 1\""), "{xml}");
        assert!(xml.contains("message=\"not complete: time\""), "{xml}");
    }

    #[test]
    fn an_input_that_cannot_be_read_is_an_error() {
        let events = [json!({"event": "diagnostic", "severity": "error", "message": "no",
            "labels": [{"file": "f", "line": 2}]})];
        let xml = junit(&events);
        assert!(xml.contains("tests=\"1\" failures=\"0\" errors=\"1\""), "{xml}");
        assert!(xml.contains("message=\"f:2: no\""), "{xml}");
        // Nor is it green where there is no text to point at.
        let xml = junit(&[crate::error_json("input", "cannot read f")]);
        assert!(xml.contains("tests=\"1\" failures=\"0\" errors=\"1\" time=\"0.000\""), "{xml}");
        assert!(xml.contains("type=\"input\" message=\"cannot read f\""), "{xml}");
        assert!(junit(&[]).contains("time=\"0.000\""));
    }
}
