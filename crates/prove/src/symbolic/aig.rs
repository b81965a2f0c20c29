//! And-inverter graphs with structural hashing, and words of them.
//!
//! A [`Lit`] is a node and a sign. Words are two's complement, least bit first;
//! every operation widens as needed, so nothing ever overflows.

use std::collections::HashMap;

/// Twice the node, plus one if negated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Lit(pub u32);

pub const FALSE: Lit = Lit(0);
pub const TRUE: Lit = Lit(1);

impl Lit {
    pub fn node(self) -> usize {
        (self.0 >> 1) as usize
    }

    pub fn is_negated(self) -> bool {
        self.0 & 1 == 1
    }
}

impl std::ops::Not for Lit {
    type Output = Lit;

    fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gate {
    False,
    /// An input or a latch: free as far as the graph goes.
    Free,
    And(Lit, Lit),
}

#[derive(Clone, Debug)]
pub struct Aig {
    gates: Vec<Gate>,
    known: HashMap<(Lit, Lit), Lit>,
}

/// Bits of a number in two's complement; the last is the sign. Never empty.
pub type Word = Vec<Lit>;

impl Default for Aig {
    fn default() -> Self {
        Aig { gates: vec![Gate::False], known: HashMap::new() }
    }
}

impl Aig {
    pub fn len(&self) -> usize {
        self.gates.len()
    }

    pub fn is_empty(&self) -> bool {
        self.gates.len() == 1
    }

    pub fn gate(&self, node: usize) -> Gate {
        self.gates[node]
    }

    pub fn free(&mut self) -> Lit {
        self.push(Gate::Free)
    }

    fn push(&mut self, gate: Gate) -> Lit {
        self.gates.push(gate);
        Lit(2 * (self.gates.len() as u32 - 1))
    }

    pub fn and(&mut self, a: Lit, b: Lit) -> Lit {
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        match () {
            () if a == FALSE || a == !b => FALSE,
            () if a == TRUE || a == b => b,
            () => match self.known.get(&(a, b)) {
                Some(&known) => known,
                None => {
                    let lit = self.push(Gate::And(a, b));
                    self.known.insert((a, b), lit);
                    lit
                }
            },
        }
    }

    pub fn or(&mut self, a: Lit, b: Lit) -> Lit {
        !self.and(!a, !b)
    }

    pub fn xor(&mut self, a: Lit, b: Lit) -> Lit {
        let (x, y) = (self.and(a, !b), self.and(!a, b));
        self.or(x, y)
    }

    pub fn mux(&mut self, c: Lit, a: Lit, b: Lit) -> Lit {
        if a == b {
            return a;
        }
        let (x, y) = (self.and(c, a), self.and(!c, b));
        self.or(x, y)
    }

    pub fn all(&mut self, lits: impl IntoIterator<Item = Lit>) -> Lit {
        lits.into_iter().fold(TRUE, |a, b| self.and(a, b))
    }

    pub fn any(&mut self, lits: impl IntoIterator<Item = Lit>) -> Lit {
        lits.into_iter().fold(FALSE, |a, b| self.or(a, b))
    }

    pub fn word(&self, value: i64) -> Word {
        let bits = 65 - if value < 0 { (!value).leading_zeros() } else { value.leading_zeros() };
        (0..bits.min(64)).map(|i| if value >> i & 1 == 1 { TRUE } else { FALSE }).collect()
    }

    pub fn bit_word(bit: Lit) -> Word {
        vec![bit, FALSE]
    }

    fn bit(word: &Word, i: usize) -> Lit {
        *word.get(i).unwrap_or(word.last().expect("a word has a sign"))
    }

    pub fn eq(&mut self, a: &Word, b: &Word) -> Lit {
        (0..a.len().max(b.len())).fold(TRUE, |sum, i| {
            let x = self.xor(Self::bit(a, i), Self::bit(b, i));
            self.and(sum, !x)
        })
    }

    pub fn add(&mut self, a: &Word, b: &Word) -> Word {
        self.add_carry(a, b, FALSE)
    }

    pub fn sub(&mut self, a: &Word, b: &Word) -> Word {
        let b: Word = b.iter().map(|&l| !l).collect();
        self.add_carry(a, &b, TRUE)
    }

    fn add_carry(&mut self, a: &Word, b: &Word, mut carry: Lit) -> Word {
        let mut out = Word::new();
        for i in 0..=a.len().max(b.len()) {
            let (x, y) = (Self::bit(a, i), Self::bit(b, i));
            let half = self.xor(x, y);
            out.push(self.xor(half, carry));
            let (p, q) = (self.and(x, y), self.and(half, carry));
            carry = self.or(p, q);
        }
        trim(out)
    }

