//! Made-up straight-line programs of each instruction set, three ways: as a litmus test,
//! as a `.s` file, and on the processor itself, x86-64 here and the others under
//! `qemu-user`. All registers and all memory must come out the same.
//!
//! Flags that the architecture leaves undefined are not read: each made-up instruction
//! says what it leaves. A difference is made as short as it can be before it is told.
//! `HEDDLE_SEED` starts elsewhere, `HEDDLE_PROGRAMS` sets how many. Where a compiler or an
//! emulator is missing, that is said, and the two readers are compared with each other.

#[path = "processors/made_up.rs"]
mod made_up;
#[path = "processors/native.rs"]
mod native;

use heddle_assembly::real;
use heddle_isa::Isa;
use heddle_litmus::Var;
use heddle_memmodel::{Machine, Options, builtin};
use heddle_model::Verdict;
use heddle_span::FileId;
use made_up::{Program, SIZES};
use std::sync::Mutex;

/// The values of all registers, then of all memory.
type Values = Vec<u64>;

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(otherwise)
}

/// As a litmus test under `sc`: its one final state.
fn as_litmus(p: &Program) -> Result<Values, String> {
    let text = p.litmus();
    let (test, wrong) = heddle_litmus::parse(&text, FileId(0));
    let test = test.ok_or_else(|| format!("{wrong:?}\n{text}"))?;
    let machine = Machine::new(test.program.clone(), builtin("sc").unwrap(), Options::default());
    let finals = Mutex::new(Vec::new());
    let look = |state: &[u8], steps: usize| {
        let state = machine.decode(state);
        if steps == 0 && machine.is_final(&state) {
            let values = test.condition.observed.iter().map(|v| machine.value(&state, *v));
            finals.lock().unwrap().push(values.collect::<Vec<i64>>());
        }
        heddle_engine::Seen::Ordinary
    };
    let (stop, progress) = (heddle_engine::Stop::new(), heddle_engine::Progress::new());
    heddle_engine::reachable(&machine, &Default::default(), &stop, &progress, &look);
    let finals = finals.into_inner().unwrap();
    let [one] = &finals[..] else {
        return Err(format!("{} final states\n{text}", finals.len()));
    };
    let observed = &test.condition.observed;
    let value = |name: &str| {
        let at = observed.iter().position(|v| match v {
            Var::Reg(t, r) => test.program.threads[*t].regs[*r].eq_ignore_ascii_case(name),
            Var::Loc(l) => test.program.locs[*l] == name,
        });
        one[at.expect("all were asked for")] as u64
    };
    let memory = (0..SIZES.len()).map(|k| value(&format!("m{k}")));
    Ok(p.registers().iter().map(|r| value(r)).chain(memory).collect())
}

/// As a `.s` file under `sc`: whether it ends with these values.
fn as_assembly(p: &Program, values: &Values) -> Result<bool, String> {
    let (text, harness) = p.assembly(values);
    let options = |_| real::Options { reduce: true, silent: false, seen: heddle_isa::Seen::No };
    let harness = (harness.as_str(), FileId(1));
    let (program, _) = real::load(&text, FileId(0), Some(p.isa), Some(harness), options)
        .map_err(|wrong| format!("{wrong:?}\n{text}"))?;
    let machine = Machine::new(program, builtin("sc").unwrap(), Options::default());
    let limits = heddle_engine::Options { workers: 1, ..heddle_engine::Options::default() };
    let (stop, progress) = (heddle_engine::Stop::new(), heddle_engine::Progress::new());
    match heddle_engine::safety(&machine, &limits, &stop, &progress).verdict {
        Verdict::Holds { .. } => Ok(true),
        Verdict::Violated(_) => Ok(false),
        other => Err(format!("{other:?}\n{text}")),
    }
}

