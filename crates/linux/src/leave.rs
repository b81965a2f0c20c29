//! `break`, `continue` and `return` within programs in the kernel's C, as `if` and `else`.
//!
//! `if (c) break; rest` is `if (c) {} else { rest }`, and the next rounds of the loop belong to
//! the rest: they depend on the condition, as on any branch before them, and what stands behind
//! the loop does not. Words are copied, so a loop with many ways out grows with every round;
//! beyond a bound it is refused.

use crate::body::Result;
use crate::lex::Token;
use heddle_span::Diagnostic;

/// More words than this are refused.
pub const MOST_WORDS: usize = 50_000;

/// The bracket that closes the one at a position.
pub fn matching(words: &[Token], open: usize) -> Result<usize> {
    let mut depth = 0usize;
    for (i, word) in words.iter().enumerate().skip(open) {
        match word.text.as_str() {
            "(" | "{" => depth += 1,
            ")" | "}" => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return Ok(i);
                }
            }
            _ => {}
        }
    }
    let span = words.get(open).or(words.last()).map_or_else(Default::default, |w| w.span);
    Err(Diagnostic::error(span, "this is never closed"))
}

/// Where the statement at a position ends: the position behind it.
pub fn statement_end(words: &[Token], at: usize, depth: usize) -> Result<usize> {
    let word = |n: usize| words.get(n).map_or("", |w| w.text.as_str());
    let span = || words.get(at).or(words.last()).map_or_else(Default::default, |w| w.span);
    if depth > 50 {
        return Err(Diagnostic::unsupported(span(), "this much nesting"));
    }
    let end = match word(at) {
        "{" => matching(words, at)? + 1,
        "if" | "while" | "for" => {
            let body = matching(words, at + 1)? + 1;
            let end = statement_end(words, body, depth + 1)?;
            match word(at) == "if" && word(end) == "else" {
                true => statement_end(words, end + 1, depth + 1)?,
                false => end,
            }
        }
        "do" => {
            let end = statement_end(words, at + 1, depth + 1)?;
            matching(words, end + 1)? + 2
        }
        _ => match words.get(at..).and_then(|w| w.iter().position(|w| w.text == ";")) {
            Some(n) => at + n + 1,
            None => return Err(Diagnostic::error(span(), "this statement never ends")),
        },
    };
    if end > words.len() {
        return Err(Diagnostic::error(span(), "this statement never ends"));
    }
    Ok(end)
}

/// Whether statements have one of these words outside of loops within them.
fn has(words: &[Token], names: &[&str], depth: usize) -> Result<bool> {
    let mut at = 0;
    while at < words.len() {
        match words[at].text.as_str() {
            "while" | "for" | "do" => at = statement_end(words, at, depth)?,
            word if names.contains(&word) => return Ok(true),
            _ => at += 1,
        }
    }
    Ok(false)
}

/// The statements of a round, then the `rest`: the step and the rounds that follow.
pub fn round(body: &[Token], rest: &[Token]) -> Result<Vec<Token>> {
    Follow { names: &["break", "continue"] }.statements(body, rest, 0)
}

/// A thread whose `return` may stand anywhere but in a loop.
pub fn returns(body: &[Token]) -> Result<Vec<Token>> {
    let follow = Follow { names: &["return"] };
    let is = |w: &Token| w.text == "return";
    let last = body.iter().rposition(is).map_or(0, |at| at);
    // One at the very end needs nothing.
    let alone = body.iter().filter(|w| is(w)).count() <= 1
        && statement_end(body, last, 0).is_ok_and(|end| end == body.len());
    if alone || !body.iter().any(is) {
        return Ok(body.to_vec());
    }
    let out = follow.statements(body, &[], 0)?;
    match out.iter().find(|w| is(w)) {
        Some(left) => Err(Diagnostic::unsupported(left.span, "`return` within a loop")),
        None => Ok(out),
    }
}

struct Follow {
    names: &'static [&'static str],
}

impl Follow {
    fn statements(&self, words: &[Token], rest: &[Token], depth: usize) -> Result<Vec<Token>> {
        let (mut out, mut at) = (Vec::new(), 0);
        while at < words.len() {
            let end = statement_end(words, at, depth)?;
            let (one, tail) = (&words[at..end], &words[end..]);
            if !has(one, self.names, depth)? {
                out.extend_from_slice(one);
                at = end;
                continue;
            }
            match one[0].text.as_str() {
                "break" | "return" => return Ok(out),
                "continue" => {
                    out.extend_from_slice(rest);
                    return Ok(out);
                }
                "{" => {
                    let mut inner = one[1..one.len() - 1].to_vec();
                    inner.extend_from_slice(tail);
                    out.extend(self.statements(&inner, rest, depth + 1)?);
                }
                "if" => out.extend(self.conditional(one, tail, rest, depth)?),
                _ => {
                    let text = format!("`{}` here", one[0].text);
                    return Err(Diagnostic::unsupported(one[0].span, text));
                }
            }
            return self.bounded(out);
        }
        out.extend_from_slice(rest);
        self.bounded(out)
    }

    fn conditional(
        &self,
        one: &[Token],
        tail: &[Token],
        rest: &[Token],
        depth: usize,
    ) -> Result<Vec<Token>> {
        let close = matching(one, 1)?;
        let yes = statement_end(one, close + 1, depth)?;
        let no = if one.get(yes).is_some_and(|w| w.text == "else") { yes + 1 } else { yes };
        let then = |part: &[Token]| {
            let mut all = part.to_vec();
            all.extend_from_slice(tail);
            self.statements(&all, rest, depth + 1)
        };
        let mark = |text: &str| Token { text: text.into(), span: one[0].span };
        let mut out = one[..=close].to_vec();
        out.push(mark("{"));
        out.extend(then(&one[close + 1..yes])?);
        out.extend([mark("}"), mark("else"), mark("{")]);
        out.extend(then(&one[no..])?);
        out.push(mark("}"));
        self.bounded(out)
    }

    fn bounded(&self, words: Vec<Token>) -> Result<Vec<Token>> {
        match words.first() {
            Some(first) if words.len() > MOST_WORDS => {
                Err(Diagnostic::unsupported(first.span, "a loop with so many ways through it"))
            }
            _ => Ok(words),
        }
    }
}
