//! Formula text to [`Formula`], for every front end.
//!
//! Temporal operators are spelt as SPIN does (`[] <> U V W X`, `always
//! eventually until weakuntil release next implies equivalent`) or with the
//! letters `G F X U R W`. What has no temporal or logical operator at its top
//! is an atom and goes to the front end as text: `p`, `x > 3`, `P[0]@crit`,
//! `pc(p1) == crit`, `(a && b) == c`.
//!
//! SPIN reads formulas in two ways. In an `ltl` block, from loose to tight:
//! `-> <->`, `||`, `&&`, `U V W`, then unary operators, all left-associative
//! ([`Dialect::Block`]). After `spin -f`, `-> <-> || &&` all bind alike, so that
//! `p || q && r` is `(p || q) && r` ([`Dialect::Flag`]). One difference is on
//! purpose: `[] x > 3` is `[] (x > 3)` here, where SPIN compares an address of
//! its own memory with 3.
//!
//! Letters are operators by where they stand: in `R U R` the outer two are
//! names. Where both are possible (`F (x)`), [`Context::is_name`] decides.

use crate::Formula;
use crate::lex::{Lexeme, Token, lex};
use heddle_span::{Diagnostic, FileId, Span};
use std::ops::Range;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dialect {
    #[default]
    Block,
    Flag,
}

/// What the parser asks of the front end.
pub trait Context {
    /// Where these bytes of the text are in the user's file.
    fn span(&self, range: Range<usize>) -> Span;

    /// The number of an atom, or what is wrong with it.
    fn atom(&mut self, text: &str, span: Span) -> Result<u32, Diagnostic>;

    /// Whether `word`, which could be an operator (`G`, `F`, `X`, `R`, …), is
    /// a name of the program.
    fn is_name(&self, word: &str) -> bool {
        let _ = word;
        false
    }
}

/// Reads a formula. On failure, everything that is wrong with it.
pub fn parse(
    text: &str,
    dialect: Dialect,
    context: &mut impl Context,
) -> Result<Formula, Vec<Diagnostic>> {
    let mut parser = Parser {
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
    };
    let tree = parser.whole();
    let formula = parser.lower(&tree);
    if parser.errors.is_empty() { Ok(formula) } else { Err(parser.errors) }
}

/// A [`Context`] that takes every atom and numbers them by their text.
#[derive(Clone, Debug, Default)]
pub struct AtomTable {
    pub file: FileId,
    /// Where the text starts in the file.
    pub start: usize,
    /// Each atom's tokens joined by single spaces, and where it first occurs.
    pub atoms: Vec<(String, Span)>,
}

impl Context for AtomTable {
    fn span(&self, range: Range<usize>) -> Span {
        Span::new(self.file, self.start + range.start, self.start + range.end)
    }

    fn atom(&mut self, text: &str, span: Span) -> Result<u32, Diagnostic> {
        let words: Vec<&str> = lex(text).iter().map(|l| &text[l.range.clone()]).collect();
        let text = words.join(" ").trim_end().to_owned();
        if let Some(i) = self.atoms.iter().position(|(t, _)| *t == text) {
            return Ok(i as u32);
        }
        self.atoms.push((text, span));
        Ok(self.atoms.len() as u32 - 1)
    }
}

/// Deeper or longer formulas are refused: no automaton of theirs would fit.
const MAX_DEPTH: usize = 200;
const MAX_OPERATORS: usize = 1000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Binary {
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
enum Unary {
    Not,
    Next,
    Always,
    Eventually,
}

enum Tree {
    Leaf,
    Unary(Unary, Box<Node>),
    Binary(Binary, Box<Node>, Box<Node>),
    /// Something was wrong here, and has been said.
    Wrong,
}

struct Node {
    tree: Tree,
    /// With the parentheses around it, if any.
    range: Range<usize>,
    temporal: bool,
}

struct Parser<'t, 'c, C> {
    text: &'t str,
    lexemes: Vec<Lexeme<'t>>,
    at: usize,
    dialect: Dialect,
    context: &'c mut C,
    errors: Vec<Diagnostic>,
    depth: usize,
    operators: usize,
    /// Right of `->` in parentheses, where `a : b` ends a conditional
    /// expression instead of naming a variable of a process.
    in_arm: bool,
    /// Between parentheses.
    inside: bool,
}

impl<'t, C: Context> Parser<'t, '_, C> {
    fn whole(&mut self) -> Node {
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

    fn lower(&mut self, node: &Node) -> Formula {
        match &node.tree {
            Tree::Wrong => Formula::True,
            Tree::Leaf => self.atom(node.range.clone()),
            Tree::Unary(op, operand) => {
                let operand = Box::new(self.lower(operand));
                match op {
                    Unary::Not => Formula::Not(operand),
                    Unary::Next => Formula::Next(operand),
                    Unary::Always => Formula::Always(operand),
                    Unary::Eventually => Formula::Eventually(operand),
                }
            }
            Tree::Binary(op, left, right) => {
                let (left, right) = (Box::new(self.lower(left)), Box::new(self.lower(right)));
                match op {
                    Binary::Implies => Formula::Implies(left, right),
                    Binary::Iff => Formula::Iff(left, right),
                    Binary::Or => Formula::Or(left, right),
                    Binary::And => Formula::And(left, right),
                    Binary::Until => Formula::Until(left, right),
                    Binary::Weak => Formula::WeakUntil(left, right),
                    Binary::Release => Formula::Release(left, right),
                    Binary::Plain(_) => unreachable!("joined into a leaf"),
                }
            }
        }
    }

    fn atom(&mut self, range: Range<usize>) -> Formula {
        let range = self.unwrapped(range);
        let text = &self.text[range.clone()];
        match constant(text) {
            Some(true) => return Formula::True,
            Some(false) => return Formula::False,
            None => {}
        }
        let span = self.context.span(range);
        match self.context.atom(text, span) {
            Ok(number) => Formula::Atom(number),
            Err(error) => {
                self.errors.push(error);
                Formula::True
            }
        }
    }

    /// Without parentheses around the whole, so that `(p)` and `p` are one atom.
    fn unwrapped(&self, mut range: Range<usize>) -> Range<usize> {
        loop {
            let text = &self.text[range.clone()];
            let lexemes = lex(text);
            let [first, .., last, _] = &lexemes[..] else { return range };
            if first.token != Token::Op("(") || last.token != Token::Op(")") {
                return range;
            }
            let mut level = 0;
            for lexeme in &lexemes[..lexemes.len() - 2] {
                match lexeme.token {
                    Token::Op("(") => level += 1,
                    Token::Op(")") => level -= 1,
                    _ => {}
                }
                if level == 0 {
                    return range;
                }
            }
            let inner = lexemes[1].range.start..lexemes[lexemes.len() - 3].range.end;
            if inner.start >= inner.end || text[inner.clone()].contains("->") {
                return range;
            }
            range = range.start + inner.start..range.start + inner.end;
        }
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

fn constant(text: &str) -> Option<bool> {
    match text {
        "true" => Some(true),
        "false" => Some(false),
        _ => text.parse::<u64>().ok().map(|n| n != 0),
    }
}
