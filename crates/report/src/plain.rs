//! Text that a terminal shows and does not obey.
//!
//! Sources and file names may hold anything. Control characters are shown by their pictures
//! (`␛` for escape), and so are characters that turn the direction of writing, with which a
//! source can look other than it is (Boucher and Anderson, Trojan Source, 2021).

use unicode_width::UnicodeWidthStr;

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// The text with nothing in it that a terminal would obey, line breaks and tabs apart.
pub fn plain(text: &str) -> String {
    if !text.chars().any(acts) {
        return text.to_string();
    }
    let shown = |c: char| match c {
        c if !acts(c) => c,
        c if (c as u32) < 0x20 => char::from_u32(0x2400 + c as u32).expect("a picture of it"),
        '\u{7f}' => '␡',
        _ => '\u{fffd}',
    };
    text.chars().map(shown).collect()
}

/// Whether a terminal does something else than show it.
fn acts(c: char) -> bool {
    let breaks = c == '\n' || c == '\t';
    let turns =
        matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}');
    c.is_control() && !breaks || turns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_obeyed() {
        assert_eq!(plain("a\tb\nc"), "a\tb\nc");
        assert_eq!(plain("\u{1b}]0;x\u{7}\r\u{7f}"), "␛]0;x␇␍␡");
        assert_eq!(plain("a\u{9b}31m\u{202e}b"), "a\u{fffd}31m\u{fffd}b");
        assert_eq!((width("␛x"), width("名前")), (2, 4));
    }
}
