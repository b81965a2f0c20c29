//! Sizes of automata against those of SPIN 6.5.2.
//!
//! The formulas are Dwyer, Avrunin and Corbett's specification patterns and
//! sets used by Etessami and Holzmann and by Somenzi and Bloem. The numbers are
//! the states that `spin -f` makes of each formula and of its negation
//! (labels of the claim, `accept_init` and `T0_init` being one); `usize::MAX`
//! where it took more than half a minute.

use heddle_ltl::{AtomTable, Automaton, Dialect, parse};

const SPIN: &[(&str, usize, usize)] = &[
    ("[] (!p)", 1, 2),
    ("<> r -> (!p U r)", 4, 3),
    ("[] (q -> [] (!p))", 3, 3),
    ("[] ((q && !r && <> r) -> (!p U r))", 7, 4),
    ("[] (q && !r -> ((!p U r) || [] (!p)))", 8, 5),
    ("<> p", 2, 1),
    ("(!r) U ((p && !r) || [] (!r))", 3, 5),
    ("[] (!q) || <> (q && <> p)", 5, 5),
    ("[] ((q && !r) -> ((!r U (p && !r)) || [] (!r)))", 8, 5),
    ("[] ((q && !r) -> (!r U (p && !r)))", 4, 3),
    (
        "<> r -> ((!p && !r) U (r || ((p && !r) U (r || ((!p && !r) U (r || ((p && !r) U (r || (!p U r)))))))))",
        8,
        usize::MAX,
    ),
    ("[] p", 1, 2),
    ("<> r -> (p U r)", 4, 3),
    ("[] (q -> [] p)", 3, 3),
    ("[] ((q && !r && <> r) -> (p U r))", 7, 4),
    ("[] ((q && !r) -> ((p U r) || [] p))", 8, 6),
    ("(!p U s) || [] (!p)", 4, 4),
    ("<> r -> (!p U (s || r))", 4, 4),
    ("[] (!q) || <> (q && ((!p U s) || [] (!p)))", 6, 18),
    ("[] ((q && !r && <> r) -> (!p U (s || r)))", 8, 5),
    ("[] ((q && !r) -> ((!p U (s || r)) || [] (!p)))", 8, 5),
    ("[] (p -> <> s)", 4, 2),
    ("<> r -> ((p -> (!r U (s && !r))) U r)", 5, 6),
    ("[] (q -> [] (p -> <> s))", 6, 3),
    ("[] ((q && !r && <> r) -> ((p -> (!r U (s && !r))) U r))", 10, 7),
    ("[] ((q && !r) -> (((p -> (!r U (s && !r))) U r) || [] (p -> (!r U (s && !r)))))", 15, 9),
    ("<> p -> (!p U (s && !p && (!p U t)))", 5, 14),
    ("<> r -> (!p U (r || (s && !p && (!p U t))))", 5, 6),
    ("[] (!q) || (!q U (q && (<> p -> (!p U (s && !p && (!p U t))))))", 7, 46),
    ("[] (s && (<> t) -> <> (t && <> p))", 18, 4),
    ("[] (p -> <> (s && <> t))", 10, 4),
    ("p U q", 2, 2),
    ("p U (q U r)", 3, 4),
    ("!(p U (q U r))", 4, 3),
    ("[] <> p -> [] <> q", 5, 3),
    ("<> p U [] q", 4, 6),
    ("[] p U q", 4, 4),
    ("!(<> <> p <-> <> p)", 2, 2),
    ("!([] <> p -> [] <> q)", 3, 5),
    ("!([] <> p <-> [] <> q)", 9, 8),
    ("p V (p || q)", 2, 2),
    ("<> [] p", 2, 2),
    ("[] <> p", 2, 2),
    ("<> p && [] q", 2, 4),
    ("[] <> p && [] <> q", 3, 3),
    ("<> [] p || <> [] q", 3, 3),
    ("[] <> p && [] <> q && [] <> r", 4, 4),
    ("(p U q) U r", 4, 4),
    ("!((p U q) U r)", 4, 4),
    ("p U (q && <> r)", 3, 6),
    ("[] (p -> (q U r))", 4, 3),
    ("!([] (p -> (q U r)))", 3, 4),
    ("<> (p && <> (q && <> r))", 4, 5),
    ("[] (p || <> q)", 4, 2),
    ("(p U q) || (r U s)", 4, 6),
    ("(p U q) && (r U s)", 4, 6),
    ("[] (p -> <> [] q)", 4, 3),
    ("!([] (p -> <> [] q))", 3, 4),
    ("p V q", 2, 2),
    ("(p V q) V r", 4, 4),
    ("!((<> [] p) -> ([] <> q))", 4, 5),
    ("!(([] <> p && [] <> q) -> [] <> r)", 4, 6),
    ("!([] ((p && !q) -> <> r))", 2, 4),
    ("(<> [] p && <> [] q) || [] <> r", 7, 7),
    ("<> (p && [] q)", 2, 4),
    ("[] (p && (q U r))", 2, 3),
    ("[] <> (p && <> q)", 8, 4),
    ("<> p && <> q && <> r", 8, 7),
    ("(p -> q) U (r -> s)", 2, 2),
    ("!(p U (q && (r U s)))", 6, 3),
    ("[] (p -> (<> q && <> r))", 10, 3),
    ("((p U q) V r)", 4, 4),
    ("true", 2, 2),
    ("false", 2, 2),
    ("p && !p", 2, 2),
    ("[] <> p || <> [] q", 5, 3),
    ("!([] (p -> <> (q && <> r)))", 4, 10),
];

#[test]
fn never_more_states_than_spin() {
    let mut larger = Vec::new();
    let (mut ours, mut theirs) = (0, 0);
    for &(text, positive, negative) in SPIN {
        let mut atoms = AtomTable::default();
        let formula = parse(text, Dialect::Flag, &mut atoms).expect(text);
        let pairs = [
            (Automaton::new(&formula), positive, ""),
            (Automaton::violating(&formula), negative, "!"),
        ];
        for (automaton, spin, sign) in pairs {
            let n = automaton.expect("small").states.len();
            if n > spin {
                larger.push(format!("{sign}({text}): {n}, spin {spin}"));
            }
            if spin != usize::MAX {
                (ours, theirs) = (ours + n, theirs + spin);
            }
        }
    }
    assert!(larger.is_empty(), "larger than spin's:\n{}", larger.join("\n"));
    println!("{ours} states, spin {theirs}");
    assert!(ours < theirs);
}
