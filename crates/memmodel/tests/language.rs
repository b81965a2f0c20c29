//! The language of models: what the built-ins mean, and what bad files are told.

use heddle_memmodel::{BRANCH, READ, WRITE, builtin, builtins, parse, stages};
use heddle_span::{FileId, Severity, SourceMap};

/// Every diagnostic as `line:column severity message`.
fn told(text: &str) -> Vec<String> {
    let mut map = SourceMap::new();
    let file = map.add("m.mcm", text);
    let (model, diags) = parse(text, file);
    assert_eq!(model.is_none(), diags.iter().any(|d| d.is_fatal()));
    let place = |s| map.position(s);
    diags
        .iter()
        .map(|d| {
            let p = place(d.labels[0].span);
            let kind = if d.severity == Severity::Warning { "warning: " } else { "" };
            format!("{}:{} {kind}{}", p.line, p.column, d.message)
        })
        .collect()
}

#[test]
fn every_builtin_reads_without_a_word() {
    for b in builtins() {
        let (model, diags) = parse(b.text, FileId(0));
        assert!(model.is_some() && diags.is_empty(), "{}: {diags:?}", b.name);
        assert_eq!(model.unwrap().name, b.name);
    }
    assert_eq!(builtin("X86").unwrap().name, "tso");
    assert!(builtin("alpha").is_none());
}

#[test]
fn what_plain_accesses_keep() {
    // Order of plain accesses to different locations: RR RW WR WW.
    let table = [
        ("sc", [true, true, true, true]),
        ("tso", [true, true, false, true]),
        ("pso", [true, true, false, false]),
        ("rmo", [false; 4]),
        ("rvwmo", [false; 4]),
        ("armv8", [false; 4]),
        ("power", [false; 4]),
        ("ra", [true; 4]),
    ];
    for (name, want) in table {
        let m = builtin(name).unwrap();
        let pairs = [(READ, READ), (READ, WRITE), (WRITE, READ), (WRITE, WRITE)];
        assert_eq!(pairs.map(|(a, b)| m.orders(a, b)), want, "{name}");
    }
    let arm = builtin("armv8").unwrap();
    assert!(arm.orders(BRANCH, WRITE) && !arm.orders(BRANCH, READ));
}

/// Which fences in a row can be told apart decides whether loops may drop some.
#[test]
fn how_many_fences_a_model_can_tell_apart() {
    for b in builtins() {
        assert!(builtin(b.name).unwrap().needs_two_fences_at_most(), "{}", b.name);
    }
    let needs = |rule: &str| {
        let text = format!("model m \"m\"\natomic Re\nset f = DMB.SY\norder o {rule}\n");
        let (model, diags) = parse(&text, FileId(0));
        assert!(diags.iter().all(|d| !d.is_fatal()), "{diags:?}");
        model.unwrap().needs_two_fences_at_most()
    };
    assert!(needs("[W];po;[f];po;[R]"));
    assert!(!needs("[W];po;[f];po;[f];po;[R]"));
    assert!(!needs("[W];po;[f];po;[f];po;[f];po;[R]"));
    assert!(!needs("[W];(po;[f];po)+;[R]"));
}

#[test]
fn stages_are_those_that_the_paper_gives_by_hand() {
    let text = |name: &str| {
        let s = stages(&builtin(name).unwrap());
        (s.load, s.store, s.speculation, s.pending)
    };
    assert_eq!(text("sc"), ("{Fe,Is,Ex}", "{Fe,Is,Ex,Re}", false, "none"));
    assert_eq!(text("tso"), ("{Fe,Is,Ex}", "{Fe,Is,Ex} {Re}", false, "first in, first out"));
    let per_location = "first in, first out per location";
    assert_eq!(text("pso"), ("{Fe,Is,Ex}", "{Fe,Is,Ex} {Re}", false, per_location));
    for weak in ["rmo", "rvwmo", "armv8"] {
        assert_eq!(text(weak), ("{Fe} {Is,Ex}", "{Fe} {Is,Ex} {Re}", true, per_location));
    }
}

