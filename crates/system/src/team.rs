//! Who takes part in one search, and how they are started: `heddle check FILE --processes 4`
//! on this machine, `--hosts FILE` on others over ssh, `--cluster slurm` or `k8s` where a
//! scheduler starts them.
//!
//! The first process reads the program and tells each of the others, over a channel of its
//! own, what to do ([`Order`]): the same command line on the texts that it has read. The
//! channel is the standard input and output of `heddle worker` where the first one starts
//! it, here or over ssh, and a connection where a scheduler does. Each of the others listens
//! on a port of its own and says which; then all meet. When the first one ends, however that
//! is, the channels end, and so do the others.
//!
//! The secret that they prove to each other goes through the channel, or comes from the
//! environment; it is never on a command line.

use crate::order::{FORMAT, Order, binary, words_of};
use crate::{Channel, Kept, Place, Scheduler, channel, hosts, listen, place, started};
use heddle_session::{Cluster, Keeping, Options, Team as Peers, Texts, Together};
use std::net::{IpAddr, Ipv4Addr};
use std::path::Path;
use std::time::Duration;

/// How long processes that are started here may take to come.
pub const ARRIVAL: Duration = Duration::from_secs(30);
/// How long a scheduler may take to start them.
pub const SCHEDULED: Duration = Duration::from_secs(600);

/// What the command line says of other processes.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    pub processes: Option<u16>,
    pub hosts: Option<&'a Path>,
    pub cluster: Option<Scheduler>,
    pub no_tls: bool,
}

/// Which processes take part, and where.
enum Plan {
    Here(usize),
    Hosts(Vec<hosts::Host>),
    Scheduled(Place),
}

/// All who take part in a run, and what they keep of it.
pub struct Team {
    cluster: Cluster,
    keeping: Option<Keeping>,
    /// The others end with their channels.
    _channels: Vec<Channel>,
}

impl Team {
    pub fn together(&self) -> Together<'_> {
        Together { cluster: &self.cluster, keeping: self.keeping.as_ref() }
    }
}

impl Asked<'_> {
    /// Whether several processes search.
    pub fn is_some(&self) -> bool {
        self.processes.is_some() || self.hosts.is_some() || self.cluster.is_some()
    }

    /// The place of this process, if a scheduler has started it and it is not the first.
    pub fn other_place(&self) -> Option<Place> {
        self.cluster.and_then(|s| Place::find(s).ok()).filter(|place| place.me > 0)
    }

    /// How many processes share this machine.
    pub fn share(&self) -> u64 {
        match self.processes {
            Some(n) => u64::from(n),
            None => self.cluster.map_or(1, place::share),
        }
    }

    fn plan(&self) -> Result<Option<Plan>, String> {
        if let Some(file) = self.hosts {
            return hosts::read_file(file).map(|hosts| Some(Plan::Hosts(hosts)));
        }
        if let Some(scheduler) = self.cluster {
            return Place::find(scheduler).map(|place| Some(Plan::Scheduled(place)));
        }
        let n = self.processes.map_or(1, usize::from);
        Ok((n > 1).then_some(Plan::Here(n)))
    }

    /// Who takes part, if it is not this process alone with nothing kept.
    pub fn team(
        &self,
        kept: Option<&Kept>,
        options: &Options,
        texts: Texts,
    ) -> Result<Option<Team>, String> {
        let keeping = match kept {
            Some(kept) => Some(kept.keeping(options, &texts, &binary()?)),
            None => None,
        };
        match self.plan()? {
            Some(plan) => {
                let (cluster, channels) = self.start(plan, kept, options, texts)?;
                Ok(Some(Team { cluster, keeping, _channels: channels }))
            }
            None if keeping.is_some() => {
                Ok(Some(Team { cluster: Cluster::alone(), keeping, _channels: Vec::new() }))
            }
            None => Ok(None),
        }
    }

    fn start(
        &self,
        plan: Plan,
        kept: Option<&Kept>,
        options: &Options,
        texts: Texts,
    ) -> Result<(Cluster, Vec<Channel>), String> {
        let failed = |what: &str, e: std::io::Error| format!("{what}: {e}");
        let secret = match &plan {
            Plan::Scheduled(_) => place::secret()?,
            _ => Peers::fresh_secret().map_err(|e| failed("no random bytes", e))?,
        };
        let mut order = Order {
            format: FORMAT.to_string(),
            number: 0,
            secret,
            binary: binary()?,
            memory: options.search.memory,
            share: self.share(),
            arguments: words_of(std::env::args_os()),
            texts,
            kept: kept.cloned(),
            bind: None,
            tls: !matches!(plan, Plan::Here(_)) && !self.no_tls,
        };
        let (listener, own, mut channels, patience) = match &plan {
            Plan::Here(n) => {
                let (listener, own) = listen(IpAddr::V4(Ipv4Addr::LOCALHOST), 0)?;
                let channels = (1..*n).map(|_| channel::here()).collect::<Result<Vec<_>, _>>();
                (listener, own, channels?, ARRIVAL)
            }
            Plan::Hosts(hosts) => {
                let (listener, own) = listen(hosts::own_address(hosts)?, 0)?;
                let channels = hosts.iter().map(hosts::Host::start).collect::<Result<Vec<_>, _>>();
                (listener, own, channels?, ARRIVAL)
            }
            Plan::Scheduled(place) => {
                let (address, port) = place.to_bind()?;
                let (listener, own) = listen(address, port)?;
                let team = place.team(secret, order.meeting(), order.tls, SCHEDULED);
                let links = heddle_session::gather(&team, &listener).map_err(|e| e.to_string())?;
                let channels =
                    links.into_iter().map(Channel::of_link).collect::<Result<Vec<_>, _>>();
                (listener, own, channels?, ARRIVAL)
            }
        };
        for (i, channel) in channels.iter_mut().enumerate() {
            if let Plan::Hosts(hosts) = &plan {
                (order.share, order.bind) = (hosts[i].share, Some(hosts[i].address.clone()));
            }
            order.number = i + 1;
            channel.tell(&order)?;
        }
        let mut addresses = vec![own];
        for (i, channel) in channels.iter_mut().enumerate() {
            addresses.push(started(i + 1, channel, ARRIVAL)?);
        }
        for channel in &mut channels {
            channel.tell(&addresses)?;
        }
        let team = Peers { addresses, me: 0, secret, job: order.job(), tls: order.tls, patience };
        let cluster = Cluster::join(&team, &listener).map_err(|e| e.to_string())?;
        Ok((cluster, channels))
    }
}
