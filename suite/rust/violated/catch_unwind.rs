// verdict: violated assertion
// why: Nobody catches this one.
// twin: holds/catch_unwind.rs
fn main() {
    let caught = std::panic::catch_unwind(|| 1);
    assert!(caught.is_ok());
    panic!("on purpose");
}
