//! Taking checkpoints, going on from one, and the run to a violation out of the logs.

use crate::checkpoint::{Checkpoint, Manifest, Part};
use crate::exchange::Exchange;
use crate::fabric::Gone;
use crate::log::{Log, read, read_between};
use crate::lost::Lost;
use crate::news::{Found, put_gap, read_gap};
use crate::outcome::{Known, Ways};
use crate::search::Question;
use crate::side::{Restored, Side, name_of};
use crate::wire::{Reader, put, put_bytes};
use heddle_engine::{End, Reason, trail_of};
use heddle_model::{Gap, Model, Trail};
use heddle_store::Store;
use std::collections::HashSet;

/// What one process keeps of a search.
pub(crate) struct Keeper {
    keep: Checkpoint,
    /// What an earlier run has left.
    before: Option<Manifest>,
    me: u32,
    /// What the model leaves out before anything is searched, and what no run has shown yet:
    /// the next run finds out for itself.
    from_the_start: Vec<Gap>,
    /// The last end of a level.
    mark: Option<Mark>,
}

/// What counted at the end of a level.
#[derive(Clone, Default)]
struct Mark {
    part: Part,
    depth: u64,
    matched: u64,
    rest: Vec<u64>,
}

/// What one process tells the first for a cut.
#[derive(Default)]
pub(crate) struct Told {
    mark: Mark,
    gaps: Vec<Gap>,
    reached: Vec<u64>,
    noticed: Vec<u8>,
    failure: String,
}

impl Told {
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        put_bytes(&mut out, self.failure.as_bytes());
        self.mark.part.put(&mut out);
        put(&mut out, self.mark.depth);
        put(&mut out, self.mark.matched);
        put(&mut out, self.mark.rest.len() as u64);
        self.mark.rest.iter().for_each(|hash| out.extend(hash.to_le_bytes()));
        put(&mut out, self.gaps.len() as u64);
        self.gaps.iter().for_each(|gap| put_gap(&mut out, gap));
        put(&mut out, self.reached.len() as u64);
        self.reached.iter().for_each(|&word| put(&mut out, word));
        put_bytes(&mut out, &self.noticed);
        out
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Told> {
        let mut r = Reader(bytes);
        let failure = r.text()?;
        let part = Part::read(&mut r)?;
        let (depth, matched) = (r.number()?, r.number()?);
        let mut told = Told {
            mark: Mark { part, depth, matched, rest: Vec::new() },
            failure,
            ..Told::default()
        };
        for _ in 0..r.number()? {
            told.mark.rest.push(u64::from_le_bytes(r.take(8)?.try_into().ok()?));
        }
        for _ in 0..r.number()? {
            told.gaps.push(read_gap(&mut r)?);
        }
        for _ in 0..r.number()? {
            told.reached.push(r.number()?);
        }
        told.noticed = r.bytes()?.to_vec();
        Some(told)
    }
}

impl Keeper {
    /// What this process is to keep, if anything.
    pub(crate) fn begin<M: Model>(
        keep: Option<&Checkpoint>,
        me: u32,
        model: &M,
        lost: &Lost,
    ) -> Result<Option<Keeper>, Gone> {
        let Some(keep) = keep else { return Ok(None) };
        let before = if keep.resume { Manifest::load(keep) } else { Ok(None) };
        match before {
            Ok(before) => {
                let (keep, from_the_start) = (keep.clone(), model.gaps());
                Ok(Some(Keeper { keep, before, me, from_the_start, mark: None }))
            }
            Err(why) => {
                lost.set(format!("the checkpoint is refused: {why}"));
                Err(Gone)
            }
        }
    }

    pub(crate) fn goes_on(&self) -> bool {
        self.before.is_some()
    }

    /// Nothing is kept yet.
    pub(crate) fn is_first_level(&self) -> bool {
        self.before.is_none() && self.mark.is_none()
    }

    fn part(&self) -> Part {
        let generation = self.before.as_ref().map_or(0, |m| m.generation + 1);
        let first = self.before.as_ref().map_or(0, |m| m.depth);
        Part { generation, process: u64::from(self.me), first, ..Part::default() }
    }

    pub(crate) fn log(&self) -> Log {
        Log::new(self.keep.disk.clone(), self.part().name(&self.keep.name))
    }

