//! The search against one that leaves nothing out: every choice of sources and every
//! order of writes, each asked of the model written out in full, one after the other.

use crate::support::{CAT, answer, model, test};
use heddle_cat::bits::Rel;
use heddle_cat::events::Events;
use heddle_cat::paths::paths;
use heddle_cat::program::Val;
use heddle_cat::{Var, search};
use std::collections::BTreeSet;

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % n
    }

    fn of<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len())]
    }
}

/// A test of two or three threads with two locations.
fn made_up(seed: u64) -> String {
    let random = &mut Random(seed);
    let n = 2 + random.below(2);
    let mut text = String::from("C t\n{}\n");
    let mut regs = Vec::new();
    for thread in 0..n {
        text += &format!("P{thread}(int *x, int *y)\n{{\n");
        for at in 0..2 + random.below(if n == 2 { 3 } else { 2 }) {
            let (loc, value) = (random.of(&["x", "y"]), 1 + random.below(2));
            let known = (0..at).rev().find(|r| regs.contains(&(thread, *r)));
            let value = match known.filter(|_| random.below(3) == 0) {
                Some(r) => format!("r{r}"),
                None => value.to_string(),
            };
            let line = match random.below(9) {
                0..=2 => {
                    regs.push((thread, at));
                    format!("int r{at}; r{at} = READ_ONCE(*{loc});")
                }
                3..=4 => format!("WRITE_ONCE(*{loc}, {value});"),
                5 => format!("smp_store_release({loc}, {value});"),
                6 => {
                    regs.push((thread, at));
                    format!("int r{at}; r{at} = smp_load_acquire({loc});")
                }
                7 => {
                    regs.push((thread, at));
                    format!("int r{at}; r{at} = xchg_relaxed({loc}, {value});")
                }
                _ => random.of(&["smp_mb();", "smp_rmb();", "smp_wmb();"]).to_string(),
            };
            text += &format!("  {line}\n");
        }
        text += "}\n";
    }
    let seen: Vec<String> = regs.iter().map(|(t, r)| format!("{t}:r{r}")).collect();
    text + &format!("locations [x; y; {}]\nexists (x=1)\n", seen.join("; "))
}

/// Final states by a model of coherence and causality, written by hand: no cat at all.
fn by_hand(test: &heddle_linux::Test) -> BTreeSet<Vec<Val>> {
    let program = &test.program;
    let all: Vec<_> =
        program.threads.iter().map(|t| paths(t, 100, false).unwrap().remove(0)).collect();
    let events = Events::new(program, all.iter().collect());
    let n = events.n();
    let reads: Vec<usize> = (0..n).filter(|&e| events.list[e].kind.reads()).collect();
    let writes: Vec<usize> = (0..n).filter(|&e| events.list[e].kind.writes()).collect();
    let mut out = BTreeSet::new();
    let mut source = vec![0; reads.len()];
    loop {
        let rf: Vec<(usize, usize)> =
            source.iter().zip(&reads).map(|(&s, &r)| (writes[s], r)).collect();
        if rf.iter().all(|&(w, r)| w != r && events.list[w].loc == events.list[r].loc)
            && let Some(values) = values(&events, &rf)
        {
            for co in orders(&events, &writes) {
                if holds(&events, &Rel::of(n, rf.iter().copied()), &co) {
                    out.insert(state(test, &events, &values, &co, &writes));
                }
            }
        }
        let Some(at) = (0..source.len()).find(|&i| source[i] + 1 < writes.len()) else {
            return out;
        };
        source[at] += 1;
        source[..at].fill(0);
    }
}

fn values(events: &Events<'_>, rf: &[(usize, usize)]) -> Option<Vec<Option<Val>>> {
    let mut read = vec![None; events.n()];
    for _ in 0..=rf.len() {
        for &(w, r) in rf {
            read[r] = events.written(w, &read).ok()?;
        }
    }
    rf.iter().all(|&(_, r)| read[r].is_some()).then_some(read)
}

