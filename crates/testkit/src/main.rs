//! The kit's chores, by hand:
//!
//! ```text
//! heddle-testkit headers DIR…          write SPIN's answers into the heads of suite files
//! heddle-testkit answers FILE…         every question about a file, SPIN alone
//! heddle-testkit compare FILE…         every question about a file, both sides
//! heddle-testkit random FROM COUNT     made-up programs, both sides; failures are shrunk
//! heddle-testkit validity FROM COUNT   made-up programs, SPIN alone: how many it accepts
//! heddle-testkit make SEED             print a made-up program
//! heddle-testkit picture               draw docs/crates.svg from cargo metadata
//! heddle-testkit licences              print what heddle is linked from, with the licences' texts
//! heddle-testkit compilers FILE…       do tcc and gcc build verifiers that count the same?
//! ```
//!
//! `HEDDLE_BIN` names the heddle to ask, `HEDDLE_SPIN_CACHE` the folder of answers.

use heddle_testkit::cache::Cache;
use heddle_testkit::generate;
use heddle_testkit::heddle::Heddle;
use heddle_testkit::house::House;
use heddle_testkit::pool::{self, Result as Case};
use heddle_testkit::spin::{Answer, Question, Spin};
use heddle_testkit::trial::{self, Sides};
use heddle_testkit::{header, licences, print, scan};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let rest: Vec<&str> = args.iter().skip(1).map(String::as_str).collect();
    let done = match args.first().map(String::as_str) {
        Some("headers") => headers(&rest),
        Some("answers") => answers(&rest),
        Some("compare") => compare(&rest),
        Some("random") => random(&rest),
        Some("validity") => validity(&rest),
        Some("make") => make(&rest),
        Some("compilers") => compilers(&rest),
        Some("picture") => picture(),
        Some("licences") => licences(),
        _ => Err("headers DIR… | answers FILE… | compare FILE… | random FROM COUNT | validity FROM COUNT | make SEED | picture | licences | compilers FILE…".into()),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("heddle-testkit: {why}");
            ExitCode::from(2)
        }
    }
}

type Done = Result<bool, String>;

fn spin() -> Result<Spin, String> {
    Spin::find(Cache::from_env(None))
}

fn sides() -> Result<Sides, String> {
    let heddle = Heddle::from_env().ok_or("HEDDLE_BIN names no binary")?;
    Ok(Sides { spin: spin()?, heddle })
}

/// Draws the crates anew, for ARCHITECTURE.md.
fn picture() -> Done {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let svg = House::look(&root)?.svg();
    fs::write(root.join("docs/crates.svg"), svg).map_err(|e| e.to_string())?;
    Ok(true)
}

/// What the package says of others' work.
fn licences() -> Done {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    print!("{}", licences::text(&licences::look(&root)?));
    Ok(true)
}

fn models(paths: &[&str]) -> Vec<PathBuf> {
    let mut out = Vec::new();
    for path in paths {
        collect(Path::new(path), &mut out);
    }
    out.sort();
    out
}

fn collect(path: &Path, out: &mut Vec<PathBuf>) {
    if let Ok(folder) = fs::read_dir(path) {
        folder.flatten().for_each(|entry| collect(&entry.path(), out));
    } else if path.extension().is_some_and(|e| e == "pml") {
        out.push(path.to_owned());
    }
}

fn headers(paths: &[&str]) -> Done {
    let spin = spin()?;
    let files = models(paths);
    let summary = pool::run(
        &files,
        pool::cores(),
        |p| show(p),
        |path| {
            let Ok(text) = fs::read_to_string(path) else {
                return Case::Failed("unreadable".into());
            };
            let options = header::parse(&text).options;
            let rows = scan::rows(header::body(&text), &options);
            let new = header::rewrite(path, &text, &spin, &rows);
            if new != text && fs::write(path, new).is_err() {
                return Case::Failed("not writable".into());
            }
            Case::Passed
        },
    );
    report(summary)
}

fn answers(paths: &[&str]) -> Done {
    let spin = spin()?;
    let files = models(paths);
    report(pool::run(
        &files,
        pool::cores(),
        |p| show(p),
        |path| {
            let text = String::from_utf8_lossy(&fs::read(path).unwrap_or_default()).into_owned();
            let options = header::parse(&text).options;
            let mut out = Vec::new();
            for row in scan::rows(&text, &options) {
                let start = std::time::Instant::now();
                match spin.ask_file(path, &row.question) {
                    Ok(a) => {
                        let (s, t) = a.report().map_or((0, 0), |r| (r.stored, r.transitions));
                        let kinds: Vec<_> =
                            a.report().map_or(Vec::new(), |r| r.kinds().into_iter().collect());
                        let seconds = start.elapsed().as_secs_f64();
                        out.push(format!(
                            "{}: {} {kinds:?} {s} {t} ({seconds:.1} s)",
                            row.name,
                            a.verdict()
                        ));
                    }
                    Err(error) => return Case::Failed(error.to_string()),
                }
            }
            Case::Skipped(out.join("; "))
        },
    ))
}

