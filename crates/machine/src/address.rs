//! Addresses as numbers, where a program insists.
//!
//! A pointer is an object and an offset, and most programs never ask for more.
//! Some do: they shift a pointer, hash it, order two of them, copy one byte by
//! byte. Then the object gets an address, which is part of the state from then
//! on, and the arithmetic goes on with the number. A number that lies in an
//! object with an address leads back to it; since any thread might make such a
//! number, the object counts as shared, and is not lost while it lives.
//!
//! Of all the addresses that a system could give, this is one. So the model tells a gap
//! as soon as an object has one. Globals, constants and functions have theirs from the
//! start, and need no place in the state; an object of the heap gets the lowest that is
//! free. A stack grows downwards: who asks for the address of one object on it gives one
//! to every object there, those of the outer calls above those of the inner, because
//! programs that look at the order of frames rely on it. Two pointers that have left
//! their objects are equal where their numbers are.
//!
//! Not here: tags in the bits that an address leaves free, which need no number
//! (`ops`).

use crate::exec::Exec;
use crate::large::PAGE;
use crate::memory::Spot;
use crate::program::{CONST_BASE, FUNC_BASE};
use crate::state::{Obj, State};
use crate::value::Val;

/// A pointer at most so far behind the beginning of its object has the number of no other.
pub const NEAR: u64 = PAGE as u64 / 2;

/// Numbers below are never addresses.
pub const LOWEST: u64 = 4096;

/// Where things lie, for pointers of eight bytes and of four.
struct Layout {
    functions: u64,
    constants: u64,
    globals: u64,
    objects: u64,
    /// The pages above [`Layout::objects`] where stacks begin, and those of each.
    stacks: u64,
    stack: u64,
}

/// Nothing begins where the lower four bytes are zero: a program that keeps only those of
/// an address does not take it for none.
const WIDE: Layout = Layout {
    functions: 0x40_0000,
    constants: 0x1_0100_0000,
    globals: 0x100_0800_0000,
    objects: 0x5000_2000_0000,
    stacks: 1 << 31,
    stack: 1 << 15,
};

const NARROW: Layout = Layout {
    functions: 0x40_0000,
    constants: 0x100_0000,
    globals: 0x800_0000,
    objects: 0x2000_0000,
    stacks: 1 << 18,
    stack: 1 << 10,
};

/// The pages that an object takes, and one that nobody has.
fn pages(obj: &Obj) -> u64 {
    (obj.size as u64).div_ceil(PAGE as u64) + 1
}

/// The first page of an object in a row of objects.
fn row(objs: &[Obj], n: usize) -> u64 {
    objs[..n].iter().map(pages).sum()
}

