//! What is told along a run is what happens: for made-up programs, every value after every
//! step, and every way on, beside an interpreter of testkit's own.
//!
//! `HEDDLE_VALUES` says how many programs of each language (40; of C 12, or a fifth of it),
//! `HEDDLE_SEED` where to begin (1). Litmus tests, `.mcs` and `.s` programs are followed in
//! the program's own order (`sc`); what other models make of them, the plain executor of
//! memory models is asked at every step that is told.

use heddle_engine::Walk;
use heddle_model::{Actor, Erased, Event, Model};
use heddle_session::{
    Alone, Context, Input, Language, Limits, Options, Purpose, Replayed, Silent, Subject, check,
    open,
};
use heddle_span::SourceMap;
use heddle_testkit::interleave::{ATOMICS, Follower, PLAINS, Threads};
use heddle_testkit::rng::Rng;
use heddle_testkit::walker::{Did, Values, Walker};
use heddle_testkit::words::{self, REGISTERS, Tongue, WORDS, Words};
use std::process::{Command, Stdio};

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(default)
}

/// Statements of a walk.
const STEPS: usize = 60;

fn line(sources: &SourceMap, e: &Event) -> u32 {
    e.span.map_or(0, |s| sources.position(s).line)
}

/// The number of a process in the name of its lane, `P1[1]`.
fn process(lane: &str) -> usize {
    let number = lane.trim_end_matches(']').rsplit('[').next();
    number.and_then(|n| n.parse().ok()).unwrap_or_else(|| panic!("a lane `{lane}`"))
}

/// A program's own promises, in its own order.
fn options(input: &Input) -> Options {
    let mut options = Options::default();
    options.property.property = vec!["safety".into()];
    if input.language == Language::Assembly {
        options.model.model = Some("sc".into());
    }
    options
}

/// Sees the model, its sources, a state, who did what to come there, and whether that was wrong.
type Each<'e> = dyn FnMut(Erased<'_>, &SourceMap, &[u8], (Actor, &[Event]), bool) + 'e;

/// Walks at random; `each` sees the model, the state and what the last step did.
fn walk(input: &Input, seed: u64, each: &mut Each<'_>) {
    let limits = Limits::new(1 << 30, 1);
    let context = Context { host: &Alone, watch: &Silent, limits: &limits };
    let options = options(input);
    let mut subject = open(input, &options, context).expect("a program that is right");
    let sources = subject.sources().clone();
    let property = subject.properties(context).expect("safety").remove(0);
    let asked = subject.ask(&property, Purpose::Walk, context, &mut |question| {
        let model = question.ready(&limits);
        let mut random = Rng::new(seed);
        let mut run = heddle_engine::simulate(&model, 0, seed).expect("an initial state");
        each(model, &sources, run.state(), (Actor::NOBODY, &[]), false);
        for _ in 0..STEPS {
            if run.choices().is_empty() {
                break;
            }
            let (before, chosen) = (run.state().to_vec(), random.below(run.choices().len()));
            let choice = Walk::take(&mut run, chosen).expect("one of the choices");
            let (events, after) = model.narrate(&before, choice.step).expect("it is told");
            assert_eq!(after, choice.after);
            let told = (choice.step.actor, events.as_slice());
            each(model, &sources, run.state(), told, choice.fault.is_some());
            if choice.fault.is_some() {
                break;
            }
        }
    });
    asked.expect("a model");
}

/// Bytes for a search. Some programs that are made up have more states than anybody waits
/// for; what is not found within this says nothing.
const SMALL: u64 = 12 << 20;

/// The runs of a violation that `check` tells, if it finds one.
fn found(input: &Input) -> Option<(Replayed, SourceMap)> {
    let limits = Limits::new(SMALL, 1);
    let context = Context { host: &Alone, watch: &Silent, limits: &limits };
    let options = options(input);
    let mut subject: Box<dyn Subject> = open(input, &options, context).expect("a program");
    let mut found = None;
    let mut each = |checked: heddle_session::Checked, sources: &SourceMap| {
        if let Some(run) = checked.replayed {
            found = Some((run.expect("what is found replays"), sources.clone()));
        }
    };
    check(&mut *subject, &options, context, &mut each).expect("a verdict");
    found
}

