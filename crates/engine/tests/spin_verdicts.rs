//! Verdicts of SPIN 6.5.2 on small programs: what becomes of formulas on runs
//! that end or block, and what weak fairness changes.
//!
//! Each program is written twice, in Promela in a comment and as steps. The
//! verdicts are those of `spin -a`, `gcc -DNFAIR=3 -DNOREDUCE`, `pan -a`, and `pan -a
//! -f`, with the formula in an `ltl` block; (false, false) is "errors: 0" twice.

use heddle_engine::{Claim, Fair, NonProgress, Product, naive, replay};
use heddle_ltl::{AtomTable, Dialect, parse};
use heddle_model::{
    Actor, Blocked, Event, Facts, Fault, Field, Labels, Model, Sink, Step, Verdict, Violation,
    Worker,
};

/// The variables x and y, then the places of P and Q.
type State = [u8; 4];
const P: Actor = Actor(0);
const Q: Actor = Actor(1);

struct Program {
    steps: fn(State) -> Vec<(Actor, State)>,
    atoms: Vec<String>,
    /// Places of P that are labelled `progress`.
    progress: &'static [u8],
}

/// `active proctype P() { x = 1; x = 2 }`
fn ends([_, y, p, q]: State) -> Vec<(Actor, State)> {
    if p < 2 { vec![(P, [p + 1, y, p + 1, q])] } else { Vec::new() }
}

/// `active proctype P() { x = 1; do :: x = 2; x = 3 od }`
fn loops([_, y, p, q]: State) -> Vec<(Actor, State)> {
    vec![(P, [p + 1, y, if p == 2 { 1 } else { p + 1 }, q])]
}

/// `P() { do :: x = 1 - x od }` and `Q() { y = 1; y = 2 }`
fn two([x, y, p, q]: State) -> Vec<(Actor, State)> {
    let mut steps = vec![(P, [1 - x, y, p, q])];
    if q < 2 {
        steps.push((Q, [x, q + 1, p, q + 1]));
    }
    steps
}

/// `P() { do :: x = 1 - x od }` and `Q() { (x == 1); y = 1 }`
fn wait([x, y, p, q]: State) -> Vec<(Actor, State)> {
    let mut steps = vec![(P, [1 - x, y, p, q])];
    match q {
        0 if x == 1 => steps.push((Q, [x, y, p, 1])),
        1 => steps.push((Q, [x, 1, p, 2])),
        _ => {}
    }
    steps
}

impl Model for Program {
    type Worker<'m> = &'m Program;

    fn worker(&self) -> &Program {
        self
    }

    fn facts(&self) -> Facts {
        Facts { max_actors: Some(2), ..Facts::default() }
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        out(&[0; 4]);
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        let steps = (self.steps)(state.try_into().expect("four bytes"));
        let (actor, after) = steps.get(step.edge as usize)?;
        (*actor == step.actor).then(|| (Vec::new(), Some(after.to_vec())))
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

impl Worker for &Program {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        let steps = (self.steps)(state.try_into().expect("four bytes"));
        for (edge, (actor, after)) in (0..).zip(steps) {
            sink.step(Step { actor, edge }, &after);
        }
    }

    fn stuck(&mut self, _: &[u8]) -> Option<Fault> {
        None
    }

    fn labels(&mut self, state: &[u8]) -> Labels {
        if self.progress.contains(&state[2]) { Labels::PROGRESS } else { Labels::NONE }
    }

    /// Atoms are `variable operator number`.
    fn holds(&mut self, state: &[u8], index: u32) -> bool {
        let words: Vec<&str> = self.atoms[index as usize].split(' ').collect();
        let [name, operator, number] = words[..] else { panic!("{words:?}") };
        let value = state[usize::from(name == "y")];
        let number: u8 = number.parse().expect("a number");
        match operator {
            "==" => value == number,
            "<" => value < number,
            ">=" => value >= number,
            _ => panic!("{operator}"),
        }
    }
}

fn program(steps: fn(State) -> Vec<(Actor, State)>) -> Program {
    Program { steps, atoms: Vec::new(), progress: &[] }
}

/// Whether there is an acceptance cycle, which must replay.
fn has_cycle<M: Model>(model: &M) -> bool {
    match naive::cycles(model, false).verdict {
        Verdict::Violated(trail) => replay(model, &trail).is_ok(),
        _ => false,
    }
}

#[track_caller]
fn check(steps: fn(State) -> Vec<(Actor, State)>, text: &str, spin: (bool, bool)) {
    let mut table = AtomTable::default();
    let formula = parse(text, Dialect::Block, &mut table).expect(text);
    let mut program = program(steps);
    program.atoms = table.atoms.into_iter().map(|a| a.0).collect();
    let product = Product::new(&program, Claim::against(text, &formula).expect("small"));
    let ours = (has_cycle(&product), has_cycle(&Fair::new(&product)));
    assert_eq!(ours, spin, "{text}");
    if product.is_safety() {
        let fault = naive::safety(&product, false).verdict;
        assert_eq!(matches!(fault, Verdict::Violated(_)), spin.0, "{text}");
    }
}

#[test]
fn runs_that_end_stay_where_they_are() {
    // The same verdicts with `(x == 3)` at the end of P, which blocks.
    let no = (false, false);
    let yes = (true, true);
    check(ends, "<> (x == 2)", no);
    check(ends, "[] (x < 2)", yes);
    check(ends, "<> [] (x == 2)", no);
    check(ends, "[] <> (x == 2)", no);
    check(ends, "[] <> (x == 1)", yes);
    check(ends, "<> (x == 3)", yes);
    check(ends, "(x < 2) U (x == 2)", no);
    check(ends, "[] (x == 1 -> <> (x == 2))", no);
    check(ends, "[] (x == 2 -> [] (x == 2))", no);
    check(ends, "(x == 0) W (x == 2)", yes);
    check(ends, "<> (x == 1 && <> (x == 0))", yes);
    check(ends, "!(<> (x == 2))", yes);
    check(ends, "true", no);
    check(ends, "false", yes);
    check(ends, "x == 0", no);
    check(ends, "x == 1", yes);
}

#[test]
fn runs_that_loop() {
    check(loops, "[] <> (x == 2)", (false, false));
    check(loops, "<> [] (x == 2)", (true, true));
    check(loops, "[] (x < 3)", (true, true));
    check(loops, "<> [] (x >= 2)", (false, false));
    check(loops, "[] (x == 2 -> <> (x == 3))", (false, false));
}

#[test]
fn weak_fairness_lets_those_move_who_always_can() {
    check(two, "<> (y == 2)", (true, false));
    check(two, "[] <> (x == 0)", (false, false));
    check(two, "[] (y == 1 -> <> (y == 2))", (true, false));
    check(two, "<> [] (y == 0)", (true, true));
    check(two, "[] (y < 2)", (true, true));
}

#[test]
fn weak_fairness_promises_nothing_to_those_who_sometimes_can() {
    // Q waits for x == 1, which is true every other moment.
    check(wait, "<> (y == 1)", (true, true));
    check(wait, "[] (y == 0)", (true, true));
    check(wait, "[] <> (x == 1)", (false, false));
}

#[test]
fn non_progress() {
    // `pan -l`: a run that ends or blocks is no cycle, so "errors: 0".
    assert!(!has_cycle(&NonProgress::new(program(ends))));
    assert!(has_cycle(&NonProgress::new(program(loops))));
    let labelled = Program { progress: &[1], ..program(loops) };
    assert!(!has_cycle(&NonProgress::new(&labelled)));
}
