//! What is wrong with an input, as data: rendered by `report`, printed by `cli`.

use crate::Span;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    Note,
    Warning,
    /// The input is wrong: exit code 3.
    Error,
    /// The input is right, but heddle does not do this: exit code 5.
    Unsupported,
}

/// A place in the source and what to say about it. The first label of a
/// diagnostic is the primary one: the caret stands there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    pub span: Span,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    pub severity: Severity,
    pub message: String,
    pub labels: Vec<Label>,
    pub notes: Vec<String>,
    pub help: Option<String>,
}

impl Diagnostic {
    pub fn new(severity: Severity, message: impl Into<String>) -> Self {
        let message = message.into();
        Diagnostic { severity, message, labels: Vec::new(), notes: Vec::new(), help: None }
    }

    pub fn error(span: Span, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, message).label(span, "")
    }

    pub fn warning(span: Span, message: impl Into<String>) -> Self {
        Self::new(Severity::Warning, message).label(span, "")
    }

    /// A construct that heddle does not do, by name and position.
    pub fn unsupported(span: Span, message: impl Into<String>) -> Self {
        Self::new(Severity::Unsupported, message).label(span, "")
    }

    pub fn label(mut self, span: Span, text: impl Into<String>) -> Self {
        self.labels.push(Label { span, text: text.into() });
        self
    }

    pub fn note(mut self, text: impl Into<String>) -> Self {
        self.notes.push(text.into());
        self
    }

    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help = Some(text.into());
        self
    }

    /// Whether the run cannot go on.
    pub fn is_fatal(&self) -> bool {
        self.severity >= Severity::Error
    }
}
