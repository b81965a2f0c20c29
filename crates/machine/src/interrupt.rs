//! How a run is told to end in the middle of a long step.
//!
//! A search looks between two expansions whether it is to go on. One step of a
//! thread may execute tens of thousands of instructions, and the looks that come
//! before a search are searches of their own. They ask this now and then, give
//! up, and leave it to the search to say why.
//!
//! Not here: why the run is to end, and the words for it.

use std::fmt;
use std::sync::Arc;

/// Asked whether the run is to end. The default never says so.
#[derive(Clone, Default)]
pub struct Interrupt(Option<Arc<dyn Fn() -> bool + Send + Sync>>);

impl Interrupt {
    pub fn new(ends: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        Interrupt(Some(Arc::new(ends)))
    }

    pub fn is_set(&self) -> bool {
        self.0.as_ref().is_some_and(|ends| ends())
    }
}

impl fmt::Debug for Interrupt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Interrupt(asked)" } else { "Interrupt(never)" })
    }
}
