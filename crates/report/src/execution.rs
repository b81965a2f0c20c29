//! One execution of a litmus test as a picture: threads as columns, their events from top to
//! bottom, relations as arrows. As SVG with a layout of our own, and as text for Graphviz.
//!
//! What is drawn is the caller's choice; here are only places and colours.

use std::fmt::Write;

/// An execution, to be drawn.
#[derive(Clone, Debug, Default)]
pub struct Execution {
    pub title: String,
    /// A sentence below the title.
    pub note: String,
    /// What the threads are called, if not by their numbers.
    pub lanes: Vec<String>,
    /// The thread of each event (none: an initial write), and its text.
    pub events: Vec<(Option<usize>, String)>,
    /// Name, from, to.
    pub edges: Vec<(String, usize, usize)>,
    /// The edges of a cycle, drawn thick.
    pub cycle: Vec<(String, usize, usize)>,
    /// Which edges of the cycle are together something that has a name: it, the first, the one
    /// behind the last.
    pub parts: Vec<(String, usize, usize)>,
}

const COLUMN: f64 = 190.0;
const ROW: f64 = 64.0;
const LEFT: f64 = 30.0;
const TOP: f64 = 92.0;
/// The width of a letter of 13 points, of fixed width.
const LETTER: f64 = 7.9;
const HALF: f64 = 13.0;

