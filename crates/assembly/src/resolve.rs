//! [`File`] to [`Program`]: constants are folded, names become numbers, every
//! copy of a program becomes a task. Finds everything that is wrong at once.
//!
//! Memory is laid out here. Words that are named by number keep their numbers
//! as addresses; words with names follow in the order of their declarations,
//! ghosts last. Where no instruction computes an address, only the words that
//! are named exist, as in the paper.

use crate::ast::*;
use crate::expr::{Binary, Expr};
use crate::program::*;
use heddle_span::{Diagnostic, Span};
use std::collections::{BTreeMap, HashSet};

const MAX_WORDS: i64 = 4096;
const MAX_TASKS: usize = 64;
const MAX_BITS: i64 = 32;

/// The registers that need no declaration. `rax` is another name of `eax`.
const REGISTERS: [&str; 8] = ["eax", "ebx", "ecx", "edx", "esi", "edi", "ebp", "esp"];

/// Whether a word is a register wherever it stands.
pub(crate) fn is_register(word: &str) -> bool {
    builtin_register(word).is_some()
}

/// The name under which a register is known.
pub(crate) fn builtin_register(word: &str) -> Option<String> {
    let lower = word.to_ascii_lowercase();
    let tail = lower.get(1..)?;
    if lower.starts_with('r') && REGISTERS.contains(&format!("e{tail}").as_str()) {
        return Some(format!("e{tail}"));
    }
    let numbered = lower.starts_with('r') && tail.parse::<u8>().is_ok_and(|n| n < 32);
    (REGISTERS.contains(&lower.as_str()) || numbered).then_some(lower)
}

pub(crate) struct Resolver<'a> {
    pub text: &'a str,
    pub program: Program,
    pub diagnostics: Vec<Diagnostic>,
    consts: BTreeMap<String, i64>,
    /// By word: who asked which copy it is.
    uses_self: Vec<bool>,
}

/// What names mean inside one copy of a program.
pub(crate) struct Scope {
    pub source: usize,
    pub index: usize,
    pub regs: Vec<Reg>,
    /// Names of declared registers and private words.
    pub declared: Vec<String>,
    /// The private words among them.
    pub privates: Vec<String>,
    pub labels: Vec<(String, u32)>,
}

/// Resolves a parsed file. `defines` override constants of the same name.
pub(crate) fn resolve(
    file: &File,
    text: &str,
    defines: &[(String, i64)],
) -> (Program, Vec<Diagnostic>) {
    let mut r = Resolver {
        text,
        program: Program { bits: 8, ..Program::default() },
        diagnostics: Vec::new(),
        consts: BTreeMap::new(),
        uses_self: vec![false; file.programs.len()],
    };
    r.program.strict_wake = file.strict_wake;
    r.consts(file, defines);
    r.bits(file);
    r.sources(file);
    r.memory(file);
    for (source, decl) in file.programs.iter().enumerate() {
        for copy in 0..r.program.sources[source].copies {
            let task = r.task(source, copy, decl);
            r.program.tasks.push(task);
        }
    }
    for (i, s) in r.program.sources.iter_mut().enumerate() {
        s.alike &= !r.uses_self[i];
    }
    r.properties(file);
    if file.programs.is_empty() && r.diagnostics.is_empty() {
        let wrong = "there is no program in this file; write `program NAME { … }`";
        r.diagnostics.push(Diagnostic::new(heddle_span::Severity::Error, wrong));
    }
    // Copies of one program repeat each other's mistakes.
    let mut seen = HashSet::new();
    r.diagnostics.retain(|d| seen.insert(format!("{d:?}")));
    (r.program, r.diagnostics)
}

