//! herd's formats in, herd's format out, and what is said about what is not there.

use crate::search::{RunOptions, run};
use heddle_litmus::{Answer, Quantifier, Test, herd, parse, parse_program, witness};
use heddle_memmodel::{Machine, Options, builtin};
use heddle_span::{FileId, Severity, SourceMap};

fn test(text: &str) -> Test {
    let (test, diags) = parse(text, FileId(0));
    test.unwrap_or_else(|| panic!("{diags:?}"))
}

fn answer(text: &str, model: &str) -> Answer {
    run(&test(text), &builtin(model).unwrap(), &RunOptions::default()).answer()
}

const SB: &str = r#"X86 SB (store buffering)
"a comment"
Hash=abc
{ x=0; y=0; }
 P0          | P1          ;
 MOV [x],$1  | MOV [y],$1  ; (* a store each *)
 MOV EAX,[y] | MOV EAX,[x] ;
exists (0:EAX=0 /\ 1:EAX=0)
"#;

#[test]
fn herds_output_format() {
    let t = test(SB);
    let r = run(&t, &builtin("tso").unwrap(), &RunOptions::default());
    let want = "Test SB Allowed
States 4
0:EAX=0; 1:EAX=0;
0:EAX=0; 1:EAX=1;
0:EAX=1; 1:EAX=0;
0:EAX=1; 1:EAX=1;
Ok
Witnesses
Positive: 1 Negative: 3
Condition exists (0:EAX=0 /\\ 1:EAX=0)
Observation SB Sometimes 1 3
Time SB 0.00
Hash=abc
";
    assert_eq!(herd::report(&t, &r, &[], 0.0), want);
    assert_eq!(answer(SB, "sc"), Answer::Forbidden);
}

#[test]
fn a_witness_names_the_store_that_each_load_read() {
    let t = test(SB);
    let machine = Machine::new(t.program.clone(), builtin("tso").unwrap(), Options::default());
    let r = crate::search::explore(&t, &machine, &RunOptions::default());
    let events = witness(&machine, &r.witness.expect("allowed")).expect("replays");
    let loads: Vec<&str> =
        events.iter().filter(|e| e.note.starts_with("reads")).map(|e| e.note.as_str()).collect();
    assert_eq!(
        loads,
        [
            "reads y = 0 from memory, the initial value",
            "reads x = 0 from memory, the initial value"
        ]
    );
    assert!(events.iter().all(|e| e.span.is_some()));
}

#[test]
fn every_architecture_has_message_passing() {
    let tests = [
        (
            "AArch64 MP\n{ 0:X1=x; 0:X3=y; 1:X1=y; 1:X3=x; }\n P0 | P1 ;\n MOV W0,#1 | LDR W0,[X1] ;\n STR W0,[X1] | LDR W2,[X3] ;\n STR W0,[X3] | ;\nexists (1:X0=1 /\\ 1:X2=0)",
            "armv8",
        ),
        (
            "RISCV MP\n{ 0:x6=x; 0:x8=y; 1:x6=y; 1:x8=x; }\n P0 | P1 ;\n li x5,1 | lw x5,0(x6) ;\n sw x5,0(x6) | lw x7,0(x8) ;\n sw x5,0(x8) | ;\nexists (1:x5=1 /\\ 1:x7=0)",
            "rvwmo",
        ),
        (
            "PPC MP\n{ 0:r2=x; 0:r4=y; 1:r2=y; 1:r4=x; }\n P0 | P1 ;\n li r1,1 | lwz r1,0(r2) ;\n stw r1,0(r2) | lwz r3,0(r4) ;\n stw r1,0(r4) | ;\nexists (1:r1=1 /\\ 1:r3=0)",
            "power",
        ),
        (
            "ARM MP\n{ %x0=x; %y0=y; %y1=y; %x1=x; }\n P0 | P1 ;\n MOV R0,#1 | LDR R0,[%y1] ;\n STR R0,[%x0] | LDR R1,[%x1] ;\n STR R0,[%y0] | ;\nexists (1:R0=1 /\\ 1:R1=0)",
            "armv8",
        ),
        (
            "MIPS MP\n{ %x0=x; %y0=y; %y1=y; %x1=x; }\n P0 | P1 ;\n ori $2,$0,1 | lw $2,0(%y1) ;\n sw $2,0(%x0) | lw $3,0(%x1) ;\n sw $2,0(%y0) | ;\nexists (1:$2=1 /\\ 1:$3=0)",
            "rmo",
        ),
        (
            "BPF MP\n{ 0:r10=x; 0:r9=y; 1:r10=y; 1:r9=x; }\n P0 | P1 ;\n *(u32 *)(r10 + 0) = 1 | r1 = *(u32 *)(r10 + 0) ;\n *(u32 *)(r9 + 0) = 1 | r2 = *(u32 *)(r9 + 0) ;\nexists (1:r1=1 /\\ 1:r2=0)",
            "rmo",
        ),
        (
            "C MP\n{ [x]=0; [y]=0; }\nP0 (atomic_int* x, atomic_int* y) {\n  atomic_store_explicit(x, 1, memory_order_relaxed);\n  atomic_store_explicit(y, 1, memory_order_relaxed);\n}\nP1 (atomic_int* x, atomic_int* y) {\n  int r0 = atomic_load_explicit(y, memory_order_relaxed);\n  int r1 = atomic_load_explicit(x, memory_order_relaxed);\n}\nexists (1:r0=1 /\\ 1:r1=0)",
            "rc11",
        ),
    ];
    for (text, model) in tests {
        assert_eq!(answer(text, model), Answer::Allowed, "{model}");
        assert_eq!(answer(text, "sc"), Answer::Forbidden, "{model}");
    }
}

