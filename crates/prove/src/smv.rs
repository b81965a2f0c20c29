//! A [`System`] as SMV text that NuSMV reads, so that another tool can check
//! this one.
//!
//! Every slot is a variable, inputs and choices too: they are assigned nothing,
//! so they take any value that `INVAR` leaves, and an `INVARSPEC` may speak of
//! them. A state of the SMV model is a tick of the system; its reachable states,
//! without inputs and choices, are those of the system. Expressions that are used
//! more than once are `DEFINE`d.
//!
//! Temporal formulas speak of states, not of ticks: with them the choice is an
//! `IVAR` and its legality a `TRANS`, so that `EF` may choose. That is for systems
//! without inputs whose goals name no choice, as assembly programs make them.
//!
//! SMV has no bit operations on integers and no implicit step between truth and
//! numbers; both are spelt out.

use crate::expr::{Domain, Expr, Node, Pool, Slot};
use crate::system::System;
use std::collections::{HashMap, HashSet};
use std::fmt::Write;

/// A property beside the goals of a system.
pub struct Spec {
    pub name: String,
    pub kind: SpecKind,
    pub formula: Formula,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpecKind {
    Ltl,
    Ctl,
}

/// A temporal formula over expressions of the system.
pub enum Formula {
    Atom(Expr),
    /// `G`, `F`, `X`, `AG`, `EF`, `!`, …
    Unary(&'static str, Box<Formula>),
    /// `&`, `|`, `->`, `<->`, `U`, `V`.
    Binary(&'static str, Box<Formula>, Box<Formula>),
    /// `A [p U q]`, `E [p U q]`.
    Until(&'static str, Box<Formula>, Box<Formula>),
}

/// Writes a system and its goals; `title` becomes the first comment.
///
/// # Panics
/// If there are formulas, and inputs or goals about choices.
pub fn export(system: &System, title: &str, specs: &[Spec]) -> String {
    if !specs.is_empty() {
        let choices: Vec<Slot> = system.groups.iter().filter_map(|g| g.choice).collect();
        let clauses = system.goals.iter().chain(&system.assumptions);
        let mut read = clauses.flat_map(|c| system.pool.support(c.expr));
        assert!(system.inputs.is_empty() && !read.any(|s| choices.contains(&s)));
    }
    let mut w = Writer {
        by_state: !specs.is_empty(),
        system,
        pool: &system.pool,
        names: names(&system.pool),
        defined: HashMap::new(),
        shared: shared(system, specs),
        defines: String::new(),
    };
    let body = w.body(specs);
    let mut out = String::new();
    for line in title.lines() {
        let _ = writeln!(out, "-- {line}");
    }
    out.push_str("MODULE main\n");
    out.push_str(&w.variables());
    if !w.defines.is_empty() {
        let _ = write!(out, "DEFINE\n{}", w.defines);
    }
    out + &body
}

struct Writer<'s> {
    /// Choices are no part of the state.
    by_state: bool,
    system: &'s System,
    pool: &'s Pool,
    names: Vec<String>,
    /// Names of the expressions that were written apart.
    defined: HashMap<Expr, String>,
    shared: HashSet<Expr>,
    defines: String,
}

/// Words that SMV keeps for itself.
const RESERVED: &str = " MODULE DEFINE MDEFINE CONSTANTS VAR IVAR FROZENVAR INIT TRANS INVAR SPEC \
    CTLSPEC LTLSPEC PSLSPEC COMPUTE NAME INVARSPEC FAIRNESS JUSTICE COMPASSION ISA ASSIGN \
    CONSTRAINT SIMPWFF CTLWFF LTLWFF PSLWFF COMPWFF IN MIN MAX MIRROR PRED PREDICATES process array \
    of boolean integer real word word1 bool signed unsigned extend resize sizeof uwconst swconst \
    EX AX EF AF EG AG E F O G H X Y Z A U S V T BU EBF ABF EBG ABG case esac mod next init union in \
    xor xnor self TRUE FALSE count abs max min floor typeof toint time ";

/// A name of its own for every slot.
fn names(pool: &Pool) -> Vec<String> {
    let mut taken: HashSet<String> = HashSet::new();
    let mut out = Vec::new();
    for i in 0..pool.n_slots() {
        let raw = &pool.variable(Slot(i as u32)).name;
        let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
        let mut name: String = raw.replace("+1", "1").chars().map(plain).collect();
        while name.contains("__") {
            name = name.replace("__", "_");
        }
        let name = name.trim_matches('_').to_string();
        let bad = name.is_empty()
            || name.starts_with(|c: char| c.is_ascii_digit())
            || RESERVED.contains(&format!(" {name} "))
            || is_definition(&name);
        let base = if bad { format!("v_{name}") } else { name };
        let mut name = base.clone();
        let mut n = 2;
        while !taken.insert(name.clone()) {
            name = format!("{base}_{n}");
            n += 1;
        }
        out.push(name);
    }
    out
}

/// `e12` is for definitions.
fn is_definition(name: &str) -> bool {
    name.strip_prefix('e').is_some_and(|n| n.chars().all(|c| c.is_ascii_digit()))
}

/// Expressions with more than one user and worth a name.
fn shared(system: &System, specs: &[Spec]) -> HashSet<Expr> {
    let mut users: HashMap<Expr, u32> = HashMap::new();
    let mut roots: Vec<Expr> = Vec::new();
    for g in &system.groups {
        for c in &g.commands {
            roots.push(c.guard);
            roots.extend(c.updates.iter().map(|u| u.1));
        }
    }
    roots.extend(system.assumptions.iter().chain(&system.goals).map(|c| c.expr));
    specs.iter().for_each(|s| atoms(&s.formula, &mut roots));
    let mut stack: Vec<Expr> = Vec::new();
    let mut visit = |e: Expr, stack: &mut Vec<Expr>| {
        let n = users.entry(e).or_insert(0);
        *n += 1;
        if *n == 1 {
            stack.push(e);
        }
    };
    roots.into_iter().for_each(|e| visit(e, &mut stack));
    while let Some(e) = stack.pop() {
        let mut children = Vec::new();
        system.pool.children(e, |c| children.push(c));
        children.into_iter().for_each(|c| visit(c, &mut stack));
    }
    let leaf = |e: Expr| match system.pool.node(e) {
        Node::Const(_) | Node::Var(_) => true,
        Node::Not(a) => matches!(system.pool.node(a), Node::Var(_)),
        Node::Eq(a, b) => {
            let plain = |e| matches!(system.pool.node(e), Node::Const(_) | Node::Var(_));
            plain(a) && plain(b)
        }
        _ => false,
    };
    users.into_iter().filter(|&(e, n)| n > 1 && !leaf(e)).map(|u| u.0).collect()
}

fn atoms(f: &Formula, out: &mut Vec<Expr>) {
    match f {
        Formula::Atom(e) => out.push(*e),
        Formula::Unary(_, a) => atoms(a, out),
        Formula::Binary(_, a, b) | Formula::Until(_, a, b) => {
            atoms(a, out);
            atoms(b, out);
        }
    }
}

impl Writer<'_> {
    fn variables(&self) -> String {
        let mut out = String::from("VAR\n");
        let choices: Vec<Slot> = self.system.groups.iter().filter_map(|g| g.choice).collect();
        let slots = self.system.state.iter().map(|s| s.slot);
        let slots = slots.chain(self.system.inputs.iter().map(|i| i.slot));
        for slot in slots.chain(choices.iter().copied()) {
            if self.by_state && choices.first() == Some(&slot) {
                out.push_str("IVAR\n");
            }
            let name = &self.names[slot.0 as usize];
            let _ = match &self.pool.variable(slot).domain {
                Domain::Bool => writeln!(out, "  {name} : boolean;"),
                Domain::Names(n) => {
                    let last = n.len() - 1 + usize::from(self.widens(slot));
                    writeln!(out, "  {name} : 0..{last};  -- {}", n.join(", "))
                }
                Domain::Range(lo, hi) => {
                    writeln!(out, "  {name} : {lo}..{};", hi + i64::from(self.widens(slot)))
                }
            };
        }
        out
    }

    /// NuSMV takes a variable of one value for a constant and refuses to assign to it: it
    /// gets a second value, which it never has.
    fn widens(&self, slot: Slot) -> bool {
        let domain = &self.pool.variable(slot).domain;
        domain.size() == 1 && self.system.state.iter().any(|s| s.slot == slot)
    }

    fn body(&mut self, specs: &[Spec]) -> String {
        let mut out = String::from("ASSIGN\n");
        for s in &self.system.state {
            let (name, domain) =
                (self.names[s.slot.0 as usize].clone(), &self.pool.variable(s.slot).domain);
            let only = (domain.size() == 1).then(|| domain.lo());
            if let Some(v) = s.init.or(only) {
                let v = constant(domain, v);
                let _ = writeln!(out, "  init({name}) := {v};");
            }
            let next = self.next(s.slot);
            let _ = writeln!(out, "  next({name}) := {next};");
        }
        for g in &self.system.groups {
            let Some(choice) = g.choice else { continue };
            let choice = self.names[choice.0 as usize].clone();
            let n = g.commands.len();
            let word = if self.by_state { "TRANS" } else { "INVAR" };
            let guards: Vec<String> = g.commands.iter().map(|c| self.truth(c.guard)).collect();
            for (i, guard) in guards.iter().enumerate().filter(|g| g.1 != "TRUE") {
                let _ = writeln!(out, "{word} {choice} = {i} -> {guard};");
            }
            if !g.may_idle {
                let any = guards.join(" | ");
                let _ = writeln!(out, "{word} {choice} = {n} -> !({any});");
            }
        }
        for a in &self.system.assumptions {
            let text = self.truth(a.expr);
            let _ = writeln!(out, "INVAR {text};  -- {}", a.name);
        }
        for g in &self.system.goals {
            let text = self.truth(g.expr);
            let _ = writeln!(out, "INVARSPEC {text};  -- {}", g.name);
        }
        for s in specs {
            let word = if s.kind == SpecKind::Ltl { "LTLSPEC" } else { "CTLSPEC" };
            let text = self.formula(&s.formula);
            let _ = writeln!(out, "{word} {text};  -- {}", s.name);
        }
        out
    }

    fn next(&mut self, slot: Slot) -> String {
        let variable = self.pool.variable(slot);
        let name = self.names[slot.0 as usize].clone();
        let mut cases = Vec::new();
        for g in &self.system.groups {
            for (i, c) in g.commands.iter().enumerate() {
                let Some(&(_, value)) = c.updates.iter().find(|u| u.0 == slot) else { continue };
                let value = self.stored(value, &variable.domain);
                match g.choice {
                    None => return value,
                    Some(choice) => {
                        let choice = &self.names[choice.0 as usize];
                        cases.push(format!("{choice} = {i} : {value}; "));
                    }
                }
            }
        }
        if cases.is_empty() { name } else { format!("case {}TRUE : {name}; esac", cases.concat()) }
    }

    /// A value cut to its domain, which SMV insists on; that it need not be cut
    /// is a goal.
    fn stored(&mut self, value: Expr, domain: &Domain) -> String {
        if *domain == Domain::Bool {
            return self.truth(value);
        }
        let (text, (lo, hi)) = (self.number(value), self.pool.range(value));
        let mut cases = String::new();
        if lo < domain.lo() {
            let _ = write!(cases, "{text} < {0} : {0}; ", domain.lo());
        }
        if hi > domain.hi() {
            let _ = write!(cases, "{text} > {0} : {0}; ", domain.hi());
        }
        if cases.is_empty() { text } else { format!("case {cases}TRUE : {text}; esac") }
    }

    fn formula(&mut self, f: &Formula) -> String {
        match f {
            Formula::Atom(e) => self.truth(*e),
            Formula::Unary(op, a) => format!("{op} ({})", self.formula(a)),
            Formula::Binary(op, a, b) => {
                format!("(({}) {op} ({}))", self.formula(a), self.formula(b))
            }
            Formula::Until(op, a, b) => {
                format!("{op} [({}) U ({})]", self.formula(a), self.formula(b))
            }
        }
    }

    /// Whether an expression is of type boolean in SMV.
    fn is_truth(&self, e: Expr) -> bool {
        match self.pool.node(e) {
            Node::Not(_) | Node::And(..) | Node::Or(..) | Node::Eq(..) | Node::Less(..) => true,
            Node::Var(s) => self.pool.variable(s).domain == Domain::Bool,
            Node::If(_, a, b) => {
                self.could_be_truth(a) && self.could_be_truth(b) && {
                    self.is_truth(a) || self.is_truth(b)
                }
            }
            _ => false,
        }
    }

    fn could_be_truth(&self, e: Expr) -> bool {
        self.is_truth(e) || matches!(self.pool.node(e), Node::Const(0 | 1))
    }

    fn truth(&mut self, e: Expr) -> String {
        match self.pool.node(e) {
            Node::Const(0) => "FALSE".into(),
            Node::Const(_) => "TRUE".into(),
            _ if self.is_truth(e) => self.text(e),
            _ => format!("({} != 0)", self.text(e)),
        }
    }

    fn number(&mut self, e: Expr) -> String {
        if self.is_truth(e) { format!("({} ? 1 : 0)", self.text(e)) } else { self.text(e) }
    }

    /// An expression in its own type, by its name if it has one.
    fn text(&mut self, e: Expr) -> String {
        if let Some(name) = self.defined.get(&e) {
            return name.clone();
        }
        let text = self.plain(e);
        if !self.shared.contains(&e) {
            return text;
        }
        let name = format!("e{}", self.defined.len());
        let _ = writeln!(self.defines, "  {name} := {text};");
        self.defined.insert(e, name.clone());
        name
    }

    fn plain(&mut self, e: Expr) -> String {
        match self.pool.node(e) {
            Node::Const(c) => c.to_string(),
            Node::Var(s) => self.names[s.0 as usize].clone(),
            Node::Not(a) => format!("!({})", self.truth(a)),
            Node::And(a, b) => format!("({} & {})", self.truth(a), self.truth(b)),
            Node::Or(a, b) => format!("({} | {})", self.truth(a), self.truth(b)),
            Node::Eq(a, b) if self.is_truth(a) && self.could_be_truth(b) => {
                format!("({} <-> {})", self.truth(a), self.truth(b))
            }
            Node::Eq(a, b) => format!("({} = {})", self.number(a), self.number(b)),
            Node::Less(a, b) => format!("({} < {})", self.number(a), self.number(b)),
            Node::Add(a, b) => format!("({} + {})", self.number(a), self.number(b)),
            Node::Sub(a, b) => format!("({} - {})", self.number(a), self.number(b)),
            Node::Mul(a, b) => format!("({} * {})", self.number(a), self.number(b)),
            Node::Rem(a, by) => format!("({} mod {by})", self.number(a)),
            Node::Shr(a, by) => {
                let (lo, power) = (self.pool.range(a).0, 1i64 << by);
                let text = self.number(a);
                if lo >= 0 {
                    return format!("({text} / {power})");
                }
                // SMV rounds towards zero: shift something that is not negative.
                let more = (-lo + power - 1) / power;
                format!("(({text} + {}) / {power} - {more})", more * power)
            }
            Node::If(c, a, b) if self.is_truth(e) => {
                format!("({} ? {} : {})", self.truth(c), self.truth(a), self.truth(b))
            }
            Node::If(c, a, b) => {
                format!("({} ? {} : {})", self.truth(c), self.number(a), self.number(b))
            }
            Node::BitAnd(a, b) => self.bits(a, b, "&"),
            Node::BitOr(a, b) => self.bits(a, b, "|"),
            Node::BitXor(a, b) => self.bits(a, b, "xor"),
            Node::Over(..) => unreachable!("a system has a fixed number of processes"),
        }
    }

    /// A bit operation, bit by bit; masks are remainders.
    fn bits(&mut self, a: Expr, b: Expr, op: &str) -> String {
        let ranges = [self.pool.range(a), self.pool.range(b)];
        let most = ranges.iter().map(|r| r.1.max(-r.0 - 1)).max().expect("two");
        let width = 64 - most.leading_zeros() + 1;
        let full = 1i64 << width;
        let (a_text, b_text) = (self.wrapped(a, full), self.wrapped(b, full));
        if let (Some(mask), "&") = (self.pool.constant(b), op)
            && mask >= 0
            && (mask + 1) & mask == 0
        {
            return format!("({a_text} mod {})", mask + 1);
        }
        let bit = |i: u32| {
            let p = 1i64 << i;
            let one = |text: &str| format!("(({text} / {p}) mod 2 = 1)");
            format!("(({} {op} {}) ? {p} : 0)", one(&a_text), one(&b_text))
        };
        let sum: Vec<String> = (0..width).map(bit).collect();
        let sum = format!("({})", sum.join(" + "));
        if ranges.iter().all(|r| r.0 >= 0) {
            return sum;
        }
        // The highest bit is the sign.
        format!("({sum} >= {} ? {sum} - {full} : {sum})", full / 2)
    }

    /// Something not negative with the same lower bits.
    fn wrapped(&mut self, e: Expr, full: i64) -> String {
        let text = self.number(e);
        if self.pool.range(e).0 < 0 { format!("(({text} + {full}) mod {full})") } else { text }
    }
}

fn constant(domain: &Domain, v: i64) -> String {
    match domain {
        Domain::Bool => if v == 0 { "FALSE" } else { "TRUE" }.into(),
        _ => v.to_string(),
    }
}
