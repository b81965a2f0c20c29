//! The graph of control elements of one process, built in the order and shape
//! in which SPIN's parser builds it (Holzmann's `flow.c` is the model).
//!
//! The number of stored states of a model depends on which places in the text
//! are control states, so the shape matters: an `if` is an element with a
//! common exit, a `do` has its entry before and its exit behind it, `atomic`
//! and blocks are elements that hold a sequence, `unless` attaches its escape
//! to every element of the main sequence. Element numbers are state numbers.

use heddle_span::Span;

pub type El = usize;
pub type SeqId = usize;

/// Inside an atomic sequence, and not its last step.
pub const ATOM: u8 = 2;
/// The last step of an atomic sequence.
pub const L_ATOM: u8 = 4;
/// Inside a `d_step`.
pub const D_ATOM: u8 = 32;

#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// A statement, by its number.
    Act(u32),
    Goto(Jump),
    /// The common exit of an `if`, the entry of a `do`.
    Dot,
    /// The exit of a `do`.
    Break,
    If,
    Do,
    Unless,
    Atomic(SeqId),
    DStep(SeqId),
    Block(SeqId),
    End,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Jump {
    /// Out of the loop with this number.
    Break(usize),
    /// To a label, by name, from this scope.
    Label(String, Vec<u32>),
}

#[derive(Clone, Debug)]
pub struct Element {
    pub node: Node,
    pub nxt: Option<El>,
    pub sub: Vec<SeqId>,
    /// Escapes, outermost first.
    pub esc: Vec<SeqId>,
    pub status: u8,
    pub span: Option<Span>,
    /// What kind of statement it is, for the rules that ask.
    pub skip: Skip,
}

/// What SPIN's pruning of redundant steps looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skip {
    No,
    /// `skip`, `true`, `1`
    Always,
    Print,
    /// `false`, `0`
    Never,
    Else,
}

#[derive(Clone, Debug, Default)]
pub struct Sequence {
    pub frst: Option<El>,
    pub last: Option<El>,
    pub extent: Option<El>,
}

#[derive(Clone, Debug)]
pub struct LabelAt {
    pub name: String,
    pub scope: Vec<u32>,
    pub el: El,
}

/// A statement that is read but not yet part of a sequence.
pub enum Parsed {
    Node(Node, Skip, Option<Span>),
    Choice { is_do: bool, options: Vec<SeqId>, brk: usize, span: Span },
    Unless { main: SeqId, escape: SeqId, span: Span },
    Labelled(Vec<(String, Vec<u32>)>, Box<Parsed>),
}

#[derive(Default)]
pub struct Flow {
    pub els: Vec<Element>,
    pub seqs: Vec<Sequence>,
    open: Vec<SeqId>,
    pub labels: Vec<LabelAt>,
    /// The exit of each loop.
    pub breaks: Vec<Option<El>>,
}

impl Flow {
    pub fn new() -> Self {
        let mut flow = Flow::default();
        // State 0 does not exist.
        flow.new_el(Node::Dot, Skip::No, None);
        flow
    }

    pub fn open_seq(&mut self) {
        self.seqs.push(Sequence::default());
        self.open.push(self.seqs.len() - 1);
    }

    pub fn close_seq(&mut self) -> SeqId {
        let s = self.open.pop().expect("open_seq before close_seq");
        self.seqs[s].extent = self.seqs[s].last;
        s
    }

    pub fn current_is_empty(&self) -> bool {
        self.seqs[*self.open.last().expect("a sequence is open")].frst.is_none()
    }

    fn new_el(&mut self, node: Node, skip: Skip, span: Option<Span>) -> El {
        let (nxt, sub, esc) = (None, Vec::new(), Vec::new());
        self.els.push(Element { node, nxt, sub, esc, status: 0, span, skip });
        self.els.len() - 1
    }

