// verdict: holds
// why: What is boxed is freed once.
fn main() {
    let p = Box::into_raw(Box::new(7));
    unsafe {
        assert_eq!(*p, 7);
        drop(Box::from_raw(p));
    }
}
