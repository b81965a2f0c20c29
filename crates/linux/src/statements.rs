//! What a program in the kernel's C has beside the statements of a litmus test: variables by
//! their names, assertions, and loops, which are unwound.
//!
//! A loop of at most `n` rounds is `if (c) { body if (c) { body … } }`, and an execution that
//! would go round once more is marked and is none: whoever asks has to say so. What stands
//! behind a loop does not depend on its condition, as behind an `if`: compilers see to that
//! in neither case.

use crate::body::{Body, Result};
use crate::lex::Token;
use heddle_cat::program::{Alu, Expr, Ins, Reg, Tags, Val};
use heddle_span::{Diagnostic, Span};
use std::collections::HashSet;

/// What a program's thread knows while it is read.
#[derive(Default)]
pub struct InSource {
    /// Rounds of a loop.
    pub unwind: u32,
    /// Functions of the program that are put in place of their calls.
    pub functions: HashSet<String>,
    /// Variables that the thread has declared.
    pub locals: HashSet<String>,
    /// Registers that are 1 where an assertion failed.
    pub asserts: Vec<Assertion>,
    /// The register that is 1 where a loop would go on.
    pub beyond: Option<Reg>,
}

#[derive(Clone, Debug)]
pub struct Assertion {
    pub failed: Reg,
    pub span: Span,
    pub text: String,
}

/// The mark of a round too many.
const BEYOND: &str = "%beyond";