/// What every final state of one thread is.
#[test]
fn arm_mips_and_bpf_compute() {
    let tests = [
        (
            "ARM t\n{ 0:R1=x; x=7; }\n P0 ;\n LDR R0,[R1] ;\n SUBS R2,R0,#7 ;\n MOVEQ R3,#5 ;\n BNE end ;\n EOR R4,R0,R3 ;\n STR R4,[R1] ;\nend: ;\n",
            "locations [0:R2;0:R3;x;]\nforall (0:R2=0 /\\ 0:R3=5 /\\ x=2)",
        ),
        (
            "ARM t\n{ 0:R1=x; }\n P0 ;\n MOV R2,#3 ;\n LDREX R0,[R1] ;\n STREX R3,R2,[R1] ;\n",
            "forall (0:R0=0 /\\ (0:R3=0 /\\ x=3 \\/ 0:R3=1 /\\ x=0))",
        ),
        (
            "ARM t\n{ 0:R1=x; x=7; }\n P0 ;\n LDR R0,[R1] ;\n BIC R2,R0,#5 ;\n MVN R3,R0 ;\n ADD R3,R3,#8 ;\n RSB R4,R0,#9 ;\n MOVW R5,#1 ;\n MOVT R5,#2 ;\n",
            "forall (0:R2=2 /\\ 0:R3=0 /\\ 0:R4=2 /\\ 0:R5=131073)",
        ),
        (
            "MIPS t\n{ 0:$4=x; x=6; }\n P0 ;\n lw $2,0($4) ;\n addiu $3,$2,-6 ;\n beq $3,$0,L ;\n li $2,9 ;\nL: xori $2,$2,1 ;\n sw $2,0($4) ;\n",
            "forall (0:$3=0 /\\ x=7)",
        ),
        (
            "MIPS t\n{ 0:$4=x; }\n P0 ;\n ori $2,$0,3 ;\n ll $3,0($4) ;\n sc $2,0($4) ;\n",
            "forall (0:$3=0 /\\ (0:$2=1 /\\ x=3 \\/ 0:$2=0 /\\ x=0))",
        ),
        (
            "BPF t\n{ 0:r3=x; x=6; }\n P0 ;\n r1 = 2 ;\n r2 = atomic_fetch_add((u64*)(r3 + 0), r1) ;\n if r2 != 6 goto L ;\n r4 = 8 ;\n r5 = 1 ;\n r0 = r4 ;\n r0 = cmpxchg_64(r3 + 0, r0, r5) ;\n lock *(u64 *)(r3+0) += r1 ;\nL: ;\n",
            "forall (0:r2=6 /\\ 0:r0=8 /\\ x=3)",
        ),
    ];
    for (text, condition) in tests {
        assert_eq!(answer(&format!("{text}{condition}"), "sc"), Answer::Required, "{text}");
    }
}

