//! Instances in several ways: counted exactly and folded, written out process by
//! process, as SMV text read back, and (for assembly) by the interpreter of
//! `heddle-assembly`. And the abstraction, which must contain them all.

use crate::smv_reader;

use heddle_assembly::{Arch, AsmModel, Options as AsmOptions};
use heddle_engine::{Options, Progress, Search, SplitMix, Stop};
use heddle_model::{Erased, Verdict};
use heddle_prove::counters::{Count, Counted, Counters};
use heddle_prove::explicit::Explicit;
use heddle_prove::prove::decide;
use heddle_prove::unfolded::Unfolded;
use heddle_prove::{Engine, Family, Method, Settings, assembly, instance, parse, smv};
use heddle_span::{FileId, SourceMap};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

fn suite(folder: &str) -> Vec<PathBuf> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../suite").join(folder);
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(dir).unwrap().map(|e| e.unwrap().path()).collect();
    files.sort();
    files
}

fn counted(text: &str) -> Option<Box<Counted>> {
    match parse(text, FileId(0)) {
        (Some(Family::Counted(f)), _) => Some(f),
        (Some(_), _) => None,
        (None, wrong) => panic!("{wrong:#?}\n{text}"),
    }
}

fn options() -> Options {
    Options { search: Search::Bfs, ..Options::default() }
}

/// `holds` or `violated`, and the number of states.
fn count(f: &Counted, count: Count) -> (&'static str, u64) {
    let model = Counters { family: f, count };
    if f.initial(count).iter().any(|s| f.broken(s).is_some()) {
        return ("violated", 0);
    }
    let o = heddle_engine::safety(&model, &options(), &Stop::new(), &Progress::new());
    (o.verdict.word(), o.stats.stored)
}

/// The instance written out must have the folded states and the same verdict.
fn compare(f: &Counted, n: u32, name: &str) {
    let (word, folded) = count(f, Count::Exactly(n));
    let system = instance::instance(f, n).unwrap();
    // Wide instances are for the explicit engine.
    let engine = if system.state_bits() > 16 { Engine::Explicit } else { Engine::Both };
    let settings = Settings { engine, method: Method::Pdr, workers: 1, memory: 1 << 30 };
    let outcome = decide(&system, &settings, &Stop::new());
    let other = if outcome.answer.word() == "proved" { "holds" } else { "violated" };
    assert_eq!(word, other, "{name}, n = {n}");
    compare_members(f, n, word, name);
    if word != "holds" {
        return;
    }
    // Forget who is who: sort the parts of the processes.
    let sizes: Vec<usize> = f.kinds.iter().map(|k| k.locals.len()).collect();
    let mut states = BTreeSet::new();
    let mut todo: Vec<Vec<i64>> = Vec::new();
    let mut seen = BTreeSet::new();
    system.initial(&mut |s| todo.push(s.to_vec()));
    while let Some(s) = todo.pop() {
        if !seen.insert(s.clone()) {
            continue;
        }
        let (mut rest, mut key) = (&s[f.shared.len()..], vec![s[..f.shared.len()].to_vec()]);
        for size in &sizes {
            let (mine, others) = rest.split_at(size * n as usize);
            let mut parts: Vec<Vec<i64>> = mine.chunks(*size).map(<[i64]>::to_vec).collect();
            parts.sort();
            key.extend(parts);
            rest = others;
        }
        states.insert(key);
        system.ticks(&mut system.spread(&s), &mut |tick| {
            let mut next = Vec::new();
            system.next(tick, &mut next);
            todo.push(next);
            true
        });
    }
    assert_eq!(states.len() as u64, folded, "{name}, n = {n}");
}

/// The members kept apart: the same verdict, and a folded run is one of theirs.
fn compare_members(f: &Counted, n: u32, word: &str, name: &str) {
    let members = Unfolded { family: f, n };
    let (stop, progress) = (Stop::new(), Progress::new());
    let apart = heddle_engine::safety(&members, &options(), &stop, &progress);
    assert_eq!(apart.verdict.word(), word, "{name}, n = {n}: members");
    if f.initial(Count::Exactly(n)).iter().any(|s| f.broken(s).is_some()) {
        return;
    }
    let folded = Counters { family: f, count: Count::Exactly(n) };
    let folded = heddle_engine::safety(&folded, &options(), &stop, &progress);
    if let Verdict::Violated(trail) = folded.verdict {
        let unfolded = members.unfold(&trail).expect("a run of the members");
        heddle_engine::replay(&members, &unfolded).expect("it replays");
    }
}

#[test]
fn folded_instances_are_the_instances_that_are_written_out() {
    let mut tried = 0;
    for folder in ["families/proved", "families/refuted", "families/open"] {
        for path in suite(folder) {
            let Some(f) = counted(&std::fs::read_to_string(&path).unwrap()) else { continue };
            let least = f.kinds.iter().map(|k| k.least).max().unwrap();
            for n in least..=2 {
                compare(&f, n, &path.display().to_string());
                tried += 1;
            }
        }
    }
    assert!(tried >= 10);
}

