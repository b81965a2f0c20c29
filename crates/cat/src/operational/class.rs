//! Which models are of the class that the window machine runs, and what they are there:
//!
//! ```text
//! acyclic po-loc | rf | co | fr                 (accesses to one location)
//! empty rmw & (fre;coe)                         (atomic updates; optional)
//! acyclic LOCAL | rfe | co | fr                 (the model)
//! ```
//!
//! LOCAL being a union of relations inside one thread: `po`, `po-loc`, `addr`, `data`,
//! `ctrl`, `rmw`, `rfi`, fences, and what sets, products and operators make of them. A
//! total order of all accesses that extends LOCAL, in which each load reads the latest
//! store or its own pending one, exists if and only if these axioms hold; so LOCAL is the
//! model, and what comes out is a `.mcm` text. Where LOCAL has all of `po`, the first axiom
//! is a part of the last. Any other axiom is refused by its name.
//!
//! `addr` and `data` are kept by every model here, so a model that does not keep them
//! (Alpha) is refused too.

use super::expr::{Axiom, Expr};
use crate::syntax::ast::Shape;
use heddle_memmodel::{ATTRIBUTES, READ, STATEMENTS, WRITE};
use heddle_span::{Diagnostic, FileId, Span};

/// The `.mcm` text that says the same as these axioms, or everything that is in the way.
pub fn compile(title: &str, axioms: &[Axiom], start: Span) -> Result<String, Vec<Diagnostic>> {
    let mut cat = Cat { title: title.to_string(), ..Cat::default() };
    let mut wrong: Vec<Diagnostic> = axioms.iter().filter_map(|a| cat.axiom(a).err()).collect();
    if wrong.is_empty() && !cat.coherent {
        let text = "a model without `acyclic po-loc | rf | co | fr`: accesses to one location \
                    keep their order here";
        wrong.push(Diagnostic::unsupported(start, text));
    }
    let text = cat.text();
    match cat.main {
        _ if !wrong.is_empty() => {}
        None => {
            let text = "no axiom `acyclic ... | rfe | co | fr`: there is no model in this file";
            wrong.push(Diagnostic::unsupported(start, text));
        }
        Some(span) if !cat.keeps_dependencies(&text) => {
            let text = "an axiom that does not keep `addr` and `data`: every model here does";
            wrong.push(Diagnostic::unsupported(span, text));
        }
        Some(_) => {}
    }
    if wrong.is_empty() { Ok(text) } else { Err(wrong) }
}

#[derive(Default)]
struct Cat {
    title: String,
    coherent: bool,
    llh: bool,
    main: Option<Span>,
    orders: Vec<String>,
    /// `addr` and `data` are among what is kept, or are covered by an unconditional
    /// order of loads before everything.
    addr: bool,
    data: bool,
}

type Res<T> = Result<T, Diagnostic>;

impl Cat {
    fn axiom(&mut self, axiom: &Axiom) -> Res<()> {
        let Axiom { kind, body, name, span } = axiom;
        let outside = || {
            let text = format!(
                "the axiom `{name}`: it is none of `acyclic po-loc | rf | co | fr`, \
                 `empty rmw & (fre;coe)` and `acyclic ... | rfe | co | fr`"
            );
            Err(Diagnostic::unsupported(*span, text))
        };
        let terms = body.terms();
        let is = |t: &&Expr, names: &[&str]| matches!(t, Expr::Name(n, _) if names.contains(&&**n));
        if *kind == Shape::Empty {
            if body.is_nothing() {
                return Ok(());
            }
            let text = body.to_string();
            let atomic = ["(rmw & (fre;coe))", "((fre;coe) & rmw)"].contains(&text.as_str());
            return if atomic { Ok(()) } else { outside() };
        }
        let has = |names: &[&str]| terms.iter().any(|t| is(t, names));
        let communicates = has(&["rf", "rfe"]) && has(&["co", "coe"]) && has(&["fr", "fre"]);
        if *kind != Shape::Acyclic || !communicates {
            return outside();
        }
        let com = ["rf", "rfe", "co", "coe", "fr", "fre"];
        let local: Vec<&Expr> = terms.iter().copied().filter(|t| !is(t, &com)).collect();
        if let [only] = local[..] {
            let text = only.to_string();
            if text == "po-loc" {
                self.coherent = true;
                return Ok(());
            }
            if ["(po-loc \\ (R*R))", "(po-loc & ((W*M) | (M*W)))"].contains(&text.as_str()) {
                (self.coherent, self.llh) = (true, true);
                return Ok(());
            }
        }
        if self.main.replace(*span).is_some() {
            return outside();
        }
        self.coherent |= local.iter().any(|t| t.named("po"));
        // What is left of `co` and `fr` within a thread is that of one location.
        let inner = ["po", "po-loc", "([M];po-loc;[W])", "([M];po;[W])"];
        let kept = local.iter().any(|t| inner.contains(&t.to_string().as_str()));
        let whole = has(&["co"]) && has(&["fr"]);
        if !whole && !kept {
            let text = format!(
                "the axiom `{name}`: `coe` and `fre` in place of `co` and `fr`, without what \
                 they leave out"
            );
            return Err(Diagnostic::unsupported(*span, text));
        }
        // A load that reads its own thread's store is ordered too.
        if has(&["rf"]) {
            self.orders.push("rfi".into());
        }
        local.into_iter().try_for_each(|t| self.local(t)).map_err(|d| in_axiom(d, name, *span))
    }

