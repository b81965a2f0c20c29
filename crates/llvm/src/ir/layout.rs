//! Sizes, alignments and offsets, from the module's `target datalayout`.
//!
//! Rules as in the LangRef's "Data Layout"; what the string leaves out has
//! the defaults listed there. All answers are in bytes and saturate instead of
//! overflowing. Callers must not ask for a type that contains itself; the
//! reader refuses such types.

use super::{FloatKind, Type, TypeId, Types};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataLayout {
    /// The string it was read from.
    pub text: String,
    pub big_endian: bool,
    /// (address space, bytes, alignment); space 0 is always there.
    pointers: Vec<(u32, u64, u64)>,
    /// (bits, alignment), by bits.
    ints: Vec<(u32, u64)>,
    floats: Vec<(u32, u64)>,
    vectors: Vec<(u32, u64)>,
    aggregate: u64,
}

impl Default for DataLayout {
    fn default() -> Self {
        DataLayout {
            text: String::new(),
            big_endian: false,
            pointers: vec![(0, 8, 8)],
            ints: vec![(1, 1), (8, 1), (16, 2), (32, 4), (64, 4)],
            floats: vec![(16, 2), (32, 4), (64, 8), (80, 16), (128, 16)],
            vectors: vec![(64, 8), (128, 16)],
            aggregate: 1,
        }
    }
}

impl DataLayout {
    /// Whether programs of the one and of the other have their data in the same
    /// places. What only concerns how code is generated may differ, and so may
    /// what no C, C++ or Rust program has: compilers of several versions write
    /// it in their own ways.
    pub fn agrees_with(&self, other: &DataLayout) -> bool {
        let int = |l: &DataLayout, bits| l.ints.iter().find(|i| i.0 == bits).copied();
        let float = |l: &DataLayout, bits| l.floats.iter().find(|i| i.0 == bits).copied();
        let pointer = |l: &DataLayout| l.pointers.iter().find(|p| p.0 == 0).copied();
        self.big_endian == other.big_endian
            && pointer(self) == pointer(other)
            && [8, 16, 32, 64].iter().all(|&b| int(self, b) == int(other, b))
            && [32, 64, 80].iter().all(|&b| float(self, b) == float(other, b))
            && self.aggregate == other.aggregate
    }

    /// Whether it says how 128-bit integers are aligned.
    pub fn aligns_wide_integers(&self) -> bool {
        self.ints.iter().any(|i| i.0 == 128)
    }

