//! Joins several modules into one, as a linker does: a declaration finds its
//! definition, names that only their module can see stay apart, and two strong
//! definitions of one name are an error.
//!
//! Everything is copied into the first module's tables with its indices
//! rewritten. The modules must have one data layout.

mod copy;

use super::{
    Alias, AliasId, ConstId, FuncId, Function, Global, GlobalId, Linkage, Module, StructId, Symbol,
    TypeId, VariableId,
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
        if part.layout != whole.layout {
            let message =
                format!("`{}` and `{}` have different data layouts", whole.source, part.source);
            errors.push(Diagnostic::new(Severity::Error, message));
            continue;
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
        if global.linkage == Linkage::Internal {
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
            (true, true) if linkage == Linkage::Appending => false,
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
        let id = AliasId(self.whole.aliases.len() as u32);
        self.aliases.push(id);
        let ty = self.ty(alias.ty);
        self.whole.aliases.push(Alias {
            name: name.clone(),
            ty,
            target: ConstId(0),
            ..alias.clone()
        });
        if self.whole.symbols.insert(name.clone(), Symbol::Alias(id)).is_some() {
            self.clash(&name, alias.span);
        }
        true
    }
}
