//! Mutated models must not make the front end panic, hang, or point outside
//! the text; and whatever is accepted must print and parse back to the same.
//!
//! Seeded and deterministic. `HEDDLE_FUZZ_SECONDS=60 cargo test --test
//! fuzz_syntax` runs for a time instead of a fixed number of inputs;
//! `HEDDLE_FUZZ_SEED` starts elsewhere. A failure prints its input, which
//! belongs in `corpus/`.

use heddle_model::{Fault, Model, Sink, Step, Worker};
use heddle_promela::syntax;
use heddle_span::{Diagnostic, NoFiles, SourceMap, Span};
use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

const DEFAULT_INPUTS: u64 = 3_000;
/// Longer inputs find nothing more and take longer.
const MAX_LENGTH: usize = 20_000;

/// Pieces of the language to put in anywhere.
const WORDS: &[&str] = &[
    "active",
    "assert",
    "atomic",
    "bit",
    "bool",
    "break",
    "byte",
    "c_code",
    "c_decl",
    "c_expr",
    "chan",
    "c_state",
    "c_track",
    "D_proctype",
    "do",
    "d_step",
    "else",
    "empty",
    "enabled",
    "eval",
    "false",
    "fi",
    "for",
    "full",
    "get_priority",
    "goto",
    "hidden",
    "if",
    "in",
    "init",
    "inline",
    "int",
    "len",
    "local",
    "ltl",
    "mtype",
    "nempty",
    "never",
    "nfull",
    "notrace",
    "np_",
    "od",
    "of",
    "pc_value",
    "pid",
    "printf",
    "printm",
    "priority",
    "proctype",
    "provided",
    "return",
    "run",
    "select",
    "set_priority",
    "short",
    "show",
    "skip",
    "timeout",
    "trace",
    "true",
    "typedef",
    "unless",
    "unsigned",
    "xr",
    "xs",
    "_",
    "_pid",
    "_last",
    "_nr_pr",
    "x",
    "P",
    "q",
    "L",
    "U",
    "V",
    "W",
    "X",
    "always",
    "eventually",
    "until",
    ";",
    "->",
    "::",
    ":",
    ",",
    "..",
    ".",
    "@",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "=",
    "++",
    "--",
    "!",
    "!!",
    "?",
    "??",
    "==",
    "!=",
    "<",
    "<=",
    ">",
    ">=",
    "<<",
    ">>",
    "+",
    "-",
    "*",
    "/",
    "%",
    "&",
    "|",
    "^",
    "~",
    "&&",
    "||",
    "[]",
    "<>",
    "<->",
    "\n",
    " ",
    "0",
    "1",
    "255",
    "2147483648",
    "99999999999999999999",
    "1..N",
    "'a'",
    "'\\n'",
    "'",
    "\"",
    "\"s\"",
    "/*",
    "*/",
    "//",
    "#",
    "\\\n",
    "#define N 3\n",
    "#define F(a) a ## a\n",
    "\n#if N\n",
    "\n#else\n",
    "\n#endif\n",
    "\n#include \"f\"\n",
    "F(",
    "N",
    "é",
    "\u{0}",
    "$",
    "`",
    "\\",
];

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn below(&mut self, n: usize) -> usize {
        ((self.next() >> 33) as usize) % n.max(1)
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}

#[test]
fn mutated_models_are_survived() {
    let seeds = seeds();
    assert!(seeds.len() > 200);
    let number = |name: &str| std::env::var(name).ok().and_then(|v| v.parse::<u64>().ok());
    let first = number("HEDDLE_FUZZ_SEED").unwrap_or(1);
    let limit = number("HEDDLE_FUZZ_SECONDS").map(Duration::from_secs);
    let start = Instant::now();
    let (mut n, mut accepted) = (0, 0);
    loop {
        let done = match limit {
            Some(limit) => start.elapsed() >= limit,
            None => n == DEFAULT_INPUTS,
        };
        if done {
            break;
        }
        let seed = first + n;
        let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let text = mutate(&seeds, &mut random);
        match exercise(&text) {
            Ok(ok) => accepted += ok as u64,
            Err(why) => panic!("seed {seed}: {why}\n--- input\n{text}\n---"),
        }
        n += 1;
    }
    println!("{n} inputs, {accepted} of them accepted, in {:?}", start.elapsed());
}

