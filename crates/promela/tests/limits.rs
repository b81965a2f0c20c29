//! Models that are small as text and too large for any memory: an answer, soon.

use heddle_model::{Fault, Model, Sink, Step, Worker};
use heddle_promela::{Options, PromelaModel, model, syntax};
use heddle_span::{Diagnostic, Loader, NoFiles, SourceMap};
use std::fmt::Write;

fn parse(text: &str, loader: &mut dyn Loader) -> (syntax::Model, SourceMap, Vec<String>) {
    let mut sources = SourceMap::new();
    let file = sources.add("m.pml", text);
    let (parsed, found) = syntax::parse(&mut sources, file, &[], loader);
    let fatal = found.into_iter().filter(Diagnostic::is_fatal).map(|d| d.message).collect();
    (parsed, sources, fatal)
}

fn errors(text: &str) -> Vec<String> {
    parse(text, &mut NoFiles).2
}

fn build(text: &str) -> PromelaModel {
    let (parsed, sources, errors) = parse(text, &mut NoFiles);
    assert!(errors.is_empty(), "{errors:?}");
    model(&parsed.program, &sources, &Options::default()).0.expect("a model")
}

#[test]
fn records_of_a_gigabyte_are_refused() {
    let text = "typedef A { int x[5000] }; typedef B { A a[5000]; chan q };\nB b; init { skip }";
    assert!(errors(text)[0].starts_with("a `B` has 25005000 values") || errors(text).len() > 1);
    let arrays = "byte a[200000]; byte b[200000]; init { skip }";
    assert!(errors(arrays)[0].contains("have 400000 values so far"));
    let locals = "init { byte a[200000]; byte b[200000]; skip }";
    assert!(errors(locals)[0].contains("of this process"));
    assert!(errors("byte a[200000]; init { byte b[200000]; skip }").is_empty());
}

#[test]
fn records_that_double_are_refused_at_once() {
    let mut text = String::from("typedef T0 { byte x };\n");
    for i in 1..150 {
        let _ = writeln!(text, "typedef T{i} {{ T{0} a; T{0} b }};", i - 1);
    }
    text += "T149 v; chan q = [1] of { T149 }; proctype P(T149 p) { skip }\ninit { v.a.x = 1 }";
    assert!(!errors(&text).is_empty());
}

#[test]
fn messages_of_too_many_values_are_refused() {
    let text = "typedef M { byte x[300] }; chan q = [1] of { M }; init { M m; q ! m }";
    assert!(errors(text)[0].contains("a message of 300 values"));
}

/// Whatever is included includes itself twice.
struct Mirror;

impl Loader for Mirror {
    fn load(&mut self, path: &str, _: &str) -> Result<(String, String), String> {
        Ok((format!("#include \"{path}\"\n#include \"{path}\"\nbyte x;\n"), path.into()))
    }
}

#[test]
fn files_that_include_themselves_end() {
    let (_, _, errors) = parse("#include \"a\"\ninit { skip }", &mut Mirror);
    assert!(errors.iter().any(|e| e == "the model includes too much"), "{:?}", errors.len());
}

/// Counts successors.
#[derive(Default)]
struct Count(usize, Vec<(Step, Vec<u8>)>);

impl Sink for Count {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.0 += 1;
        self.1.push((step, successor.to_vec()));
    }

    fn fault(&mut self, _: Step, _: Fault, _: Option<&[u8]>) {
        self.0 += 1;
    }
}

/// The steps of the first state; each as the interpreter has it.
fn first_steps(text: &str) -> usize {
    let model = build(text);
    let mut state = Vec::new();
    model.initial(&mut |s| state = s.to_vec());
    let mut count = Count::default();
    model.worker().expand(&state, &mut count);
    for (step, after) in count.1.iter().step_by(count.1.len() / 20 + 1) {
        let told = model.narrate(&state, *step).expect("a step").1;
        assert_eq!(told.as_ref(), Some(after), "interpreter and search disagree");
    }
    count.0
}

#[test]
fn an_expansion_of_too_many_ways_ends() {
    let choice = "if :: x = x + 1 :: x = x + 2 fi;\n".repeat(40);
    let n = first_steps(&format!("int x; init {{ atomic {{ {choice} skip }}; assert(x > 0) }}"));
    assert!(n > 1000 && n < 20_000, "{n}");
}

#[test]
fn an_expansion_of_few_ways_is_whole() {
    let choice = "if :: x = x + 1 :: x = x + 2 fi;\n".repeat(8);
    let n = first_steps(&format!("int x; init {{ atomic {{ {choice} skip }}; assert(x > 0) }}"));
    assert_eq!(n, 256);
}

#[test]
fn an_atomic_sequence_of_long_d_steps_is_cut() {
    let text = "int x; init { atomic { do :: d_step { x = 0; do :: x < 150000 -> x++ :: else -> break od } od } }";
    assert_eq!(first_steps(text), 1);
}
