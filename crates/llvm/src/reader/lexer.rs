//! Tokens of textual LLVM IR.
//!
//! The whole text is cut at once; a token is a kind and a byte range, and its
//! meaning is looked up in the text when someone needs it. Nothing here fails:
//! a byte that starts no token is a token of kind [`Kind::Stray`].

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A keyword or type name: `define`, `i32`.
    Word,
    /// `name:` or `"name":` or `7:`; also the field names of metadata.
    Label,
    /// `%name`, `%7`, `%"any name"`.
    Local,
    /// `@name`, `@7`, `@"any name"`.
    Global,
    /// `$name`: a comdat.
    Comdat,
    /// `!name`.
    MetadataName,
    /// `!7`.
    MetadataId,
    /// `#7`.
    AttributeGroup,
    /// `#dbg_declare`.
    DebugRecord,
    /// `^7`: a summary entry.
    Summary,
    /// `-7`.
    Int,
    /// `1.5e+00` or `0x…` in any of its forms.
    Float,
    /// `"…"`.
    Str,
    /// `c"…"`.
    CStr,
    Bang,
    Comma,
    Equal,
    Star,
    Bar,
    Colon,
    Open,
    Close,
    OpenSquare,
    CloseSquare,
    OpenBrace,
    CloseBrace,
    Less,
    Greater,
    Ellipsis,
    Stray,
    End,
}

#[derive(Clone, Copy, Debug)]
pub struct Token {
    pub kind: Kind,
    pub lo: u32,
    pub hi: u32,
    /// No line break lies between it and the token before.
    pub same_line: bool,
}

/// Cuts a text into tokens; the last one is [`Kind::End`].
pub fn tokens(text: &str) -> Vec<Token> {
    let mut lexer = Lexer { bytes: text.as_bytes(), at: 0 };
    let mut out = Vec::with_capacity(text.len() / 5);
    loop {
        let same_line = lexer.skip_blank();
        let lo = lexer.at;
        let kind = lexer.token();
        out.push(Token { kind, lo: lo as u32, hi: lexer.at as u32, same_line });
        if kind == Kind::End {
            return out;
        }
    }
}

struct Lexer<'t> {
    bytes: &'t [u8],
    at: usize,
}