fn colour(name: &str) -> &'static str {
    match name.trim_end_matches("^-1") {
        "po" | "then" => "#888888",
        "rf" => "#b03030",
        "co" => "#2f5fb3",
        "fr" => "#c07a10",
        "rmw" => "#333333",
        "addr" | "data" | "ctrl" => "#2f8f4f",
        _ => "#7a3fa0",
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

impl Execution {
    /// The edges, those of the cycle once and marked.
    fn arrows(&self) -> Vec<(&str, usize, usize, bool)> {
        let same =
            |a: &(String, usize, usize), b: &(String, usize, usize)| a.1 == b.1 && a.2 == b.2;
        let mut out: Vec<(&str, usize, usize, bool)> =
            self.cycle.iter().map(|(n, a, b)| (n.as_str(), *a, *b, true)).collect();
        for edge in &self.edges {
            let in_cycle = self.cycle.iter().any(|c| same(c, edge) && c.0 == edge.0);
            if !in_cycle && self.is_drawn(edge.1) && self.is_drawn(edge.2) {
                out.push((&edge.0, edge.1, edge.2, false));
            }
        }
        out
    }

    /// Initial writes without edges are left out, and so is what has nothing to tell.
    fn is_drawn(&self, event: usize) -> bool {
        let touches = |e: &(String, usize, usize)| e.1 == event || e.2 == event;
        let (thread, label) = &self.events[event];
        thread.is_some() && !label.is_empty() || self.edges.iter().chain(&self.cycle).any(touches)
    }

    /// The column and the row of each event that is drawn.
    fn places(&self) -> Vec<Option<(usize, usize)>> {
        let mut rows: Vec<usize> = Vec::new();
        let mut n_init = 0;
        let has_init =
            (0..self.events.len()).any(|e| self.events[e].0.is_none() && self.is_drawn(e));
        let place = |(e, (thread, _)): (usize, &(Option<usize>, String))| {
            if !self.is_drawn(e) {
                return None;
            }
            Some(match thread {
                None => {
                    n_init += 1;
                    (n_init - 1, 0)
                }
                Some(t) => {
                    rows.resize(rows.len().max(t + 1), usize::from(has_init));
                    rows[*t] += 1;
                    (*t, rows[*t] - 1)
                }
            })
        };
        self.events.iter().enumerate().map(place).collect()
    }

    fn lane(&self, thread: usize) -> String {
        self.lanes.get(thread).cloned().unwrap_or_else(|| format!("P{thread}"))
    }

    pub fn svg(&self) -> String {
        let places = self.places();
        let n_columns = places.iter().flatten().map(|p| p.0 + 1).max().unwrap_or(1);
        let n_rows = places.iter().flatten().map(|p| p.1 + 1).max().unwrap_or(1);
        let text = self.note.chars().count().max(self.title.chars().count());
        let for_text = LEFT + LETTER * text as f64 + 20.0;
        let width = (LEFT + COLUMN * n_columns as f64 + 30.0).max(460.0).max(for_text);
        let height = TOP + ROW * n_rows as f64 + 20.0;
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" \
             viewBox=\"0 0 {width:.0} {height:.0}\" font-family=\"monospace\" font-size=\"13\">\n"
        );
        out.push_str("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n");
        let _ = writeln!(
            out,
            "<text x=\"{LEFT}\" y=\"24\" font-weight=\"bold\">{}</text>",
            escaped(&self.title)
        );
        let _ = writeln!(out, "<text x=\"{LEFT}\" y=\"44\">{}</text>", escaped(&self.note));
        let threads = self.events.iter().filter_map(|e| e.0).max().map_or(0, |t| t + 1);
        for t in 0..threads {
            let x = LEFT + COLUMN * (t as f64 + 0.5);
            let _ = writeln!(
                out,
                "<text x=\"{x:.0}\" y=\"68\" text-anchor=\"middle\" fill=\"#555555\">{}</text>",
                escaped(&self.lane(t))
            );
        }
        let at = |e: usize| {
            places[e].map(|(c, r)| (LEFT + COLUMN * (c as f64 + 0.5), TOP + ROW * (r as f64 + 0.3)))
        };
        let mut beside: Vec<(usize, usize)> = Vec::new();
        for (name, a, b, thick) in self.arrows() {
            let (Some(from), Some(to)) = (at(a), at(b)) else { continue };
            let turn = beside.iter().filter(|p| **p == (a, b) || **p == (b, a)).count();
            beside.push((a, b));
            out.push_str(&arrow(name, from, to, turn, thick));
        }
        for (e, (_, label)) in self.events.iter().enumerate() {
            let Some((x, y)) = at(e) else { continue };
            let half = 4.0 + 4.0 * label.chars().count() as f64;
            let _ = writeln!(
                out,
                "<rect x=\"{:.0}\" y=\"{:.0}\" width=\"{:.0}\" height=\"{:.0}\" rx=\"4\" fill=\"#f6f6f6\" stroke=\"#bbbbbb\"/>\
                 <text x=\"{x:.0}\" y=\"{:.0}\" text-anchor=\"middle\">{}</text>",
                x - half,
                y - HALF,
                2.0 * half,
                2.0 * HALF,
                y + 4.5,
                escaped(label)
            );
        }
        out.push_str("</svg>\n");
        out
    }

    /// Text for Graphviz's `dot`.
    pub fn dot(&self) -> String {
        let quoted = |t: &str| t.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
        let mut out = format!("digraph \"{}\" {{\n", quoted(&self.title));
        let _ = writeln!(
            out,
            "  label=\"{}\"; labelloc=t; node [shape=box, fontname=monospace];",
            quoted(&self.note)
        );
        let threads = self.events.iter().filter_map(|e| e.0).max().map_or(0, |t| t + 1);
        for t in (0..threads).map(Some).chain([None]) {
            let of = |(e, (thread, label)): (usize, &(Option<usize>, String))| {
                (*thread == t && self.is_drawn(e))
                    .then(|| format!("e{e} [label=\"{}\"];", quoted(label)))
            };
            let nodes: Vec<String> = self.events.iter().enumerate().filter_map(of).collect();
            match t {
                Some(t) => {
                    let _ = writeln!(
                        out,
                        "  subgraph cluster_{t} {{ label=\"{}\"; {} }}",
                        quoted(&self.lane(t)),
                        nodes.join(" ")
                    );
                }
                None => {
                    let _ = writeln!(out, "  {}", nodes.join(" "));
                }
            }
        }
        for (name, a, b, thick) in self.arrows() {
            let (colour, pen) = (colour(name), if thick { 2.5 } else { 1.0 });
            let name = quoted(name);
            let _ = writeln!(
                out,
                "  e{a} -> e{b} [label=\"{name}\", color=\"{colour}\", fontcolor=\"{colour}\", penwidth={pen}];"
            );
        }
        out.push_str("}\n");
        out
    }
}

