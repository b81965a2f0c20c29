// verdict: violated data-race
// why: a node is published by a relaxed exchange, so that nothing orders what is in it
// twin: holds/treiber.rs
use std::ptr;
use std::sync::Arc;
use std::sync::atomic::{AtomicPtr, Ordering::*};
use std::thread;

struct Node {
    value: u32,
    next: *mut Node,
}

struct Stack {
    head: AtomicPtr<Node>,
}

impl Stack {
    fn push(&self, value: u32) {
        let node = Box::into_raw(Box::new(Node { value, next: ptr::null_mut() }));
        let mut head = self.head.load(Relaxed);
        loop {
            unsafe { (*node).next = head };
            match self.head.compare_exchange(head, node, Relaxed, Relaxed) {
                Ok(_) => return,
                Err(new) => head = new,
            }
        }
    }

    fn pop(&self) -> Option<u32> {
        let mut head = self.head.load(Acquire);
        loop {
            if head.is_null() {
                return None;
            }
            let next = unsafe { (*head).next };
            match self.head.compare_exchange(head, next, Acquire, Acquire) {
                Ok(_) => return Some(unsafe { (*head).value }),
                Err(new) => head = new,
            }
        }
    }
}

fn main() {
    let stack = Arc::new(Stack { head: AtomicPtr::new(ptr::null_mut()) });
    let work = |i| {
        let stack = stack.clone();
        thread::spawn(move || {
            stack.push(i);
            stack.pop().unwrap();
        })
    };
    let threads = [work(0), work(1)];
    threads.into_iter().for_each(|t| t.join().unwrap());
    assert!(stack.pop().is_none());
}
