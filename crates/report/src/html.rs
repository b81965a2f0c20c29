//! The page: one HTML file with its style and its scripts inside, and, for a report, its
//! data. Nothing comes from outside.
//!
//! The files of `page/` are plain HTML, CSS and JavaScript, put together here.

use crate::Trace;
use heddle_model::{Blocked, Event};
use heddle_span::{SourceMap, Span};
use serde_json::{Value, json};

const HTML: &str = include_str!("page/page.html");
const STYLE: &str = include_str!("page/page.css");

/// In this order: later ones use earlier ones, and the last one begins.
const SCRIPTS: [&str; 10] = [
    include_str!("page/base.js"),
    include_str!("page/run.js"),
    include_str!("page/lanes.js"),
    include_str!("page/trace.js"),
    include_str!("page/draw.js"),
    include_str!("page/graphs.js"),
    include_str!("page/compare.js"),
    include_str!("page/litmus.js"),
    include_str!("page/coverage.js"),
    include_str!("page/begin.js"),
];

/// The page, with the answers that it would ask a server for, or without: then it asks the
/// server that it comes from.
pub fn page(title: &str, answers: Option<&Value>) -> String {
    // Inside a script element only `</` and `<!--` could end it early.
    let data = answers.map_or("null".to_string(), |a| a.to_string().replace('<', "\\u003c"));
    HTML.replace("__TITLE__", &escape(title))
        .replace("__STYLE__", STYLE)
        .replace("__SCRIPT__", &SCRIPTS.join("\n"))
        .replace("__DATA__", &data)
}

/// A run as the page shows it.
pub struct RunData<'a> {
    pub trace: &'a Trace,
    /// The values before the first step and after each: owner, name, value.
    pub values: &'a [Vec<(String, String, String)>],
    /// Who cannot move at its end.
    pub blocked: &'a [Blocked],
    pub sources: &'a SourceMap,
    /// Arrows between statements: kind, step and place of both ends, object.
    pub arrows: Vec<Value>,
}

impl RunData<'_> {
    pub fn json(&self) -> Value {
        let RunData { trace, sources, .. } = self;
        let steps: Vec<Value> = trace
            .steps
            .iter()
            .map(|step| step.events.iter().map(|e| event_data(e, sources)).collect())
            .collect();
        let violation = trace.violation.as_ref().map(|v| {
            let related: Vec<Value> =
                v.related.iter().map(|(s, text)| json!([place(*s, sources), text])).collect();
            let at = v.span.map(|s| place(s, sources));
            json!({"kind": v.kind.name(), "message": v.message, "at": at, "related": related})
        });
        let blocked: Vec<Value> = self
            .blocked
            .iter()
            .map(|b| {
                let at = b.span.map(|s| place(s, sources));
                json!({"lane": b.lane, "text": b.text, "reason": b.reason, "at": at})
            })
            .collect();
        let changes: Vec<Value> =
            self.values.windows(2).map(|pair| changes(&pair[0], &pair[1])).collect();
        json!({
            "summary": trace.summary(), "lanes": trace.lane_names(), "steps": steps,
            "cycleStart": trace.cycle_start, "violation": violation, "blocked": blocked,
            "values": self.values.first(), "changes": changes, "arrows": self.arrows,
        })
    }
}

/// What is new in the values after a step; `null` for what is gone.
fn changes(old: &[(String, String, String)], new: &[(String, String, String)]) -> Value {
    let key = |f: &(String, String, String)| (f.0.clone(), f.1.clone());
    let before: std::collections::HashMap<_, _> = old.iter().map(|f| (key(f), &f.2)).collect();
    let after: std::collections::HashSet<_> = new.iter().map(key).collect();
    let changed = new.iter().filter(|f| before.get(&key(f)) != Some(&&f.2));
    let gone = old.iter().filter(|f| !after.contains(&key(f)));
    let changed = changed.map(|f| json!([f.0, f.1, f.2]));
    changed.chain(gone.map(|f| json!([f.0, f.1, null]))).collect()
}

/// One statement, as the page shows it.
pub fn event_data(e: &Event, sources: &SourceMap) -> Value {
    let changes: Vec<Value> = e.changes.iter().map(|c| json!([c.name, c.old, c.new])).collect();
    let touches: Vec<Value> =
        e.touches.iter().map(|t| json!([t.act.name(), t.object, t.value])).collect();
    json!({
        "lane": e.lane, "text": e.text, "changes": changes, "output": e.output,
        "note": e.note, "at": e.span.map(|s| place(s, sources)), "touches": touches,
    })
}

/// File, line and column.
pub fn place(span: Span, sources: &SourceMap) -> Value {
    let p = sources.position(span);
    json!([span.file.0, p.line, p.column])
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::tests::sample;

    #[test]
    fn a_script_end_in_the_data_cannot_break_out() {
        let answers = json!({"program": {"title": "</script><b> <!-- <script>"}});
        let (with, without) = (page("<t>", Some(&answers)), page("<t>", None));
        assert_eq!(with.matches("</script>").count(), without.matches("</script>").count());
        assert!(with.contains("<title>&lt;t&gt;") && !with.contains("<b>"));
        assert!(!with.contains("http://") || !with.contains("src="), "nothing from outside");
    }

    #[test]
    fn values_are_told_by_their_changes() {
        let sources = SourceMap::new();
        let value = |n: &str, v: &str| (String::new(), n.to_string(), v.to_string());
        let values = [
            vec![value("x", "0"), value("y", "1")],
            vec![value("x", "1"), value("y", "1")],
            vec![value("x", "1"), value("z", "2")],
        ];
        let trace = sample();
        let run = RunData {
            trace: &trace,
            values: &values,
            blocked: &[],
            sources: &sources,
            arrows: vec![],
        };
        let data = run.json();
        assert_eq!(data["changes"], json!([[["", "x", "1"]], [["", "z", "2"], ["", "y", null]]]));
        assert_eq!(data["steps"][1][0]["text"], "cs++");
    }
}
