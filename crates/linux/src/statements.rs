//! What a program in the kernel's C has beside the statements of a litmus test: variables by
//! their names, assertions, and loops, which are unwound.
//!
//! A loop of at most `n` rounds is `if (c) { body if (c) { body … } }`, and an execution that
//! would go round once more is marked and is none: whoever asks has to say so. What stands
//! behind a loop does not depend on its condition, as behind an `if`: compilers see to that
//! in neither case. Ways out of a loop are in [`crate::leave`], structures and arrays in
//! [`crate::objects`].

use crate::body::{Body, Result};
use crate::leave::{MOST_WORDS, matching, round, statement_end};
use crate::lex::Token;
use crate::objects::{Object, Objects};
use heddle_cat::program::{Alu, Expr, Ins, Reg, Tags, Val};
use heddle_span::{Diagnostic, Span};
use std::collections::{HashMap, HashSet};

/// What a program's thread knows while it is read.
#[derive(Default)]
pub struct InSource {
    /// Rounds of a loop.
    pub unwind: u32,
    /// Functions of the program that are put in place of their calls.
    pub functions: HashSet<String>,
    /// Variables that the thread has declared, and the structures that they point to.
    pub locals: HashSet<String>,
    pub pointers: HashMap<String, String>,
    pub objects: Objects,
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
            [and, name, mark, field] if and.text == "&" => {
                name.is_name() && mark.text == "." && field.is_name()
            }
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
            "cpu_relax" if self.ahead(1) == "(" => self.waits(out)?,
            "return" => self.the_end()?,
            "break" | "continue" => {
                return Err(Diagnostic::error(span, format!("`{word}` outside of a loop")));
            }
            "goto" | "switch" | "case" => {
                return Err(Diagnostic::unsupported(span, format!("`{word}`")));
            }
            _ => return self.assignment(out),
        }
        Ok(true)
    }

    fn assertion(&mut self, wanted: bool, span: Span, out: &mut Vec<Ins>) -> Result<()> {
        let first = self.at;
        self.at += 2;
        let close = matching(&self.words, first + 1)?;
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
        self.without_brackets();
        let before = matches!(self.peek(), "++" | "--");
        let Some(name) = self.words.get(self.at + usize::from(before)).cloned() else {
            return Ok(false);
        };
        if !before && name.is_name() && matches!(self.ahead(1), "." | "->" | "[") {
            return self.part_assignment(out);
        }
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

    /// The same of a field or an element.
    fn part_assignment(&mut self, out: &mut Vec<Ins>) -> Result<bool> {
        let Some(addr) = self.part(out)? else { return Ok(false) };
        let mark = self.peek().to_string();
        let op = if mark.starts_with('-') { Alu::Sub } else { Alu::Add };
        let mut old = |body: &mut Self| {
            let dst = body.temp();
            out.push(Ins::Load { dst, addr: addr.clone(), tags: Tags::new(), link: false });
            Expr::Reg(dst)
        };
        let value = match mark.as_str() {
            "=" => {
                self.at += 1;
                self.expr(out)?
            }
            "+=" | "-=" => {
                let old = old(self);
                self.at += 1;
                Expr::op(op, old, self.expr(out)?)
            }
            "++" | "--" => {
                let old = old(self);
                self.at += 1;
                Expr::op(op, old, Expr::int(1))
            }
            _ => return self.fail("`=`"),
        };
        self.want(";")?;
        out.push(Ins::Store { addr, value, tags: Tags::new() });
        Ok(true)
    }

    /// `(p)->f` and `(s).f` without the brackets, `(&s)->f` as `s.f`: as a function's body has them
    /// where it is put in place.
    pub(crate) fn without_brackets(&mut self) {
        loop {
            let words: Vec<&str> = (0..5).map(|n| self.ahead(n)).collect();
            let is_part = |mark: &str| matches!(mark, "->" | "." | "[");
            let gone: &[usize] = match words[..] {
                ["(", "&", _, ")", "->"] => {
                    self.words[self.at + 4].text = ".".to_string();
                    &[3, 1, 0]
                }
                ["(", _, ")", mark, _] if is_part(mark) => &[2, 0],
                ["(", "(", _, ")", ")"] => &[4, 0],
                _ => return,
            };
            gone.iter().for_each(|n| drop(self.words.remove(self.at + n)));
        }
    }

    /// `s.f`, `a[i]`, `a[i].f`, `p->f`, `p->q->f`, or the name of a structure or an array, from
    /// the name on: the address. None, and nothing read, if it is a plain variable.
    pub(crate) fn part(&mut self, out: &mut Vec<Ins>) -> Result<Option<Expr>> {
        let Some(source) = &self.source else { return Ok(None) };
        let Some(name) = self.words.get(self.at).filter(|w| w.is_name()).cloned() else {
            return Ok(None);
        };
        let object = source.objects.named(&name.text).cloned();
        let object = object.filter(|_| !source.locals.contains(&name.text));
        // The structure at the address, or the one that a pointer there points to.
        let (mut addr, mut of, mut points_to) = match object {
            Some(Object::Instance { of, at }) => {
                self.at += 1;
                (Expr::Const(Val::Loc(at)), Some(of), None)
            }
            Some(Object::Array { of, first, len }) => {
                self.at += 1;
                let element = self.source().objects.element(of.as_deref(), first, len);
                if !self.take("[") {
                    return Ok(Some(Expr::Const(Val::Loc(first))));
                }
                let index = self.expr(out)?;
                self.want("]")?;
                (Expr::op(element, index, Expr::int(0)), of, None)
            }
            None if self.ahead(1) == "->" => {
                self.at += 2;
                let local = self.source().pointers.get(&name.text).cloned();
                let of = local.or_else(|| self.source().objects.pointer(&name.text).cloned());
                let pointer = self.variable(&name, out)?;
                let (addr, points_to) = self.field(pointer, of)?;
                (addr, None, points_to)
            }
            None => return Ok(None),
        };
        loop {
            if self.take(".") {
                (addr, points_to) = self.field(addr, of.take())?;
            } else if self.take("->") {
                let dst = self.temp();
                out.push(Ins::Load { dst, addr, tags: Tags::new(), link: false });
                (addr, points_to) = self.field(Expr::Reg(dst), points_to)?;
            } else {
                return Ok(Some(addr));
            }
        }
    }

    /// The field that is named here, of a structure at an address.
    fn field(&mut self, at: Expr, of: Option<String>) -> Result<(Expr, Option<String>)> {
        let Some(name) = self.words.get(self.at).filter(|w| w.is_name()).cloned() else {
            return self.fail("a field");
        };
        self.at += 1;
        let (op, points_to) = self.source().objects.field(of.as_deref(), &name)?;
        Ok((Expr::op(op, at, Expr::int(0)), points_to))
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
        let of = words.first().filter(|w| w.text == "struct").and_then(|_| words.get(1));
        let of = of.map(|w| w.text.clone());
        let points = names.iter().filter_map(|n| Some((n.clone(), of.clone()?)));
        let points: Vec<_> = points.collect();
        self.source().pointers.extend(points);
        self.source().locals.extend(names);
    }

    /// `cpu_relax();` in a loop that waits: no more than the compiler is told.
    fn waits(&mut self, out: &mut Vec<Ins>) -> Result<()> {
        let barrier = self.macros.named.get("barrier").map(|made| &made.params);
        if barrier.is_some_and(Vec::is_empty) {
            self.words[self.at].text = "barrier".to_string();
            return self.statement(out);
        }
        self.at += 1;
        self.arguments()?;
        self.want(";")
    }

    /// `return`; others than the last statement are gone by now.
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

    /// Reads a loop as the rounds that it has at the most.
    fn a_loop(&mut self, word: &str, out: &mut Vec<Ins>) -> Result<()> {
        let span = self.here();
        let end = statement_end(&self.words, self.at, 0)?;
        let within = |from: usize, to: usize| self.words[from..to].to_vec();
        let (first, cond, body, step) = if word == "do" {
            let body_end = statement_end(&self.words, self.at + 1, 0)?;
            if self.words.get(body_end).is_none_or(|w| w.text != "while") {
                return Err(Diagnostic::error(span, "`do` without `while`"));
            }
            if self.words.get(body_end + 1).is_none_or(|w| w.text != "(") {
                return Err(Diagnostic::error(span, "`while` without a condition"));
            }
            let close = matching(&self.words, body_end + 1)?;
            let body = within(self.at + 1, body_end);
            (Vec::new(), within(body_end + 2, close), body, Vec::new())
        } else {
            if self.ahead(1) != "(" {
                self.at += 1;
                return self.want("(");
            }
            let close = matching(&self.words, self.at + 1)?;
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
        let once = |rounds: Vec<Token>| {
            let mut rest = step.clone();
            rest.extend(rounds);
            let all = round(&body, &rest)?;
            if all.len() > MOST_WORDS {
                return Err(Diagnostic::unsupported(span, "loops within loops unwound so often"));
            }
            Ok(all)
        };
        for _ in 0..n {
            rounds = asked(once(rounds)?);
        }
        if word == "do" {
            rounds = once(rounds)?;
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
