//! Rounds of messages between all processes, over timely dataflow.
//!
//! In a round everybody sends as much as it likes to whom it likes, receives what comes, and
//! says when it has nothing more to send. The round is over when all have said so and all
//! that was sent has arrived: timely's progress tracking tells (a round is a timestamp).
//!
//! The dataflow is a source, which sends what stands in an outbox, and a sink, which puts
//! what arrives into an inbox, by rounds: somebody who is ahead may send for the next one.
//! The search itself runs outside of timely's operators, on the same thread, because
//! operators must own what they use, and a model is only lent.

use crate::batch::{Batch, ToOwner};
use crate::lost::Lost;
use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
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
const PATIENCE: Duration = Duration::from_millis(5);

#[derive(Default)]
struct Outbox {
    ready: VecDeque<Batch>,
    /// The round that what follows belongs to; `None`: there is no more.
    round: Option<u64>,
}

type Inbox = BTreeMap<u64, VecDeque<Batch>>;

/// The rounds of one search.
pub(crate) struct Rounds<'w> {
    worker: &'w mut Worker,
    lost: Lost,
    outbox: Rc<RefCell<Outbox>>,
    inbox: Rc<RefCell<Inbox>>,
    credits: Rc<RefCell<Vec<u64>>>,
    source: Activator,
    probe: Handle<u64>,
    round: u64,
}

impl<'w> Rounds<'w> {
    pub(crate) fn new(worker: &'w mut Worker, lost: Lost) -> Self {
        let outbox = Rc::new(RefCell::new(Outbox { round: Some(0), ..Outbox::default() }));
        let inbox: Rc<RefCell<Inbox>> = Rc::default();
        let credits = Rc::new(RefCell::new(vec![0; worker.peers()]));
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
            let mut input = builder.new_input(stream, DistributorPact(|_| ToOwner));
            let (_, seen) = builder.new_output::<Vec<()>>();
            builder.build(move |_| {
                move |_| {
                    input.for_each(|cap, batch| {
                        // At once, whatever the round: somebody may wait for it.
                        if let Some(credit) = credited.borrow_mut().get_mut(batch.from as usize) {
                            *credit += batch.received;
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
        Rounds { worker, lost, outbox, inbox, credits, source, probe, round: 0 }
    }

    pub(crate) fn me(&self) -> u32 {
        self.worker.index() as u32
    }

    pub(crate) fn peers(&self) -> u32 {
        self.worker.peers() as u32
    }

    /// Sends within this round, or, once it is closed, within the next.
    pub(crate) fn send(&mut self, batch: Batch) {
        self.outbox.borrow_mut().ready.push_back(batch);
        self.source.activate();
    }

    /// The next message of this round that has arrived.
    pub(crate) fn take(&mut self) -> Option<Batch> {
        self.inbox.borrow_mut().get_mut(&self.round)?.pop_front()
    }

    /// Bytes that somebody has received from here since this was last asked.
    pub(crate) fn credit(&mut self, from: u32) -> u64 {
        std::mem::take(&mut self.credits.borrow_mut()[from as usize])
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
    pub(crate) fn close(&mut self) {
        self.outbox.borrow_mut().round = Some(self.round + 1);
        self.source.activate();
        self.step(Duration::ZERO);
    }

    /// All have closed it, and all that was sent has arrived.
    pub(crate) fn is_over(&self) -> bool {
        !self.probe.less_than(&(self.round + 1))
    }

    /// After [`Rounds::is_over`], and when everything was taken.
    pub(crate) fn next(&mut self) {
        let left = self.inbox.borrow_mut().remove(&self.round);
        assert!(left.is_none_or(|l| l.is_empty()), "everything of a round is taken in it");
        self.round += 1;
    }

    /// The same bytes to everybody, and those of everybody, by number: one round.
    pub(crate) fn tell_all(&mut self, bytes: &[u8]) -> Result<Vec<Vec<u8>>, Gone> {
        let (me, peers) = (self.me(), self.peers());
        for to in 0..peers {
            self.send(Batch::new(to, me, 0, bytes.to_vec()));
        }
        self.close();
        let mut all = vec![Vec::new(); peers as usize];
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

    pub(crate) fn inbox_is_empty(&self) -> bool {
        self.inbox.borrow().get(&self.round).is_none_or(VecDeque::is_empty)
    }
}

impl Drop for Rounds<'_> {
    /// The dataflow ends with the search.
    fn drop(&mut self) {
        self.outbox.borrow_mut().round = None;
        self.source.activate();
        self.worker.step_or_park(Some(Duration::ZERO));
    }
}