    /// Puts a statement at the end of the open sequence, under its labels.
    pub fn add(&mut self, labels: &[(String, Vec<u32>)], parsed: Parsed) {
        match parsed {
            Parsed::Node(node, skip, span) => {
                let e = self.new_el(node, skip, span);
                self.set_labels(labels, e);
                let s = *self.open.last().expect("a sequence is open");
                self.append(e, s);
            }
            Parsed::Choice { is_do, options, brk, span } => {
                let e = self.choice(is_do, options, brk, span);
                self.set_labels(labels, e);
            }
            Parsed::Unless { main, escape, span } => {
                let e = self.unless(main, escape, span);
                self.set_labels(labels, e);
            }
            Parsed::Labelled(inner, parsed) => {
                let mut all = labels.to_vec();
                all.extend(inner);
                self.add(&all, *parsed);
            }
        }
    }

    fn set_labels(&mut self, labels: &[(String, Vec<u32>)], el: El) {
        // Innermost first, as SPIN meets them.
        for (name, scope) in labels.iter().rev() {
            self.labels.push(LabelAt { name: name.clone(), scope: scope.clone(), el });
        }
    }

    pub fn has_label(&self, el: El) -> bool {
        self.labels.iter().any(|l| l.el == el)
    }

    fn append(&mut self, e: El, s: SeqId) {
        if matches!(self.els[e].node, Node::Goto(_)) {
            self.step_for_label(e, s);
        }
        match self.seqs[s].last {
            None => self.seqs[s].frst = Some(e),
            Some(last) => self.els[last].nxt = Some(e),
        }
        self.seqs[s].last = Some(e);
    }

    /// A jump under an `accept`, `end` or `progress` label gets a `skip` before
    /// it, so that there is a state to carry the label.
    fn step_for_label(&mut self, e: El, s: SeqId) {
        let special = |n: &str| ["accept", "end", "progress"].iter().any(|p| n.starts_with(p));
        if !self.labels.iter().any(|l| l.el == e && special(&l.name)) {
            return;
        }
        let span = self.els[e].span;
        let y = self.new_el(Node::Act(u32::MAX), Skip::Always, span);
        let moved = self.labels.iter_mut().rev().find(|l| l.el == e);
        moved.expect("it has a label").el = y;
        self.append(y, s);
    }

    /// SPIN drops a `skip` in the middle of an option that follows another
    /// `skip` or a print statement.
    pub fn prune(&mut self, s: SeqId) {
        let mut count = 0;
        let mut before: Option<El> = None;
        let mut e = self.seqs[s].frst;
        while let Some(x) = e {
            let next = self.els[x].nxt;
            let skip = self.els[x].skip;
            if matches!(skip, Skip::Always | Skip::Print) && !self.has_label(x) {
                count += 1;
                let q = &self.seqs[s];
                let inside = q.frst != Some(x) && q.last != Some(x) && q.extent != Some(x);
                if count > 1 && skip == Skip::Always && inside {
                    self.els[before.expect("not the first")].nxt = next;
                    e = next;
                    continue;
                }
            } else {
                count = 0;
            }
            before = Some(x);
            e = next;
        }
    }

    fn choice(&mut self, is_do: bool, mut options: Vec<SeqId>, brk: usize, span: Span) -> El {
        let node = if is_do { Node::Do } else { Node::If };
        let e = self.new_el(node, Skip::No, Some(span));
        let t = self.new_el(Node::Dot, Skip::No, Some(span));
        // `else` is tried last wherever it stands.
        let is_else =
            |f: &Flow, s: SeqId| f.seqs[s].frst.is_some_and(|x| f.els[x].skip == Skip::Else);
        if let Some(i) = options.iter().position(|&s| is_else(self, s)) {
            let s = options.remove(i);
            options.push(s);
        }
        for &s in &options {
            self.append(t, s);
        }
        self.els[e].sub = options;
        let cur = *self.open.last().expect("a sequence is open");
        if !is_do {
            self.append(e, cur);
            self.append(t, cur);
            return e;
        }
        self.append(t, cur);
        let exit = self.new_el(Node::Break, Skip::No, Some(span));
        self.breaks[brk] = Some(exit);
        self.append(e, cur);
        self.append(exit, cur);
        e
    }

    fn unless(&mut self, main: SeqId, escape: SeqId, span: Span) -> El {
        let e = self.new_el(Node::Unless, Skip::No, Some(span));
        let t = self.new_el(Node::Dot, Skip::No, Some(span));
        self.els[e].sub = vec![main, escape];
        self.append(t, main);
        self.append(t, escape);
        self.attach_escape(main, escape);
        let cur = *self.open.last().expect("a sequence is open");
        self.append(e, cur);
        self.append(t, cur);
        e
    }

