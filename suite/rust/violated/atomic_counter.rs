// verdict: violated assertion
// why: Between the load and the store somebody else stores.
// twin: holds/atomic_counter.rs
use std::sync::atomic::{AtomicU32, Ordering::SeqCst};
use std::thread;

static COUNT: AtomicU32 = AtomicU32::new(0);

fn add() {
    let n = COUNT.load(SeqCst);
    COUNT.store(n + 1, SeqCst);
}

fn main() {
    let t = thread::spawn(add);
    add();
    t.join().unwrap();
    assert_eq!(COUNT.load(SeqCst), 2);
}
