//! Connections between processes that know each other: each proves that it has the run's
//! secret, and that it works on the same job, before any other byte of it is read.
//!
//! Two kinds. The *data* connections, one for each pair, are timely's. The *beat*, from
//! everybody to the first, says twice a second that the process lives and how far it is: a
//! process that is stopped, or cut off, is found out though nobody sends it anything.
//!
//! The proof is a hash keyed by the secret over both sides' greetings, which have fresh
//! random parts, so that no old proof serves again. It says who is there; it does not
//! encrypt what follows.

use crate::lost::Lost;
use socket2::{SockRef, TcpKeepalive};
use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::time::{Duration, Instant};
use timely::communication::allocator::zero_copy::stream::Stream;

/// How long the others may take to come.
const ARRIVAL: Duration = Duration::from_secs(30);
/// A peer that does not answer for so long is lost.
pub(crate) const SILENCE: Duration = Duration::from_secs(10);

const GREETING: &[u8; 8] = b"heddle-2";
const HELLO: usize = 8 + 4 + 1 + 32 + 32;

/// Who takes part, and in what.
#[derive(Clone, Debug)]
pub struct Team {
    /// Where everybody listens, by number.
    pub addresses: Vec<String>,
    /// The number of this process.
    pub me: usize,
    /// What all of them know, and nobody else.
    pub secret: [u8; 32],
    /// What all of them work on: a hash of program, input and options.
    pub job: [u8; 32],
}

impl Team {
    /// Bytes that nobody can guess.
    pub fn fresh_secret() -> io::Result<[u8; 32]> {
        let mut secret = [0; 32];
        getrandom::fill(&mut secret).map_err(|e| io::Error::other(e.to_string()))?;
        Ok(secret)
    }

