//! A register on several servers that stays one register (Attiya, Bar-Noy and Dolev,
//! "Sharing memory robustly in message-passing systems"): an operation asks a majority for
//! the newest value, then stores it, or a newer one, at a majority. That every history is
//! linearizable is looked up in the history itself.

use crate::system::System;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone)]
pub struct Register {
    pub servers: u8,
    /// By client, what it does one after the other: a value to write, or a read.
    pub scripts: Vec<Vec<Option<u8>>>,
}

/// Number and writer.
type Stamp = (u8, u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum What {
    Ask,
    Tell(Stamp, u8),
    Store(Stamp, u8),
    Stored,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Message {
    client: u8,
    operation: u8,
    server: u8,
    what: What,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Client {
    /// Operations done so far.
    Idle(u8),
    Asking(u8, BTreeMap<u8, (Stamp, u8)>),
    Storing(u8, BTreeSet<u8>, u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    Begins(u8),
    /// Client and the value that it wrote or read.
    Ends(u8, u8),
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    servers: Vec<(Stamp, u8)>,
    clients: Vec<Client>,
    network: BTreeSet<Message>,
    history: Vec<Event>,
}

heddle_model::encode_enum!(What { Ask, Tell(stamp, value), Store(stamp, value), Stored });
heddle_model::encode_struct!(Message { client, operation, server, what });
heddle_model::encode_enum!(Client { Idle(n), Asking(n, told), Storing(n, stored, value) });
heddle_model::encode_enum!(Event { Begins(client), Ends(client, value) });
heddle_model::encode_struct!(State { servers, clients, network, history });

#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Begin(u8),
    Deliver(Message),
}

impl Register {
    fn is_majority(&self, n: usize) -> bool {
        2 * n > usize::from(self.servers)
    }

    fn broadcast(&self, s: &mut State, client: u8, operation: u8, what: What) {
        let to = |server| Message { client, operation, server, what };
        s.network.extend((0..self.servers).map(to));
    }

    /// A client hears of a server.
    fn hear(&self, s: &mut State, m: Message) {
        let c = usize::from(m.client);
        match (&mut s.clients[c], m.what) {
            (Client::Asking(n, told), What::Tell(stamp, value)) if *n == m.operation => {
                told.insert(m.server, (stamp, value));
                if !self.is_majority(told.len()) {
                    return;
                }
                let (stamp, value) = *told.values().max().expect("a majority");
                let n = *n;
                let write = self.scripts[c][usize::from(n)];
                let (stamp, value) = write.map_or((stamp, value), |v| ((stamp.0 + 1, m.client), v));
                s.clients[c] = Client::Storing(n, BTreeSet::new(), value);
                self.broadcast(s, m.client, n, What::Store(stamp, value));
            }
            (Client::Storing(n, stored, value), What::Stored) if *n == m.operation => {
                stored.insert(m.server);
                if self.is_majority(stored.len()) {
                    let (n, value) = (*n, *value);
                    s.clients[c] = Client::Idle(n + 1);
                    s.history.push(Event::Ends(m.client, value));
                }
            }
            _ => {}
        }
    }
}

impl System for Register {
    type State = State;
    type Action = Action;

    fn first(&self) -> State {
        State {
            servers: vec![((0, 0), 0); usize::from(self.servers)],
            clients: vec![Client::Idle(0); self.scripts.len()],
            network: BTreeSet::new(),
            history: Vec::new(),
        }
    }

    fn actions(&self, s: &State, out: &mut Vec<Action>) {
        for (c, client) in s.clients.iter().enumerate() {
            if matches!(client, Client::Idle(n) if usize::from(*n) < self.scripts[c].len()) {
                out.push(Action::Begin(c as u8));
            }
        }
        out.extend(s.network.iter().map(|m| Action::Deliver(*m)));
    }

    fn next(&self, s: &State, action: &Action) -> Option<State> {
        let mut s = s.clone();
        match *action {
            Action::Begin(c) => {
                let Client::Idle(n) = s.clients[usize::from(c)] else { return None };
                s.clients[usize::from(c)] = Client::Asking(n, BTreeMap::new());
                s.history.push(Event::Begins(c));
                self.broadcast(&mut s, c, n, What::Ask);
            }
            Action::Deliver(m) => {
                s.network.remove(&m);
                let server = &mut s.servers[usize::from(m.server)];
                match m.what {
                    What::Ask => {
                        let what = What::Tell(server.0, server.1);
                        s.network.insert(Message { what, ..m });
                    }
                    What::Store(stamp, value) => {
                        *server = (*server).max((stamp, value));
                        s.network.insert(Message { what: What::Stored, ..m });
                    }
                    What::Tell(..) | What::Stored => self.hear(&mut s, m),
                }
            }
        }
        Some(s)
    }

    fn safe(&self, s: &State) -> bool {
        linearizable(&s.history, &self.scripts)
    }
}

/// One operation: where it begins and ends in the history, what it wrote, what it saw.
struct Done {
    begins: usize,
    ends: usize,
    write: Option<u8>,
    value: u8,
}

/// Whether the operations that ended can be put into an order in which each read sees the
/// last write before it. A write that has not ended may have come to pass, or not.
fn linearizable(history: &[Event], scripts: &[Vec<Option<u8>>]) -> bool {
    let mut open: Vec<Option<(usize, usize)>> = vec![None; scripts.len()];
    let mut counts = vec![0; scripts.len()];
    let mut all = Vec::new();
    for (at, event) in history.iter().enumerate() {
        match *event {
            Event::Begins(c) => {
                open[usize::from(c)] = Some((at, counts[usize::from(c)]));
                counts[usize::from(c)] += 1;
            }
            Event::Ends(c, value) => {
                let c = usize::from(c);
                let (begins, n) = open[c].take().expect("it began");
                all.push(Done { begins, ends: at, write: scripts[c][n], value });
            }
        }
    }
    for (c, began) in open.iter().enumerate() {
        if let Some((begins, n)) = *began
            && let Some(value) = scripts[c][n]
        {
            all.push(Done { begins, ends: usize::MAX, write: Some(value), value });
        }
    }
    place(&all, &mut vec![false; all.len()], 0)
}

fn place(all: &[Done], placed: &mut [bool], now: u8) -> bool {
    let left = |placed: &[bool]| (0..all.len()).filter(|&i| !placed[i]).collect::<Vec<_>>();
    let rest = left(placed);
    if rest.iter().all(|&i| all[i].ends == usize::MAX) {
        return true;
    }
    let first_end = rest.iter().map(|&i| all[i].ends).min().expect("some are left");
    for i in rest {
        let op = &all[i];
        if op.begins > first_end || (op.write.is_none() && op.value != now) {
            continue;
        }
        placed[i] = true;
        if place(all, placed, op.write.unwrap_or(now)) {
            placed[i] = false;
            return true;
        }
        placed[i] = false;
    }
    false
}
