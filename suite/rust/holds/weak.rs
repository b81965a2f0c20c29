// verdict: holds
// why: The last owner takes the value along, and a weak reference can tell.
use std::sync::{Arc, Weak};

fn main() {
    let strong = Arc::new(5);
    let weak: Weak<i32> = Arc::downgrade(&strong);
    assert_eq!(*weak.upgrade().unwrap(), 5);
    drop(strong);
    assert!(weak.upgrade().is_none());
}