/// What is wrong with a program, if anything; `native` as the processor has it.
fn difference(p: &Program, native: Option<&Values>) -> Option<String> {
    let litmus = match as_litmus(p) {
        Ok(v) => v,
        Err(e) => return Some(format!("litmus: {e}")),
    };
    if let Some(native) = native.filter(|n| **n != litmus) {
        let names: Vec<String> = p.registers().iter().map(|r| r.to_string()).collect();
        let names = names.into_iter().chain((0..SIZES.len()).map(|k| format!("m{k}")));
        let all = names.zip(native.iter().zip(&litmus)).filter(|(_, (a, b))| a != b);
        let told: Vec<String> =
            all.map(|(n, (a, b))| format!("{n}: processor {a:#x}, litmus {b:#x}")).collect();
        return Some(told.join("; "));
    }
    match as_assembly(p, &litmus) {
        Ok(true) => None,
        Ok(false) => Some("the litmus test and the `.s` file differ".into()),
        Err(e) => Some(format!(".s: {e}")),
    }
}

/// Leaves out instructions as long as the difference stays.
fn shrink(mut p: Program, tool: Option<&native::Tool>) -> Program {
    let wrong = |p: &Program| {
        let native =
            tool.and_then(|t| t.run(std::slice::from_ref(p)).ok()).map(|mut all| all.remove(0));
        difference(p, native.as_ref()).is_some()
    };
    let mut at = 0;
    while at < p.lines.len() {
        let mut shorter = p.clone();
        shorter.lines.remove(at);
        if wrong(&shorter) {
            p = shorter;
        } else {
            at += 1;
        }
    }
    p
}

fn compare(isa: Isa) {
    let tool = match native::Tool::of(isa) {
        Ok(tool) => Some(tool),
        Err(missing) => {
            println!("{}: {missing}; the processor is not asked", isa.name());
            None
        }
    };
    let (first, n) = (number("HEDDLE_SEED", 1), number("HEDDLE_PROGRAMS", 120));
    let programs: Vec<Program> = (first..first + n).map(|seed| Program::made(isa, seed)).collect();
    let native = tool.as_ref().map(|t| t.run(&programs).unwrap_or_else(|e| panic!("{e}")));
    for (i, p) in programs.iter().enumerate() {
        if let Some(what) = difference(p, native.as_ref().map(|n| &n[i])) {
            let short = shrink(p.clone(), tool.as_ref());
            panic!("{} seed {}: {what}\n{}", isa.name(), first + i as u64, short.litmus());
        }
    }
    // The comparison can fail: a value that is not so is noticed.
    let mut off = as_litmus(&programs[0]).expect("it was read just now");
    off[0] ^= 1;
    assert_eq!(as_assembly(&programs[0], &off), Ok(false));
}

#[test]
fn x86_64_as_the_processor_has_it() {
    compare(Isa::X86);
}

#[test]
fn aarch64_as_the_processor_has_it() {
    compare(Isa::AArch64);
}

#[test]
fn riscv_as_the_processor_has_it() {
    compare(Isa::RiscV);
}

#[test]
fn power_as_the_processor_has_it() {
    compare(Isa::Ppc);
}

/// Broken instructions: every reader refuses them or makes something of them, and none
/// panics. `HEDDLE_FUZZ_SECONDS` says for how long.
#[test]
fn broken_instructions() {
    let seconds = std::env::var("HEDDLE_FUZZ_SECONDS").ok().and_then(|s| s.parse().ok());
    let end = seconds.map(|s| std::time::Instant::now() + std::time::Duration::from_secs(s));
    let (mut seed, mut read) = (number("HEDDLE_SEED", 1), 0);
    let first = seed;
    while end.map_or(seed < first + 150, |e| std::time::Instant::now() < e) {
        for isa in [Isa::X86, Isa::AArch64, Isa::RiscV, Isa::Ppc] {
            let mut p = Program::made(isa, seed);
            made_up::damage(&mut p, seed);
            read += heddle_litmus::parse(&p.litmus(), FileId(0)).0.is_some() as u64;
            let (text, harness) = p.assembly(&vec![0; p.registers().len()]);
            let options =
                |_| real::Options { reduce: true, silent: true, seen: heddle_isa::Seen::No };
            let harness = (harness.as_str(), FileId(1));
            let _ = real::load(&text, FileId(0), Some(isa), Some(harness), options);
            let _ = real::load(&text, FileId(0), None, Some(harness), options);
        }
        seed += 1;
    }
    assert!(read > 0, "nothing was read at all");
}
