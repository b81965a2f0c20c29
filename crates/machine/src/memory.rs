//! Checked access to memory: bounds, lifetime, null.

use crate::exec::{Exec, Halt};
use crate::large::Large;
use crate::program::{CONST_BASE, FUNC_BASE};
use crate::state::{Kind, State};
use crate::value::{Val, mask};
use heddle_model::FaultKind;
use std::borrow::Cow;
use std::sync::Arc;

/// A checked place: which object, and where its bytes lie.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    pub id: u32,
    /// Position in the arena of the state, or of the constants; in a large
    /// object, from its start.
    pub at: usize,
    pub large: bool,
}

impl Spot {
    fn arena<'a>(self, e: &'a Exec) -> &'a State {
        if self.id >= CONST_BASE { &e.code.consts } else { &e.st }
    }

    fn large<'a>(self, e: &'a Exec) -> &'a Large {
        let arena = self.arena(e);
        let index = self.id - if self.id >= CONST_BASE { CONST_BASE } else { 1 };
        &arena.large[arena.objs[index as usize].start as usize]
    }

    fn large_mut(self, st: &mut State) -> &mut Large {
        let at = st.obj(self.id).start as usize;
        Arc::make_mut(&mut st.large[at])
    }
}

/// Where `size` bytes at `ptr` are, or what is wrong with them.
pub enum Bad {
    Undefined,
    Null,
    Number,
    Function,
    Bounds,
    Freed,
    Dead,
    Constant,
}

