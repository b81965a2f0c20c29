//! A litmus test, read: a program, and what to ask of its final states.

use crate::asm::{Arch, Ctx, number};
use crate::code_addresses::Label;
use crate::cond::{self, Condition, Var};
use crate::places::bytes;
use crate::text::{self, Piece};
use heddle_isa::Seen;
use heddle_memmodel::{Code, Instr, Program, Thread};
use heddle_span::{Diagnostic, FileId};

#[derive(Clone, Debug)]
pub struct Test {
    pub name: String,
    pub arch: Arch,
    /// The `Hash=` line of the file, if any.
    pub hash: Option<String>,
    pub program: Program,
    pub condition: Condition,
}

impl Test {
    /// The name of an observed variable, as herd prints it.
    pub fn var_name(&self, var: Var) -> String {
        match var {
            Var::Reg(t, r) => format!("{t}:{}", self.program.threads[t].regs[r]),
            Var::Loc(l) => format!("[{}]", self.program.locs[l]),
        }
    }

    /// What a search for faults decides, in words.
    pub fn promises(&self, model: &str) -> String {
        match (&self.program.promise, self.asserts()) {
            (Some(p), true) => format!("assertions and `{}` under {model}", p.text),
            (Some(p), false) => format!("`{}` under {model}", p.text),
            (None, _) => format!("assertions under {model}"),
        }
    }

    fn asserts(&self) -> bool {
        let mut code = self.program.threads.iter().flat_map(|t| &t.code.instrs);
        code.any(|i| matches!(i, Instr::Assert { .. }))
    }

    /// Why it says nothing that a test comes out right, if so.
    pub fn doubt(&self) -> Option<String> {
        let asked = self.asserts() || self.condition.span.is_some();
        (!asked).then(|| "the test has no condition and no assertion: nothing was asked".into())
    }
}

/// Reads a test in herd's format. No test if anything fatal was found.
pub fn parse(text: &str, file: FileId) -> (Option<Test>, Vec<Diagnostic>) {
    read(text, file, Seen::No)
}

/// The same test, the registers of which have what the program puts into them, though nobody
/// may read it: for people who look at a run.
pub fn parse_for_people(text: &str, file: FileId, seen: Seen) -> (Option<Test>, Vec<Diagnostic>) {
    read(text, file, seen)
}

fn read(text: &str, file: FileId, seen: Seen) -> (Option<Test>, Vec<Diagnostic>) {
    let blank = text::blank_comments(text);
    let parts = match text::parts(&blank, file) {
        Ok(p) => p,
        Err(d) => return (None, vec![d]),
    };
    let Some(arch) = Arch::named(parts.arch.text) else {
        let d = parts.arch.unsupported(format!("the architecture `{}`", parts.arch.text));
        return (
            None,
            vec![d.help("supported: X86, X86_64, AArch64, ARM, PPC, RISCV, MIPS, BPF, C, MC")],
        );
    };
    let refused = crate::refuse::refused(&parts);
    if !refused.is_empty() {
        return (None, refused);
    }
    let mut ctx = Ctx::new(arch);
    ctx.seen = seen;
    let init = read_init(&mut ctx, parts.init);
    let of = |i: &Init| match label(i.value) {
        Some(_) if i.owner.is_none() => Some(64),
        _ => number(i.value.text).filter(|_| i.owner.is_none()).map(bits_of),
    };
    ctx.memory_bits = init.iter().filter_map(of).max().unwrap_or(1);
    let threads = match arch {
        Arch::C => crate::c::threads(&mut ctx, parts.body),
        _ => crate::columns::columns(&mut ctx, parts.body),
    };
    let n_threads = threads.len();
    if n_threads > MAX_THREADS {
        ctx.diags.push(parts.body.unsupported(format!("more than {MAX_THREADS} threads")));
        return (None, ctx.diags);
    }
    // Registers that the initial state gives to threads which are not there.
    ctx.regs.truncate(n_threads);
    let condition = cond::read(&mut ctx, parts.condition);
    let program = assemble(&mut ctx, &parts.name, &init, threads, &condition);
    if ctx.places.names.len() > 64 {
        ctx.diags.push(parts.init.unsupported("more than 64 locations"));
    }
    if n_threads == 0 && ctx.diags.is_empty() {
        ctx.diags.push(parts.body.error("a litmus test has at least one thread"));
    }
    let fatal = ctx.diags.iter().any(Diagnostic::is_fatal);
    let name = parts.name.split_whitespace().next().unwrap_or("").to_string();
    let test = Test { name, arch, hash: parts.hash, program, condition };
    ((!fatal).then_some(test), ctx.diags)
}

