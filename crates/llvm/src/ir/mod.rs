//! A module of LLVM IR in memory: typed, indexed, independent of the version
//! and dialect of its text.
//!
//! Everything is an index into a table of its [`Module`] or [`Function`], so
//! that a pass is a loop and a module clones. The reader (`crate::reader`) makes
//! modules, [`link`] joins them, [`verify`] says what a consumer may rely on,
//! [`print`] writes them back.
//!
//! Not here: attributes and metadata that do not change meaning, comdats,
//! calling conventions, exceptions.

/// Indices as types, so that one table's index cannot be used in another.
macro_rules! index_type {
    ($($(#[$meta:meta])* $name:ident),* $(,)?) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub u32);

        impl $name {
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

mod constant;
mod debug;
mod inst;
mod layout;
mod link;
mod module;
mod naming;
mod op;
mod print;
mod types;
mod verify;

pub use constant::{ConstId, ConstKind, Constant, Constants};
pub use debug::{
    DebugFile, DebugFileId, DebugInfo, DebugType, DebugTypeId, Encoding, Location, LocationId,
    Member, Scope, ScopeId, Variable, VariableId,
};
pub use inst::{
    Access, Arg, Call, Callee, Clause, DebugRecord, DebugRecordKind, InlineAsm, Inst, Op, Operand,
    ParamAttrs,
};
pub use layout::DataLayout;
pub use link::link;
pub use module::{
    Alias, AliasId, Block, BlockId, FuncId, Function, Global, GlobalId, Linkage, Module, Symbol,
    Value, ValueId,
};
pub use naming::Part;
pub use op::{BinaryOp, CastOp, FloatPredicate, IntPredicate, Ordering, RmwOp, Wrap};
pub use print::print;
pub use types::{FloatKind, NamedStruct, StructBody, StructId, Type, TypeId, Types};
pub use verify::verify;
