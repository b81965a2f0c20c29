//! The comments of the C program, so that they can stand where they stood.

use heddle_span::{FileId, SourceMap, Span};

pub struct Comments {
    file: FileId,
    /// Start, end and text, in order; taken ones are empty.
    all: Vec<(u32, u32, String)>,
    /// Where items of the file begin and end, in order.
    items: Vec<(u32, u32)>,
    /// The function whose statements are written now.
    inside: (u32, u32),
}

impl Comments {
    /// `items` are the ranges of the declarations at the top of the file.
    pub fn new(file: FileId, sources: &SourceMap, mut items: Vec<(u32, u32)>) -> Self {
        items.sort_unstable();
        Comments { file, all: find(&sources.file(file).text), items, inside: (0, 0) }
    }

    /// Those that stand right before an item of the file.
    pub fn before(&mut self, item: Span) -> Vec<String> {
        if item.file != self.file {
            return Vec::new();
        }
        let before = self.items.iter().filter(|i| i.1 <= item.lo).map(|i| i.1).max().unwrap_or(0);
        self.take(before, item.lo)
    }

    /// The statements of a function come now.
    pub fn enter(&mut self, function: Span) {
        self.inside = (function.lo, function.hi);
    }

    /// Those inside the function up to the end of the line of a statement.
    pub fn until(&mut self, statement: Span, sources: &SourceMap) -> Vec<String> {
        let (lo, hi) = self.inside;
        if statement.file != self.file || statement.lo < lo || statement.lo >= hi {
            return Vec::new();
        }
        let text = &sources.file(self.file).text;
        let rest = text.get(statement.lo as usize..).unwrap_or("");
        let end = statement.lo + rest.find('\n').unwrap_or(rest.len()) as u32;
        self.take(lo, end.min(hi))
    }

    fn take(&mut self, lo: u32, hi: u32) -> Vec<String> {
        let mine = self.all.iter_mut().filter(|c| c.0 >= lo && c.0 < hi && !c.2.is_empty());
        mine.map(|c| std::mem::take(&mut c.2)).collect()
    }
}

/// Every comment of a C text, as Promela comments.
fn find(text: &str) -> Vec<(u32, u32, String)> {
    let bytes = text.as_bytes();
    let mut out = Vec::new();
    let mut i = 0;
    while i < bytes.len() {
        match (bytes[i], bytes.get(i + 1)) {
            (b'/', Some(b'*')) => {
                let end = text.get(i + 2..).and_then(|t| t.find("*/")).map(|n| i + 2 + n + 2);
                let end = end.unwrap_or(bytes.len());
                let body = text.get(i..end).unwrap_or("");
                if body.ends_with("*/") {
                    out.push((i as u32, end as u32, body.to_string()));
                }
                i = end;
            }
            (b'/', Some(b'/')) => {
                let end = text.get(i..).and_then(|t| t.find('\n')).map_or(bytes.len(), |n| i + n);
                let body = text.get(i + 2..end).unwrap_or("").trim().replace("*/", "* /");
                if !body.is_empty() {
                    out.push((i as u32, end as u32, format!("/* {body} */")));
                }
                i = end;
            }
            (quote @ (b'"' | b'\''), _) => {
                i += 1;
                while i < bytes.len() && bytes[i] != quote && bytes[i] != b'\n' {
                    i += if bytes[i] == b'\\' { 2 } else { 1 };
                }
                i += 1;
            }
            _ => i += 1,
        }
    }
    out
}

#[cfg(test)]
mod tests {
    #[test]
    fn comments_but_not_in_texts() {
        let found = super::find("/* a */ int x; // b */ c\nchar *s = \"/* no */\"; '\\''; /* d");
        let texts: Vec<_> = found.iter().map(|c| c.2.as_str()).collect();
        assert_eq!(texts, ["/* a */", "/* b * / c */"]);
    }
}
