//! Trees of three versions of clang, whole and broken.
//!
//! `corpus/language-*.json` are what clang 14, 16 and 19 print for
//! `corpus/language.c`, without fields that nobody reads.

use heddle_span::{NoFiles, SourceMap};
use heddle_translate::{Options, translate};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

const TEXT: &str = include_str!("corpus/language.c");
const TREES: [&str; 3] = [
    include_str!("corpus/language-14.json"),
    include_str!("corpus/language-16.json"),
    include_str!("corpus/language-19.json"),
];

fn run(json: &str) -> (Option<String>, Vec<String>) {
    let mut sources = SourceMap::new();
    let main = sources.add("language.c", TEXT);
    let options = Options::default();
    let (done, wrong) = translate(json, main, &mut sources, &mut NoFiles, &options);
    for d in &wrong {
        for l in &d.labels {
            let length = sources.file(l.span.file).text.len() as u32;
            assert!(l.span.lo <= l.span.hi && l.span.hi <= length, "{d:?}");
        }
    }
    if let Some(t) = &done {
        assert_eq!(t.text.lines().count(), t.origins.len());
    }
    (done.map(|t| t.text), wrong.into_iter().map(|d| d.message).collect())
}

#[test]
fn every_clang_gives_the_same_model() {
    let models: Vec<_> = TREES.iter().map(|t| run(t)).collect();
    assert_eq!(models[0].1, Vec::<String>::new());
    let first = models[0].0.as_ref().expect("it is translated");
    for part in
        ["typedef node", "inline push(", "proctype depth(", "/* Puts a new node in front. */"]
    {
        assert!(first.contains(part), "{part} is missing in\n{first}");
    }
    assert!(models.iter().all(|m| m == &models[0]));
}

/// SplitMix64, as everywhere in the tests.
struct Rng(u64);

impl Rng {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % n.max(1) as u64) as usize
    }
}

/// Strings and numbers of a JSON text, by where they stand.
fn tokens(json: &str) -> Vec<(usize, usize)> {
    let bytes = json.as_bytes();
    let (mut out, mut i) = (Vec::new(), 0);
    while i < bytes.len() {
        let start = i;
        match bytes[i] {
            b'"' => {
                i += 1;
                while i < bytes.len() && bytes[i] != b'"' {
                    i += if bytes[i] == b'\\' { 2 } else { 1 };
                }
                i += 1;
                out.push((start, i.min(bytes.len())));
            }
            b'0'..=b'9' | b'-' => {
                while i < bytes.len() && (bytes[i].is_ascii_digit() || bytes[i] == b'-') {
                    i += 1;
                }
                out.push((start, i));
            }
            _ => i += 1,
        }
    }
    out
}

/// Objects of a JSON text, by where they stand: the nodes of the tree among them.
fn objects(json: &str) -> Vec<(usize, usize)> {
    let strings: Vec<(usize, usize)> =
        tokens(json).into_iter().filter(|t| json.as_bytes()[t.0] == b'"').collect();
    let (mut out, mut open, mut next, mut i) = (Vec::new(), Vec::new(), 0, 0);
    while i < json.len() {
        if strings.get(next).is_some_and(|s| s.0 == i) {
            i = strings[next].1;
            next += 1;
            continue;
        }
        match json.as_bytes()[i] {
            b'{' => open.push(i),
            b'}' => out.extend(open.pop().map(|start| (start, i + 1))),
            _ => {}
        }
        i += 1;
    }
    out
}

/// A tree with a few values exchanged, emptied or made absurd, and sometimes a node put
/// in the place of another.
fn broken(json: &str, parts: &Parts, rng: &mut Rng) -> String {
    let Parts { tokens, objects } = parts;
    let mut edits: Vec<((usize, usize), String)> = Vec::new();
    for _ in 0..1 + rng.below(6) {
        let at = tokens[rng.below(tokens.len())];
        let from = tokens[rng.below(tokens.len())];
        let new = match rng.below(8) {
            0 => "\"\"".into(),
            1 => "\"9223372036854775807\"".into(),
            2 => "\"int (*)[3]\"".into(),
            3 => "\"struct node\"".into(),
            4 => "7".into(),
            _ => json[from.0..from.1].to_string(),
        };
        edits.push((at, new));
    }
    for _ in 0..rng.below(3) {
        let at = objects[rng.below(objects.len())];
        let from = objects[rng.below(objects.len())];
        let (small, whole) = (at.1 - at.0 < 4000, &json[from.0..from.1]);
        if small && whole.len() < 20_000 {
            edits.push((at, if rng.below(6) == 0 { "{}".into() } else { whole.into() }));
        }
    }
    edits.sort_by_key(|e| std::cmp::Reverse((e.0.1, e.0.0)));
    let (mut out, mut before) = (json.to_string(), usize::MAX);
    for ((lo, hi), new) in edits {
        if hi <= before {
            out.replace_range(lo..hi, &new);
            before = lo;
        }
    }
    if rng.below(20) == 0 {
        out.truncate(rng.below(out.len()));
    }
    out
}

struct Parts {
    tokens: Vec<(usize, usize)>,
    objects: Vec<(usize, usize)>,
}

/// `HEDDLE_FUZZ_SECONDS` says how long (2), `HEDDLE_SEED` where to begin (1).
#[test]
fn broken_trees_do_no_harm() {
    let number =
        |name: &str, or: u64| std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(or);
    let end = Instant::now() + Duration::from_secs(number("HEDDLE_FUZZ_SECONDS", 2));
    let lists = TREES.map(|t| Parts { tokens: tokens(t), objects: objects(t) });
    let (mut seed, mut refused, mut translated) = (number("HEDDLE_SEED", 1), 0, 0);
    while Instant::now() < end || refused + translated < 20 {
        let mut rng = Rng(seed);
        let which = rng.below(TREES.len());
        let json = broken(TREES[which], &lists[which], &mut rng);
        match catch_unwind(AssertUnwindSafe(|| run(&json))) {
            Ok((Some(_), _)) => translated += 1,
            Ok((None, wrong)) => {
                assert!(!wrong.is_empty(), "seed {seed}: refused without a word");
                refused += 1;
            }
            Err(_) => panic!("seed {seed} panics"),
        }
        seed += 1;
    }
    assert!(refused > 0 && translated > 0, "{refused} refused, {translated} translated");
}
