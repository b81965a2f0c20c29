// verdict: violated deadlock
// why: Two parks, one token.
// twin: holds/park.rs
use std::thread;

fn main() {
    let main = thread::current();
    let t = thread::spawn(move || main.unpark());
    thread::park();
    thread::park();
    t.join().unwrap();
}
