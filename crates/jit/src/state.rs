//! The function of a control state: every alternative, each to a record of its own.

use crate::emit::{Emit, LEN, LIMIT, NEXT, STRIDE};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Block, InstBuilder, Value, types};
use cranelift_frontend::Variable;
use heddle_promela::native::{EMITTED, HEADER, LEFT};
use heddle_promela::transition::{Alternative, ControlState};

impl Emit<'_> {
    pub fn control_state(&mut self, state: &ControlState) {
        let (count, escape) = (self.b.declare_var(types::I32), self.b.declare_var(types::I32));
        let zero = self.int(0);
        self.b.def_var(count, zero);
        self.b.def_var(escape, zero);
        let end = self.b.create_block();
        let has_escapes = state.ways.iter().any(|w| w.escape > 0);
        for way in &state.ways {
            let on = self.b.create_block();
            if has_escapes {
                self.stop_for_escape(escape, way, end);
            }
            if way.is_else {
                let n = self.b.use_var(count);
                self.branch_out(n, on);
            }
            let yes = self.b.create_block();
            let meets = self.meets(way);
            if meets.is_some() {
                self.meet = self.b.create_block();
            }
            self.test(&way.test, yes, on);
            let meet = std::mem::replace(&mut self.meet, self.leave);
            self.b.switch_to_block(yes);
            self.successor(state.ptype, way);
            let one = self.int(1);
            self.taken(way, one, count, escape);
            self.b.ins().jump(on, &[]);
            if let Some((chan, args)) = meets {
                self.b.switch_to_block(meet);
                let n = self.offer(way, chan, args);
                self.taken(way, n, count, escape);
                self.b.ins().jump(on, &[]);
            }
            self.b.switch_to_block(on);
        }
        self.b.ins().jump(end, &[]);
        self.b.switch_to_block(end);
        let n = self.b.use_var(count);
        self.b.ins().return_(&[n]);
        self.leaves();
    }

    /// Counts steps of an alternative. An offer that nobody takes forgets the escape.
    fn taken(&mut self, way: &Alternative, n: Value, count: Variable, escape: Variable) {
        let before = self.b.use_var(count);
        let after = self.b.ins().iadd(before, n);
        self.b.def_var(count, after);
        let (e, zero) = (self.int(way.escape as i32), self.int(0));
        let e = self.b.ins().select(n, e, zero);
        self.b.def_var(escape, e);
    }

    /// Where the interpreter takes over.
    pub fn leaves(&mut self) {
        self.b.switch_to_block(self.leave);
        let left = self.int(LEFT);
        self.b.ins().return_(&[left]);
    }

    /// With an escape taken, only those of the same are tried.
    pub fn stop_for_escape(&mut self, escape: Variable, way: &Alternative, end: Block) {
        let e = self.b.use_var(escape);
        let taken = self.b.ins().icmp_imm(IntCC::NotEqual, e, 0);
        let other = self.b.ins().icmp_imm(IntCC::NotEqual, e, way.escape as i64);
        let stop = self.b.ins().band(taken, other);
        self.branch_out(stop, end);
    }

    /// Makes the successor by one alternative, and what comes of it if that is atomic.
    fn successor(&mut self, ptype: u16, way: &Alternative) {
        let (source, source_home) = (self.mem, self.home);
        self.mem = self.copy(EMITTED);
        self.home = self.b.ins().iadd(self.mem, self.home_offset);
        self.apply(way);
        self.go_on_if_atomic(ptype, way);
        (self.mem, self.home) = (source, source_home);
    }

    /// Follows the atomic sequence that the process is in after an alternative.
    pub fn go_on_if_atomic(&mut self, ptype: u16, way: &Alternative) {
        if let (true, Some(place)) = (way.atomic, way.place) {
            let settle = self.functions.settles[&ptype];
            let which = self.int(place as i32);
            let given = [self.env, self.mem, self.home_offset, self.pid, which];
            let answer = self.call(settle, &given);
            let left = self.b.ins().icmp_imm(IntCC::SignedLessThan, answer, 0);
            self.leave_if(left);
        }
    }

    /// A new record with the bytes of the state at hand: a successor, or only passed
    /// through.
    pub fn copy(&mut self, kind: u64) -> Value {
        let record = self.field(types::I64, NEXT);
        let limit = self.given(types::I64, LIMIT);
        let full = self.b.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, record, limit);
        self.leave_if(full);
        let stride = self.given(types::I64, STRIDE);
        let next = self.b.ins().iadd(record, stride);
        self.set_field(NEXT, next);
        let len = self.given(types::I32, LEN);
        let len = self.b.ins().uextend(types::I64, len);
        let header = self.b.ins().bor_imm(len, kind as i64);
        let flags = self.flags();
        self.b.ins().store(flags, header, record, 0);
        let to = self.b.ins().iadd_imm(record, HEADER as i64);
        self.copy_bytes(to, len);
        to
    }

    /// Copies by 32 bytes: there is slack behind both.
    fn copy_bytes(&mut self, to: Value, len: Value) {
        let flags = self.flags();
        let (head, after) = (self.b.create_block(), self.b.create_block());
        let i = self.b.append_block_param(head, types::I64);
        let zero = self.long(0);
        self.b.ins().jump(head, &[zero.into()]);
        self.b.switch_to_block(head);
        let source = self.b.ins().iadd(self.mem, i);
        let target = self.b.ins().iadd(to, i);
        let low = self.b.ins().load(types::I8X16, flags, source, 0);
        let high = self.b.ins().load(types::I8X16, flags, source, 16);
        self.b.ins().store(flags, low, target, 0);
        self.b.ins().store(flags, high, target, 16);
        let next = self.b.ins().iadd_imm(i, 32);
        let more = self.b.ins().icmp(IntCC::UnsignedLessThan, next, len);
        self.b.ins().brif(more, head, &[next.into()], after, &[]);
        self.b.switch_to_block(after);
    }
}
