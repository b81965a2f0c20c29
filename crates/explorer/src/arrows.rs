//! Arrows between the statements of a run: from a message to its receive, from a store to
//! the load that read it, from an unlock to the lock that got it, from the statement that
//! starts a thread to its first, and from its last to the one that waited for it.
//!
//! Made of what each statement says that it touched ([`heddle_model::Touch`]). An arrow
//! that is not certain is not drawn: where several stores of one value come into question
//! there is none.

use heddle_model::{Act, Event, Touch};
use std::collections::HashMap;

/// A statement of a run: the number of its step and its place in it.
pub type Spot = (usize, usize);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Message,
    ReadsFrom,
    Lock,
    Thread,
}

impl Kind {
    pub fn name(self) -> &'static str {
        match self {
            Kind::Message => "message",
            Kind::ReadsFrom => "rf",
            Kind::Lock => "lock",
            Kind::Thread => "thread",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrow {
    pub kind: Kind,
    pub from: Spot,
    pub to: Spot,
    pub object: String,
}

/// The arrows of a run; `steps` has the statements of each step.
pub fn arrows<'e>(steps: impl Iterator<Item = &'e [Event]>) -> Vec<Arrow> {
    let steps: Vec<&[Event]> = steps.collect();
    let mut draw = Draw { written: written(&steps), ..Draw::default() };
    for (i, events) in steps.iter().enumerate() {
        for (j, event) in events.iter().enumerate() {
            draw.begins((i, j), event);
            event.touches.iter().for_each(|t| draw.touch((i, j), event, t));
            draw.last.insert(&event.lane, (i, j));
        }
    }
    draw.arrows
}

/// Who stored what, by variable and value: the lane and the place of each store.
type Written<'e> = HashMap<(&'e str, &'e str), Vec<(&'e str, Spot)>>;

fn written<'e>(steps: &[&'e [Event]]) -> Written<'e> {
    let mut out = Written::new();
    for (i, events) in steps.iter().enumerate() {
        for (j, event) in events.iter().enumerate() {
            for t in event.touches.iter().filter(|t| matches!(t.act, Act::Write { .. })) {
                let stores = out.entry((&t.object, &t.value)).or_default();
                stores.push((&event.lane, (i, j)));
                stores.dedup();
            }
        }
    }
    out
}

#[derive(Default)]
struct Draw<'e> {
    written: Written<'e>,
    arrows: Vec<Arrow>,
    /// Messages under way, by channel: who sent each.
    queues: HashMap<&'e str, Vec<Option<Spot>>>,
    offers: HashMap<&'e str, Spot>,
    /// The last store to a variable.
    stores: HashMap<&'e str, Spot>,
    unlocked: HashMap<&'e str, Spot>,
    /// Threads that were started and have not moved.
    started: HashMap<&'e str, Spot>,
    last: HashMap<&'e str, Spot>,
}

impl<'e> Draw<'e> {
    fn begins(&mut self, at: Spot, event: &'e Event) {
        if let Some(from) = self.started.remove(event.lane.as_str()) {
            self.draw(Kind::Thread, from, at, &event.lane);
        }
    }

    fn touch(&mut self, at: Spot, event: &'e Event, touch: &'e Touch) {
        let object = touch.object.as_str();
        match touch.act {
            Act::Send { at: place } => {
                let queue = self.queues.entry(object).or_default();
                // Messages that were there before the run began have no sender.
                queue.resize(queue.len().max(place as usize), None);
                queue.insert(place as usize, Some(at));
            }
            Act::Receive { at: place } => {
                let queue = self.queues.entry(object).or_default();
                let known = (place as usize) < queue.len();
                if let Some(from) = known.then(|| queue.remove(place as usize)).flatten() {
                    self.draw(Kind::Message, from, at, object);
                }
            }
            Act::Offer => {
                self.offers.insert(object, at);
            }
            Act::Meet => {
                if let Some(from) = self.offers.remove(object) {
                    self.draw(Kind::Message, from, at, object);
                }
            }
            Act::Write { .. } => {
                self.stores.insert(object, at);
            }
            Act::Read { at: None } => {
                if let Some(&from) = self.stores.get(object) {
                    self.draw(Kind::ReadsFrom, from, at, object);
                }
            }
            Act::Read { at: Some(_) } => {
                if let Some(from) = self.only_store(touch, None) {
                    self.draw(Kind::ReadsFrom, from, at, object);
                }
            }
            Act::ReadOwn => {
                if let Some(from) = self.only_store(touch, Some(&event.lane)) {
                    self.draw(Kind::ReadsFrom, from, at, object);
                }
            }
            Act::Release => {
                self.unlocked.insert(object, at);
            }
            Act::Acquire => {
                if let Some(from) = self.unlocked.remove(object) {
                    self.draw(Kind::Lock, from, at, object);
                }
            }
            Act::Start => {
                self.started.insert(object, at);
            }
            Act::Join => {
                if let Some(&from) = self.last.get(object) {
                    self.draw(Kind::Thread, from, at, object);
                }
            }
            Act::Fence => {}
        }
    }

