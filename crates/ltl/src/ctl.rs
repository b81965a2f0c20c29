//! Computation tree logic: formulas and their grammar.
//!
//! `AG AF AX EG EF EX f`, `A[f U g]`, `E[f U g]` (parentheses do as well), with
//! `! && || -> <->` and constants. Atoms are as in LTL: whatever has no operator
//! of this logic at its top goes to the front end as text.

use crate::lex::{Lexeme, Token, lex};
use crate::parse::Context;
use heddle_span::Diagnostic;

/// A formula. Everything else is made of these: `AG f` is `!EF !f`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ctl {
    True,
    Atom(u32),
    Not(Box<Ctl>),
    And(Box<Ctl>, Box<Ctl>),
    Or(Box<Ctl>, Box<Ctl>),
    /// In some next state.
    Ex(Box<Ctl>),
    Ax(Box<Ctl>),
    /// Somewhere on some run.
    Ef(Box<Ctl>),
    Af(Box<Ctl>),
    /// Everywhere on some run.
    Eg(Box<Ctl>),
    Ag(Box<Ctl>),
    Eu(Box<Ctl>, Box<Ctl>),
    Au(Box<Ctl>, Box<Ctl>),
}

impl Ctl {
    /// Whether it counts steps, so that no step may be left out.
    pub fn has_next(&self) -> bool {
        match self {
            Ctl::True | Ctl::Atom(_) => false,
            Ctl::Ex(_) | Ctl::Ax(_) => true,
            Ctl::Not(a) | Ctl::Ef(a) | Ctl::Af(a) | Ctl::Eg(a) | Ctl::Ag(a) => a.has_next(),
            Ctl::And(a, b) | Ctl::Or(a, b) | Ctl::Eu(a, b) | Ctl::Au(a, b) => {
                a.has_next() || b.has_next()
            }
        }
    }

    /// As text; `atom` spells the atoms.
    pub fn text(&self, atom: &dyn Fn(u32) -> String) -> String {
        let pair = |op: &str, a: &Ctl, b: &Ctl| format!("({} {op} {})", a.text(atom), b.text(atom));
        let prefix = |op: &str, a: &Ctl| format!("{op} {}", a.text(atom));
        match self {
            Ctl::True => "true".into(),
            Ctl::Atom(n) => {
                let text = atom(*n);
                if text.contains(' ') { format!("({text})") } else { text }
            }
            Ctl::Not(a) => format!("!{}", a.text(atom)),
            Ctl::And(a, b) => pair("&&", a, b),
            Ctl::Or(a, b) => pair("||", a, b),
            Ctl::Ex(a) => prefix("EX", a),
            Ctl::Ax(a) => prefix("AX", a),
            Ctl::Ef(a) => prefix("EF", a),
            Ctl::Af(a) => prefix("AF", a),
            Ctl::Eg(a) => prefix("EG", a),
            Ctl::Ag(a) => prefix("AG", a),
            Ctl::Eu(a, b) => format!("E[{} U {}]", a.text(atom), b.text(atom)),
            Ctl::Au(a, b) => format!("A[{} U {}]", a.text(atom), b.text(atom)),
        }
    }
}

/// Deeper formulas are refused, so that nothing overflows the stack.
const MAX_DEPTH: usize = 100;

/// Reads a formula; on failure, the first thing that is wrong with it.
pub fn parse_ctl(text: &str, context: &mut impl Context) -> Result<Ctl, Diagnostic> {
    let lexemes = lex(text);
    let mut p = Parser { text, lexemes, at: 0, depth: 0, context };
    let whole = p.implies()?;
    if p.token() != Token::End {
        return Err(p.wrong("expected an operator or the end"));
    }
    Ok(whole)
}

struct Parser<'t, 'c, C> {
    text: &'t str,
    lexemes: Vec<Lexeme<'t>>,
    at: usize,
    depth: usize,
    context: &'c mut C,
}

