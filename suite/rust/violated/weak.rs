// verdict: violated assertion
// why: The other thread may have dropped the last owner.
// twin: holds/weak.rs
use std::sync::Arc;
use std::thread;

fn main() {
    let strong = Arc::new(5);
    let weak = Arc::downgrade(&strong);
    let t = thread::spawn(move || drop(strong));
    assert!(weak.upgrade().is_some());
    t.join().unwrap();
}
