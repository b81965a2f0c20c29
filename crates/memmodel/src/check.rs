//! From statements to a [`MemModel`]: names resolved, nonsense refused.
//!
//! Refused with a position, all at once: unknown names and attributes, sets used
//! as relations, a rule that can never apply, a rule that makes an instance wait
//! for itself or for a younger one (which would forbid every run), and premises
//! that the machine cannot execute.

use crate::attrs::ATTRIBUTES;
use crate::model::{MemModel, Older, Rule, Views};
use crate::rel::{BRANCH, FENCE, READ, Rel, Set, WRITE};
use crate::rule_shape::{self, Shape};
use crate::syntax::{self, Expr, OpRef, Order, Stmt};
use heddle_span::{Diagnostic, FileId, Span};
use std::collections::HashMap;

/// Reads a model. No model if anything fatal is among the diagnostics.
pub fn parse(text: &str, file: FileId) -> (Option<MemModel>, Vec<Diagnostic>) {
    let (stmts, diags) = syntax::parse(text, file);
    let mut c = Checker::new(diags, text);
    for stmt in stmts {
        c.statement(stmt);
        if c.model.sets.len() > MAX_SETS {
            c.error(Span::new(file, 0, 0), "more different sets than there is room for");
            break;
        }
    }
    c.finish(Span::new(file, 0, 0))
}

/// Sets are bits of a word, and coherence adds three.
const MAX_SETS: usize = 60;

struct Checker {
    diags: Vec<Diagnostic>,
    attrs: Vec<(String, u8)>,
    sets: HashMap<String, (Set, Span, bool)>,
    rels: HashMap<String, (Rel, Span, bool)>,
    model: MemModel,
    named: bool,
    atomic: bool,
    /// The first rule with a premise.
    premise: Option<Span>,
    /// How large what each name stands for is, and the statement at hand so far.
    sizes: HashMap<String, usize>,
    size: usize,
    too_large: bool,
}

/// More parts than this are more than anybody means.
const MAX_SIZE: usize = 2000;

impl Checker {
    fn new(diags: Vec<Diagnostic>, text: &str) -> Self {
        let attrs = ATTRIBUTES.iter().map(|a| (a.0.to_string(), a.1)).collect();
        let model = MemModel::empty(text);
        let (sets, rels) = (HashMap::new(), HashMap::new());
        Checker {
            diags,
            attrs,
            sets,
            rels,
            model,
            named: false,
            atomic: false,
            premise: None,
            sizes: HashMap::new(),
            size: 0,
            too_large: false,
        }
    }

    fn error(&mut self, span: Span, text: impl Into<String>) {
        self.diags.push(Diagnostic::error(span, text));
    }

    fn statement(&mut self, stmt: Stmt) {
        (self.size, self.too_large) = (0, false);
        match stmt {
            Stmt::Model(name, doc, span) => {
                if self.named {
                    self.error(
                        span,
                        format!("the model has a name already: `{}`", self.model.name),
                    );
                }
                self.model.name = name;
                self.model.doc = doc.unwrap_or_default();
                self.named = true;
            }
            Stmt::Attribute(names) => {
                for (name, span) in names {
                    if base_set(&name).is_some() || base_rel(&name).is_some() {
                        self.error(span, format!("`{name}` means something else already"));
                    } else if self.attrs.iter().any(|a| a.0 == name) {
                        self.error(span, format!("the attribute `{name}` exists already"));
                    } else if self.attrs.len() == 64 {
                        self.error(span, "too many attributes: there is room for 64");
                    } else {
                        self.attrs.push((name, READ | WRITE | FENCE));
                    }
                }
            }
            Stmt::Atomic(set) => {
                let set = set.map(|e| self.set(&e));
                match set {
                    None => self.atomic = true,
                    Some(set) => self.model.views.atomic = Some(self.model.intern(set)),
                }
            }
            Stmt::Race(e) => {
                let set = self.set(&e);
                self.model.race = Some(self.model.intern(set));
            }
            Stmt::Switch(key, value, span) => self.switch(&key, &value, span),
            Stmt::Set(name, span, e) => {
                let set = self.set(&e);
                self.fresh(&name, span);
                self.sizes.insert(name.clone(), self.size);
                self.sets.insert(name, (set, span, false));
            }
            Stmt::Let(name, span, e) => {
                let rel = self.rel(&e);
                self.fresh(&name, span);
                self.sizes.insert(name.clone(), self.size);
                self.rels.insert(name, (rel, span, false));
            }
            Stmt::Order(order) => self.order(*order),
        }
    }

