//! Slots: every scalar of every variable gets a number, arrays and records
//! flattened in order of declaration.

use super::{Ctx, Home};
use crate::ir::*;
use crate::syntax::ast::{self, Init, ProcKind, Type, Visibility};
use heddle_span::Span;

impl Ctx<'_> {
    /// Declares globals, process types with their locals, and who runs first.
    pub(super) fn declare(&mut self) {
        for v in 0..self.program.vars.len() {
            if self.program.vars[v].owner.is_none() {
                self.declare_var(v, None);
            }
        }
        for p in 0..self.program.procs.len() {
            self.declare_proc(p);
        }
        for v in 0..self.program.vars.len() {
            if self.program.vars[v].owner.is_none() {
                let starts = self.starts_of(v, None);
                self.ir.global_starts.extend(starts);
            }
        }
        for p in 0..self.program.procs.len() {
            self.declare_starts(p);
        }
    }

    fn declare_proc(&mut self, p: usize) {
        let proc = &self.program.procs[p];
        self.ir.ptypes.push(Ptype {
            name: proc.name.to_string(),
            kind: kind_of(proc.kind),
            span: proc.span,
            deterministic: proc.kind == ProcKind::DProctype,
            params: 0,
            slots: Vec::new(),
            chans: Vec::new(),
            starts: Vec::new(),
            provided: None,
            promises: Vec::new(),
            priority: proc.priority.unwrap_or(1).clamp(1, 255) as u8,
            start: 0,
            dead_at_start: Vec::new(),
            states: Vec::new(),
            labels: Vec::new(),
        });
        self.ir.uses.priority |= proc.priority.is_some();
        for &v in &proc.params {
            self.declare_var(v.index(), Some(p));
        }
        self.ir.ptypes[p].params = self.ir.ptypes[p].slots.len() as u32;
        for v in 0..self.program.vars.len() {
            let var = &self.program.vars[v];
            if var.owner.is_some_and(|o| o.index() == p) && !var.is_param {
                self.declare_var(v, Some(p));
            }
        }
    }

    /// Initial values and channels of a process, its provided clause, and how
    /// many of it run from the beginning.
    fn declare_starts(&mut self, p: usize) {
        for v in 0..self.program.vars.len() {
            let var = &self.program.vars[v];
            if var.owner.is_some_and(|o| o.index() == p) && !var.is_param {
                let starts = self.starts_of(v, Some(p));
                self.ir.ptypes[p].starts.extend(starts);
            }
        }
        let proc = &self.program.procs[p];
        if let Some(e) = &proc.provided {
            self.ir.uses.provided = true;
            let e = self.expr(e);
            self.ir.ptypes[p].provided = Some(e);
        }
        let priority = self.ir.ptypes[p].priority;
        for _ in 0..proc.active.unwrap_or(0) {
            self.ir.actives.push(Active { ptype: p as u16, priority });
        }
    }

    fn declare_var(&mut self, v: usize, owner: Option<usize>) {
        let var = &self.program.vars[v];
        let stored = var.visibility != Visibility::Hidden;
        let mut slots = Vec::new();
        self.flatten(&var.name, var.ty, var.array, stored, &mut slots);
        let table = match owner {
            None => &mut self.ir.globals,
            Some(p) => &mut self.ir.ptypes[p].slots,
        };
        let base = table.len() as u32;
        table.extend(slots);
        let scope = if owner.is_none() { Scope::Global } else { Scope::Local };
        self.homes[v] = Some(Home { scope, base });
    }

    fn flatten(&self, name: &str, ty: Type, array: Option<u32>, stored: bool, out: &mut Vec<Slot>) {
        if let Some(n) = array {
            for i in 0..n {
                self.flatten(&format!("{name}[{i}]"), element_of(ty), None, stored, out);
            }
            return;
        }
        if let Type::Struct(t) = ty {
            for f in &self.program.typedefs[t.index()].fields {
                self.flatten(&format!("{name}.{}", f.name), f.ty, f.array, stored, out);
            }
            return;
        }
        let mtype = if let Type::Mtype(m) = ty { Some(m.0) } else { None };
        out.push(Slot {
            name: name.to_string(),
            scalar: scalar_of(ty),
            mtype,
            is_bool: ty == Type::Bool,
            stored,
        });
    }

    /// How many slots a value of this type takes.
    pub(super) fn size(&self, ty: Type) -> u32 {
        let Type::Struct(t) = ty else { return 1 };
        let fields = &self.program.typedefs[t.index()].fields;
        fields.iter().map(|f| self.size(f.ty) * f.array.unwrap_or(1)).sum()
    }

    /// The scalars of a type in order, with the mtype sets they name.
    pub(super) fn scalars(&self, ty: Type, out: &mut Vec<(Scalar, Option<u32>)>) {
        let Type::Struct(t) = ty else {
            let mtype = if let Type::Mtype(m) = ty { Some(m.0) } else { None };
            out.push((scalar_of(ty), mtype));
            return;
        };
        for f in &self.program.typedefs[t.index()].fields {
            for _ in 0..f.array.unwrap_or(1) {
                self.scalars(f.ty, out);
            }
        }
    }

    pub(super) fn chan_type(&mut self, init: &ast::ChanInit) -> u16 {
        let mut flat = Vec::new();
        for &f in &init.fields {
            self.scalars(f, &mut flat);
        }
        // A lone bit is a byte in SPIN's channels; only beside other fields is it one bit.
        if let [(field @ Scalar::Bit, _)] = &mut flat[..] {
            *field = Scalar::Byte;
        }
        let (fields, mtypes) = flat.into_iter().unzip();
        let t = ChanType { capacity: init.capacity, fields, mtypes };
        self.ir.uses.rendezvous |= t.is_rendezvous();
        if let Some(i) = self.ir.chan_types.iter().position(|x| *x == t) {
            return i as u16;
        }
        self.ir.chan_types.push(t);
        self.ir.chan_types.len() as u16 - 1
    }

    fn starts_of(&mut self, v: usize, owner: Option<usize>) -> Vec<Start> {
        let program = self.program;
        let var = &program.vars[v];
        let home = self.homes[v].expect("declared before");
        let mut out = Vec::new();
        let mut base = home.base;
        let name = var.name.to_string();
        self.start_value(var, &name, home.scope, &mut base, owner, &mut out);
        out
    }

    /// Walks the elements of a variable or field; `base` moves on with them.
    fn start_value(
        &mut self,
        var: &ast::Var,
        name: &str,
        scope: Scope,
        base: &mut u32,
        owner: Option<usize>,
        out: &mut Vec<Start>,
    ) {
        let program = self.program;
        for i in 0..var.array.unwrap_or(1) {
            let name = if var.array.is_some() { format!("{name}[{i}]") } else { name.to_string() };
            if let Type::Struct(t) = var.ty {
                for f in &program.typedefs[t.index()].fields {
                    let name = format!("{name}.{}", f.name);
                    self.start_value(f, &name, scope, base, owner, out);
                }
                continue;
            }
            let place = slot_place(scope, *base, scalar_of_var(var), var.span);
            *base += 1;
            match &var.init {
                Init::Chan(init) => {
                    let t = self.chan_type(init);
                    match owner {
                        None => {
                            self.ir.global_chans.push(t);
                            self.ir.chan_names.push(name);
                        }
                        Some(p) => self.ir.ptypes[p].chans.push(t),
                    }
                    out.push(Start::Chan(place, t));
                }
                Init::Expr(e) if var.at_start || owner.is_none() => {
                    let e = self.expr(e);
                    out.push(Start::Set(place, e));
                }
                Init::List(es) if var.at_start || owner.is_none() => {
                    let e = self.expr(es.get(i as usize).unwrap_or_else(|| &es[es.len() - 1]));
                    out.push(Start::Set(place, e));
                }
                _ => {}
            }
        }
    }
}

