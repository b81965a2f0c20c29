//! A [`System`] as a circuit: latches, inputs, next-state functions.
//!
//! Each slot becomes the bits of its value above the least of its domain. What
//! may happen at all (values inside domains, choices of commands that are
//! enabled, assumptions) is one literal, `constraint`; a broken goal under it is
//! another, `bad`. The circuit is total: outside the constraint it does
//! something, and nobody looks.

use super::aig::{Aig, FALSE, Lit, TRUE, Word};
use crate::expr::{Domain, Expr, Node, Slot};
use crate::system::{System, width};

pub struct Circuit<'s> {
    pub system: &'s System,
    pub aig: Aig,
    /// State bits and the functions that give their next values.
    pub latches: Vec<Latch>,
    /// Bits of inputs and choices.
    pub inputs: Vec<Lit>,
    /// The first states, over latches.
    pub init: Lit,
    /// The ticks that are possible, over latches and inputs.
    pub constraint: Lit,
    /// A possible tick that breaks a goal.
    pub bad: Lit,
    /// The bits of every slot.
    bits: Vec<Vec<Lit>>,
}

#[derive(Clone, Copy, Debug)]
pub struct Latch {
    pub now: Lit,
    pub next: Lit,
}

impl<'s> Circuit<'s> {
    pub fn new(system: &'s System) -> Self {
        let n = system.pool.n_slots();
        let mut c = Circuit {
            system,
            aig: Aig::default(),
            latches: Vec::new(),
            inputs: Vec::new(),
            init: TRUE,
            constraint: TRUE,
            bad: FALSE,
            bits: vec![Vec::new(); n],
        };
        let mut memo = vec![None; system.pool.n_nodes()];
        c.make_latches();
        c.make_inputs();
        c.make_constraint(&mut memo);
        c.make_next(&mut memo);
        let goals: Vec<Lit> = system.goals.iter().map(|g| !c.truth(g.expr, &mut memo)).collect();
        let broken = c.aig.any(goals);
        c.bad = c.aig.and(c.constraint, broken);
        c
    }

