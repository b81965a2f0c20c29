//! A model whose finite runs go on for ever in their last state.
//!
//! A search for acceptance cycles looks at infinite runs. As in SPIN, a run that
//! ends is taken to stay where it is: a state without steps gets one, to itself,
//! that belongs to nobody. So a process that stops for good at an accept label
//! makes a cycle. The LTL product does the same by itself.

use heddle_model::{
    Actor, Actors, Ample, Blocked, Event, Facts, Fault, Field, Labels, Model, Property, Sink, Site,
    Step, Violation, Worker,
};

pub struct Stutter<M>(pub M);

pub struct StutterWorker<W>(W);

const STAY: Step = Step { actor: Actor::NOBODY, edge: 0 };

impl<M: Model> Model for Stutter<M> {
    type Worker<'m>
        = StutterWorker<M::Worker<'m>>
    where
        Self: 'm;

    fn worker(&self) -> Self::Worker<'_> {
        StutterWorker(self.0.worker())
    }

    fn facts(&self) -> Facts {
        self.0.facts()
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        self.0.initial(out);
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
        };
        (!any.0).then(|| (vec![event], Some(state.to_vec())))
    }

    fn violation(&self, fault: Fault) -> Violation {
        self.0.violation(fault)
    }

    fn fields(&self, state: &[u8]) -> Vec<Field> {
        self.0.fields(state)
    }

    fn blocked(&self, state: &[u8]) -> Vec<Blocked> {
        self.0.blocked(state)
    }

    fn properties(&self) -> Vec<Property> {
        self.0.properties()
    }

    fn sites(&self) -> Vec<Site> {
        self.0.sites()
    }
}

impl<W: Worker> Worker for StutterWorker<W> {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        let mut counted = Counted { sink, any: false };
        self.0.expand(state, &mut counted);
        if !counted.any {
            sink.step(STAY, state);
        }
    }

    fn expand_actor(&mut self, state: &[u8], actor: Actor, sink: &mut impl Sink) {
        self.0.expand_actor(state, actor, sink);
    }

    fn ample(&mut self, state: &[u8]) -> Option<Ample> {
        self.0.ample(state)
    }

    fn stuck(&mut self, state: &[u8]) -> Option<Fault> {
        self.0.stuck(state)
    }

    fn labels(&mut self, state: &[u8]) -> Labels {
        self.0.labels(state)
    }

    fn holds(&mut self, state: &[u8], index: u32) -> bool {
        self.0.holds(state, index)
    }

    fn enabled(&mut self, state: &[u8], out: &mut Actors) {
        self.0.enabled(state, out);
    }

    fn reached(&self) -> &[u64] {
        self.0.reached()
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
