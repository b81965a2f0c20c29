//! `.def` files: the kernel's names, defined by herd's primitives.
//!
//! A line is `name(parameters) body`; the body is an expression, or statements in braces.
//! It is put in place of a call word by word.

use crate::lex::{Token, words};
use heddle_span::{Diagnostic, FileId};
use std::collections::HashMap;

#[derive(Clone, Debug)]
pub struct Macro {
    pub params: Vec<String>,
    pub body: Vec<Token>,
}

#[derive(Clone, Debug, Default)]
pub struct Macros(pub HashMap<String, Macro>);

impl Macros {
    /// Reads a `.def` file.
    pub fn read(text: &str, file: FileId) -> Result<Macros, Vec<Diagnostic>> {
        let (mut out, mut wrong) = (HashMap::new(), Vec::new());
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            let (from, to) = (at, at + line.len());
            at = to;
            match words(text, file, from, to) {
                Ok(words) if words.is_empty() => {}
                Ok(words) => match define(&words) {
                    Some((name, made)) => {
                        out.insert(name, made);
                    }
                    None => {
                        let text = "expected `name(parameters) body`";
                        wrong.push(Diagnostic::error(words[0].span, text));
                    }
                },
                Err(why) => wrong.push(why),
            }
        }
        if wrong.is_empty() { Ok(Macros(out)) } else { Err(wrong) }
    }

    /// The body of a macro with its arguments in place.
    pub fn expand(made: &Macro, args: &[Vec<Token>], call: &Token) -> Option<Vec<Token>> {
        if made.params.len() != args.len() {
            return None;
        }
        let mut out = Vec::new();
        for word in &made.body {
            match made.params.iter().position(|p| *p == word.text) {
                Some(i) => {
                    // `*X` of a sum is what stands at the sum.
                    let star = out.last().is_some_and(|t: &Token| t.text == "*");
                    let sum = args[i].len() > 1 && args[i][0].is_name();
                    let around = |text: &str| {
                        (star && sum).then(|| Token { text: text.into(), span: call.span })
                    };
                    out.extend(around("("));
                    out.extend(args[i].iter().cloned());
                    out.extend(around(")"));
                }
                None => out.push(Token { text: word.text.clone(), span: call.span }),
            }
        }
        Some(out)
    }
}

fn define(words: &[Token]) -> Option<(String, Macro)> {
    let name = words.first().filter(|w| w.is_name())?.text.clone();
    if words.get(1)?.text != "(" {
        return None;
    }
    let close = words.iter().position(|w| w.text == ")")?;
    let params = words[2..close].iter().filter(|w| w.text != ",").map(|w| w.text.clone()).collect();
    Some((name, Macro { params, body: words[close + 1..].to_vec() }))
}