/// A made-up family: processes that wander, look at each other and at a word.
fn made_up(seed: u64) -> String {
    let mut random = SplitMix(seed);
    let mut below = |n: usize| random.below(n);
    let mut text = String::from("shared x: 0..2 = 0;\nprocess P[n] {\n  var at: 0..3 = 0;\n");
    text.push_str("  var b: bool = false;\n");
    for _ in 0..2 + below(4) {
        let (at, to) = (below(4), below(4));
        let guards = [
            "true",
            "x == 0",
            "x != 1",
            "b",
            "!b",
            "all p: P (p.at != 2)",
            "some p: P (p.b)",
            "count p: P (p.at == 1) <= 1",
            "count p: P (p.at == 0) == 2",
        ];
        let acts = [
            "x = 0",
            "x = 1",
            "x = (x + 1) % 3",
            "b = true",
            "b = !b",
            "skip",
            "each p: P { p.b = false }",
            "each p: P { p.at = p.at == 3 ? 0 : p.at }",
        ];
        let (guard, act) = (guards[below(guards.len())], acts[below(acts.len())]);
        let pick = below(4) == 0;
        let _ = write!(text, "  when at == {at} && ({guard})");
        if pick {
            let _ = write!(text, " pick o: P where o.at == {}", below(4));
        }
        let _ = write!(text, " do {act}, at = {to}");
        if pick {
            let _ = write!(text, ", o.at = {}", below(4));
        }
        text.push_str(";\n");
    }
    let goals = [
        "count p: P (p.at == 2) <= 1",
        "x != 2",
        "!some p: P (p.at == 3 && p.b)",
        "all p: P (p.at < 3) || x == 0",
        "count p: P (p.b) < 2",
    ];
    let _ = write!(text, "}}\ninvariant goal: {};\n", goals[below(goals.len())]);
    if below(4) == 0 {
        text.push_str("no deadlock;\n");
    }
    text
}

#[test]
fn the_abstraction_contains_every_instance() {
    let (mut proved, mut refuted, mut spurious) = (0, 0, 0);
    for seed in 1..=250 {
        let text = made_up(seed);
        let f = counted(&text).unwrap();
        let (whole, _) = count(&f, f.any_number());
        let words: Vec<&str> = (1..=4).map(|n| count(&f, Count::Exactly(n)).0).collect();
        let broken = words.contains(&"violated");
        assert!(whole == "violated" || !broken, "seed {seed}: {words:?}\n{text}");
        if seed <= 60 {
            (1..=3).for_each(|n| compare(&f, n, &format!("seed {seed}\n{text}")));
        }
        match (whole, broken) {
            ("holds", _) => proved += 1,
            (_, true) => refuted += 1,
            _ => spurious += 1,
        }
    }
    assert!(proved > 20 && refuted > 20, "{proved} proved, {refuted} refuted, {spurious} open");
}

#[test]
fn assembly_has_the_states_of_its_interpreter() {
    let mut tried = 0;
    for folder in ["assembly/holds", "assembly/violated"] {
        for path in suite(folder) {
            let text = std::fs::read_to_string(&path).unwrap();
            let mut sources = SourceMap::new();
            let file = sources.add("a", text.clone());
            let Some(program) = heddle_assembly::parse(&text, file, &[]).0 else { continue };
            for arch in [Arch::Sp, Arch::Asmp, Arch::Smp] {
                let Ok((system, _)) = assembly::system(&program, arch, &[]) else { continue };
                // In lock step nothing is collapsed.
                let reduce = arch != Arch::Smp;
                let (fold, drop_words) = (false, false);
                let asm = AsmOptions { arch, reduce, fold, drop_words, ..AsmOptions::default() };
                let model = AsmModel::new(program.clone(), asm);
                let limit = Options { memory_limit: 64 << 20, ..options() };
                let (stop, progress) = (Stop::new(), Progress::new());
                let erased = Erased::new(&model);
                let theirs = heddle_engine::erased::safety(erased, &limit, &stop, &progress);
                if let Verdict::Open(_) = theirs.verdict {
                    continue;
                }
                let ours = heddle_engine::safety(&Explicit(&system), &limit, &stop, &progress);
                let name = format!("{} {}", path.display(), arch.name());
                let deadlock = matches!(&theirs.verdict, Verdict::Violated(t) if t.fault.kind == heddle_model::FaultKind::Deadlock);
                if deadlock {
                    continue; // A system that can do nothing stands still.
                }
                assert_eq!(ours.verdict.word(), theirs.verdict.word(), "{name}");
                if ours.verdict.word() == "holds" {
                    assert_eq!(ours.stats.stored, theirs.stats.stored, "{name}");
                }
                tried += 1;
            }
        }
    }
    assert!(tried >= 20, "{tried}");
}

