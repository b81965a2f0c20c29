//! The grammar of formulas: precedence climbing over temporal, logical and
//! plain operators, with recovery, so that one mistake does not hide the next.
//!
//! Expressions are read only to find where they end: their operators and
//! brackets are known, their meaning is the front end's.

use crate::lex::{Lexeme, Token, lex};
use crate::parse::{Context, Dialect};
use heddle_span::Diagnostic;
use std::ops::Range;

/// Deeper or longer formulas are refused: no automaton of theirs would fit.
const MAX_DEPTH: usize = 200;
const MAX_OPERATORS: usize = 1000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Binary {
    Implies,
    Iff,
    Or,
    And,
    Until,
    Weak,
    Release,
    /// An operator of expressions, whose result is an atom: how tight it binds.
    Plain(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unary {
    Not,
    Next,
    Always,
    Eventually,
}

pub(crate) enum Tree {
    Leaf,
    Unary(Unary, Box<Node>),
    Binary(Binary, Box<Node>, Box<Node>),
    /// Something was wrong here, and has been said.
    Wrong,
}

pub(crate) struct Node {
    pub tree: Tree,
    /// With the parentheses around it, if any.
    pub range: Range<usize>,
    pub temporal: bool,
}

pub(crate) struct Parser<'t, 'c, C> {
    pub text: &'t str,
    lexemes: Vec<Lexeme<'t>>,
    at: usize,
    dialect: Dialect,
    pub context: &'c mut C,
    pub errors: Vec<Diagnostic>,
    depth: usize,
    operators: usize,
    /// Right of `->` in parentheses, where `a : b` ends a conditional
    /// expression instead of naming a variable of a process.
    in_arm: bool,
    /// Between parentheses.
    inside: bool,
}

impl<'t, 'c, C: Context> Parser<'t, 'c, C> {
    pub fn new(text: &'t str, dialect: Dialect, context: &'c mut C) -> Self {
        Parser {
            text,
            lexemes: lex(text),
            at: 0,
            dialect,
            context,
            errors: Vec::new(),
            depth: 0,
            operators: 0,
            in_arm: false,
            inside: false,
        }
    }

    /// The whole text. Errors are kept in the parser.
    pub fn whole(&mut self) -> Node {
        let node = self.expression(0);
        if self.token() != Token::End {
            let what = format!("expected an operator or the end, found {}", self.found());
            self.error(self.range(), what);
        }
        node
    }

    /// Precedence climbing: every operator here is left-associative.
    fn expression(&mut self, min: u8) -> Node {
        let mut left = self.unary();
        while let Some(op) = self.binary() {
            let level = self.level(op);
            if level < min {
                break;
            }
            self.at += 1;
            self.operators += 1;
            if self.operators > MAX_OPERATORS {
                self.error(left.range.clone(), "this formula is too long");
                self.at = self.lexemes.len() - 1;
                return left;
            }
            let arm = self.in_arm;
            self.in_arm |= self.inside && op == Binary::Implies;
            let right = self.expression(level + 1);
            self.in_arm = arm;
            left = self.join(op, left, right);
        }
        left
    }

    fn level(&self, op: Binary) -> u8 {
        match op {
            Binary::Plain(level) => level,
            Binary::Until | Binary::Weak | Binary::Release => 4,
            _ if self.dialect == Dialect::Flag => 1,
            Binary::Implies | Binary::Iff => 1,
            Binary::Or => 2,
            Binary::And => 3,
        }
    }

    /// The binary operator that stands here.
    fn binary(&self) -> Option<Binary> {
        let op = match self.token() {
            Token::Op(op) => match op {
                "->" | "=>" => Binary::Implies,
                "<->" | "<=>" => Binary::Iff,
                "||" | "\\/" => Binary::Or,
                "&&" | "/\\" => Binary::And,
                "|" => Binary::Plain(5),
                "^" => Binary::Plain(6),
                "&" => Binary::Plain(7),
                "==" | "!=" | "=" => Binary::Plain(8),
                "<" | ">" | "<=" | ">=" => Binary::Plain(9),
                "<<" | ">>" => Binary::Plain(10),
                "+" | "-" => Binary::Plain(11),
                "*" | "/" | "%" => Binary::Plain(12),
                _ => return None,
            },
            Token::Word(word) => match word {
                "U" | "until" | "stronguntil" => Binary::Until,
                "W" | "weakuntil" => Binary::Weak,
                "V" | "R" | "release" => Binary::Release,
                "implies" => Binary::Implies,
                "equivalent" => Binary::Iff,
                _ => return None,
            },
            _ => return None,
        };
        Some(op)
    }

    fn join(&mut self, op: Binary, left: Node, right: Node) -> Node {
        let range = left.range.start..right.range.end;
        let temporal = left.temporal || right.temporal;
        if let Binary::Plain(_) = op {
            for side in [&left, &right] {
                if side.temporal {
                    self.error(
                        side.range.clone(),
                        "a temporal formula cannot be part of an expression",
                    );
                }
            }
            return Node { tree: Tree::Leaf, range, temporal: false };
        }
        let temporal = temporal || matches!(op, Binary::Until | Binary::Weak | Binary::Release);
        Node { tree: Tree::Binary(op, Box::new(left), Box::new(right)), range, temporal }
    }

    fn unary(&mut self) -> Node {
        let start = self.range().start;
        if self.depth >= MAX_DEPTH {
            self.error(self.range(), "this formula is nested too deeply");
            self.at = self.lexemes.len() - 1;
            return Node { tree: Tree::Wrong, range: start..start, temporal: false };
        }
        self.depth += 1;
        let node = match self.prefix() {
            Some(op) => {
                self.at += 1;
                self.prefixed(op, start)
            }
            None if matches!(self.token(), Token::Op("-" | "~" | "*" | "&")) => {
                self.at += 1;
                let operand = self.unary();
                let zero = Node { tree: Tree::Leaf, range: start..start, temporal: false };
                self.join(Binary::Plain(12), zero, operand)
            }
            None => self.primary(),
        };
        self.depth -= 1;
        node
    }

    fn prefixed(&mut self, op: Unary, start: usize) -> Node {
        // `!x > 3` is `(!x) > 3` as in C, but `[] x > 3` is `[] (x > 3)`.
        let operand = if op == Unary::Not { self.unary() } else { self.expression(5) };
        let range = start..operand.range.end;
        let temporal = op != Unary::Not || operand.temporal;
        Node { tree: Tree::Unary(op, Box::new(operand)), range, temporal }
    }

    fn prefix(&self) -> Option<Unary> {
        let (op, letter) = match self.token() {
            Token::Op("!") => (Unary::Not, None),
            Token::Op("[]") => (Unary::Always, None),
            Token::Op("<>") => (Unary::Eventually, None),
            Token::Word("always") => (Unary::Always, Some("always")),
            Token::Word("eventually") => (Unary::Eventually, Some("eventually")),
            Token::Word("next") => (Unary::Next, Some("next")),
            Token::Word("X") => (Unary::Next, Some("X")),
            Token::Word("G") => (Unary::Always, Some("G")),
            Token::Word("F") => (Unary::Eventually, Some("F")),
            _ => return None,
        };
        let Some(letter) = letter else { return Some(op) };
        let operand_follows = match self.lexemes[self.at + 1].token {
            Token::Op("[") => self.context.brackets(),
            Token::Op(next) => matches!(next, "(" | "!" | "[]" | "<>" | "~"),
            Token::Number(_) | Token::Quoted => true,
            Token::Word(next) => {
                !matches!(next, "until" | "stronguntil" | "weakuntil" | "release" | "implies")
                    && next != "equivalent"
                    && (!matches!(next, "U" | "V" | "W" | "R") || self.is_operand(self.at + 1))
            }
            Token::Other | Token::End => false,
        };
        (operand_follows && !self.context.is_name(letter)).then_some(op)
    }

    /// Whether a letter that could be a binary operator is an operand: nothing
    /// that could be its right side follows.
    fn is_operand(&self, at: usize) -> bool {
        match self.lexemes[at + 1].token {
            Token::Op(next) => !matches!(next, "(" | "!" | "[]" | "<>" | "~"),
            Token::End => true,
            _ => false,
        }
    }

    fn primary(&mut self) -> Node {
        let range = self.range();
        match self.token() {
            Token::Op("(") => self.parenthesis(),
            Token::Op("[") if self.context.brackets() => {
                let end = self.arguments("]");
                self.postfix(range.start..end)
            }
            Token::Word("c_expr") => {
                self.at += 1;
                self.braces(range)
            }
            Token::Word(_) | Token::Number(_) | Token::Quoted => {
                self.at += 1;
                self.postfix(range)
            }
            _ => {
                self.error(range.clone(), format!("expected a formula, found {}", self.found()));
                if !matches!(self.token(), Token::End | Token::Op(")")) && self.binary().is_none() {
                    self.at += 1;
                }
                Node { tree: Tree::Wrong, range, temporal: false }
            }
        }
    }

    fn parenthesis(&mut self) -> Node {
        let open = self.range();
        self.at += 1;
        let outer = std::mem::replace(&mut self.inside, true);
        let arm = std::mem::replace(&mut self.in_arm, false);
        let mut node = self.expression(0);
        (self.inside, self.in_arm) = (outer, arm);
        if self.token() == Token::Op(":") && matches!(node.tree, Tree::Binary(Binary::Implies, ..))
        {
            self.at += 1;
            let other = self.expression(0);
            node = self.join(Binary::Plain(12), node, other);
        }
        let close = self.close(")", open.clone());
        node.range = open.start..close;
        if matches!(node.tree, Tree::Leaf) {
            // `(*p).f`, `(f)(x)`: still the same atom.
            return self.postfix(node.range);
        }
        node
    }

    /// Indices, members, calls, `@label`, `:variable`, `?[message]`.
    fn postfix(&mut self, mut range: Range<usize>) -> Node {
        loop {
            let after = self.lexemes.get(self.at + 1).map_or(Token::End, |l| l.token);
            let word_follows = matches!(after, Token::Word(_));
            let colon = !self.in_arm || self.text[..range.end].ends_with(']');
            match self.token() {
                Token::Op("(") => range.end = self.arguments(")"),
                Token::Op("[") => range.end = self.arguments("]"),
                Token::Op("." | "@" | "::") => {
                    self.at += 1;
                    range.end = self.range().end;
                    if word_follows || matches!(after, Token::Number(_)) {
                        self.at += 1;
                    } else {
                        let what = format!("expected a name, found {}", self.found());
                        self.error(self.range(), what);
                    }
                }
                Token::Op(":") if word_follows && colon => {
                    range.end = self.lexemes[self.at + 1].range.end;
                    self.at += 2;
                }
                Token::Op("?" | "??") if after == Token::Op("[") => {
                    self.at += 1;
                    range.end = self.arguments("]");
                }
                _ => return Node { tree: Tree::Leaf, range, temporal: false },
            }
        }
    }

    /// Expressions between brackets, separated by commas.
    fn arguments(&mut self, close: &str) -> usize {
        let open = self.range();
        self.at += 1;
        let arm = std::mem::replace(&mut self.in_arm, false);
        while self.token() != Token::Op(")") && self.token() != Token::Op("]") {
            let argument = self.expression(0);
            if argument.temporal {
                let what = "a temporal formula cannot be part of an expression";
                self.error(argument.range.clone(), what);
            }
            if self.token() != Token::Op(",") {
                break;
            }
            self.at += 1;
        }
        self.in_arm = arm;
        self.close(close, open)
    }

    /// `c_expr { … }`: balanced braces, whatever is between them.
    fn braces(&mut self, start: Range<usize>) -> Node {
        let open = self.range();
        let mut level = 0;
        loop {
            match self.token() {
                Token::Op("{") => level += 1,
                Token::Op("}") => level -= 1,
                Token::End => break,
                _ if level == 0 => break,
                _ => {}
            }
            self.at += 1;
            if level == 0 {
                let end = self.lexemes[self.at - 1].range.end;
                return Node { tree: Tree::Leaf, range: start.start..end, temporal: false };
            }
        }
        self.error(open, "expected `{ … }` after `c_expr`");
        Node { tree: Tree::Wrong, range: start, temporal: false }
    }

    /// Takes a closing bracket; says which one it misses and where it opened.
    fn close(&mut self, close: &str, open: Range<usize>) -> usize {
        let end = self.range().end;
        if matches!(self.token(), Token::Op(op) if op == close) {
            self.at += 1;
            return end;
        }
        let what = format!("expected `{close}`, found {}", self.found());
        let opened = self.context.span(open);
        let place = self.context.span(self.range());
        self.errors.push(Diagnostic::error(place, what).label(opened, "opened here"));
        // What follows would only repeat the complaint.
        self.at = self.lexemes.len() - 1;
        self.text.len()
    }

    fn token(&self) -> Token<'t> {
        self.lexemes[self.at].token
    }

    fn range(&self) -> Range<usize> {
        self.lexemes[self.at].range.clone()
    }

    fn found(&self) -> String {
        match self.token() {
            Token::End => "the end of the formula".to_owned(),
            _ => format!("`{}`", &self.text[self.range()]),
        }
    }

    fn error(&mut self, range: Range<usize>, message: impl Into<String>) {
        let span = self.context.span(range);
        self.errors.push(Diagnostic::error(span, message));
    }
}
