//! Made-up C programs under RC11, against its axioms.
//!
//! The axioms are those of Lahav, Vafeiadis, Kang, Hur and Dreyer (PLDI 2017), checked by
//! brute force on every candidate execution: who reads from whom, the order of stores to
//! each location. Nothing is shared with the machine. Where the machine says that it has
//! looked at everything, the final states are the same; where it has not, what it found is
//! allowed.

use super::made::Rng;
use super::{Finals, campaign_of};
use crate::search::{RunOptions, run};
use heddle_litmus::parse;
use heddle_memmodel::builtin;
use heddle_span::FileId;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd)]
enum Order {
    Relaxed,
    Acquire,
    Release,
    Both,
    Sc,
}

impl Order {
    fn name(self) -> &'static str {
        match self {
            Order::Relaxed => "relaxed",
            Order::Acquire => "acquire",
            Order::Release => "release",
            Order::Both => "acq_rel",
            Order::Sc => "seq_cst",
        }
    }

    fn acquires(self) -> bool {
        matches!(self, Order::Acquire | Order::Both | Order::Sc)
    }

    fn releases(self) -> bool {
        matches!(self, Order::Release | Order::Both | Order::Sc)
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Do {
    /// To a register of its own.
    Load,
    Store,
    Exchange,
    Fence,
}

/// What one statement does, where, how, and with which value.
#[derive(Clone, Copy, Debug)]
struct Op {
    act: Do,
    at: usize,
    order: Order,
    value: i64,
}

type Threads = Vec<Vec<Op>>;

const LOCATIONS: [&str; 3] = ["x", "y", "z"];

#[test]
fn rc11_programs_end_as_the_axioms_say() {
    let smaller = |p: &Threads| {
        let places = (0..p.len()).flat_map(|t| (0..p[t].len()).map(move |i| (t, i)));
        let less = places.map(|(t, i)| {
            let mut less = p.clone();
            less[t].remove(i);
            less
        });
        less.collect()
    };
    let (complete, all) = campaign_of(60, make, differs, smaller, text);
    assert!(complete * 2 > all, "{complete} of {all} were looked at completely");
}

/// The fence of the first thread may come before that of the second in their order though
/// every run does it later: the news of the second comes through a third thread that
/// neither acquires nor releases.
#[test]
fn fences_are_not_ordered_by_relaxed_reads_of_others() {
    let op = |act, at, order| Op { act, at, order, value: 1 };
    let (relaxed, sc) = (Order::Relaxed, Order::Sc);
    let program = vec![
        vec![op(Do::Load, 1, relaxed), op(Do::Fence, 0, sc), op(Do::Load, 2, relaxed)],
        vec![op(Do::Store, 2, relaxed), op(Do::Fence, 0, sc), op(Do::Store, 0, relaxed)],
        vec![op(Do::Load, 0, relaxed), op(Do::Store, 1, relaxed)],
    ];
    assert_eq!(differs(&program), Ok(true));
    let reached = allowed(&program).iter().any(|v| v[..3] == [1, 0, 1]);
    assert!(reached, "y and x are read and z is missed");
}

fn make(seed: u64) -> Threads {
    let mut r = Rng(seed);
    let n = 2 + r.below(2);
    // Many fences: that is what others test least. Sometimes accesses in the one order.
    let accesses_in_order = r.below(4) == 0;
    let mut op = || {
        let act = [Do::Load, Do::Load, Do::Store, Do::Store, Do::Fence, Do::Exchange][r.below(6)];
        let orders: &[Order] = match act {
            Do::Load => &[Order::Relaxed, Order::Relaxed, Order::Acquire, Order::Sc],
            Do::Store => &[Order::Relaxed, Order::Relaxed, Order::Release, Order::Sc],
            Do::Exchange => &[Order::Relaxed, Order::Both, Order::Acquire, Order::Sc],
            Do::Fence => &[Order::Sc, Order::Sc, Order::Both, Order::Sc],
        };
        let fewer = (act != Do::Fence && !accesses_in_order) as usize;
        let order = orders[r.below(orders.len() - fewer)];
        Op { act, at: r.below(LOCATIONS.len()), order, value: 1 + r.below(2) as i64 }
    };
    (0..n).map(|_| (0..if n == 2 { 4 } else { 3 }).map(|_| op()).collect()).collect()
}

fn text(p: &Threads) -> String {
    let mut out = "C made\n{ }\n".to_string();
    let mut seen = String::new();
    for (t, ops) in p.iter().enumerate() {
        out += &format!("P{t} (atomic_int* x, atomic_int* y, atomic_int* z) {{\n");
        for (i, o) in ops.iter().enumerate() {
            let (at, order, v) = (LOCATIONS[o.at], o.order.name(), o.value);
            out += &match o.act {
                Do::Load => {
                    format!("int r{i} = atomic_load_explicit({at}, memory_order_{order});\n")
                }
                Do::Store => format!("atomic_store_explicit({at}, {v}, memory_order_{order});\n"),
                Do::Exchange => {
                    format!(
                        "int r{i} = atomic_exchange_explicit({at}, {v}, memory_order_{order});\n"
                    )
                }
                Do::Fence => format!("atomic_thread_fence(memory_order_{order});\n"),
            };
            if matches!(o.act, Do::Load | Do::Exchange) {
                seen += &format!("{t}:r{i}; ");
            }
        }
        out += "}\n";
    }
    LOCATIONS.iter().for_each(|l| seen += &format!("{l}; "));
    format!("{out}locations [{seen}]\nexists (x=7)\n")
}

/// Whether the machine looked at everything, or what differs.
fn differs(p: &Threads) -> Result<bool, String> {
    let text = text(p);
    let (test, diags) = parse(&text, FileId(0));
    let test = test.unwrap_or_else(|| panic!("{text}\n{diags:?}"));
    let r = run(&test, &builtin("rc11").expect("a built-in"), &RunOptions::default());
    let found: Finals = r.outcomes.iter().map(|o| o.values.clone()).collect();
    let want = allowed(p);
    if let Some(v) = found.difference(&want).next() {
        return Err(format!("the axioms forbid {v:?}"));
    }
    match want.difference(&found).next().filter(|_| r.complete()) {
        Some(v) => Err(format!("the axioms allow {v:?}")),
        None => Ok(r.complete()),
    }
}

// ---- the axioms ----

/// A relation on events: a row of bits each.
type Rel = Vec<u64>;

fn compose(a: &Rel, b: &Rel) -> Rel {
    let row = |bits: &u64| (0..b.len()).filter(|j| bits >> j & 1 == 1).fold(0, |out, j| out | b[j]);
    a.iter().map(row).collect()
}

fn union(a: &Rel, b: &Rel) -> Rel {
    a.iter().zip(b).map(|(x, y)| x | y).collect()
}

fn inverse(a: &Rel) -> Rel {
    let row = |j: usize| (0..a.len()).fold(0, |out, i| out | (a[i] >> j & 1) << i);
    (0..a.len()).map(row).collect()
}

fn identity(n: usize, of: impl Fn(usize) -> bool) -> Rel {
    (0..n).map(|i| (of(i) as u64) << i).collect()
}

/// The pairs of a relation that pass.
fn keep(a: &Rel, pass: impl Fn(usize, usize) -> bool) -> Rel {
    let row = |(i, bits): (usize, &u64)| {
        (0..a.len()).filter(|&j| bits >> j & 1 == 1 && pass(i, j)).fold(0, |out, j| out | 1 << j)
    };
    a.iter().enumerate().map(row).collect()
}

fn closure(a: &Rel) -> Rel {
    let mut all = a.clone();
    loop {
        let more = union(&all, &compose(&all, &all));
        if more == all {
            return all;
        }
        all = more;
    }
}

fn irreflexive(a: &Rel) -> bool {
    a.iter().enumerate().all(|(i, bits)| bits >> i & 1 == 0)
}

struct Event {
    /// `None`: an initial store.
    thread: Option<usize>,
    op: Op,
}

impl Event {
    fn reads(&self) -> bool {
        matches!(self.op.act, Do::Load | Do::Exchange)
    }

    fn writes(&self) -> bool {
        matches!(self.op.act, Do::Store | Do::Exchange)
    }
}

/// Every final state that the axioms allow: what was read, in order, then memory.
fn allowed(p: &Threads) -> Finals {
    let initial = |at| Op { act: Do::Store, at, order: Order::Relaxed, value: 0 };
    let mut events: Vec<Event> =
        (0..LOCATIONS.len()).map(|at| Event { thread: None, op: initial(at) }).collect();
    for (t, ops) in p.iter().enumerate() {
        events.extend(ops.iter().map(|&op| Event { thread: Some(t), op }));
    }
    let n = events.len();
    let po: Rel = (0..n)
        .map(|i| {
            let after = |j: &usize| match events[i].thread {
                None => events[*j].thread.is_some(),
                t => *j > i && events[*j].thread == t,
            };
            (0..n).filter(after).fold(0, |out, j| out | 1 << j)
        })
        .collect();
    let mut out = Finals::new();
    let reads: Vec<usize> = (0..n).filter(|&i| events[i].reads()).collect();
    let mut from = vec![usize::MAX; n];
    choose_sources(&events, &po, &reads, &mut from, &mut out);
    out
}

fn choose_sources(
    events: &[Event],
    po: &Rel,
    reads: &[usize],
    from: &mut Vec<usize>,
    out: &mut Finals,
) {
    let Some((&r, rest)) = reads.split_first() else {
        let n = events.len();
        let rf: Rel = (0..n)
            .map(|w| (0..n).filter(|&r| from[r] == w).fold(0, |out, r| out | 1 << r))
            .collect();
        if irreflexive(&closure(&union(po, &rf))) {
            choose_coherence(events, po, &rf, from, 0, &mut vec![0; n], out);
        }
        return;
    };
    for w in 0..events.len() {
        if w != r && events[w].writes() && events[w].op.at == events[r].op.at {
            from[r] = w;
            choose_sources(events, po, rest, from, out);
        }
    }
    from[r] = usize::MAX;
}

fn choose_coherence(
    events: &[Event],
    po: &Rel,
    rf: &Rel,
    from: &[usize],
    at: usize,
    mo: &mut Rel,
    out: &mut Finals,
) {
    if at == LOCATIONS.len() {
        if consistent(events, po, rf, mo) {
            let read = |i: &usize| events[from[*i]].op.value;
            let reads = (0..events.len()).filter(|&i| events[i].reads());
            let mut values: Vec<i64> = reads.map(|i| read(&i)).collect();
            let last = |l: usize| {
                let is = |&w: &usize| events[w].writes() && events[w].op.at == l && mo[w] == 0;
                (0..events.len()).find(is).map_or(0, |w| events[w].op.value)
            };
            values.extend((0..LOCATIONS.len()).map(last));
            out.insert(values);
        }
        return;
    }
    let stores: Vec<usize> = (LOCATIONS.len()..events.len())
        .filter(|&w| events[w].writes() && events[w].op.at == at)
        .collect();
    permutations(&stores, &mut vec![at], &mut |order| {
        let mut mo = mo.clone();
        for (i, &w) in order.iter().enumerate() {
            mo[w] = order[i + 1..].iter().fold(0, |out, j| out | 1 << j);
        }
        choose_coherence(events, po, rf, from, at + 1, &mut mo, out);
    });
}

fn permutations(rest: &[usize], chosen: &mut Vec<usize>, each: &mut dyn FnMut(&[usize])) {
    if rest.is_empty() {
        return each(chosen);
    }
    for (i, &w) in rest.iter().enumerate() {
        let others: Vec<usize> =
            rest.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, &w)| w).collect();
        chosen.push(w);
        permutations(&others, chosen, each);
        chosen.pop();
    }
}

