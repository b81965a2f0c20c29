//! `.mcs`: small concurrent programs in a readable language, for any memory model.
//!
//! ```text
//! program peterson
//! const FREE = 0;
//! shared turn, want0 = FREE, want1;
//! inline enter(mine, other, me) { mine = 1; turn = 1 - me; fence;
//!                                 while (other == 1 && turn == 1 - me) skip; }
//! thread a { enter(want0, want1, 0); in = in + 1; assert(in == 1); ... }
//! ```
//!
//! What McSPIN writes with pragmas is syntax here: `thread` for parallel sections,
//! `choose { .. } or { .. }` for nondeterminism, `atomic { .. }`, `fence`, `assert`;
//! `cas` and `cas2` are built in, and `load(x, A)` and `store(x, e, L)` carry
//! attributes. Every mention of a shared variable in an expression is a load, from
//! left to right. `inline` is expanded in place; its arguments replace its
//! parameters as text.

use crate::asm::{Arch, Ctx, squeeze};
use crate::cond;
use crate::lex::Cursor;
use crate::test::Test;
use crate::text::{Piece, keyword};
use heddle_memmodel::{
    ATTRIBUTES, Alu, Code, Instr, Operand, Program, Reg, Thread, Update, address, attr, full_fence,
};
use heddle_span::{Diagnostic, FileId, Span};
use std::collections::HashMap;

type Result<T> = std::result::Result<T, Diagnostic>;

/// Reads a program. No program if anything fatal was found.
pub fn parse_program(text: &str, file: FileId) -> (Option<Test>, Vec<Diagnostic>) {
    let blank = blank_comments(text);
    let all = Piece { text: &blank, at: 0, file };
    let words = ["exists", "~exists", "forall", "locations"];
    let cut = words.iter().filter_map(|w| keyword(all.text, w)).min().unwrap_or(all.text.len());
    let mut p = Parser {
        ctx: Ctx::new(Arch::Mc),
        cur: Cursor::new(all.sub(0, cut)),
        name: String::new(),
        consts: HashMap::new(),
        inlines: HashMap::new(),
        threads: Vec::new(),
        init: Vec::new(),
        depth: 0,
        current: Current::default(),
    };
    p.file();
    let condition = cond::read(&mut p.ctx, all.sub(cut, all.text.len()));
    let (ctx, name) = (p.ctx, p.name);
    let mut diags = ctx.diags;
    if p.threads.is_empty() && diags.is_empty() {
        diags.push(all.sub(0, 0).error("a program has at least one `thread`"));
    }
    let mut program = Program {
        name: name.clone(),
        locs: ctx.locs.clone(),
        init: vec![0; ctx.locs.len()],
        threads: Vec::new(),
        ..Program::default()
    };
    for (l, v) in p.init {
        program.init[l] = v;
    }
    for (t, (name, code)) in p.threads.into_iter().enumerate() {
        let regs = ctx.regs[t].clone();
        let n = regs.len();
        program.threads.push(Thread {
            name,
            code,
            regs,
            init: vec![0; n],
            observed: vec![false; n],
        });
    }
    for v in &condition.observed {
        if let cond::Var::Reg(t, r) = *v {
            program.threads[t].observed[r] = true;
        }
    }
    if program.locs.len() > 64 {
        diags.push(all.sub(0, 0).unsupported("more than 64 shared variables"));
    }
    let fatal = diags.iter().any(Diagnostic::is_fatal);
    let test = Test { name, arch: Arch::Mc, hash: None, program, condition };
    ((!fatal).then_some(test), diags)
}

/// `//` to the end of the line and `/* */`, blanked.
fn blank_comments(text: &str) -> String {
    let mut out = text.as_bytes().to_vec();
    let mut i = 0;
    while i + 1 < out.len() {
        let end = match (out[i], out[i + 1]) {
            (b'/', b'/') => text[i..].find('\n').map_or(out.len(), |n| i + n),
            (b'/', b'*') => text[i + 2..].find("*/").map_or(out.len(), |n| i + n + 4),
            _ => {
                i += 1;
                continue;
            }
        };
        out[i..end].iter_mut().filter(|c| **c != b'\n').for_each(|c| *c = b' ');
        i = end;
    }
    String::from_utf8_lossy(&out).into_owned()
}

