//! From the tree that was read to a [`Formula`], asking the front end for the
//! number of each atom.

use crate::Formula;
use crate::grammar::{Binary, Node, Parser, Tree, Unary};
use crate::lex::{Token, lex};
use crate::parse::Context;
use std::ops::Range;

impl<C: Context> Parser<'_, '_, C> {
    pub fn lower(&mut self, node: &Node) -> Formula {
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
}

fn constant(text: &str) -> Option<bool> {
    match text {
        "true" => Some(true),
        "false" => Some(false),
        _ => text.parse::<u64>().ok().map(|n| n != 0),
    }
}
