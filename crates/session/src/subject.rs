//! A program that was read: it knows its properties by name and builds, for each, the
//! model that decides it.
//!
//! What is done with a model (a search, a replay, a walk) is not the language's business,
//! so every command works for every language.

use crate::{Checked, Host, Limits, Property, Question, Watch};
use heddle_span::{Diagnostic, Severity, SourceMap};

/// What every part of a run may ask for.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    pub host: &'a dyn Host,
    pub watch: &'a dyn Watch,
    pub limits: &'a Limits,
}

/// Why a program is not checked.
#[derive(Clone, Debug)]
pub enum Refusal {
    /// What was asked for makes no sense.
    Usage(String),
    /// A file or a program that is needed is not there.
    Missing(String),
    /// The input is wrong, or has what is not supported.
    Wrong(Vec<Diagnostic>, Box<SourceMap>),
}

impl Refusal {
    /// A refusal without a place in the input.
    pub fn unsupported(text: impl Into<String>) -> Self {
        let what = Diagnostic::new(Severity::Unsupported, text.into());
        Refusal::Wrong(vec![what], Box::default())
    }
}

/// What a model is built for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To be searched, or to execute again what a search found.
    Search,
    /// To tell a run to people: the same steps under the same numbers, and every value.
    Tell,
    /// To walk through: every statement is a step of its own.
    Walk,
}

/// A program that was read.
pub trait Subject {
    fn sources(&self) -> &SourceMap;

    /// The properties that the options select, or what is wrong with them.
    fn properties(&mut self, context: Context<'_>) -> Result<Vec<Property>, Vec<Diagnostic>>;

    /// Everything that was not chosen but may be asked for by name or follow.
    fn further(&self) -> Vec<Property> {
        Vec::new()
    }

    /// What the program promises by itself, in words, where leaving that out when a formula
    /// is asked for could surprise: a data race means that nothing else can be relied on.
    fn promises(&self) -> Option<String> {
        None
    }

    /// Why it is not checked though its runs can be walked: what to do instead.
    fn is_proved(&self) -> Option<String> {
        None
    }

    /// Builds the model for a property and lends it.
    fn ask(
        &mut self,
        property: &Property,
        purpose: Purpose,
        context: Context<'_>,
        then: &mut dyn FnMut(Question<'_>),
    ) -> Result<(), Vec<Diagnostic>>;

    /// Whether people are told runs by another model than the one that is searched.
    fn tells(&self) -> bool {
        false
    }

    /// Whether the model that tells takes the steps of the searched one, number for number.
    /// Where it need not, a run that it does not have is told as it was searched.
    fn tells_every_run(&self) -> bool {
        true
    }

    /// What the last property, though it holds, leaves to be searched for.
    fn follow_up(&mut self) -> Option<Property> {
        None
    }

    /// Whether to search again, by another model, where the last search found nothing: it
    /// was built on a guess that turned out wrong, so that what was not found in it means
    /// nothing; or on a bound that can be raised.
    fn retry(&mut self, _: &Checked) -> bool {
        false
    }

    /// The flags that were not given but are in force, as words of a command line: what a
    /// retry took, for a trail to remember.
    fn in_force(&self) -> Vec<String> {
        Vec::new()
    }

    /// What is worth saying beside the verdict on a property, whatever it is; `open` if the
    /// search did not come to its end.
    fn remarks(&self, _property: &Property, _open: bool) -> Vec<String> {
        Vec::new()
    }

    /// After a search that several processes made together: what each has noticed in its
    /// part, all know. `any` says whether it is true of any of them.
    fn share(&mut self, any: &mut dyn FnMut(bool) -> bool) {
        let _ = any;
    }

    /// Reasons to doubt that the last property, though it holds, says anything, where no
    /// other search will follow. The model has its own.
    fn doubts(&self) -> Vec<String> {
        Vec::new()
    }

    /// The formulas of the program and of the options, by name, each as a never claim of
    /// Promela that accepts what violates it.
    fn claims(&self) -> Result<Vec<(String, String)>, Vec<Diagnostic>> {
        Ok(Vec::new())
    }

    /// What the program contains: for each heading a list of items.
    fn list(&mut self, context: Context<'_>) -> Result<serde_json::Value, Vec<Diagnostic>>;
}
