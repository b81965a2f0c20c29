//! Assembly as guarded commands: tasks of `heddle-assembly`, collapsed to the
//! graph of steps that others can notice, over the expressions of this crate.
//!
//! Each edge of the collapsed graph becomes one command. Registers and flags
//! that no edge reads are left out, and so is everything between two edges, so
//! what the solvers see is the control flow and not the instructions.
//!
//! [`system`] makes a [`System`] of a whole program, all of whose tasks
//! interleave; [`Body`] is one task inside a family file, whose words are the
//! shared variables or the signals of the family. Lock step is apart (`lockstep`): there
//! nothing is collapsed. Not here: memory models, and, in families, `sleep` and `wake`, which name other tasks.

mod body;
mod encode;
mod lockstep;
mod program;

pub use body::{Body, BodyStep, BodyWord};
pub use program::{Exported, Property, read, system};

use crate::expr::Domain;
use heddle_assembly as asm;
use heddle_assembly::{Flag, Flow, Place, Seen, Task};
use heddle_span::Span;

/// One task, collapsed.
struct Collapsed {
    flow: Flow,
    /// Names of the kept points, in the order of `flow.kept`.
    points: Vec<String>,
    /// Registers and flags that some edge reads.
    regs: Vec<u16>,
    flags: Vec<Flag>,
}

impl Collapsed {
    fn new(task: &Task, code: &asm::Code, seen: &Seen) -> Self {
        let flow = asm::flow(task, code, seen);
        let mut points: Vec<String> = Vec::new();
        for &p in &flow.kept {
            let name = task.place(flow.points[p as usize].instr);
            let again = points.iter().filter(|n| n.split('\'').next() == Some(&name)).count();
            points.push(if again == 0 { name } else { format!("{name}'{}", again + 1) });
        }
        let mut read = seen.values;
        for e in &flow.edges {
            let checks = e.checks.iter().map(|c| &c.cond);
            let places = e.assigns.iter().filter_map(|a| match &a.0 {
                Place::Word(number) => Some(number),
                _ => None,
            });
            let values = e.assigns.iter().map(|a| &a.1);
            for e in [&e.guard].into_iter().chain(checks).chain(places).chain(values) {
                e.each(&mut |e| match e {
                    asm::Expr::Reg(r) => read |= asm::reg_bit(*r),
                    asm::Expr::Flag(f) => read |= asm::flag_bit(*f),
                    _ => {}
                });
            }
        }
        // The last is what an update that is not locked holds between its two steps.
        let regs = (0..=task.regs.len() as u16).filter(|r| read & asm::reg_bit(*r) != 0).collect();
        let flags = Flag::ALL.into_iter().filter(|f| read & asm::flag_bit(*f) != 0).collect();
        Collapsed { flow, points, regs, flags }
    }

    /// What a state must hold of the task: its place, registers, flags.
    fn locals(&self, program: &asm::Program, task: &Task) -> Vec<(String, Domain, i64)> {
        let at = self.point(self.flow.start);
        let mut out = vec![("pc".to_string(), Domain::Names(self.points.clone()), at)];
        for &r in &self.regs {
            let (name, domain) = match task.regs.get(r as usize) {
                Some(reg) => (reg.name.clone(), Domain::Range(0, (1i64 << reg.bits) - 1)),
                None => {
                    let lo = program.words.iter().map(|w| w.domain.lo()).min().unwrap_or(0);
                    let hi = program.words.iter().map(|w| w.domain.hi()).max().unwrap_or(0);
                    let all = Domain::Range(lo.min(0), hi.max((1i64 << program.bits) - 1));
                    ("held".to_string(), all)
                }
            };
            out.push((name, domain, self.flow.start_regs[r as usize]));
        }
        for &f in &self.flags {
            let at = Flag::ALL.iter().position(|g| *g == f).expect("there are three");
            let init = self.flow.start_flags[at] as i64;
            out.push((f.name().to_string(), Domain::Bool, init));
        }
        out
    }

    fn shape(&self) -> program::Shape {
        let instr = |p: &u32| self.flow.points[*p as usize].instr;
        program::Shape {
            regs: self.regs.clone(),
            flags: self.flags.clone(),
            instrs: self.flow.kept.iter().map(instr).collect(),
        }
    }

    fn point(&self, p: u32) -> i64 {
        let at = self.flow.kept.iter().position(|k| *k == p);
        at.expect("edges lead to points that are kept") as i64
    }
}

/// Where an edge begins, and its instructions.
fn told(task: &Task, e: &asm::Edge) -> (Span, String) {
    let instrs = e.instrs.iter().filter_map(|&i| task.code.get(i as usize));
    let texts: Vec<&str> = instrs.clone().map(|i| i.text.as_str()).collect();
    (instrs.map(|i| i.span).next().unwrap_or_default(), texts.join("; "))
}
