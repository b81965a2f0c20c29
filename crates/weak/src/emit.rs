//! The code of one thread, while it is made.

use heddle_memmodel::{Instr, Mark};
use heddle_span::Span;
use std::collections::HashMap;

/// What a register of the window machine holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Home {
    /// The argument, and at the end the result.
    First,
    /// A register of a call path.
    Reg(u32, u32),
    /// A private memory cell.
    Cell(u32, u32),
    Temp(u32),
}

#[derive(Clone, Debug)]
pub struct Line {
    /// Targets are labels until [`Emit::finish`].
    pub instr: Instr,
    pub place: (Span, String),
    pub mark: Mark,
    /// May be run once only: it makes an object or a thread.
    pub once: bool,
}

#[derive(Default)]
pub struct Emit {
    pub lines: Vec<Line>,
    labels: Vec<u32>,
    homes: HashMap<Home, u16>,
    pub here: (Span, String),
    temps: u32,
    end: Option<u32>,
    never: Option<u32>,
}

const NOWHERE: u32 = u32::MAX;

impl Emit {
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    pub fn push(&mut self, instr: Instr) {
        self.push_marked(instr, Mark::default());
    }

    pub fn push_marked(&mut self, instr: Instr, mark: Mark) {
        self.lines.push(Line { instr, place: self.here.clone(), mark, once: false });
    }

    /// What was pushed last must not be in a loop.
    pub fn mark_once(&mut self) {
        self.lines.last_mut().expect("something was pushed").once = true;
    }

    pub fn label(&mut self) -> u32 {
        self.labels.push(NOWHERE);
        self.labels.len() as u32 - 1
    }

    pub fn place(&mut self, label: u32) {
        self.labels[label as usize] = self.lines.len() as u32;
    }

    /// The label of the thread's end.
    pub fn end(&mut self) -> u32 {
        if self.end.is_none() {
            self.end = Some(self.label());
        }
        self.end.expect("just made")
    }

    /// The label of a place that no run comes to.
    pub fn never(&mut self) -> u32 {
        if self.never.is_none() {
            self.never = Some(self.label());
        }
        self.never.expect("just made")
    }

    pub fn place_end(&mut self) {
        if let Some(never) = self.never {
            self.place(never);
            self.push(Instr::Never);
        }
        if let Some(end) = self.end {
            self.place(end);
        }
    }

    pub fn home(&mut self, home: Home) -> u16 {
        let next = self.homes.len() as u16;
        *self.homes.entry(home).or_insert(next)
    }

    pub fn temp(&mut self) -> u16 {
        self.temps += 1;
        self.home(Home::Temp(self.temps))
    }

    pub fn n_regs(&self) -> usize {
        self.homes.len()
    }

    /// The lines with targets that are places.
    pub fn finish(mut self) -> Vec<Line> {
        for line in &mut self.lines {
            if let Instr::Jump { target } | Instr::Branch { target, .. } = &mut line.instr {
                *target = self.labels[*target as usize];
                assert!(*target != NOWHERE, "a label without a place");
            }
        }
        self.lines
    }
}
