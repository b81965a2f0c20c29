//! Several processes of one search: `heddle check FILE --processes 4` on this machine,
//! `--hosts FILE` on others over ssh, `--cluster slurm` or `k8s` where a scheduler starts
//! them.
//!
//! The first process reads the program and tells each of the others, over a channel of its
//! own, what to do: the same command line on the texts that it has read. The channel is the
//! standard input and output of `heddle worker` where the first one starts it, here or over
//! ssh, and a connection where a scheduler does. Each of the others listens on a port of its
//! own and says which; then all meet. Only the first one tells people anything. When it
//! ends, however that is, the channels end, and so do the others.
//!
//! The secret that they prove to each other goes through the channel, or comes from the
//! environment; it is never on a command line.

mod order;

use crate::console::Console;
use crate::exit::Exit;
use crate::flags::{CheckArgs, Cli, Command};
use crate::keep::Kept;
use crate::run::Run;
use clap::Parser;
use heddle_session::{Cluster, Keeping, Team as Peers, Together};
use heddle_system::{Channel, Place, aloud, channel, hosts, listen, place, resolve, started};
use order::{FORMAT, Order, binary, words_of};
use std::io::{BufRead, BufReader, Write};
use std::net::{IpAddr, Ipv4Addr, TcpListener};
use std::sync::Mutex;
use std::time::Duration;

/// How long processes that are started here may take to come.
const ARRIVAL: Duration = Duration::from_secs(30);
/// How long a scheduler may take to start them.
const SCHEDULED: Duration = Duration::from_secs(600);

/// Which processes take part, and where.
enum Plan {
    Here(usize),
    Hosts(Vec<hosts::Host>),
    Scheduled(Place),
}

/// Whether several processes search.
pub fn is_asked_for(args: &CheckArgs) -> bool {
    args.processes.is_some() || args.hosts.is_some() || args.cluster.is_some()
}

/// The place of this process, if a scheduler has started it and it is not the first.
pub fn other_place(args: &CheckArgs) -> Option<Place> {
    args.cluster.and_then(|s| Place::find(s).ok()).filter(|place| place.me > 0)
}

/// All who take part in a run, and what they keep of it.
pub struct Team {
    pub cluster: Cluster,
    pub keeping: Option<Keeping>,
    /// The others end with their channels.
    _channels: Vec<Channel>,
}

impl Team {
    pub fn together(&self) -> Together<'_> {
        Together { cluster: &self.cluster, keeping: self.keeping.as_ref() }
    }
}

fn plan(args: &CheckArgs) -> Result<Option<Plan>, String> {
    if let Some(file) = &args.hosts {
        return hosts::read_file(file).map(|hosts| Some(Plan::Hosts(hosts)));
    }
    if let Some(scheduler) = args.cluster {
        return Place::find(scheduler).map(|place| Some(Plan::Scheduled(place)));
    }
    let n = args.processes.map_or(1, |n| usize::from(n.get()));
    Ok((n > 1).then_some(Plan::Here(n)))
}

/// How many processes share this machine.
pub fn share(args: &CheckArgs) -> u64 {
    match args.processes {
        Some(n) => u64::from(n.get()),
        None => args.cluster.map_or(1, place::share),
    }
}

/// Who takes part, if it is not this process alone with nothing kept.
pub fn team(args: &CheckArgs, kept: Option<&Kept>, run: &Run<'_>) -> Result<Option<Team>, String> {
    let keeping = match kept {
        Some(kept) => Some(kept.keeping(&args.given.0, &run.texts(), &binary()?)),
        None => None,
    };
    match plan(args)? {
        Some(plan) => {
            let (cluster, channels) = start(plan, args, kept, run)?;
            Ok(Some(Team { cluster, keeping, _channels: channels }))
        }
        None if keeping.is_some() => {
            Ok(Some(Team { cluster: Cluster::alone(), keeping, _channels: Vec::new() }))
        }
        None => Ok(None),
    }
}

