//! Formulas of time about made-up families: what is proved for every number holds of each
//! instance with 1 to 4 processes, and what is refuted fails in one. The second way is plain
//! reachability among the states of the members, without automata, counters or strategies.
//!
//! `HEDDLE_TRIALS` says how many, `HEDDLE_SEED` where to begin.

use heddle_engine::{SplitMix, Stop};
use heddle_model::{Fault, Model, Sink, Step, Worker};
use heddle_prove::counters::Counted;
use heddle_prove::unfolded::Unfolded;
use heddle_prove::{Engine, Family, Method, Settings, Whole, parse};
use heddle_span::FileId;
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;

fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(default)
}

fn counted(text: &str) -> Box<Counted> {
    match parse(text, FileId(0)) {
        (Some(Family::Counted(f)), _) => f,
        (_, wrong) => panic!("{wrong:#?}\n{text}"),
    }
}

fn verdict(text: &str, up_to: u32) -> Whole {
    let settings =
        Settings { engine: Engine::Auto, method: Method::Pdr, workers: 1, memory: 1 << 28 };
    counted(text).prove(&settings, up_to, &Stop::new()).verdict
}

/// A condition, as text and as a question about shared `x` and each member's `at`; the member
/// that is followed is `me`.
#[derive(Clone, Copy)]
enum Condition {
    X(i64),
    Some(i64),
    All(i64),
    Me(i64),
}

impl Condition {
    fn text(self) -> String {
        match self {
            Condition::X(k) => format!("(x == {k})"),
            Condition::Some(k) => format!("(some p: P (p.at == {k}))"),
            Condition::All(k) => format!("(all p: P (p.at != {k}))"),
            Condition::Me(k) => format!("(me.at == {k})"),
        }
    }

    fn holds(self, state: &Values, me: usize) -> bool {
        match self {
            Condition::X(k) => state.x == k,
            Condition::Some(k) => state.ats.contains(&k),
            Condition::All(k) => !state.ats.contains(&k),
            Condition::Me(k) => state.ats[me] == k,
        }
    }
}