#[test]
fn orders_of_c_reach_every_target() {
    let text = |store: &str, load: &str| {
        format!(
            "C MP\n{{ [x]=0; [y]=0; }}\nP0 (atomic_int* x, atomic_int* y) {{\n  atomic_store_explicit(x, 1, memory_order_relaxed);\n  atomic_store_explicit(y, 1, memory_order_{store});\n}}\nP1 (atomic_int* x, atomic_int* y) {{\n  int r0 = atomic_load_explicit(y, memory_order_{load});\n  int r1 = atomic_load_explicit(x, memory_order_relaxed);\n}}\nexists (1:r0=1 /\\ 1:r1=0)"
        )
    };
    for model in ["tso", "pso", "rmo", "rvwmo", "armv8", "power", "rc11", "ra", "itanium"] {
        assert_eq!(answer(&text("release", "acquire"), model), Answer::Forbidden, "{model}");
        assert_eq!(answer(&text("seq_cst", "seq_cst"), model), Answer::Forbidden, "{model}");
    }
    for model in ["pso", "rmo", "rvwmo", "armv8", "power", "rc11"] {
        assert_eq!(answer(&text("relaxed", "relaxed"), model), Answer::Allowed, "{model}");
    }
}

#[test]
fn what_is_too_deep_or_too_long_is_told() {
    let n = 50_000;
    let deep = |a: &str, m: &str, b: &str| format!("{}{m}{}", a.repeat(n), b.repeat(n));
    let nested = [
        format!("x = {};", deep("(", "1", ")")),
        format!("x = {};", deep("- ", "1", "")),
        format!("x = {};", deep("!", "1", "")),
        deep("{ ", "x = 1;", "}"),
        deep("if (1) { ", "x = 1;", "}"),
        deep("if (1) ", "x = 1;", ""),
        deep("while (1) { ", "x = 1;", "}"),
        format!("x = {};", deep("1 + ", "1", "")),
    ];
    let told = |diags: &[heddle_span::Diagnostic]| {
        assert!(diags.len() < 5, "{}", diags.len());
        assert!(diags.iter().any(|d| d.is_fatal() && d.message.contains("too ")), "{diags:?}");
    };
    for body in &nested {
        let (program, diags) =
            parse_program(&format!("shared x; thread a {{ {body} }}\nexists (x=1)"), FileId(0));
        assert!(program.is_none());
        told(&diags);
        let body = body.replace("x = ", "*x = ");
        let c = format!("C t\n{{}}\nP0 (int *x) {{ {body} }}\nexists (x=1)");
        let (test, diags) = parse(&c, FileId(0));
        assert!(test.is_none());
        told(&diags);
    }
    for e in [deep("(", "x=1", ")"), deep("~", "(x=1)", ""), deep("x=1 /\\ ", "x=1", "")] {
        let text = format!("X86 t\n{{}}\n P0 ;\n MOV [x],$1 ;\nexists {e}\n");
        let (test, diags) = parse(&text, FileId(0));
        assert!(test.is_none());
        told(&diags);
    }
    let mut doubling = "shared x; inline f0() { x = 1; x = 1; }\n".to_string();
    (1..29).for_each(|i| doubling += &format!("inline f{i}() {{ f{0}(); f{0}(); }}\n", i - 1));
    doubling += "thread a { f28(); }\nexists (x=1)";
    let (program, diags) = parse_program(&doubling, FileId(0));
    assert!(program.is_none() && diags.len() == 1, "{diags:?}");
}

