//! Relations between the instances in a window, and how they are evaluated.
//!
//! A rule of a model is a relation `R` on the instances of one thread. The
//! machine only ever asks one question: *which older instances does `j` have to
//! wait for?* That is the preimage of `{j}` under `R`, and a preimage is a chain
//! of bit-mask operations: nothing is kept in the state. Two things are made ready: the members
//! of each set, once for a window, and the sets that the last step of a rule ends in, once for
//! a model: most rules are about instances of other sets, and are not looked at.
//!
//! While an address is unknown the answer has two sides, as in Dartagnan's
//! relation analysis (Gavrilenko et al., CAV 2019): `must` holds whatever the
//! address will be, `may` holds for some address. Every operator carries both.
//!
//! Not here: what an instance is (`window`), and what waiting means (`exec`).

/// Classes of instances: what `R W F B` in a model file test.
pub const READ: u8 = 1;
pub const WRITE: u8 = 2;
pub const FENCE: u8 = 4;
pub const BRANCH: u8 = 8;

/// The most instances a window can hold: one bit each in a mask.
pub const MAX_WINDOW: usize = 64;

/// A set of instances, by class and attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Set {
    None,
    /// Any of these classes.
    Class(u8),
    /// Both reads and writes: an atomic instruction that is one event.
    Rmw,
    /// Any of these attributes.
    Attr(u64),
    Or(Box<Set>, Box<Set>),
    And(Box<Set>, Box<Set>),
    Diff(Box<Set>, Box<Set>),
}

impl Set {
    pub fn contains(&self, class: u8, attrs: u64) -> bool {
        match self {
            Set::None => false,
            Set::Class(c) => class & c != 0,
            Set::Rmw => class & (READ | WRITE) == READ | WRITE,
            Set::Attr(a) => attrs & a != 0,
            Set::Or(a, b) => a.contains(class, attrs) || b.contains(class, attrs),
            Set::And(a, b) => a.contains(class, attrs) && b.contains(class, attrs),
            Set::Diff(a, b) => a.contains(class, attrs) && !b.contains(class, attrs),
        }
    }
}

/// A relation on the instances of one thread; always contained in program order
/// or the identity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rel {
    Empty,
    Po,
    PoLoc,
    /// From the load to the store of an exclusive pair.
    Rmw,
    /// From a store to a load of the same thread that reads it.
    Rfi,
    /// Two loads that read the same store.
    SameSource,
    /// Identity on the set with this number in [`crate::MemModel::sets`].
    Id(u8),
    Seq(Vec<Rel>),
    Or(Vec<Rel>),
    And(Box<Rel>, Box<Rel>),
    Diff(Box<Rel>, Box<Rel>),
    Opt(Box<Rel>),
    Plus(Box<Rel>),
}

impl Rel {
    /// Sets, one bit each, of which an instance must be in one for anything to be related to
    /// it; `None` if it need not be in any.
    pub fn ends(&self) -> Option<u64> {
        match self {
            Rel::Empty => Some(0),
            Rel::Id(set) if *set < 64 => Some(1 << set),
            Rel::Seq(parts) => parts.last()?.ends(),
            Rel::Or(parts) => parts.iter().try_fold(0, |all, part| Some(all | part.ends()?)),
            Rel::And(a, _) | Rel::Diff(a, _) | Rel::Plus(a) => a.ends(),
            Rel::Po | Rel::PoLoc | Rel::Rmw | Rel::Rfi => None,
            Rel::SameSource | Rel::Opt(_) | Rel::Id(_) => None,
        }
    }

    /// How many instances it passes, at most, between its two ends. Repeated, a
    /// relation that passes none passes none that it needs: among neighbours that are
    /// alike it leads from one to whatever it leads to from the next.
    pub fn most_between(&self) -> usize {
        let most = |rels: &[Rel]| rels.iter().map(Rel::most_between).max().unwrap_or(0);
        match self {
            Rel::Empty | Rel::Po | Rel::PoLoc | Rel::Rmw | Rel::Rfi => 0,
            Rel::SameSource | Rel::Id(_) => 0,
            Rel::Seq(parts) => {
                let steps = parts.iter().filter(|r| !matches!(r, Rel::Id(_))).count();
                let inside = parts.iter().map(Rel::most_between);
                inside.fold(steps.saturating_sub(1), usize::saturating_add)
            }
            Rel::Or(rels) => most(rels),
            Rel::And(a, b) | Rel::Diff(a, b) => a.most_between().max(b.most_between()),
            Rel::Opt(r) => r.most_between(),
            Rel::Plus(r) if r.most_between() == 0 => 0,
            Rel::Plus(_) => usize::MAX,
        }
    }
}

/// The locations that an instance accesses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Site {
    /// Its address is not known yet.
    #[default]
    Unknown,
    One(u8),
    /// An atomic block over some of the first 64.
    Several(u64),
}

impl Site {
    /// Whether two known sites have a location in common.
    pub fn meets(self, other: Site) -> bool {
        match (self, other) {
            (Site::One(a), Site::One(b)) => a == b,
            (Site::One(a), Site::Several(m)) | (Site::Several(m), Site::One(a)) => {
                a < 64 && m >> a & 1 == 1
            }
            (Site::Several(a), Site::Several(b)) => a & b != 0,
            _ => false,
        }
    }
}

