//! Messages between an editor and a server: header lines, an empty line, then as many bytes
//! of JSON as `Content-Length` says. The language server protocol and the debug adapter
//! protocol share this outer form and nothing else.
//!
//! A reader never gives up: what is not a message is told as [`Frame::Malformed`], and
//! reading goes on behind it. Only the end of the input, or an error of the system, ends it.
//! Nothing that arrives makes it take more memory than the message that arrived: bytes are
//! kept as they come, not as a header promises them, and only up to [`MOST`].
//!
//! Not here: what messages mean.

use serde::Serialize;
use serde_json::Value;
use std::io::{self, BufRead, Read, Write};

/// The longest message that is kept. Longer ones are skipped and told.
pub const MOST: u64 = 64 << 20;

/// The longest header line that is looked at.
const LINE: usize = 4096;

/// What was read.
#[derive(Clone, Debug, PartialEq)]
pub enum Frame {
    Message(Value),
    /// Something else, and why it is no message.
    Malformed(String),
}

/// Reads messages one after the other.
pub struct Reader<R> {
    from: R,
}

impl<R: BufRead> Reader<R> {
    pub fn new(from: R) -> Self {
        Reader { from }
    }

    /// The next message; `None` at the end of the input.
    pub fn next_frame(&mut self) -> io::Result<Option<Frame>> {
        let Some(header) = self.header()? else { return Ok(None) };
        let length = match header {
            Header::Length(n) => n,
            Header::Wrong(why) => return Ok(Some(Frame::Malformed(why))),
        };
        if length > MOST {
            let skipped = io::copy(&mut self.from.by_ref().take(length), &mut io::sink())?;
            let why = format!("a message of {length} bytes is too long");
            return Ok((skipped == length).then_some(Frame::Malformed(why)));
        }
        let mut body = Vec::new();
        self.from.by_ref().take(length).read_to_end(&mut body)?;
        if (body.len() as u64) < length {
            return Ok(None);
        }
        Ok(Some(match serde_json::from_slice(&body) {
            Ok(value) => Frame::Message(value),
            Err(why) => Frame::Malformed(format!("not JSON: {why}")),
        }))
    }

    /// The header lines up to the empty one.
    fn header(&mut self) -> io::Result<Option<Header>> {
        let (mut length, mut wrong, mut any) = (None, None, false);
        while let Some(line) = self.line()? {
            if line.is_empty() {
                if !any {
                    continue; // Empty lines between messages do no harm.
                }
                let why = || wrong.unwrap_or_else(|| "a header without Content-Length".into());
                return Ok(Some(length.map_or_else(|| Header::Wrong(why()), Header::Length)));
            }
            any = true;
            let text = String::from_utf8_lossy(&line);
            match text.split_once(':') {
                Some((name, n)) if name.trim().eq_ignore_ascii_case("content-length") => {
                    match n.trim().parse::<u64>() {
                        Ok(n) => length = Some(n),
                        Err(_) => wrong = Some(format!("`{}` is no length", shown(n.trim()))),
                    }
                }
                Some(_) => {}
                None => wrong = Some(format!("`{}` is no header", shown(&text))),
            }
        }
        Ok(None)
    }

    /// One line without its end; what is longer than any header is cut.
    fn line(&mut self) -> io::Result<Option<Vec<u8>>> {
        let mut line = Vec::new();
        let mut any = false;
        loop {
            let buffer = match self.from.fill_buf() {
                Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
                other => other?,
            };
            if buffer.is_empty() {
                return Ok(any.then_some(line));
            }
            any = true;
            let end = buffer.iter().position(|&b| b == b'\n');
            let n = end.map_or(buffer.len(), |at| at + 1);
            let room = LINE.saturating_sub(line.len());
            line.extend_from_slice(&buffer[..n.min(room)]);
            self.from.consume(n);
            if end.is_some() {
                while matches!(line.last(), Some(b'\n' | b'\r')) {
                    line.pop();
                }
                return Ok(Some(line));
            }
        }
    }
}

enum Header {
    Length(u64),
    Wrong(String),
}

/// The beginning of something that was sent, for a message about it.
fn shown(text: &str) -> String {
    text.chars().take(40).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}

/// Writes a message.
pub fn write(to: &mut dyn Write, message: &impl Serialize) -> io::Result<()> {
    let body = serde_json::to_vec(message)?;
    write!(to, "Content-Length: {}\r\n\r\n", body.len())?;
    to.write_all(&body)?;
    to.flush()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn all(bytes: &[u8]) -> Vec<Frame> {
        let mut reader = Reader::new(bytes);
        let mut out = Vec::new();
        while let Some(frame) = reader.next_frame().unwrap() {
            out.push(frame);
        }
        out
    }

    fn framed(value: &Value) -> Vec<u8> {
        let mut out = Vec::new();
        write(&mut out, value).unwrap();
        out
    }

    #[test]
    fn what_is_written_is_read() {
        let one = json!({"text": "é\u{1f980}\r\n\r\nContent-Length: 5"});
        let mut bytes = framed(&one);
        bytes.extend(framed(&json!(7)));
        assert_eq!(all(&bytes), [Frame::Message(one), Frame::Message(json!(7))]);
    }

    #[test]
    fn what_is_no_message_is_told_and_skipped() {
        let good = framed(&json!({"a": 1}));
        for bad in [
            &b"Content-Length: 3\r\n\r\nxyz"[..],
            b"Content-Length: -1\r\n\r\n",
            b"Content-Length: 99999999999999999999\r\n\r\n",
            b"nonsense\r\n\r\n",
            b"Content-Type: x\r\n\r\n",
            b"\xff\xfe\xfd\n\n",
        ] {
            let found = all(&[bad, &good].concat());
            assert_eq!(found.len(), 2, "{}", String::from_utf8_lossy(bad));
            assert!(matches!(&found[0], Frame::Malformed(_)), "{found:?}");
            assert_eq!(found[1], Frame::Message(json!({"a": 1})));
        }
        let lower = b"content-length:2\nX: y\n\n{}";
        assert_eq!(all(lower), [Frame::Message(json!({}))]);
    }

    #[test]
    fn a_promise_takes_no_memory_and_a_cut_ends() {
        // More than there is memory, and no more than a promise.
        assert_eq!(all(b"Content-Length: 9999999999999\r\n\r\n{}"), []);
        assert_eq!(all(b"Content-Length: 60000000\r\n\r\n{}"), []);
        let whole = framed(&json!({"a": [1, 2]}));
        for n in 0..whole.len() {
            assert_eq!(all(&whole[..n]), [], "{n}");
        }
    }

    /// Bytes changed, cut and put together at random: no panic, and a good message behind
    /// the next empty line and a header of its own is found unless a length swallowed it.
    #[test]
    fn any_bytes_are_harmless() {
        let mut seed = 0x2545_f491_4f6c_dd1d_u64;
        let mut random = move |n: usize| {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            (seed % n as u64) as usize
        };
        let good = framed(&json!({"jsonrpc": "2.0", "method": "x", "params": [1, "é"]}));
        for _ in 0..20_000 {
            let mut bytes = good.repeat(1 + random(2));
            for _ in 0..random(6) {
                if bytes.is_empty() {
                    break;
                }
                let at = random(bytes.len());
                match random(4) {
                    0 => bytes[at] = random(256) as u8,
                    1 => drop(bytes.remove(at)),
                    2 => bytes.insert(at, b"\r\n:0{}\"9"[random(8)]),
                    _ => bytes.truncate(at.max(1)),
                }
            }
            let n_bytes = bytes.len();
            assert!(all(&bytes).len() <= n_bytes);
        }
    }
}
