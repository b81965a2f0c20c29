// verdict: holds
// why: Each thread has its own, and destroys it at its end.
use std::cell::Cell;
use std::sync::atomic::{AtomicU32, Ordering::SeqCst};
use std::thread;

static DROPPED: AtomicU32 = AtomicU32::new(0);
struct Own(Cell<u32>);
impl Drop for Own {
    fn drop(&mut self) {
        DROPPED.fetch_add(self.0.get(), SeqCst);
    }
}
thread_local!(static OWN: Own = const { Own(Cell::new(1)) });

fn main() {
    OWN.with(|o| o.0.set(100));
    thread::spawn(|| OWN.with(|o| o.0.set(o.0.get() + 1))).join().unwrap();
    assert_eq!(DROPPED.load(SeqCst), 2);
}