impl Exec<'_> {
    fn layout(&self) -> &'static Layout {
        if self.code.word().0 == 4 { &NARROW } else { &WIDE }
    }

    /// Where an object begins, if it has an address.
    fn address_of(&self, obj: u32) -> Option<u64> {
        let (layout, code) = (self.layout(), self.code);
        let page = PAGE as u64;
        Some(match obj {
            0 => return None,
            f if f >= FUNC_BASE => layout.functions + (f - FUNC_BASE) as u64 * 16,
            c if c >= CONST_BASE => {
                layout.constants + row(&code.consts.objs, (c - CONST_BASE) as usize) * page
            }
            g if g <= code.n_statics => layout.globals + row(&code.statics, g as usize - 1) * page,
            id => match self.st.obj(id).address {
                0 => return None,
                n => layout.objects + (n as u64 - 1) * page,
            },
        })
    }

    /// The number of a pointer. Its object has an address from now on.
    pub fn number_of(&mut self, v: Val) -> Val {
        if v.obj == 0 || v.is_raced() || v.undef != 0 {
            return v;
        }
        self.numbered = true;
        if State::is_object(v.obj) && self.address_of(v.obj).is_none() {
            let obj = self.st.obj(v.obj);
            if obj.is_on_stack() {
                self.place_stack(obj.thread);
            }
            if self.address_of(v.obj).is_none() {
                let at = self.free_pages(pages(self.st.obj(v.obj)));
                self.put_at(v.obj, at);
            }
        }
        let start = self.address_of(v.obj).expect("it has one now");
        let bits = start.wrapping_add(v.bits);
        let mask = crate::value::mask(self.code.word().0 as u8 * 8);
        Val::int(bits & mask)
    }

    fn put_at(&mut self, id: u32, page: u32) {
        self.st.obj_mut(id).address = page + 1;
        self.st.addressed = true;
        if !self.st.alone {
            self.st.share(self.code, id);
        }
    }

    /// Gives every object on a thread's stack an address, outer calls first, each below
    /// those before it. Where the room of a stack is at its end they stay without.
    fn place_stack(&mut self, thread: u16) {
        let Layout { stacks, stack, .. } = *self.layout();
        let floor = stacks + thread as u64 * stack;
        let most = if self.code.word().0 == 4 { 0xc_0000 } else { u32::MAX as u64 };
        if floor + stack > most {
            return;
        }
        let first = self.code.n_statics + 1;
        let ids = first..=self.st.objs.len() as u32;
        // What a jump has left behind is on no stack.
        let n_frames = self.st.threads[thread as usize].frames.len() as u32;
        let own = |o: &Obj| o.is_on_stack() && o.thread == thread && o.depth <= n_frames;
        let mut all: Vec<(u32, u32)> =
            ids.filter(|&id| own(self.st.obj(id))).map(|id| (self.st.obj(id).depth, id)).collect();
        all.sort_unstable();
        let placed = |id: u32| self.st.obj(id).address as u64;
        let lowest = all.iter().map(|&(_, id)| placed(id)).filter(|&a| a > floor).min();
        let mut below = lowest.map_or(floor + stack, |a| a - 1);
        for (_, id) in all {
            if self.st.obj(id).address == 0 {
                let n = pages(self.st.obj(id));
                if below < floor + n {
                    return;
                }
                below -= n;
                self.put_at(id, below as u32);
            }
        }
    }

    /// Whether a pointer is so far from its object that it may have the number of another.
    /// Between two objects there is a page that nobody has; the highest sixteen bits may
    /// be a tag.
    pub fn is_outside(&self, v: Val) -> bool {
        let alive = State::is_object(v.obj) && self.st.obj(v.obj).kind.is_alive();
        if !alive || v.undef != 0 || v.is_raced() {
            return false;
        }
        let width = if self.code.word().0 == 4 { 32 } else { 48 };
        let offset = crate::value::signed(v.bits, width);
        let near = NEAR as i64;
        offset < -near || offset > self.st.obj(v.obj).size as i64 + near
    }

    /// A pointer into an object beside a number below all addresses, as numbers whose
    /// order is theirs: programs mark things by such numbers in the place of
    /// pointers. No address is needed to compare them.
    pub fn beside_small_number(&self, a: Val, b: Val) -> Option<(Val, Val)> {
        let small = |v: Val| v.obj == 0 && v.undef == 0 && v.bits < LOWEST;
        let inside = |v: Val| {
            let size = match v.obj {
                0 => return false,
                f if f >= FUNC_BASE => 0,
                c if c >= CONST_BASE => self.code.consts.obj(c - CONST_BASE + 1).size,
                id => self.st.obj(id).size,
            };
            v.undef == 0 && v.bits <= size as u64
        };
        let above = Val::int(LOWEST);
        match (small(a) && inside(b), small(b) && inside(a)) {
            (true, _) => Some((a, above)),
            (_, true) => Some((above, b)),
            _ => None,
        }
    }

    /// The lowest room for so many pages.
    fn free_pages(&self, n: u64) -> u32 {
        let mut taken: Vec<(u64, u64)> = self.st.objs[self.code.n_statics as usize..]
            .iter()
            .filter(|o| o.address != 0)
            .map(|o| (o.address as u64 - 1, pages(o)))
            .collect();
        taken.sort_unstable();
        let mut at = 0;
        for (start, len) in taken {
            if at + n <= start {
                break;
            }
            at = at.max(start + len);
        }
        at as u32
    }

    /// The pointer that a number is, if it lies in an object that has an address.
    pub fn pointer_at(&self, number: u64) -> Option<Val> {
        if number < LOWEST {
            return None;
        }
        let code = self.code;
        let dynamic = code.n_statics + 1..=self.st.objs.len() as u32;
        let addressed = dynamic.filter(|&id| self.st.obj(id).address != 0);
        let mut objects: Vec<(u32, u64)> = addressed
            .filter(|&id| self.st.obj(id).kind.is_alive())
            .map(|id| (id, self.st.obj(id).size as u64))
            .collect();
        let layout = self.layout();
        if (layout.globals..layout.objects).contains(&number) {
            objects.extend((1..=code.n_statics).map(|g| (g, self.st.obj(g).size as u64)));
        } else if (layout.constants..layout.globals).contains(&number) {
            let sizes = code.consts.objs.iter().map(|o| o.size as u64);
            objects.extend((CONST_BASE..).zip(sizes));
        } else if (layout.functions..layout.constants).contains(&number) {
            let f = (number - layout.functions) / 16;
            let known = f < code.program.functions.len() as u64;
            return known
                .then(|| Val::pointer(FUNC_BASE + f as u32, (number - layout.functions) % 16));
        }
        objects.into_iter().find_map(|(id, size)| {
            let offset = number.checked_sub(self.address_of(id)?)?;
            (offset <= size).then(|| Val::pointer(id, offset))
        })
    }

    /// A pointer for a number that is one.
    pub fn resolve(&self, v: Val) -> Val {
        if v.obj != 0 || v.undef != 0 || v.bits < LOWEST {
            return v;
        }
        self.pointer_at(v.bits).unwrap_or(v)
    }

    /// Whether an access takes a part of a pointer in memory.
    pub fn cuts_pointer(&self, spot: Spot, n: usize) -> bool {
        let word = self.code.word().0;
        let whole = n == word && spot.at.is_multiple_of(word);
        spot.id < CONST_BASE && !whole && self.pointers_at(spot, n).next().is_some()
    }

    /// Puts numbers in the place of the pointers that some bytes touch.
    pub fn spell_out(&mut self, spot: Spot, n: usize) {
        let word = self.code.word().0;
        let all: Vec<(usize, u32)> = self.pointers_at(spot, n).collect();
        for (at, obj) in all {
            let there = Spot { at: at * word, ..spot };
            let offset = self.read(there, word as u8 * 8).map_or(0, |v| v.bits);
            let number = self.number_of(Val::pointer(obj, offset));
            self.put(there, &number.bits.to_le_bytes()[..word], &[0; 8][..word]);
        }
    }
}