#[test]
fn operators_bind_as_in_c() {
    // As the C standard groups them, with the parentheses that say so.
    let cases = [
        ("1 + 2 * 3", 1 + (2 * 3)),
        ("2 * 3 + 1", (2 * 3) + 1),
        ("7 - 2 - 3", (7 - 2) - 3),
        ("4 | 3 & 2", 4 | (3 & 2)),
        ("1 ^ 3 & 2", 1 ^ (3 & 2)),
        ("4 | 6 ^ 2", 4 | (6 ^ 2)),
        ("6 & 3 == 3", 6 & i64::from(3 == 3)),
        ("1 == 0 < 2", i64::from(1 == i64::from(0 < 2))),
        ("1 + 1 < 1 * 3", i64::from((1 + 1) < 3)),
        ("2 || 0", 1),
        ("2 && 4", 1),
        ("0 && 1 || 2", 1),
        ("1 || 0 && 0", 1),
        ("!2 + 1", 1),
        ("-2 * 3", -6),
    ];
    for (text, value) in cases {
        let c =
            format!("C e\n{{ x = 0; }}\nP0 (int *x) {{ int r0 = {text}; }}\nexists (0:r0={value})");
        assert_eq!(answer(&c, "sc"), Answer::Allowed, "C: {text}");
        let mcs = format!("shared x; thread a {{ x = {text}; }}\nexists (x={value})");
        let (program, diags) = parse_program(&mcs, FileId(0));
        let program = program.unwrap_or_else(|| panic!("{text}: {diags:?}"));
        let r = run(&program, &builtin("sc").unwrap(), &RunOptions::default());
        assert_eq!(r.answer(), Answer::Allowed, "mcs: {text}");
    }
}

#[test]
fn quantifiers_filters_and_locations() {
    let with = |tail: &str| SB.replace("exists (0:EAX=0 /\\ 1:EAX=0)", tail);
    assert_eq!(test(&with("~exists (0:EAX=1)")).condition.quantifier, Quantifier::NotExists);
    assert_eq!(test(&with("~\nexists (0:EAX=1)")).condition.quantifier, Quantifier::NotExists);
    assert_eq!(answer(&with("forall (x=1 /\\ [y]=1)"), "tso"), Answer::Required);
    assert_eq!(answer(&with("forall (0:EAX=1 \\/ not (1:EAX=0))"), "tso"), Answer::Allowed);
    let t = test(&with("locations [x; 0:EAX;]\nfilter (0:EAX=0)\nexists (1:EAX=0)"));
    let r = run(&t, &builtin("sc").unwrap(), &RunOptions::default());
    assert_eq!((r.outcomes.len(), r.answer()), (1, Answer::Forbidden));
}

#[test]
fn what_is_not_supported_is_named_with_its_place() {
    let text = SB.replace("MOV EAX,[y]", "CPUID").replace("MOV [y],$1", "RDTSC EAX");
    let mut map = SourceMap::new();
    let file = map.add("SB.litmus", &text);
    let (none, diags) = parse(&text, file);
    assert!(none.is_none());
    let told: Vec<String> =
        diags.iter().map(|d| format!("{} {}", map.place(d.labels[0].span), d.message)).collect();
    assert_eq!(
        told,
        ["SB.litmus:7:2 the instruction `CPUID`", "SB.litmus:6:16 the instruction `RDTSC EAX`"]
    );
    assert!(diags.iter().all(|d| d.severity == Severity::Unsupported));
}

#[test]
fn broken_files_are_told_and_never_panic() {
    let pieces: Vec<&str> = SB.split_inclusive(' ').collect();
    for cut in 0..pieces.len() {
        let _ = parse(&pieces[..cut].concat(), FileId(0));
        let mut without = pieces.clone();
        without.remove(cut);
        let _ = parse(&without.concat(), FileId(0));
    }
    let gc = include_str!("../../../suite/litmus/gc/stopless.mcs");
    let words: Vec<&str> = gc.split_inclusive([' ', '\n']).collect();
    for cut in 0..words.len() {
        let mut without = words.clone();
        without.remove(cut);
        let _ = parse_program(&without.concat(), FileId(0));
        let _ = parse_program(&words[..cut].concat(), FileId(0));
    }
}

#[test]
fn programs_with_mistakes_are_told_all_of_them() {
    let text = "program p\nshared x;\nthread a {\n  y = 1;\n  x = z + ;\n  fence Fence.q;\n}\n";
    let (none, diags) = parse_program(text, FileId(0));
    assert!(none.is_none());
    let told: Vec<&str> = diags.iter().map(|d| d.message.as_str()).collect();
    assert_eq!(
        told,
        ["nothing is called `y`", "nothing is called `z`", "no attribute is called `Fence.q`"]
    );
}

