//! Several workers in one process. Each has a part of the states, a store and a thread of its
//! own, exactly as if it were a process (so that nothing of the search knows the difference);
//! what they share is the connection to the other processes.
//!
//! Timely's worker cannot leave its thread, which is the one that lent the model. So that
//! thread becomes the *hub*: it sends what the workers have put out for other processes, hands
//! them what arrives, and says when a round is over. Messages between workers of one process
//! do not pass through it.
//!
//! Why a round that is over for the hub is over for all: a worker puts out all messages of a
//! round before it says that it has closed it, and the hub reads who has closed before it
//! takes what was put out; so it closes the round for the process after everything of it was
//! sent. What has arrived it hands over before it says that the round is over, and a worker
//! reads both under one lock.

use crate::batch::Batch;
use crate::beat::Counted;
use crate::fabric::{Fabric, Gone, PATIENCE};
use crate::lost::Lost;
use crate::rounds::Inbox;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::*};
use std::sync::{Condvar, Mutex, MutexGuard};
use std::thread::Thread;

/// What the workers of one process share.
pub(crate) struct Seats {
    /// The number of the first of them among all.
    first: u32,
    peers: u32,
    desks: Vec<Desk>,
    /// For other processes.
    outbox: Mutex<Vec<Batch>>,
    n_gone: AtomicUsize,
    hub: Thread,
    lost: Lost,
}

/// One worker's place.
struct Desk {
    tray: Mutex<Tray>,
    arrived: Condvar,
    /// Rounds that the worker has closed.
    closed: AtomicU64,
    counted: Counted,
}

#[derive(Default)]
struct Tray {
    inbox: Inbox,
    /// Bytes that others have received from this worker, by whom.
    credits: Vec<u64>,
    has_credits: bool,
    /// Rounds before this one are over.
    over: u64,
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|e| e.into_inner())
}

impl Seats {
    /// For so many workers in each process; the hub is the thread that calls this.
    pub(crate) fn new(fabric: &Fabric<'_>, here: u32, lost: &Lost) -> Seats {
        let peers = fabric.peers() * here;
        let desk = |_| Desk {
            tray: Mutex::new(Tray { credits: vec![0; peers as usize], ..Tray::default() }),
            arrived: Condvar::new(),
            closed: AtomicU64::new(0),
            counted: Counted::default(),
        };
        Seats {
            first: fabric.me() * here,
            peers,
            desks: (0..here).map(desk).collect(),
            outbox: Mutex::default(),
            n_gone: AtomicUsize::new(0),
            hub: std::thread::current(),
            lost: lost.clone(),
        }
    }

    /// The place of a worker.
    pub(crate) fn seat(&self, number: u32) -> Seat<'_> {
        Seat {
            seats: self,
            me: self.first + number,
            inbox: Inbox::new(),
            credits: vec![0; self.peers as usize],
            over: 0,
        }
    }

    /// What a worker has counted.
    pub(crate) fn counted(&self, number: u32) -> &Counted {
        &self.desks[number as usize].counted
    }

    fn desk(&self, worker: u32) -> Option<&Desk> {
        self.desks.get(worker.checked_sub(self.first)? as usize)
    }

    /// Puts a message on the desk of a worker of this process.
    fn deliver(&self, batch: Batch, round: u64) {
        let Some(desk) = self.desk(batch.to) else {
            return self.lost.set("a message came to the wrong process");
        };
        let mut tray = held(&desk.tray);
        if let Some(credit) = tray.credits.get_mut(batch.from as usize) {
            *credit += batch.received;
            tray.has_credits |= batch.received > 0;
        }
        if !batch.bytes().is_empty() {
            tray.inbox.entry(round).or_default().push_back(batch);
        }
        desk.arrived.notify_one();
    }

    /// Serves the workers of this process until all of them are gone. `sum` is what the
    /// process has counted.
    pub(crate) fn serve(&self, fabric: &mut Fabric<'_>, sum: &Counted) {
        let mut round = 0;
        while self.n_gone.load(Acquire) < self.desks.len() {
            // In this order: see above.
            let all_closed = self.desks.iter().all(|desk| desk.closed.load(Acquire) > round);
            held(&self.outbox).drain(..).for_each(|batch| fabric.send(batch));
            if all_closed {
                fabric.close(round);
            }
            let _ = fabric.pump(true);
            for (to, from, received) in fabric.credits() {
                self.deliver(Batch::new(to, from, received, Vec::new()), round);
            }
            for (round, batches) in std::mem::take(&mut *fabric.inbox.borrow_mut()) {
                for mut batch in batches {
                    // It was told above.
                    batch.received = 0;
                    self.deliver(batch, round);
                }
            }
            if all_closed && fabric.is_over(round) {
                round += 1;
                self.tell_over(round);
            }
            sum.add_up(self.desks.iter().map(|desk| &desk.counted));
        }
    }

    fn tell_over(&self, round: u64) {
        for desk in &self.desks {
            held(&desk.tray).over = round;
            desk.arrived.notify_one();
        }
    }
}

/// A worker among several of its process.
pub(crate) struct Seat<'s> {
    seats: &'s Seats,
    pub(crate) me: u32,
    /// What was taken from the tray.
    pub(crate) inbox: Inbox,
    pub(crate) credits: Vec<u64>,
    pub(crate) over: u64,
}

impl Seat<'_> {
    pub(crate) fn peers(&self) -> u32 {
        self.seats.peers
    }

    pub(crate) fn here(&self) -> u32 {
        self.seats.desks.len() as u32
    }

    fn desk(&self) -> &Desk {
        &self.seats.desks[(self.me - self.seats.first) as usize]
    }

    pub(crate) fn send(&mut self, batch: Batch, round: u64) {
        let is_closed = self.desk().closed.load(Relaxed) > round;
        if self.seats.desk(batch.to).is_some() {
            return self.seats.deliver(batch, round + u64::from(is_closed));
        }
        held(&self.seats.outbox).push(batch);
        self.seats.hub.unpark();
    }

    pub(crate) fn pump(&mut self, round: u64, wait: bool) -> Result<(), Gone> {
        if self.seats.lost.is_set() {
            return Err(Gone);
        }
        let desk = &self.seats.desks[(self.me - self.seats.first) as usize];
        let mut tray = held(&desk.tray);
        if wait && tray.inbox.is_empty() && !tray.has_credits && tray.over <= round {
            let waited = desk.arrived.wait_timeout(tray, PATIENCE);
            tray = waited.unwrap_or_else(|e| e.into_inner()).0;
        }
        for (round, batches) in std::mem::take(&mut tray.inbox) {
            self.inbox.entry(round).or_default().extend(batches);
        }
        if std::mem::take(&mut tray.has_credits) {
            for (sum, credit) in self.credits.iter_mut().zip(&mut tray.credits) {
                *sum += std::mem::take(credit);
            }
        }
        self.over = tray.over;
        Ok(())
    }

    pub(crate) fn close(&mut self, round: u64) {
        self.desk().closed.store(round + 1, Release);
        self.seats.hub.unpark();
    }
}

impl Drop for Seat<'_> {
    /// However it ends: the hub must not wait for it.
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.seats.lost.set("a worker has failed");
        }
        self.seats.n_gone.fetch_add(1, Release);
        self.seats.hub.unpark();
    }
}
