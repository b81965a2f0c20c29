//! Limits that a run can come to. What lies beyond one is not followed, and that is a gap
//! of the search, never an error of the model: a process and a channel have a byte for
//! their number, here as in SPIN, which calls it an error.

use super::{Detail, LONGEST, Trouble};
use heddle_model::{FaultKind, Gap};
use std::sync::atomic::{AtomicU8, Ordering};

/// The limits that some run has come to.
#[derive(Debug, Default)]
pub struct Limits(AtomicU8);

/// One of them, as a bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// A `d_step` was not followed to its end.
    DStep = 1,
    Processes = 2,
    Channels = 4,
}

impl Limit {
    const ALL: [Limit; 3] = [Limit::DStep, Limit::Processes, Limit::Channels];

    /// The limit that a trouble stands for, if it is no fault.
    pub fn of(t: Trouble) -> Option<Limit> {
        match (t.kind, t.detail) {
            (_, Detail::LongDStep) => Some(Limit::DStep),
            (FaultKind::TooMany, Detail::NoChannel) => Some(Limit::Channels),
            (FaultKind::TooMany, _) => Some(Limit::Processes),
            _ => None,
        }
    }

    fn told(self) -> String {
        match self {
            Limit::DStep => {
                format!("a d_step of more than {LONGEST} statements was not followed")
            }
            Limit::Processes => "more than 255 processes at once, those included that have \
                                 ended and wait for younger ones to die, were not followed"
                .into(),
            Limit::Channels => "more than 255 channels at once were not followed".into(),
        }
    }
}

impl Limits {
    pub fn met(&self, limit: Limit) {
        self.0.fetch_or(limit as u8, Ordering::Release);
    }

    pub fn any(&self) -> bool {
        self.0.load(Ordering::Acquire) != 0
    }

    pub fn gaps(&self) -> Vec<Gap> {
        let met = self.0.load(Ordering::Acquire);
        let met = Limit::ALL.into_iter().filter(|&l| met & l as u8 != 0);
        met.map(|l| Gap::Other(l.told())).collect()
    }
}