fn consistent(events: &[Event], po: &Rel, rf: &Rel, mo: &Rel) -> bool {
    let n = events.len();
    let e = |i: usize| &events[i];
    let id = |of: &dyn Fn(&Event) -> bool| identity(n, |i| of(&events[i]));
    let all = identity(n, |_| true);
    let opt = |r: &Rel| union(r, &all);
    let seq = |parts: &[&Rel]| parts[1..].iter().fold(parts[0].clone(), |a, b| compose(&a, b));
    let same = |r: &Rel| keep(r, |i, j| e(i).op.at == e(j).op.at);
    let access = |x: &Event| x.op.act != Do::Fence;
    let rb = keep(&compose(&inverse(rf), mo), |i, j| i != j);
    let eco = closure(&union(&union(rf, mo), &rb));
    // An exchange is one event; it follows what it reads at once.
    let between = compose(&rb, mo);
    if !irreflexive(&between) || !irreflexive(&eco) {
        return false;
    }
    let fence = id(&|x| !access(x));
    let writes = id(&|x| x.writes());
    let to_exchange = keep(rf, |_, j| e(j).op.act == Do::Exchange);
    let po_loc = keep(&same(po), |i, j| access(e(i)) && access(e(j)));
    let rs = seq(&[&writes, &opt(&po_loc), &writes, &opt(&closure(&to_exchange))]);
    let release =
        id(&|x| x.thread.is_some() && x.op.order.releases() && (x.writes() || !access(x)));
    let acquire = id(&|x| x.op.order.acquires() && (x.reads() || !access(x)));
    let before = union(&all, &compose(&fence, po));
    let behind = union(&all, &compose(po, &fence));
    let sw = seq(&[&release, &before, &rs, rf, &behind, &acquire]);
    let hb = closure(&union(po, &sw));
    if !irreflexive(&compose(&hb, &opt(&eco))) {
        return false;
    }
    let apart = keep(po, |i, j| !(access(e(i)) && access(e(j)) && e(i).op.at == e(j).op.at));
    let hb_loc = keep(&same(&hb), |i, j| access(e(i)) && access(e(j)));
    let scb = [&seq(&[&apart, &hb, &apart]), &hb_loc, mo, &rb]
        .into_iter()
        .fold(po.clone(), |a, b| union(&a, b));
    let sc = id(&|x| access(x) && x.thread.is_some() && x.op.order == Order::Sc);
    let sc_fence = id(&|x| !access(x) && x.op.order == Order::Sc);
    let left = union(&sc, &compose(&sc_fence, &opt(&hb)));
    let right = union(&sc, &compose(&opt(&hb), &sc_fence));
    let base = seq(&[&left, &scb, &right]);
    let through = union(&hb, &seq(&[&hb, &eco, &hb]));
    let fences = seq(&[&sc_fence, &through, &sc_fence]);
    irreflexive(&closure(&union(&base, &fences)))
}
