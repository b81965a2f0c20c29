//! The parser's hands on the tokens: looking, taking, complaining, recovering.

use super::Parser;
use super::lexer::{Kind, Token};
use heddle_span::{Diagnostic, Span};

/// Something was wrong and has been reported.
#[derive(Debug)]
pub struct Reported;

pub type Parse<T> = Result<T, Reported>;

/// After this many complaints the rest is noise.
const MAX_DIAGNOSTICS: usize = 50;

/// How deep types, constants and metadata may nest.
const MAX_DEPTH: u32 = 128;

impl<'t> Parser<'t> {
    pub fn peek(&self) -> Token {
        self.tokens[self.pos]
    }

    pub fn peek_at(&self, ahead: usize) -> Token {
        self.tokens[(self.pos + ahead).min(self.tokens.len() - 1)]
    }

    pub fn kind(&self) -> Kind {
        self.peek().kind
    }

    pub fn text_of(&self, token: Token) -> &'t str {
        &self.text[token.lo as usize..token.hi as usize]
    }

    /// The next token's text.
    pub fn here(&self) -> &'t str {
        self.text_of(self.peek())
    }

    pub fn span_of(&self, token: Token) -> Span {
        Span { file: self.file, lo: token.lo, hi: token.hi }
    }

    pub fn span(&self) -> Span {
        self.span_of(self.peek())
    }

    /// From `start` to the end of the token before the next.
    pub fn span_from(&self, start: Span) -> Span {
        let last = self.tokens[self.pos.saturating_sub(1)];
        Span { file: self.file, lo: start.lo, hi: last.hi.max(start.hi) }
    }

    pub fn advance(&mut self) -> Token {
        let token = self.peek();
        if token.kind != Kind::End {
            self.pos += 1;
        }
        token
    }

    pub fn skip(&mut self) {
        self.advance();
    }

    pub fn eat(&mut self, kind: Kind) -> bool {
        let found = self.kind() == kind;
        if found {
            self.advance();
        }
        found
    }

    pub fn at_word(&self, word: &str) -> bool {
        self.kind() == Kind::Word && self.here() == word
    }

    pub fn eat_word(&mut self, word: &str) -> bool {
        let found = self.at_word(word);
        if found {
            self.advance();
        }
        found
    }

    pub fn expect(&mut self, kind: Kind, what: &str) -> Parse<Token> {
        if self.kind() == kind { Ok(self.advance()) } else { Err(self.unexpected(what)) }
    }

    pub fn expect_word(&mut self, word: &str) -> Parse<()> {
        if self.eat_word(word) { Ok(()) } else { Err(self.unexpected(&format!("`{word}`"))) }
    }

    pub fn comma(&mut self) -> Parse<()> {
        self.expect(Kind::Comma, "`,`").map(|_| ())
    }

    /// A number without sign, as in `align 8` or `addrspace(1)`.
    pub fn unsigned(&mut self, what: &str) -> Parse<u64> {
        match self.here().parse() {
            Ok(n) if self.kind() == Kind::Int => {
                self.advance();
                Ok(n)
            }
            _ => Err(self.unexpected(what)),
        }
    }

    /// The text of a `"…"` token.
    pub fn string(&mut self, what: &str) -> Parse<String> {
        let token = self.expect(Kind::Str, what)?;
        Ok(self.unquote(self.text_of(token)))
    }

    /// The name in `%name`, `@"name"`, `name:` or `"name":`.
    pub fn name_of(&self, token: Token) -> String {
        let text = self.text_of(token);
        match token.kind {
            Kind::Label => self.unquote(text.strip_suffix(':').unwrap_or(text)),
            _ => self.unquote(text.get(1..).unwrap_or("")),
        }
    }

    /// Without quotes and escapes, if it has any. Bytes that are not UTF-8
    /// are kept apart by their Latin-1 letters.
    pub fn unquote(&self, text: &str) -> String {
        let Some(inner) = text.strip_prefix('"') else { return text.to_string() };
        let bytes = super::literal::unescape(inner.strip_suffix('"').unwrap_or(inner));
        String::from_utf8(bytes)
            .unwrap_or_else(|e| e.into_bytes().iter().map(|&b| char::from(b)).collect())
    }

    /// Skips `( … )` with everything inside, if it stands here.
    pub fn skip_parens(&mut self) {
        if self.kind() == Kind::Open {
            self.skip_group();
        }
    }

    /// Skips an opening bracket and everything up to its match.
    pub fn skip_group(&mut self) {
        let mut depth = 0usize;
        loop {
            match self.advance().kind {
                Kind::Open | Kind::OpenSquare | Kind::OpenBrace => depth += 1,
                Kind::Close | Kind::CloseSquare | Kind::CloseBrace => {
                    depth = depth.saturating_sub(1);
                }
                Kind::End => return,
                _ => {}
            }
            if depth == 0 {
                return;
            }
        }
    }

    /// Skips the rest of the line.
    pub fn skip_line(&mut self) {
        self.advance();
        while self.peek().same_line && self.kind() != Kind::End {
            self.advance();
        }
    }

    pub fn report(&mut self, diagnostic: Diagnostic) -> Reported {
        if self.diagnostics.len() < MAX_DIAGNOSTICS {
            self.diagnostics.push(diagnostic);
        }
        Reported
    }

    pub fn error(&mut self, span: Span, message: impl Into<String>) -> Reported {
        self.report(Diagnostic::error(span, message))
    }

    pub fn unsupported(&mut self, span: Span, message: impl Into<String>) -> Reported {
        self.report(Diagnostic::unsupported(span, message))
    }

    pub fn unexpected(&mut self, wanted: &str) -> Reported {
        let found = match self.kind() {
            Kind::End => "the end of the text".to_string(),
            _ => format!("`{}`", shorten(self.here())),
        };
        self.error(self.span(), format!("expected {wanted}, found {found}"))
    }

    /// Runs a parser one level deeper; text that nests without end is an
    /// error, not a stack overflow.
    pub fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        if self.depth >= MAX_DEPTH {
            return Err(self.error(self.span(), "nested too deeply"));
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }
}

/// The first few characters of a token, for a message.
pub fn shorten(text: &str) -> String {
    const LONG: usize = 60;
    if text.chars().count() <= LONG {
        return text.to_string();
    }
    text.chars().take(LONG).chain("…".chars()).collect()
}
