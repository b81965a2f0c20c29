//! Real assembly: `.s` files as compilers write them, functions as threads, on the
//! window machine of `heddle-memmodel`.
//!
//! [`load`] reads x86-64 (AT&T and Intel) and AArch64 text, finds the data, inlines
//! calls, and keeps the stack in registers: it is private as long as no address of
//! it is stored where others look. A [harness](harness) names the threads and the
//! condition at the end. What is not known is refused with its line.

mod a64;
mod a64_bits;
mod a64_memory;
mod access;
mod builder;
mod compute;
mod data;
mod emit;
mod finally;
mod frame;
mod graph;
mod harness;
mod instrs;
mod ir;
mod settled;
mod text;
mod tidy;
mod values;
mod waiting;
mod walk;
mod x86;
mod x86_text;

use heddle_memmodel as mm;
use heddle_span::{Diagnostic, FileId, Span};
use ir::Ir;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Isa {
    X86,
    AArch64,
}

impl Isa {
    /// The memory model of the architecture.
    pub fn model(self) -> &'static str {
        match self {
            Isa::X86 => "tso",
            Isa::AArch64 => "armv8",
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Isa::X86 => "x86-64",
            Isa::AArch64 => "aarch64",
        }
    }
}

/// An instruction of a file: what it does, where it stands.
#[derive(Clone, Debug)]
pub(crate) struct Decoded {
    /// `None` if it is not known: refused where a thread reaches it.
    pub irs: Option<Vec<Ir>>,
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
    let read = text::read(text, file);
    let isa = isa.unwrap_or(if read.arm { Isa::AArch64 } else { Isa::X86 });
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

fn decode(file: &text::File, isa: Isa) -> Unit {
    let mut locked = false;
    let code = file.lines.iter().map(|line| {
        // `lock` on its own line, or before the instruction.
        let mut line = line.clone();
        if line.name.eq_ignore_ascii_case("lock") {
            if line.text.len() == 4 {
                locked = true;
                return Decoded { irs: Some(vec![Ir::Nop]), span: line.span, text: "lock".into() };
            }
            locked = true;
            let rest = line.text[4..].trim_start();
            let (name, args) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            line.name = name;
            line.args = text::arguments(args);
        }
        let irs = match isa {
            Isa::X86 => x86::lower(&line, file.intel, std::mem::take(&mut locked)),
            Isa::AArch64 => a64::lower(&line),
        };
        let text = line.text.split_whitespace().collect::<Vec<_>>().join(" ");
        Decoded { irs, span: line.span, text }
    });
    let code = code.collect();
    let (labels, objects) = (file.labels.clone(), file.objects.clone());
    Unit { isa, code, labels, objects, anchors: file.anchors.clone() }
}