#[test]
fn exported_text_has_the_states_of_the_system() {
    let mut tried = 0;
    let mut check = |system: &heddle_prove::system::System, specs: &[smv::Spec], name: &str| {
        let ours =
            heddle_engine::safety(&Explicit(system), &options(), &Stop::new(), &Progress::new());
        if ours.stats.stored > 3_000 || system.input_width() > 256 {
            return;
        }
        let explored = smv_reader::read(&smv::export(system, name, specs)).explore();
        let holds = !explored.holds.contains(&false);
        assert_eq!(holds, ours.verdict.word() == "holds", "{name}");
        if holds {
            assert_eq!(explored.states.len() as u64, ours.stats.stored, "{name}");
        }
        tried += 1;
    };
    for path in suite("assembly/holds").into_iter().chain(suite("assembly/violated")) {
        let text = std::fs::read_to_string(&path).unwrap();
        for arch in [Arch::Asmp, Arch::Smp] {
            if let Ok((system, specs, _)) = assembly::read(&text, FileId(0), arch, &[]) {
                check(&system, &specs, &path.display().to_string());
            }
        }
    }
    for folder in ["families/proved", "families/refuted", "families/open"] {
        for path in suite(folder) {
            let text = std::fs::read_to_string(&path).unwrap();
            match parse(&text, FileId(0)).0.unwrap() {
                Family::Counted(f) => check(&instance::instance(&f, 2).unwrap(), &[], "n = 2"),
                Family::Induction(f) => {
                    use heddle_prove::induction::Part::*;
                    for part in [Base, Step, Close] {
                        if part != Close || f.has_close() {
                            check(&f.system(part, &Default::default()).unwrap(), &[], "part");
                        }
                    }
                }
            }
        }
    }
    assert!(tried >= 15, "{tried}");
}

/// A made-up program whose tasks meet at two words.
fn made_up_assembly(seed: u64) -> String {
    let mut random = SplitMix(seed);
    let mut below = |n: usize| random.below(n);
    let mut text = String::from("bits 2\nword x, y\nghost g : bits 2\n");
    let tasks = 2 + below(2);
    for t in 0..tasks {
        let n = 2 + below(3);
        let _ = writeln!(text, "program P{t} {{");
        for i in 0..n {
            let word = ["[x]", "[y]"][below(2)];
            let reg = ["eax", "ebx"][below(2)];
            let (k, to) = (below(4), below(n + 1));
            let to = if to == n { "end".to_string() } else { format!("l{to}") };
            let instr = match below(13) {
                0 => format!("mov {word}, {k}"),
                1 => format!("mov {word}, {reg}"),
                2 => format!("mov {reg}, {word}"),
                3 => format!("inc {word}"),
                4 => format!("lock xadd {word}, {reg}"),
                5 => format!("xchg {word}, {reg}"),
                6 => format!("cmp {word}, {k}"),
                7 => format!("{} {to}", ["je", "jne", "jb", "jmp"][below(4)]),
                8 => format!("lock cmpxchg {word}, ebx"),
                9 => "sleep".to_string(),
                10 => format!("wake P{}", below(tasks)),
                11 => format!("noop @ g = {}", ["eax", "g + 1", "[x]"][below(3)]),
                _ => format!("assert [x] != {k}"),
            };
            let _ = writeln!(text, "l{i}: {instr}");
        }
        text.push_str("end: halt\n}\n");
    }
    text
}

/// Lock step on made-up programs: the interpreter, the system, the text read back.
#[test]
fn lock_step_has_the_states_of_its_interpreter() {
    let (mut held, mut broken) = (0, 0);
    for seed in 0..400 {
        let text = made_up_assembly(seed);
        let Some(program) = heddle_assembly::parse(&text, FileId(0), &[]).0 else { continue };
        let (system, specs) = assembly::system(&program, Arch::Smp, &[])
            .unwrap_or_else(|e| panic!("seed {seed}: {e:?}\n{text}"));
        let (reduce, fold, drop_words) = (false, false, false);
        let asm = AsmOptions { arch: Arch::Smp, reduce, fold, drop_words, ..AsmOptions::default() };
        let model = AsmModel::new(program, asm);
        let (stop, progress) = (Stop::new(), Progress::new());
        let theirs =
            heddle_engine::erased::safety(Erased::new(&model), &options(), &stop, &progress);
        let deadlock = matches!(&theirs.verdict, Verdict::Violated(t) if t.fault.kind == heddle_model::FaultKind::Deadlock);
        if deadlock {
            continue; // A system that can do nothing stands still.
        }
        let ours = heddle_engine::safety(&Explicit(&system), &options(), &stop, &progress);
        assert_eq!(ours.verdict.word(), theirs.verdict.word(), "seed {seed}\n{text}");
        if ours.verdict.word() == "violated" {
            broken += 1;
            continue;
        }
        held += 1;
        assert_eq!(ours.stats.stored, theirs.stats.stored, "seed {seed}\n{text}");
        if ours.stats.stored < 60 && held % 4 == 0 {
            let explored = smv_reader::read(&smv::export(&system, "made up", &specs)).explore();
            assert_eq!(explored.states.len() as u64, ours.stats.stored, "seed {seed}\n{text}");
        }
    }
    assert!(held > 50 && broken > 20, "{held} hold, {broken} do not");
}
