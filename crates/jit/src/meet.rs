//! Rendezvous: a send and a receive in one step.
//!
//! The sender's side is part of the function of its control state ([`Emit::offer`]): what
//! is sent is computed and kept on the stack, the sender moves on in a record that is only
//! passed through, and one more function of the model ([`Emit::accept`]) asks every other
//! process, from the youngest to the oldest, in which ways it takes the message. Each way
//! is a record of its own. Nobody who takes it: the first record is given back.
//!
//! Where a place has no code but may receive, where the numbers of fields differ, and
//! where a `d_step` begins with the receive, the code leaves.

use crate::emit::{Emit, NEXT, PROCS};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{
    Block, InstBuilder, MemFlags, StackSlotData, StackSlotKind, Value, types,
};
use cranelift_frontend::{Switch, Variable};
use heddle_promela::native::{EMITTED, HEADER};
use heddle_promela::transition::{Alternative, Chan, Do, Take, TakeArg, Test, Val};

/// What is offered, as the function that looks for takers gets it.
#[derive(Clone, Copy)]
struct Offer {
    /// The number of the channel.
    chan: Value,
    /// Where the values are, four bytes each.
    values: Value,
    /// How many there are.
    arity: Value,
}

impl Emit<'_> {
    /// Whether this may be a channel without room.
    fn may_meet(&self, chan: &Chan) -> bool {
        match chan {
            Chan::Fixed(known) => self.program.chans[known.ty as usize].capacity == 0,
            Chan::Numbered(_) => self.program.chans.iter().any(|c| c.capacity == 0),
        }
    }

    /// The send of an alternative, if that may be a rendezvous.
    pub fn meets<'w>(&self, way: &'w Alternative) -> Option<(&'w Chan, &'w [Val])> {
        match (&way.test, way.does.first()) {
            (Test::Room(..), Some(Do::Send { chan, args })) if self.may_meet(chan) => {
                Some((chan, args))
            }
            _ => None,
        }
    }

    fn number(&mut self, chan: &Chan) -> Value {
        match chan {
            Chan::Fixed(known) => self.int(known.number as i32),
            Chan::Numbered(v) => self.val(v),
        }
    }

    /// Offers what an alternative sends to everybody; answers how many steps that are.
    pub fn offer(&mut self, way: &Alternative, chan: &Chan, args: &[Val]) -> Value {
        let size = 4 * args.len().max(1) as u32;
        let slot = StackSlotData::new(StackSlotKind::ExplicitSlot, size, 2);
        let slot = self.b.create_sized_stack_slot(slot);
        let values = self.b.ins().stack_addr(types::I64, slot, 0);
        let ready = self.b.create_block();
        for (block, p) in self.cases(chan, Some(args.len())) {
            self.b.switch_to_block(block);
            let layout = self.layout(p);
            if layout.capacity > 0 {
                self.b.ins().jump(self.leave, &[]);
                continue;
            }
            for (i, (a, &(_, s))) in args.iter().zip(&layout.fields).enumerate() {
                let v = self.val(a);
                let kept = self.truncate(s, v);
                self.b.ins().store(MemFlags::trusted(), kept, values, 4 * i as i32);
            }
            self.b.ins().jump(ready, &[]);
        }
        self.b.switch_to_block(ready);
        let chan = self.number(chan);
        let (source, source_home) = (self.mem, self.home);
        self.mem = self.copy(0);
        self.home = self.b.ins().iadd(self.mem, self.home_offset);
        // That it was sent is marked when somebody took it.
        self.mark(&way.marks[1..]);
        self.finish_way(way, &way.does[1..]);
        let arity = self.int(args.len() as i32);
        let accept = self.functions.accept.expect("there are channels without room");
        let given = [self.env, self.mem, self.home_offset, self.pid, chan, values, arity];
        let n = self.call(accept, &given);
        let left = self.b.ins().icmp_imm(IntCC::SignedLessThan, n, 0);
        self.leave_if(left);
        self.taken_or_given_back(n, way.marks[0]);
        (self.mem, self.home) = (source, source_home);
        n
    }

    /// Marks what was sent, or gives the sender's record back.
    fn taken_or_given_back(&mut self, n: Value, sent: u32) {
        let (taken, nobody, on) =
            (self.b.create_block(), self.b.create_block(), self.b.create_block());
        self.b.ins().brif(n, taken, &[], nobody, &[]);
        self.b.switch_to_block(taken);
        self.mark(&[sent]);
        self.b.ins().jump(on, &[]);
        self.b.switch_to_block(nobody);
        let record = self.b.ins().iadd_imm(self.mem, -(HEADER as i64));
        self.set_field(NEXT, record);
        self.b.ins().jump(on, &[]);
        self.b.switch_to_block(on);
    }

    /// The function that asks all processes but the sender.
    pub fn accept(&mut self) {
        let offer = Offer { chan: self.more[0], values: self.more[1], arity: self.more[2] };
        let sender = self.pid;
        let (count, who) = (self.b.declare_var(types::I32), self.b.declare_var(types::I32));
        let zero = self.int(0);
        self.b.def_var(count, zero);
        let all = self.val(&Val::NrPr);
        self.b.def_var(who, all);
        let (head, end) = (self.b.create_block(), self.b.create_block());
        self.b.ins().jump(head, &[]);
        self.b.switch_to_block(head);
        let left = self.b.use_var(who);
        let none = self.b.ins().icmp_imm(IntCC::Equal, left, 0);
        self.branch_out(none, end);
        self.pid = self.b.ins().iadd_imm(left, -1);
        self.b.def_var(who, self.pid);
        let itself = self.b.ins().icmp(IntCC::Equal, self.pid, sender);
        self.branch_out(itself, head);
        self.ask(offer, count, head);
        self.b.switch_to_block(end);
        let n = self.b.use_var(count);
        self.b.ins().return_(&[n]);
        self.leaves();
    }

    /// Asks one process, by the place where it stands, and goes on at `next`.
    fn ask(&mut self, offer: Offer, count: Variable, next: Block) {
        let program = self.program;
        let table = self.given(types::I64, PROCS);
        let index = self.b.ins().uextend(types::I64, self.pid);
        let index = self.b.ins().ishl_imm(index, 2);
        let entry = self.b.ins().iadd(table, index);
        self.home_offset = self.b.ins().uload32(MemFlags::trusted(), entry, 0);
        self.home = self.b.ins().iadd(self.mem, self.home_offset);
        let flags = self.flags();
        let place = match program.frame.wide_place {
            true => self.b.ins().uload16(types::I32, flags, self.home, 0),
            false => self.b.ins().uload8(types::I32, flags, self.home, 0),
        };
        let mut switch = Switch::new();
        let mut blocks = Vec::new();
        for place in (0..program.states.len()).filter(|&p| program.receives[p]) {
            let block = self.b.create_block();
            switch.set_entry(place as u128, block);
            blocks.push((block, &program.states[place]));
        }
        switch.emit(&mut self.b, place, next);
        for (block, state) in blocks {
            self.b.switch_to_block(block);
            match state {
                None => {
                    self.b.ins().jump(self.leave, &[]);
                }
                Some(state) => self.ways_to_take(state.ptype, &state.ways, offer, count, next),
            }
        }
    }

    fn ways_to_take(
        &mut self,
        ptype: u16,
        ways: &[Alternative],
        offer: Offer,
        count: Variable,
        next: Block,
    ) {
        let escape = self.b.declare_var(types::I32);
        let zero = self.int(0);
        self.b.def_var(escape, zero);
        let has_escapes = ways.iter().any(|w| w.escape > 0);
        for way in ways {
            let on = self.b.create_block();
            if has_escapes {
                self.stop_for_escape(escape, way, next);
            }
            match &way.test {
                Test::Message(take) if !take.keep && self.may_meet(&take.chan) => {
                    self.take_offer(ptype, way, take, offer, on);
                    let n = self.b.use_var(count);
                    let n = self.b.ins().iadd_imm(n, 1);
                    self.b.def_var(count, n);
                    let e = self.int(way.escape as i32);
                    self.b.def_var(escape, e);
                }
                Test::Any(tests) => self.leave_for_inner(tests, offer),
                _ => {}
            }
            self.b.ins().jump(on, &[]);
            self.b.switch_to_block(on);
        }
        self.b.ins().jump(next, &[]);
    }

    /// A `d_step` that may begin with this receive is the interpreter's.
    fn leave_for_inner(&mut self, tests: &[Test], offer: Offer) {
        for test in tests {
            if let Test::Message(take) = test
                && !take.keep
                && self.may_meet(&take.chan)
            {
                let chan = self.number(&take.chan);
                let same = self.b.ins().icmp(IntCC::Equal, chan, offer.chan);
                self.leave_if(same);
            }
        }
    }

    /// One receive: goes to `no` where it does not fit, else makes the successor.
    fn take_offer(&mut self, ptype: u16, way: &Alternative, take: &Take, offer: Offer, no: Block) {
        let chan = self.number(&take.chan);
        let other = self.b.ins().icmp(IntCC::NotEqual, chan, offer.chan);
        self.branch_out(other, no);
        let arity = take.args.len() as i64;
        let more_or_less = self.b.ins().icmp_imm(IntCC::NotEqual, offer.arity, arity);
        self.leave_if(more_or_less);
        let sent = |e: &mut Self, i: usize| {
            e.b.ins().load(types::I32, MemFlags::trusted(), offer.values, 4 * i as i32)
        };
        for (i, a) in take.args.iter().enumerate() {
            if let TakeArg::Match(v) = a {
                let (wanted, there) = (self.val(v), sent(self, i));
                let other = self.b.ins().icmp(IntCC::NotEqual, wanted, there);
                self.branch_out(other, no);
            }
        }
        let (source, source_home) = (self.mem, self.home);
        self.mem = self.copy(EMITTED);
        self.home = self.b.ins().iadd(self.mem, self.home_offset);
        self.mark(&way.marks);
        for (i, a) in take.args.iter().enumerate() {
            if let TakeArg::Fill(spot, scalar) = a {
                let v = sent(self, i);
                self.assign(spot, *scalar, v, false, way.marks[0]);
            }
        }
        self.finish_way(way, &way.does[1..]);
        self.go_on_if_atomic(ptype, way);
        (self.mem, self.home) = (source, source_home);
    }
}
