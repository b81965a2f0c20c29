//! Metadata as the text has it: numbered nodes with named fields. What the
//! fields mean, `debug` knows; what is not understood is skipped.

use super::Parser;
use super::cursor::Parse;
use super::lexer::Kind;

#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// `!{ … }`.
    Tuple(Vec<Md>),
    /// `!DIFile(filename: "x")`; an entry without a name has an empty one.
    Special { name: String, fields: Vec<(String, Md)> },
    /// Anything else.
    Other,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Md {
    Null,
    Ref(u32),
    Text(String),
    Number(i128),
    /// `DW_TAG_member`, `true`, `DIFlagA | DIFlagB`.
    Word(String),
    Node(Box<Node>),
    Other,
}

impl Node {
    pub fn field(&self, wanted: &str) -> Option<&Md> {
        match self {
            Node::Special { fields, .. } => fields.iter().find(|f| f.0 == wanted).map(|f| &f.1),
            _ => None,
        }
    }

    pub fn name(&self) -> &str {
        match self {
            Node::Special { name, .. } => name,
            _ => "",
        }
    }

    pub fn text(&self, field: &str) -> Option<&str> {
        match self.field(field)? {
            Md::Text(t) => Some(t),
            _ => None,
        }
    }

    pub fn word(&self, field: &str) -> &str {
        match self.field(field) {
            Some(Md::Word(w)) => w,
            _ => "",
        }
    }

    pub fn number(&self, field: &str) -> Option<i128> {
        match self.field(field)? {
            Md::Number(n) => Some(*n),
            _ => None,
        }
    }

    /// A number that is not negative and fits, else 0.
    pub fn count(&self, field: &str) -> u64 {
        self.number(field).and_then(|n| u64::try_from(n).ok()).unwrap_or(0)
    }

    pub fn line(&self, field: &str) -> u32 {
        u32::try_from(self.count(field)).unwrap_or(0)
    }

    pub fn reference(&self, field: &str) -> Option<u32> {
        match self.field(field)? {
            Md::Ref(id) => Some(*id),
            _ => None,
        }
    }
}

/// Nodes that stand inside an instruction get numbers from here on.
const INLINE: u32 = 1 << 31;

