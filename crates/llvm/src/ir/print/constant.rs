//! Constants as text.

use super::{Printer, escape, quote};
use crate::ir::{ConstId, ConstKind, FloatKind, Type, TypeId, Wrap};

impl Printer<'_> {
    pub fn typed_const(&self, id: ConstId) -> String {
        format!("{} {}", self.ty(self.module.constants.ty(id)), self.constant(id))
    }

    pub fn constant(&self, id: ConstId) -> String {
        let constant = self.module.constants.get(id);
        let list = |ids: &[ConstId]| {
            ids.iter().map(|&c| self.typed_const(c)).collect::<Vec<_>>().join(", ")
        };
        match &constant.kind {
            ConstKind::Int(n) => self.integer(constant.ty, *n),
            ConstKind::Float(bits) => self.float(constant.ty, *bits),
            ConstKind::Null => "null".into(),
            ConstKind::Zero => "zeroinitializer".into(),
            ConstKind::Undef => "undef".into(),
            ConstKind::Poison => "poison".into(),
            ConstKind::TokenNone => "none".into(),
            ConstKind::Bytes(bytes) if self.module.types.int_bits(constant.ty).is_some() => {
                decimal(bytes)
            }
            ConstKind::Bytes(bytes) => format!("c\"{}\"", escape(bytes)),
            ConstKind::Aggregate(parts) => self.aggregate(constant.ty, &list(parts)),
            ConstKind::Splat(c) => {
                let lanes = match self.module.types.get(constant.ty) {
                    Type::Vector { count, .. } => *count as usize,
                    _ => 1,
                };
                format!("<{}>", vec![self.typed_const(*c); lanes].join(", "))
            }
            ConstKind::Global(g) => format!("@{}", quote(&self.module.global(*g).name)),
            ConstKind::Function(f) => format!("@{}", quote(&self.module.function(*f).name)),
            ConstKind::Alias(a) => format!("@{}", quote(&self.module.aliases[a.index()].name)),
            ConstKind::BlockAddress(f, b) => {
                let function = self.module.function(*f);
                let block = quote(&function.block(*b).name);
                format!("blockaddress(@{}, %{block})", quote(&function.name))
            }
            ConstKind::Metadata(text) => text.clone(),
            _ => self.expression(constant.ty, &constant.kind, list),
        }
    }

    fn expression(
        &self,
        ty: TypeId,
        kind: &ConstKind,
        list: impl Fn(&[ConstId]) -> String,
    ) -> String {
        let all = list(&kind.operands());
        match kind {
            ConstKind::Binary { op, wrap, .. } => format!("{}{} ({all})", op.name(), flags(*wrap)),
            ConstKind::Cast { op, value } => {
                format!("{} ({} to {})", op.name(), self.typed_const(*value), self.ty(ty))
            }
            ConstKind::Gep { source, inbounds, .. } => {
                let inbounds = if *inbounds { "inbounds " } else { "" };
                format!("getelementptr {inbounds}({}, {all})", self.ty(*source))
            }
            ConstKind::ICmp { predicate, .. } => format!("icmp {} ({all})", predicate.name()),
            ConstKind::FCmp { predicate, .. } => format!("fcmp {} ({all})", predicate.name()),
            ConstKind::Select { .. } => format!("select ({all})"),
            ConstKind::ExtractElement { .. } => format!("extractelement ({all})"),
            ConstKind::InsertElement { .. } => format!("insertelement ({all})"),
            ConstKind::ShuffleVector { mask, .. } => {
                format!("shufflevector ({all}, {})", mask_text(mask))
            }
            other => unreachable!("{other:?} is no expression"),
        }
    }

    fn integer(&self, ty: TypeId, value: u128) -> String {
        match self.module.types.int_bits(ty) {
            Some(1) => if value == 1 { "true" } else { "false" }.into(),
            Some(bits) if bits <= 128 && value >> (bits - 1) & 1 == 1 => {
                let ones = if bits == 128 { 0 } else { u128::MAX << bits };
                ((value | ones) as i128).to_string()
            }
            _ => value.to_string(),
        }
    }

    fn float(&self, ty: TypeId, bits: u128) -> String {
        let Type::Float(kind) = self.module.types.get(ty) else {
            unreachable!("a float has a float's type")
        };
        match kind {
            FloatKind::Double => format!("0x{bits:016X}"),
            FloatKind::Float => format!("0x{:016X}", double_bits(bits as u32)),
            FloatKind::Half => format!("0xH{bits:04X}"),
            FloatKind::BFloat => format!("0xR{bits:04X}"),
            FloatKind::X86Fp80 => format!("0xK{bits:020X}"),
            FloatKind::Fp128 => format!("0xL{:032X}", bits.rotate_left(64)),
            FloatKind::PpcFp128 => format!("0xM{:032X}", bits.rotate_left(64)),
        }
    }

    fn aggregate(&self, ty: TypeId, inner: &str) -> String {
        match self.module.types.get(ty) {
            Type::Array { .. } => format!("[{inner}]"),
            Type::Vector { .. } => format!("<{inner}>"),
            _ => match self.module.types.struct_fields(ty) {
                Some((_, true)) => format!("<{{ {inner} }}>"),
                _ => format!("{{ {inner} }}"),
            },
        }
    }
}

/// A single as the double that the text wants, NaN payloads kept.
fn double_bits(single: u32) -> u64 {
    let value = f32::from_bits(single);
    if !value.is_nan() {
        return f64::from(value).to_bits();
    }
    let sign = u64::from(single >> 31) << 63;
    sign | 0x7ff0_0000_0000_0000 | u64::from(single & 0x007f_ffff) << 29
}

pub fn flags(wrap: Wrap) -> String {
    let mut text = String::new();
    if wrap.nuw {
        text.push_str(" nuw");
    }
    if wrap.nsw {
        text.push_str(" nsw");
    }
    text
}

pub fn mask_text(mask: &[Option<u32>]) -> String {
    let lanes: Vec<_> = mask
        .iter()
        .map(|m| m.map_or("i32 poison".to_string(), |lane| format!("i32 {lane}")))
        .collect();
    format!("<{} x i32> <{}>", mask.len(), lanes.join(", "))
}

/// A number of many bytes, the lowest first, in decimal.
fn decimal(bytes: &[u8]) -> String {
    let (mut rest, mut digits) = (bytes.to_vec(), Vec::new());
    while rest.iter().any(|&b| b != 0) {
        let mut over = 0u32;
        for b in rest.iter_mut().rev() {
            over = over << 8 | u32::from(*b);
            *b = (over / 10) as u8;
            over %= 10;
        }
        digits.push(b'0' + over as u8);
    }
    digits.reverse();
    if digits.is_empty() { "0".into() } else { String::from_utf8_lossy(&digits).into_owned() }
}
