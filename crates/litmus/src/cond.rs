//! Final conditions: `exists (0:EAX=0 /\ [x]=2)` and what surrounds them.

use crate::asm::{Ctx, number, squeeze};
use crate::text::{Piece, keyword};
pub use heddle_memmodel::{Promise, Prop, Var};
use heddle_span::{Diagnostic, Span};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantifier {
    Exists,
    NotExists,
    Forall,
}

impl Quantifier {
    pub fn word(self) -> &'static str {
        match self {
            Quantifier::Exists => "exists",
            Quantifier::NotExists => "~exists",
            Quantifier::Forall => "forall",
        }
    }
}

#[derive(Clone, Debug)]
pub struct Condition {
    pub quantifier: Quantifier,
    pub prop: Prop,
    /// As written, without the quantifier.
    pub text: String,
    /// Where it stands; nowhere if the test has none.
    pub span: Option<Span>,
    pub filter: Option<Prop>,
    /// Registers first, then locations; what an outcome tells.
    pub observed: Vec<Var>,
}

impl Condition {
    /// With its quantifier, as herd prints it.
    pub fn whole(&self) -> String {
        let text = &self.text;
        let whole = text.starts_with('(') && text.ends_with(')');
        let body = if whole { text.clone() } else { format!("({text})") };
        format!("{} {body}", self.quantifier.word())
    }

    /// Whether it asks what can be, and promises nothing.
    pub fn is_question(&self) -> bool {
        self.span.is_some() && self.quantifier == Quantifier::Exists
    }

    /// What is not to be so in a final state, where a question is about what is unwanted.
    pub fn to_avoid(&self) -> Option<Promise> {
        match self.quantifier {
            Quantifier::Forall => self.promise(),
            _ => Condition { quantifier: Quantifier::NotExists, ..self.clone() }.promise(),
        }
    }

    /// That no run is as a question asks, or breaks what is promised: whoever violates it
    /// shows the answer.
    pub fn never(&self) -> Option<Promise> {
        let asked = self.quantifier == Quantifier::Exists;
        let text = self.whole();
        self.to_avoid().map(|p| Promise { text, asked, ..p })
    }

    /// What it promises of every final state; a question promises nothing.
    pub fn promise(&self) -> Option<Promise> {
        let prop = match self.quantifier {
            Quantifier::Exists => return None,
            Quantifier::NotExists => Prop::Not(Box::new(self.prop.clone())),
            Quantifier::Forall => self.prop.clone(),
        };
        let (filter, text) = (self.filter.clone(), self.whole());
        Some(Promise { prop, filter, span: self.span?, text, asked: false })
    }
}

/// Reads everything after the program.
pub fn read(ctx: &mut Ctx, all: Piece) -> Condition {
    let mut cond = Condition {
        quantifier: Quantifier::Forall,
        prop: Prop::True,
        text: "(true)".to_string(),
        span: None,
        filter: None,
        observed: Vec::new(),
    };
    // Trailers of old tests: `with tso: ...` and `<< ... >>`.
    let end = keyword(all.text, "with").into_iter().chain(all.text.find("<<")).min();
    let mut rest = all.sub(0, end.unwrap_or(all.text.len()));
    if let Some(at) = keyword(rest.text, "locations") {
        rest = locations(ctx, rest.sub(at, rest.text.len()), &mut cond.observed);
    }
    if let Some(at) = keyword(rest.text, "filter") {
        let body = rest.sub(at + "filter".len(), rest.text.len());
        let words = ["~exists", "exists", "forall", "final"];
        let cut = words.iter().filter_map(|w| keyword(body.text, w)).min();
        let cut = cut.unwrap_or(body.text.len());
        cond.filter = Some(prop(ctx, body.sub(0, cut)));
        rest = body.sub(cut, body.text.len());
    }
    let found = [
        ("~exists", Quantifier::NotExists),
        ("exists", Quantifier::Exists),
        ("forall", Quantifier::Forall),
        ("final", Quantifier::Exists),
    ];
    let first = found
        .iter()
        .filter_map(|(w, q)| keyword(rest.text, w).map(|at| (at, w, *q)))
        .min_by_key(|f| f.0);
    if let Some((at, word, quantifier)) = first {
        let body = rest.sub(at + word.len(), rest.text.len()).trim();
        let negated = rest.text[..at].trim_end().ends_with('~');
        let body =
            if let Some(t) = body.text.strip_suffix(';') { body.sub(0, t.len()) } else { body };
        cond.quantifier = if negated { Quantifier::NotExists } else { quantifier };
        cond.prop = prop(ctx, body);
        cond.text = squeeze(body.text);
        cond.span = Some(rest.sub(at, rest.text.len()).trim().span());
    }
    cond.prop.vars(&mut cond.observed);
    cond.observed.sort();
    cond.observed.dedup();
    cond
}

