//! Runs a `.mcs` program under a model: `program FILE MODEL [WINDOW]`.

use heddle_litmus::{RunOptions, parse_program, prove};
use heddle_memmodel::{Options, builtin};
use heddle_span::{FileId, SourceMap};

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let text = std::fs::read_to_string(&args[1]).expect("a file");
    let (test, diags) = parse_program(&text, FileId(0));
    let mut map = SourceMap::new();
    map.add(args[1].clone(), text);
    for d in &diags {
        println!("{}: {}", map.place(d.labels[0].span), d.message);
    }
    let Some(test) = test else { return };
    let window = args.get(3).map_or(12, |w| w.parse().expect("a number"));
    let machine = Options { window, ..Options::default() };
    let max_states = args.get(4).map_or(usize::MAX, |m| m.parse().expect("a number"));
    let options =
        RunOptions { machine, max_states, stop_at_violation: true, ..RunOptions::default() };
    let r = prove(&test, &builtin(&args[2]).expect("a model"), &options);
    let violation = r.violation.map(|v| (v.0.message, v.1.steps.len()));
    println!(
        "{} {} folded {} states {} gaps {:?} violation {violation:?}",
        test.name,
        r.model,
        r.folded,
        r.states,
        r.coverage.gaps()
    );
}
