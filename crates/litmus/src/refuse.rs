//! Tests that are about something else than ordinary memory: page tables, instruction
//! fetch, memory tags, accesses of mixed sizes.
//!
//! herd marks them by a `Variant=` line, by `PTE(x)`, by a column `P0.F` for a fault
//! handler, by code labels as values, and by instructions that keep caches and translation
//! in step. Taken for ordinary tests they would get an answer that means nothing, so they
//! are refused by name, before anything else is read.
//!
//! Not here: single instructions and operands that no reader knows.

use crate::text::{Parts, Piece};
use heddle_span::Diagnostic;

/// Variants of herd that do not change what a test means here.
const HARMLESS: [&str; 4] = ["telechat", "fatal", "Warn", "SpecialX0"];

/// Instructions about caches, translation and exceptions, with what they are about.
const BEYOND: [(&str, &str); 13] = [
    ("IC", "instruction fetch"),
    ("DC", "instruction fetch"),
    ("TLBI", "page tables"),
    ("AT", "page tables"),
    ("MSR", "system registers"),
    ("MRS", "system registers"),
    ("SVC", "exceptions"),
    ("ERET", "exceptions"),
    ("STG", "memory tags"),
    ("LDG", "memory tags"),
    ("ISYNC.I", "instruction fetch"),
    ("sfence.vma", "page tables"),
    ("icbi", "instruction fetch"),
];

/// What of a test is not ordinary memory, or no text at all.
pub fn refused(parts: &Parts) -> Vec<Diagnostic> {
    let mut out = Vec::new();
    out.extend(strange_letter(parts));
    if !out.is_empty() {
        return out;
    }
    out.extend(variants(parts));
    out.extend(page_tables(parts));
    out.extend(handlers(parts.body));
    out.extend(code_values(parts.init, parts.body));
    out.extend(instructions(parts.body));
    out
}

/// Instructions, names and numbers are ASCII.
fn strange_letter(parts: &Parts) -> Option<Diagnostic> {
    let all = [parts.init, parts.body, parts.condition];
    all.into_iter().find_map(|p| {
        let (at, c) = p.text.char_indices().find(|(_, c)| !c.is_ascii())?;
        Some(p.sub(at, at + c.len_utf8()).error(format!("`{c}` is not a letter of this language")))
    })
}

fn variants(parts: &Parts) -> Vec<Diagnostic> {
    let mut out = Vec::new();
    for line in parts.header.split('\n') {
        let line = line.trim();
        let Some((key, _)) = line.text.split_once('=') else { continue };
        if !key.trim().eq_ignore_ascii_case("variant") {
            continue;
        }
        let values = line.sub(key.len() + 1, line.text.len());
        for v in values.split(',').iter().map(Piece::trim) {
            let harmless = HARMLESS.iter().any(|h| h.eq_ignore_ascii_case(v.text))
                || v.text.eq_ignore_ascii_case("S128") && wide_but_small(parts);
            if !v.text.is_empty() && !harmless {
                out.push(v.unsupported(format!("tests of the variant `{}`", v.text)));
            }
        }
    }
    out
}

/// Variables of 128 bits in C, where nothing is computed and every number fits into 32.
fn wide_but_small(parts: &Parts) -> bool {
    let all = [parts.init, parts.body, parts.condition];
    let word = |c: char| !(c.is_ascii_alphanumeric() || c == '_');
    let large = |w: &str| w.starts_with(|c: char| c.is_ascii_digit()) && w.parse::<i32>().is_err();
    let computes = parts.body.text.contains(['+', '-', '/', '%', '<', '^', '~', '|'])
        || parts.body.text.contains("fetch_");
    parts.arch.text == "C" && !computes && !all.iter().any(|p| p.text.split(word).any(large))
}

fn page_tables(parts: &Parts) -> Option<Diagnostic> {
    let marks = ["PTE(", "PTE (", "TTD(", "TTD (", "PA(", "PA (", "fault(", "Fault("];
    [parts.init, parts.body, parts.condition].into_iter().find_map(|p| {
        let found = marks.iter().filter_map(|m| find_word(p.text, m).map(|at| (at, m.len()))).min();
        let (at, len) = found?;
        Some(p.sub(at, at + len).unsupported("page tables and faults"))
    })
}

/// Where a word begins that is not the end of another.
fn find_word(text: &str, word: &str) -> Option<usize> {
    let before = |at: usize| text[..at].chars().next_back();
    let alone = |at: &usize| !before(*at).is_some_and(|c| c.is_alphanumeric() || c == '_');
    text.match_indices(word).map(|m| m.0).find(alone)
}

/// `P0 | P0.F ;`: what the thread does when an access faults.
fn handlers(body: Piece) -> Option<Diagnostic> {
    let head = *body.split(';').first()?;
    let is = |p: &Piece| p.trim().text.starts_with('P') && p.text.contains('.');
    let column = head.split('|').into_iter().find(is)?.trim();
    Some(column.unsupported(format!("a fault handler (the column `{}`)", column.text)))
}

/// `0:X1=instr:"NOP"`, `0:X1=x:green`: instructions and tags as values. Labels (`P1:L0`) are
/// read where something jumps to an address in a register; elsewhere they are accessed.
fn code_values(init: Piece, body: Piece) -> Option<Diagnostic> {
    let jumps = ["BR", "BLR", "jr", "jalr", "RET"].iter().any(|name| {
        let cells = body.split(';').into_iter().flat_map(|row| row.split('|'));
        cells.into_iter().any(|cell| {
            let from = cell.text.rfind(':').map_or(0, |at| at + 1);
            cell.sub(from, cell.text.len()).word().0.text.eq_ignore_ascii_case(name)
        })
    });
    init.split(';').into_iter().find_map(|item| {
        let eq = item.text.find('=')?;
        let value = item.sub(eq + 1, item.text.len()).trim();
        let (what, rest) = value.text.split_once(':')?;
        let label = what.starts_with('P') && what[1..].parse::<usize>().is_ok();
        let digits = what.parse::<usize>().is_ok();
        match () {
            _ if label && jumps => None,
            _ if what == "instr" || label || digits => {
                Some(value.unsupported("instruction fetch (code as a value)"))
            }
            _ => Some(value.unsupported(format!("memory tags (`:{rest}`)"))),
        }
    })
}

fn instructions(body: Piece) -> Option<Diagnostic> {
    let cells = body.split(';').into_iter().flat_map(|row| row.split('|'));
    cells.into_iter().find_map(|cell| {
        // A label may stand before it.
        let from = cell.text.rfind(':').map_or(0, |at| at + 1);
        let (op, rest) = cell.sub(from, cell.text.len()).word();
        let (name, what) = BEYOND.iter().find(|b| b.0.eq_ignore_ascii_case(op.text))?;
        // `AT` and such could be a variable of a program text; an instruction has operands.
        let alone = rest.text.starts_with(['=', '(']);
        (!alone).then(|| op.unsupported(format!("{what} (the instruction `{name}`)")))
    })
}