#[test]
fn all_mistakes_are_told_at_once() {
    let text = "model bad\natomic Re\nset s = Fence.r.q\norder a [R];pol;[W]\norder b [R);po;[W]\nfrob x\n";
    assert_eq!(
        told(text),
        [
            "3:5 warning: the set `s` is never used",
            "3:9 no set or attribute is called `Fence.r.q`",
            "4:13 no relation is called `pol`",
            "5:11 expected `]`, found `)`",
        ]
    );
}

#[test]
fn a_rule_that_can_never_apply_is_refused() {
    assert_eq!(
        told("model m\natomic Re\norder x [R & MFENCE];po;[W]\n"),
        ["3:9 `x` can never apply"]
    );
    assert_eq!(told("model m\natomic Re\norder x [F];po-loc;[R]\n"), ["3:9 `x` can never apply"]);
}

#[test]
fn a_model_that_forbids_every_run_is_refused() {
    let own = "`x` makes an instance wait for itself: every run would be forbidden";
    assert_eq!(told("model m\natomic Re\norder x po?\n"), [format!("3:9 {own}")]);
    let younger = "the younger instance cannot go first: every run would be forbidden";
    assert_eq!(
        told("model m\natomic Re\norder x Re(j) < Ex(i): [R];po;[W]\n"),
        [format!("3:9 {younger}")]
    );
}

#[test]
fn premises_outside_the_machine_are_unsupported() {
    let text = "model m\norder x Re(k)@q < Re(j)@q when Re(k)@q < Is(i): [R];po;[W]\n";
    let (_, diags) = parse(text, FileId(0));
    assert_eq!(diags[0].severity, Severity::Unsupported);
}

#[test]
fn a_set_is_not_a_relation() {
    assert_eq!(
        told("model m\natomic Re\norder x R;po;[W]\n"),
        ["3:9 `R` is a set, not a relation"]
    );
    assert_eq!(told("order x po\n"), ["1:1 a model file starts with `model NAME`"]);
}

#[test]
fn the_book_prints_every_builtin_in_full() {
    let book = include_str!("../../../docs/memory-models.md");
    for b in builtins() {
        assert!(book.contains(b.text), "docs/memory-models.md has another text of `{}`", b.name);
    }
}

