//! From compiled threads to a program of the window machine.

use crate::emit::Line;
use crate::object::{Init, cells};
use crate::specialise::{Attempt, Facts, Made, Stop};
use crate::undef_taint;
use crate::value::{Abs, base, number};
use heddle_machine::{GlobalId, Program as Machine};
use heddle_memmodel::passes::spin_loops::{Loops, cut};
use heddle_memmodel::{Alu, Code, Instr, MAX_LOCS, MemModel, Operand, Program, Reg, Thread, Word};
use heddle_span::{Diagnostic, Severity};
use std::collections::{HashMap, HashSet};

/// How to compile.
#[derive(Clone, Debug)]
pub struct Options {
    /// Leave out iterations that only look: exact for faults, not for cycles.
    pub cut_spins: bool,
    /// Globals that somebody looks at from outside: they are in memory whoever uses them.
    pub watched: Vec<u32>,
    /// Weak compare-and-swaps may fail, and condition variables wake, for no reason.
    pub spurious: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { cut_spins: true, watched: Vec::new(), spurious: false }
    }
}

const MAX_ATTEMPTS: usize = 2000;

/// The program for the window machine, or why there is none.
pub fn compile(p: &Machine, model: &MemModel, options: Options) -> Result<Program, Diagnostic> {
    if p.pointer_bytes != 8 {
        let text = "a 32-bit program under a memory model other than sc";
        return Err(Diagnostic::new(Severity::Unsupported, text));
    }
    let globals = objects_of(p);
    let mut facts = Facts::default();
    facts.spurious = options.spurious;
    for _ in 0..MAX_ATTEMPTS {
        match Attempt::new(p, model, &mut facts, &globals).run(p.entry.0, &options.watched) {
            Ok(made) => {
                if !close(p, &mut facts) {
                    return assemble(p, model, &options, &facts, made);
                }
            }
            Err(Stop::Again) => {}
            Err(Stop::Wrong(d)) => return Err(*d),
        }
    }
    let text = format!("a program of this kind under the memory model `{}`", model.name);
    Err(Diagnostic::new(Severity::Unsupported, text))
}

/// Object numbers of the machine to globals.
fn objects_of(p: &Machine) -> HashMap<u32, u32> {
    let plain = p.globals.iter().enumerate().filter(|g| !g.1.thread_local);
    plain.map(|(i, _)| (p.address(GlobalId(i as u32)).obj, i as u32)).collect()
}

/// What a shared object points to from the start is shared too.
fn close(p: &Machine, facts: &mut Facts) -> bool {
    let mut found = Vec::new();
    for &o in &facts.shared {
        let object = &facts.objects.all[o as usize];
        for c in cells(p, object) {
            if let Abs::Ptr(to, _) = object.initial(c.off as u64, c.bytes) {
                found.push(to);
            }
        }
    }
    let before = facts.shared.len();
    facts.shared.extend(found);
    facts.shared.len() > before
}

fn assemble(
    p: &Machine,
    model: &MemModel,
    options: &Options,
    facts: &Facts,
    made: Vec<Made>,
) -> Result<Program, Diagnostic> {
    let mut program = Program { name: model.name.clone(), checked: true, ..Program::default() };
    program.gaps.extend(facts.addresses.gap());
    lay_out(p, model, facts, &mut program)?;
    let numbers: HashMap<usize, u16> =
        made.iter().enumerate().map(|(i, m)| (m.number, i as u16)).collect();
    let mut threads = Vec::new();
    for m in made {
        let n_regs = m.emit.n_regs();
        let mut lines = m.emit.finish();
        for line in &mut lines {
            if let Instr::Start { thread, .. } | Instr::Join { thread, .. } = &mut line.instr {
                *thread = numbers[&(*thread as usize)];
            }
        }
        if let Some(line) = repeats(&lines) {
            let text = format!(
                "a thread or object made again and again by a loop whose end only the run knows, \
                 under the memory model `{}`",
                model.name
            );
            return Err(Diagnostic::unsupported(line.place.0, text));
        }
        threads.push((m.name, lines, n_regs));
    }
    undef_taint::drop_needless_checks(&mut threads, &program);
    for (name, lines, n_regs) in threads {
        let lines = if options.cut_spins { without_spins(lines, n_regs) } else { lines };
        program.threads.push(thread(name, lines, n_regs));
    }
    Ok(program)
}

