//! Joins several modules into one, as a linker does: a declaration finds its
//! definition, names that only their module can see stay apart, and two strong
//! definitions of one name are an error.
//!
//! Everything is copied into the first module's tables with its indices
//! rewritten. What one module declares another may define as an alias, in either
//! order. The modules must have data layouts that agree.

mod copy;

use super::{
    Alias, AliasId, ConstId, ConstKind, FuncId, Function, Global, GlobalId, Linkage, Module,
    StructId, Symbol, Type, TypeId, VariableId,
};
use heddle_span::{Diagnostic, Severity};
use std::collections::HashMap;

/// One module that does what all of them do together.
pub fn link(modules: Vec<Module>) -> Result<Module, Vec<Diagnostic>> {
    let mut modules = modules.into_iter();
    let Some(mut whole) = modules.next() else {
        return Err(vec![Diagnostic::new(Severity::Error, "no module to link")]);
    };
    let mut errors = Vec::new();
    for part in modules {
        if !part.layout.agrees_with(&whole.layout) {
            let message =
                format!("`{}` and `{}` have different data layouts", whole.source, part.source);
            errors.push(Diagnostic::new(Severity::Error, message));
            continue;
        }
        // Older compilers leave out how 128-bit integers are aligned, and align
        // them themselves.
        if part.layout.aligns_wide_integers() && !whole.layout.aligns_wide_integers() {
            whole.layout = part.layout.clone();
        }
        Linker::new(&mut whole, &part, &mut errors).run();
    }
    if errors.is_empty() { Ok(whole) } else { Err(errors) }
}

/// Where the things of `part` went in `whole`.
struct Linker<'m> {
    whole: &'m mut Module,
    part: &'m Module,
    errors: &'m mut Vec<Diagnostic>,
    structs: HashMap<StructId, StructId>,
    types: HashMap<TypeId, TypeId>,
    constants: HashMap<ConstId, ConstId>,
    globals: Vec<GlobalId>,
    functions: Vec<FuncId>,
    aliases: Vec<AliasId>,
    /// Functions and variables of `part` that are aliases in `whole`.
    by_alias: HashMap<Symbol, AliasId>,
    /// Added to every debug index of `part`.
    shift: Shift,
}

#[derive(Clone, Copy)]
struct Shift {
    files: u32,
    scopes: u32,
    locations: u32,
    variables: u32,
    types: u32,
}

impl<'m> Linker<'m> {
    fn new(whole: &'m mut Module, part: &'m Module, errors: &'m mut Vec<Diagnostic>) -> Self {
        let d = &whole.debug;
        let shift = Shift {
            files: d.files.len() as u32,
            scopes: d.scopes.len() as u32,
            locations: d.locations.len() as u32,
            variables: d.variables.len() as u32,
            types: d.types.len() as u32,
        };
        Linker {
            whole,
            part,
            errors,
            structs: HashMap::new(),
            types: HashMap::new(),
            constants: HashMap::new(),
            globals: Vec::new(),
            functions: Vec::new(),
            aliases: Vec::new(),
            by_alias: HashMap::new(),
            shift,
        }
    }

    fn run(&mut self) {
        self.debug();
        // Which definitions of `part` are used: all but those that lose.
        let globals: Vec<bool> =
            (0..self.part.globals.len()).map(|i| self.place_global(i)).collect();
        let functions: Vec<bool> =
            (0..self.part.functions.len()).map(|i| self.place_function(i)).collect();
        let aliases: Vec<bool> =
            (0..self.part.aliases.len()).map(|i| self.place_alias(i)).collect();
        for (i, _) in globals.iter().enumerate().filter(|g| *g.1) {
            self.fill_global(i);
        }
        for (i, _) in functions.iter().enumerate().filter(|f| *f.1) {
            self.fill_function(i);
        }
        for (i, _) in aliases.iter().enumerate().filter(|a| *a.1) {
            let target = self.constant(self.part.aliases[i].target);
            self.whole.aliases[self.aliases[i].index()].target = target;
        }
    }

    /// A name for something that only its module sees.
    fn fresh_name(&self, name: &str) -> String {
        if !self.whole.symbols.contains_key(name) {
            return name.to_string();
        }
        let mut candidates = (1u32..).map(|n| format!("{name}.{n}"));
        let taken =
            |c: &str| self.whole.symbols.contains_key(c) || self.part.symbols.contains_key(c);
        candidates.find(|c| !taken(c)).expect("there are more numbers than symbols")
    }

