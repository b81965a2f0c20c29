//! The parser of cat, by recursive descent.
//!
//! From loosest to tightest: `|`, `++`, `;`, `\`, `&`, `*` between two operands, `~`,
//! then the postfix operators, then application by juxtaposition. After an error it goes
//! on at the next instruction, so that all errors of a file are told at once.

use super::ast::*;
use super::lex::{Token, words};
use heddle_span::{Diagnostic, FileId, Span};
use std::sync::Arc;

/// Nesting beyond this is refused, so that the parser's own stack is safe.
pub(super) const DEEPEST: usize = 200;

/// With so many errors, the rest of a file is not read.
const MOST_ERRORS: usize = 100;

/// So are expressions with more operators than this: chains of them are trees as deep.
const LONGEST: usize = 1000;

/// Reads a file; the tree has what could be read.
pub fn parse(text: &str, file: FileId) -> (File, Vec<Diagnostic>) {
    let (words, wrong) = words(text, file);
    let (made, failed) = (Vec::new(), false);
    let (at, depth, length, blocks, unended) = Default::default();
    let mut parser =
        Parser { text, words, at, wrong, made, failed, unended, depth, length, blocks };
    let mut out = File { title: parser.title(), ..File::default() };
    out.catdep = parser.take_name("catdep");
    out.body = parser.instructions(&[]);
    let mut wrong = parser.wrong;
    wrong.truncate(100);
    (out, wrong)
}

pub(super) struct Parser<'a> {
    text: &'a str,
    words: Vec<(Token<'a>, Span)>,
    pub(super) at: usize,
    wrong: Vec<Diagnostic>,
    /// The expressions of the instruction that are finished, each behind its parts.
    pub(super) made: Vec<Sub>,
    /// The instruction before could not be read.
    failed: bool,
    /// Blocks whose beginning could not be read: each has an `end` that is of no use.
    unended: usize,
    /// Expressions within expressions.
    pub(super) depth: usize,
    /// Operators of the instruction.
    length: usize,
    /// Blocks within blocks.
    blocks: usize,
}

/// What went wrong is in the list already.
pub(super) struct Failed;
pub(super) type Result<T> = std::result::Result<T, Failed>;

/// Words that begin an instruction, end a block, or follow the title: no names.
pub(super) const INSTRUCTIONS: [&str; 21] = [
    "let",
    "include",
    "acyclic",
    "irreflexive",
    "empty",
    "flag",
    "undefined_unless",
    "assert",
    "show",
    "unshow",
    "procedure",
    "call",
    "enum",
    "instructions",
    "events",
    "with",
    "forall",
    "if",
    "end",
    "else",
    "catdep",
];

pub(super) const RESERVED: [&str; 16] = [
    "let", "rec", "and", "in", "do", "fun", "match", "with", "end", "try", "if", "then", "else",
    "as", "from", "when",
];

impl<'a> Parser<'a> {
    /// One more operator.
    pub(super) fn longer(&mut self) -> Result<()> {
        self.length += 1;
        if self.length > LONGEST { self.fail("fewer operators in one expression") } else { Ok(()) }
    }

