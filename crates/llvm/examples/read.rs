//! Reads files of LLVM IR and says what is wrong with them; with `--print`
//! writes them back.

use heddle_llvm::{ir, reader};
use heddle_span::SourceMap;

fn main() {
    let mut failed = false;
    let mut print = false;
    for name in std::env::args().skip(1) {
        if name == "--print" {
            print = true;
            continue;
        }
        let text = std::fs::read_to_string(&name).expect("a readable file");
        let mut map = SourceMap::new();
        let file = map.add(&name, text.as_str());
        let (module, diagnostics) = reader::read(file, &text);
        for d in &diagnostics {
            let place = d.labels.first().map_or(String::new(), |l| map.place(l.span));
            eprintln!("{place}: {:?}: {}", d.severity, d.message);
        }
        if let Some(module) = module.as_ref().filter(|_| print) {
            print!("{}", ir::print(module));
        }
        failed |= module.is_none();
    }
    std::process::exit(i32::from(failed));
}
