//! Reduction across processes. The steps of one actor are enough in a state if one of their
//! successors is not marked yet, and only its owner knows. So a level has three rounds:
//!
//! 1. states are expanded by one actor where the model names one, and the owners of the
//!    successors are asked;
//! 2. the owners answer, a bit for each question, in the order in which they were asked;
//! 3. states for which every answer was no are expanded by the other actors, too.
//!
//! Marked are the states of this level and of all before it. So what an owner answers does
//! not depend on when it is asked, and the states of a reduced search are the same on any
//! number of processes. (The queue proviso of Bošnački, Leue and Lafuente, with levels in
//! place of places in the queue.)

use heddle_model::Actor;

/// A state that was expanded by one actor.
pub(crate) struct Source {
    /// Its place in the level.
    pub(crate) at: usize,
    pub(crate) actor: Actor,
    /// Some successor is not marked.
    pub(crate) stands: bool,
}

/// Questions and answers of one level.
#[derive(Default)]
pub(crate) struct Answers {
    pub(crate) sources: Vec<Source>,
    /// By process asked: which source each question is about.
    asked: Vec<Vec<u32>>,
    /// By process that asked: the answers, in order.
    bits: Vec<Vec<bool>>,
}

impl Answers {
    pub(crate) fn new(peers: usize) -> Self {
        Answers {
            sources: Vec::new(),
            asked: vec![Vec::new(); peers],
            bits: vec![Vec::new(); peers],
        }
    }

    /// The last source asks this process.
    pub(crate) fn ask(&mut self, process: u32) {
        self.asked[process as usize].push(self.sources.len() as u32 - 1);
    }

    /// A process has asked, and this is the answer.
    pub(crate) fn answer(&mut self, process: u32, is_unmarked: bool) {
        if let Some(bits) = self.bits.get_mut(process as usize) {
            bits.push(is_unmarked);
        }
    }

    /// The answers for a process, packed; and a fresh start.
    pub(crate) fn packed(&mut self, process: usize) -> Vec<u8> {
        let bits = std::mem::take(&mut self.bits[process]);
        let mut bytes = vec![0; bits.len().div_ceil(8)];
        for (i, bit) in bits.iter().enumerate() {
            bytes[i / 8] |= (*bit as u8) << (i % 8);
        }
        bytes
    }

    /// What a process has answered; whether it has answered everything.
    pub(crate) fn hear(&mut self, process: usize, bytes: &[u8]) -> bool {
        let asked = std::mem::take(&mut self.asked[process]);
        if bytes.len() != asked.len().div_ceil(8) {
            return false;
        }
        for (i, source) in asked.iter().enumerate() {
            self.sources[*source as usize].stands |= bytes[i / 8] >> (i % 8) & 1 == 1;
        }
        true
    }

    pub(crate) fn memory(&self) -> usize {
        let asked: usize = self.asked.iter().map(|a| 4 * a.capacity()).sum();
        let bits: usize = self.bits.iter().map(Vec::capacity).sum();
        std::mem::size_of::<Source>() * self.sources.capacity() + asked + bits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_reach_those_who_asked() {
        let (mut one, mut two) = (Answers::new(2), Answers::new(2));
        for i in 0..20 {
            one.sources.push(Source { at: i, actor: Actor(0), stands: false });
            for _ in 0..i % 3 {
                one.ask(1);
                two.answer(0, i % 4 == 0);
            }
        }
        let bytes = two.packed(0);
        assert!(one.hear(1, &bytes));
        for source in &one.sources {
            let asked = source.at % 3 != 0;
            assert_eq!(source.stands, asked && source.at % 4 == 0, "{}", source.at);
        }
        one.ask(1);
        assert!(!one.hear(1, &[]), "an answer is missing");
    }
}