    fn switch(&mut self, key: &str, value: &str, span: Span) {
        let m = &mut self.model;
        match (key, value) {
            ("uniproc", "full") => m.llh = false,
            ("uniproc", "llh") => m.llh = true,
            ("speculate", "auto") => m.speculate = true,
            ("speculate", "no") => m.speculate = false,
            ("commit", "yes") => m.commit = true,
            ("commit", "no") => m.commit = false,
            _ => {
                let choices = match key {
                    "uniproc" => "`full` or `llh`",
                    "speculate" => "`auto` or `no`",
                    _ => "`yes` or `no`",
                };
                self.error(span, format!("`{key}` is {choices}, not `{value}`"));
            }
        }
    }

    fn fresh(&mut self, name: &str, span: Span) {
        let taken = self.sets.contains_key(name)
            || self.rels.contains_key(name)
            || base_set(name).is_some()
            || base_rel(name).is_some()
            || self.attrs.iter().any(|a| a.0 == name);
        if taken {
            self.error(span, format!("`{name}` is defined already"));
        }
    }

    fn set(&mut self, e: &Expr) -> Set {
        let both = |c: &mut Self, a: &Expr, b: &Expr| (Box::new(c.set(a)), Box::new(c.set(b)));
        match e {
            Expr::Name(name, span) => self.set_name(name, *span),
            Expr::Bin('|', a, b) => {
                let (a, b) = both(self, a, b);
                Set::Or(a, b)
            }
            Expr::Bin('&', a, b) => {
                let (a, b) = both(self, a, b);
                Set::And(a, b)
            }
            Expr::Bin('\\', a, b) => {
                let (a, b) = both(self, a, b);
                Set::Diff(a, b)
            }
            Expr::Bad(_) => Set::None,
            _ => {
                self.error(e.span(), "this is a relation, and a set is needed here");
                Set::None
            }
        }
    }

    fn set_name(&mut self, name: &str, span: Span) -> Set {
        if !self.has_room(name, span) {
            return Set::None;
        }
        if let Some(set) = base_set(name) {
            return set;
        }
        if let Some(s) = self.sets.get_mut(name) {
            s.2 = true;
            return s.0.clone();
        }
        if let Some(i) = self.attrs.iter().position(|a| a.0 == name) {
            return Set::Attr(1 << i);
        }
        let mut d = Diagnostic::error(span, format!("no set or attribute is called `{name}`"));
        let names = self.attrs.iter().map(|a| a.0.as_str()).chain(self.sets.keys().map(|k| &**k));
        if let Some(near) = nearest(name, names) {
            d = d.help(format!("did you mean `{near}`?"));
        } else {
            d = d.help(format!("if programs carry it, declare it: `attribute {name}`"));
        }
        self.diags.push(d);
        Set::None
    }

    /// Counts what a name stands for; answers whether there is room for it.
    fn has_room(&mut self, name: &str, span: Span) -> bool {
        self.size += self.sizes.get(name).copied().unwrap_or(1);
        let fits = self.size <= MAX_SIZE;
        if !fits && !std::mem::replace(&mut self.too_large, true) {
            self.error(span, "with what its names stand for, this is too large");
        }
        fits
    }

