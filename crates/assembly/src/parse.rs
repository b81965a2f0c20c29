//! Tokens to [`File`]: a hand-written parser that recovers at the end of a
//! statement, so that one mistake does not hide the next.
//!
//! The grammar is in `docs/assembly.md`. Operands of instructions are separated
//! by commas or by nothing (`cmp [1] 0`), statements by line ends or semicolons.

use crate::ast::*;
use crate::lex::{Lexeme, Token, lex};
use crate::program::DeclaredKind;
use heddle_span::{Diagnostic, FileId, Span};

/// Deeper expressions are refused, so that nothing overflows the stack.
const MAX_DEPTH: usize = 100;

pub(crate) struct Parser {
    lexemes: Vec<Lexeme>,
    at: usize,
    pub depth: usize,
    pub diagnostics: Vec<Diagnostic>,
}

/// Reads a whole file.
pub(crate) fn file(text: &str, id: FileId) -> (File, Vec<Diagnostic>) {
    let mut p = Parser::new(text, id, 0);
    let mut file = File::default();
    while p.token() != &Token::End {
        let before = p.at;
        p.item(&mut file);
        if p.at == before {
            p.at += 1;
        }
    }
    (file, p.diagnostics)
}

impl Parser {
    pub fn new(text: &str, file: FileId, start: usize) -> Self {
        Parser { lexemes: lex(text, file, start), at: 0, depth: 0, diagnostics: Vec::new() }
    }

    fn item(&mut self, file: &mut File) {
        if self.eat_separator() {
            return;
        }
        let span = self.span();
        let Token::Word(word) = self.token().clone() else {
            return self.wrong_item(span);
        };
        self.at += 1;
        match word.as_str() {
            "bits" => {
                if file.bits.is_some() {
                    self.error(span, "`bits` is given twice");
                }
                file.bits = Some(self.expr());
                self.end_of_statement();
            }
            "const" => self.consts(file),
            "word" => file.words.extend(self.words(false)),
            "ghost" => file.words.extend(self.words(true)),
            "program" => self.program(file),
            "columns" => self.columns(file),
            "ltl" => self.property(DeclaredKind::Ltl, file, span),
            "ctl" => self.property(DeclaredKind::Ctl, file, span),
            "invariant" => self.property(DeclaredKind::Invariant, file, span),
            "strict" if self.is_word("wake") => {
                self.at += 1;
                file.strict_wake = true;
                self.end_of_statement();
            }
            _ => {
                self.at -= 1;
                self.wrong_item(span);
            }
        }
    }

    fn wrong_item(&mut self, span: Span) {
        let what = format!("expected a declaration, found {}", self.found());
        let known = "a file has: bits, const, word, ghost, program, columns, ltl, ctl, invariant, \
                     strict wake; instructions stand in `program NAME { … }`";
        self.diagnostics.push(Diagnostic::error(span, what).help(known));
        self.skip_statement();
    }

    fn consts(&mut self, file: &mut File) {
        loop {
            let span = self.span();
            let Some(name) = self.name("a name for the constant") else { return };
            if !self.expect("=") {
                return;
            }
            let value = self.expr();
            file.consts.push((name, value, span));
            if !self.eat(",") {
                break;
            }
        }
        self.end_of_statement();
    }

    /// Declarations of words, separated by commas.
    fn words(&mut self, ghost: bool) -> Vec<WordDecl> {
        let mut out = Vec::new();
        loop {
            let span = self.span();
            let name = if self.eat("[") {
                let number = self.expr();
                if !self.expect("]") {
                    return out;
                }
                WordName::Number(number)
            } else {
                match self.name("a name for the word") {
                    Some(name) => WordName::Name(name),
                    None => return out,
                }
            };
            let len = self.eat("[").then(|| self.expr());
            if len.is_some() && !self.expect("]") {
                return out;
            }
            let domain = if self.eat(":") { Some(self.domain()) } else { None };
            let init = if self.eat("=") { self.init() } else { Vec::new() };
            let span = span.to(self.before());
            out.push(WordDecl { name, ghost, len, domain, init, span });
            if !self.eat(",") {
                break;
            }
        }
        self.end_of_statement();
        out
    }

