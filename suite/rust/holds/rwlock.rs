// verdict: holds
// why: Who reads under the lock sees both halves of what was written under it.
// twin: violated/rwlock.rs
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
    {
        let pair = pair.read().unwrap();
        assert_eq!(pair.0, pair.1);
    }
    writer.join().unwrap();
    assert_eq!(*pair.read().unwrap(), (1, 1));
}
