// verdict: violated use-after-free
// why: What was freed is read.
// twin: holds/raw_pointers.rs
fn main() {
    let p = Box::into_raw(Box::new(7));
    unsafe {
        drop(Box::from_raw(p));
        assert_eq!(*p, 7);
    }
}
