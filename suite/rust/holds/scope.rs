// verdict: holds
// why: Each thread has its own half.
use std::thread;

fn main() {
    let mut a = [1, 2];
    let (x, y) = a.split_at_mut(1);
    thread::scope(|s| {
        s.spawn(|| x[0] += 1);
        y[0] += 1;
    });
    assert_eq!(a, [2, 3]);
}
