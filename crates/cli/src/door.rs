//! A door: one input language, seen from the command line.
//!
//! A door knows its properties by name and can build, for each, the model that
//! decides it, wrapped as the flags ask. What is done with the model (a search,
//! a replay, a simulation) is a [`Visitor`], so that every command works
//! for every language.

use heddle_engine::{Claim, Fair, Judged, Product, Quiet, Stop};
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
    /// A formula of CTL, by its name.
    Ctl(String),
    /// Cycles through accept labels.
    Accept,
    /// Cycles without progress labels.
    Progress,
}

/// What only the model knows when a search is over.
#[derive(Clone, Debug, Default)]
pub struct After {
    /// What it left out: a bound on switches, on loops, on a window.
    pub gaps: Vec<Gap>,
    /// Reasons to doubt that a property that holds says anything.
    pub doubts: Vec<String>,
}

/// Something to do with a model.
pub trait Visitor: Sized {
    type Out;

    /// What is to be asked of the model after a search.
    fn and_ask(self, after: &dyn Fn(&Stop) -> After) -> impl Visitor<Out = Self::Out> {
        let _ = after;
        self
    }

    fn visit(self, model: Erased<'_>, goal: Goal) -> Self::Out;

    /// The same for a search for faults in the plain model, where it is worth
    /// compiling the search for this very model.
    fn visit_plain<M: Model>(self, model: &M) -> Self::Out {
        self.visit(Erased::new(model), Goal::Safety)
    }

    /// The same for a formula of CTL, which no search decides.
    fn visit_judged<M: Model>(self, model: &Judged<M>) -> Self::Out {
        self.visit(Erased::new(model), Goal::Safety)
    }
}

pub trait Door {
    fn sources(&self) -> &SourceMap;

    /// The properties that the flags select, or what is wrong with them.
    fn properties(&mut self) -> Result<Vec<Property>, Vec<Diagnostic>>;

    /// What the last property visited, though it holds, leaves to be searched for.
    fn left_over(&mut self) -> Option<Property> {
        None
    }

    /// If the last model was built on a guess that turned out wrong, then what
    /// a search did not find in it means nothing. The next will be built
    /// without, as with the flag that this answers.
    fn without_guess(&mut self) -> Option<&'static str> {
        None
    }

    /// All that may ever be left over.
    fn further(&self) -> Vec<Property> {
        Vec::new()
    }

    /// Builds the model for a property and lends it to the visitor.
    fn visit<V: Visitor>(
        &mut self,
        property: &Property,
        visitor: V,
    ) -> Result<V::Out, Vec<Diagnostic>>;

    /// What `heddle list` prints.
    fn list(&mut self) -> Result<serde_json::Value, Vec<Diagnostic>>;
}

/// Decides a formula on a model whose own faults do not count; `gaps` tells what
/// the model left out.
pub fn decide<M: Model, V: Visitor>(
    model: M,
    claim: Claim,
    gaps: &dyn Fn() -> Vec<Gap>,
    fair: bool,
    visitor: V,
) -> V::Out {
    let product = Product::new(Quiet(model), claim);
    let after = |_: &Stop| After { gaps: gaps(), doubts: doubts(&product) };
    let visitor = visitor.and_ask(&after);
    if product.is_safety() && !fair {
        visitor.visit(Erased::new(&product), Goal::Safety)
    } else {
        cycles(&product, Goal::Cycles, fair, visitor)
    }
}

/// A search for cycles, among fair ones only if that was asked for.
pub fn cycles<V: Visitor>(model: &impl Model, goal: Goal, fair: bool, visitor: V) -> V::Out {
    let model = Erased::new(model);
    if fair {
        visitor.visit(Erased::new(&Fair::new(model)), goal)
    } else {
        visitor.visit(model, goal)
    }
}

/// Atoms of a formula that never change: it may hold because of that alone.
pub fn doubts<M: Model>(product: &Product<M>) -> Vec<String> {
    let say = |(atom, value): (String, bool)| {
        let value = if value { "always true" } else { "never true" };
        format!("`{atom}` is {value} wherever the formula asks; it may hold because of that alone")
    };
    product.constant_atoms().into_iter().map(say).collect()
}
