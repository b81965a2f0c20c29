//! Formulas under memory models: the window machine against store-buffer machines
//! written by hand, on made-up programs; and what theory says of a few.

use crate::hand::{Buffer, Hand, begin, steps};
use heddle_engine::{Claim, Fair, Product, Switches, naive};
use heddle_litmus::{Test, parse_program};
use heddle_ltl::{AtomTable, Dialect, Formula};
use heddle_memmodel::{Bias, Compare, Machine, Options, Runs, Watch, builtin};
use heddle_model::*;
use heddle_span::FileId;

fn program(text: &str) -> Test {
    let (test, diags) = parse_program(text, FileId(0));
    test.unwrap_or_else(|| panic!("{text}\n{diags:?}"))
}

/// `x == 1` and the like, over the program's shared variables.
fn formula(text: &str, test: &Test) -> (Formula, Vec<Watch>) {
    let mut table = AtomTable { file: FileId(0), start: 0, atoms: Vec::new() };
    let formula = heddle_ltl::parse(text, Dialect::Block, &mut table).expect("a formula");
    let watch = |(atom, _): &(String, _)| {
        let words: Vec<&str> = atom.split_whitespace().filter(|w| !"()".contains(w)).collect();
        let loc = test.program.locs.iter().position(|l| l == words[0]).expect("a variable");
        let test = if words[1] == "==" { Compare::Eq } else { Compare::Ne };
        Watch { loc, test, value: words[2].parse().expect("a number"), bytes: 0, signed: true }
    };
    let watches = table.atoms.iter().map(watch).collect();
    (formula, watches)
}

fn violated<M: Model>(model: &M, formula: &Formula, fair: bool) -> bool {
    let claim = Claim::against("p", formula).expect("small");
    let product = Product::new(model, claim);
    // Cycles alone: a step that leads nowhere is no fault here.
    match fair {
        true => {
            let fair = Fair::new(&product);
            naive::Graph::of(&fair, false).accepting_cycle(&fair).is_some()
        }
        false => naive::Graph::of(&product, false).accepting_cycle(&product).is_some(),
    }
}

fn ours(test: &Test, model: &str, text: &str, fair: bool) -> (bool, Vec<Gap>) {
    let (f, watches) = formula(text, test);
    let options = Options { window: 16, reduce: false, arrivals: fair, ..Options::default() };
    let machine = Machine::new(test.program.clone(), builtin(model).expect("built in"), options);
    let runs = Runs::new(&machine, &machine, watches, Bias::Fewer);
    (violated(&runs, &f, fair), machine.gaps())
}

// ---- by hand ----

struct Machined<'a> {
    test: &'a Test,
    buffer: Buffer,
    watches: Vec<Watch>,
    /// Who moves is a thread, whatever it does.
    by_threads: bool,
}

impl Machined<'_> {
    fn read(&self, bytes: &[u8]) -> Hand {
        let words: Vec<i64> = bytes
            .chunks(8)
            .map(|c| i64::from_le_bytes(c.try_into().expect("eight bytes")))
            .collect();
        let mut at = words.into_iter();
        let mut next = || at.next().expect("a whole state");
        let p = &self.test.program;
        let mem = p.locs.iter().map(|_| next()).collect();
        let threads = p.threads.iter().map(|t| {
            let pc = next() as usize;
            let regs = t.regs.iter().map(|_| next()).collect();
            let n = next();
            (pc, regs, (0..n).map(|_| (next() as usize, next())).collect())
        });
        let threads = threads.collect();
        Hand { mem, threads }
    }

    fn write(&self, h: &Hand) -> Vec<u8> {
        let mut words = h.mem.clone();
        for (pc, regs, queue) in &h.threads {
            words.push(*pc as i64);
            words.extend(regs);
            words.push(queue.len() as i64);
            words.extend(queue.iter().flat_map(|q| [q.0 as i64, q.1]));
        }
        words.iter().flat_map(|w| w.to_le_bytes()).collect()
    }

    /// Who moves: a store that leaves its buffer is somebody of its own.
    fn actor(&self, before: &Hand, after: &Hand, t: usize) -> Actor {
        if self.by_threads {
            return Actor(t as u16);
        }
        let n = self.test.program.locs.len() + 1;
        let changed = before.threads[t].2.len() > after.threads[t].2.len();
        let gone = || {
            let left = |l: usize| after.threads[t].2.iter().filter(|q| q.0 == l).count();
            let had = |l: usize| before.threads[t].2.iter().filter(|q| q.0 == l).count();
            (0..n - 1).find(|&l| had(l) > left(l)).expect("one store left")
        };
        Actor((t * n + if changed { 1 + gone() } else { 0 }) as u16)
    }

    fn moves(&self, h: &Hand) -> Vec<(Actor, Hand)> {
        let (_, advance) = begin(self.test, self.buffer);
        let mut out = Vec::new();
        for t in 0..h.threads.len() {
            for next in steps(h, self.test, t, self.buffer) {
                let actor = self.actor(h, &next, t);
                out.push((actor, advance(next, t)));
            }
        }
        out
    }
}

