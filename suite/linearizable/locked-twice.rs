// expect: violated linearizability; between the two locks another takes what was seen.
// flags: --linearizable stack-spec.rs
use std::sync::Mutex;
use std::thread;

static ITEMS: Mutex<Vec<i32>> = Mutex::new(Vec::new());

fn push(v: i32) {
    ITEMS.lock().unwrap().push(v);
}

fn pop() -> i32 {
    let top = ITEMS.lock().unwrap().last().copied();
    ITEMS.lock().unwrap().pop();
    top.unwrap_or(-1)
}

fn main() {
    push(1);
    let other = thread::spawn(pop);
    pop();
    other.join().unwrap();
}