    fn local(&mut self, t: &Expr) -> Res<()> {
        match bare(t) {
            [Expr::Name(n, _)] if n == "0" => return Ok(()),
            [Expr::Name(n, _)] if n == "addr" => self.addr = true,
            [Expr::Name(n, _)] if n == "data" => self.data = true,
            // A load that is given a pending store waits for all that the store is made of.
            [first, Expr::Id(w), rfi]
                if is_dependency(first) && w.named("W") && rfi.named("rfi") => {}
            [Expr::Name(n, _), rest @ ..] if n == "addr" => {
                let rest = self.relation(&Expr::Seq(rest.to_vec()))?;
                self.orders.push(format!("Is(i) < glob(j): [M];{rest}"));
            }
            _ => {
                let text = self.relation(t)?;
                self.orders.push(text);
            }
        }
        Ok(())
    }

    /// Whether dependencies are kept: by their names, or because loads stay before
    /// everything.
    fn keeps_dependencies(&self, text: &str) -> bool {
        let model = heddle_memmodel::parse(text, FileId::default()).0;
        let orders = |to| model.as_ref().is_some_and(|m| m.orders(READ, to));
        let (loads, stores) = (orders(READ), orders(WRITE));
        (self.addr || loads && stores) && (self.data || stores)
    }

    /// A relation inside one thread, in our words.
    fn relation(&self, e: &Expr) -> Res<String> {
        let refuse = |span: Span, what: &str| {
            Err(Diagnostic::unsupported(span, format!("{what} among the relations of a thread")))
        };
        Ok(match e {
            Expr::Name(n, span) => match n.as_str() {
                "po" | "po-loc" | "po-loc-no-w" | "rsw" | "rmw" | "rfi" => n.clone(),
                "id" => "[M | F]".into(),
                "ctrl" => "[B];po;[M]".into(),
                "addr" | "data" => {
                    return refuse(*span, &format!("`{n}` as a part of another relation"));
                }
                _ => return refuse(*span, &format!("`{n}`")),
            },
            Expr::Id(s) => format!("[{}]", self.set(s)?),
            Expr::Seq(parts) => {
                let mut out: Vec<String> = Vec::new();
                for p in parts {
                    if matches!(p, Expr::Name(n, _) if n == "ctrl") {
                        // The branch waits for the load by itself.
                        if !out.iter().all(|o| ["[R]", "[M]"].contains(&o.as_str())) {
                            return refuse(p.span(), "`ctrl` behind another relation");
                        }
                        out = vec!["[B]".into(), "po".into()];
                        continue;
                    }
                    out.push(self.relation(p)?);
                }
                out.join(";")
            }
            Expr::Or(parts) => {
                let all: Res<Vec<String>> = parts.iter().map(|p| self.relation(p)).collect();
                format!("({})", all?.join(" | "))
            }
            Expr::And(a, b) => match (&**a, &**b) {
                (Expr::Cross(x, y), r) | (r, Expr::Cross(x, y)) => self.between(x, r, y)?,
                (a, b) => format!("({} & {})", self.part(a)?, self.part(b)?),
            },
            Expr::Diff(a, b) => {
                let r = self.part(a)?;
                match &**b {
                    Expr::Cross(x, y) => format!("({r} \\ ({}))", self.between(x, a, y)?),
                    b => format!("({r} \\ {})", self.part(b)?),
                }
            }
            Expr::Opt(a) => format!("({})?", self.relation(a)?),
            Expr::Plus(a) => format!("({})+", self.relation(a)?),
            Expr::Star(a) => format!("(({})+)?", self.relation(a)?),
            Expr::Cross(x, _) => return refuse(x.span(), "a product by itself"),
            Expr::Call(f, a, span) => {
                let ends: Vec<char> = f.chars().collect();
                match ends[..] {
                    [x, y] if "RWM".contains(x) && "RWM".contains(y) => {
                        format!("[{x}];{};[{y}]", self.relation(a)?)
                    }
                    _ if f == "fencerel" => format!("po;[{}];po", self.set(a)?),
                    _ => return refuse(*span, &format!("the function `{f}`")),
                }
            }
        })
    }

