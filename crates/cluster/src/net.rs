//! Connections between processes that know each other: each proves that it has the run's
//! secret, and that it works on the same job, before any other byte of it is read.
//!
//! Two kinds. The *data* connections, one for each pair, are timely's. The *beat*, from
//! everybody to the first, says twice a second that the process lives and how far it is: a
//! process that is stopped, or cut off, is found out though nobody sends it anything.
//!
//! The proof is a hash keyed by the secret over both sides' greetings, which have fresh
//! random parts, so that no old proof serves again. Between machines all of it is inside TLS,
//! and the proof is bound to the connection (see `tls`).

use crate::link::Link;
use crate::lost::Lost;
use crate::tls::Keys;
use socket2::{SockRef, TcpKeepalive};
use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::time::{Duration, Instant};
use timely::communication::allocator::zero_copy::stream::Stream;

/// A peer that does not answer for so long is lost.
pub(crate) const SILENCE: Duration = Duration::from_secs(10);

const GREETING: &[u8; 8] = b"heddle-3";
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
    /// Whether what they say to each other is encrypted.
    pub tls: bool,
    /// How long the others may take to come.
    pub patience: Duration,
}

impl Team {
    /// Bytes that nobody can guess.
    pub fn fresh_secret() -> io::Result<[u8; 32]> {
        let mut secret = [0; 32];
        getrandom::fill(&mut secret).map_err(|e| io::Error::other(e.to_string()))?;
        Ok(secret)
    }

    /// A secret made of a text that all of them were given.
    pub fn secret_of(text: &str) -> [u8; 32] {
        blake3::derive_key("heddle 2026 the secret of a run", text.as_bytes())
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

/// What a connection is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Data,
    Beat,
    /// To hear from the first process what to do.
    Orders,
}

/// All connections of one process.
pub(crate) struct Connections {
    /// By number; none to itself.
    pub(crate) data: Vec<Option<Guarded>>,
    /// To everybody for the first process, to the first one for the others.
    pub(crate) beats: Vec<(usize, Link)>,
}

impl Connections {
    /// Handles of all of them, to end them by.
    pub(crate) fn handles(&self) -> io::Result<Vec<TcpStream>> {
        let data = self.data.iter().flatten().map(|guarded| guarded.link.tcp().try_clone());
        data.chain(self.beats.iter().map(|(_, link)| link.tcp().try_clone())).collect()
    }
}

/// One process's way to meet others.
struct Caller<'t> {
    team: &'t Team,
    keys: Option<Keys>,
    deadline: Instant,
}

/// Meets all the others.
pub(crate) fn connect(team: &Team, listener: &TcpListener, lost: &Lost) -> io::Result<Connections> {
    let caller = Caller::new(team)?;
    let n = team.addresses.len();
    let mut data: Vec<Option<Link>> = (0..n).map(|_| None).collect();
    let mut beats = Vec::new();
    for (to, place) in data.iter_mut().enumerate().take(team.me) {
        *place = Some(caller.call(to, Kind::Data)?);
    }
    if team.me > 0 {
        beats.push((0, caller.call(0, Kind::Beat)?));
    }
    let wanted_beats = if team.me == 0 { n - 1 } else { 1 };
    let missing = |data: &[Option<Link>]| data.iter().skip(team.me + 1).any(Option::is_none);
    while missing(&data) || beats.len() < wanted_beats {
        let (they, kind, link) = caller.next(listener, |they| data[they].is_some())?;
        match kind {
            Kind::Data if they > team.me && data[they].is_none() => data[they] = Some(link),
            Kind::Beat if team.me == 0 && beats.iter().all(|b| b.0 != they) => {
                beats.push((they, link));
            }
            _ => {}
        }
    }
    let guard = |(number, link): (usize, Option<Link>)| {
        let lost = lost.clone();
        link.map(|link| Guarded { link, number, lost })
    };
    Ok(Connections { data: data.into_iter().enumerate().map(guard).collect(), beats })
}

/// The first process waits for all the others, which ask what to do. `addresses` need not be
/// known yet but for their number.
pub fn gather(team: &Team, listener: &TcpListener) -> io::Result<Vec<Link>> {
    let caller = Caller::new(team)?;
    let mut links: Vec<Option<Link>> = team.addresses.iter().map(|_| None).collect();
    while links.iter().skip(1).any(Option::is_none) {
        let (they, kind, link) = caller.next(listener, |they| links[they].is_some())?;
        if kind == Kind::Orders && they > 0 {
            links[they] = Some(link);
        }
    }
    Ok(links.into_iter().flatten().collect())
}

/// Asks the first process what to do.
pub fn ask_first(team: &Team) -> io::Result<Link> {
    Caller::new(team)?.call(0, Kind::Orders)
}

