//! Many threads against a set behind a lock: the same answers, each state new
//! exactly once, every reference good for the bytes it stands for, through all
//! growth.

#![cfg(not(loom))]

use heddle_store::{
    Bitstate, Colour, Compact, Exact, Filter, FilterLocal, Full, Layout, Local, StateRef, Store,
    Tree, hash128, mix,
};
use std::collections::HashMap;
use std::sync::Mutex;

/// A state of a length and content that depend on a number alone. Few words
/// differ between neighbours, as in real state spaces.
fn state(number: u64) -> Vec<u8> {
    let length = match number % 50 {
        0 => 0,
        1 => 5000,
        n => 3 + n as usize,
    };
    let mut bytes = vec![0; length];
    for (i, byte) in number.to_le_bytes().iter().enumerate() {
        let at = (i * 7) % length.max(1);
        if let Some(b) = bytes.get_mut(at) {
            *b ^= byte;
        }
    }
    bytes
}

fn hammer<S: Store>(store: &S, threads: u64, n: u64) {
    let oracle: Mutex<HashMap<Vec<u8>, StateRef>> = Mutex::new(HashMap::new());
    let n_new: u64 = std::thread::scope(|scope| {
        let work = |seed: u64| {
            let (store, oracle) = (&store, &oracle);
            move || {
                let mut local = store.local();
                let (mut n_new, mut buffer) = (0, Vec::new());
                let mut last = None;
                local.enter();
                for i in 0..n {
                    // Numbers overlap between threads, so they race for most.
                    let bytes = state(mix(i ^ seed << 50) % (n / 2));
                    match last {
                        // Half of the states as successors of another.
                        Some(parent) if i % 2 == 0 => local.load(parent, &mut buffer),
                        _ => local.detach(),
                    }
                    let (reference, is_new) = local.insert(&bytes).expect("room for all");
                    n_new += is_new as u64;
                    local.load(reference, &mut buffer);
                    assert_eq!(buffer, bytes);
                    last = Some(reference);
                    let before = oracle.lock().unwrap().insert(bytes, reference);
                    assert!(before.is_none_or(|r| r == reference), "one state, two references");
                    if i % 64 == 0 {
                        local.leave();
                        local.enter();
                    }
                }
                local.leave();
                n_new
            }
        };
        let threads: Vec<_> = (0..threads).map(|t| scope.spawn(work(t))).collect();
        threads.into_iter().map(|t| t.join().unwrap()).sum()
    });
    let oracle = oracle.into_inner().unwrap();
    assert_eq!(n_new, oracle.len() as u64, "each state is new once");
    let mut buffer = Vec::new();
    for (bytes, &reference) in &oracle {
        store.read(reference, &mut buffer);
        assert_eq!(&buffer, bytes);
    }
}

#[test]
fn exact_under_many_threads() {
    for seed in 0..3 {
        hammer(&Exact::new(8, 1 << 30, seed).unwrap(), 8, 20_000);
    }
}

#[test]
fn tree_under_many_threads() {
    for _ in 0..3 {
        hammer(&Tree::new(8, 1 << 30, Layout::default()).unwrap(), 8, 20_000);
    }
}

/// Layouts learned from these states, from states of other kinds, from few of
/// the lengths.
fn layouts() -> Vec<Layout> {
    let some = |n: u64, f: &dyn Fn(u64) -> Vec<u8>| (0..n).map(f).collect::<Vec<_>>();
    vec![
        Layout::learn(&some(2000, &|i| state(mix(i)))),
        Layout::learn(&some(500, &|i| state(50 * i + 40))),
        Layout::learn(&some(500, &|i| mix(i).to_le_bytes().repeat(1 + i as usize % 8))),
    ]
}

#[test]
fn tree_with_any_layout_under_many_threads() {
    for layout in layouts() {
        hammer(&Tree::new(8, 1 << 30, layout).unwrap(), 8, 10_000);
    }
}

