//! Expressions, by precedence climbing.

use super::ast::{Expr, Kind};
use super::lex::Token;
use super::parse::Parser;

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

    fn unary(&mut self) -> Expr {
        let span = self.span();
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
