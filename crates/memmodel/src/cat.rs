//! Memory models in herd's `.cat` language, as far as they are of the class that the
//! window machine runs:
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
//! model, and what comes out is a `.mcm` text. Any other axiom is refused by its name.
//!
//! `addr` and `data` are kept by every model here, so a model that does not keep them
//! (Alpha) is refused too. Functions, `let rec`, inverses and complements are not read.

use crate::attrs::ATTRIBUTES;
use crate::cat_text::{Expr, Item, read};
use crate::syntax::STATEMENTS;
use heddle_span::{Diagnostic, FileId, Span};
use std::collections::HashMap;

/// The `.mcm` text that says the same, or everything that is in the way.
pub fn import_cat(text: &str, file: FileId) -> (Option<String>, Vec<Diagnostic>) {
    let (items, mut diagnostics) = read(text, file);
    if !diagnostics.is_empty() {
        return (None, diagnostics);
    }
    let mut cat = Cat::default();
    for item in items {
        if let Err(d) = cat.item(item) {
            diagnostics.push(d);
        }
        // What is built on such an expression says nothing new.
        if cat.is_too_large {
            break;
        }
    }
    if diagnostics.is_empty() {
        let start = Span::new(file, 0, 0);
        if !cat.coherent {
            let text = "a model without `acyclic po-loc | rf | co | fr`: accesses to one location \
                        keep their order here";
            diagnostics.push(Diagnostic::unsupported(start, text));
        }
        match cat.main {
            None => {
                let text = "no axiom `acyclic ... | rfe | co | fr`: there is no model in this file";
                diagnostics.push(Diagnostic::unsupported(start, text));
            }
            Some(span) if !cat.keeps_dependencies() => {
                let text = "an axiom that does not keep `addr` and `data`: every model here does";
                diagnostics.push(Diagnostic::unsupported(span, text));
            }
            Some(_) => {}
        }
    }
    (diagnostics.is_empty().then(|| cat.text()), diagnostics)
}

#[derive(Default)]
struct Cat {
    title: String,
    lets: HashMap<String, Expr>,
    coherent: bool,
    llh: bool,
    main: Option<Span>,
    orders: Vec<String>,
    /// `addr` and `data` are among what is kept, or are covered by an unconditional
    /// order of loads before everything.
    addr: bool,
    data: bool,
    in_order: [bool; 2],
    is_too_large: bool,
}

type Res<T> = Result<T, Diagnostic>;

/// More parts than this are more than anybody means.
const MAX_SIZE: usize = 2000;

impl Cat {
    fn item(&mut self, item: Item) -> Res<()> {
        match item {
            Item::Title(t) => self.title = t,
            Item::Let(name, e) => {
                let e = self.inline(e)?;
                self.lets.insert(name, e);
            }
            Item::Include(name, span) => {
                if !["cos.cat", "stdlib.cat"].contains(&name.as_str()) {
                    let text = format!("the file `{name}`: write what it defines into this one");
                    return Err(Diagnostic::unsupported(span, text));
                }
            }
            Item::Axiom { kind, body, name, span } => {
                let body = self.inline(body)?;
                return self.axiom(&kind, &body, &name, span);
            }
        }
        Ok(())
    }

    /// The expression with what its names stand for.
    fn inline(&mut self, e: Expr) -> Res<Expr> {
        let span = e.span();
        let e = e.map(&|name| self.lets.get(name).cloned());
        if e.size() > MAX_SIZE {
            self.is_too_large = true;
            let text = "an expression that is this large once names are replaced";
            return Err(Diagnostic::unsupported(span, text));
        }
        Ok(e)
    }

