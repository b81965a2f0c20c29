//! The traits of the waist, shaped so that the hot loop allocates nothing,
//! dispatches nothing dynamically and takes no lock.

use crate::{Blocked, Event, Fault, Field, Gap, Property, Reduction, Site, Unreduced, Violation};

/// Who moves: a process or thread slot of the model. Slots may be reused when
/// a process dies; what an actor is called at a moment, [`Event::lane`] says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Actor(pub u16);

impl Actor {
    /// The environment: stutter steps and steps that belong to nobody.
    pub const NOBODY: Actor = Actor(u16::MAX);
}

/// One edge of the state graph, named within its source state.
///
/// Actor and `edge` together are unique within the state: `edge` counts the
/// edges of its actor (or of all actors) in the order in which a full,
/// unreduced [`Worker::expand`] emits them. That is a function of the state
/// alone, so a step saved in a trail means the same in every later run, and
/// [`Reduction::expand_actor`] names edges alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Step {
    pub actor: Actor,
    pub edge: u32,
}

/// A set of actors.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Actors(pub Vec<u64>);

impl Actors {
    pub fn clear(&mut self) {
        self.0.clear();
    }

    pub fn insert(&mut self, actor: Actor) {
        let word = actor.0 as usize / 64;
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (actor.0 % 64);
    }

    pub fn contains(&self, actor: Actor) -> bool {
        self.0.get(actor.0 as usize / 64).is_some_and(|w| w >> (actor.0 % 64) & 1 == 1)
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&w| w == 0)
    }
}

/// What a state is labelled with, for cycle searches and end states.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Labels(pub u8);

impl Labels {
    pub const NONE: Labels = Labels(0);
    /// An accepting state: a cycle through it is a violation of the claim.
    pub const ACCEPT: Labels = Labels(1);
    /// A state in which some process makes progress.
    pub const PROGRESS: Labels = Labels(2);
    /// No cycle through this state has an accepting state: a search for cycles
    /// only has to get past it. To be left away where it is not known.
    pub const PASSING: Labels = Labels(4);

    pub fn has(self, other: Labels) -> bool {
        self.0 & other.0 == other.0
    }

    pub fn with(self, other: Labels) -> Labels {
        Labels(self.0 | other.0)
    }
}

/// Receives the successors of one state, in the model's order.
pub trait Sink {
    /// An enabled step and the state it leads to. The bytes are only lent.
    fn step(&mut self, step: Step, successor: &[u8]);

    /// An enabled step that breaks the program while it is taken. `successor`
    /// is the state after it, where the model can go on (a failed assertion);
    /// `None` where it cannot (division by zero).
    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>);

    /// Whether the search matches states on their keys ([`Model::matching`]) and
    /// would see each key before the state is made: see [`Sink::is_new`].
    fn asks_for_keys(&self) -> bool {
        false
    }

    /// A step leads to a state with this key. Only if the answer is yes is the
    /// state to be made at all, and given to [`Sink::step`] next; if it is no, the
    /// step counts as told. To be used only if the sink asks for keys.
    fn is_new(&mut self, _step: Step, _key: &[u8]) -> bool {
        true
    }
}

/// What a search takes for the same state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Matching {
    /// States with equal bytes.
    #[default]
    Whole,
    /// States with equal keys ([`Worker::key`]), whose futures are alike: a
    /// search of one of them is a search of all.
    Folded,
    /// States with equal keys, which may differ: the model tells the gap.
    Abstract,
}

/// What the engine should know about a model before it starts.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// One more than the highest actor number, if it is known and bounded.
    pub max_actors: Option<u16>,
    /// The model has accepting states of its own (a claim, accept labels).
    pub has_accept: bool,
    /// The model has progress labels.
    pub has_progress: bool,
    /// Why [`Reduction::ample`] never answers; `None` if it may.
    pub reduction: Option<String>,
    /// The name of the reduction that the model does by itself, under any search.
    pub own_reduction: Option<&'static str>,
    /// A typical state's length in bytes, for sizing.
    pub state_bytes: usize,
}

/// A program as a graph of states.
pub trait Model: Sync {
    type Worker<'m>: Worker
    where
        Self: 'm;

    /// The scratch space of one search thread: buffers, compiled code.
    fn worker(&self) -> Self::Worker<'_>;

    fn facts(&self) -> Facts;

    /// What a search for faults takes for the same state.
    fn matching(&self) -> Matching {
        Matching::Whole
    }

    /// Every initial state.
    fn initial(&self, out: &mut dyn FnMut(&[u8]));

