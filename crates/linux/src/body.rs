//! The threads of a test: C as the kernel's tests write it.
//!
//! Statements are declarations, assignments, calls, `if`; there are no loops in the
//! kernel's tests, and they are refused by name. A call of a macro is its body; what is
//! left are herd's primitives (`__load{once}(*x)`), which become events.

use crate::config::TagRule;
use crate::lex::Token;
use crate::macros::Macros;
use crate::statements::InSource;
use heddle_cat::program::{Alu, Expr, Ins, Reg, Rmw, Tags, Thread, Val};
use heddle_span::Diagnostic;
use std::collections::HashMap;

pub(crate) type Result<T> = std::result::Result<T, Diagnostic>;

pub struct Body<'a> {
    pub macros: &'a Macros,
    pub words: Vec<Token>,
    pub at: usize,
    pub thread: Thread,
    /// Parameters: locations by their names.
    pub params: HashMap<String, usize>,
    /// Names of all locations, for those that are used without being a parameter.
    pub globals: &'a HashMap<String, usize>,
    pub depth: usize,
    /// What a program has that a test has not: loops, assertions, variables by their names.
    pub source: Option<InSource>,
}

pub(crate) const TYPES: [&str; 26] = [
    "int",
    "intptr_t",
    "uintptr_t",
    "void",
    "char",
    "long",
    "unsigned",
    "signed",
    "short",
    "bool",
    "struct",
    "union",
    "enum",
    "volatile",
    "const",
    "atomic_t",
    "spinlock_t",
    "size_t",
    "u8",
    "u16",
    "u32",
    "u64",
    "s32",
    "s64",
    "atomic_int",
    "atomic_long_t",
];

/// Nesting beyond this is refused.
const DEEPEST: usize = 100;

pub(crate) fn tags(names: &[&str]) -> Tags {
    names.iter().map(|n| (*n).into()).collect()
}

