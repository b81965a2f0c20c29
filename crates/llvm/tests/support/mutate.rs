//! Broken IR: a few cuts, swaps and insertions, by a seed.

/// Bytes that mean something in IR.
const JUNK: &[u8] = b" \n%@!#*,(){}[]<>\"=:;.x0129i-\\";

/// A few cuts, swaps and insertions, of bytes, words and lines.
pub fn mutate(text: &str, words: &[&str], random: &mut Random) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=random.below(4) {
        let at = random.below(bytes.len());
        match random.below(7) {
            0 => bytes[at] = JUNK[random.below(JUNK.len())],
            1 => drop(bytes.drain(at..(at + 1 + random.below(40)).min(bytes.len()))),
            2 => bytes.truncate(at),
            3 | 4 => {
                let word = words[random.below(words.len())];
                let end = bytes[at..].iter().position(|b| b.is_ascii_whitespace());
                let end = end.map_or(bytes.len(), |n| at + n);
                bytes.splice(at..end, word.bytes());
            }
            5 => {
                let line = line_at(&bytes, at);
                bytes.drain(line.0..line.1);
            }
            _ => {
                let from = line_at(&bytes, at);
                let copy = bytes[from.0..from.1].to_vec();
                let to = line_at(&bytes, random.below(bytes.len())).0;
                bytes.splice(to..to, copy);
            }
        }
        if bytes.is_empty() {
            break;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn line_at(bytes: &[u8], at: usize) -> (usize, usize) {
    let start = bytes[..at].iter().rposition(|&b| b == b'\n').map_or(0, |n| n + 1);
    let end = bytes[at..].iter().position(|&b| b == b'\n').map_or(bytes.len(), |n| at + n + 1);
    (start, end)
}

/// SplitMix64 (Steele, Lea, Flood 2014).
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ z >> 31) % n as u64) as usize
    }
}