/// What a relation can test of one instance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ev {
    pub class: u8,
    /// Bit `s`: it is in set number `s`.
    pub sets: u64,
    pub site: Site,
    pub done: bool,
    /// The older instance a finished load was forwarded from, or [`NONE`].
    pub forwarded: u8,
    /// The load of an exclusive pair, for its store, or [`NONE`].
    pub pair: u8,
}

pub const NONE: u8 = 255;

/// The instances of one thread, oldest first.
pub struct Win<'a> {
    pub ev: &'a [Ev],
    /// The load that was just done, and the finished loads that read the same store.
    pub same_source: Option<(u8, u64)>,
    /// Instances that are events at all (a pending addition is not).
    events: u64,
    /// The members of each set.
    members: [u64; 64],
}

/// A set of instances known so far: those in it for certain, those possibly in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bounds {
    pub must: u64,
    pub may: u64,
}

impl Bounds {
    pub fn exactly(mask: u64) -> Self {
        Bounds { must: mask, may: mask }
    }

    fn union(self, o: Bounds) -> Bounds {
        Bounds { must: self.must | o.must, may: self.may | o.may }
    }
}

impl<'a> Win<'a> {
    pub fn new(ev: &'a [Ev], same_source: Option<(u8, u64)>) -> Self {
        assert!(ev.len() <= MAX_WINDOW);
        let (mut events, mut members) = (0, [0; 64]);
        for (i, e) in ev.iter().enumerate() {
            events |= u64::from(e.class != 0) << i;
            let mut sets = e.sets;
            while sets != 0 {
                members[sets.trailing_zeros() as usize] |= 1 << i;
                sets &= sets - 1;
            }
        }
        Win { ev, same_source, events, members }
    }

    /// The instances related by `rel` to `j`.
    pub fn before(&self, rel: &Rel, j: usize) -> Bounds {
        self.pre(rel, Bounds::exactly(1 << j))
    }

    /// The instances related by `rel` to some member of `to`.
    pub fn pre(&self, rel: &Rel, to: Bounds) -> Bounds {
        if to.may == 0 {
            return to;
        }
        match rel {
            Rel::Empty => Bounds::default(),
            Rel::Po => {
                Bounds { must: self.events & below(to.must), may: self.events & below(to.may) }
            }
            Rel::Id(s) => {
                let members = self.members.get(*s as usize).copied().unwrap_or(0);
                Bounds { must: to.must & members, may: to.may & members }
            }
            Rel::Seq(parts) => parts.iter().rev().fold(to, |b, part| self.pre(part, b)),
            Rel::Or(parts) => {
                parts.iter().fold(Bounds::default(), |b, part| b.union(self.pre(part, to)))
            }
            Rel::Opt(a) => to.union(self.pre(a, to)),
            Rel::Plus(a) => {
                let mut all = self.pre(a, to);
                loop {
                    let more = all.union(self.pre(a, all));
                    if more == all {
                        return all;
                    }
                    all = more;
                }
            }
            // These look at pairs, so each target stands alone.
            _ => self.each(to, |j| self.pre_one(rel, j)),
        }
    }

    fn pre_one(&self, rel: &Rel, j: usize) -> Bounds {
        let to = Bounds::exactly(1 << j);
        match rel {
            Rel::And(a, b) => {
                let (a, b) = (self.pre(a, to), self.pre(b, to));
                Bounds { must: a.must & b.must, may: a.may & b.may }
            }
            Rel::Diff(a, b) => {
                let (a, b) = (self.pre(a, to), self.pre(b, to));
                Bounds { must: a.must & !b.may, may: a.may & !b.must }
            }
            Rel::PoLoc => self.same_location(j),
            Rel::Rmw if self.ev[j].pair != NONE => Bounds::exactly(1 << self.ev[j].pair),
            Rel::Rmw => Bounds::default(),
            Rel::Rfi => self.reads_from(j),
            Rel::SameSource => self.shares_source(j),
            _ => unreachable!("handled for whole sets"),
        }
    }

    fn each(&self, to: Bounds, one: impl Fn(usize) -> Bounds) -> Bounds {
        let mut out = Bounds::default();
        let mut rest = to.may;
        while rest != 0 {
            let j = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let b = one(j);
            out.may |= b.may;
            if to.must >> j & 1 == 1 {
                out.must |= b.must;
            }
        }
        out
    }

    fn same_location(&self, j: usize) -> Bounds {
        let mut b = Bounds::default();
        if self.ev[j].class & (READ | WRITE) == 0 {
            return b;
        }
        let site = self.ev[j].site;
        for (i, e) in self.ev[..j].iter().enumerate() {
            if e.class & (READ | WRITE) == 0 {
                continue;
            }
            if e.site == Site::Unknown || site == Site::Unknown {
                b.may |= 1 << i;
            } else if e.site.meets(site) {
                b.must |= 1 << i;
                b.may |= 1 << i;
            }
        }
        b
    }

