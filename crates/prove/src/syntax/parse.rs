//! The parser: by hand, so that one mistake does not hide the next.
//!
//! After a mistake it skips to the end of the statement and goes on; a place is
//! complained about once. The grammar stands in `docs/families.md`.

use super::ast::*;
use super::lex::{Token, lex};
use heddle_span::{Diagnostic, FileId, Span};

pub struct Parser {
    tokens: Vec<(Token, Span)>,
    at: usize,
    pub(super) depth: u32,
    /// Within a formula, where operators of time have names.
    pub(super) in_formula: bool,
    wrong: Vec<Diagnostic>,
    /// The token that was last complained about.
    complained: Option<usize>,
}

/// Reads a family file. What is wrong comes with it, all at once.
pub fn parse(text: &str, file: FileId) -> (File, Vec<Diagnostic>) {
    let mut wrong = Vec::new();
    let tokens = lex(text, file, &mut wrong);
    let mut p = Parser { tokens, at: 0, depth: 0, in_formula: false, wrong, complained: None };
    let mut out = File::default();
    while *p.peek() != Token::End {
        let before = p.at;
        p.item(&mut out);
        if p.at == before {
            p.next();
        }
    }
    (out, p.wrong)
}

impl Parser {
    pub(super) fn peek(&self) -> &Token {
        &self.tokens[self.at].0
    }

    pub(super) fn peek_second(&self) -> &Token {
        &self.tokens[(self.at + 1).min(self.tokens.len() - 1)].0
    }

    pub(super) fn span(&self) -> Span {
        self.tokens[self.at].1
    }

    pub(super) fn next(&mut self) {
        if self.at + 1 < self.tokens.len() {
            self.at += 1;
        }
    }

    pub(super) fn is(&self, sign: &str) -> bool {
        matches!(self.peek(), Token::Sign(s) if *s == sign)
    }

    pub(super) fn is_word(&self, word: &str) -> bool {
        matches!(self.peek(), Token::Name(w) if w == word)
    }

    pub(super) fn take(&mut self, sign: &str) -> bool {
        let found = self.is(sign);
        if found {
            self.next();
        }
        found
    }

