//! What statements do to a state, in place.

use crate::emit::Emit;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Block, InstBuilder, Value, types};
use heddle_promela::ir::Scalar;
use heddle_promela::native::{EMITTED, HEADER};
use heddle_promela::transition::{Alternative, Do, Inner, Spot, Test, range};

impl Emit<'_> {
    /// Goes to `yes` where a statement can be executed, else to `no`.
    pub fn test(&mut self, test: &Test, yes: Block, no: Block) {
        match test {
            Test::Always => {
                self.b.ins().jump(yes, &[]);
            }
            Test::If(v) => self.branch(v, yes, no),
            Test::Room(chan, arity) => self.has_room(chan, *arity, yes, no),
            Test::Message(take) => self.has_message(take, yes, no),
            Test::Youngest => {
                let n = self.val(&heddle_promela::transition::Val::NrPr);
                let after = self.b.ins().iadd_imm(self.pid, 1);
                let last = self.b.ins().icmp(IntCC::Equal, after, n);
                self.b.ins().brif(last, yes, &[], no, &[]);
            }
            Test::Any(tests) => {
                // A `d_step` cannot begin with a send that is a rendezvous.
                let meet = std::mem::replace(&mut self.meet, self.leave);
                for t in tests {
                    let on = self.b.create_block();
                    self.test(t, yes, on);
                    self.b.switch_to_block(on);
                }
                self.b.ins().jump(no, &[]);
                self.meet = meet;
            }
        }
    }

    /// An alternative whose test was true, on the state at hand.
    pub fn apply(&mut self, way: &Alternative) {
        self.mark(&way.marks);
        self.finish_way(way, &way.does);
    }

    /// What is left to do of an alternative, and where it leads.
    pub fn finish_way(&mut self, way: &Alternative, does: &[Do]) {
        for d in does {
            self.effect(d);
        }
        let flags = self.flags();
        if let Some(place) = way.place {
            let place = self.int(place as i32);
            if self.program.frame.wide_place {
                self.b.ins().istore16(flags, place, self.home, 0);
            } else {
                self.b.ins().istore8(flags, place, self.home, 0);
            }
        }
        if let Some(at) = self.program.frame.last {
            self.b.ins().istore8(flags, self.pid, self.mem, at as i32);
        }
    }

    fn effect(&mut self, d: &Do) {
        match d {
            Do::Set { to, scalar, value, site } => {
                let v = self.val(value);
                let (low, high) = bounds(*scalar);
                let (least, most) = range(value);
                self.assign(to, *scalar, v, least >= low && most <= high, *site);
            }
            Do::Send { chan, args } => self.send(chan, args),
            Do::Take(take, site) => self.receive(take, *site),
            Do::Assert(v) => {
                let on = self.b.create_block();
                self.branch(v, on, self.leave);
                self.b.switch_to_block(on);
            }
            Do::Touch(v) => drop(self.val(v)),
            Do::Inside(states) => self.inside(states),
            Do::Die => self.die(),
        }
    }

    /// Stores a value; one that is cut is marked, unless it is known to fit.
    pub fn assign(&mut self, to: &Spot, scalar: Scalar, v: Value, fits: bool, site: u32) {
        let mut kept = v;
        if !fits {
            kept = self.truncate(scalar, v);
            let (cut, on) = (self.b.create_block(), self.b.create_block());
            self.b.set_cold_block(cut);
            let differs = self.b.ins().icmp(IntCC::NotEqual, kept, v);
            self.b.ins().brif(differs, cut, &[], on, &[]);
            self.b.switch_to_block(cut);
            self.mark(&[self.program.frame.cut_marks + site]);
            self.b.ins().jump(on, &[]);
            self.b.switch_to_block(on);
        }
        let (at, offset) = self.address(to);
        self.store(scalar, kept, at, offset);
    }

    /// What a variable of this type keeps of a value.
    pub fn truncate(&mut self, scalar: Scalar, v: Value) -> Value {
        match scalar {
            Scalar::Bit => self.b.ins().band_imm(v, 1),
            Scalar::Byte | Scalar::Chan => self.b.ins().band_imm(v, 0xff),
            Scalar::Short => {
                let short = self.b.ins().ireduce(types::I16, v);
                self.b.ins().sextend(types::I32, short)
            }
            Scalar::Int => v,
            Scalar::Unsigned(n) if n >= 32 => v,
            Scalar::Unsigned(n) => self.b.ins().band_imm(v, (1i64 << n) - 1),
        }
    }

    pub fn store(&mut self, scalar: Scalar, v: Value, at: Value, offset: i32) {
        let flags = self.flags();
        match scalar.width() {
            1 => self.b.ins().istore8(flags, v, at, offset),
            2 => self.b.ins().istore16(flags, v, at, offset),
            _ => self.b.ins().store(flags, v, at, offset),
        };
    }

    /// A `d_step`, from state to state until one leads out.
    fn inside(&mut self, states: &[Vec<Inner>]) {
        let blocks: Vec<Block> = states.iter().map(|_| self.b.create_block()).collect();
        let out = self.b.create_block();
        self.b.ins().jump(blocks[0], &[]);
        for (ways, &block) in states.iter().zip(&blocks) {
            self.b.switch_to_block(block);
            self.charge(1);
            for way in ways {
                let (yes, no) = (self.b.create_block(), self.b.create_block());
                self.test(&way.test, yes, no);
                self.b.switch_to_block(yes);
                self.mark(&way.marks);
                for d in &way.does {
                    self.effect(d);
                }
                let next = way.next.map_or(out, |n| blocks[n]);
                self.b.ins().jump(next, &[]);
                self.b.switch_to_block(no);
            }
            // It blocks inside, which is wrong.
            self.b.ins().jump(self.leave, &[]);
        }
        self.b.switch_to_block(out);
    }

    /// The youngest process dies: the state ends where it began.
    fn die(&mut self) {
        let flags = self.flags();
        let header = self.b.ins().bor_imm(self.home_offset, EMITTED as i64);
        self.b.ins().store(flags, header, self.mem, -(HEADER as i32));
        let at = self.program.frame.nr_pr as i32;
        let n = self.b.ins().uload8(types::I32, flags, self.mem, at);
        let less = self.b.ins().iadd_imm(n, -1);
        self.b.ins().istore8(flags, less, self.mem, at);
    }
}

/// The least and the greatest that a variable can hold.
fn bounds(s: Scalar) -> (i64, i64) {
    match s {
        Scalar::Bit => (0, 1),
        Scalar::Byte | Scalar::Chan => (0, 255),
        Scalar::Short => (-32768, 32767),
        Scalar::Unsigned(n) if n < 32 => (0, (1 << n) - 1),
        Scalar::Int | Scalar::Unsigned(_) => (i32::MIN as i64, i32::MAX as i64),
    }
}

/// Whether a variable can hold all that one of another type can.
pub fn holds_all(to: Scalar, from: Scalar) -> bool {
    let (a, b) = (bounds(to), bounds(from));
    a.0 <= b.0 && a.1 >= b.1
}