    /// Reads a layout string. Specifications that only matter for code
    /// generation are skipped.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut layout = DataLayout { text: text.to_string(), ..Self::default() };
        for spec in text.split('-').filter(|s| !s.is_empty()) {
            layout
                .specification(spec)
                .ok_or_else(|| format!("`{spec}` is not a data layout specification"))?;
        }
        Ok(layout)
    }

    fn specification(&mut self, spec: &str) -> Option<()> {
        let mut parts = spec.split(':');
        let head = parts.next()?;
        let kind = head.chars().next()?;
        if !kind.is_ascii() {
            return None;
        }
        let rest = &head[1..];
        match kind {
            'e' if rest.is_empty() => self.big_endian = false,
            'E' if rest.is_empty() => self.big_endian = true,
            'p' => {
                let space = if rest.is_empty() { 0 } else { rest.parse().ok()? };
                let size = bytes(parts.next()?)?;
                let align = parts.next().map_or(Some(size), bytes)?;
                if size == 0 || size > 16 || !align.is_power_of_two() {
                    return None;
                }
                self.pointers.retain(|p| p.0 != space);
                self.pointers.push((space, size, align));
            }
            'i' => set(&mut self.ints, rest.parse().ok()?, align(parts.next()?)?),
            'f' => set(&mut self.floats, rest.parse().ok()?, align(parts.next()?)?),
            'v' => set(&mut self.vectors, rest.parse().ok()?, align(parts.next()?)?),
            'a' => self.aggregate = align(parts.next()?)?,
            // Mangling, native widths, stack, address spaces, function pointers.
            _ => {}
        }
        Some(())
    }

    /// As it stands in the module.
    pub fn text(&self) -> &str {
        &self.text
    }

    pub fn pointer_bytes(&self, space: u32) -> u64 {
        self.pointer(space).1
    }

    fn pointer(&self, space: u32) -> (u32, u64, u64) {
        let find = |s| self.pointers.iter().find(|p| p.0 == s).copied();
        find(space).or_else(|| find(0)).expect("space 0 is always there")
    }

    /// Bits of a value in a register; aggregates as they lie in memory.
    pub fn bits(&self, types: &Types, ty: TypeId) -> u64 {
        match types.get(ty) {
            Type::Int(n) => u64::from(*n),
            Type::Float(kind) => u64::from(kind.bits()),
            Type::Ptr(space) => self.pointer_bytes(*space) * 8,
            Type::Vector { element, count } => {
                self.bits(types, *element).saturating_mul(u64::from(*count))
            }
            _ => self.size(types, ty).saturating_mul(8),
        }
    }

    /// Bytes that a load or store touches.
    pub fn store_size(&self, types: &Types, ty: TypeId) -> u64 {
        self.bits(types, ty).div_ceil(8)
    }

    /// Bytes from one element of an array to the next.
    pub fn size(&self, types: &Types, ty: TypeId) -> u64 {
        match types.get(ty) {
            Type::Array { element, count } => self.size(types, *element).saturating_mul(*count),
            Type::Struct { .. } | Type::Named(_) => self.struct_end(types, ty),
            Type::Int(_) | Type::Float(_) | Type::Ptr(_) | Type::Vector { .. } => {
                round_up(self.store_size(types, ty), self.align(types, ty))
            }
            _ => 0,
        }
    }

    pub fn align(&self, types: &Types, ty: TypeId) -> u64 {
        match types.get(ty) {
            Type::Int(n) => self.int_align(*n),
            Type::Float(kind) => self.float_align(*kind),
            Type::Ptr(space) => self.pointer(*space).2,
            Type::Vector { .. } => self.vector_align(self.bits(types, ty)),
            Type::Array { element, .. } => self.align(types, *element),
            Type::Struct { .. } | Type::Named(_) => match types.struct_fields(ty) {
                Some((fields, false)) => {
                    let of_fields = fields.iter().map(|&f| self.align(types, f)).max();
                    of_fields.unwrap_or(1).max(self.aggregate)
                }
                _ => 1,
            },
            _ => 1,
        }
    }

    /// Where field `index` of a struct starts.
    pub fn field_offset(&self, types: &Types, ty: TypeId, index: u64) -> Option<u64> {
        let (fields, packed) = types.struct_fields(ty)?;
        let index = usize::try_from(index).ok().filter(|&i| i < fields.len())?;
        let mut at = 0u64;
        for (i, &field) in fields.iter().enumerate() {
            if !packed {
                at = round_up(at, self.align(types, field));
            }
            if i == index {
                return Some(at);
            }
            at = at.saturating_add(self.size(types, field));
        }
        None
    }

    /// Where element `index` of an array, vector or struct starts.
    pub fn element_offset(&self, types: &Types, ty: TypeId, index: u64) -> Option<u64> {
        match types.get(ty) {
            Type::Array { element, .. } => Some(self.size(types, *element).saturating_mul(index)),
            Type::Vector { element, .. } => {
                Some((self.bits(types, *element) / 8).saturating_mul(index))
            }
            _ => self.field_offset(types, ty, index),
        }
    }

    fn struct_end(&self, types: &Types, ty: TypeId) -> u64 {
        let Some((fields, packed)) = types.struct_fields(ty) else { return 0 };
        let mut at = 0u64;
        for &field in fields {
            if !packed {
                at = round_up(at, self.align(types, field));
            }
            at = at.saturating_add(self.size(types, field));
        }
        round_up(at, self.align(types, ty))
    }

    /// The entry for this width, else for the next wider, else for the widest.
    fn int_align(&self, bits: u32) -> u64 {
        let wider = self.ints.iter().find(|i| i.0 >= bits);
        wider.or(self.ints.last()).map_or(1, |i| i.1)
    }

    fn float_align(&self, kind: FloatKind) -> u64 {
        let bits = kind.bits();
        self.floats.iter().find(|f| f.0 == bits).map_or(u64::from(bits) / 8, |f| f.1)
    }

    /// A vector without an entry is aligned like a power of two of its size.
    fn vector_align(&self, bits: u64) -> u64 {
        let listed = self.vectors.iter().find(|v| u64::from(v.0) == bits);
        listed.map_or_else(|| bits.div_ceil(8).max(1).next_power_of_two(), |v| v.1)
    }
}

