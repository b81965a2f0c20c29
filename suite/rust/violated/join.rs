// verdict: violated assertion
// why: The thread panics, and whoever unwraps its result panics too.
// twin: holds/join.rs
fn main() {
    let empty: Vec<i32> = Vec::new();
    let t = std::thread::spawn(move || empty[0]);
    assert_eq!(t.join().unwrap(), 42);
}
