//! A model, lent for as long as it takes, with what to look for in it and how.
//!
//! A language builds a question for a property; what is done with it (a search, a replay,
//! a walk by hand) is not the language's business.

use crate::{Goal, Limits};
use heddle_engine::{Options, Outcome, Progress, Stop};
use heddle_model::{Erased, Gap, Trail, Verdict};

/// What a search answers: its outcome, and, for a formula of CTL, a run that shows why it
/// holds.
pub struct Found {
    pub outcome: Outcome,
    pub witness: Option<Trail>,
}

/// A search that is compiled for one model, or made of several.
pub type Search<'m> = dyn Fn(&Options, &Stop, &Progress) -> Found + 'm;

/// A model and what is asked of it.
pub struct Question<'m> {
    pub model: Erased<'m>,
    pub goal: Goal,
    /// How it is searched, if not as any model is.
    pub search: Option<&'m Search<'m>>,
    /// A model with more runs than there are: what holds in it holds.
    pub over: Option<Over<'m>>,
    /// It is decided on the graph as a whole, by one worker; until then its model does
    /// not know where a run ends.
    pub whole: bool,
}

/// A search of a model with more runs than there are. If it holds, so does the property;
/// anything else it says means nothing.
#[derive(Clone, Copy)]
pub struct Over<'m> {
    pub when: When,
    pub search: &'m dyn Fn(&Options, &Stop, &Progress) -> Outcome,
}

/// When the model with more runs is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Before the other, within this many bytes.
    First { memory: u64 },
    /// After the other, if the window alone was in its way.
    WindowFilled,
    /// After the other, if only an order of accesses was that may be too strict.
    OrderTooStrict,
}

impl When {
    /// Whether a search that ended like this lacks just what this one has more.
    pub(crate) fn is_what_lacks(self, verdict: &Verdict<Trail>) -> bool {
        let Verdict::Open(coverage) = verdict else { return false };
        match self {
            When::First { .. } => false,
            When::WindowFilled => matches!(coverage.gaps(), [Gap::Window(_)]),
            When::OrderTooStrict => matches!(coverage.gaps(), [Gap::Order]),
        }
    }
}

impl<'m> Question<'m> {
    /// Any model, searched as any model is.
    pub fn new(model: Erased<'m>, goal: Goal) -> Self {
        Question { model, goal, search: None, over: None, whole: false }
    }

    /// Decides the question.
    pub fn decide(&self, options: &Options, stop: &Stop, progress: &Progress) -> Found {
        if let Some(Over { when: When::First { memory }, search }) = self.over {
            let memory_limit = memory.min(options.memory_limit);
            let first = Options { memory_limit, ..options.clone() };
            let outcome = search(&first, stop, progress);
            if matches!(outcome.verdict, Verdict::Holds { .. }) {
                return Found { outcome, witness: None };
            }
        }
        let mut found = self.search(options, stop, progress);
        if let Some(Over { when, search }) = self.over
            && when.is_what_lacks(&found.outcome.verdict)
        {
            let second = search(options, stop, progress);
            if matches!(second.verdict, Verdict::Holds { .. }) {
                found.outcome.verdict = second.verdict;
            }
        }
        found
    }

    /// The model, ready to execute a run again.
    pub fn ready(&self, limits: &Limits) -> Erased<'m> {
        if self.whole {
            self.search(&limits.search(), &limits.stop, &Progress::new());
        }
        self.model
    }

    fn search(&self, options: &Options, stop: &Stop, progress: &Progress) -> Found {
        if let Some(search) = self.search {
            return search(options, stop, progress);
        }
        let outcome = match self.goal {
            Goal::Safety => heddle_engine::erased::safety(self.model, options, stop, progress),
            Goal::Cycles | Goal::Both => {
                heddle_engine::erased::cycles(self.model, options, stop, progress)
            }
        };
        Found { outcome, witness: None }
    }
}
