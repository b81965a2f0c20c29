//! Trails that were edited, cut or made up, replayed in this process: a diagnostic or a run
//! that is executed step by step, never a panic. And SPIN's own trails.
//!
//! `HEDDLE_FUZZ_SECONDS` says how long (1), `HEDDLE_SEED` where to begin (1),
//! `HEDDLE_PROGRAMS` how many at least (200). A failure prints its seed.

use heddle::{Alone, Context, Input, Limits, Options, Silent, Verdict};
use heddle_report::{Role, SavedText, SavedTrail};
use heddle_session::{Purpose, SpinTrail};
use heddle_testkit::rng::Rng;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// Programs that break, with their options.
fn programs() -> Vec<(Input, Vec<&'static str>)> {
    let promela = "chan c = [1] of { byte }; byte x, y;
        active proctype P() { do :: c!1; x++; assert(x < 3) :: y = 1 - y od }
        active proctype Q() { byte b; do :: c?b; accept: skip od }
        ltl p { <> (y == 2) }";
    let mcs = "program sb\nshared x, y, a, b;\nthread p { x = 1; a = y; }\nthread q { y = 1; b = x; }\n~exists (a = 0 /\\ b = 0)\n";
    let asm = "bits 2\nword x\nprogram A { inc [x]\n halt }\nprogram B { inc [x]\n halt }\ninvariant low { [x] < 2 }\n";
    let named = |name: &str, text: &str| {
        let language = heddle::Language::of_suffix(name.rsplit('.').next().unwrap()).unwrap();
        Input { language, files: vec![(name.into(), text.into())] }
    };
    vec![
        (named("m.pml", promela), vec![]),
        (named("m.pml", promela), vec!["--ltl", "<> (y == 2)"]),
        (named("m.pml", promela), vec!["--liveness", "progress"]),
        (named("m.mcs", mcs), vec!["--model", "tso"]),
        (named("m.mcs", mcs), vec!["--model", "armv8"]),
        (named("m.asm", asm), vec![]),
    ]
}

fn options(words: &[&str]) -> Options {
    let pair = |w: &[&str]| (w[0].trim_start_matches('-').to_string(), vec![w[1].to_string()]);
    Options::from_kept(&words.chunks(2).map(pair).collect::<Vec<_>>()).unwrap()
}

/// The trail of the first violation, as it is saved.
fn saved(input: &Input, words: &[&str]) -> String {
    let options = options(words);
    let report = heddle::check(input.clone(), options.clone()).expect("it is checked");
    let broken = report.violated().expect("a violation");
    let Verdict::Violated(trail) = broken.verdict() else { unreachable!() };
    let (name, text) = input.files[0].clone();
    let input = SavedText { role: Role::Input, name, text };
    SavedTrail::new(trail, broken.property.name.clone(), options.kept(), &[input]).to_text()
}

/// What `heddle replay` does; whether there was a run.
fn replays(text: &str, input: &Input) -> bool {
    let Ok(saved) = SavedTrail::from_text(text) else { return false };
    // The copies of the sources are not needed here, and reading them does no harm.
    let _ = saved.texts();
    let (Ok(mut options), Ok(trail)) = (Options::from_kept(&saved.options), saved.trail()) else {
        return false;
    };
    options.model.no_native = input.language == heddle::Language::Promela;
    let limits = Limits::new(64 << 20, 1);
    let _timer = limits.timer(Some(Duration::from_secs(5)));
    let context = Context { host: &Alone, watch: &Silent, limits: &limits };
    let Ok(mut subject) = heddle_session::open(input, &options, context) else { return false };
    let Ok(properties) = subject.properties(context) else { return false };
    let Some(property) = properties.iter().find(|p| p.name == saved.property) else { return false };
    let mut done = false;
    let _ = subject.ask(property, Purpose::Search, context, &mut |question| {
        done = heddle_session::replay(question.ready(&limits), &trail).is_ok();
    });
    done
}

