//! Instructions: what a function does, one value at a time.

use super::{BinaryOp, BlockId, CastOp, ConstId, FloatPredicate, IntPredicate, LocationId};
use super::{Ordering, RmwOp, TypeId, ValueId, VariableId, Wrap};
use heddle_span::Span;

/// A value that an instruction uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// A parameter or the result of an instruction.
    Local(ValueId),
    Const(ConstId),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Inst {
    pub op: Op,
    /// The value it defines; `None` exactly if `ty` is void.
    pub result: Option<ValueId>,
    /// The type of its result.
    pub ty: TypeId,
    /// The place in the C source (`!dbg`).
    pub location: Option<LocationId>,
    /// The place in the IR text.
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Op {
    // Terminators: exactly one, the last of its block.
    Ret(Option<Operand>),
    Br(BlockId),
    CondBr {
        condition: Operand,
        then: BlockId,
        otherwise: BlockId,
    },
    Switch {
        value: Operand,
        default: BlockId,
        /// Integer constants of the value's type, all different.
        cases: Vec<(ConstId, BlockId)>,
    },
    IndirectBr {
        address: Operand,
        targets: Vec<BlockId>,
    },
    Unreachable,
    /// A call that goes on at `normal`, or at `unwind` if an exception leaves it.
    Invoke {
        call: Box<Call>,
        normal: BlockId,
        unwind: BlockId,
    },
    /// The exception goes on to the callers.
    Resume(Operand),

    // Arithmetic; on vectors lane by lane.
    FNeg(Operand),
    Binary {
        op: BinaryOp,
        wrap: Wrap,
        lhs: Operand,
        rhs: Operand,
    },
    /// A conversion to the instruction's type.
    Cast {
        op: CastOp,
        wrap: Wrap,
        value: Operand,
    },
    ICmp {
        predicate: IntPredicate,
        lhs: Operand,
        rhs: Operand,
    },
    FCmp {
        predicate: FloatPredicate,
        lhs: Operand,
        rhs: Operand,
    },
    /// `condition` is an `i1` or a vector of them.
    Select {
        condition: Operand,
        then: Operand,
        otherwise: Operand,
    },
    Freeze(Operand),
    Phi(Vec<(Operand, BlockId)>),

    // Vectors and aggregates.
    ExtractElement {
        vector: Operand,
        index: Operand,
    },
    InsertElement {
        vector: Operand,
        element: Operand,
        index: Operand,
    },
    ShuffleVector {
        lhs: Operand,
        rhs: Operand,
        /// `None`: that lane is undefined.
        mask: Vec<Option<u32>>,
    },
    ExtractValue {
        aggregate: Operand,
        indices: Vec<u32>,
    },
    InsertValue {
        aggregate: Operand,
        element: Operand,
        indices: Vec<u32>,
    },

    // Memory.
    Alloca {
        allocated: TypeId,
        /// How many of them; `None` is one.
        count: Option<Operand>,
        align: Option<u64>,
    },
    /// Loads the instruction's type.
    Load {
        pointer: Operand,
        access: Access,
    },
    Store {
        value: Operand,
        pointer: Operand,
        access: Access,
    },
    Fence {
        ordering: Ordering,
        /// `syncscope("singlethread")`: only against signal handlers.
        single_thread: bool,
    },
    /// Gives `{ type, i1 }`: what was there, and whether it was `expected`.
    CmpXchg {
        pointer: Operand,
        expected: Operand,
        new: Operand,
        weak: bool,
        /// On success.
        access: Access,
        failure: Ordering,
    },
    /// Gives what was there before.
    AtomicRmw {
        op: RmwOp,
        pointer: Operand,
        value: Operand,
        access: Access,
    },
    Gep {
        /// The type that the first index steps over.
        source: TypeId,
        base: Operand,
        indices: Vec<Operand>,
        inbounds: bool,
    },
    /// Gives the instruction's type and advances the list.
    VaArg {
        list: Operand,
    },

    Call(Box<Call>),
    /// The first of a block that exceptions go to: gives the exception and a
    /// number that says which clause takes it; 0 if it is only passing.
    LandingPad {
        cleanup: bool,
        clauses: Vec<Clause>,
    },

    /// Tells where a variable of the C source lives. Does nothing.
    Debug(DebugRecord),
}

/// How memory is touched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Access {
    pub volatile: bool,
    /// `None`: not atomic.
    pub ordering: Option<Ordering>,
    /// `syncscope("singlethread")`: atomic only against signal handlers.
    pub single_thread: bool,
    /// In bytes; `None`: what the data layout says.
    pub align: Option<u64>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    pub callee: Callee,
    /// The function's type as the call states or implies it.
    pub function_type: TypeId,
    pub args: Vec<Arg>,
    pub must_tail: bool,
    /// The call site says that it does not come back.
    pub no_return: bool,
}

/// What a landing pad takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clause {
    /// Exceptions of this type; null: all.
    Catch(ConstId),
    /// Exceptions of none of these types, an array.
    Filter(ConstId),
}

