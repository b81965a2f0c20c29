//! Made-up tests in C: atomic accesses of every order. A comparison has what it expects in a
//! location of its own, as C asks for.

use super::{Change, Dialect, LOCATIONS, Step, shown};
use std::fmt::Write;

pub(super) fn text(seed: u64, threads: &[Vec<Step>], n_locs: usize) -> String {
    let mut out = format!("C random{seed}\n{{");
    let bodies: Vec<Body> = threads.iter().enumerate().map(|(t, s)| Body::new(t, s)).collect();
    bodies.iter().flat_map(|b| &b.expected).for_each(|(name, value)| {
        let _ = write!(out, " {name}={value};");
    });
    out.push_str("}\n");
    for (t, body) in bodies.iter().enumerate() {
        let atomic = LOCATIONS[..n_locs].iter().map(|l| format!("atomic_int* {l}"));
        let plain = body.expected.iter().map(|(name, _)| format!("int* {name}"));
        let args: Vec<String> = atomic.chain(plain).collect();
        let _ = writeln!(out, "\nP{t} ({}) {{\n{}}}", args.join(", "), body.text);
    }
    out.push('\n');
    out + &shown(threads, n_locs, |r| format!("r{r}"))
}

struct Body {
    thread: usize,
    text: String,
    /// Locations that hold what comparisons expect.
    expected: Vec<(String, i64)>,
}

impl Body {
    fn new(thread: usize, steps: &[Step]) -> Body {
        let mut body = Body { thread, text: String::new(), expected: Vec::new() };
        body.steps(steps, 1);
        body
    }

    fn steps(&mut self, steps: &[Step], depth: usize) {
        for step in steps {
            let pad = "  ".repeat(depth);
            if let Step::If { reg, value, then } = step {
                let _ = writeln!(self.text, "{pad}if (r{reg} == {value}) {{");
                self.steps(then, depth + 1);
                let _ = writeln!(self.text, "{pad}}}");
            } else if let Some(line) = self.line(step) {
                let _ = writeln!(self.text, "{pad}{line}");
            }
        }
    }

    fn line(&mut self, step: &Step) -> Option<String> {
        Some(match step {
            Step::Load { to, loc, order, .. } => {
                let order = ["relaxed", "acquire", "seq_cst"][*order as usize];
                let loc = LOCATIONS[*loc];
                format!("int r{to} = atomic_load_explicit({loc}, memory_order_{order});")
            }
            Step::Store { value, loc, order, .. } => {
                let order = ["relaxed", "release", "seq_cst"][*order as usize];
                let loc = LOCATIONS[*loc];
                format!("atomic_store_explicit({loc}, {value}, memory_order_{order});")
            }
            Step::Update { to, value, loc, order, change } => {
                let call = self.update(*change, LOCATIONS[*loc], *value, *order as usize);
                format!("int r{to} = atomic_{call};")
            }
            Step::Fence(f) => {
                format!("atomic_thread_fence(memory_order_{});", Dialect::C.fences()[*f])
            }
            Step::Branch(_) | Step::If { .. } => return None,
        })
    }

    fn update(&mut self, change: Change, loc: &str, value: i64, order: usize) -> String {
        let name = ["relaxed", "acq_rel", "seq_cst"][order];
        match change {
            Change::Swap => format!("exchange_explicit({loc}, {value}, memory_order_{name})"),
            Change::Add | Change::Pair => {
                format!("fetch_add_explicit({loc}, {value}, memory_order_{name})")
            }
            Change::Compare(expected) => {
                let at = format!("e{}{}", self.thread, self.expected.len());
                self.expected.push((at.clone(), expected));
                // One that fails may ask for less.
                let failed = ["relaxed", if value % 2 == 0 { "relaxed" } else { "acquire" }];
                let failed = if order == 2 { "seq_cst" } else { failed[order] };
                format!(
                    "compare_exchange_strong_explicit({loc}, {at}, {value}, memory_order_{name}, \
                     memory_order_{failed})"
                )
            }
        }
    }
}