/// Random slots: some hold a few values, some many, some any; a step changes one
/// or two. What the tree says is new is what a set says is new, and every state
/// is given back, whatever the tree has learned before.
#[test]
fn tree_of_random_slots_against_a_set() {
    for seed in 0..40 {
        let mut n = 0u64;
        let mut random = |below: u64| {
            n += 1;
            mix(n ^ seed << 32) % below
        };
        let slots: Vec<u64> = (0..1 + random(90)).map(|_| 1 << random(33)).collect();
        let lengths = 1 + random(4);
        let mut walk = |start: &[u32], steps: u64| {
            let mut words = start.to_vec();
            let mut states = Vec::new();
            for _ in 0..steps {
                for _ in 0..1 + random(2) {
                    let at = random(slots.len() as u64) as usize;
                    words[at] = random(slots[at]) as u32;
                }
                let length = 4 * words.len() - random(lengths).min(4) as usize;
                let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
                states.push(bytes[..length].to_vec());
            }
            states
        };
        let start = vec![0; slots.len()];
        let layout = Layout::learn(&walk(&start, seed * 40));
        let store = Tree::new(1, 1 << 28, layout).unwrap();
        let (mut local, mut oracle) = (store.local(), HashMap::new());
        local.enter();
        local.detach();
        let (mut parent, mut buffer) = (None, Vec::new());
        for bytes in walk(&start, 2000) {
            if let Some(parent) = parent {
                local.load(parent, &mut buffer);
            }
            let (reference, is_new) = local.insert(&bytes).unwrap();
            assert_eq!(is_new, !oracle.contains_key(&bytes), "seed {seed}");
            assert_eq!(*oracle.entry(bytes).or_insert(reference), reference, "seed {seed}");
            parent = Some(reference);
        }
        for (bytes, &reference) in &oracle {
            store.read(reference, &mut buffer);
            assert_eq!(&buffer, bytes, "seed {seed}");
        }
    }
}

#[test]
fn compact_under_many_threads() {
    let store = Compact::new(4, 1 << 30).unwrap();
    let n_new: u64 = std::thread::scope(|scope| {
        let work = || {
            let mut local = store.local();
            let mut n_new = 0;
            local.enter();
            for i in 0..300_000u64 {
                let hash = hash128(&i.to_le_bytes(), 0);
                n_new += local.insert(hash).unwrap() as u64;
                assert!(local.contains(hash));
            }
            local.leave();
            n_new
        };
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(work)).collect();
        threads.into_iter().map(|t| t.join().unwrap()).sum()
    });
    assert_eq!(n_new, 300_000, "the chance of a lost one is below 1e-11");
    let mut local = store.local();
    local.enter();
    for i in 0..300_000u64 {
        assert!(local.contains(hash128(&i.to_le_bytes(), 0)));
        assert!(!local.contains(hash128(&(i + 300_000).to_le_bytes(), 0)));
    }
}

fn edge_cases<S: Store>(store: &S) {
    let mut local = store.local();
    local.enter();
    local.detach();
    let mut references = Vec::new();
    for length in [0, 1, 2, 3, 4, 5, 7, 8, 11, 12, 13, 16, 63, 64, 4094, 4095, 4096, 65536] {
        for fill in [0u8, 1, 255] {
            let bytes = vec![fill; length];
            let (reference, is_new) = local.insert(&bytes).unwrap();
            assert_eq!(is_new, length > 0 || fill == 0);
            assert_eq!(local.insert(&bytes).unwrap(), (reference, false));
            references.push((reference, bytes));
        }
    }
    let mut buffer = Vec::new();
    for (reference, bytes) in &references {
        local.load(*reference, &mut buffer);
        assert_eq!(&buffer, bytes);
        // A successor of every other length.
        for (other, bytes) in &references {
            local.load(*reference, &mut buffer);
            assert_eq!(local.insert(bytes).unwrap(), (*other, false));
        }
    }
}

#[test]
fn states_of_any_length() {
    edge_cases(&Exact::new(1, 1 << 30, 0).unwrap());
    for layout in layouts().into_iter().chain([Layout::default()]) {
        edge_cases(&Tree::new(1, 1 << 30, layout).unwrap());
    }
}

