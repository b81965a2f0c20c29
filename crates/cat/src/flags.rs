//! Whether a model's flags can be up in a test at all, before any execution is looked at.
//!
//! Files that many models include flag what only one architecture has (`aarch64fences.cat`,
//! combinations of barriers). A flag whose expression is nothing because the sets that it is made
//! of are empty is none of this test's. Everything that is not certain may be up: names that are
//! defined more than once count as all of their definitions, functions as what nobody knows.

use crate::Model;
use crate::syntax::ast::*;
use std::cell::RefCell;
use std::collections::HashMap;

/// Definitions within definitions beyond this are not followed.
const DEEPEST: usize = 64;

struct Definitions<'a> {
    of: HashMap<&'a str, Vec<&'a Expr>>,
    /// Given names that may be something in the test.
    has: &'a dyn Fn(&str) -> bool,
    /// Names whose definitions are being looked into.
    within: RefCell<Vec<&'a str>>,
}

impl Model {
    /// Whether a flag may be up where the given names are sets and relations that may be
    /// something only if `has` says so.
    pub fn may_flag<'a>(&'a self, has: &'a dyn Fn(&str) -> bool) -> bool {
        let (of, within, mut flags) = Default::default();
        let mut definitions = Definitions { of, has, within };
        let mut known = true;
        for body in self.bodies.iter().chain(self.files.values()) {
            known &= definitions.read(body, &mut flags);
        }
        let is_down = |check: &&Check| {
            check.negated && check.shape == Shape::Empty && definitions.is_empty(&check.of, 0)
        };
        !known || !flags.iter().all(is_down)
    }
}

impl<'a> Definitions<'a> {
    /// Whether all flags stand where every name is known.
    fn read(&mut self, body: &'a [Instr], flags: &mut Vec<&'a Check>) -> bool {
        let mut known = true;
        for instr in body.iter() {
            match instr {
                Instr::Let { bindings, .. } => {
                    for binding in bindings {
                        let names = match &binding.names {
                            Pattern::Name(name) => std::slice::from_ref(name),
                            Pattern::Tuple(names) => names,
                        };
                        for name in names {
                            self.of.entry(name).or_default().push(&binding.value);
                        }
                    }
                }
                Instr::Check(check) if check.mode == Mode::Flag => flags.push(check),
                Instr::With { name, from, .. } => self.of.entry(name).or_default().push(from),
                Instr::If { yes, no, .. } => {
                    known &= self.read(yes, flags);
                    known &= self.read(no, flags);
                }
                Instr::Procedure { body, .. } | Instr::ForAll { body, .. } => {
                    let before = flags.len();
                    known &= self.read(body, flags) && flags.len() == before;
                }
                _ => {}
            }
        }
        known
    }

    /// Whether it is nothing for certain.
    fn is_empty(&self, expr: &Expr, depth: usize) -> bool {
        let deeper = depth + 1;
        let is = |e: &Sub| self.is_empty(e, deeper);
        if depth > DEEPEST {
            return false;
        }
        match &expr.kind {
            ExprKind::Zero => true,
            ExprKind::Name(name) => match self.of.get_key_value(name.as_str()) {
                // Within its own definition it is what it was before: another definition,
                // looked at as well, or what was given. Of a recursive one nothing is known.
                Some((name, values)) if !self.within.borrow().contains(name) => {
                    self.within.borrow_mut().push(name);
                    let empty = values.iter().all(|value| self.is_empty(value, deeper));
                    self.within.borrow_mut().pop();
                    empty
                }
                _ => !(self.has)(name),
            },
            ExprKind::Binary(Binary::Union, a, b) => is(a) && is(b),
            ExprKind::Binary(Binary::Inter | Binary::Seq | Binary::Product, a, b) => is(a) || is(b),
            ExprKind::Binary(Binary::Minus, a, _) => is(a),
            ExprKind::Unary(Unary::Inverse | Unary::Plus | Unary::ToId, of) => is(of),
            ExprKind::Try(a, b) => is(a) && is(b),
            ExprKind::Apply(f, arg) => {
                matches!(&f.kind, ExprKind::Name(name) if self.keeps_nothing(name)) && is(arg)
            }
            _ => false,
        }
    }

    /// Functions that give nothing for nothing: given ones, and `(po & (_ * S)) ; po`.
    fn keeps_nothing(&self, name: &str) -> bool {
        match self.of.get(name) {
            None => matches!(name, "domain" | "range"),
            Some(definitions) => name == "fencerel" && definitions.len() == 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use heddle_span::{NoFiles, SourceMap};

    fn may_flag(text: &str) -> bool {
        let mut sources = SourceMap::new();
        let model = Model::read(("m.cat", text), None, &mut sources, &mut NoFiles);
        let model = model.expect("a model");
        model.may_flag(&|name| !name.starts_with("DMB"))
    }

    #[test]
    fn flags_of_what_is_not_there_are_down() {
        assert!(!may_flag("acyclic po"));
        assert!(!may_flag("flag ~empty DMB.SY as x"));
        assert!(!may_flag(
            "let DMB.SY = try DMB.SY with emptyset\nlet full = fencerel(DMB.SY) | [DMB.ST];po\n\
             flag ~empty full \\ po as x"
        ));
    }

    #[test]
    fn flags_that_may_be_up_are_told() {
        assert!(may_flag("flag ~empty (DMB.SY | M) as x"));
        assert!(may_flag("flag empty DMB.SY as x"));
        assert!(may_flag("let DMB.SY = DMB.SY | W\nflag ~empty DMB.SY as x"));
        assert!(may_flag("let a = DMB.SY\nlet a = a | rf\nflag ~empty a as x"));
        assert!(may_flag("let fencerel(x) = po\nflag ~empty fencerel(DMB.SY) as x"));
        assert!(may_flag("procedure p(r) =\n flag ~empty r as x\nend\ncall p(po)"));
        assert!(may_flag("flag ~empty DMB.SY? as x"));
    }
}
