// verdict: holds
// why: What was written before the release is there after the acquire.
use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicBool, Ordering::{Acquire, Release}};
use std::thread;

struct Cell(UnsafeCell<i32>);
unsafe impl Sync for Cell {}
static DATA: Cell = Cell(UnsafeCell::new(0));
static READY: AtomicBool = AtomicBool::new(false);

fn main() {
    let t = thread::spawn(|| {
        unsafe { *DATA.0.get() = 42 };
        READY.store(true, Release);
    });
    if READY.load(Acquire) {
        assert_eq!(unsafe { *DATA.0.get() }, 42);
    }
    t.join().unwrap();
}
