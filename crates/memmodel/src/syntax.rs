//! The text of a memory model: tokens, statements, expressions, all with spans.
//!
//! A statement starts with a reserved word and ends where the next one starts,
//! so line breaks mean nothing and an error costs one statement, not the file.

use heddle_span::{Diagnostic, FileId, Piece, Rules, Span, Texts, scan};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tok {
    Word(String),
    Text(String),
    Sym(char),
    End,
}

/// Set and relation expressions share one syntax; `check` tells them apart.
#[derive(Clone, Debug)]
pub enum Expr {
    Name(String, Span),
    /// `[S]`: identity on a set.
    Id(Box<Expr>, Span),
    Bin(char, Box<Expr>, Box<Expr>),
    Opt(Box<Expr>),
    Plus(Box<Expr>),
    /// Stands for what could not be read; the error is reported already.
    Bad(Span),
}

impl Expr {
    pub fn span(&self) -> Span {
        match self {
            Expr::Name(_, s) | Expr::Id(_, s) | Expr::Bad(s) => *s,
            Expr::Bin(_, a, b) => a.span().to(b.span()),
            Expr::Opt(a) | Expr::Plus(a) => a.span(),
        }
    }
}

/// `Re(k)@own`: an operation of an instance, as one observer sees it.
#[derive(Clone, Debug)]
pub struct OpRef {
    pub op: String,
    /// `i` the older, `j` the younger, `k` a store of any thread.
    pub inst: char,
    pub at: Option<String>,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub struct Order {
    pub name: String,
    pub span: Span,
    /// `A < B`, if written out.
    pub claim: Option<(OpRef, OpRef)>,
    /// `when A < B`.
    pub premise: Option<(OpRef, OpRef)>,
    pub rel: Expr,
}

#[derive(Clone, Debug)]
pub enum Stmt {
    Model(String, Option<String>, Span),
    Attribute(Vec<(String, Span)>),
    /// `atomic Re`, for all stores or those of a set.
    Atomic(Option<Expr>),
    /// `race S`: accesses of this set must not race.
    Race(Expr),
    /// `uniproc full`, `speculate no`, `commit yes`.
    Switch(String, String, Span),
    Set(String, Span, Expr),
    Let(String, Span, Expr),
    Order(Box<Order>),
}

/// What begins a statement.
pub const STATEMENTS: [&str; 10] = [
    "model",
    "attribute",
    "atomic",
    "uniproc",
    "speculate",
    "commit",
    "race",
    "set",
    "let",
    "order",
];

pub fn parse(text: &str, file: FileId) -> (Vec<Stmt>, Vec<Diagnostic>) {
    let (toks, diags) = lex(text, file);
    let begins = |s: &Span| {
        let before = text[..s.lo as usize].trim_end_matches([' ', '\t']);
        before.is_empty() || before.ends_with('\n')
    };
    let lines = toks.iter().map(|t| begins(&t.1)).collect();
    let mut p = Parser { toks, lines, at: 0, diags, depth: 0, length: 0 };
    let mut out = Vec::new();
    while p.peek() != &Tok::End {
        let told = p.diags.len();
        p.length = 0;
        let stmt = p.statement();
        let clean = p.diags.len() == told;
        // A rule read in part says something else; a name read in part is still a name.
        out.extend(stmt.filter(|s| clean || !matches!(s, Stmt::Order(_))));
        if !p.at_statement() {
            if clean && p.begins_line() {
                p.no_statement();
            } else if clean {
                p.expected("the end of the statement");
            }
            p.skip();
        }
    }
    (out, p.diags)
}

const RULES: Rules = Rules {
    line_remarks: &["#"],
    long_remarks: &[],
    signs: &["[", "]", "(", ")", ";", "|", "&", "\\", "?", "+", "=", "<", ":", "@"],
    begins_word: |c| c.is_ascii_alphanumeric() || c == '_',
    in_word: |c| c.is_ascii_alphanumeric() || "_.-".contains(c),
    word: None,
    in_number: None,
    texts: Texts::OfALine,
    lines: false,
};

fn lex(text: &str, file: FileId) -> (Vec<(Tok, Span)>, Vec<Diagnostic>) {
    let (mut toks, mut diags) = (Vec::new(), Vec::new());
    for (piece, span) in scan(text, file, 0, &RULES) {
        let tok = match piece {
            Piece::Word(word) => Tok::Word(word.to_string()),
            Piece::Sign(sign) => Tok::Sym(sign.chars().next().expect("a sign has a letter")),
            Piece::Text(text) => Tok::Text(text.to_string()),
            Piece::OpenText(text) => {
                diags.push(Diagnostic::error(span, "this text has no end: `\"` is missing"));
                Tok::Text(text.to_string())
            }
            Piece::Unknown(c) => {
                diags.push(Diagnostic::error(span, format!("`{c}` means nothing here")));
                continue;
            }
            Piece::End => Tok::End,
            Piece::Number(_) | Piece::Line | Piece::OpenRemark => {
                unreachable!("models have no numbers, lines or long remarks")
            }
        };
        toks.push((tok, span));
    }
    (toks, diags)
}

struct Parser {
    toks: Vec<(Tok, Span)>,
    /// Whether each of them is the first of its line.
    lines: Vec<bool>,
    at: usize,
    diags: Vec<Diagnostic>,
    /// How deep the expression that is being read is nested, and how long it is.
    depth: usize,
    length: usize,
}

/// Nesting and expressions beyond these are refused, so that no input can exhaust the stack.
const DEPTH: usize = 100;
const LENGTH: usize = 1000;

impl Parser {
    fn peek(&self) -> &Tok {
        &self.toks[self.at].0
    }

