//! Cases taken from the C standard (6.10) and checked against `gcc -E`.

use super::*;

struct Files(&'static [(&'static str, &'static str)]);

impl Loader for Files {
    fn load(&mut self, path: &str, _from: &str) -> Result<(String, String), String> {
        let found = self.0.iter().find(|(name, _)| *name == path);
        found
            .map(|(name, text)| (text.to_string(), name.to_string()))
            .ok_or_else(|| format!("no file `{path}`"))
    }
}

fn run(text: &str, defines: &[&str], files: &'static [(&str, &str)]) -> (String, Vec<String>) {
    let mut map = SourceMap::new();
    let file = map.add("m.pml", text);
    let defines: Vec<String> = defines.iter().map(|d| d.to_string()).collect();
    let mut diagnostics = Vec::new();
    let p = preprocess(&mut map, file, &defines, &mut Files(files), &mut diagnostics);
    let mut out = String::new();
    let mut line = None;
    for t in &p.tokens {
        let here = (t.span.file, t.line);
        if line.is_some_and(|l| l != here) {
            out.push('\n');
        } else if t.space && line.is_some() {
            out.push(' ');
        }
        line = Some(here);
        out.push_str(&t.text);
    }
    (out, diagnostics.into_iter().map(|d| d.message).collect())
}

fn check(text: &str, expected: &str) {
    assert_eq!(run(text, &[], &[]), (expected.to_string(), vec![]), "{text}");
}

#[test]
fn macros_without_parameters() {
    check("#define N 3\nx[N] = N;", "x[3] = 3;");
    check("#define A B\n#define B A\nA B", "A B");
    check("#define E\nx E y", "x y");
    check("#define N 1\n#undef N\nN", "N");
    check("#define N 3\n1..N", "1..N");
    check("#define N 3\n\"N\" 'N'", "\"N\" 'N'");
}

#[test]
fn macros_with_parameters() {
    check("#define F(a,b) a = b\nF(x, (1,2)) F (y,) F", "x = (1,2) y = F");
    check("#define f(x) x x\nf(f(1))", "1 1 1 1");
    check("#define G() g\nG() G( )", "g g");
}

#[test]
fn stringify_and_paste() {
    check("#define S(a) #a\nS( x  +  \"y\\n\" )", "\"x + \\\"y\\\\n\\\"\"");
    check("#define J(a,b) a ## b\nJ(x,1) J(,y) J(x,) J(-,>)", "x1 y x ->");
    check("#define N 2\n#define J(a,b) a##b\n#define K(a,b) J(a,b)\nJ(x,N) K(x,N)", "xN x2");
    check("#define H # h\nH", "# h");
}

#[test]
fn variadic_macros() {
    check("#define P(f, ...) p(f, ## __VA_ARGS__)\nP(1) P(1,2,3)", "p(1) p(1,2,3)");
    check("#define Q(r...) q(r)\nQ() Q(1, 2)", "q() q(1, 2)");
}

/// The example of 6.10.3.4 paragraph 5 of the standard, its first two lines.
#[test]
fn the_example_of_the_standard() {
    let defs = "#define x 3\n#define f(a) f(x * (a))\n#undef x\n#define x 2\n#define g f\n\
                #define z z[0]\n#define h g(~\n#define m(a) a(w)\n#define w 0,1\n#define t(a) a\n\
                #define p() int\n#define q(x) x\n#define r(x,y) x ## y\n#define str(x) # x\n";
    let first = "f(y+1) + f(f(z)) % t(t(g)(0) + t)(1);\n";
    let second = "g(x+(3,4)-w) | h 5) & m\n(f)^m(m);";
    let (out, _) = run(&format!("{defs}{first}{second}"), &[], &[]);
    let tight: String = out.chars().filter(|c| !c.is_whitespace()).collect();
    assert_eq!(
        tight,
        "f(2*(y+1))+f(2*(f(2*(z[0]))))%f(2*(0))+t(1);\
         f(2*(2+(3,4)-0,1))|f(2*(~5))&f(2*(0,1))^m(0,1);"
    );
}

#[test]
fn conditions() {
    check("#if 0\na\n#elif 1\nb\n#else\nc\n#endif", "b");
    check("#define X\n#ifdef X\na\n#endif\n#ifndef X\nb\n#endif", "a");
    check("#if defined(X) || defined Y\na\n#else\nb\n#endif", "b");
    check("#if 0\n#if 1\na\n#endif\ndon't\n#else\nb\n#endif", "b");
    check("#define N 3\n#if N > 2 && N < 9\na\n#endif", "a");
    assert_eq!(run("#if N == 3\na\n#endif", &["N=3"], &[]).0, "a");
    assert_eq!(run("#ifdef N\nN\n#endif", &["N"], &[]).0, "1");
}

#[test]
fn includes() {
    let files = &[("a.h", "#include \"b.h\"\nint a;"), ("b.h", "#define N 7\n")];
    assert_eq!(run("#include \"a.h\"\nx = N", &[], files).0, "int a;\nx = 7");
    assert_eq!(run("#include <b.h>\nN", &[], files).0, "7");
    assert_eq!(run("#include \"none\"\n", &[], files).1, ["no file `none`"]);
    let own: &[(&str, &str)] = &[("m.pml", "#include \"m.pml\"\n")];
    assert_eq!(run("#include \"m.pml\"\n", &[], own).1, ["files include each other without end"]);
}

#[test]
fn lines_are_those_of_gcc() {
    check("#define F(a,b) a b\nF(p,\n\nq) z F\n (1,2)\ny", "p q\nz 1 2\ny");
    check("x = 1 /* a\n b */ y = 2", "x = 1\ny = 2");
    check("__LINE__\n#line 40 \"g\"\n__LINE__ __FILE__", "1\n40 \"g\"");
}

#[test]
fn errors_are_collected() {
    let (_, errors) = run("#if\n#endif\n#else\n#define\n#foo\n#error no\n#ifdef X\n", &[], &[]);
    assert_eq!(
        errors,
        [
            "a value is missing in this condition",
            "`#else` without an `#if` before it",
            "`#define` needs a name",
            "unknown directive `#foo`",
            "#error no",
            "this condition has no `#endif`"
        ]
    );
}

#[test]
fn runaway_macros_are_stopped() {
    let mut text = String::from("#define A0 x\n");
    for i in 1..40 {
        text += &format!("#define A{i} A{} A{}\n", i - 1, i - 1);
    }
    text += "A39";
    assert_eq!(run(&text, &[], &[]).1.len(), 1);
    let nested = format!("#define f(x) x\n{}1{}", "f(".repeat(5000), ")".repeat(5000));
    assert_eq!(run(&nested, &[], &[]).1.len(), 1);
}