#[derive(Clone)]
struct Inline<'a> {
    params: Vec<String>,
    body: Vec<Piece<'a>>,
}

/// The thread being read.
#[derive(Default)]
struct Current {
    code: Code,
    locals: Vec<String>,
    temps: usize,
    text: (Span, String),
    /// Locations touched inside the atomic block being read.
    atomic: Option<u64>,
    /// Jumps out of each enclosing loop.
    breaks: Vec<Vec<usize>>,
}

struct Parser<'a> {
    ctx: Ctx,
    cur: Cursor<'a>,
    name: String,
    consts: HashMap<String, i64>,
    inlines: HashMap<String, Inline<'a>>,
    threads: Vec<(String, Code)>,
    init: Vec<(usize, i64)>,
    depth: usize,
    current: Current,
}

impl<'a> Parser<'a> {
    fn file(&mut self) {
        while !self.cur.done() {
            if let Err(d) = self.item() {
                self.ctx.diags.push(d);
                self.cur.recover();
                self.cur.eat("}");
            }
        }
    }

    fn item(&mut self) -> Result<()> {
        let p = self.cur.next();
        match p.text {
            "program" => self.name = self.ident()?.text.to_string(),
            "const" => {
                let name = self.ident()?.text.to_string();
                self.cur.expect("=")?;
                let value = self.constant()?;
                self.consts.insert(name, value);
                self.cur.expect(";")?;
            }
            "shared" => loop {
                let name = self.ident()?;
                let l = self.ctx.loc(name.text);
                if self.cur.eat("=") {
                    let v = self.constant()?;
                    self.init.push((l, v));
                }
                if !self.cur.eat(",") {
                    self.cur.expect(";")?;
                    break;
                }
            },
            "inline" => self.inline()?,
            "thread" => {
                let name = self.ident()?.text.to_string();
                self.ctx.threads(self.threads.len() + 1);
                self.current = Current::default();
                self.cur.expect("{")?;
                self.block()?;
                let code = std::mem::take(&mut self.current.code);
                self.threads.push((name, code));
            }
            other => {
                let d = p.error(format!("`{other}` does not start a declaration"));
                return Err(d.help("declarations are program, const, shared, inline and thread"));
            }
        }
        Ok(())
    }

