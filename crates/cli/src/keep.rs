//! `--checkpoint DIR` and `--resume DIR`: the files of a search that another run can go on
//! with.

use crate::flags::CheckArgs;
use heddle_session::{Disk, Keeping, Options, Team, Texts};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How often a checkpoint is taken if nobody says.
const EVERY: Duration = Duration::from_secs(600);

/// What a run keeps, and where; told to all processes.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    folder: PathBuf,
    resume: bool,
    every: Duration,
}

impl Kept {
    /// What the command line asks for, or why that makes no sense.
    pub fn asked(args: &CheckArgs) -> Result<Option<Kept>, String> {
        let (folder, resume) = match (&args.checkpoint, &args.resume) {
            (None, None) => return Ok(None),
            (Some(new), Some(old)) if new != old => {
                return Err("--resume goes on in its folder; --checkpoint names another".into());
            }
            (_, Some(old)) => (old, true),
            (Some(new), None) => (new, false),
        };
        let there = folder.join("search-0.manifest").exists();
        let shown = folder.display();
        if resume && !there {
            return Err(format!("there is no checkpoint in {shown}"));
        }
        if !resume && there {
            return Err(format!("{shown} has a checkpoint; --resume goes on with it"));
        }
        let made = std::fs::create_dir_all(folder).and_then(|()| folder.canonicalize());
        let folder = made.map_err(|e| format!("{shown}: {e}"))?;
        Ok(Some(Kept { folder, resume, every: args.checkpoint_every.unwrap_or(EVERY) }))
    }

    /// The same for the searches of a run.
    pub fn keeping(&self, options: &Options, texts: &Texts, binary: &[u8; 32]) -> Keeping {
        let texts = serde_json::to_vec(texts).expect("texts are plain data");
        let shape = format!("{:?}", options.kept());
        let bounds = format!("{:?} {}", options.search.max_depth, options.search.keep_going);
        let last = Mutex::new(Instant::now());
        let every = self.every;
        let is_due = move || {
            let mut last = last.lock().unwrap_or_else(|e| e.into_inner());
            let is_due = last.elapsed() >= every;
            if is_due {
                *last = Instant::now();
            }
            is_due
        };
        Keeping {
            disk: Arc::new(Folder { path: self.folder.clone(), open: Mutex::default() }),
            job: Team::job_of(&[binary, &texts, shape.as_bytes(), bounds.as_bytes()]),
            resume: self.resume,
            is_due: Arc::new(is_due),
        }
    }
}

/// A folder.
struct Folder {
    path: PathBuf,
    /// Files that are being added to.
    open: Mutex<HashMap<String, File>>,
}

impl Folder {
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
        let dir = tempfile::tempdir().expect("a folder");
        let disk = Folder { path: dir.path().to_path_buf(), open: Mutex::default() };
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
