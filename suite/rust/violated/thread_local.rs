// verdict: violated assertion
// why: The value of another thread is not this one.
// twin: holds/thread_local.rs
use std::cell::Cell;
use std::thread;

thread_local!(static OWN: Cell<u32> = const { Cell::new(1) });

fn main() {
    thread::spawn(|| OWN.with(|o| o.set(2))).join().unwrap();
    OWN.with(|o| assert_eq!(o.get(), 2));
}
