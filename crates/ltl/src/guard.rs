//! Conditions on edges: disjunctions of conjunctions of literals.

/// A conjunction of literals over at most 64 atoms, as two sets of atoms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cube {
    /// Atoms that must be true. Disjoint from `negative`.
    pub positive: u64,
    /// Atoms that must be false.
    pub negative: u64,
}

impl Cube {
    pub const TRUE: Cube = Cube { positive: 0, negative: 0 };

    pub fn literal(atom: u32, positive: bool) -> Cube {
        assert!(atom < 64);
        let bit = 1 << atom;
        if positive {
            Cube { positive: bit, negative: 0 }
        } else {
            Cube { positive: 0, negative: bit }
        }
    }

    /// Both conditions at once; `None` if they exclude each other.
    pub fn and(self, other: Cube) -> Option<Cube> {
        let positive = self.positive | other.positive;
        let negative = self.negative | other.negative;
        (positive & negative == 0).then_some(Cube { positive, negative })
    }

    /// Whether every valuation of `self` is one of `other`.
    pub fn implies(self, other: Cube) -> bool {
        other.positive & !self.positive == 0 && other.negative & !self.negative == 0
    }

    /// Whether it holds when exactly the atoms in `valuation` are true.
    pub fn holds(self, valuation: u64) -> bool {
        self.positive & !valuation == 0 && self.negative & valuation == 0
    }

    pub fn atoms(self) -> u64 {
        self.positive | self.negative
    }

    /// Whether every valuation of `self` is one of some cube in `cover`.
    pub(crate) fn is_covered(self, cover: &[Cube]) -> bool {
        let meeting = |c: &&Cube| self.and(**c).is_some();
        let cover: Vec<Cube> = cover.iter().filter(meeting).copied().collect();
        if cover.iter().any(|&c| self.implies(c)) {
            return true;
        }
        // Split on an atom that the first cube asks for and `self` leaves open.
        let Some(first) = cover.first() else { return false };
        let open = first.atoms() & !self.atoms();
        assert!(open != 0, "a cube that meets self but does not hold it asks for more");
        let atom = open.trailing_zeros();
        [true, false].iter().all(|&value| {
            let half = self.and(Cube::literal(atom, value)).expect("the atom is open");
            half.is_covered(&cover)
        })
    }
}

/// A disjunction of cubes; without any, false.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Guard {
    pub cubes: Vec<Cube>,
}

impl Guard {
    /// The same condition with few cubes: neighbours merged, literals dropped
    /// where the whole allows it, cubes dropped that the others cover.
    pub fn new(mut cubes: Vec<Cube>) -> Guard {
        let whole = cubes.clone();
        for cube in &mut cubes {
            widen(cube, &whole);
        }
        cubes.sort_by_key(|c| (c.atoms().count_ones(), *c));
        cubes.dedup();
        let mut i = cubes.len();
        while i > 0 {
            i -= 1;
            let cube = cubes.remove(i);
            if !cube.is_covered(&cubes) {
                cubes.insert(i, cube);
            }
        }
        Guard { cubes }
    }

    pub fn holds(&self, valuation: u64) -> bool {
        self.cubes.iter().any(|c| c.holds(valuation))
    }

    pub fn is_true(&self) -> bool {
        Cube::TRUE.is_covered(&self.cubes)
    }

    pub fn atoms(&self) -> u64 {
        self.cubes.iter().fold(0, |all, c| all | c.atoms())
    }
}

/// Drops every literal of a cube without leaving the whole.
fn widen(cube: &mut Cube, whole: &[Cube]) {
    for atom in 0..64 {
        let bit = 1 << atom;
        if cube.atoms() & bit != 0 {
            let wider = Cube { positive: cube.positive & !bit, negative: cube.negative & !bit };
            if wider.is_covered(whole) {
                *cube = wider;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guards_shrink_and_keep_their_meaning() {
        // Every set of cubes over three atoms drawn from a fixed sequence.
        let mut seed = 7u64;
        for _ in 0..2000 {
            let mut cubes = Vec::new();
            for _ in 0..5 {
                seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                let (positive, negative) = (seed >> 40 & 7, seed >> 50 & 7);
                cubes.push(Cube { positive, negative: negative & !positive });
            }
            let guard = Guard::new(cubes.clone());
            assert!(guard.cubes.len() <= cubes.len());
            let all = (0..8).all(|v| cubes.iter().any(|c| c.holds(v)));
            assert_eq!(guard.is_true(), all);
            assert_eq!(guard.cubes == [Cube::TRUE], all);
            for v in 0..8 {
                assert_eq!(guard.holds(v), cubes.iter().any(|c| c.holds(v)), "{cubes:?}");
            }
        }
    }
}
