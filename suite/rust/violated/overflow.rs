// verdict: violated assertion
// why: An addition that does not fit.
// twin: holds/overflow.rs
fn main() {
    let n: u8 = std::hint::black_box(255);
    let m = n + 1;
    assert!(m > 0);
}
