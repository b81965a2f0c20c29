//! What there is to ask about a model, found in its text without parsing it.
//!
//! Comments and strings are blanked first; then a never claim, `ltl` blocks and
//! labels are found by their words. Enough for models that are written plainly;
//! names made by macros are not seen.

use crate::spin::{Question, Search};

/// The properties that a model carries.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Properties {
    pub never: bool,
    pub ltl: Vec<String>,
    /// Labels of processes, not of the claim.
    pub accept: bool,
    pub progress: bool,
}

/// One question about a model: its name in headers, and how SPIN is asked.
#[derive(Clone, Debug)]
pub struct Row {
    pub name: String,
    pub question: Question,
}

pub fn properties(text: &str) -> Properties {
    let text = blank(text);
    let (text, never) = without_never(&text);
    Properties {
        never,
        ltl: ltl_names(&text),
        accept: has_label(&text, "accept"),
        progress: has_label(&text, "progress"),
    }
}

/// The questions that a model's properties ask for; safety comes first.
pub fn rows(text: &str, options: &[String]) -> Vec<Row> {
    let properties = properties(text);
    let mut out = vec![
        row("exact", Question::exact()),
        row("merged", Question::merged()),
        row("por", Question::reduced()),
    ];
    // In a verifier for safety SPIN keeps no account of progress.
    if properties.never && !blank(text).contains("np_") {
        out.push(row("claim", Question { search: Search::ClaimSafety, ..Question::exact() }));
    }
    let mut both = |name: &str, search: &dyn Fn(bool) -> Search| {
        out.push(row(name, Question::cycles(search(false))));
        out.push(row(&format!("{name} fair"), Question::cycles(search(true))));
    };
    if properties.never {
        both("never", &|fair| Search::Accept { claim: None, fair });
    }
    for name in &properties.ltl {
        both(&format!("ltl {name}"), &|fair| Search::Accept { claim: Some(name.clone()), fair });
    }
    if properties.accept {
        both("accept", &|fair| Search::AcceptLabels { fair });
    }
    if properties.progress {
        both("progress", &|fair| Search::Progress { fair });
    }
    for row in &mut out {
        row.question.options = options.to_vec();
    }
    out
}

fn row(name: &str, question: Question) -> Row {
    Row { name: name.to_owned(), question }
}

/// Comments and strings become blanks; lines stay.
pub fn blank(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut out = String::with_capacity(text.len());
    let mut i = 0;
    while i < bytes.len() {
        let rest = &bytes[i..];
        let length = if rest.starts_with(b"//") {
            rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len())
        } else if rest.starts_with(b"/*") {
            rest.windows(2).skip(2).position(|w| w == b"*/").map_or(rest.len(), |n| n + 4)
        } else if rest[0] == b'"' {
            rest[1..].iter().position(|&b| b == b'"' || b == b'\n').map_or(rest.len(), |n| n + 2)
        } else {
            out.push(if rest[0].is_ascii() { rest[0] as char } else { ' ' });
            i += 1;
            continue;
        };
        out.extend(rest[..length].iter().map(|&b| if b == b'\n' { '\n' } else { ' ' }));
        i += length;
    }
    out
}

fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + text[at..].find(is_word)?;
        let end = text[start..].find(|c| !is_word(c)).map_or(text.len(), |n| start + n);
        at = end;
        Some((start, &text[start..end]))
    })
}

fn without_never(text: &str) -> (String, bool) {
    let Some((start, _)) = words(text).find(|(_, w)| *w == "never") else {
        return (text.to_owned(), false);
    };
    let mut depth = 0;
    for (i, c) in text[start..].char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 1 => {
                return (format!("{}{}", &text[..start], &text[start + i + 1..]), true);
            }
            '}' => depth -= 1,
            _ => {}
        }
    }
    (text[..start].to_owned(), true)
}

fn ltl_names(text: &str) -> Vec<String> {
    let all: Vec<(usize, &str)> = words(text).collect();
    let mut out = Vec::new();
    for pair in all.windows(2) {
        let after = text[pair[1].0 + pair[1].1.len()..].trim_start();
        if pair[0].1 == "ltl" && after.starts_with('{') {
            out.push(pair[1].1.to_owned());
        }
    }
    out
}

/// Whether a label begins with `prefix`; the text is blanked already.
pub fn has_label(text: &str, prefix: &str) -> bool {
    words(text).any(|(start, word)| {
        let after = text[start + word.len()..].trim_start();
        word.starts_with(prefix) && after.starts_with(':') && !after.starts_with("::")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_what_is_there_and_not_what_is_commented_out() {
        let text = "// ltl no { true }\n/* progress: */ byte g;\n\
                    active proctype P() { accept_x: g = 1; printf(\"progress: %d\") }\n\
                    never { progress: do :: true od }\nltl p1 { []<>(g == 1) }\nltl q{ <>true }";
        let found = properties(text);
        assert!(found.never && found.accept && !found.progress);
        assert_eq!(found.ltl, ["p1", "q"]);
        let names: Vec<String> = rows(text, &[]).into_iter().map(|r| r.name).collect();
        assert_eq!(names.len(), 4 + 2 + 4 + 2);
        assert_eq!(blank("a /* x\ny */ b").lines().count(), 2);
    }
}