impl Lexer<'_> {
    fn peek(&self, ahead: usize) -> u8 {
        self.bytes.get(self.at + ahead).copied().unwrap_or(0)
    }

    /// Skips blanks and comments; says whether no line ended.
    fn skip_blank(&mut self) -> bool {
        let mut same_line = true;
        while self.at < self.bytes.len() {
            match self.peek(0) {
                b'\n' => same_line = false,
                b' ' | b'\t' | b'\r' => {}
                b';' => {
                    let rest = &self.bytes[self.at..];
                    self.at += rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
                    continue;
                }
                _ => break,
            }
            self.at += 1;
        }
        same_line
    }

    fn token(&mut self) -> Kind {
        if self.at >= self.bytes.len() {
            return Kind::End;
        }
        match self.peek(0) {
            b'%' => self.sigil(Kind::Local),
            b'@' => self.sigil(Kind::Global),
            b'$' => self.sigil(Kind::Comdat),
            b'!' => self.bang(),
            b'#' => self.hash(),
            b'^' => {
                self.at += 1;
                self.skip_while(|b| b.is_ascii_digit());
                Kind::Summary
            }
            b'"' => self.quoted(Kind::Str),
            b'c' if self.peek(1) == b'"' => {
                self.at += 1;
                self.quoted(Kind::CStr)
            }
            b'.' if self.bytes[self.at..].starts_with(b"...") => {
                self.at += 3;
                Kind::Ellipsis
            }
            b'0'..=b'9' => self.number(),
            b'-' | b'+' if self.peek(1).is_ascii_digit() => self.number(),
            b if is_name(b) => self.word(),
            _ => self.punctuation(),
        }
    }

    fn skip_while(&mut self, keep: impl Fn(u8) -> bool) {
        while self.at < self.bytes.len() && keep(self.bytes[self.at]) {
            self.at += 1;
        }
    }

    fn sigil(&mut self, kind: Kind) -> Kind {
        self.at += 1;
        let start = self.at;
        if self.peek(0) == b'"' {
            self.string();
        } else {
            self.skip_while(is_name);
        }
        if self.at == start { Kind::Stray } else { kind }
    }

    fn bang(&mut self) -> Kind {
        self.at += 1;
        match self.peek(0) {
            b'0'..=b'9' => {
                self.skip_while(|b| b.is_ascii_digit());
                Kind::MetadataId
            }
            b if is_name(b) || b == b'\\' => {
                self.skip_while(|b| is_name(b) || b == b'\\');
                Kind::MetadataName
            }
            _ => Kind::Bang,
        }
    }

    fn hash(&mut self) -> Kind {
        self.at += 1;
        let kind =
            if self.peek(0).is_ascii_digit() { Kind::AttributeGroup } else { Kind::DebugRecord };
        let start = self.at;
        self.skip_while(is_name);
        if self.at == start { Kind::Stray } else { kind }
    }

    fn quoted(&mut self, kind: Kind) -> Kind {
        self.string();
        if kind == Kind::Str && self.peek(0) == b':' {
            self.at += 1;
            return Kind::Label;
        }
        kind
    }

    /// From the opening quote past the closing one, or to the end of the text.
    fn string(&mut self) {
        self.at += 1;
        self.skip_while(|b| b != b'"');
        self.at = (self.at + 1).min(self.bytes.len());
    }

    fn number(&mut self) -> Kind {
        let start = self.at;
        self.at += 1;
        if self.bytes[start] == b'0' && self.peek(0) == b'x' {
            self.at += 1;
            self.skip_while(|b| b.is_ascii_alphanumeric());
            return Kind::Float;
        }
        self.skip_while(|b| b.is_ascii_digit());
        if self.peek(0) == b'.' && self.peek(1) != b'.' {
            self.at += 1;
            self.skip_while(|b| b.is_ascii_digit());
            if matches!(self.peek(0), b'e' | b'E') {
                self.at += 1;
                self.at += usize::from(matches!(self.peek(0), b'+' | b'-'));
                self.skip_while(|b| b.is_ascii_digit());
            }
            return Kind::Float;
        }
        // A block may have a name like `3a`, or no name but a number.
        let digits = self.at;
        self.skip_while(is_name);
        if self.peek(0) == b':' && self.bytes[start] != b'+' {
            self.at += 1;
            return Kind::Label;
        }
        self.at = digits;
        Kind::Int
    }

    fn word(&mut self) -> Kind {
        self.skip_while(is_name);
        if self.peek(0) == b':' {
            self.at += 1;
            return Kind::Label;
        }
        Kind::Word
    }

    fn punctuation(&mut self) -> Kind {
        let kind = match self.peek(0) {
            b',' => Kind::Comma,
            b'=' => Kind::Equal,
            b'*' => Kind::Star,
            b'|' => Kind::Bar,
            b':' => Kind::Colon,
            b'(' => Kind::Open,
            b')' => Kind::Close,
            b'[' => Kind::OpenSquare,
            b']' => Kind::CloseSquare,
            b'{' => Kind::OpenBrace,
            b'}' => Kind::CloseBrace,
            b'<' => Kind::Less,
            b'>' => Kind::Greater,
            _ => Kind::Stray,
        };
        self.at += 1;
        // Keep to the borders of characters.
        self.skip_while(|b| b & 0xc0 == 0x80);
        kind
    }
}

fn is_name(b: u8) -> bool {
    b.is_ascii_alphanumeric() || matches!(b, b'$' | b'.' | b'_' | b'-')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<Kind> {
        tokens(text).into_iter().map(|t| t.kind).collect()
    }

    #[test]
    fn cuts_what_clang_prints() {
        use Kind::*;
        assert_eq!(
            kinds("%4 = load i32, i32* %\"a b\", align 4, !dbg !80 ; x"),
            [
                Local,
                Equal,
                Word,
                Word,
                Comma,
                Word,
                Star,
                Local,
                Comma,
                Word,
                Int,
                Comma,
                MetadataName,
                MetadataId,
                End
            ]
        );
        assert_eq!(
            kinds("12: c\"a\\00\" 0xK3F 1.0e+00 -3 ... !{ #2 #dbg_value name: $x ^0"),
            [
                Label,
                CStr,
                Float,
                Float,
                Int,
                Ellipsis,
                Bang,
                OpenBrace,
                AttributeGroup,
                DebugRecord,
                Label,
                Comdat,
                Summary,
                End
            ]
        );
    }

    #[test]
    fn never_fails_and_always_ends() {
        for text in ["\"open", "%", "é%é", "@\"", "!", "#", "0x", "-", "\u{0}", "1.", "c\"", "^"]
        {
            let all = tokens(text);
            assert_eq!(all.last().unwrap().kind, Kind::End);
            for t in &all {
                assert!(text.is_char_boundary(t.lo as usize), "{text:?}");
                assert!(text.is_char_boundary(t.hi as usize), "{text:?}");
            }
        }
    }
}
