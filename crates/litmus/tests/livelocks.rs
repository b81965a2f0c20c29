//! Waiting that nothing can end: programs made up at random with loops that wait, against
//! the graphs of store-buffer machines written by hand. There a livelock is what its
//! definition says: a component that no step leaves, with a step in it, in which memory is
//! the same everywhere.
//!
//! `HEDDLE_LIVELOCKS=10000 HEDDLE_SEED=1` makes more of them, from another seed.

use crate::hand::{Buffer, Hand, begin, steps};
use heddle_engine::{Options as Engine, Progress, Stop, safety};
use heddle_litmus::{Test, parse_program};
use heddle_memmodel::{Machine, Options, builtin};
use heddle_model::{FaultKind, Model, Verdict};
use heddle_span::FileId;
use std::collections::HashMap;

struct Rng(u64);

impl Rng {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % n
    }
}

const SHARED: [&str; 3] = ["x", "y", "z"];

/// Two or three threads of stores, loads, locks and loops that wait.
fn made_up(r: &mut Rng, fenced: bool) -> String {
    let threads = 2 + (r.below(4) == 0) as usize;
    let mut text = String::from("program made shared x, y, z, l;\n");
    for t in 0..threads {
        text += &format!("thread t{t} {{ local a; local b;");
        for _ in 0..1 + r.below(if threads == 2 { 4 } else { 2 }) {
            text += &format!(" {}", statement(r));
            if fenced {
                text += " fence;";
            }
        }
        text += " }\n";
    }
    text
}

fn statement(r: &mut Rng) -> String {
    let (v, w) = (SHARED[r.below(3) as usize], SHARED[r.below(3) as usize]);
    let k = r.below(2);
    match r.below(10) {
        0..3 => format!("{v} = {};", k + r.below(2)),
        3 => format!("a = {v};"),
        4 => format!("{v} = a;"),
        5 => format!("while ({v} == {k}) skip;"),
        6 => format!("while ({v} != {k}) skip;"),
        7 => format!("while ({v} == {k} && {w} == {k}) skip;"),
        // Writes the same in every round.
        8 => format!("b = {v}; while (b == {k}) {{ {w} = 1; b = {v}; }}"),
        _ => "b = cas(l, 0, 1); while (b == 0) { b = cas(l, 0, 1); }".into(),
    }
}

fn read(text: &str) -> Test {
    let (test, diags) = parse_program(text, FileId(0));
    test.unwrap_or_else(|| panic!("{diags:?}\n{text}"))
}

#[test]
fn who_cannot_move_is_told_with_what_it_waits_for() {
    let why = |text: &str| {
        let options = Options { livelocks: true, ..Options::default() };
        let model = builtin("tso").expect("a built-in");
        let machine = Machine::new(read(text).program, model, options);
        let (stop, progress) = (Stop::new(), Progress::new());
        let found = safety(&machine, &Engine::default(), &stop, &progress).verdict;
        let Verdict::Violated(trail) = found else { panic!("{text} is a livelock") };
        let run = heddle_engine::replay(&machine, &trail).expect("it replays");
        machine.blocked(run.states.last().expect("an end"))
    };
    let all = why("program p shared flag, x; thread p { x = 1; } \
                   thread q { while (flag == 0) skip; x = 2; }");
    let reasons: Vec<&str> = all.iter().map(|b| b.reason.as_str()).collect();
    assert_eq!(reasons, ["ended", "goes round the loop here while `flag` is 0"]);
    let all = why("program p shared x, y; thread p { while (x != 1 || y != 1) skip; } \
                   thread q { x = 3; }");
    let told = "goes round the loop here while `x` is 3 and `y` is 0";
    assert_eq!(all[0].reason, told, "{all:?}");
}

/// Whether the machine finds a livelock; nothing if its search is cut.
fn found(test: &Test, model: &str, options: Options) -> Option<bool> {
    let options = Options { livelocks: true, window: 8, ..options };
    let machine = Machine::new(test.program.clone(), builtin(model).expect("a built-in"), options);
    let engine = Engine { shorten: 0, memory_limit: 64 << 20, ..Engine::default() };
    let engine = Engine { max_states: Some(5_000), ..engine };
    match safety(&machine, &engine, &Stop::new(), &Progress::new()).verdict {
        Verdict::Holds { .. } => Some(false),
        Verdict::Open(_) => None,
        Verdict::Violated(trail) => {
            assert_eq!(trail.fault.kind, FaultKind::Livelock);
            assert!(machine.violation(trail.fault).message.contains("goes round reading"));
            Some(true)
        }
    }
}

/// Whether the graph of a machine written by hand has one; nothing if it is large.
fn by_hand(test: &Test, buffer: Buffer) -> Option<bool> {
    let (first, advance) = begin(test, buffer);
    let mut number = HashMap::from([(first.clone(), 0)]);
    let (mut states, mut edges): (Vec<Hand>, Vec<Vec<usize>>) = (vec![first], Vec::new());
    while edges.len() < states.len() {
        let here = states[edges.len()].clone();
        let mut out = Vec::new();
        for t in 0..test.program.threads.len() {
            for next in steps(&here, test, t, buffer) {
                let next = advance(next, t);
                let fresh = number.len();
                let at = *number.entry(next.clone()).or_insert(fresh);
                if at == fresh {
                    states.push(next);
                }
                out.push(at);
            }
        }
        edges.push(out);
        // A loop that stores fills a queue without end.
        let queued = here.threads.iter().any(|t| t.2.len() > 8);
        if states.len() > 5_000 || queued {
            return None;
        }
    }
    Some((0..states.len()).any(|s| is_livelock(s, &states, &edges)))
}

