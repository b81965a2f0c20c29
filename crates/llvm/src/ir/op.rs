//! The operators that instructions and constant expressions share, and how
//! the text spells them.

macro_rules! spelled {
    ($(#[$meta:meta])* $name:ident { $($variant:ident = $text:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $($variant),* }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            pub fn name(self) -> &'static str {
                match self { $($name::$variant => $text),* }
            }

            pub fn parse(text: &str) -> Option<Self> {
                match text { $($text => Some($name::$variant),)* _ => None }
            }
        }
    };
}

spelled! {
    BinaryOp {
        Add = "add", Sub = "sub", Mul = "mul", UDiv = "udiv", SDiv = "sdiv", URem = "urem",
        SRem = "srem", Shl = "shl", LShr = "lshr", AShr = "ashr", And = "and", Or = "or",
        Xor = "xor", FAdd = "fadd", FSub = "fsub", FMul = "fmul", FDiv = "fdiv", FRem = "frem",
    }
}

spelled! {
    CastOp {
        Trunc = "trunc", ZExt = "zext", SExt = "sext", FPTrunc = "fptrunc", FPExt = "fpext",
        FPToUI = "fptoui", FPToSI = "fptosi", UIToFP = "uitofp", SIToFP = "sitofp",
        PtrToInt = "ptrtoint", IntToPtr = "inttoptr", BitCast = "bitcast",
        AddrSpaceCast = "addrspacecast", PtrToAddr = "ptrtoaddr",
    }
}

spelled! {
    IntPredicate {
        Eq = "eq", Ne = "ne", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule",
        Sgt = "sgt", Sge = "sge", Slt = "slt", Sle = "sle",
    }
}

spelled! {
    FloatPredicate {
        False = "false", Oeq = "oeq", Ogt = "ogt", Oge = "oge", Olt = "olt", Ole = "ole",
        One = "one", Ord = "ord", Uno = "uno", Ueq = "ueq", Ugt = "ugt", Uge = "uge",
        Ult = "ult", Ule = "ule", Une = "une", True = "true",
    }
}

spelled! {
    RmwOp {
        Xchg = "xchg", Add = "add", Sub = "sub", And = "and", Nand = "nand", Or = "or",
        Xor = "xor", Max = "max", Min = "min", UMax = "umax", UMin = "umin", FAdd = "fadd",
        FSub = "fsub", FMax = "fmax", FMin = "fmin", UIncWrap = "uinc_wrap",
        UDecWrap = "udec_wrap", USubCond = "usub_cond", USubSat = "usub_sat",
        FMaximum = "fmaximum", FMinimum = "fminimum",
    }
}

spelled! {
    /// Memory orderings, weakest first. A plain access has none.
    Ordering {
        Unordered = "unordered", Monotonic = "monotonic", Acquire = "acquire",
        Release = "release", AcqRel = "acq_rel", SeqCst = "seq_cst",
    }
}

impl Ordering {
    pub fn acquires(self) -> bool {
        matches!(self, Ordering::Acquire | Ordering::AcqRel | Ordering::SeqCst)
    }

    pub fn releases(self) -> bool {
        matches!(self, Ordering::Release | Ordering::AcqRel | Ordering::SeqCst)
    }
}

/// Promises that turn a broken result into poison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Wrap {
    /// No signed wrap: at `-O0` this is C's signed arithmetic.
    pub nsw: bool,
    /// No unsigned wrap.
    pub nuw: bool,
    /// `exact` of divisions and right shifts; `disjoint` of `or`; `nneg` of `zext`.
    pub exact: bool,
}

impl BinaryOp {
    pub fn is_float(self) -> bool {
        self >= BinaryOp::FAdd
    }

    pub fn is_division(self) -> bool {
        matches!(self, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spelling_goes_both_ways() {
        assert!(BinaryOp::ALL.iter().all(|&o| BinaryOp::parse(o.name()) == Some(o)));
        assert!(CastOp::ALL.iter().all(|&o| CastOp::parse(o.name()) == Some(o)));
        assert!(RmwOp::ALL.iter().all(|&o| RmwOp::parse(o.name()) == Some(o)));
        assert_eq!(FloatPredicate::parse("uno"), Some(FloatPredicate::Uno));
        assert_eq!(IntPredicate::parse("oeq"), None);
        assert!(BinaryOp::FRem.is_float() && !BinaryOp::Xor.is_float());
    }
}
