// verdict: holds
// why: A panic that is caught is none of the program.
use std::panic::catch_unwind;

struct Guard<'a>(&'a std::cell::Cell<i32>);
impl Drop for Guard<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get() + 1);
    }
}

fn main() {
    let dropped = std::cell::Cell::new(0);
    let caught = catch_unwind(std::panic::AssertUnwindSafe(|| {
        let _a = Guard(&dropped);
        let _b = Guard(&dropped);
        if dropped.get() == 0 {
            panic!("on purpose");
        }
    }));
    assert!(caught.is_err());
    assert_eq!(dropped.get(), 2);
    assert_eq!(*caught.unwrap_err().downcast_ref::<&str>().unwrap(), "on purpose");
}