#[test]
fn deep_nesting_is_refused_and_not_crashed_on() {
    let many = |open: &str, middle: &str, close: &str| {
        let n = 30_000;
        format!("int x; init {{ {}{middle}{} }}", open.repeat(n), close.repeat(n))
    };
    for text in [
        many("(", "1", ")"),
        many("{ ", "skip", " }"),
        many("if :: ", "skip", " fi"),
        many("!", "x", ""),
        many("x = 1 + ", "1", ""),
        many("x[", "1", "]"),
        many("L: ", "skip", ""),
        many("1 + ", "x", ""),
        many("enabled(", "1", ")"),
        many("atomic { ", "skip", "}"),
        many("x == 1 && ", "x", ""),
        many("- ", "x", ""),
        format!("ltl p {{ {}true }} init {{ skip }}", "[] ".repeat(30_000)),
        format!("ltl p {{ true{} }} init {{ skip }}", " U true".repeat(30_000)),
        format!("int a[{}1{}]; init {{ skip }}", "(".repeat(30_000), ")".repeat(30_000)),
        format!(
            "chan q = [1] of {{byte}}; init {{ q?{}_{} }}",
            "(".repeat(30_000),
            ")".repeat(30_000)
        ),
        format!("{} init {{ skip }}", "#if 1\n".repeat(30_000)),
    ] {
        let start: String = text.chars().take(60).collect();
        if let Err(why) = exercise(&text) {
            panic!("{why}\n--- input begins\n{start}");
        }
    }
}

/// Every model of the corpus, small ones and whole files.
fn seeds() -> Vec<String> {
    let verdicts = include_str!("../corpus/verdicts.txt");
    let small = verdicts.split("\n==== ").skip(1).filter_map(|c| c.split_once('\n'));
    let mut seeds: Vec<String> = small.map(|(_, text)| text.to_string()).collect();
    seeds.push(include_str!("../corpus/tour.pml").to_string());
    seeds.push(include_str!("../corpus/regressions.txt").to_string());
    seeds.extend(include_str!("../corpus/regressions.txt").split("\n====\n").map(str::to_string));
    seeds
}

/// What must hold for every text: no panic, positions inside it, printing and
/// reading back; and what is accepted is executed for some states, by the search
/// and by the interpreter alike. Says whether the text was accepted.
fn exercise(text: &str) -> Result<bool, String> {
    let run = || -> Result<bool, String> {
        let (printed, ok) = parse_and_print(text)?;
        if !ok {
            return Ok(false);
        }
        // Embedded C is any text at all, quotes that do not close included.
        // And the parentheses that printing adds may reach the limit of nesting.
        if printed.contains("c_") || depth(&printed) > 90 {
            return execute(text).map(|()| true);
        }
        let (again, ok) = parse_and_print(&printed)?;
        if !ok {
            return Err(format!("it is printed as what is refused:\n{printed}"));
        }
        if printed != again {
            return Err(format!(
                "it is printed differently the second time:\n{printed}\n---\n{again}"
            ));
        }
        execute(text)?;
        Ok(true)
    };
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|s| s.to_string()));
        Err(format!("panic: {}", text.unwrap_or_default()))
    })
}

fn parse_and_print(text: &str) -> Result<(String, bool), String> {
    let mut map = SourceMap::new();
    let file = map.add("m.pml", text);
    let (mut model, diagnostics) =
        syntax::parse(&mut map, file, &["D=1".to_string()], &mut NoFiles);
    sane(&map, &diagnostics)?;
    let printed = syntax::print::program(&model.program);
    let ok = !diagnostics.iter().any(Diagnostic::is_fatal);
    if ok {
        syntax::each_span(&model.program, &mut |span| inside(&map, span))?;
        let (_, found) = model.parse_ltl_text(&mut map, "formula", "[] (x == D -> <> P@L)");
        sane(&map, &found)?;
    }
    Ok((printed, ok))
}

fn sane(map: &SourceMap, diagnostics: &[Diagnostic]) -> Result<(), String> {
    for d in diagnostics {
        if d.labels.is_empty() || d.message.is_empty() {
            return Err(format!("a diagnostic without a place or a message: {d:?}"));
        }
        for l in &d.labels {
            inside(map, l.span).map_err(|e| format!("{e} in {d:?}"))?;
        }
    }
    Ok(())
}

fn inside(map: &SourceMap, span: Span) -> Result<(), String> {
    let known = map.files().any(|(id, _)| id == span.file);
    let fits = known && {
        let text = &map.file(span.file).text;
        let (lo, hi) = (span.lo as usize, span.hi as usize);
        lo <= hi && text.is_char_boundary(lo) && text.is_char_boundary(hi)
    };
    if fits { Ok(()) } else { Err(format!("a span outside the text: {span:?}")) }
}