struct Values {
    x: i64,
    ats: Vec<i64>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Shape {
    Often,
    FairlyOften,
    Leads,
    Once,
    Until,
    CanAlways,
    CanWhen,
    CanOnce,
}

const SHAPES: [Shape; 8] = [
    Shape::Often,
    Shape::FairlyOften,
    Shape::Leads,
    Shape::Once,
    Shape::Until,
    Shape::CanAlways,
    Shape::CanWhen,
    Shape::CanOnce,
];

fn made_up(random: &mut SplitMix) -> String {
    let mut below = |n: usize| random.below(n);
    let mut text = String::from("shared x: 0..2 = 0;\n");
    if below(2) == 0 {
        let _ = write!(
            text,
            "process Q {{\n  var w: bool = false;\n  when !w && x == {} do w = true, x = {};\n  \
             when w do w = false, x = {};\n}}\n",
            below(3),
            below(3),
            below(3)
        );
    }
    text.push_str("process P[n] {\n  var at: 0..3 = 0;\n");
    for _ in 0..2 + below(4) {
        let guards = ["true", "x == 0", "x != 1", "all p: P (p.at != 2)", "some p: P (p.at == 1)"];
        let acts = [
            "x = 0",
            "x = 1",
            "x = (x + 1) % 3",
            "skip",
            "each p: P { p.at = p.at == 3 ? 0 : p.at }",
        ];
        let (guard, act) = (guards[below(5)], acts[below(5)]);
        let _ = write!(text, "  when at == {} && ({guard})", below(4));
        let picks = below(4) == 0;
        if picks {
            let _ = write!(text, " pick o: P where o.at == {}", below(4));
        }
        let _ = write!(text, " do {act}, at = {}", below(4));
        if picks {
            let _ = write!(text, ", o.at = {}", below(4));
        }
        text.push_str(";\n");
    }
    text + "}\n"
}

fn claim(shape: Shape, p: Condition, q: Condition, follows: bool) -> String {
    let (p, q) = (p.text(), q.text());
    let (word, body) = match shape {
        Shape::Often => ("ltl", format!("G F {p}")),
        Shape::FairlyOften => ("fair ltl", format!("[]<> {p}")),
        Shape::Leads => ("ltl", format!("G ({p} -> F {q})")),
        Shape::Once => ("ctl", format!("AF {p}")),
        Shape::Until => ("ltl", format!("!{p} U {q}")),
        Shape::CanAlways => ("ctl", format!("AG EF {p}")),
        Shape::CanWhen => ("ctl", format!("AG ({p} -> EF {q})")),
        Shape::CanOnce => ("ctl", format!("EF {p}")),
    };
    let body = if follows { format!("all me: P ({body})") } else { body };
    format!("{word} claim: {body};\n")
}

/// The members of an instance: values, and steps with who makes them.
struct Plain {
    first: Vec<usize>,
    values: Vec<Values>,
    steps: Vec<Vec<(usize, u16)>>,
}

fn plain(f: &Counted, n: u32) -> Plain {
    struct Collect(Vec<(u16, Vec<u8>)>);
    impl Sink for Collect {
        fn step(&mut self, step: Step, after: &[u8]) {
            self.0.push((step.actor.0, after.to_vec()));
        }

        fn fault(&mut self, _: Step, _: Fault, _: Option<&[u8]>) {
            panic!("nothing is promised that could break");
        }
    }
    let model = Unfolded { family: f, n };
    let (mut known, mut states): (HashMap<Vec<u8>, usize>, Vec<Vec<u8>>) = Default::default();
    let mut number = |s: Vec<u8>, states: &mut Vec<Vec<u8>>| {
        *known.entry(s.clone()).or_insert_with(|| {
            states.push(s);
            states.len() - 1
        })
    };
    let mut initial = Vec::new();
    model.initial(&mut |s| initial.push(s.to_vec()));
    let first = initial.into_iter().map(|s| number(s, &mut states)).collect();
    let (mut values, mut steps) = (Vec::new(), Vec::new());
    let mut worker = model.worker();
    while steps.len() < states.len() {
        let state = states[steps.len()].clone();
        let mut found = Collect(Vec::new());
        worker.expand(&state, &mut found);
        let mut to: Vec<(usize, u16)> =
            found.0.into_iter().map(|(who, s)| (number(s, &mut states), who)).collect();
        if to.is_empty() {
            to.push((steps.len(), u16::MAX));
        }
        let fields = model.fields(&state);
        let of = |name: &str| -> Vec<i64> {
            let named = fields.iter().filter(|f| f.name == name);
            named.map(|f| f.value.parse().expect("a number")).collect()
        };
        values.push(Values { x: of("x")[0], ats: of("at") });
        steps.push(to);
    }
    Plain { first, values, steps }
}

impl Plain {
    fn reach(&self, from: &[usize], allowed: &dyn Fn(usize) -> bool) -> BTreeSet<usize> {
        let mut seen: BTreeSet<usize> = from.iter().copied().filter(|&s| allowed(s)).collect();
        let mut todo: Vec<usize> = seen.iter().copied().collect();
        while let Some(s) = todo.pop() {
            for &(t, _) in &self.steps[s] {
                if allowed(t) && seen.insert(t) {
                    todo.push(t);
                }
            }
        }
        seen
    }

    /// Whether a run can begin in one of these and stay in what is allowed for ever.
    fn stays(&self, from: &[usize], allowed: &dyn Fn(usize) -> bool) -> bool {
        let mut left = self.reach(from, allowed);
        loop {
            let keep: BTreeSet<usize> = left
                .iter()
                .copied()
                .filter(|&s| self.steps[s].iter().any(|e| left.contains(&e.0)))
                .collect();
            if keep.len() == left.len() {
                return !left.is_empty();
            }
            left = keep;
        }
    }

