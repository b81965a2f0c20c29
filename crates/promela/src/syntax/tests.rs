//! The whole way from text to tree, told by what is printed back.

use super::*;
use heddle_ltl::Formula;
use heddle_span::{NoFiles, Severity};

fn read(text: &str) -> (SourceMap, Model, Vec<Diagnostic>) {
    let mut map = SourceMap::new();
    let file = map.add("m.pml", text);
    let (model, diagnostics) = parse(&mut map, file, &[], &mut NoFiles);
    (map, model, diagnostics)
}

/// The body of a process, printed with single spaces.
fn body(text: &str) -> String {
    let (_, model, diagnostics) =
        read(&format!("int x, y, a[3]; chan q = [2] of {{ byte, byte }};\ninit {{ {text} }}"));
    let errors: Vec<_> = diagnostics.iter().filter(|d| d.is_fatal()).collect();
    assert!(errors.is_empty(), "{text}: {errors:?}");
    let printed = print::program(&model.program);
    let (_, body) = printed.split_once("init\n{").expect("an init");
    body.trim_end_matches("}\n").split_whitespace().collect::<Vec<_>>().join(" ")
}

fn expression(text: &str) -> String {
    body(&format!("x = {text}")).trim_start_matches("x = ").trim_end_matches(';').to_string()
}

#[test]
fn precedence_is_that_of_spin_y() {
    for (text, expected) in [
        ("1 + 2 * 3", "1 + 2 * 3"),
        ("(1 + 2) * 3", "(1 + 2) * 3"),
        ("1 - (2 - 3) - 4", "1 - (2 - 3) - 4"),
        ("x | y ^ 1 & 2", "x | y ^ 1 & 2"),
        ("(x | y) & 1", "(x | y) & 1"),
        // As in C, and unlike what one hopes for.
        ("x & 1 == 0", "x & 1 == 0"),
        ("(x & 1) == 0", "(x & 1) == 0"),
        ("!x == 0", "!x == 0"),
        ("!(x == 0)", "!(x == 0)"),
        ("- -1", "-(-1)"),
        ("x || y && !x", "x || y && !x"),
        ("(x -> 1 : 2) + 3", "(x -> 1 : 2) + 3"),
        ("x << 1 + y", "x << 1 + y"),
    ] {
        assert_eq!(expression(text), expected, "{text}");
    }
}

#[test]
fn every_kind_of_message_is_read() {
    let cases = [
        "q!1, 2;",
        "q!!1, 2;",
        "q!1(2);",
        "q?x, y;",
        "q??x, y;",
        "q?<x, y>;",
        "q??<x, y>;",
        "q?x(y);",
        "q?[x, y];",
        "q??[1, y] && x;",
        "q?eval(x + 1), _;",
        "q?-1, a[2];",
    ];
    for text in cases {
        assert_eq!(body(text), text, "{text}");
    }
    assert_eq!(body("q?(x,y)"), "q?x, y;");
}

#[test]
fn line_ends_and_braces_separate_statements() {
    assert_eq!(body("x = 1\ny = 2\n"), "x = 1; y = 2;");
    assert_eq!(body("{ x = 1 } y = 2"), "{ x = 1; }; y = 2;");
    assert_eq!(body("x = (1\n+ 2)"), "x = 1 + 2;");
    assert_eq!(
        body("if :: x == 1 -> ; y = 2; :: else y = 3 fi"),
        "if :: x == 1 -> y = 2; :: else -> y = 3; fi;"
    );
    assert_eq!(body("{ x = 1 }\nunless { y == 1 }"), "{ x = 1; } unless { y == 1; };");
}

#[test]
fn select_is_written_out_as_spin_does() {
    assert_eq!(body("select (x : 1 .. 3)"), "if :: x = 1; :: x = 2; :: x = 3; fi;");
    assert_eq!(body("select (x : 1 .. 100)"), "select (x : 1 .. 100);");
    assert_eq!(body("select (x : y .. 3)"), "select (x : y .. 3);");
}

#[test]
fn an_inline_is_its_text_and_remembers_its_call() {
    let text = "int g;\ninline put(v, e) { v = e + 1 }\ninit { put(g, g * 2) }";
    let (map, model, diagnostics) = read(text);
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    let p = &model.program;
    let outer = &p.procs[0].body.stmts[0];
    assert_eq!(map.snippet(outer.span), "put(g, g * 2)");
    assert_eq!(print::statement(p, outer), "put(g, g * 2)");
    let ast::StmtKind::Block { body, call: Some(id) } = &outer.kind else { panic!("{outer:?}") };
    let inner = &body.stmts[0];
    assert_eq!(map.snippet(inner.span), "v = e + 1");
    assert_eq!(print::statement(p, inner), "g = g * 2 + 1");
    assert_eq!(inner.call, Some(*id));
    assert_eq!(map.snippet(p.calls[id.index()].span), "put(g, g * 2)");
}

