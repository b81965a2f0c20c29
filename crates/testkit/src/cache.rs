//! Remembers what SPIN answered, so that a second test run does not compile it again.
//!
//! One file an answer, named by a hash of everything that the answer depends on,
//! in `$HEDDLE_SPIN_CACHE` or else under the build folder. Two processes may write
//! the same file: both write the same bytes, through a rename.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;

/// Where answers are kept; `None` remembers nothing.
#[derive(Clone, Debug)]
pub struct Cache(Option<PathBuf>);

impl Cache {
    /// `$HEDDLE_SPIN_CACHE` (empty switches the cache off) or `fallback`.
    pub fn from_env(fallback: Option<PathBuf>) -> Self {
        match std::env::var_os("HEDDLE_SPIN_CACHE") {
            Some(path) if path.is_empty() => Cache(None),
            Some(path) => Cache(Some(path.into())),
            None => Cache(fallback),
        }
    }

    pub fn off() -> Self {
        Cache(None)
    }

    pub fn get(&self, key: &str) -> Option<String> {
        let text = fs::read_to_string(self.file(key)?).ok()?;
        // The key stands in the file: a collision of hashes is not an answer.
        text.strip_prefix(&front(key)).map(str::to_owned)
    }

    /// Failing to remember is no failure: the next run asks SPIN again.
    pub fn put(&self, key: &str, value: &str) {
        let Some(file) = self.file(key) else { return };
        let Some(folder) = file.parent() else { return };
        if fs::create_dir_all(folder).is_err() {
            return;
        }
        let draft = folder.join(format!("draft-{}-{:?}", std::process::id(), thread_number()));
        if fs::write(&draft, format!("{}{value}", front(key))).is_ok() {
            let _ = fs::rename(&draft, file);
        }
    }

    fn file(&self, key: &str) -> Option<PathBuf> {
        Some(self.0.as_ref()?.join(format!("{:016x}{:016x}", hash(key, 1), hash(key, 2))))
    }
}

fn front(key: &str) -> String {
    format!("{}\n{key}\n", key.len())
}

fn thread_number() -> u64 {
    let mut hasher = DefaultHasher::new();
    std::thread::current().id().hash(&mut hasher);
    hasher.finish()
}

fn hash(key: &str, salt: u64) -> u64 {
    let mut hasher = DefaultHasher::new();
    (salt, key).hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::Scratch;

    #[test]
    fn remembers_by_the_whole_key() {
        let scratch = Scratch::new().unwrap();
        let cache = Cache(Some(scratch.path().to_owned()));
        assert_eq!(cache.get("a"), None);
        cache.put("a", "1\n2");
        assert_eq!(cache.get("a").as_deref(), Some("1\n2"));
        assert_eq!(cache.get("b"), None);
        Cache::off().put("a", "3");
        assert_eq!(Cache::off().get("a"), None);
    }
}
