//! A model whose finite runs go on for ever in their last state.
//!
//! A search for acceptance cycles looks at infinite runs. As in SPIN, a run that
//! ends is taken to stay where it is: a state without steps gets one, to itself,
//! that belongs to nobody. So a process that stops for good at an accept label
//! makes a cycle. The LTL product does the same by itself.

use heddle_model::{Actor, Event, Fault, Model, Sink, Step, Worker, Wrapper, WrapperWorker};

pub struct Stutter<M>(pub M);

pub struct StutterWorker<W>(W);

const STAY: Step = Step { actor: Actor::NOBODY, edge: 0 };

impl<M: Model> Wrapper for Stutter<M> {
    type Inner = M;
    type Worker<'m>
        = StutterWorker<M::Worker<'m>>
    where
        Self: 'm;

    fn inner(&self) -> &M {
        &self.0
    }

    fn worker(&self) -> Self::Worker<'_> {
        StutterWorker(self.0.worker())
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        let told = self.0.narrate(state, step);
        if told.is_some() || step != STAY {
            return told;
        }
        let mut any = Any(false);
        self.0.worker().expand(state, &mut any);
        let event = Event {
            actor: Actor::NOBODY,
            lane: "(nobody)".into(),
            span: None,
            text: "nothing moves any more".into(),
            changes: Vec::new(),
            output: String::new(),
            note: String::new(),
            touches: Vec::new(),
        };
        (!any.0).then(|| (vec![event], Some(state.to_vec())))
    }
}

impl<W: Worker> WrapperWorker for StutterWorker<W> {
    type Inner = W;

    fn inner(&self) -> &W {
        &self.0
    }

    fn inner_mut(&mut self) -> &mut W {
        &mut self.0
    }

    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        let mut counted = Counted { sink, any: false };
        self.0.expand(state, &mut counted);
        if !counted.any {
            sink.step(STAY, state);
        }
    }
}

struct Any(bool);

impl Sink for Any {
    fn step(&mut self, _: Step, _: &[u8]) {
        self.0 = true;
    }

    fn fault(&mut self, _: Step, _: Fault, _: Option<&[u8]>) {
        self.0 = true;
    }
}

struct Counted<'s, S> {
    sink: &'s mut S,
    any: bool,
}

impl<S: Sink> Sink for Counted<'_, S> {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.any = true;
        self.sink.step(step, successor);
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        self.any = true;
        self.sink.fault(step, fault, successor);
    }
}
