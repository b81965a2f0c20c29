//! Embedded C, compiled by the system's compiler, against SPIN's figures for
//! the same model (`spin -o1 -o2 -o3 -a`, `-DSAFETY -DNOREDUCE`, `pan -c0`:
//! 359 states, 631 transitions, invalid end states). Without a C compiler there
//! is nothing to test but the refusal.

use heddle_model::{Fault, Model, Sink, Step, Worker};
use heddle_promela::{CCompiler, Options, model, model_with_c, syntax};
use heddle_span::{NoFiles, Severity, SourceMap};
use std::collections::HashSet;
use std::path::PathBuf;
use std::process::Command;

const MODEL: &str = r#"
c_decl { typedef struct Coord { int x, y; } Coord; int hidden_n; }
c_state "Coord pt" "Global"
c_state "int loc" "Local P" "3"
c_track "&hidden_n" "sizeof(int)"
byte g; byte a[2];
c_code { int twice(int v) { return 2*v; } }
active [2] proctype P() { byte k;
 do
 :: c_expr { now.pt.x < 3 && PP->k < 2 } ->
    c_code { now.pt.x++; PP->k++; now.g = twice(PP->k); PP->loc--; now.a[1] = now.g; }
 :: c_expr { PP->loc < 2 } -> c_code { hidden_n = 1 - hidden_n; PP->loc = 5; }
 :: g > 3 -> break
 od;
 c_code [ now.pt.x > 0 ] { now.pt.y = 1; };
 assert(g != 4 || a[1] == 4)
}
"#;

struct Cc(PathBuf);

impl CCompiler for Cc {
    fn compile(&mut self, text: &str) -> Result<PathBuf, String> {
        let (source, object) = (self.0.join("model.c"), self.0.join("model.so"));
        std::fs::write(&source, text).map_err(|e| e.to_string())?;
        let mut cc = Command::new("cc");
        let cc = cc.args(["-shared", "-fPIC", "-w", "-o"]).arg(&object).arg(&source);
        let done = cc.output().map_err(|e| e.to_string())?;
        let message = String::from_utf8_lossy(&done.stderr).into_owned();
        if done.status.success() { Ok(object) } else { Err(message) }
    }
}

#[derive(Default)]
struct Next(Vec<(Step, Option<Vec<u8>>)>);

impl Sink for Next {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.0.push((step, Some(successor.to_vec())));
    }

    fn fault(&mut self, step: Step, _: Fault, successor: Option<&[u8]>) {
        self.0.push((step, successor.map(<[u8]>::to_vec)));
    }
}

fn parsed() -> (syntax::Model, SourceMap) {
    let mut sources = SourceMap::new();
    let file = sources.add("c.pml", MODEL);
    let (parsed, diagnostics) = syntax::parse(&mut sources, file, &[], &mut NoFiles);
    assert!(!diagnostics.iter().any(|d| d.is_fatal()), "{diagnostics:?}");
    (parsed, sources)
}

#[test]
fn without_a_compiler_embedded_c_is_refused() {
    let (parsed, sources) = parsed();
    let (model, diagnostics) = model(&parsed.program, &sources, &Options::default());
    assert!(model.is_none());
    assert!(diagnostics.iter().any(|d| d.severity == Severity::Unsupported));
}

#[test]
fn embedded_c_has_the_states_of_spin() {
    if Command::new("cc").arg("--version").output().is_err() {
        return;
    }
    let folder = std::env::temp_dir().join(format!("heddle-embedded-c-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a place for the object");
    let (parsed, sources) = parsed();
    let options = Options { exact_steps: true, ..Options::default() };
    let mut cc = Cc(folder.clone());
    let (model, diagnostics) = model_with_c(&parsed.program, &sources, &options, &mut cc);
    let model = model.unwrap_or_else(|| panic!("{diagnostics:?}"));
    let mut worker = model.worker();
    let (mut seen, mut todo) = (HashSet::new(), Vec::new());
    model.initial(&mut |s| todo.push(s.to_vec()));
    seen.extend(todo.iter().cloned());
    let (mut transitions, mut stuck) = (1, 0);
    while let Some(s) = todo.pop() {
        let mut next = Next::default();
        worker.expand(&s, &mut next);
        stuck += (next.0.is_empty() && worker.stuck(&s).is_some()) as u32;
        for (step, state) in next.0 {
            assert_eq!(model.narrate(&s, step).expect("it is a step").1, state);
            let Some(state) = state else { continue };
            transitions += 1;
            if seen.insert(state.clone()) {
                todo.push(state);
            }
        }
    }
    assert_eq!((seen.len(), transitions, stuck), (359, 631, 6));
    let _ = std::fs::remove_dir_all(folder);
}
