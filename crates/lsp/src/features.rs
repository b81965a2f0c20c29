//! What an editor asks about a place in a document: where a name is declared and used, what
//! it is, what could stand here.

use crate::check::Known;
use crate::documents::{Document, Documents};
use crate::keywords;
use crate::outline::{Kind, Outline, Place, Symbol};
use crate::position::Lines;
use crate::words::{Dialect, Sort};
use lsp_types::{
    CodeLens, Command, CompletionItem, CompletionItemKind, DocumentHighlight, DocumentSymbol,
    Hover, HoverContents, Location, MarkupContent, MarkupKind, Position, Range, SymbolKind,
    TextEdit,
};
use serde_json::json;

/// A document and its names.
pub struct Asked<'a> {
    pub document: &'a Document,
    pub documents: &'a Documents,
    pub outline: &'a Outline,
    pub known: Option<&'a Known>,
}

impl Asked<'_> {
    fn offset(&self, position: Position) -> usize {
        self.document.lines.offset(&self.document.text, position)
    }

    fn range(&self, bytes: std::ops::Range<usize>) -> Range {
        self.document.lines.range(&self.document.text, bytes)
    }

    /// What the name at a position means.
    fn meaning(&self, position: Position) -> Option<&Symbol> {
        let word = self.outline.word_at(self.offset(position))?;
        self.outline.meaning(0, word)
    }

    fn location(&self, place: &Place) -> Option<Location> {
        let file = self.outline.files.get(place.file)?;
        let range = Lines::new(&file.text).range(&file.text, place.at.clone());
        let uri = match place.file {
            0 => self.document.uri.clone(),
            _ => self.documents.uri_of(&file.name)?,
        };
        Some(Location::new(uri, range))
    }

    pub fn definition(&self, position: Position) -> Option<Location> {
        self.location(&self.meaning(position)?.place)
    }

    pub fn references(&self, position: Position, declaration: bool) -> Vec<Location> {
        let Some(symbol) = self.meaning(position) else { return Vec::new() };
        let uses = self.outline.uses(symbol);
        let uses = uses.iter().filter(|p| declaration || **p != symbol.place);
        uses.filter_map(|p| self.location(p)).collect()
    }

    pub fn highlights(&self, position: Position) -> Vec<DocumentHighlight> {
        let Some(symbol) = self.meaning(position) else { return Vec::new() };
        let own = self.outline.uses(symbol).into_iter().filter(|p| p.file == 0);
        own.map(|p| DocumentHighlight { range: self.range(p.at), kind: None }).collect()
    }

    /// All places of a name, to be written otherwise; why not, if it has a meaning elsewhere.
    pub fn rename(
        &self,
        position: Position,
        name: &str,
    ) -> Result<Vec<(Location, TextEdit)>, String> {
        let symbol = self.meaning(position).ok_or("there is no name here that is declared")?;
        let mut letters = name.chars();
        let first = letters.next().is_some_and(|c| c.is_ascii_alphabetic() || c == '_');
        if !first || !letters.all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-') {
            return Err(format!("`{name}` is no name"));
        }
        if keywords::meaning(self.outline.dialect, name).is_some() {
            return Err(format!("`{name}` means something else"));
        }
        if self.outline.symbols.iter().any(|s| s.name == name) {
            return Err(format!("`{name}` is declared already"));
        }
        let edit = |place: &Place| {
            let location = self.location(place)?;
            let range = location.range;
            Some((location, TextEdit { range, new_text: name.to_string() }))
        };
        Ok(self.outline.uses(symbol).iter().filter_map(edit).collect())
    }

    pub fn hover(&self, position: Position) -> Option<Hover> {
        let word = self.outline.word_at(self.offset(position))?;
        let at = self.outline.files[0].words[word].at.clone();
        let text = match self.outline.meaning(0, word) {
            Some(symbol) => self.told(symbol),
            None => {
                let word = self.outline.word(0, word);
                format!("`{word}`: {}", keywords::meaning(self.outline.dialect, word)?)
            }
        };
        let contents =
            HoverContents::Markup(MarkupContent { kind: MarkupKind::Markdown, value: text });
        Some(Hover { contents, range: Some(self.range(at)) })
    }

    /// What is known of a name.
    fn told(&self, symbol: &Symbol) -> String {
        let language = if self.outline.dialect == Dialect::Promela { "promela" } else { "" };
        let mut text = format!("```{language}\n{}\n```\n{}", symbol.detail, symbol.kind.word());
        if let Some(owner) = &symbol.owner {
            text.push_str(&format!(" of `{owner}`"));
        } else if matches!(symbol.kind, Kind::Variable | Kind::Channel) {
            text.push_str(", known everywhere");
        }
        let uses = self.outline.uses(symbol);
        let mut users: Vec<&str> = uses
            .iter()
            .filter(|p| **p != symbol.place)
            .filter_map(|p| self.outline.around(p))
            .map(|s| s.name.as_str())
            .collect();
        users.sort_unstable();
        users.dedup();
        let n = uses.len().saturating_sub(1);
        let places = if n == 1 { "place" } else { "places" };
        match users.is_empty() {
            true => text.push_str(&format!("; used at {n} {places}")),
            false => text.push_str(&format!("; used at {n} {places}, in {}", users.join(", "))),
        }
        if symbol.kind == Kind::Label {
            self.about_label(symbol, &uses, &mut text);
        }
        for (owner, name, value) in self.values_of(symbol) {
            let whose = if owner.is_empty() { String::new() } else { format!("{owner}: ") };
            text.push_str(&format!(
                "\n\n`{whose}{name} = {value}` at the end of the run that fails"
            ));
        }
        text
    }

    fn about_label(&self, label: &Symbol, uses: &[Place], text: &mut String) {
        let lines = Lines::new(&self.outline.files[label.place.file].text);
        let file = &self.outline.files[label.place.file].text;
        let jumps: Vec<String> = uses
            .iter()
            .filter(|p| p.file == label.place.file && **p != label.place)
            .map(|p| (lines.position(file, p.at.start).line + 1).to_string())
            .collect();
        if !jumps.is_empty() {
            text.push_str(&format!("\n\nreached or named from line {}", jumps.join(", ")));
        }
        for (prefix, means) in [
            ("end", "a process may stop here for good"),
            ("progress", "a cycle that passes here makes progress"),
            ("accept", "a cycle that passes here for ever is an error"),
        ] {
            if label.name.starts_with(prefix) {
                text.push_str(&format!("\n\n`{prefix}`: {means}"));
            }
        }
        let behind = self.document.text.get(label.place.at.end..).unwrap_or("");
        let blank = behind.len() - behind.trim_start_matches([':', ' ', '\t', '\r', '\n']).len();
        let next = label.place.at.end + blank;
        if let Some(known) = self.known.filter(|_| label.place.file == 0) {
            let says = match known.unreached.contains(&next) {
                true => "no run reaches it",
                false => "the last check does not list it as unreached",
            };
            text.push_str(&format!("\n\n{says}"));
        }
    }

    /// The last values of a variable in the run that fails, as the last check found it.
    fn values_of(&self, symbol: &Symbol) -> Vec<(String, String, String)> {
        let Some(known) = self.known else { return Vec::new() };
        let named = |name: &str| {
            let rest = name.strip_prefix(symbol.name.as_str());
            rest.is_some_and(|r| r.is_empty() || r.starts_with(['[', '.']))
        };
        let owned = |owner: &str| match &symbol.owner {
            None => owner.is_empty(),
            Some(of) => owner.split('[').next() == Some(of.as_str()),
        };
        let is_variable = matches!(symbol.kind, Kind::Variable | Kind::Channel | Kind::Parameter);
        let values = known.values.iter().filter(|v| is_variable && named(&v.1) && owned(&v.0));
        values.take(8).cloned().collect()
    }

    #[allow(deprecated)] // The protocol's struct has a field that nobody is to use.
    pub fn symbols(&self) -> Vec<DocumentSymbol> {
        let own = |s: &&Symbol| s.place.file == 0;
        let make = |s: &Symbol| DocumentSymbol {
            name: s.name.clone(),
            detail: Some(s.detail.clone()),
            kind: symbol_kind(s.kind),
            tags: None,
            deprecated: None,
            range: self.range(s.whole.clone()),
            selection_range: self.range(s.place.at.clone()),
            children: None,
        };
        let mut top: Vec<(&Symbol, DocumentSymbol)> = Vec::new();
        let all: Vec<&Symbol> = self.outline.symbols.iter().filter(own).collect();
        for symbol in all.iter().filter(|s| s.scope.is_none() && s.kind != Kind::Field) {
            top.push((symbol, make(symbol)));
        }
        for symbol in all.iter().filter(|s| s.scope.is_some() || s.kind == Kind::Field) {
            let inside = |t: &&mut (&Symbol, DocumentSymbol)| match symbol.kind {
                Kind::Field => symbol.owner.as_ref() == Some(&t.0.name),
                _ => t.0.whole.contains(&symbol.place.at.start),
            };
            let one = make(symbol);
            match top.iter_mut().find(inside) {
                Some((_, parent)) => {
                    // A parent's range holds its children.
                    parent.range.start = parent.range.start.min(one.range.start);
                    parent.range.end = parent.range.end.max(one.range.end);
                    parent.children.get_or_insert_default().push(one);
                }
                None => top.push((symbol, one)),
            }
        }
        top.sort_by_key(|(s, _)| s.place.at.start);
        top.into_iter().map(|(_, symbol)| symbol).collect()
    }

    pub fn completion(&self, position: Position) -> Vec<CompletionItem> {
        let offset = self.offset(position);
        let words = &self.outline.files[0].words;
        let inside = |w: &&crate::words::Word| w.at.start < offset && offset <= w.at.end;
        let current = words.iter().rposition(|w| inside(&w) && w.sort == Sort::Name);
        let before = match current {
            Some(i) => i.checked_sub(1),
            None => words.iter().rposition(|w| w.at.end <= offset),
        };
        let sign = before.map_or("", |i| self.outline.word(0, i));
        let item = |s: &Symbol| CompletionItem {
            label: s.name.clone(),
            kind: Some(completion_kind(s.kind)),
            detail: Some(s.detail.clone()),
            ..CompletionItem::default()
        };
        let visible = self.outline.visible(offset);
        let of = |kinds: &[Kind]| {
            let all = self.outline.symbols.iter().filter(|s| kinds.contains(&s.kind));
            all.map(item).collect::<Vec<_>>()
        };
        let mut items = match sign {
            "." => of(&[Kind::Field]),
            "@" => of(&[Kind::Label]),
            "goto" => visible.iter().filter(|s| s.kind == Kind::Label).map(|s| item(s)).collect(),
            "run" => of(&[Kind::Process]),
            _ => {
                let names = visible.iter().filter(|s| !matches!(s.kind, Kind::Field | Kind::Label));
                let mut all: Vec<CompletionItem> = names.map(|s| item(s)).collect();
                all.extend(keywords::keywords(self.outline.dialect).iter().map(|(word, means)| {
                    CompletionItem {
                        label: word.to_string(),
                        kind: Some(CompletionItemKind::KEYWORD),
                        detail: Some(means.to_string()),
                        ..CompletionItem::default()
                    }
                }));
                all
            }
        };
        items.sort_by(|a, b| a.label.cmp(&b.label));
        items.dedup_by(|a, b| a.label == b.label);
        items
    }

    /// "check" above the program and above each of its properties.
    pub fn lenses(&self, debugs: bool) -> Vec<CodeLens> {
        let uri = self.document.uri.as_str();
        let lens = |at: Range, title: String, command: &str, arguments: Vec<serde_json::Value>| {
            let command = Command { title, command: command.into(), arguments: Some(arguments) };
            CodeLens { range: at, command: Some(command), data: None }
        };
        let word = match self.outline.dialect {
            Dialect::Mcm | Dialect::Cat => return Vec::new(),
            Dialect::Family => "prove",
            _ => "check",
        };
        let top = self.range(0..0);
        let mut all = vec![lens(top, word.into(), "heddle.check", vec![json!(uri)])];
        if debugs && word == "check" {
            all.push(lens(top, "walk".into(), "heddle.walk", vec![json!(uri)]));
        }
        let own = |s: &&Symbol| s.kind == Kind::Formula && s.place.file == 0;
        for s in self.outline.symbols.iter().filter(own).filter(|_| word == "check") {
            let arguments = vec![json!(uri), json!(s.name)];
            let title = format!("check {}", s.name);
            all.push(lens(self.range(s.place.at.clone()), title, "heddle.check", arguments));
        }
        all
    }
}

