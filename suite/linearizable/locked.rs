// expect: holds; a vector behind a lock.
// flags: --linearizable stack-spec.rs
use std::sync::Mutex;
use std::thread;

static ITEMS: Mutex<Vec<i32>> = Mutex::new(Vec::new());

fn push(v: i32) {
    ITEMS.lock().unwrap().push(v);
}

fn pop() -> i32 {
    ITEMS.lock().unwrap().pop().unwrap_or(-1)
}

fn main() {
    let other = thread::spawn(|| push(1));
    pop();
    other.join().unwrap();
    pop();
}