#[test]
fn atomic_blocks_need_a_model_that_keeps_loads_in_order() {
    let (t, _) =
        parse_program("program p shared x, y; thread a { atomic { x = 1; y = x; } }", FileId(0));
    let t = t.expect("a program");
    assert!(heddle_litmus::refuses(&t, &builtin("pso").unwrap()).is_none());
    let d = heddle_litmus::refuses(&t, &builtin("armv8").unwrap()).expect("refused");
    assert_eq!(d.severity, Severity::Unsupported);
    assert_eq!(run(&t, &builtin("armv8").unwrap(), &RunOptions::default()).answer(), Answer::Open);
}

/// Shapes whose verdicts follow from the documents of these two models.
#[test]
fn reconstructed_models_know_their_own_accesses() {
    let allowed = |text: &str, model: &str| {
        let (t, diags) = parse_program(text, FileId(0));
        let t = t.unwrap_or_else(|| panic!("{diags:?}"));
        let r = run(&t, &builtin(model).unwrap(), &RunOptions::default());
        assert!(r.complete());
        r.answer() == Answer::Allowed
    };
    let sb = |w: &str, f: &str, r: &str| {
        format!(
            "program sb shared x, y;
             thread p {{ local r; store(x, 1{w}); {f} r = load(y{r}); }}
             thread q {{ local s; store(y, 1{w}); {f} s = load(x{r}); }}
             exists (0:r=0 /\\ 1:s=0)"
        )
    };
    let mp = |w: &str, r: &str| {
        format!(
            "program mp shared x, y;
             thread p {{ store(x, 1); store(y, 1{w}); }}
             thread q {{ local r, s; r = load(y{r}); s = load(x); }}
             exists (1:r=1 /\\ 1:s=0)"
        )
    };
    let iriw = |w: &str, r: &str| {
        format!(
            "program iriw shared x, y;
             thread p {{ store(x, 1{w}); }} thread q {{ store(y, 1{w}); }}
             thread u {{ local a, b; a = load(x{r}); b = load(y{r}); }}
             thread v {{ local c, d; c = load(y{r}); d = load(x{r}); }}
             exists (2:a=1 /\\ 2:b=0 /\\ 3:c=1 /\\ 3:d=0)"
        )
    };
    // Itanium: releases are remotely atomic, plain stores are not.
    assert!(allowed(&sb("", "", ""), "itanium") && !allowed(&sb("", "fence mf;", ""), "itanium"));
    assert!(allowed(&mp("", ""), "itanium") && !allowed(&mp(", st.rel", ", ld.acq"), "itanium"));
    assert!(allowed(&iriw("", ", ld.acq"), "itanium"));
    assert!(!allowed(&iriw(", st.rel", ", ld.acq"), "itanium"));
    // UPC: strict accesses are sequentially consistent, relaxed ones are not.
    assert!(allowed(&sb("", "", ""), "upc") && !allowed(&sb(", strict", "", ", strict"), "upc"));
    assert!(
        !allowed(&sb("", "", ", strict"), "upc") && !allowed(&sb("", "fence strict;", ""), "upc")
    );
    assert!(allowed(&mp("", ""), "upc") && !allowed(&mp(", strict", ", strict"), "upc"));
    assert!(!allowed(&iriw(", strict", ", strict"), "upc"));
    // Release and acquire: message passing works, store buffering shows.
    assert!(
        allowed(&sb("", "", ""), "ra")
            && !allowed(&mp("", ""), "ra")
            && allowed(&iriw("", ""), "ra")
    );
}

