//! Random small C programs: every reduction gives one answer, and so do `-O0`
//! and `-O2` where there is no race.
//!
//! A program is two or three threads of a few statements over atomics, a plain
//! variable with or without its lock, and assertions. A failure prints its
//! seed and the smallest program that still fails: statements are left out as
//! long as it does. `HEDDLE_SEEDS` asks for more.

use crate::support::{Disk, compile, find_clang, search};
use heddle_llvm::{LoadOptions, load};
use heddle_machine::{MachineModel, Options, Reduction};
use heddle_span::SourceMap;

struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % n
    }
}

#[derive(Clone, Debug)]
struct Threads(Vec<Vec<String>>);

fn statement(r: &mut Random) -> String {
    let (a, v, k) = (["a", "b"][r.below(2) as usize], r.below(3), r.below(3));
    match r.below(14) {
        12 => format!("u = atomic_load(&{a});"),
        13 => format!("if (s == u) atomic_store(&{a}, {v});"),
        0 | 1 => format!("atomic_store(&{a}, {v});"),
        2 | 3 => format!("s = atomic_load(&{a});"),
        4 => format!("s = atomic_fetch_add(&{a}, {v});"),
        5 => format!("atomic_exchange(&{a}, s);"),
        6 => format!(
            "{{ int old = {k}; atomic_compare_exchange_strong(&{a}, &old, {v}); s = old; }}"
        ),
        7 => "pthread_mutex_lock(&m); x = x + s; pthread_mutex_unlock(&m);".into(),
        8 => "pthread_mutex_lock(&m); s = x; pthread_mutex_unlock(&m);".into(),
        9 => format!("assert(s != {v} || atomic_load(&{a}) != {k});"),
        10 => format!("if (s == {k}) atomic_store(&{a}, s + 1);"),
        // Now and then without the lock.
        _ if r.below(4) == 0 => "x = s;".into(),
        _ if r.below(6) == 0 => format!("if (x == {k}) atomic_store(&{a}, 2);"),
        _ => format!("for (int i = 0; i < 2; i++) atomic_fetch_add(&{a}, i);"),
    }
}

fn program(seed: u64) -> Threads {
    let mut r = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    (0..8).for_each(|_| {
        r.below(2);
    });
    let n = 2 + r.below(2);
    let mut threads: Vec<Vec<String>> =
        (0..n).map(|_| (0..1 + r.below(4)).map(|_| statement(&mut r)).collect()).collect();
    // Like threads are worth a try.
    if r.below(3) == 0 {
        threads[1] = threads[0].clone();
    }
    Threads(threads)
}

fn text(p: &Threads) -> String {
    let mut out = String::from(
        "#include <assert.h>\n#include <pthread.h>\n#include <stdatomic.h>\n\
         static atomic_int a, b;\nstatic int x;\n\
         static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\n",
    );
    for (i, body) in p.0.iter().enumerate() {
        // Equal bodies are one function, so that threads can be alike.
        if p.0[..i].contains(body) {
            continue;
        }
        let body = body.join("\n    ");
        out.push_str(&format!(
            "static void *t{i}(void *arg)\n{{\n    int s = 0, u = 0;\n    {body}\n    (void)s, (void)u;\n    return arg;\n}}\n"
        ));
    }
    let n = p.0.len();
    out.push_str(&format!("int main(void)\n{{\n    pthread_t t[{n}];\n"));
    for (i, body) in p.0.iter().enumerate() {
        let first = p.0.iter().position(|b| b == body).unwrap_or(i);
        out.push_str(&format!("    pthread_create(&t[{i}], 0, t{first}, 0);\n"));
    }
    out.push_str(&format!(
        "    for (int i = 0; i < {n}; i++)\n        pthread_join(t[i], 0);\n    return x < 0;\n}}\n"
    ));
    out
}

fn verdict(ir: &str, reduction: Reduction, ample: bool, opt: u8) -> String {
    let mut sources = SourceMap::new();
    let modules = vec![("x.ll".to_string(), ir.to_string())];
    let (program, wrong) = load(modules, &LoadOptions::default(), &mut sources, &mut Disk);
    let program = program.unwrap_or_else(|| panic!("{wrong:?}"));
    let options = Options {
        reduction,
        ample,
        fold: ample,
        compared: ample,
        finite: ample,
        speculated_loads: opt > 0,
        ..Options::default()
    };
    let limit = if reduction == Reduction::None { 10_000 } else { 100_000 };
    search(&MachineModel::new(program, options), limit)
}

/// What is wrong with a program: two ways with two answers.
fn disagreement(clang: &str, p: &Threads, name: &str) -> Option<String> {
    let path = std::env::temp_dir().join(format!("heddle-random-{}-{name}.c", std::process::id()));
    std::fs::write(&path, text(p)).expect("a place for a program");
    let both = [0, 2].map(|opt| compile(clang, &path, opt));
    let _ = std::fs::remove_file(&path);
    let [Ok(plain), Ok(optimised)] = both else {
        return Some(format!("clang refuses it: {both:?}"));
    };
    let ways = [
        ("none", verdict(&plain, Reduction::None, false, 0)),
        ("global", verdict(&plain, Reduction::Global, false, 0)),
        ("superstep", verdict(&plain, Reduction::Superstep, false, 0)),
        ("por", verdict(&plain, Reduction::Superstep, true, 0)),
        ("-O2", verdict(&optimised, Reduction::Superstep, false, 2)),
        ("-O2 por", verdict(&optimised, Reduction::Superstep, true, 2)),
        ("-O2 none", verdict(&optimised, Reduction::None, false, 2)),
    ];
    let racy = ways[..4].iter().any(|w| w.1 == "violated data-race");
    // A run ends at its first fault; with a race anything may come first.
    let holds = |w: &(&str, String)| w.1 == "holds";
    let agree = |ways: &[(&str, String)]| {
        let known: Vec<_> = ways.iter().filter(|w| w.1 != "open").collect();
        known.windows(2).all(|p| holds(p[0]) == holds(p[1]) && (racy || p[0].1 == p[1].1))
    };
    // What the optimiser makes of a race need not show; but all ways see the same.
    let agree = if racy { agree(&ways[..4]) && agree(&ways[4..]) } else { agree(&ways) };
    (!agree).then(|| format!("{ways:?}"))
}

/// Leaves out statements as long as the answers differ.
fn shrink(clang: &str, mut p: Threads) -> (Threads, String) {
    let mut why = disagreement(clang, &p, "shrink").unwrap_or_default();
    'again: loop {
        for t in 0..p.0.len() {
            for i in 0..p.0[t].len() {
                let mut less = p.clone();
                less.0[t].remove(i);
                if let Some(still) = disagreement(clang, &less, "shrink") {
                    (p, why) = (less, still);
                    continue 'again;
                }
            }
        }
        return (p, why);
    }
}

#[test]
fn every_way_gives_the_same_answer() {
    let Some(clang) = find_clang() else {
        eprintln!("no clang here: nothing checked");
        return;
    };
    let seeds = std::env::var("HEDDLE_SEEDS").ok().and_then(|s| s.parse().ok()).unwrap_or(30);
    let next = std::sync::atomic::AtomicU64::new(0);
    std::thread::scope(|scope| {
        for worker in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            let next = &next;
            scope.spawn(move || {
                loop {
                    let seed = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                    if seed >= seeds {
                        return;
                    }
                    let p = program(seed);
                    if disagreement(clang, &p, &worker.to_string()).is_some() {
                        let (small, why) = shrink(clang, p);
                        panic!("seed {seed}: {why}\n{}", text(&small));
                    }
                }
            });
        }
    });
}
