//! What the processes tell each other when a level is over: what each has counted, what it
//! found, whether it must stop. All read the same, so all draw the same conclusion.

use crate::wire::{Reader, put, put_bytes};
use heddle_engine::Reason;
use heddle_model::{Actor, Fault, FaultKind, Gap, Step};

/// A violation, by the process that met it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    /// Steps from an initial state to the state where it is.
    pub(crate) level: u64,
    /// The step that breaks; a state that is stuck comes before it.
    pub(crate) step: Option<Step>,
    /// The hash of the state: among all violations of a level, the least is the same on any
    /// number of processes.
    pub(crate) state: u64,
    pub(crate) fault: Fault,
    pub(crate) process: u32,
    /// The number of the state, there.
    pub(crate) number: u32,
}

/// The order by which one is chosen: nothing in it depends on how states are shared out,
/// but for two states with one hash.
pub(crate) fn rank(found: &Found) -> impl Ord + use<> {
    let Found { level, step, state, fault, process, number } = *found;
    (level, step.is_some(), state, step, fault.kind, fault.site, process, number)
}

/// One process's news.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct News {
    /// States met for the first time in this level.
    pub(crate) fresh: u64,
    pub(crate) stored: u64,
    pub(crate) matched: u64,
    pub(crate) memory: u64,
    pub(crate) stop: Option<Reason>,
    /// Each fault once, with how often it was met.
    pub(crate) found: Vec<(Found, u64)>,
    /// What its model has left out, and which places it has reached: told at the end.
    pub(crate) gaps: Vec<Gap>,
    pub(crate) reached: Vec<u64>,
    pub(crate) noticed: Vec<u8>,
    /// It is time for a checkpoint.
    pub(crate) is_due: bool,
}

const REASONS: [Reason; 3] = [Reason::Timeout, Reason::Interrupted, Reason::OutOfMemory];

impl News {
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        for number in [self.fresh, self.stored, self.matched, self.memory] {
            put(&mut out, number);
        }
        let reason = REASONS.iter().position(|r| Some(*r) == self.stop);
        put(&mut out, reason.map_or(0, |r| r as u64 + 1));
        put_known(&mut out, &self.found, &self.gaps, &self.reached);
        put_bytes(&mut out, &self.noticed);
        out.push(self.is_due as u8);
        out
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<News> {
        let mut r = Reader(bytes);
        let mut news = News {
            fresh: r.number()?,
            stored: r.number()?,
            matched: r.number()?,
            memory: r.number()?,
            ..News::default()
        };
        news.stop = match r.small::<usize>()? {
            0 => None,
            n => Some(*REASONS.get(n - 1)?),
        };
        (news.found, news.gaps, news.reached) = read_known(&mut r)?;
        news.noticed = r.bytes()?.to_vec();
        news.is_due = r.number()? == 1;
        Some(news)
    }
}

/// What is known of a search: findings and how often each was met, gaps, what was reached.
pub(crate) type Known = (Vec<(Found, u64)>, Vec<Gap>, Vec<u64>);

pub(crate) fn put_known(out: &mut Vec<u8>, found: &[(Found, u64)], gaps: &[Gap], reached: &[u64]) {
    put(out, found.len() as u64);
    for (found, count) in found {
        put_found(out, found);
        put(out, *count);
    }
    put(out, gaps.len() as u64);
    gaps.iter().for_each(|gap| put_gap(out, gap));
    put(out, reached.len() as u64);
    reached.iter().for_each(|&word| put(out, word));
}

pub(crate) fn read_known(r: &mut Reader<'_>) -> Option<Known> {
    let n_found = r.number()?;
    let found = (0..n_found).map(|_| Some((read_found(r)?, r.number()?))).collect::<Option<_>>()?;
    let n_gaps = r.number()?;
    let gaps = (0..n_gaps).map(|_| read_gap(r)).collect::<Option<_>>()?;
    let n_words = r.number()?;
    let reached = (0..n_words).map(|_| r.number()).collect::<Option<_>>()?;
    Some((found, gaps, reached))
}

