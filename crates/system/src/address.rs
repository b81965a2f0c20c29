//! Addresses to listen on, and of others.

use std::net::{IpAddr, TcpListener, ToSocketAddrs};

/// Listens on this address alone.
pub fn listen(address: IpAddr, port: u16) -> Result<(TcpListener, String), String> {
    let listener = TcpListener::bind((address, port))
        .map_err(|e| format!("cannot listen on {address}, port {port}: {e}"))?;
    let address = listener.local_addr().map_err(|e| e.to_string())?.to_string();
    Ok((listener, address))
}

/// The first address of a name.
pub fn resolve(name: &str) -> Result<IpAddr, String> {
    let found = (name, 0).to_socket_addrs().map_err(|e| format!("host `{name}`: {e}"))?;
    let all: Vec<IpAddr> = found.map(|a| a.ip()).collect();
    let first = all.iter().find(|a| a.is_ipv4()).or(all.first());
    first.copied().ok_or_else(|| format!("host `{name}` has no address"))
}