impl Model for Machined<'_> {
    type Worker<'w>
        = Hands<'w>
    where
        Self: 'w;

    fn worker(&self) -> Hands<'_> {
        Hands(self)
    }

    fn facts(&self) -> Facts {
        Facts { max_actors: Some(64), ..Facts::default() }
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        out(&self.write(&begin(self.test, self.buffer).0));
    }

    fn narrate(&self, _: &[u8], _: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        None
    }

    fn violation(&self, fault: Fault) -> Violation {
        Violation::new(fault.kind, "", None)
    }

    fn fields(&self, _: &[u8]) -> Vec<Field> {
        Vec::new()
    }

    fn blocked(&self, _: &[u8]) -> Vec<Blocked> {
        Vec::new()
    }
}

struct Hands<'a>(&'a Machined<'a>);

impl Worker for Hands<'_> {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        for (edge, (actor, next)) in self.0.moves(&self.0.read(state)).into_iter().enumerate() {
            sink.step(Step { actor, edge: edge as u32 }, &self.0.write(&next));
        }
    }

    fn stuck(&mut self, _: &[u8]) -> Option<Fault> {
        None
    }

    fn holds(&mut self, state: &[u8], index: u32) -> bool {
        let w = &self.0.watches[index as usize];
        let v = self.0.read(state).mem[w.loc];
        if w.test == Compare::Eq { v == w.value } else { v != w.value }
    }

    fn enabled(&mut self, state: &[u8], out: &mut Actors) {
        out.clear();
        self.0.moves(&self.0.read(state)).into_iter().for_each(|m| out.insert(m.0));
    }
}

// ---- made-up programs ----

struct Dice(u64);

impl Dice {
    fn roll(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % n
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.roll(from.len())]
    }
}

fn statement(d: &mut Dice, deep: bool) -> String {
    let (a, b) = (d.pick(&["x", "y", "z"]), d.pick(&["x", "y", "z"]));
    match d.roll(if deep { 5 } else { 8 }) {
        0 | 1 => format!("{a} = {}; ", d.roll(2)),
        2 => format!("{a} = {b}; "),
        3 => format!("{a} = 1 - {b}; "),
        4 => "fence; ".into(),
        5 => format!("while ({a} == {}) skip; ", d.roll(2)),
        6 => format!("if ({a} == 1) {{ {}}} ", statement(d, true)),
        _ => format!("while ({a} == {}) {{ {}fence; }} ", d.roll(2), statement(d, true)),
    }
}

/// Two threads; `after` stands behind every statement that is not inside another.
fn made_up(d: &mut Dice, after: &str) -> String {
    let body =
        |d: &mut Dice| (0..1 + d.roll(3)).map(|_| statement(d, false) + after).collect::<String>();
    let (a, b) = (body(d), body(d));
    format!("program p shared x, y, z; thread a {{ {a}}} thread b {{ {b}}}")
}

const MACHINES: [(&str, Buffer); 3] =
    [("sc", Buffer::None), ("tso", Buffer::Fifo), ("pso", Buffer::PerLocation)];