/// Leaves out iterations that only look.
fn without_spins(lines: Vec<Line>, n_regs: usize) -> Vec<Line> {
    let once: Vec<bool> = lines.iter().map(|l| l.once).collect();
    let bare = bare(&lines, n_regs);
    let code = Code {
        instrs: bare.code.instrs,
        places: lines.iter().map(|l| l.place.clone()).collect(),
        marks: lines.iter().map(|l| l.mark).collect(),
    };
    let loops = Loops { observed: &bare.observed, once: &once, pairs: None };
    let Code { instrs, places, marks } = cut(&code, &loops);
    let made = instrs.into_iter().zip(places).zip(marks);
    made.map(|((instr, place), mark)| Line { instr, place, mark, once: false }).collect()
}

/// The code of a thread that is only asked about registers.
fn bare(lines: &[Line], n_regs: usize) -> Thread {
    let mut t = Thread { regs: vec![String::new(); n_regs], ..Thread::default() };
    t.init = vec![0; n_regs];
    t.observed = (0..n_regs).map(|r| r == 0).collect();
    t.code.instrs = lines.iter().map(|l| l.instr.clone()).collect();
    t
}

fn lay_out(
    p: &Machine,
    model: &MemModel,
    facts: &Facts,
    program: &mut Program,
) -> Result<(), Diagnostic> {
    let mut shared: Vec<u32> = facts.shared.iter().copied().collect();
    shared.sort_unstable();
    for o in shared {
        let object = &facts.objects.all[o as usize];
        for c in cells(p, object) {
            program.cells.push(((base(o) + c.off as u64) as i64, c.bytes));
            let value = match object.init {
                Init::Undef => Abs::Undef,
                _ => object.initial(c.off as u64, c.bytes),
            };
            program.init.push(number(value));
            program.locs.push(c.name);
        }
    }
    if program.cells.is_empty() {
        // An address space without cells still is one.
        program.cells.push((8, 8));
        program.init.push(0);
        program.locs.push("nothing".into());
    }
    if program.cells.len() > MAX_LOCS {
        let text = format!(
            "{} cells of shared memory under the memory model `{}`: at most {MAX_LOCS}",
            program.cells.len(),
            model.name
        );
        return Err(Diagnostic::new(Severity::Unsupported, text));
    }
    Ok(())
}

/// A line that may run once only and stands on a cycle.
fn repeats(lines: &[Line]) -> Option<&Line> {
    let n = lines.len();
    let ways = |i: usize| -> Vec<usize> {
        let all = bare_next(&lines[i].instr, i);
        all.into_iter().filter(|to| *to < n).collect()
    };
    let on_cycle = |at: usize| {
        let mut seen = vec![false; n];
        let mut work = ways(at);
        while let Some(v) = work.pop() {
            if v == at {
                return true;
            }
            if !std::mem::replace(&mut seen[v], true) {
                work.extend(ways(v));
            }
        }
        false
    };
    (0..n).find(|&i| lines[i].once && on_cycle(i)).map(|i| &lines[i])
}

fn bare_next(instr: &Instr, at: usize) -> Vec<usize> {
    match *instr {
        Instr::Jump { target } => vec![target as usize],
        Instr::Branch { target, .. } => vec![at + 1, target as usize],
        Instr::Park(heddle_memmodel::Park::Unborn) => vec![at + 1],
        Instr::Park(_) | Instr::Never => vec![],
        _ => vec![at + 1],
    }
}

/// The thread with as few registers as it takes.
fn thread(name: String, lines: Vec<Line>, n_regs: usize) -> Thread {
    let lines = without_dead(fuse(lines, n_regs), n_regs);
    let colours = colour(&lines, n_regs);
    let n = colours.iter().max().map_or(1, |m| *m as usize + 1);
    let mut t = Thread { name, ..Thread::default() };
    t.regs = (0..n).map(|i| format!("r{i}")).collect();
    t.init = vec![0; n];
    t.observed = (0..n).map(|r| r == 0).collect();
    for mut line in lines {
        rename(&mut line.instr, &colours);
        t.code.push(line.instr, line.place.0, line.place.1);
        t.code.marks.push(line.mark);
    }
    t
}

/// A comparison that only the branch behind it reads becomes part of the branch: one
/// instance in flight instead of two.
fn fuse(mut lines: Vec<Line>, n_regs: usize) -> Vec<Line> {
    let live = bare(&lines, n_regs).live();
    let target = |l: &Line| match l.instr {
        Instr::Jump { target } | Instr::Branch { target, .. } => Some(target as usize),
        _ => None,
    };
    let targets: HashSet<usize> = lines.iter().filter_map(target).collect();
    for i in 0..lines.len().saturating_sub(1) {
        let Instr::Alu { op: Alu::Word(op, w), dst, a, b } = lines[i].instr else { continue };
        let Instr::Branch { op: Alu::Ne, a: Operand::Reg(r), b: Operand::Imm(0), target } =
            lines[i + 1].instr
        else {
            continue;
        };
        let compares =
            matches!(op, Word::Eq | Word::Ne | Word::Ult | Word::Ule | Word::Slt | Word::Sle);
        let read_again = live[i + 2][r as usize] || live[target as usize][r as usize];
        if compares && dst == r && !read_again && !targets.contains(&(i + 1)) {
            lines[i].instr = Instr::Nop;
            lines[i + 1].instr = Instr::Branch { op: Alu::Word(op, w), a, b, target };
        }
    }
    lines
}

