//! The last resort for limits: what reads a text and builds a model of it does not ask
//! whether its time is up or how much memory it takes, and there is nothing to lose in it.
//!
//! A thread looks every few milliseconds while something is read or built. Where the run
//! was told to stop and still builds half a second later, or takes more than `--memory`,
//! it ends the process with the verdict that there would be: open. Searches stop by
//! themselves and are left alone, unless one does not for a long time; so is whatever is
//! told to people, who may take their time to read.

use crate::exit::Exit;
use heddle_engine::Stop;
use heddle_model::Gap;
use heddle_session::{Event, Watch};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long something may go on after the run was told to stop.
const BUILDING: Duration = Duration::from_millis(500);
const SEARCHING: Duration = Duration::from_secs(10);
/// What the program itself and the text take.
const OWN: u64 = 64 << 20;

/// What the run is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Phase {
    Building = 0,
    Searching = 1,
    Telling = 2,
}

/// Ends a run that does not end, until the last of its handles is dropped.
#[derive(Clone)]
pub struct Watchdog(Arc<Shared>);

struct Shared {
    phase: AtomicU8,
    exit: AtomicU8,
    /// Held by whoever ends the run.
    ending: Arc<Mutex<bool>>,
}

impl Watchdog {
    /// `farewell` tells why nothing was found, and with which code the process ends.
    pub fn start(
        stop: &Arc<Stop>,
        memory: u64,
        farewell: impl Fn(&str, u8) + Send + 'static,
    ) -> Watchdog {
        let ending = Arc::new(Mutex::new(false));
        let shared = Arc::new(Shared {
            phase: AtomicU8::new(Phase::Telling as u8),
            exit: AtomicU8::new(Exit::Open.code()),
            ending: Arc::clone(&ending),
        });
        let (run, stop) = (Arc::downgrade(&shared), Arc::clone(stop));
        std::thread::spawn(move || {
            while let Some(run) = run.upgrade() {
                if let Some(why) = reason(&run.phase, &stop, memory) {
                    let code = run.exit.load(Ordering::Acquire);
                    drop(run);
                    // Whoever has ended by itself has said so before.
                    let ended = ending.lock().unwrap_or_else(PoisonError::into_inner);
                    if !*ended {
                        farewell(&why, code);
                        std::process::exit(code.into());
                    }
                    return;
                }
                drop(run);
                std::thread::sleep(Duration::from_millis(20));
            }
        });
        Watchdog(shared)
    }

    pub fn enter(&self, phase: Phase) {
        self.0.phase.store(phase as u8, Ordering::Release);
    }

    /// The code for a run that is not complete.
    pub fn exit_with(&self, code: Exit) {
        self.0.exit.store(code.code(), Ordering::Release);
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        *self.ending.lock().unwrap_or_else(PoisonError::into_inner) = true;
    }
}

/// Why the run is to be ended, once it is.
fn reason(phase: &AtomicU8, stop: &Stop, memory: u64) -> Option<String> {
    let now = phase.load(Ordering::Acquire);
    let building = now == Phase::Building as u8;
    if building && resident().is_some_and(|bytes| bytes > memory.saturating_add(OWN)) {
        return Some(Gap::OutOfMemory.to_string());
    }
    if now == Phase::Telling as u8 || !stop.is_set() {
        return None;
    }
    let (start, patience) = (Instant::now(), if building { BUILDING } else { SEARCHING });
    while start.elapsed() < patience {
        std::thread::sleep(Duration::from_millis(10));
        if phase.load(Ordering::Acquire) != now {
            return None;
        }
    }
    Some(stop.reason().map_or_else(|| "stopped".into(), |r| r.gap().to_string()))
}

/// The bytes that the process has in memory, where the system tells.
fn resident() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = text.split_whitespace().nth(1)?.parse().ok()?;
    Some(pages * 4096)
}

/// Passes on what happens, and lets the dog know what the run is doing.
pub struct Noticed<'a> {
    pub dog: Watchdog,
    pub watch: &'a dyn Watch,
}

impl Watch for Noticed<'_> {
    fn event(&self, event: Event<'_>) {
        match event {
            Event::Begins { .. } => self.dog.enter(Phase::Searching),
            Event::Ends => self.dog.enter(Phase::Telling),
            _ => {}
        }
        self.watch.event(event);
    }
}
