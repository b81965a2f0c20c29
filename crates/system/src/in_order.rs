//! Many small jobs on several threads, told in the order in which they were given.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Works on all jobs at once and tells the results in the jobs' order.
pub fn in_order<J: Sync, T: Send>(
    jobs: &[J],
    workers: usize,
    work: impl Fn(&J) -> T + Sync,
    mut each: impl FnMut(T),
) {
    let workers = workers.min(jobs.len());
    if workers <= 1 {
        return jobs.iter().for_each(|job| each(work(job)));
    }
    let next = AtomicUsize::new(0);
    let done: Vec<Mutex<Option<T>>> = jobs.iter().map(|_| Mutex::new(None)).collect();
    std::thread::scope(|scope| {
        let handles: Vec<_> = (0..workers)
            .map(|_| {
                scope.spawn(|| {
                    loop {
                        let i = next.fetch_add(1, Ordering::Relaxed);
                        let Some(job) = jobs.get(i) else { break };
                        let result = work(job);
                        *done[i].lock().expect("no panic while held") = Some(result);
                    }
                })
            })
            .collect();
        for slot in &done {
            let result = loop {
                if let Some(result) = slot.lock().expect("no panic while held").take() {
                    break result;
                }
                if handles.iter().all(|h| h.is_finished())
                    && slot.lock().expect("no panic while held").is_none()
                {
                    return; // A worker panicked; joining it passes the panic on.
                }
                std::thread::sleep(std::time::Duration::from_micros(200));
            };
            each(result);
        }
    });
}
