//! Functions whose names begin with `llvm.`

use super::function::Fun;
use crate::ir::{self, Call, Operand};
use heddle_machine::{BinOp, Inst, Lib, Op, UnOp};

type Done = Result<(), String>;

impl Fun<'_, '_> {
    pub fn intrinsic(&mut self, name: &str, call: &Call, inst: &ir::Inst) -> Done {
        let base = name.strip_prefix("llvm.").unwrap_or(name);
        if self.is_nothing(base) {
            return Ok(());
        }
        if let "x86.sse2.mfence" | "x86.sse2.lfence" | "x86.sse.sfence" | "aarch64.dmb" = base {
            self.emit(Inst::Fence(heddle_machine::Order::SeqCst));
            return Ok(());
        }
        if let Some(done) = self.memory_intrinsic(base, call) {
            return done;
        }
        if let Some(done) = self.wide_intrinsic(base, call, inst) {
            return done;
        }
        let (d, _) = self.result(inst);
        self.no_wide_integers(name, call, inst)?;
        let stem = base.split('.').next().unwrap_or(base);
        if let Some(done) = self.soft_intrinsic(stem, call, inst) {
            return done;
        }
        if let Some(op) = unary(stem) {
            return self.lanes_unary(op, call, inst);
        }
        if let Some(op) = binary(base) {
            return self.lanes_binary(op, call, inst);
        }
        if let Some((op, overflow)) = overflowing(base) {
            return self.with_overflow(op, overflow, call, inst);
        }
        if let Some(rest) = base.strip_prefix("vector.reduce.") {
            return self.reduce(rest, call, inst);
        }
        match stem {
            "ptrmask" => {
                let (a, b) = (self.one(argument(call, 0)?)?, self.one(argument(call, 1)?)?);
                let w = self.flat(inst.ty)?[0].w;
                self.emit(Inst::Bin { op: BinOp::And, w, signed_overflow: false, d, a, b });
                Ok(())
            }
            "expect" | "launder" | "strip" | "ptr" | "ssa" | "arithmetic" => {
                let v = self.operand(argument(call, 0)?)?;
                self.move_all(d, &v);
                Ok(())
            }
            "is" if base.starts_with("is.fpclass") => self.is_class(call, d),
            "ucmp" | "scmp" => self.three_way(stem == "scmp", call, inst),
            "fshl" | "fshr" => self.funnel(stem == "fshl", call, inst),
            "fmuladd" => self.multiply_add(call, inst),
            "threadlocal" => {
                let v = self.operand(argument(call, 0)?)?;
                self.move_all(d, &v);
                Ok(())
            }
            "ubsantrap" if self.bounds.traps.contains_key(&self.block) => {
                let known = self.bounds.traps.get(&self.block).copied().flatten();
                let args: Vec<_> = match known {
                    Some((index, count)) => vec![self.one(index)?, self.one(count)?],
                    None => Vec::new(),
                };
                self.emit(Inst::Lib { lib: Lib::BadIndex, args: args.into(), d: 0 });
                Ok(())
            }
            "trap" | "debugtrap" | "ubsantrap" => {
                self.emit(Inst::Lib { lib: Lib::Abort, args: Box::new([]), d: 0 });
                Ok(())
            }
            "stacksave" => {
                self.emit(Inst::Lib { lib: Lib::StackSave, args: Box::new([]), d });
                Ok(())
            }
            "va_start" => {
                let list = self.one(argument(call, 0)?)?;
                self.emit(Inst::Lib { lib: Lib::VaStart, args: Box::new([list]), d: 0 });
                Ok(())
            }
            "va_copy" => {
                let (to, from) = (self.one(argument(call, 0)?)?, self.one(argument(call, 1)?)?);
                self.emit(Inst::Lib { lib: Lib::VaCopy, args: Box::new([to, from]), d: 0 });
                Ok(())
            }
            "eh" if base.starts_with("eh.typeid.for") => self.type_number(argument(call, 0)?, d),
            // `__builtin_setjmp`: the first word of the buffer is clang's.
            "eh" if base.ends_with("sjlj.setjmp") => {
                let buffer = self.one(argument(call, 0)?)?;
                let buffer = self.at_offset(buffer, 8);
                self.emit(Inst::Lib { lib: Lib::SetJump, args: Box::new([buffer]), d });
                Ok(())
            }
            "eh" if base.ends_with("sjlj.longjmp") => {
                let (buffer, one) = (self.one(argument(call, 0)?)?, self.int(1));
                let buffer = self.at_offset(buffer, 8);
                self.emit(Inst::Lib { lib: Lib::LongJump, args: Box::new([buffer, one]), d: 0 });
                Ok(())
            }
            // Not known at run time: the largest answer, as clang folds it.
            "objectsize" => {
                let a = self.int(u64::MAX);
                self.emit(Inst::Move { d, a });
                Ok(())
            }
            "is" if base.starts_with("is.constant") => {
                let a = self.int(0);
                self.emit(Inst::Move { d, a });
                Ok(())
            }
            // A byte of this frame: somewhere in it, as much as a program can know. What
            // is compared with it in order has a number, and the verdict says so.
            "frameaddress" if self.names_this_frame(call)? => {
                let count = self.int(1);
                self.emit(Inst::Alloca { d, count, size: 1, name: 0 });
                Ok(())
            }
            // Inside the code of some function; this one is as good as its caller.
            "returnaddress" if self.names_this_frame(call)? => {
                let here = self.l.module.functions.iter().position(|f| std::ptr::eq(f, self.f));
                let here = ir::FuncId(here.ok_or("a function of no module")? as u32);
                let address = self.l.function_address(here);
                let a = self.l.program.constant(address);
                self.emit(Inst::Move { d, a });
                Ok(())
            }
            _ => Err(format!("the intrinsic `{name}`")),
        }
    }