impl Resolver<'_> {
    pub fn error(&mut self, span: Span, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(span, message));
    }

    /// What there is no room for, which is not the program's mistake.
    fn refuse(&mut self, span: Span, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::unsupported(span, message));
    }

    fn consts(&mut self, file: &File, defines: &[(String, i64)]) {
        for (name, value, span) in &file.consts {
            let value = match defines.iter().find(|d| d.0 == *name) {
                Some(d) => d.1,
                None => self.constant(value),
            };
            if is_register(name) || name == "self" || name == "copies" {
                self.error(*span, format!("`{name}` already means something else"));
            }
            if self.consts.insert(name.clone(), value).is_some() {
                self.error(*span, format!("constant `{name}` is declared twice"));
            }
            self.program.consts.push((name.clone(), value));
        }
        for (name, _) in defines {
            if !file.consts.iter().any(|c| c.0 == *name) {
                let wrong = format!("-D {name}: there is no `const {name}` in this file");
                self.diagnostics.push(Diagnostic::new(heddle_span::Severity::Error, wrong));
            }
        }
    }

    fn bits(&mut self, file: &File) {
        let Some(bits) = &file.bits else { return };
        let n = self.constant(bits);
        if (1..=MAX_BITS).contains(&n) {
            self.program.bits = n as u32;
        } else {
            self.error(bits.span, format!("a width is 1 to {MAX_BITS} bits, not {n}"));
        }
    }

    fn sources(&mut self, file: &File) {
        let mut first = 0;
        for decl in &file.programs {
            let copies = decl.copies.as_ref().map_or(1, |c| self.constant(c));
            let copies = match usize::try_from(copies) {
                Ok(n) if n <= MAX_TASKS && first + n <= MAX_TASKS => n,
                _ => {
                    let what = format!("there are at most {MAX_TASKS} tasks, not {copies}");
                    self.refuse(decl.copies.as_ref().map_or(decl.span, |c| c.span), what);
                    1
                }
            };
            if self.program.sources.iter().any(|s| s.name == decl.name) {
                self.error(decl.span, format!("two programs are called `{}`", decl.name));
            }
            self.program.sources.push(Source {
                name: decl.name.clone(),
                first,
                copies,
                is_row: decl.copies.is_some(),
                alike: true,
                span: decl.span,
            });
            first += copies;
        }
    }

    fn memory(&mut self, file: &File) {
        let mut numbered: BTreeMap<i64, (Option<&WordDecl>, Span)> = BTreeMap::new();
        for decl in &file.words {
            if let WordName::Number(n) = &decl.name {
                let number = self.constant(n);
                if numbered.insert(number, (Some(decl), n.span)).is_some() {
                    self.error(n.span, format!("word [{number}] is declared twice"));
                }
            }
        }
        self.numbers_in_code(file, &mut numbered);
        let mut last = -1;
        for (&number, (decl, span)) in &numbered {
            if !(0..MAX_WORDS).contains(&number) {
                self.error(*span, format!("a word's number is 0 to {}", MAX_WORDS - 1));
                continue;
            }
            // Addresses that are computed may fall between those that are named.
            while self.program.indirect && last + 1 < number {
                last += 1;
                self.add_word(format!("[{last}]"), None, 0, *span);
            }
            let init = decl.map_or(0, |d| self.inits(d, 1)[0]);
            self.add_word(format!("[{number}]"), *decl, init, *span);
            last = number;
        }
        self.program.base = if numbered.is_empty() { 1 } else { 0 };
        self.named_words(file, false);
        self.program.n_memory = self.program.words.len();
        self.named_words(file, true);
    }

    fn named_words(&mut self, file: &File, ghost: bool) {
        for decl in file.words.iter().filter(|d| d.ghost == ghost) {
            let WordName::Name(name) = &decl.name else { continue };
            let taken = self.consts.contains_key(name)
                || is_register(name)
                || self.program.arrays.iter().any(|a| a.name == *name);
            if taken {
                self.error(decl.span, format!("`{name}` already means something else"));
            }
            let len = decl.len.as_ref().map_or(1, |l| self.constant(l));
            let room = MAX_WORDS - self.program.words.len() as i64;
            if len < 1 || len > room {
                let what = format!("`{name}` has {len} words; 1 to {room} are possible");
                match len < 1 {
                    true => self.error(decl.span, what),
                    false => self.refuse(decl.span, what),
                }
                continue;
            }
            let first = self.program.words.len();
            let (len, is_row) = (len as usize, decl.len.is_some());
            let init = self.inits(decl, len);
            self.program.arrays.push(Array { name: name.clone(), first, len, is_row, ghost });
            for (i, init) in init.into_iter().enumerate() {
                let shown = if is_row { format!("{name}[{i}]") } else { name.clone() };
                self.add_word(shown, Some(decl), init, decl.span);
            }
        }
    }

    fn add_word(&mut self, name: String, decl: Option<&WordDecl>, init: i64, span: Span) {
        let domain = self.domain(decl);
        if !domain.contains(init) {
            let (lo, hi) = (domain.lo(), domain.hi());
            self.error(span, format!("{name} starts as {init}, which is not in {lo}..{hi}"));
        }
        let ghost = decl.is_some_and(|d| d.ghost);
        self.program.words.push(Word { name, domain, init, ghost, span });
    }

    fn domain(&mut self, decl: Option<&WordDecl>) -> Domain {
        let whole = Domain::Bits(self.program.bits);
        match decl.and_then(|d| d.domain.as_ref()) {
            None => whole,
            Some(DomainDecl::Bits(n)) => match self.constant(n) {
                b @ 1..=MAX_BITS => Domain::Bits(b as u32),
                b => {
                    self.error(n.span, format!("a width is 1 to {MAX_BITS} bits, not {b}"));
                    whole
                }
            },
            Some(DomainDecl::Range(lo, hi)) => {
                let (l, h) = (self.constant(lo), self.constant(hi));
                let limit = 1 << 31;
                if l > h || l < -limit || h >= limit {
                    self.error(lo.span.to(hi.span), format!("{l}..{h} is no range of words"));
                    return whole;
                }
                Domain::Range(l, h)
            }
        }
    }

    /// The initial values of a row: one for each word, or one for all.
    fn inits(&mut self, decl: &WordDecl, len: usize) -> Vec<i64> {
        let values: Vec<i64> = decl.init.iter().map(|e| self.constant(e)).collect();
        match values.len() {
            0 => {
                let zero = self.domain(Some(decl));
                vec![if zero.contains(0) { 0 } else { zero.lo() }; len]
            }
            1 => vec![values[0]; len],
            n if n == len => values,
            n => {
                self.error(decl.span, format!("{n} initial values for {len} words"));
                vec![values[0]; len]
            }
        }
    }

    /// Words that the code names by number, and whether it computes addresses.
    fn numbers_in_code<'f>(
        &mut self,
        file: &'f File,
        numbered: &mut BTreeMap<i64, (Option<&'f WordDecl>, Span)>,
    ) {
        let names: Vec<&str> = file
            .words
            .iter()
            .filter_map(|w| match &w.name {
                WordName::Name(n) => Some(n.as_str()),
                WordName::Number(_) => None,
            })
            .collect();
        for (source, program) in file.programs.iter().enumerate() {
            let privates: Vec<&str> = program.body.iter().filter_map(private_name).collect();
            let mut found: Vec<&Ex> = Vec::new();
            for stmt in &program.body {
                let mut look = |e: &'f Ex| e.each(&mut |e| found.push(e));
                match stmt {
                    Stmt::Op(op) => op.operands.iter().for_each(&mut look),
                    Stmt::Check(e, _) => look(e),
                    Stmt::Set { target, value, .. } => {
                        look(target);
                        look(value);
                    }
                    _ => {}
                }
                if let Stmt::Op(op) = stmt {
                    let address =
                        |e: &Ex| matches!(&e.kind, ExKind::Name(n) if names.contains(&n.as_str()));
                    self.program.indirect |= op.name != "assert" && op.operands.iter().any(address);
                }
            }
            for e in found {
                match &e.kind {
                    ExKind::Address(_) => self.program.indirect = true,
                    ExKind::Mem(inner) => {
                        let mut based = false;
                        let mut fixed = true;
                        inner.each(&mut |e| {
                            if let ExKind::Name(n) = &e.kind {
                                based |=
                                    names.contains(&n.as_str()) || privates.contains(&n.as_str());
                                let own = n == "self" || n == "copies";
                                fixed &= own || self.consts.contains_key(n);
                            }
                            fixed &= !matches!(e.kind, ExKind::Mem(_) | ExKind::Index(..));
                        });
                        if !based && fixed {
                            for copy in 0..self.program.sources[source].copies {
                                let number = self.constant_in(inner, Some((source, copy)));
                                numbered.entry(number).or_insert((None, e.span));
                            }
                        } else if !based {
                            self.program.indirect = true;
                        }
                    }
                    _ => {}
                }
            }
        }
    }

    /// The value of a constant expression; 0, and said so, if it is none.
    pub fn constant(&mut self, ex: &Ex) -> i64 {
        self.constant_in(ex, None)
    }

    fn constant_in(&mut self, ex: &Ex, copy: Option<(usize, usize)>) -> i64 {
        match self.fold(ex, copy) {
            Some(Expr::Const(c)) => c,
            _ => {
                let what = match &ex.kind {
                    ExKind::Name(n) => format!("`{n}` is not a constant"),
                    _ => "this is not a constant".to_string(),
                };
                if !matches!(ex.kind, ExKind::Wrong) {
                    self.error(ex.span, what);
                }
                0
            }
        }
    }

    /// An expression of constants alone.
    fn fold(&mut self, ex: &Ex, copy: Option<(usize, usize)>) -> Option<Expr> {
        Some(match &ex.kind {
            ExKind::Number(n) => Expr::Const(*n),
            ExKind::Name(n) => self.named_constant(n, copy)?,
            ExKind::Unary(op, a) => Expr::unary(*op, self.fold(a, copy)?),
            ExKind::Binary(op, a, b) => Expr::binary(*op, self.fold(a, copy)?, self.fold(b, copy)?),
            _ => return None,
        })
    }

    pub fn named_constant(&mut self, name: &str, copy: Option<(usize, usize)>) -> Option<Expr> {
        if let (Some((source, index)), "self" | "copies") = (copy, name) {
            if name == "self" {
                self.uses_self[source] = true;
                return Some(Expr::Const(index as i64));
            }
            return Some(Expr::Const(self.program.sources[source].copies as i64));
        }
        self.consts.get(name).map(|&c| Expr::Const(c))
    }

    fn properties(&mut self, file: &File) {
        for p in &file.properties {
            if self.program.properties.iter().any(|q| q.name == p.name) || p.name == "safety" {
                self.error(p.span, format!("two properties are called `{}`", p.name));
            }
            let text = &self.text[p.text.lo as usize..p.text.hi as usize];
            self.program.properties.push(Declared {
                kind: p.kind,
                name: p.name.clone(),
                text: text.to_string(),
                span: p.text,
            });
        }
    }

    /// Somebody speaks to one copy of a program, so they are not alike.
    pub fn singled_out(&mut self, source: usize) {
        self.uses_self[source] = true;
    }
}

