//! The search that drops choices early, decides addresses first and keeps what it has computed,
//! against the same search without any of that: random tests, with pointers, conditions and
//! updates, under random axioms.

use crate::support::{asked, model, test};

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % n
    }

    fn of<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len())]
    }
}

/// Two or three threads over two numbers and a pointer.
fn made_up(random: &mut Random) -> String {
    let n = 2 + random.below(2);
    let mut text = String::from("C t\n{ p=x; }\n");
    let mut seen = Vec::new();
    for thread in 0..n {
        text += &format!("P{thread}(int *x, int *y, int **p)\n{{\n");
        for at in 0..2 + random.below(2) {
            let loc = random.of(&["x", "y"]);
            let value = 1 + random.below(2);
            let line = match random.below(10) {
                0 | 1 => format!("int r{at}; r{at} = READ_ONCE(*{loc});"),
                2 | 3 => format!("WRITE_ONCE(*{loc}, {value});"),
                4 => format!("int r{at}; r{at} = xchg_relaxed({loc}, {value});"),
                5 => format!("WRITE_ONCE(*p, {loc});"),
                6 => format!("int *q{at}; q{at} = READ_ONCE(*p); WRITE_ONCE(*q{at}, {value});"),
                7 => format!(
                    "int *q{at}; int r{at}; q{at} = READ_ONCE(*p); r{at} = READ_ONCE(*q{at});"
                ),
                8 => format!("int r{at}; r{at} = cmpxchg({loc}, 0, {value});"),
                _ => format!(
                    "int r{at}; r{at} = READ_ONCE(*{loc}); if (r{at} == 1) {{ WRITE_ONCE(*y, 2); }}"
                ),
            };
            if line.contains("int r") {
                seen.push(format!("{thread}:r{at}"));
            }
            text += &format!("  {line}\n");
        }
        text += "}\n";
    }
    text + &format!("locations [x; y; p; {}]\nexists (x=1)\n", seen.join("; "))
}

fn relation(random: &mut Random, depth: usize) -> String {
    const KNOWN: [&str; 16] = [
        "po", "rf", "rfe", "rfi", "co", "fr", "fre", "coe", "addr", "data", "ctrl", "rmw", "loc",
        "int", "[R]", "[W]",
    ];
    if depth == 0 {
        return random.of(&KNOWN).to_string();
    }
    let a = relation(random, depth - 1);
    match random.below(12) {
        0..=3 => format!("({a} | {})", relation(random, depth - 1)),
        4..=5 => format!("({a} & {})", relation(random, depth - 1)),
        6 => format!("({a} \\ {})", relation(random, depth - 1)),
        7..=8 => format!("({a} ; {})", relation(random, depth - 1)),
        9 => format!("({a})^-1"),
        10 => format!("(~({a}))"),
        _ => format!("({a})+"),
    }
}

/// Coherence, most of the time, and whatever comes.
fn axioms(random: &mut Random) -> String {
    let mut text = String::from("\"made up\"\ninclude \"cos.cat\"\n");
    if random.below(4) > 0 {
        text += "acyclic po-loc | rf | co | fr as coherence\n";
    }
    if random.below(4) == 0 {
        text += "with all from linearisations(R, po)\n";
        text += random.of(&[
            "acyclic all | rf | fr\n",
            "acyclic all | rf | co\n",
            "empty (all & loc) \\ po\n",
        ]);
    }
    if random.below(3) == 0 {
        text += "let rec grown = (po & loc) | rf | (grown ; grown)\nacyclic grown | fr as grown\n";
    }
    for _ in 0..1 + random.below(2) {
        let shape = random.of(&["acyclic", "irreflexive", "empty", "flag ~empty", "acyclic"]);
        let (of, depth) = (relation(random, 1), random.below(3));
        // Mostly something that executions can meet.
        let of = if shape == "acyclic" { relation(random, depth) } else { of };
        text += &format!("{shape} ({of}) & ext as a{}\n", random.below(9));
    }
    text
}

#[test]
fn what_is_dropped_early_would_have_come_to_nothing() {
    let n = std::env::var("HEDDLE_SEEDS").ok().and_then(|n| n.parse().ok()).unwrap_or(80);
    let (mut n_asked, mut n_states, mut n_dropped) = (0, 0, 0);
    for seed in 0..n {
        let random = &mut Random(seed);
        let (text, axioms) = (made_up(random), axioms(random));
        let (test, model) = (test(&text), model(&axioms));
        let (fast, slow) = (asked(&model, &test, false), asked(&model, &test, true));
        if slow.stopped {
            continue;
        }
        n_asked += 1;
        assert_eq!(fast.states, slow.states, "seed {seed}:\n{text}\n{axioms}");
        assert_eq!(fast.flags, slow.flags, "seed {seed}:\n{text}\n{axioms}");
        n_states += slow.states.len();
        n_dropped += slow.candidates - fast.candidates;
    }
    let told = format!("{n_asked} asked, {n_states} states, {n_dropped} dropped");
    assert!(2 * n_asked > n && n_states > n as usize && n_dropped > n, "{told}");
}