    fn rel(&mut self, e: &Expr) -> Rel {
        match e {
            Expr::Name(name, span) => self.rel_name(name, *span),
            Expr::Id(set, _) => {
                let set = self.set(set);
                Rel::Id(self.model.intern(set))
            }
            Expr::Bin(';', a, b) => Rel::Seq(vec![self.rel(a), self.rel(b)]),
            Expr::Bin('|', a, b) => Rel::Or(vec![self.rel(a), self.rel(b)]),
            Expr::Bin('&', a, b) => Rel::And(Box::new(self.rel(a)), Box::new(self.rel(b))),
            Expr::Bin(_, a, b) => Rel::Diff(Box::new(self.rel(a)), Box::new(self.rel(b))),
            Expr::Opt(a) => Rel::Opt(Box::new(self.rel(a))),
            Expr::Plus(a) => Rel::Plus(Box::new(self.rel(a))),
            Expr::Bad(_) => Rel::Empty,
        }
    }

    fn rel_name(&mut self, name: &str, span: Span) -> Rel {
        if !self.has_room(name, span) {
            return Rel::Empty;
        }
        if name == "po-loc-no-w" {
            let w = Rel::Id(self.model.intern(Set::Class(WRITE)));
            return crate::model::po_loc_no_w(w);
        }
        if let Some(rel) = base_rel(name) {
            return rel;
        }
        if let Some(r) = self.rels.get_mut(name) {
            r.2 = true;
            return r.0.clone();
        }
        let known = base_set(name).is_some()
            || self.sets.contains_key(name)
            || self.attrs.iter().any(|a| a.0 == name);
        if known {
            let d = Diagnostic::error(span, format!("`{name}` is a set, not a relation"));
            self.diags.push(d.help(format!("the identity on it is `[{name}]`")));
        } else {
            let mut d = Diagnostic::error(span, format!("no relation is called `{name}`"));
            let base = ["po", "po-loc", "po-loc-no-w", "rmw", "rfi", "rsw"];
            let names = base.into_iter().chain(self.rels.keys().map(|k| &**k));
            if let Some(near) = nearest(name, names) {
                d = d.help(format!("did you mean `{near}`?"));
            }
            self.diags.push(d);
        }
        Rel::Empty
    }

    fn order(&mut self, o: Order) {
        let before = self.diags.len();
        let rel = self.rel(&o.rel);
        if self.diags.len() > before {
            return;
        }
        let at = o.rel.span();
        if o.premise.is_some() {
            self.premise(&o, rel);
            return;
        }
        let (older, rel) = match &o.claim {
            None => (Older::Glob, rel),
            Some((a, b)) => {
                if [a.inst, b.inst].contains(&'k') {
                    let at = if a.inst == 'k' { a.span } else { b.span };
                    let d = Diagnostic::error(at, "`k`, any store of any thread, needs a premise");
                    self.diags.push(d.help("say when: `A < B when C < D: RELATION`"));
                    return;
                }
                if (a.inst, b.inst) != ('i', 'j') {
                    let d = Diagnostic::error(
                        a.span.to(b.span),
                        "the younger instance cannot go first: every run would be forbidden",
                    );
                    let help = "`i` is the older instance of a pair and `j` the younger: write the operation of `i` on the left";
                    self.diags.push(d.help(help));
                    return;
                }
                let narrow = |c: &mut Self, op: &OpRef, class: u8| match op.op.as_str() {
                    "Re" => Some(c.model.intern(Set::Class(WRITE))),
                    "Ex" if class == READ => Some(c.model.intern(Set::Class(READ))),
                    _ => None,
                };
                if b.op == "Is" {
                    self.error(
                        b.span,
                        "nothing can be made to wait before it is issued; order `glob(j)` instead",
                    );
                    return;
                }
                let right = narrow(self, b, READ);
                let left = if a.op == "Re" { narrow(self, a, WRITE) } else { None };
                let mut parts = Vec::new();
                parts.extend(left.map(Rel::Id));
                parts.push(rel);
                parts.extend(right.map(Rel::Id));
                let older = match a.op.as_str() {
                    "Is" => Older::Is,
                    "Ex" => Older::Ex,
                    _ => Older::Glob,
                };
                (older, Rel::Seq(parts))
            }
        };
        let shape = Shape::of(&rel, &self.model.sets, &self.attrs);
        if shape.identity && older == Older::Glob {
            let d = Diagnostic::error(
                at,
                format!(
                    "`{}` makes an instance wait for itself: every run would be forbidden",
                    o.name
                ),
            );
            self.diags.push(d.help("the relation must be contained in `po`"));
        } else if shape.empty {
            let d = Diagnostic::error(at, format!("`{}` can never apply", o.name));
            self.diags.push(d.note(
                "no two instances of a thread have these classes and attributes in this order",
            ));
        } else {
            if self.model.rules.iter().any(|r| r.name == o.name) {
                let text = format!("there is another rule called `{}`", o.name);
                self.diags.push(Diagnostic::warning(o.span, text));
            }
            self.model.rules.push(Rule::new(o.name, o.span, older, rel));
        }
    }

