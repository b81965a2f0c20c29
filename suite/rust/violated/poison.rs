// verdict: violated assertion
// why: The lock is poisoned, and unwrapping that is a panic.
// twin: holds/poison.rs
use std::sync::{Arc, Mutex};
use std::thread;

fn main() {
    let lock = Arc::new(Mutex::new(0));
    let other = Arc::clone(&lock);
    let t = thread::spawn(move || {
        let _n = other.lock().unwrap();
        panic!("half done");
    });
    let _ = t.join();
    *lock.lock().unwrap() += 1;
}
