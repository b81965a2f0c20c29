//! One search on several processes, on one machine or on many: when the states outgrow a
//! machine's memory, each of `n` processes holds an `n`th of them.
//!
//! Every process runs the same program on the same input and reaches the same questions in
//! the same order; [`Cluster::safety`] is where they answer one together. A state belongs to
//! the process that its hash names (Stern and Dill, *Parallelizing the Murφ verifier*, CAV
//! 1997); successors are sent to their owners. The search is breadth first, level by level:
//! the violation that is told has a shortest run, and which one it is does not depend on the
//! number of processes. Timely dataflow moves the messages and tells when a level is over.
//!
//! Whatever is lost (a process, a link) ends the search `open`, with its words; nothing that
//! was not seen by all can be told as `holds`.
//!
//! `net` are the connections, `beat` who is alive, `fabric` rounds of messages, `record` states
//! on the wire, `search` the levels, `news` what all tell each other after each, `way` the run
//! to a violation. Not here: how processes are started, and anything of a language.
//!
//! Not done by it: searches for cycles, formulas of CTL, stores that forget.

mod batch;
mod beat;
mod fabric;
mod lost;
mod net;
mod news;
mod record;
mod search;
mod side;
mod way;
mod wire;

pub use net::Team;

use beat::{Counted, Counts};
use fabric::Rounds;
use heddle_engine::{Options, Outcome, Progress, Stop};
use heddle_model::Model;
use lost::Lost;
use std::cell::RefCell;
use std::io;
use std::net::TcpListener;
use std::sync::Arc;
use timely::WorkerConfig;
use timely::communication::Hooks;
use timely::communication::allocator::zero_copy::initialize::initialize_networking_from_sockets;
use timely::communication::allocator::{Allocator, ProcessBuilder};
use timely::worker::Worker;

/// This process's place among all that search together.
pub struct Cluster {
    worker: RefCell<Worker>,
    lost: Lost,
    counts: Counts,
    me: usize,
    connections: Vec<std::net::TcpStream>,
}

impl Cluster {
    /// Meets the others. `listener` is what the others know as this process's address.
    pub fn join(team: &Team, listener: &TcpListener) -> io::Result<Cluster> {
        let lost = Lost::default();
        let counts: Counts = Arc::new(team.addresses.iter().map(|_| Counted::default()).collect());
        let met = net::connect(team, listener, &lost)?;
        let connections = met.handles()?;
        beat::begin(team.me, met.beats, &counts, &lost)?;
        let hooks = Hooks::default();
        let inner = ProcessBuilder::new_typed_vector(1, hooks.refill.clone(), hooks.spill.clone());
        let (mut builders, guard) =
            initialize_networking_from_sockets(inner, met.data, team.me, 1, hooks)?;
        // Its threads are waited for by nobody: they end with the process.
        std::mem::forget(guard);
        let builder = builders.pop().ok_or_else(|| io::Error::other("no worker"))?;
        let allocator = Allocator::Tcp(builder.build());
        // Without a clock it would never wait, and turn round for ever.
        let now = Some(std::time::Instant::now());
        let worker = Worker::new(WorkerConfig::default(), allocator, now);
        Ok(Cluster { worker: RefCell::new(worker), lost, counts, me: team.me, connections })
    }

    /// How many search together.
    pub fn peers(&self) -> usize {
        self.counts.len()
    }

    /// The first one tells people.
    pub fn is_first(&self) -> bool {
        self.me == 0
    }

    /// Explores every reachable state and reports broken steps and stuck states, as
    /// `heddle_engine::safety` does. Every process answers the same.
    pub fn safety<M: Model>(
        &self,
        model: &M,
        options: &Options,
        stop: &Stop,
        progress: &Progress,
    ) -> Outcome {
        let mut worker = self.worker.borrow_mut();
        let rounds = Rounds::new(&mut worker, self.lost.clone());
        let around = search::Around { rounds, counts: &self.counts, lost: &self.lost };
        search::safety(model, options, stop, progress, around)
    }

    /// Whether it is true of any of the processes. All ask the same questions in the same
    /// order.
    pub fn any(&self, of_this: bool) -> bool {
        self.tell_all(&[of_this as u8, 0]).iter().any(|bytes| bytes.first() == Some(&1))
    }

    /// The texts that every process has.
    pub fn common(&self, mut texts: Vec<String>) -> Vec<String> {
        let mut bytes = Vec::new();
        texts.iter().for_each(|t| wire::put_bytes(&mut bytes, t.as_bytes()));
        bytes.push(0);
        for theirs in self.tell_all(&bytes) {
            let mut reader = wire::Reader(&theirs);
            let mut known = Vec::new();
            while let Some(text) = reader.text() {
                known.push(text);
            }
            texts.retain(|t| known.contains(t));
        }
        texts
    }

    fn tell_all(&self, bytes: &[u8]) -> Vec<Vec<u8>> {
        let mut worker = self.worker.borrow_mut();
        let mut rounds = Rounds::new(&mut worker, self.lost.clone());
        rounds.tell_all(bytes).unwrap_or_default()
    }

    /// Goes away at once; the others find out.
    pub fn leave(&self) {
        self.lost.set("this process has left");
        self.connections.iter().for_each(|c| {
            let _ = c.shutdown(std::net::Shutdown::Both);
        });
    }

    /// Serves the others until the first one has gone: what they wait for may still have to
    /// pass through here.
    pub fn stay(&self) {
        let mut worker = self.worker.borrow_mut();
        while !self.lost.is_set() {
            worker.step_or_park(Some(std::time::Duration::from_millis(20)));
        }
    }
}
