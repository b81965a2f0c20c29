// verdict: violated deadlock
// why: One takes A then B, the other B then A.
// twin: holds/lock_order.rs
use std::sync::Mutex;
use std::thread;

static A: Mutex<i32> = Mutex::new(0);
static B: Mutex<i32> = Mutex::new(0);

fn main() {
    let t = thread::spawn(|| {
        let _b = B.lock().unwrap();
        let _a = A.lock().unwrap();
    });
    let _a = A.lock().unwrap();
    let _b = B.lock().unwrap();
    drop((_a, _b));
    t.join().unwrap();
}
