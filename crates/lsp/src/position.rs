//! Places in a text as editors count them: lines from zero, and in a line units of UTF-16.

use lsp_types::{Position, Range};

/// Where each line of a text starts. A line ends with `\n`, `\r\n` or `\r`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lines(Vec<usize>);

impl Lines {
    pub fn new(text: &str) -> Self {
        let bytes = text.as_bytes();
        let ends = |&i: &usize| match bytes[i] {
            b'\n' => true,
            b'\r' => bytes.get(i + 1) != Some(&b'\n'),
            _ => false,
        };
        let starts = (0..bytes.len()).filter(ends).map(|i| i + 1);
        Lines(std::iter::once(0).chain(starts).collect())
    }

    /// The text of a line, its end included.
    pub fn line<'t>(&self, text: &'t str, line: usize) -> &'t str {
        let from = self.0.get(line).copied().unwrap_or(text.len());
        let to = self.0.get(line + 1).copied().unwrap_or(text.len());
        &text[from..to]
    }

    /// The byte that a position names. One behind the end of its line is the end of the line,
    /// one behind the text its end, one within a character the character's beginning.
    pub fn offset(&self, text: &str, position: Position) -> usize {
        let Some(&start) = self.0.get(position.line as usize) else { return text.len() };
        let line = self.line(text, position.line as usize).trim_end_matches(['\n', '\r']);
        let mut units = 0;
        for (at, c) in line.char_indices() {
            let next = units + c.len_utf16();
            if next > position.character as usize {
                return start + at;
            }
            units = next;
        }
        start + line.len()
    }

    /// The position of a byte; one behind the text is its end.
    pub fn position(&self, text: &str, offset: usize) -> Position {
        let mut offset = offset.min(text.len());
        while !text.is_char_boundary(offset) {
            offset -= 1;
        }
        let line = self.0.partition_point(|&s| s <= offset) - 1;
        let units = text[self.0[line]..offset].encode_utf16().count();
        Position::new(line as u32, units as u32)
    }

    pub fn range(&self, text: &str, bytes: std::ops::Range<usize>) -> Range {
        Range::new(self.position(text, bytes.start), self.position(text, bytes.end))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_outside_the_plane_count_twice() {
        let text = "aé\u{1f980}b\r\nx\ry\n";
        let lines = Lines::new(text);
        for (line, character, offset) in [
            (0, 0, 0),
            (0, 1, 1),
            (0, 2, 3),
            (0, 4, 7),
            (0, 5, 8),
            (1, 0, 10),
            (2, 0, 12),
            (3, 0, 14),
        ] {
            let position = Position::new(line, character);
            assert_eq!(lines.offset(text, position), offset, "{line}:{character}");
            assert_eq!(lines.position(text, offset), position);
        }
        assert_eq!(lines.offset(text, Position::new(0, 3)), 3, "within the character");
        assert_eq!(lines.offset(text, Position::new(0, 99)), 8, "behind the line");
        assert_eq!(lines.offset(text, Position::new(99, 0)), text.len());
        assert_eq!(lines.position(text, 5), Position::new(0, 2), "within the character");
        assert_eq!(lines.position(text, 999), Position::new(3, 0));
    }

    #[test]
    fn every_border_has_one_position() {
        for text in ["", "\n", "a", "é\n\u{1f980}\u{1f980}\r\n\r", "x\n\ny"] {
            let lines = Lines::new(text);
            for (at, c) in text.char_indices().chain([(text.len(), 'x')]) {
                // Between the two halves of a line's end there is no place.
                if c == '\n' && text[..at].ends_with('\r') {
                    continue;
                }
                assert_eq!(lines.offset(text, lines.position(text, at)), at, "{text:?} {at}");
            }
        }
    }
}
