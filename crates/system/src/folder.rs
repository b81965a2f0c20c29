//! The files of a search that another run can go on with: added to, read in pieces, replaced
//! whole.

use heddle_session::Disk;
use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// A folder.
pub struct Folder {
    path: PathBuf,
    /// Files that are being added to.
    open: Mutex<HashMap<String, File>>,
}

impl Folder {
    pub fn new(path: &Path) -> Self {
        Folder { path: path.to_path_buf(), open: Mutex::default() }
    }

    fn with_open<T>(
        &self,
        name: &str,
        act: impl FnOnce(&mut File) -> io::Result<T>,
    ) -> io::Result<T> {
        let mut open = self.open.lock().unwrap_or_else(|e| e.into_inner());
        if !open.contains_key(name) {
            let file = OpenOptions::new().create(true).append(true).open(self.path.join(name))?;
            open.insert(name.to_string(), file);
        }
        act(open.get_mut(name).expect("it was just put there"))
    }
}

impl Disk for Folder {
    fn append(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.with_open(name, |file| file.write_all(bytes))
    }

    fn sync(&self, name: &str) -> io::Result<()> {
        self.with_open(name, |file| file.sync_data())
    }

    fn replace(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.open.lock().unwrap_or_else(|e| e.into_inner()).remove(name);
        let new = self.path.join(format!("{name}.new"));
        let mut file = File::create(&new)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        std::fs::rename(&new, self.path.join(name))?;
        sync_folder(&self.path)
    }

    fn read(&self, name: &str, at: u64, most: usize) -> io::Result<Vec<u8>> {
        let mut file = File::open(self.path.join(name))?;
        file.seek(SeekFrom::Start(at))?;
        let mut bytes = Vec::new();
        file.take(most as u64).read_to_end(&mut bytes)?;
        Ok(bytes)
    }
}

/// The new name survives, too.
fn sync_folder(path: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(path)?.sync_all() } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_grow_are_read_in_pieces_and_replaced_whole() {
        let dir = crate::files::TempDir::new().expect("a folder");
        let disk = Folder::new(&dir.0);
        disk.append("a", b"one").unwrap();
        disk.append("a", b"two").unwrap();
        disk.sync("a").unwrap();
        assert_eq!(disk.read("a", 2, 3).unwrap(), b"etw");
        assert_eq!(disk.read("a", 6, 9).unwrap(), b"");
        disk.replace("a", b"x").unwrap();
        disk.append("a", b"y").unwrap();
        assert_eq!(disk.read("a", 0, 9).unwrap(), b"xy");
        let missing = disk.read("b", 0, 1).expect_err("it is not there");
        assert_eq!(missing.kind(), io::ErrorKind::NotFound);
    }
}
