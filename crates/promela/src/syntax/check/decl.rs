//! Declarations.

use super::Checker;
use super::symbol::Symbol;
use crate::syntax::ast::*;
use heddle_span::Diagnostic;

impl Checker<'_> {
    /// One declaration. Initial values are looked at first: a variable cannot
    /// be used in the declaration that declares it.
    pub(super) fn declare(&mut self, ids: &[VarId]) {
        for &id in ids {
            let mut init = std::mem::replace(&mut self.program.vars[id.index()].init, Init::None);
            self.initial(id, &mut init);
            self.program.vars[id.index()].init = init;
        }
        for &id in ids {
            let v = &self.program.vars[id.index()];
            let (name, span, owner) = (v.name.clone(), v.span, v.owner);
            if v.visibility == Visibility::Hidden && matches!(v.ty, Type::Bit | Type::Bool) {
                self.error(span, format!("`{name}` is one bit, which cannot be hidden"));
            }
            if is_predefined(&name) {
                self.error(span, format!("`{name}` is predefined and cannot be declared"));
                continue;
            }
            if let Some(old) = self.meaning(&name, owner.is_some()) {
                let what = format!("`{name}` is declared again");
                let mut d = Diagnostic::error(span, what);
                match old {
                    Symbol::Var(v) => {
                        d = d.label(self.program.vars[v.index()].span, "declared here")
                    }
                    Symbol::Label(_) => d = d.note("it is already used as a label here"),
                }
                self.report(d);
                continue;
            }
            if self.kind() == Some(ProcKind::Never) {
                self.error(span, format!("a never claim cannot have a variable (`{name}`)"));
            }
            match owner {
                None => self.symbols.add_global(&name, id),
                Some(_) => self.symbols.add_local(&name, Symbol::Var(id)),
            }
            if let Type::Mtype(set) = self.program.vars[id.index()].ty
                && set.0 != 0
            {
                self.mtype_of.insert(id, set);
            }
        }
    }

    fn meaning(&self, name: &Name, local: bool) -> Option<Symbol> {
        match local {
            true => self.symbols.find(name),
            false => self.symbols.global(name).map(Symbol::Var),
        }
    }

    fn initial(&mut self, id: VarId, init: &mut Init) {
        let v = &self.program.vars[id.index()];
        if v.visibility == Visibility::Hidden && v.owner.is_some() {
            let (what, span) = (format!("`{}` is local and cannot be hidden", v.name), v.span);
            self.error(span, what);
        }
        match init {
            Init::None => {}
            Init::List(list) => list.iter_mut().for_each(|e| self.expr(e)),
            Init::Chan(c) => {
                for f in c.fields.clone() {
                    self.message_type(f, c.span);
                }
            }
            Init::Expr(e) => {
                self.expr(e);
                let runs = super::expr::count_runs(e);
                if runs > 0 {
                    self.error(e.span, "`run` cannot give a variable its initial value");
                }
                let v = &self.program.vars[id.index()];
                let (ty, name, span) = (v.ty, v.name.clone(), v.span);
                self.no_channel_arithmetic(Some(ty), e);
                if let (Type::Mtype(set), ExprKind::Mtype(other, _)) = (ty, &e.kind)
                    && set.0 != 0
                    && set != *other
                {
                    self.wrong_set(span, &name, set, *other);
                }
            }
        }
    }

    pub(super) fn typedef(&mut self, id: TypedefId) {
        let mut fields = std::mem::take(&mut self.program.typedefs[id.index()].fields);
        for i in 0..fields.len() {
            if let Some(old) = fields[..i].iter().find(|f| f.name == fields[i].name) {
                let what = format!("field `{}` is declared twice", fields[i].name);
                let d =
                    Diagnostic::error(fields[i].span, what).label(old.span, "first declared here");
                self.report(d);
            }
            match &mut fields[i].init {
                Init::Expr(e) => self.expr(e),
                Init::List(list) => list.iter_mut().for_each(|e| self.expr(e)),
                _ => {}
            }
        }
        self.program.typedefs[id.index()].fields = fields;
    }

    /// Parameters are passed one value each, so a record is passed field by
    /// field, and there are no arrays.
    pub(super) fn check_parameters(&mut self, params: &[VarId]) {
        for id in params {
            let v = &self.program.vars[id.index()];
            let (name, span, ty, array) = (v.name.clone(), v.span, v.ty, v.array);
            let hides_array = match ty {
                Type::Struct(t) => self.has_array(t),
                _ => false,
            };
            if array.is_some() || hides_array {
                self.error(
                    span,
                    format!("parameter `{name}` is or has an array, which cannot be passed"),
                );
            }
        }
    }

    fn has_array(&self, t: TypedefId) -> bool {
        self.program.typedefs[t.index()].fields.iter().any(|f| {
            f.array.is_some() || matches!(f.ty, Type::Struct(inner) if self.has_array(inner))
        })
    }

    pub(super) fn wrong_set(
        &mut self,
        span: heddle_span::Span,
        name: &str,
        has: MtypeId,
        given: MtypeId,
    ) {
        let called = |id: MtypeId| match &self.program.mtypes[id.index()].name {
            Some(n) => format!("`mtype:{n}`"),
            None => "the `mtype` without a name".to_string(),
        };
        let what =
            format!("`{name}` holds {}, but is given a constant of {}", called(has), called(given));
        self.error(span, what);
    }
}

/// Variables that are there without a declaration.
pub(super) fn is_predefined(name: &str) -> bool {
    matches!(name, "_" | "_p" | "_pid" | "_last" | "_nr_pr" | "_priority")
}