    /// Rules about what the thread has seen: only for memories with views.
    fn premise(&mut self, o: &Order, rel: Rel) {
        let (Some(claim), Some(when)) = (&o.claim, &o.premise) else { return };
        self.premise = self.premise.or(Some(o.rel.span()));
        let ends = ends_of(&rel);
        let nobody = |s: &u8| rule_shape::is_empty(&self.model.sets[*s as usize], &self.attrs);
        if ends.is_some_and(|(a, b)| a.as_ref().is_some_and(nobody) || nobody(&b)) {
            let d = Diagnostic::error(o.rel.span(), format!("`{}` can never apply", o.name));
            self.diags.push(d.note("no instance has these classes and attributes"));
            return;
        }
        let form = view_form(claim, when);
        let v = &mut self.model.views;
        let slot = match (form, ends_of(&rel)) {
            (Some(Form::Light), Some((Some(first), _))) => Some((&mut v.light, first)),
            (Some(Form::Carry), Some((Some(first), _))) => Some((&mut v.carry, first)),
            (Some(Form::Release), Some((None, set))) => Some((&mut v.release, set)),
            (Some(Form::Strong), Some((None, set))) => Some((&mut v.strong, set)),
            (Some(Form::Global), Some((None, set))) => Some((&mut v.global, set)),
            (Some(Form::Acquire), Some((None, set))) => Some((&mut v.acquire, set)),
            (Some(Form::Acquire), Some((Some(_), fence))) => Some((&mut v.acquire_fence, fence)),
            _ => None,
        };
        match slot {
            Some((slot, set)) => *slot = Some(set),
            None => {
                let span = claim.0.span.to(when.1.span);
                let d =
                    Diagnostic::unsupported(span, "this premise is outside what can be executed");
                self.diags.push(d.help("the book lists the forms of `when` that have a meaning"));
            }
        }
    }

    fn finish(mut self, top: Span) -> (Option<MemModel>, Vec<Diagnostic>) {
        if !self.named && self.diags.is_empty() {
            let d = Diagnostic::error(top, "a model file starts with `model NAME`");
            self.diags.push(d);
        }
        for (name, (_, span, used)) in &self.sets {
            if !used {
                self.diags
                    .push(Diagnostic::warning(*span, format!("the set `{name}` is never used")));
            }
        }
        for (name, (_, span, used)) in &self.rels {
            if !used {
                self.diags.push(Diagnostic::warning(
                    *span,
                    format!("the relation `{name}` is never used"),
                ));
            }
        }
        self.diags.sort_by_key(|d| d.labels.first().map(|l| l.span.lo));
        self.model.single = self.atomic;
        if self.atomic && self.model.views != Views::default() {
            let at = self.premise.unwrap_or(top);
            self.error(at, "`atomic Re` leaves nothing for `when` premises to do: one memory serves all threads");
        }
        let fatal = self.diags.iter().any(Diagnostic::is_fatal);
        if !fatal {
            self.model.attributes = self.attrs.into_iter().map(|a| a.0).collect();
            self.model.add_base_rules();
        }
        ((!fatal).then_some(self.model), self.diags)
    }
}

