mod peterson;
use heddle_engine::*;
use heddle_model::Model;
fn cpu() -> f64 {
    unsafe {
        let mut t: libc::timespec = std::mem::zeroed();
        libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut t);
        t.tv_sec as f64 + t.tv_nsec as f64 * 1e-9
    }
}
fn go<M: Model>(m: &M, cap: u64, options: &Options) {
    let stop = Stop::new();
    let progress = Progress::new();
    let (c, w) = (cpu(), std::time::Instant::now());
    let o = std::thread::scope(|s| {
        s.spawn(|| {
            while !stop.is_set() {
                std::thread::sleep(std::time::Duration::from_millis(5));
                if progress.states.load(std::sync::atomic::Ordering::Relaxed) > cap {
                    stop.set(Reason::Interrupted);
                }
            }
        });
        let o = safety(m, options, &stop, &progress);
        stop.set(Reason::Interrupted);
        o
    });
    let (c, w) = (cpu() - c, w.elapsed().as_secs_f64());
    println!(
        "{:?} {:?} j{} states {} trans {} cpu {c:.2} wall {w:.2} kst/cpu-s {:.0} B/state {:.1} depth {}",
        options.store, options.search, options.workers, o.stats.stored, o.stats.transitions,
        o.stats.stored as f64 / c / 1e3, o.stats.memory_bytes as f64 / o.stats.stored as f64, o.stats.depth
    );
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let big = a.get(1).is_some_and(|s| s == "big");
    if let Some(which) = a.get(2) { let store = if which == "tree" { StoreKind::Tree } else { StoreKind::Exact }; let o = Options { store, memory_limit: 8 << 30, ..Options::default() }; for _ in 0..3 { if big { go(&peterson::Peterson::<5>, 40_000_000, &o) } else { go(&peterson::Peterson::<4>, u64::MAX, &o) } } return; }
    for store in [StoreKind::Exact, StoreKind::Tree] {
        for search in [Search::Stealing, Search::Bfs] {
            for workers in [1, 2] {
                let o = Options { store, workers, search, memory_limit: 8 << 30, ..Options::default() };
                if big { go(&peterson::Peterson::<5>, 40_000_000, &o) } else { go(&peterson::Peterson::<4>, u64::MAX, &o) }
            }
        }
    }
}