    /// The same for runs that are fair to every process: some set of states that reach each
    /// other, in which everybody who can always move does.
    fn stays_fairly(&self, allowed: &dyn Fn(usize) -> bool) -> bool {
        (0..self.steps.len()).filter(|&s| allowed(s)).any(|s| {
            let after: Vec<usize> = self.steps[s].iter().map(|e| e.0).collect();
            let ahead = self.reach(&after, allowed);
            let mutual: BTreeSet<usize> =
                ahead.iter().copied().filter(|&t| self.reach(&[t], allowed).contains(&s)).collect();
            if !mutual.contains(&s) {
                return false;
            }
            let moves: BTreeSet<u16> = mutual
                .iter()
                .flat_map(|&t| self.steps[t].iter())
                .filter(|e| mutual.contains(&e.0))
                .map(|e| e.1)
                .collect();
            let can = |t: usize| self.steps[t].iter().map(|e| e.1).collect::<BTreeSet<u16>>();
            let always = mutual.iter().map(|&t| can(t)).reduce(|a, b| &a & &b);
            always.expect("not empty").is_subset(&moves)
        })
    }

    fn satisfies(&self, shape: Shape, p: Condition, q: Condition, me: usize) -> bool {
        let is = |c: Condition, s: usize| c.holds(&self.values[s], me);
        let all: Vec<usize> = (0..self.steps.len()).collect();
        let can = |s: usize, c: Condition| self.reach(&[s], &|_| true).iter().any(|&t| is(c, t));
        match shape {
            Shape::Often => !self.stays(&all, &|s| !is(p, s)),
            Shape::FairlyOften => !self.stays_fairly(&|s| !is(p, s)),
            Shape::Leads => {
                let from: Vec<usize> = all.into_iter().filter(|&s| is(p, s)).collect();
                !self.stays(&from, &|s| !is(q, s))
            }
            Shape::Once => !self.stays(&self.first, &|s| !is(p, s)),
            Shape::Until => {
                // Before the first q there is no p, and there is one.
                let before = self.reach(&self.first, &|s| !is(q, s));
                !before.iter().any(|&s| is(p, s)) && !self.stays(&self.first, &|s| !is(q, s))
            }
            Shape::CanAlways => all.into_iter().all(|s| can(s, p)),
            Shape::CanWhen => all.into_iter().all(|s| !is(p, s) || can(s, q)),
            Shape::CanOnce => self.first.iter().all(|&s| can(s, p)),
        }
    }
}

#[test]
fn formulas_of_any_number_are_those_of_each() {
    let (first, trials) = (setting("HEDDLE_SEED", 1), setting("HEDDLE_TRIALS", 300));
    let (mut proved, mut refuted, mut open) = ([0; 8], [0; 8], 0);
    for seed in first..first + trials {
        let mut random = SplitMix(seed);
        let family = made_up(&mut random);
        let which = random.below(8);
        let shape = SHAPES[which];
        let follows = random.below(3) == 0;
        let mut condition = || match random.below(if follows { 6 } else { 3 }) {
            0 => Condition::X(random.below(3) as i64),
            1 => Condition::Some(random.below(4) as i64),
            2 => Condition::All(random.below(4) as i64),
            _ => Condition::Me(random.below(4) as i64),
        };
        let (p, q) = (condition(), condition());
        let text = family.clone() + &claim(shape, p, q, follows);
        let said = verdict(&text, 4);
        let f = counted(&family);
        let holds = |n: u32| {
            let plain = plain(&f, n);
            (0..if follows { n as usize } else { 1 }).all(|me| plain.satisfies(shape, p, q, me))
        };
        let all = (1..=4).all(holds);
        match said {
            Whole::Holds => {
                assert!(all, "seed {seed}: proved, and an instance fails\n{text}");
                proved[which] += 1;
            }
            Whole::Violated => {
                assert!(!all, "seed {seed}: violated, and every instance holds\n{text}");
                refuted[which] += 1;
            }
            Whole::Open(why) => {
                assert!(all, "seed {seed}: {why}, and an instance fails\n{text}");
                open += 1;
            }
        }
    }
    println!("proved {proved:?}, refuted {refuted:?}, open {open}");
    if trials >= 300 {
        assert!(proved.iter().chain(&refuted).all(|&n| n > 0), "{proved:?} {refuted:?}");
        assert!(open * 10 <= trials, "{open} of {trials} stay open");
    }
}