fn locations<'a>(ctx: &mut Ctx, all: Piece<'a>, out: &mut Vec<Var>) -> Piece<'a> {
    let Some(open) = all.text.find('[') else {
        ctx.diags.push(all.error("expected `[` after `locations`"));
        return all.sub(all.text.len(), all.text.len());
    };
    let mut depth = 0;
    let close = all.text[open..].char_indices().find(|(_, c)| {
        depth += (*c == '[') as i32 - (*c == ']') as i32;
        depth == 0
    });
    let close = close.map_or(all.text.len(), |(i, _)| open + i);
    for item in all.sub(open + 1, close).split(';') {
        let item = item.trim();
        // A type may stand before the name.
        let (_, rest) = item.word();
        let item = if !rest.text.is_empty() && !item.text.contains(':') { rest } else { item };
        if !item.text.is_empty() {
            match var(ctx, item) {
                Ok(_) if ctx.places.elements(item.text).is_some() => {
                    let elements = ctx.places.elements(item.text).into_iter().flatten();
                    out.extend(elements.map(Var::Loc));
                }
                Ok(v) => out.push(v),
                Err(d) => ctx.diags.push(d),
            }
        }
    }
    all.sub((close + 1).min(all.text.len()), all.text.len())
}

fn var(ctx: &mut Ctx, p: Piece) -> Result<Var, Diagnostic> {
    let inner = unbracketed(p.text).trim_start_matches('*');
    if let Some((thread, reg)) = inner.split_once(':') {
        let digits = thread.trim().trim_start_matches('P');
        let t: usize = digits.parse().map_err(|_| p.error(format!("`{thread}` is no thread")))?;
        if t >= ctx.regs.len() {
            return Err(p.error(format!("there is no thread {t}")));
        }
        return Ok(Var::Reg(t, ctx.reg(t, reg.trim()) as usize));
    }
    let loc = ctx.places.known(inner);
    loc.map(Var::Loc).ok_or_else(|| p.error(format!("there is no `{inner}`")))
}

/// `x` of `[x]`, `x[1]` of `[x[1]]` and of itself.
fn unbracketed(text: &str) -> &str {
    let inner = text.strip_prefix('[').and_then(|t| t.strip_suffix(']'));
    inner.unwrap_or(text).trim()
}

// ---- propositions ----

fn prop(ctx: &mut Ctx, text: Piece) -> Prop {
    let toks = tokens(text);
    let mut p = Parser { ctx, toks, at: 0, end: text, depth: 0, length: 0 };
    let out = p.or();
    if p.at < p.toks.len() {
        let extra = p.toks[p.at];
        p.ctx.diags.push(extra.error(format!("`{}` is not expected here", extra.text)));
    }
    out
}

