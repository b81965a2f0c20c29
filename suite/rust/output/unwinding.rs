// Destructors while a panic passes.
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};

struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        println!("drop {}{}", self.0, if std::thread::panicking() { " (panicking)" } else { "" });
    }
}

fn deep(n: u32) {
    let _here = Noisy("deep");
    if n == 0 {
        resume_unwind(Box::new(17));
    }
    deep(n - 1);
}

fn main() {
    let _outer = Noisy("outer");
    let caught = catch_unwind(AssertUnwindSafe(|| {
        let _inner = Noisy("inner");
        deep(2);
    }));
    println!("{:?}", caught.unwrap_err().downcast_ref::<i32>());
    let t = std::thread::spawn(|| {
        let _in_thread = Noisy("thread");
        resume_unwind(Box::new("text"));
    });
    println!("{}", t.join().is_err());
}
