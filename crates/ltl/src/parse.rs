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
use crate::grammar::Parser;
use crate::lex::lex;
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

    /// Whether an atom can begin with a bracket: `[x] == 1`, a word of memory.
    fn brackets(&self) -> bool {
        false
    }
}

/// Reads a formula. On failure, everything that is wrong with it.
pub fn parse(
    text: &str,
    dialect: Dialect,
    context: &mut impl Context,
) -> Result<Formula, Vec<Diagnostic>> {
    let mut parser = Parser::new(text, dialect, context);
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
