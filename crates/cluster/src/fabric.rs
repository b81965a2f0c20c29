//! Messages between all processes, over timely dataflow, in rounds (see `rounds`): a round is
//! a timestamp, and timely's progress tracking tells when it is over.
//!
//! The dataflow is a source, which sends what stands in an outbox, and a sink, which puts
//! what arrives into an inbox, by rounds: somebody who is ahead may send for the next one.
//! The search itself runs outside of timely's operators, on the same thread, because
//! operators must own what they use, and a model is only lent.

use crate::batch::{Batch, ToOwner};
use crate::lost::Lost;
use crate::rounds::Inbox;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;
use timely::dataflow::channels::pact::DistributorPact;
use timely::dataflow::channels::pushers::Output;
use timely::dataflow::operators::Probe;
use timely::dataflow::operators::generic::builder_rc::OperatorBuilder;
use timely::dataflow::operators::probe::Handle;
use timely::scheduling::Activator;
use timely::worker::Worker;

/// Somebody is lost, and so is what was waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Gone;

/// How long to wait for a message before looking whether everybody is still there.
pub(crate) const PATIENCE: Duration = Duration::from_millis(5);

#[derive(Default)]
struct Outbox {
    ready: VecDeque<Batch>,
    /// The round that what follows belongs to; `None`: there is no more.
    round: Option<u64>,
}

/// Bytes that a worker has received from another: from whom, by whom, how many.
pub(crate) type Credit = (u32, u32, u64);

/// One process's connection to all, for one search.
pub(crate) struct Fabric<'w> {
    worker: &'w mut Worker,
    lost: Lost,
    outbox: Rc<RefCell<Outbox>>,
    pub(crate) inbox: Rc<RefCell<Inbox>>,
    credits: Rc<RefCell<Vec<Credit>>>,
    source: Activator,
    probe: Handle<u64>,
}

impl<'w> Fabric<'w> {
    /// For so many workers in each process: a message goes to the process of its worker.
    pub(crate) fn new(worker: &'w mut Worker, here: u32, lost: Lost) -> Self {
        let outbox = Rc::new(RefCell::new(Outbox { round: Some(0), ..Outbox::default() }));
        let inbox: Rc<RefCell<Inbox>> = Rc::default();
        let credits: Rc<RefCell<Vec<Credit>>> = Rc::default();
        let (to_send, arrived, credited) = (outbox.clone(), inbox.clone(), credits.clone());
        let (source, probe) = worker.dataflow::<u64, _, _>(|scope| {
            let mut builder = OperatorBuilder::new("Outbox".into(), scope);
            let (mut output, stream): (Output<u64, Batch>, _) = builder.new_output();
            let source = scope.activator_for(builder.operator_info().address);
            builder.build(move |mut caps| {
                let mut cap = caps.pop();
                move |_| {
                    let mut out = output.activate();
                    let mut outbox = to_send.borrow_mut();
                    let Some(held) = &mut cap else { return };
                    for mut batch in outbox.ready.drain(..) {
                        out.give(held, &mut batch);
                    }
                    match outbox.round {
                        Some(round) if round > *held.time() => held.downgrade(&round),
                        Some(_) => {}
                        None => cap = None,
                    }
                }
            });
            let mut builder = OperatorBuilder::new("Inbox".into(), scope);
            let mut input = builder.new_input(stream, DistributorPact(move |_| ToOwner { here }));
            let (_, seen) = builder.new_output::<Vec<()>>();
            builder.build(move |_| {
                move |_| {
                    input.for_each(|cap, batch| {
                        // At once, whatever the round: somebody may wait for it.
                        if batch.received > 0 {
                            credited.borrow_mut().push((batch.to, batch.from, batch.received));
                        }
                        if !batch.bytes().is_empty() {
                            let mut arrived = arrived.borrow_mut();
                            let of_round = arrived.entry(*cap.time()).or_default();
                            of_round.push_back(std::mem::take(batch));
                        }
                    });
                }
            });
            (source, seen.probe().0)
        });
        Fabric { worker, lost, outbox, inbox, credits, source, probe }
    }

    pub(crate) fn me(&self) -> u32 {
        self.worker.index() as u32
    }

    pub(crate) fn peers(&self) -> u32 {
        self.worker.peers() as u32
    }

    pub(crate) fn send(&mut self, batch: Batch) {
        self.outbox.borrow_mut().ready.push_back(batch);
        self.source.activate();
    }

    /// Bytes that one has received from here, where there is one worker.
    pub(crate) fn credit(&mut self, from: u32) -> u64 {
        let mut credits = self.credits.borrow_mut();
        if credits.is_empty() {
            return 0;
        }
        let sum = credits.iter().filter(|credit| credit.1 == from).map(|credit| credit.2).sum();
        credits.retain(|credit| credit.1 != from);
        sum
    }

    /// All that was received from here since this was last asked.
    pub(crate) fn credits(&mut self) -> Vec<Credit> {
        std::mem::take(&mut *self.credits.borrow_mut())
    }

    /// Lets messages come and go.
    pub(crate) fn pump(&mut self, wait: bool) -> Result<(), Gone> {
        self.step(if wait { PATIENCE } else { Duration::ZERO });
        if self.lost.is_set() { Err(Gone) } else { Ok(()) }
    }

    fn step(&mut self, wait: Duration) {
        self.worker.step_or_park(Some(wait));
    }

    /// Nothing more is sent from here in this round.
    pub(crate) fn close(&mut self, round: u64) {
        self.outbox.borrow_mut().round = Some(round + 1);
        self.source.activate();
        self.step(Duration::ZERO);
    }

    /// All have closed it, and all that was sent has arrived.
    pub(crate) fn is_over(&self, round: u64) -> bool {
        !self.probe.less_than(&(round + 1))
    }
}

impl Drop for Fabric<'_> {
    /// The dataflow ends with the search.
    fn drop(&mut self) {
        self.outbox.borrow_mut().round = None;
        self.source.activate();
        self.worker.step_or_park(Some(Duration::ZERO));
    }
}