fn start(
    plan: Plan,
    args: &CheckArgs,
    kept: Option<&Kept>,
    run: &Run<'_>,
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
        memory: args.given.0.search.memory,
        share: share(args),
        arguments: words_of(std::env::args_os()),
        texts: run.texts(),
        kept: kept.cloned(),
        bind: None,
        tls: !matches!(plan, Plan::Here(_)) && !args.no_tls,
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
            let channels = links.into_iter().map(Channel::of_link).collect::<Result<Vec<_>, _>>();
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

/// `heddle worker`: one of the others, started by the first.
pub fn work(console: &Console) -> Exit {
    let mut input = BufReader::new(std::io::stdin());
    let answer = |line: &str| {
        let mut out = std::io::stdout().lock();
        writeln!(out, "{line}").and_then(|()| out.flush()).map_err(|e| e.to_string())
    };
    told(serve(&mut input, answer, None, console), console)
}

/// One of the others, started by a scheduler.
pub fn work_at(place: &Place, no_tls: bool, console: &Console) -> Exit {
    let served = (|| {
        let team = place.team(place::secret()?, order::meeting_of(&binary()?), !no_tls, SCHEDULED);
        let link = heddle_session::ask_first(&team).map_err(|e| e.to_string())?;
        let address = link.local().map_err(|e| e.to_string())?.ip();
        let mut out = link.try_clone().map_err(|e| e.to_string())?;
        let answer = move |line: &str| writeln!(out, "{line}").map_err(|e| e.to_string());
        let mut input = BufReader::new(link);
        serve(&mut input, answer, Some(address), console)
    })();
    told(served, console)
}

fn told(served: Result<(), String>, console: &Console) -> Exit {
    match served {
        Ok(()) => Exit::Holds,
        Err(why) => {
            console.error(&why);
            Exit::Usage
        }
    }
}

/// Does what the channel tells: takes part until the first process is gone.
fn serve(
    input: &mut (impl BufRead + Send),
    answer: impl FnMut(&str) -> Result<(), String> + Send,
    bind: Option<IpAddr>,
    console: &Console,
) -> Result<(), String> {
    let order: Order = serde_json::from_str(&line(input)?)
        .map_err(|_| "`heddle worker` is started by `heddle check --processes`".to_string())?;
    let answer = Mutex::new(answer);
    let answer = |line: &str| answer.lock().unwrap_or_else(|e| e.into_inner())(line);
    let still_here = |line: &str| answer(line).unwrap_or_default();
    let prepared = aloud(&still_here, || prepare(&order, bind, console));
    let (run, args, mut subject, listener, address) = match prepared {
        Ok(prepared) => prepared,
        Err(why) => {
            answer(&format!("! {}", why.replace('\n', " ")))?;
            return Ok(());
        }
    };
    answer(&address)?;
    let addresses = serde_json::from_str(&line(input)?).map_err(|e| e.to_string())?;
    let Order { number, secret, tls, .. } = order;
    let team = Peers { addresses, me: number, secret, job: order.job(), tls, patience: ARRIVAL };
    let cluster = Cluster::join(&team, &listener).map_err(|e| e.to_string())?;
    std::thread::scope(|scope| {
        // When whoever started this process is gone, so is the reason for it.
        scope.spawn(|| {
            let mut rest = [0; 64];
            while input.read(&mut rest).is_ok_and(|n| n > 0) {}
            std::process::exit(0);
        });
        let context = run.context();
        let options = &args.given.0;
        let keeping =
            order.kept.as_ref().map(|kept| kept.keeping(options, &order.texts, &order.binary));
        let together = Together { cluster: &cluster, keeping: keeping.as_ref() };
        let _ = heddle_session::check_on(
            Some(together),
            &mut *subject,
            options,
            context,
            &mut |_, _| {},
        );
        cluster.stay();
        // Nobody waits for the thread that reads.
        std::process::exit(0);
    })
}

type Prepared<'c> =
    (Run<'c>, Box<CheckArgs>, Box<dyn heddle_session::Subject>, TcpListener, String);

fn prepare<'c>(
    order: &Order,
    bind: Option<IpAddr>,
    console: &'c Console,
) -> Result<Prepared<'c>, String> {
    if order.format != FORMAT || order.binary != binary()? {
        return Err("this is another build of heddle than the one that was started".into());
    }
    let cli = Cli::try_parse_from(&order.arguments).map_err(|e| e.to_string())?;
    let Command::Check(args) = cli.command else { return Err("only `check` has workers".into()) };
    let options = &args.given.0;
    let mut run = Run::shipped(order.texts.clone(), &options.search, console);
    let memory = order.memory.unwrap_or(run.limits.memory / order.share.max(1));
    run.share_machine(memory, options.search.jobs);
    let subject = run.open_shipped(options)?;
    let address = match (&order.bind, bind) {
        (Some(name), _) => resolve(name)?,
        (None, Some(address)) => address,
        (None, None) => IpAddr::V4(Ipv4Addr::LOCALHOST),
    };
    let (listener, address) = listen(address, 0)?;
    Ok((run, args, subject, listener, address))
}

fn line(input: &mut impl BufRead) -> Result<String, String> {
    let mut line = String::new();
    input.read_line(&mut line).map_err(|e| e.to_string())?;
    Ok(line)
}
