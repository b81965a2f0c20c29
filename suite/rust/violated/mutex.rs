// verdict: violated data-race
// why: The counter is shared without its lock.
// twin: holds/mutex.rs
use std::cell::UnsafeCell;
use std::sync::Arc;
use std::thread;

struct Count(UnsafeCell<i32>);
unsafe impl Sync for Count {}

fn main() {
    let count = Arc::new(Count(UnsafeCell::new(0)));
    let other = Arc::clone(&count);
    let t = thread::spawn(move || unsafe { *other.0.get() += 1 });
    unsafe { *count.0.get() += 1 };
    t.join().unwrap();
}