    pub fn less(&mut self, a: &Word, b: &Word) -> Lit {
        *self.sub(a, b).last().expect("a word has a sign")
    }

    pub fn mul(&mut self, a: &Word, b: &Word) -> Word {
        let mut sum = self.word(0);
        for (i, &bit) in b.iter().enumerate() {
            let mut part: Word = vec![FALSE; i];
            part.extend(a.iter().map(|&l| self.and(l, bit)).collect::<Vec<_>>());
            // The sign bit of `b` counts negatively.
            sum = if i + 1 == b.len() { self.sub(&sum, &part) } else { self.add(&sum, &part) };
        }
        sum
    }

    /// The remainder of something not negative, by long division.
    pub fn rem(&mut self, a: &Word, by: i64) -> Word {
        let by = self.word(by);
        let mut rest = self.word(0);
        for &bit in a.iter().rev().skip(1) {
            rest.insert(0, bit);
            let small = self.less(&rest, &by);
            let reduced = self.sub(&rest, &by);
            rest = self.select(small, &rest, &reduced);
        }
        rest
    }

    pub fn select(&mut self, c: Lit, a: &Word, b: &Word) -> Word {
        let n = a.len().max(b.len());
        trim((0..n).map(|i| self.mux(c, Self::bit(a, i), Self::bit(b, i))).collect())
    }

    pub fn bitwise(&mut self, a: &Word, b: &Word, f: fn(&mut Aig, Lit, Lit) -> Lit) -> Word {
        let n = a.len().max(b.len());
        trim((0..n).map(|i| f(self, Self::bit(a, i), Self::bit(b, i))).collect())
    }

    /// The value of a literal when every free node has a value.
    pub fn eval(&self, lit: Lit, free: &dyn Fn(usize) -> bool) -> bool {
        let mut value = vec![false; lit.node() + 1];
        for n in 1..=lit.node() {
            let at = |l: Lit| value[l.node()] ^ l.is_negated();
            value[n] = match self.gates[n] {
                Gate::False => false,
                Gate::Free => free(n),
                Gate::And(a, b) => at(a) && at(b),
            };
        }
        value[lit.node()] ^ lit.is_negated()
    }
}

/// Drops copies of the sign bit.
fn trim(mut word: Word) -> Word {
    while word.len() > 1 && word[word.len() - 1] == word[word.len() - 2] {
        word.pop();
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every operation against plain integers, for all small operands.
    #[test]
    fn words_calculate_like_integers() {
        let mut g = Aig::default();
        let a: Word = (0..4).map(|_| g.free()).collect();
        let b: Word = (0..4).map(|_| g.free()).collect();
        let (sum, diff, product) = (g.add(&a, &b), g.sub(&a, &b), g.mul(&a, &b));
        let (less, equal) = (g.less(&a, &b), g.eq(&a, &b));
        let and = g.bitwise(&a, &b, Aig::and);
        for x in -8i64..8 {
            for y in -8i64..8 {
                let free = |n: usize| if n <= 4 { x >> (n - 1) & 1 } else { y >> (n - 5) & 1 } == 1;
                let value = |g: &Aig, w: &Word| read(g, w, &free);
                assert_eq!(value(&g, &sum), x + y);
                assert_eq!(value(&g, &diff), x - y);
                assert_eq!(value(&g, &product), x * y);
                assert_eq!(value(&g, &and), x & y);
                assert_eq!(g.eval(less, &free), x < y);
                assert_eq!(g.eval(equal, &free), x == y);
            }
        }
    }

    #[test]
    fn remainders() {
        let mut g = Aig::default();
        let mut a: Word = (0..6).map(|_| g.free()).collect();
        a.push(FALSE);
        for by in 1..11 {
            let rest = g.rem(&a, by);
            for x in 0i64..64 {
                assert_eq!(read(&g, &rest, &|n| x >> (n - 1) & 1 == 1), x % by);
            }
        }
    }

    #[test]
    fn constants_are_read_back() {
        let g = Aig::default();
        for v in [-9, -8, -1, 0, 1, 7, 8, 1 << 40, -(1 << 40)] {
            assert_eq!(read(&g, &g.word(v), &|_| false), v);
        }
    }

    fn read(g: &Aig, w: &Word, free: &dyn Fn(usize) -> bool) -> i64 {
        let sign = if g.eval(*w.last().unwrap(), free) { -1i64 << (w.len() - 1) } else { 0 };
        let bits = w[..w.len() - 1].iter().enumerate();
        sign + bits.map(|(i, &l)| (g.eval(l, free) as i64) << i).sum::<i64>()
    }
}
