// verdict: violated assertion
// why: A thread of the scope panics, and so does the scope.
// twin: holds/scope.rs
use std::thread;

fn main() {
    let a = [1, 2];
    thread::scope(|s| {
        s.spawn(|| assert_eq!(a[0], 2));
    });
}