/// The machine numbers threads in a byte.
pub const MAX_THREADS: usize = 250;

/// One line of the initial state.
struct Init<'a> {
    /// `None`: a location; `Some(None)`: a register of whatever thread uses it.
    owner: Option<Option<usize>>,
    name: String,
    value: Piece<'a>,
}

fn read_init<'a>(ctx: &mut Ctx, init: Piece<'a>) -> Vec<Init<'a>> {
    let mut out = Vec::new();
    for item in init.split(';') {
        let item = item.trim();
        if item.text.is_empty() {
            continue;
        }
        let (left, value) = match item.text.find('=') {
            Some(eq) => (item.sub(0, eq).trim(), item.sub(eq + 1, item.text.len()).trim()),
            None => (item, item.sub(item.text.len(), item.text.len())),
        };
        if value.text.starts_with('{') || left.text.ends_with(']') && !left.text.starts_with('[') {
            match array(ctx, left, value) {
                Ok(elements) => out.extend(elements),
                Err(d) => ctx.diags.push(d),
            }
            continue;
        }
        match owner(left) {
            Ok((owner, name)) => {
                if owner.is_none() {
                    ctx.loc(&name);
                    ctx.places.long |= left.text.contains(' ') && bytes(left.text) == 8;
                }
                match owner {
                    Some(Some(t)) if t < MAX_THREADS => {
                        ctx.reg(t, &name);
                    }
                    Some(Some(t)) => {
                        ctx.diags.push(left.error(format!("there is no thread {t}")));
                        continue;
                    }
                    _ => {}
                }
                if let Some((thread, label)) = label(value) {
                    let owner = owner.flatten().map(|t| (t, name.clone()));
                    let name = label.text.to_string();
                    // Code is in memory, too: it has an initial write, as in herd7.
                    ctx.loc(&format!("P{thread}:{name}"));
                    ctx.labels.push(Label { owner, thread, name });
                }
                out.push(Init { owner, name, value });
            }
            Err(d) => ctx.diags.push(d),
        }
    }
    out
}

/// `P1:L` is a label of a thread.
fn label(value: Piece<'_>) -> Option<(usize, Piece<'_>)> {
    let colon = value.text.find(':')?;
    let thread = value.text[..colon].trim().strip_prefix('P')?.parse().ok()?;
    Some((thread, value.sub(colon + 1, value.text.len()).trim()))
}

/// `int t[2]={1,-1}`, `int t[2]`, `t={1,-1}`: an initial value for each element.
fn array<'a>(
    ctx: &mut Ctx,
    left: Piece<'a>,
    value: Piece<'a>,
) -> Result<Vec<Init<'a>>, Diagnostic> {
    let (head, len) = match (left.text.find('['), left.text.strip_suffix(']')) {
        (Some(open), Some(_)) => {
            let len = left.sub(open + 1, left.text.len() - 1).trim();
            (left.sub(0, open).trim(), Some(len))
        }
        _ => (left, None),
    };
    let (_, name) = owner(head)?;
    let braces = value.text.strip_prefix('{').and_then(|t| t.strip_suffix('}'));
    let values = match braces {
        Some(inner) => value.sub(1, 1 + inner.len()).arguments(),
        None if value.text.is_empty() => Vec::new(),
        None => return Err(value.error("expected the elements in braces")),
    };
    let len = match len.filter(|n| !n.text.is_empty()) {
        Some(n) => number(n.text)
            .filter(|n| (1..=64).contains(n))
            .ok_or_else(|| n.unsupported(format!("an array of `{}` elements (1 to 64)", n.text)))?
            as usize,
        None => values.len(),
    };
    if len == 0 || values.len() > len {
        let text = format!("{} elements where `{name}` has {len}", values.len());
        return Err(left.error(text));
    }
    let size = bytes(&head.text[..head.text.len() - name.len()]);
    ctx.places.long |= size == 8;
    if !ctx.places.array(&name, len, size) {
        return Err(left.error(format!("there is another `{name}`")));
    }
    let element = |(k, value)| Init { owner: None, name: format!("{name}[{k}]"), value };
    Ok(values.into_iter().enumerate().map(element).collect())
}

