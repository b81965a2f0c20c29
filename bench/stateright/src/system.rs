//! A protocol that is written once and checked by both: the same states, the same actions,
//! the same property, so that only the checkers differ.

use heddle_model::{Encode, Rule, StateMachine};
use std::fmt::Debug;
use std::hash::Hash;

pub trait System: Clone + Send + Sync + 'static {
    type State: Clone + Debug + Hash + Eq + Encode + Send + Sync + 'static;
    type Action: Clone + Debug + PartialEq + Send + Sync + 'static;

    fn first(&self) -> Self::State;
    fn actions(&self, state: &Self::State, out: &mut Vec<Self::Action>);
    fn next(&self, state: &Self::State, action: &Self::Action) -> Option<Self::State>;
    /// What must be true in every state.
    fn safe(&self, state: &Self::State) -> bool;
}

#[derive(Clone)]
pub struct ForStateright<S>(pub S);

impl<S: System> stateright::Model for ForStateright<S> {
    type State = S::State;
    type Action = S::Action;

    fn init_states(&self) -> Vec<S::State> {
        vec![self.0.first()]
    }

    fn actions(&self, state: &S::State, actions: &mut Vec<S::Action>) {
        self.0.actions(state, actions);
    }

    fn next_state(&self, state: &S::State, action: S::Action) -> Option<S::State> {
        self.0.next(state, &action)
    }

    fn properties(&self) -> Vec<stateright::Property<Self>> {
        vec![stateright::Property::always("safe", |model: &Self, s| model.0.safe(s))]
    }
}

pub struct ForHeddle<S>(pub S);

impl<S: System> StateMachine for ForHeddle<S> {
    type State = S::State;
    type Action = S::Action;

    fn initial(&self) -> Vec<S::State> {
        vec![self.0.first()]
    }

    fn actions(&self, state: &S::State, out: &mut Vec<S::Action>) {
        self.0.actions(state, out);
    }

    fn next(&self, state: &S::State, action: &S::Action) -> Option<S::State> {
        self.0.next(state, action)
    }

    fn rules(&self) -> Vec<Rule<S::State>> {
        let system = self.0.clone();
        vec![Rule::always("safe", move |s: &S::State| system.safe(s))]
    }
}
