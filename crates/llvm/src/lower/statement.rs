//! Which statement of a source line is meant, where the line holds several.
//!
//! Debug information names a line and a column. A person who wrote a function on one line
//! wants to see `a = 1;` as the step, not the line from its start. What counts here is the
//! punctuation that C, C++ and Rust share: statements end with `;`, blocks with braces; what
//! stands within brackets, in texts or in the braces of an initialiser divides nothing. No
//! language is parsed: a line that is cut at a wrong place is still a part of the user's text.
//!
//! Not here: statements that go over several lines; of these the line is shown.

use std::ops::Range;

/// The statement of a line that the byte at this place belongs to; all of the line where it
/// holds no more than one. What a closure does is another statement than what it is made for.
pub(super) fn statement(line: &str, at: usize) -> Range<usize> {
    let pieces = pieces(line);
    let ends = |piece: &&Piece| {
        let text = &line[piece.at.clone()];
        text.ends_with(';') && !text.trim_matches(ENDS).is_empty()
    };
    let of_closures = pieces.iter().filter(|p| p.in_brackets).any(|p| ends(&p));
    if (of_closures || pieces.iter().filter(ends).count() > 1)
        && let Some(piece) = pieces.into_iter().find(|p| p.at.end > at)
    {
        return trimmed(line, piece.at);
    }
    trimmed(line, 0..line.len())
}

/// What closes what stands before it.
const ENDS: [char; 5] = ['}', ')', ';', ',', ' '];

fn trimmed(line: &str, piece: Range<usize>) -> Range<usize> {
    let text = &line[piece.clone()];
    let start = piece.start + text.len() - text.trim_start().len();
    start..start + text.trim().len()
}

/// A part of a line, and whether it stands in a block within brackets that are open.
struct Piece {
    at: Range<usize>,
    in_brackets: bool,
}

/// What a line falls into, remarks left out. The body of a closure falls into statements of
/// its own.
fn pieces(line: &str) -> Vec<Piece> {
    let bytes = line.as_bytes();
    let (mut out, mut start, mut i) = (Vec::new(), 0, 0);
    // How many brackets are open in each block.
    let mut open: Vec<usize> = vec![0];
    let mut cut = |start: &mut usize, end: usize, open: &[usize]| {
        if !line[*start..end].trim().is_empty() {
            let in_brackets = open.iter().rev().skip(1).any(|&n| n > 0);
            out.push(Piece { at: *start..end, in_brackets });
        }
        *start = end;
    };
    while i < bytes.len() {
        let depth = open.last_mut().expect("the outermost block stays");
        match bytes[i] {
            b'/' if line[i..].starts_with("//") => break,
            b'/' if line[i..].starts_with("/*") => {
                let Some(end) = line[i..].find("*/") else { break };
                i += end + 2;
                continue;
            }
            b'"' => {
                i = after_text(bytes, i);
                continue;
            }
            b'\'' => {
                i = after_letter(bytes, i);
                continue;
            }
            b'(' | b'[' => *depth += 1,
            b'{' if opens_a_block(&line[start..i]) => {
                cut(&mut start, i + 1, &open);
                open.push(0);
            }
            b'{' => *depth += 1,
            b')' | b']' => *depth = depth.saturating_sub(1),
            b'}' if *depth > 0 => *depth -= 1,
            b'}' => {
                cut(&mut start, i, &open);
                if open.len() > 1 {
                    open.pop();
                }
                // At the end of a statement's block nothing of the statement follows.
                if open.last() == Some(&0) {
                    cut(&mut start, i + 1, &open);
                }
            }
            b';' if *depth == 0 => cut(&mut start, i + 1, &open),
            _ => {}
        }
        i += 1;
    }
    cut(&mut start, i.min(bytes.len()), &open);
    out
}

/// Whether a brace behind this begins a block, not the values of an initialiser.
fn opens_a_block(before: &str) -> bool {
    let before = before.trim_end();
    let words = ["else", "do", "try", "loop", "unsafe", "move", "const", "noexcept", "override"];
    before.is_empty()
        || before.ends_with(['|', ']', '>'])
        || before.ends_with(')') && follows_a_name(before)
        || words.iter().any(|w| before.ends_with(w))
}

