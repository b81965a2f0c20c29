//! Expressions and `if` of the C-like front ends, C tests and `.mcs` programs.
//!
//! Operators bind as in C, from `||` to `*`; both sides of `&&` and `||` are
//! evaluated, because what a test looks at is which loads there are. What a
//! word, a call or a parenthesis means is the front end's own ([`Expressions::unary`]).

use crate::lex::Cursor;
use heddle_memmodel::{Alu, Operand};
use heddle_span::Diagnostic;

type Result<T> = std::result::Result<T, Diagnostic>;

/// Binary operators, the loosest first.
const LEVELS: [&[&str]; 9] = [
    &["||"],
    &["&&"],
    &["|"],
    &["^"],
    &["&"],
    &["==", "!="],
    &["<", "<=", ">", ">="],
    &["+", "-"],
    &["*"],
];

/// A row of more operators than this is refused.
const LENGTH: usize = 1000;

pub(crate) trait Expressions<'a> {
    fn cursor(&mut self) -> &mut Cursor<'a>;

    /// What binds tighter than any binary operator.
    fn unary(&mut self) -> Result<Operand>;

    /// The result of an operation, wherever it is kept.
    fn computed(&mut self, op: Alu, a: Operand, b: Operand) -> Operand;

    fn statement(&mut self) -> Result<()>;

    /// A branch whose target is [`Expressions::place`]d later.
    fn branch_if_zero(&mut self, cond: Operand) -> usize;

    fn jump(&mut self) -> usize;

    /// Lets a branch or a jump go to what comes next.
    fn place(&mut self, at: usize);

    fn expression(&mut self) -> Result<Operand> {
        self.at_level(0)
    }

    /// [`Expressions::unary`], which may be inside another.
    fn operand(&mut self) -> Result<Operand> {
        self.cursor().deeper()?;
        let a = self.unary()?;
        self.cursor().shallower();
        Ok(a)
    }

    fn at_level(&mut self, level: usize) -> Result<Operand> {
        let Some(operators) = LEVELS.get(level) else { return self.operand() };
        let mut left = self.at_level(level + 1)?;
        let mut length = 0;
        while operators.contains(&self.cursor().peek()) {
            length += 1;
            if length > LENGTH {
                return Err(self.cursor().here().error("this expression is too long"));
            }
            let op = self.cursor().next().text;
            let right = self.at_level(level + 1)?;
            left = self.applied(op, left, right);
        }
        Ok(left)
    }

    fn applied(&mut self, op: &str, left: Operand, right: Operand) -> Operand {
        let (op, a, b) = match op {
            "||" => (Alu::Or, self.truth(left), self.truth(right)),
            "&&" => (Alu::And, self.truth(left), self.truth(right)),
            "|" => (Alu::Or, left, right),
            "^" => (Alu::Xor, left, right),
            "&" => (Alu::And, left, right),
            "==" => (Alu::Eq, left, right),
            "!=" => (Alu::Ne, left, right),
            "<" => (Alu::Lt, left, right),
            "<=" => (Alu::Le, left, right),
            ">" => (Alu::Lt, right, left),
            ">=" => (Alu::Le, right, left),
            "+" => (Alu::Add, left, right),
            "-" => (Alu::Sub, left, right),
            _ => (Alu::Mul, left, right),
        };
        self.computed(op, a, b)
    }

    fn truth(&mut self, a: Operand) -> Operand {
        self.computed(Alu::Ne, a, Operand::Imm(0))
    }

    /// `(condition)`.
    fn condition(&mut self) -> Result<Operand> {
        self.cursor().expect("(")?;
        let cond = self.expression()?;
        self.cursor().expect(")")?;
        Ok(cond)
    }

    /// `if (condition) statement`, with or without `else`.
    fn conditional(&mut self) -> Result<()> {
        self.cursor().next();
        let cond = self.condition()?;
        let skip = self.branch_if_zero(cond);
        self.statement()?;
        if self.cursor().eat("else") {
            let over = self.jump();
            self.place(skip);
            self.statement()?;
            self.place(over);
        } else {
            self.place(skip);
        }
        Ok(())
    }
}
