// verdict: violated deadlock
// why: A barrier for three that only two come to.
// twin: holds/barrier.rs
use std::sync::Barrier;
use std::thread;

fn main() {
    let barrier = Barrier::new(3);
    thread::scope(|s| {
        s.spawn(|| barrier.wait());
        barrier.wait();
    });
}
