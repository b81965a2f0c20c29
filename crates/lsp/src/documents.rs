//! The documents that an editor has open, as it has them now.

use crate::position::Lines;
use crate::uri::{path_of, uri_of};
use crate::words::Dialect;
use lsp_types::{TextDocumentContentChangeEvent, Uri};
use std::collections::HashMap;
use std::sync::Arc;

/// One document.
#[derive(Clone, Debug)]
pub struct Document {
    pub uri: Uri,
    /// The name by which front ends know it: its path, or something with the suffix of its
    /// language.
    pub name: String,
    pub text: String,
    pub version: i32,
    pub lines: Lines,
    pub dialect: Option<Dialect>,
}

impl Document {
    pub fn new(uri: Uri, language: &str, version: i32, text: String) -> Self {
        let mut name = path_of(&uri).unwrap_or_else(|| uri.as_str().to_string());
        if Dialect::of_name(&name).is_none()
            && let Some(suffix) = suffix_of(language)
        {
            name = format!("{name}.{suffix}");
        }
        let (lines, dialect) = (Lines::new(&text), Dialect::of_name(&name));
        Document { uri, name, text, version, lines, dialect }
    }

    /// The same with changes made one after the other, each to what the last has left.
    pub fn changed(&self, changes: Vec<TextDocumentContentChangeEvent>, version: i32) -> Self {
        let mut new = self.clone();
        new.version = version;
        for change in changes {
            match change.range {
                None => new.text = change.text,
                Some(range) => {
                    let from = new.lines.offset(&new.text, range.start);
                    let to = new.lines.offset(&new.text, range.end).max(from);
                    new.text.replace_range(from..to, &change.text);
                }
            }
            new.lines = Lines::new(&new.text);
        }
        new
    }
}

/// The suffix of a language by its name in editors.
fn suffix_of(language: &str) -> Option<&'static str> {
    Some(match language {
        "promela" => "pml",
        "mcm" => "mcm",
        "mcs" => "mcs",
        "cat" => "cat",
        "litmus" => "litmus",
        "heddle-asm" => "asm",
        "heddle-family" => "family",
        _ => return None,
    })
}

/// All of them, by address. Cheap to copy.
#[derive(Clone, Debug, Default)]
pub struct Documents(HashMap<String, Arc<Document>>);

impl Documents {
    pub fn get(&self, uri: &Uri) -> Option<&Arc<Document>> {
        self.0.get(uri.as_str())
    }

    pub fn put(&mut self, document: Document) -> Arc<Document> {
        let document = Arc::new(document);
        self.0.insert(document.uri.as_str().to_string(), Arc::clone(&document));
        document
    }

    pub fn remove(&mut self, uri: &Uri) {
        self.0.remove(uri.as_str());
    }

    /// The document of this name, if it is open.
    pub fn named(&self, name: &str) -> Option<&Arc<Document>> {
        self.0.values().find(|d| d.name == name)
    }

    pub fn all(&self) -> impl Iterator<Item = &Arc<Document>> {
        self.0.values()
    }

    /// The address of a file, as the editor writes it if it has it open.
    pub fn uri_of(&self, name: &str) -> Option<Uri> {
        self.named(name).map(|d| d.uri.clone()).or_else(|| uri_of(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lsp_types::{Position, Range};

    fn change(from: (u32, u32), to: (u32, u32), text: &str) -> TextDocumentContentChangeEvent {
        let at = |(l, c)| Position::new(l, c);
        let range = Some(Range::new(at(from), at(to)));
        TextDocumentContentChangeEvent { range, range_length: None, text: text.into() }
    }

    #[test]
    fn changes_are_made_in_order_and_never_fail() {
        let new = |text: &str| Document::new(uri_of("/x.pml").unwrap(), "", 1, text.into());
        let d = new("é\u{1f980}b\nsecond\n");
        let d = d.changed(vec![change((0, 1), (0, 3), "X"), change((0, 2), (1, 3), "\n\n")], 2);
        assert_eq!((d.text.as_str(), d.version), ("éX\n\nond\n", 2));
        let wild = vec![
            change((7, 7), (0, 0), "end"),
            change((0, 9), (0, 1), "-"),
            change((u32::MAX, u32::MAX), (u32::MAX, 0), "!"),
        ];
        assert_eq!(new("a\n").changed(wild, 3).text, "a-\nend!");
    }

    /// The text that is kept is the text that a client has: many random changes, made here
    /// and on lines of UTF-16 units.
    #[test]
    fn random_changes_agree_with_units_of_utf16() {
        let mut seed = 88_172_645_463_325_252_u64;
        let mut random = move |n: usize| {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            (seed % n.max(1) as u64) as u32
        };
        let pieces = ["a", "é", "\u{1f980}", "\n", "xyz", "", "\n\u{1f980}\n"];
        for _ in 0..300 {
            let mut document = new_document("start\n\u{1f980}é\n");
            let mut units: Vec<u16> = document.text.encode_utf16().collect();
            for version in 2..12 {
                let at = |units: &[u16], n: u32| {
                    let mut n = n as usize;
                    let low = |u: &u16| (0xdc00..0xe000).contains(u);
                    while units.get(n).is_some_and(low) {
                        n -= 1;
                    }
                    let before = &units[..n];
                    let line = before.iter().filter(|&&u| u == 10).count();
                    let start = before.iter().rposition(|&u| u == 10).map_or(0, |p| p + 1);
                    (n, (line as u32, (n - start) as u32))
                };
                let (a, b) = (random(units.len() + 1), random(units.len() + 1));
                let (from, to) = (at(&units, a.min(b)), at(&units, a.max(b)));
                let piece = pieces[random(pieces.len()) as usize];
                units.splice(from.0..to.0, piece.encode_utf16());
                document = document.changed(vec![change(from.1, to.1, piece)], version);
                assert_eq!(document.text, String::from_utf16(&units).unwrap());
            }
        }
    }

    fn new_document(text: &str) -> Document {
        Document::new(uri_of("/x.pml").unwrap(), "promela", 1, text.into())
    }
}
