//! A wrapper that says nothing passes everything on: every method of the waist, by a
//! model whose answers nobody would make up.

use heddle_model::*;

const FAULT: Fault = Fault { kind: FaultKind::Leak, site: 77 };
const STEP: Step = Step { actor: Actor(3), edge: 5 };

struct Probe;
struct ProbeWorker;

fn event() -> Event {
    Event {
        actor: Actor(3),
        lane: "lane".into(),
        span: None,
        text: "text".into(),
        changes: Vec::new(),
        output: String::new(),
        note: String::new(),
        touches: Vec::new(),
    }
}

impl Model for Probe {
    type Worker<'m> = ProbeWorker;

    fn worker(&self) -> ProbeWorker {
        ProbeWorker
    }

    fn facts(&self) -> Facts {
        Facts { max_actors: Some(41), state_bytes: 43, ..Facts::default() }
    }

    fn matching(&self) -> Matching {
        Matching::Abstract
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        out(&[1, 2]);
        out(&[3]);
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        (step == STEP).then(|| (vec![event()], Some([state, &[9]].concat())))
    }

    fn violation(&self, fault: Fault) -> Violation {
        Violation::new(fault.kind, format!("site {}", fault.site), None)
    }

    fn fields(&self, state: &[u8]) -> Vec<Field> {
        let text = || format!("{state:?}");
        vec![Field { owner: text(), name: text(), value: text() }]
    }

    fn fields_within(&self, state: &[u8], step: Step) -> Option<Vec<Field>> {
        (step == STEP).then(|| self.fields(state))
    }

    fn blocked(&self, state: &[u8]) -> Vec<Blocked> {
        let text = format!("{state:?}");
        let (lane, reason) = (String::new(), String::new());
        vec![Blocked { actor: Actor(3), lane, span: None, text, reason }]
    }

    fn properties(&self) -> Vec<Property> {
        vec![Property { kind: FaultKind::Leak, name: "property".into(), span: None }]
    }

    fn sites(&self) -> Vec<Site> {
        vec![Site::Warning { span: None, text: "site".into() }]
    }

    fn gaps(&self) -> Vec<Gap> {
        vec![Gap::Unwind(17)]
    }

    fn doubts(&self) -> Vec<String> {
        vec!["doubt".into()]
    }
}

impl Worker for ProbeWorker {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        sink.step(STEP, &[state, &[9]].concat());
        sink.fault(STEP, FAULT, None);
    }

    fn reduction(&mut self) -> Option<&mut impl Reduction> {
        Some(self)
    }

    fn key(&mut self, state: &[u8], out: &mut Vec<u8>) {
        out.clear();
        out.extend(state.iter().rev());
    }

    fn stuck(&mut self, state: &[u8]) -> Option<Fault> {
        Some(Fault { site: state[0].into(), ..FAULT })
    }

    fn labels(&mut self, state: &[u8]) -> Labels {
        Labels(state[0])
    }

    fn holds(&mut self, state: &[u8], index: u32) -> bool {
        u32::from(state[0]) == index
    }

    fn enabled(&mut self, state: &[u8], out: &mut Actors) {
        out.clear();
        out.insert(Actor(state[0].into()));
    }

    fn reached(&self) -> &[u64] {
        &[0xabc]
    }
}

impl Reduction for ProbeWorker {
    fn ample(&mut self, state: &[u8]) -> Option<Ample> {
        Some(Ample { actor: Actor(state[0].into()), once: true, forward: false })
    }

    fn next_ample(&mut self, state: &[u8], after: Actor) -> Option<Ample> {
        let actor = Actor(after.0 + u16::from(state[0]));
        Some(Ample { actor, once: false, forward: true })
    }

    fn expand_actor(&mut self, state: &[u8], actor: Actor, sink: &mut impl Sink) {
        sink.step(Step { actor, edge: 23 }, state);
    }
}

/// A wrapper that says nothing itself.
struct Plain<M>(M);
struct PlainWorker<W>(W);

impl<M: Model> Wrapper for Plain<M> {
    type Inner = M;
    type Worker<'m>
        = PlainWorker<M::Worker<'m>>
    where
        Self: 'm;

    fn inner(&self) -> &M {
        &self.0
    }

    fn worker(&self) -> Self::Worker<'_> {
        PlainWorker(self.0.worker())
    }
}

impl<W: Worker> WrapperWorker for PlainWorker<W> {
    type Inner = W;

    fn inner(&self) -> &W {
        &self.0
    }

    fn inner_mut(&mut self) -> &mut W {
        &mut self.0
    }
}

/// One that puts a byte in front of each state, and makes states itself.
struct Prefixed<M>(M);
struct PrefixedWorker<W>(W);

impl<M: Model> Wrapper for Prefixed<M> {
    type Inner = M;
    type Worker<'m>
        = PrefixedWorker<M::Worker<'m>>
    where
        Self: 'm;

