//! The parser: precedence as SPIN reads it, atoms, errors, round trips, noise.

use crate::common::Random;
use heddle_ltl::{AtomTable, Dialect, Formula, parse};

/// The formula with parentheses around everything, and its atoms.
fn read(text: &str, dialect: Dialect) -> String {
    let mut table = AtomTable::default();
    match parse(text, dialect, &mut table) {
        Ok(formula) => formula.text(&|n| table.atoms[n as usize].0.clone()),
        Err(errors) => {
            let tell = |e: &heddle_span::Diagnostic| {
                format!("{}..{}: {}", e.labels[0].span.lo, e.labels[0].span.hi, e.message)
            };
            errors.iter().map(tell).collect::<Vec<_>>().join("\n")
        }
    }
}

fn check(text: &str, expected: &str) {
    assert_eq!(read(text, Dialect::Block), expected, "{text}");
}

#[test]
fn precedence_of_ltl_blocks() {
    // What `spin -a` prints of `ltl f { … }`, with its `->` and `W` not expanded.
    check("p || q && r", "p || (q && r)");
    check("p -> q -> r", "(p -> q) -> r");
    check("[] p U q", "([] p) U q");
    check("! p == q", "! p == q");
    check("[] p && q", "([] p) && q");
    check("p U q && r", "(p U q) && r");
    check("p U q U r", "(p U q) U r");
    check("p <-> q -> r", "(p <-> q) -> r");
    check("! p U q", "(!p) U q");
    check("p -> q || r", "p -> (q || r)");
    check("[]p -> <>q", "([] p) -> (<> q)");
    check("p weakuntil q", "p W q");
    check("[] (p implies eventually q)", "[] (p -> (<> q))");
    check("!x > 3", "! x > 3");
}

#[test]
fn precedence_of_spin_f() {
    // From the claims that `spin -f` makes: `-> <-> || &&` all bind alike.
    let flag = |text, expected| assert_eq!(read(text, Dialect::Flag), expected);
    flag("p || q && r", "(p || q) && r");
    flag("p -> q -> r", "(p -> q) -> r");
    flag("p <-> q -> r", "(p <-> q) -> r");
    flag("p && q U r", "p && (q U r)");
    flag("p U q U r", "(p U q) U r");
    flag("[]p U q", "([] p) U q");
}

#[test]
fn atoms_are_the_largest_parts_without_logic() {
    check("[] x > 3", "[] (x > 3)");
    check("[](x>3 -> <> y==x+1)", "[] ((x > 3) -> (<> (y == x + 1)))");
    check("<> P[0]@crit", "<> (P [ 0 ] @ crit)");
    check("pc(p1) == crit U f(x, y[2])", "(pc ( p1 ) == crit) U (f ( x , y [ 2 ] ))");
    check("(a && b) == c || !d", "(( a && b ) == c) || (!d)");
    check("((p)) && (p)", "p && p");
    check("P:x > 1 && q?[m,1]", "(P : x > 1) && (q ? [ m , 1 ])");
    check("(a > 1 -> 2 : 3) == 2", "( a > 1 -> 2 : 3 ) == 2");
    check("<> (p -> Q[1]:x)", "<> (p -> (Q [ 1 ] : x))");
    check("c_expr { now.x > 1 } && p", "(c_expr { now . x > 1 }) && p");
    check("true && 0 || 1", "(true && false) || true");
    check("*p == 1 && -x < 2", "(* p == 1) && (- x < 2)");
    check("main::x == 1", "main :: x == 1");
}

#[test]
fn letters_are_operators_where_an_operator_can_stand() {
    check("G p", "[] p");
    check("G F p && X q", "([] (<> p)) && (X q)");
    check("p R q", "p V q");
    // Dwyer's patterns call a state R.
    check("(<> (R)) || (!P U R)", "(<> R) || ((!P) U R)");
    check("F R", "<> R");
    check("G U F", "G U F");
    check("R U W", "R U W");
    check("X", "X");
}

#[test]
fn everything_wrong_is_told_with_its_place() {
    check("", "0..0: expected a formula, found the end of the formula");
    check("p &&", "4..4: expected a formula, found the end of the formula");
    check("(p", "2..2: expected `)`, found the end of the formula");
    check("p q", "2..3: expected an operator or the end, found `q`");
    check("([] p) > 1", "0..6: a temporal formula cannot be part of an expression");
    check("f([] p)", "2..6: a temporal formula cannot be part of an expression");
    check(
        "p || || q && $",
        "5..7: expected a formula, found `||`\n13..14: expected a formula, found `$`",
    );
}

#[test]
fn what_is_printed_reads_back() {
    let mut random = Random(99);
    for _ in 0..3000 {
        let size = 1 + random.below(15);
        let formula = random.formula(size, 4);
        let text = formula.to_string();
        for dialect in [Dialect::Block, Dialect::Flag] {
            let mut names = AtomTable::default();
            let back = parse(&text, dialect, &mut names).expect(&text);
            let name = |n: u32| names.atoms[n as usize].0.clone();
            assert_eq!(back.text(&name), text);
            assert!(same_shape(&back, &formula), "{text}");
        }
    }
}

/// Equal but for the numbers of atoms.
fn same_shape(a: &Formula, b: &Formula) -> bool {
    let blank = |f: &Formula| f.text(&|_| "p".to_owned());
    blank(a) == blank(b)
}

#[test]
fn no_text_makes_it_panic() {
    const PIECES: [&str; 40] = [
        "p", "x", "[]", "<>", "U", "V", "W", "X", "R", "G", "F", "!", "&&", "||", "->", "<->", "(",
        ")", "[", "]", "{", "}", "c_expr", ":", "@", "?", "??", ",", ".", "::", "=", "==", "-",
        "*", "1", "\"", "'", "é", "/*", "always",
    ];
    let mut random = Random(4711);
    for _ in 0..30_000 {
        let mut text = String::new();
        for _ in 0..random.below(14) {
            text.push_str(PIECES[random.below(PIECES.len() as u64) as usize]);
            if random.below(2) == 0 {
                text.push(' ');
            }
        }
        read(&text, Dialect::Block);
        read(&text, Dialect::Flag);
    }
    for deep in ["(", "!", "[]", "f(", "a[", "p && ", "p -> (", "p U "] {
        let text = deep.repeat(100_000);
        assert!(parse(&text, Dialect::Block, &mut AtomTable::default()).is_err());
    }
}