    /// A relation as an operand: `;` binds less than what it is a part of.
    fn part(&self, e: &Expr) -> Res<String> {
        let text = self.relation(e)?;
        Ok(if matches!(e, Expr::Seq(_) | Expr::Call(..)) { format!("({text})") } else { text })
    }

    fn between(&self, x: &Expr, r: &Expr, y: &Expr) -> Res<String> {
        let ctrl = matches!(r, Expr::Name(n, _) if n == "ctrl");
        let (x, y) = (self.set(x)?, self.set(y)?);
        if ctrl {
            return Ok(format!("[B];po;[{y}]"));
        }
        Ok(format!("[{x}];{};[{y}]", self.relation(r)?))
    }

    fn set(&self, e: &Expr) -> Res<String> {
        Ok(match e {
            Expr::Name(n, span) => {
                let known = ["R", "W", "M", "F", "B", "RMW"].contains(&n.as_str())
                    || ATTRIBUTES.iter().any(|a| a.0 == n);
                match n.as_str() {
                    "_" => "M | F".into(),
                    "0" => "none".into(),
                    _ if known => n.clone(),
                    _ => {
                        let text = format!("the set `{n}`, which no program here has");
                        return Err(Diagnostic::unsupported(*span, text));
                    }
                }
            }
            Expr::Or(parts) => {
                let all: Res<Vec<String>> = parts.iter().map(|p| self.set(p)).collect();
                format!("({})", all?.join(" | "))
            }
            Expr::And(a, b) => format!("({} & {})", self.set(a)?, self.set(b)?),
            Expr::Diff(a, b) => format!("({} \\ {})", self.set(a)?, self.set(b)?),
            other => {
                let text = "this expression as a set";
                return Err(Diagnostic::unsupported(other.span(), text));
            }
        })
    }

    fn text(&self) -> String {
        let name: String = self
            .title
            .to_lowercase()
            .chars()
            .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
            .collect();
        let name = name.trim_matches('-');
        // A name is a word, and not one that begins a statement.
        let name = match name.starts_with(|c: char| c.is_ascii_alphabetic()) {
            true if STATEMENTS.contains(&name) => format!("{name}-"),
            true => name.to_string(),
            false => "imported".to_string(),
        };
        let title: String = self.title.chars().filter(|c| !c.is_control() && *c != '"').collect();
        let mut out = format!("model {name} \"{title}, from a .cat file\"\natomic Re\n");
        if self.llh {
            out += "uniproc llh\n";
        }
        for (i, o) in self.orders.iter().enumerate() {
            out += &format!("order ppo{i} {o}\n");
        }
        out
    }
}

/// A sequence without the sets of accesses that its dependencies begin and end in anyway.
fn bare(t: &Expr) -> &[Expr] {
    let Expr::Seq(parts) = t else { return std::slice::from_ref(t) };
    let any = |e: &Expr| matches!(e, Expr::Id(s) if s.named("M") || s.named("R"));
    let from = usize::from(any(&parts[0]) && parts.get(1).is_some_and(is_dependency));
    let mut out = &parts[from..];
    let plain = |e: &Expr| matches!(e, Expr::Id(s) if s.named("M"));
    while let [rest @ .., last] = out
        && !rest.is_empty()
        && is_dependency(&out[0])
        && (plain(last)
            || rest.len() == 1 && rest[0].named("data") && *last_set(last) == *"W"
            || rest[rest.len() - 1].named("rfi") && *last_set(last) == *"R")
    {
        out = rest;
    }
    out
}

/// The name of the set that `[S]` is made of.
fn last_set(e: &Expr) -> &str {
    match e {
        Expr::Id(s) => match &**s {
            Expr::Name(n, _) => n,
            _ => "",
        },
        _ => "",
    }
}

/// `addr`, `data`, or either.
fn is_dependency(e: &Expr) -> bool {
    e.terms().iter().all(|t| t.named("addr") || t.named("data"))
}

/// What is wrong inside an axiom, with the axiom's name, at its place.
pub(super) fn in_axiom(wrong: Diagnostic, name: &str, span: Span) -> Diagnostic {
    let text = format!("the axiom `{name}`: {}", wrong.message);
    let mut out = Diagnostic::unsupported(span, text);
    out.labels.extend(wrong.labels);
    out
}