/// RC11 allows more than one order of SC accesses where relaxed accesses carry the news:
/// what is not found there is open.
#[test]
fn an_order_that_may_be_too_strong_never_forbids() {
    let test = |data: &str, flag_store: &str, flag_load: &str| {
        let text = format!(
            "C mp\n{{ [x]=0; [y]=0; }}\n\
             P0 (atomic_int* x, atomic_int* y) {{\n\
             atomic_store_explicit(x, 1, memory_order_{data});\n\
             atomic_store_explicit(y, 1, memory_order_{flag_store});\n}}\n\
             P1 (atomic_int* x, atomic_int* y) {{\n\
             int r0 = atomic_load_explicit(y, memory_order_{flag_load});\n\
             int r1 = atomic_load_explicit(x, memory_order_{data});\n}}\n\
             exists (1:r0=1 /\\ 1:r1=0)\n"
        );
        let (test, diags) = heddle_litmus::parse(&text, heddle_span::FileId(0));
        let test = test.unwrap_or_else(|| panic!("{text}\n{diags:?}"));
        let model = heddle_memmodel::builtin("rc11").expect("built in");
        crate::search::run(&test, &model, &Default::default()).answer()
    };
    use heddle_litmus::Answer;
    assert_eq!(test("seq_cst", "relaxed", "relaxed"), Answer::Open);
    assert_eq!(test("seq_cst", "release", "acquire"), Answer::Forbidden);
    assert_eq!(test("seq_cst", "seq_cst", "seq_cst"), Answer::Forbidden);
    assert_eq!(test("relaxed", "relaxed", "relaxed"), Answer::Allowed);
}

/// Every outcome of a test, as herd prints them.
fn outcomes(text: &str, model: &str) -> Vec<String> {
    let t = test(text);
    let r = run(&t, &builtin(model).unwrap(), &RunOptions::default());
    assert!(r.complete(), "{:?}", r.coverage.gaps());
    r.outcomes.iter().map(|o| herd::outcome_text(&t, o)).collect()
}

#[test]
fn arrays_are_found_by_offsets_and_by_scaled_indices() {
    let x86 = "X86_64 A\n{ int64_t t[3]={1,-1,7}; 0:rax=t; 0:rbx=1; 1:rax=&t[1]; }\n P0 | P1 ;\n movq 0(%rax,%rbx,8),%rcx | movq $5,8(%rax) ;\n movq t(,%rbx,8),%rdx | ;\nlocations [0:rcx; t;]\nforall t[2]=5";
    assert_eq!(
        answer(
            "X86_64 A\n{ int64_t t[2]={1,-1}; 0:rax=t; 0:rbx=1; }\n P0 ;\n movq 0(%rax,%rbx,8),%rcx ;\nforall (0:rcx=-1 /\\ t={1,-1})",
            "tso"
        ),
        Answer::Required
    );
    let x86 = x86.replace("\n movq t(,%rbx,8),%rdx | ;", "");
    assert_eq!(outcomes(&x86, "tso"), ["0:rcx=-1; [t[0]]=1; [t[1]]=-1; [t[2]]=5;"]);
    let a64 = "AArch64 A\n{ int t[4]={1,2,3,4}; int32_t u[2]={8,9}; 0:X1=t; 0:X2=1; 0:X9=u; }\n P0 ;\n LDR W3,[X1,X2,LSL #2] ;\n LDR W4,[X1,W2,SXTW #2] ;\n LDR W5,[X1],#8 ;\n LDR W6,[X1,#4]! ;\n LDP W7,W9,[X9] ;\nforall (0:X3=2 /\\ 0:X4=2 /\\ 0:X5=1 /\\ 0:X6=4 /\\ 0:X7=8 /\\ 0:X9=9)";
    assert_eq!(answer(a64, "armv8"), Answer::Required);
    let riscv = "RISCV A\n{ uint64_t t[2]={1,2}; 0:x1=t; 0:x2=8; }\n P0 ;\n ld x3,8(x1) ;\n add x4,x1,x2 ;\n ld x5,0(x4) ;\n sd x2,0(x1) ;\nforall (0:x3=2 /\\ 0:x5=2 /\\ t={8,2})";
    assert_eq!(answer(riscv, "rvwmo"), Answer::Required);
    let ppc = "PPC A\n{ int t[2]={1,2}; 0:r1=t; 0:r2=4; }\n P0 ;\n lwz r3,4(r1) ;\n lwzx r4,r1,r2 ;\nforall (0:r3=2 /\\ 0:r4=2)";
    assert_eq!(answer(ppc, "power"), Answer::Required);
    let c = "C A\n{ int t[2]={1,2}; }\nP0 (int* t) {\n int r0 = t[1];\n atomic_store_explicit(&t[0], r0, memory_order_relaxed);\n int r1 = atomic_load_explicit(&t[r0-2], memory_order_relaxed);\n}\nforall (0:r1=2 /\\ t={2,2})";
    assert_eq!(answer(c, "rc11"), Answer::Required);
}

