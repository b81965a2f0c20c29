//! The form of a machine, if a model has one: what `check` runs, with loops and without a
//! bound.
//!
//! The text of a model is written out ([`expr`]): includes, definitions, functions, `try` and
//! `if` are replaced by what they stand for, and of the orders of writes (`with co from …`)
//! only the name stays. What is left are axioms over relations that every model has, and
//! [`class`] says whether they are of the class that the window machine runs.
//!
//! What has no such form (`let rec`, complements, other inverses, sets matched one by one) is
//! kept as a refusal, and told only if an axiom uses it: with the axiom's name.

mod class;
mod expr;

use crate::Model;
use crate::syntax::ast::{
    self, Binary, Binding, Check, ExprKind, Instr, Mode, Pattern, Sub, Test, Unary,
};
use expr::{Axiom, Expr};
use heddle_memmodel::ATTRIBUTES;
use heddle_span::{Diagnostic, Span};
use std::collections::HashMap;
use std::rc::Rc;

/// Expressions with more parts than this are more than anybody means.
const MOST_PARTS: usize = 2000;
/// Functions and files inside others.
const DEPTH: usize = 200;

/// Sets that models name for an architecture, and that no program of the machine has
/// anything in.
const EMPTY_SETS: [&str; 4] = ["Sc", "NT", "TLBI", "FAULT"];

impl Model {
    /// The model as a `.mcm` text, or everything that stands in the way.
    pub fn operational(&self) -> Result<String, Vec<Diagnostic>> {
        let mut flat = Flat {
            model: self,
            axioms: Vec::new(),
            wrong: Vec::new(),
            on_x86: self.mentions("MFENCE"),
            included: Vec::new(),
        };
        let mut env = Env::new();
        // The first is the standard library, whose names are known here.
        for body in &self.bodies[1..] {
            flat.instructions(body, &mut env, 0);
        }
        if !flat.wrong.is_empty() {
            return Err(flat.wrong);
        }
        let start = flat.axioms.last().map_or(Span::default(), |a| Span::new(a.span.file, 0, 0));
        class::compile(&self.title, &flat.axioms, start)
    }

    fn mentions(&self, name: &str) -> bool {
        let bodies = self.bodies.iter().skip(1).chain(self.files.values());
        let word = format!("Name(\"{name}\")");
        bodies.into_iter().any(|body| format!("{body:?}").contains(&word))
    }
}

/// Why something has no such form, and where that is.
type No = (Span, String);
type Res<T> = Result<T, No>;
type Env = HashMap<String, Value>;

#[derive(Clone)]
enum Value {
    Relation(Expr),
    Tuple(Vec<Value>),
    Function(Rc<(Pattern, Sub, Env)>),
    Refused(No),
}

struct Flat<'m> {
    model: &'m Model,
    axioms: Vec<Axiom>,
    wrong: Vec<Diagnostic>,
    /// `A` is what x86's models call atomic accesses.
    on_x86: bool,
    included: Vec<String>,
}

