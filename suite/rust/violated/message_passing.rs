// verdict: violated data-race
// why: A relaxed flag orders nothing.
// twin: holds/message_passing.rs
use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;

struct Cell(UnsafeCell<i32>);
unsafe impl Sync for Cell {}
static DATA: Cell = Cell(UnsafeCell::new(0));
static READY: AtomicBool = AtomicBool::new(false);

fn main() {
    let t = thread::spawn(|| {
        unsafe { *DATA.0.get() = 42 };
        READY.store(true, Relaxed);
    });
    if READY.load(Relaxed) {
        assert_eq!(unsafe { *DATA.0.get() }, 42);
    }
    t.join().unwrap();
}