    /// Gives the internal symbol of `whole` that is in the way another name.
    fn move_away(&mut self, name: &str) {
        let Some(&symbol) = self.whole.symbols.get(name) else { return };
        let internal = match symbol {
            Symbol::Global(g) => self.whole.globals[g.index()].linkage == Linkage::Internal,
            Symbol::Function(f) => self.whole.functions[f.index()].linkage == Linkage::Internal,
            Symbol::Alias(a) => self.whole.aliases[a.index()].linkage == Linkage::Internal,
        };
        if !internal {
            return;
        }
        let fresh = self.fresh_name(name);
        self.whole.symbols.remove(name);
        match symbol {
            Symbol::Global(g) => self.whole.globals[g.index()].name = fresh.clone(),
            Symbol::Function(f) => self.whole.functions[f.index()].name = fresh.clone(),
            Symbol::Alias(a) => self.whole.aliases[a.index()].name = fresh.clone(),
        }
        self.whole.symbols.insert(fresh, symbol);
    }

    fn clash(&mut self, name: &str, span: heddle_span::Span) {
        self.errors.push(Diagnostic::error(span, format!("`{name}` is defined twice")));
    }

    /// Finds or makes the place of a global; whether its definition is used.
    fn place_global(&mut self, index: usize) -> bool {
        let global = &self.part.globals[index];
        let defined = global.init.is_some();
        // Lists of LLVM's, such as constructors: each file has its own.
        if matches!(global.linkage, Linkage::Internal | Linkage::Appending) {
            let name = self.fresh_name(&global.name);
            self.add_global(index, name);
            return true;
        }
        self.move_away(&global.name);
        match self.whole.symbols.get(&global.name).copied() {
            None => {
                self.add_global(index, global.name.clone());
                true
            }
            Some(Symbol::Global(id)) => {
                self.globals.push(id);
                let there = &self.whole.globals[id.index()];
                let (linkage, has) = (there.linkage, there.init.is_some());
                self.wins(&global.name, global.span, defined, global.linkage, has, linkage)
            }
            Some(Symbol::Alias(a)) if !defined || global.linkage == Linkage::Weak => {
                self.globals.push(GlobalId(0));
                self.by_alias.insert(Symbol::Global(GlobalId(index as u32)), a);
                false
            }
            Some(_) => {
                self.globals.push(GlobalId(0));
                self.clash(&global.name, global.span);
                false
            }
        }
    }

    /// Whether the new definition replaces what is there.
    fn wins(
        &mut self,
        name: &str,
        span: heddle_span::Span,
        defined: bool,
        linkage: Linkage,
        has: bool,
        old: Linkage,
    ) -> bool {
        match (defined, has) {
            (false, _) => false,
            (true, false) => true,
            (true, true) if linkage == Linkage::Weak => false,
            (true, true) if old == Linkage::Weak => true,
            (true, true) => {
                self.clash(name, span);
                false
            }
        }
    }

    fn add_global(&mut self, index: usize, name: String) {
        let id = GlobalId(self.whole.globals.len() as u32);
        let mut global = self.part.globals[index].clone();
        global.name = name.clone();
        global.ty = self.ty(global.ty);
        global.init = None;
        self.whole.globals.push(global);
        self.whole.symbols.insert(name, Symbol::Global(id));
        self.globals.push(id);
    }

    fn fill_global(&mut self, index: usize) {
        let source = self.part.globals[index].clone();
        let ty = self.ty(source.ty);
        let init = source.init.map(|c| self.constant(c));
        let debug = source.debug.map(|v| VariableId(v.0 + self.shift.variables));
        let target = &mut self.whole.globals[self.globals[index].index()];
        *target = Global { name: target.name.clone(), ty, init, debug, ..source };
    }

    fn place_function(&mut self, index: usize) -> bool {
        let function = &self.part.functions[index];
        let defined = !function.is_declaration();
        if function.linkage == Linkage::Internal {
            let name = self.fresh_name(&function.name);
            self.add_function(index, name);
            return true;
        }
        self.move_away(&function.name);
        match self.whole.symbols.get(&function.name).copied() {
            None => {
                self.add_function(index, function.name.clone());
                true
            }
            Some(Symbol::Function(id)) => {
                self.functions.push(id);
                let there = &self.whole.functions[id.index()];
                let (linkage, has) = (there.linkage, !there.is_declaration());
                self.wins(&function.name, function.span, defined, function.linkage, has, linkage)
            }
            Some(Symbol::Alias(a)) if !defined || function.linkage == Linkage::Weak => {
                self.functions.push(FuncId(0));
                self.by_alias.insert(Symbol::Function(FuncId(index as u32)), a);
                false
            }
            Some(_) => {
                self.functions.push(FuncId(0));
                self.clash(&function.name, function.span);
                false
            }
        }
    }