fn by_hand(test: &Test, buffer: Buffer, watches: Vec<Watch>, by_threads: bool) -> Machined<'_> {
    Machined { test, buffer, watches, by_threads }
}

const FORMULAS: [&str; 8] = [
    "<> (x == 1)",
    "[] (x == 0)",
    "[] ((x == 1) -> <> (y == 1))",
    "<> [] (z == 0)",
    "[] <> (y == 0)",
    "(x == 0) U (y == 1)",
    "<> [] (x == 1) || [] <> (z == 1)",
    "[] ((y == 1) -> ((z == 0) U (x == 1)))",
];

/// Same answers as the machines written by hand, fair and not.
#[test]
fn formulas_agree_with_machines_written_by_hand() {
    let (mut n, mut bad) = (0, 0);
    for seed in 0..60 {
        let mut d = Dice(seed * 7919 + 1);
        let text = made_up(&mut d, "");
        let test = program(&text);
        for (model, buffer) in MACHINES {
            let text_of = FORMULAS[d.roll(FORMULAS.len())];
            for fair in [false, true] {
                let (f, watches) = formula(text_of, &test);
                let (got, gaps) = ours(&test, model, text_of, fair);
                if !gaps.is_empty() {
                    continue; // a loop of stores fills the window
                }
                let want = violated(&by_hand(&test, buffer, watches, false), &f, fair);
                assert_eq!(got, want, "seed {seed}, {model}, fair {fair}: {text_of}\n{text}");
                n += 1;
                bad += got as usize;
            }
        }
    }
    assert!(n > 200 && bad > 40 && n - bad > 40, "{n} answers, {bad} violated");
}

/// Formulas that count steps, and runs of few switches: the same answers again.
#[test]
fn steps_and_switches_are_counted_as_by_hand() {
    let formulas = [
        "X (x == 1)",
        "X X (y == 0)",
        "<> ((x == 1) && X (y == 1))",
        "[] ((x == 0) || X (x == 1))",
        "[] (x == 0)",
        "[] ((x == 1) -> <> (y == 1))",
    ];
    let (mut n, mut bad) = (0, 0);
    for seed in 0..60 {
        let mut d = Dice(seed * 104_729 + 3);
        let text = made_up(&mut d, "");
        let test = program(&text);
        for (model, buffer) in MACHINES {
            let text_of = formulas[d.roll(formulas.len())];
            let (f, watches) = formula(text_of, &test);
            let options = Options { window: 16, reduce: false, ..Options::default() };
            let memory = builtin(model).expect("built in");
            let machine = Machine::new(test.program.clone(), memory, options);
            let runs = Runs::new(&machine, &machine, watches.clone(), Bias::Fewer);
            let hand = by_hand(&test, buffer, watches.clone(), true);
            let bound = d.roll(3) as u16;
            let got = violated(&Switches::new(runs.by_threads(), bound), &f, false);
            let free = violated(&Runs::new(&machine, &machine, watches, Bias::Fewer), &f, false);
            if !machine.gaps().is_empty() {
                continue;
            }
            assert_eq!(free, violated(&hand, &f, false), "seed {seed}, {model}: {text_of}\n{text}");
            let want = violated(&Switches::new(&hand, bound), &f, false);
            assert_eq!(got, want, "seed {seed}, {model}, {bound} switches: {text_of}\n{text}");
            assert!(free || !got, "a run within the bound is a run");
            (n, bad) = (n + 2, bad + got as usize + free as usize);
        }
    }
    assert!(n > 100 && bad > 40 && n - bad > 40, "{n} answers, {bad} violated");
}