fn compare(paths: &[&str]) -> Done {
    let sides = sides()?;
    let files = models(paths);
    let summary = pool::run(
        &files,
        pool::cores(),
        |p| show(p),
        |path| {
            let text = fs::read(path).unwrap_or_default();
            let header = header::parse(&String::from_utf8_lossy(&text));
            let result = trial::file_within(&sides, path, &header, trial::LARGE);
            if let Case::Failed(why) = &result {
                println!("---- {}\n{why}\n", show(path));
            }
            result
        },
    );
    for (name, why) in &summary.skipped {
        println!("not comparable: {name}: {why}");
    }
    println!("{}", summary.line());
    Ok(summary.failed.is_empty())
}

fn show(path: &Path) -> String {
    path.display().to_string()
}

fn report(summary: pool::Summary) -> Done {
    for (name, why) in &summary.failed {
        println!("---- {name}\n{why}\n");
    }
    for (name, why) in &summary.skipped {
        println!("not comparable: {name}: {why}");
    }
    println!("{}", summary.line());
    Ok(summary.failed.is_empty())
}

fn seeds(args: &[&str]) -> Result<Vec<u64>, String> {
    let number = |i: usize| args.get(i).and_then(|a| a.parse::<u64>().ok()).ok_or("FROM COUNT");
    let (from, count) = (number(0)?, number(1)?);
    Ok((from..from + count).collect())
}

fn random(args: &[&str]) -> Done {
    let sides = sides()?;
    let seeds = seeds(args)?;
    let workers = args.get(2).and_then(|a| a.parse().ok()).unwrap_or(pool::cores());
    let summary = pool::run(
        &seeds,
        workers,
        |s| format!("seed {s}"),
        |&seed| {
            let result = trial::random(&sides, seed, trial::shape_of(seed));
            if let Case::Failed(why) = &result {
                println!("---- {why}\n");
            }
            result
        },
    );
    println!("{}", summary.line());
    Ok(summary.failed.is_empty())
}

fn validity(args: &[&str]) -> Done {
    let spin = spin()?;
    let seeds = seeds(args)?;
    let summary = pool::run(
        &seeds,
        pool::cores(),
        |s| format!("seed {s}"),
        |&seed| {
            let text = print::program(&generate::program(seed, trial::shape_of(seed)));
            let question = trial::small_rows(&text).remove(0).question;
            match spin.ask(&text, &question) {
                Answer::Ran(r) => Case::Skipped(format!(
                    "ran {} {}",
                    if r.errors > 0 { "violated" } else { "holds" },
                    match r.stored {
                        0..10 => "<10",
                        10..100 => "<100",
                        100..1000 => "<1000",
                        1000..10_000 => "<10000",
                        _ => "more",
                    }
                )),
                Answer::Refused(why) => Case::Failed(why),
                other => Case::Skipped(other.verdict().to_owned()),
            }
        },
    );
    let mut table: BTreeMap<String, usize> = BTreeMap::new();
    for (_, what) in &summary.skipped {
        *table.entry(what.clone()).or_default() += 1;
    }
    for (what, n) in table {
        println!("{n:6} {what}");
    }
    println!("{:6} refused", summary.failed.len());
    for (name, why) in summary.failed.iter().take(5) {
        println!("{name}: {why}");
    }
    Ok(true)
}

fn make(args: &[&str]) -> Done {
    let seed = args.first().and_then(|a| a.parse().ok()).ok_or("SEED")?;
    print!("{}", print::program(&generate::program(seed, trial::shape_of(seed))));
    Ok(true)
}

fn compilers(paths: &[&str]) -> Done {
    let fresh = Spin::find(Cache::off())?;
    let tcc = fresh.clone().with_compiler("tcc").ok_or("tcc is not installed")?;
    let gcc = fresh.with_compiler("gcc").ok_or("gcc is not installed")?;
    let files = models(paths);
    report(pool::run(
        &files,
        pool::cores(),
        |p| show(p),
        |path| {
            for question in [Question::exact(), Question::merged(), Question::reduced()] {
                let ask = |spin: &Spin| spin.ask_file(path, &question);
                match (ask(&tcc), ask(&gcc)) {
                    (Ok(a), Ok(b)) if a == b => {}
                    (a, b) => return Case::Failed(format!("tcc {a:?}\ngcc {b:?}")),
                }
            }
            Case::Passed
        },
    ))
}
