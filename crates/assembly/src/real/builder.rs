//! A thread in the making: its code so far, its registers, its slots of the stack.

use super::data::Seen;
use super::ir::*;
use super::{Isa, Unit, a64, tidy, x86};
use heddle_memmodel as mm;
use heddle_memmodel::{Instr, Mark, Operand};
use heddle_span::{Diagnostic, Span};
use std::collections::{BTreeMap, BTreeSet};

/// Registers of a thread: an argument, the machine's 32, two more, two for flags,
/// then slots of the stack, then temporaries.
pub(super) const FLAG_A: u16 = 35;
pub(super) const FLAG_B: u16 = 36;
pub(super) const FIRST_SLOT: u16 = 37;

/// A point of a thread: an instruction and where the open calls return to.
pub(super) type Key = (usize, Vec<usize>);

/// A slot of the stack: the call that it belongs to, by where the open calls return to,
/// and its offset.
pub(super) type Place = (Vec<usize>, i64);

pub(super) struct Builder<'a> {
    pub unit: &'a Unit,
    pub places: &'a BTreeMap<String, i64>,
    pub seen: &'a mut Seen,
    pub wrong: &'a mut Vec<Diagnostic>,
    pub code: mm::Code,
    /// Slots of the stack: their register and their size.
    pub slots: BTreeMap<Place, (u16, u8)>,
    /// The sizes with which each slot is accessed.
    pub sizes: BTreeMap<Place, BTreeSet<u8>>,
    /// Where the open calls return to, at the point that is being written.
    pub open: Vec<usize>,
    pub n_temps: u16,
    most_temps: u16,
    pub at: (Span, String),
}

impl<'a> Builder<'a> {
    pub(super) fn new(
        unit: &'a Unit,
        places: &'a BTreeMap<String, i64>,
        seen: &'a mut Seen,
        wrong: &'a mut Vec<Diagnostic>,
        span: Span,
    ) -> Self {
        Builder {
            unit,
            places,
            seen,
            wrong,
            code: mm::Code::default(),
            slots: BTreeMap::new(),
            sizes: BTreeMap::new(),
            open: Vec::new(),
            n_temps: 0,
            most_temps: 0,
            at: (span, String::new()),
        }
    }

    pub(super) fn unsupported(&mut self, what: impl Into<String>) {
        self.wrong.push(Diagnostic::unsupported(self.at.0, what));
    }

    pub(super) fn push(&mut self, instr: Instr, text: &str) {
        self.at.1 = text.to_string();
        self.emit(instr, 0);
    }

    pub(super) fn emit(&mut self, instr: Instr, size: u8) {
        let (span, text) = self.at.clone();
        self.code.push(instr, span, text);
        self.code.marks.push(Mark { size, waits: false });
    }

    /// Temporaries have high numbers until the slots are counted.
    pub(super) fn temp(&mut self) -> u16 {
        self.n_temps += 1;
        self.most_temps = self.most_temps.max(self.n_temps);
        TEMP + self.n_temps - 1
    }

    /// The finished thread: temporaries get their numbers.
    pub(super) fn thread(mut self, name: String) -> mm::Thread {
        let n_slots = self.slots.len() as u16;
        let first = FIRST_SLOT + n_slots;
        self.check_slots();
        let place = |r: u16| if r >= TEMP { first + (r - TEMP) } else { r };
        for i in &mut self.code.instrs {
            renumber(i, &place);
        }
        let mut regs = vec!["argument".to_string()];
        for r in 0..=SP + 2 {
            regs.push(match self.unit.isa {
                Isa::X86 => x86::register_name(r).to_string(),
                Isa::AArch64 => a64::register_name(r),
            });
        }
        regs.extend(["flags".to_string(), "flags2".into()]);
        let mut slots: Vec<(u16, i64)> =
            self.slots.iter().map(|(place, s)| (s.0, place.1)).collect();
        slots.sort_unstable();
        regs.extend(slots.iter().map(|(_, off)| format!("stack{off}")));
        regs.extend((0..self.most_temps).map(|i| format!("t{i}")));
        let n = regs.len();
        let (init, observed) = (vec![0; n], vec![false; n]);
        mm::Thread { name, code: self.code, regs, init, observed }
    }

    pub(super) fn check_slots(&mut self) {
        let next_to = self.slots.iter().zip(self.slots.iter().skip(1));
        let overlap = next_to.into_iter().any(|((place, slot), (next, _))| {
            place.0 == next.0 && place.1 + slot.1 as i64 > next.1
        });
        if overlap {
            self.unsupported("accesses to the stack that overlap in part");
        }
    }
}

/// Where temporaries begin while the slots are not counted.
const TEMP: u16 = 1 << 14;

fn renumber(i: &mut Instr, place: &impl Fn(u16) -> u16) {
    tidy::operands(i, &mut |o| {
        if let Operand::Reg(r) = o {
            *r = place(*r);
        }
    });
    match i {
        Instr::Alu { dst, .. }
        | Instr::Select { dst, .. }
        | Instr::Load { dst, .. }
        | Instr::Rmw { dst, .. }
        | Instr::Move { dst, .. }
        | Instr::StoreExcl { dst: Some(dst), .. } => *dst = place(*dst),
        _ => {}
    }
}