/// Where threads see stores at different times: behind full fences the answers are those of
/// interleaving, fair and not; and without them what interleaving violates is violated.
#[test]
fn views_are_fair_as_interleaving_is() {
    let (mut n, mut fairly) = (0, 0);
    for seed in 0..60 {
        let mut d = Dice(seed * 65_537 + 11);
        let text = made_up(&mut d, "fence; ").replace("skip;", "fence;");
        // Loops that store make long lists, which say nothing new here.
        if text.split("while").skip(1).any(|w| w.contains("{ ") && w.find(") {") == w.find(')')) {
            continue;
        }
        let (fenced, text_of) = (program(&text), FORMULAS[d.roll(FORMULAS.len())]);
        let bare = program(&text.replace("fence;", "skip;"));
        for fair in [false, true] {
            let (want, _) = ours(&fenced, "sc", text_of, fair);
            let (got, gaps) = ours(&fenced, "ra", text_of, fair);
            if gaps.is_empty() {
                assert_eq!(got, want, "seed {seed}, fair {fair}: {text_of}\n{text}");
                (n, fairly) = (n + 1, fairly + (fair && !got) as usize);
            }
            let (some, _) = ours(&bare, "sc", text_of, fair);
            let (all, gaps) = ours(&bare, "ra", text_of, fair);
            assert!(!gaps.is_empty() || all || !some, "seed {seed}: {text_of}\n{text}");
        }
    }
    assert!(n > 40 && fairly > 5, "{n} answers, {fairly} hold in fair runs");
}

/// Nobody reads an old store for ever where memory is fair, and dependent waiting ends.
#[test]
fn an_old_store_is_not_read_for_ever() {
    let text = "program p shared x, y, z; thread a { x = 1; while (z == 0) skip; }
        thread b { while (x == 0) skip; y = 1; } thread c { while (y == 0) skip; z = x; }";
    let test = program(text);
    for model in ["ra", "rc11"] {
        assert!(ours(&test, model, "<> (z == 1)", false).0, "{model}: nobody has to move");
        assert!(!ours(&test, model, "<> (y == 1)", true).0, "{model}");
        // Whether the last load sees the first store is the model's matter: `ra` says yes.
        assert_eq!(ours(&test, model, "<> (z == 1)", true).0, model == "rc11", "{model}");
    }
}

/// A store may stay in its buffer for ever unless memory is fair; then waiting ends.
#[test]
fn a_store_reaches_memory_in_the_end_if_memory_is_fair() {
    let text = "program p shared x, y; thread a { x = 1; while (y == 0) skip; }
        thread b { while (x == 0) skip; y = 1; }";
    let test = program(text);
    for model in ["sc", "tso", "pso"] {
        assert!(ours(&test, model, "<> (y == 1)", false).0, "{model}: nobody has to move");
        assert_eq!(ours(&test, model, "<> (y == 1)", true), (false, vec![]), "{model}");
        assert_eq!(ours(&test, model, "[] ((y == 1) -> (x == 1))", false), (false, vec![]));
    }
}

/// Out of order: what more runs than there are satisfy holds, what fewer violate is
/// violated, and never both.
#[test]
fn the_two_biases_never_contradict_each_other() {
    let text = "program mp shared x, y, r, s; thread a { x = 1; F y = 1; }
        thread b { local t; t = y; s = x; if (t == 1) { r = 1; } }";
    let plain = program(&text.replace('F', ""));
    let fenced = program(&text.replace('F', "fence;"));
    let ask = |test: &Test, model: &str, f: &str, bias| {
        let (formula, watches) = formula(f, test);
        let cautious = bias == Bias::Fewer;
        let options = Options { window: 16, reduce: false, cautious, ..Options::default() };
        let machine = Machine::new(test.program.clone(), builtin(model).unwrap(), options);
        violated(&Runs::new(&machine, &machine, watches, bias), &formula, false)
    };
    let kept = "[] ((y == 1) -> (x == 1))";
    for model in ["rmo", "rvwmo", "armv8"] {
        assert!(ask(&plain, model, kept, Bias::Fewer), "{model} lets stores pass");
        assert!(!ask(&fenced, model, kept, Bias::More), "{model} keeps fenced stores");
        for f in ["<> (y == 1)", "<> (r == 1)", "[] (r == 0)", "[] (s == 0)", "<> [] (x == 1)"] {
            for test in [&plain, &fenced] {
                let (more, fewer) =
                    (ask(test, model, f, Bias::More), ask(test, model, f, Bias::Fewer));
                assert!(more || !fewer, "{model}: {f}");
            }
        }
        assert!(!ask(&plain, model, "<> (y == 1)", Bias::More), "{model}: everything ends");
    }
}
