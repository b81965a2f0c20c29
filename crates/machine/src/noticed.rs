//! What a search tells a model of the machine besides its verdict, as bytes: several
//! processes that search together must know all of it, and so must a search that goes on
//! where an earlier one was ended.

use crate::race_doubts::Place;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Noticed {
    pub guessed_wrong: bool,
    pub cut_loop: bool,
    pub sampled: bool,
    pub limits: Vec<String>,
    pub warnings: Vec<String>,
    pub assumptions: Vec<u8>,
    pub doubts: (bool, Vec<(Place, u8)>),
}

impl Noticed {
    pub fn to_bytes(&self) -> Vec<u8> {
        let flags = [self.guessed_wrong, self.cut_loop, self.sampled, self.doubts.0];
        let mut out: Vec<u8> = flags.iter().map(|&flag| flag as u8).collect();
        for texts in [&self.limits, &self.warnings] {
            number(&mut out, texts.len());
            texts.iter().for_each(|text| bytes(&mut out, text.as_bytes()));
        }
        bytes(&mut out, &self.assumptions);
        number(&mut out, self.doubts.1.len());
        for ((is_heap, object, at), bits) in &self.doubts.1 {
            out.extend([*is_heap as u8, *bits]);
            number(&mut out, *object as usize);
            number(&mut out, *at as usize);
        }
        out
    }

    pub fn from_bytes(bytes: &[u8]) -> Option<Noticed> {
        let mut r = Reader(bytes);
        let flags = r.take(4)?.to_vec();
        let [limits, warnings] = [r.texts()?, r.texts()?];
        let assumptions = r.bytes()?.to_vec();
        let mut places = Vec::new();
        for _ in 0..r.number()? {
            let kind = r.take(2)?;
            places.push(((kind[0] != 0, r.number()?, r.number()?), kind[1]));
        }
        Some(Noticed {
            guessed_wrong: flags[0] != 0,
            cut_loop: flags[1] != 0,
            sampled: flags[2] != 0,
            limits,
            warnings,
            assumptions,
            doubts: (flags[3] != 0, places),
        })
    }
}

fn number(out: &mut Vec<u8>, n: usize) {
    out.extend((n as u32).to_le_bytes());
}

fn bytes(out: &mut Vec<u8>, bytes: &[u8]) {
    number(out, bytes.len());
    out.extend(bytes);
}

struct Reader<'b>(&'b [u8]);

impl<'b> Reader<'b> {
    fn take(&mut self, n: usize) -> Option<&'b [u8]> {
        let (taken, rest) = self.0.split_at_checked(n)?;
        self.0 = rest;
        Some(taken)
    }

    fn number(&mut self) -> Option<u32> {
        Some(u32::from_le_bytes(self.take(4)?.try_into().ok()?))
    }

    fn bytes(&mut self) -> Option<&'b [u8]> {
        let n = self.number()? as usize;
        self.take(n)
    }

    fn texts(&mut self) -> Option<Vec<String>> {
        let n = self.number()?;
        (0..n).map(|_| String::from_utf8(self.bytes()?.to_vec()).ok()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_noticed_comes_back_and_torn_bytes_do_no_harm() {
        let noticed = Noticed {
            guessed_wrong: true,
            sampled: true,
            limits: vec!["calls nest deeper".into(), String::new()],
            warnings: vec!["a word".into()],
            assumptions: vec![1, 3, 0],
            doubts: (true, vec![((true, 7, 4), 5), ((false, 1, 0), 8)]),
            ..Noticed::default()
        };
        let bytes = noticed.to_bytes();
        assert_eq!(Noticed::from_bytes(&bytes), Some(noticed));
        for cut in 0..bytes.len() {
            assert_eq!(Noticed::from_bytes(&bytes[..cut]), None);
        }
    }
}
