//! Addresses as numbers, where a program insists.
//!
//! A pointer is an object and an offset, and most programs never ask for more.
//! Some do: they shift a pointer, hash it, order two of them, copy one byte by
//! byte. Then the object gets an address, which is part of the state from then
//! on, and the arithmetic goes on with the number. A number that lies in an
//! object with an address leads back to it; since any thread might make such a
//! number, the object counts as shared, and is not lost while it lives.
//!
//! Of all the addresses that a system could give, this is one: the lowest that
//! is free. So the model tells a gap as soon as an object has one. Globals,
//! constants and functions have theirs from the start, and need no place in the
//! state.
//!
//! Not here: tags in the bits that an address leaves free, which need no number
//! (`ops`).

use crate::exec::Exec;
use crate::large::PAGE;
use crate::memory::Spot;
use crate::program::{CONST_BASE, FUNC_BASE};
use crate::state::{Obj, State};
use crate::value::Val;

/// Numbers below are never addresses.
pub const LOWEST: u64 = 4096;

/// Where things lie, for pointers of eight bytes and of four.
struct Layout {
    functions: u64,
    constants: u64,
    globals: u64,
    objects: u64,
}

/// Nothing begins where the lower four bytes are zero: a program that keeps only those of
/// an address does not take it for none.
const WIDE: Layout = Layout {
    functions: 0x40_0000,
    constants: 0x1_0100_0000,
    globals: 0x100_0800_0000,
    objects: 0x5000_2000_0000,
};

const NARROW: Layout = Layout {
    functions: 0x40_0000,
    constants: 0x100_0000,
    globals: 0x800_0000,
    objects: 0x2000_0000,
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
            let at = self.free_pages(pages(self.st.obj(v.obj)));
            self.st.obj_mut(v.obj).address = at + 1;
            self.st.addressed = true;
            if !self.st.alone {
                self.st.share(self.code, v.obj);
            }
        }
        let start = self.address_of(v.obj).expect("it has one now");
        let bits = start.wrapping_add(v.bits);
        let mask = crate::value::mask(self.code.word().0 as u8 * 8);
        Val::int(bits & mask)
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
