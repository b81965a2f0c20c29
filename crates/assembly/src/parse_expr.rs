//! Expressions: precedence climbing. From loose to tight: `->`, then as in C: `||`, `&&`,
//! `|`, `^`, `&`, `== !=`, `< <= > >=`, shifts, `+ -`, `*`, prefixes.

use crate::ast::{Ex, ExKind};
use crate::expr::{Binary, Unary};
use crate::lex::Token;
use crate::parse::Parser;

/// How tight an operator binds, what it is, whether its operands trade places,
/// whether its left side is negated (`->`).
type Infix = (u8, Binary, bool, bool);

/// How tight shifts bind: the loosest that is tighter than comparisons.
const SHIFT: u8 = 9;

/// A row of more operators than this is refused, so that no input can exhaust the stack.
const LENGTH: usize = 1000;

fn infix(op: &str) -> Option<Infix> {
    let (level, op, swap) = match op {
        "->" => return Some((1, Binary::Either, false, true)),
        "||" => (2, Binary::Either, false),
        "&&" => (3, Binary::Both, false),
        "|" => (4, Binary::Or, false),
        "^" => (5, Binary::Xor, false),
        "&" => (6, Binary::And, false),
        "==" | "=" => (7, Binary::Eq, false),
        "!=" => (7, Binary::Ne, false),
        "<" => (8, Binary::Lt, false),
        "<=" => (8, Binary::Le, false),
        ">" => (8, Binary::Lt, true),
        ">=" => (8, Binary::Le, true),
        "<<" => (SHIFT, Binary::Shl, false),
        ">>" => (SHIFT, Binary::Shr, false),
        "+" => (10, Binary::Add, false),
        "-" => (10, Binary::Sub, false),
        "*" => (11, Binary::Mul, false),
        _ => return None,
    };
    Some((level, op, swap, false))
}

impl Parser {
    /// An expression and nothing else.
    pub fn whole_expr(&mut self) -> Ex {
        let ex = self.expr();
        while self.token() == &Token::Newline {
            self.advance();
        }
        if self.token() != &Token::End && self.diagnostics.is_empty() {
            let what = format!("expected the end of the expression, found {}", self.found());
            self.error(self.span(), what);
        }
        ex
    }

    pub fn expr(&mut self) -> Ex {
        self.climb(0)
    }

    /// An expression before a `=` that is not part of it: the end of a domain.
    pub fn bound(&mut self) -> Ex {
        self.climb(SHIFT)
    }

    fn climb(&mut self, min: u8) -> Ex {
        let mut left = self.prefix();
        for length in 0.. {
            let Token::Op(op) = self.token() else { return left };
            let Some((level, op, swap, implies)) = infix(op).filter(|i| i.0 >= min) else {
                return left;
            };
            if length == LENGTH {
                self.error(self.span(), "this expression is too long");
                self.skip_statement();
                return left;
            }
            self.advance();
            // `->` groups to the right, everything else to the left.
            let right = match implies {
                true if !self.deeper() => return left,
                true => {
                    let right = self.climb(level);
                    self.depth -= 1;
                    right
                }
                false => self.climb(level + 1),
            };
            let span = left.span.to(right.span);
            let (a, b) = if swap { (right, left) } else { (left, right) };
            let a = if implies {
                Ex { span: a.span, kind: ExKind::Unary(Unary::Not, Box::new(a)) }
            } else {
                a
            };
            left = Ex { kind: ExKind::Binary(op, Box::new(a), Box::new(b)), span };
        }
        left
    }

    fn prefix(&mut self) -> Ex {
        let span = self.span();
        let op = match self.token() {
            Token::Op("!") => Some(Unary::Not),
            Token::Op("-") => Some(Unary::Neg),
            Token::Op("~") => Some(Unary::Flip),
            Token::Op("&") => None,
            _ => return self.primary(),
        };
        if !self.deeper() {
            return Ex { kind: ExKind::Wrong, span };
        }
        self.advance();
        let operand = self.prefix();
        self.depth -= 1;
        let span = span.to(operand.span);
        let operand = Box::new(operand);
        let kind = match op {
            Some(op) => ExKind::Unary(op, operand),
            None => ExKind::Address(operand),
        };
        Ex { kind, span }
    }

    /// A number, a name, `[…]` or `(…)`, with what follows it.
    pub fn primary(&mut self) -> Ex {
        let span = self.span();
        if !self.deeper() {
            return Ex { kind: ExKind::Wrong, span };
        }
        let kind = match self.token().clone() {
            Token::Number(n) => {
                self.advance();
                ExKind::Number(n)
            }
            Token::Word(w) => {
                self.advance();
                ExKind::Name(w)
            }
            Token::Op("[") => {
                self.advance();
                let inner = self.expr();
                self.expect("]");
                ExKind::Mem(Box::new(inner))
            }
            Token::Op("(") => {
                self.advance();
                let inner = self.expr();
                self.expect(")");
                inner.kind
            }
            _ => {
                let what = format!("expected an expression, found {}", self.found());
                self.error(span, what);
                ExKind::Wrong
            }
        };
        let span = if matches!(kind, ExKind::Wrong) { span } else { span.to(self.before()) };
        let whole = self.postfix(Ex { kind, span });
        self.depth -= 1;
        whole
    }

    /// `a[i]`, `P.eax`, `P@label`, `f(x)`.
    fn postfix(&mut self, mut left: Ex) -> Ex {
        loop {
            let named = matches!(left.kind, ExKind::Name(_));
            let indexable = named || matches!(left.kind, ExKind::Index(..));
            // `mov eax [x]`: a bracket after a register is the next operand.
            let register = match &left.kind {
                ExKind::Name(n) => crate::resolve::is_register(n),
                _ => false,
            };
            let kind = match self.token() {
                Token::Op("[") if named && !register => {
                    self.advance();
                    let index = self.expr();
                    self.expect("]");
                    ExKind::Index(Box::new(left.clone()), Box::new(index))
                }
                Token::Op("(") if named => {
                    let ExKind::Name(name) = left.kind.clone() else { return left };
                    self.advance();
                    ExKind::Call(name, self.arguments())
                }
                Token::Op(".") if indexable => {
                    self.advance();
                    let Token::Word(member) = self.token().clone() else {
                        let what = format!("expected a register's name, found {}", self.found());
                        self.error(self.span(), what);
                        return Ex { kind: ExKind::Wrong, span: left.span };
                    };
                    self.advance();
                    ExKind::Member(Box::new(left.clone()), member)
                }
                // At the end of a line an `@` would begin a note: notes come
                // first on their line, so only one that touches its name counts.
                Token::Op("@") if indexable && self.span().lo == left.span.hi => {
                    self.advance();
                    let label = self.primary();
                    ExKind::At(Box::new(left.clone()), Box::new(label))
                }
                _ => return left,
            };
            left = Ex { kind, span: left.span.to(self.before()) };
        }
    }

    fn arguments(&mut self) -> Vec<Ex> {
        let mut args = Vec::new();
        while !self.eat(")") {
            let before = self.span();
            args.push(self.expr());
            if !self.eat(",") {
                self.expect(")");
                break;
            }
            if self.span() == before {
                break;
            }
        }
        args
    }
}
