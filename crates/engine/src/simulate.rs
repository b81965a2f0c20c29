//! Walks through a model: by hand, or at random from a seed.

use crate::replay::{ReplayError, initial};
use heddle_model::{Fault, Model, Sink, Step, Worker};

/// A way on from the present state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub step: Step,
    pub fault: Option<Fault>,
    /// The state after it; `None` if the step breaks and cannot go on.
    pub after: Option<Vec<u8>>,
}

/// A walk: the present state and the ways on. As an iterator it goes on at
/// random, from its seed, and ends where nothing follows.
pub struct Walk<'m, M: Model + 'm> {
    worker: M::Worker<'m>,
    state: Vec<u8>,
    choices: Vec<Choice>,
    is_cut: bool,
    random: SplitMix,
}

/// A walk from an initial state; the same seed walks the same way.
pub fn simulate<M: Model>(
    model: &M,
    initial_number: u32,
    seed: u64,
) -> Result<Walk<'_, M>, ReplayError> {
    let state = initial(model, initial_number)?;
    let worker = model.worker();
    let random = SplitMix(seed);
    let mut walk = Walk { worker, state, choices: Vec::new(), is_cut: false, random };
    walk.look();
    Ok(walk)
}

impl<M: Model> Walk<'_, M> {
    pub fn state(&self) -> &[u8] {
        &self.state
    }

    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// Whether the program could go on from here in a way that comes to a limit of ours.
    pub fn is_cut(&self) -> bool {
        self.is_cut
    }

    /// What is wrong with stopping here, if nothing follows.
    pub fn stuck(&mut self) -> Option<Fault> {
        if self.choices.is_empty() { self.worker.stuck(&self.state) } else { None }
    }

    /// Takes one of the ways on. After a step that cannot go on, none is left.
    pub fn take(&mut self, index: usize) -> Option<Choice> {
        if index >= self.choices.len() {
            return None;
        }
        // Where it leads on, all that was there to choose from is made anew.
        let choice = self.choices.swap_remove(index);
        match &choice.after {
            Some(after) => {
                self.state.clone_from(after);
                self.look();
            }
            None => self.choices.clear(),
        }
        Some(choice)
    }

    fn look(&mut self) {
        self.choices.clear();
        let mut list = List(std::mem::take(&mut self.choices));
        let before = self.worker.n_cut();
        self.worker.expand(&self.state, &mut list);
        self.is_cut = self.worker.n_cut() > before;
        self.choices = list.0;
    }
}

impl<M: Model> Iterator for Walk<'_, M> {
    type Item = Choice;

    fn next(&mut self) -> Option<Choice> {
        if self.choices.is_empty() {
            return None;
        }
        let index = self.random.below(self.choices.len());
        self.take(index)
    }
}

struct List(Vec<Choice>);

impl Sink for List {
    fn step(&mut self, step: Step, after: &[u8]) {
        self.0.push(Choice { step, fault: None, after: Some(after.to_vec()) });
    }

    fn fault(&mut self, step: Step, fault: Fault, after: Option<&[u8]>) {
        self.0.push(Choice { step, fault: Some(fault), after: after.map(<[u8]>::to_vec) });
    }
}

/// SplitMix64 (Steele, Lea, Flood 2014): small, and the same everywhere.
#[derive(Clone, Debug)]
pub struct SplitMix(pub u64);

impl SplitMix {
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`, which is not zero.
    pub fn below(&mut self, n: usize) -> usize {
        assert!(n > 0);
        (((self.next_u64() as u128) * (n as u128)) >> 64) as usize
    }
}
