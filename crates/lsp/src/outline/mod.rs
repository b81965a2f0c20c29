//! The names of a program: where each is declared, what it is, and where it is used.
//!
//! Declarations come from the front end's tree where there is one that outlives errors
//! (Promela), and from the words of the text elsewhere. Uses are words: a word means the
//! nearest declaration of that name whose scope it stands in. So a name is found in the body
//! of a macro, in code that is left out by `#if`, and in a text that cannot be read yet.

mod promela;
mod small;

use crate::words::{Dialect, Sort, Word, words};
use heddle_session::Host;
use std::ops::Range;

/// What a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    Variable,
    Channel,
    Parameter,
    Field,
    Process,
    Inline,
    Type,
    Constant,
    Macro,
    Label,
    Formula,
    Model,
    Relation,
    Set,
    Rule,
}

impl Kind {
    pub fn word(self) -> &'static str {
        match self {
            Kind::Variable => "variable",
            Kind::Channel => "channel",
            Kind::Parameter => "parameter",
            Kind::Field => "field",
            Kind::Process => "process",
            Kind::Inline => "inline",
            Kind::Type => "type",
            Kind::Constant => "constant",
            Kind::Macro => "macro",
            Kind::Label => "label",
            Kind::Formula => "property",
            Kind::Model => "model",
            Kind::Relation => "relation",
            Kind::Set => "set",
            Kind::Rule => "rule",
        }
    }
}

/// A place in one of the files of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub file: usize,
    pub at: Range<usize>,
}

/// A declared name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symbol {
    pub name: String,
    pub kind: Kind,
    /// As a declaration would be written: `byte x[3]`.
    pub detail: String,
    /// The name, where it is declared.
    pub place: Place,
    /// All that belongs to it.
    pub whole: Range<usize>,
    /// Where in its file it is known; everywhere if `None`.
    pub scope: Option<Range<usize>>,
    /// The process or type that it belongs to.
    pub owner: Option<String>,
    /// The type whose fields it has.
    pub of_type: Option<String>,
}

/// A file of the program, the one that was asked about first.
#[derive(Clone, Debug)]
pub struct File {
    pub name: String,
    pub text: String,
    pub words: Vec<Word>,
}

/// The names of a program.
#[derive(Clone, Debug)]
pub struct Outline {
    pub dialect: Dialect,
    pub files: Vec<File>,
    pub symbols: Vec<Symbol>,
}

impl Outline {
    /// Reads the names of a text and of what it includes.
    pub fn read(name: &str, text: &str, dialect: Dialect, host: &dyn Host) -> Outline {
        match dialect {
            Dialect::Promela => promela::read(name, text, host),
            other => small::read(name, text, other),
        }
    }

    /// The word at a place of the first file, or right before it.
    pub fn word_at(&self, offset: usize) -> Option<usize> {
        let words = &self.files.first()?.words;
        let touches = |w: &Word| w.at.start <= offset && offset <= w.at.end;
        let name = words.iter().position(|w| touches(w) && w.sort == Sort::Name);
        name.or_else(|| words.iter().position(touches))
    }

    pub fn word(&self, file: usize, index: usize) -> &str {
        let file = &self.files[file];
        file.words[index].text(&file.text)
    }

