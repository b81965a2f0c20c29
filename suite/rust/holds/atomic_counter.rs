// verdict: holds
// why: Additions are one step each.
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::thread;

static COUNT: AtomicU32 = AtomicU32::new(0);

fn main() {
    let t = thread::spawn(|| COUNT.fetch_add(1, Relaxed));
    COUNT.fetch_add(1, Relaxed);
    t.join().unwrap();
    assert_eq!(COUNT.load(Relaxed), 2);
}
