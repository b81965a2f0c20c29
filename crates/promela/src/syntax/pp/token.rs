//! Preprocessing tokens.

use heddle_span::Span;
use std::sync::Arc;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PpKind {
    Name,
    Number,
    /// With its quotes.
    Str,
    Char,
    /// A quote without its partner, and the rest of its line.
    Unterminated,
    /// One character of anything else.
    Punct,
    /// What an empty macro argument leaves behind; never in the output.
    Placemarker,
}

#[derive(Clone, Debug)]
pub struct PpToken {
    pub kind: PpKind,
    pub text: Arc<str>,
    /// In a file the user wrote: for a token out of a macro, the macro's use.
    pub span: Span,
    /// The line it counts as being on: that of the outermost macro use.
    pub line: u32,
    /// First on its line.
    pub first: bool,
    /// White space stands before it.
    pub space: bool,
    /// Macros that must not be expanded in it any more.
    pub hidden: HideSet,
}

impl PpToken {
    pub fn new(kind: PpKind, text: Arc<str>, span: Span, line: u32) -> Self {
        PpToken { kind, text, span, line, first: false, space: false, hidden: HideSet::default() }
    }

    pub fn is(&self, punct: &str) -> bool {
        self.kind == PpKind::Punct && &*self.text == punct
    }

    pub fn is_name(&self, name: &str) -> bool {
        self.kind == PpKind::Name && &*self.text == name
    }
}

/// A set of macro names, shared between tokens (Prosser's hide set).
#[derive(Clone, Debug, Default)]
pub struct HideSet(Option<Arc<Node>>);

#[derive(Debug)]
struct Node {
    name: Arc<str>,
    next: HideSet,
}

impl HideSet {
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    pub fn contains(&self, name: &str) -> bool {
        self.names().any(|n| n == name)
    }

    pub fn with(&self, name: &Arc<str>) -> HideSet {
        if self.contains(name) {
            return self.clone();
        }
        HideSet(Some(Arc::new(Node { name: name.clone(), next: self.clone() })))
    }

    pub fn union(&self, other: &HideSet) -> HideSet {
        if self.is_end_of(other) {
            return other.clone();
        }
        if other.is_end_of(self) {
            return self.clone();
        }
        let mut out = self.clone();
        let mut at = other;
        while let Some(node) = &at.0 {
            out = out.with(&node.name);
            at = &node.next;
        }
        out
    }

    pub fn intersection(&self, other: &HideSet) -> HideSet {
        if self.is_end_of(other) {
            return self.clone();
        }
        if other.is_end_of(self) {
            return other.clone();
        }
        let mut out = HideSet::default();
        let mut at = self;
        while let Some(node) = &at.0 {
            if other.contains(&node.name) {
                out = out.with(&node.name);
            }
            at = &node.next;
        }
        out
    }

    /// Whether the other set is this one with names put in front, which is how sets of
    /// macros within macros grow. What comes out of a long chain of them has long sets.
    fn is_end_of(&self, other: &HideSet) -> bool {
        let Some(own) = &self.0 else { return true };
        let mut at = other;
        while let Some(node) = &at.0 {
            if Arc::ptr_eq(node, own) {
                return true;
            }
            at = &node.next;
        }
        false
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        let mut at = self;
        std::iter::from_fn(move || {
            let node = at.0.as_deref()?;
            at = &node.next;
            Some(&*node.name)
        })
    }
}

impl Drop for HideSet {
    /// Unlinks in a loop: a chain as long as a file has macros must not recurse.
    fn drop(&mut self) {
        let mut next = self.0.take();
        while let Some(node) = next {
            next = match Arc::try_unwrap(node) {
                Ok(mut node) => node.next.0.take(),
                Err(_) => None,
            };
        }
    }
}