/// What heddle tells of a Promela program, without where processes stand.
fn told(model: Erased<'_>, state: &[u8]) -> Vec<(String, String, String)> {
    let fields = model.fields(state).into_iter().filter(|f| f.name != "(at)");
    sorted(fields.map(|f| (f.owner, f.name, f.value)).collect())
}

fn sorted(mut all: Vec<(String, String, String)>) -> Vec<(String, String, String)> {
    all.sort();
    all
}

fn follow(walker: &Walker, v: &mut Values, sources: &SourceMap, events: &[Event]) -> Did {
    let mut did = Did::Went(String::new());
    // The end of a process is a step, and no statement.
    for e in events.iter().filter(|e| e.text != "ends") {
        let (p, at) = (process(&e.lane), line(sources, e));
        did = walker
            .take(v, p, at)
            .unwrap_or_else(|| panic!("line {at} of P{p} cannot be executed\n{}", walker.text));
        if let Did::Went(printed) = &did {
            assert_eq!(e.output, *printed, "line {at}\n{}", walker.text);
        }
    }
    did
}

#[test]
fn values_of_promela_are_those_of_a_plain_interpreter() {
    let (first, n) = (number("HEDDLE_SEED", 1), number("HEDDLE_VALUES", 40));
    let (mut steps, mut violated) = (0, 0);
    for seed in first..first + n {
        let walker = Walker::random(seed);
        let input = Input::promela(walker.text.clone());
        let mut v = walker.first();
        walk(&input, seed, &mut |model, sources, state, (_, events), faults| {
            steps += events.len();
            let did = follow(&walker, &mut v, sources, events);
            assert_eq!(faults, did == Did::Failed, "seed {seed}\n{}", walker.text);
            let (told, own) = (told(model, state), sorted(walker.named(&v)));
            // A process that is gone has no variables.
            let gone = |o: &str| !o.is_empty() && told.iter().all(|t| t.0 != o);
            let own: Vec<_> = own.into_iter().filter(|o| !gone(&o.0)).collect();
            assert_eq!(told, own, "seed {seed}\n{}", walker.text);
            if faults {
                return;
            }
            let mut ways = Ways(Vec::new());
            heddle_model::Worker::expand(&mut model.worker(), state, &mut ways);
            let mut ways: Vec<(usize, u32)> = ways
                .0
                .iter()
                .filter_map(|s| model.narrate(state, *s)?.0.first().cloned())
                .filter(|e| e.text != "ends")
                .map(|e| (process(&e.lane), line(sources, &e)))
                .collect();
            ways.sort_unstable();
            assert_eq!(ways, walker.ways(&v), "ways on, seed {seed}\n{}", walker.text);
        });
        // The run of a violation, as `check` tells it after a search that merges and forgets.
        let Some((run, sources)) = found(&input) else { continue };
        violated += 1;
        let mut v = walker.first();
        for (i, step) in run.trace.steps.iter().enumerate() {
            follow(&walker, &mut v, &sources, &step.events);
            let Some(values) = run.fields.get(i + 1) else { continue };
            let told: Vec<_> = values.iter().filter(|f| f.1 != "(at)").cloned().collect();
            let told = sorted(told);
            let gone = |o: &str| !o.is_empty() && told.iter().all(|t| t.0 != o);
            let own = sorted(walker.named(&v)).into_iter().filter(|o| !gone(&o.0));
            assert_eq!(told, own.collect::<Vec<_>>(), "found, seed {seed}\n{}", walker.text);
        }
    }
    println!("{n} programs, {steps} statements walked, {violated} violations followed");
    assert!(steps as u64 > 5 * n && violated > 0);
}

struct Ways(Vec<heddle_model::Step>);

impl heddle_model::Sink for Ways {
    fn step(&mut self, step: heddle_model::Step, _: &[u8]) {
        self.0.push(step);
    }

    fn fault(&mut self, step: heddle_model::Step, _: heddle_model::Fault, _: Option<&[u8]>) {
        self.0.push(step);
    }
}