/// Whether everything that can be reached from a state has its memory, and leads back.
fn is_livelock(from: usize, states: &[Hand], edges: &[Vec<usize>]) -> bool {
    let reached = closure(from, states, edges);
    let Some(reached) = reached.filter(|r| !r.is_empty()) else { return false };
    reached.iter().all(|&s| closure(s, states, edges).is_some_and(|r| r.contains(&from)))
}

/// What can be reached by one step or more, unless memory changes on the way.
fn closure(from: usize, states: &[Hand], edges: &[Vec<usize>]) -> Option<Vec<usize>> {
    let (mut out, mut work) = (Vec::new(), vec![from]);
    while let Some(s) = work.pop() {
        for &to in &edges[s] {
            if states[to].mem != states[from].mem {
                return None;
            }
            if !out.contains(&to) {
                out.push(to);
                work.push(to);
            }
        }
    }
    Some(out)
}

fn how_many(usual: u64) -> u64 {
    std::env::var("HEDDLE_LIVELOCKS").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

fn seed() -> u64 {
    std::env::var("HEDDLE_SEED").ok().and_then(|n| n.parse().ok()).unwrap_or(20_261_117)
}

#[test]
fn as_machines_written_by_hand() {
    let mut r = Rng(seed());
    let mut counts = HashMap::new();
    for _ in 0..how_many(300) {
        let text = made_up(&mut r, false);
        let test = read(&text);
        for (model, buffer) in
            [("sc", Buffer::None), ("tso", Buffer::Fifo), ("pso", Buffer::PerLocation)]
        {
            // What an atomic update waits for under pso is another question.
            if model == "pso" && text.contains("cas") {
                continue;
            }
            let Some(expected) = by_hand(&test, buffer) else { continue };
            for reduce in [true, false] {
                let ours = found(&test, model, Options { reduce, ..Options::default() });
                if let Some(ours) = ours {
                    assert_eq!(ours, expected, "{model}, reduce {reduce}:\n{text}");
                    *counts.entry((model, expected)).or_insert(0) += 1;
                }
            }
        }
    }
    for model in ["sc", "tso", "pso"] {
        for expected in [true, false] {
            let n = counts.get(&(model, expected)).copied().unwrap_or(0);
            assert!(n > 10, "{model}: only {n} programs where the answer is {expected}");
        }
    }
}

#[test]
fn a_weaker_model_has_the_livelocks_of_a_stronger_one() {
    let mut r = Rng(seed() + 1);
    let weaker = ["tso", "pso", "rmo", "rvwmo", "armv8", "power", "ra", "rc11"];
    let (mut some, mut none) = (0, 0);
    for i in 0..how_many(40) {
        let fenced = i % 2 == 0;
        let text = made_up(&mut r, fenced);
        let test = read(&text);
        let Some(strong) = found(&test, "sc", Options::default()) else { continue };
        for model in weaker {
            let Some(weak) = found(&test, model, Options::default()) else { continue };
            assert!(weak || !strong, "{model} has no livelock:\n{text}");
            // With fences everywhere there are no other runs.
            if fenced && !["ra", "rc11"].contains(&model) && !text.contains("&&") {
                assert_eq!(weak, strong, "{model}:\n{text}");
            }
            if weak { some += 1 } else { none += 1 }
        }
    }
    assert!(some > 20 && none > 20, "{some} livelocks, {none} without");
}

/// `suite/litmus/livelocks`: what the first lines say, which the comments argue.
#[test]
fn programs_are_what_their_first_lines_say() {
    let dir = format!("{}/../../suite/litmus/livelocks", env!("CARGO_MANIFEST_DIR"));
    let mut n = 0;
    for file in std::fs::read_dir(&dir).expect("the suite is there").flatten() {
        let text = std::fs::read_to_string(file.path()).expect("a program");
        let said = text.lines().next().and_then(|l| l.strip_prefix("// ")).expect("a first line");
        for (model, word) in said.split(", ").map(|s| s.split_once(": ").expect("model: verdict")) {
            for (reduce, stages) in [(true, true), (false, true), (false, false)] {
                let options = Options { reduce, stages, ..Options::default() };
                let ours = found(&read(&text), model, options);
                // Every operation a step: what is far ahead fills the window.
                let open = !stages && ours.is_none();
                let name = format!("{:?} under {model}, {reduce} {stages}", file.path());
                assert!(open || ours == Some(word == "violated"), "{name}: {ours:?}");
                n += 1;
            }
        }
    }
    assert!(n > 60, "{n}");
}

#[test]
fn right_spin_locks_have_none() {
    let lock = "program lock shared l, c;
        thread p { local b; b = cas(l, 0, 1); while (b == 0) { b = cas(l, 0, 1); }
                   fence; c = c + 1; fence; l = 0; }
        thread q { local b; b = cas(l, 0, 1); while (b == 0) { b = cas(l, 0, 1); }
                   fence; c = c + 1; fence; l = 0; }";
    let flag = "program flag shared x, f; thread p { x = 1; f = 1; }
        thread q { while (f == 0) skip; }";
    for text in [lock, flag] {
        let test = read(text);
        for model in heddle_memmodel::builtins() {
            let ours = found(&test, model.name, Options::default());
            assert_ne!(ours, Some(true), "{}:\n{text}", model.name);
        }
    }
    let never = read("program never shared f; thread q { while (f == 0) skip; }");
    for model in ["sc", "tso", "armv8", "power", "ra", "rc11"] {
        assert_eq!(found(&never, model, Options::default()), Some(true), "{model}");
    }
}
