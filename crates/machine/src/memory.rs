//! Checked access to memory: bounds, lifetime, null.

use crate::exec::{Exec, Halt};
use crate::program::{CONST_BASE, FUNC_BASE};
use crate::state::{Kind, State};
use crate::value::{Val, mask};
use heddle_model::FaultKind;

/// A checked place: which object, and where its bytes lie.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    pub id: u32,
    /// Position in the arena of the state, or of the constants.
    pub at: usize,
}

impl Spot {
    fn arena<'a>(self, e: &'a Exec) -> &'a State {
        if self.id >= CONST_BASE { &e.code.consts } else { &e.st }
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
        Ok(Spot { id: ptr.obj, at: obj.start as usize + ptr.bits as usize })
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
        bits[..n].copy_from_slice(&arena.mem[spot.at..spot.at + n]);
        undef[..n].copy_from_slice(&arena.undef[spot.at..spot.at + n]);
        let mut v =
            Val { bits: u64::from_le_bytes(bits), undef: u64::from_le_bytes(undef), obj: 0 };
        let words = &arena.prov[spot.at / 8..(spot.at + n).div_ceil(8)];
        if words.iter().any(|&p| p != 0) {
            if n == 8 && spot.at.is_multiple_of(8) {
                v.obj = words[0];
            } else {
                return Err(self.refuse("reads a part of a pointer"));
            }
        }
        v.bits &= mask(w) & !v.undef;
        v.undef &= mask(w);
        Ok(v)
    }

    /// Writes `w` bits. What other threads can reach must not lead to
    /// anything private, so pointers written there take their objects along.
    pub fn write(&mut self, spot: Spot, w: u8, v: Val) -> Result<(), Halt> {
        assert!(spot.id < CONST_BASE);
        let n = (w as usize).div_ceil(8);
        let whole = n == 8 && spot.at.is_multiple_of(8);
        self.note_write(spot, n);
        if v.obj != 0 && !whole {
            return Err(self.refuse("writes a pointer where it is not aligned"));
        }
        self.forget_pointers(spot.at, n);
        self.st.mem[spot.at..spot.at + n].copy_from_slice(&v.bits.to_le_bytes()[..n]);
        self.st.undef[spot.at..spot.at + n].copy_from_slice(&v.undef.to_le_bytes()[..n]);
        if v.obj != 0 {
            self.st.prov[spot.at / 8] = v.obj;
            if self.st.is_shared(self.code, spot.id) {
                self.st.share(self.code, v.obj);
            }
        }
        Ok(())
    }

    /// The words that `n` bytes touch are no pointers any more; the bytes of a
    /// pointer that was cut in two mean nothing.
    fn forget_pointers(&mut self, at: usize, n: usize) {
        for word in at / 8..(at + n).div_ceil(8) {
            if self.st.prov[word] != 0 {
                self.st.prov[word] = 0;
                for b in word * 8..word * 8 + 8 {
                    if b < at || b >= at + n {
                        self.st.mem[b] = 0;
                        self.st.undef[b] = 0xff;
                    }
                }
            }
        }
    }

    /// Copies bytes with what is known about them.
    pub fn copy(&mut self, to: Spot, from: Spot, n: usize) -> Result<(), Halt> {
        if n == 0 {
            return Ok(());
        }
        let arena = from.arena(self);
        let bytes = arena.mem[from.at..from.at + n].to_vec();
        let undef = arena.undef[from.at..from.at + n].to_vec();
        let words = from.at / 8..(from.at + n).div_ceil(8);
        let mut pointers = Vec::new();
        for word in words {
            let p = arena.prov[word];
            if p == 0 {
                continue;
            }
            let at = word * 8;
            if at < from.at || at + 8 > from.at + n || from.at % 8 != to.at % 8 {
                return Err(self.refuse("copies a part of a pointer"));
            }
            pointers.push((at - from.at, p));
        }
        self.note_write(to, n);
        self.forget_pointers(to.at, n);
        self.st.mem[to.at..to.at + n].copy_from_slice(&bytes);
        self.st.undef[to.at..to.at + n].copy_from_slice(&undef);
        let shared = self.st.is_shared(self.code, to.id);
        for (at, p) in pointers {
            self.st.prov[(to.at + at) / 8] = p;
            if shared {
                self.st.share(self.code, p);
            }
        }
        Ok(())
    }

    pub fn fill(&mut self, to: Spot, n: usize, byte: Val) {
        self.note_write(to, n);
        self.forget_pointers(to.at, n);
        self.st.mem[to.at..to.at + n].fill(byte.bits as u8);
        self.st.undef[to.at..to.at + n].fill(byte.undef as u8);
    }

    /// Reads `n` bytes that must be defined.
    pub fn bytes(&self, ptr: Val, n: u64) -> Result<&[u8], Halt> {
        let spot = self.locate(ptr, n, false)?;
        let arena = spot.arena(self);
        let range = spot.at..spot.at + n as usize;
        if arena.undef[range.clone()].iter().any(|&u| u != 0) {
            let text = format!("reads uninitialised bytes of {}", self.object_name(ptr.obj));
            return Err(self.fail(FaultKind::Uninitialised, text));
        }
        Ok(&arena.mem[range])
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

    pub fn set_cell(&mut self, ptr: Val, offset: u64, v: u32) -> Result<(), Halt> {
        let at = Val { bits: ptr.bits.wrapping_add(offset), ..ptr };
        let spot = self.locate(at, 4, true)?;
        self.write(spot, 32, Val::int(v as u64))
    }
}