fn private_name(stmt: &Stmt) -> Option<&str> {
    match stmt {
        Stmt::Private(WordDecl { name: WordName::Name(n), .. }) => Some(n),
        _ => None,
    }
}

impl Scope {
    /// The number of a register, if the name is one here.
    pub fn register(&mut self, name: &str, bits: u32) -> Option<u16> {
        let known = if self.declared.iter().any(|d| d == name) {
            name.to_string()
        } else {
            builtin_register(name)?
        };
        if let Some(at) = self.regs.iter().position(|r| r.name == known) {
            return Some(at as u16);
        }
        self.regs.push(Reg { name: known, bits, init: 0 });
        Some(self.regs.len() as u16 - 1)
    }
}

impl Resolver<'_> {
    /// An expression of a program's code. `memory`: words may be read.
    pub fn value(&mut self, ex: &Ex, scope: &mut Scope, memory: bool) -> Expr {
        match &ex.kind {
            ExKind::Number(n) => Expr::Const(*n),
            ExKind::Wrong => Expr::Const(0),
            ExKind::Name(name) => self.name_value(name, ex.span, scope, memory),
            ExKind::Unary(op, a) => Expr::unary(*op, self.value(a, scope, memory)),
            ExKind::Binary(op, a, b) => {
                let a = self.value(a, scope, memory);
                Expr::binary(*op, a, self.value(b, scope, memory))
            }
            ExKind::Mem(_) | ExKind::Index(..) if memory => match self.mem(ex, scope, true) {
                Some(Operand::Mem(m)) => Expr::element(m.number, m.first..m.first + m.len),
                Some(Operand::Reg(r)) => Expr::Reg(r),
                _ => Expr::Const(0),
            },
            ExKind::Address(inner) => match self.mem(inner, scope, false) {
                Some(Operand::Mem(m)) => {
                    Expr::binary(Binary::Add, m.number, Expr::Const(self.program.base))
                }
                _ => Expr::Const(0),
            },
            _ => {
                let what = if memory {
                    "this means nothing in an expression of a program"
                } else {
                    "an address is made of names of words, constants and registers"
                };
                self.error(ex.span, what);
                Expr::Const(0)
            }
        }
    }

    fn name_value(&mut self, name: &str, span: Span, scope: &mut Scope, memory: bool) -> Expr {
        if let Some(c) = self.named_constant(name, Some((scope.source, scope.index))) {
            return c;
        }
        if let Some(reg) = scope.register(name, self.program.bits) {
            return Expr::Reg(reg);
        }
        match self.program.arrays.iter().find(|a| a.name == name) {
            Some(a) if memory && !a.is_row => Expr::word(a.first),
            Some(a) if memory => {
                let what = format!("`{name}` has {} words; write `{name}[i]`", a.len);
                self.error(span, what);
                Expr::Const(0)
            }
            _ => {
                let known = "registers are eax … esp, rax … rsp, r0 … r31, or declared with `reg`";
                let wrong = Diagnostic::error(span, format!("`{name}` is not known here"));
                self.diagnostics.push(wrong.help(known));
                Expr::Const(0)
            }
        }
    }

    /// `[…]`, `x[i]` or (where `ghosts`) the name of a word as a place.
    pub fn mem(&mut self, ex: &Ex, scope: &mut Scope, ghosts: bool) -> Option<Operand> {
        let (base, index) = match &ex.kind {
            ExKind::Mem(inner) => {
                if let ExKind::Name(n) = &inner.kind
                    && scope.privates.contains(n)
                {
                    return scope.register(n, self.program.bits).map(Operand::Reg);
                }
                let mut base = None;
                let index = self.terms(inner, scope, &mut base);
                (base, index)
            }
            ExKind::Index(row, index) => {
                let ExKind::Name(name) = &row.kind else {
                    self.error(row.span, "expected the name of a word");
                    return None;
                };
                let Some(at) = self.program.arrays.iter().position(|a| a.name == *name) else {
                    self.error(row.span, format!("no word is called `{name}`"));
                    return None;
                };
                (Some(at), self.value(index, scope, ghosts))
            }
            ExKind::Name(name) => match self.program.arrays.iter().position(|a| a.name == *name) {
                Some(at) => (Some(at), Expr::Const(0)),
                None => {
                    self.error(ex.span, format!("no word is called `{name}`"));
                    return None;
                }
            },
            _ => {
                self.error(ex.span, "expected a word of memory: `[x]`, `[x + eax]`, `[3]`");
                return None;
            }
        };
        self.place(ex.span, base, index, ghosts)
    }

    fn place(
        &mut self,
        span: Span,
        base: Option<usize>,
        index: Expr,
        ghosts: bool,
    ) -> Option<Operand> {
        let (first, len) = match base {
            Some(at) => {
                let a = &self.program.arrays[at];
                if a.ghost && !ghosts {
                    let wrong = format!("`{}` is a ghost: no instruction touches it", a.name);
                    let help = "ghosts change and are read in `@` statements, and in properties";
                    self.diagnostics.push(Diagnostic::error(span, wrong).help(help));
                    return None;
                }
                (a.first, a.len)
            }
            None => (0, self.program.n_memory),
        };
        let start = if base.is_some() { first as i64 } else { -self.program.base };
        let number = match (base, &index) {
            (None, Expr::Const(address)) => {
                let name = format!("[{address}]");
                match self.program.words.iter().position(|w| w.name == name) {
                    Some(at) => Expr::Const(at as i64),
                    None => Expr::binary(Binary::Add, index, Expr::Const(start)),
                }
            }
            _ => Expr::binary(Binary::Add, index, Expr::Const(start)),
        };
        if let Expr::Const(c) = number
            && (c < first as i64 || c >= (first + len) as i64)
        {
            let what = match base {
                Some(at) => {
                    format!("`{}` has {len} words", self.program.arrays[at].name)
                }
                None => "there is no such word".to_string(),
            };
            self.error(span, what);
            return None;
        }
        Some(Operand::Mem(Mem { number, first, len }))
    }

    /// The sum between brackets: the name of a word, and the rest.
    fn terms(&mut self, ex: &Ex, scope: &mut Scope, base: &mut Option<usize>) -> Expr {
        match &ex.kind {
            ExKind::Binary(op @ (Binary::Add | Binary::Sub), a, b) => {
                let a = self.terms(a, scope, base);
                let b = match op {
                    Binary::Add => self.terms(b, scope, base),
                    _ => self.value(b, scope, false),
                };
                Expr::binary(*op, a, b)
            }
            ExKind::Name(name) => {
                let at = self.program.arrays.iter().position(|a| a.name == *name);
                match at {
                    Some(at) if base.is_none() => {
                        *base = Some(at);
                        Expr::Const(0)
                    }
                    Some(_) => {
                        self.error(ex.span, "an address names one word, not two");
                        Expr::Const(0)
                    }
                    None => self.value(ex, scope, false),
                }
            }
            _ => self.value(ex, scope, false),
        }
    }
}
