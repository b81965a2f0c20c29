//! Searches by several processes, and searches that are kept on disk, so that another run can
//! go on with them.

use crate::{Goal, Kind, Over, Property, Question, Refusal, When};
pub(crate) use heddle_cluster::{Checkpoint, Cluster};
use heddle_cluster::{Disk, Team};
use heddle_engine::{Options, Outcome, Progress, Stop};
use heddle_model::{Coverage, Model, Verdict};
use std::sync::Arc;

/// All processes of a run, and what is kept of its searches.
#[derive(Clone, Copy)]
pub struct Together<'a> {
    pub cluster: &'a Cluster,
    pub keeping: Option<&'a Keeping>,
}

/// Where a run keeps its searches.
#[derive(Clone)]
pub struct Keeping {
    pub disk: Arc<dyn Disk>,
    /// What two runs must have in common for one to go on where the other was ended.
    pub job: [u8; 32],
    /// Go on with what is there.
    pub resume: bool,
    /// Whether it is time for another checkpoint.
    pub is_due: Arc<dyn Fn() -> bool + Send + Sync>,
}

impl Together<'_> {
    /// What cannot be searched so, by name.
    pub(crate) fn refuse(&self, properties: &[Property]) -> Result<(), Refusal> {
        if let Some(other) = properties.iter().find(|p| matches!(p.kind, Kind::Ctl(_))) {
            let name = &other.name;
            return Err(Refusal::unsupported(format!(
                "several processes, and searches that are kept, decide no formulas of CTL, \
                 as `{name}` is one"
            )));
        }
        match self.keeping {
            Some(keeping) if !self.cluster.same_disk(&*keeping.disk) => Err(Refusal::Missing(
                "the folder of the checkpoint is not the same for all processes".into(),
            )),
            _ => Ok(()),
        }
    }

    /// What is kept of one search of the run.
    pub(crate) fn checkpoint(
        &self,
        number: usize,
        property: &Property,
        in_force: &[String],
    ) -> Result<Option<Checkpoint>, Refusal> {
        let Some(keeping) = self.keeping else { return Ok(None) };
        let flags = in_force.join(" ");
        let parts = [&keeping.job[..], property.name.as_bytes(), flags.as_bytes()];
        let checkpoint = Checkpoint {
            disk: keeping.disk.clone(),
            name: format!("search-{number}"),
            job: Team::job_of(&parts),
            resume: keeping.resume,
            is_due: keeping.is_due.clone(),
        };
        if keeping.resume && self.cluster.is_first() {
            let refused = |why| Refusal::Missing(format!("the checkpoint is refused: {why}"));
            checkpoint.verify().map_err(refused)?;
        }
        Ok(Some(checkpoint))
    }
}

impl Question<'_> {
    /// Why several processes cannot decide it, or why its search cannot be kept.
    pub(crate) fn refusal(&self, property: &Property, is_kept: bool) -> Option<String> {
        let name = &property.name;
        if is_kept && self.goal != Goal::Safety {
            return Some(format!(
                "--checkpoint keeps searches for faults only, and `{name}` is about cycles"
            ));
        }
        let why = self.model.bound_to_process()?;
        Some(format!("states cannot be sent to other processes or kept: {why}"))
    }
}

/// Decides a question with all processes.
pub(crate) fn decide_together(
    (cluster, keep): (&Cluster, Option<&Checkpoint>),
    question: &Question<'_>,
    options: &Options,
    stop: &Stop,
    progress: &Progress,
) -> Outcome {
    // A model with more runs is small, and each process searches it alone; what it shows
    // one of them, it has shown.
    let holds_in = |over: &Over<'_>, memory: u64| {
        let memory_limit = memory.min(options.memory_limit);
        let outcome = (over.search)(&Options { memory_limit, ..options.clone() }, stop, progress);
        let holds = matches!(outcome.verdict, Verdict::Holds { .. });
        (cluster.any(holds), outcome)
    };
    if let Some(over @ Over { when: When::First { memory }, .. }) = &question.over
        && let (true, outcome) = holds_in(over, *memory)
    {
        return Outcome { verdict: Verdict::nothing_found(Coverage::full()), ..outcome };
    }
    let model = &question.model;
    let mut outcome = match question.goal {
        Goal::Safety => cluster.safety(model, options, stop, progress, keep),
        Goal::Cycles | Goal::Both => cluster.cycles(model, options, stop, progress),
    };
    if let Some(over) = &question.over
        && over.when.is_what_lacks(&outcome.verdict)
        && holds_in(over, u64::MAX).0
    {
        outcome.verdict = Verdict::nothing_found(Coverage::full());
    }
    outcome
}