/// What is told first about each of many malformed files.
#[test]
fn malformed_files_are_told_where_and_why() {
    let sure = "every run would be forbidden";
    let cases: &[(&str, &str)] = &[
        ("", "1:1 a model file starts with `model NAME`"),
        ("model", "1:6 expected the model's name, found the end of the file"),
        ("model m m2", "1:9 expected the end of the statement, found `m2`"),
        ("model m \"unfinished\natomic Re\n", "1:9 this text has no end: `\"` is missing"),
        ("model m\natomic\n", "3:1 expected `Re`, found the end of the file"),
        ("model m\natomic Xx\n", "2:8 only `atomic Re` is a constraint"),
        ("model m\natomic Re: Q1\n", "2:12 no set or attribute is called `Q1`"),
        ("model m\natomic Re: [W]\n", "2:12 this is a relation, and a set is needed here"),
        ("model m\nuniproc half\n", "2:9 `uniproc` is `full` or `llh`, not `half`"),
        ("model m\nspeculate maybe\n", "2:11 `speculate` is `auto` or `no`, not `maybe`"),
        ("model m\ncommit 7\n", "2:8 `commit` is `yes` or `no`, not `7`"),
        ("model m\nrace nobody\n", "2:6 no set or attribute is called `nobody`"),
        ("model m\nset R = W\norder x [R];po\n", "2:5 `R` is defined already"),
        ("model m\nset a = b\norder x [a];po\n", "2:9 no set or attribute is called `b`"),
        ("model m\nset s = R\nset s = W\norder x [s];po\n", "3:5 `s` is defined already"),
        ("model m\nlet r = r\norder x r\n", "2:9 no relation is called `r`"),
        ("model m\nlet r = po\nlet r = po\norder x r\n", "3:5 `r` is defined already"),
        ("model m\nattribute R\n", "2:11 `R` means something else already"),
        ("model m\nattribute MFENCE\n", "2:11 the attribute `MFENCE` exists already"),
        ("model m\nattribute a a\norder x [a];po\n", "2:13 the attribute `a` exists already"),
        ("model m\norder\n", "3:1 expected the rule's name, found the end of the file"),
        ("model m\norder x\n", "3:1 expected a relation or a set, found the end of the file"),
        ("model m\norder x [R];;po\n", "2:13 expected a relation or a set, found `;`"),
        ("model m\norder x [R;po\n", "3:1 expected `]`, found the end of the file"),
        ("model m\norder x ([R];po;[W]\n", "3:1 expected `)`, found the end of the file"),
        ("model m\norder x [R];po [W]\n", "2:16 expected the end of the statement, found `[`"),
        (
            "model m\norder x Is(i) < Is(j): [R];po;[W]\n",
            "2:17 nothing can be made to wait before it is issued; order `glob(j)` instead",
        ),
        ("model m\norder x Zz(i) < glob(j): po\n", "2:9 no relation is called `Zz`"),
        (
            "model m\norder x Is(k) < glob(j): [R];po;[W]\n",
            "2:9 `k`, any store of any thread, needs a premise",
        ),
        ("model m\norder x Is(i) > glob(j): po\n", "2:15 `>` means nothing here"),
        (
            "model m\natomic Re\norder x Re(k)@q < Re(j)@q when Re(k)@own < Ex(i): [F];po;[W]\n",
            "3:51 `atomic Re` leaves nothing for `when` premises to do: one memory serves all threads",
        ),
        (
            "model m\norder x Re(k)@q < Re(j)@q when Re(k)@own < Ex(i): [F & R];po;[W]\n",
            "2:51 `x` can never apply",
        ),
        ("model m\norder x [none];po;[M]\n", "2:9 `x` can never apply"),
        ("model m\norder x po \\ po\n", "2:9 `x` can never apply"),
        ("model m\norder x [R];(po & rmw);[R]\n", "2:9 `x` can never apply"),
        ("model m\norder x [M]+\n", &format!("2:9 `x` makes an instance wait for itself: {sure}")),
        ("model m\nmodel n\norder x po\n", "2:7 the model has a name already: `m`"),
        ("model m\norder x po\norder x po-loc\n", "3:7 warning: there is another rule called `x`"),
        ("model m\norder x [R];po^-1;[W]\n", "2:15 `^` means nothing here"),
        ("model m\n\u{0}\n", "2:1 `\u{0}` means nothing here"),
        ("model m\norder x rf\n", "2:9 no relation is called `rf`"),
        ("model m\nfrob x\n", "2:1 no statement begins with `frob`"),
    ];
    for (text, first) in cases {
        assert_eq!(told(text).first().map(String::as_str), Some(*first), "{text:?}");
    }
    let many: String = (0..40).map(|i| format!("attribute a{i}\n")).collect();
    assert!(told(&format!("model m\n{many}")).iter().any(|d| d.contains("there is room for 64")));
}

#[test]
fn what_is_too_deep_or_too_long_is_told() {
    let n = 50_000;
    let deep = |a: &str, b: &str| format!("{}po{}", a.repeat(n), b.repeat(n));
    let all = [deep("(", ")"), deep("po | ", ""), deep("po;", ""), deep("", "+"), deep("", "?")];
    for e in &all {
        let mcm = told(&format!("model m \"m\"\natomic Re\norder a {e}\n"));
        assert!(mcm.len() < 4 && mcm[0].contains("too "), "{mcm:?}");
    }
    // Names that stand for twice as much each.
    let twice = |word: &str, tail: &str| {
        let names = (1..60).map(|i| format!("{word} a{i} = a{0} | a{0}\n", i - 1));
        format!("{word} a0 = po\n{}{tail}", names.collect::<String>())
    };
    let mcm = told(&format!("model m \"m\"\natomic Re\n{}", twice("let", "order a a59\n")));
    assert!(mcm.iter().any(|t| t.contains("too large")), "{mcm:?}");
}