impl<'t, C: Context> Parser<'t, '_, C> {
    fn token(&self) -> Token<'t> {
        self.lexemes[self.at].token
    }

    fn wrong(&self, expected: &str) -> Diagnostic {
        let range = self.lexemes[self.at].range.clone();
        let found = match self.token() {
            Token::End => "the end of the formula".to_string(),
            _ => format!("`{}`", &self.text[range.clone()]),
        };
        Diagnostic::error(self.context.span(range), format!("{expected}, found {found}"))
    }

    fn eat(&mut self, ops: &[&str]) -> bool {
        let found = matches!(self.token(), Token::Op(op) if ops.contains(&op));
        self.at += found as usize;
        found
    }

    fn implies(&mut self) -> Result<Ctl, Diagnostic> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.wrong("this formula is nested too deeply"));
        }
        let left = self.or()?;
        let whole = if self.eat(&["->", "=>"]) {
            let right = self.implies()?;
            Ctl::Or(Box::new(Ctl::Not(Box::new(left))), Box::new(right))
        } else if self.eat(&["<->", "<=>"]) {
            let right = self.implies()?;
            let not = |f: &Ctl| Box::new(Ctl::Not(Box::new(f.clone())));
            let neither = Ctl::And(not(&left), not(&right));
            Ctl::Or(Box::new(Ctl::And(Box::new(left), Box::new(right))), Box::new(neither))
        } else {
            left
        };
        self.depth -= 1;
        Ok(whole)
    }

    fn or(&mut self) -> Result<Ctl, Diagnostic> {
        let mut left = self.and()?;
        while self.eat(&["||", "\\/"]) {
            left = Ctl::Or(Box::new(left), Box::new(self.and()?));
        }
        Ok(left)
    }

    fn and(&mut self) -> Result<Ctl, Diagnostic> {
        let mut left = self.unary()?;
        while self.eat(&["&&", "/\\"]) {
            left = Ctl::And(Box::new(left), Box::new(self.unary()?));
        }
        Ok(left)
    }

    fn unary(&mut self) -> Result<Ctl, Diagnostic> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.wrong("this formula is nested too deeply"));
        }
        let whole = self.unary_inner();
        self.depth -= 1;
        whole
    }

    fn unary_inner(&mut self) -> Result<Ctl, Diagnostic> {
        if self.eat(&["!"]) {
            return Ok(Ctl::Not(Box::new(self.unary()?)));
        }
        if let Token::Word(word) = self.token() {
            let make: Option<fn(Box<Ctl>) -> Ctl> = match word {
                "AG" => Some(Ctl::Ag),
                "AF" => Some(Ctl::Af),
                "AX" => Some(Ctl::Ax),
                "EG" => Some(Ctl::Eg),
                "EF" => Some(Ctl::Ef),
                "EX" => Some(Ctl::Ex),
                _ => None,
            };
            if let (Some(make), false) = (make, self.context.is_name(word)) {
                self.at += 1;
                return Ok(make(Box::new(self.unary()?)));
            }
            if let ("A" | "E", false) = (word, self.context.is_name(word)) {
                return self.until(word == "A");
            }
        }
        if self.token() == Token::Op("(") && !self.goes_on_after_parenthesis() {
            self.at += 1;
            let inner = self.implies()?;
            if !self.eat(&[")"]) {
                return Err(self.wrong("expected `)`"));
            }
            return Ok(inner);
        }
        self.atom()
    }

    /// `A[f U g]`.
    fn until(&mut self, all: bool) -> Result<Ctl, Diagnostic> {
        self.at += 1;
        let close = match self.token() {
            Token::Op("[") => "]",
            Token::Op("(") => ")",
            _ => return Err(self.wrong("expected `[f U g]` after `A` or `E`")),
        };
        self.at += 1;
        let left = self.implies()?;
        if !matches!(self.token(), Token::Word("U" | "until")) {
            return Err(self.wrong("expected `U`"));
        }
        self.at += 1;
        let right = self.implies()?;
        if !self.eat(&[close]) {
            return Err(self.wrong(&format!("expected `{close}`")));
        }
        let (left, right) = (Box::new(left), Box::new(right));
        Ok(if all { Ctl::Au(left, right) } else { Ctl::Eu(left, right) })
    }

    /// `(x + 1) == 2` is an atom, `(f) && g` is not.
    fn goes_on_after_parenthesis(&self) -> bool {
        let mut level = 0;
        for l in &self.lexemes[self.at..] {
            match l.token {
                Token::Op("(" | "[" | "{") => level += 1,
                Token::Op(")" | "]" | "}") => level -= 1,
                Token::Op(op) if level == 0 => {
                    return !matches!(
                        op,
                        "&&" | "||" | "/\\" | "\\/" | "->" | "=>" | "<->" | "<=>" | ","
                    );
                }
                Token::End => return false,
                _ if level == 0 => return false,
                _ => {}
            }
            if level < 0 {
                return false;
            }
        }
        false
    }

    fn atom(&mut self) -> Result<Ctl, Diagnostic> {
        let first = self.at;
        let mut level = 0;
        loop {
            match self.token() {
                Token::Op("(" | "[" | "{") => level += 1,
                Token::Op(")" | "]" | "}") if level == 0 => break,
                Token::Op(")" | "]" | "}") => level -= 1,
                Token::Op("&&" | "||" | "/\\" | "\\/" | "->" | "=>" | "<->" | "<=>")
                    if level == 0 =>
                {
                    break;
                }
                Token::Word("U" | "until") if level == 0 && self.at > first => break,
                Token::End => break,
                _ => {}
            }
            self.at += 1;
        }
        if self.at == first {
            return Err(self.wrong("expected a formula"));
        }
        let range = self.lexemes[first].range.start..self.lexemes[self.at - 1].range.end;
        let text = &self.text[range.clone()];
        match text {
            "true" => return Ok(Ctl::True),
            "false" => return Ok(Ctl::Not(Box::new(Ctl::True))),
            _ => {}
        }
        let span = self.context.span(range);
        self.context.atom(text, span).map(Ctl::Atom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::AtomTable;

    fn read(text: &str) -> String {
        let mut table = AtomTable::default();
        match parse_ctl(text, &mut table) {
            Ok(f) => f.text(&|n| table.atoms[n as usize].0.clone()),
            Err(d) => d.message,
        }
    }

    #[test]
    fn formulas_are_read_as_they_are_written() {
        assert_eq!(read("AG EF done(3)"), "AG EF (done ( 3 ))");
        assert_eq!(read("AG (x == 1 -> AF (y > 2))"), "AG (!(x == 1) || AF (y > 2))");
        assert_eq!(read("E[a U b] && !A(a U EG b)"), "(E[a U b] && !A[a U EG b])");
        assert_eq!(read("(x + 1) == 2 || EX true"), "((( x + 1 ) == 2) || EX true)");
        assert_eq!(read("AG EF"), "expected a formula, found the end of the formula");
        assert_eq!(read("A x"), "expected `[f U g]` after `A` or `E`, found `x`");
    }
}
