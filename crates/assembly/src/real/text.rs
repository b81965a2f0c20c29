//! The text of a `.s` file: labels, directives, instructions, and the data that
//! the directives describe.

use super::comments;
use heddle_isa::{Isa, Op, arguments, number};
use heddle_span::{FileId, Span};
use std::collections::BTreeMap;

/// An instruction as written.
#[derive(Clone, Debug)]
pub struct Line {
    pub span: Span,
    pub text: String,
}

#[derive(Clone, Debug, Default)]
pub struct Object {
    pub size: i64,
    /// Offset, bytes, value.
    pub init: Vec<(i64, u8, Value)>,
    /// Its section, and where it lies there.
    pub place: Option<(String, i64)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    Number(i64),
    Symbol(String, i64),
}

#[derive(Clone, Debug, Default)]
pub struct File {
    pub lines: Vec<Line>,
    /// Labels in code, and the instruction that follows.
    pub labels: BTreeMap<String, usize>,
    pub objects: BTreeMap<String, Object>,
    /// Names that gcc gives to places in sections, to reach several objects from one.
    pub anchors: BTreeMap<String, (String, i64)>,
    pub intel: bool,
    /// Lines `heddle: …` in comments.
    pub harness: Vec<(String, Span)>,
    /// Directives that make code of their own.
    pub refused: Vec<(Span, String)>,
    /// `1:` and the like, which `1b` and `1f` name: the number and the instruction.
    numeric: Vec<(String, usize)>,
    isa: Option<Isa>,
}

impl File {
    /// Gives a branch at an instruction to `1b` or `1f` the label that it means.
    pub fn resolve(&self, op: &mut Op, at: usize) {
        let (Op::Branch { to, .. } | Op::BranchIf { to, .. } | Op::Jump(to) | Op::Call(to)) = op
        else {
            return;
        };
        let (digits, way) = to.split_at(to.len().saturating_sub(1));
        let mut alike = self.numeric.iter().filter(|(n, _)| n == digits).map(|n| n.1);
        let found = match way {
            "b" => alike.rfind(|&place| place <= at),
            "f" => alike.find(|&place| place > at),
            _ => None,
        };
        if let Some(place) = found {
            *to = numeric_label(digits, place);
        }
    }
}

/// A name for each place that a number labels.
fn numeric_label(digits: &str, place: usize) -> String {
    format!("{digits}@{place}")
}

pub fn read(text: &str, id: FileId, isa: Isa) -> File {
    let mut file = File { isa: Some(isa), ..File::default() };
    let mut data = Data::default();
    let parts = comments::parts(text, isa == Isa::AArch64);
    for place in parts.comments {
        let comment = &text[place.clone()];
        let inner = comment.trim_matches(|c: char| "#/*".contains(c) || c.is_whitespace());
        if let Some(h) = inner.strip_prefix("heddle:") {
            let span = Span::new(id, place.start, place.start + comment.trim_end().len());
            file.harness.push((h.trim().to_string(), span));
        }
    }
    for place in parts.statements {
        let piece = &parts.code[place.clone()];
        let blanks = piece.len() - piece.trim_start().len();
        if !piece.trim().is_empty() {
            statement(&mut file, piece.trim(), place.start + blanks, id, &mut data);
        }
    }
    for (name, size) in data.sizes {
        if let Some(object) = file.objects.get_mut(&name) {
            object.size = size;
        }
    }
    for object in file.objects.values_mut() {
        object.size = object.size.clamp(0, LARGEST);
    }
    file
}

/// Addresses of what is larger would not fit.
const LARGEST: i64 = 1 << 40;

/// Where in the data a file is being read, if it is there.
#[derive(Default)]
struct Data {
    inside: bool,
    section: String,
    /// Those before, for `.popsection` and `.previous`.
    sections: Vec<(bool, String)>,
    /// How far each section goes.
    ends: BTreeMap<String, i64>,
    object: Option<String>,
    /// What `.size` says; gcc says it before the object, which padding may follow.
    sizes: BTreeMap<String, i64>,
}

impl Data {
    fn enter(&mut self, section: &str) {
        (self.inside, self.section) = (true, section.to_string());
    }

    fn change(&mut self, name: &str, args: &[&str]) {
        let section = if name.ends_with("section") { args.first().unwrap_or(&"") } else { name };
        match section.starts_with(".text") {
            true => self.inside = false,
            false => self.enter(section),
        }
    }

    fn here(&self) -> (String, i64) {
        (self.section.clone(), self.ends.get(&self.section).copied().unwrap_or(0))
    }

    /// To the next multiple of a power of two.
    fn align(&mut self, to: i64) {
        let end = self.ends.entry(self.section.clone()).or_default();
        *end = (*end + to - 1) & !(to - 1);
    }
}

