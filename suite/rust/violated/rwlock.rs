// verdict: violated assertion
// why: The lock is given back between the two halves, and the writer comes between.
// twin: holds/rwlock.rs
use std::sync::{Arc, RwLock};
use std::thread;

fn main() {
    let pair = Arc::new(RwLock::new((0, 0)));
    let other = Arc::clone(&pair);
    let writer = thread::spawn(move || {
        let mut pair = other.write().unwrap();
        pair.0 = 1;
        pair.1 = 1;
    });
    let first = pair.read().unwrap().0;
    let second = pair.read().unwrap().1;
    assert_eq!(first, second);
    writer.join().unwrap();
}
