//! A `.s` file without its comments, as each assembler has them.
//!
//! `/* … */` goes over lines everywhere. `#` begins a comment, but on AArch64 only at the
//! beginning of a line: elsewhere it is a number's. `//` begins one on AArch64 and for
//! clang. Nothing begins in a string. Semicolons and ends of lines separate statements.

use std::ops::Range;

/// The statements and the comments of a file, by their places. Comments are blanks in
/// `code`, so every place is that of the file.
#[derive(Debug, Default)]
pub struct Parts {
    pub code: String,
    pub statements: Vec<Range<usize>>,
    pub comments: Vec<Range<usize>>,
}

pub fn parts(text: &str, hash_is_number: bool) -> Parts {
    let b = text.as_bytes();
    let mut out = Parts::default();
    let mut code = b.to_vec();
    let (mut from, mut at, mut first) = (0, 0, true);
    let end_of_line = |at: usize| text[at..].find('\n').map_or(b.len(), |n| at + n);
    while at < b.len() {
        let comment_ends = match b[at] {
            b'/' if b[at..].starts_with(b"/*") => {
                let close = text[at + 2..].find("*/");
                Some(close.map_or(b.len(), |n| at + 2 + n + 2))
            }
            b'/' if b[at..].starts_with(b"//") => Some(end_of_line(at)),
            b'#' if first || !hash_is_number => Some(end_of_line(at)),
            _ => None,
        };
        if let Some(end) = comment_ends {
            out.comments.push(at..end);
            code[at..end].fill(b' ');
            at = end;
            continue;
        }
        match b[at] {
            b'\n' | b';' => {
                out.statements.push(from..at);
                from = at + 1;
                first |= b[at] == b'\n';
            }
            b'"' => {
                at = string_ends(b, at);
                first = false;
            }
            c => first &= c.is_ascii_whitespace(),
        }
        at += 1;
    }
    out.statements.push(from.min(b.len())..b.len());
    out.code = String::from_utf8(code).expect("whole characters were blanked");
    out
}

/// The last byte of a string that begins here; of the line, if it does not end.
fn string_ends(b: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while at < b.len() {
        match b[at] {
            b'"' => return at,
            b'\n' => return at - 1,
            b'\\' if b.get(at + 1).is_some_and(|c| *c != b'\n') => at += 1,
            _ => {}
        }
        at += 1;
    }
    b.len() - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn statements(text: &str, hash_is_number: bool) -> Vec<String> {
        let p = parts(text, hash_is_number);
        let squeezed =
            |r: &Range<usize>| p.code[r.clone()].split_whitespace().collect::<Vec<_>>().join(" ");
        p.statements.iter().map(squeezed).filter(|t| !t.is_empty()).collect()
    }

    #[test]
    fn comments_are_the_assemblers() {
        let x86 =
            "a: movl $1, %eax # one; two\n/* three\n four */ ret; nop // five\n.string \"#;/*\"";
        assert_eq!(statements(x86, false), ["a: movl $1, %eax", "ret", "nop", ".string \"#;/*\""]);
        let arm = "# first\n mov w0, /* é */ #1 // two\n\tcmp w0, #2 /* three */\n";
        assert_eq!(statements(arm, true), ["mov w0, #1", "cmp w0, #2"]);
    }

    #[test]
    fn what_never_ends_ends_with_the_file() {
        assert_eq!(statements("nop /*/ x", false), ["nop"]);
        assert_eq!(statements("nop \"x\\", false), ["nop \"x\\"]);
        assert_eq!(statements("nop \"x\nret", false), ["nop \"x", "ret"]);
        assert!(statements("/*", false).is_empty() && statements("", true).is_empty());
    }
}
