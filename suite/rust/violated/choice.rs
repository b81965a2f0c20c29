// verdict: violated assertion
// why: Three of four numbers do.
// twin: holds/choice.rs
fn main() {
    let n = heddle::choose(4);
    assert_ne!(n, 3);
}
