//! The function that follows atomic sequences of one process type, in place: from the
//! control state that a step led to until the sequence ends, blocks, or has a choice.
//! With a choice the state is passed through, and the function of its control state
//! makes the successors.

use crate::emit::{Emit, NESTED as NESTED_AT};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Block, InstBuilder, types};
use cranelift_frontend::{Switch, Variable};
use heddle_promela::native::{CHOICE, EMITTED, HEADER, NESTED};
use heddle_promela::transition::{Alternative, ControlState};
use std::collections::BTreeMap;

impl Emit<'_> {
    pub fn settle(&mut self, ptype: u16) {
        let program = self.program;
        let own = program.states.iter().flatten().filter(|s| s.ptype == ptype);
        let atomic = own.flat_map(|s| &s.ways).filter(|w| w.atomic);
        let mut blocks: BTreeMap<u16, Block> = BTreeMap::new();
        for place in atomic.filter_map(|w| w.place) {
            blocks.entry(place).or_insert_with(|| self.b.create_block());
        }
        let mut switch = Switch::new();
        for (&place, &block) in &blocks {
            switch.set_entry(place as u128, block);
        }
        let which = self.more[0];
        let done = self.b.create_block();
        switch.emit(&mut self.b, which, self.leave);
        for (&place, &block) in &blocks {
            self.b.switch_to_block(block);
            match &program.states[place as usize] {
                Some(state) => self.go_on(state, place, &blocks, done),
                None => {
                    self.b.ins().jump(self.leave, &[]);
                }
            }
        }
        self.b.switch_to_block(done);
        let zero = self.int(0);
        self.b.ins().return_(&[zero]);
        self.leaves();
    }

    fn go_on(
        &mut self,
        state: &ControlState,
        place: u16,
        blocks: &BTreeMap<u16, Block>,
        done: Block,
    ) {
        self.charge(1);
        let after = |way: &Alternative| match (way.atomic, way.place) {
            (true, Some(place)) => blocks[&place],
            _ => done,
        };
        let many = self.b.create_block();
        if state.ways.iter().any(|w| self.meets(w).is_some()) {
            self.meet = many;
        }
        match &state.ways[..] {
            [] => {
                self.b.ins().jump(done, &[]);
            }
            [only] => {
                let yes = self.b.create_block();
                self.test(&only.test, yes, done);
                self.take(yes, only, after(only));
            }
            [first, other] if other.is_else && first.escape == other.escape => {
                let (yes, no) = (self.b.create_block(), self.b.create_block());
                self.test(&first.test, yes, no);
                self.take(yes, first, after(first));
                let other_yes = self.b.create_block();
                self.b.switch_to_block(no);
                self.test(&other.test, other_yes, done);
                self.take(other_yes, other, after(other));
            }
            ways => self.choose(ways, &after, many, done),
        }
        self.many(many, place, done);
    }

    /// Takes an alternative in place, in a block of its own.
    fn take(&mut self, block: Block, way: &Alternative, after: Block) {
        self.b.switch_to_block(block);
        self.apply(way);
        self.b.ins().jump(after, &[]);
    }

    /// Looks for the one alternative that can be taken; with several, all are.
    fn choose(
        &mut self,
        ways: &[Alternative],
        after: &dyn Fn(&Alternative) -> Block,
        many: Block,
        done: Block,
    ) {
        // The number of the one found, from one on.
        let found = self.b.declare_var(types::I32);
        let zero = self.int(0);
        self.b.def_var(found, zero);
        let chosen = self.b.create_block();
        for (i, way) in ways.iter().enumerate() {
            let on = self.b.create_block();
            if i > 0 {
                self.pass_over(&ways[..i], way, found, on, chosen);
            }
            let yes = self.b.create_block();
            self.test(&way.test, yes, on);
            self.b.switch_to_block(yes);
            let before = self.b.use_var(found);
            self.branch_out(before, many);
            let this = self.int(i as i32 + 1);
            self.b.def_var(found, this);
            self.b.ins().jump(on, &[]);
            self.b.switch_to_block(on);
        }
        self.b.ins().jump(chosen, &[]);
        self.b.switch_to_block(chosen);
        let mut switch = Switch::new();
        let mut bodies = Vec::new();
        for (i, way) in ways.iter().enumerate() {
            let block = self.b.create_block();
            switch.set_entry(i as u128 + 1, block);
            bodies.push((block, way));
        }
        let which = self.b.use_var(found);
        switch.emit(&mut self.b, which, done);
        for (block, way) in bodies {
            self.take(block, way, after(way));
        }
    }

    /// With one found, `else` is not tried, nor what belongs to another escape.
    fn pass_over(
        &mut self,
        before: &[Alternative],
        way: &Alternative,
        found: Variable,
        on: Block,
        chosen: Block,
    ) {
        for (i, f) in before.iter().enumerate() {
            if f.escape > 0 && f.escape != way.escape {
                let n = self.b.use_var(found);
                let it = self.b.ins().icmp_imm(IntCC::Equal, n, i as i64 + 1);
                self.branch_out(it, chosen);
            }
        }
        if way.is_else {
            let n = self.b.use_var(found);
            self.branch_out(n, on);
        }
    }

    /// The state is passed through on the way to several; or nobody takes what it offers,
    /// and it is where the sequence blocks.
    fn many(&mut self, block: Block, place: u16, done: Block) {
        self.b.switch_to_block(block);
        self.charge(CHOICE);
        let nested = self.field(types::I32, NESTED_AT);
        let cc = IntCC::UnsignedGreaterThanOrEqual;
        let deep = self.b.ins().icmp_imm(cc, nested, NESTED as i64);
        self.leave_if(deep);
        let flags = self.flags();
        let header = self.b.ins().load(types::I64, flags, self.mem, -(HEADER as i32));
        let passed = self.b.ins().band_imm(header, !EMITTED as i64);
        self.b.ins().store(flags, passed, self.mem, -(HEADER as i32));
        let more = self.b.ins().iadd_imm(nested, 1);
        self.set_field(NESTED_AT, more);
        let id = self.functions.states[place as usize].expect("the state has code");
        let given = [self.env, self.mem, self.home_offset, self.pid];
        let n = self.call(id, &given);
        self.set_field(NESTED_AT, nested);
        let left = self.b.ins().icmp_imm(IntCC::SignedLessThan, n, 0);
        self.leave_if(left);
        self.branch_out(n, done);
        self.b.ins().store(flags, header, self.mem, -(HEADER as i32));
        self.b.ins().jump(done, &[]);
    }
}
