//! Source texts and byte ranges in them.
//!
//! A [`Span`] is 12 bytes and `Copy`, so syntax trees carry one everywhere.
//! Lines and columns are worked out only when a person looks.

/// Index of a file in a [`SourceMap`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct FileId(pub u32);

/// The bytes `lo..hi` of one file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Span {
    pub file: FileId,
    pub lo: u32,
    pub hi: u32,
}

impl Span {
    pub fn new(file: FileId, lo: usize, hi: usize) -> Self {
        Span { file, lo: lo as u32, hi: hi as u32 }
    }

    /// The smallest range that holds both; spans of two files keep the first.
    pub fn to(self, other: Span) -> Span {
        if self.file != other.file {
            return self;
        }
        Span { file: self.file, lo: self.lo.min(other.lo), hi: self.hi.max(other.hi) }
    }
}

/// A place as people name it: both numbers count from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Position {
    pub line: u32,
    pub column: u32,
}

/// One file: its name as the user gave it, its text, and where its lines start.
#[derive(Clone, Debug)]
pub struct SourceFile {
    pub name: String,
    pub text: String,
    line_starts: Vec<u32>,
}

/// Every file that took part in a run. Files are added and never removed.
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    files: Vec<SourceFile>,
}

impl SourceMap {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn add(&mut self, name: impl Into<String>, text: impl Into<String>) -> FileId {
        let text = text.into();
        let starts = std::iter::once(0);
        let line_starts =
            starts.chain(text.match_indices('\n').map(|(i, _)| i as u32 + 1)).collect();
        self.files.push(SourceFile { name: name.into(), text, line_starts });
        FileId(self.files.len() as u32 - 1)
    }

    pub fn file(&self, id: FileId) -> &SourceFile {
        &self.files[id.0 as usize]
    }

    pub fn files(&self) -> impl Iterator<Item = (FileId, &SourceFile)> {
        self.files.iter().enumerate().map(|(i, f)| (FileId(i as u32), f))
    }

    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// Where a span starts.
    pub fn position(&self, span: Span) -> Position {
        self.file(span.file).position(span.lo)
    }

    /// `name:line:column` of where a span starts.
    pub fn place(&self, span: Span) -> String {
        let p = self.position(span);
        format!("{}:{}:{}", self.file(span.file).name, p.line, p.column)
    }

    /// The text of a span; empty if it does not lie on character borders.
    pub fn snippet(&self, span: Span) -> &str {
        self.file(span.file).text.get(span.lo as usize..span.hi as usize).unwrap_or("")
    }
}

impl SourceFile {
    pub fn position(&self, offset: u32) -> Position {
        let offset = offset.min(self.text.len() as u32);
        let line = self.line_starts.partition_point(|&s| s <= offset) as u32;
        let start = self.line_starts[line as usize - 1];
        let before = self.text.get(start as usize..offset as usize);
        let column = before.map_or(offset - start, |t| t.chars().count() as u32) + 1;
        Position { line, column }
    }

    /// The text of a line, counted from one, without its line break.
    pub fn line(&self, line: u32) -> &str {
        self.text.lines().nth(line.saturating_sub(1) as usize).unwrap_or("")
    }
}

/// How a front end asks for another file (`#include`) without reading any itself.
pub trait Loader {
    /// The text of `path` as written in the file named `from`, and the name to show for it.
    fn load(&mut self, path: &str, from: &str) -> Result<(String, String), String>;
}

/// A loader that has no files: for input that stands alone, and for tests.
pub struct NoFiles;

impl Loader for NoFiles {
    fn load(&mut self, path: &str, _from: &str) -> Result<(String, String), String> {
        Err(format!("cannot read `{path}`: no other files here"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_count_lines_and_characters_from_one() {
        let mut map = SourceMap::new();
        let f = map.add("x", "ab\ncé d\n");
        let at = |lo| map.position(Span::new(f, lo, lo));
        assert_eq!(at(0), Position { line: 1, column: 1 });
        assert_eq!(at(2), Position { line: 1, column: 3 });
        assert_eq!(at(3), Position { line: 2, column: 1 });
        assert_eq!(at(7), Position { line: 2, column: 4 });
        assert_eq!(at(99), Position { line: 3, column: 1 });
    }

    #[test]
    fn spans_join_within_a_file_only() {
        let a = Span::new(FileId(0), 3, 5);
        assert_eq!(a.to(Span::new(FileId(0), 1, 4)), Span::new(FileId(0), 1, 5));
        assert_eq!(a.to(Span::new(FileId(1), 1, 4)), a);
    }
}
