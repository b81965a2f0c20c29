//! Constants: literals, addresses of symbols, and expressions over them.

use super::{AliasId, BinaryOp, BlockId, CastOp, FloatPredicate, FuncId, GlobalId, IntPredicate};
use super::{TypeId, Wrap};
use std::collections::HashMap;

/// Index of a constant in a [`Constants`] table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ConstId(pub u32);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Constant {
    pub ty: TypeId,
    pub kind: ConstKind,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ConstKind {
    /// Two's complement, zero above the type's width.
    Int(u128),
    /// The bits of the type's own format (`x86_fp80`: 80 bits).
    Float(u128),
    /// The null pointer.
    Null,
    /// `zeroinitializer`, of any type.
    Zero,
    Undef,
    Poison,
    /// `c"…"`: an array of `i8`.
    Bytes(Vec<u8>),
    /// Elements of an array, a struct or a vector.
    Aggregate(Vec<ConstId>),
    /// The same element in every lane of a vector.
    Splat(ConstId),
    Global(GlobalId),
    Function(FuncId),
    Alias(AliasId),
    BlockAddress(FuncId, BlockId),
    Binary {
        op: BinaryOp,
        wrap: Wrap,
        lhs: ConstId,
        rhs: ConstId,
    },
    /// A conversion to the constant's own type.
    Cast {
        op: CastOp,
        value: ConstId,
    },
    Gep {
        source: TypeId,
        base: ConstId,
        indices: Vec<ConstId>,
        inbounds: bool,
    },
    ICmp {
        predicate: IntPredicate,
        lhs: ConstId,
        rhs: ConstId,
    },
    FCmp {
        predicate: FloatPredicate,
        lhs: ConstId,
        rhs: ConstId,
    },
    Select {
        condition: ConstId,
        then: ConstId,
        otherwise: ConstId,
    },
    ExtractElement {
        vector: ConstId,
        index: ConstId,
    },
    InsertElement {
        vector: ConstId,
        element: ConstId,
        index: ConstId,
    },
    ShuffleVector {
        lhs: ConstId,
        rhs: ConstId,
        /// `None`: that lane is undefined.
        mask: Vec<Option<u32>>,
    },
    /// The text of a metadata operand that is not debug information.
    Metadata(String),
    /// `none`, of type `token`.
    TokenNone,
}

/// Every constant of a module, interned.
#[derive(Clone, Debug, Default)]
pub struct Constants {
    list: Vec<Constant>,
    index: HashMap<Constant, ConstId>,
}

impl Constants {
    pub fn intern(&mut self, ty: TypeId, kind: ConstKind) -> ConstId {
        let constant = Constant { ty, kind };
        if let Some(&id) = self.index.get(&constant) {
            return id;
        }
        let id = ConstId(self.list.len() as u32);
        self.list.push(constant.clone());
        self.index.insert(constant, id);
        id
    }

    /// Everything that was `old` is `new`, which must not be there yet.
    pub fn replace(&mut self, old: &ConstKind, new: ConstKind) {
        for (i, constant) in self.list.iter_mut().enumerate().filter(|c| c.1.kind == *old) {
            self.index.remove(constant);
            constant.kind = new.clone();
            self.index.insert(constant.clone(), ConstId(i as u32));
        }
    }

    pub fn get(&self, id: ConstId) -> &Constant {
        &self.list[id.0 as usize]
    }

    pub fn ty(&self, id: ConstId) -> TypeId {
        self.get(id).ty
    }

    pub fn kind(&self, id: ConstId) -> &ConstKind {
        &self.get(id).kind
    }

    pub fn len(&self) -> usize {
        self.list.len()
    }

    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = (ConstId, &Constant)> {
        self.list.iter().enumerate().map(|(i, c)| (ConstId(i as u32), c))
    }
}

impl ConstKind {
    /// The constants it is made of, in order.
    pub fn operands(&self) -> Vec<ConstId> {
        let mut out = Vec::new();
        self.clone().for_each_operand_mut(|c| out.push(*c));
        out
    }

    pub fn for_each_operand_mut(&mut self, mut f: impl FnMut(&mut ConstId)) {
        use ConstKind::*;
        match self {
            Aggregate(list) => list.iter_mut().for_each(f),
            Splat(c) | Cast { value: c, .. } => f(c),
            Binary { lhs, rhs, .. }
            | ICmp { lhs, rhs, .. }
            | FCmp { lhs, rhs, .. }
            | ShuffleVector { lhs, rhs, .. } => {
                f(lhs);
                f(rhs);
            }
            Gep { base, indices, .. } => {
                f(base);
                indices.iter_mut().for_each(f);
            }
            Select { condition: a, then: b, otherwise: c }
            | InsertElement { vector: a, element: b, index: c } => {
                f(a);
                f(b);
                f(c);
            }
            ExtractElement { vector, index } => {
                f(vector);
                f(index);
            }
            _ => {}
        }
    }
}
