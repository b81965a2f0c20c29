//! Types as rows of scalars: what a register holds one of.

use crate::ir::{FloatKind, Module, Type, TypeId};

/// One scalar inside a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scalar {
    /// Where it lies when the value is in memory, in bytes.
    pub offset: u64,
    /// Its width in bits, at most 64.
    pub w: u8,
    pub float: bool,
}

impl Scalar {
    pub fn bytes(self) -> u64 {
        (self.w as u64).div_ceil(8)
    }
}

/// Values of more scalars than this are refused.
const MAX_SCALARS: usize = 4096;

/// The scalars of a type, or the name of the one that no register holds.
pub fn flatten(m: &Module, ty: TypeId) -> Result<Vec<Scalar>, String> {
    let mut out = Vec::new();
    append(m, ty, 0, &mut out)?;
    Ok(out)
}

fn append(m: &Module, ty: TypeId, at: u64, out: &mut Vec<Scalar>) -> Result<(), String> {
    if out.len() > MAX_SCALARS {
        return Err("a very large aggregate in a register".into());
    }
    match m.types.get(ty) {
        Type::Void | Type::Metadata | Type::Token | Type::Label => Ok(()),
        Type::Int(w) if *w <= 64 => {
            out.push(Scalar { offset: at, w: *w as u8, float: false });
            Ok(())
        }
        // Two registers, the lower half first.
        Type::Int(w) if *w <= 128 => {
            out.push(Scalar { offset: at, w: 64, float: false });
            out.push(Scalar { offset: at + 8, w: (*w - 64) as u8, float: false });
            Ok(())
        }
        // What clang makes of atomic structs and of many bit-fields: see `rows`.
        Type::Int(w) if is_row(*w) => {
            for i in 0..w.div_ceil(64) {
                let w = (*w - 64 * i).min(64) as u8;
                out.push(Scalar { offset: at + 8 * i as u64, w, float: false });
            }
            Ok(())
        }
        Type::Int(w) => Err(format!("integers of {w} bits")),
        Type::Float(FloatKind::Float) => {
            out.push(Scalar { offset: at, w: 32, float: true });
            Ok(())
        }
        Type::Float(FloatKind::Double) => {
            out.push(Scalar { offset: at, w: 64, float: true });
            Ok(())
        }
        Type::Float(FloatKind::Half | FloatKind::BFloat) => {
            out.push(Scalar { offset: at, w: 16, float: true });
            Ok(())
        }
        // Two registers, like wide integers.
        Type::Float(kind @ (FloatKind::X86Fp80 | FloatKind::Fp128)) => {
            out.push(Scalar { offset: at, w: 64, float: true });
            out.push(Scalar { offset: at + 8, w: (kind.bits() - 64) as u8, float: true });
            Ok(())
        }
        Type::Float(kind) => Err(format!("floating-point numbers of type `{}`", kind.name())),
        Type::Ptr(_) => {
            let w = m.layout.pointer_bytes(0).min(8) as u8 * 8;
            out.push(Scalar { offset: at, w, float: false });
            Ok(())
        }
        Type::Vector { element, .. } if bits(m, *element) > 64 => {
            Err("vectors of numbers of more than 64 bits".into())
        }
        Type::Vector { count, .. } => repeat(m, ty, *count as u64, at, out),
        Type::Array { count, .. } => repeat(m, ty, *count, at, out),
        Type::Struct { .. } | Type::Named(_) => {
            let n = m.types.struct_fields(ty).map_or(0, |f| f.0.len());
            repeat(m, ty, n as u64, at, out)
        }
        Type::Function { .. } => Err("a function as a value".into()),
    }
}

fn repeat(m: &Module, ty: TypeId, n: u64, at: u64, out: &mut Vec<Scalar>) -> Result<(), String> {
    for i in 0..n {
        let element = m.types.element(ty, i).ok_or("a type without contents")?;
        let offset = m.layout.element_offset(&m.types, ty, i).unwrap_or(0);
        append(m, element, at.saturating_add(offset), out)?;
    }
    Ok(())
}

/// The bits of an integer that needs two registers.
pub fn wide(m: &Module, ty: TypeId) -> Option<u8> {
    match m.types.get(ty) {
        Type::Int(w @ 65..=128) => Some(*w as u8),
        _ => None,
    }
}

/// Integers that are no numbers here, but rows of words.
fn is_row(w: u32) -> bool {
    w > 128 && w <= 4096
}

/// Whether arithmetic on values of a type would be arithmetic on such rows.
pub fn has_rows(m: &Module, ty: TypeId) -> bool {
    match m.types.get(ty) {
        Type::Int(w) => is_row(*w),
        Type::Vector { element, .. } => has_rows(m, *element),
        _ => false,
    }
}

/// The bits of a number; 0 for anything else.
fn bits(m: &Module, ty: TypeId) -> u32 {
    match m.types.get(ty) {
        Type::Int(w) => *w,
        Type::Float(kind) => kind.bits(),
        _ => 0,
    }
}

/// How many scalars come before the part that `indices` name, and the part's type.
pub fn part(m: &Module, mut ty: TypeId, indices: &[u32]) -> Result<(usize, TypeId), String> {
    let mut skip = 0;
    for &i in indices {
        for j in 0..i {
            let element = m.types.element(ty, j as u64).ok_or("an index outside its type")?;
            skip += flatten(m, element)?.len();
        }
        ty = m.types.element(ty, i as u64).ok_or("an index outside its type")?;
    }
    Ok((skip, ty))
}
