//! Diagnostics and violations with their source lines, in the compiler's manner.

use crate::plain::plain;
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use heddle_span::{Diagnostic, FileId, Severity, SourceMap, Span};

/// Whether the text may carry terminal colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    Plain,
    Colour,
}

/// One diagnostic as a person reads it, with a line break at its end. Lines of source that
/// are wider than the page are shown around what matters.
pub fn render(diagnostic: &Diagnostic, sources: &SourceMap, style: Style, page: usize) -> String {
    let diagnostic = &shown(diagnostic);
    let paths: Vec<(FileId, String)> =
        files_of(diagnostic).into_iter().map(|f| (f, plain(&sources.file(f).name))).collect();
    let title = match diagnostic.severity {
        Severity::Note => Level::NOTE.primary_title(&diagnostic.message),
        Severity::Warning => Level::WARNING.primary_title(&diagnostic.message),
        Severity::Error => Level::ERROR.primary_title(&diagnostic.message),
        Severity::Unsupported => {
            Level::ERROR.with_name("unsupported").primary_title(&diagnostic.message)
        }
    };
    let mut group = Group::with_title(title);
    for (file, path) in &paths {
        group = group.element(snippet(diagnostic, sources, *file, path));
    }
    for note in &diagnostic.notes {
        group = group.element(Level::NOTE.message(note.as_str()));
    }
    if let Some(help) = &diagnostic.help {
        group = group.element(Level::HELP.message(help.as_str()));
    }
    let renderer = match style {
        Style::Plain => Renderer::plain(),
        Style::Colour => Renderer::styled(),
    };
    let renderer = renderer.term_width(page);
    format!("{}\n", renderer.render(&[group]))
}

/// The same words with nothing in them that a terminal would obey.
fn shown(diagnostic: &Diagnostic) -> Diagnostic {
    let mut d = diagnostic.clone();
    d.message = plain(&d.message);
    d.labels.iter_mut().for_each(|l| l.text = plain(&l.text));
    d.notes.iter_mut().for_each(|n| *n = plain(n));
    d.help = d.help.as_deref().map(plain);
    d
}

/// The files that a diagnostic points into, the primary one first.
fn files_of(diagnostic: &Diagnostic) -> Vec<FileId> {
    let mut files = Vec::new();
    for label in &diagnostic.labels {
        if !files.contains(&label.span.file) {
            files.push(label.span.file);
        }
    }
    files
}

fn snippet<'a>(
    diagnostic: &'a Diagnostic,
    sources: &'a SourceMap,
    file: FileId,
    path: &'a str,
) -> Snippet<'a, annotate_snippets::Annotation<'a>> {
    let source = sources.file(file);
    let mut snippet = Snippet::source(&source.text).path(path).line_start(1).fold(true);
    for (i, label) in diagnostic.labels.iter().enumerate() {
        if label.span.file != file {
            continue;
        }
        let kind = if i == 0 { AnnotationKind::Primary } else { AnnotationKind::Context };
        let annotation = kind.span(printable(&source.text, label.span));
        snippet = snippet.annotation(if label.text.is_empty() {
            annotation
        } else {
            annotation.label(&label.text)
        });
    }
    snippet
}

/// The span as a range on character borders within the text, at least one
/// character wide where there is one.
fn printable(text: &str, span: Span) -> std::ops::Range<usize> {
    let floor = |mut i: usize| {
        while !text.is_char_boundary(i) {
            i -= 1;
        }
        i
    };
    let lo = floor((span.lo as usize).min(text.len()));
    let hi = floor((span.hi as usize).min(text.len())).max(lo);
    lo..hi
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shows_the_line_and_a_caret() {
        let mut sources = SourceMap::new();
        let f = sources.add("m.pml", "byte x;\nbyte x;\n");
        let d = Diagnostic::error(Span::new(f, 13, 14), "`x` is declared twice")
            .label(Span::new(f, 5, 6), "first here")
            .help("rename one of them");
        let text = render(&d, &sources, Style::Plain, 100);
        assert!(text.contains("error: `x` is declared twice"), "{text}");
        assert!(text.contains("m.pml:2:6"), "{text}");
        assert!(text.contains("first here") && text.contains("help: rename one"), "{text}");
    }

    #[test]
    fn spans_off_the_text_do_no_harm() {
        let mut sources = SourceMap::new();
        let f = sources.add("m", "é");
        for (lo, hi) in [(0, 1), (1, 1), (1, 2), (5, 9), (2, 0), (2, 2)] {
            let span = Span { file: f, lo, hi };
            render(&Diagnostic::error(span, "x"), &sources, Style::Plain, 100);
        }
        let e = sources.add("empty", "");
        render(&Diagnostic::error(Span::new(e, 0, 0), "x"), &sources, Style::Plain, 100);
    }

    #[test]
    fn unsupported_says_so() {
        let mut sources = SourceMap::new();
        let f = sources.add("m", "frobnicate");
        let d = Diagnostic::unsupported(Span::new(f, 0, 10), "no frobnication");
        assert!(render(&d, &sources, Style::Plain, 100).starts_with("unsupported: no frob"));
    }

    #[test]
    fn no_escape_reaches_the_terminal() {
        let mut sources = SourceMap::new();
        let f = sources.add("m\u{1b}[2J.pml", "x = \u{1b}]0;evil\u{7};\n");
        let d = Diagnostic::error(Span::new(f, 0, 1), "bad \u{1b}[31m").note("\u{9b}1m");
        let text = render(&d, &sources, Style::Plain, 80);
        assert!(!text.chars().any(|c| c.is_control() && c != '\n'), "{text:?}");
        assert!(text.contains("m␛[2J.pml"), "{text}");
    }
}
