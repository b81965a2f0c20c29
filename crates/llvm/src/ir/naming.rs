//! Names for places in memory, as a C programmer would write them.
//!
//! Given the C type of an object and a range of bytes in it, this finds the
//! smallest part that covers the range and writes the way to it: `.head`,
//! `[1].next`, `.u.a`. It follows structs, unions and arrays, never pointers:
//! what a pointer points to is another object.

use super::{DebugInfo, DebugType, DebugTypeId, Member};

/// A part of an object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What to write behind the object's name; empty for the whole.
    pub path: String,
    pub ty: Option<DebugTypeId>,
    /// The part starts here, in bytes.
    pub offset: u64,
}

impl DebugInfo {
    /// The smallest part of an object of type `ty` that covers the bytes
    /// `offset..offset + size`.
    pub fn part(&self, ty: DebugTypeId, offset: u64, size: u64) -> Part {
        let mut part = Part { path: String::new(), ty: Some(ty), offset: 0 };
        // A struct that contains itself would be malformed; 64 levels are no
        // C program's.
        for _ in 0..64 {
            let Some(inner) = part.ty.and_then(|t| self.inner(t, offset - part.offset, size))
            else {
                break;
            };
            part.path.push_str(&inner.path);
            part.ty = inner.ty;
            part.offset += inner.offset;
        }
        part
    }

    /// A type without typedefs and qualifiers around it.
    pub fn strip(&self, mut ty: DebugTypeId) -> DebugTypeId {
        for _ in 0..64 {
            match self.ty(ty) {
                DebugType::Typedef { target: Some(t), .. }
                | DebugType::Qualified { target: Some(t), .. } => ty = *t,
                _ => break,
            }
        }
        ty
    }

    /// The size of a type in bits; `None` if it has none.
    pub fn bits(&self, ty: DebugTypeId) -> Option<u64> {
        match self.ty(self.strip(ty)) {
            DebugType::Base { bits, .. }
            | DebugType::Struct { bits, .. }
            | DebugType::Union { bits, .. }
            | DebugType::Variants { bits, .. }
            | DebugType::Enum { bits, .. }
            | DebugType::Array { bits, .. } => Some(*bits),
            DebugType::Pointer(_) => Some(64),
            _ => None,
        }
    }

    /// One step inside; offsets are from the start of the type.
    fn inner(&self, ty: DebugTypeId, offset: u64, size: u64) -> Option<Part> {
        let end = offset.checked_add(size.max(1))?;
        match self.ty(self.strip(ty)) {
            DebugType::Struct { members, .. } | DebugType::Union { members, .. } => {
                members.iter().find_map(|m| {
                    let start = m.offset_bits / 8;
                    let stop = (m.offset_bits + member_bits(self, m)).div_ceil(8);
                    let covers = start <= offset && end <= stop && !m.bit_field;
                    let dot = if m.name.is_empty() { "" } else { "." };
                    covers.then(|| Part {
                        path: format!("{dot}{}", m.name),
                        ty: m.ty,
                        offset: start,
                    })
                })
            }
            DebugType::Array { element, lengths, .. } => {
                self.array_part(*element, lengths, offset, end)
            }
            _ => None,
        }
    }

    fn array_part(
        &self,
        element: Option<DebugTypeId>,
        lengths: &[Option<u64>],
        offset: u64,
        end: u64,
    ) -> Option<Part> {
        let bytes = self.bits(element?)? / 8;
        let index = offset.checked_div(bytes)?;
        if index.checked_mul(bytes)?.checked_add(bytes)? < end {
            return None;
        }
        // Row by row: the last index runs fastest.
        let mut path = String::new();
        let mut rest = index;
        for length in lengths.iter().skip(1).rev() {
            let length = (*length)?;
            path.insert_str(0, &format!("[{}]", rest.checked_rem(length)?));
            rest /= length;
        }
        path.insert_str(0, &format!("[{rest}]"));
        Some(Part { path, ty: element, offset: index * bytes })
    }
}

fn member_bits(info: &DebugInfo, member: &Member) -> u64 {
    if member.bits > 0 { member.bits } else { member.ty.and_then(|t| info.bits(t)).unwrap_or(0) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::Encoding;

    /// `struct node { int v; struct node *next; struct { char a, b; } t[2][3]; }`
    fn example() -> DebugInfo {
        let int = DebugType::Base { name: "int".into(), encoding: Encoding::Signed, bits: 32 };
        let char = DebugType::Base { name: "char".into(), encoding: Encoding::SignedChar, bits: 8 };
        let member = |name: &str, ty, offset_bits, bits| Member {
            name: name.into(),
            ty: Some(DebugTypeId(ty)),
            offset_bits,
            bits,
            bit_field: false,
        };
        let pair = DebugType::Struct {
            argument: None,
            name: String::new(),
            members: vec![member("a", 1, 0, 8), member("b", 1, 8, 8)],
            bits: 16,
        };
        let table = DebugType::Array {
            element: Some(DebugTypeId(2)),
            lengths: vec![Some(2), Some(3)],
            bits: 96,
        };
        let node = DebugType::Struct {
            argument: None,
            name: "node".into(),
            members: vec![
                member("v", 0, 0, 32),
                member("next", 4, 64, 64),
                member("t", 3, 128, 96),
            ],
            bits: 256,
        };
        let pointer = DebugType::Pointer(Some(DebugTypeId(5)));
        let types = vec![int, char, pair, table, pointer, node];
        DebugInfo { types, ..DebugInfo::default() }
    }

    #[test]
    fn parts_read_like_c() {
        let info = example();
        let path = |offset, size| info.part(DebugTypeId(5), offset, size).path;
        assert_eq!(path(0, 4), ".v");
        assert_eq!(path(8, 8), ".next");
        assert_eq!(path(9, 1), ".next");
        assert_eq!(path(16, 1), ".t[0][0].a");
        assert_eq!(path(16 + 9, 1), ".t[1][1].b");
        assert_eq!(path(0, 16), "");
        assert_eq!(path(4, 4), "");
    }
}
