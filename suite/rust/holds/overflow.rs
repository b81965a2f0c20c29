// verdict: holds
// why: Wrapping is asked for.
fn main() {
    let n: u8 = std::hint::black_box(255);
    assert_eq!(n.wrapping_add(1), 0);
    assert_eq!(n.checked_add(1), None);
}
