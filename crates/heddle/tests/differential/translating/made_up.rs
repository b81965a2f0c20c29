//! Made-up C programs: two threads, started through a table, a few shared variables of
//! several types, an array, structs (by value too, with fields called like functions and
//! types), a pointer, a text, a function; and a shrinker for those that fail.
//!
//! Nothing in them is undefined: indices are masked, divisors odd, numbers small
//! where signed ones could overflow. Values of narrow and unsigned types do wrap.

use heddle_testkit::rng::Rng;

#[derive(Clone, Debug)]
pub struct Program {
    pub threads: Vec<Vec<Stmt>>,
    pub helper: Vec<Stmt>,
    pub last: Expr,
}

#[derive(Clone, Debug)]
pub enum Stmt {
    Assign(String, Expr),
    Update(String, &'static str, Expr),
    Step(String, &'static str),
    If(Expr, Vec<Stmt>, Vec<Stmt>),
    Repeat(usize, Vec<Stmt>),
    Locked(Vec<Stmt>),
    Switch(Expr, Vec<Vec<Stmt>>, bool),
    Call(String, Expr),
    Atomic(&'static str, Expr),
    Exchange(Expr, Expr),
    Point(&'static str),
    /// A struct goes through a function by value.
    Twist,
    Say(Expr),
    Assert(Expr),
}

#[derive(Clone, Debug)]
pub enum Expr {
    Num(i64),
    Read(String),
    Bin(&'static str, Box<Expr>, Box<Expr>),
    Un(&'static str, Box<Expr>),
    Cond(Box<Expr>, Box<Expr>, Box<Expr>),
    Cast(&'static str, Box<Expr>),
}

const SHARED: [&str; 11] =
    ["g", "h", "c", "u", "s", "q", "arr[1]", "pt.x", "pt.y", "pt.helper", "pr.point.x"];
const LOCAL: [&str; 7] = ["a", "b", "k", "w", "z", "l.point.x", "l.n"];

pub fn program(seed: u64) -> Program {
    let mut r = Rng::new(seed);
    let threads = (0..2).map(|_| body(&mut r, 2, 3)).collect();
    let helper = body(&mut r, 1, 2);
    let watched = one(&mut r, &SHARED);
    let last = Expr::Bin(
        if r.chance(60) { "!=" } else { "<=" },
        Box::new(Expr::Read(watched.into())),
        Box::new(Expr::Num(r.range(0, 4).into())),
    );
    Program { threads, helper, last }
}

fn body(r: &mut Rng, depth: u32, most: usize) -> Vec<Stmt> {
    (0..1 + r.below(most)).map(|_| stmt(r, depth)).collect()
}

/// One of these, by value.
fn one<T: Copy>(r: &mut Rng, from: &[T]) -> T {
    *r.pick(from)
}

fn place(r: &mut Rng) -> String {
    match r.below(10) {
        0 => "arr[a & 1]".into(),
        1 => "*p".into(),
        2..=5 => one(r, &SHARED).into(),
        _ => one(r, &LOCAL).into(),
    }
}

fn stmt(r: &mut Rng, depth: u32) -> Stmt {
    let weights: [u32; 14] = match depth {
        0 => [30, 14, 12, 0, 0, 0, 0, 6, 6, 4, 4, 3, 4, 1],
        _ => [26, 12, 10, 14, 6, 8, 5, 6, 6, 4, 4, 3, 4, 1],
    };
    match r.weighted(&weights) {
        0 => Stmt::Assign(place(r), expr(r, 2)),
        1 => Stmt::Update(place(r), one(r, &["+=", "-=", "^=", "|=", "&="]), expr(r, 1)),
        2 => Stmt::Step(place(r), one(r, &["++", "--"])),
        3 => {
            let other = if r.chance(50) { body(r, depth - 1, 2) } else { Vec::new() };
            Stmt::If(expr(r, 2), body(r, depth - 1, 2), other)
        }
        4 => Stmt::Repeat(1 + r.below(2), body(r, depth - 1, 2)),
        5 => Stmt::Locked(body(r, 0, 3)),
        6 => {
            let n = 2 + r.below(2);
            let bodies = (0..n).map(|_| body(r, 0, 1)).collect();
            Stmt::Switch(expr(r, 1), bodies, r.chance(50))
        }
        7 => Stmt::Call(one(r, &LOCAL).into(), expr(r, 1)),
        8 => Stmt::Atomic(
            one(
                r,
                &[
                    "atomic_fetch_add(&at",
                    "atomic_fetch_xor(&at",
                    "atomic_exchange(&at",
                    "atomic_fetch_sub(&aq",
                ],
            ),
            expr(r, 1),
        ),
        9 => Stmt::Exchange(expr(r, 1), expr(r, 1)),
        10 => Stmt::Point(one(r, &["&g", "&h", "&arr[0]", "&pt.x", "&pr.point.x"])),
        12 => Stmt::Twist,
        13 => Stmt::Say(expr(r, 1)),
        _ => Stmt::Assert(Expr::Bin(
            "<",
            Box::new(Expr::Read(one(r, &SHARED).into())),
            Box::new(Expr::Num(200)),
        )),
    }
}

fn expr(r: &mut Rng, depth: u32) -> Expr {
    if depth == 0 || r.chance(30) {
        return match r.below(3) {
            0 => Expr::Num(one(r, &[0, 1, 2, 3, 7, 250, -1])),
            _ => Expr::Read(place(r)),
        };
    }
    let sub = |r: &mut Rng| Box::new(expr(r, depth - 1));
    match r.below(16) {
        0..=5 => {
            let op = one(r, &["+", "-", "&", "|", "^", "==", "<", ">=", "!="]);
            Expr::Bin(op, sub(r), sub(r))
        }
        6 => Expr::Bin(one(r, &["&&", "||"]), sub(r), sub(r)),
        7 => Expr::Bin(one(r, &["/", "%"]), sub(r), Box::new(Expr::Num(one(r, &[3, 5, -2])))),
        8 => Expr::Bin(
            one(r, &["<<", ">>"]),
            Box::new(Expr::Bin("&", sub(r), Box::new(Expr::Num(63)))),
            Box::new(Expr::Num(r.range(0, 3).into())),
        ),
        9 => Expr::Un(one(r, &["-", "~", "!"]), sub(r)),
        10 => Expr::Cond(sub(r), sub(r), sub(r)),
        // All of 64 bits, without the sign that must not overflow.
        11 | 12 => Expr::Bin(
            one(r, &["*", "/", "%", "<<", ">>", "-", "<", "=="]),
            Box::new(Expr::Cast("unsigned long long", sub(r))),
            Box::new(Expr::Num(one(r, &[3, 17, 37]))),
        ),
        // By a variable, which is odd.
        13 => Expr::Bin(
            one(r, &["/", "%"]),
            Box::new(Expr::Cast(one(r, &["unsigned long long", "unsigned"]), sub(r))),
            Box::new(Expr::Bin("|", sub(r), Box::new(Expr::Num(1)))),
        ),
        14 => Expr::Read("word[a & 3]".into()),
        _ => Expr::Cast(one(r, &["unsigned char", "signed char", "short", "unsigned"]), sub(r)),
    }
}

/// The program as C.
pub fn text(p: &Program) -> String {
    let mut out = String::from(
        "#include <assert.h>\n#include <pthread.h>\n#include <stdatomic.h>\n#include <stdio.h>\n\
         struct point { int x; unsigned char y; short helper; };\n\
         struct pair { struct point point; long n; };\n\
         struct pair pr;\nconst char *word = \"ab{\";\n\
         int g, h = 1;\nunsigned long long q = 4294967294u;\nunsigned char c = 254;\nunsigned u = 4294967295u;\nshort s = 2;\n\
         int arr[2] = { 1, 2 };\nstruct point pt = { 1, 2 };\natomic_int at;\n_Atomic unsigned long aq = 1;\n\
         pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\n",
    );
    let locals = "    int a = 1, b = 0;\n    unsigned char k = 3;\n    unsigned w = 5;\n    long z = -3;\n    int *p = &g;\n    struct pair l = { { 1, 2, 3 }, 4 };\n";
    out.push_str(
        "\nstruct pair twist(struct pair v)\n{\n    v.point.x ^= 1;\n    v.n = (v.n + v.point.helper) & 255;\n    v.point.helper = v.point.y;\n    return v;\n}\n",
    );
    out.push_str("\nint helper(int v)\n{\n");
    out.push_str(locals);
    out.push_str("    a = v & 15;\n");
    list(&mut out, &p.helper, 1, true);
    out.push_str("    if (b > 1)\n        return a & 7;\n    return k & 3;\n}\n");
    for (i, t) in p.threads.iter().enumerate() {
        out.push_str(&format!("\nvoid *thread{i}(void *arg)\n{{\n"));
        out.push_str(locals);
        list(&mut out, t, 1, false);
        out.push_str("    return 0;\n}\n");
    }
    let starts: Vec<String> = (0..p.threads.len()).map(|i| format!("thread{i}")).collect();
    out.push_str(&format!(
        "\nint main(void)\n{{\n    void *(*starts[])(void *) = {{ {} }};\n",
        starts.join(", ")
    ));
    for i in 0..p.threads.len() {
        out.push_str(&format!(
            "    pthread_t t{i};\n    pthread_create(&t{i}, 0, starts[{i}], 0);\n"
        ));
    }
    for i in 0..p.threads.len() {
        out.push_str(&format!("    pthread_join(t{i}, 0);\n"));
    }
    out.push_str(&format!("    assert({});\n    return 0;\n}}\n", show(&p.last)));
    out
}

fn list(out: &mut String, body: &[Stmt], indent: usize, in_helper: bool) {
    let pad = "    ".repeat(indent);
    for (i, s) in body.iter().enumerate() {
        let line = match s {
            Stmt::Assign(p, e) => format!("{p} = {};", small(p, show(e))),
            Stmt::Update(p, op, e) => format!("{p} {op} {};", small(p, show(e))),
            Stmt::Step(p, op) => format!("{p}{op};"),
            Stmt::If(c, yes, no) => {
                out.push_str(&format!("{pad}if ({}) {{\n", show(c)));
                list(out, yes, indent + 1, in_helper);
                if !no.is_empty() {
                    out.push_str(&format!("{pad}}} else {{\n"));
                    list(out, no, indent + 1, in_helper);
                }
                "}".into()
            }
            Stmt::Repeat(n, body) => {
                let v = format!("i{indent}_{i}");
                out.push_str(&format!("{pad}for (int {v} = 0; {v} < {n}; {v}++) {{\n"));
                list(out, body, indent + 1, in_helper);
                "}".into()
            }
            // A helper is called with the lock held or not: it takes none.
            Stmt::Locked(body) if in_helper => {
                out.push_str(&format!("{pad}{{\n"));
                list(out, body, indent + 1, in_helper);
                "}".into()
            }
            Stmt::Locked(body) => {
                out.push_str(&format!("{pad}pthread_mutex_lock(&m);\n"));
                let inner: Vec<Stmt> =
                    body.iter().filter(|s| !matches!(s, Stmt::Locked(_))).cloned().collect();
                list(out, &inner, indent, in_helper);
                "pthread_mutex_unlock(&m);".into()
            }
            Stmt::Switch(e, bodies, falls) => {
                out.push_str(&format!("{pad}switch (({}) & 3) {{\n", show(e)));
                for (n, body) in bodies.iter().enumerate() {
                    out.push_str(&format!("{pad}case {n}:\n"));
                    list(out, body, indent + 1, in_helper);
                    if !(*falls && n == 0) {
                        out.push_str(&format!("{pad}    break;\n"));
                    }
                }
                "}".into()
            }
            Stmt::Call(to, e) if in_helper => format!("{to} = ({}) & 7;", show(e)),
            Stmt::Call(to, e) => format!("{to} = helper({});", show(e)),
            Stmt::Atomic(op, e) => format!("b = {op}, ({}) & 255) & 15;", show(e)),
            Stmt::Exchange(old, new) => format!(
                "{{ int want = ({}) & 15; b = atomic_compare_exchange_strong(&at, &want, ({}) & 15); a = want; }}",
                show(old),
                show(new)
            ),
            Stmt::Point(to) => format!("p = {to};"),
            Stmt::Twist => "l = twist(l);".into(),
            Stmt::Say(e) => format!("fprintf(stderr, \"%d\", (int)({}));", show(e)),
            Stmt::Assert(e) => format!("assert({});", show(e)),
        };
        out.push_str(&format!("{pad}{line}\n"));
    }
}

/// Keeps what goes to a signed variable far from overflow.
fn small(place: &str, value: String) -> String {
    match place {
        "c" | "k" | "u" | "w" | "q" | "pt.y" | "pt.helper" | "s" => value,
        "z" => format!("({value}) & 0xffffffffffll"),
        _ => format!("({value}) & 1023"),
    }
}

fn show(e: &Expr) -> String {
    match e {
        Expr::Num(n) if *n < 0 => format!("({n})"),
        Expr::Num(n) => n.to_string(),
        Expr::Read(p) => p.clone(),
        Expr::Bin(op, a, b) => format!("({} {op} {})", show(a), show(b)),
        Expr::Un(op, a) => format!("({op}{})", show(a)),
        Expr::Cond(c, a, b) => format!("({} ? {} : {})", show(c), show(a), show(b)),
        Expr::Cast(t, a) => format!("(({t}){})", show(a)),
    }
}

/// The smallest program found that still fails.
pub fn shrink(p: &Program, tries: usize, mut fails: impl FnMut(&Program) -> bool) -> Program {
    let mut best = p.clone();
    let mut left = tries;
    'again: loop {
        for candidate in smaller(&best) {
            if left == 0 {
                return best;
            }
            left -= 1;
            if fails(&candidate) {
                best = candidate;
                continue 'again;
            }
        }
        return best;
    }
}

fn smaller(p: &Program) -> Vec<Program> {
    let mut out = Vec::new();
    for (i, t) in p.threads.iter().enumerate() {
        for t in smaller_list(t) {
            let mut q = p.clone();
            q.threads[i] = t;
            out.push(q);
        }
    }
    for helper in smaller_list(&p.helper) {
        out.push(Program { helper, ..p.clone() });
    }
    out
}

fn smaller_list(list: &[Stmt]) -> Vec<Vec<Stmt>> {
    let mut out = Vec::new();
    for i in 0..list.len() {
        let mut without = list.to_vec();
        without.remove(i);
        out.push(without);
        let mut put = |stmts: Vec<Stmt>| {
            let mut new = list[..i].to_vec();
            new.extend(stmts);
            new.extend_from_slice(&list[i + 1..]);
            out.push(new);
        };
        match &list[i] {
            Stmt::If(c, yes, no) => {
                put(yes.clone());
                put(no.clone());
                for y in smaller_list(yes) {
                    put(vec![Stmt::If(c.clone(), y, no.clone())]);
                }
                for e in smaller_expr(c) {
                    put(vec![Stmt::If(e, yes.clone(), no.clone())]);
                }
            }
            Stmt::Repeat(_, body) | Stmt::Locked(body) => put(body.clone()),
            Stmt::Switch(_, bodies, _) => bodies.iter().for_each(|b| put(b.clone())),
            Stmt::Assign(p, e) => {
                smaller_expr(e).into_iter().for_each(|e| put(vec![Stmt::Assign(p.clone(), e)]));
            }
            Stmt::Update(p, op, e) => {
                smaller_expr(e).into_iter().for_each(|e| put(vec![Stmt::Update(p.clone(), op, e)]));
            }
            _ => {}
        }
    }
    out
}

fn smaller_expr(e: &Expr) -> Vec<Expr> {
    match e {
        Expr::Num(_) => vec![],
        Expr::Read(_) => vec![Expr::Num(1)],
        Expr::Bin(op, a, b) => {
            let mut out = vec![(**a).clone(), (**b).clone()];
            // Without the cast it might overflow.
            if !matches!(**a, Expr::Cast("unsigned long long", _)) {
                let less = smaller_expr(a).into_iter();
                out.extend(less.map(|a| Expr::Bin(op, Box::new(a), b.clone())));
            }
            if !matches!(*op, "/" | "%" | "<<" | ">>") {
                out.extend(
                    smaller_expr(b).into_iter().map(|b| Expr::Bin(op, a.clone(), Box::new(b))),
                );
            }
            out
        }
        Expr::Un(_, a) | Expr::Cast(_, a) => vec![(**a).clone()],
        Expr::Cond(c, a, b) => vec![(**c).clone(), (**a).clone(), (**b).clone()],
    }
}