/// Whether the brackets that end here are a head's (`if (…)`, `main(void)`, `[&](int i)`), not
/// a type's before an initialiser (`= (struct s)`).
fn follows_a_name(before: &str) -> bool {
    let mut depth = 0;
    let opening = before.char_indices().rev().find(|(_, c)| {
        match c {
            ')' => depth += 1,
            '(' => depth -= 1,
            _ => {}
        }
        depth == 0
    });
    let head = opening.map_or("", |(at, _)| before[..at].trim_end());
    !head.ends_with("return") && head.ends_with(|c: char| c.is_alphanumeric() || "_]>".contains(c))
}

/// Behind a text that begins here; behind the line if the text goes on.
fn after_text(bytes: &[u8], start: usize) -> usize {
    let mut i = start + 1;
    while i < bytes.len() && bytes[i] != b'"' {
        i += if bytes[i] == b'\\' { 2 } else { 1 };
    }
    (i + 1).min(bytes.len())
}

/// Behind a letter that begins here; a lifetime of Rust's is only its mark.
fn after_letter(bytes: &[u8], start: usize) -> usize {
    let rest = &bytes[start + 1..];
    let end = match rest.first() {
        Some(b'\\') => rest.iter().skip(2).position(|&b| b == b'\'').map(|n| n + 2),
        _ => rest.iter().take(5).position(|&b| b == b'\''),
    };
    // `'a, 'b` are two lifetimes: between the marks of a letter is one character.
    let is_letter =
        |n: &usize| std::str::from_utf8(&rest[..*n]).is_ok_and(|t| t.chars().count() == 1);
    let escaped = rest.first() == Some(&b'\\');
    end.filter(|n| escaped || is_letter(n)).map_or(start + 1, |n| start + 1 + n + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The statement at the place of the mark.
    fn at(marked: &str) -> String {
        let at = marked.find('^').expect("a mark");
        let line = marked.replacen('^', "", 1);
        line[statement(&line, at)].to_string()
    }

    #[test]
    fn a_line_of_several_statements_is_divided() {
        assert_eq!(at("void *t(void *x) { ^a = 1; b = 1; return 0; }"), "a = 1;");
        assert_eq!(at("void *t(void *x) { a = 1; ^b = 1; return 0; }"), "b = 1;");
        assert_eq!(at("^void *t(void *x) { a = 1; b = 1; return 0; }"), "void *t(void *x) {");
        assert_eq!(at("a = 1; return 0; ^}"), "}");
        assert_eq!(at("  } else { ^x = 1; y();"), "x = 1;");
        assert_eq!(at("if (x) { f(\"a;b\"); } else { ^g(';'); }"), "g(';');");
        assert_eq!(
            at("for (int i = 0; ^i < 2; i++) { a++; b++; }"),
            "for (int i = 0; i < 2; i++) {"
        );
        assert_eq!(at("let t = spawn(move || { ^x += 1; y(); }); z();"), "x += 1;");
        assert_eq!(
            at("let t = spawn(move || { *m.lock().unwrap() ^+= 2; });"),
            "*m.lock().unwrap() += 2;"
        );
        assert_eq!(
            at("let t = ^spawn(move || { *m.lock().unwrap() += 2; });"),
            "let t = spawn(move || {"
        );
        assert_eq!(at("let t = ^spawn(move || { x += 1; y(); }); z();"), "let t = spawn(move || {");
        assert_eq!(at("std::thread t([&](int i) { a(); ^b(); }); z();"), "b();");
        assert_eq!(at("s = (struct s){1, 2}; ^f((struct s){3});"), "f((struct s){3});");
        assert_eq!(at("int a[] = {1, 2}; ^b = 3;"), "b = 3;");
        assert_eq!(at("Node n{1, 2}; ^use(n);"), "use(n);");
        assert_eq!(at("fn f<'a>(x: &'a str) { g(x); ^h('{'); }"), "h('{');");
    }

    #[test]
    fn a_line_of_one_statement_is_shown_whole() {
        assert_eq!(at("    ^x = 1;   // what; for"), "x = 1;   // what; for");
        assert_eq!(at("  while (!^flag) ;"), "while (!flag) ;");
        assert_eq!(at("  if (x) { ^y(); }"), "if (x) { y(); }");
        assert_eq!(at("  unsafe { ^*X.get() = 42 };"), "unsafe { *X.get() = 42 };");
        assert_eq!(
            at("println!(\"{}\", unsafe { ^*X.get() });"),
            "println!(\"{}\", unsafe { *X.get() });"
        );
        assert_eq!(at("^}"), "}");
        assert_eq!(at("  f(a, ^"), "f(a,");
        assert_eq!(at("x = \"é; ^"), "x = \"é;");
        assert_eq!(at("^"), "");
    }
}