fn mutate(seeds: &[String], random: &mut Random) -> String {
    let mut text = random.pick(seeds).clone();
    let most = random.below(6);
    for _ in 0..1 + random.below(1 + most) {
        text = mutate_once(text, seeds, random);
        if text.len() > MAX_LENGTH {
            let mut end = MAX_LENGTH;
            while !text.is_char_boundary(end) {
                end -= 1;
            }
            text.truncate(end);
        }
    }
    text
}

fn mutate_once(text: String, seeds: &[String], random: &mut Random) -> String {
    let mut pieces = cut(&text);
    let at = random.below(pieces.len() + 1);
    let other = random.below(pieces.len() + 1);
    let (lo, hi) = (at.min(other), at.max(other));
    match random.below(10) {
        0 | 1 => pieces.insert(at, random.pick(WORDS).to_string()),
        2 if at < pieces.len() => {
            pieces[at] = random.pick(WORDS).to_string();
        }
        3 if at < pieces.len() => {
            pieces.remove(at);
        }
        4 if lo < pieces.len() && hi < pieces.len() => pieces.swap(lo, hi),
        5 => {
            let hi = hi.min(lo + 30);
            let copy: Vec<String> = pieces[lo..hi].to_vec();
            let to = random.below(pieces.len() + 1);
            pieces.splice(to..to, copy);
        }
        6 => {
            pieces.drain(lo..hi.min(lo + 30));
        }
        7 => {
            let donor = cut(random.pick::<String>(seeds));
            let from = random.below(donor.len() + 1);
            let to = (from + random.below(40)).min(donor.len());
            pieces.splice(at..at, donor[from..to].iter().cloned());
        }
        8 if at < pieces.len() => {
            let piece = pieces[at].clone();
            let n = 1 + random.below(300);
            pieces.splice(at..at, std::iter::repeat_n(piece, n));
        }
        _ => {
            let other = random.pick(seeds).clone();
            pieces.push("\n".into());
            pieces.push(other);
        }
    }
    pieces.concat()
}

/// Words, numbers, spaces, and single characters.
fn cut(text: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let class = |c: char| match c {
        c if c.is_alphanumeric() || c == '_' => 1,
        ' ' | '\t' => 2,
        _ => 0,
    };
    let mut last = 0;
    for c in text.chars() {
        let k = class(c);
        match out.last_mut() {
            Some(piece) if k != 0 && k == last => piece.push(c),
            _ => out.push(c.to_string()),
        }
        last = k;
    }
    out
}

/// How deep parentheses stand within each other.
fn depth(text: &str) -> usize {
    let (mut now, mut most) = (0usize, 0);
    for c in text.chars() {
        match c {
            '(' => now += 1,
            ')' => now = now.saturating_sub(1),
            _ => {}
        }
        most = most.max(now);
    }
    most
}

/// Lowers a model and runs it for some states; every step must be the same for
/// the compiled search and for the plain interpreter.
fn execute(text: &str) -> Result<(), String> {
    let mut map = SourceMap::new();
    let file = map.add("x.pml", text);
    let (parsed, _) = heddle_promela::syntax::parse(&mut map, file, &[], &mut NoFiles);
    for exact_steps in [true, false] {
        let options = heddle_promela::Options { exact_steps, ..Default::default() };
        let (model, diagnostics) = heddle_promela::model(&parsed.program, &map, &options);
        let Some(model) = model else {
            let refused = diagnostics.iter().any(|d| d.is_fatal());
            return if refused { Ok(()) } else { Err("neither a model nor a reason".into()) };
        };
        let mut worker = model.worker();
        let mut states = Vec::new();
        model.initial(&mut |s| states.push(s.to_vec()));
        let mut seen: HashSet<Vec<u8>> = states.iter().cloned().collect();
        let mut at = 0;
        while at < states.len() && at < 25 {
            let mut all = All(Vec::new());
            worker.expand(&states[at], &mut all);
            // Telling a step costs as much as making all of them.
            let sample = if all.0.len() > 50 { 1 } else { 40 };
            for (step, after) in all.0.into_iter().take(sample) {
                let told = model.narrate(&states[at], step);
                if told.map(|t| t.1) != Some(after.clone()) {
                    return Err(format!("search and interpreter differ on {step:?}"));
                }
                states.extend(after.filter(|s| seen.insert(s.clone())));
            }
            at += 1;
        }
    }
    Ok(())
}

struct All(Vec<(Step, Option<Vec<u8>>)>);

impl Sink for All {
    fn step(&mut self, step: Step, after: &[u8]) {
        self.0.push((step, Some(after.to_vec())));
    }

    fn fault(&mut self, step: Step, _: Fault, after: Option<&[u8]>) {
        self.0.push((step, after.map(<[u8]>::to_vec)));
    }
}