#[test]
fn a_token_out_of_a_macro_points_at_its_use() {
    let (map, model, _) = read("#define STEP x = x + 1\nint x;\ninit { STEP }");
    let s = &model.program.procs[0].body.stmts[0];
    assert_eq!(map.place(s.span), "m.pml:3:8");
    assert_eq!(map.snippet(s.span), "STEP");
    assert_eq!(print::statement(&model.program, s), "x = x + 1");
}

#[test]
fn symbolic_constants_are_numbered_from_the_end() {
    // As SPIN prints them: `mtype = {a, b, c}` gives a = 3, b = 2, c = 1.
    let (_, model, _) = read("mtype = {a, b, c}; mtype = {d, e}; mtype:s = {f}; init { skip }");
    let values = |i: usize| -> Vec<(String, i32)> {
        let set = &model.program.mtypes[i];
        set.constants.iter().map(|c| (c.name.to_string(), c.value)).collect()
    };
    let named = |list: &[(&str, i32)]| -> Vec<(String, i32)> {
        list.iter().map(|(n, v)| (n.to_string(), *v)).collect()
    };
    assert_eq!(values(0), named(&[("a", 3), ("b", 2), ("c", 1), ("d", 5), ("e", 4)]));
    assert_eq!(values(1), named(&[("f", 1)]));
}

#[test]
fn declarations_say_when_they_take_effect() {
    let (_, model, _) =
        read("int g; proctype P(int p) { int a; g = 1; int b; { int c; g = 2 } } init { skip }");
    let at_start: Vec<_> = model.program.vars.iter().map(|v| (&*v.name, v.at_start)).collect();
    assert_eq!(at_start, [("g", true), ("p", true), ("a", true), ("b", false), ("c", false)]);
}

fn formula(text: &str, ltl: &str) -> (String, Formula, usize) {
    let (mut map, mut model, diagnostics) = read(text);
    assert!(!diagnostics.iter().any(Diagnostic::is_fatal), "{diagnostics:?}");
    let (id, diagnostics) = model.parse_ltl_text(&mut map, "p", ltl);
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    let l = &model.program.ltl[id.index()];
    (print::formula(&model.program, &l.formula, &l.atoms), l.formula.clone(), l.atoms.len())
}

#[test]
fn formulas_are_read_with_the_models_macros_and_names() {
    let model = "#define p (x == 1)\nint x; proctype P() { done: skip } init { skip }";
    assert_eq!(formula(model, "[]<> p").0, "[] (<> (x == 1))");
    assert_eq!(formula(model, "[] (x > 3 -> <> P[0]@done)").0, "[] ((x > 3) -> (<> (P[0]@done)))");
    assert_eq!(formula(model, "p U p U !p").0, "((x == 1) U (x == 1)) U (! (x == 1))");
    assert_eq!(formula(model, "p U !p").2, 1);
    assert_eq!(
        formula(model, "always (p implies eventually !p)").0,
        "[] ((x == 1) -> (<> (! (x == 1))))"
    );
    assert_eq!(
        formula(model, "p && x R p || X p").0,
        "((x == 1) && ((x) V (x == 1))) || (X (x == 1))"
    );
    assert_eq!(
        formula(model, "true U false").1,
        Formula::Until(Formula::True.into(), Formula::False.into())
    );
}

#[test]
fn a_bad_formula_is_an_error_in_its_own_text() {
    let (mut map, mut model, _) = read("int x; init { skip }");
    for bad in ["[] y", "[] (x", "x U", "", "[] x == 1", "x @"] {
        let (_, diagnostics) = model.parse_ltl_text(&mut map, "--ltl", bad);
        assert!(diagnostics.iter().any(Diagnostic::is_fatal), "{bad}");
        assert!(map.place(diagnostics[0].labels[0].span).starts_with("<--ltl>:1:"), "{bad}");
    }
}

/// All mistakes of a text, with their places.
fn mistakes(text: &str) -> Vec<String> {
    let (map, _, diagnostics) = read(text);
    let bad = diagnostics.iter().filter(|d| d.severity == Severity::Error);
    bad.map(|d| format!("{}: {}", map.place(d.labels[0].span), d.message)).collect()
}

