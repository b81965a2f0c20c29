//! Reading inputs, writing results, and folders for what lasts as long as a run.

use std::hash::{BuildHasher, Hasher};
use std::io::Read;
use std::path::{Path, PathBuf};

/// The largest text that is read. Beyond it lies no program that anybody wrote.
const MOST: u64 = 1 << 30;

/// The text of a file; bytes that are not UTF-8 become `U+FFFD`, so that old
/// sources with Latin-1 comments can be read.
pub fn read_text(path: &Path) -> Result<String, String> {
    let wrong = |e: std::io::Error| format!("cannot read {}: {e}", path.display());
    // What has no end (a device) or no beginning (a pipe that nobody writes to) is not read.
    let about = std::fs::metadata(path).map_err(wrong)?;
    if !about.is_file() {
        return Err(format!("cannot read {}: not a regular file", path.display()));
    }
    // Room for all of it and the end, so that it is read at once.
    let mut bytes = Vec::with_capacity(about.len().min(1 << 20) as usize + 64);
    let file = std::fs::File::open(path).map_err(wrong)?;
    file.take(MOST + 1).read_to_end(&mut bytes).map_err(wrong)?;
    if bytes.len() as u64 > MOST {
        return Err(format!("cannot read {}: more than 1 GiB", path.display()));
    }
    let lossy = |e: std::string::FromUtf8Error| String::from_utf8_lossy(e.as_bytes()).into_owned();
    Ok(String::from_utf8(bytes).unwrap_or_else(lossy))
}

/// What stands after the last dot of a name.
pub fn suffix(path: &Path) -> &str {
    path.extension().and_then(|e| e.to_str()).unwrap_or("")
}

/// A folder of a name that nobody can guess, for its owner alone, gone when dropped.
pub struct TempDir(pub PathBuf);

impl TempDir {
    pub fn new() -> std::io::Result<TempDir> {
        let mut builder = std::fs::DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        loop {
            let random = std::hash::RandomState::new().build_hasher().finish();
            let dir = std::env::temp_dir().join(format!("heddle-{random:016x}"));
            match builder.create(&dir) {
                Err(e) if e.kind() == std::io::ErrorKind::AlreadyExists => {}
                made => return made.map(|()| TempDir(dir)),
            }
        }
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_their_owners_and_go() {
        let (one, two) = (TempDir::new().unwrap(), TempDir::new().unwrap());
        assert_ne!(one.0, two.0);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(&one.0).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o700);
        }
        let path = one.0.clone();
        drop(one);
        assert!(!path.exists() && two.0.exists());
    }

    #[test]
    fn what_is_no_file_is_refused() {
        let dir = TempDir::new().unwrap();
        assert!(read_text(&dir.0).unwrap_err().contains("not a regular file"));
        assert!(read_text(&dir.0.join("none")).unwrap_err().contains("cannot read"));
    }
}
