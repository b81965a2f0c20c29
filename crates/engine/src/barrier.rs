//! A meeting: everybody waits until all have come, one does what is to be done
//! in between, and all go on.
//!
//! Unlike [`std::sync::Barrier`] it can be called off: a worker that panics
//! leaves nobody waiting.

use crate::run::lock;
use std::sync::{Condvar, Mutex};

pub(crate) struct Meeting {
    n_members: usize,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    n_here: usize,
    n_held: u64,
    off: bool,
}

impl Meeting {
    pub(crate) fn new(n_members: usize) -> Self {
        Meeting { n_members, state: Mutex::default(), changed: Condvar::new() }
    }

    /// Waits for the others; the last to come does `work` before any goes on.
    /// `false`: the meeting is off, now and forever.
    pub(crate) fn attend(&self, work: impl FnOnce()) -> bool {
        let mut state = lock(&self.state);
        if state.off {
            return false;
        }
        state.n_here += 1;
        if state.n_here == self.n_members {
            work();
            state.n_here = 0;
            state.n_held += 1;
            self.changed.notify_all();
            return true;
        }
        let mine = state.n_held;
        while state.n_held == mine && !state.off {
            state = self.changed.wait(state).unwrap_or_else(|e| e.into_inner());
        }
        state.n_held != mine
    }

    pub(crate) fn call_off(&self) {
        lock(&self.state).off = true;
        self.changed.notify_all();
    }
}

/// Calls a meeting off if its member panics.
pub(crate) struct Member<'a>(pub(crate) &'a Meeting);

impl Drop for Member<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.call_off();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering::*};

    #[test]
    fn work_is_done_once_and_between() {
        let meeting = Meeting::new(4);
        let (done, seen) = (AtomicUsize::new(0), AtomicUsize::new(0));
        std::thread::scope(|s| {
            for _ in 0..4 {
                s.spawn(|| {
                    for round in 1..=200 {
                        assert!(meeting.attend(|| {
                            done.fetch_add(1, SeqCst);
                        }));
                        assert_eq!(done.load(SeqCst), round);
                        seen.fetch_add(1, SeqCst);
                        assert!(meeting.attend(|| assert_eq!(seen.load(SeqCst), 4 * round)));
                    }
                });
            }
        });
    }

    #[test]
    fn a_panic_frees_the_others() {
        let meeting = Meeting::new(2);
        std::thread::scope(|s| {
            let bad = s.spawn(|| {
                let _member = Member(&meeting);
                panic!("on purpose");
            });
            assert!(!meeting.attend(|| ()));
            assert!(bad.join().is_err());
        });
    }
}
