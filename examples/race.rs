use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;

struct Slot(UnsafeCell<u32>);
unsafe impl Sync for Slot {}

static SLOT: Slot = Slot(UnsafeCell::new(0));
static READY: AtomicBool = AtomicBool::new(false);

fn main() {
    let writer = thread::spawn(|| {
        unsafe { *SLOT.0.get() = 42 };
        READY.store(true, Relaxed);
    });
    if READY.load(Relaxed) {
        println!("{}", unsafe { *SLOT.0.get() });
    }
    writer.join().unwrap();
}