    fn ident(&mut self) -> Result<Piece<'a>> {
        let p = self.cur.next();
        if p.text.starts_with(|c: char| c.is_alphabetic() || c == '_') {
            return Ok(p);
        }
        Err(p.error(format!("expected a name, found `{}`", p.text)))
    }

    fn constant(&mut self) -> Result<i64> {
        let p = self.cur.next();
        let negative = p.text == "-";
        let p = if negative { self.cur.next() } else { p };
        let value = crate::asm::number(p.text).or_else(|| self.consts.get(p.text).copied());
        let value = value.ok_or_else(|| p.error(format!("`{}` is not a constant", p.text)))?;
        Ok(if negative { -value } else { value })
    }

    fn inline(&mut self) -> Result<()> {
        let name = self.ident()?.text.to_string();
        self.cur.expect("(")?;
        let mut params = Vec::new();
        while !self.cur.eat(")") {
            params.push(self.ident()?.text.to_string());
            self.cur.eat(",");
        }
        self.cur.expect("{")?;
        let from = self.cur.at;
        let mut depth = 1;
        while depth > 0 {
            if self.cur.done() {
                return Err(self.cur.here().error("expected `}`"));
            }
            match self.cur.next().text {
                "{" => depth += 1,
                "}" => depth -= 1,
                _ => {}
            }
        }
        let body = self.cur.toks[from..self.cur.at].to_vec();
        self.inlines.insert(name, Inline { params, body });
        Ok(())
    }

    // ---- statements ----

    fn block(&mut self) -> Result<()> {
        while !self.cur.eat("}") {
            if self.cur.done() {
                return Err(self.cur.here().error("expected `}`"));
            }
            if let Err(d) = self.statement() {
                self.ctx.diags.push(d);
                self.cur.recover();
            }
        }
        Ok(())
    }

    fn statement(&mut self) -> Result<()> {
        self.note();
        let p = self.cur.here();
        match p.text {
            "{" => {
                self.cur.next();
                return self.block();
            }
            "if" => return self.conditional(),
            "while" | "loop" => return self.repetition(),
            "choose" => return self.choice(),
            "atomic" => return self.atomic(),
            _ => {}
        }
        let is_name = p.text.starts_with(|c: char| c.is_alphabetic() || c == '_');
        self.cur.next();
        match p.text {
            "skip" => self.push(Instr::Nop),
            "break" => {
                let at = self.jump();
                match self.current.breaks.last_mut() {
                    Some(list) => list.push(at),
                    None => return Err(p.error("`break` outside a loop")),
                }
            }
            "fence" => {
                let mut attrs = 0;
                while self.cur.peek() != ";" {
                    attrs |= self.attribute()?;
                }
                let attrs = if attrs == 0 { full_fence() } else { attrs };
                self.forbid_in_atomic(p, "a fence")?;
                self.push(Instr::Fence { attrs });
            }
            "assert" => {
                self.cur.expect("(")?;
                let cond = self.expr(0)?;
                self.cur.expect(")")?;
                self.push(Instr::Assert { cond });
            }
            "local" => loop {
                let name = self.ident()?.text.to_string();
                let r = self.ctx.reg(self.threads.len(), &name);
                self.current.locals.push(name);
                if self.cur.eat("=") {
                    let value = self.expr(0)?;
                    self.alu(Alu::Add, r, value, Operand::Imm(0));
                }
                if !self.cur.eat(",") {
                    break;
                }
            },
            "store" => {
                self.cur.expect("(")?;
                let loc = self.shared()?;
                self.cur.expect(",")?;
                let value = self.expr(0)?;
                let attrs = self.attributes()?;
                self.cur.expect(")")?;
                self.store(loc, value, attrs);
            }
            name if self.inlines.contains_key(name) => return self.expand(p),
            "cas" | "cas2" | "load" => {
                self.cur.at -= 1;
                self.expr(0)?;
            }
            _ if is_name && self.cur.peek() == "=" => {
                self.cur.next();
                let value = self.expr(0)?;
                self.assign(p, value)?;
            }
            other => return Err(p.error(format!("`{other}` does not start a statement"))),
        }
        self.cur.expect(";")
    }

    /// The text of the statement ahead, for narration.
    fn note(&mut self) {
        let rest = &self.cur.toks[self.cur.at..];
        let end = rest.iter().position(|t| [";", "{"].contains(&t.text)).unwrap_or(rest.len());
        let Some(last) = rest[..end].last() else { return };
        let words: Vec<&str> = rest[..end].iter().map(|t| t.text).collect();
        let text = words.join(" ").replace("( ", "(").replace(" )", ")").replace(" ,", ",");
        self.current.text = (rest[0].span().to(last.span()), squeeze(&text));
    }

    fn assign(&mut self, name: Piece<'a>, value: Operand) -> Result<()> {
        if self.is_local(name.text) {
            let dst = self.ctx.reg(self.threads.len(), name.text);
            self.alu(Alu::Add, dst, value, Operand::Imm(0));
            return Ok(());
        }
        match self.ctx.locs.iter().position(|l| l == name.text) {
            Some(loc) => {
                self.store(loc, value, 0);
                Ok(())
            }
            None => Err(self.unknown(name)),
        }
    }

    fn unknown(&self, name: Piece<'a>) -> Diagnostic {
        let d = name.error(format!("nothing is called `{}`", name.text));
        d.help(format!(
            "declare it: `local {0};` in the thread or `shared {0};` outside",
            name.text
        ))
    }

    fn conditional(&mut self) -> Result<()> {
        self.cur.next();
        self.cur.expect("(")?;
        let cond = self.expr(0)?;
        self.cur.expect(")")?;
        let skip = self.branch_if_zero(cond);
        self.statement()?;
        if self.cur.eat("else") {
            let over = self.jump();
            self.place(skip);
            self.statement()?;
            self.place(over);
        } else {
            self.place(skip);
        }
        Ok(())
    }

    fn repetition(&mut self) -> Result<()> {
        let p = self.cur.next();
        self.forbid_in_atomic(p, "a loop")?;
        let top = self.current.code.instrs.len() as u32;
        self.current.breaks.push(Vec::new());
        let mut out = None;
        if p.text == "while" {
            self.cur.expect("(")?;
            let cond = self.expr(0)?;
            self.cur.expect(")")?;
            out = Some(self.branch_if_zero(cond));
        }
        self.statement()?;
        self.push(Instr::Jump { target: top });
        out.into_iter().for_each(|at| self.place(at));
        let breaks = self.current.breaks.pop().unwrap_or_default();
        breaks.into_iter().for_each(|at| self.place(at));
        Ok(())
    }

    /// `choose { .. } or { .. } ..`; one alternative alone may also be skipped.
    fn choice(&mut self) -> Result<()> {
        let p = self.cur.next();
        self.forbid_in_atomic(p, "a choice")?;
        let mut ends = Vec::new();
        loop {
            let dst = self.temp();
            self.push(Instr::Choice { dst });
            let skip = self.branch_if_zero(Operand::Reg(dst));
            self.statement()?;
            ends.push(self.jump());
            self.place(skip);
            if !self.cur.eat("or") {
                break;
            }
            // The last alternative is what is left.
            if !self.another_or() {
                self.statement()?;
                break;
            }
        }
        ends.into_iter().for_each(|at| self.place(at));
        Ok(())
    }

    /// Whether another `or` follows the statement ahead.
    fn another_or(&self) -> bool {
        let mut depth = 0;
        for t in &self.cur.toks[self.cur.at..] {
            match t.text {
                "{" => depth += 1,
                "}" => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                let next = (t.at + t.text.len(), t.text);
                let after = self.cur.toks.iter().find(|x| x.at >= next.0);
                return after.is_some_and(|x| x.text == "or");
            }
        }
        false
    }

    fn atomic(&mut self) -> Result<()> {
        let p = self.cur.next();
        if self.current.atomic.is_some() {
            return Err(p.error("an atomic block inside another"));
        }
        self.current.atomic = Some(0);
        let at = self.current.code.instrs.len();
        self.push(Instr::Atomic { end: 0, locs: 0, attrs: attr("X") | attr("atomic") });
        let result = self.statement();
        let touched = self.current.atomic.take().unwrap_or(0);
        let here = self.current.code.instrs.len() as u32;
        if let Instr::Atomic { end, locs, .. } = &mut self.current.code.instrs[at] {
            (*end, *locs) = (here, touched);
        }
        result?;
        if touched == 0 {
            return Err(p.error("an atomic block that touches no shared variable"));
        }
        Ok(())
    }

    fn forbid_in_atomic(&self, p: Piece, what: &str) -> Result<()> {
        if self.current.atomic.is_some() {
            return Err(p.unsupported(format!("{what} inside an atomic block")));
        }
        Ok(())
    }

    /// An inline, expanded: parameters replaced by the tokens of the arguments.
    fn expand(&mut self, name: Piece<'a>) -> Result<()> {
        let inline = self.inlines[name.text].clone();
        self.cur.expect("(")?;
        let mut args: Vec<Vec<Piece<'a>>> = vec![Vec::new()];
        let mut depth = 0;
        loop {
            let p = self.cur.next();
            match p.text {
                "" => return Err(p.error("expected `)`")),
                ")" if depth == 0 => break,
                "," if depth == 0 => {
                    args.push(Vec::new());
                    continue;
                }
                "(" => depth += 1,
                ")" => depth -= 1,
                _ => {}
            }
            args.last_mut().expect("one at least").push(p);
        }
        if args.len() == 1 && args[0].is_empty() {
            args.clear();
        }
        self.cur.expect(";")?;
        if args.len() != inline.params.len() {
            let (want, got) = (inline.params.len(), args.len());
            return Err(name.error(format!("`{}` takes {want} arguments, not {got}", name.text)));
        }
        if self.depth > 30 {
            return Err(name.unsupported("an inline that expands without end"));
        }
        let replace = |t: &Piece<'a>| match inline.params.iter().position(|q| q == t.text) {
            Some(i) => args[i].clone(),
            None => vec![*t],
        };
        let toks: Vec<Piece<'a>> = inline.body.iter().flat_map(replace).collect();
        let mut inner = Cursor::new(Piece { text: "", at: name.at, file: name.file });
        inner.toks = toks;
        std::mem::swap(&mut self.cur, &mut inner);
        self.depth += 1;
        let result = self.block();
        self.depth -= 1;
        std::mem::swap(&mut self.cur, &mut inner);
        result
    }

    // ---- expressions ----

    fn expr(&mut self, level: usize) -> Result<Operand> {
        const OPS: [&[&str]; 6] = [
            &["||"],
            &["&&"],
            &["|", "^", "&"],
            &["==", "!="],
            &["<", "<=", ">", ">="],
            &["+", "-", "*"],
        ];
        if level == OPS.len() {
            return self.unary();
        }
        let mut left = self.expr(level + 1)?;
        while OPS[level].contains(&self.cur.peek()) {
            let op = self.cur.next().text;
            let right = self.expr(level + 1)?;
            let (op, a, b) = match op {
                "||" => (Alu::Or, self.truth(left), self.truth(right)),
                "&&" => (Alu::And, self.truth(left), self.truth(right)),
                "|" => (Alu::Or, left, right),
                "^" => (Alu::Xor, left, right),
                "&" => (Alu::And, left, right),
                "==" => (Alu::Eq, left, right),
                "!=" => (Alu::Ne, left, right),
                "<" => (Alu::Lt, left, right),
                "<=" => (Alu::Le, left, right),
                ">" => (Alu::Lt, right, left),
                ">=" => (Alu::Le, right, left),
                "+" => (Alu::Add, left, right),
                "-" => (Alu::Sub, left, right),
                _ => (Alu::Mul, left, right),
            };
            left = self.computed(op, a, b);
        }
        Ok(left)
    }

    fn computed(&mut self, op: Alu, a: Operand, b: Operand) -> Operand {
        if let (Operand::Imm(x), Operand::Imm(y)) = (a, b) {
            return Operand::Imm(op.apply(x, y));
        }
        let dst = self.temp();
        self.alu(op, dst, a, b);
        Operand::Reg(dst)
    }

    fn truth(&mut self, a: Operand) -> Operand {
        self.computed(Alu::Ne, a, Operand::Imm(0))
    }

    fn unary(&mut self) -> Result<Operand> {
        let p = self.cur.next();
        match p.text {
            "(" => {
                let e = self.expr(0)?;
                self.cur.expect(")")?;
                Ok(e)
            }
            "!" => {
                let e = self.unary()?;
                Ok(self.computed(Alu::Eq, e, Operand::Imm(0)))
            }
            "-" => {
                let e = self.unary()?;
                Ok(self.computed(Alu::Sub, Operand::Imm(0), e))
            }
            "load" => {
                self.cur.expect("(")?;
                let loc = self.shared()?;
                let attrs = self.attributes()?;
                self.cur.expect(")")?;
                Ok(self.load(loc, attrs))
            }
            "cas" => self.cas(p),
            "cas2" => self.cas2(p),
            name => {
                if let Some(v) = crate::asm::number(name).or_else(|| self.consts.get(name).copied())
                {
                    return Ok(Operand::Imm(v));
                }
                if self.is_local(name) {
                    return Ok(Operand::Reg(self.ctx.reg(self.threads.len(), name)));
                }
                match self.ctx.locs.iter().position(|l| l == name) {
                    Some(loc) => Ok(self.load(loc, 0)),
                    None if name.starts_with(|c: char| c.is_alphabetic() || c == '_') => {
                        Err(self.unknown(p))
                    }
                    None => Err(p.error(format!("expected an expression, found `{name}`"))),
                }
            }
        }
    }

    fn shared(&mut self) -> Result<usize> {
        let p = self.ident()?;
        let found = self.ctx.locs.iter().position(|l| l == p.text);
        found.ok_or_else(|| p.error(format!("no shared variable is called `{}`", p.text)))
    }

    fn attributes(&mut self) -> Result<u64> {
        let mut attrs = 0;
        while self.cur.eat(",") {
            attrs |= self.attribute()?;
        }
        Ok(attrs)
    }

    /// `A`, `Fence.w.w`: words joined by dots.
    fn attribute(&mut self) -> Result<u64> {
        let first = self.ident()?;
        let mut name = first.text.to_string();
        while self.cur.eat(".") {
            name.push('.');
            name.push_str(self.ident()?.text);
        }
        let known = ATTRIBUTES.iter().any(|a| a.0 == name);
        if known {
            Ok(attr(&name))
        } else {
            Err(first.error(format!("no attribute is called `{name}`")))
        }
    }

    /// `cas(x, old, new)`: 1 if it was `old` and is `new` now, otherwise 0.
    fn cas(&mut self, p: Piece<'a>) -> Result<Operand> {
        self.forbid_in_atomic(p, "`cas`")?;
        self.cur.expect("(")?;
        let loc = self.shared()?;
        self.cur.expect(",")?;
        let expected = self.expr(0)?;
        self.cur.expect(",")?;
        let value = self.expr(0)?;
        self.cur.expect(")")?;
        let dst = self.temp();
        let (addr, op, attrs) = (Operand::Imm(address(loc)), Update::CompareSwap, attr("X"));
        self.push(Instr::Rmw { dst, addr, off: 0, op, value, expected, attrs });
        Ok(self.computed(Alu::Eq, Operand::Reg(dst), expected))
    }

    /// `cas2(x, y, old1, old2, new1, new2)`: the same for two at once. Operands that
    /// name shared variables are loaded inside the step.
    fn cas2(&mut self, p: Piece<'a>) -> Result<Operand> {
        self.forbid_in_atomic(p, "`cas2`")?;
        self.cur.expect("(")?;
        let locs = [self.shared()?, {
            self.cur.expect(",")?;
            self.shared()?
        }];
        let at = self.current.code.instrs.len();
        self.current.atomic = Some(1 << locs[0] | 1 << locs[1]);
        self.push(Instr::Atomic { end: 0, locs: 0, attrs: attr("X") | attr("atomic") });
        let mut ops = Vec::new();
        for _ in 0..4 {
            self.cur.expect(",")?;
            ops.push(self.expr(0)?);
        }
        self.cur.expect(")")?;
        let (x, y) = (self.load(locs[0], 0), self.load(locs[1], 0));
        let (x, y) = (self.computed(Alu::Eq, x, ops[0]), self.computed(Alu::Eq, y, ops[1]));
        let ok = self.computed(Alu::And, x, y);
        let skip = self.branch_if_zero(ok);
        self.store(locs[0], ops[2], 0);
        self.store(locs[1], ops[3], 0);
        self.place(skip);
        let touched = self.current.atomic.take().unwrap_or(0);
        let here = self.current.code.instrs.len() as u32;
        if let Instr::Atomic { end, locs, .. } = &mut self.current.code.instrs[at] {
            (*end, *locs) = (here, touched);
        }
        Ok(ok)
    }

    // ---- code ----

    fn is_local(&self, name: &str) -> bool {
        self.current.locals.iter().any(|l| l == name)
    }

    fn touch(&mut self, loc: usize) {
        if let Some(mask) = &mut self.current.atomic {
            *mask |= 1 << loc.min(63);
        }
    }

    fn load(&mut self, loc: usize, attrs: u64) -> Operand {
        self.touch(loc);
        let dst = self.temp();
        let addr = Operand::Imm(address(loc));
        self.push(Instr::Load { dst, addr, off: 0, attrs, link: false });
        Operand::Reg(dst)
    }

    fn store(&mut self, loc: usize, value: Operand, attrs: u64) {
        self.touch(loc);
        self.push(Instr::Store { addr: Operand::Imm(address(loc)), off: 0, value, attrs });
    }

    fn push(&mut self, instr: Instr) {
        let (span, text) = self.current.text.clone();
        self.current.code.push(instr, span, text);
    }

    fn alu(&mut self, op: Alu, dst: Reg, a: Operand, b: Operand) {
        self.push(Instr::Alu { op, dst, a, b });
    }

    fn temp(&mut self) -> Reg {
        self.current.temps += 1;
        let name = format!("tmp{}", self.current.temps);
        self.ctx.reg(self.threads.len(), &name)
    }

    fn branch_if_zero(&mut self, cond: Operand) -> usize {
        self.push(Instr::Branch { op: Alu::Eq, a: cond, b: Operand::Imm(0), target: 0 });
        self.current.code.instrs.len() - 1
    }

    fn jump(&mut self) -> usize {
        self.push(Instr::Jump { target: 0 });
        self.current.code.instrs.len() - 1
    }

    fn place(&mut self, at: usize) {
        let here = self.current.code.instrs.len() as u32;
        if let Instr::Branch { target, .. } | Instr::Jump { target } =
            &mut self.current.code.instrs[at]
        {
            *target = here;
        }
    }
}