fn bytes(text: &str) -> Option<u64> {
    text.parse::<u64>().ok().filter(|n| n % 8 == 0).map(|n| n / 8)
}

/// An alignment in bits; 0 means one byte.
fn align(text: &str) -> Option<u64> {
    let n = bytes(text)?.max(1);
    (n.is_power_of_two() && n <= 1 << 29).then_some(n)
}

fn set(list: &mut Vec<(u32, u64)>, bits: u32, align: u64) {
    list.retain(|e| e.0 != bits);
    let at = list.partition_point(|e| e.0 < bits);
    list.insert(at, (bits, align));
}

fn round_up(n: u64, align: u64) -> u64 {
    debug_assert!(align.is_power_of_two());
    n.checked_add(align - 1).map_or(u64::MAX, |n| n & !(align - 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::StructBody;

    const X86_64: &str =
        "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";

    /// Sizes and offsets that the System V ABI for x86-64 prescribes.
    #[test]
    fn sizes_are_those_of_the_abi() {
        let l = DataLayout::parse(X86_64).unwrap();
        let mut t = Types::default();
        let i1 = t.intern(Type::Int(1));
        let i8 = t.intern(Type::Int(8));
        let i32 = t.intern(Type::Int(32));
        let i64 = t.intern(Type::Int(64));
        let p = t.intern(Type::Ptr(0));
        let f80 = t.intern(Type::Float(FloatKind::X86Fp80));
        let i128 = t.intern(Type::Int(128));
        assert_eq!((l.size(&t, i1), l.size(&t, i32), l.size(&t, p)), (1, 4, 8));
        assert_eq!((l.size(&t, f80), l.store_size(&t, f80), l.align(&t, f80)), (16, 10, 16));
        assert_eq!((l.size(&t, i128), l.align(&t, i128)), (16, 16));
        let s = t.intern(Type::Struct { fields: vec![i8, i32, i8, i64, i8], packed: false });
        let offsets: Vec<_> = (0..5).map(|i| l.field_offset(&t, s, i).unwrap()).collect();
        assert_eq!(offsets, [0, 4, 8, 16, 24]);
        assert_eq!((l.size(&t, s), l.align(&t, s)), (32, 8));
        let s = t.intern(Type::Struct { fields: vec![i8, i32, i8], packed: true });
        assert_eq!((l.size(&t, s), l.align(&t, s), l.field_offset(&t, s, 2)), (6, 1, Some(5)));
        let v = t.intern(Type::Vector { element: i32, count: 3 });
        assert_eq!((l.store_size(&t, v), l.size(&t, v), l.align(&t, v)), (12, 16, 16));
        let n = t.struct_named("node");
        t.set_body(n, StructBody { fields: vec![i32, p], packed: false });
        let n = t.intern(Type::Named(n));
        let a = t.intern(Type::Array { element: n, count: 4 });
        assert_eq!((l.size(&t, a), l.element_offset(&t, a, 2)), (64, Some(32)));
    }

    #[test]
    fn without_an_entry_the_nearest_integer_counts() {
        let l = DataLayout::parse("e-i64:64").unwrap();
        let mut t = Types::default();
        let i24 = t.intern(Type::Int(24));
        let i128 = t.intern(Type::Int(128));
        assert_eq!((l.size(&t, i24), l.align(&t, i24)), (4, 4));
        assert_eq!((l.size(&t, i128), l.align(&t, i128)), (16, 8));
    }

    #[test]
    fn nonsense_is_refused_and_huge_types_saturate() {
        assert!(DataLayout::parse("e-i64:7").is_err());
        assert!(DataLayout::parse("e-p:0:0").is_err());
        assert!(DataLayout::parse("é").is_err());
        let l = DataLayout::default();
        let mut t = Types::default();
        let i64 = t.intern(Type::Int(64));
        let a = t.intern(Type::Array { element: i64, count: u64::MAX });
        let s = t.intern(Type::Struct { fields: vec![a, a], packed: false });
        assert_eq!(l.size(&t, s), u64::MAX);
    }
}
