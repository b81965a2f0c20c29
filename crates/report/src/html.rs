//! A run as one HTML file: source on the left, lanes in the middle, state
//! changes on the right, arrow keys to step. No script or style from outside.

use crate::Trace;
use heddle_span::SourceMap;
use serde_json::{Value, json};

/// The page. `fields[i]` are the values after `i` steps, as (owner, name, value).
pub fn trace_page(
    title: &str,
    trace: &Trace,
    fields: &[Vec<(String, String, String)>],
    sources: &SourceMap,
) -> String {
    let data = page_data(title, trace, fields, sources).to_string();
    // Inside a script element only `</` could end it early.
    let data = data.replace("</", "<\\/");
    include_str!("trace.html").replace("__TITLE__", &escape(title)).replace("__DATA__", &data)
}

/// The same page without a run in it: it asks the server that it comes from.
pub fn live_page(title: &str) -> String {
    include_str!("trace.html").replace("__TITLE__", &escape(title)).replace("__DATA__", "null")
}

/// What the page shows.
pub fn page_data(
    title: &str,
    trace: &Trace,
    fields: &[Vec<(String, String, String)>],
    sources: &SourceMap,
) -> Value {
    let steps: Vec<Value> = trace
        .steps
        .iter()
        .map(|step| {
            let events: Vec<Value> = step.events.iter().map(|e| event_data(e, sources)).collect();
            json!(events)
        })
        .collect();
    let violation = trace.violation.as_ref().map(|v| {
        let at = v.span.map(|s| place(s, sources));
        json!({"kind": v.kind.name(), "message": v.message, "at": at})
    });
    let files: Vec<Value> =
        sources.files().map(|(_, f)| json!({"name": f.name, "text": f.text})).collect();
    json!({
        "format": "heddle-page/1", "title": title, "summary": trace.summary(),
        "lanes": trace.lane_names(), "steps": steps, "cycleStart": trace.cycle_start,
        "violation": violation, "files": files, "fields": fields,
    })
}

/// One statement, as the page shows it.
pub fn event_data(e: &heddle_model::Event, sources: &SourceMap) -> Value {
    let changes: Vec<Value> = e.changes.iter().map(|c| json!([c.name, c.old, c.new])).collect();
    json!({
        "lane": e.lane, "text": e.text, "changes": changes, "output": e.output,
        "note": e.note, "at": e.span.map(|s| place(s, sources)),
    })
}

fn place(span: heddle_span::Span, sources: &SourceMap) -> Value {
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
    fn a_script_end_in_the_source_cannot_break_out() {
        let mut sources = SourceMap::new();
        sources.add("x", "</script><b>");
        let page = trace_page("<t>", &sample(), &[], &sources);
        assert_eq!(page.matches("</script>").count(), 1);
        assert!(page.contains("<title>&lt;t&gt;"));
        assert!(page.contains("cs++"));
    }
}
