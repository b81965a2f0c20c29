//! What is said of a program, as editors show it; and which document shows what.

use crate::documents::Documents;
use crate::position::Lines;
use heddle_span::{Diagnostic, FileId, Severity, SourceMap, Span};
use lsp_types::{DiagnosticRelatedInformation, DiagnosticSeverity, Location, Position, Range, Uri};
use std::collections::{BTreeMap, HashMap};

/// Diagnostics by the address of the document that shows them.
pub type ByUri = BTreeMap<String, Vec<lsp_types::Diagnostic>>;

/// The files of a program and where an editor finds them.
pub struct Map<'s> {
    sources: &'s SourceMap,
    lines: Vec<Lines>,
    uris: Vec<Option<Uri>>,
    /// The document that the program is, for what has no place of its own.
    home: Uri,
}

impl<'s> Map<'s> {
    pub fn new(sources: &'s SourceMap, documents: &Documents, home: &Uri) -> Self {
        let lines = sources.files().map(|(_, f)| Lines::new(&f.text)).collect();
        let uris = sources.files().map(|(_, f)| documents.uri_of(&f.name)).collect();
        Map { sources, lines, uris, home: home.clone() }
    }

    pub fn range(&self, span: Span) -> Range {
        let text = &self.sources.file(span.file).text;
        self.lines[span.file.0 as usize].range(text, span.lo as usize..span.hi as usize)
    }

    pub fn location(&self, span: Span) -> Option<Location> {
        let uri = self.uris.get(span.file.0 as usize)?.clone()?;
        Some(Location::new(uri, self.range(span)))
    }

    pub fn uri(&self, file: FileId) -> Option<&Uri> {
        self.uris.get(file.0 as usize)?.as_ref()
    }

    /// One diagnostic, put where it belongs.
    pub fn put(&self, d: &Diagnostic, into: &mut ByUri) {
        let mut message = match d.severity {
            Severity::Unsupported => format!("unsupported: {}", d.message),
            _ => d.message.clone(),
        };
        for note in d.notes.iter().chain(&d.help) {
            message.push_str(&format!("\n{note}"));
        }
        let first = d.labels.first();
        let mut shown = lsp_types::Diagnostic {
            severity: Some(severity(d.severity)),
            source: Some("heddle".into()),
            ..at(first.map_or(nowhere(), |l| self.range(l.span)), message)
        };
        let others = d.labels.iter().skip(1).filter_map(|l| self.related(l.span, &l.text));
        shown.related_information = some(others.collect());
        self.add(first.map(|l| l.span), shown, into);
    }

    /// A diagnostic of a place, or of the program as a whole.
    pub fn add(&self, span: Option<Span>, shown: lsp_types::Diagnostic, into: &mut ByUri) {
        let uri = span.and_then(|s| self.uri(s.file)).unwrap_or(&self.home);
        into.entry(uri.as_str().to_string()).or_default().push(shown);
    }

    pub fn related(&self, span: Span, text: &str) -> Option<DiagnosticRelatedInformation> {
        let location = self.location(span)?;
        let message = if text.is_empty() { "see here" } else { text }.to_string();
        Some(DiagnosticRelatedInformation { location, message })
    }
}

pub fn at(range: Range, message: String) -> lsp_types::Diagnostic {
    lsp_types::Diagnostic { range, message, ..lsp_types::Diagnostic::default() }
}

/// The first character: where that is shown which has no place.
pub fn nowhere() -> Range {
    Range::new(Position::new(0, 0), Position::new(0, 1))
}

pub fn some<T>(all: Vec<T>) -> Option<Vec<T>> {
    (!all.is_empty()).then_some(all)
}

fn severity(severity: Severity) -> DiagnosticSeverity {
    match severity {
        Severity::Note => DiagnosticSeverity::INFORMATION,
        Severity::Warning => DiagnosticSeverity::WARNING,
        Severity::Error | Severity::Unsupported => DiagnosticSeverity::ERROR,
    }
}

/// What each document shows, by who said it: its own front end, the program that includes
/// it, a check.
#[derive(Default)]
pub struct Board {
    /// Who said it, then where it is shown.
    said: HashMap<(Voice, String), ByUri>,
}

/// Who speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Voice {
    FrontEnd,
    Check,
}

impl Board {
    /// Replaces what somebody said about a program; answers which documents show something
    /// else now.
    pub fn say(&mut self, voice: Voice, of: &Uri, what: ByUri) -> Vec<String> {
        let key = (voice, of.as_str().to_string());
        let mut touched: Vec<String> = what.keys().cloned().collect();
        let old = self.said.insert(key, what);
        touched.extend(old.into_iter().flat_map(BTreeMap::into_keys));
        // A document without fault is told so.
        touched.push(of.as_str().to_string());
        touched.sort();
        touched.dedup();
        touched
    }

    /// All that a document shows.
    pub fn shown(&self, uri: &str) -> Vec<lsp_types::Diagnostic> {
        let mut voices: Vec<_> = self.said.iter().collect();
        voices.sort_by_key(|(key, _)| (*key).clone());
        voices.iter().filter_map(|(_, by)| by.get(uri)).flatten().cloned().collect()
    }
}