fn put_found(out: &mut Vec<u8>, found: &Found) {
    let Found { level, step, state, fault, process, number } = *found;
    put(out, level);
    put(out, step.map_or(0, |s| u64::from(s.actor.0) + 1));
    put(out, step.map_or(0, |s| u64::from(s.edge)));
    put(out, state);
    let kind = FaultKind::ALL.iter().position(|k| *k == fault.kind).expect("it is one of all");
    put(out, kind as u64);
    put(out, u64::from(fault.site));
    put(out, u64::from(process));
    put(out, u64::from(number));
}

fn read_found(r: &mut Reader<'_>) -> Option<Found> {
    let level = r.number()?;
    let (actor, edge) = (r.number()?, r.small()?);
    let step = match actor.checked_sub(1) {
        None => None,
        Some(actor) => Some(Step { actor: Actor(actor.try_into().ok()?), edge }),
    };
    let state = r.number()?;
    let kind = *FaultKind::ALL.get(r.small::<usize>()?)?;
    let fault = Fault { kind, site: r.small()? };
    Some(Found { level, step, state, fault, process: r.small()?, number: r.small()? })
}

pub(crate) fn put_gap(out: &mut Vec<u8>, gap: &Gap) {
    let words = gap.to_string();
    let (tag, number, text) = match gap {
        Gap::OutOfMemory => (0, 0, ""),
        Gap::Timeout => (1, 0, ""),
        Gap::Interrupted => (2, 0, ""),
        Gap::Depth(n) => (3, *n, ""),
        Gap::States(n) => (4, *n, ""),
        Gap::Switches(n) => (5, u64::from(*n), ""),
        Gap::Unwind(n) => (6, u64::from(*n), ""),
        Gap::Window(n) => (7, u64::from(*n), ""),
        Gap::Abstraction => (8, 0, ""),
        Gap::Other(text) => (9, 0, text.as_str()),
        Gap::Order => (10, 0, ""),
        // No model forgets by hashing; if one ever does, it is told in words.
        _ => (9, 0, words.as_str()),
    };
    put(out, tag);
    put(out, number);
    put_bytes(out, text.as_bytes());
}

pub(crate) fn read_gap(r: &mut Reader<'_>) -> Option<Gap> {
    let (tag, number, text) = (r.number()?, r.number()?, r.text()?);
    let small = || u32::try_from(number).ok();
    Some(match tag {
        0 => Gap::OutOfMemory,
        1 => Gap::Timeout,
        2 => Gap::Interrupted,
        3 => Gap::Depth(number),
        4 => Gap::States(number),
        5 => Gap::Switches(small()?),
        6 => Gap::Unwind(small()?),
        7 => Gap::Window(small()?),
        8 => Gap::Abstraction,
        9 => Gap::Other(text),
        10 => Gap::Order,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_come_back_and_torn_ones_do_not() {
        let fault = Fault { kind: FaultKind::Runtime, site: 70_000 };
        let stuck = Found { level: 9, step: None, state: u64::MAX, fault, process: 3, number: 1 };
        let step = Some(Step { actor: Actor::NOBODY, edge: 4 });
        let gaps = vec![
            Gap::OutOfMemory,
            Gap::Timeout,
            Gap::Interrupted,
            Gap::Depth(5),
            Gap::States(6),
            Gap::Switches(7),
            Gap::Unwind(8),
            Gap::Window(9),
            Gap::Order,
            Gap::Abstraction,
            Gap::Other("words".into()),
        ];
        let news = News {
            fresh: 1,
            stored: 2,
            matched: 3,
            memory: 1 << 40,
            stop: Some(Reason::Interrupted),
            found: vec![(stuck, 2), (Found { step, ..stuck }, 1)],
            gaps,
            reached: vec![0, u64::MAX],
            noticed: vec![3, 4],
            is_due: true,
        };
        let bytes = news.to_bytes();
        assert_eq!(News::from_bytes(&bytes), Some(news));
        for cut in 0..bytes.len() {
            assert_eq!(News::from_bytes(&bytes[..cut]), None);
        }
    }
}
