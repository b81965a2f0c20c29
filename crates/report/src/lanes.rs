//! A run as text: one lane for each process, time downward, and only what
//! changed.
//!
//! If the lanes do not fit side by side, columns narrow; if they still do not
//! fit, the statements stand in one column with the name of who moves.

use crate::Trace;
use heddle_model::Event;
use heddle_span::SourceMap;

const NARROWEST: usize = 14;
const WIDEST: usize = 28;
const CHANGES: usize = 24;

/// The table of a run, for a page this many characters wide.
pub fn lanes(trace: &Trace, sources: &SourceMap, width: usize) -> String {
    let names = trace.lane_names();
    let layout = Layout::choose(trace, &names, width);
    let mut out = layout.header(&names);
    for (i, step) in trace.steps.iter().enumerate() {
        if trace.cycle_start == Some(i) {
            out.push_str("         ── from here the run repeats ──\n");
        }
        for (j, event) in step.events.iter().enumerate() {
            let number = if j == 0 { (i + 1).to_string() } else { String::new() };
            layout.row(&mut out, &number, event, &names, sources);
        }
    }
    if trace.cycle_start == Some(trace.steps.len()) {
        out.push_str("         ── here the run stays for ever ──\n");
    } else if trace.cycle_start.is_some() {
        out.push_str("         ── and again ──\n");
    }
    out
}

enum Layout {
    Columns(usize),
    List { lane: usize, text: usize },
}

impl Layout {
    fn choose(trace: &Trace, names: &[&str], width: usize) -> Layout {
        let events = || trace.steps.iter().flat_map(|s| &s.events);
        let longest = events().map(|e| e.text.chars().count()).max().unwrap_or(0);
        let room = width.saturating_sub(14 + CHANGES) / names.len().max(1);
        let lane = names.iter().map(|n| n.chars().count()).max().unwrap_or(0);
        if room >= NARROWEST + 2 || names.len() <= 1 {
            let column = (room.saturating_sub(2)).clamp(NARROWEST, WIDEST.max(lane));
            Layout::Columns(column.min(longest.max(lane)).max(4))
        } else {
            Layout::List { lane, text: longest.min(40) }
        }
    }

    fn header(&self, names: &[&str]) -> String {
        let mut row = String::from("  step  line  ");
        match *self {
            Layout::Columns(w) => names.iter().for_each(|n| cell(&mut row, n, w)),
            Layout::List { lane, text } => {
                cell(&mut row, "who", lane);
                cell(&mut row, "does", text);
            }
        }
        row.push_str("changed");
        row + "\n"
    }

    fn row(&self, out: &mut String, number: &str, e: &Event, names: &[&str], map: &SourceMap) {
        let line = e.span.map_or(String::new(), |s| map.position(s).line.to_string());
        let mut row = format!("{number:>6}  {line:>4}  ");
        match *self {
            Layout::Columns(w) => {
                for name in names {
                    cell(&mut row, if *name == e.lane { &e.text } else { "" }, w);
                }
            }
            Layout::List { lane, text } => {
                cell(&mut row, &e.lane, lane);
                cell(&mut row, &e.text, text);
            }
        }
        row.push_str(&remarks(e));
        out.push_str(row.trim_end());
        out.push('\n');
    }
}

/// What stands in the last column: changes, then what was printed, then notes.
fn remarks(e: &Event) -> String {
    let mut parts: Vec<String> =
        e.changes.iter().map(|c| format!("{}: {} -> {}", c.name, c.old, c.new)).collect();
    if !e.output.is_empty() {
        parts.push(format!("prints {:?}", e.output));
    }
    if !e.note.is_empty() {
        parts.push(e.note.clone());
    }
    parts.join(", ")
}

/// A text in a column of `width`, cut with `…` if it is longer.
fn cell(row: &mut String, text: &str, width: usize) {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let n = text.chars().count();
    if n <= width {
        row.push_str(&text);
        row.extend(std::iter::repeat_n(' ', width - n));
    } else {
        row.extend(text.chars().take(width - 1));
        row.push('…');
    }
    row.push_str("  ");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::tests::sample;

    #[test]
    fn side_by_side() {
        let text = lanes(&sample(), &SourceMap::new(), 100);
        let expected = "  step  line  P[0]             P[1]             changed
     1                         turn = 0
     2        cs++                              cs: 0 -> 1
     3        assert(cs == 0)
";
        assert_eq!(text, expected);
    }

    #[test]
    fn one_column_when_narrow() {
        let text = lanes(&sample(), &SourceMap::new(), 60);
        assert!(text.contains("P[0]  cs++             cs: 0 -> 1"), "{text}");
    }

    #[test]
    fn long_texts_are_cut() {
        let mut row = String::new();
        cell(&mut row, "a   very long   statement", 10);
        assert_eq!(row, "a very lo…  ");
    }

    #[test]
    fn a_lasso_is_bracketed() {
        let trace = Trace { cycle_start: Some(1), ..sample() };
        let text = lanes(&trace, &SourceMap::new(), 100);
        assert!(text.contains("from here the run repeats"), "{text}");
        assert!(text.trim_end().ends_with("and again ──"), "{text}");
    }
}
