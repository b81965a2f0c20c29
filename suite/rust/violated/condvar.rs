// verdict: violated deadlock
// why: The notification may come before the wait, which asks for no flag.
// twin: holds/condvar.rs
use std::sync::{Condvar, Mutex};
use std::thread;

static LOCK: Mutex<()> = Mutex::new(());
static CHANGED: Condvar = Condvar::new();

fn main() {
    let t = thread::spawn(|| CHANGED.notify_one());
    let guard = LOCK.lock().unwrap();
    drop(CHANGED.wait(guard).unwrap());
    t.join().unwrap();
}
