// verdict: holds
// why: Both threads count under the lock.
use std::sync::{Arc, Mutex};
use std::thread;

fn main() {
    let count = Arc::new(Mutex::new(0));
    let other = Arc::clone(&count);
    let t = thread::spawn(move || *other.lock().unwrap() += 1);
    *count.lock().unwrap() += 1;
    t.join().unwrap();
    assert_eq!(*count.lock().unwrap(), 2);
}
