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

mod expressions;
mod statements;

use crate::asm::{Arch, Ctx, squeeze};
use crate::cond;
use crate::expression::Expressions;
use crate::lex::Cursor;
use crate::test::{MAX_THREADS, Test};
use crate::text::{Piece, keyword};
use heddle_memmodel::{
    ATTRIBUTES, Alu, Code, Instr, Operand, Program, Reg, Thread, Update, address, attr, full_fence,
};
use heddle_span::{Diagnostic, FileId, Span};
use std::collections::HashMap;

type Result<T> = std::result::Result<T, Diagnostic>;

/// Reads a program whose attributes are those that front ends give.
pub fn parse_program(text: &str, file: FileId) -> (Option<Test>, Vec<Diagnostic>) {
    let known: Vec<String> = ATTRIBUTES.iter().map(|a| a.0.to_string()).collect();
    parse_program_for(text, file, &known)
}

/// Reads a program for a model with these attributes ([`heddle_memmodel::MemModel`] has
/// them: the known ones, and those that it declares). No program if anything fatal was
/// found.
pub fn parse_program_for(
    text: &str,
    file: FileId,
    attributes: &[String],
) -> (Option<Test>, Vec<Diagnostic>) {
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
        attributes: attributes.to_vec(),
        current: Current::default(),
    };
    p.file();
    let condition = cond::read(&mut p.ctx, all.sub(cut, all.text.len()));
    let (ctx, name) = (p.ctx, p.name);
    let mut diags = ctx.diags;
    if p.threads.is_empty() && diags.is_empty() {
        diags.push(all.sub(0, 0).error("a program has at least one `thread`"));
    }
    if ctx.places.names.len() > 64 {
        diags.push(all.sub(0, 0).unsupported("more than 64 shared variables"));
    }
    if p.threads.len() > MAX_THREADS {
        diags.push(all.sub(0, 0).unsupported(format!("more than {MAX_THREADS} threads")));
    }
    if diags.iter().any(Diagnostic::is_fatal) {
        return (None, diags);
    }
    let mut program = Program {
        name: name.clone(),
        locs: ctx.places.names.clone(),
        init: vec![0; ctx.places.names.len()],
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
    program.promise = condition.promise();
    let mut vars = condition.observed.clone();
    condition.filter.iter().for_each(|f| f.vars(&mut vars));
    for v in &vars {
        if let cond::Var::Reg(t, r) = *v {
            program.threads[t].observed[r] = true;
        }
    }
    let test = Test { name, arch: Arch::Mc, hash: None, program, condition };
    (Some(test), diags)
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
    attributes: Vec<String>,
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
                if self.cur.stopped {
                    break;
                }
                self.cur.recover(0);
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
        let name = format!("part {}", self.current.temps);
        self.ctx.reg(self.threads.len(), &name)
    }
}