    fn axiom(&mut self, kind: &str, body: &Expr, name: &str, span: Span) -> Res<()> {
        let outside = || {
            let text = format!(
                "the axiom `{name}`: it is none of `acyclic po-loc | rf | co | fr`, \
                 `empty rmw & (fre;coe)` and `acyclic ... | rfe | co | fr`"
            );
            Err(Diagnostic::unsupported(span, text))
        };
        let terms = body.terms();
        let is = |t: &&Expr, names: &[&str]| matches!(t, Expr::Name(n, _) if names.contains(&&**n));
        if kind == "empty" {
            let text = body.to_string();
            let atomic = ["(rmw & (fre;coe))", "((fre;coe) & rmw)"].contains(&text.as_str());
            return if atomic { Ok(()) } else { outside() };
        }
        let has = |names: &[&str]| terms.iter().any(|t| is(t, names));
        let communicates = has(&["rf", "rfe"]) && has(&["co", "coe"]) && has(&["fr", "fre"]);
        if kind != "acyclic" || !communicates {
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
        if self.main.replace(span).is_some() {
            return outside();
        }
        // A load that reads its own thread's store is ordered too.
        if has(&["rf"]) {
            self.orders.push("rfi".into());
        }
        local.into_iter().try_for_each(|t| self.local(t))
    }

    fn local(&mut self, t: &Expr) -> Res<()> {
        match t {
            Expr::Name(n, _) if n == "addr" => self.addr = true,
            Expr::Name(n, _) if n == "data" => self.data = true,
            Expr::Name(n, _) if n == "0" => {}
            _ => {
                if let Some(rest) = after_address(t) {
                    let rest = self.relation(&rest)?;
                    self.orders.push(format!("Is(i) < glob(j): [M];{rest}"));
                    return Ok(());
                }
                let text = self.relation(t)?;
                for (i, to) in ["R", "W"].into_iter().enumerate() {
                    let all = [
                        "po".to_string(),
                        format!("[R];po;[{to}]"),
                        "[R];po;[M]".into(),
                        "[M];po;[M]".into(),
                        format!("[M];po;[{to}]"),
                    ];
                    self.in_order[i] |= all.contains(&text);
                }
                self.orders.push(text);
            }
        }
        Ok(())
    }

    fn keeps_dependencies(&self) -> bool {
        let [loads, stores] = self.in_order;
        (self.addr || loads && stores) && (self.data || stores)
    }

    /// A relation inside one thread, in our words.
    fn relation(&self, e: &Expr) -> Res<String> {
        let refuse = |span: Span, what: &str| {
            Err(Diagnostic::unsupported(span, format!("{what} among the relations of a thread")))
        };
        Ok(match e {
            Expr::Name(n, span) => match n.as_str() {
                "po" | "po-loc" | "rmw" | "rfi" => n.clone(),
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
                (a, b) => format!("({} & {})", self.relation(a)?, self.relation(b)?),
            },
            Expr::Diff(a, b) => {
                let r = self.relation(a)?;
                match &**b {
                    Expr::Cross(x, y) => format!("({r} \\ ({}))", self.between(x, a, y)?),
                    b => format!("({r} \\ {})", self.relation(b)?),
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

/// What follows `addr;` in a sequence: those wait for the address only.
fn after_address(t: &Expr) -> Option<Expr> {
    let Expr::Seq(parts) = t else { return None };
    match &parts[..] {
        [Expr::Name(n, _), rest @ ..] if n == "addr" && !rest.is_empty() => {
            Some(Expr::Seq(rest.to_vec()))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{builtin, parse};

    fn import(text: &str) -> Result<String, Vec<String>> {
        let (mcm, wrong) = import_cat(text, FileId(0));
        mcm.ok_or_else(|| wrong.into_iter().map(|d| d.message).collect())
    }

    const UNIPROC: &str = "acyclic po-loc | rf | co | fr as uniproc\n";

    #[test]
    fn the_orders_of_tso_come_out() {
        let text = format!(
            "\"my TSO\" (* a (* nested *) remark *) include \"cos.cat\"\n{UNIPROC}
             let com-tso = rfe | co | fr
             let ppo = po & (W*W | R*M)
             empty rmw & (fre;coe) as atomic
             acyclic ppo | po;[MFENCE];po | com-tso as ghb\nshow ppo"
        );
        let mcm = import(&text).unwrap();
        let (model, wrong) = parse(&mcm, FileId(0));
        let model = model.unwrap_or_else(|| panic!("{mcm}\n{wrong:?}"));
        let tso = builtin("tso").unwrap();
        for a in [crate::READ, crate::WRITE] {
            for b in [crate::READ, crate::WRITE] {
                assert_eq!(model.orders(a, b), tso.orders(a, b), "{mcm}");
            }
        }
    }

    #[test]
    fn what_is_outside_is_named() {
        let main = "acyclic po | rfe | co | fr as main\n";
        let wrong = |rest: &str| import(&format!("\"x\"\n{UNIPROC}{rest}")).unwrap_err().join("; ");
        assert!(wrong(&format!("{main}irreflexive fre;rfe as odd")).contains("`odd`"));
        assert!(wrong("acyclic po | rf as no-thin-air").contains("`no-thin-air`"));
        assert!(wrong("acyclic rfe | co | fr as main").contains("`addr` and `data`"));
        assert!(wrong("let rec a = po | a\n").contains("let rec"));
        assert!(wrong("acyclic po^-1 | rfe | co | fr as m").contains("inverse"));
        assert!(wrong("acyclic po;[Strange];po | rfe | co | fr as m").contains("`Strange`"));
        assert!(
            import("\"x\"\nacyclic po | rfe | co | fr as main").unwrap_err()[0].contains("po-loc")
        );
    }
}
