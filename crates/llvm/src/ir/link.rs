//! Joins several modules into one, as a linker does: a declaration finds its
//! definition, names that only their module can see stay apart, and two strong
//! definitions of one name are an error.
//!
//! Everything is copied into the first module's tables with its indices
//! rewritten. The modules must have one data layout.

use super::{
    Alias, AliasId, BlockId, ConstId, ConstKind, DebugFileId, DebugType, DebugTypeId, FuncId,
    Function, GlobalId, Linkage, LocationId, Module, Op, Operand, ParamAttrs, ScopeId, StructBody,
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
            Some(other) => {
                self.globals.push(GlobalId(0));
                let _ = other;
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
        *target = super::Global { name: target.name.clone(), ty, init, debug, ..source };
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

    fn fill_function(&mut self, index: usize) {
        let mut function = self.part.functions[index].clone();
        function.ty = self.ty(function.ty);
        function.debug = function.debug.map(|s| self.scope(s));
        function.ret_attrs = self.attrs(function.ret_attrs);
        function.params = function.params.iter().map(|&a| self.attrs(a)).collect();
        for value in &mut function.values {
            value.ty = self.ty(value.ty);
        }
        for inst in function.blocks.iter_mut().flat_map(|b| &mut b.insts) {
            inst.ty = self.ty(inst.ty);
            inst.location = inst.location.map(|l| LocationId(l.0 + self.shift.locations));
            self.operation(&mut inst.op);
        }
        let target = &mut self.whole.functions[self.functions[index].index()];
        function.name = target.name.clone();
        *target = function;
    }

    fn operation(&mut self, op: &mut Op) {
        op.for_each_operand_mut(|o| *o = self.operand(*o));
        match op {
            Op::Switch { cases, .. } => {
                cases.iter_mut().for_each(|c| c.0 = self.constant(c.0));
            }
            Op::Alloca { allocated, .. } => *allocated = self.ty(*allocated),
            Op::Gep { source, .. } => *source = self.ty(*source),
            Op::Call(call) => {
                call.function_type = self.ty(call.function_type);
                call.args.iter_mut().for_each(|a| a.attrs = self.attrs(a.attrs));
            }
            Op::Debug(record) => {
                record.value = record.value.map(|v| self.operand(v));
                record.variable = VariableId(record.variable.0 + self.shift.variables);
            }
            _ => {}
        }
    }

    fn operand(&mut self, operand: Operand) -> Operand {
        match operand {
            Operand::Local(_) => operand,
            Operand::Const(c) => Operand::Const(self.constant(c)),
        }
    }

    fn attrs(&mut self, attrs: ParamAttrs) -> ParamAttrs {
        let byval = attrs.byval.map(|t| self.ty(t));
        let sret = attrs.sret.map(|t| self.ty(t));
        ParamAttrs { byval, sret, ..attrs }
    }

    fn ty(&mut self, id: TypeId) -> TypeId {
        if let Some(&done) = self.types.get(&id) {
            return done;
        }
        let ty = match self.part.types.get(id).clone() {
            Type::Vector { element, count } => Type::Vector { element: self.ty(element), count },
            Type::Array { element, count } => Type::Array { element: self.ty(element), count },
            Type::Struct { fields, packed } => {
                Type::Struct { fields: fields.iter().map(|&f| self.ty(f)).collect(), packed }
            }
            Type::Function { ret, params, varargs } => Type::Function {
                ret: self.ty(ret),
                params: params.iter().map(|&p| self.ty(p)).collect(),
                varargs,
            },
            Type::Named(s) => Type::Named(self.named(s)),
            other => other,
        };
        let done = self.whole.types.intern(ty);
        self.types.insert(id, done);
        done
    }

    /// A struct of the same name and body is the same struct.
    fn named(&mut self, id: StructId) -> StructId {
        if let Some(&done) = self.structs.get(&id) {
            return done;
        }
        let source = self.part.types.named(id).clone();
        // Pointers have no pointee, so bodies cannot lead back here.
        let body = source.body.map(|b| StructBody {
            fields: b.fields.iter().map(|&f| self.ty(f)).collect(),
            packed: b.packed,
        });
        let mut name = source.name.clone();
        let mut n = 0;
        let done = loop {
            match self.whole.types.find_struct(&name) {
                Some(there) if self.whole.types.named(there).body == body => break there,
                Some(there) if self.whole.types.named(there).body.is_none() => {
                    self.whole.types.set_body(there, body.expect("another body than none"));
                    break there;
                }
                Some(there) if body.is_none() => break there,
                Some(_) => {
                    n += 1;
                    name = format!("{}.{n}", source.name);
                }
                None => {
                    let new = self.whole.types.struct_named(&name);
                    if let Some(body) = body {
                        self.whole.types.set_body(new, body);
                    }
                    break new;
                }
            }
        };
        self.structs.insert(id, done);
        done
    }

    fn constant(&mut self, id: ConstId) -> ConstId {
        if let Some(&done) = self.constants.get(&id) {
            return done;
        }
        let source = self.part.constants.get(id).clone();
        let ty = self.ty(source.ty);
        let mut kind = source.kind;
        self.constant_kind(&mut kind);
        let done = self.whole.constants.intern(ty, kind);
        self.constants.insert(id, done);
        done
    }

    fn constant_kind(&mut self, kind: &mut ConstKind) {
        match kind {
            ConstKind::Global(g) => *g = self.globals[g.index()],
            ConstKind::Function(f) => *f = self.functions[f.index()],
            ConstKind::Alias(a) => *a = self.aliases[a.index()],
            ConstKind::BlockAddress(f, BlockId(_)) => *f = self.functions[f.index()],
            ConstKind::Gep { source, .. } => *source = self.ty(*source),
            _ => {}
        }
        kind.for_each_operand_mut(|c| *c = self.constant(*c));
    }

    fn scope(&self, id: ScopeId) -> ScopeId {
        ScopeId(id.0 + self.shift.scopes)
    }

    fn file(&self, id: DebugFileId) -> DebugFileId {
        DebugFileId(id.0 + self.shift.files)
    }

    fn debug_type(&self, id: DebugTypeId) -> DebugTypeId {
        DebugTypeId(id.0 + self.shift.types)
    }

    fn debug(&mut self) {
        let mut debug = self.part.debug.clone();
        for scope in &mut debug.scopes {
            scope.file = scope.file.map(|f| self.file(f));
            scope.parent = scope.parent.map(|s| self.scope(s));
        }
        for location in &mut debug.locations {
            location.scope = location.scope.map(|s| self.scope(s));
            location.inlined_at =
                location.inlined_at.map(|l| LocationId(l.0 + self.shift.locations));
        }
        for variable in &mut debug.variables {
            variable.ty = variable.ty.map(|t| self.debug_type(t));
            variable.scope = variable.scope.map(|s| self.scope(s));
            variable.file = variable.file.map(|f| self.file(f));
        }
        for ty in &mut debug.types {
            self.shift_type(ty);
        }
        let whole = &mut self.whole.debug;
        whole.files.extend(debug.files);
        whole.scopes.extend(debug.scopes);
        whole.locations.extend(debug.locations);
        whole.variables.extend(debug.variables);
        whole.types.extend(debug.types);
    }

    fn shift_type(&self, ty: &mut DebugType) {
        let shift = |t: &mut Option<DebugTypeId>| *t = t.map(|t| self.debug_type(t));
        match ty {
            DebugType::Pointer(target)
            | DebugType::Typedef { target, .. }
            | DebugType::Qualified { target, .. } => shift(target),
            DebugType::Struct { members, .. } | DebugType::Union { members, .. } => {
                members.iter_mut().for_each(|m| shift(&mut m.ty));
            }
            DebugType::Enum { base, .. } => shift(base),
            DebugType::Array { element, .. } => shift(element),
            DebugType::Base { .. } | DebugType::Function | DebugType::Other(_) => {}
        }
    }
}
