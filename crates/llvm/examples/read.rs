//! Reads files of LLVM IR and says what is wrong with them.

use heddle_span::SourceMap;

fn main() {
    let mut failed = false;
    for name in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&name).expect("readable file");
        let mut map = SourceMap::new();
        let file = map.add(&name, text.as_str());
        let (module, diagnostics) = heddle_llvm::reader::read(file, &text);
        for d in &diagnostics {
            let place = d.labels.first().map_or(String::new(), |l| map.place(l.span));
            println!("{place}: {:?}: {}", d.severity, d.message);
        }
        failed |= module.is_none();
    }
    std::process::exit(i32::from(failed));
}