fn clang(text: &str) -> Option<String> {
    let mut clang = Command::new("clang")
        .args(["-x", "c", "-S", "-emit-llvm", "-g", "-O0", "-Xclang", "-disable-O0-optnone"])
        .args(["-o", "-", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    std::io::Write::write_all(&mut clang.stdin.take()?, text.as_bytes()).ok()?;
    let out = clang.wait_with_output().ok()?;
    out.status.success().then(|| String::from_utf8(out.stdout).expect("text"))
}

/// Threads are numbered as they are started; `main`, the first, is none of them.
fn thread(actor: Actor) -> Option<usize> {
    (actor != Actor::NOBODY).then(|| usize::from(actor.0).checked_sub(1)).flatten()
}

/// The variables of a C program, as it is told.
fn variables(fields: &[(String, String, String)]) -> Vec<i32> {
    let names = (0..ATOMICS).map(|i| format!("x{i}")).chain((0..PLAINS).map(|i| format!("p{i}")));
    let value = |name: String| {
        let found = fields.iter().find(|f| f.0.is_empty() && f.1 == name);
        let found = found.unwrap_or_else(|| panic!("{name} is not told: {fields:?}"));
        found.2.parse().unwrap_or_else(|_| panic!("{name} is {}", found.2))
    };
    names.map(value).collect()
}

#[test]
fn values_of_c_are_those_of_a_plain_interpreter() {
    let (first, n) = (number("HEDDLE_SEED", 1), number("HEDDLE_VALUES", 60).div_ceil(5));
    let (mut steps, mut violated) = (0, 0);
    for seed in first..first + n {
        let threads = Threads::random(seed);
        let text = threads.to_c();
        let Some(ir) = clang(&text) else {
            println!("there is no clang: C was not compared");
            return;
        };
        let input = Input::llvm(ir);
        let mut follower = Follower::new(&threads);
        walk(&input, seed, &mut |model, _, state, (actor, _), faults| {
            steps += 1;
            if faults {
                return;
            }
            let fields = model.fields(state).into_iter();
            let fields: Vec<_> = fields.map(|f| (f.owner, f.name, f.value)).collect();
            let who = thread(actor);
            let values = if fields.is_empty() { None } else { Some(variables(&fields)) };
            let fits = values.is_none_or(|values| follower.step(who, &values));
            assert!(fits, "seed {seed}: {actor:?} {fields:?}\n{text}");
        });
        let Some((run, _)) = found(&input) else { continue };
        violated += 1;
        let mut follower = Follower::new(&threads);
        for (i, step) in run.trace.steps.iter().enumerate() {
            let Some(fields) = run.fields.get(i + 1) else { continue };
            let last = i + 1 == run.trace.steps.len();
            let fits = follower.step(thread(step.actor), &variables(fields));
            assert!(fits || last, "found, seed {seed}: step {} {fields:?}\n{text}", i + 1);
        }
    }
    println!("{n} programs, {steps} statements walked, {violated} violations followed");
    assert!(steps > 0 && violated > 0);
}

fn written(program: &Words, tongue: Tongue) -> Input {
    let (text, harness) = program.text(tongue);
    match tongue {
        Tongue::Mcs => Input::program(text),
        Tongue::Litmus => Input::litmus(text),
        Tongue::Kernel => Input::kernel(text),
        Tongue::Compiled => Input::assembly(text).and("t.harness", harness.expect("threads")),
    }
}

/// Follows what is told of a program, and compares every value.
struct Following<'p> {
    program: &'p Words,
    tongue: Tongue,
    values: words::Values,
}

impl Following<'_> {
    fn thread(&self, lane: &str) -> Option<usize> {
        (0..self.values.threads.len()).find(|&t| {
            let name = self.tongue.thread(t);
            lane == name || lane.strip_prefix(&name).is_some_and(|rest| rest.starts_with('['))
        })
    }

    /// Executes what a step did; the start and end of threads are no instructions.
    fn step(&mut self, sources: &SourceMap, events: &[Event]) -> Result<(), String> {
        for e in events {
            let Some(t) = self.thread(&e.lane) else { continue };
            if e.text.trim() == "ret" || e.text.starts_with("halt") {
                continue;
            }
            let line = line(sources, e) as usize;
            self.program
                .take(self.tongue, &mut self.values, t, line)
                .map_err(|why| format!("`{}` of {}: {why}", e.text, e.lane))?;
        }
        Ok(())
    }

    fn compare(&self, told: &[(String, String, String)]) -> Result<(), String> {
        let value = |owner: Option<usize>, name: &str| -> Option<Option<i64>> {
            let is_it = |f: &&(String, String, String)| {
                let owned = if f.0.is_empty() { None } else { Some(self.thread(&f.0)?) };
                (owned == owner && f.1 == name).then_some(())
            };
            told.iter().find(|f| is_it(f).is_some()).map(|f| f.2.parse().ok())
        };
        for (name, own) in WORDS.iter().zip(self.values.words) {
            let told = match (value(None, name), self.tongue) {
                (Some(told), _) => told,
                // What no instruction touches needs no place in memory.
                (None, Tongue::Compiled) => continue,
                (None, _) => return Err(format!("{name} is not told")),
            };
            if told != Some(own) {
                return Err(format!("{name} is {own}, and told as {told:?}"));
            }
        }
        for t in 0..self.values.threads.len() {
            // A thread that is over or not there yet may have no registers.
            let of = |r: usize| value(Some(t), self.tongue.register(r)).flatten();
            let regs: [Option<i64>; REGISTERS] = std::array::from_fn(of);
            if !self.program.can_have(self.tongue, &self.values, t, &regs) {
                return Err(format!("thread {t} has {:?}, told {regs:?}", self.values.threads[t]));
            }
        }
        Ok(())
    }
}

