//! Whether all the others are still there. The first loss stays, with its words; after it
//! nothing that this process waits for will come, and every search ends `open`.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

#[derive(Clone, Debug, Default)]
pub(crate) struct Lost(Arc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    is_set: AtomicBool,
    why: Mutex<Option<String>>,
}

impl Lost {
    pub(crate) fn set(&self, why: impl Into<String>) {
        let mut first = self.0.why.lock().unwrap_or_else(|e| e.into_inner());
        first.get_or_insert_with(|| why.into());
        self.0.is_set.store(true, Relaxed);
    }

    pub(crate) fn is_set(&self) -> bool {
        self.0.is_set.load(Relaxed)
    }

    pub(crate) fn why(&self) -> Option<String> {
        self.0.why.lock().unwrap_or_else(|e| e.into_inner()).clone()
    }
}
