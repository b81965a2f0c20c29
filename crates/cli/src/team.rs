//! One of several processes of a search: `heddle worker`, or a process that a scheduler has
//! started. How they are started and what they are told is `heddle-system`'s; only the first
//! one tells people anything.

use crate::console::Console;
use crate::exit::Exit;
use crate::run::Run;
use heddle_flags::{CheckArgs, Cli, Command};
use heddle_session::{Cluster, Team as Peers, Together};
use heddle_system::order::{Order, binary, meeting_of};
use heddle_system::team::{ARRIVAL, Asked, SCHEDULED};
use heddle_system::{Place, aloud, listen, place, resolve};
use std::io::{BufRead, BufReader, Write};
use std::net::{IpAddr, Ipv4Addr, TcpListener};
use std::sync::Mutex;

/// What a command line says of other processes.
pub fn asked(args: &CheckArgs) -> Asked<'_> {
    Asked {
        processes: args.processes.map(u16::from),
        hosts: args.hosts.as_deref(),
        cluster: args.cluster,
        no_tls: args.no_tls,
    }
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
        let team = place.team(place::secret()?, meeting_of(&binary()?), !no_tls, SCHEDULED);
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
    if !order.is_of_this_build()? {
        return Err("this is another build of heddle than the one that was started".into());
    }
    let cli = Cli::of_words(&order.arguments).map_err(|e| e.to_string())?;
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