    fn add_function(&mut self, index: usize, name: String) {
        let id = FuncId(self.whole.functions.len() as u32);
        let source = &self.part.functions[index];
        let shell = Function { name: name.clone(), blocks: Vec::new(), ..source.clone() };
        self.whole.functions.push(shell);
        self.whole.symbols.insert(name, Symbol::Function(id));
        self.functions.push(id);
    }

    fn place_alias(&mut self, index: usize) -> bool {
        let alias = &self.part.aliases[index];
        let internal = alias.linkage == Linkage::Internal;
        let name = if internal { self.fresh_name(&alias.name) } else { alias.name.clone() };
        self.move_away(&name);
        let there = self.whole.symbols.get(&name).copied();
        let (defined, old) = match there {
            None => (false, Linkage::External),
            Some(Symbol::Global(g)) => {
                let g = &self.whole.globals[g.index()];
                (g.init.is_some(), g.linkage)
            }
            Some(Symbol::Function(f)) => {
                let f = &self.whole.functions[f.index()];
                (!f.is_declaration(), f.linkage)
            }
            Some(Symbol::Alias(a)) => (true, self.whole.aliases[a.index()].linkage),
        };
        let wins = self.wins(&name, alias.span, true, alias.linkage, defined, old);
        match there {
            Some(Symbol::Alias(a)) => {
                self.aliases.push(a);
                wins
            }
            Some(symbol) if !wins => {
                self.lose_to(index, symbol);
                false
            }
            there => {
                let id = self.add_alias(index, name);
                let kind = match there {
                    Some(Symbol::Global(g)) => ConstKind::Global(g),
                    Some(Symbol::Function(f)) => ConstKind::Function(f),
                    _ => return true,
                };
                // All that named the declaration names the alias now.
                self.whole.constants.replace(&kind, ConstKind::Alias(id));
                true
            }
        }
    }

    fn add_alias(&mut self, index: usize, name: String) -> AliasId {
        let alias = &self.part.aliases[index];
        let id = AliasId(self.whole.aliases.len() as u32);
        self.aliases.push(id);
        let ty = self.ty(alias.ty);
        self.whole.aliases.push(Alias {
            name: name.clone(),
            ty,
            target: ConstId(0),
            ..alias.clone()
        });
        self.whole.symbols.insert(name, Symbol::Alias(id));
        id
    }

