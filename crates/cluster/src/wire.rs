//! Numbers and byte strings as they go over the wire: numbers in seven-bit groups, byte
//! strings behind their lengths. A reader answers `None` for whatever it cannot read; no
//! bytes make it panic.

/// Appends a number.
#[inline]
pub(crate) fn put(out: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

/// Appends bytes behind their length.
pub(crate) fn put_bytes(out: &mut Vec<u8>, bytes: &[u8]) {
    put(out, bytes.len() as u64);
    out.extend_from_slice(bytes);
}

/// What is left to read.
pub(crate) struct Reader<'b>(pub(crate) &'b [u8]);

impl<'b> Reader<'b> {
    #[inline]
    pub(crate) fn number(&mut self) -> Option<u64> {
        let (mut number, mut shift) = (0u64, 0);
        loop {
            let (&byte, rest) = self.0.split_first()?;
            self.0 = rest;
            if shift > 63 || shift == 63 && byte > 1 {
                return None;
            }
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(number);
            }
            shift += 7;
        }
    }

    /// A number that fits.
    pub(crate) fn small<T: TryFrom<u64>>(&mut self) -> Option<T> {
        self.number()?.try_into().ok()
    }

    #[inline]
    pub(crate) fn bytes(&mut self) -> Option<&'b [u8]> {
        let length = self.small()?;
        self.take(length)
    }

    /// So many bytes.
    #[inline]
    pub(crate) fn take(&mut self, n: usize) -> Option<&'b [u8]> {
        let (bytes, rest) = self.0.split_at_checked(n)?;
        self.0 = rest;
        Some(bytes)
    }

    pub(crate) fn text(&mut self) -> Option<String> {
        String::from_utf8(self.bytes()?.to_vec()).ok()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Signed numbers near zero as small ones.
pub(crate) fn zigzag(difference: i64) -> u64 {
    ((difference << 1) ^ (difference >> 63)) as u64
}

pub(crate) fn unzigzag(number: u64) -> i64 {
    (number >> 1) as i64 ^ -((number & 1) as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_bytes_come_back() {
        for number in [0, 1, 127, 128, 300, u64::from(u32::MAX), u64::MAX] {
            let mut out = Vec::new();
            put(&mut out, number);
            put_bytes(&mut out, b"state");
            let mut reader = Reader(&out);
            assert_eq!(reader.number(), Some(number));
            assert_eq!(reader.bytes(), Some(&b"state"[..]));
            assert!(reader.is_empty() && reader.number().is_none());
        }
        for difference in [0, -1, 1, i64::MAX, i64::MIN, -77] {
            assert_eq!(unzigzag(zigzag(difference)), difference);
        }
    }

    #[test]
    fn no_bytes_make_it_panic() {
        let mut seed = 1u64;
        for _ in 0..20_000 {
            let bytes: Vec<u8> = (0..12)
                .map(|_| {
                    seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                    (seed >> 33) as u8 | if seed >> 60 < 4 { 0x80 } else { 0 }
                })
                .collect();
            let mut reader = Reader(&bytes);
            while reader.number().is_some() && reader.bytes().is_some() {}
        }
        assert_eq!(Reader(&[0xff; 11]).number(), None);
        assert_eq!(Reader(&[5, 1, 2]).bytes(), None);
    }
}
