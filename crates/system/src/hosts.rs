//! `--hosts FILE`: a line for each machine, on which processes are started over ssh.
//!
//! ```text
//! # name      how many   where it listens      its heddle
//! node1       slots=8
//! node2       slots=8    address=10.0.0.2      heddle=/opt/heddle/bin/heddle
//! ```
//!
//! ssh is what `HEDDLE_SSH` says, or `ssh -o BatchMode=yes`. Nothing but `heddle worker` is
//! on its command line.

use crate::address::resolve;
use crate::channel::Channel;
use crate::files::read_text as read;
use std::net::{IpAddr, Ipv4Addr, UdpSocket};
use std::path::Path;
use std::process::Command;

/// One process on another machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Host {
    /// As ssh knows it.
    pub name: String,
    /// Where its process listens.
    pub address: String,
    /// The program there.
    heddle: String,
    /// How many processes share the machine.
    pub share: u64,
}

/// The processes that a file asks for.
pub fn read_text(text: &str) -> Result<Vec<Host>, String> {
    let mut all = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let mut words = line.split('#').next().unwrap_or("").split_whitespace();
        let Some(name) = words.next() else { continue };
        let bad = |what: &str| Err(format!("line {}: {what}", i + 1));
        if name.starts_with('-') {
            return bad("a host cannot begin with a dash");
        }
        let mut host = Host {
            name: name.to_string(),
            address: name.rsplit_once('@').map_or(name, |(_, host)| host).to_string(),
            heddle: "heddle".to_string(),
            share: 1,
        };
        for word in words {
            match word.split_once('=') {
                Some(("slots", n)) => match n.parse() {
                    Ok(n @ 1..=1024) => host.share = n,
                    _ => return bad("slots is a number from 1 to 1024"),
                },
                Some(("address", address)) if !address.is_empty() => host.address = address.into(),
                Some(("heddle", path)) if !path.is_empty() => host.heddle = path.into(),
                _ => return bad(&format!("`{word}` is none of slots=N, address=A, heddle=PATH")),
            }
        }
        for _ in 0..host.share {
            all.push(host.clone());
        }
    }
    if all.is_empty() { Err("it names no host".into()) } else { Ok(all) }
}

pub fn read_file(file: &Path) -> Result<Vec<Host>, String> {
    read_text(&read(file)?).map_err(|why| format!("{}: {why}", file.display()))
}

impl Host {
    pub fn start(&self) -> Result<Channel, String> {
        let words = std::env::var("HEDDLE_SSH").unwrap_or_else(|_| "ssh -o BatchMode=yes".into());
        let mut words = words.split_whitespace();
        let mut ssh = Command::new(words.next().unwrap_or("ssh"));
        Channel::of_program(ssh.args(words).arg(&self.name).arg(&self.heddle).arg("worker"))
    }
}

/// The address of this machine that the others reach: the one from which they are reached.
/// `HEDDLE_BIND` says otherwise. Nothing is sent to find out.
pub fn own_address(hosts: &[Host]) -> Result<IpAddr, String> {
    if let Ok(name) = std::env::var("HEDDLE_BIND") {
        return resolve(&name);
    }
    let mut address = IpAddr::V4(Ipv4Addr::LOCALHOST);
    for host in hosts {
        let there = resolve(&host.address)?;
        if !there.is_loopback() {
            let any: IpAddr =
                if there.is_ipv4() { "0.0.0.0" } else { "::" }.parse().expect("an address");
            let way = UdpSocket::bind((any, 0)).and_then(|socket| {
                socket.connect((there, 9))?;
                socket.local_addr()
            });
            address = way.map_err(|e| format!("no way to host `{}`: {e}", host.name))?.ip();
            break;
        }
    }
    Ok(address)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_names_machines_and_how_many_processes_each_has() {
        let text = "# mine\nnode1 slots=2\n\nme@node2 address=10.0.0.2 heddle=/opt/h # last\n";
        let all = read_text(text).expect("it reads");
        let names: Vec<&str> = all.iter().map(|h| &h.name[..]).collect();
        assert_eq!(names, ["node1", "node1", "me@node2"]);
        assert_eq!((&all[0].address[..], all[0].share), ("node1", 2));
        assert_eq!((&all[2].address[..], &all[2].heddle[..]), ("10.0.0.2", "/opt/h"));
    }

    #[test]
    fn what_cannot_be_meant_is_refused_with_its_line() {
        for (text, words) in [
            ("", "no host"),
            ("a\n-oProxyCommand=x", "line 2"),
            ("a slots=0", "slots"),
            ("a slot=2", "`slot=2`"),
        ] {
            let why = read_text(text).expect_err(text);
            assert!(why.contains(words), "{why}");
        }
    }
}