#[test]
fn ordered_pairs_are_ordered_and_other_pairs_are_not() {
    let mp = |store: &str, load: &str| {
        format!(
            "AArch64 MP\n{{ int x[2]; 0:X0=1; 0:X1=1; 0:X2=x; 1:X2=x; }}\n P0 | P1 ;\n {store} W0,W1,[X2] | {load} ;\nexists (1:X3=1 /\\ 1:X4=0)"
        )
    };
    let fenced = "LDR W3,[X2,#4] ;\n | DMB LD ;\n | LDR W4,[X2]";
    assert_eq!(answer(&mp("STILP", fenced), "armv8"), Answer::Forbidden);
    assert_eq!(answer(&mp("STP", fenced), "armv8"), Answer::Allowed);
    let pair = |load: &str| {
        format!(
            "AArch64 MP\n{{ int x[2]; 0:X0=1; 0:X2=x; 1:X2=x; }}\n P0 | P1 ;\n STR W0,[X2,#4] | {load} W3,W4,[X2] ;\n STLR W0,[X2] | ;\nexists (1:X3=1 /\\ 1:X4=0)"
        )
    };
    assert_eq!(answer(&pair("LDIAPP"), "armv8"), Answer::Forbidden);
    assert_eq!(answer(&pair("LDP"), "armv8"), Answer::Allowed);
}

#[test]
fn narrow_accesses_cut_and_extend() {
    let riscv = "RISCV N\n{ uint64_t z; 0:x1=x; 0:x3=y; 0:x5=z; 0:x2=-1; }\n P0 ;\n sh x2,0(x1) ;\n sb x2,0(x3) ;\n sw x2,0(x5) ;\n lb x6,0(x3) ;\n lhu x7,0(x1) ;\n lh x8,0(x1) ;\n lw x9,0(x5) ;\n lwu x10,0(x5) ;\nforall ([x]=65535 /\\ [y]=255 /\\ [z]=4294967295 /\\ 0:x6=-1 /\\ 0:x7=0xffff /\\ 0:x8=-1 /\\ 0:x9=-1 /\\ 0:x10=0xffffffff)";
    assert_eq!(answer(riscv, "rvwmo"), Answer::Required);
    let a64 = "AArch64 N\n{ x=0x1a5; 0:X1=x; 0:X9=y; 0:X8=0x17f; z=0x2ff; 0:X11=z; }\n P0 ;\n LDRB W2,[X1] ;\n LDRSB X3,[X1] ;\n LDRSB W4,[X1] ;\n LDRH W5,[X1] ;\n STRB W8,[X9] ;\n LDARB W6,[X9] ;\n LDADDALB W8,W10,[X11] ;\n LDCLR W8,W12,[X1] ;\nforall (0:X2=0xa5 /\\ 0:X3=-91 /\\ 0:X4=0xffffffa5 /\\ 0:X5=0x1a5 /\\ 0:X6=0x7f /\\ [y]=0x7f /\\ 0:X10=0xff /\\ [z]=0x7e /\\ [x]=0x80)";
    assert_eq!(answer(a64, "armv8"), Answer::Required);
    let x86 = "X86_64 N\n{ x=0x1a5; 0:rbx=0x1234; 0:rsi=0x1ff; }\n P0 ;\n movb (x),%bl ;\n movzbl (x),%ecx ;\n movsbq (x),%rdx ;\n movb %sil,(y) ;\n movw %si,(z) ;\nforall (0:rbx=0x12a5 /\\ 0:rcx=0xa5 /\\ 0:rdx=-91 /\\ [y]=0xff /\\ [z]=0x1ff)";
    assert_eq!(answer(x86, "tso"), Answer::Required);
    let ppc = "PPC N\n{ x=0x1a5; 0:r1=x; 0:r2=y; 0:r3=0x1ff; }\n P0 ;\n lbz r4,0(r1) ;\n lha r5,0(r1) ;\n stb r3,0(r2) ;\nforall (0:r4=0xa5 /\\ 0:r5=0x1a5 /\\ [y]=0xff)";
    assert_eq!(answer(ppc, "power"), Answer::Required);
}

