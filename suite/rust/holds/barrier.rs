// verdict: holds
// why: Nobody passes before all are there.
use std::sync::atomic::{AtomicU32, Ordering::SeqCst};
use std::sync::Barrier;
use std::thread;

static COUNT: AtomicU32 = AtomicU32::new(0);

fn main() {
    let barrier = Barrier::new(2);
    thread::scope(|s| {
        s.spawn(|| {
            COUNT.fetch_add(1, SeqCst);
            barrier.wait();
        });
        barrier.wait();
        assert_eq!(COUNT.load(SeqCst), 1);
    });
}
