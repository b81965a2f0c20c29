// verdict: holds
// why: One initialises, and all see it.
use std::sync::OnceLock;
use std::thread;

static VALUE: OnceLock<i32> = OnceLock::new();

fn main() {
    let t = thread::spawn(|| *VALUE.get_or_init(|| 1));
    let mine = *VALUE.get_or_init(|| 2);
    assert_eq!(mine, t.join().unwrap());
}