    /// The one store of this value to this variable, by this thread if one is named.
    fn only_store(&self, read: &Touch, lane: Option<&str>) -> Option<Spot> {
        let stores = self.written.get(&(read.object.as_str(), read.value.as_str()))?;
        let mut own = stores.iter().filter(|s| lane.is_none_or(|l| l == s.0));
        let found = own.next()?.1;
        own.next().is_none().then_some(found)
    }

    fn draw(&mut self, kind: Kind, from: Spot, to: Spot, object: &str) {
        if from != to {
            self.arrows.push(Arrow { kind, from, to, object: object.to_string() });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use heddle_model::Actor;

    fn event(lane: &str, touches: Vec<Touch>) -> Vec<Event> {
        vec![Event {
            actor: Actor(0),
            lane: lane.into(),
            span: None,
            text: String::new(),
            changes: Vec::new(),
            output: String::new(),
            note: String::new(),
            touches,
        }]
    }

    fn drawn(steps: &[Vec<Event>]) -> Vec<(&'static str, usize, usize)> {
        let all = arrows(steps.iter().map(Vec::as_slice));
        all.iter().map(|a| (a.kind.name(), a.from.0, a.to.0)).collect()
    }

    fn value(act: Act, object: &str, value: &str) -> Touch {
        Touch { value: value.into(), ..Touch::new(act, object) }
    }

    #[test]
    fn messages_are_received_in_the_order_of_the_channel() {
        let send = |at| event("P", vec![Touch::new(Act::Send { at }, "q")]);
        let receive = |at| event("Q", vec![Touch::new(Act::Receive { at }, "q")]);
        // Two in a row; then one that overtakes, as in a sorted send.
        let steps = [send(0), send(1), receive(0), send(0), receive(0), receive(0), receive(0)];
        assert_eq!(drawn(&steps), [("message", 0, 2), ("message", 3, 4), ("message", 1, 5)]);
    }

    #[test]
    fn a_load_has_the_last_store_and_a_lock_the_last_unlock() {
        let write = event("P", vec![Touch::new(Act::Write { at: None }, "x")]);
        let read = event("Q", vec![Touch::new(Act::Read { at: None }, "x")]);
        let steps = [read.clone(), write.clone(), write, read];
        assert_eq!(drawn(&steps), [("rf", 2, 3)]);
        let lock = |lane| event(lane, vec![Touch::new(Act::Acquire, "m")]);
        let unlock = |lane| event(lane, vec![Touch::new(Act::Release, "m")]);
        assert_eq!(drawn(&[lock("P"), unlock("P"), lock("Q")]), [("lock", 1, 2)]);
    }

    #[test]
    fn threads_begin_and_end() {
        let start = event("main", vec![Touch::new(Act::Start, "w[1]")]);
        let join = event("main", vec![Touch::new(Act::Join, "w[1]")]);
        let steps = [start, event("w[1]", vec![]), event("w[1]", vec![]), join];
        assert_eq!(drawn(&steps), [("thread", 0, 1), ("thread", 2, 3)]);
    }

    #[test]
    fn where_threads_see_stores_at_other_times_only_what_is_certain_is_drawn() {
        let write = |v| event("P", vec![value(Act::Write { at: Some(0) }, "x", v)]);
        let read = |v| event("Q", vec![value(Act::Read { at: Some(0) }, "x", v)]);
        assert_eq!(drawn(&[write("1"), write("2"), read("1")]), [("rf", 0, 2)]);
        assert_eq!(drawn(&[write("1"), write("1"), read("1")]), []);
        let own = event("P", vec![value(Act::ReadOwn, "x", "1")]);
        assert_eq!(drawn(&[own, write("1")]), [("rf", 1, 0)]);
    }
}
