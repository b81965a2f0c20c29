//! `--cluster slurm` and `--cluster k8s`: a scheduler starts the same command everywhere, and
//! the environment says which of the processes this one is. All ask the first, which
//! alone has to have the input.
//!
//! `HEDDLE_SECRET` is what all of them know and nobody else. `HEDDLE_FIRST` is where the first
//! one listens (`host:port`), `HEDDLE_BIND` the address to listen on; Slurm's own variables
//! say where that is if nobody else does.

use crate::address::resolve;
use heddle_session::Team;
use std::net::IpAddr;
use std::time::Duration;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheduler {
    /// Inside `srun`: ranks and hosts from Slurm's variables.
    Slurm,
    /// An indexed Job of Kubernetes.
    K8s,
}

impl Scheduler {
    /// Each with its name and what it is.
    pub const ALL: [(Scheduler, &'static str, &'static str); 2] = [
        (Scheduler::Slurm, "slurm", "Inside `srun`: ranks and hosts from Slurm's variables"),
        (Scheduler::K8s, "k8s", "An indexed Job of Kubernetes"),
    ];
}

/// One process's place among all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub me: usize,
    n: usize,
    /// Host and port of the first.
    first: (String, u16),
}

/// A value of the environment, if it is there and says anything.
fn value(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|v| !v.trim().is_empty())
}

impl Place {
    pub fn find(scheduler: Scheduler) -> Result<Place, String> {
        let place = match scheduler {
            Scheduler::Slurm => slurm(&value)?,
            Scheduler::K8s => k8s(&value)?,
        };
        if place.me >= place.n {
            return Err(format!("process {} of {}: counted from 0", place.me, place.n));
        }
        Ok(place)
    }

    /// Where the first process listens.
    pub fn to_bind(&self) -> Result<(IpAddr, u16), String> {
        let name = value("HEDDLE_BIND").unwrap_or_else(|| self.first.0.clone());
        Ok((resolve(&name)?, self.first.1))
    }

    /// All of them, before they have met.
    pub fn team(&self, secret: [u8; 32], job: [u8; 32], tls: bool, patience: Duration) -> Team {
        let first = format!("{}:{}", self.first.0, self.first.1);
        let mut addresses = vec![String::new(); self.n];
        addresses[0] = first;
        Team { addresses, me: self.me, secret, job, tls, patience }
    }
}

/// What all processes of a scheduler's were given.
pub fn secret() -> Result<[u8; 32], String> {
    let text = value("HEDDLE_SECRET").ok_or(
        "the processes of a cluster need a secret in HEDDLE_SECRET, \
         for example: export HEDDLE_SECRET=$(openssl rand -hex 32)",
    )?;
    if text.trim().len() < 16 {
        return Err("HEDDLE_SECRET is shorter than 16 characters".into());
    }
    Ok(Team::secret_of(text.trim()))
}

/// How many processes share this machine.
pub fn share(scheduler: Scheduler) -> u64 {
    let number = |name: &str| value(name).and_then(|v| v.parse::<u64>().ok());
    match scheduler {
        Scheduler::K8s => 1,
        Scheduler::Slurm => number("SLURM_NTASKS_PER_NODE").unwrap_or_else(|| {
            let n = number("SLURM_STEP_NUM_TASKS").or(number("SLURM_NTASKS")).unwrap_or(1);
            let nodes = number("SLURM_STEP_NUM_NODES").or(number("SLURM_NNODES")).unwrap_or(1);
            n.div_ceil(nodes.max(1)).max(1)
        }),
    }
}

type Values<'v> = &'v dyn Fn(&str) -> Option<String>;

fn number<T: std::str::FromStr>(of: Values<'_>, names: &[&str]) -> Result<T, String> {
    let found = names.iter().find_map(|name| of(name));
    let text = found.ok_or_else(|| format!("{} is not set", names.join(" or ")))?;
    text.trim().parse().map_err(|_| format!("{} is no number: `{text}`", names[0]))
}