    fn span(&self) -> Span {
        self.toks[self.at].1
    }

    fn is(&self, c: char) -> bool {
        *self.peek() == Tok::Sym(c)
    }

    fn eat(&mut self, c: char) -> bool {
        let yes = self.is(c);
        self.at += yes as usize;
        yes
    }

    fn expect(&mut self, c: char) -> bool {
        let yes = self.eat(c);
        if !yes {
            self.expected(&format!("`{c}`"));
        }
        yes
    }

    fn expected(&mut self, what: &str) {
        if self.length > LENGTH || self.depth > DEPTH {
            return; // told already
        }
        let found = match self.peek() {
            Tok::Word(w) => format!("`{w}`"),
            Tok::Text(_) => "a text".to_string(),
            Tok::Sym(c) => format!("`{c}`"),
            Tok::End => "the end of the file".to_string(),
        };
        let span = self.span();
        self.diags.push(Diagnostic::error(span, format!("expected {what}, found {found}")));
    }

    fn begins_line(&self) -> bool {
        self.lines[self.at]
    }

    fn no_statement(&mut self) {
        let what = match self.peek() {
            Tok::Word(w) => format!("no statement begins with `{w}`"),
            _ => "no statement begins like this".to_string(),
        };
        let d = Diagnostic::error(self.span(), what);
        self.diags.push(d.help(format!("there are: {}", STATEMENTS.join(", "))));
    }

    fn at_statement(&self) -> bool {
        match self.peek() {
            Tok::Word(w) => STATEMENTS.contains(&w.as_str()),
            Tok::End => true,
            _ => false,
        }
    }

    fn skip(&mut self) {
        while !self.at_statement() {
            self.at += 1;
        }
    }

    fn word(&mut self, what: &str) -> Option<(String, Span)> {
        if let Tok::Word(w) = self.peek()
            && !self.at_statement()
        {
            let out = (w.clone(), self.span());
            self.at += 1;
            return Some(out);
        }
        self.expected(what);
        None
    }

    fn statement(&mut self) -> Option<Stmt> {
        let span = self.span();
        let Tok::Word(key) = self.peek().clone() else {
            self.expected("a statement");
            self.at += 1;
            return None;
        };
        self.at += 1;
        Some(match key.as_str() {
            "model" => {
                let (name, at) = self.word("the model's name")?;
                let doc = if let Tok::Text(t) = self.peek().clone() {
                    self.at += 1;
                    Some(t)
                } else {
                    None
                };
                Stmt::Model(name, doc, at)
            }
            "attribute" => {
                let mut names = vec![self.word("an attribute")?];
                while !self.at_statement() {
                    names.push(self.word("an attribute")?);
                }
                Stmt::Attribute(names)
            }
            "atomic" => {
                let (op, at) = self.word("`Re`")?;
                if op != "Re" {
                    self.diags.push(Diagnostic::error(at, "only `atomic Re` is a constraint"));
                }
                let set = if self.eat(':') { Some(self.expr(0)) } else { None };
                Stmt::Atomic(set)
            }
            "race" => Stmt::Race(self.expr(0)),
            "uniproc" | "speculate" | "commit" => {
                let (value, at) = self.word("a value")?;
                Stmt::Switch(key, value, at)
            }
            "set" | "let" => {
                let (name, at) = self.word("a name")?;
                self.expect('=').then_some(())?;
                let e = self.expr(0);
                if key == "set" { Stmt::Set(name, at, e) } else { Stmt::Let(name, at, e) }
            }
            "order" => self.order()?,
            _ => {
                let d = Diagnostic::error(span, format!("`{key}` is not a statement"));
                self.diags.push(d.help(format!("statements are {}", STATEMENTS.join(", "))));
                return None;
            }
        })
    }

