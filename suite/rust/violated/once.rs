// verdict: violated assertion
// why: Who comes first nobody knows.
// twin: holds/once.rs
use std::sync::OnceLock;
use std::thread;

static VALUE: OnceLock<i32> = OnceLock::new();

fn main() {
    let t = thread::spawn(|| *VALUE.get_or_init(|| 1));
    assert_eq!(*VALUE.get_or_init(|| 2), 2);
    t.join().unwrap();
}