/// Takes out what computes something that nobody reads.
fn without_dead(mut lines: Vec<Line>, n_regs: usize) -> Vec<Line> {
    loop {
        let live = bare(&lines, n_regs).live();
        let dead = |i: usize, line: &Line| match line.instr {
            Instr::Alu { dst, .. } | Instr::Move { dst, .. } => {
                !live[i + 1][dst as usize]
                    || matches!(line.instr, Instr::Move { a: Operand::Reg(r), .. } if r == dst)
            }
            Instr::Nop => true,
            Instr::Jump { target } => target as usize == i + 1,
            _ => false,
        };
        let gone: Vec<bool> = lines.iter().enumerate().map(|(i, l)| dead(i, l)).collect();
        if !gone.contains(&true) {
            return lines;
        }
        let mut place = vec![0u32; lines.len() + 1];
        for i in 0..lines.len() {
            place[i + 1] = place[i] + !gone[i] as u32;
        }
        let kept = lines.into_iter().zip(gone).filter(|l| !l.1).map(|l| l.0);
        lines = kept.collect();
        for line in &mut lines {
            if let Instr::Jump { target } | Instr::Branch { target, .. } = &mut line.instr {
                *target = place[*target as usize];
            }
        }
    }
}

/// A number for each register; those in use at the same time have different ones.
fn colour(lines: &[Line], n_regs: usize) -> Vec<Reg> {
    let live = bare(lines, n_regs).live();
    let mut apart = vec![vec![false; n_regs]; n_regs];
    for (i, line) in lines.iter().enumerate() {
        let after = &live[i + 1];
        let written = line.instr.writes();
        let mut together: Vec<usize> = (0..n_regs).filter(|r| live[i][*r]).collect();
        if let Some(w) = written {
            // Ways on are covered: a branch writes nothing.
            for r in (0..n_regs).filter(|r| after[*r] && *r != w as usize) {
                apart[w as usize][r] = true;
                apart[r][w as usize] = true;
            }
            together.retain(|r| *r != w as usize);
        }
        for (k, &a) in together.iter().enumerate() {
            for &b in &together[k + 1..] {
                apart[a][b] = true;
                apart[b][a] = true;
            }
        }
    }
    let mut out: Vec<Reg> = vec![0; n_regs];
    for r in 1..n_regs {
        let taken: Vec<Reg> = (0..r).filter(|&q| apart[r][q]).map(|q| out[q]).collect();
        out[r] = (0..).find(|c| !taken.contains(c)).expect("there is always one more");
    }
    out
}

fn rename(instr: &mut Instr, to: &[Reg]) {
    let reg = |r: &mut Reg| *r = to[*r as usize];
    let op = |o: &mut Operand| {
        if let Operand::Reg(r) = o {
            *r = to[*r as usize];
        }
    };
    match instr {
        Instr::Alu { dst, a, b, .. } => {
            reg(dst);
            op(a);
            op(b);
        }
        Instr::Select { dst, a, b, yes, no, .. } => {
            reg(dst);
            [a, b, yes, no].into_iter().for_each(op);
        }
        Instr::Load { dst, addr, .. } => {
            reg(dst);
            op(addr);
        }
        Instr::Store { addr, value, .. } => {
            op(addr);
            op(value);
        }
        Instr::StoreExcl { addr, value, .. } => {
            op(addr);
            op(value);
        }
        Instr::Rmw { dst, addr, value, expected, .. } => {
            reg(dst);
            [addr, value, expected].into_iter().for_each(op);
        }
        Instr::Branch { a, b, .. } => {
            op(a);
            op(b);
        }
        Instr::Choice { dst } => reg(dst),
        Instr::Assert { cond } | Instr::Check { cond, .. } => op(cond),
        Instr::Move { dst, a } => {
            reg(dst);
            op(a);
        }
        Instr::Start { arg: value, .. } | Instr::Notice { value, .. } => op(value),
        Instr::Join { dst, .. } => dst.iter_mut().for_each(reg),
        Instr::Atomic { .. }
        | Instr::Fence { .. }
        | Instr::Jump { .. }
        | Instr::Park(_)
        | Instr::Never
        | Instr::Head
        | Instr::Nop => {}
    }
}