    /// Takes back what belongs to this process; whether it came to the end of it, before the
    /// search was stopped. `each` is told now and then.
    pub(crate) fn restore<M: Model, S: Store>(
        &mut self,
        side: &mut Side<'_, M, S>,
        known: &mut Known,
        asked: &Question<'_, M>,
        lost: &Lost,
        each: impl Fn(&Side<'_, M, S>),
    ) -> Result<bool, Gone> {
        let Some(manifest) = &self.before else { return Ok(true) };
        let rest: HashSet<u64> = manifest.rest.iter().copied().collect();
        let depth = manifest.depth;
        for part in &manifest.parts {
            let name = part.name(&self.keep.name);
            let (mut is_sane, mut n_read) = (true, 0u32);
            let taken = read(&*self.keep.disk, &name, &part.prefix, |level, _, state| {
                n_read += 1;
                if n_read.is_multiple_of(4096) {
                    each(side);
                }
                if asked.stop.is_set() {
                    return;
                }
                let level = part.first + level;
                let place = if level == depth {
                    Restored::Next
                } else if level + 1 == depth && rest.contains(&name_of(state)) {
                    Restored::Level
                } else {
                    Restored::Done
                };
                is_sane &= level <= depth && !side.is_full;
                is_sane &= side.is_full || side.restore(state, place) != Some(false);
            });
            let why = match taken {
                _ if side.is_full => break,
                _ if asked.stop.is_set() => return Ok(false),
                Ok(_) if is_sane => continue,
                Ok(_) => format!("{name} is not what was written"),
                Err(why) => why,
            };
            lost.set(format!("the checkpoint is refused: {why}"));
            return Err(Gone);
        }
        side.depth = depth;
        known.matched_before = manifest.matched;
        known.found_before = manifest.found.clone();
        known.add(manifest.gaps.clone(), manifest.reached.clone());
        manifest.noticed.iter().for_each(|bytes| asked.model.remember(bytes));
        Ok(true)
    }

    /// A level is over: what counts of it.
    pub(crate) fn mark<M: Model, S: Store>(&mut self, side: &mut Side<'_, M, S>) {
        let mut part = self.part();
        part.prefix = side.log.as_mut().map(Log::prefix).unwrap_or_default();
        let (depth, matched) = (side.depth, side.matched);
        self.mark = Some(Mark { part, depth, matched, rest: Vec::new() });
    }

    /// Takes a checkpoint of where the search stands; where some process has left messages
    /// unread, of the end of the level before.
    pub(crate) fn cut<M: Model, S: Store>(
        &mut self,
        exchange: &mut Exchange<'_, '_>,
        side: &mut Side<'_, M, S>,
        known: &Known,
        model: &M,
    ) -> Result<(), Gone> {
        let is_torn = known.stop == Some(Reason::OutOfMemory)
            || known.stop.is_some() && side.answers.is_some();
        if !is_torn {
            self.mark(side);
        }
        let Some(mut mark) = self.mark.clone() else { return Ok(()) };
        if !is_torn {
            for at in side.n_expanded..side.level.len() {
                side.load(at);
                mark.rest.push(name_of(&side.state));
            }
        }
        let failure = side.log.as_mut().map_or(Ok(()), Log::sync).err().unwrap_or_default();
        let reached = side.reached().to_vec();
        let mut gaps = model.gaps();
        gaps.retain(|gap| !self.from_the_start.contains(gap));
        let told = Told { mark, gaps, reached, noticed: model.noticed(), failure };
        let all = exchange.rounds.tell_all(&told.to_bytes())?;
        let mut manifest = self.manifest(known);
        for (number, bytes) in all.iter().enumerate() {
            let Some(told) = Told::from_bytes(bytes) else {
                exchange.lost.set(format!("process {number} sent what is no message"));
                return Err(Gone);
            };
            if !told.failure.is_empty() {
                let why = told.failure;
                exchange.lost.set(format!("process {number} cannot write its checkpoint: {why}"));
                return Err(Gone);
            }
            manifest.add(told);
        }
        if self.me == 0
            && let Err(why) = manifest.save(&self.keep)
        {
            exchange.lost.set(format!("the checkpoint cannot be written: {why}"));
            return Err(Gone);
        }
        Ok(())
    }

    fn manifest(&self, known: &Known) -> Manifest {
        let before = self.before.clone().unwrap_or_default();
        let mut manifest = Manifest {
            job: self.keep.job,
            generation: self.part().generation,
            matched: known.matched_before,
            parts: before.parts,
            found: known.found.values().copied().collect(),
            gaps: before.gaps,
            reached: before.reached,
            noticed: Vec::new(),
            ..Manifest::default()
        };
        manifest.found.sort_by_key(|(found, _)| crate::news::rank(found));
        manifest
    }

    /// The runs to what was found, out of the logs. The first process looks, and tells.
    pub(crate) fn ways<M: Model, S: Store>(
        &self,
        exchange: &mut Exchange<'_, '_>,
        side: &mut Side<'_, M, S>,
        known: &Known,
        asked: &Question<'_, M>,
    ) -> Result<Ways, Gone> {
        let mut part = self.part();
        let log = side.log.as_mut();
        let failed = log.is_some_and(|log| {
            part.prefix = log.prefix();
            log.failure().is_some()
        });
        let mut bytes = vec![failed as u8];
        part.put(&mut bytes);
        let mut parts = self.before.as_ref().map_or(Vec::new(), |m| m.parts.clone());
        for bytes in exchange.rounds.tell_all(&bytes)? {
            match bytes.split_first() {
                Some((0, rest)) => parts.extend(Part::read(&mut Reader(rest))),
                _ => return Ok(known.told(false).into_iter().map(|f| (f, None)).collect()),
            }
        }
        let mut out = Vec::new();
        for found in known.told(asked.options.keep_going) {
            let mut bytes = vec![1];
            if self.me == 0
                && let Ok(states) = self.walk(&parts, &found)
            {
                states.iter().for_each(|state| put_bytes(&mut bytes, state));
            }
            let all = exchange.rounds.tell_all(&bytes)?;
            let mut reader = Reader(all.first().and_then(|b| b.get(1..)).unwrap_or_default());
            let mut states = Vec::new();
            while let Some(state) = reader.bytes() {
                states.push(state.to_vec());
            }
            out.push((found, trail(asked.model, &states, &found)));
        }
        Ok(out)
    }

    /// The states from an initial one to that of a violation.
    fn walk(&self, parts: &[Part], found: &Found) -> Result<Vec<Vec<u8>>, String> {
        let mut logs = Vec::new();
        for part in parts {
            let name = part.name(&self.keep.name);
            let starts = read(&*self.keep.disk, &name, &part.prefix, |_, _, _| {})?;
            logs.push((part, name, starts));
        }
        let (mut wanted, mut states) = (found.state, Vec::new());
        for level in (0..found.level).rev() {
            let mut here = None;
            for (part, name, starts) in &logs {
                let Some(at) = level.checked_sub(part.first).map(|at| at as usize) else {
                    continue;
                };
                let Some(&start) = starts.get(at) else { continue };
                let end = starts.get(at + 1).copied().unwrap_or(part.prefix.length);
                read_between(&*self.keep.disk, name, start..end, |from, state| {
                    if here.is_none() && name_of(state) == wanted {
                        here = Some((from, state.to_vec()));
                    }
                })?;
            }
            let (from, state) = here.ok_or("a state is missing in the logs")?;
            wanted = from;
            states.push(state);
        }
        states.reverse();
        Ok(states)
    }
}

impl Manifest {
    fn add(&mut self, told: Told) {
        let Told { mark, gaps, reached, noticed, .. } = told;
        self.depth = mark.depth;
        self.matched += mark.matched;
        self.parts.push(mark.part);
        self.rest.extend(mark.rest);
        let mut sum = Known::default();
        sum.add(std::mem::take(&mut self.gaps), std::mem::take(&mut self.reached));
        sum.add(gaps, reached);
        (self.gaps, self.reached) = (sum.gaps, sum.reached);
        self.noticed.push(noticed);
    }
}

fn trail<M: Model>(model: &M, states: &[Vec<u8>], found: &Found) -> Option<Trail> {
    let end = match found.step {
        None => End::Stuck(found.fault),
        Some(step) => End::Broken(step, found.fault),
    };
    if states.is_empty() { None } else { trail_of(model, states, end) }
}
