//! Expressions of cat, by precedence.

use super::ast::*;
use super::lex::Token;
use super::parse::{DEEPEST, INSTRUCTIONS, Parser, RESERVED, Result};
use heddle_span::Span;
use std::sync::Arc;

impl Parser<'_> {
    pub(super) fn expr(&mut self) -> Result<Sub> {
        if self.depth > DEEPEST {
            return self.fail("less nesting");
        }
        self.depth += 1;
        let out = match self.peek() {
            Token::Name("let") => self.let_in(),
            Token::Name("fun") => self.function(),
            Token::Name("match") => self.matching(),
            Token::Name("try") => self.trying(),
            Token::Name("if") => self.choosing(),
            _ => self.binary(0),
        };
        self.depth = self.depth.saturating_sub(1);
        out
    }

    fn make(&mut self, from: Span, kind: ExprKind) -> Sub {
        let made = Arc::new(Expr { span: from.to(self.before()), kind });
        self.made.push(made.clone());
        made
    }

    fn let_in(&mut self) -> Result<Sub> {
        let span = self.span();
        let (rec, bindings) = self.bindings()?;
        self.want_word("in")?;
        let body = self.expr()?;
        Ok(self.make(span, ExprKind::Let { rec, bindings, body }))
    }

    fn function(&mut self) -> Result<Sub> {
        let span = self.span();
        self.at += 1;
        let pattern = self.pattern()?;
        self.want("->")?;
        let body = self.expr()?;
        Ok(self.make(span, ExprKind::Fun(pattern, body)))
    }

    fn trying(&mut self) -> Result<Sub> {
        let span = self.span();
        self.at += 1;
        let first = self.expr()?;
        self.want_word("with")?;
        let second = self.expr()?;
        Ok(self.make(span, ExprKind::Try(first, second)))
    }

    fn choosing(&mut self) -> Result<Sub> {
        let span = self.span();
        self.at += 1;
        let test = self.test()?;
        self.want_word("then")?;
        let yes = self.expr()?;
        self.want_word("else")?;
        let no = self.expr()?;
        Ok(self.make(span, ExprKind::If(test, yes, no)))
    }

    pub(super) fn test(&mut self) -> Result<Test> {
        let mut left = self.test_one()?;
        loop {
            let both = self.take("&");
            self.take("&");
            if !both && !self.take("||") && !self.take("|") {
                return Ok(left);
            }
            self.longer()?;
            let right = Box::new(self.test_one()?);
            let first = Box::new(left);
            left = if both { Test::And(first, right) } else { Test::Or(first, right) };
        }
    }

    fn test_one(&mut self) -> Result<Test> {
        self.longer()?;
        if self.take("~") || self.take_name("not") {
            return Ok(Test::Not(Box::new(self.test_one()?)));
        }
        if let Token::Text(variant) = self.peek() {
            self.at += 1;
            return Ok(Test::Variant(variant.to_string()));
        }
        if self.take("(") {
            let test = self.test()?;
            self.want(")")?;
            return Ok(test);
        }
        let left = self.binary(1)?;
        if self.take_name("subset") {
            return Ok(Test::Subset(left, self.binary(1)?));
        }
        self.want("=")?;
        Ok(Test::Equal(left, self.binary(1)?))
    }

    /// `match e with || … end`.
    fn matching(&mut self) -> Result<Sub> {
        let span = self.span();
        self.at += 1;
        let of = self.expr()?;
        self.want_word("with")?;
        self.take("||");
        let kind = match self.peek() {
            Token::Mark("{") => self.match_set(of)?,
            _ => self.match_tag(of)?,
        };
        self.want_word("end")?;
        Ok(self.make(span, kind))
    }

    fn match_set(&mut self, of: Sub) -> Result<ExprKind> {
        self.want("{")?;
        self.want("}")?;
        self.want("->")?;
        let empty = self.expr()?;
        self.want("||")?;
        let first = self.name()?;
        self.want("++")?;
        let others = self.name()?;
        self.want("->")?;
        let more = self.expr()?;
        Ok(ExprKind::MatchSet { of, empty, first, others, more })
    }

    fn match_tag(&mut self, of: Sub) -> Result<ExprKind> {
        let (mut clauses, mut default) = (Vec::new(), None);
        loop {
            match self.next() {
                Token::Tag(tag) => {
                    self.want("->")?;
                    clauses.push((tag.to_string(), self.expr()?));
                }
                Token::Name("_") => {
                    self.want("->")?;
                    default = Some(self.expr()?);
                }
                _ => {
                    self.at -= 1;
                    return self.fail("a tag, `_` or `{}`");
                }
            }
            if !self.take("||") {
                return Ok(ExprKind::MatchTag { of, clauses, default });
            }
        }
    }

    /// Operators of level `level` and tighter.
    fn binary(&mut self, level: usize) -> Result<Sub> {
        let span = self.span();
        let mut left = self.prefix()?;
        while let Some((at, op)) = self.operator().filter(|o| o.0 >= level) {
            self.at += 1;
            self.longer()?;
            // What follows may be a whole `let … in`, which then takes the rest.
            let right = match self.peek() {
                Token::Name("let" | "fun" | "match" | "try" | "if") => self.expr()?,
                _ if op == Binary::Add => self.binary(at)?,
                _ => self.binary(at + 1)?,
            };
            left = self.make(span, ExprKind::Binary(op, left, right));
        }
        Ok(left)
    }

    /// The operator that stands here, and its level: the higher, the tighter.
    fn operator(&self) -> Option<(usize, Binary)> {
        let Token::Mark(mark) = self.peek() else { return None };
        Some(match mark {
            "|" => (0, Binary::Union),
            "++" => (1, Binary::Add),
            ";" => (2, Binary::Seq),
            "\\" => (3, Binary::Minus),
            "&" => (4, Binary::Inter),
            "*" => (5, Binary::Product),
            _ => return None,
        })
    }

    fn prefix(&mut self) -> Result<Sub> {
        let span = self.span();
        if self.take("~") || self.take("!") {
            if self.depth > DEEPEST {
                return self.fail("less nesting");
            }
            self.depth += 1;
            let of = self.prefix()?;
            self.depth = self.depth.saturating_sub(1);
            return Ok(self.make(span, ExprKind::Unary(Unary::Not, of)));
        }
        self.postfix()
    }

    fn postfix(&mut self) -> Result<Sub> {
        let span = self.span();
        let mut of = self.application()?;
        loop {
            let op = match self.peek() {
                Token::Mark("^-1") => Unary::Inverse,
                Token::Mark("+") => Unary::Plus,
                Token::Mark("?") => Unary::Opt,
                Token::Mark("*") if !self.begins_operand(1) => Unary::Star,
                Token::Mark("^") => {
                    self.at += 1;
                    match self.peek() {
                        Token::Mark("+") => Unary::Plus,
                        Token::Mark("*") => Unary::Star,
                        Token::Mark("?") => Unary::Opt,
                        Token::Mark("-") if self.ahead(1) == Token::Name("1") => {
                            self.at += 1;
                            Unary::Inverse
                        }
                        _ => return self.fail("`-1`, `+` or `*` after `^`"),
                    }
                }
                _ => return Ok(of),
            };
            self.at += 1;
            self.longer()?;
            of = self.make(span, ExprKind::Unary(op, of));
        }
    }

    /// Whether the word so many ahead begins an operand, so that `*` before it stands
    /// between two.
    fn begins_operand(&self, n: usize) -> bool {
        match self.ahead(n) {
            Token::Name(word) => {
                let ends = INSTRUCTIONS.contains(&word) || RESERVED.contains(&word);
                // An instruction may follow, but so may `let … in` after an operator.
                !ends
            }
            Token::Tag(_) => true,
            Token::Mark(m) => matches!(m, "(" | "[" | "{" | "~"),
            _ => false,
        }
    }

    fn application(&mut self) -> Result<Sub> {
        let span = self.span();
        let mut of = self.base()?;
        while self.begins_argument() {
            self.longer()?;
            let arg = self.base()?;
            of = self.make(span, ExprKind::Apply(of, arg));
        }
        Ok(of)
    }

    fn begins_argument(&self) -> bool {
        match self.peek() {
            Token::Name(word) => {
                let ends = INSTRUCTIONS.contains(&word) || RESERVED.contains(&word);
                !ends && word != "subset"
            }
            Token::Tag(_) => true,
            Token::Mark(m) => matches!(m, "(" | "{"),
            _ => false,
        }
    }

    pub(super) fn base(&mut self) -> Result<Sub> {
        let span = self.span();
        let kind = match self.peek() {
            Token::Name("0") => ExprKind::Zero,
            Token::Name("_") => ExprKind::Everything,
            Token::Name(n) if RESERVED.contains(&n) || INSTRUCTIONS.contains(&n) => {
                return self.fail("an expression");
            }
            Token::Name(n) => ExprKind::Name(n.to_string()),
            Token::Tag(t) => ExprKind::Tag(t.to_string()),
            Token::Mark("(") => return self.parenthesis(),
            Token::Mark("[") => {
                self.at += 1;
                let of = self.expr()?;
                self.want("]")?;
                return Ok(self.make(span, ExprKind::Unary(Unary::ToId, of)));
            }
            Token::Mark("{") => {
                self.at += 1;
                let mut members = Vec::new();
                if !self.take("}") {
                    members.push(self.expr()?);
                    while self.take(",") {
                        members.push(self.expr()?);
                    }
                    self.want("}")?;
                }
                return Ok(self.make(span, ExprKind::Set(members)));
            }
            _ => return self.fail("an expression"),
        };
        self.at += 1;
        Ok(self.make(span, kind))
    }

    fn parenthesis(&mut self) -> Result<Sub> {
        let span = self.span();
        self.at += 1;
        if self.take(")") {
            return Ok(self.make(span, ExprKind::Tuple(Vec::new())));
        }
        let first = self.expr()?;
        if self.take(")") {
            return Ok(first);
        }
        let mut parts = vec![first];
        while self.take(",") {
            parts.push(self.expr()?);
        }
        self.want(")")?;
        Ok(self.make(span, ExprKind::Tuple(parts)))
    }
}