/// Bytes changed, cut and repeated; numbers and texts exchanged.
fn mutated(text: &str, rng: &mut Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..1 + rng.below(4) {
        let at = rng.below(bytes.len().max(1));
        match rng.below(7) {
            0 if !bytes.is_empty() => bytes[at] = rng.below(256) as u8,
            1 => bytes.truncate(at),
            2 => {
                let end = (at + rng.below(40)).min(bytes.len());
                let piece = bytes[at.min(end)..end].to_vec();
                bytes.splice(at.min(end)..at.min(end), piece);
            }
            _ => {
                let whole = String::from_utf8_lossy(&bytes).into_owned();
                let digits: Vec<(usize, &str)> =
                    whole.match_indices(|c: char| c.is_ascii_digit()).collect();
                if digits.is_empty() {
                    continue;
                }
                let (at, _) = digits[rng.below(digits.len())];
                let new = ["0", "1", "7", "65535", "4294967295", "99999999999", "-1", "null"];
                let new = new[rng.below(8)];
                bytes = whole.into_bytes();
                bytes.splice(at..at + 1, new.bytes());
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn number(name: &str, or: u64) -> u64 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(or)
}

#[test]
fn edited_trails_do_no_harm() {
    let seeds: Vec<(Input, String)> = programs()
        .into_iter()
        .map(|(input, words)| {
            let text = saved(&input, &words);
            assert!(replays(&text, &input), "the trail as it is: {text}");
            (input, text)
        })
        .collect();
    let end = Instant::now() + Duration::from_secs(number("HEDDLE_FUZZ_SECONDS", 1));
    let (mut seed, least) = (number("HEDDLE_SEED", 1), number("HEDDLE_PROGRAMS", 200));
    let (mut n, mut ran) = (0, 0);
    while n < least || Instant::now() < end {
        let mut rng = Rng::new(seed);
        let (input, text) = &seeds[rng.below(seeds.len())];
        let text = mutated(text, &mut rng);
        match catch_unwind(AssertUnwindSafe(|| replays(&text, input))) {
            Ok(done) => ran += u64::from(done),
            Err(_) => panic!("seed {seed} panics:\n{text}"),
        }
        (seed, n) = (seed + 1, n + 1);
    }
    println!("{n} trails, {ran} of which replay");
}

/// Runs SPIN and its verifier on a model in a folder of its own; the names of its trails.
fn spin(dir: &Path, model: &str, compile: &[&str], run: &[&str]) -> Vec<PathBuf> {
    std::fs::write(dir.join("m.pml"), model).unwrap();
    let ok = |program: &str, args: &[&str]| {
        let done = Command::new(program).args(args).current_dir(dir).output().unwrap();
        assert!(done.status.success(), "{program}: {}", String::from_utf8_lossy(&done.stderr));
    };
    ok("spin", &["-a", "m.pml"]);
    ok("gcc", &[&["-w", "-o", "pan", "pan.c"], compile].concat());
    let _ = Command::new("./pan").args(run).current_dir(dir).output().unwrap();
    let all = std::fs::read_dir(dir).unwrap().map(|f| f.unwrap().path());
    let mut trails: Vec<_> = all.filter(|p| p.extension().is_some_and(|e| e == "trail")).collect();
    trails.sort();
    trails
}

#[test]
fn trails_of_spin_are_found_again() {
    if Command::new("spin").arg("-V").output().is_err() {
        eprintln!("there is no spin: nothing is compared");
        return;
    }
    // Model, flags for the compiler and for the verifier, the kind of violation.
    let cases: [(&str, &[&str], &[&str], &str); 9] = [
        ("byte x; active [2] proctype P() { x++; assert(x == 1) }", &[], &[], "assertion"),
        (
            "byte x; active [2] proctype P() { byte t; t = x; t = t + 1; x = t; t = 0; assert(x < 2 || t) }",
            &["-DNOREDUCE"],
            &[],
            "assertion",
        ),
        (
            "chan c = [0] of { byte }; byte n;
             active proctype S() { c!1; c!2; n = 1 }
             active proctype R() { byte b; c?b; assert(b == 1); c?b; n++; assert(n != 1) }",
            &[],
            &[],
            "assertion",
        ),
        (
            "mtype = { a, b }; chan l = [1] of { mtype }; chan r = [1] of { mtype };
             active proctype A() { l!a; r!b; l!a }
             active proctype B() { do :: r?b; r!a od }",
            &[],
            &[],
            "deadlock",
        ),
        (
            "byte n; proctype W(byte k) { atomic { n = n + k; n = n * 2 }; assert(n < 9) }
             init { byte i; for (i : 1 .. 3) { run W(i) } }",
            &[],
            &[],
            "assertion",
        ),
        (
            "byte x; inline up(v) { if :: v < 3 -> v++ :: else -> v = 0 fi }
             active proctype P() { d_step { x = 1; x = x + 1 }; do :: up(x) :: x == 3 -> break od; assert(0) }",
            &[],
            &["-m100"],
            "assertion",
        ),
        (
            "bool p, q; active proctype P() { do :: p = !p :: q = !q od } ltl f { [] <> q }",
            &[],
            &["-a"],
            "acceptance-cycle",
        ),
        (
            "byte x; active proctype P() { do :: x = 1 :: x = 2; progress: x = 3 od }",
            &["-DNP"],
            &["-l"],
            "non-progress",
        ),
        (
            "byte x; active proctype P() { if :: x = 1 :: x = 2 fi; accept: do :: x = 3 - x od }",
            &[],
            &["-a"],
            "acceptance-cycle",
        ),
    ];
    for (i, (model, compile, run, kind)) in cases.into_iter().enumerate() {
        let dir = std::env::temp_dir().join(format!("heddle-spin-{}-{i}", std::process::id()));
        std::fs::create_dir_all(&dir).unwrap();
        let trails = spin(&dir, model, compile, run);
        assert_eq!(trails.len(), 1, "SPIN finds something in\n{model}");
        let args = ["replay", "m.pml.trail", "--json"];
        let mut heddle = Command::new(env!("CARGO_BIN_EXE_heddle"));
        let out = heddle.args(args).current_dir(&dir).output().unwrap();
        let text = String::from_utf8_lossy(&out.stdout).into_owned();
        let trail = std::fs::read_to_string(&trails[0]).unwrap();
        let said = String::from_utf8_lossy(&out.stderr);
        assert_eq!(out.status.code(), Some(1), "{model}\n{trail}\n{text}{said}");
        let end: serde_json::Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
        assert_eq!(end["violation"]["kind"], kind, "{model}\n{text}");
        // As many steps of processes as SPIN has, or more where it has joined some.
        let lines = trail.lines().filter(|l| !l.starts_with('-')).count();
        let claim = trail.lines().filter(|l| l.starts_with("-2:")).count() > 0;
        let steps = text.lines().filter(|l| l.contains("\"event\":\"step\"")).count();
        assert!(steps >= lines || claim, "{steps} steps of {lines} lines\n{trail}{text}");
        // A trail that says something else is refused.
        let other = trail.replace("1:0:", "1:3:").replace("2:0:", "2:3:").replace("1:1:", "1:3:");
        if other != trail && !claim {
            std::fs::write(dir.join("m.pml.trail"), other).unwrap();
            let mut heddle = Command::new(env!("CARGO_BIN_EXE_heddle"));
            let out = heddle.args(args).current_dir(&dir).output().unwrap();
            assert_eq!(out.status.code(), Some(3), "{model}");
        }
        let _ = std::fs::remove_dir_all(&dir);
    }
}

#[test]
fn made_up_trails_of_spin_do_no_harm() {
    let input = programs().remove(0).0;
    let trail = "-4:-4:-4\n1:0:1\n2:1:9\n3:0:2\n4:0:3\n5:0:1\n";
    let first = number("HEDDLE_SEED", 1);
    for seed in first..first + number("HEDDLE_PROGRAMS", 200) {
        let text = mutated(trail, &mut Rng::new(seed));
        let done = catch_unwind(AssertUnwindSafe(|| {
            let Ok(trail) = SpinTrail::parse(&text) else { return };
            let limits = Limits::new(64 << 20, 1);
            let context = Context { host: &Alone, watch: &Silent, limits: &limits };
            let options = Options::default();
            let mut subject = heddle_session::open(&input, &options, context).ok().unwrap();
            let _ = trail.follow(&mut *subject, context);
        }));
        assert!(done.is_ok(), "seed {seed} panics:\n{text}");
    }
}
