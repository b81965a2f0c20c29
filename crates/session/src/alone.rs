//! Without the feature `cluster`: every search is made by this process alone, and none is
//! kept. The types of `together` are here with no value that anybody could make, so what is
//! written for several processes compiles to nothing.

use crate::{Property, Question, Refusal};
use heddle_engine::{Options, Outcome, Progress, Stop};

/// Processes that search together: there are none.
#[derive(Clone, Copy, Debug)]
pub enum Cluster {}

/// What is kept of a search: nothing.
#[derive(Clone, Copy, Debug)]
pub enum Checkpoint {}

/// All processes of a run.
#[derive(Clone, Copy, Debug)]
pub struct Together<'a> {
    pub(crate) cluster: &'a Cluster,
}

impl Cluster {
    pub(crate) fn any(&self, _: bool) -> bool {
        match *self {}
    }

    pub(crate) fn common(&self, _: Vec<String>) -> Vec<String> {
        match *self {}
    }

    pub(crate) fn peers(&self) -> usize {
        match *self {}
    }
}

impl Together<'_> {
    pub(crate) fn refuse(&self, _: &[Property]) -> Result<(), Refusal> {
        match *self.cluster {}
    }

    pub(crate) fn checkpoint(
        &self,
        _: usize,
        _: &Property,
        _: &[String],
    ) -> Result<Option<Checkpoint>, Refusal> {
        match *self.cluster {}
    }
}

impl Question<'_> {
    pub(crate) fn refusal(&self, _: &Property, _: bool) -> Option<String> {
        None
    }
}

pub(crate) fn decide_together(
    (cluster, _): (&Cluster, Option<&Checkpoint>),
    _: &Question<'_>,
    _: &Options,
    _: &Stop,
    _: &Progress,
) -> Outcome {
    match *cluster {}
}
