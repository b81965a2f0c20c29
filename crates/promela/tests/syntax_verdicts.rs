//! Small models and SPIN's verdict on each: `corpus/verdicts.txt`, recorded
//! from the real program. We accept and refuse the same, but for the cases
//! that say why not.

use heddle_promela::syntax;
use heddle_span::{NoFiles, SourceMap};

fn errors(text: &str) -> Vec<String> {
    let mut map = SourceMap::new();
    let file = map.add("m.pml", text);
    let (_, diagnostics) = syntax::parse(&mut map, file, &[], &mut NoFiles);
    let fatal = diagnostics.into_iter().filter(|d| d.is_fatal());
    fatal.map(|d| format!("{}: {}", map.place(d.labels[0].span), d.message)).collect()
}

#[test]
fn the_same_models_are_accepted_as_by_spin() {
    let corpus = include_str!("../corpus/verdicts.txt");
    let mut wrong = Vec::new();
    let mut n = 0;
    for case in corpus.split("\n==== ").skip(1) {
        let (head, text) = case.split_once('\n').expect("a verdict and a model");
        let accepted = match head.split_once(", but here ") {
            Some((_, ours)) => ours.starts_with("accepted"),
            None => head.starts_with("accepted"),
        };
        let found = errors(text);
        n += 1;
        if found.is_empty() != accepted {
            wrong.push(format!("{head}\n{text}\n=> {found:#?}\n"));
        }
    }
    assert!(n > 200, "only {n} cases");
    assert!(wrong.is_empty(), "{} of {n} differ:\n{}", wrong.len(), wrong.join("\n"));
}
