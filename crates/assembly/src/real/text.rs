//! The text of a `.s` file: labels, directives, instructions, and the data that
//! the directives describe.

use heddle_span::{FileId, Span};
use std::collections::BTreeMap;

/// An instruction as written.
#[derive(Clone, Debug)]
pub struct Line<'t> {
    pub name: &'t str,
    pub args: Vec<&'t str>,
    pub span: Span,
    pub text: &'t str,
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
pub struct File<'t> {
    pub lines: Vec<Line<'t>>,
    /// Labels in code, and the instruction that follows.
    pub labels: BTreeMap<String, usize>,
    pub objects: BTreeMap<String, Object>,
    /// Names that gcc gives to places in sections, to reach several objects from one.
    pub anchors: BTreeMap<String, (String, i64)>,
    pub intel: bool,
    /// Lines `heddle: …` in comments.
    pub harness: Vec<(String, Span)>,
    /// It looks like AArch64.
    pub arm: bool,
}

pub fn read(text: &str, id: FileId) -> File<'_> {
    let mut file = File { arm: looks_like_arm(text), ..File::default() };
    let mut data = Data::default();
    let mut at = 0;
    for raw in text.split_inclusive('\n') {
        let start = at;
        at += raw.len();
        let (code, comment) = split_comment(raw, file.arm);
        if let Some(h) = comment.trim().strip_prefix("heddle:") {
            file.harness
                .push((h.trim().to_string(), Span::new(id, start, start + raw.trim_end().len())));
        }
        for piece in statements(code) {
            let offset = start + (piece.as_ptr() as usize - raw.as_ptr() as usize);
            statement(&mut file, piece, offset, id, &mut data);
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

    fn here(&self) -> (String, i64) {
        (self.section.clone(), self.ends.get(&self.section).copied().unwrap_or(0))
    }

    /// To the next multiple of a power of two.
    fn align(&mut self, to: i64) {
        let end = self.ends.entry(self.section.clone()).or_default();
        *end = (*end + to - 1) & !(to - 1);
    }
}

/// Registers of AArch64 and no percent signs.
fn looks_like_arm(text: &str) -> bool {
    let arm = ["adrp", "stlr", "ldar", "ldr\t", "stp\t", "ldxr", "dmb\t", "[sp", "w0, ", "x0, "];
    !text.contains('%') && !text.contains(" PTR ") && arm.iter().any(|a| text.contains(a))
        || text.contains("\tadrp\t")
}

fn split_comment(line: &str, arm: bool) -> (&str, &str) {
    // `#` begins a comment on x86; on AArch64 it begins a number, unless first.
    let at = match arm {
        true if line.trim_start().starts_with('#') => line.find('#').map(|i| (i, 1)),
        true => line.find("//").map(|i| (i, 2)),
        false => {
            let hash = line.find('#').map(|i| (i, 1));
            let slashes = line.find("//").map(|i| (i, 2));
            [hash, slashes].into_iter().flatten().min()
        }
    };
    match at {
        Some((i, n)) => (&line[..i], &line[i + n..]),
        None => (line, ""),
    }
}

fn statements(code: &str) -> impl Iterator<Item = &str> {
    // A semicolon in a string belongs to a directive that nobody needs.
    let cut = if code.contains('"') { '\n' } else { ';' };
    code.split(cut).map(str::trim).filter(|s| !s.is_empty())
}

fn statement<'t>(
    file: &mut File<'t>,
    mut piece: &'t str,
    mut offset: usize,
    id: FileId,
    data: &mut Data,
) {
    while let Some((label, rest)) = piece.split_once(':').filter(|(l, _)| is_name(l.trim())) {
        let label = label.trim().to_string();
        if data.inside {
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
    if name.starts_with('.') {
        return directive(file, name, rest.trim(), data);
    }
    if data.inside {
        return;
    }
    let span = Span::new(id, offset, offset + piece.len());
    file.lines.push(Line { name, args: arguments(rest), span, text: piece });
}

fn is_name(text: &str) -> bool {
    !text.is_empty()
        && !text.starts_with(['%', '"'])
        && text.chars().all(|c| c.is_alphanumeric() || "_.$@".contains(c))
}

/// Operands: commas outside of brackets separate them.
pub fn arguments(text: &str) -> Vec<&str> {
    let (mut out, mut level, mut start) = (Vec::new(), 0, 0);
    for (i, c) in text.char_indices() {
        match c {
            '(' | '[' | '{' => level += 1,
            ')' | ']' | '}' => level -= 1,
            ',' if level == 0 => {
                out.push(text[start..i].trim());
                start = i + 1;
            }
            _ => {}
        }
    }
    let last = text[start..].trim();
    if !last.is_empty() || !out.is_empty() {
        out.push(last);
    }
    out
}

fn directive(file: &mut File<'_>, name: &str, rest: &str, data: &mut Data) {
    let args = arguments(rest);
    match name {
        ".text" => data.inside = false,
        ".data" | ".bss" | ".rodata" => data.enter(name),
        ".section" => match args.first() {
            Some(s) if s.starts_with(".text") => data.inside = false,
            s => data.enter(s.unwrap_or(&"")),
        },
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

fn in_data(file: &mut File<'_>, name: &str, args: &[&str], data: &mut Data) {
    let first = args.first().and_then(|a| number(a)).unwrap_or(0);
    match name {
        ".align" | ".p2align" if file.arm || name == ".p2align" => {
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
        ".quad" | ".xword" | ".8byte" => 8,
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

/// A number as assemblers write it: `12`, `-0x4`, `#1`, `$3`.
pub fn number(text: &str) -> Option<i64> {
    let text = text.trim().trim_start_matches(['#', '$']).trim();
    let (sign, digits) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest.trim()),
        None => (1, text),
    };
    let value = match digits.strip_prefix("0x").or(digits.strip_prefix("0X")) {
        Some(hex) => u64::from_str_radix(hex, 16).ok()? as i64,
        None => {
            digits.parse::<i64>().ok().or_else(|| digits.parse::<u64>().ok().map(|n| n as i64))?
        }
    };
    Some(value.wrapping_mul(sign))
}
