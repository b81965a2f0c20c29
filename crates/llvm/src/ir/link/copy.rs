//! Copies what a function or an initialiser is made of from one module into
//! another, its indices rewritten.

use super::Linker;
use crate::ir::{
    BlockId, Clause, ConstId, ConstKind, DebugFileId, DebugType, DebugTypeId, LocationId, Op,
    Operand, ParamAttrs, ScopeId, StructBody, StructId, Symbol, Type, TypeId, VariableId,
};

impl Linker<'_> {
    pub fn fill_function(&mut self, index: usize) {
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
            Op::LandingPad { clauses, .. } => clauses.iter_mut().for_each(|c| match c {
                Clause::Catch(c) | Clause::Filter(c) => *c = self.constant(*c),
            }),
            Op::Call(call) | Op::Invoke { call, .. } => {
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
        let element = attrs.element.map(|t| self.ty(t));
        ParamAttrs { byval, sret, element, ..attrs }
    }

    pub fn ty(&mut self, id: TypeId) -> TypeId {
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

    pub fn constant(&mut self, id: ConstId) -> ConstId {
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
        let symbol = match kind {
            ConstKind::Global(g) => Some(Symbol::Global(*g)),
            ConstKind::Function(f) => Some(Symbol::Function(*f)),
            _ => None,
        };
        if let Some(&a) = symbol.and_then(|s| self.by_alias.get(&s)) {
            *kind = ConstKind::Alias(a);
            return;
        }
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

    pub fn debug(&mut self) {
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
            DebugType::Struct { members, argument, .. } => {
                members.iter_mut().for_each(|m| shift(&mut m.ty));
                shift(argument);
            }
            DebugType::Union { members, .. } => {
                members.iter_mut().for_each(|m| shift(&mut m.ty));
            }
            DebugType::Variants { tag, cases, .. } => {
                let members = tag.iter_mut().chain(cases.iter_mut().map(|c| &mut c.1));
                members.for_each(|m| shift(&mut m.ty));
            }
            DebugType::Enum { base, .. } => shift(base),
            DebugType::Array { element, .. } => shift(element),
            DebugType::Base { .. } | DebugType::Function | DebugType::Other(_) => {}
        }
    }
}
