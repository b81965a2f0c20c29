//! Floating-point numbers other than `float` and `double`: `long double`,
//! halves; and conversions between floating-point and wide integers.
//!
//! The machine has one instruction for all of them ([`Inst::Soft`]). Signs are
//! bits, so `fneg`, `fabs` and `copysign` are done on the upper register.

use super::function::Fun;
use super::intrinsic::{WHOLE, argument, math_binary, unary};
use crate::ir::{self, Call, CastOp, FloatKind, Operand, Type, TypeId};
use heddle_machine::{BinOp, Cmp, Format, Inst, Op, Reg, SoftOp, UnOp};

type Done = Result<(), String>;

/// What happens to a sign.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    Flip,
    Clear,
    Copy,
}

impl Fun<'_, '_> {
    /// The format of a floating-point type, or of a vector's lanes.
    fn format(&self, ty: TypeId) -> Option<Format> {
        let types = &self.l.module.types;
        let kind = match types.get(ty) {
            Type::Float(kind) => *kind,
            Type::Vector { element, .. } => match types.get(*element) {
                Type::Float(kind) => *kind,
                _ => return None,
            },
            _ => return None,
        };
        Some(match kind {
            FloatKind::Half => Format::Half,
            FloatKind::BFloat => Format::Brain,
            FloatKind::Float => Format::Single,
            FloatKind::Double => Format::Double,
            FloatKind::X86Fp80 => Format::Extended,
            FloatKind::Fp128 => Format::Quad,
            FloatKind::PpcFp128 => return None,
        })
    }

    /// As [`Self::format`], of the formats that are done here.
    pub fn soft_type(&self, ty: TypeId) -> Option<Format> {
        self.format(ty).filter(|f| !matches!(f, Format::Single | Format::Double))
    }

    /// The width of integers.
    fn int_bits(&self, ty: TypeId) -> Option<u8> {
        let types = &self.l.module.types;
        let ty = match types.get(ty) {
            Type::Vector { element, .. } => *element,
            _ => ty,
        };
        types.int_bits(ty).and_then(|w| u8::try_from(w).ok()).filter(|w| *w <= 128)
    }

    /// One operation for each lane of the operands.
    fn lanes(&mut self, op: SoftOp, from: Format, to: Format, args: &[Operand], d: Reg) -> Done {
        let mut values = Vec::new();
        for &a in args {
            values.push(self.operand(a)?);
        }
        let n = match op {
            SoftOp::FromInt { w, .. } if w > 64 => 2,
            SoftOp::FromInt { .. } => 1,
            _ => from.words() as usize,
        };
        let lanes = values[0].len() / n;
        for lane in 0..lanes {
            let part = |v: &Vec<Op>| v[lane * n..lane * n + n].to_vec();
            let args: Vec<Op> = values.iter().flat_map(part).collect();
            let d = d + lane as u32 * op.results(to);
            self.emit(Inst::Soft { op, from, to, d, args: args.into() });
        }
        Ok(())
    }

    pub fn soft_binary(&mut self, op: BinOp, lhs: Operand, rhs: Operand, inst: &ir::Inst) -> Done {
        let format = self.format(inst.ty).ok_or("no floating-point number")?;
        let (d, _) = self.result(inst);
        let op = soft_binary(op).ok_or("integer arithmetic on floating-point numbers")?;
        self.lanes(op, format, format, &[lhs, rhs], d)
    }

    pub fn soft_compare(&mut self, op: Cmp, lhs: Operand, rhs: Operand, d: Reg) -> Done {
        let format = self.format(self.type_of(lhs)).ok_or("no floating-point number")?;
        use Cmp::*;
        if [Eq, Ne, Ult, Ule, Ugt, Uge, Slt, Sle, Sgt, Sge].contains(&op) {
            return Err("an integer comparison of floating-point numbers".into());
        }
        self.lanes(SoftOp::Compare(op), format, format, &[lhs, rhs], d)
    }

