//! Memory, cores and Ctrl-C: what a run may use, and how it is told to stop.

use heddle_engine::{Reason, Stop};
use heddle_session::{Limits, SearchOptions};
use std::sync::Arc;

/// The limits of a run that begins now and ends on Ctrl-C.
pub fn limits(asked: &SearchOptions) -> Limits {
    let limits = Limits::new(
        asked.memory.unwrap_or_else(default_memory),
        asked.jobs.map_or_else(default_workers, usize::from),
    );
    stop_on_interrupt(&limits.stop);
    limits
}

/// The limits of one run of a server, which a signal ends together with the server. An
/// editor is used meanwhile: it keeps a core and half of the memory.
pub fn of_a_server() -> Limits {
    let workers = default_workers().saturating_sub(1).max(1);
    let limits = Limits::new(default_memory() / 8 * 5, workers);
    heddle_system::reserve::keep(&limits.stop);
    limits
}

/// Stops the search on the first Ctrl-C (the verdict is then `open`); a second
/// one ends the process at once.
fn stop_on_interrupt(stop: &Arc<Stop>) {
    heddle_system::reserve::keep(stop);
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

/// What a search may use if nobody says otherwise: four fifths of the memory
/// that is available now, at least 256 MiB.
fn default_memory() -> u64 {
    let meminfo = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let available = meminfo
        .lines()
        .find_map(|l| l.strip_prefix("MemAvailable:"))
        .and_then(|l| l.trim().trim_end_matches("kB").trim().parse::<u64>().ok());
    available.map_or(2 << 30, |kib| kib * 1024 / 5 * 4).max(256 << 20)
}

fn default_workers() -> usize {
    std::thread::available_parallelism().map_or(1, |n| n.get())
}
