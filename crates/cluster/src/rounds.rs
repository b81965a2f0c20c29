//! Rounds of messages between all workers of a search, as each of them sees it.
//!
//! In a round everybody sends as much as it likes to whom it likes, receives what comes, and
//! says when it has nothing more to send. The round is over when all have said so and all
//! that was sent has arrived. Where a process has one worker, that is timely's own word
//! ([`Fabric`]); where it has several, they share one connection to the others ([`Seat`]).

use crate::batch::Batch;
use crate::fabric::{Fabric, Gone};
use crate::seats::Seat;
use std::collections::{BTreeMap, VecDeque};

/// What has arrived, by rounds: somebody who is ahead may send for the next one.
pub(crate) type Inbox = BTreeMap<u64, VecDeque<Batch>>;

/// The rounds of one search.
pub(crate) struct Rounds<'w> {
    way: Way<'w>,
    round: u64,
}

enum Way<'w> {
    Alone(Fabric<'w>),
    Shared(Seat<'w>),
}

impl<'w> Rounds<'w> {
    /// Of a process with one worker.
    pub(crate) fn alone(fabric: Fabric<'w>) -> Self {
        Rounds { way: Way::Alone(fabric), round: 0 }
    }

    /// Of one worker among several of its process.
    pub(crate) fn shared(seat: Seat<'w>) -> Self {
        Rounds { way: Way::Shared(seat), round: 0 }
    }

    /// The number of this worker among all.
    pub(crate) fn me(&self) -> u32 {
        match &self.way {
            Way::Alone(fabric) => fabric.me(),
            Way::Shared(seat) => seat.me,
        }
    }

    /// How many workers there are, in all processes.
    pub(crate) fn peers(&self) -> u32 {
        match &self.way {
            Way::Alone(fabric) => fabric.peers(),
            Way::Shared(seat) => seat.peers(),
        }
    }

    /// How many of them are in this process.
    pub(crate) fn here(&self) -> u32 {
        match &self.way {
            Way::Alone(_) => 1,
            Way::Shared(seat) => seat.here(),
        }
    }

    /// Sends within this round, or, once it is closed, within the next.
    pub(crate) fn send(&mut self, batch: Batch) {
        match &mut self.way {
            Way::Alone(fabric) => fabric.send(batch),
            Way::Shared(seat) => seat.send(batch, self.round),
        }
    }

    /// The next message of this round that has arrived.
    pub(crate) fn take(&mut self) -> Option<Batch> {
        let round = self.round;
        match &mut self.way {
            Way::Alone(fabric) => fabric.inbox.borrow_mut().get_mut(&round)?.pop_front(),
            Way::Shared(seat) => seat.inbox.get_mut(&round)?.pop_front(),
        }
    }

    /// Bytes that somebody has received from here since this was last asked.
    pub(crate) fn credit(&mut self, from: u32) -> u64 {
        match &mut self.way {
            Way::Alone(fabric) => fabric.credit(from),
            Way::Shared(seat) => std::mem::take(&mut seat.credits[from as usize]),
        }
    }

    /// Lets messages come and go.
    pub(crate) fn pump(&mut self, wait: bool) -> Result<(), Gone> {
        match &mut self.way {
            Way::Alone(fabric) => fabric.pump(wait),
            Way::Shared(seat) => seat.pump(self.round, wait),
        }
    }

    /// Nothing more is sent from here in this round.
    pub(crate) fn close(&mut self) {
        match &mut self.way {
            Way::Alone(fabric) => fabric.close(self.round),
            Way::Shared(seat) => seat.close(self.round),
        }
    }

    /// All have closed it, and all that was sent has arrived.
    pub(crate) fn is_over(&self) -> bool {
        match &self.way {
            Way::Alone(fabric) => fabric.is_over(self.round),
            Way::Shared(seat) => seat.over > self.round,
        }
    }

    pub(crate) fn inbox_is_empty(&self) -> bool {
        let is_empty = |inbox: &Inbox| inbox.get(&self.round).is_none_or(VecDeque::is_empty);
        match &self.way {
            Way::Alone(fabric) => is_empty(&fabric.inbox.borrow()),
            Way::Shared(seat) => is_empty(&seat.inbox),
        }
    }

    /// After [`Rounds::is_over`], and when everything was taken.
    pub(crate) fn next(&mut self) {
        let left = match &mut self.way {
            Way::Alone(fabric) => fabric.inbox.borrow_mut().remove(&self.round),
            Way::Shared(seat) => seat.inbox.remove(&self.round),
        };
        assert!(left.is_none_or(|l| l.is_empty()), "everything of a round is taken in it");
        self.round += 1;
    }

    /// The same bytes to everybody, and those of everybody, by number: one round.
    pub(crate) fn tell_all(&mut self, bytes: &[u8]) -> Result<Vec<Vec<u8>>, Gone> {
        let (me, peers) = (self.me(), self.peers());
        for to in 0..peers {
            self.send(Batch::new(to, me, 0, bytes.to_vec()));
        }
        self.hear_all()
    }

    /// Closes the round, and waits for what it brings: of everybody, the last message.
    pub(crate) fn hear_all(&mut self) -> Result<Vec<Vec<u8>>, Gone> {
        self.close();
        let mut all = vec![Vec::new(); self.peers() as usize];
        loop {
            while let Some(batch) = self.take() {
                if let Some(slot) = all.get_mut(batch.from as usize) {
                    *slot = batch.bytes().to_vec();
                }
            }
            if self.is_over() && self.inbox_is_empty() {
                break;
            }
            self.pump(true)?;
        }
        self.next();
        Ok(all)
    }
}