pub(super) fn slot_place(scope: Scope, base: u32, scalar: Scalar, span: Span) -> Place {
    Place { scope, base, dims: Vec::new(), scalar, span }
}

fn kind_of(kind: ProcKind) -> Kind {
    match kind {
        ProcKind::Proctype | ProcKind::DProctype => Kind::Proctype,
        ProcKind::Init => Kind::Init,
        ProcKind::Never => Kind::Never,
        ProcKind::Trace => Kind::Trace,
        ProcKind::Notrace => Kind::Notrace,
    }
}

/// What an element of an array of this type is: SPIN keeps `bit` arrays as bytes, and
/// cuts nothing that is assigned to them.
pub(super) fn element_of(ty: Type) -> Type {
    if matches!(ty, Type::Bit | Type::Bool) { Type::Byte } else { ty }
}

/// The scalar of a variable or field, or of its elements.
pub(super) fn scalar_of_var(var: &ast::Var) -> Scalar {
    scalar_of(if var.array.is_some() { element_of(var.ty) } else { var.ty })
}

pub(super) fn scalar_of(ty: Type) -> Scalar {
    match ty {
        Type::Bit | Type::Bool => Scalar::Bit,
        Type::Byte | Type::Pid | Type::Mtype(_) => Scalar::Byte,
        Type::Short => Scalar::Short,
        Type::Int => Scalar::Int,
        Type::Unsigned(n) => Scalar::Unsigned(n),
        Type::Chan => Scalar::Chan,
        Type::Struct(_) => unreachable!("records are flattened before"),
    }
}
