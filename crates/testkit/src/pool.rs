//! Runs many cases on a few cores and says how they went.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How one case went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Result {
    Passed,
    /// Nothing to compare with, and why.
    Skipped(String),
    Failed(String),
}

/// How all went.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    pub passed: usize,
    pub skipped: Vec<(String, String)>,
    pub failed: Vec<(String, String)>,
}

impl Summary {
    /// The closing line.
    pub fn line(&self) -> String {
        let mut out = format!("{} passed, {} failed", self.passed, self.failed.len());
        if !self.skipped.is_empty() {
            out += &format!(", {} not comparable", self.skipped.len());
        }
        out
    }

    /// Prints every failure and the closing line, and fails if there was one.
    pub fn finish(self, title: &str) {
        for (name, why) in &self.failed {
            eprintln!("---- {name}\n{why}\n");
        }
        for (name, why) in &self.skipped {
            eprintln!("not comparable: {name}: {why}");
        }
        eprintln!("{title}: {}", self.line());
        assert!(self.failed.is_empty(), "{title}: {}", self.line());
    }
}

/// As many workers as there are cores.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(2, usize::from)
}

/// Runs `case` on every item; the summary is in the order of the items.
pub fn run<T: Sync>(
    items: &[T],
    workers: usize,
    name: impl Fn(&T) -> String + Sync,
    case: impl Fn(&T) -> Result + Sync,
) -> Summary {
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<(usize, Result)>> = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..workers.max(1) {
            scope.spawn(|| {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(i) else { break };
                    let result = case(item);
                    results
                        .lock()
                        .expect("no case panics while it holds the list")
                        .push((i, result));
                }
            });
        }
    });
    let mut results = results.into_inner().expect("all workers are done");
    results.sort_by_key(|(i, _)| *i);
    let mut summary = Summary::default();
    for (i, result) in results {
        match result {
            Result::Passed => summary.passed += 1,
            Result::Skipped(why) => summary.skipped.push((name(&items[i]), why)),
            Result::Failed(why) => summary.failed.push((name(&items[i]), why)),
        }
    }
    summary
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_and_keeps_the_order() {
        let items: Vec<u32> = (0..100).collect();
        let summary = run(&items, 4, u32::to_string, |n| match n % 10 {
            0 => Result::Failed("zero".into()),
            1 => Result::Skipped("one".into()),
            _ => Result::Passed,
        });
        assert_eq!(summary.line(), "80 passed, 10 failed, 10 not comparable");
        assert_eq!(summary.failed[1].0, "10");
    }
}