    fn attach_escape(&mut self, s: SeqId, escape: SeqId) {
        let mut f = self.seqs[s].frst;
        while let Some(x) = f {
            self.escape_el(x, escape);
            if self.seqs[s].extent == Some(x) {
                break;
            }
            f = self.els[x].nxt;
        }
    }

    fn escape_el(&mut self, x: El, escape: SeqId) {
        if self.els[x].esc.contains(&escape) {
            return;
        }
        for inner in self.els[x].esc.clone() {
            self.attach_escape(inner, escape);
        }
        self.els[x].esc.insert(0, escape);
        match self.els[x].node {
            Node::Unless => self.attach_escape(self.els[x].sub[0], escape),
            Node::If | Node::Do => {
                for s in self.els[x].sub.clone() {
                    self.attach_escape(s, escape);
                }
            }
            Node::DStep(s) => {
                if let Some(first) = self.seqs[s].frst {
                    self.escape_el(first, escape);
                }
            }
            Node::Atomic(s) | Node::Block(s) => self.attach_escape(s, escape),
            _ => {}
        }
    }

    /// Marks a sequence as atomic; `added` is [`D_ATOM`] for a `d_step`.
    pub fn make_atomic(&mut self, s: SeqId, added: u8) {
        let q = &self.seqs[s];
        let (Some(first), Some(last)) = (q.frst, q.last) else { return };
        self.walk_atomic(first, last, added);
        match self.els[last].node {
            Node::Block(inner) | Node::Atomic(inner) => self.make_atomic(inner, added),
            Node::Unless => self.make_atomic(self.els[last].sub[0], added),
            _ => {
                self.els[last].status &= !ATOM;
                self.els[last].status |= L_ATOM;
            }
        }
    }

    fn walk_atomic(&mut self, from: El, to: El, added: u8) {
        let mut f = from;
        loop {
            self.els[f].status |= ATOM | added;
            let inner = match self.els[f].node {
                Node::Atomic(s) | Node::Block(s) => Some(s),
                Node::DStep(s) if added != 0 => Some(s),
                _ => None,
            };
            if let Some(s) = inner {
                self.els[f].node = Node::Block(s);
                self.walk_seq(s, added);
            }
            for s in self.els[f].sub.clone() {
                self.walk_seq(s, added);
            }
            if f == to {
                break;
            }
            let Some(next) = self.els[f].nxt else { break };
            f = next;
        }
    }

    fn walk_seq(&mut self, s: SeqId, added: u8) {
        if let (Some(a), Some(b)) = (self.seqs[s].frst, self.seqs[s].last) {
            self.walk_atomic(a, b, added);
        }
    }

    /// Ties the end of every inner sequence to what follows its element.
    pub fn loose_ends(&mut self) {
        for e in (1..self.els.len()).rev() {
            let (Node::Atomic(s) | Node::Block(s) | Node::DStep(s)) = self.els[e].node else {
                continue;
            };
            let mut f = self.els[e].nxt;
            if f.is_none() {
                continue;
            }
            while let Some(x) = f
                && self.els[x].node == Node::Dot
            {
                f = self.els[x].nxt;
            }
            let Some(last) = self.seqs[s].last else { continue };
            match self.els[last].nxt {
                None => self.els[last].nxt = f,
                Some(n) if matches!(self.els[n].node, Node::Goto(_)) => self.seqs[s].last = Some(n),
                Some(_) => {}
            }
        }
    }

    /// The element a jump leads to.
    pub fn jump(&self, jump: &Jump) -> Option<El> {
        match jump {
            Jump::Break(b) => self.breaks[*b],
            Jump::Label(name, scope) => self.label(name, scope),
        }
    }

    /// The label of this name nearest to a scope: in it, around it, anywhere.
    pub fn label(&self, name: &str, scope: &[u32]) -> Option<El> {
        let common = |l: &LabelAt| l.scope.iter().zip(scope).take_while(|(a, b)| a == b).count();
        let found = self.labels.iter().filter(|l| l.name == name);
        found.max_by_key(|l| (common(l), common(l) == l.scope.len())).map(|l| l.el)
    }
}