fn colours<S: Store>(store: &S) {
    let mut local = store.local();
    local.enter();
    let (a, _) = local.insert(b"one").unwrap();
    let (b, _) = local.insert(b"two").unwrap();
    assert!(local.paint(a, Colour::BLUE) && !local.paint(a, Colour::BLUE));
    assert!(local.colour(a).has(Colour::BLUE) && !local.colour(b).has(Colour::BLUE));
    assert!(local.paint(a, Colour::BEGUN));
    assert!(local.colour(a).has(Colour::BLUE) && !local.colour(a).has(Colour::RED));
    // Colours survive growth, and do not make a state another one.
    for i in 0..5000u32 {
        local.insert(&i.to_le_bytes()).unwrap();
    }
    assert_eq!(local.insert(b"one").unwrap(), (a, false));
    assert_eq!(local.colour(a), Colour(Colour::BLUE.0 | Colour::BEGUN.0));
}

#[test]
fn colours_stay() {
    colours(&Exact::new(1, 1 << 26, 0).unwrap());
    colours(&Tree::new(1, 1 << 26, Layout::default()).unwrap());
}

/// A store without memory says so, keeps what it has, and goes on answering.
fn fill_up<S: Store>(store: &S, limit: u64) {
    let mut local = store.local();
    local.enter();
    let mut known = Vec::new();
    let full = (0..10_000_000u64).find(|i| match local.insert(&i.to_le_bytes()) {
        Ok((reference, is_new)) => {
            assert!(is_new);
            known.push(reference);
            false
        }
        Err(Full) => true,
    });
    assert!(full.is_some() && store.memory() <= limit);
    assert!(known.len() > 1000, "{}", known.len());
    let mut buffer = Vec::new();
    for (i, &reference) in known.iter().enumerate() {
        assert_eq!(local.insert(&(i as u64).to_le_bytes()).unwrap(), (reference, false));
        local.load(reference, &mut buffer);
        assert_eq!(buffer, (i as u64).to_le_bytes());
    }
}

#[test]
fn a_full_store_says_so() {
    for limit in [1 << 20, 3 << 20, 10 << 20] {
        fill_up(&Exact::new(1, limit, 0).unwrap(), limit);
        fill_up(&Tree::new(1, limit, Layout::default()).unwrap(), limit);
    }
    let store = Compact::new(1, 1 << 20).unwrap();
    let mut local = store.local();
    local.enter();
    let full = (0..10_000_000u64).any(|i| local.insert(hash128(&i.to_le_bytes(), 0)) == Err(Full));
    assert!(full && store.memory() <= 1 << 20);
    assert!(Exact::new(1, 10, 0).is_none() && Tree::new(1, 10, Layout::default()).is_none());
    assert!(Compact::new(1, 10).is_none() && Bitstate::new(10, 3).is_none());
}

/// Issue 2: at most 16 bytes a state beyond its own, whatever the fill.
#[test]
fn exact_costs_at_most_sixteen_bytes_a_state() {
    let store = Exact::new(1, 1 << 30, 0).unwrap();
    let mut local = store.local();
    local.enter();
    let (mut n_bytes, mut worst) = (0, 0f64);
    for i in 0..1_500_000u64 {
        // Lengths 40 to 71, so that rounding shows.
        let mut bytes = [0; 72];
        bytes[..8].copy_from_slice(&mix(i).to_le_bytes());
        let length = 40 + i as usize % 32;
        assert!(local.insert(&bytes[..length]).unwrap().1);
        n_bytes += length as u64;
        if i > 200_000 && i % 1000 == 0 {
            worst = worst.max((store.memory() - n_bytes) as f64 / i as f64);
        }
    }
    assert!(worst <= 16.0, "{worst}");
}

/// A million states, each with a number of its own among words that change
/// now and then: no more than 16 bytes a state.
#[test]
fn a_counter_costs_the_tree_no_nodes() {
    let state = |i: u64| {
        let mut bytes = [0; 100];
        bytes[40..44].copy_from_slice(&(i as u32).to_le_bytes());
        bytes[9] = (i / 1000 % 7) as u8;
        bytes[77] = (i % 3) as u8;
        bytes
    };
    let store = Tree::new(1, 1 << 30, Layout::learn(&(0..2000).map(state).collect::<Vec<_>>()));
    let store = store.unwrap();
    let mut local = store.local();
    local.enter();
    local.detach();
    for i in 0..1_000_000 {
        assert!(local.insert(&state(i)).unwrap().1);
    }
    assert!(store.memory() <= 16 * 1_000_000, "{}", store.memory());
}
