//! A quick hash for tables of our own. Not for anything that outlives a run.

use std::hash::{BuildHasherDefault, Hasher};

const K: u64 = 0x9e37_79b9_7f4a_7c15;

/// Multiplies and rotates, as FxHash does.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mixer(u64);

pub type Quick = BuildHasherDefault<Mixer>;

impl Mixer {
    #[inline]
    pub fn add(&mut self, v: u64) {
        self.0 = (self.0.rotate_left(23) ^ v).wrapping_mul(K);
    }

    pub fn bytes(bytes: &[u8]) -> u64 {
        let mut m = Mixer::default();
        m.write(bytes);
        m.finish()
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        let mut words = bytes.chunks_exact(8);
        for w in &mut words {
            self.add(u64::from_le_bytes(w.try_into().expect("eight bytes")));
        }
        let mut last = [0; 8];
        let rest = words.remainder();
        last[..rest.len()].copy_from_slice(rest);
        self.add(u64::from_le_bytes(last));
        self.add(bytes.len() as u64);
    }

    fn write_u32(&mut self, v: u32) {
        self.add(v as u64);
    }

    fn write_u64(&mut self, v: u64) {
        self.add(v);
    }

    fn write_usize(&mut self, v: usize) {
        self.add(v as u64);
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }
}
