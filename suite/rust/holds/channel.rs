// verdict: holds
// why: what is sent is received, whoever comes first, and a receiver that waits is woken
// twin: violated/channel.rs
use std::sync::mpsc;
use std::thread;

fn main() {
    let (tx, rx) = mpsc::channel();
    let t = thread::spawn(move || tx.send(7).unwrap());
    assert_eq!(rx.recv(), Ok(7));
    t.join().unwrap();
}