    /// A function of `math.h`, in double or, by its suffix, float.
    pub fn math(&mut self, name: &str, call: &Call, inst: &ir::Inst) -> Done {
        let stem = math_stem(name);
        if let Some(done) = self.soft_intrinsic(stem, call, inst) {
            return done;
        }
        match (unary(stem), math_binary(stem)) {
            (Some(op), _) => self.lanes_unary(op, call, inst),
            (_, Some(op)) => self.lanes_binary(op, call, inst),
            _ => Err(format!("function `{name}`")),
        }
    }

    /// Lane by lane is wrong for integers that lie in two registers.
    fn no_wide_integers(&self, name: &str, call: &Call, inst: &ir::Inst) -> Done {
        let m = self.l.module;
        let is_wide = |ty| super::flat::wide(m, ty).is_some() || super::flat::has_rows(m, ty);
        let arguments = call.args.iter().map(|a| self.type_of(a.value));
        let field = self.l.module.types.element(inst.ty, 0);
        if arguments.chain([inst.ty]).chain(field).any(is_wide) {
            return Err(format!("the intrinsic `{name}`"));
        }
        Ok(())
    }

    fn is_nothing(&self, base: &str) -> bool {
        let harmless = [
            "dbg.",
            "assume",
            "experimental.noalias",
            "donothing",
            "prefetch",
            "va_end",
            "stackrestore",
            "sideeffect",
            "invariant.",
            "pseudoprobe",
            "fake.use",
            "x86.sse2.pause",
            "aarch64.hint",
        ];
        harmless.iter().any(|h| base.starts_with(h))
    }

    fn memory_intrinsic(&mut self, base: &str, call: &Call) -> Option<Done> {
        let lib = match base.split('.').next()? {
            "memcpy" => Lib::MemCpy,
            "memmove" => Lib::MemMove,
            "memset" => Lib::MemSet,
            _ => return None,
        };
        let moved = self.copy_local(lib == Lib::MemSet, call);
        Some(moved.unwrap_or_else(|| self.three_arguments(lib, call)))
    }

    fn three_arguments(&mut self, lib: Lib, call: &Call) -> Done {
        let mut args = Vec::new();
        for i in 0..3 {
            args.push(self.one(argument(call, i)?)?);
        }
        // `llvm.memcpy` allows equal ranges, `memcpy` does not: neither do we check that.
        let d = self.temp();
        self.emit(Inst::Lib { lib, args: args.into(), d });
        Ok(())
    }

    fn lanes_unary(&mut self, op: UnOp, call: &Call, inst: &ir::Inst) -> Done {
        let (d, _) = self.result(inst);
        let (from, to) = (self.flat(self.type_of(argument(call, 0)?))?, self.flat(inst.ty)?);
        for (i, a) in self.operand(argument(call, 0)?)?.into_iter().enumerate() {
            self.emit(Inst::Un { op, from: from[i].w, to: to[i].w, d: d + i as u32, a });
        }
        Ok(())
    }