impl Exec<'_> {
    pub fn find(&self, ptr: Val, size: u64, write: bool) -> Result<Spot, Bad> {
        if ptr.undef != 0 {
            return Err(Bad::Undefined);
        }
        if ptr.obj == 0 {
            let there = self.resolve(ptr);
            if there.obj != 0 {
                return self.find(there, size, write);
            }
            return Err(if ptr.bits < 4096 { Bad::Null } else { Bad::Number });
        }
        if ptr.obj >= FUNC_BASE {
            return Err(Bad::Function);
        }
        let obj = if ptr.obj >= CONST_BASE {
            if write {
                return Err(Bad::Constant);
            }
            self.code.consts.objs[(ptr.obj - CONST_BASE) as usize]
        } else {
            *self.st.obj(ptr.obj)
        };
        match obj.kind {
            Kind::Freed => return Err(Bad::Freed),
            Kind::Dead => return Err(Bad::Dead),
            _ => {}
        }
        let end = ptr.bits.checked_add(size);
        if end.is_none_or(|e| e > obj.size as u64) {
            return Err(Bad::Bounds);
        }
        let large = obj.is_large();
        let start = if large { 0 } else { obj.start as usize };
        Ok(Spot { id: ptr.obj, at: start + ptr.bits as usize, large })
    }

    /// As [`Self::find`], with the fault told.
    pub fn locate(&self, ptr: Val, size: u64, write: bool) -> Result<Spot, Halt> {
        self.find(ptr, size, write).map_err(|bad| self.bad_access(bad, ptr, size, write))
    }

    fn bad_access(&self, bad: Bad, ptr: Val, size: u64, write: bool) -> Halt {
        let verb = if write { "writes" } else { "reads" };
        let bytes = if size == 1 { "1 byte".into() } else { format!("{size} bytes") };
        match bad {
            Bad::Undefined => self.fail(
                FaultKind::Uninitialised,
                format!("{verb} through a pointer that was never initialised"),
            ),
            Bad::Null if ptr.bits == 0 => {
                self.fail(FaultKind::NullDereference, format!("{verb} through a null pointer"))
            }
            Bad::Null => self.fail(
                FaultKind::NullDereference,
                format!("{verb} {bytes} at offset {} from a null pointer", ptr.bits),
            ),
            Bad::Number => self.fail(
                FaultKind::OutOfBounds,
                format!("{verb} at address {:#x}, which is no object's", ptr.bits),
            ),
            Bad::Function => {
                self.fail(FaultKind::OutOfBounds, format!("{verb} the code of a function"))
            }
            Bad::Constant => self.fail(
                FaultKind::OutOfBounds,
                format!("writes to {}, which is constant", self.object_name(ptr.obj)),
            ),
            Bad::Bounds => self.out_of_bounds(ptr, verb, &bytes),
            Bad::Freed => self.use_after_free(ptr, verb),
            Bad::Dead => {
                let name = self.object_name(ptr.obj);
                let why = match self.st.obj(ptr.obj).freed {
                    0 => "whose function has returned",
                    _ => "whose block has ended",
                };
                let text = format!("{verb} {name}, {why}");
                self.fail_with(FaultKind::UseAfterFree, text, self.object_places(ptr.obj))
            }
        }
    }

    fn out_of_bounds(&self, ptr: Val, verb: &str, bytes: &str) -> Halt {
        let size = if ptr.obj >= CONST_BASE {
            self.code.consts.objs[(ptr.obj - CONST_BASE) as usize].size
        } else {
            self.st.obj(ptr.obj).size
        };
        let (offset, name) = (ptr.bits as i64, self.object_name(ptr.obj));
        let place = if offset < 0 {
            format!("{} bytes before the start of {name}", -offset)
        } else if offset == size as i64 {
            format!("right past the end of {name}")
        } else if offset > size as i64 {
            format!("{} bytes past the end of {name}", offset - size as i64)
        } else {
            format!("at offset {offset} of {name}, across its end")
        };
        let text = format!("{verb} {bytes} {place} ({size} bytes)");
        self.fail_with(FaultKind::OutOfBounds, text, self.object_places(ptr.obj))
    }

    fn use_after_free(&self, ptr: Val, verb: &str) -> Halt {
        let text = format!("{verb} memory after it was freed");
        self.fail_with(FaultKind::UseAfterFree, text, self.object_places(ptr.obj))
    }

    /// Reads `w` bits; whole pointers come with their object.
    pub fn read(&self, spot: Spot, w: u8) -> Result<Val, Halt> {
        let arena = spot.arena(self);
        let n = (w as usize).div_ceil(8);
        let (mut bits, mut undef) = ([0u8; 8], [0u8; 8]);
        let words = arena.words(spot.at, spot.at + n);
        let pointer = if spot.large {
            let large = spot.large(self);
            large.read(spot.at, &mut bits[..n], &mut undef[..n]);
            large.pointers_in(words).first().map(|p| p.1)
        } else {
            bits[..n].copy_from_slice(&arena.mem[spot.at..spot.at + n]);
            undef[..n].copy_from_slice(&arena.undef[spot.at..spot.at + n]);
            arena.prov[words].iter().copied().find(|&p| p != 0)
        };
        let mut v =
            Val { bits: u64::from_le_bytes(bits), undef: u64::from_le_bytes(undef), obj: 0 };
        if let Some(pointer) = pointer {
            let word = arena.word.0;
            if n == word && spot.at.is_multiple_of(word) {
                v.obj = pointer;
                // Before the start of an object is a long way up in 32 bits.
                v.bits = crate::value::signed(v.bits, w) as u64;
            } else {
                return Err(self.refuse("reads a part of a pointer"));
            }
        }
        v.bits &= if v.obj != 0 { !0 } else { mask(w) & !v.undef };
        v.undef &= mask(w);
        Ok(v)
    }

    /// The same; of a pointer that is cut in two, what its number says.
    pub fn read_whole(&mut self, spot: Spot, w: u8) -> Result<Val, Halt> {
        let n = (w as usize).div_ceil(8);
        match self.read(spot, w) {
            Err(_) if self.cuts_pointer(spot, n) => {
                self.spell_out(spot, n);
                self.read(spot, w)
            }
            done => done,
        }
    }

    /// The words among some bytes that are pointers, with their objects.
    pub fn pointers_at(&self, spot: Spot, n: usize) -> impl Iterator<Item = (usize, u32)> + '_ {
        let arena = spot.arena(self);
        let words = arena.words(spot.at, spot.at + n);
        let (words, large) = match spot.large {
            true => (0..0, spot.large(self).pointers_in(words)),
            false => (words, &[][..]),
        };
        let small = words.map(|w| (w, arena.prov[w])).filter(|w| w.1 != 0);
        small.chain(large.iter().map(|p| (p.0 as usize, p.1)))
    }

    /// Writes `w` bits. What other threads can reach must not lead to
    /// anything private, so pointers written there take their objects along.
    pub fn write(&mut self, spot: Spot, w: u8, v: Val) -> Result<(), Halt> {
        assert!(spot.id < CONST_BASE);
        let n = (w as usize).div_ceil(8);
        let whole = n == self.st.word.0 && spot.at.is_multiple_of(n);
        self.note_write(spot, n);
        let v = if v.obj != 0 && !whole { self.number_of(v) } else { v };
        self.store(spot, &v.bits.to_le_bytes()[..n], &v.undef.to_le_bytes()[..n]);
        if v.obj != 0 {
            self.set_pointer(spot, 0, v.obj);
        }
        Ok(())
    }

    /// Bytes that are no pointers.
    fn store(&mut self, spot: Spot, bytes: &[u8], undef: &[u8]) {
        let n = bytes.len();
        self.keep_halves(spot, n);
        self.forget_pointers(spot, n);
        if spot.large {
            return spot.large_mut(&mut self.st).write(spot.at, bytes, undef);
        }
        self.st.mem[spot.at..spot.at + n].copy_from_slice(bytes);
        self.st.undef[spot.at..spot.at + n].copy_from_slice(undef);
    }

    /// The same, as an access of the program.
    pub fn put(&mut self, spot: Spot, bytes: &[u8], undef: &[u8]) {
        self.note_write(spot, bytes.len());
        self.store(spot, bytes, undef);
    }

    /// The word `offset` bytes behind a place is a pointer.
    fn set_pointer(&mut self, spot: Spot, offset: usize, obj: u32) {
        let word = (spot.at + offset) / self.st.word.0;
        if spot.large {
            spot.large_mut(&mut self.st).set_pointer(word, obj);
        } else {
            self.st.prov[word] = obj;
        }
        if self.st.is_shared(self.code, spot.id) {
            self.st.share(self.code, obj);
        }
    }

    /// What is left of pointers that `n` bytes are about to cut in two is what
    /// their numbers say.
    fn keep_halves(&mut self, spot: Spot, n: usize) {
        let word = self.code.word().0;
        for at in [spot.at, spot.at + n] {
            let clear = !spot.large && self.st.prov.get(at / word) == Some(&0);
            if !at.is_multiple_of(word) && !clear {
                let edge = Spot { at: at - at % word, ..spot };
                if self.pointers_at(edge, word).next().is_some() {
                    self.spell_out(edge, word);
                }
            }
        }
    }

    /// The words that `n` bytes touch are no pointers any more.
    fn forget_pointers(&mut self, spot: Spot, n: usize) {
        let words = self.st.words(spot.at, spot.at + n);
        if spot.large {
            if !spot.large(self).pointers_in(words.clone()).is_empty() {
                spot.large_mut(&mut self.st).forget_pointers(words);
            }
            return;
        }
        self.st.prov[words].fill(0);
    }

    /// Copies bytes with what is known about them.
    pub fn copy(&mut self, to: Spot, from: Spot, n: usize) -> Result<(), Halt> {
        if n == 0 {
            return Ok(());
        }
        let word = self.code.word().0;
        if from.at % word != to.at % word && from.id < CONST_BASE {
            self.spell_out(from, n);
        }
        // Pointers that the edges cut.
        for at in [from.at, from.at + n].into_iter().filter(|at| !at.is_multiple_of(word)) {
            let edge = Spot { at: at - at % word, ..from };
            if self.cuts_pointer(edge, 1) {
                self.spell_out(edge, 1);
            }
        }
        let arena = from.arena(self);
        let (words, size) = (arena.words(from.at, from.at + n), arena.word.0);
        let (bytes, undef, among): (Vec<u8>, Vec<u8>, Vec<(usize, u32)>) = if from.large {
            let large = from.large(self);
            let (mut bytes, mut undef) = (vec![0; n], vec![0; n]);
            large.read(from.at, &mut bytes, &mut undef);
            let among = large.pointers_in(words).iter().map(|p| (p.0 as usize, p.1));
            (bytes, undef, among.collect())
        } else {
            let range = from.at..from.at + n;
            let among = words.map(|w| (w, arena.prov[w])).filter(|w| w.1 != 0).collect();
            (arena.mem[range.clone()].to_vec(), arena.undef[range].to_vec(), among)
        };
        let mut pointers = Vec::new();
        for (word, p) in among {
            let at = word * size;
            if at < from.at || at + size > from.at + n || from.at % size != to.at % size {
                return Err(self.refuse("copies a part of a pointer"));
            }
            pointers.push((at - from.at, p));
        }
        self.put(to, &bytes, &undef);
        pointers.into_iter().for_each(|(at, p)| self.set_pointer(to, at, p));
        Ok(())
    }

    pub fn fill(&mut self, to: Spot, n: usize, byte: Val) {
        self.note_write(to, n);
        self.keep_halves(to, n);
        self.forget_pointers(to, n);
        let (byte, undef) = (byte.bits as u8, byte.undef as u8);
        if to.large {
            return to.large_mut(&mut self.st).fill(to.at, n, byte, undef);
        }
        self.st.mem[to.at..to.at + n].fill(byte);
        self.st.undef[to.at..to.at + n].fill(undef);
    }

    /// Reads `n` bytes that must be defined.
    pub fn bytes(&self, ptr: Val, n: u64) -> Result<Cow<'_, [u8]>, Halt> {
        let spot = self.locate(ptr, n, false)?;
        let (arena, n) = (spot.arena(self), n as usize);
        let range = spot.at..spot.at + n;
        let defined = match spot.large {
            true => spot.large(self).is_defined(spot.at, n),
            false => arena.undef[range.clone()].iter().all(|&u| u == 0),
        };
        if !defined {
            let text = format!("reads uninitialised bytes of {}", self.object_name(ptr.obj));
            return Err(self.fail(FaultKind::Uninitialised, text));
        }
        if !spot.large {
            return Ok(Cow::Borrowed(&arena.mem[range]));
        }
        let (mut bytes, mut undef) = (vec![0; n], vec![0; n]);
        spot.large(self).read(spot.at, &mut bytes, &mut undef);
        Ok(Cow::Owned(bytes))
    }

    /// The length of the string at `ptr`, at most `limit`.
    pub fn string_length(&self, ptr: Val, limit: u64) -> Result<u64, Halt> {
        let mut n = 0;
        while n < limit {
            let at = Val { bits: ptr.bits.wrapping_add(n), ..ptr };
            if self.bytes(at, 1)?[0] == 0 {
                return Ok(n);
            }
            n += 1;
        }
        Ok(n)
    }

    pub fn string(&self, ptr: Val) -> Result<Vec<u8>, Halt> {
        let n = self.string_length(ptr, u64::MAX)?;
        Ok(self.bytes(ptr, n)?.to_vec())
    }

    /// A 32-bit cell of a lock at `offset`; it must have been initialised.
    pub fn cell(&self, ptr: Val, offset: u64, what: &str) -> Result<u32, Halt> {
        let at = Val { bits: ptr.bits.wrapping_add(offset), ..ptr };
        let spot = self.locate(at, 4, true)?;
        let v = self.read(spot, 32)?;
        if v.undef != 0 {
            let text =
                format!("uses the {what} {}, which was never initialised", self.place_of(ptr));
            return Err(self.fail(FaultKind::LockMisuse, text));
        }
        Ok(v.bits as u32)
    }

    /// The same where it is nobody's access.
    pub fn poke(&mut self, ptr: Val, offset: u64, v: u32) {
        let at = Val { bits: ptr.bits.wrapping_add(offset), ..ptr };
        if let Ok(spot) = self.find(at, 4, true) {
            self.store(spot, &v.to_le_bytes(), &[0; 4]);
        }
    }

    pub fn set_cell(&mut self, ptr: Val, offset: u64, v: u32) -> Result<(), Halt> {
        let at = Val { bits: ptr.bits.wrapping_add(offset), ..ptr };
        let spot = self.locate(at, 4, true)?;
        self.write(spot, 32, Val::int(v as u64))
    }
}
