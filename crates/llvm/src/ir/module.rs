//! A module: types, constants, global variables, functions, debug information.

use super::{ConstId, ConstKind, Constants, DataLayout, DebugInfo, Inst, Operand, ParamAttrs};
use super::{ScopeId, Type, TypeId, Types, VariableId};
use heddle_span::Span;
use std::collections::HashMap;

index_type! {
    /// A global variable: index in [`Module::globals`].
    GlobalId,
    /// A function, defined or declared: index in [`Module::functions`].
    FuncId,
    /// An alias: index in [`Module::aliases`].
    AliasId,
    /// A block: index in [`Function::blocks`].
    BlockId,
    /// A parameter or a result: index in [`Function::values`].
    ValueId
}

#[derive(Clone, Debug, Default)]
pub struct Module {
    /// `source_filename`; empty if the text has none.
    pub source: String,
    pub triple: String,
    pub layout: DataLayout,
    pub types: Types,
    pub constants: Constants,
    pub globals: Vec<Global>,
    pub functions: Vec<Function>,
    pub aliases: Vec<Alias>,
    pub debug: DebugInfo,
    /// What a name stands for. Holds every global, function and alias.
    pub symbols: HashMap<String, Symbol>,
    /// The names that the user's modules declare and do not define. Library models
    /// that are linked define more.
    pub declared: std::collections::HashSet<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symbol {
    Global(GlobalId),
    Function(FuncId),
    Alias(AliasId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Linkage {
    External,
    /// Seen by this module only: `internal`, `private`.
    Internal,
    /// Another definition wins: `weak`, `linkonce`, `common`, `available_externally`.
    Weak,
    /// `appending`: `llvm.used`, `llvm.global_ctors`.
    Appending,
    /// `extern_weak`: null if nobody defines it.
    ExternWeak,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Global {
    pub name: String,
    pub ty: TypeId,
    pub linkage: Linkage,
    pub thread_local: bool,
    pub constant: bool,
    /// `None`: declared here, defined elsewhere.
    pub init: Option<ConstId>,
    /// In bytes; `None`: what the data layout says.
    pub align: Option<u64>,
    /// The C variable.
    pub debug: Option<VariableId>,
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Alias {
    pub name: String,
    pub ty: TypeId,
    pub linkage: Linkage,
    /// A symbol, or an expression over one.
    pub target: ConstId,
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Function {
    pub name: String,
    /// Always a [`Type::Function`].
    pub ty: TypeId,
    pub linkage: Linkage,
    /// One for each fixed parameter; `values[i]` is its value if there are blocks.
    pub params: Vec<ParamAttrs>,
    pub ret_attrs: ParamAttrs,
    /// Empty: declared here, defined elsewhere. The first is the entry.
    pub blocks: Vec<Block>,
    pub values: Vec<Value>,
    /// The C function.
    pub debug: Option<ScopeId>,
    pub span: Span,
    /// Something in it that the reader does not know: it cannot be run, and its
    /// one block does nothing.
    pub refused: Option<(Span, String)>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// Without `%`; digits if it had no name.
    pub name: String,
    /// The last one is a terminator and no other is.
    pub insts: Vec<Inst>,
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Value {
    /// Without `%`; digits if it had no name.
    pub name: String,
    pub ty: TypeId,
}

impl Function {
    pub fn is_declaration(&self) -> bool {
        self.blocks.is_empty()
    }

    pub fn is_intrinsic(&self) -> bool {
        self.name.starts_with("llvm.")
    }

    pub fn block(&self, id: BlockId) -> &Block {
        &self.blocks[id.index()]
    }

    pub fn value(&self, id: ValueId) -> &Value {
        &self.values[id.index()]
    }
}

impl Block {
    pub fn terminator(&self) -> &Inst {
        self.insts.last().expect("the reader gives every block a terminator")
    }
}

impl Module {
    pub fn global(&self, id: GlobalId) -> &Global {
        &self.globals[id.index()]
    }

    pub fn function(&self, id: FuncId) -> &Function {
        &self.functions[id.index()]
    }

    pub fn function_named(&self, name: &str) -> Option<FuncId> {
        match self.symbols.get(name) {
            Some(Symbol::Function(f)) => Some(*f),
            Some(Symbol::Alias(a)) => match self.constants.kind(self.aliases[a.index()].target) {
                ConstKind::Function(f) => Some(*f),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether the user's program calls a function of this name that is not its own.
    pub fn is_declared(&self, name: &str) -> bool {
        self.declared.contains(name)
    }

    pub fn global_named(&self, name: &str) -> Option<GlobalId> {
        match self.symbols.get(name) {
            Some(Symbol::Global(g)) => Some(*g),
            _ => None,
        }
    }

    pub fn functions(&self) -> impl Iterator<Item = (FuncId, &Function)> {
        self.functions.iter().enumerate().map(|(i, f)| (FuncId(i as u32), f))
    }

    pub fn globals(&self) -> impl Iterator<Item = (GlobalId, &Global)> {
        self.globals.iter().enumerate().map(|(i, g)| (GlobalId(i as u32), g))
    }

    /// The type of an operand of an instruction in `function`.
    pub fn type_of(&self, function: &Function, operand: Operand) -> TypeId {
        match operand {
            Operand::Local(v) => function.value(v).ty,
            Operand::Const(c) => self.constants.ty(c),
        }
    }

    /// Return type, parameter types, and whether more may follow.
    pub fn signature(&self, function_type: TypeId) -> (TypeId, &[TypeId], bool) {
        match self.types.get(function_type) {
            Type::Function { ret, params, varargs } => (*ret, params, *varargs),
            other => panic!("not a function type: {other:?}"),
        }
    }

    /// The symbol behind a constant address without offset: looks through
    /// aliases and conversions between pointers.
    pub fn symbol_of(&self, mut constant: ConstId) -> Option<Symbol> {
        // Aliases of aliases cannot form a ring in a verified module; the
        // bound keeps an unverified one from hanging us.
        for _ in 0..64 {
            match self.constants.kind(constant) {
                ConstKind::Global(g) => return Some(Symbol::Global(*g)),
                ConstKind::Function(f) => return Some(Symbol::Function(*f)),
                ConstKind::Alias(a) => constant = self.aliases[a.index()].target,
                ConstKind::Cast { value, .. } => constant = *value,
                _ => return None,
            }
        }
        None
    }
}
