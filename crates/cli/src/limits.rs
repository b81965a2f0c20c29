//! Time, memory and Ctrl-C: how a search is told to stop.

use heddle_engine::{Reason, Stop};
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

/// Stops the search on the first Ctrl-C (the verdict is then `open`); a second
/// one ends the process at once.
pub fn stop_on_interrupt(stop: &Arc<Stop>) {
    crate::reserve::keep(stop);
    let stop = Arc::clone(stop);
    // Fails only if a handler is set already; then that one does the same.
    let _ = ctrlc::set_handler(move || {
        if stop.is_set() {
            std::process::exit(130);
        }
        stop.set(Reason::Interrupted);
    });
}

/// A file that grows beyond what it may (`ulimit -f`) is an error of that write,
/// told as such, and no reason to be killed.
pub fn survive_full_disks() {
    #[cfg(unix)]
    // SAFETY: ignoring a signal needs no handler.
    unsafe {
        libc::signal(libc::SIGXFSZ, libc::SIG_IGN);
    }
}

/// Stops the search when the time is up. Dropping it calls it off.
pub struct Timer {
    done: Arc<(Mutex<bool>, Condvar)>,
    thread: Option<std::thread::JoinHandle<()>>,
}

impl Timer {
    pub fn start(limit: Option<Duration>, stop: &Arc<Stop>) -> Timer {
        let done = Arc::new((Mutex::new(false), Condvar::new()));
        let thread = limit.map(|limit| {
            let (done, stop) = (Arc::clone(&done), Arc::clone(stop));
            std::thread::spawn(move || {
                let end = Instant::now() + limit;
                let mut over = done.0.lock().expect("no panic while held");
                while !*over {
                    let left = end.saturating_duration_since(Instant::now());
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

/// What a search may use if nobody says otherwise: four fifths of the memory
/// that is available now, at least 256 MiB.
pub fn default_memory() -> u64 {
    let meminfo = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let available = meminfo
        .lines()
        .find_map(|l| l.strip_prefix("MemAvailable:"))
        .and_then(|l| l.trim().trim_end_matches("kB").trim().parse::<u64>().ok());
    available.map_or(2 << 30, |kib| kib * 1024 / 5 * 4).max(256 << 20)
}

pub fn default_workers() -> usize {
    std::thread::available_parallelism().map_or(1, |n| n.get())
}
