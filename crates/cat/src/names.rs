//! Names that mean nothing, all of them at once, before any test is asked about.
//!
//! As in herd7, a definition with such a name is no error until something needs it: a model
//! may define what only another architecture can. So each definition carries the unknown
//! names that it stands on, and those of checks, choices and calls are told. What is under
//! `if`, and what `try` catches, is left to the run.
//!
//! Not here: types. They depend on what the events of a test are.

use crate::interp::capital;
use crate::syntax::ast::*;
use heddle_span::{Diagnostic, Span};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

/// Unknown names, by where they stand.
type Unknown = BTreeMap<Span, String>;

pub struct Names<'a> {
    files: &'a HashMap<String, Arc<Vec<Instr>>>,
    /// What each name stands on; nothing for those that are given.
    known: HashMap<String, Unknown>,
    procedures: HashMap<String, Unknown>,
    included: BTreeSet<String>,
    /// What is needed.
    needed: Unknown,
}

impl<'a> Names<'a> {
    /// `given`: names that need no definition.
    pub fn new<'n>(
        files: &'a HashMap<String, Arc<Vec<Instr>>>,
        given: impl IntoIterator<Item = &'n str>,
    ) -> Self {
        let known = given.into_iter().map(|n| (n.to_string(), Unknown::new())).collect();
        let (procedures, included, needed) = Default::default();
        Names { files, known, procedures, included, needed }
    }

    pub fn body(&mut self, body: &[Instr]) {
        for instr in body {
            self.instruction(instr);
        }
    }

    /// One error for each place.
    pub fn errors(self) -> Vec<Diagnostic> {
        let told = |(span, name)| Diagnostic::error(span, format!("`{name}` is not defined"));
        self.needed.into_iter().map(told).collect()
    }

    fn instruction(&mut self, instr: &Instr) {
        match instr {
            Instr::Let { rec, bindings, when } => {
                self.bindings(*rec, bindings);
                if let Some(check) = when {
                    self.need(&check.of);
                }
            }
            Instr::Check(check) => self.need(&check.of),
            Instr::Include { file, .. } => {
                let body = self.files.get(file).filter(|_| self.included.insert(file.clone()));
                if let Some(body) = body {
                    self.body(&body.clone());
                }
            }
            Instr::Procedure { name, params, body } => {
                let stands_on = self.within(params, |names| names.body(body));
                self.procedures.insert(name.clone(), stands_on);
            }
            Instr::Call { name, arg, .. } => {
                self.need(arg);
                self.needed.extend(self.procedures.get(name).cloned().unwrap_or_default());
            }
            Instr::Enum { name, tags } => {
                let tags = tags.iter().map(|t| capital(t));
                for name in tags.chain([name.clone()]) {
                    self.known.insert(name, Unknown::new());
                }
            }
            Instr::With { name, from, .. } => {
                self.need(from);
                self.known.insert(name.clone(), Unknown::new());
            }
            Instr::ForAll { name, of, body } => {
                self.need(of);
                let inner = self.within(&Pattern::Name(name.clone()), |names| names.body(body));
                self.needed.extend(inner);
            }
            Instr::If { yes, no, .. } => {
                // Whether it is needed is not known; what it defines may be.
                let before = self.needed.clone();
                [yes, no].into_iter().for_each(|body| self.body(body));
                self.needed = before;
            }
            Instr::Events { .. } | Instr::Show(_) => {}
        }
    }

    fn need(&mut self, of: &Sub) {
        let uses = self.uses(of);
        self.needed.extend(uses);
    }

    /// What is needed by something with names of its own.
    fn within(&mut self, own: &Pattern, then: impl FnOnce(&mut Self)) -> Unknown {
        let (known, needed) = (self.known.clone(), std::mem::take(&mut self.needed));
        self.define(own, &Unknown::new());
        then(self);
        self.known = known;
        std::mem::replace(&mut self.needed, needed)
    }

    fn define(&mut self, names: &Pattern, stands_on: &Unknown) {
        let one = |n: &String| (n.clone(), stands_on.clone());
        match names {
            Pattern::Name(n) => self.known.extend([one(n)]),
            Pattern::Tuple(all) => self.known.extend(all.iter().map(one)),
        }
    }

    fn bindings(&mut self, rec: bool, bindings: &[Binding]) {
        if rec {
            bindings.iter().for_each(|b| self.define(&b.names, &Unknown::new()));
        }
        let mut uses: Vec<Unknown> = bindings.iter().map(|b| self.uses(&b.value)).collect();
        if rec {
            let all = uses.iter().flatten().map(|(s, n)| (*s, n.clone())).collect();
            uses = vec![all; bindings.len()];
        }
        for (binding, uses) in bindings.iter().zip(&uses) {
            self.define(&binding.names, uses);
        }
    }

    /// The unknown names that an expression stands on.
    fn uses(&mut self, of: &Sub) -> Unknown {
        match &of.kind {
            ExprKind::Name(name) => match self.known.get(name) {
                Some(stands_on) => stands_on.clone(),
                None => BTreeMap::from([(of.span, name.clone())]),
            },
            ExprKind::Tag(_) | ExprKind::Zero | ExprKind::Everything => Unknown::new(),
            ExprKind::Set(all) | ExprKind::Tuple(all) => self.all(all),
            ExprKind::Binary(_, a, b) | ExprKind::Apply(a, b) => self.all(&[a.clone(), b.clone()]),
            ExprKind::Unary(_, a) => self.uses(a),
            ExprKind::Fun(params, body) => self.inner(params, body),
            ExprKind::Let { rec, bindings, body } => {
                let known = self.known.clone();
                self.bindings(*rec, bindings);
                let uses = self.uses(body);
                self.known = known;
                uses
            }
            ExprKind::MatchSet { of, empty, first, others, more } => {
                let mut uses = self.all(&[of.clone(), empty.clone()]);
                let own = Pattern::Tuple(vec![first.clone(), others.clone()]);
                uses.extend(self.inner(&own, more));
                uses
            }
            ExprKind::MatchTag { of, clauses, default } => {
                let mut all = vec![of.clone()];
                all.extend(clauses.iter().map(|c| c.1.clone()).chain(default.clone()));
                self.all(&all)
            }
            ExprKind::Try(a, b) => match self.uses(a).is_empty() {
                true => Unknown::new(),
                false => self.uses(b),
            },
            // One of the two, and which is not known.
            ExprKind::If(..) => Unknown::new(),
        }
    }

    fn all(&mut self, all: &[Sub]) -> Unknown {
        all.iter().flat_map(|e| self.uses(e)).collect()
    }

    fn inner(&mut self, own: &Pattern, body: &Sub) -> Unknown {
        let known = self.known.clone();
        self.define(own, &Unknown::new());
        let uses = self.uses(body);
        self.known = known;
        uses
    }
}