    /// What the step does, in the user's terms: one event for each statement
    /// executed (an atomic sequence has many), by the plain interpreter, never
    /// by the code that the search runs. `None` if there is no such step.
    /// The second part is the state after it; `None` there if the step faults
    /// and cannot go on.
    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)>;

    /// The fault in full: kind, message, place.
    fn violation(&self, fault: Fault) -> Violation;

    /// The values in a state, by the user's names.
    fn fields(&self, state: &[u8]) -> Vec<Field>;

    /// The values at the place within a step where the program breaks, if it does and the
    /// model can tell: such a step leads to no state.
    fn fields_within(&self, _state: &[u8], _step: Step) -> Option<Vec<Field>> {
        None
    }

    /// Every actor that cannot move in this state, where it stands and why.
    fn blocked(&self, state: &[u8]) -> Vec<Blocked>;

    /// What this model checks by itself: assertions, end states, claims.
    fn properties(&self) -> Vec<Property> {
        Vec::new()
    }

    /// The places that [`Worker::reached`] counts, in its numbering.
    fn sites(&self) -> Vec<Site> {
        Vec::new()
    }

    /// What the model itself has left out so far: runs beyond a bound, values
    /// that were sampled, states taken for one another. The engine asks when a
    /// search is over and makes its verdict of the answer, so that nobody can
    /// say `Holds` of a model that cut something.
    fn gaps(&self) -> Vec<Gap> {
        Vec::new()
    }

    /// Reasons to doubt that a property that holds says anything: an atom that
    /// never changed, an assumption that no run met. Asked after a search.
    fn doubts(&self) -> Vec<String> {
        Vec::new()
    }

    /// Why the bytes of its states mean nothing to the same model in another process; `None`
    /// if they do. A search that sends states away, or keeps them for later, asks first.
    fn bound_to_process(&self) -> Option<String> {
        None
    }

    /// All that the search so far has told the model, beyond its gaps, and that a search of
    /// another part of the states, or a later one, must know as well; to be given to
    /// [`Model::remember`] of the same model there.
    fn noticed(&self) -> Vec<u8> {
        Vec::new()
    }

    /// What another process, or an earlier one, has noticed. Bytes that make no sense are
    /// passed over.
    fn remember(&self, noticed: &[u8]) {
        let _ = noticed;
    }
}

/// One thread's hands on a model.
pub trait Worker {
    /// Every enabled step of a state, with its successor.
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink);

    /// Partial-order reduction, if this worker can do it.
    #[inline]
    fn reduction(&mut self) -> Option<&mut impl Reduction> {
        None::<&mut Unreduced>
    }

    /// What the state is matched on, where that is not the state itself: see
    /// [`Model::matching`].
    fn key(&mut self, state: &[u8], out: &mut Vec<u8>) {
        out.clear();
        out.extend_from_slice(state);
    }

    /// Asked for a state that has no steps: is it wrong to stop here?
    fn stuck(&mut self, state: &[u8]) -> Option<Fault>;

    /// Accepting and progress labels of a state.
    fn labels(&mut self, state: &[u8]) -> Labels {
        let _ = state;
        Labels::NONE
    }

    /// Whether proposition `index` (as the front end numbered the atoms of the
    /// formula it was given) is true in this state.
    fn holds(&mut self, state: &[u8], index: u32) -> bool {
        let _ = (state, index);
        unreachable!("this model was given no propositions")
    }

    /// The actors with an enabled step in this state, for fairness.
    fn enabled(&mut self, state: &[u8], out: &mut Actors) {
        out.clear();
        self.expand(state, &mut Enabled(out));
    }

    /// How many steps this worker has left out so far because they come to a limit of ours:
    /// [`Model::gaps`] names it.
    fn n_cut(&self) -> u64 {
        0
    }

    /// Bit set over [`Model::sites`]: the places this worker has executed.
    fn reached(&self) -> &[u64] {
        &[]
    }
}

/// Collects who has a step.
struct Enabled<'s>(&'s mut Actors);

impl Sink for Enabled<'_> {
    fn step(&mut self, step: Step, _: &[u8]) {
        if step.actor != Actor::NOBODY {
            self.0.insert(step.actor);
        }
    }

    fn fault(&mut self, step: Step, _: Fault, _: Option<&[u8]>) {
        self.step(step, &[]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actors_grow_as_needed() {
        let mut set = Actors::default();
        assert!(set.is_empty() && !set.contains(Actor(70)));
        set.insert(Actor(70));
        assert!(set.contains(Actor(70)) && !set.contains(Actor(6)) && !set.is_empty());
    }
}