    /// What a word of a file means.
    pub fn meaning(&self, file: usize, index: usize) -> Option<&Symbol> {
        let word = &self.files[file].words[index];
        let name = word.text(&self.files[file].text);
        if word.sort != Sort::Name {
            return None;
        }
        let before = |n: usize| index.checked_sub(n).map_or("", |i| self.word(file, i));
        let labels = matches!(before(1), "goto" | "@") || self.is_label(file, index);
        let fits = |s: &&Symbol| {
            s.name == name
                && match (&s.kind, before(1)) {
                    (Kind::Label, _) => labels || self.dialect != Dialect::Promela,
                    (Kind::Field, ".") => true,
                    (Kind::Field, _) => s.place.at == word.at && s.place.file == file,
                    (_, ".") => self.dialect != Dialect::Promela,
                    _ => !labels,
                }
        };
        let all: Vec<&Symbol> = self.symbols.iter().filter(fits).collect();
        if let [s, ..] = &all[..]
            && s.kind == Kind::Field
            && all.len() > 1
            && let Some(owner) = self.base_type(file, index)
            && let Some(exact) = all.iter().find(|s| s.owner == Some(owner.clone()))
        {
            return Some(exact);
        }
        // Its own declaration, then the smallest scope, then the last declaration before it.
        let rank = |s: &&Symbol| {
            let own = s.place.file == file && s.place.at == word.at;
            let inside = match &s.scope {
                Some(scope) if s.place.file == file && scope.contains(&word.at.start) => {
                    scope.len()
                }
                Some(_) => usize::MAX,
                None => usize::MAX - 1,
            };
            let later = s.place.file == file && s.place.at.start > word.at.start;
            (!own, inside, later, usize::MAX - s.place.at.start)
        };
        let best = all.into_iter().min_by_key(rank)?;
        let outside = best
            .scope
            .as_ref()
            .is_some_and(|scope| best.place.file != file || !scope.contains(&word.at.start));
        // A local of another process is meant only where its owner is named: `P:x`, `o.x`.
        let remote = matches!(before(1), "." | "@" | ":" | "]");
        (!outside || remote || best.place.at == word.at).then_some(best)
    }

    /// `name:` at the beginning of a statement, but not `:: a : b` or `P:x`.
    fn is_label(&self, file: usize, index: usize) -> bool {
        let words = &self.files[file].words;
        let text = &self.files[file].text;
        let is = |i: Option<usize>, signs: &[&str]| {
            i.and_then(|i| words.get(i)).is_none_or(|w| signs.contains(&w.text(text)))
        };
        let colon = words.get(index + 1).is_some_and(|w| w.text(text) == ":");
        let before = [";", "{", "}", "::", "->", ":", "fi", "od", "do", "if", "else"];
        let declared = self.symbols.iter().any(|s| {
            s.kind == Kind::Label && s.place.file == file && s.place.at == words[index].at
        });
        declared || (colon && (is(index.checked_sub(1), &before) || words[index].first))
    }

    /// The type of what stands before the dot before a word: `r[0].a.b`.
    fn base_type(&self, file: usize, index: usize) -> Option<String> {
        let mut i = index.checked_sub(2)?;
        if self.word(file, i) == "]" {
            let mut depth = 0;
            loop {
                match self.word(file, i) {
                    "]" => depth += 1,
                    "[" => depth -= 1,
                    _ => {}
                }
                i = i.checked_sub(1)?;
                if depth == 0 {
                    break;
                }
            }
        }
        self.meaning(file, i)?.of_type.clone()
    }

    /// Every word that means a symbol.
    pub fn uses(&self, symbol: &Symbol) -> Vec<Place> {
        let mut out = Vec::new();
        for (file, f) in self.files.iter().enumerate() {
            for (i, w) in f.words.iter().enumerate() {
                let same = w.sort == Sort::Name && w.text(&f.text) == symbol.name;
                if same && self.meaning(file, i).is_some_and(|s| s == symbol) {
                    out.push(Place { file, at: w.at.clone() });
                }
            }
        }
        out
    }

    /// The names that can be used at a place of the first file.
    pub fn visible(&self, offset: usize) -> Vec<&Symbol> {
        let seen = |s: &&Symbol| match &s.scope {
            None => true,
            Some(scope) => s.place.file == 0 && scope.contains(&offset),
        };
        self.symbols.iter().filter(seen).collect()
    }

    /// The process or the like in which a place of a file stands.
    pub fn around(&self, place: &Place) -> Option<&Symbol> {
        let holds = |s: &&Symbol| {
            matches!(s.kind, Kind::Process | Kind::Inline | Kind::Formula)
                && s.place.file == place.file
                && s.whole.contains(&place.at.start)
        };
        self.symbols.iter().find(holds)
    }
}

fn file(name: &str, text: &str, dialect: Dialect) -> File {
    File { name: name.to_string(), text: text.to_string(), words: words(text, dialect) }
}