fn first_of(text: &str) -> Result<(String, u16), String> {
    let bad = || format!("HEDDLE_FIRST is `host:port`, not `{text}`");
    let (host, port) = text.trim().rsplit_once(':').ok_or_else(bad)?;
    Ok((host.trim_matches(['[', ']']).to_string(), port.parse().map_err(|_| bad())?))
}

fn slurm(of: Values<'_>) -> Result<Place, String> {
    let me = number(of, &["SLURM_PROCID"])?;
    let n = number(of, &["SLURM_STEP_NUM_TASKS", "SLURM_NTASKS"])?;
    if let Some(text) = of("HEDDLE_FIRST") {
        return Ok(Place { me, n, first: first_of(&text)? });
    }
    let names = ["SLURM_STEP_NODELIST", "SLURM_JOB_NODELIST", "SLURM_NODELIST"];
    let list = names.iter().find_map(|name| of(name)).ok_or("SLURM_JOB_NODELIST is not set")?;
    let host = first_node(&list).ok_or_else(|| format!("no node in `{list}`"))?;
    // Two steps at once meet at two ports, below those that systems give away.
    let job: u64 = number(of, &["SLURM_JOB_ID", "SLURM_JOBID"])?;
    let step: u64 = number(of, &["SLURM_STEP_ID", "SLURM_STEPID"]).unwrap_or(0);
    let port = 20_000 + (job.wrapping_mul(31).wrapping_add(step) % 10_000) as u16;
    Ok(Place { me, n, first: (host, port) })
}

/// The first of a list as Slurm writes it: `node[01-04,7],other`.
fn first_node(list: &str) -> Option<String> {
    let list = list.trim();
    let end = list.find(['[', ',']).unwrap_or(list.len());
    let prefix = &list[..end];
    let Some(inside) = list[end..].strip_prefix('[') else {
        return (!prefix.is_empty()).then(|| prefix.to_string());
    };
    let (inside, rest) = inside.split_once(']')?;
    let first = inside.split([',', '-']).next()?;
    let suffix = rest.split([',', '[']).next().unwrap_or("");
    Some(format!("{prefix}{first}{suffix}"))
}

fn k8s(of: Values<'_>) -> Result<Place, String> {
    let me = number(of, &["JOB_COMPLETION_INDEX"])?;
    let n = number(of, &["HEDDLE_PROCESSES"])?;
    let first = of("HEDDLE_FIRST").ok_or("HEDDLE_FIRST is not set")?;
    Ok(Place { me, n, first: first_of(&first)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of<'v>(pairs: &'v [(&str, &str)]) -> impl Fn(&str) -> Option<String> + 'v {
        move |name| pairs.iter().find(|p| p.0 == name).map(|p| p.1.to_string())
    }

    #[test]
    fn slurm_says_who_is_first() {
        for (list, first) in [
            ("node1", "node1"),
            ("node[01-04,7],other", "node01"),
            ("a,b,c", "a"),
            ("rack[3,5]-x", "rack3-x"),
        ] {
            assert_eq!(first_node(list).as_deref(), Some(first), "{list}");
        }
        let set = [
            ("SLURM_PROCID", "2"),
            ("SLURM_NTASKS", "4"),
            ("SLURM_JOB_NODELIST", "n[8-9]"),
            ("SLURM_JOB_ID", "77"),
        ];
        let place = slurm(&of(&set)).expect("a place");
        assert_eq!((place.me, place.n, &place.first.0[..]), (2, 4, "n8"));
        assert!((20_000..30_000).contains(&place.first.1));
        assert!(slurm(&of(&set[1..])).expect_err("no rank").contains("SLURM_PROCID"));
    }

    #[test]
    fn kubernetes_says_it_with_three_values() {
        let set = [
            ("JOB_COMPLETION_INDEX", "0"),
            ("HEDDLE_PROCESSES", "3"),
            ("HEDDLE_FIRST", "big-0.big:7000"),
        ];
        let place = k8s(&of(&set)).expect("a place");
        assert_eq!((place.me, place.n), (0, 3));
        assert_eq!(place.first, ("big-0.big".to_string(), 7000));
        let wrong = [set[0], set[1], ("HEDDLE_FIRST", "big-0")];
        assert!(k8s(&of(&wrong)).expect_err("no port").contains("host:port"));
    }
}
