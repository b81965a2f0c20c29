//! Waiting for another worker: a short while at full attention, then letting
//! others run, then asleep for moments, so that a worker without work does not
//! take a core from one that has some.

use std::time::Duration;

/// Rounds of looking that a core spends on nothing else.
const ALERT: u32 = 64;
/// Rounds after which a worker sleeps between two looks.
const AWAKE: u32 = 256;
const NAP: Duration = Duration::from_micros(50);

/// How long a worker has waited in vain.
#[derive(Default)]
pub(crate) struct Patience(u32);

impl Patience {
    /// For waits that are rarely short: without the attention.
    pub(crate) fn relaxed() -> Self {
        Patience(ALERT)
    }

    /// Passes the time until the next look.
    pub(crate) fn wait(&mut self) {
        self.0 = self.0.saturating_add(1);
        match self.0 {
            0..ALERT => std::hint::spin_loop(),
            ALERT..AWAKE => std::thread::yield_now(),
            _ => std::thread::sleep(NAP),
        }
    }
}
