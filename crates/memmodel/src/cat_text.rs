//! Reading `.cat` files: the text, not what it means.

use heddle_span::{Diagnostic, FileId, Span};
use std::fmt;

#[derive(Clone, Debug)]
pub enum Expr {
    Name(String, Span),
    /// `[S]`
    Id(Box<Expr>),
    Seq(Vec<Expr>),
    Or(Vec<Expr>),
    And(Box<Expr>, Box<Expr>),
    Diff(Box<Expr>, Box<Expr>),
    Opt(Box<Expr>),
    Plus(Box<Expr>),
    Star(Box<Expr>),
    Cross(Box<Expr>, Box<Expr>),
    Call(String, Box<Expr>, Span),
}

#[derive(Clone, Debug)]
pub enum Item {
    Title(String),
    Include(String, Span),
    Let(String, Expr),
    Axiom { kind: String, body: Expr, name: String, span: Span },
}

impl Expr {
    pub fn span(&self) -> Span {
        match self {
            Expr::Name(_, s) | Expr::Call(_, _, s) => *s,
            Expr::Seq(p) | Expr::Or(p) => p[0].span(),
            Expr::Id(a) | Expr::Opt(a) | Expr::Plus(a) | Expr::Star(a) => a.span(),
            Expr::And(a, _) | Expr::Diff(a, _) | Expr::Cross(a, _) => a.span(),
        }
    }

    /// The members of a union.
    pub fn terms(&self) -> Vec<&Expr> {
        match self {
            Expr::Or(parts) => parts.iter().flat_map(|p| p.terms()).collect(),
            // A product of unions with a relation is a union of its own.
            e => vec![e],
        }
    }

    /// How many parts it has.
    pub fn size(&self) -> usize {
        1 + match self {
            Expr::Name(..) => 0,
            Expr::Seq(v) | Expr::Or(v) => v.iter().map(Expr::size).sum(),
            Expr::And(a, b) | Expr::Diff(a, b) | Expr::Cross(a, b) => a.size() + b.size(),
            Expr::Id(a) | Expr::Opt(a) | Expr::Plus(a) | Expr::Star(a) | Expr::Call(_, a, _) => {
                a.size()
            }
        }
    }

    /// The expression with names replaced.
    pub fn map(self, get: &dyn Fn(&str) -> Option<Expr>) -> Expr {
        let boxed = |e: Box<Expr>| Box::new((*e).map(get));
        let all = |v: Vec<Expr>| v.into_iter().map(|e| e.map(get)).collect();
        match self {
            Expr::Name(n, s) => get(&n).unwrap_or(Expr::Name(n, s)),
            Expr::Id(a) => Expr::Id(boxed(a)),
            Expr::Seq(v) => Expr::Seq(all(v)),
            Expr::Or(v) => Expr::Or(all(v)),
            // `r & (A*B | C*D)` is a union of what lies between each two.
            Expr::And(a, b) => match (boxed(a), boxed(b)) {
                (a, b) if products(&b) => spread(&a, &b),
                (a, b) if products(&a) => spread(&b, &a),
                (a, b) => Expr::And(a, b),
            },
            Expr::Diff(a, b) => Expr::Diff(boxed(a), boxed(b)),
            Expr::Opt(a) => Expr::Opt(boxed(a)),
            Expr::Plus(a) => Expr::Plus(boxed(a)),
            Expr::Star(a) => Expr::Star(boxed(a)),
            Expr::Cross(a, b) => Expr::Cross(boxed(a), boxed(b)),
            Expr::Call(f, a, s) => Expr::Call(f, boxed(a), s),
        }
    }
}

/// A union of products.
fn products(e: &Expr) -> bool {
    matches!(e, Expr::Or(parts) if parts.iter().all(|p| matches!(p, Expr::Cross(..)) || products(p)))
}

fn spread(r: &Expr, products: &Expr) -> Expr {
    let with = |p: &Expr| Expr::And(Box::new(r.clone()), Box::new(p.clone()));
    Expr::Or(products.terms().into_iter().map(with).collect())
}

impl fmt::Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |v: &[Expr], by: &str| {
            let all: Vec<String> = v.iter().map(|e| e.to_string()).collect();
            format!("({})", all.join(by))
        };
        match self {
            Expr::Name(n, _) => write!(f, "{n}"),
            Expr::Id(a) => write!(f, "[{a}]"),
            Expr::Seq(v) => write!(f, "{}", list(v, ";")),
            Expr::Or(v) => write!(f, "{}", list(v, " | ")),
            Expr::And(a, b) => write!(f, "({a} & {b})"),
            Expr::Diff(a, b) => write!(f, "({a} \\ {b})"),
            Expr::Opt(a) => write!(f, "{a}?"),
            Expr::Plus(a) => write!(f, "{a}+"),
            Expr::Star(a) => write!(f, "{a}*"),
            Expr::Cross(a, b) => write!(f, "({a}*{b})"),
            Expr::Call(n, a, _) => write!(f, "{n}({a})"),
        }
    }
}