    fn take_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        if found {
            self.next();
        }
        found
    }

    pub(super) fn expect(&mut self, sign: &str) -> bool {
        let found = self.take(sign);
        if !found {
            self.expected(&format!("`{sign}`"));
        }
        found
    }

    pub(super) fn expected(&mut self, what: &str) {
        let found = match self.peek() {
            Token::Name(w) => format!("`{w}`"),
            Token::Int(v) => format!("`{v}`"),
            Token::Sign(s) => format!("`{s}`"),
            Token::End => "the end of the file".into(),
        };
        self.error_once(&format!("expected {what}, found {found}"));
    }

    pub(super) fn error_once(&mut self, message: &str) {
        if self.complained != Some(self.at) {
            self.wrong.push(Diagnostic::error(self.span(), message));
        }
        self.complained = Some(self.at);
    }

    /// Gives up on the rest of the file.
    pub(super) fn stop(&mut self) {
        self.at = self.tokens.len() - 1;
        self.complained = Some(self.at);
    }

    pub(super) fn name(&mut self, what: &str) -> Name {
        let span = self.span();
        match self.peek().clone() {
            Token::Name(text) => {
                self.next();
                Name { text, span }
            }
            _ => {
                self.expected(what);
                Name { text: String::new(), span }
            }
        }
    }

    fn names(&mut self, what: &str) -> Vec<Name> {
        let mut names = vec![self.name(what)];
        while self.take(",") {
            names.push(self.name(what));
        }
        names
    }

    /// The `;` at the end of a statement; without it, skips to one.
    fn end(&mut self) {
        if self.take(";") {
            return;
        }
        self.expected("`;`");
        let mut open = 0;
        while *self.peek() != Token::End {
            match self.peek() {
                Token::Sign(";") if open == 0 => {
                    self.next();
                    return;
                }
                Token::Sign("{") => open += 1,
                Token::Sign("}") if open == 0 => return,
                Token::Sign("}") => open -= 1,
                _ => {}
            }
            self.next();
        }
    }

    fn item(&mut self, out: &mut File) {
        let span = self.span();
        let Token::Name(word) = self.peek().clone() else {
            self.expected("a declaration");
            return self.end();
        };
        self.next();
        match word.as_str() {
            "const" => {
                let name = self.name("the name of a constant");
                self.expect("=");
                let value = self.expression();
                out.consts.push((name, value));
                self.end();
            }
            "type" => {
                let name = self.name("the name of a type");
                self.expect("=");
                let ty = self.ty();
                out.types.push((name, ty));
                self.end();
            }
            "module" => self.module(ModuleKind::Module, out),
            "observer" => self.module(ModuleKind::Observer, out),
            "process" if matches!(self.peek_second(), Token::Sign("(")) => {
                self.module(ModuleKind::Process, out)
            }
            "process" => self.process(out),
            "interface" => self.interface(span, out),
            "base" | "step" | "close" => self.block(&word, span, out),
            "observe" => {
                let claim = self.claim("an observer");
                out.observes.push(claim);
            }
            "assume" => {
                let claim = self.claim("an assumption");
                out.assumes.push(claim);
            }
            "property" => {
                let claim = self.claim("a property");
                out.properties.push(claim);
            }
            "invariant" => {
                let claim = self.claim("an invariant");
                out.invariants.push(claim);
            }
            "shared" => {
                let vars = self.vars();
                out.shared.extend(vars);
            }
            "fair" => {
                if !self.take_word("ltl") {
                    self.expected("`ltl`");
                }
                self.formula(true, false, out);
            }
            "ltl" => self.formula(false, false, out),
            "ctl" => self.formula(false, true, out),
            "no" => {
                if !self.take_word("deadlock") {
                    self.expected("`deadlock`");
                }
                out.no_deadlock = Some(span.to(self.tokens[self.at.saturating_sub(1)].1));
                self.end();
            }
            _ => {
                self.at -= 1;
                self.expected(
                    "one of const, type, module, process, observer, interface, base, step, \
                     close, observe, assume, property, shared, invariant, no deadlock, ltl, fair ltl, ctl",
                );
                self.end();
            }
        }
    }

    fn ty(&mut self) -> Type {
        let span = self.span();
        if self.take("{") {
            let names = self.names("a value's name");
            let end = self.span();
            self.expect("}");
            return Type::Names(names, span.to(end));
        }
        if self.take_word("bool") {
            return Type::Bool(span);
        }
        if matches!(self.peek(), Token::Name(_)) && *self.peek_second() != Token::Sign("..") {
            return Type::Named(self.name("a type"));
        }
        let lo = self.expression();
        self.expect("..");
        let hi = self.expression();
        let span = lo.span.to(hi.span);
        Type::Range(Box::new((lo, hi)), span)
    }

    fn port(&mut self, out: &mut Vec<Port>) {
        let direction = if self.take_word("input") {
            Direction::Input
        } else if self.take_word("output") {
            Direction::Output
        } else {
            return self.expected("`input` or `output`");
        };
        let names = self.names("the name of a signal");
        let span = self.span();
        let ty = if self.take(":") { self.ty() } else { Type::Bool(span) };
        out.extend(names.into_iter().map(|name| Port { direction, name, ty: ty.clone() }));
    }

    fn module(&mut self, kind: ModuleKind, out: &mut File) {
        let name = self.name("a name");
        self.expect("(");
        let mut ports = Vec::new();
        while !self.is(")") && *self.peek() != Token::End {
            let before = self.at;
            self.port(&mut ports);
            if !self.take(";") && !self.is(")") {
                self.expected("`;` or `)`");
                break;
            }
            if self.at == before {
                break;
            }
        }
        self.expect(")");
        let body = self.body();
        out.modules.push(Module { kind, name, ports, body });
    }

    fn process(&mut self, out: &mut File) {
        let name = self.name("a name");
        let mut many = None;
        if self.take("[") {
            self.name("the name of a number");
            many = Some(1);
            if self.take(">=") {
                match *self.peek() {
                    Token::Int(v) if v <= 1000 => many = Some(v as u32),
                    _ => self.expected("a number up to 1000"),
                }
                self.next();
            }
            self.expect("]");
        }
        let body = self.body();
        out.processes.push(Process { name, many, body });
    }

    fn body(&mut self) -> Body {
        let mut body = Body::default();
        if self.take_word("asm") {
            let mut bits = 8;
            if self.take_word("bits") {
                match *self.peek() {
                    Token::Int(v @ 1..=16) => bits = v,
                    _ => self.expected("a number from 1 to 16"),
                }
                self.next();
            }
            body.assembly = self.raw_block().map(|span| (span, bits));
            return body;
        }
        if !self.expect("{") {
            return body;
        }
        while !self.is("}") && *self.peek() != Token::End {
            let before = self.at;
            self.statement(&mut body);
            if self.at == before {
                self.next();
            }
        }
        self.expect("}");
        body
    }

    /// The text between braces, not looked into.
    fn raw_block(&mut self) -> Option<Span> {
        let start = self.span();
        if !self.expect("{") {
            return None;
        }
        while !self.is("}") && *self.peek() != Token::End {
            self.next();
        }
        let end = self.span();
        self.expect("}");
        Some(Span { file: start.file, lo: start.hi, hi: end.lo })
    }

    fn statement(&mut self, body: &mut Body) {
        let start = self.span();
        if self.take_word("var") {
            body.vars.extend(self.vars());
        } else if self.take_word("let") {
            let name = self.name("a name");
            self.expect("=");
            body.lets.push((name, self.expression()));
            self.end();
        } else if self.take_word("next") {
            let name = self.name("the name of a variable");
            self.expect("=");
            body.nexts.push((name, self.expression()));
            self.end();
        } else if self.take_word("when") {
            let command = self.command(start);
            body.commands.push(command);
            self.end();
        } else {
            let name = self.name("var, let, next, when, or the name of an output");
            self.expect("=");
            body.outputs.push((name, self.expression()));
            self.end();
        }
    }

    fn vars(&mut self) -> Vec<VarDecl> {
        let names = self.names("the name of a variable");
        self.expect(":");
        let ty = self.ty();
        let init = self.take("=").then(|| self.expression());
        self.end();
        let var = |name| VarDecl { name, ty: ty.clone(), init: init.clone() };
        names.into_iter().map(var).collect()
    }

    fn command(&mut self, start: Span) -> Command {
        let guard = self.expression();
        let pick = self.take_word("pick").then(|| {
            let name = self.name("a name for the process");
            self.expect(":");
            let process = self.name("the name of a process");
            let condition = self.take_word("where").then(|| self.expression());
            Pick { name, process, condition }
        });
        if !self.take_word("do") {
            self.expected("`do`");
        }
        let mut actions = vec![self.action()];
        while self.take(",") {
            actions.push(self.action());
        }
        let end = self.tokens[self.at.saturating_sub(1)].1;
        Command { guard, pick, actions, span: start.to(end) }
    }

    fn action(&mut self) -> Action {
        let span = self.span();
        if self.take_word("skip") {
            return Action::Skip(span);
        }
        if self.take_word("emit") {
            return Action::Emit(self.name("the name of an output"));
        }
        if self.take_word("assert") {
            let e = self.expression();
            let span = span.to(e.span);
            return Action::Assert(e, span);
        }
        if self.is_word("each") && matches!(self.peek_second(), Token::Name(_)) {
            self.next();
            let name = self.name("a name for the process");
            self.expect(":");
            let process = self.name("the name of a process");
            self.expect("{");
            let mut sets = vec![self.set()];
            while self.take(",") {
                sets.push(self.set());
            }
            self.expect("}");
            return Action::Each { name, process, sets };
        }
        self.set()
    }

    fn set(&mut self) -> Action {
        let first = self.name("an action");
        let (owner, name) = match self.take(".") {
            true => (Some(first), self.name("the name of a variable")),
            false => (None, first),
        };
        self.expect("=");
        let value = self.expression();
        Action::Set { owner, name, value }
    }

    fn interface(&mut self, span: Span, out: &mut File) {
        self.expect("{");
        let mut ports = Vec::new();
        while !self.is("}") && *self.peek() != Token::End {
            let before = self.at;
            self.port(&mut ports);
            self.end();
            if self.at == before {
                self.next();
            }
        }
        self.expect("}");
        if out.interface.is_some() {
            self.wrong.push(Diagnostic::error(span, "there is an interface already"));
        }
        out.interface = Some((ports, span));
    }

    fn block(&mut self, word: &str, span: Span, out: &mut File) {
        let mut wiring = Wiring { uses: Vec::new(), defs: Vec::new(), span };
        self.expect("{");
        while !self.is("}") && *self.peek() != Token::End {
            let before = self.at;
            let first = self.name("a module or a signal");
            if matches!(self.peek(), Token::Name(_)) {
                let name = self.name("a name");
                wiring.uses.push(self.connections(first, name));
            } else {
                let (owner, name) = match self.take(".") {
                    true => (Some(first), self.name("a signal")),
                    false => (None, first),
                };
                self.expect("=");
                let value = self.expression();
                wiring.defs.push(Def { owner, name, value });
            }
            self.end();
            if self.at == before {
                self.next();
            }
        }
        self.expect("}");
        let slot = match word {
            "base" => &mut out.base,
            "step" => &mut out.step,
            _ => &mut out.close,
        };
        if slot.is_some() {
            self.wrong.push(Diagnostic::error(span, format!("there is a `{word}` already")));
        }
        *slot = Some(wiring);
    }

    fn connections(&mut self, module: Name, name: Name) -> Use {
        let mut connections = Vec::new();
        self.expect("(");
        while !self.is(")") && *self.peek() != Token::End {
            let port = self.name("an input");
            // `signal` alone is `signal: signal`.
            let value = if self.take(":") {
                self.expression()
            } else {
                Expr { kind: Kind::Name(port.text.clone()), span: port.span }
            };
            connections.push((port, value));
            if !self.take(",") {
                break;
            }
        }
        self.expect(")");
        Use { module, name, connections }
    }

    /// `name: formula;`
    fn formula(&mut self, is_fair: bool, is_branching: bool, out: &mut File) {
        let name = self.name("the name of a formula");
        self.expect(":");
        self.in_formula = true;
        let formula = self.expression();
        self.in_formula = false;
        out.formulas.push(TimeClaim { name, is_fair, is_branching, formula });
        self.end();
    }

    /// `Observer(…);` or `name: expression;` or `name: Observer(…);`
    fn claim(&mut self, what: &str) -> Claim {
        let name = self.name(what);
        let observer = if self.is("(") {
            Some(name.clone())
        } else {
            self.expect(":");
            let upper = matches!(self.peek(), Token::Name(_));
            let call = upper && *self.peek_second() == Token::Sign("(");
            call.then(|| self.name("an observer"))
        };
        let what = match observer {
            Some(module) => What::Observer(self.connections(module, name.clone())),
            None => What::Expr(self.expression()),
        };
        self.end();
        Claim { name, what }
    }
}