/// Every order of the writes of each location, initial writes first.
fn orders(events: &Events<'_>, writes: &[usize]) -> Vec<Rel> {
    let mut all = vec![Rel::empty(events.n())];
    for loc in 0..events.program.locs.len() {
        let here: Vec<usize> =
            writes.iter().copied().filter(|&w| events.list[w].loc == Some(loc)).collect();
        let mut rows = vec![vec![here[0]]];
        for &w in &here[1..] {
            let insert = |row: &Vec<usize>| -> Vec<Vec<usize>> {
                (1..=row.len())
                    .map(|i| {
                        let mut longer = row.clone();
                        longer.insert(i, w);
                        longer
                    })
                    .collect()
            };
            rows = rows.iter().flat_map(insert).collect();
        }
        let mut next = Vec::new();
        for rel in &all {
            for row in &rows {
                let mut longer = rel.clone();
                for i in 0..row.len() {
                    row[i + 1..].iter().for_each(|&b| longer.insert(row[i], b));
                }
                next.push(longer);
            }
        }
        all = next;
    }
    all
}

/// The axioms of the small model, in Rust.
fn holds(events: &Events<'_>, rf: &Rel, co: &Rel) -> bool {
    let n = events.n();
    let id = Rel::identity(n);
    let (po, internal) = (events.po(), events.internal());
    let external = internal.complement();
    let loc = events
        .pairs(|a, b| events.list[a].loc.is_some() && events.list[a].loc == events.list[b].loc);
    let fr = rf.inverse().seq(co).minus(&id);
    let (rfe, coe, fre) = (rf.inter(&external), co.inter(&external), fr.inter(&external));
    if !po.inter(&loc).union(rf).union(co).union(&fr).is_acyclic() {
        return false;
    }
    if !events.rmw().inter(&fre.seq(&coe)).is_empty() {
        return false;
    }
    let tagged =
        |tag: &str| events.set(|e| e.local.is_some_and(|l| l.tags.iter().any(|t| &**t == tag)));
    let reads = events.set(|e| e.kind.reads()).to_id();
    let writes = events.set(|e| e.kind.writes()).to_id();
    let any = reads.union(&writes);
    let through = |tag: &str| po.seq(&tagged(tag).to_id()).seq(&po);
    let mb = any.seq(&through("mb")).seq(&any);
    let fence = mb
        .union(&reads.seq(&through("rmb")).seq(&reads))
        .union(&writes.seq(&through("wmb")).seq(&writes))
        .union(&tagged("acquire").to_id().seq(&po).seq(&any))
        .union(&any.seq(&po).seq(&tagged("release").to_id()));
    let deps = events.addr().union(&events.data()).union(&events.ctrl()).seq(&writes);
    let ppo = fence.union(&deps).union(&events.addr().seq(&reads));
    let prop = coe.union(&fre).opt().seq(&rfe.opt().seq(&fence).star()).seq(&rfe.opt());
    let hb = ppo.union(&rfe).union(&prop.minus(&id).inter(&internal));
    hb.is_acyclic() && prop.seq(&mb).seq(&hb.star()).is_acyclic()
}

fn state(
    test: &heddle_linux::Test,
    events: &Events<'_>,
    read: &[Option<Val>],
    co: &Rel,
    writes: &[usize],
) -> Vec<Val> {
    let last = |l: usize| {
        let here = |w: &&usize| events.list[**w].loc == Some(l);
        let last = writes.iter().filter(here).find(|&&w| co.successors(w).next().is_none());
        events.written(*last.expect("a last write"), read).unwrap().unwrap()
    };
    let value = |var: &Var| match *var {
        Var::Loc(l) => last(l),
        Var::Reg(t, r) => events.value(t, &events.paths[t].regs[r], read).unwrap().unwrap(),
    };
    test.observed.iter().map(value).collect()
}

#[test]
fn random_tests_have_the_states_that_the_axioms_written_by_hand_give() {
    let n = std::env::var("HEDDLE_SEEDS").ok().and_then(|n| n.parse().ok()).unwrap_or(60);
    let model = model(CAT);
    let mut n_states = 0;
    for seed in 0..n {
        let text = made_up(seed);
        let test = test(&text);
        let found = answer(&model, &test);
        let slow = by_hand(&test);
        assert_eq!(found.states, slow, "seed {seed}:\n{text}");
        n_states += slow.len();
    }
    assert!(n_states > 2 * n as usize, "the tests say nothing: {n_states} states");
}

#[test]
fn a_search_that_is_stopped_says_so() {
    let test = test(&made_up(3));
    let question = heddle_cat::Question {
        program: &test.program,
        observed: test.observed.clone(),
        filter: None,
        first: false,
        vocabulary: &heddle_linux::VOCABULARY,
        draw: heddle_cat::Draw::No,
        naive: false,
        stop: &|| true,
    };
    assert!(search(&model(CAT), &question).expect("no error").stopped);
}
