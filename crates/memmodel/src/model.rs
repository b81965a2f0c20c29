//! A memory model, ready to be executed.

use crate::rel::{BRANCH, Bounds, Ev, FENCE, NONE, READ, Rel, Set, Site, WRITE, Win};
use heddle_span::Span;

/// Which operation of the older instance a rule orders before the younger one's
/// global operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Older {
    /// Its global operation: a load's `Ex`, a store's `Re`, one step of an atomic.
    Glob,
    /// Its issue: the address, or the condition of a branch, is known.
    Is,
    /// Its execution: a store's address and data are known.
    Ex,
}

#[derive(Clone, Debug)]
pub struct Rule {
    pub name: String,
    pub span: Span,
    pub older: Older,
    pub rel: Rel,
    /// What its younger end is in: see [`Rel::ends`].
    ends: Option<u64>,
}

impl Rule {
    pub fn new(name: String, span: Span, older: Older, rel: Rel) -> Rule {
        let ends = rel.ends();
        Rule { name, span, older, rel, ends }
    }
}

/// Rules about what threads have seen; they need a memory of views.
/// Each is the number of the set of instances that it is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Views {
    /// Cumulative fences: what the thread had seen travels ahead of its later stores.
    pub light: Option<u8>,
    /// Fences that wait until what the thread has seen is seen by all.
    pub strong: Option<u8>,
    /// Stores that what the thread has seen travels ahead of.
    pub release: Option<u8>,
    /// Loads that see everything that travelled ahead of the store they read.
    pub acquire: Option<u8>,
    /// Loads that pass on to later stores what travelled ahead of the store they read.
    pub carry: Option<u8>,
    /// Fences that do so for all older loads.
    pub acquire_fence: Option<u8>,
    /// Instances in one order common to all threads, each seeing what the earlier saw.
    pub global: Option<u8>,
    /// Stores that reach all other threads at once.
    pub atomic: Option<u8>,
}

#[derive(Clone, Debug)]
pub struct MemModel {
    pub name: String,
    pub doc: String,
    /// The file it was read from, whole.
    pub text: String,
    pub sets: Vec<Set>,
    pub rules: Vec<Rule>,
    /// Multi-copy atomicity for all stores: one memory serves all threads.
    pub single: bool,
    /// Loads of one location may be reordered.
    pub llh: bool,
    /// Whether fetching past unresolved branches is allowed at all.
    pub speculate: bool,
    /// Loads commit after they are done, and dependants wait for that.
    pub commit: bool,
    pub views: Views,
    /// Accesses that must not race.
    pub race: Option<u8>,
    pub attributes: Vec<String>,
}

/// What an instance has to wait for, by older operation.
#[derive(Clone, Copy, Debug, Default)]
pub struct Waits {
    pub glob: Bounds,
    pub is: u64,
    pub ex: u64,
}

impl MemModel {
    pub(crate) fn empty(text: &str) -> Self {
        MemModel {
            name: String::new(),
            doc: String::new(),
            text: text.to_string(),
            sets: Vec::new(),
            rules: Vec::new(),
            single: false,
            llh: false,
            speculate: true,
            commit: false,
            views: Views::default(),
            race: None,
            attributes: Vec::new(),
        }
    }

    /// The number of a set, new or old.
    pub(crate) fn intern(&mut self, set: Set) -> u8 {
        let at = self.sets.iter().position(|s| *s == set).unwrap_or_else(|| {
            self.sets.push(set);
            self.sets.len() - 1
        });
        at.min(255) as u8
    }

    /// Coherence: same-location accesses of one thread, which every model keeps.
    pub(crate) fn add_base_rules(&mut self) {
        let (r, w) = (self.intern(Set::Class(READ)), self.intern(Set::Class(WRITE)));
        let m = self.intern(Set::Class(READ | WRITE));
        let rule = |name: &str, rel| Rule::new(name.to_string(), Span::default(), Older::Glob, rel);
        self.rules.push(rule("coherence-W", Rel::Seq(vec![Rel::Id(m), Rel::PoLoc, Rel::Id(w)])));
        if !self.llh {
            let direct = po_loc_no_w(Rel::Id(w));
            let loads = Rel::Seq(vec![Rel::Id(r), direct, Rel::Id(r)]);
            let rel = Rel::Diff(Box::new(loads), Box::new(Rel::SameSource));
            self.rules.push(rule("coherence-RR", rel));
        }
    }

    /// Leaves accesses out of the one order: what remains of it is asked of fences.
    pub(crate) fn order_only_fences(&mut self) {
        // More sets than there are bits cannot be asked for: then not even fences.
        let global = self.views.global.take().filter(|_| self.sets.len() < 64);
        self.views.global = global.map(|g| {
            let set = Box::new(self.sets[g as usize].clone());
            self.intern(Set::And(Box::new(Set::Class(FENCE)), set))
        });
    }

    /// Bit `s` of the answer: an instance of this class and attributes is in set `s`.
    pub fn membership(&self, class: u8, attrs: u64) -> u64 {
        let bit = |(i, s): (usize, &Set)| (s.contains(class, attrs) as u64) << i;
        self.sets.iter().enumerate().map(bit).fold(0, |a, b| a | b)
    }

    /// The same for an instruction: see [`crate::c11`] for what C's fences are.
    pub fn sets_of(&self, class: u8, attrs: u64) -> u64 {
        let attrs = if class == FENCE { crate::c11::fence_attrs(self, attrs) } else { attrs };
        self.membership(class, attrs)
    }

    /// The bit of an attribute by its name in this model.
    pub fn attribute(&self, name: &str) -> Option<u64> {
        self.attributes.iter().position(|a| a == name).map(|i| 1 << i)
    }

    /// What instance `j` of the window has to wait for.
    pub fn waits(&self, win: &Win, j: usize) -> Waits {
        let mut out = Waits::default();
        let sets = win.ev[j].sets;
        for rule in &self.rules {
            if rule.ends.is_some_and(|ends| ends & sets == 0) {
                continue;
            }
            let b = win.before(&rule.rel, j);
            match rule.older {
                Older::Glob => {
                    out.glob.must |= b.must;
                    out.glob.may |= b.may;
                }
                Older::Is => out.is |= b.must,
                Older::Ex => out.ex |= b.must,
            }
        }
        out
    }

    /// Whether no rule can tell three fences in a row from two of them: each passes at
    /// most one instance on its way, which with an end among the fences makes two.
    pub fn needs_two_fences_at_most(&self) -> bool {
        self.rules.iter().all(|r| r.rel.most_between() <= 1)
    }

    pub fn has_ex_rules(&self) -> bool {
        self.rules.iter().any(|r| r.older == Older::Ex)
    }

    /// Whether a plain access of class `a` is always ordered before a plain
    /// access of class `b` to another location.
    pub fn orders(&self, a: u8, b: u8) -> bool {
        let ev = |class: u8, loc| Ev {
            class,
            sets: self.membership(class, 0),
            site: Site::One(loc),
            forwarded: NONE,
            pair: NONE,
            ..Ev::default()
        };
        let pair = [ev(a, 1), ev(b, 2)];
        let waits = self.waits(&Win::new(&pair, None), 1);
        let is = if a == BRANCH { waits.is } else { 0 };
        (waits.glob.must | is) & 1 == 1
    }
}

/// Same location, and nothing written to it in between.
pub(crate) fn po_loc_no_w(writes: Rel) -> Rel {
    let between = Rel::Seq(vec![Rel::Opt(Box::new(Rel::PoLoc)), writes, Rel::PoLoc]);
    Rel::Diff(Box::new(Rel::PoLoc), Box::new(between))
}