    pub fn is_soft_cast(&self, op: CastOp, from: TypeId, to: TypeId) -> bool {
        let soft = self.soft_type(from).is_some() || self.soft_type(to).is_some();
        let wide = |ty| self.int_bits(ty).is_some_and(|w| w > 64);
        match op {
            CastOp::FPTrunc | CastOp::FPExt => soft,
            CastOp::FPToUI | CastOp::FPToSI => soft || wide(to),
            CastOp::UIToFP | CastOp::SIToFP => soft || wide(from),
            _ => false,
        }
    }

    pub fn soft_cast(&mut self, op: CastOp, value: Operand, inst: &ir::Inst) -> Done {
        let (source, target) = (self.type_of(value), inst.ty);
        let (d, _) = self.result(inst);
        let bits = |f: &Self, ty| f.int_bits(ty).ok_or("a conversion of what is no integer");
        let format = |f: &Self, ty| f.format(ty).ok_or("a conversion of what is no number");
        let (op, from, to) = match op {
            CastOp::FPToUI | CastOp::FPToSI => {
                let (w, signed) = (bits(self, target)?, op == CastOp::FPToSI);
                let from = format(self, source)?;
                (SoftOp::ToInt { w, signed }, from, from)
            }
            CastOp::UIToFP | CastOp::SIToFP => {
                let (w, signed) = (bits(self, source)?, op == CastOp::SIToFP);
                let to = format(self, target)?;
                (SoftOp::FromInt { w, signed }, to, to)
            }
            _ => (SoftOp::Convert, format(self, source)?, format(self, target)?),
        };
        self.lanes(op, from, to, &[value], d)
    }

    /// An intrinsic or function of `math.h` on numbers that are done here.
    pub fn soft_intrinsic(&mut self, stem: &str, call: &Call, inst: &ir::Inst) -> Option<Done> {
        let first = call.args.first()?.value;
        let ty = self.type_of(first);
        // Rounding once is not what `float` and `double` have instructions for.
        let format = if WHOLE.contains(&stem) { self.format(ty) } else { self.soft_type(ty) }?;
        Some(self.soft_function(stem, format, call, inst))
    }

    fn soft_function(&mut self, stem: &str, format: Format, call: &Call, inst: &ir::Inst) -> Done {
        let (d, _) = self.result(inst);
        let first = argument(call, 0)?;
        let args = |n: usize| (0..n).map(|i| argument(call, i)).collect::<Result<Vec<_>, _>>();
        match stem {
            "fabs" => return self.soft_sign(Sign::Clear, first, inst),
            "copysign" => return self.soft_sign(Sign::Copy, first, inst),
            "fma" => return self.lanes(SoftOp::MulAdd, format, format, &args(3)?, d),
            // May be rounded once or twice; processors that have it for such
            // numbers are rare.
            "fmuladd" => {
                let (product, n) = (self.temp(), format.words());
                (1..n).for_each(|_| {
                    self.temp();
                });
                self.lanes(SoftOp::Mul, format, format, &args(2)?, product)?;
                let mut args: Vec<Op> = (product..product + n).map(Op::reg).collect();
                args.extend(self.operand(argument(call, 2)?)?);
                if args.len() != 2 * n as usize {
                    return Err("`fmuladd` of vectors of this type".into());
                }
                let op = SoftOp::Add;
                self.emit(Inst::Soft { op, from: format, to: format, d, args: args.into() });
                return Ok(());
            }
            "is" => {
                let mask = self.one(argument(call, 1)?)?;
                let mask = self.l.program.known(mask).ok_or("a class that is not constant")?.bits;
                return self.lanes(SoftOp::Class(mask as u16), format, format, &[first], d);
            }
            "lround" | "llround" | "lrint" | "llrint" => {
                let w = self.int_bits(inst.ty).ok_or("a rounding to no integer")?;
                let how = if stem.contains("round") { SoftOp::Round } else { SoftOp::Rint };
                let t = self.temp();
                (1..format.words()).for_each(|_| {
                    self.temp();
                });
                self.lanes(how, format, format, &[first], t)?;
                let args: Vec<Op> = (t..t + format.words()).map(Op::reg).collect();
                let op = SoftOp::ToInt { w, signed: true };
                self.emit(Inst::Soft { op, from: format, to: format, d, args: args.into() });
                return Ok(());
            }
            _ => {}
        }
        let binary = match stem {
            "minnum" => Some(BinOp::FMin),
            "maxnum" => Some(BinOp::FMax),
            _ => math_binary(stem),
        };
        if let Some(op) = binary.and_then(soft_binary) {
            return self.lanes(op, format, format, &args(2)?, d);
        }
        match unary(stem).and_then(soft_unary) {
            Some(op) => self.lanes(op, format, format, &[first], d),
            None => Err(format!("`{stem}` of a number of this type")),
        }
    }

