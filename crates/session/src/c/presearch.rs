//! Looks at C programs that decide how they are searched: small searches of the engine,
//! under the limits of the run.

use crate::Limits;
use heddle_engine::{Options, Progress, Search, Seen, erased, simulate};
use heddle_machine::{Look, MachineModel, Presearch, WAYS};
use heddle_model::{Erased, Model, Verdict};

/// Bytes that a look may use, if the run has as many.
const MEMORY: u64 = 256 << 20;

/// Looks within the limits of a run. They tell nobody how they go: they take a blink.
pub(crate) struct Looks<'a>(pub &'a Limits);

impl Presearch for Looks<'_> {
    fn look(&mut self, model: &MachineModel, limit: usize) -> (Look, usize) {
        let options = Options {
            search: Search::Stealing,
            memory_limit: self.0.memory.min(MEMORY),
            max_states: Some(limit as u64),
            shorten: 0,
            ..Options::default()
        };
        let ends = |_: &[u8], _: usize| match model.ends_looks() {
            true => Seen::Enough,
            false => Seen::Ordinary,
        };
        let progress = Progress::new();
        let outcome =
            erased::reachable(Erased::new(model), &options, &self.0.stop, &progress, &ends);
        let stored = outcome.stats.stored as usize;
        let look = match outcome.verdict {
            Verdict::Violated(_) => Look::Fault,
            Verdict::Holds { .. } => Look::Clean,
            // What the model leaves out it will leave out again.
            Verdict::Open(coverage) => {
                let own = model.gaps();
                let seen = coverage.gaps().iter().all(|gap| own.contains(gap));
                if seen && !model.ends_looks() { Look::Clean } else { Look::Unknown }
            }
        };
        (look, stored.min(limit))
    }

    fn walk(&mut self, model: &MachineModel, seed: u64, limit: usize) -> usize {
        let erased = Erased::new(model);
        let Ok(mut walk) = simulate(&erased, 0, seed) else { return 0 };
        let (mut steps, mut made) = (0, walk.choices().len());
        while steps < limit && made < limit * WAYS && !model.ends_looks() {
            if walk.next().is_none() {
                break;
            }
            steps += 1;
            made += walk.choices().len();
        }
        made
    }
}