impl Parser<'_> {
    /// `!7 = distinct !{ … }`.
    pub fn metadata_definition(&mut self) -> Parse<()> {
        let token = self.advance();
        let id = self.metadata_number(token)?;
        self.expect(Kind::Equal, "`=`")?;
        self.eat_word("distinct");
        let node = match self.metadata()? {
            Md::Node(node) => *node,
            _ => Node::Other,
        };
        if self.nodes.insert(id, node).is_some() {
            let span = self.span_of(token);
            return Err(self.error(span, format!("metadata `!{id}` is defined twice")));
        }
        Ok(())
    }

    /// `!llvm.ident = !{ … }`: nothing that we use.
    pub fn named_metadata(&mut self) -> Parse<()> {
        self.advance();
        self.expect(Kind::Equal, "`=`")?;
        self.skip_metadata_value()
    }

    pub fn skip_metadata_value(&mut self) -> Parse<()> {
        self.metadata().map(|_| ())
    }

    fn metadata_number(&mut self, token: super::lexer::Token) -> Parse<u32> {
        let text = self.text_of(token);
        let number = text[1..].parse::<u32>().ok().filter(|&n| n < INLINE);
        number.ok_or_else(|| self.error(self.span_of(token), "a metadata number is too large"))
    }

    /// `!7`, or a node on the spot, which then gets a number of its own.
    pub fn metadata_reference(&mut self) -> Parse<Option<u32>> {
        match self.metadata()? {
            Md::Ref(id) => Ok(Some(id)),
            Md::Node(node) => {
                let id = INLINE + self.nodes.len() as u32;
                self.nodes.insert(id, *node);
                Ok(Some(id))
            }
            _ => Ok(None),
        }
    }

    /// The operators and numbers of a `!DIExpression(…)` or a reference to one.
    pub fn debug_expression(&mut self) -> Parse<Vec<String>> {
        let Md::Node(node) = self.metadata()? else { return Ok(Vec::new()) };
        let Node::Special { fields, .. } = *node else { return Ok(Vec::new()) };
        Ok(fields
            .into_iter()
            .filter_map(|(_, value)| match value {
                Md::Word(w) => Some(w),
                Md::Number(n) => Some(n.to_string()),
                _ => None,
            })
            .collect())
    }

    fn metadata(&mut self) -> Parse<Md> {
        self.nested(Self::metadata_unbounded)
    }

    fn metadata_unbounded(&mut self) -> Parse<Md> {
        match self.kind() {
            Kind::MetadataId => {
                let token = self.advance();
                self.metadata_number(token).map(Md::Ref)
            }
            Kind::MetadataName => self.special_node(),
            Kind::Bang => {
                self.advance();
                match self.kind() {
                    Kind::Str => Ok(Md::Text(self.string("a string")?)),
                    Kind::OpenBrace => self.tuple(),
                    _ => Err(self.unexpected("metadata")),
                }
            }
            Kind::Str => Ok(Md::Text(self.string("a string")?)),
            Kind::Int => Ok(self.number()),
            Kind::Word => Ok(self.words()),
            _ => {
                if matches!(self.kind(), Kind::Comma | Kind::Close | Kind::CloseBrace | Kind::End) {
                    return Err(self.unexpected("metadata"));
                }
                self.skip_unknown();
                Ok(Md::Other)
            }
        }
    }

    fn number(&mut self) -> Md {
        let number = self.here().parse().map_or(Md::Other, Md::Number);
        self.advance();
        number
    }

    /// `i64 3`: the number, and past it. `None`: it is none of these.
    fn typed_number(&mut self) -> Option<i128> {
        let word = self.here().strip_prefix('i')?;
        word.parse::<u32>().ok()?;
        let number = self.text_of(self.peek_at(1)).parse().ok()?;
        let ends = matches!(self.peek_at(2).kind, Kind::Comma | Kind::Close | Kind::CloseBrace);
        ends.then(|| {
            self.skip();
            self.skip();
            number
        })
    }

    /// `null`, flags, or a typed constant, into which we look no further than for a number.
    fn words(&mut self) -> Md {
        if self.at_type() {
            if let Some(n) = self.typed_number() {
                return Md::Number(n);
            }
            self.skip_unknown();
            return Md::Other;
        }
        let mut text = self.here().to_string();
        self.advance();
        if text == "null" {
            return Md::Null;
        }
        while self.eat(Kind::Bar) {
            text.push('|');
            text.push_str(self.here());
            self.advance();
        }
        Md::Word(text)
    }

    /// Skips to the end of an entry.
    fn skip_unknown(&mut self) {
        loop {
            match self.kind() {
                Kind::Comma | Kind::Close | Kind::CloseBrace | Kind::CloseSquare | Kind::End => {
                    return;
                }
                Kind::Open | Kind::OpenBrace | Kind::OpenSquare => self.skip_group(),
                _ => self.skip(),
            }
        }
    }

    fn tuple(&mut self) -> Parse<Md> {
        self.advance();
        let mut list = Vec::new();
        while self.kind() != Kind::CloseBrace {
            list.push(self.metadata()?);
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        self.expect(Kind::CloseBrace, "`}`")?;
        Ok(Md::Node(Box::new(Node::Tuple(list))))
    }

    fn special_node(&mut self) -> Parse<Md> {
        let token = self.advance();
        let name = self.name_of(token);
        self.expect(Kind::Open, "`(`")?;
        let mut fields = Vec::new();
        while self.kind() != Kind::Close {
            let label = (self.kind() == Kind::Label).then(|| self.advance());
            let label = label.map_or(String::new(), |t| self.name_of(t));
            fields.push((label, self.metadata()?));
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        self.expect(Kind::Close, "`)`")?;
        Ok(Md::Node(Box::new(Node::Special { name, fields })))
    }
}