impl Flat<'_> {
    fn instructions(&mut self, body: &[Instr], env: &mut Env, depth: usize) {
        for instr in body {
            if let Err((span, what)) = self.instruction(instr, env, depth) {
                self.wrong.push(Diagnostic::unsupported(span, what));
            }
        }
    }

    fn instruction(&mut self, instr: &Instr, env: &mut Env, depth: usize) -> Res<()> {
        match instr {
            Instr::Let { rec, bindings, .. } => self.bind(*rec, bindings, env, depth),
            Instr::Check(check) => self.check(check, env, depth)?,
            Instr::Include { file, span } => {
                // Coherence orders and what is made of them have their names here.
                let orders = file.contains("cos") || file.contains("cross.cat");
                if orders || file == "stdlib.cat" {
                    return Ok(());
                }
                if depth > DEPTH || self.included.contains(file) {
                    return Err((*span, format!("the file `{file}`, which includes itself")));
                }
                let body = self.model.files.get(file).cloned().unwrap_or_default();
                self.included.push(file.clone());
                self.instructions(&body, env, depth + 1);
                self.included.pop();
            }
            Instr::If { test, yes, no } => {
                let body = if self.holds(test) { yes } else { no };
                self.instructions(body, env, depth + 1);
            }
            Instr::With { name, from, span } => {
                if name != "co" {
                    let what = format!("`{name}`, chosen from a set");
                    env.insert(name.clone(), Value::Refused((*span, what)));
                }
                let _ = from;
            }
            Instr::Call { name, span, .. } => {
                return Err((*span, format!("the call of `{name}`")));
            }
            Instr::ForAll { of, .. } => return Err((of.span, "`forall`".into())),
            Instr::Procedure { .. }
            | Instr::Enum { .. }
            | Instr::Events { .. }
            | Instr::Broken { .. }
            | Instr::Show(_) => {}
        }
        Ok(())
    }

    fn check(&mut self, check: &Check, env: &Env, depth: usize) -> Res<()> {
        let name = check.name.clone().unwrap_or_else(|| {
            let shape = format!("{:?}", check.shape).to_lowercase();
            match self.relation(&check.of, env, depth) {
                Ok(e) if e.to_string().len() < 60 => format!("{shape} {e}"),
                _ => shape,
            }
        });
        match check.mode {
            Mode::Require if !check.negated => {}
            // They tell about executions, or about the model, and forbid none.
            Mode::Flag | Mode::Assert => return Ok(()),
            _ => {
                return Err((check.span, format!("the axiom `{name}`, which is no requirement")));
            }
        }
        match self.relation(&check.of, env, depth) {
            Ok(body) => {
                self.axioms.push(Axiom { kind: check.shape, body, name, span: check.span });
                Ok(())
            }
            Err((span, what)) => {
                let inner = Diagnostic::unsupported(span, what);
                self.wrong.push(class::in_axiom(inner, &name, check.span));
                Ok(())
            }
        }
    }

    /// Variants are switched on for a run of herd7; none is here.
    fn holds(&self, test: &Test) -> bool {
        match test {
            Test::Not(t) => !self.holds(t),
            Test::And(a, b) => self.holds(a) && self.holds(b),
            Test::Or(a, b) => self.holds(a) || self.holds(b),
            Test::Variant(_) | Test::Subset(..) | Test::Equal(..) => false,
        }
    }

    fn bind(&self, rec: bool, bindings: &[Binding], env: &mut Env, depth: usize) {
        // All of one `let` see what was there before it.
        let before = env.clone();
        for b in bindings {
            let value = match rec {
                true => Err((b.span, "`let rec`".to_string())),
                false => self.value(&b.value, &before, depth),
            };
            let value = value.unwrap_or_else(Value::Refused);
            match (&b.names, value) {
                (Pattern::Name(n), value) => drop(env.insert(n.clone(), value)),
                (Pattern::Tuple(names), Value::Tuple(parts)) if names.len() == parts.len() => {
                    env.extend(names.iter().cloned().zip(parts));
                }
                (Pattern::Tuple(names), _) => {
                    let no = Value::Refused((b.span, "a pattern".into()));
                    env.extend(names.iter().map(|n| (n.clone(), no.clone())));
                }
            }
        }
    }

    fn relation(&self, e: &ast::Expr, env: &Env, depth: usize) -> Res<Expr> {
        match self.value(e, env, depth)? {
            Value::Relation(r) if r.size() > MOST_PARTS => {
                Err((e.span, "an expression that is this large once names are replaced".into()))
            }
            Value::Relation(r) => Ok(r),
            Value::Refused(no) => Err(no),
            Value::Tuple(_) | Value::Function(_) => Err((e.span, "no relation and no set".into())),
        }
    }

    fn value(&self, e: &ast::Expr, env: &Env, depth: usize) -> Res<Value> {
        let span = e.span;
        if depth > DEPTH {
            return Err((span, "an expression that is nested this deeply".into()));
        }
        let of = |e: &Sub| self.relation(e, env, depth + 1);
        let no = |what: &str| Err((span, what.to_string()));
        Ok(Value::Relation(match &e.kind {
            ExprKind::Name(n) => match env.get(n) {
                Some(Value::Refused(why)) => return Err(why.clone()),
                Some(value) => return Ok(value.clone()),
                None => self.known(n, span),
            },
            ExprKind::Zero => Expr::nothing(span),
            ExprKind::Set(parts) if parts.is_empty() => Expr::nothing(span),
            ExprKind::Everything => Expr::Name("_".into(), span),
            ExprKind::Tuple(parts) => {
                let parts: Res<Vec<Value>> =
                    parts.iter().map(|p| self.value(p, env, depth + 1)).collect();
                return Ok(Value::Tuple(parts?));
            }
            ExprKind::Fun(names, body) => {
                return Ok(Value::Function(Rc::new((names.clone(), body.clone(), env.clone()))));
            }
            ExprKind::Binary(op, a, b) => binary(*op, of(a)?, of(b)?, span)?,
            ExprKind::Unary(op, a) => unary(*op, of(a)?, span)?,
            ExprKind::Apply(f, arg) => return self.apply(f, arg, env, depth, span),
            ExprKind::Let { rec, bindings, body } => {
                let mut inner = env.clone();
                self.bind(*rec, bindings, &mut inner, depth + 1);
                return self.value(body, &inner, depth + 1);
            }
            ExprKind::Try(a, b) => match self.value(a, env, depth + 1) {
                Ok(Value::Relation(r)) if self.is_there(&r) => r,
                Ok(other @ (Value::Function(_) | Value::Tuple(_))) => return Ok(other),
                _ => return self.value(b, env, depth + 1),
            },
            ExprKind::If(test, a, b) => {
                return self.value(if self.holds(test) { a } else { b }, env, depth + 1);
            }
            ExprKind::Tag(_) => return no("a tag"),
            ExprKind::Set(_) => return no("a set by its members"),
            ExprKind::MatchSet { .. } | ExprKind::MatchTag { .. } => return no("`match`"),
        }))
    }

    fn apply(&self, f: &ast::Expr, arg: &Sub, env: &Env, depth: usize, span: Span) -> Res<Value> {
        let name = if let ExprKind::Name(n) = &f.kind { n.as_str() } else { "" };
        if !env.contains_key(name) {
            let of = self.relation(arg, env, depth + 1);
            return Ok(Value::Relation(match name {
                "toid" => Expr::id(of?),
                "fencerel" => match of? {
                    set if set.is_nothing() => set,
                    set => Expr::Call("fencerel".into(), Box::new(set), span),
                },
                _ if is_filter(name) => match of? {
                    r if r.is_nothing() => r,
                    r => Expr::Call(name.into(), Box::new(r), span),
                },
                _ => return Err((span, format!("the function `{name}`"))),
            }));
        }
        let Value::Function(function) = self.value(f, env, depth + 1)? else {
            return Err((span, "what is no function, applied".into()));
        };
        let (names, body, closure) = &*function;
        let mut inner = closure.clone();
        match (names, self.value(arg, env, depth + 1)?) {
            (Pattern::Name(n), value) => drop(inner.insert(n.clone(), value)),
            (Pattern::Tuple(names), Value::Tuple(parts)) if names.len() == parts.len() => {
                inner.extend(names.iter().cloned().zip(parts));
            }
            (Pattern::Tuple(_), _) => return Err((span, "arguments that do not fit".into())),
        }
        self.value(body, &inner, depth + 1)
    }

    /// A name that no text defines, as programs of the machine have it.
    fn known(&self, name: &str, span: Span) -> Expr {
        let ours = match name {
            "SYNC" => "sync",
            "LWSYNC" => "lwsync",
            "EIEIO" => "eieio",
            "ISYNC" => "isync",
            "AMO" => "RMW",
            "A" if self.on_x86 => "X",
            "emptyset" => "0",
            _ if EMPTY_SETS.contains(&name) => "0",
            other => other,
        };
        Expr::Name(ours.into(), span)
    }

    /// Whether every name of an expression means something.
    fn is_there(&self, e: &Expr) -> bool {
        const RELATIONS: [&str; 29] = [
            "0", "_", "R", "W", "M", "F", "B", "RMW", "po", "po-loc", "loc", "rf", "rfe", "rfi",
            "co", "coe", "coi", "fr", "fre", "fri", "rmw", "addr", "data", "ctrl", "int", "ext",
            "id", "sm", "rsw",
        ];
        match e {
            Expr::Name(n, _) => {
                RELATIONS.contains(&n.as_str()) || ATTRIBUTES.iter().any(|a| a.0 == n)
            }
            Expr::Seq(v) | Expr::Or(v) => v.iter().all(|e| self.is_there(e)),
            Expr::And(a, b) | Expr::Diff(a, b) | Expr::Cross(a, b) => {
                self.is_there(a) && self.is_there(b)
            }
            Expr::Id(a) | Expr::Opt(a) | Expr::Plus(a) | Expr::Star(a) | Expr::Call(_, a, _) => {
                self.is_there(a)
            }
        }
    }
}

