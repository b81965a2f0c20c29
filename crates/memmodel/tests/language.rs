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
