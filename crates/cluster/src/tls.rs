//! Encryption between machines: TLS 1.3, by rustls.
//!
//! Nobody has certificates here. Each process makes a key for the run and shows it raw (RFC
//! 7250); who it belongs to, TLS does not ask. That is proved right after, inside: the proof
//! of the secret is made over keying material that only the two ends of this very TLS
//! connection share (a *tls-exporter* channel binding, RFC 9266). Somebody in the middle has
//! two connections with different material, so that no proof passes through.

use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, verify_tls13_signature_with_raw_key};
use rustls::pki_types::{
    CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer, ServerName, SubjectPublicKeyInfoDer,
    UnixTime,
};
use rustls::server::AlwaysResolvesServerRawPublicKeys;
use rustls::sign::CertifiedKey;
use rustls::version::TLS13;
use rustls::{
    ClientConfig, ClientConnection, Connection, DigitallySignedStruct, Error, ServerConfig,
    ServerConnection, SignatureScheme,
};
use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::sync::{Arc, Mutex, MutexGuard};

/// What one process needs to call and to answer.
#[derive(Clone)]
pub(crate) struct Keys {
    client: Arc<ClientConfig>,
    server: Arc<ServerConfig>,
}

impl Keys {
    pub(crate) fn fresh() -> io::Result<Keys> {
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let random = ring::rand::SystemRandom::new();
        let pair = ring::signature::Ed25519KeyPair::generate_pkcs8(&random)
            .map_err(|_| io::Error::other("no key for TLS"))?;
        let der = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(pair.as_ref().to_vec()));
        let key = provider.key_provider.load_private_key(der).map_err(io::Error::other)?;
        let shown = key.public_key().ok_or_else(|| io::Error::other("no key for TLS"))?;
        let shown = CertificateDer::from(shown.as_ref().to_vec());
        let shown = Arc::new(CertifiedKey::new(vec![shown], key));
        let mut server = ServerConfig::builder_with_provider(provider.clone())
            .with_protocol_versions(&[&TLS13])
            .map_err(io::Error::other)?
            .with_no_client_auth()
            .with_cert_resolver(Arc::new(AlwaysResolvesServerRawPublicKeys::new(shown)));
        // Nobody comes back to a connection.
        server.send_tls13_tickets = 0;
        let client = ClientConfig::builder_with_provider(provider.clone())
            .with_protocol_versions(&[&TLS13])
            .map_err(io::Error::other)?
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(AnyKey(provider)))
            .with_no_client_auth();
        Ok(Keys { client: Arc::new(client), server: Arc::new(server) })
    }

    /// The side that has called.
    pub(crate) fn call(&self, tcp: TcpStream) -> io::Result<Sealed> {
        let name = ServerName::try_from("heddle").map_err(io::Error::other)?;
        let connection = ClientConnection::new(self.client.clone(), name);
        Sealed::new(tcp, connection.map_err(io::Error::other)?.into())
    }

    /// The side that was called.
    pub(crate) fn answer(&self, tcp: TcpStream) -> io::Result<Sealed> {
        let connection = ServerConnection::new(self.server.clone());
        Sealed::new(tcp, connection.map_err(io::Error::other)?.into())
    }
}

/// Takes any key, if its owner has it: whose it is, the proof of the secret says.
#[derive(Debug)]
struct AnyKey(Arc<CryptoProvider>);

impl ServerCertVerifier for AnyKey {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Err(Error::General("TLS 1.3 only".into()))
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        key: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let key = SubjectPublicKeyInfoDer::from(key.as_ref());
        let algorithms = &self.0.signature_verification_algorithms;
        verify_tls13_signature_with_raw_key(message, &key, signed, algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }

    fn requires_raw_public_keys(&self) -> bool {
        true
    }
}

/// One end of an encrypted connection. One thread reads, another may write.
#[derive(Clone)]
pub(crate) struct Sealed(Arc<Inner>);

struct Inner {
    tcp: TcpStream,
    connection: Mutex<Connection>,
    /// Encrypted bytes that were received and not yet decrypted.
    incoming: Mutex<Vec<u8>>,
    /// Held while bytes are encrypted and sent, so that they leave in order.
    outgoing: Mutex<Vec<u8>>,
}

impl Sealed {
    fn new(mut tcp: TcpStream, mut connection: Connection) -> io::Result<Sealed> {
        while connection.is_handshaking() {
            let (read, written) = connection.complete_io(&mut tcp)?;
            if read == 0 && written == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        }
        let (incoming, outgoing) = (Mutex::default(), Mutex::default());
        Ok(Sealed(Arc::new(Inner { tcp, connection: Mutex::new(connection), incoming, outgoing })))
    }

    pub(crate) fn tcp(&self) -> &TcpStream {
        &self.0.tcp
    }

    /// What only the two ends of this connection know.
    pub(crate) fn binding(&self) -> io::Result<[u8; 32]> {
        lock(&self.0.connection)
            .export_keying_material([0; 32], b"EXPORTER-Channel-Binding", Some(&[]))
            .map_err(io::Error::other)
    }

    /// Encrypts, and sends whatever there is to send.
    fn send(&self, bytes: &[u8]) -> io::Result<usize> {
        let mut outgoing = lock(&self.0.outgoing);
        outgoing.clear();
        let n = {
            let mut connection = lock(&self.0.connection);
            let n = if bytes.is_empty() { 0 } else { connection.writer().write(bytes)? };
            while connection.wants_write() {
                connection.write_tls(&mut *outgoing)?;
            }
            n
        };
        (&self.0.tcp).write_all(&outgoing)?;
        Ok(n)
    }
}

impl Read for Sealed {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut incoming = lock(&self.0.incoming);
        loop {
            let answers = {
                let mut connection = lock(&self.0.connection);
                match connection.reader().read(buffer) {
                    Err(e) if e.kind() == io::ErrorKind::WouldBlock => {}
                    read => return read,
                }
                if !incoming.is_empty() {
                    let mut rest = &incoming[..];
                    let n = connection.read_tls(&mut rest)?;
                    incoming.drain(..n);
                    connection
                        .process_new_packets()
                        .map_err(|e| io::Error::new(io::ErrorKind::InvalidData, e))?;
                    if !connection.wants_write() {
                        continue;
                    }
                }
                connection.wants_write()
            };
            if answers {
                self.send(&[])?;
                continue;
            }
            incoming.resize(16 << 10, 0);
            let read = (&self.0.tcp).read(&mut incoming);
            incoming.truncate(*read.as_ref().unwrap_or(&0));
            if read? == 0 {
                return Ok(0);
            }
        }
    }
}

impl Write for Sealed {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.send(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|e| e.into_inner())
}
