// verdict: holds
// why: A token that comes first is kept.
use std::thread;

fn main() {
    let main = thread::current();
    let t = thread::spawn(move || main.unpark());
    thread::park();
    t.join().unwrap();
}
