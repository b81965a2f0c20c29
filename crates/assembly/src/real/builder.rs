//! A thread in the making: its code so far, its registers, its slots of the stack.

use super::Unit;
use heddle_isa::{Env as _, Names, R, is_hidden};
use heddle_memmodel as mm;
use heddle_memmodel::{Instr, Reg, UNDEFINED};
use heddle_span::{Diagnostic, Span};
use std::collections::{BTreeMap, BTreeSet};

/// A point of a thread: an instruction and where the open calls return to.
pub(super) type Key = (usize, Vec<usize>);

/// A slot of the stack: the call that it belongs to, by where the open calls return to,
/// and its offset.
pub(super) type Place = (Vec<usize>, i64);

/// Slots of the stack as registers of the steps.
const SLOT: R = 1 << 10;

pub(super) struct Builder<'a> {
    pub unit: &'a Unit,
    pub places: &'a BTreeMap<String, i64>,
    pub wrong: &'a mut Vec<Diagnostic>,
    pub code: mm::Code,
    /// The sizes with which each slot is accessed.
    pub sizes: BTreeMap<Place, BTreeSet<u8>>,
    /// Where the open calls return to, at the point that is being written.
    pub open: Vec<usize>,
    /// Branches whose targets are not placed yet: where, and to which point.
    pub jumps: Vec<(usize, Option<Key>)>,
    pub at: (Span, String),
    /// Slots of the stack: their register and their size.
    slots: BTreeMap<Place, (R, u8)>,
    /// The registers that are used, in the order in which they first were.
    numbers: BTreeMap<R, Reg>,
    names: Vec<String>,
    temporaries: Vec<Reg>,
    in_use: usize,
}

impl<'a> Builder<'a> {
    pub(super) fn new(
        unit: &'a Unit,
        places: &'a BTreeMap<String, i64>,
        wrong: &'a mut Vec<Diagnostic>,
        span: Span,
    ) -> Self {
        Builder {
            unit,
            places,
            wrong,
            code: mm::Code::default(),
            sizes: BTreeMap::new(),
            open: Vec::new(),
            jumps: Vec::new(),
            at: (span, String::new()),
            slots: BTreeMap::new(),
            numbers: BTreeMap::new(),
            // Whoever starts the thread sets its first register.
            names: vec!["argument".into()],
            temporaries: Vec::new(),
            in_use: 0,
        }
    }

    pub(super) fn unsupported(&mut self, what: impl Into<String>) {
        self.wrong.push(Diagnostic::unsupported(self.at.0, what));
    }

    pub(super) fn step(&mut self, instr: Instr, text: &str) {
        self.at.1 = text.to_string();
        self.push(instr, 0);
    }

    /// The number of a register.
    pub(super) fn register(&mut self, r: R) -> Reg {
        if let Some(&n) = self.numbers.get(&r) {
            return n;
        }
        let name = match self.slots.iter().find(|s| s.1.0 == r) {
            Some(slot) => format!("stack{}", slot.0.1),
            None => self.unit.isa.register_name(r, &Names::default()),
        };
        let n = self.new_register(name);
        self.numbers.insert(r, n);
        n
    }

    fn new_register(&mut self, name: String) -> Reg {
        self.names.push(name);
        (self.names.len() - 1) as Reg
    }

    /// Begins an instruction: its temporaries are free.
    pub(super) fn begin(&mut self) {
        self.in_use = 0;
    }

    pub(super) fn temporary(&mut self) -> Reg {
        self.in_use += 1;
        if self.temporaries.len() < self.in_use {
            let name = format!("step {}", self.in_use - 1);
            let new = self.new_register(name);
            self.temporaries.push(new);
        }
        self.temporaries[self.in_use - 1]
    }

    /// The register of a stack slot.
    pub(super) fn slot(&mut self, place: Place, size: u8) -> R {
        let next = SLOT + self.slots.len() as R;
        let slot = self.slots.entry(place).or_insert((next, size));
        slot.1 = slot.1.max(size);
        slot.0
    }

    /// The finished thread. Nobody has given its registers and its stack a value.
    pub(super) fn thread(mut self, name: String) -> mm::Thread {
        self.check_slots();
        let n = self.names.len();
        let mut init = vec![0; n];
        for (&r, &number) in &self.numbers {
            if !is_hidden(r) || r < heddle_isa::TEMP {
                init[number as usize] = UNDEFINED;
            }
        }
        mm::Thread { name, code: self.code, regs: self.names, init, observed: vec![false; n] }
    }

    fn check_slots(&mut self) {
        let next_to = self.slots.iter().zip(self.slots.iter().skip(1));
        let overlap = next_to.into_iter().any(|((place, slot), (next, _))| {
            place.0 == next.0 && place.1 + slot.1 as i64 > next.1
        });
        if overlap {
            self.unsupported("accesses to the stack that overlap in part");
        }
    }
}
