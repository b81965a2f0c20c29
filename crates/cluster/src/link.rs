//! A connection between two processes of one run: within a machine as it is, between
//! machines encrypted.

use crate::tls::Sealed;
use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::Duration;

/// One end of a connection whose other end has proved who it is.
pub struct Link(Kind);

enum Kind {
    Plain(TcpStream),
    Sealed(Sealed),
}

impl Link {
    pub(crate) fn plain(tcp: TcpStream) -> Link {
        Link(Kind::Plain(tcp))
    }

    pub(crate) fn sealed(sealed: Sealed) -> Link {
        Link(Kind::Sealed(sealed))
    }

    pub(crate) fn tcp(&self) -> &TcpStream {
        match &self.0 {
            Kind::Plain(tcp) => tcp,
            Kind::Sealed(sealed) => sealed.tcp(),
        }
    }

    /// What only its two ends know; nothing where it is not encrypted.
    pub(crate) fn binding(&self) -> io::Result<[u8; 32]> {
        match &self.0 {
            Kind::Plain(_) => Ok([0; 32]),
            Kind::Sealed(sealed) => sealed.binding(),
        }
    }

    /// Another handle of the same end: one may read while the other writes.
    pub fn try_clone(&self) -> io::Result<Link> {
        Ok(Link(match &self.0 {
            Kind::Plain(tcp) => Kind::Plain(tcp.try_clone()?),
            Kind::Sealed(sealed) => Kind::Sealed(sealed.clone()),
        }))
    }

    /// How long a read or a write may take.
    pub fn set_patience(&self, patience: Option<Duration>) -> io::Result<()> {
        self.tcp().set_read_timeout(patience)?;
        self.tcp().set_write_timeout(patience)
    }

    /// The address of this end.
    pub fn local(&self) -> io::Result<std::net::SocketAddr> {
        self.tcp().local_addr()
    }

    pub(crate) fn shutdown(&self, how: Shutdown) {
        let _ = self.tcp().shutdown(how);
    }
}

impl Read for Link {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match &mut self.0 {
            Kind::Plain(tcp) => tcp.read(buffer),
            Kind::Sealed(sealed) => sealed.read(buffer),
        }
    }
}

impl Write for Link {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.0 {
            Kind::Plain(tcp) => tcp.write(bytes),
            Kind::Sealed(sealed) => sealed.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.0 {
            Kind::Plain(tcp) => tcp.flush(),
            Kind::Sealed(sealed) => sealed.flush(),
        }
    }
}
