//! A door: one input language, seen from the command line.
//!
//! A door knows its properties by name and can build, for each, the model that
//! decides it, wrapped as the flags ask. What is done with the model (a search,
//! a replay, a simulation) is a [`Visitor`], so that every command works
//! for every language.

use heddle_model::{Erased, Gap, Model};
use heddle_span::{Diagnostic, SourceMap};

/// What a search of a property's model has to look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Faults and bad end states.
    Safety,
    /// Cycles through accepting states.
    Cycles,
    /// Both: faults and cycles.
    Both,
}

/// One thing to check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    /// The name by which `--property` and trails know it.
    pub name: String,
    /// What it says, for the verdict line.
    pub title: String,
    pub kind: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// What the program itself promises: assertions, end states, memory safety.
    Safety,
    /// The claim written in the program.
    Never,
    /// An `ltl` block of the program, by its name.
    LtlBlock(String),
    /// A formula given on the command line.
    LtlText(String),
    /// Cycles through accept labels.
    Accept,
    /// Cycles without progress labels.
    Progress,
}

/// Something to do with a model.
pub trait Visitor: Sized {
    type Out;

    /// What the model itself leaves out (a bound on switches, on loops), to be
    /// asked after a search.
    fn and_gaps(self, gaps: &dyn Fn() -> Vec<Gap>) -> impl Visitor<Out = Self::Out> {
        let _ = gaps;
        self
    }

    fn visit(self, model: Erased<'_>, goal: Goal) -> Self::Out;

    /// The same for a search for faults in the plain model, where it is worth
    /// compiling the search for this very model.
    fn visit_plain<M: Model>(self, model: &M) -> Self::Out {
        self.visit(Erased::new(model), Goal::Safety)
    }
}

pub trait Door {
    fn sources(&self) -> &SourceMap;

    /// The properties that the flags select, or what is wrong with them.
    fn properties(&mut self) -> Result<Vec<Property>, Vec<Diagnostic>>;

    /// Builds the model for a property and lends it to the visitor.
    fn visit<V: Visitor>(
        &mut self,
        property: &Property,
        visitor: V,
    ) -> Result<V::Out, Vec<Diagnostic>>;

    /// What `heddle list` prints.
    fn list(&mut self) -> Result<serde_json::Value, Vec<Diagnostic>>;
}