    fn lanes_binary(&mut self, op: BinOp, call: &Call, inst: &ir::Inst) -> Done {
        let (d, _) = self.result(inst);
        let scalars = self.flat(inst.ty)?;
        let (a, b) = (self.operand(argument(call, 0)?)?, self.operand(argument(call, 1)?)?);
        for (i, s) in scalars.iter().enumerate() {
            self.emit(Inst::Bin {
                op,
                w: s.w,
                signed_overflow: false,
                d: d + i as u32,
                a: a[i],
                b: b[i],
            });
        }
        Ok(())
    }

    fn with_overflow(&mut self, op: BinOp, overflow: BinOp, call: &Call, inst: &ir::Inst) -> Done {
        let (d, n) = self.result(inst);
        if n != 2 {
            return Err("overflow arithmetic on vectors".into());
        }
        let w = self.flat(inst.ty)?[0].w;
        let (a, b) = (self.one(argument(call, 0)?)?, self.one(argument(call, 1)?)?);
        for (op, d) in [(overflow, d + 1), (op, d)] {
            self.emit(Inst::Bin { op, w, signed_overflow: false, d, a, b });
        }
        Ok(())
    }

    fn funnel(&mut self, left: bool, call: &Call, inst: &ir::Inst) -> Done {
        let (d, _) = self.result(inst);
        let scalars = self.flat(inst.ty)?;
        let v = |f: &mut Self, i: usize| argument(call, i).and_then(|a| f.operand(a));
        let (a, b, c) = (v(self, 0)?, v(self, 1)?, v(self, 2)?);
        for (i, s) in scalars.iter().enumerate() {
            self.emit(Inst::Funnel { left, w: s.w, d: d + i as u32, a: a[i], b: b[i], c: c[i] });
        }
        Ok(())
    }

    /// `llvm.ucmp`, `llvm.scmp`: minus one, zero or one.
    fn three_way(&mut self, signed: bool, call: &Call, inst: &ir::Inst) -> Done {
        use heddle_machine::Cmp;
        let (d, _) = self.result(inst);
        let (from, to) = (self.flat(self.type_of(argument(call, 0)?))?, self.flat(inst.ty)?);
        let (a, b) = (self.operand(argument(call, 0)?)?, self.operand(argument(call, 1)?)?);
        let ops = if signed { [Cmp::Sgt, Cmp::Slt] } else { [Cmp::Ugt, Cmp::Ult] };
        for i in 0..to.len() {
            let [more, less] = ops.map(|op| {
                let t = self.temp();
                self.emit(Inst::Cmp { op, w: from[i].w, d: t, a: a[i], b: b[i] });
                Op::reg(t)
            });
            let (op, w, d) = (BinOp::Sub, to[i].w, d + i as u32);
            self.emit(Inst::Bin { op, w, signed_overflow: false, d, a: more, b: less });
        }
        Ok(())
    }

    fn multiply_add(&mut self, call: &Call, inst: &ir::Inst) -> Done {
        let (d, _) = self.result(inst);
        let scalars = self.flat(inst.ty)?;
        let v = |f: &mut Self, i: usize| argument(call, i).and_then(|a| f.operand(a));
        let (a, b, c) = (v(self, 0)?, v(self, 1)?, v(self, 2)?);
        for (i, s) in scalars.iter().enumerate() {
            let t = self.temp();
            let product = Inst::Bin {
                op: BinOp::FMul,
                w: s.w,
                signed_overflow: false,
                d: t,
                a: a[i],
                b: b[i],
            };
            self.emit(product);
            let d = d + i as u32;
            self.emit(Inst::Bin {
                op: BinOp::FAdd,
                w: s.w,
                signed_overflow: false,
                d,
                a: Op::reg(t),
                b: c[i],
            });
        }
        Ok(())
    }

