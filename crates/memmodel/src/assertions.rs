//! Which assertions some run comes to: one that nobody evaluates holds of nothing.
//!
//! An assertion is known by its text, as who reads it knows it: in C it is several
//! instructions, of which one runs only if it fails, and threads have copies. Reached is
//! what some thread fetched, guesses included, so that what is told as unreached is.

use crate::machine::Machine;
use crate::program::{Instr, Operand, Program};
use heddle_model::Site;
use std::sync::atomic::{AtomicU64, Ordering};

const NONE: u16 = u16::MAX;

pub(crate) struct Assertions {
    sites: Vec<Site>,
    /// For each thread and place, the number of its site; empty if there are none.
    site_of: Vec<Vec<u16>>,
    /// A bit for each site.
    met: Vec<AtomicU64>,
}

impl Assertions {
    pub fn new(program: &Program) -> Self {
        let mut texts: Vec<&str> = Vec::new();
        let mut sites = Vec::new();
        let mut site_of = Vec::new();
        for thread in &program.threads {
            let mut row = Vec::new();
            for (instr, (span, text)) in thread.code.instrs.iter().zip(&thread.code.places) {
                row.push(match asserts(text) && !only_if_it_fails(instr) {
                    false => NONE,
                    true => texts.iter().position(|t| t == text).unwrap_or_else(|| {
                        texts.push(text);
                        let (owner, text) = (thread.name.clone(), text.clone());
                        sites.push(Site::Statement { owner, span: Some(*span), text });
                        sites.len() - 1
                    }) as u16,
                });
            }
            site_of.push(row);
        }
        if sites.is_empty() {
            site_of.clear();
        }
        let met = (0..sites.len().div_ceil(64)).map(|_| AtomicU64::new(0)).collect();
        Assertions { sites, site_of, met }
    }

    /// A thread comes to a place, and executes a block there at once if one begins there.
    pub fn meet(&self, t: usize, pc: usize, instr: &Instr) {
        if self.site_of.is_empty() {
            return;
        }
        self.meet_one(t, pc);
        if let Instr::Atomic { end, .. } = instr {
            (pc + 1..*end as usize).for_each(|pc| self.meet_one(t, pc));
        }
    }

    fn meet_one(&self, t: usize, pc: usize) {
        let Some(&site) = self.site_of.get(t).and_then(|row| row.get(pc)) else { return };
        if site != NONE {
            let (word, bit) = (&self.met[site as usize / 64], 1 << (site % 64));
            // Asked far more often than it is new.
            if word.load(Ordering::Relaxed) & bit == 0 {
                word.fetch_or(bit, Ordering::Relaxed);
            }
        }
    }
}

impl Machine {
    pub fn assertion_sites(&self) -> Vec<Site> {
        self.assertions.sites.clone()
    }

    pub(crate) fn assertions_met(&self, out: &mut Vec<u64>) {
        out.clear();
        out.extend(self.assertions.met.iter().map(|w| w.load(Ordering::Relaxed)));
    }
}

/// What is there to fail, or does nothing: that no run comes there says nothing. A compiler
/// may leave no more of an assertion.
fn only_if_it_fails(instr: &Instr) -> bool {
    match instr {
        Instr::Assert { cond } | Instr::Check { cond, .. } => matches!(cond, Operand::Imm(_)),
        Instr::Never | Instr::Nop | Instr::Jump { .. } => true,
        _ => false,
    }
}

/// Whether a statement begins as one that asserts, in the words of any language.
fn asserts(text: &str) -> bool {
    let text = text.trim_start();
    let of_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let name = &text[..text.find(|c| !of_name(c)).unwrap_or(text.len())];
    ["assert", "assert_eq", "assert_ne", "heddle_assert", "__VERIFIER_assert"].contains(&name)
}
