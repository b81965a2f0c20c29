//! Written automata: HOA read back is the same automaton; a never claim and a
//! DOT graph as people expect them.

use crate::common::Random;
use heddle_ltl::{AtomTable, Automaton, Cube, Dialect, Edge, Guard, State, parse};

fn letter(n: u32) -> String {
    ["p", "q", "r", "s"][n as usize].to_owned()
}

/// Reads the part of HOA v1 that is written here: labels in disjunctive form.
fn read_hoa(text: &str) -> Automaton {
    let (head, body) = text.split_once("--BODY--\n").expect("a body");
    let value = |key: &str| {
        let line = head.lines().find_map(|l| l.strip_prefix(key));
        line.expect(key).trim().to_owned()
    };
    assert!(head.starts_with("HOA: v1\n"));
    assert_eq!(value("Acceptance:"), "1 Inf(0)");
    assert_eq!(value("Start:"), "0");
    let mut states: Vec<State> = Vec::new();
    for line in body.strip_suffix("--END--\n").expect("an end").lines() {
        if let Some(state) = line.strip_prefix("State: ") {
            let (number, accepting) = state.split_once(' ').unwrap_or((state, ""));
            assert_eq!(number.parse(), Ok(states.len()));
            states.push(State { accepting: accepting == "{0}", edges: Vec::new() });
        } else {
            let (label, target) =
                line.trim().strip_prefix('[').and_then(|l| l.split_once("] ")).expect("an edge");
            let cubes = label.split(" | ").map(read_cube).collect();
            let edge = Edge { guard: Guard { cubes }, target: target.parse().expect("a number") };
            states.last_mut().expect("a state").edges.push(edge);
        }
    }
    assert_eq!(value("States:"), states.len().to_string());
    Automaton { states }
}

fn read_cube(text: &str) -> Cube {
    if text == "t" {
        return Cube::TRUE;
    }
    let literals = text.split('&').map(|literal| {
        let atom = literal.trim_start_matches('!').parse().expect("an atom");
        Cube::literal(atom, !literal.starts_with('!'))
    });
    literals.fold(Cube::TRUE, |cube, literal| cube.and(literal).expect("no contradiction"))
}

#[test]
fn hoa_reads_back() {
    let mut random = Random(17);
    for _ in 0..300 {
        let size = 2 + random.below(8);
        let formula = random.formula(size, 4);
        let automaton = Automaton::new(&formula).expect("small");
        assert_eq!(read_hoa(&automaton.hoa(4, &letter)), automaton, "{formula}");
    }
}

fn violating(text: &str) -> (Automaton, impl Fn(u32) -> String) {
    let mut table = AtomTable::default();
    let formula = parse(text, Dialect::Block, &mut table).expect(text);
    let name = move |n: u32| table.atoms[n as usize].0.clone();
    (Automaton::violating(&formula).expect("small"), name)
}

#[test]
fn a_response_as_a_claim() {
    // State for state and edge for edge what `spin -f '!([] (p -> <> q))'` prints.
    let (automaton, name) = violating("[] (x > 1 -> <> q)");
    let expected = "\
never {
T0_init:
	do
	:: (1) -> goto T0_init
	:: ((x > 1) && !q) -> goto accept_S1
	od;
accept_S1:
	do
	:: (!q) -> goto accept_S1
	od;
}
";
    assert_eq!(automaton.never_claim(&name), expected);
}

#[test]
fn the_claim_of_an_invariant_ends_when_it_is_violated() {
    let (automaton, name) = violating("[] p");
    let claim = automaton.never_claim(&name);
    assert!(
        claim.ends_with(":: (!p) -> goto accept_S1\n\tod;\naccept_S1:\n\tskip\n}\n"),
        "{claim}"
    );
}

#[test]
fn accepting_states_of_a_drawing_have_two_circles() {
    let (automaton, name) = violating("[] <> \"a b\"");
    let dot = automaton.dot(&name);
    assert!(dot.starts_with("digraph ") && dot.ends_with("}\n"));
    assert!(dot.contains("start -> 0") && dot.contains("1 [shape=doublecircle]"), "{dot}");
    assert!(dot.contains(r#"[label="!(\"a b\")"]"#), "{dot}");
}
