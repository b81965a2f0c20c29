//! Channels: which one is meant, what is in it, in and out.
//!
//! A channel whose number is known only at run time is looked up in the table of the
//! environment; where there are types laid out differently, there is code for each.

use crate::emit::{CHANS, Emit, N_CHANS};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Block, InstBuilder, MemFlags, Value, types};
use heddle_promela::ir::Probe;
use heddle_promela::transition::{Chan, ChanLayout, Take, TakeArg, Val, Width};

/// A channel that code is made for: its bytes start at `at + offset`.
#[derive(Clone, Copy)]
pub struct Place {
    pub at: Value,
    pub offset: i32,
    pub ty: u16,
}

/// Messages that take at most this many bytes together are moved by straight code.
const SHORT: u32 = 128;

impl<'f> Emit<'f> {
    pub fn layout(&self, p: Place) -> &'f ChanLayout {
        &self.program.chans[p.ty as usize]
    }

    /// Branches to a block for each kind of channel that it may be. Where the number of
    /// fields matters and is another, it leaves, as it does where there is no channel.
    pub fn cases(&mut self, chan: &Chan, arity: Option<usize>) -> Vec<(Block, Place)> {
        let chans = &self.program.chans;
        let fits = |ty: u16| arity.is_none_or(|n| chans[ty as usize].fields.len() == n);
        let number = match chan {
            Chan::Fixed(known) => {
                if !fits(known.ty) {
                    self.b.ins().jump(self.leave, &[]);
                    return Vec::new();
                }
                let block = self.b.create_block();
                self.b.ins().jump(block, &[]);
                let place = Place { at: self.mem, offset: known.at as i32, ty: known.ty };
                return vec![(block, place)];
            }
            Chan::Numbered(v) => self.val(v),
        };
        self.functions.uses_chans = true;
        let index = self.b.ins().iadd_imm(number, -1);
        let n = self.given(types::I32, N_CHANS);
        let none = self.b.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, index, n);
        self.leave_if(none);
        let table = self.given(types::I64, CHANS);
        let index = self.b.ins().uextend(types::I64, index);
        let index = self.b.ins().ishl_imm(index, 3);
        let entry = self.b.ins().iadd(table, index);
        let offset = self.b.ins().uload32(MemFlags::trusted(), entry, 0);
        let at = self.b.ins().iadd(self.mem, offset);
        let mut kinds: Vec<u16> = self.program.alike.clone();
        kinds.sort_unstable();
        kinds.dedup();
        let only = kinds.len() == 1;
        let mut cases = Vec::new();
        let ty = self.b.ins().load(types::I32, MemFlags::trusted(), entry, 4);
        for kind in kinds.into_iter().filter(|&k| fits(k)) {
            let block = self.b.create_block();
            cases.push((block, Place { at, offset: 0, ty: kind }));
            if only {
                self.b.ins().jump(block, &[]);
                return cases;
            }
            let this = self.b.ins().icmp_imm(IntCC::Equal, ty, kind as i64);
            self.branch_out(this, block);
        }
        self.b.ins().jump(self.leave, &[]);
        cases
    }

    fn length(&mut self, p: Place) -> Value {
        match self.layout(p).capacity {
            0 => self.int(0),
            _ => self.load(Width::U8, p.at, p.offset),
        }
    }

    pub fn probe(&mut self, probe: Probe, chan: &Chan) -> Value {
        let join = self.b.create_block();
        let result = self.b.append_block_param(join, types::I32);
        for (block, p) in self.cases(chan, None) {
            self.b.switch_to_block(block);
            let len = self.length(p);
            // A rendezvous channel counts as one that holds one message and is empty.
            let capacity = self.layout(p).capacity.max(1) as i64;
            let (cc, n) = match probe {
                Probe::Len => (None, 0),
                Probe::Full => (Some(IntCC::Equal), capacity),
                Probe::NFull => (Some(IntCC::NotEqual), capacity),
                Probe::Empty => (Some(IntCC::Equal), 0),
                Probe::NEmpty => (Some(IntCC::NotEqual), 0),
            };
            let v = match cc {
                None => len,
                Some(cc) => {
                    let f = self.b.ins().icmp_imm(cc, len, n);
                    self.b.ins().uextend(types::I32, f)
                }
            };
            self.b.ins().jump(join, &[v.into()]);
        }
        self.b.switch_to_block(join);
        result
    }

    /// Whether a message of so many fields can be sent; where somebody has to take it at
    /// once, goes to `meet`.
    pub fn has_room(&mut self, chan: &Chan, arity: usize, yes: Block, no: Block) {
        for (block, p) in self.cases(chan, Some(arity)) {
            self.b.switch_to_block(block);
            let capacity = self.layout(p).capacity;
            if capacity == 0 {
                self.b.ins().jump(self.meet, &[]);
            } else if self.program.frame.lossy {
                self.b.ins().jump(yes, &[]);
            } else {
                let len = self.length(p);
                let room = self.b.ins().icmp_imm(IntCC::UnsignedLessThan, len, capacity as i64);
                self.b.ins().brif(room, yes, &[], no, &[]);
            }
        }
    }

    /// Whether the first message is one that can be taken.
    pub fn has_message(&mut self, take: &Take, yes: Block, no: Block) {
        for (block, p) in self.cases(&take.chan, Some(take.args.len())) {
            self.b.switch_to_block(block);
            let layout = self.layout(p);
            if layout.capacity == 0 {
                let to = if take.keep { self.leave } else { no };
                self.b.ins().jump(to, &[]);
                continue;
            }
            let len = self.length(p);
            let empty = self.b.ins().icmp_imm(IntCC::Equal, len, 0);
            self.branch_out(empty, no);
            for (a, &(o, s)) in take.args.iter().zip(&layout.fields) {
                if let TakeArg::Match(v) = a {
                    let wanted = self.val(v);
                    let there = self.load(Width::of(s), p.at, p.offset + 1 + o as i32);
                    let other = self.b.ins().icmp(IntCC::NotEqual, wanted, there);
                    self.branch_out(other, no);
                }
            }
            self.b.ins().jump(yes, &[]);
        }
    }

    /// Appends a message to a channel that has room for it.
    pub fn send(&mut self, chan: &Chan, args: &[Val]) {
        let join = self.b.create_block();
        for (block, p) in self.cases(chan, Some(args.len())) {
            self.b.switch_to_block(block);
            let layout = self.layout(p);
            if layout.capacity == 0 {
                self.b.ins().jump(self.leave, &[]);
                continue;
            }
            let len = self.length(p);
            if self.program.frame.lossy {
                let cc = IntCC::UnsignedGreaterThanOrEqual;
                let full = self.b.ins().icmp_imm(cc, len, layout.capacity as i64);
                self.branch_out(full, join);
            }
            let values: Vec<Value> = args.iter().map(|a| self.val(a)).collect();
            let message = self.b.ins().uextend(types::I64, len);
            let message = self.b.ins().imul_imm(message, layout.message as i64);
            let message = self.b.ins().iadd(p.at, message);
            for (v, &(o, s)) in values.into_iter().zip(&layout.fields) {
                let kept = self.truncate(s, v);
                self.store(s, kept, message, p.offset + 1 + o as i32);
            }
            let more = self.b.ins().iadd_imm(len, 1);
            let flags = self.flags();
            self.b.ins().istore8(flags, more, p.at, p.offset);
            self.b.ins().jump(join, &[]);
        }
        self.b.switch_to_block(join);
    }

    /// Takes the first message, which is known to fit.
    pub fn receive(&mut self, take: &Take, site: u32) {
        let join = self.b.create_block();
        for (block, p) in self.cases(&take.chan, Some(take.args.len())) {
            self.b.switch_to_block(block);
            let layout = self.layout(p);
            if layout.capacity == 0 {
                self.b.ins().jump(self.leave, &[]);
                continue;
            }
            let mut fills = Vec::new();
            for (a, &(o, s)) in take.args.iter().zip(&layout.fields) {
                if let TakeArg::Fill(spot, scalar) = a {
                    let v = self.load(Width::of(s), p.at, p.offset + 1 + o as i32);
                    let fits = crate::effects::holds_all(*scalar, s);
                    fills.push((spot, *scalar, v, fits));
                }
            }
            for (spot, scalar, v, fits) in fills {
                self.assign(spot, scalar, v, fits, site);
            }
            if !take.keep {
                self.drop_first(p);
            }
            self.b.ins().jump(join, &[]);
        }
        self.b.switch_to_block(join);
    }

    /// Moves all messages one place forward. Unused ones are zero, so what moves into
    /// the last place is right, but for a channel that was full.
    fn drop_first(&mut self, p: Place) {
        let layout = self.layout(p);
        let flags = self.flags();
        let (size, first) = (layout.message, p.offset + 1);
        let kept = size * (layout.capacity - 1);
        if kept <= SHORT {
            for (at, width) in pieces(kept) {
                let from = first + (at + size) as i32;
                let v = self.b.ins().load(width, flags, p.at, from);
                self.b.ins().store(flags, v, p.at, first + at as i32);
            }
        } else {
            self.move_messages(p, kept);
        }
        for (at, width) in pieces(size) {
            let zero = self.b.ins().iconst(width, 0);
            self.b.ins().store(flags, zero, p.at, first + (kept + at) as i32);
        }
        let len = self.length(p);
        let less = self.b.ins().iadd_imm(len, -1);
        self.b.ins().istore8(flags, less, p.at, p.offset);
    }

    /// The same in a loop, eight bytes at a time and then what is left.
    fn move_messages(&mut self, p: Place, kept: u32) {
        let flags = self.flags();
        let size = self.layout(p).message as i32;
        let first = p.offset + 1;
        let (head, after) = (self.b.create_block(), self.b.create_block());
        let i = self.b.append_block_param(head, types::I64);
        let zero = self.long(0);
        self.b.ins().jump(head, &[zero.into()]);
        self.b.switch_to_block(head);
        let at = self.b.ins().iadd(p.at, i);
        let v = self.b.ins().load(types::I64, flags, at, first + size);
        self.b.ins().store(flags, v, at, first);
        let next = self.b.ins().iadd_imm(i, 8);
        let whole = (kept / 8 * 8) as i64;
        let more = self.b.ins().icmp_imm(IntCC::UnsignedLessThan, next, whole);
        self.b.ins().brif(more, head, &[next.into()], after, &[]);
        self.b.switch_to_block(after);
        for (at, width) in pieces(kept % 8) {
            let at = first + (kept / 8 * 8 + at) as i32;
            let v = self.b.ins().load(width, flags, p.at, at + size);
            self.b.ins().store(flags, v, p.at, at);
        }
    }
}

/// So many bytes as few words.
fn pieces(bytes: u32) -> Vec<(u32, types::Type)> {
    let mut out = Vec::new();
    let mut at = 0;
    for (size, width) in [(8, types::I64), (4, types::I32), (2, types::I16), (1, types::I8)] {
        while bytes - at >= size {
            out.push((at, width));
            at += size;
        }
    }
    out
}
