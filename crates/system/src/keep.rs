//! `--checkpoint DIR` and `--resume DIR`: what is asked for, and whether it makes sense. The
//! files themselves are `folder`'s.

use crate::Folder;
use heddle_session::{Keeping, Options, Team, Texts};
use serde::{Deserialize, Serialize};
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
    pub fn asked(
        checkpoint: Option<&Path>,
        resume: Option<&Path>,
        every: Option<Duration>,
    ) -> Result<Option<Kept>, String> {
        let (folder, resume) = match (checkpoint, resume) {
            (None, None) => return Ok(None),
            (Some(new), Some(old)) if new != old => {
                return Err("--resume goes on in its folder; --checkpoint names another".into());
            }
            (_, Some(old)) => (old, true),
            (Some(new), None) => (new, false),
        };
        if folder.is_file() {
            return Err(format!("{} is a file; a checkpoint is a folder", folder.display()));
        }
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
        Ok(Some(Kept { folder, resume, every: every.unwrap_or(EVERY) }))
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
            disk: Arc::new(Folder::new(&self.folder)),
            job: Team::job_of(&[binary, &texts, shape.as_bytes(), bounds.as_bytes()]),
            resume: self.resume,
            is_due: Arc::new(is_due),
        }
    }
}
