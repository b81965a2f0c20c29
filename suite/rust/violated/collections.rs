// verdict: violated assertion
// why: Keys come in their order, not in that of their arrival.
// twin: holds/collections.rs
use std::collections::BTreeMap;

fn main() {
    let mut map = BTreeMap::new();
    map.insert("b", 1);
    map.insert("a", 2);
    assert_eq!(map.keys().next(), Some(&"b"));
}