#[test]
fn accesses_beside_or_across_locations_leave_the_answer_open() {
    let wide = "AArch64 W\n{ int t[2]; 0:X1=t; }\n P0 ;\n LDR X0,[X1] ;\nforall (0:X0=1)";
    let beside = "AArch64 B\n{ int t[2]; 0:X1=t; }\n P0 ;\n LDR W0,[X1,#8] ;\nforall (0:X0=1)";
    let behind = "RISCV B\n{ x=1; 0:x1=x; }\n P0 ;\n lw x2,4(x1) ;\nforall (0:x2=1)";
    for (text, model) in [(wide, "armv8"), (beside, "armv8"), (behind, "sc")] {
        let r = run(&test(text), &builtin(model).unwrap(), &RunOptions::default());
        assert!(!r.complete(), "{text}");
    }
}

#[test]
fn what_is_wrong_with_an_array_is_said() {
    for (init, what) in [
        ("int t[2]={1,2,3};", "3 elements"),
        ("int t[0];", "an array of `0` elements"),
        ("int t[2]; int t[2];", "another `t`"),
        ("int t[2]; 0:X1=t[5];", "no `t[5]`"),
    ] {
        let text = format!("AArch64 E\n{{ {init} }}\n P0 ;\n NOP ;\nforall (0:X0=0)");
        let (_, diags) = parse(&text, FileId(0));
        assert!(diags.iter().any(|d| d.message.contains(what)), "{init}: {diags:?}");
    }
}

/// Two threads that run each other's code: what is added stands in the other's text.
const CALLS: &str = "AArch64 calls
{ 0:X8=P1:Down; 1:X8=P0:Up; }
 P0           | P1           ;
 MOV W9,#4    | MOV W9,#4    ;
 BLR X8       | BLR X8       ;
 BLR X8       | BLR X8       ;
 B End        | B End        ;
Up:           |Down:         ;
 ADD W9,W9,#1 | SUB W9,W9,#1 ;
 RET          | RET          ;
End:          |End:          ;
forall (0:X9=2 /\\ 1:X9=6)
";

#[test]
fn labels_as_values_are_jumped_to_in_the_text_of_any_thread() {
    assert_eq!(answer(CALLS, "armv8"), Answer::Required);
    // The other way round it is wrong: each goes where its register says.
    let other = CALLS.replace("P1:Down", "P0:Up");
    assert_ne!(answer(&other, "armv8"), Answer::Required);
    assert_eq!(answer(&other.replace("0:X9=2", "0:X9=6"), "armv8"), Answer::Required);
}

#[test]
fn addresses_of_code_are_known_by_label_and_not_accessed() {
    let jump = "AArch64 jump\n{ }\n P0 ;\n ADR X1,L ;\n MOV W0,#1 ;\n BR X1 ;\n MOV W0,#2 ;\nL: ;\n MOV W2,W0 ;\nforall (0:X2=1)\n";
    assert_eq!(answer(jump, "armv8"), Answer::Required);
    let call = "AArch64 call\n{ }\n P0 ;\n MOV W0,#1 ;\n BL F ;\n ADD W0,W0,#4 ;\n B End ;\nF: ;\n ADD W0,W0,W0 ;\n RET ;\nEnd: ;\nforall (0:X0=6)\n";
    assert_eq!(answer(call, "armv8"), Answer::Required);
    let (none, why) = parse(&CALLS.replace("MOV W9,#4    | MOV", "STR W9,[X8]  | MOV"), FileId(0));
    assert!(none.is_none() && why[0].message.contains("instruction fetch"), "{why:?}");
    let (none, why) = parse(&CALLS.replace("P1:Down", "P1:Nowhere"), FileId(0));
    assert!(none.is_none() && why[0].message.contains("no label `Nowhere`"), "{why:?}");
}
