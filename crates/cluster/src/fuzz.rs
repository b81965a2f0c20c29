//! All decoders of bytes from elsewhere, for tests that throw changed bytes at them.

use crate::checkpoint::Manifest;
use crate::log::{Disk, Prefix, read};
use crate::news::{Found, News};
use crate::record::{self, Form, Origin, Outgoing};
use crate::resume::Told;
use heddle_model::{Actor, Fault, FaultKind, Gap, Step};
use std::io;

/// Messages and files as they are written.
pub fn samples() -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    let step = Step { actor: Actor(2), edge: 5 };
    for (keyed, hashed, front) in [(false, false, false), (true, false, true), (false, true, true)]
    {
        let mut out = Outgoing::new(Form { keyed, hashed, front });
        for i in 0..6u32 {
            let origin = Origin { process: 0, number: 40 + i, step };
            out.push(origin, i % 2 == 0, keyed.then_some(&b"key"[..]), &[i as u8; 9]);
        }
        all.push(out.take());
    }
    let fault = Fault { kind: FaultKind::Assertion, site: 3 };
    let found = Found { level: 4, step: Some(step), state: 77, fault, process: 1, number: 8 };
    let gaps = vec![Gap::Depth(3), Gap::Other("words".into())];
    let news =
        News { fresh: 9, found: vec![(found, 2)], gaps, reached: vec![1], ..News::default() };
    all.push(news.to_bytes());
    all.push(Manifest { found: vec![(found, 1)], rest: vec![5], ..Manifest::default() }.to_bytes());
    all.push(Told::default().to_bytes());
    all.push([&[4, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 0][..], &[1; 9]].concat());
    all
}

/// Reads bytes as everything that is ever received; how many of the readers took them.
pub fn decode(bytes: &[u8]) -> usize {
    let as_states = record::read(bytes, 1, |_, _, _, _| {}).is_ok();
    let as_news = News::from_bytes(bytes).is_some();
    let as_manifest = Manifest::from_bytes(bytes).is_some();
    let as_told = Told::from_bytes(bytes).is_some();
    let hash = *blake3::hash(bytes).as_bytes();
    let prefix = Prefix { length: bytes.len() as u64, hash, n_states: 2 };
    let as_log = read(&OneFile(bytes.to_vec()), "file", &prefix, |_, _, _| {}).is_ok();
    [as_states, as_news, as_manifest, as_told, as_log].iter().filter(|is| **is).count()
}

struct OneFile(Vec<u8>);

impl Disk for OneFile {
    fn append(&self, _: &str, _: &[u8]) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    fn sync(&self, _: &str) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    fn replace(&self, _: &str, _: &[u8]) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    fn read(&self, _: &str, at: u64, most: usize) -> io::Result<Vec<u8>> {
        Ok(self.0.iter().skip(at as usize).take(most).copied().collect())
    }
}