    /// An alias that is not used is another name for what is.
    fn lose_to(&mut self, index: usize, symbol: Symbol) {
        let name = self.fresh_name(&self.part.aliases[index].name);
        let id = self.add_alias(index, name);
        let kind = match symbol {
            Symbol::Global(g) => ConstKind::Global(g),
            Symbol::Function(f) => ConstKind::Function(f),
            Symbol::Alias(a) => ConstKind::Alias(a),
        };
        let pointer = self.whole.types.intern(Type::Ptr(0));
        self.whole.aliases[id.index()].target = self.whole.constants.intern(pointer, kind);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{ConstKind, Op, Operand, verify};
    use crate::reader::read;
    use heddle_span::FileId;

    fn module(text: &str) -> Module {
        let (module, diagnostics) = read(FileId(0), text);
        module.unwrap_or_else(|| panic!("{diagnostics:?}"))
    }

    /// The initial value of a global, if it is a number.
    fn number(module: &Module, name: &str) -> Option<u128> {
        let init = module.global(module.global_named(name)?).init?;
        match module.constants.kind(init) {
            ConstKind::Int(n) => Some(*n),
            _ => None,
        }
    }

    #[test]
    fn declarations_find_their_definitions_and_private_names_stay_apart() {
        let a = module(
            "@x = internal global i32 1\n@y = external global i32\ndeclare ptr @other()\n\
             define ptr @mine() {\n  %p = call ptr @other()\n  ret ptr @x\n}\n",
        );
        let b = module(
            "@x = internal global i64 2\n@y = global i32 3\n\
             define ptr @other() {\n  ret ptr @x\n}\n",
        );
        let whole = link(vec![a, b]).expect("they fit");
        assert_eq!(verify(&whole), []);
        assert_eq!((number(&whole, "x"), number(&whole, "y")), (Some(1), Some(3)));
        let other = whole.function(whole.function_named("other").expect("there"));
        let Op::Ret(Some(Operand::Const(c))) = other.blocks[0].insts[0].op else {
            panic!("it returns an address")
        };
        let ConstKind::Global(second) = *whole.constants.kind(c) else { panic!("of a global") };
        assert_eq!(number(&whole, &whole.global(second).name), Some(2));
        assert_ne!(whole.global(second).name, "x");
    }

    #[test]
    fn a_private_name_gives_way_to_a_public_one() {
        let a = module("define internal i32 @f() {\n  ret i32 1\n}\n");
        let b = module("define i32 @f() {\n  ret i32 2\n}\n");
        let whole = link(vec![a, b]).expect("they fit");
        let f = whole.function(whole.function_named("f").expect("there"));
        assert_eq!((whole.functions.len(), f.linkage), (2, Linkage::External));
    }

    #[test]
    fn strong_wins_over_weak_and_clashes_with_strong() {
        let weak = "define weak i32 @f() {\n  ret i32 1\n}\n@g = common global i32 0\n";
        let strong = "define i32 @f() {\n  ret i32 2\n}\n@g = global i32 9\n";
        for order in [[weak, strong], [strong, weak]] {
            let whole = link(order.map(module).into()).expect("they fit");
            assert_eq!(number(&whole, "g"), Some(9));
            assert_eq!(whole.functions.len(), 1);
            assert_eq!(whole.functions[0].linkage, Linkage::External);
        }
        let errors = link(vec![module(strong), module(strong)]).expect_err("twice");
        assert_eq!(errors.len(), 2);
    }

    #[test]
    fn structs_of_one_name_and_different_bodies_stay_apart() {
        let a = module("%s = type { i32 }\n@a = global %s { i32 1 }\n");
        let b = module("%s = type { i64 }\n@b = global %s { i64 2 }\n");
        let whole = link(vec![a, b]).expect("they fit");
        let size = |name| {
            let ty = whole.global(whole.global_named(name).expect("there")).ty;
            whole.layout.size(&whole.types, ty)
        };
        assert_eq!((size("a"), size("b")), (4, 8));
    }

    /// Where a call of `@f` leads.
    fn callee(whole: &Module) -> Option<String> {
        let main = whole.function(whole.function_named("main")?);
        let Op::Call(call) = &main.blocks[0].insts[0].op else { return None };
        let crate::ir::Callee::Operand(Operand::Const(c)) = call.callee else { return None };
        match whole.symbol_of(c)? {
            Symbol::Function(f) => Some(whole.function(f).name.clone()),
            _ => None,
        }
    }

    #[test]
    fn an_alias_defines_what_another_module_declares() {
        let a = "declare void @f()\ndefine void @main() {\n  call void @f()\n  ret void\n}\n";
        let b = "define void @g() {\n  ret void\n}\n@f = alias void (), ptr @g\n";
        for (x, y) in [(a, b), (b, a)] {
            let whole = link(vec![module(x), module(y)]).expect("they fit");
            assert_eq!(verify(&whole), []);
            assert_eq!(callee(&whole).as_deref(), Some("g"));
        }
        assert!(link(vec![module(b), module(b)]).is_err(), "twice is twice");
        let weak = b.replace("alias", "weak_odr alias").replace("define", "define weak_odr");
        let whole = link(vec![module(&weak), module(&weak), module(a)]).expect("they fit");
        assert_eq!((verify(&whole), callee(&whole).as_deref()), (vec![], Some("g")));
        let own = "define void @f() {\n  ret void\n}\n";
        let whole = link(vec![module(own), module(&weak), module(a)]).expect("they fit");
        assert_eq!((verify(&whole), callee(&whole).as_deref()), (vec![], Some("f")));
    }

    #[test]
    fn layouts_of_several_compilers_agree() {
        let layout = |l: &str| module(&format!("target datalayout = \"{l}\"\n"));
        let old = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128";
        let new = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";
        let small = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128";
        for (x, y) in [(old, new), (new, old)] {
            assert_eq!(link(vec![layout(x), layout(y)]).expect("they agree").layout.text(), new);
        }
        assert!(link(vec![layout(new), layout(small)]).is_err());
    }
}