/// An arrow between two boxes, bent to one side where there are others.
fn arrow(name: &str, from: (f64, f64), to: (f64, f64), turn: usize, thick: bool) -> String {
    let colour = colour(name);
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = (dx * dx + dy * dy).sqrt().max(1.0);
    let same_column = dx.abs() < 1.0;
    // Far ones in a column go round those between.
    let far = same_column && dy.abs() > ROW * 1.5;
    let bend = 26.0 * turn as f64
        + if far {
            60.0
        } else if same_column {
            0.0
        } else {
            14.0
        };
    let middle = (from.0 + dx / 2.0 - dy / length * bend, from.1 + dy / 2.0 + dx / length * bend);
    // From the edge of a box to the edge of a box.
    let start = border(from, middle);
    let end = border(to, middle);
    let (ex, ey) = (end.0 - middle.0, end.1 - middle.1);
    let e = (ex * ex + ey * ey).sqrt().max(1.0);
    let (ux, uy) = (ex / e, ey / e);
    let head = format!(
        "{:.1},{:.1} {:.1},{:.1} {:.1},{:.1}",
        end.0,
        end.1,
        end.0 - 8.0 * ux - 3.5 * uy,
        end.1 - 8.0 * uy + 3.5 * ux,
        end.0 - 8.0 * ux + 3.5 * uy,
        end.1 - 8.0 * uy - 3.5 * ux
    );
    // Arrows between columns cross in the middle, so their names stand nearer to where they
    // begin; one that goes round others has its name outside.
    let t: f64 = if same_column { 0.5 } else { 0.3 };
    let on = |a: f64, m: f64, b: f64| (1.0 - t).powi(2) * a + 2.0 * t * (1.0 - t) * m + t * t * b;
    let label = (on(start.0, middle.0, end.0), on(start.1, middle.1, end.1));
    let outside = far && middle.0 < from.0;
    let (aside, anchor) = if outside { (-4.0, "end") } else { (4.0, "start") };
    let pen = if thick { 2.6 } else { 1.2 };
    format!(
        "<path d=\"M{:.1} {:.1} Q{:.1} {:.1} {:.1} {:.1}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{pen}\"/>\
         <polygon points=\"{head}\" fill=\"{colour}\"/>\
         <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"{anchor}\" fill=\"{colour}\" font-size=\"11\">{}</text>\n",
        start.0,
        start.1,
        middle.0,
        middle.1,
        end.0,
        end.1,
        label.0 + aside,
        label.1 - 2.0,
        escaped(name)
    )
}

/// Where a line from the middle of a box to a point leaves it: above, below or beside it.
fn border(at: (f64, f64), to: (f64, f64)) -> (f64, f64) {
    let (dx, dy) = (to.0 - at.0, to.1 - at.1);
    if dy.abs() * 3.0 >= dx.abs() {
        (at.0 + dx * HALF / dy.abs().max(HALF), at.1 + HALF * dy.signum())
    } else {
        (at.0 + 40.0 * dx.signum(), at.1 + 40.0 * dy / dx.abs().max(40.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message_passing() -> Execution {
        let event = |t: usize, l: &str| (Some(t), l.to_string());
        Execution {
            lanes: Vec::new(),
            title: "MP <all>".into(),
            note: "forbidden".into(),
            events: vec![
                (None, "W x=0".into()),
                (None, "W y=0".into()),
                event(0, "W x=1"),
                event(0, "W y=1"),
                event(1, "R y=1"),
                event(1, "R x=0"),
            ],
            edges: vec![
                ("po".into(), 2, 3),
                ("po".into(), 4, 5),
                ("rf".into(), 3, 4),
                ("rf".into(), 0, 5),
                ("fr".into(), 5, 2),
            ],
            cycle: vec![
                ("po".into(), 2, 3),
                ("rf".into(), 3, 4),
                ("po".into(), 4, 5),
                ("fr".into(), 5, 2),
            ],
            parts: Vec::new(),
        }
    }

    #[test]
    fn every_edge_is_drawn_once_and_lone_initial_writes_are_not() {
        let picture = message_passing();
        let svg = picture.svg();
        assert_eq!(svg.matches("<path").count(), 5);
        assert_eq!(svg.matches("stroke-width=\"2.6\"").count(), 4);
        assert!(svg.contains("W x=0") && !svg.contains("W y=0"));
        assert!(svg.contains("MP &lt;all&gt;") && !svg.contains("<all>"));
        let dot = picture.dot();
        assert_eq!(dot.matches(" -> ").count(), 5);
        assert_eq!(dot.matches("cluster_").count(), 2);
    }

    #[test]
    fn threads_are_columns_and_boxes_do_not_lie_on_each_other() {
        let places: Vec<(usize, usize)> =
            message_passing().places().into_iter().flatten().collect();
        let distinct: std::collections::BTreeSet<_> = places.iter().collect();
        assert_eq!(places.len(), 5);
        assert_eq!(distinct.len(), 5);
        assert!(places[1].0 == 0 && places[3].0 == 1 && places[2].1 > places[1].1);
    }
}