fn values_of(tongue: Tongue) {
    let (first, n) = (number("HEDDLE_SEED", 1), number("HEDDLE_VALUES", 40));
    let (mut steps, mut violated, mut registers) = (0, 0, 0);
    for seed in first..first + n {
        let program = Words::random(seed);
        let text = program.text(tongue).0;
        let input = written(&program, tongue);
        let mut follows = Following { program: &program, tongue, values: program.first() };
        walk(&input, seed, &mut |model, sources, state, (_, events), _| {
            steps += events.len();
            let did = follows.step(sources, events);
            let fields = model.fields(state).into_iter();
            let fields: Vec<_> = fields.map(|f| (f.owner, f.name, f.value)).collect();
            let is_register = |f: &&(String, String, String)| {
                f.1 == tongue.register(0) && f.2.parse::<i64>().is_ok_and(|v| v != 0)
            };
            registers += fields.iter().filter(is_register).count();
            let fits = did.and_then(|()| follows.compare(&fields));
            assert_eq!(fits, Ok(()), "{tongue:?}, seed {seed}: {fields:?}\n{text}");
        });
        assert!(follows.program.is_over(&follows.values), "{tongue:?}, seed {seed}\n{text}");
        // The run of a violation, as `check` tells it after a search that merges and forgets.
        let Some((run, sources)) = found(&input) else { continue };
        violated += 1;
        let mut follows = Following { program: &program, tongue, values: program.first() };
        for (i, step) in run.trace.steps.iter().enumerate() {
            let did = follows.step(&sources, &step.events);
            let fits = did.and_then(|()| match run.fields.get(i + 1) {
                Some(fields) => follows.compare(fields),
                None => Ok(()),
            });
            assert_eq!(fits, Ok(()), "{tongue:?}, found, seed {seed}, step {}\n{text}", i + 1);
        }
    }
    println!("{tongue:?}: {n} programs, {steps} steps walked, {violated} violations followed");
    assert!(steps as u64 > 3 * n && registers as u64 > n, "{registers}");
    assert!(violated > 0 || tongue == Tongue::Kernel, "it promises nothing");
}

#[test]
fn values_of_mcs_programs_are_those_of_a_plain_interpreter() {
    values_of(Tongue::Mcs);
}

#[test]
fn values_of_litmus_tests_are_those_of_a_plain_interpreter() {
    values_of(Tongue::Litmus);
}

#[test]
fn values_of_kernels_are_those_of_a_plain_interpreter() {
    values_of(Tongue::Kernel);
}

#[test]
fn values_of_what_compilers_write_are_those_of_a_plain_interpreter() {
    values_of(Tongue::Compiled);
}
