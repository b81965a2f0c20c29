//! Texts packed into one string, and their checksums.
//!
//! zlib because every language can read it, base64 so that it fits into JSON. How large the
//! texts are is known beforehand, so that nothing that was crafted to grow is unpacked.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::read::{ZlibDecoder, ZlibEncoder};
use sha2::{Digest, Sha256};
use std::io::Read;

/// The most bytes that are unpacked.
const MOST: u64 = 1 << 30;

pub(crate) fn sha256(text: &str) -> String {
    let digest = Sha256::digest(text.as_bytes());
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The texts, one after the other.
pub(crate) fn pack<'t>(texts: impl Iterator<Item = &'t str>) -> String {
    let all: Vec<u8> = texts.flat_map(str::bytes).collect();
    let mut packed = Vec::new();
    let mut encoder = ZlibEncoder::new(&all[..], Compression::best());
    encoder.read_to_end(&mut packed).expect("memory can be read");
    STANDARD.encode(packed)
}

/// The texts again, of these sizes and no others.
pub(crate) fn unpack(packed: &str, sizes: &[u64]) -> Result<Vec<String>, String> {
    let total = sizes.iter().try_fold(0u64, |sum, &n| sum.checked_add(n));
    let total = total.filter(|&n| n <= MOST).ok_or("they are larger than 1 GiB")?;
    let bytes = STANDARD.decode(packed).map_err(|e| e.to_string())?;
    let mut all = Vec::new();
    let decoder = ZlibDecoder::new(&bytes[..]);
    decoder.take(total + 1).read_to_end(&mut all).map_err(|e| e.to_string())?;
    if all.len() as u64 != total {
        return Err("they are not as long as they should be".into());
    }
    let mut rest = all.as_slice();
    let one = |&n: &u64| {
        let (text, more) = rest.split_at(n as usize);
        rest = more;
        String::from_utf8(text.to_vec()).map_err(|e| e.to_string())
    };
    sizes.iter().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked() {
        let texts = ["", "one", "zwölf\n", ""];
        let packed = pack(texts.into_iter());
        assert_eq!(unpack(&packed, &[0, 3, 7, 0]).unwrap(), texts);
        assert!(unpack(&packed, &[0, 3, 6]).is_err() && unpack(&packed, &[10, 1]).is_err());
        assert!(unpack(&packed, &[6, 4]).is_err(), "in the middle of a character");
    }

    /// A megabyte of zeros in a kilobyte is not unpacked for somebody who announces ten.
    #[test]
    fn no_more_is_unpacked_than_announced() {
        let zeros = "\0".repeat(1 << 20);
        let packed = pack([zeros.as_str()].into_iter());
        assert!(packed.len() < 2000);
        assert!(unpack(&packed, &[10]).is_err());
        assert!(unpack(&packed, &[u64::MAX, 2]).is_err() && unpack(&packed, &[MOST + 1]).is_err());
    }

    #[test]
    fn checksums_are_those_of_sha256sum() {
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(sha256("abc"), abc);
    }
}