#[cfg(test)]
mod tests {
    use crate::Model;
    use heddle_span::{NoFiles, SourceMap};

    fn wrong(text: &str) -> Vec<String> {
        let mut sources = SourceMap::new();
        let read = Model::read_for(("m.cat", text), None, &["Acq"], &mut sources, &mut NoFiles);
        let wrong = read.err().unwrap_or_default();
        wrong.iter().map(|d| format!("{} {}", sources.place(d.labels[0].span), d.message)).collect()
    }

    #[test]
    fn names_are_told_beside_errors_of_syntax_and_all_at_once() {
        let text = "let a = | po\nlet b = nothing\nacyclic a | b | none\nempty Acqq\n";
        let wanted = [
            "m.cat:1:9 expected an expression, found `|`",
            "m.cat:2:9 `nothing` is not defined",
            "m.cat:3:17 `none` is not defined",
            "m.cat:4:7 `Acqq` is not defined",
        ];
        assert_eq!(wrong(text), wanted);
    }

    #[test]
    fn what_nothing_needs_is_no_error() {
        assert_eq!(wrong("let a = nothing\nlet f x = x | a\nacyclic po"), [""; 0]);
        assert_eq!(wrong("let a = try nothing with po\nacyclic a & (try [none] with 0)"), [""; 0]);
        assert_eq!(wrong("let rec r = po | (r; r)\nlet (a, b) = (r, Acq)\nempty [b]; a"), [""; 0]);
        let used = wrong("let a = nothing\nlet f x = x | a\nacyclic f(po)");
        assert_eq!(used, ["m.cat:1:9 `nothing` is not defined"]);
    }

    #[test]
    fn procedures_need_what_is_in_them_where_they_are_called() {
        let text = "procedure p(x) =\n acyclic x | none\nend\n";
        assert_eq!(wrong(&format!("{text}acyclic po")), [""; 0]);
        assert_eq!(wrong(&format!("{text}call p(po)")), ["m.cat:2:14 `none` is not defined"]);
    }
}
