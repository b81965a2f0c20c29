// verdict: holds
// why: Who panics with a lock in hand leaves it poisoned, and the others can tell.
use std::sync::{Arc, Mutex};
use std::thread;

fn main() {
    let lock = Arc::new(Mutex::new(0));
    let other = Arc::clone(&lock);
    let t = thread::spawn(move || {
        let mut n = other.lock().unwrap();
        *n = 1;
        panic!("half done");
    });
    assert!(t.join().is_err());
    assert!(lock.is_poisoned());
    let n = lock.lock().unwrap_or_else(|e| e.into_inner());
    assert_eq!(*n, 1);
}