/// The bits of a number.
pub fn bits_of(v: i64) -> u8 {
    64 - v.leading_zeros() as u8
}

/// Who a left side of the initial state names: types, brackets and stars aside.
fn owner(left: Piece) -> Result<(Option<Option<usize>>, String), Diagnostic> {
    let (before, name) = match left.text.split_once(':') {
        Some((t, r)) => (Some(t), r.trim()),
        None => (None, left.text),
    };
    let last = |s: &str| s.split_whitespace().last().unwrap_or("").to_string();
    if let Some(t) = before {
        let t = last(t);
        let n = t
            .trim_start_matches(['*', 'P'])
            .parse()
            .map_err(|_| left.error(format!("`{t}` is no thread")))?;
        return Ok((Some(Some(n)), last(name)));
    }
    let name = last(name.trim_start_matches('[').trim_end_matches(']'));
    let name = name.trim_start_matches('*').to_string();
    if name.is_empty() {
        return Err(left.error("expected a location or a register"));
    }
    Ok((if name.starts_with('%') { Some(None) } else { None }, name))
}

fn assemble(
    ctx: &mut Ctx,
    name: &str,
    init: &[Init],
    threads: Vec<(String, Code)>,
    condition: &Condition,
) -> Program {
    let mut memory = Vec::new();
    let mut registers = Vec::new();
    for i in init {
        let value = value(ctx, i.value);
        match i.owner {
            None => {
                let l = ctx.loc(&i.name);
                memory.push((l, value));
            }
            Some(Some(t)) if t < threads.len() => {
                let r = ctx.reg(t, &i.name);
                registers.push((t, r, value));
            }
            Some(Some(t)) => ctx.diags.push(i.value.error(format!("there is no thread {t}"))),
            Some(None) => {
                let canonical = ctx.arch.canonical(&i.name);
                for t in 0..threads.len() {
                    if ctx.regs[t].contains(&canonical) {
                        let r = ctx.reg(t, &i.name);
                        registers.push((t, r, value));
                    }
                }
            }
        }
    }
    let mut p = Program { name: name.to_string(), ..Program::default() };
    for (t, (name, code)) in threads.into_iter().enumerate() {
        let regs = ctx.regs[t].clone();
        let n = regs.len();
        let observed = vec![false; n];
        p.threads.push(Thread { name, code, regs, init: vec![0; n], observed });
    }
    p.locs = ctx.places.names.clone();
    p.cells = ctx.places.cells();
    p.init = vec![0; p.locs.len()];
    memory.into_iter().for_each(|(l, v)| p.init[l] = v);
    registers.into_iter().for_each(|(t, r, v)| p.threads[t].init[r as usize] = v);
    p.promise = condition.promise();
    let mut vars = condition.observed.clone();
    condition.filter.iter().for_each(|f| f.vars(&mut vars));
    for v in vars {
        if let Var::Reg(t, r) = v {
            p.threads[t].observed[r] = true;
        }
    }
    if ctx.arch.isa().is_some() {
        p.threads.iter_mut().for_each(|t| crate::machine_code::finish(ctx, t));
    }
    p
}

fn value(ctx: &mut Ctx, p: Piece) -> i64 {
    if p.text.is_empty() {
        return 0;
    }
    if let Some((thread, name)) = label(p) {
        return match ctx.code.label(thread, name.text) {
            Some(address) => address,
            None => {
                ctx.diags.push(name.error(format!("P{thread} has no label `{}`", name.text)));
                0
            }
        };
    }
    if let Some(v) = number(p.text) {
        return v;
    }
    let name = p.text.trim_start_matches('&');
    match ctx.places.known(name) {
        Some(loc) => ctx.places.address(loc),
        None => {
            ctx.diags.push(p.error(format!("there is no `{name}`")));
            0
        }
    }
}