impl Body<'_> {
    fn source(&mut self) -> &mut InSource {
        self.source.as_mut().expect("asked before")
    }

    /// A variable by its name: a local, or a plain load.
    pub(crate) fn variable(&mut self, word: &Token, out: &mut Vec<Ins>) -> Result<Expr> {
        if self.source().locals.contains(&word.text) {
            return Ok(Expr::Reg(self.reg(&word.text)));
        }
        match self.globals.get(&word.text) {
            Some(&loc) => {
                let dst = self.temp();
                let addr = Expr::Const(Val::Loc(loc));
                out.push(Ins::Load { dst, addr, tags: Tags::new(), link: false });
                Ok(Expr::Reg(dst))
            }
            None => {
                let text = format!("`{}` is not declared", word.text);
                Err(Diagnostic::error(word.span, text))
            }
        }
    }

    /// A function's arguments are put in place, so none may do anything.
    pub(crate) fn check_arguments(&self, call: &Token, args: &[Vec<Token>]) -> Result<()> {
        let Some(source) = &self.source else { return Ok(()) };
        let simple = |arg: &Vec<Token>| match arg.as_slice() {
            [one] => one.is_name() || one.number().is_some(),
            [mark, one] => matches!(mark.text.as_str(), "&" | "-") && one.text != "(",
            _ => false,
        };
        if source.functions.contains(&call.text) && !args.iter().all(simple) {
            let text = format!("an argument of `{}` that is more than a name", call.text);
            return Err(Diagnostic::unsupported(call.span, text).help("give it a variable"));
        }
        Ok(())
    }

    /// A statement that only programs have; whether one stood here.
    pub(crate) fn source_statement(&mut self, out: &mut Vec<Ins>) -> Result<bool> {
        let span = self.here();
        out.push(Ins::At { span });
        let word = self.peek().to_string();
        match word.as_str() {
            BEYOND => {
                self.at += 1;
                let dst = self.reg(BEYOND);
                self.source().beyond = Some(dst);
                out.push(Ins::Set { dst, value: Expr::int(1) });
                self.want(";")?;
            }
            "assert" | "BUG_ON" | "WARN_ON" | "WARN_ON_ONCE" if self.ahead(1) == "(" => {
                self.assertion(word == "assert", span, out)?;
            }
            "while" | "for" | "do" => self.a_loop(&word, out)?,
            "return" => self.the_end()?,
            "break" | "continue" => {
                return Err(Diagnostic::unsupported(span, format!("`{word}` in a loop")));
            }
            _ => return self.assignment(out),
        }
        Ok(true)
    }

    fn assertion(&mut self, wanted: bool, span: Span, out: &mut Vec<Ins>) -> Result<()> {
        let first = self.at;
        self.at += 2;
        let close = self.matching(first + 1)?;
        let words: Vec<&str> = self.words[first..=close].iter().map(|w| w.text.as_str()).collect();
        let text = spaced(&words);
        let cond = self.expr(out)?;
        self.want(")")?;
        self.take(";");
        let failed = self.reg(&format!("%assert {}", self.thread.regs.len()));
        self.source().asserts.push(Assertion { failed, span, text });
        let mark = vec![Ins::Set { dst: failed, value: Expr::int(1) }];
        out.push(match wanted {
            true => Ins::If { cond, yes: Vec::new(), no: mark },
            false => Ins::If { cond, yes: mark, no: Vec::new() },
        });
        Ok(())
    }

    /// `x = e;`, `x += e;`, `x++;` of a variable by its name; whether it was one.
    fn assignment(&mut self, out: &mut Vec<Ins>) -> Result<bool> {
        if self.is_type() {
            self.declared();
            return Ok(false);
        }
        let before = matches!(self.peek(), "++" | "--");
        let Some(name) = self.words.get(self.at + usize::from(before)).cloned() else {
            return Ok(false);
        };
        let mark = if before { self.peek() } else { self.ahead(1) }.to_string();
        if !name.is_name() || !matches!(mark.as_str(), "=" | "+=" | "-=" | "++" | "--") {
            return Ok(false);
        }
        self.at += 2;
        let op = if mark.starts_with('-') { Alu::Sub } else { Alu::Add };
        let value = match mark.as_str() {
            "=" => self.expr(out)?,
            "+=" | "-=" => {
                let old = self.variable(&name, out)?;
                Expr::op(op, old, self.expr(out)?)
            }
            _ => Expr::op(op, self.variable(&name, out)?, Expr::int(1)),
        };
        self.want(";")?;
        if self.source().locals.contains(&name.text) {
            let dst = self.reg(&name.text);
            out.push(Ins::Set { dst, value });
        } else if let Some(&loc) = self.globals.get(&name.text) {
            let addr = Expr::Const(Val::Loc(loc));
            out.push(Ins::Store { addr, value, tags: Tags::new() });
        } else {
            let text = format!("`{}` is not declared", name.text);
            return Err(Diagnostic::error(name.span, text));
        }
        Ok(true)
    }

    /// The names that the declaration here declares are locals from now on.
    fn declared(&mut self) {
        let end = self.words[self.at..].iter().position(|w| w.text == ";");
        let words = &self.words[self.at..self.at + end.unwrap_or(0)];
        let mut depth = 0usize;
        let mut names = Vec::new();
        for (i, word) in words.iter().enumerate() {
            match word.text.as_str() {
                "(" => depth += 1,
                ")" => depth = depth.saturating_sub(1),
                _ => {}
            }
            let next = words.get(i + 1).map_or(";", |w| w.text.as_str());
            if depth == 0 && i > 0 && word.is_name() && matches!(next, "=" | "," | ";") {
                let before = words[i - 1].text.as_str();
                if before == "*" || before == "," || words[i - 1].is_name() {
                    names.push(word.text.clone());
                }
            }
        }
        self.source().locals.extend(names);
    }

    /// `return`, which has to be the last statement.
    fn the_end(&mut self) -> Result<()> {
        let span = self.here();
        let end = self.words[self.at..].iter().position(|w| w.text == ";");
        let end = end.map_or(self.words.len(), |n| self.at + n + 1);
        if self.words.get(end).is_some() {
            return Err(Diagnostic::unsupported(span, "`return` before the end of a thread"));
        }
        self.at = end;
        Ok(())
    }

    /// The bracket that closes the one at a position.
    fn matching(&self, open: usize) -> Result<usize> {
        let mut depth = 0usize;
        for (i, word) in self.words.iter().enumerate().skip(open) {
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
        let span = self.words.get(open).map_or_else(|| self.here(), |w| w.span);
        Err(Diagnostic::error(span, "this is never closed"))
    }

    /// Where the statement at a position ends: the position behind it.
    fn statement_end(&self, at: usize, depth: usize) -> Result<usize> {
        let word = |n: usize| self.words.get(n).map_or("", |w| w.text.as_str());
        if depth > 50 {
            return Err(Diagnostic::unsupported(self.here(), "this much nesting"));
        }
        match word(at) {
            "{" => Ok(self.matching(at)? + 1),
            "if" | "while" | "for" => {
                let body = self.matching(at + 1)? + 1;
                let end = self.statement_end(body, depth + 1)?;
                if word(at) == "if" && word(end) == "else" {
                    return self.statement_end(end + 1, depth + 1);
                }
                Ok(end)
            }
            "do" => {
                let end = self.statement_end(at + 1, depth + 1)?;
                Ok(self.matching(end + 1)? + 2)
            }
            _ => match self.words.get(at..).and_then(|w| w.iter().position(|w| w.text == ";")) {
                Some(n) => Ok(at + n + 1),
                None => Err(Diagnostic::error(self.here(), "this statement never ends")),
            },
        }
    }

    /// Reads a loop as the rounds that it has at the most.
    fn a_loop(&mut self, word: &str, out: &mut Vec<Ins>) -> Result<()> {
        let span = self.here();
        let end = self.statement_end(self.at, 0)?;
        if end > self.words.len() {
            return Err(Diagnostic::error(span, "this statement never ends"));
        }
        let within = |from: usize, to: usize| self.words[from..to].to_vec();
        let (first, cond, body, step) = if word == "do" {
            let body_end = self.statement_end(self.at + 1, 0)?;
            if self.words.get(body_end).is_none_or(|w| w.text != "while") {
                return Err(Diagnostic::error(span, "`do` without `while`"));
            }
            if self.words.get(body_end + 1).is_none_or(|w| w.text != "(") {
                return Err(Diagnostic::error(span, "`while` without a condition"));
            }
            let close = self.matching(body_end + 1)?;
            let body = within(self.at + 1, body_end);
            (body.clone(), within(body_end + 2, close), body, Vec::new())
        } else {
            if self.ahead(1) != "(" {
                self.at += 1;
                return self.want("(");
            }
            let close = self.matching(self.at + 1)?;
            let (head, body) = (within(self.at + 2, close), within(close + 1, end));
            if word == "while" {
                (Vec::new(), head, body, Vec::new())
            } else {
                let parts: Vec<&[Token]> = head.split(|w| w.text == ";").collect();
                let [first, cond, step] = parts[..] else {
                    return Err(Diagnostic::error(span, "expected `for (first; condition; step)`"));
                };
                (ended(first, span), cond.to_vec(), body, ended(step, span))
            }
        };
        let mark = |text: &str| Token { text: text.into(), span };
        let cond = if cond.is_empty() { vec![mark("1")] } else { cond };
        let mut rounds = vec![mark(BEYOND), mark(";")];
        let asked = |then: Vec<Token>| {
            let mut all = vec![mark("if"), mark("(")];
            all.extend(cond.iter().cloned());
            all.extend([mark(")"), mark("{")]);
            all.extend(then);
            all.push(mark("}"));
            all
        };
        let n = self.source().unwind.max(1) - u32::from(word == "do" && self.source().unwind > 1);
        rounds = asked(rounds);
        for _ in 0..n {
            let mut round = body.clone();
            round.extend(step.iter().cloned());
            round.extend(rounds);
            if round.len() > 50_000 {
                return Err(Diagnostic::unsupported(span, "loops within loops unwound so often"));
            }
            rounds = asked(round);
        }
        let mut all = vec![mark("{")];
        all.extend(first);
        all.extend(rounds);
        all.push(mark("}"));
        let rest = self.words.split_off(end);
        self.words.truncate(self.at);
        self.words.extend(all);
        self.words.extend(rest);
        self.statement(out)
    }
}

/// A part of a `for` as a statement.
fn ended(words: &[Token], span: Span) -> Vec<Token> {
    let mut out = words.to_vec();
    if !out.is_empty() {
        out.push(Token { text: ";".into(), span });
    }
    out
}

/// Words as people write them.
fn spaced(words: &[&str]) -> String {
    let mut out = String::new();
    for (i, word) in words.iter().enumerate() {
        let before = i.checked_sub(1).map_or("(", |b| words[b]);
        let tight =
            matches!(*word, ")" | "(" | "," | ";") || matches!(before, "(" | "!" | "*" | "&");
        if !tight {
            out.push(' ');
        }
        out += word;
    }
    out
}