/// The statements of a file, or what is wrong with it.
pub fn read(text: &str, file: FileId) -> (Vec<Item>, Vec<Diagnostic>) {
    let end = Span::new(file, text.len(), text.len());
    let mut p = Reader { toks: lex(text, file), at: 0, end, depth: 0, length: 0 };
    let mut items = Vec::new();
    while p.at < p.toks.len() {
        p.length = 0;
        match p.statement() {
            Ok(found) => items.extend(found),
            Err(d) => return (items, vec![d]),
        }
    }
    (items, Vec::new())
}

struct Reader {
    toks: Vec<(String, Span)>,
    at: usize,
    end: Span,
    /// How deep the expression that is being read is nested, and how long it is.
    depth: usize,
    length: usize,
}

/// Nesting and expressions beyond these are refused, so that no input can exhaust the stack.
const DEPTH: usize = 100;
const LENGTH: usize = 1000;

type Res<T> = Result<T, Diagnostic>;

const WORDS: [&str; 12] = [
    "let",
    "include",
    "acyclic",
    "irreflexive",
    "empty",
    "show",
    "unshow",
    "with",
    "flag",
    "as",
    "and",
    "undefined_unless",
];

impl Reader {
    fn peek(&self) -> &str {
        self.toks.get(self.at).map_or("", |t| &t.0)
    }

    fn span(&self) -> Span {
        self.toks.get(self.at).map_or(self.end, |t| t.1)
    }

    fn next(&mut self) -> (String, Span) {
        let t = self.toks.get(self.at).cloned().unwrap_or((String::new(), self.end));
        self.at += 1;
        t
    }

    fn eat(&mut self, word: &str) -> bool {
        let yes = self.peek() == word;
        self.at += yes as usize;
        yes
    }

    fn expect(&mut self, word: &str) -> Res<()> {
        let (found, span) = self.next();
        if found == word {
            return Ok(());
        }
        Err(Diagnostic::error(span, format!("expected `{word}`, found `{found}`")))
    }

    fn statement(&mut self) -> Res<Vec<Item>> {
        let (word, span) = self.next();
        match word.as_str() {
            "include" => {
                let (name, span) = self.next();
                Ok(vec![Item::Include(name.trim_matches('"').to_string(), span)])
            }
            "let" => self.definitions(span),
            "acyclic" | "irreflexive" | "empty" => {
                let body = self.union()?;
                let name = if self.eat("as") { self.next().0 } else { format!("{word} {body}") };
                Ok(vec![Item::Axiom { kind: word, body, name, span }])
            }
            "show" | "unshow" | "with" => {
                while !["", "let", "include", "acyclic", "irreflexive", "empty", "show", "unshow"]
                    .contains(&self.peek())
                {
                    self.next();
                }
                Ok(vec![])
            }
            "flag" | "undefined_unless" | "~" | "procedure" | "call" | "enum" | "instructions" => {
                Err(Diagnostic::unsupported(span, format!("`{word}` statements")))
            }
            w if w.starts_with('"') || self.at == 1 => {
                Ok(vec![Item::Title(w.trim_matches('"').to_string())])
            }
            w => Err(Diagnostic::error(span, format!("expected a statement, found `{w}`"))),
        }
    }

    fn definitions(&mut self, span: Span) -> Res<Vec<Item>> {
        if self.peek() == "rec" {
            return Err(Diagnostic::unsupported(span, "`let rec`"));
        }
        let mut out = Vec::new();
        loop {
            let (name, span) = self.next();
            if self.peek() == "(" {
                return Err(Diagnostic::unsupported(span, format!("the function `{name}`")));
            }
            self.expect("=")?;
            out.push(Item::Let(name, self.union()?));
            if !self.eat("and") {
                return Ok(out);
            }
        }
    }

    // Loosest first: | ; \ & *

    fn union(&mut self) -> Res<Expr> {
        self.eat("|");
        let mut all = vec![self.sequence()?];
        while self.eat("|") {
            all.push(self.sequence()?);
        }
        Ok(if all.len() == 1 { all.remove(0) } else { Expr::Or(all) })
    }

    fn sequence(&mut self) -> Res<Expr> {
        let mut all = vec![self.difference()?];
        while self.eat(";") {
            match self.difference()? {
                Expr::Seq(more) => all.extend(more),
                e => all.push(e),
            }
        }
        Ok(if all.len() == 1 { all.remove(0) } else { Expr::Seq(all) })
    }