/// `WW`, `RM` and the like: what lies between two kinds of accesses.
fn is_filter(name: &str) -> bool {
    name.len() == 2 && name.chars().all(|c| "RWM".contains(c))
}

fn binary(op: Binary, a: Expr, b: Expr, span: Span) -> Res<Expr> {
    Ok(match op {
        Binary::Union => Expr::or(a, b),
        Binary::Seq => Expr::seq(a, b),
        Binary::Minus => Expr::diff(a, b),
        Binary::Inter => Expr::and(a, b),
        Binary::Product => Expr::cross(a, b),
        Binary::Add => return Err((span, "`++`".into())),
    })
}

fn unary(op: Unary, a: Expr, span: Span) -> Res<Expr> {
    Ok(match op {
        Unary::ToId => Expr::id(a),
        Unary::Inverse if a.named("rf") => Expr::Name("rf^-1".into(), span),
        Unary::Inverse => return Err((span, "the inverse `^-1`".into())),
        Unary::Not => return Err((span, "the complement `~`".into())),
        Unary::Opt => Expr::Opt(Box::new(a)),
        Unary::Plus | Unary::Star if a.is_nothing() && op == Unary::Plus => a,
        Unary::Plus => Expr::Plus(Box::new(a)),
        Unary::Star => Expr::Star(Box::new(a)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use heddle_memmodel::{READ, WRITE, builtin, parse};
    use heddle_span::{FileId, NoFiles, SourceMap};

    fn compile(text: &str) -> Result<String, String> {
        let mut sources = SourceMap::new();
        let model = Model::read(("m.cat", text), None, &mut sources, &mut NoFiles);
        let told = |d: &Diagnostic| {
            let line = d.labels.first().map_or(0, |l| sources.position(l.span).line);
            format!("{line}: {}", d.message)
        };
        model
            .and_then(|m| m.operational())
            .map_err(|all| all.iter().map(told).collect::<Vec<_>>().join("; "))
    }

    const UNIPROC: &str = "acyclic po-loc | rf | co | fr as uniproc\n";

    /// That a text orders what a built-in model orders.
    fn is_like(text: &str, name: &str) {
        let mcm = compile(text).unwrap();
        let (model, wrong) = parse(&mcm, FileId(0));
        let model = model.unwrap_or_else(|| panic!("{mcm}\n{wrong:?}"));
        let built_in = builtin(name).unwrap();
        for a in [READ, WRITE] {
            for b in [READ, WRITE] {
                assert_eq!(model.orders(a, b), built_in.orders(a, b), "{mcm}");
            }
        }
    }

    #[test]
    fn definitions_and_functions_are_written_out() {
        let text = format!(
            "\"my TSO\" (* a (* nested *) remark *) include \"cos.cat\"\n{UNIPROC}
             let A = (try X with {{}}) | (try A with {{}})
             let WW(r) = r & (W * W) and WR(r) = r & (W * R) and RM(r) = r & (R * M)
             let MA(r) = r & (M * A) and AM(r) = r & (A * M)
             let mfence = try fencerel(MFENCE) with 0
             let nothing = try fencerel(STRANGE) with 0
             let implied = let wr = WR(po) in MA(wr) | AM(wr)
             let ghb = mfence | nothing | implied | WW(po) | RM(po) | rfe | fr | co
             empty rmw & (fre;coe)
             acyclic ghb as tso\nshow implied"
        );
        is_like(&text, "tso");
        is_like("SC\ninclude \"cos.cat\"\nacyclic po | ((fr | rf | co);sm) as sc", "sc");
        let like_pso = format!("P\n{UNIPROC}acyclic po \\ (W*M) | po-loc & (W*W) | rfe | co | fr");
        is_like(&like_pso, "pso");
    }

    /// What the book shows.
    #[test]
    fn the_suite_s_tso_is_what_the_book_shows() {
        let text = include_str!("../../../../suite/litmus/cat/tso.cat");
        let book = include_str!("../../../../docs/memory-models.md");
        let mcm = compile(text).unwrap();
        assert!(book.contains(&mcm), "{mcm}");
    }

    #[test]
    fn rules_of_riscv_have_their_names() {
        let text = format!(
            "R\n{UNIPROC}
             let po-loc-no-w = po-loc \\ (po-loc?;[W];po-loc)
             let rsw = rf^-1;rf
             let r2 = ([R];po-loc-no-w;[R]) \\ rsw
             let r9 = [M];addr;[M] and r10 = [M];data;[W] and r11 = [M];ctrl;[W]
             let r12 = [M];(addr|data);[W];rfi;[R] and r13 = [M];addr;[M];po;[W]
             acyclic co | rfe | fr | [M];po-loc;[W] | r2 | r9 | r10 | r11 | r12 | r13 as Model"
        );
        let mcm = compile(&text).unwrap();
        assert!(mcm.contains("po-loc-no-w") && mcm.contains("\\ rsw"), "{mcm}");
        assert!(mcm.contains("([R];po-loc-no-w;[R]) \\ rsw"), "{mcm}");
        assert!(mcm.contains("Is(i) < glob(j): [M];[M];po;[W]"), "{mcm}");
        assert!(parse(&mcm, FileId(0)).0.is_some(), "{mcm}");
    }

    #[test]
    fn what_stands_in_the_way_is_named() {
        let main = "acyclic po | rfe | co | fr as main\n";
        let wrong = |rest: &str| compile(&format!("\"x\"\n{UNIPROC}{rest}")).unwrap_err();
        assert!(wrong(&format!("{main}irreflexive fre;rfe as odd")).contains("4: the axiom `odd`"));
        assert!(wrong("acyclic po | rf as no-thin-air").contains("3: the axiom `no-thin-air`"));
        assert!(wrong("acyclic rfe | co | fr as main").contains("`addr` and `data`"));
        let rec = wrong("let rec a = po | a\nacyclic a | rfe | co | fr as m");
        assert!(rec.contains("`m`") && rec.contains("let rec"), "{rec}");
        assert!(wrong("acyclic po^-1 | rfe | co | fr as m").contains("inverse"));
        assert!(wrong("acyclic po;[Strange];po | rfe | co | fr as m").contains("`Strange`"));
        assert!(wrong("acyclic addr | data | rfe | coe | fre as m").contains("`coe`"));
        assert!(
            compile("\"x\"\nacyclic [R];po | rfe | co | fr as main")
                .unwrap_err()
                .contains("po-loc")
        );
        // What no axiom uses stands in nobody's way.
        assert!(compile(&format!("\"x\"\n{UNIPROC}{main}let rec a = po | a")).is_ok());
    }

    #[test]
    fn what_is_too_deep_or_too_long_is_told() {
        let n = 2_000;
        let deep = |a: &str, b: &str| format!("{}po{}", a.repeat(n), b.repeat(n));
        let all = [
            deep("(", ")"),
            deep("po | ", ""),
            deep("po;", ""),
            deep("", " + "),
            deep("~", ""),
            deep("f ", ""),
            deep("if (", ") then po else po"),
            deep("po ++ ", ""),
            deep("po\nif \"a\" then acyclic ", ""),
        ];
        for e in &all {
            let wrong = compile(&format!("\"m\"\n{UNIPROC}acyclic {e} | rfe | co | fr\n"));
            assert!(wrong.as_ref().is_err_and(|w| !w.is_empty()), "{}", &e[..60]);
        }
        // Names that stand for twice as much each.
        let names: String = (1..60).map(|i| format!("let a{i} = a{0} | a{0}\n", i - 1)).collect();
        let wrong = compile(&format!("\"m\"\nlet a0 = po\n{names}acyclic a59"));
        assert!(wrong.as_ref().is_err_and(|w| w.contains("this large")), "{wrong:?}");
    }
}
