//! A run as text: one lane for each process, time downward, and only what
//! changed.
//!
//! The table is as wide as it needs to be and never wider than the page. Lanes that do not
//! fit side by side narrow, the widest first; if they still do not fit, the statements stand
//! in one column with the name of who moves. Statements are cut with `…`; what changed is
//! never cut, but goes on in the next line.

use crate::Trace;
use crate::plain::{plain, width};
use heddle_model::Event;
use heddle_span::SourceMap;

/// Step and line numbers.
const NUMBERS: usize = 14;
/// Between columns.
const GAP: usize = 2;
const NARROWEST: usize = 12;
/// What the changes get at least, and without need no more than.
const CHANGES: usize = 20;
const MOST_CHANGES: usize = 44;

/// The table of a run, for a page this many characters wide.
pub fn lanes(trace: &Trace, sources: &SourceMap, page: usize) -> String {
    let names = trace.lane_names();
    let layout = Layout::choose(trace, &names, page.max(NUMBERS + NARROWEST + GAP + CHANGES));
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

/// How wide each column is; the last is that of the changes.
struct Layout {
    /// Those of the lanes, or of `who` and `does`.
    columns: Vec<usize>,
    changes: usize,
    is_list: bool,
}

impl Layout {
    fn choose(trace: &Trace, names: &[&str], page: usize) -> Layout {
        let events = || trace.steps.iter().flat_map(|s| &s.events);
        let of_lane = |name: &&str| {
            let texts = events().filter(|e| e.lane == **name).map(|e| width(&one_line(&e.text)));
            texts.chain([width(name)]).max().unwrap_or(0)
        };
        let wanted: Vec<usize> = names.iter().map(of_lane).collect();
        let remarks = events().map(|e| width(&remarks(e).join(", "))).max().unwrap_or(0);
        let changes = remarks.clamp(CHANGES, MOST_CHANGES);
        let room = page - NUMBERS;
        if let Some(columns) = fit(&wanted, room.saturating_sub(changes.min(room / 3))) {
            return Layout::new(columns, room, false);
        }
        let who = names.iter().map(|n| width(n)).max().unwrap_or(0).clamp(3, 20);
        let text = wanted.iter().copied().max().unwrap_or(0).max(4);
        let most = room.saturating_sub(who + 2 * GAP + CHANGES.max(changes.min(room / 3)));
        Layout::new(vec![who, text.min(most.max(NARROWEST))], room, true)
    }

    fn new(columns: Vec<usize>, room: usize, is_list: bool) -> Layout {
        let used: usize = columns.iter().map(|w| w + GAP).sum();
        Layout { columns, changes: room.saturating_sub(used).max(8), is_list }
    }

    fn header(&self, names: &[&str]) -> String {
        let heads = if self.is_list { &["who", "does"][..] } else { names };
        let mut row = String::from("  step  line  ");
        heads.iter().zip(&self.columns).for_each(|(head, w)| cell(&mut row, head, *w));
        row.push_str("changed");
        row + "\n"
    }

    fn row(&self, out: &mut String, number: &str, e: &Event, names: &[&str], map: &SourceMap) {
        let line = e.span.map_or(String::new(), |s| map.position(s).line.to_string());
        let mut row = format!("{number:>6}  {line:>4}  ");
        if self.is_list {
            cell(&mut row, &e.lane, self.columns[0]);
            cell(&mut row, &e.text, self.columns[1]);
        } else {
            for (name, w) in names.iter().zip(&self.columns) {
                cell(&mut row, if *name == e.lane { &e.text } else { "" }, *w);
            }
        }
        let indent = NUMBERS + self.columns.iter().map(|w| w + GAP).sum::<usize>();
        for (i, part) in wrapped(&remarks(e), self.changes).iter().enumerate() {
            if i > 0 {
                row = " ".repeat(indent);
            }
            row.push_str(part);
            out.push_str(row.trim_end());
            out.push('\n');
        }
    }
}

/// Widths of columns that were wanted, the widest narrowed until all fit.
fn fit(wanted: &[usize], room: usize) -> Option<Vec<usize>> {
    let mut widths: Vec<usize> = wanted.iter().map(|w| (*w).max(4)).collect();
    loop {
        let total: usize = widths.iter().map(|w| w + GAP).sum();
        if total <= room {
            return Some(widths);
        }
        let widest = widths.iter_mut().max()?;
        if *widest <= NARROWEST {
            return None;
        }
        *widest -= 1;
    }
}

/// What stands in the last column: changes, then what was printed, then notes.
fn remarks(e: &Event) -> Vec<String> {
    let mut parts: Vec<String> =
        e.changes.iter().map(|c| format!("{}: {} -> {}", c.name, c.old, c.new)).collect();
    if !e.output.is_empty() {
        parts.push(format!("prints {:?}", e.output));
    }
    if !e.note.is_empty() {
        parts.push(e.note.clone());
    }
    parts.iter().map(|p| plain(&one_line(p))).collect()
}

/// The parts in lines of at most this width, broken between parts, else between words, else
/// anywhere. At least one line.
pub(crate) fn wrapped(parts: &[String], most: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for (i, part) in parts.iter().enumerate() {
        let comma = if i + 1 < parts.len() { "," } else { "" };
        let words: Vec<&str> = part.split(' ').collect();
        for (j, word) in words.iter().enumerate() {
            let last = lines.last_mut().expect("never empty");
            let word = format!("{word}{}", if j + 1 == words.len() { comma } else { "" });
            let space = usize::from(!last.is_empty());
            // A part that fits into a line of its own is not broken.
            let rest = if j == 0 { width(part) + comma.len() } else { width(&word) };
            let needs = if rest <= most { rest } else { width(&word) };
            if !last.is_empty() && width(last) + space + needs > most {
                lines.push(String::new());
            }
            push_word(&mut lines, &word, most);
        }
    }
    lines
}

/// Adds a word to the last line, and goes on in others if it is longer than a line.
fn push_word(lines: &mut Vec<String>, word: &str, most: usize) {
    let last = lines.last_mut().expect("never empty");
    if !last.is_empty() {
        last.push(' ');
    }
    for c in word.chars() {
        let last = lines.last_mut().expect("never empty");
        if width(last) + width(c.encode_utf8(&mut [0; 4])) > most {
            lines.push(c.to_string());
        } else {
            last.push(c);
        }
    }
}

pub(crate) fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A text in a column of this width, cut with `…` if it is longer.
fn cell(row: &mut String, text: &str, most: usize) {
    let text = plain(&one_line(text));
    let mut used = width(&text);
    if used <= most {
        row.push_str(&text);
    } else {
        used = 0;
        for c in text.chars() {
            let one = width(c.encode_utf8(&mut [0; 4]));
            if used + one + 1 > most {
                break;
            }
            used += one;
            row.push(c);
        }
        row.push('…');
        used += 1;
    }
    row.extend(std::iter::repeat_n(' ', most.saturating_sub(used) + GAP));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TraceStep;
    use crate::trace::tests::{event, sample};
    use heddle_model::Actor;

    #[test]
    fn side_by_side() {
        let text = lanes(&sample(), &SourceMap::new(), 100);
        let expected = "  step  line  P[0]             P[1]      changed
     1                         turn = 0
     2        cs++                       cs: 0 -> 1
     3        assert(cs == 0)
";
        assert_eq!(text, expected);
    }

    /// A run of several processes with long statements and long changes.
    fn crowd(n: u16) -> Trace {
        let long = "a_rather_long_name[index] = some_function(with, arguments) + 1";
        let step = |a: u16| {
            let mut e = event(a, long, Some(("state.list[3].next", "0x1000", "&heap[12].value")));
            e.note = "reads 1 from line 4, stored by Q[2] at the same time as this".into();
            e.lane = format!("worker[{a}]");
            TraceStep { actor: Actor(a), events: vec![e] }
        };
        Trace { steps: (0..n).map(step).collect(), cycle_start: None, violation: None }
    }

    #[test]
    fn no_line_is_wider_than_the_page_and_no_change_is_cut() {
        for n in [1, 2, 3, 5, 9] {
            for page in [50, 80, 100, 120, 220] {
                let text = lanes(&crowd(n), &SourceMap::new(), page);
                let widest = text.lines().map(width).max().unwrap();
                assert!(widest <= page, "{n} lanes, {page}: {widest}\n{text}");
                let said: String = text.split_whitespace().collect();
                let change = "state.list[3].next:0x1000->&heap[12].value";
                assert!(page < 80 || said.contains(change), "{text}");
            }
        }
    }

    #[test]
    fn a_wide_page_is_used() {
        let text = lanes(&crowd(2), &SourceMap::new(), 220);
        assert!(text.contains("some_function(with, arguments) + 1"), "{text}");
        let narrow = lanes(&crowd(2), &SourceMap::new(), 80);
        assert!(narrow.contains('…') && narrow.contains("worker[0]"), "{narrow}");
    }

    #[test]
    fn one_column_when_narrow() {
        let text = lanes(&crowd(5), &SourceMap::new(), 80);
        assert!(text.contains("  step  line  who") && text.contains("worker[4]"), "{text}");
    }

    #[test]
    fn long_texts_are_cut_by_what_a_terminal_shows() {
        let cut = |text: &str| {
            let mut row = String::new();
            cell(&mut row, text, 10);
            row
        };
        assert_eq!(cut("a   very long   statement"), "a very lo…  ");
        assert_eq!(cut("名前の長い変数"), "名前の長…   ");
        assert_eq!(cut("\u{1b}[31mred"), "␛[31mred    ");
    }

    #[test]
    fn a_lasso_is_bracketed() {
        let trace = Trace { cycle_start: Some(1), ..sample() };
        let text = lanes(&trace, &SourceMap::new(), 100);
        assert!(text.contains("from here the run repeats"), "{text}");
        assert!(text.trim_end().ends_with("and again ──"), "{text}");
    }
}