#[derive(Clone, Debug, PartialEq)]
pub enum Callee {
    /// A function, or a pointer to one.
    Operand(Operand),
    Asm(InlineAsm),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InlineAsm {
    pub text: String,
    pub constraints: String,
    pub side_effects: bool,
    pub align_stack: bool,
    pub intel: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Arg {
    pub value: Operand,
    pub attrs: ParamAttrs,
}

/// What the attributes of a parameter or argument say that changes meaning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ParamAttrs {
    /// The callee gets its own copy of this much.
    pub byval: Option<TypeId>,
    /// The caller's place for the result.
    pub sret: Option<TypeId>,
    /// What the pointer leads to, where an assembly template reads or writes it.
    pub element: Option<TypeId>,
    pub align: Option<u64>,
    pub zeroext: bool,
    pub signext: bool,
    /// Undefined is undefined behaviour at once.
    pub noundef: bool,
    pub nonnull: bool,
    /// A call gives this argument back.
    pub returned: bool,
}

/// `llvm.dbg.declare`, `llvm.dbg.value` and their newer spelling as records.
#[derive(Clone, Debug, PartialEq)]
pub struct DebugRecord {
    pub kind: DebugRecordKind,
    /// An address for `Declare`, the value itself for `Value`; `None` if it
    /// was optimised away or is not one operand.
    pub value: Option<Operand>,
    pub variable: VariableId,
    /// The numbers and operators of the `DIExpression`; empty: the value as it is.
    pub expression: Vec<String>,
    /// Where the variable would be in memory, if an optimiser still knows.
    pub address: Option<Operand>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DebugRecordKind {
    Declare,
    Value,
}

impl Op {
    pub fn is_terminator(&self) -> bool {
        use Op::*;
        matches!(
            self,
            Ret(_)
                | Br(_)
                | CondBr { .. }
                | Switch { .. }
                | IndirectBr { .. }
                | Unreachable
                | Invoke { .. }
                | Resume(_)
        )
    }

    /// The blocks a terminator can go to, in order, with repetitions.
    pub fn successors(&self) -> Vec<BlockId> {
        match self {
            Op::Br(b) => vec![*b],
            Op::CondBr { then, otherwise, .. } => vec![*then, *otherwise],
            Op::Switch { default, cases, .. } => {
                std::iter::once(*default).chain(cases.iter().map(|c| c.1)).collect()
            }
            Op::IndirectBr { targets, .. } => targets.clone(),
            Op::Invoke { normal, unwind, .. } => vec![*normal, *unwind],
            _ => Vec::new(),
        }
    }

    /// Every operand, in the order of the text. Debug records have none: they
    /// use nothing.
    pub fn operands(&self) -> Vec<Operand> {
        let mut out = Vec::new();
        self.for_each_operand(|o| out.push(o));
        out
    }

    pub fn for_each_operand(&self, mut f: impl FnMut(Operand)) {
        let mut copy = self.clone();
        copy.for_each_operand_mut(|o| f(*o));
    }

    pub fn for_each_operand_mut(&mut self, mut f: impl FnMut(&mut Operand)) {
        use Op::*;
        match self {
            Ret(None) | Br(_) | Unreachable | Fence { .. } | Debug(_) | LandingPad { .. } => {}
            Ret(Some(v)) | Resume(v) | FNeg(v) | Freeze(v) => f(v),
            CondBr { condition, .. } => f(condition),
            Switch { value, .. } | Cast { value, .. } => f(value),
            IndirectBr { address, .. } => f(address),
            Binary { lhs, rhs, .. }
            | ICmp { lhs, rhs, .. }
            | FCmp { lhs, rhs, .. }
            | ShuffleVector { lhs, rhs, .. } => {
                f(lhs);
                f(rhs);
            }
            Select { condition, then, otherwise } => {
                f(condition);
                f(then);
                f(otherwise);
            }
            Phi(incoming) => incoming.iter_mut().for_each(|(v, _)| f(v)),
            ExtractElement { vector, index } => {
                f(vector);
                f(index);
            }
            InsertElement { vector, element, index } => {
                f(vector);
                f(element);
                f(index);
            }
            ExtractValue { aggregate, .. } => f(aggregate),
            InsertValue { aggregate, element, .. } => {
                f(aggregate);
                f(element);
            }
            Alloca { count, .. } => {
                if let Some(count) = count {
                    f(count);
                }
            }
            Load { pointer, .. } => f(pointer),
            Store { value, pointer, .. } => {
                f(value);
                f(pointer);
            }
            CmpXchg { pointer, expected, new, .. } => {
                f(pointer);
                f(expected);
                f(new);
            }
            AtomicRmw { pointer, value, .. } => {
                f(pointer);
                f(value);
            }
            Gep { base, indices, .. } => {
                f(base);
                indices.iter_mut().for_each(f);
            }
            VaArg { list } => f(list),
            Call(call) | Invoke { call, .. } => {
                if let Callee::Operand(callee) = &mut call.callee {
                    f(callee);
                }
                call.args.iter_mut().for_each(|a| f(&mut a.value));
            }
        }
    }
}