fn symbol_kind(kind: Kind) -> SymbolKind {
    match kind {
        Kind::Variable | Kind::Parameter => SymbolKind::VARIABLE,
        Kind::Channel => SymbolKind::EVENT,
        Kind::Field => SymbolKind::FIELD,
        Kind::Process => SymbolKind::CLASS,
        Kind::Inline => SymbolKind::FUNCTION,
        Kind::Type => SymbolKind::STRUCT,
        Kind::Constant | Kind::Macro => SymbolKind::CONSTANT,
        Kind::Label => SymbolKind::KEY,
        Kind::Formula | Kind::Rule => SymbolKind::PROPERTY,
        Kind::Model => SymbolKind::MODULE,
        Kind::Relation | Kind::Set => SymbolKind::VARIABLE,
    }
}

fn completion_kind(kind: Kind) -> CompletionItemKind {
    match kind {
        Kind::Variable | Kind::Parameter | Kind::Relation | Kind::Set => {
            CompletionItemKind::VARIABLE
        }
        Kind::Channel => CompletionItemKind::EVENT,
        Kind::Field => CompletionItemKind::FIELD,
        Kind::Process => CompletionItemKind::CLASS,
        Kind::Inline => CompletionItemKind::FUNCTION,
        Kind::Type => CompletionItemKind::STRUCT,
        Kind::Constant | Kind::Macro => CompletionItemKind::CONSTANT,
        Kind::Label => CompletionItemKind::REFERENCE,
        Kind::Formula | Kind::Rule => CompletionItemKind::PROPERTY,
        Kind::Model => CompletionItemKind::MODULE,
    }
}
