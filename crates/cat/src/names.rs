//! Names that mean nothing and types that do not fit, all of them at once, before any test is
//! asked about.
//!
//! As in herd7, what is wrong with a definition is no error until something needs it: a model
//! may define what only another architecture can. So each definition carries what is wrong
//! with what it stands on, and that of checks, choices and calls is told. What is under `if`,
//! and what `try` catches, is left to the run.
//!
//! Types are sets, relations, functions and tuples, as far as they are certain: parameters may
//! be anything, and so may `0`. What is wrong only with some arguments the run tells.

use crate::hash::Quick;
use crate::interp::capital;
use crate::search::given_type;
use crate::syntax::ast::*;
use heddle_span::{Diagnostic, Span};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;
use std::sync::Arc;

/// What is wrong, by where it stands.
type Wrong = BTreeMap<Span, String>;

/// What an expression is for certain.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Type {
    #[default]
    Any,
    Set,
    Rel,
    Tuple(Rc<[Type]>),
    /// A function of a tuple of so many, if it is one, and what it gives.
    Fun(Option<usize>, Rc<Type>),
    /// `domain` and `range`.
    SetOfRel,
}

impl Type {
    /// The type of what may be either.
    fn or(self, other: Type) -> Type {
        if self == other { self } else { Type::Any }
    }

    /// The one of two that is certain.
    fn and(self, other: Type) -> Type {
        if self == Type::Any { other } else { self }
    }
}

/// An expression: its type, and what is wrong with what it stands on.
#[derive(Clone, Default)]
struct Seen {
    of: Type,
    wrong: Wrong,
}

pub struct Names<'a> {
    files: &'a HashMap<String, Arc<Vec<Instr>>>,
    incomplete: bool,
    known: HashMap<String, Seen, Quick>,
    /// What names within a function, or the like, have hidden, to be put back behind it.
    hidden: Vec<(String, Option<Seen>)>,
    /// Functions and the like that are being looked at, one within the other.
    depth: usize,
    procedures: HashMap<String, Wrong>,
    tags: BTreeSet<String>,
    included: BTreeSet<String>,
    /// What is wrong with what is needed.
    needed: Wrong,
}