    /// All lanes of a vector in one.
    fn reduce(&mut self, what: &str, call: &Call, inst: &ir::Inst) -> Done {
        let (d, _) = self.result(inst);
        let w = self.flat(inst.ty)?[0].w;
        let stem = what.split('.').next().unwrap_or(what);
        let op = match stem {
            "add" => BinOp::Add,
            "mul" => BinOp::Mul,
            "and" => BinOp::And,
            "or" => BinOp::Or,
            "xor" => BinOp::Xor,
            "smax" => BinOp::SMax,
            "smin" => BinOp::SMin,
            "umax" => BinOp::UMax,
            "umin" => BinOp::UMin,
            "fadd" => BinOp::FAdd,
            "fmul" => BinOp::FMul,
            "fmax" => BinOp::FMax,
            "fmin" => BinOp::FMin,
            _ => return Err(format!("the intrinsic `llvm.vector.reduce.{what}`")),
        };
        let mut lanes = Vec::new();
        for a in &call.args {
            lanes.extend(self.operand(a.value)?);
        }
        let Some((&first, rest)) = lanes.split_first() else {
            return Err("a reduction of nothing".into());
        };
        let mut so_far = first;
        for &lane in rest {
            let t = self.temp();
            self.emit(Inst::Bin { op, w, signed_overflow: false, d: t, a: so_far, b: lane });
            so_far = Op::reg(t);
        }
        self.emit(Inst::Move { d, a: so_far });
        Ok(())
    }
}

/// An argument that a well-formed call has.
pub fn argument(call: &Call, i: usize) -> Result<Operand, String> {
    call.args.get(i).map(|a| a.value).ok_or_else(|| "an intrinsic with too few arguments".into())
}

impl Fun<'_, '_> {
    /// Whether a question about frames is about the one that asks, not about its callers.
    fn names_this_frame(&mut self, call: &Call) -> Result<bool, String> {
        let level = self.one(argument(call, 0)?)?;
        Ok(self.l.program.known(level).is_some_and(|v| v.obj == 0 && v.bits == 0))
    }

    /// `llvm.is.fpclass`: whether a number is of one of the classes that a mask
    /// names. Each class is a range of bit patterns, or two.
    fn is_class(&mut self, call: &Call, d: heddle_machine::Reg) -> Done {
        let (value, mask) = (argument(call, 0)?, self.one(argument(call, 1)?)?);
        let w = match self.flat(self.type_of(value))?[..] {
            [s] if s.w == 32 || s.w == 64 => s.w,
            _ => return Err("the class of such a number".into()),
        };
        let mask = self.l.program.known(mask).ok_or("a class that is not constant")?.bits;
        let (sign, inf, normal, quiet) = match w {
            32 => (1 << 31, 0x7f80_0000, 1 << 23, 0x7fc0_0000),
            _ => (1 << 63, 0x7ff0_0000_0000_0000, 1 << 52, 0x7ff8_0000_0000_0000u64),
        };
        // Bits 9 down to 6 and 2 to 5 of the mask mirror each other.
        let sizes = [(inf, inf), (normal, inf - 1), (1, normal - 1), (0, 0)];
        let mut ranges = Vec::new();
        for (i, (lo, hi)) in sizes.into_iter().enumerate() {
            ranges.extend((mask >> (9 - i) & 1 == 1).then_some((lo, hi)));
            ranges.extend((mask >> (2 + i) & 1 == 1).then_some((lo | sign, hi | sign)));
        }
        for (bit, lo, hi) in [(0, inf + 1, quiet - 1), (1, quiet, sign - 1)] {
            let both = [(lo, hi), (lo | sign, hi | sign)];
            ranges.extend(both.into_iter().filter(|_| mask >> bit & 1 == 1));
        }
        let (v, zero) = (self.one(value)?, self.int(0));
        self.emit(Inst::Move { d, a: zero });
        for (lo, hi) in ranges {
            let (from, size) = (self.int(lo), self.int(hi - lo));
            let (offset, inside) = (self.temp(), self.temp());
            let (op, a, b) = (BinOp::Sub, v, from);
            self.emit(Inst::Bin { op, w, signed_overflow: false, d: offset, a, b });
            let (op, a, b) = (heddle_machine::Cmp::Ule, Op::reg(offset), size);
            self.emit(Inst::Cmp { op, w, d: inside, a, b });
            let (op, a, b) = (BinOp::Or, Op::reg(d), Op::reg(inside));
            self.emit(Inst::Bin { op, w: 1, signed_overflow: false, d, a, b });
        }
        Ok(())
    }
}

/// Functions that round once, or to an integer: exactly, for every format.
pub const WHOLE: [&str; 5] = ["fma", "lround", "llround", "lrint", "llrint"];