impl Body<'_> {
    pub(crate) fn peek(&self) -> &str {
        self.words.get(self.at).map_or("", |w| &w.text)
    }

    pub(crate) fn ahead(&self, n: usize) -> &str {
        self.words.get(self.at + n).map_or("", |w| &w.text)
    }

    pub(crate) fn take(&mut self, text: &str) -> bool {
        let found = self.peek() == text;
        self.at += usize::from(found);
        found
    }

    pub(crate) fn here(&self) -> heddle_span::Span {
        let last = self.words.last().map_or_else(Default::default, |w| w.span);
        self.words.get(self.at).map_or(last, |w| w.span)
    }

    pub(crate) fn fail<T>(&self, what: &str) -> Result<T> {
        let found = if self.peek().is_empty() { "the end" } else { self.peek() };
        Err(Diagnostic::error(self.here(), format!("expected {what}, found `{found}`")))
    }

    pub(crate) fn want(&mut self, text: &str) -> Result<()> {
        if self.take(text) { Ok(()) } else { self.fail(&format!("`{text}`")) }
    }

    pub(crate) fn deeper(&mut self) -> Result<()> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(Diagnostic::unsupported(self.here(), "this much nesting"));
        }
        Ok(())
    }

    pub fn reg(&mut self, name: &str) -> Reg {
        let at = self.thread.regs.iter().position(|r| r == name);
        at.unwrap_or_else(|| {
            self.thread.regs.push(name.to_string());
            self.thread.regs.len() - 1
        })
    }

    pub(crate) fn temp(&mut self) -> Reg {
        let name = format!("%{}", self.thread.regs.len());
        self.reg(&name)
    }

    /// Statements up to `}`, which stays.
    pub fn block(&mut self) -> Result<Vec<Ins>> {
        let mut out = Vec::new();
        while !matches!(self.peek(), "}" | "") {
            self.statement(&mut out)?;
        }
        Ok(out)
    }

    pub(crate) fn statement(&mut self, out: &mut Vec<Ins>) -> Result<()> {
        self.deeper()?;
        let done = self.statement_inside(out);
        self.depth -= 1;
        done
    }

    pub(crate) fn statement_inside(&mut self, out: &mut Vec<Ins>) -> Result<()> {
        if self.take(";") {
            return Ok(());
        }
        if self.take("{") {
            out.extend(self.block()?);
            return self.want("}");
        }
        if self.source.is_some() && self.source_statement(out)? {
            return Ok(());
        }
        match self.peek() {
            "if" => return self.conditional(out),
            word @ ("while" | "for" | "do" | "goto" | "switch" | "return") => {
                let text = format!("`{word}` in a kernel litmus test");
                return Err(Diagnostic::unsupported(self.here(), text));
            }
            _ => {}
        }
        if self.is_type() {
            return self.declaration(out);
        }
        if self.take("*") {
            let addr = self.unary(out)?;
            self.want("=")?;
            let value = self.expr(out)?;
            out.push(Ins::Store { addr, value, tags: Tags::new() });
            return self.want(";");
        }
        let is_macro = self.macros.named.contains_key(self.peek());
        let name = self.peek().to_string();
        if self.ahead(1) == "=" && !is_macro {
            self.at += 2;
            let value = self.expr(out)?;
            let dst = self.reg(&name);
            out.push(Ins::Set { dst, value });
            return self.want(";");
        }
        if is_macro && self.ahead(1) == "(" {
            let call = self.words[self.at].clone();
            let body = self.expansion(&call)?;
            if body.first().is_some_and(|w| w.text == "{") {
                let rest = self.words.split_off(self.at);
                self.words.extend(body);
                self.words.extend(rest);
                self.statement(out)?;
                self.take(";");
                return Ok(());
            }
            self.put_in_place(body);
        }
        if self.primitive_statement(out)? {
            return Ok(());
        }
        self.expr(out)?;
        self.want(";")
    }

    pub(crate) fn conditional(&mut self, out: &mut Vec<Ins>) -> Result<()> {
        self.at += 1;
        self.want("(")?;
        let cond = self.expr(out)?;
        self.want(")")?;
        let mut yes = Vec::new();
        self.statement(&mut yes)?;
        let mut no = Vec::new();
        if self.take("else") {
            self.statement(&mut no)?;
        }
        out.push(Ins::If { cond, yes, no });
        Ok(())
    }

    pub(crate) fn is_type(&self) -> bool {
        let word = self.words.get(self.at);
        let next = self.words.get(self.at + 1);
        TYPES.contains(&self.peek())
            || (word.is_some_and(Token::is_name) && next.is_some_and(Token::is_name))
    }

    pub(crate) fn types(&mut self) {
        while TYPES.contains(&self.peek()) || self.is_type() {
            let of_struct = matches!(self.peek(), "struct" | "union" | "enum");
            self.at += 1 + usize::from(of_struct);
        }
    }

    pub(crate) fn declaration(&mut self, out: &mut Vec<Ins>) -> Result<()> {
        self.types();
        loop {
            while self.take("*") || self.take("const") || self.take("volatile") {}
            let Some(name) = self.words.get(self.at).filter(|w| w.is_name()).cloned() else {
                return self.fail("a name");
            };
            self.at += 1;
            let dst = self.reg(&name.text);
            if self.take("=") {
                let value = self.expr(out)?;
                out.push(Ins::Set { dst, value });
            }
            if !self.take(",") {
                return self.want(";");
            }
        }
    }

    /// The words of `(a, b)`, by argument; the position is behind them.
    pub(crate) fn arguments(&mut self) -> Result<Vec<Vec<Token>>> {
        self.want("(")?;
        let (mut out, mut depth) = (vec![Vec::new()], 0usize);
        loop {
            let Some(word) = self.words.get(self.at).cloned() else { return self.fail("`)`") };
            self.at += 1;
            match word.text.as_str() {
                ")" if depth == 0 => break,
                "," if depth == 0 => {
                    out.push(Vec::new());
                    continue;
                }
                "(" => depth += 1,
                ")" => depth -= 1,
                _ => {}
            }
            out.last_mut().expect("one at least").push(word);
        }
        if out.len() == 1 && out[0].is_empty() {
            out.clear();
        }
        Ok(out)
    }

    /// The body of the macro that is called here; the position is behind the call.
    pub(crate) fn expansion(&mut self, call: &Token) -> Result<Vec<Token>> {
        if self.words.len() > 100_000 {
            return Err(Diagnostic::error(call.span, "macros that grow for ever"));
        }
        self.at += 1;
        let args = self.arguments()?;
        self.check_arguments(call, &args)?;
        let made = &self.macros.named[&call.text];
        Macros::expand(made, &args, call).ok_or_else(|| {
            let text = format!("`{}` takes {} arguments", call.text, made.params.len());
            Diagnostic::error(call.span, text)
        })
    }

    /// Reads these words next, as one operand.
    pub(crate) fn put_in_place(&mut self, body: Vec<Token>) {
        let span = self.here();
        let mark = |text: &str| Token { text: text.into(), span };
        let rest = self.words.split_off(self.at);
        self.words.push(mark("("));
        self.words.extend(body);
        self.words.push(mark(")"));
        self.words.extend(rest);
    }

    /// `{tag}` behind a primitive.
    pub(crate) fn tag(&mut self) -> Result<String> {
        self.want("{")?;
        let mut tag = String::new();
        while !matches!(self.peek(), "}" | "") {
            tag += self.peek();
            self.at += 1;
        }
        self.want("}")?;
        Ok(tag)
    }

    /// The location behind `*`, as an address: an lvalue.
    pub(crate) fn place(&mut self, out: &mut Vec<Ins>) -> Result<Expr> {
        if self.source.is_some() {
            self.without_brackets();
        }
        if self.take("*") {
            return self.unary(out);
        }
        if self.take("(") {
            let place = self.place(out)?;
            self.want(")")?;
            return Ok(place);
        }
        if let Some(part) = self.part(out)? {
            return Ok(part);
        }
        // A variable by its name: the location itself.
        let name = self.peek().to_string();
        match self.params.get(&name).or_else(|| self.globals.get(&name)) {
            Some(&loc) if self.words[self.at].is_name() => {
                self.at += 1;
                Ok(Expr::Const(Val::Loc(loc)))
            }
            _ => self.fail("`*` and a pointer"),
        }
    }

    /// Primitives that are statements; whether one stood here.
    pub(crate) fn primitive_statement(&mut self, out: &mut Vec<Ins>) -> Result<bool> {
        let name = self.peek().to_string();
        match name.as_str() {
            "__fence" => {
                self.at += 1;
                let tag = self.tag()?;
                out.push(Ins::Fence { tags: tags(&[&tag]) });
            }
            "__store" => {
                self.at += 1;
                let tag = self.tag()?;
                self.want("(")?;
                let addr = self.place(out)?;
                self.want(",")?;
                let value = self.expr(out)?;
                self.want(")")?;
                out.push(Ins::Store { addr, value, tags: tags(&[&tag]) });
            }
            "__lock" | "__unlock" => {
                self.at += 1;
                self.want("(")?;
                let addr = self.expr(out)?;
                self.want(")")?;
                if name == "__lock" {
                    out.push(Ins::Mark { addr: addr.clone(), tags: tags(&["LKR"]) });
                    out.push(Ins::Mark { addr, tags: tags(&["LKW"]) });
                } else {
                    out.push(Ins::Mark { addr, tags: tags(&["UL"]) });
                }
            }
            "__srcu" => {
                self.at += 1;
                let tag = self.tag()?;
                self.want("(")?;
                let addr = self.expr(out)?;
                self.want(")")?;
                out.push(Ins::Mark { addr, tags: tags(&[&tag, "SRCU"]) });
            }
            "__atomic_op" => {
                self.at += 1;
                let tag = if self.peek() == "{" { self.tag()? } else { String::new() };
                let (addr, op, value) = self.operation(out)?;
                let dst = self.temp();
                let new = Expr::op(op, Expr::Reg(dst), value);
                let (read, write) = match self.macros.rule {
                    TagRule::Fixed => ("noreturn", "once"),
                    TagRule::AsWritten => (tag.as_str(), tag.as_str()),
                };
                let halves = |tag: &str| match tag {
                    "" => tags(&["RMW"]),
                    tag => tags(&[tag, "RMW"]),
                };
                out.push(Ins::Rmw(Rmw {
                    dst,
                    addr,
                    new,
                    when: None,
                    one: false,
                    read: halves(read),
                    write: halves(write),
                    failed: Tags::new(),
                    fences: None,
                    apart: false,
                }));
            }
            _ => return Ok(false),
        }
        self.take(";");
        Ok(true)
    }

    /// `(pointer, operator, value)`; `&~` takes away what the value has.
    pub(crate) fn operation(&mut self, out: &mut Vec<Ins>) -> Result<(Expr, Alu, Expr)> {
        self.want("(")?;
        let addr = self.expr(out)?;
        self.want(",")?;
        let op = match self.peek() {
            "+" => Alu::Add,
            "-" => Alu::Sub,
            "&" => Alu::And,
            "|" => Alu::Or,
            "^" => Alu::Xor,
            _ => return self.fail("an operator"),
        };
        self.at += 1;
        let inverted = op == Alu::And && self.take("~");
        self.want(",")?;
        let mut value = self.expr(out)?;
        if inverted {
            value = Expr::op(Alu::Xor, value, Expr::int(-1));
        }
        self.want(")")?;
        Ok((addr, op, value))
    }

    /// A read-modify-write with the order of a tag.
    pub(crate) fn update(
        &mut self,
        tag: &str,
        addr: Expr,
        dst: Reg,
        new: Expr,
        when: Option<Expr>,
    ) -> Ins {
        let as_written = self.macros.rule == TagRule::AsWritten;
        let (read, write, failed) = match tag {
            tag if as_written => (tag, tag, tag),
            "acquire" => ("acquire", "once", "once"),
            "release" => ("once", "release", "once"),
            _ => ("once", "once", "once"),
        };
        Ins::Rmw(Rmw {
            dst,
            addr,
            new,
            when,
            one: false,
            read: tags(&[read, "RMW"]),
            write: tags(&[write, "RMW"]),
            failed: tags(&[failed, "RMW"]),
            fences: (tag == "mb" && !as_written).then(|| tags(&["mb"])),
            apart: false,
        })
    }
}