#[test]
fn one_mistake_does_not_hide_the_next() {
    let text = "int x;\ninit {\n  x = ;\n  y = 1;\n  if :: x == 1 -> x = 2 2; skip :: else fi;\n  \
                goto nowhere;\n  break\n}\nint x;\nproctype P( { skip }\nproctype Q() { z = 1 }\n";
    assert_eq!(
        mistakes(text),
        [
            "m.pml:3:7: expected an expression, found `;`",
            "m.pml:5:25: expected `;` or `->`, found `2`",
            "m.pml:10:13: expected a type, found `{`",
            "m.pml:4:3: undeclared variable `y`",
            "m.pml:6:8: there is no label `nowhere` here",
            "m.pml:7:3: `break` stands outside a loop",
            "m.pml:9:5: `x` is declared again",
            "m.pml:11:16: undeclared variable `z`",
        ]
    );
}

#[test]
fn the_trap_of_numbers_and_macros_is_explained() {
    let (_, _, diagnostics) = read("#define N 3\ninit { int i; for (i : 1..N) { skip } }");
    let d = diagnostics.iter().find(|d| d.is_fatal()).expect("an error");
    assert_eq!(d.message, "undeclared variable `N`");
    assert!(d.help.as_deref().is_some_and(|h| h.contains("`1 .. N`")), "{d:?}");
}

#[test]
fn a_statements_source_fits_on_a_line() {
    let (map, model, _) = read("int x;\ninit { x = /* why */ (1 +\n     2) }");
    let s = &model.program.procs[0].body.stmts[0];
    assert_eq!(print::source_line(&map, s.span), "x = (1 + 2)");
}

#[test]
fn the_tour_of_the_language_prints_and_parses_back() {
    let (_, model, diagnostics) = read(include_str!("../../corpus/tour.pml"));
    let errors: Vec<_> = diagnostics.iter().filter(|d| d.is_fatal()).collect();
    assert!(errors.is_empty(), "{errors:?}");
    let printed = print::program(&model.program);
    let (_, again, diagnostics) = read(&printed);
    assert!(!diagnostics.iter().any(Diagnostic::is_fatal), "{diagnostics:?}\n{printed}");
    assert_eq!(print::program(&again.program), printed);
}

/// However deep: one error, found at once, and no stack that overflows.
#[test]
fn what_is_nested_too_deeply_is_one_error() {
    let n = 100_000;
    let nested = |open: &str, middle: &str, close: &str| {
        format!("byte g; init {{ {}{middle}{} }}", open.repeat(n), close.repeat(n))
    };
    let mut records = String::from("typedef T0 { byte x };\n");
    for i in 1..2_000 {
        records += &format!("typedef T{i} {{ T{} x }};\n", i - 1);
    }
    for text in [
        nested("(", "1", ")"),
        nested("- ", "1", ""),
        nested("if :: ", "skip", " fi"),
        nested("do :: ", "break", " od"),
        nested("{ ", "skip", " }"),
        nested("(1 -> ", "1", " : 0)"),
        nested("atomic { ", "skip", " }"),
        format!("byte g; init {{ skip }} ltl p {{ {}g{} }}", "(".repeat(n), ")".repeat(n)),
        records + "T1999 t; init { skip }",
    ] {
        let (_, _, diagnostics) = read(&text);
        let fatal: Vec<_> = diagnostics.iter().filter(|d| d.is_fatal()).collect();
        assert!(fatal.len() <= 2, "{}: {} errors", &text[..60], fatal.len());
        assert!(!fatal.is_empty(), "{}", &text[..60]);
    }
}

#[test]
fn errors_say_what_to_write_instead() {
    for (text, help) in [
        ("byte x; init { if (x == 0) { x = 1 } }", "if :: condition"),
        ("byte x; init { while (x < 3) { x++ } }", "do :: condition"),
        ("byte x; init { x += 1 }", "x = x + .."),
        ("byte x; init { if :: (x = 1) -> skip fi }", "`==` compares"),
        ("byte a[2][3]; init { skip }", "one dimension"),
        ("proctype P(byte a, byte b) { skip } init { skip }", "`;` stands between"),
        ("proctype P() { skip } init { P() }", "run P(..)"),
        ("bool b; init { b = True }", "`true` meant"),
        ("actve proctype P() { skip }", "`active` meant"),
        ("init { }", "`skip`"),
        ("byte x; init { x == 1 and x == 2 }", "`&&`"),
        ("byte i; init { for (i = 0; i < 3; i++) { skip } }", "for (i : 0 .. 9)"),
        ("init { goto donw; down: skip }", "`down` meant"),
    ] {
        let (_, _, diagnostics) = read(text);
        let helps: Vec<&str> = diagnostics.iter().filter_map(|d| d.help.as_deref()).collect();
        assert!(helps.iter().any(|h| h.contains(help)), "{text}: {diagnostics:?}");
    }
}