    const SAME_STATES: bool = false;

    fn inner(&self) -> &M {
        &self.0
    }

    fn worker(&self) -> Self::Worker<'_> {
        PrefixedWorker(self.0.worker())
    }

    fn inside<'s>(&self, state: &'s [u8]) -> &'s [u8] {
        &state[1..]
    }
}

impl<W: Worker> WrapperWorker for PrefixedWorker<W> {
    type Inner = W;

    const SAME_STATES: bool = false;

    fn inner(&self) -> &W {
        &self.0
    }

    fn inner_mut(&mut self) -> &mut W {
        &mut self.0
    }

    fn inside<'s>(&self, state: &'s [u8]) -> &'s [u8] {
        &state[1..]
    }
}

#[derive(Default, PartialEq, Debug)]
struct Emitted(Vec<(Step, Option<Fault>, Option<Vec<u8>>)>);

impl Sink for Emitted {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.0.push((step, None, Some(successor.to_vec())));
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        self.0.push((step, Some(fault), successor.map(<[u8]>::to_vec)));
    }
}

/// All that a model says of its states, as text.
fn told<M: Model>(m: &M, state: &[u8]) -> Vec<String> {
    let mut w = Model::worker(m);
    let mut enabled = Actors::default();
    Worker::enabled(&mut w, state, &mut enabled);
    vec![
        format!("{:?}", Model::violation(m, FAULT)),
        format!("{:?}", Model::fields(m, state)),
        format!("{:?}", Model::blocked(m, state)),
        format!("{:?}", Model::properties(m)),
        format!("{:?}", Model::sites(m)),
        format!("{:?}", Model::gaps(m)),
        format!("{:?}", Model::doubts(m)),
        format!("{:?}", Worker::stuck(&mut w, state)),
        format!("{:?}", Worker::labels(&mut w, state)),
        format!("{:?}", (0..9).map(|i| Worker::holds(&mut w, state, i)).collect::<Vec<_>>()),
        format!("{enabled:?}"),
        format!("{:?}", Worker::reached(&w)),
    ]
}

/// All that it does, where its states are those of the model inside.
fn done<M: Model>(m: &M) -> Vec<String> {
    let state = [7, 6, 5];
    let mut w = Model::worker(m);
    let mut initial = Vec::new();
    Model::initial(m, &mut |s| initial.push(s.to_vec()));
    let (mut all, mut some, mut key) = (Emitted::default(), Emitted::default(), Vec::new());
    Worker::expand(&mut w, &state, &mut all);
    Worker::key(&mut w, &state, &mut key);
    let reduction = Worker::reduction(&mut w).expect("a reduction");
    let ample = [reduction.ample(&state), reduction.next_ample(&state, Actor(100))];
    reduction.expand_actor(&state, Actor(55), &mut some);
    vec![
        format!("{:?}", Model::facts(m)),
        format!("{:?}", Model::matching(m)),
        format!("{initial:?}"),
        format!("{:?}", Model::narrate(m, &state, STEP)),
        format!("{:?}", Model::fields_within(m, &state, STEP)),
        format!("{all:?} {some:?} {key:?} {ample:?}"),
    ]
}

#[test]
fn what_is_not_said_is_passed_on() {
    let state = [7, 6, 5];
    let (expected, deeds) = (told(&Probe, &state), done(&Probe));
    let erased = Erased::new(&Probe);
    let plain = Plain(Plain(&Probe));
    let both = Plain(Erased::new(&plain));
    assert_eq!((told(&&Probe, &state), done(&&Probe)), (expected.clone(), deeds.clone()));
    assert_eq!((told(&erased, &state), done(&erased)), (expected.clone(), deeds.clone()));
    assert_eq!((told(&plain, &state), done(&plain)), (expected.clone(), deeds.clone()));
    assert_eq!((told(&both, &state), done(&both)), (expected, deeds));
}

#[test]
fn states_of_its_own_are_looked_into_and_not_taken_for_others() {
    let prefixed = Prefixed(&Probe);
    assert_eq!(told(&prefixed, &[99, 7, 6, 5]), told(&Probe, &[7, 6, 5]));
    assert_eq!(Model::matching(&prefixed), Matching::Whole);
    let mut worker = Model::worker(&prefixed);
    assert!(Worker::reduction(&mut worker).is_none());
    let mut key = Vec::new();
    Worker::key(&mut worker, &[99, 7, 6, 5], &mut key);
    assert_eq!(key, [99, 7, 6, 5]);
}

/// Rather a panic than a state without its front part.
#[test]
#[should_panic(expected = "makes the next ones")]
fn states_of_its_own_are_made_by_itself() {
    let prefixed = Prefixed(&Probe);
    Worker::expand(&mut Model::worker(&prefixed), &[99, 7], &mut Emitted::default());
}
