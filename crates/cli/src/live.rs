//! Live progress: one line on standard error, rewritten twice a second and never wider than
//! the terminal; or, for programs, an event on standard output every second.

use heddle_engine::Progress;
use heddle_report::{bytes, clock, count};
use heddle_session::SizeEstimate;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Who watches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    Nothing,
    /// A person at a terminal.
    Line,
    /// A program that reads the JSON stream.
    Events,
}

/// Shows the counters of a search until it is dropped.
pub struct Live {
    done: Arc<AtomicBool>,
    thread: Option<std::thread::JoinHandle<()>>,
}

impl Live {
    pub fn start(progress: &Arc<Progress>, memory_limit: u64, how: Show) -> Live {
        let done = Arc::new(AtomicBool::new(false));
        let thread = (how != Show::Nothing).then(|| {
            let (done, progress) = (Arc::clone(&done), Arc::clone(progress));
            std::thread::spawn(move || match how {
                Show::Events => tell(&done, &progress, memory_limit),
                _ => show(&done, &progress, memory_limit),
            })
        });
        Live { done, thread }
    }
}

impl Drop for Live {
    fn drop(&mut self) {
        self.done.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            thread.thread().unpark();
            let _ = thread.join();
        }
    }
}

fn show(done: &AtomicBool, progress: &Progress, memory_limit: u64) {
    let start = Instant::now();
    let mut last = (0u64, 0u64, start);
    let mut sent = 0;
    let mut size = SizeEstimate::default();
    let mut shown = false;
    loop {
        std::thread::park_timeout(Duration::from_millis(500));
        if done.load(Ordering::Relaxed) {
            break;
        }
        let (states, queue) = (load(&progress.states), load(&progress.queue));
        let seconds = last.2.elapsed().as_secs_f64().max(1e-9);
        let rate = (states.saturating_sub(last.0)) as f64 / seconds;
        let trend = if queue > last.1 { "queue growing" } else { "queue shrinking" };
        let whole = size.update(states, queue);
        let whole = whole.map_or(String::new(), |n| format!(", about {} in all", count(n)));
        let all_sent = load(&progress.sent);
        // Several processes: what they send to each other.
        let traffic = match all_sent {
            0 => String::new(),
            _ => format!(
                "  {}/s sent",
                bytes(((all_sent - sent.min(all_sent)) as f64 / seconds) as u64)
            ),
        };
        sent = all_sent;
        let line = format!(
            "  {}  {} states  {}/s  depth {}  queue {}  {} of {}{traffic}  {trend}{whole}{}",
            clock(start.elapsed()),
            count(states),
            count(rate as u64),
            load(&progress.depth),
            count(queue),
            bytes(load(&progress.memory)),
            bytes(memory_limit),
            estimate(queue, last.1, rate),
        );
        last = (states, queue, Instant::now());
        let width = terminal_size::terminal_size_of(std::io::stderr());
        let width = width.map_or(80, |(w, _)| usize::from(w.0)).saturating_sub(1);
        // Wider than the terminal it would wrap, and could not be rewritten.
        let line: String = line.chars().take(width).collect();
        eprint!("\r\x1b[K{line}");
        let _ = std::io::stderr().flush();
        shown = true;
    }
    if shown {
        eprint!("\r\x1b[K");
    }
}

/// An event a second.
fn tell(done: &AtomicBool, progress: &Progress, memory_limit: u64) {
    let start = Instant::now();
    let (mut before, mut last) = (0, start);
    let mut size = SizeEstimate::default();
    loop {
        std::thread::park_timeout(Duration::from_secs(1));
        if done.load(Ordering::Relaxed) {
            return;
        }
        let states = load(&progress.states);
        let rate = states.saturating_sub(before) as f64 / last.elapsed().as_secs_f64().max(1e-9);
        let queue = load(&progress.queue);
        let event = heddle_report::ProgressEvent {
            event: "progress",
            seconds: (start.elapsed().as_secs_f64() * 1000.0).round() / 1000.0,
            states,
            per_second: rate as u64,
            depth: load(&progress.depth),
            queue,
            whole: size.update(states, queue),
            memory_bytes: load(&progress.memory),
            memory_limit,
        };
        (before, last) = (states, Instant::now());
        let line = serde_json::to_string(&event).expect("events are plain data") + "\n";
        // A reader who went away is noticed when the verdict is written.
        let _ = std::io::stdout().lock().write_all(line.as_bytes());
    }
}

fn load(counter: &AtomicU64) -> u64 {
    counter.load(Ordering::Relaxed)
}

/// Where the queue shrinks, a guess at when it is empty.
fn estimate(queue: u64, before: u64, rate: f64) -> String {
    let shrink = before.saturating_sub(queue) as f64 * 2.0;
    if shrink <= 0.0 || rate <= 0.0 || queue == 0 {
        return String::new();
    }
    format!(", perhaps {} left", clock(Duration::from_secs_f64(queue as f64 / shrink)))
}