    fn domain(&mut self) -> DomainDecl {
        if self.is_word("bits") {
            self.at += 1;
            return DomainDecl::Bits(self.bound());
        }
        let lo = self.bound();
        self.expect("..");
        DomainDecl::Range(lo, self.bound())
    }

    fn init(&mut self) -> Vec<Ex> {
        if !self.eat("{") {
            return vec![self.expr()];
        }
        let mut values = Vec::new();
        loop {
            self.skip_newlines();
            if self.eat("}") {
                return values;
            }
            values.push(self.expr());
            self.skip_newlines();
            if !self.eat(",") {
                self.expect("}");
                return values;
            }
        }
    }

    fn property(&mut self, kind: DeclaredKind, file: &mut File, span: Span) {
        let Some(name) = self.name("a name for the property") else { return };
        let open = self.span();
        if !self.expect("{") {
            return;
        }
        let mut level = 1;
        let lo = open.hi;
        loop {
            match self.token() {
                Token::Op("{") => level += 1,
                Token::Op("}") => level -= 1,
                Token::End => {
                    let wrong = Diagnostic::error(self.span(), "expected `}` after the formula");
                    self.diagnostics.push(wrong.label(open, "opened here"));
                    return;
                }
                _ => {}
            }
            let here = self.span();
            self.at += 1;
            if level == 0 {
                let text = Span { file: open.file, lo, hi: here.lo };
                file.properties.push(PropertyDecl { kind, name, text, span: span.to(here) });
                return;
            }
        }
    }

    fn program(&mut self, file: &mut File) {
        let span = self.span();
        let Some(name) = self.name("a name for the program") else { return };
        let copies = self.eat("[").then(|| self.expr());
        if copies.is_some() {
            self.expect("]");
        }
        self.skip_newlines();
        let open = self.span();
        if !self.expect("{") {
            return;
        }
        let mut body = Vec::new();
        loop {
            if self.eat_separator() {
                continue;
            }
            if self.eat("}") {
                break;
            }
            if self.token() == &Token::End {
                let wrong = Diagnostic::error(self.span(), "expected `}` after the program");
                self.diagnostics.push(wrong.label(open, "opened here"));
                break;
            }
            let before = self.at;
            self.statement(&mut body);
            if self.at == before {
                self.at += 1;
            }
        }
        file.programs.push(ProgramDecl { name, copies, body, span });
    }

    /// Several programs side by side, as papers print them: one line, one
    /// instruction of each.
    fn columns(&mut self, file: &mut File) {
        let mut programs = Vec::new();
        loop {
            let span = self.span();
            let Some(name) = self.name("a name for the program") else { return };
            programs.push(ProgramDecl { name, copies: None, body: Vec::new(), span });
            self.eat(",");
            self.skip_newlines();
            if self.eat("{") {
                break;
            }
        }
        loop {
            self.skip_newlines();
            if self.eat("}") {
                break;
            }
            if self.token() == &Token::End {
                self.error(self.span(), "expected `}` after the columns");
                break;
            }
            self.row(&mut programs);
        }
        file.programs.append(&mut programs);
    }

    fn row(&mut self, programs: &mut [ProgramDecl]) {
        if matches!(self.token(), Token::Number(_)) {
            self.at += 1;
        }
        let mut column = 0;
        loop {
            match self.token() {
                Token::Newline | Token::End | Token::Op("}") => return,
                Token::Op(";") => {
                    self.at += 1;
                    column += 1;
                    continue;
                }
                _ => {}
            }
            if column >= programs.len() {
                let what = format!("a line here has {} columns at most", programs.len());
                self.error(self.span(), what);
                self.skip_line();
                return;
            }
            let before = self.at;
            self.statement(&mut programs[column].body);
            if self.at == before {
                self.at += 1;
            }
        }
    }

    /// One statement; labels before it are statements of their own.
    fn statement(&mut self, body: &mut Vec<Stmt>) {
        let start = self.span();
        if self.eat("@") {
            return self.note(body, start);
        }
        let Token::Word(word) = self.token().clone() else {
            let what = format!("expected an instruction or a label, found {}", self.found());
            self.error(start, what);
            return self.skip_statement();
        };
        if self.peek(1) == &Token::Op(":") {
            self.at += 2;
            body.push(Stmt::Label(word, start));
            return;
        }
        self.at += 1;
        match word.as_str() {
            "reg" => self.regs(body),
            "private" => body.extend(self.words(false).into_iter().map(Stmt::Private)),
            "lock" if matches!(self.token(), Token::Word(_)) => self.operation(body, start, true),
            _ => {
                self.at -= 1;
                self.operation(body, start, false);
            }
        }
    }

