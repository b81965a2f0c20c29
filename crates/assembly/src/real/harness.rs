//! The harness: which functions of a `.s` file are threads, and what must be so.
//!
//! One statement a line, in a file of its own or in comments `heddle: …`:
//!
//! ```text
//! init setup                  // runs before the threads, to its end
//! thread worker               // each line one thread
//! thread worker(2, counter)   // with arguments: numbers, addresses of symbols
//! finally counter == 2 && lock == 0
//! ```

use heddle_isa::number;
use heddle_memmodel::Alu;
use heddle_span::{Diagnostic, Span};

#[derive(Clone, Debug, Default)]
pub struct Harness {
    pub init: Option<Start>,
    pub threads: Vec<Start>,
    pub finally: Vec<Finally>,
}

#[derive(Clone, Debug)]
pub struct Start {
    pub function: String,
    pub args: Vec<String>,
    pub span: Span,
}

/// A condition on the final memory: all of one of the lists.
#[derive(Clone, Debug)]
pub struct Finally {
    /// `||` of `&&` of comparisons.
    pub any: Vec<Vec<(Term, Alu, Term)>>,
    pub span: Span,
    pub text: String,
}

#[derive(Clone, Debug)]
pub enum Term {
    Number(i64),
    /// A symbol, and an offset in bytes.
    Symbol(String, i64),
}

pub fn read(lines: &[(String, Span)]) -> Result<Harness, Vec<Diagnostic>> {
    let mut h = Harness::default();
    let mut wrong = Vec::new();
    for (line, span) in lines {
        let line = line.split("//").next().unwrap_or("").trim();
        let line = line.split('#').next().unwrap_or("").trim();
        if line.is_empty() {
            continue;
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "thread" => h.threads.extend(start(rest, *span).map_err(|d| wrong.push(d)).ok()),
            "init" => h.init = start(rest, *span).map_err(|d| wrong.push(d)).ok(),
            "finally" => h.finally.extend(finally(rest, *span).map_err(|d| wrong.push(d)).ok()),
            _ => {
                let text = format!("expected `thread`, `init` or `finally`, found `{word}`");
                wrong.push(Diagnostic::error(*span, text));
            }
        }
    }
    if wrong.is_empty() { Ok(h) } else { Err(wrong) }
}

fn start(text: &str, span: Span) -> Result<Start, Diagnostic> {
    let text = text.trim();
    let (name, args) = match text.split_once('(') {
        None => (text, Vec::new()),
        Some((name, rest)) => {
            let Some(inner) = rest.trim_end().strip_suffix(')') else {
                return Err(Diagnostic::error(span, "expected `)` after the arguments"));
            };
            let args = inner.split(',').map(|a| a.trim().to_string()).filter(|a| !a.is_empty());
            (name.trim(), args.collect())
        }
    };
    if name.is_empty() || name.contains(char::is_whitespace) {
        return Err(Diagnostic::error(span, "expected the name of a function"));
    }
    Ok(Start { function: name.to_string(), args, span })
}

fn finally(text: &str, span: Span) -> Result<Finally, Diagnostic> {
    let mut any = Vec::new();
    for part in text.split("||") {
        let mut all = Vec::new();
        for one in part.split("&&") {
            all.push(comparison(one, span)?);
        }
        any.push(all);
    }
    Ok(Finally { any, span, text: text.trim().to_string() })
}

fn comparison(text: &str, span: Span) -> Result<(Term, Alu, Term), Diagnostic> {
    let signs = [
        ("==", Alu::Eq, false),
        ("!=", Alu::Ne, false),
        ("<=", Alu::Le, false),
        (">=", Alu::Le, true),
        ("<", Alu::Lt, false),
        (">", Alu::Lt, true),
    ];
    for (sign, op, swap) in signs {
        if let Some((a, b)) = text.split_once(sign) {
            let (a, b) = (term(a, span)?, term(b, span)?);
            return Ok(if swap { (b, op, a) } else { (a, op, b) });
        }
    }
    let what = format!("expected a comparison, found `{}`", text.trim());
    Err(Diagnostic::error(span, what))
}

fn term(text: &str, span: Span) -> Result<Term, Diagnostic> {
    let text = text.trim().trim_start_matches('(').trim_end_matches(')').trim();
    if let Some(n) = number(text) {
        return Ok(Term::Number(n));
    }
    let (name, off) = text.split_once('+').unwrap_or((text, "0"));
    let name = name.trim();
    let word = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
    match number(off) {
        Some(off) if !name.is_empty() && name.chars().all(word) => {
            Ok(Term::Symbol(name.to_string(), off))
        }
        _ => Err(Diagnostic::error(span, format!("expected a symbol or a number, found `{text}`"))),
    }
}
