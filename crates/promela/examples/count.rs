//! Counts the states and transitions of models the simplest way: a set and a
//! stack. `count [exact] [noclaim] [lossy] [empty] [check] FILE..`; `check` compares the
//! compiled successor function with the plain interpreter in every state.

use heddle_model::{Fault, FaultKind, Model, Sink, Step, Worker};
use heddle_promela::{
    CCompiler, Claim, Options, PromelaModel, interpreter_fault, model_with_c, syntax,
};
use heddle_span::{Loader, SourceMap};
use std::collections::HashSet;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let has = |w: &str| args.iter().any(|a| a == w);
    let options = Options {
        exact_steps: has("exact"),
        claim: if has("noclaim") { Claim::None } else { Claim::First },
        lossy: has("lossy"),
        empty_at_end: has("empty"),
        ..Options::default()
    };
    for file in args
        .iter()
        .filter(|a| !["exact", "noclaim", "check", "lossy", "empty"].contains(&a.as_str()))
    {
        println!("{file}\t{}", count(file, &options, has("check")));
    }
}

struct Files;

impl Loader for Files {
    fn load(&mut self, path: &str, from: &str) -> Result<(String, String), String> {
        let near =
            std::path::Path::new(from).parent().unwrap_or(std::path::Path::new("")).join(path);
        let text = std::fs::read(&near).map_err(|e| format!("{}: {e}", near.display()))?;
        Ok((String::from_utf8_lossy(&text).into_owned(), near.display().to_string()))
    }
}

/// The system's C compiler.
struct Cc;

impl CCompiler for Cc {
    fn compile(&mut self, text: &str) -> Result<std::path::PathBuf, String> {
        let folder = std::env::temp_dir().join(format!("heddle-count-{}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
        let (source, object) = (folder.join("model.c"), folder.join("model.so"));
        std::fs::write(&source, text).map_err(|e| e.to_string())?;
        let mut cc = std::process::Command::new("cc");
        let cc = cc.args(["-shared", "-fPIC", "-w", "-O1", "-o"]).arg(&object).arg(&source);
        let done = cc.output().map_err(|e| e.to_string())?;
        if done.status.success() {
            Ok(object)
        } else {
            Err(String::from_utf8_lossy(&done.stderr).into_owned())
        }
    }
}

fn count(file: &str, options: &Options, check: bool) -> String {
    let text = String::from_utf8_lossy(&std::fs::read(file).expect("readable")).into_owned();
    let mut sources = SourceMap::new();
    let id = sources.add(file, text);
    let (parsed, diagnostics) = syntax::parse(&mut sources, id, &[], &mut Files);
    if let Some(d) = diagnostics.iter().find(|d| d.is_fatal()) {
        let place = d.labels.first().map(|l| sources.place(l.span)).unwrap_or_default();
        return format!("REFUSED {place} {}", d.message);
    }
    let (model, diagnostics) = model_with_c(&parsed.program, &sources, options, &mut Cc);
    match model {
        Some(m) => explore(&m, check),
        None => format!("REFUSED {:?}", diagnostics.iter().map(|d| &d.message).collect::<Vec<_>>()),
    }
}

#[derive(Default)]
struct Edges(Vec<(Step, Option<Fault>, Option<Vec<u8>>)>);

impl Sink for Edges {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.0.push((step, None, Some(successor.to_vec())));
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        self.0.push((step, Some(fault), successor.map(<[u8]>::to_vec)));
    }
}

fn explore(m: &PromelaModel, check: bool) -> String {
    let mut worker = m.worker();
    let mut seen: HashSet<Vec<u8>> = HashSet::new();
    let mut todo = Vec::new();
    m.initial(&mut |s| todo.push(s.to_vec()));
    seen.insert(todo[0].clone());
    let (mut transitions, mut faults) = (1u64, 0u64);
    let mut kinds: Vec<FaultKind> = Vec::new();
    while let Some(s) = todo.pop() {
        let mut edges = Edges::default();
        worker.expand(&s, &mut edges);
        if check {
            compare(m, &s, &edges);
        }
        let mut note = |f: Fault| {
            faults += 1;
            if !kinds.contains(&f.kind) {
                kinds.push(f.kind);
            }
        };
        if edges.0.is_empty() {
            worker.stuck(&s).into_iter().for_each(&mut note);
        }
        for (_, fault, next) in edges.0 {
            fault.into_iter().for_each(&mut note);
            if let Some(next) = next {
                transitions += 1;
                if seen.insert(next.clone()) {
                    todo.push(next);
                }
            }
        }
        if seen.len() > 8_000_000 {
            return format!("s>{} t>{transitions}", seen.len());
        }
    }
    let kinds: Vec<&str> = kinds.iter().map(|k| k.name()).collect();
    format!("s={} t={transitions} errors: {faults} {kinds:?}", seen.len())
}

fn compare(m: &PromelaModel, s: &[u8], edges: &Edges) {
    let mut interp = m.interpreter();
    interp.tell = false;
    let world = interp.decode(s);
    assert_eq!(interp.encode(&world), s, "decoding and encoding a state gives it back");
    let plain = interp.edges(&world);
    let show = || format!("{:#?}", interp.fields(&world));
    assert_eq!(plain.len(), edges.0.len(), "number of edges in {}", show());
    for (p, (step, fault, next)) in plain.iter().zip(&edges.0) {
        assert_eq!(p.actor, step.actor, "actor in {}", show());
        assert_eq!(p.trouble.map(interpreter_fault), *fault, "fault in {}", show());
        let goes_on = p.trouble.is_none_or(|(t, _)| t.goes_on);
        assert_eq!(goes_on.then(|| interp.encode(&p.world)), *next, "successor in {}", show());
    }
}