/// Whether a C function of this name is an operation that we have.
pub fn is_math(name: &str) -> bool {
    let stem = math_stem(name);
    let integer = ["ctpop", "ctlz", "cttz", "bswap", "bitreverse", "abs", "roundeven"];
    !integer.contains(&stem) && unary(stem).is_some()
        || math_binary(stem).is_some()
        || WHOLE.contains(&stem)
}

pub fn math_stem(name: &str) -> &str {
    let known = |s: &&str| unary(s).is_some() || math_binary(s).is_some() || WHOLE.contains(s);
    if let Some(stem) = name.strip_suffix('l').filter(known) {
        return stem;
    }
    name.strip_suffix('f').filter(|s| !s.is_empty()).unwrap_or(name)
}

pub fn math_binary(stem: &str) -> Option<BinOp> {
    Some(match stem {
        "pow" => BinOp::FPow,
        "atan2" => BinOp::FAtan2,
        "hypot" => BinOp::FHypot,
        "fdim" => BinOp::FDim,
        "fmin" => BinOp::FMin,
        "fmax" => BinOp::FMax,
        "fmod" => BinOp::FRem,
        "copysign" => BinOp::FCopySign,
        _ => return None,
    })
}

pub fn unary(stem: &str) -> Option<UnOp> {
    Some(match stem {
        "ctpop" => UnOp::CtPop,
        "ctlz" => UnOp::Ctlz,
        "cttz" => UnOp::Cttz,
        "bswap" => UnOp::BSwap,
        "bitreverse" => UnOp::BitReverse,
        "abs" => UnOp::Abs,
        "fabs" => UnOp::FAbs,
        "sqrt" => UnOp::FSqrt,
        "floor" => UnOp::FFloor,
        "ceil" => UnOp::FCeil,
        "trunc" => UnOp::FTrunc,
        "round" => UnOp::FRound,
        "rint" | "nearbyint" | "roundeven" => UnOp::FRint,
        "sin" => UnOp::FSin,
        "cos" => UnOp::FCos,
        "tan" => UnOp::FTan,
        "exp" => UnOp::FExp,
        "exp2" => UnOp::FExp2,
        "log" => UnOp::FLog,
        "log2" => UnOp::FLog2,
        "log10" => UnOp::FLog10,
        "asin" => UnOp::FAsin,
        "acos" => UnOp::FAcos,
        "atan" => UnOp::FAtan,
        "sinh" => UnOp::FSinh,
        "cosh" => UnOp::FCosh,
        "tanh" => UnOp::FTanh,
        "cbrt" => UnOp::FCbrt,
        "expm1" => UnOp::FExpM1,
        "log1p" => UnOp::FLog1P,
        _ => return None,
    })
}

fn binary(base: &str) -> Option<BinOp> {
    let starts = |s: &str| base.starts_with(s);
    Some(match base {
        _ if starts("umin.") => BinOp::UMin,
        _ if starts("umax.") => BinOp::UMax,
        _ if starts("smin.") => BinOp::SMin,
        _ if starts("smax.") => BinOp::SMax,
        _ if starts("uadd.sat.") => BinOp::UAddSat,
        _ if starts("usub.sat.") => BinOp::USubSat,
        _ if starts("sadd.sat.") => BinOp::SAddSat,
        _ if starts("ssub.sat.") => BinOp::SSubSat,
        _ if starts("minnum.") => BinOp::FMin,
        _ if starts("maxnum.") => BinOp::FMax,
        _ if starts("pow.") => BinOp::FPow,
        _ if starts("copysign.") => BinOp::FCopySign,
        _ => return None,
    })
}

pub fn overflowing(base: &str) -> Option<(BinOp, BinOp)> {
    let starts = |s: &str| base.starts_with(s);
    Some(match base {
        _ if starts("uadd.with.overflow") => (BinOp::Add, BinOp::UAddOv),
        _ if starts("sadd.with.overflow") => (BinOp::Add, BinOp::SAddOv),
        _ if starts("usub.with.overflow") => (BinOp::Sub, BinOp::USubOv),
        _ if starts("ssub.with.overflow") => (BinOp::Sub, BinOp::SSubOv),
        _ if starts("umul.with.overflow") => (BinOp::Mul, BinOp::UMulOv),
        _ if starts("smul.with.overflow") => (BinOp::Mul, BinOp::SMulOv),
        _ => return None,
    })
}
