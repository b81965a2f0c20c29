//! `--watch`: checks again whenever a file changes.
//!
//! Each check is a process of its own with the same command line. The inputs and the files
//! beside them are looked at a few times a second.

use crate::console::Console;
use crate::exit::Exit;
use crate::limits;
use crate::project;
use heddle_flags::CheckArgs;
use heddle_system::stamps;
use std::process::Command;
use std::time::Duration;

/// How often files are looked at.
const EVERY: Duration = Duration::from_millis(200);

pub fn watch(args: &CheckArgs, console: &Console) -> Exit {
    let limits = limits::limits(&args.given.0.search);
    let words: Vec<_> = std::env::args_os().skip(1).filter(|w| w != "--watch").collect();
    let inputs = match project::folder() {
        Some(folder) if args.inputs.is_empty() => vec![folder],
        _ => args.inputs.clone(),
    };
    let mut exit;
    loop {
        let before = stamps(&inputs);
        let status = std::env::current_exe().and_then(|me| Command::new(me).args(&words).status());
        exit = match status {
            Ok(status) => status.code().and_then(Exit::of_code).unwrap_or(Exit::Bug),
            Err(e) => {
                console.error(&format!("heddle cannot start itself: {e}"));
                return Exit::Bug;
            }
        };
        console.note("waiting for a change; Ctrl-C ends");
        while stamps(&inputs) == before && !limits.stop.is_set() {
            std::thread::sleep(EVERY);
        }
        if limits.stop.is_set() {
            return exit;
        }
        console.detail("\n");
    }
}
