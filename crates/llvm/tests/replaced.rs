//! What is done to Rust's standard library for fewer steps changes no answer: programs
//! whose threads meet in it have the same verdict with the library as it is written.
//!
//! Each program is right or has a twin that is not, so that an answer is more than
//! silence. Where the library as it is written has states without end, what is found
//! of it within bounds is compared. Needs rustc; without one there is nothing to check.

use crate::support::{Disk, model, search};
use heddle_llvm::{LoadOptions, load, rustc};
use heddle_machine::{Options, Reduction};
use heddle_span::SourceMap;
use std::process::Command;

const LIMIT: usize = 30_000;

fn ir(name: &str, text: &str) -> String {
    let folder = std::env::temp_dir().join(format!("heddle-replaced-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join(format!("{name}.rs"));
    std::fs::write(&file, text).unwrap();
    let out = folder.join(name).display().to_string();
    let args = rustc::arguments(&file.display().to_string(), 0, &[], None, &out, false);
    let output = Command::new("rustc").args(args).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    std::fs::remove_dir_all(&folder).ok();
    String::from_utf8(output.stdout).unwrap()
}

/// The verdicts with the library as it is here and as it is written.
fn verdicts(name: &str, text: &str) -> [String; 2] {
    let text = ir(name, text);
    [false, true].map(|original| {
        let options = LoadOptions { original, ..LoadOptions::default() };
        let modules = vec![(format!("{name}.ll"), text.clone())];
        let (program, wrong) = load(modules, &options, &mut SourceMap::new(), &mut Disk);
        let program = program.unwrap_or_else(|| panic!("{wrong:?}"));
        let options = Options {
            reduction: Reduction::Superstep,
            ample: true,
            finite: true,
            compared: true,
            settle: 500,
            ..Options::default()
        };
        let model = model(program, options);
        let verdict = search(&model, LIMIT);
        assert!(verdict.starts_with("violated") || !model.guessed_wrong(), "{name} {original}");
        verdict
    })
}

const MUTEX: &str = "use std::sync::{Arc, Mutex};
fn main() {
    let m = Arc::new(Mutex::new(0)); let n = m.clone();
    let t = std::thread::spawn(move || *n.lock().unwrap() += 1);
    *m.lock().unwrap() += 1;
    t.join().unwrap();
    assert_eq!(*m.lock().unwrap(), 2);
}";

const RWLOCK: &str = "use std::sync::{Arc, RwLock};
fn main() {
    let l = Arc::new(RwLock::new((0, 0))); let m = l.clone();
    let t = std::thread::spawn(move || { let mut g = m.write().unwrap(); g.0 = 1; /* */ g.1 = 1; });
    { let g = l.read().unwrap(); assert_eq!(g.0, g.1); }
    t.join().unwrap();
}";

const CHANNEL: &str = "fn main() {
    let (tx, rx) = std::sync::mpsc::channel();
    let t = std::thread::spawn(move || tx.send(1).unwrap());
    assert!(rx.try_recv().is_err());
    t.join().unwrap();
}";

#[test]
fn the_library_with_fewer_steps_has_the_same_effect() {
    if !Command::new("rustc").arg("--version").output().is_ok_and(|o| o.status.success()) {
        println!("not checked: Rust's library, for there is no rustc");
        return;
    }
    let same = |name: &str, text: &str, expected: &str| {
        assert_eq!(verdicts(name, text), [expected, expected], "{name}");
    };
    same("mutex", MUTEX, "holds");
    let lost = MUTEX.replace(
        "*m.lock().unwrap() += 1;",
        "let x = *m.lock().unwrap(); *m.lock().unwrap() = x + 1;",
    );
    assert_ne!(lost, MUTEX);
    same("mutex_twin", &lost, "violated assertion");
    same("rwlock", RWLOCK, "holds");
    let open = RWLOCK.replace("/* */", "drop(g); let mut g = m.write().unwrap();");
    assert_ne!(open, RWLOCK);
    same("rwlock_twin", &open, "violated assertion");
    same("channel", CHANNEL, "violated assertion");
}