    pub(super) fn peek(&self) -> Token<'a> {
        self.words[self.at].0
    }

    pub(super) fn ahead(&self, n: usize) -> Token<'a> {
        self.words.get(self.at + n).map_or(Token::End, |w| w.0)
    }

    pub(super) fn span(&self) -> Span {
        self.words[self.at].1
    }

    pub(super) fn before(&self) -> Span {
        self.words[self.at.saturating_sub(1)].1
    }

    pub(super) fn next(&mut self) -> Token<'a> {
        let token = self.peek();
        if token != Token::End {
            self.at += 1;
        }
        token
    }

    pub(super) fn take(&mut self, mark: &str) -> bool {
        let found = matches!(self.peek(), Token::Mark(m) if m == mark);
        self.at += usize::from(found);
        found
    }

    pub(super) fn take_name(&mut self, name: &str) -> bool {
        let found = self.peek() == Token::Name(name);
        self.at += usize::from(found);
        found
    }

    pub(super) fn fail<T>(&mut self, what: impl Into<String>) -> Result<T> {
        let found = match self.peek() {
            Token::Name(n) => format!("`{n}`"),
            Token::Tag(t) => format!("`'{t}`"),
            Token::Text(_) => "a text".into(),
            Token::Mark(m) => format!("`{m}`"),
            Token::End => "the end of the file".into(),
        };
        let text = format!("expected {}, found {found}", what.into());
        self.wrong.push(Diagnostic::error(self.span(), text));
        Err(Failed)
    }

    pub(super) fn want(&mut self, mark: &str) -> Result<()> {
        if self.take(mark) { Ok(()) } else { self.fail(format!("`{mark}`")) }
    }

    pub(super) fn want_word(&mut self, word: &str) -> Result<()> {
        if self.take_name(word) { Ok(()) } else { self.fail(format!("`{word}`")) }
    }

    pub(super) fn name(&mut self) -> Result<String> {
        match self.peek() {
            Token::Name(n) if !RESERVED.contains(&n) => {
                self.at += 1;
                Ok(n.to_string())
            }
            _ => self.fail("a name"),
        }
    }

    /// A text, or one or two bare words, before the first instruction.
    fn title(&mut self) -> Option<String> {
        let mut title: Vec<&str> = Vec::new();
        loop {
            match self.peek() {
                Token::Text(t) => title.push(t),
                Token::Name(n) if !INSTRUCTIONS.contains(&n) => title.push(n),
                _ => break,
            }
            self.at += 1;
        }
        (!title.is_empty()).then(|| title.join(" "))
    }

    /// Instructions up to one of these words (which stays) or the end.
    fn instructions(&mut self, ends: &[&str]) -> Vec<Instr> {
        let mut out = Vec::new();
        self.blocks += 1;
        if self.blocks > DEEPEST {
            let _ = self.fail::<()>("less nesting");
            self.at = self.words.len() - 1;
        }
        loop {
            match self.peek() {
                Token::End => break,
                Token::Name(n) if ends.contains(&n) => break,
                _ => {}
            }
            self.length = 0;
            self.made.clear();
            let from = self.at;
            let instr = self.instruction();
            self.failed = instr.is_err();
            match instr {
                Ok(Some(instr)) => out.push(instr),
                Ok(None) => {}
                Err(Failed) => out.push(self.recover(from, ends)),
            }
        }
        self.blocks -= 1;
        out
    }

    /// Goes on at the next word that begins an instruction; what is left of the one that
    /// began here.
    fn recover(&mut self, from: usize, ends: &[&str]) -> Instr {
        self.depth = 0;
        if self.at == from {
            self.at += 1;
        }
        if self.wrong.len() >= MOST_ERRORS {
            self.at = self.words.len() - 1;
        }
        while !self.begins_instruction(from, ends) {
            self.at += 1;
        }
        let first = self.words[from].0;
        self.unended += usize::from(matches!(first, Token::Name("procedure" | "forall")));
        let needed = !matches!(first, Token::Name("let" | "procedure" | "show" | "unshow"));
        let (names, tags) = self.defined(from);
        Instr::Broken { names, tags, parts: self.finished(), needed }
    }

    /// Whether what began at `from` is over: words that expressions have, too, must begin a
    /// line, and stand no further to the right.
    fn begins_instruction(&self, from: usize, ends: &[&str]) -> bool {
        let column = |at: usize| {
            let before = &self.text[..self.words[at].1.lo as usize];
            before.len() - before.rfind('\n').map_or(0, |n| n + 1)
        };
        let first = |at: usize| {
            let before = &self.text[..self.words[at].1.lo as usize];
            before[before.len() - column(at)..].trim().is_empty()
        };
        match self.peek() {
            Token::End => true,
            Token::Name(n) if ends.contains(&n) => true,
            Token::Name("else" | "end") => false,
            Token::Name("let" | "with" | "if") => {
                first(self.at) && (column(self.at) <= column(from) || !first(from))
            }
            Token::Name(n) => INSTRUCTIONS.contains(&n),
            _ => false,
        }
    }

    /// Names and tags that are defined by the words from here on that were given up.
    fn defined(&self, from: usize) -> (Vec<String>, Vec<String>) {
        let defining = ["let", "rec", "and", "with", "procedure", "enum", "forall", "fun"];
        let (mut names, mut tags) = (Vec::new(), Vec::new());
        let mut expected = false;
        for (at, (word, _)) in self.words[..self.at].iter().enumerate().skip(from) {
            let behind = self.words.get(at + 1).map(|w| w.0);
            match word {
                Token::Name(n) if defining.contains(n) => expected = true,
                // `x ++ xs -> …`, too.
                Token::Name(n) if expected || behind == Some(Token::Mark("->")) => {
                    names.push(n.to_string());
                }
                Token::Name(n) if behind == Some(Token::Mark("++")) => names.push(n.to_string()),
                Token::Tag(tag) if self.words[from].0 == Token::Name("enum") => {
                    tags.push(tag.to_string());
                }
                Token::Mark("=" | "->") => expected = false,
                _ => {}
            }
        }
        (names, tags)
    }

    /// The largest expressions of the instruction that are finished.
    fn finished(&mut self) -> Vec<Sub> {
        let mut out: Vec<Sub> = Vec::new();
        for made in std::mem::take(&mut self.made).into_iter().rev() {
            let inner = |of: &Sub| of.span.lo <= made.span.lo && made.span.hi <= of.span.hi;
            // Each stands behind its parts, so the last one is the only one to ask.
            if !out.last().is_some_and(inner) {
                out.push(made);
            }
        }
        out
    }

    fn instruction(&mut self) -> Result<Option<Instr>> {
        let span = self.span();
        if self.peek() == Token::Mark("~") {
            return self.check(Mode::Require).map(|check| Some(Instr::Check(check)));
        }
        let Token::Name(word) = self.peek() else { return self.fail("an instruction") };
        if word == "end" && self.unended > 0 {
            self.unended -= 1;
            self.at += 1;
            return Ok(None);
        }
        let instr = match word {
            "let" => {
                let (rec, bindings) = self.bindings()?;
                if self.peek() == Token::Name("in") {
                    if self.failed {
                        // It is a part of what could not be read before.
                        return Err(Failed);
                    }
                    return self.fail("an instruction; `let … in` is an expression");
                }
                let when =
                    if self.take_name("when") { Some(self.check(Mode::Require)?) } else { None };
                Instr::Let { rec, bindings, when }
            }
            "include" => {
                self.at += 1;
                let Token::Text(file) = self.peek() else { return self.fail("a file's name") };
                let span = span.to(self.span());
                self.at += 1;
                Instr::Include { file: file.to_string(), span }
            }
            "acyclic" | "irreflexive" | "empty" => Instr::Check(self.check(Mode::Require)?),
            "flag" | "undefined_unless" | "assert" => {
                self.at += 1;
                let mode = match word {
                    "flag" => Mode::Flag,
                    "assert" => Mode::Assert,
                    _ => Mode::UndefinedUnless,
                };
                Instr::Check(self.check(mode)?)
            }
            "show" | "unshow" => return self.show(),
            "procedure" => self.procedure()?,
            "call" => {
                self.at += 1;
                let name = self.name()?;
                let arg = self.base()?;
                let as_name = self.as_name()?;
                Instr::Call { name, arg, as_name, span: span.to(self.before()) }
            }
            "enum" => self.enumeration()?,
            "instructions" | "events" => {
                self.at += 1;
                let (kind, span) = (self.name()?, self.before());
                self.want("[")?;
                let mut tags = vec![self.expr()?];
                while self.take(",") {
                    tags.push(self.expr()?);
                }
                self.want("]")?;
                Instr::Events { kind, span, tags }
            }
            "with" => {
                self.at += 1;
                let name = self.name()?;
                self.want_word("from")?;
                Instr::With { name, from: self.expr()?, span: span.to(self.before()) }
            }
            "forall" => {
                self.at += 1;
                let name = self.name()?;
                self.want_word("in")?;
                let of = self.expr()?;
                self.want_word("do")?;
                let body = self.instructions(&["end"]);
                self.want_word("end")?;
                Instr::ForAll { name, of, body: Arc::new(body) }
            }
            "if" => {
                self.at += 1;
                let test = self.test()?;
                self.take_name("then");
                let yes = self.instructions(&["else", "end"]);
                let no =
                    if self.take_name("else") { self.instructions(&["end"]) } else { Vec::new() };
                self.want_word("end")?;
                Instr::If { test, yes: Arc::new(yes), no: Arc::new(no) }
            }
            _ => return self.fail("an instruction"),
        };
        Ok(Some(instr))
    }

    fn check(&mut self, mode: Mode) -> Result<Check> {
        let span = self.span();
        let negated = self.take("~");
        let shape = match self.peek() {
            Token::Name("acyclic") => Shape::Acyclic,
            Token::Name("irreflexive") => Shape::Irreflexive,
            Token::Name("empty") => Shape::Empty,
            _ => return self.fail("`acyclic`, `irreflexive` or `empty`"),
        };
        self.at += 1;
        let of = self.expr()?;
        let name = self.as_name()?;
        Ok(Check { mode, negated, shape, of, name, span: span.to(self.before()) })
    }

    fn as_name(&mut self) -> Result<Option<String>> {
        if !self.take_name("as") {
            return Ok(None);
        }
        // The next instruction is no name.
        match self.peek() {
            Token::Name(word) if INSTRUCTIONS.contains(&word) => self.fail("a name"),
            _ => self.name().map(Some),
        }
    }

    fn show(&mut self) -> Result<Option<Instr>> {
        let hide = self.next() == Token::Name("unshow");
        let mut shown = Vec::new();
        loop {
            let expr = self.expr()?;
            shown.push((expr, self.as_name()?));
            if !self.take(",") {
                return Ok((!hide).then_some(Instr::Show(shown)));
            }
        }
    }

    fn procedure(&mut self) -> Result<Instr> {
        self.at += 1;
        let name = self.name()?;
        let params = self.pattern()?;
        self.want("=")?;
        let body = Arc::new(self.instructions(&["end"]));
        self.want_word("end")?;
        Ok(Instr::Procedure { name, params, body })
    }

    fn enumeration(&mut self) -> Result<Instr> {
        self.at += 1;
        let name = self.name()?;
        self.want("=")?;
        self.take("||");
        let mut tags = Vec::new();
        loop {
            let Token::Tag(tag) = self.peek() else { return self.fail("a tag") };
            self.at += 1;
            tags.push(tag.to_string());
            if !self.take("||") {
                return Ok(Instr::Enum { name, tags });
            }
        }
    }

    /// `let [rec] f x = e and …`, the word `let` included.
    pub(super) fn bindings(&mut self) -> Result<(bool, Vec<Binding>)> {
        self.at += 1;
        let rec = self.take_name("rec");
        let mut bindings = vec![self.binding()?];
        while self.take_name("and") {
            bindings.push(self.binding()?);
        }
        Ok((rec, bindings))
    }

    fn binding(&mut self) -> Result<Binding> {
        let span = self.span();
        let names = self.pattern()?;
        let mut params = Vec::new();
        while !matches!(self.peek(), Token::Mark("=")) {
            params.push(self.pattern()?);
        }
        self.want("=")?;
        let mut value = self.expr()?;
        for param in params.into_iter().rev() {
            let span = value.span;
            value = Arc::new(Expr { span, kind: ExprKind::Fun(param, value) });
        }
        Ok(Binding { span, names, value })
    }

    pub(super) fn pattern(&mut self) -> Result<Pattern> {
        if !self.take("(") {
            return self.name().map(Pattern::Name);
        }
        let mut names = Vec::new();
        if !self.take(")") {
            loop {
                names.push(self.name()?);
                if !self.take(",") {
                    break;
                }
            }
            self.want(")")?;
        }
        Ok(match <[String; 1]>::try_from(names) {
            Ok([one]) => Pattern::Name(one),
            Err(names) => Pattern::Tuple(names),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An expression with all its parentheses.
    fn show(e: &Expr) -> String {
        match &e.kind {
            ExprKind::Name(n) => n.clone(),
            ExprKind::Tag(t) => format!("'{t}"),
            ExprKind::Zero => "0".into(),
            ExprKind::Everything => "_".into(),
            ExprKind::Binary(op, a, b) => {
                let op = match op {
                    Binary::Union => "|",
                    Binary::Add => "++",
                    Binary::Seq => ";",
                    Binary::Minus => "\\",
                    Binary::Inter => "&",
                    Binary::Product => "*",
                };
                format!("({}{op}{})", show(a), show(b))
            }
            ExprKind::Unary(op, a) => format!("{op:?}({})", show(a)),
            ExprKind::Apply(f, a) => format!("{}[{}]", show(f), show(a)),
            ExprKind::Tuple(parts) => parts.iter().map(|p| show(p)).collect::<Vec<_>>().join(","),
            other => format!("{other:?}"),
        }
    }

    fn one(text: &str) -> String {
        let (file, wrong) = parse(&format!("let x = {text}"), FileId(0));
        assert_eq!(wrong, [], "{text}");
        let [Instr::Let { bindings, .. }] = &file.body[..] else { panic!("{file:?}") };
        show(&bindings[0].value)
    }

    #[test]
    fn operators_bind_as_herd_has_them() {
        assert_eq!(one("a ; b \\ c"), "(a;(b\\c))");
        assert_eq!(one("a | b ; c & d"), "(a|(b;(c&d)))");
        assert_eq!(one("a \\ b \\ c"), "((a\\b)\\c)");
        assert_eq!(one("a* ; b"), "(Star(a);b)");
        assert_eq!(one("A * B"), "(A*B)");
        assert_eq!(one("(po ; r)* | s"), "(Star((po;r))|s)");
        assert_eq!(one("~A | B"), "(Not(A)|B)");
        assert_eq!(one("rf^-1 ; co"), "(Inverse(rf);co)");
        assert_eq!(one("domain r | range r"), "(domain[r]|range[r])");
        assert_eq!(one("f(a,b)"), "f[a,b]");
        assert_eq!(one("[A] ; po? ; [B]"), "((ToId(A);Opt(po));ToId(B))");
    }

    #[test]
    fn all_errors_of_a_file_are_told() {
        let text = "\"t\"\nlet x = | y\nlet ok = a\nacyclic\nshow )\nempty b as c";
        let (file, wrong) = parse(text, FileId(0));
        assert_eq!(wrong.len(), 3, "{wrong:?}");
        let whole = |i: &&Instr| !matches!(i, Instr::Broken { .. });
        assert_eq!(file.body.iter().filter(whole).count(), 2, "{file:?}");
        assert_eq!(file.title.as_deref(), Some("t"));
    }

    #[test]
    fn deep_nesting_is_an_error() {
        let deep = format!("let x = {}a{}", "(".repeat(5000), ")".repeat(5000));
        assert!(!parse(&deep, FileId(0)).1.is_empty());
        let deep = format!("let x = {}a", "~".repeat(5000));
        assert!(!parse(&deep, FileId(0)).1.is_empty());
    }
}
