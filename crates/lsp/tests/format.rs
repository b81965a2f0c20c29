//! Formatting on every Promela model of the project: the text means the same, line by line,
//! comments and all, and is not formatted twice.

use heddle_promela::syntax::pp::scan_text;
use heddle_promela::syntax::{parse, print};
use heddle_span::{FileId, Loader, SourceMap};
use std::path::{Path, PathBuf};

fn models() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut stack = vec![root.join("suite"), root.join("examples"), root.join("docs")];
    let mut out = Vec::new();
    while let Some(dir) = stack.pop() {
        for entry in std::fs::read_dir(&dir).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                stack.push(path);
            } else if path.extension().is_some_and(|e| e == "pml" || e == "prom") {
                out.push(path);
            }
        }
    }
    out.sort();
    assert!(out.len() > 100, "only {} models", out.len());
    out
}

/// Files beside the model.
struct Beside(PathBuf);

impl Loader for Beside {
    fn load(&mut self, path: &str, _: &str) -> Result<(String, String), String> {
        let text = std::fs::read_to_string(self.0.join(path)).map_err(|e| e.to_string())?;
        Ok((text, path.to_string()))
    }
}

/// What a model says: printed from its tree, and what is wrong with it, by line.
fn meaning(text: &str, dir: &Path) -> (String, Vec<(String, u32)>) {
    let mut sources = SourceMap::new();
    let file = sources.add("m.pml", text);
    let mut loader = Beside(dir.to_path_buf());
    let (model, diagnostics) = parse(&mut sources, file, &[], &mut loader);
    let line =
        |d: &heddle_span::Diagnostic| d.labels.first().map_or(0, |l| sources.position(l.span).line);
    let said = diagnostics.iter().map(|d| (d.message.clone(), line(d))).collect();
    (print::program(&model.program), said)
}

/// The comments of a text, in order, blanks at their ends aside.
fn comments(text: &str) -> Vec<String> {
    let tokens = scan_text(text, FileId::default());
    let mut out = Vec::new();
    let mut at = 0;
    for span in tokens.iter().map(|t| t.span.lo as usize..t.span.hi as usize) {
        out.push(text[at..span.start.max(at)].to_string());
        at = span.end.max(at);
    }
    out.push(text[at..].to_string());
    let squeezed = |gap: &String| gap.lines().map(str::trim).collect::<Vec<_>>().join("\n");
    out.iter().map(squeezed).map(|g| g.trim().to_string()).filter(|g| !g.is_empty()).collect()
}

#[test]
fn every_model_means_the_same_formatted() {
    let mut n_changed = 0;
    for path in models() {
        let bytes = std::fs::read(&path).expect("a model");
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let dir = path.parent().expect("a folder");
        for unit in ["    ", "\t"] {
            let Some(new) = heddle_lsp::format(&text, unit) else { continue };
            n_changed += 1;
            let name = path.display();
            assert_eq!(meaning(&new, dir), meaning(&text, dir), "{name}");
            assert_eq!(comments(&new), comments(&text), "{name}");
            let trimmed = |t: &str| t.trim_end().lines().count();
            assert_eq!(trimmed(&new), trimmed(&text), "{name}");
            assert_eq!(heddle_lsp::format(&new, unit), None, "{name} is formatted twice");
        }
    }
    assert!(n_changed > 50, "only {n_changed} models were changed");
}

/// Texts made of the pieces of models, in any order: no panic, nothing formatted twice, and
/// the words stay.
#[test]
fn pieces_of_models_are_formatted_once() {
    let models: Vec<String> = models()
        .iter()
        .map(|p| String::from_utf8_lossy(&std::fs::read(p).expect("a model")).into_owned())
        .collect();
    let mut seed = 0x853c_49e6_748f_ea9b_u64;
    let mut random = move |n: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed % n.max(1) as u64) as usize
    };
    let odd = [
        "{", "}", "do", "fi", "::", "->", "\n", " ", "/*", "*/", "//", "#if 1\n", "\"", "é",
        "c_code {", "\\\n",
    ];
    let words = |t: &str| {
        let tokens = scan_text(t, FileId::default());
        tokens.iter().map(|t| (t.text.to_string(), t.line)).collect::<Vec<_>>()
    };
    for _ in 0..3000 {
        let mut text = String::new();
        for _ in 0..1 + random(6) {
            let model = &models[random(models.len())];
            let mut ends = [random(model.len()), random(model.len())].map(|mut at| {
                while !model.is_char_boundary(at) {
                    at -= 1;
                }
                at
            });
            ends.sort_unstable();
            let end = ends[1].min(ends[0] + 200);
            text.push_str(model.get(ends[0]..end).unwrap_or(""));
            text.push_str(odd[random(odd.len())]);
        }
        let Some(new) = heddle_lsp::format(&text, "  ") else { continue };
        assert_eq!(words(&new), words(&text), "{text:?}");
        assert_eq!(heddle_lsp::format(&new, "  "), None, "{text:?} became {new:?}");
    }
}
