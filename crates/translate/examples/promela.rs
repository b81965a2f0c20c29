//! Prints the translation of a C file, given clang's JSON tree of it:
//! `promela FILE.c TREE.json [NAME=CELLS…]`; or, with `harness=EE|DD`, the program
//! with a harness for its queue.

use heddle_span::{Loader, SourceMap};

struct Disk;

impl Loader for Disk {
    fn load(&mut self, path: &str, _: &str) -> Result<(String, String), String> {
        std::fs::read_to_string(path).map(|t| (t, path.into())).map_err(|e| e.to_string())
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let mut sources = SourceMap::new();
    let main = sources.add(&*args[0], std::fs::read_to_string(&args[0]).expect("the C file"));
    let json = std::fs::read_to_string(&args[1]).expect("the tree");
    if let Some(threads) = args[2..].iter().find_map(|a| a.strip_prefix("harness=")) {
        let found = heddle_translate::signatures(&json, main, &mut sources, &mut Disk);
        let ops = vec![('E', "enqueue".into()), ('D', "dequeue".into())];
        let harness =
            heddle_translate::Harness { threads: threads.into(), ops, init: None, fifo: true };
        let text = harness.text(&found.expect("signatures"));
        print!("{}{}", sources.file(main).text, text.expect("a harness"));
        return;
    }
    let heap = args[2..].iter().filter_map(|a| a.split_once('='));
    let heap = heap.filter_map(|(n, k)| Some((n.to_string(), k.parse().ok()?))).collect();
    let options = heddle_translate::Options { heap, ..Default::default() };
    let (done, wrong) = heddle_translate::translate(&json, main, &mut sources, &mut Disk, &options);
    for d in &wrong {
        let at = d.labels.first().map_or(String::new(), |l| sources.place(l.span));
        eprintln!("{at}: {}", d.message);
    }
    print!("{}", done.map_or(String::new(), |t| t.text));
}
