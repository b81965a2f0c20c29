//! A stack, one operation after the other.
use std::cell::RefCell;
struct Items(RefCell<Vec<i32>>);
unsafe impl Sync for Items {}
static ITEMS: Items = Items(RefCell::new(Vec::new()));
#[no_mangle]
pub extern "C" fn push(v: i32) {
    ITEMS.0.borrow_mut().push(v);
}
#[no_mangle]
pub extern "C" fn pop() -> i32 {
    ITEMS.0.borrow_mut().pop().unwrap_or(-1)
}
