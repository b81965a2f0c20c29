//! One round of states between all processes: each expands what it has to expand, sends
//! successors to their owners and takes in its own.
//!
//! Nobody sends more than a window's worth of bytes that the receiver has not taken in:
//! receiving only inserts and never sends states, so nobody who waits for credit is waited
//! for, and memory stays bounded.

use crate::batch::Batch;
use crate::beat::{Counted, Counts};
use crate::fabric::Gone;
use crate::lost::Lost;
use crate::record::{Broken, Outgoing};
use crate::rounds::Rounds;
use heddle_engine::Stop;

/// States expanded between two looks at what has arrived.
const CHUNK: usize = 64;
/// Bytes that leave as one message.
const MESSAGE: usize = 32 << 10;
/// Bytes on their way to one destination that it has not taken in.
const WINDOW: u64 = 4 << 20;

/// What a process does in a round.
pub(crate) trait Member {
    /// Whether something is left to expand.
    fn has_more(&self) -> bool;

    /// Expands so many states at most.
    fn expand(&mut self, most: usize);

    /// Takes in what somebody sent.
    fn receive(&mut self, message: &[u8], from: u32) -> Result<(), Broken>;

    /// What is to be sent, by destination.
    fn out(&mut self) -> &mut [Outgoing];

    /// There is no memory left; nothing more is taken in.
    fn is_full(&self) -> bool;
}

/// What a search is made in.
pub(crate) struct Exchange<'w, 'c> {
    pub(crate) rounds: Rounds<'w>,
    /// Of all processes.
    pub(crate) counts: &'c Counts,
    /// Of this worker.
    pub(crate) counted: &'c Counted,
    pub(crate) lost: &'c Lost,
    /// Whether states are written as differences.
    pub(crate) front: bool,
    /// Bytes on their way, by destination.
    on_the_way: Vec<u64>,
    /// Bytes taken in and not told, by source.
    owed: Vec<u64>,
    /// Bytes sent so far.
    pub(crate) sent: u64,
}

impl<'w, 'c> Exchange<'w, 'c> {
    pub(crate) fn new(
        rounds: Rounds<'w>,
        (counts, counted): (&'c Counts, &'c Counted),
        lost: &'c Lost,
        front: bool,
    ) -> Self {
        let peers = rounds.peers() as usize;
        let (on_the_way, owed) = (vec![0; peers], vec![0; peers]);
        Exchange { rounds, counts, counted, lost, front, on_the_way, owed, sent: 0 }
    }

    pub(crate) fn me(&self) -> u32 {
        self.rounds.me()
    }

    /// Expands all that a process has to expand in this round, unless it is stopped, and
    /// takes in all that others send. `each` is told now and then.
    pub(crate) fn round<P: Member>(
        &mut self,
        member: &mut P,
        stop: &Stop,
        mut each: impl FnMut(&P, u64),
    ) -> Result<(), Gone> {
        while member.has_more() && !member.is_full() && !stop.is_set() {
            if self.has_credit() {
                member.expand(CHUNK);
                self.ship(member, MESSAGE);
                self.rounds.pump(false)?;
            } else {
                self.rounds.pump(true)?;
            }
            self.take_in(member)?;
            each(member, self.sent);
        }
        self.ship(member, 1);
        self.rounds.close();
        loop {
            self.take_in(member)?;
            if self.rounds.is_over() && self.rounds.inbox_is_empty() {
                break;
            }
            self.rounds.pump(true)?;
        }
        self.rounds.next();
        each(member, self.sent);
        Ok(())
    }

    fn has_credit(&mut self) -> bool {
        for (to, bytes) in self.on_the_way.iter_mut().enumerate() {
            *bytes = bytes.saturating_sub(self.rounds.credit(to as u32));
        }
        self.on_the_way.iter().all(|&bytes| bytes <= WINDOW)
    }

    /// Sends what has this many bytes at least.
    fn ship(&mut self, member: &mut impl Member, at_least: usize) {
        let me = self.rounds.me();
        for (to, out) in member.out().iter_mut().enumerate() {
            if out.bytes.len() < at_least {
                continue;
            }
            let bytes = out.take();
            self.on_the_way[to] += bytes.len() as u64;
            self.sent += bytes.len() as u64;
            let received = std::mem::take(&mut self.owed[to]);
            self.rounds.send(Batch::new(to as u32, me, received, bytes));
        }
    }

    fn take_in(&mut self, member: &mut impl Member) -> Result<(), Gone> {
        let me = self.rounds.me();
        while let Some(batch) = self.rounds.take() {
            let from = batch.from;
            let full = member.is_full();
            let read = if full { Ok(()) } else { member.receive(batch.bytes(), from) };
            let Some(owed) = self.owed.get_mut(from as usize).filter(|_| read.is_ok()) else {
                self.lost.set(format!("process {from} sent what is no message"));
                return Err(Gone);
            };
            *owed += batch.bytes().len() as u64;
            if *owed > WINDOW / 8 {
                let received = std::mem::take(owed);
                self.rounds.send(Batch::new(from, me, received, Vec::new()));
            }
        }
        Ok(())
    }
}
