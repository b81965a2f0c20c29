//! What to write instead, for mistakes that people make who come from other
//! languages: a word added to a syntax error, chosen by what was wanted, what
//! stands there and what stood before.
//!
//! Only a guess: it never changes what is read.

use crate::syntax::token::{Kw, P, Tok};

/// Words that begin a unit or a statement, for names that are nearly one of them.
const WORDS: [Kw; 12] = [
    Kw::Active,
    Kw::Proctype,
    Kw::Init,
    Kw::Never,
    Kw::Trace,
    Kw::Typedef,
    Kw::Inline,
    Kw::Ltl,
    Kw::Atomic,
    Kw::DStep,
    Kw::Printf,
    Kw::Assert,
];

/// A help for a syntax error: `wanted` is what the parser says it expected, `last`
/// the token before `found`.
pub fn hint(wanted: &str, last: &Tok, found: &Tok) -> Option<String> {
    let fixed = match (last, found) {
        (Tok::Name(word), Tok::P(P::LParen)) if &**word == "while" => {
            "a loop is `do :: condition -> .. :: else -> break od`"
        }
        (Tok::Name(word), Tok::P(P::LParen)) if matches!(&**word, "G" | "F") => {
            "`[]` or `always` is G, `<>` or `eventually` is F"
        }
        (Tok::P(p), Tok::P(P::Assign)) if is_arithmetic(*p) => {
            return Some(format!("there is no `{0}=`: write `x = x {0} ..`", p.text()));
        }
        (_, Tok::P(P::Assign)) if wanted == "`)`" => {
            "`==` compares; an assignment is a statement of its own"
        }
        (_, Tok::P(P::Assign)) if wanted == "`:`" => "a range is written `for (i : 0 .. 9)`",
        (_, Tok::P(P::Assign)) if wanted == SEPARATOR => {
            "`->` stands between a guard and what follows; `==` compares"
        }
        (_, Tok::P(P::Incr | P::Decr)) => {
            "`x++` and `x--` are statements of their own, with the variable in front"
        }
        (_, Tok::P(P::LParen)) if wanted == OPTION => {
            "a choice is `if :: condition -> .. :: else -> .. fi`"
        }
        (Tok::ProcName(name), Tok::P(P::LParen)) => {
            return Some(format!("a process is started by `run {name}(..)`"));
        }
        (_, Tok::Name(word)) if wanted == SEPARATOR && &**word == "and" => "`and` is `&&`",
        (_, Tok::Name(word)) if wanted == SEPARATOR && &**word == "or" => "`or` is `||`",
        (Tok::P(P::RBracket), Tok::P(P::LBracket)) => {
            "arrays have one dimension: make it an array of records that have an array in them"
        }
        (Tok::P(P::Comma), Tok::Type(_) | Tok::TypeName(..)) => {
            "`;` stands between parameters or fields of different types"
        }
        (Tok::P(P::LBrace | P::Semi), Tok::P(P::RBrace)) if wanted == EXPRESSION => {
            "there must be a statement: `skip` does nothing"
        }
        (_, Tok::P(P::SortedSend)) if wanted == EXPRESSION => {
            "`!!` is a sorted send: write `! !` for two negations"
        }
        (_, Tok::Name(word)) => {
            let near = WORDS.iter().find(|k| nearly(k.text(), word))?;
            return Some(format!("is `{}` meant?", near.text()));
        }
        _ => return None,
    };
    Some(fixed.to_owned())
}

/// What the parser says it wants after a statement, in a choice, where a value stands.
pub const SEPARATOR: &str = "`;` or `->`";
pub const OPTION: &str = "`::` of an option";
pub const EXPRESSION: &str = "an expression";

fn is_arithmetic(p: P) -> bool {
    use P::*;
    matches!(p, Plus | Minus | Star | Slash | Percent)
}

/// Whether two names differ in one letter, in one letter more, in two that changed places
/// or in capitals.
pub fn nearly(a: &str, b: &str) -> bool {
    if a.eq_ignore_ascii_case(b) {
        return true;
    }
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let same = a.iter().zip(b).take_while(|(x, y)| x == y).count();
    let (x, y) = (&a[same..], &b[same..]);
    match a.len() as i64 - b.len() as i64 {
        0 => {
            let swapped = x.len() >= 2 && x[0] == y[1] && x[1] == y[0] && x[2..] == y[2..];
            swapped || x.get(1..) == y.get(1..)
        }
        1 => x[1..] == *y,
        -1 => *x == y[1..],
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::nearly;

    #[test]
    fn near_names() {
        for (a, b) in [("count", "coutn"), ("count", "cont"), ("true", "True"), ("ab", "ac")] {
            assert!(nearly(a, b) && nearly(b, a), "{a} {b}");
        }
        for (a, b) in [("count", "cnut"), ("a", "bcd"), ("init", "int8")] {
            assert!(!nearly(a, b) && !nearly(b, a), "{a} {b}");
        }
    }
}
