// verdict: violated data-race
// why: The lock is given back without releasing what was done under it.
// twin: holds/spin_lock.rs
use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicBool, Ordering::*};
use std::thread;

struct Lock { taken: AtomicBool, value: UnsafeCell<i32> }
unsafe impl Sync for Lock {}
static LOCK: Lock = Lock { taken: AtomicBool::new(false), value: UnsafeCell::new(0) };

fn add() {
    while LOCK.taken.compare_exchange(false, true, Acquire, Relaxed).is_err() {
        std::hint::spin_loop();
    }
    unsafe { *LOCK.value.get() += 1 };
    LOCK.taken.store(false, Relaxed);
}

fn main() {
    let t = thread::spawn(add);
    add();
    t.join().unwrap();
    assert_eq!(unsafe { *LOCK.value.get() }, 2);
}