impl<'a> Names<'a> {
    /// `given`: names that need no definition. `incomplete`: some file is not there.
    pub fn new<'n>(
        files: &'a HashMap<String, Arc<Vec<Instr>>>,
        given: impl IntoIterator<Item = &'n str>,
        incomplete: bool,
    ) -> Self {
        let typed = |n: &str| (n.to_string(), Seen { of: given_type(n), wrong: Wrong::new() });
        let known = given.into_iter().map(typed).collect();
        let (hidden, depth, procedures, tags, included, needed) = Default::default();
        Names { files, incomplete, known, hidden, depth, procedures, tags, included, needed }
    }

    pub fn body(&mut self, body: &[Instr]) {
        for instr in body {
            self.instruction(instr);
        }
    }

    /// One error for each place.
    pub fn errors(self) -> Vec<Diagnostic> {
        self.needed.into_iter().map(|(span, what)| Diagnostic::error(span, what)).collect()
    }

    fn instruction(&mut self, instr: &Instr) {
        match instr {
            Instr::Let { rec, bindings, when } => {
                self.bindings(*rec, bindings);
                if let Some(check) = when {
                    self.check(check);
                }
            }
            Instr::Check(check) => self.check(check),
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
            Instr::Call { name, arg, span, .. } => {
                self.need(arg);
                match self.procedures.get(name) {
                    Some(wrong) => self.needed.extend(wrong.clone()),
                    None if self.incomplete => {}
                    None => {
                        self.needed.insert(*span, format!("no procedure `{name}`"));
                    }
                }
            }
            Instr::Enum { name, tags } => {
                for tag in tags {
                    self.know(capital(tag), Seen { of: Type::Set, wrong: Wrong::new() });
                }
                self.know(name.clone(), Seen::default());
                self.tags.extend(tags.iter().cloned());
            }
            Instr::With { name, from, .. } => {
                self.need(from);
                self.know(name.clone(), Seen::default());
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
            Instr::Broken { names, tags, parts, needed } => {
                self.broken(names, tags, parts, *needed);
            }
        }
    }

    /// Of an instruction that could not be read: what it defines means anything, and stands on
    /// those of its parts that could be.
    fn broken(&mut self, names: &[String], tags: &[String], parts: &[Sub], needed: bool) {
        self.tags.extend(tags.iter().cloned());
        let all = names.iter().cloned().chain(tags.iter().map(|t| capital(t)));
        let own = Pattern::Tuple(all.collect());
        let wrong: Wrong = self.scope(|known| {
            known.define(&own, &Seen::default());
            parts.iter().flat_map(|part| known.look(part).wrong).collect()
        });
        if needed {
            self.needed.extend(wrong.clone());
        }
        for name in names {
            self.procedures.entry(name.clone()).or_insert_with(|| wrong.clone());
        }
        self.define(&own, &Seen { of: Type::Any, wrong });
    }

    fn check(&mut self, check: &Check) {
        let of = self.need(&check.of);
        if check.shape != Shape::Empty && of == Type::Set {
            self.needed.insert(check.of.span, "this is a set, not a relation".into());
        }
        if matches!(of, Type::Tuple(_) | Type::Fun(..) | Type::SetOfRel) {
            let text = "this is neither a set of events nor a relation";
            self.needed.insert(check.of.span, text.into());
        }
    }

    fn need(&mut self, of: &Sub) -> Type {
        let seen = self.look(of);
        self.needed.extend(seen.wrong);
        seen.of
    }

    /// What is needed by something with names of its own.
    fn within(&mut self, own: &Pattern, then: impl FnOnce(&mut Self)) -> Wrong {
        let needed = std::mem::take(&mut self.needed);
        self.scope(|names| {
            names.define(own, &Seen::default());
            then(names);
        });
        std::mem::replace(&mut self.needed, needed)
    }

    /// What is defined within ends with it.
    fn scope<T>(&mut self, then: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.hidden.len();
        self.depth += 1;
        let out = then(self);
        self.depth -= 1;
        while self.hidden.len() > before {
            let (name, hidden) = self.hidden.pop().expect("there are more than before");
            match hidden {
                Some(hidden) => self.known.insert(name, hidden),
                None => self.known.remove(&name),
            };
        }
        out
    }

    fn know(&mut self, name: String, seen: Seen) {
        let old = self.known.insert(name.clone(), seen);
        if self.depth > 0 {
            self.hidden.push((name, old));
        }
    }

    fn define(&mut self, names: &Pattern, seen: &Seen) {
        match names {
            Pattern::Name(n) => self.know(n.clone(), seen.clone()),
            Pattern::Tuple(all) => {
                for (i, n) in all.iter().enumerate() {
                    let of = match &seen.of {
                        Type::Tuple(parts) => parts.get(i).cloned().unwrap_or_default(),
                        _ => Type::Any,
                    };
                    self.know(n.clone(), Seen { of, wrong: seen.wrong.clone() });
                }
            }
        }
    }

    fn bindings(&mut self, rec: bool, bindings: &[Binding]) {
        if rec {
            bindings.iter().for_each(|b| self.define(&b.names, &Seen::default()));
        }
        let mut seen: Vec<Seen> = bindings.iter().map(|b| self.look(&b.value)).collect();
        if rec {
            let all: Wrong = seen.iter().flat_map(|s| s.wrong.clone()).collect();
            seen.iter_mut().for_each(|s| s.wrong.clone_from(&all));
        }
        for (binding, seen) in bindings.iter().zip(&seen) {
            self.define(&binding.names, seen);
        }
    }

    fn look(&mut self, of: &Sub) -> Seen {
        let wrong = |what: String| Seen { of: Type::Any, wrong: [(of.span, what)].into() };
        match &of.kind {
            ExprKind::Name(name) => match self.known.get(name) {
                Some(seen) => seen.clone(),
                // A file that is not there may define it.
                None if self.incomplete => Seen::default(),
                None => wrong(format!("`{name}` is not defined")),
            },
            ExprKind::Tag(tag) if !self.tags.contains(tag) && !self.incomplete => {
                wrong(format!("no `enum` has the tag `'{tag}`"))
            }
            ExprKind::Tag(_) | ExprKind::Zero => Seen::default(),
            ExprKind::Everything => Seen { of: Type::Set, wrong: Wrong::new() },
            ExprKind::Set(all) => Seen { of: Type::Any, ..self.all(all) },
            ExprKind::Tuple(all) => self.all(all),
            ExprKind::Binary(op, a, b) => self.binary(*op, a, b, of.span),
            ExprKind::Apply(f, arg) => self.apply(f, arg, of.span),
            ExprKind::Unary(op, a) => self.unary(*op, a, of.span),
            ExprKind::Fun(params, body) => {
                let body = self.inner(params, body);
                let n = if let Pattern::Tuple(all) = params { Some(all.len()) } else { None };
                Seen { of: Type::Fun(n, body.of.into()), wrong: body.wrong }
            }
            ExprKind::Let { rec, bindings, body } => self.scope(|names| {
                names.bindings(*rec, bindings);
                names.look(body)
            }),
            ExprKind::MatchSet { of, empty, first, others, more } => {
                let (of, empty) = (self.look(of), self.look(empty));
                let own = Pattern::Tuple(vec![first.clone(), others.clone()]);
                let more = self.inner(&own, more);
                let wrong = [of.wrong, empty.wrong, more.wrong];
                Seen { of: empty.of.or(more.of), wrong: wrong.into_iter().flatten().collect() }
            }
            ExprKind::MatchTag { of, clauses, default } => {
                let mut all = vec![of.clone()];
                all.extend(clauses.iter().map(|c| c.1.clone()).chain(default.clone()));
                Seen { of: Type::Any, ..self.all(&all) }
            }
            ExprKind::Try(a, b) => {
                let a = self.look(a);
                let b = self.look(b);
                let wrong = if a.wrong.is_empty() { Wrong::new() } else { b.wrong };
                Seen { of: a.of.or(b.of), wrong }
            }
            // One of the two, and which is not known.
            ExprKind::If(..) => Seen::default(),
        }
    }

    fn binary(&mut self, op: Binary, a: &Sub, b: &Sub, span: Span) -> Seen {
        let (left, right) = (self.look(a), self.look(b));
        let mut wrong = left.wrong;
        wrong.extend(right.wrong);
        let of = match op {
            Binary::Add => Type::Any,
            Binary::Product => {
                for (part, of) in [(a, &left.of), (b, &right.of)] {
                    if *of == Type::Rel {
                        wrong.insert(part.span, "a set of events is wanted here".into());
                    }
                }
                Type::Rel
            }
            Binary::Union | Binary::Inter | Binary::Minus | Binary::Seq => {
                let text = match (&left.of, &right.of) {
                    (Type::Set, Type::Rel) | (Type::Rel, Type::Set) => {
                        Some("a set on one side and a relation on the other")
                    }
                    (Type::Set, Type::Set) if op == Binary::Seq => {
                        Some("`;` composes relations; these are sets")
                    }
                    _ => None,
                };
                // What it is meant to be is not known, and one error is enough.
                wrong.extend(text.map(|text| (span, text.to_string())));
                if text.is_some() { Type::Any } else { left.of.and(right.of) }
            }
        };
        Seen { of, wrong }
    }

    fn unary(&mut self, op: Unary, a: &Sub, span: Span) -> Seen {
        let mut seen = self.look(a);
        let (wanted, refused, text) = match op {
            Unary::Not => return seen,
            Unary::ToId => (Type::Rel, Type::Rel, "a set of events is wanted here"),
            _ => (Type::Rel, Type::Set, "a relation is wanted here"),
        };
        if seen.of == refused {
            seen.wrong.insert(span, text.into());
        }
        Seen { of: wanted, wrong: seen.wrong }
    }

    fn apply(&mut self, f: &Sub, arg: &Sub, span: Span) -> Seen {
        let (f, given) = (self.look(f), self.look(arg));
        let mut wrong = f.wrong;
        wrong.extend(given.wrong);
        let of = match (f.of, given.of) {
            (Type::SetOfRel, of) => {
                if of == Type::Set {
                    wrong.insert(arg.span, "a relation is wanted here".into());
                }
                Type::Set
            }
            (Type::Fun(Some(n), out), of) => {
                let fits = match &of {
                    Type::Tuple(parts) => parts.len() == n,
                    of => *of == Type::Any,
                };
                if !fits {
                    wrong.insert(span, format!("a tuple of {n} is wanted here"));
                }
                (*out).clone()
            }
            (Type::Fun(None, out), _) => (*out).clone(),
            (Type::Set | Type::Rel | Type::Tuple(_), _) => {
                wrong.insert(span, "this is no function".into());
                Type::Any
            }
            (Type::Any, _) => Type::Any,
        };
        Seen { of, wrong }
    }

    /// A tuple of these.
    fn all(&mut self, all: &[Sub]) -> Seen {
        let seen: Vec<Seen> = all.iter().map(|e| self.look(e)).collect();
        let of = Type::Tuple(seen.iter().map(|s| s.of.clone()).collect());
        Seen { of, wrong: seen.into_iter().flat_map(|s| s.wrong).collect() }
    }

    fn inner(&mut self, own: &Pattern, body: &Sub) -> Seen {
        self.scope(|names| {
            names.define(own, &Seen::default());
            names.look(body)
        })
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
    fn the_rest_of_an_instruction_with_an_error_is_looked_at() {
        let text = "let a = nothing\nacyclic y as\nlet b = (W; R) | | po\nempty a & (zz | ) & u\n\
                    let c = let d = po & v\nirreflexive b; c; d; e\nenum E = 'x || 'y ||\n\
                    procedure p(x = \n  acyclic x | m\nend\ncall p(W & po)\nempty [X] & 'y | g";
        let wanted = [
            "m.cat:3:1 expected a name, found `let`",
            "m.cat:3:18 expected an expression, found `|`",
            "m.cat:4:17 expected an expression, found `)`",
            "m.cat:6:1 expected `in`, found `irreflexive`",
            "m.cat:8:1 expected a tag, found `procedure`",
            "m.cat:8:15 expected `)`, found `=`",
            "m.cat:1:9 `nothing` is not defined",
            "m.cat:2:9 `y` is not defined",
            "m.cat:3:10 `;` composes relations; these are sets",
            "m.cat:4:12 `zz` is not defined",
            "m.cat:5:22 `v` is not defined",
            "m.cat:6:22 `e` is not defined",
            "m.cat:9:15 `m` is not defined",
            "m.cat:11:8 a set on one side and a relation on the other",
            "m.cat:12:18 `g` is not defined",
        ];
        assert_eq!(wrong(text), wanted);
        let text = "let f = let x = | po in\n  let y = x in\n  y\nacyclic f | g";
        let wanted =
            ["m.cat:1:17 expected an expression, found `|`", "m.cat:4:13 `g` is not defined"];
        assert_eq!(wrong(text), wanted);
    }

    #[test]
    fn names_are_not_missed_where_a_file_is_missing() {
        let text = "include \"none.cat\"\nacyclic x | po\nempty W; R\ncall p(po)";
        let found = wrong(text);
        assert_eq!(found.len(), 2, "{found:#?}");
        assert!(found[0].starts_with("m.cat:1:1 "), "{found:#?}");
        assert_eq!(found[1], "m.cat:3:7 `;` composes relations; these are sets");
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
    fn types_that_do_not_fit_are_told_where_something_needs_them() {
        let text = "let r = domain(po); rf\nlet s = [po]\nlet f(x, y) = x | y\nacyclic r | s\n\
                    acyclic W\nempty po & W\nacyclic f(po)\nempty W*po\ncall q(po)\nempty 'x";
        let wanted = [
            "m.cat:1:9 a set on one side and a relation on the other",
            "m.cat:2:9 a set of events is wanted here",
            "m.cat:5:9 this is a set, not a relation",
            "m.cat:6:7 a set on one side and a relation on the other",
            "m.cat:7:9 a tuple of 2 is wanted here",
            "m.cat:8:9 a set of events is wanted here",
            "m.cat:9:1 no procedure `q`",
            "m.cat:10:7 no `enum` has the tag `'x`",
        ];
        assert_eq!(wrong(text), wanted);
        assert_eq!(wrong("let a = W; po\nlet b = try (W; po) with 0\nacyclic po; b"), [""; 0]);
        assert_eq!(wrong("let f x = [x]; po\nlet g = f 0 | f(W)\nacyclic g; (po & 0)"), [""; 0]);
    }

    #[test]
    fn procedures_need_what_is_in_them_where_they_are_called() {
        let text = "procedure p(x) =\n acyclic x | none\nend\n";
        assert_eq!(wrong(&format!("{text}acyclic po")), [""; 0]);
        assert_eq!(wrong(&format!("{text}call p(po)")), ["m.cat:2:14 `none` is not defined"]);
    }
}
