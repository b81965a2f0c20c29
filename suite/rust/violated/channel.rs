// verdict: violated assertion
// why: the sender may be faster than who asks whether something is there
// twin: holds/channel.rs
use std::sync::mpsc;
use std::thread;

fn main() {
    let (tx, rx) = mpsc::channel();
    let t = thread::spawn(move || tx.send(7).unwrap());
    assert!(rx.try_recv().is_err());
    t.join().unwrap();
}