fn tokens(p: Piece) -> Vec<Piece> {
    let b = p.text.as_bytes();
    let (mut out, mut i) = (Vec::new(), 0);
    while i < b.len() {
        let start = i;
        let two = p.text.get(i..i + 2).unwrap_or("");
        if b[i].is_ascii_whitespace() {
            i += 1;
            continue;
        }
        if ["/\\", "\\/", "<>", "!=", "=="].contains(&two) {
            i += 2;
        } else if b"()~=[]".contains(&b[i]) {
            i += 1;
        } else {
            let word = |c: u8| !c.is_ascii_whitespace() && !b"()~=[]/\\<!".contains(&c);
            while i < b.len() && word(b[i]) {
                i += 1;
            }
            i = i.max(start + 1);
            while !p.text.is_char_boundary(i) {
                i += 1;
            }
        }
        out.push(p.sub(start, i));
    }
    out
}

struct Parser<'c, 'a> {
    ctx: &'c mut Ctx,
    toks: Vec<Piece<'a>>,
    at: usize,
    end: Piece<'a>,
    depth: usize,
    length: usize,
}

/// Nesting and conditions beyond these are refused, so that no input can exhaust the stack.
const DEPTH: usize = 100;
const LENGTH: usize = 1000;

impl<'a> Parser<'_, 'a> {
    fn peek(&self) -> &'a str {
        self.toks.get(self.at).map_or("", |t| t.text)
    }

    fn next(&mut self) -> Piece<'a> {
        self.at += 1;
        let end = self.end.text.len();
        self.toks.get(self.at - 1).copied().unwrap_or(self.end.sub(end, end))
    }

    fn or(&mut self) -> Prop {
        let mut left = self.and();
        while self.peek() == "\\/" {
            self.at += 1;
            left = Prop::Or(Box::new(left), Box::new(self.and()));
        }
        left
    }

    fn and(&mut self) -> Prop {
        let mut left = self.atom();
        while self.peek() == "/\\" {
            self.at += 1;
            left = Prop::And(Box::new(left), Box::new(self.atom()));
        }
        left
    }

    fn atom(&mut self) -> Prop {
        self.depth += 1;
        self.length += 1;
        let prop = if self.depth > DEPTH {
            self.give_up("this condition is nested too deeply")
        } else if self.length > LENGTH {
            self.give_up("this condition is too long")
        } else {
            self.one_atom()
        };
        self.depth -= 1;
        prop
    }

    /// Nothing more is read, and nothing more is told.
    fn give_up(&mut self, why: &str) -> Prop {
        if self.at < self.toks.len() {
            let here = self.toks[self.at];
            self.ctx.diags.push(here.error(why));
        }
        self.at = self.toks.len();
        self.length = LENGTH;
        Prop::True
    }

    fn one_atom(&mut self) -> Prop {
        match self.peek() {
            "(" => {
                self.at += 1;
                let p = self.or();
                let close = self.next();
                if close.text != ")" && self.length < LENGTH {
                    self.ctx.diags.push(close.error("expected `)`"));
                }
                return p;
            }
            "~" | "not" => {
                self.at += 1;
                return Prop::Not(Box::new(self.atom()));
            }
            "true" => {
                self.at += 1;
                return Prop::True;
            }
            "false" => {
                self.at += 1;
                return Prop::Not(Box::new(Prop::True));
            }
            _ => {}
        }
        let left = self.term();
        let op = self.next();
        if !["=", "==", "<>", "!="].contains(&op.text) {
            self.ctx.diags.push(op.error(format!("expected `=`, found `{}`", op.text)));
            return Prop::True;
        }
        let right = self.term();
        let eq = self.equation(left, right);
        if op.text == "=" || op.text == "==" { eq } else { Prop::Not(Box::new(eq)) }
    }

    /// `x`, `[x]`, `0:r1`, `0: r1`, a number: one piece of text.
    fn term(&mut self) -> Piece<'a> {
        let first = self.next();
        let join = |a: Piece<'a>, b: Piece<'a>, end: Piece<'a>| {
            let lo = a.at - end.at;
            let hi = (b.at + b.text.len()) - end.at;
            end.sub(lo, hi.max(lo))
        };
        if first.text == "[" {
            let last = self.closing(1);
            return join(first, last, self.end);
        }
        if self.peek() == "[" {
            let last = self.closing(0);
            return join(first, last, self.end);
        }
        if first.text.starts_with('{') {
            let mut last = first;
            while !last.text.ends_with('}') && self.at < self.toks.len() {
                last = self.next();
            }
            return join(first, last, self.end);
        }
        if first.text.ends_with(':') {
            let second = self.next();
            return join(first, second, self.end);
        }
        if self.peek().starts_with(':') {
            let mut second = self.next();
            if second.text == ":" {
                second = self.next();
            }
            return join(first, second, self.end);
        }
        first
    }

    /// Goes on to the bracket that closes so many, and those that open on the way.
    fn closing(&mut self, mut open: usize) -> Piece<'a> {
        loop {
            let last = self.next();
            match last.text {
                "[" => open += 1,
                "]" => open = open.saturating_sub(1),
                _ => {}
            }
            if open == 0 || self.at >= self.toks.len() {
                return last;
            }
        }
    }

    /// `t={1,2}`: each element.
    fn elements(&mut self, left: Piece, values: Piece<'a>) -> Prop {
        let inner = values.text.strip_prefix('{').and_then(|t| t.strip_suffix('}'));
        let range = self.ctx.places.elements(unbracketed(left.text));
        let (Some(inner), Some(range)) = (inner, range) else {
            self.ctx.diags.push(left.error(format!("`{}` is no array", left.text)));
            return Prop::True;
        };
        let values = values.sub(1, 1 + inner.len()).arguments();
        if values.len() != range.len() {
            let text = format!("`{}` has {} elements", left.text, range.len());
            self.ctx.diags.push(left.error(text));
            return Prop::True;
        }
        let narrow = !self.ctx.places.long;
        let each = range.zip(values).map(|(l, v)| self.is(Var::Loc(l), v, narrow));
        let all: Vec<Prop> = each.collect();
        all.into_iter().reduce(|a, b| Prop::And(Box::new(a), Box::new(b))).unwrap_or(Prop::True)
    }

    fn equation(&mut self, left: Piece<'a>, right: Piece<'a>) -> Prop {
        if right.text.starts_with('{') {
            return self.elements(left, right);
        }
        let var = match var(self.ctx, left) {
            Ok(v) => v,
            Err(d) => {
                self.ctx.diags.push(d);
                return Prop::True;
            }
        };
        let narrow = match (var, left.text.split_once(':')) {
            (Var::Reg(..), Some((_, name))) => self.ctx.arch.width(name) == 32,
            _ => !self.ctx.places.long,
        };
        self.is(var, right, narrow)
    }

    /// A variable has this value, or that of another register. `narrow`: it has 32 bits, in
    /// which a negative number is one of the large ones.
    fn is(&mut self, var: Var, right: Piece, narrow: bool) -> Prop {
        if let Some(v) = number(right.text) {
            let exact = Prop::Eq(var, v);
            if v >= 0 || !narrow {
                return exact;
            }
            return Prop::Or(Box::new(exact), Box::new(Prop::Eq(var, v & 0xffff_ffff)));
        }
        if right.text.contains(':') {
            return match self::var(self.ctx, right) {
                Ok(w) => Prop::Same(var, w),
                Err(d) => {
                    self.ctx.diags.push(d);
                    Prop::True
                }
            };
        }
        let name = unbracketed(right.text.trim_start_matches('&'));
        if name.is_empty() {
            self.ctx.diags.push(right.error("expected a value"));
            return Prop::True;
        }
        match self.ctx.places.known(name) {
            Some(loc) => Prop::Eq(var, self.ctx.places.address(loc)),
            None => {
                self.ctx.diags.push(right.error(format!("there is no `{name}`")));
                Prop::True
            }
        }
    }
}