    /// Changes signs, the topmost bit of each number.
    pub fn soft_sign(&mut self, sign: Sign, value: Operand, inst: &ir::Inst) -> Done {
        let format = self.format(inst.ty).ok_or("no floating-point number")?;
        let (d, _) = self.result(inst);
        let values = self.operand(value)?;
        let signs = match (&inst.op, sign) {
            (ir::Op::Call(call), Sign::Copy) => self.operand(argument(call, 1)?)?,
            _ => values.clone(),
        };
        let n = format.words() as usize;
        let w = format.bits() - 64 * (n as u8 - 1);
        let top = 1u64 << (w - 1);
        let bitwise = |f: &mut Self, op, d, a, b: u64| {
            let b = f.int(b);
            f.emit(Inst::Bin { op, w, signed_overflow: false, d, a, b });
        };
        for (i, &a) in values.iter().enumerate() {
            let d = d + i as u32;
            if i % n != n - 1 {
                self.emit(Inst::Move { d, a });
                continue;
            }
            match sign {
                Sign::Flip => bitwise(self, BinOp::Xor, d, a, top),
                Sign::Clear => bitwise(self, BinOp::And, d, a, top - 1),
                Sign::Copy => {
                    let (rest, bit) = (self.temp(), self.temp());
                    bitwise(self, BinOp::And, rest, a, top - 1);
                    bitwise(self, BinOp::And, bit, signs[i], top);
                    let (a, b) = (Op::reg(rest), Op::reg(bit));
                    self.emit(Inst::Bin { op: BinOp::Or, w, signed_overflow: false, d, a, b });
                }
            }
        }
        Ok(())
    }
}

fn soft_binary(op: BinOp) -> Option<SoftOp> {
    Some(match op {
        BinOp::FAdd => SoftOp::Add,
        BinOp::FSub => SoftOp::Sub,
        BinOp::FMul => SoftOp::Mul,
        BinOp::FDiv => SoftOp::Div,
        BinOp::FRem => SoftOp::Rem,
        BinOp::FMin => SoftOp::Min,
        BinOp::FMax => SoftOp::Max,
        BinOp::FPow | BinOp::FAtan2 | BinOp::FHypot | BinOp::FDim => SoftOp::InDouble(op),
        _ => return None,
    })
}

fn soft_unary(op: UnOp) -> Option<SoftOp> {
    Some(match op {
        UnOp::FSqrt => SoftOp::Sqrt,
        UnOp::FFloor => SoftOp::Floor,
        UnOp::FCeil => SoftOp::Ceil,
        UnOp::FTrunc => SoftOp::Trunc,
        UnOp::FRound => SoftOp::Round,
        UnOp::FRint => SoftOp::Rint,
        UnOp::FSin
        | UnOp::FCos
        | UnOp::FTan
        | UnOp::FExp
        | UnOp::FExp2
        | UnOp::FLog
        | UnOp::FLog2
        | UnOp::FLog10
        | UnOp::FAsin
        | UnOp::FAcos
        | UnOp::FAtan
        | UnOp::FSinh
        | UnOp::FCosh
        | UnOp::FTanh
        | UnOp::FCbrt
        | UnOp::FExpM1
        | UnOp::FLog1P => SoftOp::Function(op),
        _ => return None,
    })
}