fn statement(file: &mut File, mut piece: &str, mut offset: usize, id: FileId, data: &mut Data) {
    while let Some((label, rest)) = piece.split_once(':').filter(|(l, _)| is_name(l.trim())) {
        let label = label.trim().to_string();
        if label.bytes().all(|b| b.is_ascii_digit()) {
            let place = file.lines.len();
            file.labels.insert(numeric_label(&label, place), place);
            file.numeric.push((label, place));
        } else if data.inside {
            let object = file.objects.entry(label.clone()).or_default();
            object.place = Some(data.here());
            data.object = Some(label);
        } else {
            file.labels.insert(label, file.lines.len());
        }
        offset += piece.len() - rest.len();
        let trimmed = rest.trim_start();
        offset += rest.len() - trimmed.len();
        piece = trimmed.trim_end();
    }
    if piece.is_empty() {
        return;
    }
    let (name, rest) = piece.split_once(|c: char| c.is_whitespace()).unwrap_or((piece, ""));
    let span = Span::new(id, offset, offset + piece.len());
    if MACROS.contains(&name) {
        file.refused.push((span, format!("the directive `{name}`")));
    }
    // Bytes between instructions are instructions by other means.
    if name.starts_with('.') && (data.inside || !BYTES.contains(&name)) {
        return directive(file, name, rest.trim(), data);
    }
    if !data.inside {
        file.lines.push(Line { span, text: piece.to_string() });
    }
}

/// Directives that write code, or leave it out.
const MACROS: [&str; 13] = [
    ".macro", ".endm", ".rept", ".irp", ".irpc", ".endr", ".if", ".ifdef", ".ifndef", ".else",
    ".endif", ".include", ".incbin",
];
const BYTES: [&str; 14] = [
    ".byte", ".short", ".hword", ".2byte", ".value", ".long", ".word", ".4byte", ".int", ".quad",
    ".xword", ".8byte", ".inst", ".dword",
];

fn is_name(text: &str) -> bool {
    !text.is_empty()
        && !text.starts_with(['%', '"'])
        && text.chars().all(|c| c.is_alphanumeric() || "_.$@".contains(c))
}

fn directive(file: &mut File, name: &str, rest: &str, data: &mut Data) {
    let args = arguments(rest);
    match name {
        ".pushsection" | ".section" | ".text" | ".data" | ".bss" | ".rodata"
            if data.sections.len() < 64 =>
        {
            data.sections.push((data.inside, data.section.clone()));
            data.change(name, &args);
        }
        ".popsection" | ".previous" => {
            if let Some((inside, section)) = data.sections.pop() {
                (data.inside, data.section) = (inside, section);
            }
        }
        ".text" | ".data" | ".bss" | ".rodata" | ".section" | ".pushsection" => {
            data.change(name, &args);
        }
        ".intel_syntax" => file.intel = true,
        ".att_syntax" => file.intel = false,
        ".comm" | ".lcomm" => {
            if let (Some(sym), Some(size)) = (args.first(), args.get(1).and_then(|s| number(s))) {
                file.objects.entry(sym.to_string()).or_default().size = size;
            }
        }
        ".size" => {
            if let (Some(sym), Some(size)) = (args.first(), args.get(1).and_then(|s| number(s))) {
                data.sizes.insert(sym.to_string(), size);
            }
        }
        _ if data.inside => in_data(file, name, &args, data),
        _ => {}
    }
}

fn in_data(file: &mut File, name: &str, args: &[&str], data: &mut Data) {
    let first = args.first().and_then(|a| number(a)).unwrap_or(0);
    match name {
        ".align" | ".p2align" if file.isa != Some(Isa::X86) || name == ".p2align" => {
            data.align(1 << first.clamp(0, 12));
        }
        ".align" | ".balign" => {
            data.align((first.clamp(1, 4096) as u64).next_power_of_two() as i64)
        }
        ".set" | ".equ" => {
            // `.set .LANCHOR0,. + 0`
            let from_here = |a: &&str| a.strip_prefix('.').map(|r| r.trim().to_string());
            if let (Some(sym), Some(by)) = (args.first(), args.get(1).and_then(from_here)) {
                let by = number(by.strip_prefix('+').unwrap_or("0")).unwrap_or(0);
                let (section, at) = data.here();
                file.anchors.insert(sym.to_string(), (section, at + by));
            }
        }
        _ => {
            let Some(object) = data.object.as_ref().and_then(|c| file.objects.get_mut(c)) else {
                return;
            };
            fill(object, name, args);
            let end = object.init.iter().map(|i| i.0 + i.1 as i64).max().unwrap_or(0);
            if let Some((section, start)) = &object.place {
                data.ends.insert(section.clone(), start + end);
            }
        }
    }
}

/// Data of an object, at its end so far.
fn fill(object: &mut Object, name: &str, args: &[&str]) {
    let end = object.init.iter().map(|i| i.0 + i.1 as i64).max().unwrap_or(0);
    let size = match name {
        ".zero" | ".skip" | ".space" => {
            let n = args.first().and_then(|a| number(a)).unwrap_or(0);
            // Marks the end; bytes that are not named are zero.
            if n > 0 {
                object.init.push((end + n - 1, 1, Value::Number(0)));
                object.size = object.size.max(end + n);
            }
            return;
        }
        ".byte" => 1,
        ".short" | ".hword" | ".2byte" | ".value" => 2,
        ".long" | ".word" | ".4byte" | ".int" => 4,
        ".quad" | ".xword" | ".8byte" | ".dword" => 8,
        _ => return,
    };
    for (i, a) in args.iter().enumerate() {
        let at = end + i as i64 * size as i64;
        let value = match number(a) {
            Some(n) => Value::Number(n),
            None => {
                let (sym, off) = a.split_once('+').unwrap_or((a, "0"));
                Value::Symbol(sym.trim().to_string(), number(off).unwrap_or(0))
            }
        };
        object.init.push((at, size, value));
        object.size = object.size.max(at + size as i64);
    }
}
