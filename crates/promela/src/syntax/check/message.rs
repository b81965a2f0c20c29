//! How many values a message has: records count field by field.

use super::Checker;
use crate::syntax::ast::*;
use heddle_span::Span;

impl Checker<'_> {
    /// Looks at every channel there is: SPIN counts a message's values against
    /// the longest message of the model.
    pub(super) fn measure_channels(&mut self) {
        let fields = self.program.typedefs.iter().flat_map(|t| t.fields.iter());
        let all = self.program.vars.iter().chain(fields);
        let mut longest = 0;
        let mut rendezvous = false;
        for v in all {
            if let Init::Chan(c) = &v.init {
                longest = longest.max(c.fields.iter().map(|t| self.values_of(*t)).sum());
                rendezvous |= c.capacity == 0;
            }
        }
        self.max_fields = longest;
        self.has_rendezvous = rendezvous;
    }

    /// The number of values that a value of a type is passed as.
    pub(super) fn values_of(&self, ty: Type) -> usize {
        let Type::Struct(id) = ty else { return 1 };
        let fields = &self.program.typedefs[id.index()].fields;
        let size = |f: &Var| (f.array.unwrap_or(1) as usize).saturating_mul(self.values_of(f.ty));
        fields.iter().map(size).fold(0, usize::saturating_add)
    }

    /// A record with an array of records in it cannot be part of a message.
    pub(super) fn message_type(&mut self, ty: Type, span: Span) {
        let Type::Struct(id) = ty else { return };
        let fields = &self.program.typedefs[id.index()].fields;
        let inner: Vec<(Name, Type, bool)> =
            fields.iter().map(|f| (f.name.clone(), f.ty, f.array.is_some())).collect();
        for (name, ty, array) in inner {
            if matches!(ty, Type::Struct(_)) && array {
                self.error(span, format!("`{name}` is an array of records, which cannot be sent"));
            } else {
                self.message_type(ty, span);
            }
        }
    }

    /// The number of values that an argument stands for.
    pub(super) fn values_in(&self, e: &Expr) -> usize {
        match &e.kind {
            ExprKind::Var(v) => self.type_of(v).map_or(1, |ty| self.values_of(ty)),
            _ => 1,
        }
    }

    /// The type of a resolved reference.
    pub(super) fn type_of(&self, v: &VarRef) -> Option<Type> {
        let mut ty = match v.target {
            Target::Var(id) => self.program.vars[id.index()].ty,
            Target::Unresolved => return None,
            _ => Type::Int,
        };
        for f in &v.fields {
            let Type::Struct(id) = ty else { return None };
            ty = self.program.typedefs[id.index()].fields[f.field? as usize].ty;
        }
        Some(ty)
    }

    /// `STDIN`, declared and never opened: in simulations SPIN reads the keyboard
    /// there, so that no channel says how many values it has. To a check it is a
    /// channel like any other, and one that does not exist.
    fn is_keyboard(&self, chan: &VarRef) -> bool {
        let Target::Var(id) = chan.target else { return false };
        let var = &self.program.vars[id.index()];
        let unopened = var.ty == Type::Chan && var.init == Init::None;
        &*chan.name == "STDIN" && unopened && var.owner.is_none()
    }

    /// The values of `q!..` or `q?..` against the longest message, and, where
    /// the channel's own declaration is known, a warning if they differ.
    pub(super) fn message_length(&mut self, chan: &VarRef, n: usize, span: Span, verb: &str) {
        if self.is_keyboard(chan) {
            return;
        }
        // A channel that is not there has been reported.
        if chan.target == Target::Unresolved {
            return;
        }
        // In a model without channels SPIN minds only what is sent.
        if n > self.max_fields && (self.max_fields > 0 || verb == "sent") {
            let what = format!(
                "{n} {} {verb}, but no channel has messages of more than {}",
                if n == 1 { "value is" } else { "values are" },
                self.max_fields
            );
            return self.error(span, what);
        }
        let Target::Var(id) = chan.target else { return };
        if !chan.fields.is_empty() {
            return;
        }
        let Init::Chan(c) = &self.program.vars[id.index()].init else { return };
        let has: usize = c.fields.iter().map(|t| self.values_of(*t)).sum();
        if has != n {
            let values = if has == 1 { "value" } else { "values" };
            self.warning(
                span,
                format!("{n} {verb}, but messages of `{}` have {has} {values}", chan.name),
            );
        }
    }
}