    fn domain(&self, slot: Slot) -> &'s Domain {
        &self.system.pool.variable(slot).domain
    }

    fn fresh_bits(&mut self, slot: Slot) -> Vec<Lit> {
        let bits: Vec<Lit> =
            (0..width(self.domain(slot).size())).map(|_| self.aig.free()).collect();
        self.bits[slot.0 as usize] = bits.clone();
        bits
    }

    fn make_latches(&mut self) {
        for s in &self.system.state {
            let bits = self.fresh_bits(s.slot);
            let inside = self.inside(s.slot);
            self.constraint = self.aig.and(self.constraint, inside);
            let first = match s.init {
                Some(v) => {
                    let v = v - self.domain(s.slot).lo();
                    let same = bits.iter().enumerate();
                    let same: Vec<Lit> =
                        same.map(|(i, &b)| if v >> i & 1 == 1 { b } else { !b }).collect();
                    self.aig.all(same)
                }
                None => inside,
            };
            self.init = self.aig.and(self.init, first);
            self.latches.extend(bits.into_iter().map(|now| Latch { now, next: FALSE }));
        }
    }

    fn make_inputs(&mut self) {
        let choices = self.system.groups.iter().filter_map(|g| g.choice);
        let slots: Vec<Slot> = self.system.inputs.iter().map(|i| i.slot).chain(choices).collect();
        for slot in slots {
            let bits = self.fresh_bits(slot);
            self.inputs.extend(bits);
            let inside = self.inside(slot);
            self.constraint = self.aig.and(self.constraint, inside);
        }
    }

    /// The bits of a slot stand for a value of its domain.
    fn inside(&mut self, slot: Slot) -> Lit {
        let size = self.domain(slot).size();
        let mut word: Word = self.bits[slot.0 as usize].clone();
        if size == 1 << word.len() {
            return TRUE;
        }
        word.push(FALSE);
        let bound = self.aig.word(size as i64);
        self.aig.less(&word, &bound)
    }

    fn make_constraint(&mut self, memo: &mut Vec<Option<Word>>) {
        for g in &self.system.groups {
            let Some(choice) = g.choice else { continue };
            let guards: Vec<Lit> = g.commands.iter().map(|c| self.truth(c.guard, memo)).collect();
            let chosen = self.word_of(choice);
            for (i, &guard) in guards.iter().enumerate() {
                let this = self.is(&chosen, i as i64);
                let legal = self.aig.or(!this, guard);
                self.constraint = self.aig.and(self.constraint, legal);
            }
            if !g.may_idle {
                let idle = self.is(&chosen, g.commands.len() as i64);
                let none = !self.aig.any(guards);
                let legal = self.aig.or(!idle, none);
                self.constraint = self.aig.and(self.constraint, legal);
            }
        }
        for a in &self.system.assumptions {
            let holds = self.truth(a.expr, memo);
            self.constraint = self.aig.and(self.constraint, holds);
        }
    }

    fn is(&mut self, word: &Word, value: i64) -> Lit {
        let value = self.aig.word(value);
        self.aig.eq(word, &value)
    }

    fn make_next(&mut self, memo: &mut Vec<Option<Word>>) {
        let mut next: Vec<Word> =
            self.system.state.iter().map(|s| self.offset_word(s.slot)).collect();
        for g in &self.system.groups {
            for (i, command) in g.commands.iter().enumerate() {
                let fires = match g.choice {
                    None => TRUE,
                    Some(slot) => {
                        let chosen = self.word_of(slot);
                        self.is(&chosen, i as i64)
                    }
                };
                for &(slot, value) in &command.updates {
                    let at = self.system.state.iter().position(|s| s.slot == slot);
                    let at = at.expect("updates are of state variables");
                    let value = self.word(value, memo);
                    let lo = self.aig.word(self.domain(slot).lo());
                    let value = self.aig.sub(&value, &lo);
                    next[at] = self.aig.select(fires, &value, &next[at]);
                }
            }
        }
        let mut latch = 0;
        for (s, word) in self.system.state.iter().zip(next) {
            for i in 0..self.bits[s.slot.0 as usize].len() {
                let sign = *word.last().expect("a word has a sign");
                self.latches[latch].next = *word.get(i).unwrap_or(&sign);
                latch += 1;
            }
        }
    }

    /// The value of a slot above the least of its domain.
    fn offset_word(&self, slot: Slot) -> Word {
        let mut word = self.bits[slot.0 as usize].clone();
        word.push(FALSE);
        word
    }

    fn word_of(&mut self, slot: Slot) -> Word {
        let word = self.offset_word(slot);
        match self.domain(slot).lo() {
            0 => word,
            lo => {
                let lo = self.aig.word(lo);
                self.aig.add(&word, &lo)
            }
        }
    }

    fn truth(&mut self, e: Expr, memo: &mut Vec<Option<Word>>) -> Lit {
        self.word(e, memo)[0]
    }

    fn word(&mut self, e: Expr, memo: &mut Vec<Option<Word>>) -> Word {
        if let Some(word) = &memo[e.0 as usize] {
            return word.clone();
        }
        let word = match self.system.pool.node(e) {
            Node::Const(c) => self.aig.word(c),
            Node::Var(s) => self.word_of(s),
            Node::Not(a) => Aig::bit_word(!self.truth(a, memo)),
            Node::And(a, b) => {
                let (a, b) = (self.truth(a, memo), self.truth(b, memo));
                Aig::bit_word(self.aig.and(a, b))
            }
            Node::Or(a, b) => {
                let (a, b) = (self.truth(a, memo), self.truth(b, memo));
                Aig::bit_word(self.aig.or(a, b))
            }
            Node::Eq(a, b) => {
                let (a, b) = (self.word(a, memo), self.word(b, memo));
                Aig::bit_word(self.aig.eq(&a, &b))
            }
            Node::Less(a, b) => {
                let (a, b) = (self.word(a, memo), self.word(b, memo));
                Aig::bit_word(self.aig.less(&a, &b))
            }
            Node::Add(a, b) => {
                let (a, b) = (self.word(a, memo), self.word(b, memo));
                self.aig.add(&a, &b)
            }
            Node::Sub(a, b) => {
                let (a, b) = (self.word(a, memo), self.word(b, memo));
                self.aig.sub(&a, &b)
            }
            Node::Mul(a, b) => {
                let (a, b) = (self.word(a, memo), self.word(b, memo));
                self.aig.mul(&a, &b)
            }
            Node::Rem(a, by) => {
                let a = self.word(a, memo);
                self.aig.rem(&a, by)
            }
            Node::Shr(a, by) => {
                let a = self.word(a, memo);
                let sign = a.len() - 1;
                a[(by as usize).min(sign)..].to_vec()
            }
            Node::BitAnd(a, b) => self.bitwise(a, b, Aig::and, memo),
            Node::BitOr(a, b) => self.bitwise(a, b, Aig::or, memo),
            Node::BitXor(a, b) => self.bitwise(a, b, Aig::xor, memo),
            Node::If(c, a, b) => {
                let c = self.truth(c, memo);
                let (a, b) = (self.word(a, memo), self.word(b, memo));
                self.aig.select(c, &a, &b)
            }
            Node::Over(..) => unreachable!("a system has a fixed number of processes"),
        };
        memo[e.0 as usize] = Some(word.clone());
        word
    }

    fn bitwise(
        &mut self,
        a: Expr,
        b: Expr,
        f: fn(&mut Aig, Lit, Lit) -> Lit,
        memo: &mut Vec<Option<Word>>,
    ) -> Word {
        let (a, b) = (self.word(a, memo), self.word(b, memo));
        self.aig.bitwise(&a, &b, f)
    }

    /// The values of all slots when every free node has a value.
    pub fn read(&self, value: &dyn Fn(Lit) -> bool) -> Vec<i64> {
        let slot = |i: usize| {
            let bits = self.bits[i].iter().enumerate();
            let above: i64 = bits.map(|(k, &b)| (value(b) as i64) << k).sum();
            above + self.domain(Slot(i as u32)).lo()
        };
        (0..self.bits.len()).map(slot).collect()
    }
}

impl Circuit<'_> {
    /// The bits of a slot, least first.
    pub fn bits_of(&self, slot: Slot) -> &[Lit] {
        &self.bits[slot.0 as usize]
    }
}
