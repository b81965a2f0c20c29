//! Expressions, by precedence climbing.

use super::ast::{Expr, Kind};
use super::lex::Token;
use super::parse::Parser;
use heddle_span::Span;

/// Nesting beyond this is refused, so that no input can exhaust the stack.
const DEPTH: u32 = 64;

/// So is a row of more operators than this.
const LENGTH: u32 = 100;

/// Operators from loose to tight, as in C behind `->`; all associate to the left but `->`.
const LEVELS: [&[&str]; 10] = [
    &["->"],
    &["||"],
    &["&&"],
    &["|"],
    &["^"],
    &["&"],
    &["==", "!="],
    &["<", "<=", ">", ">="],
    &["+", "-"],
    &["*", "%"],
];

/// Operators of time that stand before what they speak of.
const PREFIXES: [&str; 9] = ["G", "F", "X", "AG", "AF", "AX", "EG", "EF", "EX"];
/// Those that stand between; they bind looser than comparisons and tighter than `&&`.
const INFIXES: [&str; 4] = ["U", "W", "R", "V"];
/// The level of [`LEVELS`] that they stand above.
const WITHIN_AND: usize = 3;

impl Parser {
    pub(super) fn expression(&mut self) -> Expr {
        self.depth += 1;
        let e = if self.depth > DEPTH {
            let span = self.span();
            self.error_once("this is nested too deeply");
            self.stop();
            Expr { kind: Kind::Wrong, span }
        } else {
            self.conditional()
        };
        self.depth -= 1;
        e
    }

    fn conditional(&mut self) -> Expr {
        let condition = self.binary(0);
        if !self.take("?") {
            return condition;
        }
        let yes = self.expression();
        self.expect(":");
        let no = self.expression();
        let span = condition.span.to(no.span);
        Expr { kind: Kind::If(Box::new(condition), Box::new(yes), Box::new(no)), span }
    }

    fn binary(&mut self, level: usize) -> Expr {
        let Some(signs) = LEVELS.get(level) else { return self.unary() };
        let mut left = self.binary(level + 1);
        if level == WITHIN_AND
            && let Some(word) = self.infix()
        {
            self.next();
            let right = self.nested(level);
            let span = left.span.to(right.span);
            return Expr { kind: Kind::Time(word, vec![left, right]), span };
        }
        let mut length = 0;
        while let Some(&sign) = signs.iter().find(|s| self.is(s)) {
            length += 1;
            if length > LENGTH {
                self.error_once("this expression is too long");
                self.stop();
                return left;
            }
            self.next();
            let right = if sign == "->" { self.nested(level) } else { self.binary(level + 1) };
            let span = left.span.to(right.span);
            left = Expr { kind: Kind::Binary(sign, Box::new(left), Box::new(right)), span };
        }
        left
    }

    /// The right side of an implication, which may be another.
    fn nested(&mut self, level: usize) -> Expr {
        self.depth += 1;
        let e = if self.depth > DEPTH { self.expression() } else { self.binary(level) };
        self.depth -= 1;
        e
    }

    fn infix(&self) -> Option<&'static str> {
        INFIXES.into_iter().find(|w| self.in_formula && self.is_word(w))
    }

    /// A word that is an operator here: what follows can be what it speaks of.
    fn prefix(&self) -> Option<&'static str> {
        let begins = match self.peek_second() {
            Token::Name(w) => !INFIXES.contains(&w.as_str()),
            Token::Int(_) | Token::Sign("(" | "!" | "[" | "<") => true,
            _ => false,
        };
        PREFIXES.into_iter().find(|w| self.in_formula && begins && self.is_word(w))
    }

    /// `A [p U q]` and `E [p U q]`.
    fn path(&mut self) -> Option<Expr> {
        let word = ["A", "E"].into_iter().find(|w| self.is_word(w))?;
        if !self.in_formula || *self.peek_second() != Token::Sign("[") {
            return None;
        }
        let span = self.span();
        self.next();
        self.next();
        let inner = self.expression();
        let end = self.span();
        self.expect("]");
        let word = if word == "A" { "A[]" } else { "E[]" };
        Some(Expr { kind: Kind::Time(word, vec![inner]), span: span.to(end) })
    }

    /// What an operator before it speaks of.
    fn operand(&mut self, word: &'static str, span: Span) -> Expr {
        self.depth += 1;
        let inner = if self.depth > DEPTH { self.expression() } else { self.unary() };
        self.depth -= 1;
        let span = span.to(inner.span);
        Expr { kind: Kind::Time(word, vec![inner]), span }
    }

    fn unary(&mut self) -> Expr {
        let span = self.span();
        if let Some(word) = self.prefix() {
            self.next();
            return self.operand(word, span);
        }
        if let Some(path) = self.path() {
            return path;
        }
        for (first, second, word) in [("[", "]", "G"), ("<", ">", "F")] {
            if self.in_formula && self.is(first) && *self.peek_second() == Token::Sign(second) {
                self.next();
                self.next();
                return self.operand(word, span);
            }
        }
        for sign in ["!", "-"] {
            if self.take(sign) {
                self.depth += 1;
                let inner = if self.depth > DEPTH { self.expression() } else { self.unary() };
                self.depth -= 1;
                let span = span.to(inner.span);
                return Expr { kind: Kind::Unary(sign, Box::new(inner)), span };
            }
        }
        self.primary()
    }

    fn primary(&mut self) -> Expr {
        let span = self.span();
        match self.peek().clone() {
            Token::Int(value) => {
                self.next();
                Expr { kind: Kind::Int(value), span }
            }
            Token::Sign("(") => {
                self.next();
                let inner = self.expression();
                let end = self.span();
                self.expect(")");
                Expr { kind: inner.kind, span: span.to(end) }
            }
            Token::Name(word) => self.word(&word),
            _ => {
                self.expected("an expression");
                Expr { kind: Kind::Wrong, span }
            }
        }
    }

    fn word(&mut self, word: &str) -> Expr {
        let span = self.span();
        let over = ["all", "some", "count"].into_iter().find(|w| *w == word);
        if let (Some(word), Token::Name(_)) = (over, self.peek_second()) {
            self.next();
            let name = self.name("a name for the process");
            self.expect(":");
            let process = self.name("the name of a process");
            self.expect("(");
            let body = self.expression();
            let end = self.span();
            self.expect(")");
            let kind = Kind::Over(word, name, process, Box::new(body));
            return Expr { kind, span: span.to(end) };
        }
        let name = self.name("a name");
        let kind = match word {
            "true" => Kind::Truth(true),
            "false" => Kind::Truth(false),
            _ if self.is(".") => {
                self.next();
                let field = self.name("the name of a field");
                let span = span.to(field.span);
                return Expr { kind: Kind::Field(name, field), span };
            }
            _ => Kind::Name(word.to_string()),
        };
        Expr { kind, span }
    }
}
