// verdict: holds
// why: Both threads take the locks in one order.
use std::sync::Mutex;
use std::thread;

static A: Mutex<i32> = Mutex::new(0);
static B: Mutex<i32> = Mutex::new(0);

fn both() {
    let mut a = A.lock().unwrap();
    let mut b = B.lock().unwrap();
    *a += 1;
    *b += 1;
}

fn main() {
    let t = thread::spawn(both);
    both();
    t.join().unwrap();
}
