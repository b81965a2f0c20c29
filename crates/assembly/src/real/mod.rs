//! Real assembly: `.s` files as compilers write them, functions as threads, on the
//! window machine of `heddle-memmodel`.
//!
//! [`load`] reads x86-64 (AT&T and Intel) and AArch64 text, finds the data, inlines
//! calls, and keeps the stack in registers: it is private as long as no address of
//! it is stored where others look. A [harness](harness) names the threads and the
//! condition at the end. What is not known is refused with its line.

mod builder;
mod comments;
mod data;
mod emit;
mod finally;
mod frame;
mod harness;
mod stack;
mod text;
mod undefined;
mod walk;

pub use heddle_isa::{Isa, Seen};
use heddle_isa::{Line, Names, Op, Syntax};
use heddle_memmodel as mm;
use heddle_span::{Diagnostic, FileId, Span};

/// An instruction of a file: what it does, where it stands.
#[derive(Clone, Debug)]
pub(crate) struct Decoded {
    /// `None` if it is not known: refused where a thread reaches it.
    pub ops: Option<Vec<Op>>,
    pub span: Span,
    pub text: String,
}

/// The whole file, understood.
pub(crate) struct Unit {
    pub isa: Isa,
    pub code: Vec<Decoded>,
    pub labels: std::collections::BTreeMap<String, usize>,
    pub objects: std::collections::BTreeMap<String, text::Object>,
    pub anchors: std::collections::BTreeMap<String, (String, i64)>,
}

/// How threads are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Leave out copies that nobody needs, and rounds of loops that do nothing.
    pub reduce: bool,
    /// An exclusive pair that stores what it read is nothing: where stores reach
    /// all other threads at once.
    pub silent: bool,
    /// What people who look at a run see of registers that nobody reads.
    pub seen: Seen,
}

/// Reads a `.s` file with its harness: the threads as a program for a memory
/// model, and the instruction set.
pub fn load(
    text: &str,
    file: FileId,
    isa: Option<Isa>,
    harness: Option<(&str, FileId)>,
    options: impl FnOnce(Isa) -> Options,
) -> Result<(mm::Program, Isa), Vec<Diagnostic>> {
    let (read, isa) = match isa {
        Some(isa) => (text::read(text, file, isa), isa),
        None => guess(text, file),
    };
    if let Some((span, what)) = read.refused.first() {
        return Err(vec![Diagnostic::unsupported(*span, what.clone())]);
    }
    let mut lines = read.harness.clone();
    if let Some((text, id)) = harness {
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            let trimmed = line.trim_end();
            lines.push((trimmed.trim().to_string(), Span::new(id, at, at + trimmed.len())));
            at += line.len();
        }
    }
    let harness = harness::read(&lines)?;
    if harness.threads.is_empty() {
        let known: Vec<&str> =
            read.labels.keys().filter(|l| !l.starts_with('.')).map(String::as_str).collect();
        let wrong = "nothing says which functions are threads";
        let help = format!(
            "give a file NAME.harness with lines like `thread f`; functions here: {}",
            known.join(", ")
        );
        return Err(vec![Diagnostic::error(Span::new(file, 0, 0), wrong).help(help)]);
    }
    let unit = decode(&read, isa);
    emit::program(&unit, &harness, options(isa)).map(|p| (p, isa))
}

/// The instruction set that knows the most lines.
fn guess(text: &str, file: FileId) -> (text::File, Isa) {
    let known = |isa: Isa| {
        let read = text::read(text, file, isa);
        let known = decode(&read, isa).code.iter().filter(|line| line.ops.is_some()).count();
        (known, read, isa)
    };
    let all = [Isa::X86, Isa::AArch64, Isa::RiscV, Isa::Ppc].map(known);
    let most = all.iter().map(|a| a.0).max();
    let (_, read, isa) = all.into_iter().find(|a| Some(a.0) == most).expect("one has the most");
    (read, isa)
}

fn decode(file: &text::File, isa: Isa) -> Unit {
    let mut locked = false;
    let syntax = Syntax { intel: file.intel, idioms: true };
    let code = file.lines.iter().enumerate().map(|(at, line)| {
        let text = line.text.split_whitespace().collect::<Vec<_>>().join(" ");
        let span = line.span;
        // `lock` on its own line belongs to the next.
        if isa == Isa::X86 && text.eq_ignore_ascii_case("lock") {
            locked = true;
            return Decoded { ops: Some(vec![Op::Nop]), span, text };
        }
        let ops = isa.lower(
            &Line::new(&line.text),
            syntax,
            std::mem::take(&mut locked),
            &mut Names::default(),
        );
        let ops = ops.map(|mut ops| {
            ops.iter_mut().for_each(|op| file.resolve(op, at));
            ops
        });
        Decoded { ops, span, text }
    });
    let mut code: Vec<Decoded> = code.collect();
    heddle_isa::prune(code.iter_mut().filter_map(|line| line.ops.as_mut()));
    let (labels, objects) = (file.labels.clone(), file.objects.clone());
    Unit { isa, code, labels, objects, anchors: file.anchors.clone() }
}