    fn order(&mut self) -> Option<Stmt> {
        let (name, span) = self.word("the rule's name")?;
        let mut order = Order { name, span, claim: None, premise: None, rel: Expr::Bad(span) };
        let next = |p: &Parser| p.toks.get(p.at + 1).map(|t| t.0.clone());
        let is_op = matches!(self.peek(), Tok::Word(w) if is_operation(w));
        if is_op && next(self) == Some(Tok::Sym(':')) {
            // `Is: R` is short for `Is(i) < glob(j): R`.
            let (op, span) = self.word("an operation")?;
            let glob = OpRef { op: "glob".into(), inst: 'j', at: None, span };
            order.claim = Some((OpRef { op, inst: 'i', at: None, span }, glob));
            self.expect(':');
        } else if is_op && next(self) == Some(Tok::Sym('(')) {
            order.claim = Some(self.less()?);
            if *self.peek() == Tok::Word("when".into()) {
                self.at += 1;
                order.premise = Some(self.less()?);
            }
            self.expect(':').then_some(())?;
        } else {
            self.eat(':');
        }
        order.rel = self.expr(0);
        Some(Stmt::Order(Box::new(order)))
    }

    fn less(&mut self) -> Option<(OpRef, OpRef)> {
        let a = self.operation()?;
        self.expect('<').then_some(())?;
        Some((a, self.operation()?))
    }

    fn operation(&mut self) -> Option<OpRef> {
        let (op, span) = self.word("an operation")?;
        if !is_operation(&op) {
            let d = Diagnostic::error(span, format!("`{op}` is not an operation"));
            self.diags.push(d.help("operations are Is, Ex, Re and glob"));
        }
        self.expect('(').then_some(())?;
        let (inst, at) = self.word("`i`, `j` or `k`")?;
        if !["i", "j", "k"].contains(&inst.as_str()) {
            let d = Diagnostic::error(at, format!("`{inst}` is not an instance"));
            self.diags.push(d.help("`i` is the older one, `j` the younger, `k` any store"));
        }
        self.expect(')').then_some(())?;
        let observer = if self.eat('@') { Some(self.word("an observer")?.0) } else { None };
        Some(OpRef { op, inst: inst.chars().next().unwrap_or('i'), at: observer, span })
    }

    /// Binding power: `|` 0, `&` and `\` 1, `;` 2.
    fn expr(&mut self, level: usize) -> Expr {
        const OPS: [&[char]; 3] = [&['|'], &['&', '\\'], &[';']];
        if level == 3 {
            return self.postfix();
        }
        let mut left = self.expr(level + 1);
        while let Tok::Sym(c) = *self.peek()
            && OPS[level].contains(&c)
        {
            self.at += 1;
            left = Expr::Bin(c, Box::new(left), Box::new(self.expr(level + 1)));
        }
        left
    }

    fn postfix(&mut self) -> Expr {
        let mut e = self.atom();
        loop {
            if !self.fits() {
                return e;
            }
            if self.eat('?') {
                e = Expr::Opt(Box::new(e));
            } else if self.eat('+') {
                e = Expr::Plus(Box::new(e));
            } else {
                return e;
            }
        }
    }

    /// Counts one more part of the expression; answers whether that is not too many.
    fn fits(&mut self) -> bool {
        self.length += 1;
        if self.depth <= DEPTH && self.length <= LENGTH {
            return true;
        }
        if *self.peek() != Tok::End {
            let what = if self.depth > DEPTH { "nested too deeply" } else { "too long" };
            let d = Diagnostic::error(self.span(), format!("this expression is {what}"));
            self.diags.push(d);
            // Nothing more is read, and nothing more is missed.
            self.at = self.toks.len() - 1;
            self.length = LENGTH + 1;
        }
        false
    }

    fn atom(&mut self) -> Expr {
        let span = self.span();
        self.depth += 1;
        let e = if self.fits() { self.one_atom() } else { Expr::Bad(span) };
        self.depth -= 1;
        e
    }

    fn one_atom(&mut self) -> Expr {
        let span = self.span();
        if self.eat('(') {
            let e = self.expr(0);
            self.expect(')');
            return e;
        }
        if self.eat('[') {
            let e = self.expr(0);
            let end = self.span();
            self.expect(']');
            return Expr::Id(Box::new(e), span.to(end));
        }
        match self.word("a relation or a set") {
            Some((w, s)) => Expr::Name(w, s),
            None => Expr::Bad(span),
        }
    }
}

fn is_operation(w: &str) -> bool {
    ["Is", "Ex", "Re", "glob"].contains(&w)
}
