//! Values: 64 bits, of which some may be undefined, and perhaps a pointer.
//!
//! A pointer is an object and an offset; the offset is in `bits`. An integer
//! made from a pointer keeps its object, so that tagged pointers and
//! `uintptr_t` round trips work; arithmetic that needs the number of an
//! address is refused by [`crate::ops`], because addresses have none here.

/// In place of an object: what is undefined in the value, a data race left so.
/// Only registers have such values: to store one is to look at it.
pub const RACED: u32 = u32::MAX - 1;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Val {
    pub bits: u64,
    /// The bits whose value nothing determined.
    pub undef: u64,
    /// The object that this points to; 0 for plain numbers and null.
    pub obj: u32,
}

impl Val {
    pub const ZERO: Val = Val { bits: 0, undef: 0, obj: 0 };
    pub const UNDEF: Val = Val { bits: 0, undef: u64::MAX, obj: 0 };

    pub fn int(bits: u64) -> Val {
        Val { bits, undef: 0, obj: 0 }
    }

    pub fn pointer(obj: u32, offset: u64) -> Val {
        Val { bits: offset, undef: 0, obj }
    }

    /// A value of which a race left some bits undefined.
    pub fn raced(self, bits: u64) -> Val {
        let bits = if self.obj != 0 { u64::MAX } else { bits };
        Val { bits: self.bits & !bits, undef: self.undef | bits, obj: RACED }
    }

    pub fn is_raced(self) -> bool {
        self.obj == RACED
    }

    /// The same without the memory of a race.
    pub(crate) fn plain(self) -> Val {
        if self.is_raced() { Val { obj: 0, ..self } } else { self }
    }

    /// Undefined, by a race if one of these is.
    pub(crate) fn undef_by(others: &[Val]) -> Val {
        let raced = others.iter().any(|v| v.is_raced());
        Val { obj: if raced { RACED } else { 0 }, ..Val::UNDEF }
    }

    pub fn is_defined(self) -> bool {
        self.undef == 0
    }

    /// Neither null nor a small number cast to a pointer.
    pub fn is_pointer(self) -> bool {
        self.obj != 0
    }

    pub fn is_null(self) -> bool {
        self.obj == 0 && self.bits == 0
    }

    pub fn truth(self) -> bool {
        self.obj != 0 || self.bits != 0
    }
}

/// The lowest `w` bits.
pub fn mask(w: u8) -> u64 {
    if w >= 64 { u64::MAX } else { (1 << w) - 1 }
}

/// The lowest `w` bits as a signed number.
pub fn signed(bits: u64, w: u8) -> i64 {
    assert!((1..=64).contains(&w));
    let shift = 64 - w as u32;
    ((bits << shift) as i64) >> shift
}
