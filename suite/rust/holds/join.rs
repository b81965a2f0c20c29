// verdict: holds
// why: The result of a thread comes with its end.
fn main() {
    let t = std::thread::spawn(|| 6 * 7);
    assert_eq!(t.join().unwrap(), 42);
}