    fn reads_from(&self, j: usize) -> Bounds {
        let e = &self.ev[j];
        if e.class & READ == 0 {
            return Bounds::default();
        }
        if e.done {
            let from = if e.forwarded == NONE { 0 } else { 1 << e.forwarded };
            return Bounds::exactly(from);
        }
        let mut may = 0;
        for (i, s) in self.ev[..j].iter().enumerate() {
            let known = s.site != Site::Unknown && e.site != Site::Unknown;
            let apart = known && !s.site.meets(e.site);
            if s.class & WRITE != 0 && !apart {
                may |= 1 << i;
            }
        }
        Bounds { must: 0, may }
    }

    fn shares_source(&self, j: usize) -> Bounds {
        let mut b = Bounds::default();
        if self.ev[j].class & READ == 0 {
            return b;
        }
        for (i, e) in self.ev[..j].iter().enumerate() {
            if e.class & READ == 0 {
                continue;
            }
            if e.done && self.ev[j].done {
                let same = |(k, mask): (u8, u64)| {
                    k as usize == i && mask >> j & 1 == 1 || k as usize == j && mask >> i & 1 == 1
                };
                if self.same_source.is_some_and(same) {
                    b.must |= 1 << i;
                    b.may |= 1 << i;
                }
            } else {
                b.may |= 1 << i;
            }
        }
        b
    }
}

/// Every index below the highest one in the mask.
fn below(mask: u64) -> u64 {
    if mask == 0 { 0 } else { (1u64 << (63 - mask.leading_zeros())) - 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Location 0 is an unknown one.
    fn ev(class: u8, loc: u8) -> Ev {
        let sets = class as u64;
        let site = if loc == 0 { Site::Unknown } else { Site::One(loc) };
        Ev { class, sets, site, forwarded: NONE, pair: NONE, ..Ev::default() }
    }

    /// In these tests set number 0 is the reads and 1 the writes.
    fn seq(parts: &[Rel]) -> Rel {
        Rel::Seq(parts.to_vec())
    }

    #[test]
    fn program_order_is_everything_older() {
        let w = [ev(READ, 1), ev(WRITE, 2), ev(READ, 4)];
        let w = Win::new(&w, None);
        assert_eq!(w.before(&Rel::Po, 2), Bounds::exactly(0b011));
        assert_eq!(w.before(&seq(&[Rel::Id(1), Rel::Po]), 2), Bounds::exactly(0b010));
        assert_eq!(w.before(&seq(&[Rel::Po, Rel::Id(1)]), 2), Bounds::exactly(0));
    }

    #[test]
    fn an_unknown_address_may_be_the_same() {
        let w = [ev(WRITE, 1), ev(WRITE, 0), ev(READ, 1)];
        let w = Win::new(&w, None);
        assert_eq!(w.before(&Rel::PoLoc, 2), Bounds { must: 0b001, may: 0b011 });
        // Nothing written in between: not known yet.
        let between = seq(&[Rel::Opt(Box::new(Rel::PoLoc)), Rel::Id(1), Rel::PoLoc]);
        let direct = Rel::Diff(Box::new(Rel::PoLoc), Box::new(between));
        assert_eq!(w.before(&direct, 2), Bounds { must: 0, may: 0b010 });
    }

    #[test]
    fn closure_reaches_through_chains() {
        let w = [ev(WRITE, 1), ev(READ, 1), ev(WRITE, 1)];
        let w = Win::new(&w, None);
        let step = seq(&[Rel::Id(1), Rel::PoLoc]);
        assert_eq!(w.before(&Rel::Plus(Box::new(step)), 2).must, 0b001);
    }

    /// An instance that is in none of the sets a relation ends in has nothing before it: on
    /// every window of three, for relations of every form.
    #[test]
    fn what_a_relation_does_not_end_in_is_related_to_nothing() {
        let boxed = |r: &Rel| Box::new(r.clone());
        let small = [Rel::Po, Rel::PoLoc, Rel::Rfi, Rel::Id(0), Rel::Id(1), Rel::Empty];
        let mut rels = small.to_vec();
        for a in &small {
            for b in &small {
                rels.push(seq(&[a.clone(), b.clone()]));
                rels.push(Rel::Or(vec![a.clone(), b.clone()]));
                rels.push(Rel::And(boxed(a), boxed(b)));
                rels.push(Rel::Diff(boxed(a), boxed(b)));
                rels.push(Rel::Plus(Box::new(seq(&[a.clone(), b.clone()]))));
                rels.push(seq(&[a.clone(), Rel::Opt(boxed(b))]));
            }
        }
        let classes = [READ, WRITE, READ | WRITE, FENCE];
        for at in 0..64 {
            let w = [classes[at % 4], classes[at / 4 % 4], classes[at / 16]].map(|c| ev(c, 1));
            let win = Win::new(&w, None);
            for rel in &rels {
                for j in 0..3 {
                    let out = rel.ends().is_some_and(|ends| ends & w[j].sets == 0);
                    assert!(!out || win.before(rel, j) == Bounds::default(), "{rel:?} {w:?} {j}");
                }
            }
        }
    }
}
