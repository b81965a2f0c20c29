//! Constants as values and as the bytes of globals.

use super::Lower;
use super::flat::flatten;
use crate::ir::{BinaryOp, CastOp, ConstId, ConstKind, IntPredicate, Symbol, Type, TypeId};
use heddle_machine::Val;

/// The initial bytes of a global.
#[derive(Default)]
pub struct Image {
    pub bytes: Vec<u8>,
    pub pointers: Vec<(u32, Val)>,
    /// Those that lie where no pointer is kept: a packed struct has them. The
    /// program stores them before it begins.
    pub unaligned: Vec<(u32, Val)>,
}

impl Lower<'_> {
    /// A constant, scalar by scalar.
    pub fn constant(&mut self, c: ConstId) -> Result<Vec<Val>, String> {
        let values = self.constant_values(c)?;
        let n = flatten(self.module, self.module.constants.ty(c))?.len();
        if values.len() == n {
            Ok(values)
        } else {
            Err("a constant expression of this type".into())
        }
    }

    fn constant_values(&mut self, c: ConstId) -> Result<Vec<Val>, String> {
        let constant = self.module.constants.get(c).clone();
        let ty = constant.ty;
        let n = flatten(self.module, ty)?.len();
        Ok(match constant.kind {
            ConstKind::Int(v) if n >= 2 => {
                let halves = [Val::int(v as u64), Val::int((v >> 64) as u64)];
                halves.into_iter().chain(std::iter::repeat(Val::ZERO)).take(n).collect()
            }
            ConstKind::Int(v) => vec![Val::int(v as u64)],
            ConstKind::Float(v) if n == 2 => vec![Val::int(v as u64), Val::int((v >> 64) as u64)],
            ConstKind::Float(v) => vec![Val::int(v as u64)],
            ConstKind::Null => vec![Val::ZERO],
            ConstKind::Zero => vec![Val::ZERO; n],
            ConstKind::Undef | ConstKind::Poison => vec![Val::UNDEF; n],
            ConstKind::Bytes(b) if self.module.types.int_bits(ty).is_some() => {
                let word = |s: &super::flat::Scalar| {
                    let at = s.offset as usize;
                    let bytes = &b[at.min(b.len())..(at + s.bytes() as usize).min(b.len())];
                    let mut word = [0; 8];
                    word[..bytes.len()].copy_from_slice(bytes);
                    Val::int(u64::from_le_bytes(word))
                };
                flatten(self.module, ty)?.iter().map(word).collect()
            }
            ConstKind::Bytes(b) => b.iter().map(|&b| Val::int(b as u64)).collect(),
            ConstKind::Aggregate(list) => {
                let mut out = Vec::with_capacity(n);
                for c in list {
                    out.extend(self.constant(c)?);
                }
                out
            }
            ConstKind::Splat(c) => self.constant(c)?.into_iter().cycle().take(n).collect(),
            ConstKind::Global(_) | ConstKind::Function(_) | ConstKind::Alias(_) => {
                vec![self.symbol(c)?]
            }
            ConstKind::BlockAddress(_, b) => vec![Val::int(b.index() as u64 + 1)],
            ConstKind::Gep { source, base, indices, .. } => {
                let mut p = self.constant(base)?[0];
                let mut values = Vec::new();
                for i in indices {
                    let (v, ty) = (self.constant(i)?[0], self.module.constants.ty(i));
                    let w = self.module.types.int_bits(ty).unwrap_or(64).clamp(1, 64);
                    let shift = 64 - w;
                    values.push(((v.bits << shift) as i64) >> shift);
                }
                p.bits = p.bits.wrapping_add(self.gep_offset(source, &values)? as u64);
                vec![p]
            }
            ConstKind::Cast { op, value } => vec![self.constant_cast(op, value, ty)?],
            ConstKind::Binary { op, lhs, rhs, .. } => {
                let (a, b) = (self.constant(lhs)?[0], self.constant(rhs)?[0]);
                vec![self.constant_binary(op, a, b, ty)?]
            }
            ConstKind::Select { condition, then, otherwise } => {
                let c = self.constant(condition)?[0];
                return self.constant(if c.bits & 1 == 1 { then } else { otherwise });
            }
            ConstKind::Metadata(_) | ConstKind::TokenNone => Vec::new(),
            ConstKind::ICmp { predicate, lhs, rhs } => {
                let w = self.module.types.int_bits(self.module.constants.ty(lhs)).unwrap_or(64);
                let (a, b) = (self.constant(lhs)?, self.constant(rhs)?);
                let ([a], [b]) = (&a[..], &b[..]) else {
                    return Err("a comparison of vectors in a constant expression".into());
                };
                let known = constant_compare(predicate, w.clamp(1, 64), *a, *b);
                vec![Val::int(
                    known.ok_or("the order of addresses in a constant expression")? as u64
                )]
            }
            ConstKind::FCmp { .. }
            | ConstKind::ExtractElement { .. }
            | ConstKind::InsertElement { .. }
            | ConstKind::ShuffleVector { .. } => {
                return Err("a comparison or vector operation in a constant expression".into());
            }
        })
    }

    fn constant_cast(&mut self, op: CastOp, value: ConstId, ty: TypeId) -> Result<Val, String> {
        let v = self.constant(value)?;
        let (from, to) =
            (flatten(self.module, self.module.constants.ty(value))?, flatten(self.module, ty)?);
        let ([v], [from], [to]) = (&v[..], &from[..], &to[..]) else {
            return Err("a conversion of vectors in a constant expression".into());
        };
        let mask = |w: u8| if w >= 64 { u64::MAX } else { (1u64 << w) - 1 };
        match op {
            CastOp::SExt => {
                let shift = 64 - from.w as u32;
                Ok(Val::int((((v.bits << shift) as i64) >> shift) as u64 & mask(to.w)))
            }
            CastOp::Trunc if v.obj != 0 => {
                Err("a part of an address in a constant expression".into())
            }
            CastOp::Trunc | CastOp::ZExt => Ok(Val { bits: v.bits & mask(to.w), ..*v }),
            CastOp::PtrToInt
            | CastOp::IntToPtr
            | CastOp::BitCast
            | CastOp::AddrSpaceCast
            | CastOp::PtrToAddr => {
                if to.w < from.w && v.obj != 0 {
                    return Err("a part of an address in a constant expression".into());
                }
                let bits = if v.obj != 0 { v.bits } else { v.bits & mask(to.w) };
                Ok(Val { bits, ..*v })
            }
            _ => Err(format!("`{}` in a constant expression", op.name())),
        }
    }

    fn constant_binary(&self, op: BinaryOp, a: Val, b: Val, ty: TypeId) -> Result<Val, String> {
        let w = self.module.types.int_bits(ty).unwrap_or(64).min(64);
        let mask = if w >= 64 { u64::MAX } else { (1u64 << w) - 1 };
        // Offsets of pointers have a sign.
        let signed = |bits: u64| ((bits << (64 - w) as u64) as i64 >> (64 - w)) as u64;
        let fit = |bits: u64, obj: u32| if obj != 0 { signed(bits) } else { bits & mask };
        let bits = match op {
            BinaryOp::Add if a.obj == 0 || b.obj == 0 => {
                let obj = a.obj | b.obj;
                return Ok(Val { bits: fit(a.bits.wrapping_add(b.bits), obj), undef: 0, obj });
            }
            BinaryOp::Sub if b.obj == 0 => {
                return Ok(Val { bits: fit(a.bits.wrapping_sub(b.bits), a.obj), ..a });
            }
            BinaryOp::Sub if a.obj == b.obj => a.bits.wrapping_sub(b.bits),
            // Tags live in the low bits, which an aligned address leaves free.
            BinaryOp::Or | BinaryOp::Xor if b.obj == 0 && b.bits < 16 && w >= 32 => {
                let bits = if op == BinaryOp::Or { a.bits | b.bits } else { a.bits ^ b.bits };
                return Ok(Val { bits, ..a });
            }
            BinaryOp::And if b.obj == 0 && b.bits < 16 => a.bits & b.bits,
            BinaryOp::And if b.obj == 0 && !b.bits & mask < 16 && w >= 32 => {
                return Ok(Val { bits: a.bits & !(!b.bits & 15), ..a });
            }
            _ if a.obj != 0 || b.obj != 0 => {
                return Err("arithmetic on an address in a constant expression".into());
            }
            BinaryOp::Mul => a.bits.wrapping_mul(b.bits),
            BinaryOp::And => a.bits & b.bits,
            BinaryOp::Or => a.bits | b.bits,
            BinaryOp::Xor => a.bits ^ b.bits,
            BinaryOp::Shl => a.bits.checked_shl(b.bits as u32).unwrap_or(0),
            BinaryOp::LShr => a.bits.checked_shr(b.bits as u32).unwrap_or(0),
            _ => return Err(format!("`{}` in a constant expression", op.name())),
        };
        Ok(Val::int(bits & mask))
    }

    /// The address of a global or function.
    fn symbol(&mut self, c: ConstId) -> Result<Val, String> {
        match self.module.constants.kind(c) {
            ConstKind::Alias(a) => {
                let target = self.module.aliases[a.index()].target;
                Ok(self.constant(target)?[0])
            }
            ConstKind::Global(g) => self.global_address(*g),
            ConstKind::Function(f) => Ok(self.function_address(*f)),
            _ => match self.module.symbol_of(c) {
                Some(Symbol::Function(f)) => Ok(self.function_address(f)),
                _ => Err("a constant that is no symbol".into()),
            },
        }
    }

    /// Bytes from the start of an object to what constant indices name.
    pub fn gep_offset(&self, source: TypeId, indices: &[i64]) -> Result<i64, String> {
        let Some((first, rest)) = indices.split_first() else { return Ok(0) };
        let m = self.module;
        let mut offset = first.wrapping_mul(m.layout.size(&m.types, source) as i64);
        let mut ty = source;
        for &i in rest {
            let step = match m.types.get(ty) {
                Type::Array { element, .. } => {
                    i.wrapping_mul(m.layout.size(&m.types, *element) as i64)
                }
                _ => m
                    .layout
                    .element_offset(&m.types, ty, i as u64)
                    .ok_or("an index outside its type")? as i64,
            };
            offset = offset.wrapping_add(step);
            ty = m.types.element(ty, i.max(0) as u64).ok_or("an index outside its type")?;
        }
        Ok(offset)
    }

    /// Writes a constant where it lies in a global.
    pub fn image(&mut self, c: ConstId, at: u64, out: &mut Image) -> Result<(), String> {
        let constant = self.module.constants.get(c).clone();
        let m = self.module;
        match constant.kind {
            ConstKind::Zero | ConstKind::Undef | ConstKind::Poison | ConstKind::Null => {}
            ConstKind::Bytes(b) => put(out, at, &b),
            ConstKind::Aggregate(list) => {
                for (i, c) in list.into_iter().enumerate() {
                    let offset =
                        m.layout.element_offset(&m.types, constant.ty, i as u64).unwrap_or(0);
                    self.image(c, at + offset, out)?;
                }
            }
            ConstKind::Int(v) => {
                let n = m.layout.store_size(&m.types, constant.ty).min(16) as usize;
                put(out, at, &v.to_le_bytes()[..n]);
            }
            ConstKind::Float(v) => {
                let n = m.layout.store_size(&m.types, constant.ty).min(16) as usize;
                put(out, at, &v.to_le_bytes()[..n]);
            }
            _ => {
                let scalars = flatten(m, constant.ty)?;
                let values = self.constant(c)?;
                for (s, v) in scalars.iter().zip(values) {
                    let place = at + s.offset;
                    if v.obj != 0 {
                        let bytes = m.layout.pointer_bytes(0);
                        if s.bytes() != bytes {
                            return Err("a part of a pointer in a global".into());
                        }
                        if !place.is_multiple_of(bytes) {
                            out.unaligned.push((place as u32, v));
                            put(out, place, &[0; 8][..bytes as usize]);
                            continue;
                        }
                        out.pointers.push((place as u32, v));
                    }
                    put(out, place, &v.bits.to_le_bytes()[..s.bytes() as usize]);
                }
            }
        }
        Ok(())
    }
}

/// A comparison of numbers, or of addresses as far as objects decide it.
fn constant_compare(p: IntPredicate, w: u32, a: Val, b: Val) -> Option<bool> {
    use IntPredicate::*;
    if a.undef != 0 || b.undef != 0 {
        return None;
    }
    if a.obj != b.obj {
        return match p {
            Eq => Some(false),
            Ne => Some(true),
            _ => None,
        };
    }
    let shift = 64 - w;
    let (x, y) = (a.bits << shift, b.bits << shift);
    let (sx, sy) = (x as i64, y as i64);
    Some(match p {
        Eq => x == y,
        Ne => x != y,
        Ugt => x > y,
        Uge => x >= y,
        Ult => x < y,
        Ule => x <= y,
        Sgt => sx > sy,
        Sge => sx >= sy,
        Slt => sx < sy,
        Sle => sx <= sy,
    })
}

fn put(out: &mut Image, at: u64, bytes: &[u8]) {
    let (at, end) = (at as usize, at as usize + bytes.len());
    if out.bytes.len() < end {
        out.bytes.resize(end, 0);
    }
    out.bytes[at..end].copy_from_slice(bytes);
}
