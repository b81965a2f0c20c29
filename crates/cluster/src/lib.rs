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
//! `net`, `link` and `tls` are the connections, `beat` who is alive, `rounds` and `fabric` rounds
//! of messages, `seats` several workers in one process, `record` states on the wire, `exchange` one round of states, `search` the levels,
//! `answers` reduction, `news` what all tell each other after each level, `way` the run to a
//! violation, `owcty` cycles; `log`, `checkpoint` and `resume` what is kept on disk. Not here:
//! how processes are started, files, and anything of a language.
//!
//! Not done by it: formulas of CTL, stores that forget, checkpoints of searches for cycles.

mod answers;
mod batch;
mod beat;
mod checkpoint;
mod exchange;
mod fabric;
#[doc(hidden)]
pub mod fuzz;
mod link;
mod log;
mod lost;
mod net;
mod news;
mod outcome;
mod owcty;
mod record;
mod resume;
mod rounds;
mod search;
mod seats;
mod side;
mod tls;
mod way;
mod wire;

pub use checkpoint::Checkpoint;
pub use link::Link;
pub use log::Disk;
pub use net::{Team, ask_first, gather};

use beat::{Counted, Counts};
use exchange::Exchange;
use fabric::Fabric;
use heddle_engine::{Options, Outcome, Progress, Stop};
use heddle_model::Model;
use lost::Lost;
use rounds::Rounds;
use search::{Question, Search};
use seats::Seats;
use side::Aim;
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
    /// Bytes cost more than the time to save them.
    front: bool,
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
        let (worker, front) = (RefCell::new(worker), team.tls);
        Ok(Cluster { worker, lost, counts, me: team.me, front, connections })
    }

    /// This process alone: the same search, and the same checkpoints.
    pub fn alone() -> Cluster {
        let allocator = Allocator::Thread(Default::default());
        let now = Some(std::time::Instant::now());
        let worker = RefCell::new(Worker::new(WorkerConfig::default(), allocator, now));
        let counts: Counts = Arc::new(vec![Counted::default()]);
        let (lost, connections) = (Lost::default(), Vec::new());
        Cluster { worker, lost, counts, me: 0, front: false, connections }
    }

    /// How many search together.
    pub fn peers(&self) -> usize {
        self.counts.len()
    }

    /// Bytes of states that this process has sent in its last search.
    pub fn bytes_sent(&self) -> u64 {
        self.counts[self.me].sent.load(std::sync::atomic::Ordering::Relaxed)
    }

    /// The first one tells people.
    pub fn is_first(&self) -> bool {
        self.me == 0
    }

    /// Explores every reachable state and reports broken steps and stuck states, as
    /// `heddle_engine::safety` does, with so many workers in each process as the options
    /// say; what is kept of it is said by `keep`. Every process answers the same.
    pub fn safety<M: Model>(
        &self,
        model: &M,
        options: &Options,
        stop: &Stop,
        progress: &Progress,
        keep: Option<&Checkpoint>,
    ) -> Outcome {
        let aim = Aim::Faults;
        self.search(Question { model, options, stop, progress, aim, keep })
    }

    /// Looks for accepting cycles, as `heddle_engine::cycles` does.
    pub fn cycles<M: Model>(
        &self,
        model: &M,
        options: &Options,
        stop: &Stop,
        progress: &Progress,
    ) -> Outcome {
        let aim = Aim::Cycles;
        self.search(Question { model, options, stop, progress, aim, keep: None })
    }

    fn search<M: Model>(&self, asked: Question<'_, M>) -> Outcome {
        let here = asked.options.workers.max(1) as u32;
        let said = self.tell_all(&here.to_le_bytes());
        if said.iter().any(|theirs| *theirs != here.to_le_bytes()) {
            self.lost.set("not all processes have the same number of workers");
        }
        let mut worker = self.worker.borrow_mut();
        let mut fabric = Fabric::new(&mut worker, here, self.lost.clone());
        let (counts, lost, front) = (&self.counts, &self.lost, self.front);
        let counted = &counts[self.me];
        let search = |rounds, counted| Search {
            asked,
            exchange: Exchange::new(rounds, (counts, counted), lost, front),
        };
        if here == 1 {
            return search(Rounds::alone(fabric), counted).run();
        }
        let seats = Seats::new(&fabric, here, lost);
        let part = |number| search(Rounds::shared(seats.seat(number)), seats.counted(number));
        std::thread::scope(|scope| {
            let first = scope.spawn(|| part(0).run());
            for number in 1..here {
                // Its answer would be the same.
                scope.spawn(move || drop(part(number).take_part()));
            }
            seats.serve(&mut fabric, counted);
            first.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        })
    }

    /// Whether it is true of any of the processes. All ask the same questions in the same
    /// order.
    pub fn any(&self, of_this: bool) -> bool {
        self.tell_all(&[of_this as u8, 0]).iter().any(|bytes| bytes.first() == Some(&1))
    }

    /// Whether all processes see the same files there.
    pub fn same_disk(&self, disk: &dyn Disk) -> bool {
        const NAME: &str = "run";
        let mut mine = vec![1];
        if self.is_first() {
            let token = Team::fresh_secret().unwrap_or_default();
            mine.extend(token);
            if disk.replace(NAME, &token).is_err() {
                mine.clear();
                mine.push(0);
            }
        }
        let all = self.tell_all(&mine);
        let told = all.first().filter(|bytes| bytes.len() == 33).map(|bytes| &bytes[1..]);
        let same = told.is_some() && disk.read(NAME, 0, 32).ok().as_deref() == told;
        !self.any(!same) && same
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
        let mut rounds = Rounds::alone(Fabric::new(&mut worker, 1, self.lost.clone()));
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