    fn difference(&mut self) -> Res<Expr> {
        let mut e = self.meet()?;
        while self.eat("\\") {
            e = Expr::Diff(Box::new(e), Box::new(self.meet()?));
        }
        Ok(e)
    }

    fn meet(&mut self) -> Res<Expr> {
        let mut e = self.product()?;
        while self.eat("&") {
            e = Expr::And(Box::new(e), Box::new(self.product()?));
        }
        Ok(e)
    }

    fn product(&mut self) -> Res<Expr> {
        let e = self.postfix()?;
        if self.eat("*") {
            return Ok(Expr::Cross(Box::new(e), Box::new(self.postfix()?)));
        }
        Ok(e)
    }

    fn postfix(&mut self) -> Res<Expr> {
        let mut e = self.primary()?;
        loop {
            self.fits()?;
            let star = self.peek() == "^*" || self.peek() == "*" && !self.operand_follows();
            e = match self.peek() {
                "+" | "^+" => Expr::Plus(Box::new(e)),
                "?" | "^?" => Expr::Opt(Box::new(e)),
                _ if star => Expr::Star(Box::new(e)),
                "^-1" => return Err(Diagnostic::unsupported(self.span(), "the inverse `^-1`")),
                _ => return Ok(e),
            };
            self.at += 1;
        }
    }

    /// Whether a `*` has a right side: then it is a product.
    fn operand_follows(&self) -> bool {
        let next = self.toks.get(self.at + 1).map_or("", |t| &t.0);
        let name = next.starts_with(|c: char| c.is_alphanumeric() || c == '_');
        next == "(" || name && !WORDS.contains(&next)
    }

    /// Counts one more part of the expression.
    fn fits(&mut self) -> Res<()> {
        self.length += 1;
        let what = match (self.depth > DEPTH, self.length > LENGTH) {
            (true, _) => "nested too deeply",
            (_, true) => "too long",
            _ => return Ok(()),
        };
        Err(Diagnostic::error(self.span(), format!("this expression is {what}")))
    }

    fn primary(&mut self) -> Res<Expr> {
        self.depth += 1;
        self.fits()?;
        let e = self.one_primary()?;
        self.depth -= 1;
        Ok(e)
    }

    fn one_primary(&mut self) -> Res<Expr> {
        let (word, span) = self.next();
        match word.as_str() {
            "(" => {
                let e = self.union()?;
                self.expect(")")?;
                Ok(e)
            }
            "[" => {
                let e = self.union()?;
                self.expect("]")?;
                Ok(Expr::Id(Box::new(e)))
            }
            "~" => Err(Diagnostic::unsupported(span, "the complement `~`")),
            "{" => {
                self.expect("}")?;
                Ok(Expr::Name("0".into(), span))
            }
            w if w.starts_with(|c: char| c.is_alphanumeric() || c == '_')
                && !WORDS.contains(&w) =>
            {
                if self.eat("(") {
                    let e = self.union()?;
                    self.expect(")")?;
                    return Ok(Expr::Call(word, Box::new(e), span));
                }
                Ok(Expr::Name(word, span))
            }
            w => Err(Diagnostic::error(span, format!("expected a relation, found `{w}`"))),
        }
    }
}

/// Words and signs; remarks `(* *)` nest.
fn lex(text: &str, file: FileId) -> Vec<(String, Span)> {
    let bytes = text.as_bytes();
    let mut out = Vec::new();
    let mut i = 0;
    while i < bytes.len() {
        let rest = &text[i..];
        let from = i;
        let c = rest.chars().next().expect("not at the end");
        if c.is_whitespace() {
            i += c.len_utf8();
            continue;
        }
        if rest.starts_with("(*") {
            let mut depth = 0;
            while i < bytes.len() {
                let opens = text[i..].starts_with("(*");
                let closes = text[i..].starts_with("*)");
                depth += opens as i32 - closes as i32;
                i += if opens || closes {
                    2
                } else {
                    text[i..].chars().next().map_or(1, char::len_utf8)
                };
                if depth == 0 {
                    break;
                }
            }
            continue;
        }
        if rest.starts_with("//") {
            i += rest.find('\n').unwrap_or(rest.len());
            continue;
        }
        let word = |c: char| c.is_alphanumeric() || "_-.".contains(c);
        i += if c == '"' {
            rest[1..].find('"').map_or(rest.len(), |n| n + 2)
        } else if rest.starts_with("^-1") {
            3
        } else if c == '^' {
            rest.chars().take(2).map(char::len_utf8).sum()
        } else if word(c) {
            rest.find(|c| !word(c)).unwrap_or(rest.len())
        } else {
            c.len_utf8()
        };
        out.push((text[from..i].to_string(), Span::new(file, from, i)));
    }
    out
}
