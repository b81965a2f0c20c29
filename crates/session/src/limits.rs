//! How long a run may take and how much it may use: one flag that ends everything, one
//! budget, one number of workers, for every search of the run, the small ones that
//! prepare another included.
//!
//! This is the only place that makes a [`Stop`]. Whoever begins a run makes its limits and
//! lends them to all that belongs to the run.

use heddle_engine::{Options, Reason, Stop};
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

/// The limits of one run.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Ends every search of the run: set it from a timer or a signal.
    pub stop: Arc<Stop>,
    /// Bytes that a search may use for its store and its queues.
    pub memory: u64,
    /// Threads that a search may use.
    pub workers: usize,
    /// States leave this process, for others or for later: their bytes must mean the same
    /// there.
    pub portable: bool,
}

impl Limits {
    /// Limits for a run that begins now.
    pub fn new(memory: u64, workers: usize) -> Self {
        Limits { stop: Arc::new(Stop::new()), memory, workers, portable: false }
    }

    /// A search within the limits, everything else as it is by default.
    pub fn search(&self) -> Options {
        Options { workers: self.workers, memory_limit: self.memory, ..Options::default() }
    }

    /// Ends the run when the time is up; dropping the timer calls that off.
    pub fn timer(&self, limit: Option<Duration>) -> Timer {
        Timer::start(limit, &self.stop)
    }
}

impl Default for Limits {
    fn default() -> Self {
        let standard = Options::default();
        Limits::new(standard.memory_limit, standard.workers)
    }
}

/// Ends a run when its time is up. Dropping it calls it off.
pub struct Timer {
    done: Arc<(Mutex<bool>, Condvar)>,
    thread: Option<std::thread::JoinHandle<()>>,
}

impl Timer {
    fn start(limit: Option<Duration>, stop: &Arc<Stop>) -> Timer {
        let done = Arc::new((Mutex::new(false), Condvar::new()));
        let thread = limit.map(|limit| {
            let (done, stop) = (Arc::clone(&done), Arc::clone(stop));
            std::thread::spawn(move || {
                let start = Instant::now();
                let mut over = done.0.lock().expect("no panic while held");
                while !*over {
                    let left = limit.saturating_sub(start.elapsed());
                    if left.is_zero() {
                        stop.set(Reason::Timeout);
                        return;
                    }
                    over = done.1.wait_timeout(over, left).expect("no panic while held").0;
                }
            })
        });
        Timer { done, thread }
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        *self.done.0.lock().expect("no panic while held") = true;
        self.done.1.notify_all();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_timer_ends_the_run_unless_it_is_dropped() {
        let limits = Limits::default();
        drop(limits.timer(Some(Duration::from_secs(3600))));
        assert!(!limits.stop.is_set());
        let _timer = limits.timer(Some(Duration::from_millis(1)));
        while !limits.stop.is_set() {
            std::thread::yield_now();
        }
        assert_eq!(limits.stop.reason(), Some(Reason::Timeout));
    }
}