impl Caller<'_> {
    fn new(team: &Team) -> io::Result<Caller<'_>> {
        let keys = if team.tls { Some(Keys::fresh()?) } else { None };
        Ok(Caller { team, keys, deadline: Instant::now() + team.patience })
    }

    /// The next one who calls and belongs to us.
    fn next(
        &self,
        listener: &TcpListener,
        has_come: impl Fn(usize) -> bool,
    ) -> io::Result<(usize, Kind, Link)> {
        let n = self.team.addresses.len();
        listener.set_nonblocking(true)?;
        loop {
            match listener.accept() {
                // Whoever cannot prove what it should is none of us; we go on waiting.
                Ok((stream, _)) => {
                    if let Ok(met) = self.answer(stream) {
                        return Ok(met);
                    }
                }
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => {
                    if Instant::now() > self.deadline {
                        let missing = (self.team.me + 1..n).filter(|&i| !has_come(i)).count();
                        return Err(io::Error::other(format!(
                            "{missing} of {n} processes did not come within {} s",
                            self.team.patience.as_secs()
                        )));
                    }
                    std::thread::sleep(Duration::from_millis(2));
                }
                Err(e) => return Err(e),
            }
        }
    }

    fn call(&self, to: usize, kind: Kind) -> io::Result<Link> {
        let address = &self.team.addresses[to];
        let named =
            |e: io::Error| io::Error::new(e.kind(), format!("process {to} at {address}: {e}"));
        loop {
            let met = TcpStream::connect(address).and_then(|tcp| {
                prepare(&tcp)?;
                let link = match &self.keys {
                    Some(keys) => Link::sealed(keys.call(tcp)?),
                    None => Link::plain(tcp),
                };
                greet(self.team, link, kind, Some(to))
            });
            match met {
                Ok((_, _, link)) => return Ok(link),
                Err(e) if e.kind() == io::ErrorKind::PermissionDenied => return Err(named(e)),
                Err(e) if Instant::now() > self.deadline => return Err(named(e)),
                Err(_) => std::thread::sleep(Duration::from_millis(20)),
            }
        }
    }

    fn answer(&self, tcp: TcpStream) -> io::Result<(usize, Kind, Link)> {
        tcp.set_nonblocking(false)?;
        prepare(&tcp)?;
        let link = match &self.keys {
            Some(keys) => Link::sealed(keys.answer(tcp)?),
            None => Link::plain(tcp),
        };
        greet(self.team, link, Kind::Data, None)
    }
}

fn prepare(tcp: &TcpStream) -> io::Result<()> {
    tcp.set_nodelay(true)?;
    tcp.set_read_timeout(Some(SILENCE))?;
    tcp.set_write_timeout(Some(SILENCE))
}

/// Both say who they are, then both prove it. Who called (`to` is whom) says what the
/// connection is for.
fn greet(
    team: &Team,
    mut link: Link,
    kind: Kind,
    to: Option<usize>,
) -> io::Result<(usize, Kind, Link)> {
    let refuse = |why: &str| Err(io::Error::new(io::ErrorKind::PermissionDenied, why));
    let mut hello = Vec::with_capacity(HELLO);
    hello.extend(GREETING);
    hello.extend((team.me as u32).to_le_bytes());
    hello.push(kind as u8);
    hello.extend(team.job);
    hello.extend(Team::fresh_secret()?);
    link.write_all(&hello)?;
    let mut theirs = [0; HELLO];
    link.read_exact(&mut theirs)?;
    if theirs[..8] != *GREETING {
        return refuse("not a process of heddle, or of another version");
    }
    // Who speaks stands in the proof, so that nobody can send one's own proof back.
    let binding = link.binding()?;
    let proof =
        |by: &[u8], to: &[u8]| blake3::keyed_hash(&team.secret, &[by, to, &binding[..]].concat());
    link.write_all(proof(&hello, &theirs).as_bytes())?;
    let mut theirs_proof = [0; 32];
    link.read_exact(&mut theirs_proof)?;
    if blake3::Hash::from(theirs_proof) != proof(&theirs, &hello) {
        return refuse("wrong secret");
    }
    if theirs[13..45] != team.job {
        return refuse("another version of heddle, another input or other options there");
    }
    let they = u32::from_le_bytes(theirs[8..12].try_into().expect("four bytes")) as usize;
    let is_known = they < team.addresses.len() && they != team.me;
    if !is_known || to.is_some_and(|to| to != they) {
        return refuse("not the process that was expected");
    }
    let kind = match (to, theirs[12]) {
        (Some(_), _) => kind,
        (None, 0) => Kind::Data,
        (None, 1) => Kind::Beat,
        (None, 2) => Kind::Orders,
        _ => return refuse("a connection of no known kind"),
    };
    keep_alive(&link)?;
    Ok((they, kind, link))
}

/// From now on it may be silent, but not dead.
fn keep_alive(link: &Link) -> io::Result<()> {
    link.set_patience(None)?;
    let keepalive = TcpKeepalive::new().with_time(Duration::from_secs(4));
    #[cfg(any(target_os = "linux", target_os = "macos"))]
    let keepalive = keepalive.with_interval(Duration::from_secs(2));
    SockRef::from(link.tcp()).set_tcp_keepalive(&keepalive)?;
    #[cfg(target_os = "linux")]
    SockRef::from(link.tcp()).set_tcp_user_timeout(Some(SILENCE))?;
    Ok(())
}

/// A data connection that tells of its end instead of failing. Timely's threads would panic;
/// they wait for ever, and the process ends without them.
pub(crate) struct Guarded {
    link: Link,
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
        match self.link.read(buffer) {
            Ok(0) if !buffer.is_empty() => self.end("it closed the connection"),
            Err(e) if e.kind() == io::ErrorKind::Interrupted => Err(e),
            Err(e) => self.end(&e.to_string()),
            Ok(n) => Ok(n),
        }
    }
}

impl Write for Guarded {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self.link.write(bytes) {
            Err(e) if e.kind() == io::ErrorKind::Interrupted => Err(e),
            Err(e) => self.end(&e.to_string()),
            Ok(n) => Ok(n),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.link.flush()
    }
}

impl Stream for Guarded {
    fn try_clone(&self) -> io::Result<Self> {
        let link = self.link.try_clone()?;
        Ok(Guarded { link, number: self.number, lost: self.lost.clone() })
    }

    fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()> {
        self.link.tcp().set_nonblocking(nonblocking)
    }

    /// The other side may have gone first; nothing is lost by that.
    fn shutdown(&self, how: Shutdown) -> io::Result<()> {
        self.link.shutdown(how);
        Ok(())
    }
}