    fn regs(&mut self, body: &mut Vec<Stmt>) {
        loop {
            let span = self.span();
            let Some(name) = self.name("a name for the register") else { return };
            body.push(Stmt::Reg(name, span));
            if !self.eat(",") {
                break;
            }
        }
        self.end_of_statement();
    }

    fn operation(&mut self, body: &mut Vec<Stmt>, start: Span, lock: bool) {
        let name_span = self.span();
        let Some(name) = self.name("an instruction") else { return };
        let name = name.to_ascii_lowercase();
        let mut operands = Vec::new();
        while !self.at_end_of_statement() {
            let before = self.at;
            let whole = name == "assert";
            operands.push(if whole { self.expr() } else { self.operand() });
            if self.at == before {
                self.skip_statement();
                break;
            }
            self.eat(",");
        }
        let span = start.to(self.before());
        body.push(Stmt::Op(OpStmt { name, name_span, lock, operands, span }));
    }

    /// A register, `[…]`, or an expression of constants. After a register or a
    /// memory operand nothing can follow but the next operand, so `mov eax -1`
    /// needs no comma.
    fn operand(&mut self) -> Ex {
        match self.token() {
            Token::Op("[") => self.primary(),
            Token::Word(word) if crate::resolve::is_register(word) => self.primary(),
            _ => self.expr(),
        }
    }

    fn note(&mut self, body: &mut Vec<Stmt>, start: Span) {
        if self.is_word("assert") {
            self.at += 1;
            let cond = self.expr();
            body.push(Stmt::Check(cond, start.to(self.before())));
            return self.end_of_statement();
        }
        let target = self.primary();
        let op = match self.token() {
            Token::Op("=" | ":=") => None,
            Token::Op("+=") => Some(crate::expr::Binary::Add),
            Token::Op("-=") => Some(crate::expr::Binary::Sub),
            _ => {
                let what =
                    format!("expected `=`, `+=`, `-=` or `assert` here, found {}", self.found());
                self.error(self.span(), what);
                return self.skip_statement();
            }
        };
        self.at += 1;
        let value = self.expr();
        body.push(Stmt::Set { target, op, value, span: start.to(self.before()) });
        self.end_of_statement();
    }

    // Small things.

    pub fn token(&self) -> &Token {
        &self.lexemes[self.at].token
    }

    fn peek(&self, ahead: usize) -> &Token {
        &self.lexemes[(self.at + ahead).min(self.lexemes.len() - 1)].token
    }

    pub fn span(&self) -> Span {
        self.lexemes[self.at].span
    }

    /// The span of the last token taken.
    pub fn before(&self) -> Span {
        self.lexemes[self.at.saturating_sub(1)].span
    }

    pub fn advance(&mut self) {
        if self.at + 1 < self.lexemes.len() {
            self.at += 1;
        }
    }

    pub fn eat(&mut self, op: &str) -> bool {
        let found = matches!(self.token(), Token::Op(o) if *o == op);
        self.at += found as usize;
        found
    }

    pub fn expect(&mut self, op: &str) -> bool {
        let found = self.eat(op);
        if !found {
            let what = format!("expected `{op}`, found {}", self.found());
            self.error(self.span(), what);
            self.skip_statement();
        }
        found
    }

    fn is_word(&self, word: &str) -> bool {
        matches!(self.token(), Token::Word(w) if w == word)
    }

    fn name(&mut self, what: &str) -> Option<String> {
        if let Token::Word(word) = self.token().clone() {
            self.at += 1;
            return Some(word);
        }
        let message = format!("expected {what}, found {}", self.found());
        self.error(self.span(), message);
        self.skip_statement();
        None
    }

    fn eat_separator(&mut self) -> bool {
        let found = matches!(self.token(), Token::Newline | Token::Op(";"));
        self.at += found as usize;
        found
    }

    fn skip_newlines(&mut self) {
        while self.token() == &Token::Newline {
            self.at += 1;
        }
    }