/// The premises that a memory of views can execute.
enum Form {
    Light,
    Strong,
    Release,
    Acquire,
    Global,
    Carry,
}

fn view_form(claim: &(OpRef, OpRef), when: &(OpRef, OpRef)) -> Option<Form> {
    let key = |r: &OpRef| {
        format!("{}({}){}", r.op, r.inst, r.at.as_ref().map_or(String::new(), |a| format!("@{a}")))
    };
    let whole = [key(&claim.0), key(&claim.1), key(&when.0), key(&when.1)];
    let whole: Vec<&str> = whole.iter().map(|s| s.as_str()).collect();
    Some(match whole[..] {
        ["Re(k)@q", "Re(j)@q", "Re(k)@own", "Ex(i)"] => Form::Light,
        ["Re(k)@q", "Re(j)@q", "Re(k)@own", "Re(j)"] => Form::Release,
        ["Re(k)@q", "Ex(i)", "Re(k)@own", "Ex(i)"] => Form::Strong,
        ["Re(k)@own", "Ex(j)", "Re(k)@q", "Re(i)@q"] => Form::Acquire,
        ["Re(k)@own", "Ex(j)", "Re(k)@q", "Ex(i)"] => Form::Global,
        ["Re(k)@q", "Re(j)@q", "Re(k)@q", "Re(i)@q"] => Form::Carry,
        _ => return None,
    })
}

/// First and last identity of `[S]` or `[S];..;[T]`.
fn ends_of(rel: &Rel) -> Option<(Option<u8>, u8)> {
    let mut flat = Vec::new();
    flatten(rel, &mut flat);
    match (flat.first()?, flat.last()?) {
        (Rel::Id(a), Rel::Id(b)) => Some(((flat.len() > 1).then_some(*a), *b)),
        _ => None,
    }
}

fn flatten(rel: &Rel, out: &mut Vec<Rel>) {
    match rel {
        Rel::Seq(parts) => parts.iter().for_each(|p| flatten(p, out)),
        other => out.push(other.clone()),
    }
}

fn base_set(name: &str) -> Option<Set> {
    Some(match name {
        "R" => Set::Class(READ),
        "W" => Set::Class(WRITE),
        "M" => Set::Class(READ | WRITE),
        "F" => Set::Class(FENCE),
        "B" => Set::Class(BRANCH),
        "RMW" | "AMO" => Set::Rmw,
        "none" => Set::None,
        _ => return None,
    })
}

fn base_rel(name: &str) -> Option<Rel> {
    Some(match name {
        "po" => Rel::Po,
        "po-loc" | "po-loc-no-w" => Rel::PoLoc,
        "rmw" => Rel::Rmw,
        "rfi" => Rel::Rfi,
        "rsw" => Rel::SameSource,
        _ => return None,
    })
}

/// The name that differs in the fewest letters, if few enough.
fn nearest<'a>(name: &str, names: impl Iterator<Item = &'a str>) -> Option<String> {
    let cost = |n: &str| distance(&name.to_lowercase(), &n.to_lowercase());
    let best = names.map(|n| (cost(n), n)).min()?;
    (best.0 <= 2 && best.0 < name.len()).then(|| best.1.to_string())
}

fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, ca) in a.chars().enumerate() {
        let mut diag = row[0];
        row[0] = i + 1;
        for (j, &cb) in b.iter().enumerate() {
            let next = (diag + (ca != cb) as usize).min(row[j] + 1).min(row[j + 1] + 1);
            diag = std::mem::replace(&mut row[j + 1], next);
        }
    }
    row[b.len()]
}