    /// The job's hash, over all that makes two processes search the same graph.
    pub fn job_of(parts: &[&[u8]]) -> [u8; 32] {
        let mut hasher = blake3::Hasher::new();
        for part in parts {
            hasher.update(&(part.len() as u64).to_le_bytes());
            hasher.update(part);
        }
        *hasher.finalize().as_bytes()
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Data,
    Beat,
}

/// All connections of one process.
pub(crate) struct Connections {
    /// By number; none to itself.
    pub(crate) data: Vec<Option<Guarded>>,
    /// To everybody for the first process, to the first one for the others.
    pub(crate) beats: Vec<(usize, TcpStream)>,
}

impl Connections {
    /// Handles of all of them, to end them by.
    pub(crate) fn handles(&self) -> io::Result<Vec<TcpStream>> {
        let data = self.data.iter().flatten().map(|guarded| guarded.stream.try_clone());
        data.chain(self.beats.iter().map(|(_, stream)| stream.try_clone())).collect()
    }
}

/// Meets all the others.
pub(crate) fn connect(team: &Team, listener: &TcpListener, lost: &Lost) -> io::Result<Connections> {
    let deadline = Instant::now() + ARRIVAL;
    let n = team.addresses.len();
    let mut data: Vec<Option<TcpStream>> = (0..n).map(|_| None).collect();
    let mut beats = Vec::new();
    for (to, place) in data.iter_mut().enumerate().take(team.me) {
        *place = Some(call(team, to, Kind::Data, deadline)?);
    }
    if team.me > 0 {
        beats.push((0, call(team, 0, Kind::Beat, deadline)?));
    }
    listener.set_nonblocking(true)?;
    let wanted_beats = if team.me == 0 { n - 1 } else { 1 };
    while data.iter().skip(team.me + 1).any(Option::is_none) || beats.len() < wanted_beats {
        match listener.accept() {
            // Whoever cannot prove what it should is none of us; we go on waiting.
            Ok((stream, _)) => {
                let Ok((they, kind, stream)) = answer(team, stream) else { continue };
                match kind {
                    Kind::Data if they > team.me && data[they].is_none() => {
                        data[they] = Some(stream);
                    }
                    Kind::Beat if team.me == 0 && beats.iter().all(|b| b.0 != they) => {
                        beats.push((they, stream));
                    }
                    _ => {}
                }
            }
            Err(e) if e.kind() == io::ErrorKind::WouldBlock => {
                if Instant::now() > deadline {
                    let missing = data.iter().skip(team.me + 1).filter(|s| s.is_none()).count();
                    return Err(io::Error::other(format!(
                        "{missing} of {n} processes did not come within {} s",
                        ARRIVAL.as_secs()
                    )));
                }
                std::thread::sleep(Duration::from_millis(2));
            }
            Err(e) => return Err(e),
        }
    }
    let guard = |(number, stream): (usize, Option<TcpStream>)| {
        let lost = lost.clone();
        stream.map(|stream| Guarded { stream, number, lost })
    };
    Ok(Connections { data: data.into_iter().enumerate().map(guard).collect(), beats })
}

fn call(team: &Team, to: usize, kind: Kind, deadline: Instant) -> io::Result<TcpStream> {
    let address = &team.addresses[to];
    loop {
        match TcpStream::connect(address).and_then(|s| greet(team, s, kind, Some(to))) {
            Ok((_, _, stream)) => return Ok(stream),
            Err(e) if e.kind() == io::ErrorKind::PermissionDenied => return Err(e),
            Err(e) if Instant::now() > deadline => {
                return Err(io::Error::new(e.kind(), format!("process {to} at {address}: {e}")));
            }
            Err(_) => std::thread::sleep(Duration::from_millis(20)),
        }
    }
}

fn answer(team: &Team, stream: TcpStream) -> io::Result<(usize, Kind, TcpStream)> {
    stream.set_nonblocking(false)?;
    greet(team, stream, Kind::Data, None)
}

/// Both say who they are, then both prove it. Who called (`to` is whom) says what the
/// connection is for.
fn greet(
    team: &Team,
    mut stream: TcpStream,
    kind: Kind,
    to: Option<usize>,
) -> io::Result<(usize, Kind, TcpStream)> {
    let refuse = |why: &str| Err(io::Error::new(io::ErrorKind::PermissionDenied, why));
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(SILENCE))?;
    stream.set_write_timeout(Some(SILENCE))?;
    let mut hello = Vec::with_capacity(HELLO);
    hello.extend(GREETING);
    hello.extend((team.me as u32).to_le_bytes());
    hello.push(kind as u8);
    hello.extend(team.job);
    hello.extend(Team::fresh_secret()?);
    stream.write_all(&hello)?;
    let mut theirs = [0; HELLO];
    stream.read_exact(&mut theirs)?;
    if theirs[..8] != *GREETING {
        return refuse("not a process of heddle, or of another version");
    }
    // Who speaks stands in the proof, so that nobody can send one's own proof back.
    let proof = |by: &[u8], to: &[u8]| blake3::keyed_hash(&team.secret, &[by, to].concat());
    stream.write_all(proof(&hello, &theirs).as_bytes())?;
    let mut theirs_proof = [0; 32];
    stream.read_exact(&mut theirs_proof)?;
    if blake3::Hash::from(theirs_proof) != proof(&theirs, &hello) {
        return refuse("wrong secret");
    }
    if theirs[13..45] != team.job {
        return refuse("another version of heddle, another input or other options there");
    }
    let they = u32::from_le_bytes(theirs[8..12].try_into().expect("four bytes")) as usize;
    let is_known = they < team.addresses.len() && they != team.me;
    if !is_known || to.is_some_and(|to| to != they) {
        return refuse("a process of another number");
    }
    let kind = match to {
        Some(_) => kind,
        None if theirs[12] == Kind::Beat as u8 => Kind::Beat,
        None => Kind::Data,
    };
    stream.set_read_timeout(None)?;
    stream.set_write_timeout(None)?;
    let keepalive = TcpKeepalive::new().with_time(Duration::from_secs(4));
    #[cfg(any(target_os = "linux", target_os = "macos"))]
    let keepalive = keepalive.with_interval(Duration::from_secs(2));
    SockRef::from(&stream).set_tcp_keepalive(&keepalive)?;
    #[cfg(target_os = "linux")]
    SockRef::from(&stream).set_tcp_user_timeout(Some(SILENCE))?;
    Ok((they, kind, stream))
}

/// A data connection that tells of its end instead of failing. Timely's threads would panic;
/// they wait for ever, and the process ends without them.
pub(crate) struct Guarded {
    stream: TcpStream,
    number: usize,
    lost: Lost,
}

impl Guarded {
    fn end(&self, why: &str) -> ! {
        self.lost.set(format!("contact with process {} was lost ({why})", self.number));
        loop {
            std::thread::park();
        }
    }
}

impl Read for Guarded {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self.stream.read(buffer) {
            Ok(0) if !buffer.is_empty() => self.end("it closed the connection"),
            Err(e) if e.kind() == io::ErrorKind::Interrupted => Err(e),
            Err(e) => self.end(&e.to_string()),
            Ok(n) => Ok(n),
        }
    }
}

impl Write for Guarded {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self.stream.write(bytes) {
            Err(e) if e.kind() == io::ErrorKind::Interrupted => Err(e),
            Err(e) => self.end(&e.to_string()),
            Ok(n) => Ok(n),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

impl Stream for Guarded {
    fn try_clone(&self) -> io::Result<Self> {
        let stream = self.stream.try_clone()?;
        Ok(Guarded { stream, number: self.number, lost: self.lost.clone() })
    }

    fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()> {
        self.stream.set_nonblocking(nonblocking)
    }

    /// The other side may have gone first; nothing is lost by that.
    fn shutdown(&self, how: Shutdown) -> io::Result<()> {
        let _ = self.stream.shutdown(how);
        Ok(())
    }
}