    fn at_end_of_statement(&self) -> bool {
        matches!(self.token(), Token::Newline | Token::Op(";" | "}" | "@") | Token::End)
    }

    fn end_of_statement(&mut self) {
        if !self.at_end_of_statement() {
            let what = format!("expected the end of the statement, found {}", self.found());
            self.error(self.span(), what);
            self.skip_statement();
        }
    }

    pub(crate) fn skip_statement(&mut self) {
        while !matches!(self.token(), Token::Newline | Token::Op(";" | "}") | Token::End) {
            self.at += 1;
        }
    }

    fn skip_line(&mut self) {
        while !matches!(self.token(), Token::Newline | Token::End) {
            self.at += 1;
        }
    }

    pub fn found(&self) -> String {
        match self.token() {
            Token::Word(w) => format!("`{w}`"),
            Token::Number(n) => format!("`{n}`"),
            Token::Huge => "a number that is no 32-bit number".into(),
            Token::Op(op) => format!("`{op}`"),
            Token::Newline => "the end of the line".into(),
            Token::Other(c) => format!("`{c}`"),
            Token::End => "the end of the file".into(),
        }
    }

    /// One error for each place: what comes after it there comes of it.
    pub fn error(&mut self, span: Span, message: impl Into<String>) {
        let last = self.diagnostics.last().and_then(|d| d.labels.first());
        if last.is_some_and(|l| l.span == span) {
            return;
        }
        self.diagnostics.push(Diagnostic::error(span, message));
    }

    /// One more level of nesting; `false` (and said so) if it is too deep.
    pub fn deeper(&mut self) -> bool {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            self.error(self.span(), "this expression is nested too deeply");
            self.skip_statement();
            self.depth -= 1;
            return false;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::parse;
    use heddle_span::FileId;

    #[test]
    fn a_word_has_a_domain_and_then_a_first_value() {
        let text = "word x : 0..1 + 2 = 2, y : bits 2 = 1\nprogram P {\n mov [x], 1\n}\n";
        let (program, wrong) = parse(text, FileId(0), &[]);
        assert!(wrong.is_empty(), "{wrong:?}");
        let program = program.unwrap();
        let [x, y] = &program.words[..] else { panic!("{:?}", program.words) };
        assert_eq!((x.domain.lo(), x.domain.hi(), x.init), (0, 3, 2));
        assert_eq!((y.domain.lo(), y.domain.hi(), y.init), (0, 3, 1));
    }

    #[test]
    fn operators_bind_as_in_c() {
        // As the C standard groups them, with the parentheses that say so.
        let cases = [
            ("1 + 2 * 3", 1 + (2 * 3)),
            ("7 - 2 - 3", (7 - 2) - 3),
            ("4 | 3 & 2", 4 | (3 & 2)),
            ("1 ^ 3 & 2", 1 ^ (3 & 2)),
            ("4 | 6 ^ 2", 4 | (6 ^ 2)),
            ("6 & 3 == 3", 6 & i64::from(3 == 3)),
            ("1 == 0 < 2", i64::from(1 == i64::from(0 < 2))),
            ("1 << 1 + 1", 1 << (1 + 1)),
            ("1 < 1 << 1", i64::from(1 < (1 << 1))),
            ("2 || 0", 1),
            ("1 || 0 && 0", 1),
        ];
        for (text, value) in cases {
            let text = format!("const C = {text}\nword x = C\nprogram P {{\n mov [x], 1\n}}\n");
            let (program, wrong) = parse(&text, FileId(0), &[]);
            assert!(wrong.is_empty(), "{text}: {wrong:?}");
            assert_eq!(program.unwrap().words[0].init, value, "{text}");
        }
    }

    #[test]
    fn what_is_too_deep_or_too_long_is_told() {
        let n = 50_000;
        let deep = |a: &str, b: &str| format!("{}1{}", a.repeat(n), b.repeat(n));
        for e in [deep("(", ")"), deep("- ", ""), deep("1 + ", ""), deep("1 -> ", "")] {
            let text = format!("word x\nprogram P {{\n assert {e}\n}}\n");
            let (program, wrong) = parse(&text, FileId(0), &[]);
            assert!(program.is_none() && wrong.len() < 5, "{}", wrong.len());
            assert!(wrong[0].message.contains("too "), "{wrong:?}");
        }
    }
}
