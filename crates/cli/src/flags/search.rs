//! How a model is searched: `check`, and the commands that walk through it.

use super::values::{parse_search, parse_size, parse_time};
use super::{ModelArgs, PropertyArgs};
use clap::{Args, ValueEnum};
use std::path::PathBuf;

#[derive(Args, Clone, Debug)]
pub struct CheckArgs {
    /// The program; its language follows the suffix
    #[arg(required = true)]
    pub inputs: Vec<PathBuf>,
    #[command(flatten)]
    pub model: ModelArgs,
    #[command(flatten)]
    pub property: PropertyArgs,
    #[command(flatten)]
    pub search: SearchArgs,
    /// Save the trail here [default: the input's name with the suffix .trail]
    #[arg(long, value_name = "FILE", help_heading = "What to keep")]
    pub trail: Option<PathBuf>,
    /// Save no trail
    #[arg(long, conflicts_with = "trail", help_heading = "What to keep")]
    pub no_trail: bool,
    /// Exit 0, not 4, when nothing was found but the search was cut short
    #[arg(long, help_heading = "What to keep")]
    pub allow_incomplete: bool,
}

#[derive(Args, Clone, Debug)]
pub struct SearchArgs {
    /// Worker threads [default: all cores]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256), help_heading = "How to search")]
    pub jobs: Option<u16>,
    /// How visited states are kept
    #[arg(long, value_enum, default_value_t = Store::Exact, help_heading = "How to search")]
    pub store: Store,
    /// The order of the search: steal, bfs, dfs, or slice:N (stack slicing, handoff depth N)
    #[arg(long, value_name = "ORDER", value_parser = parse_search, help_heading = "How to search")]
    pub search: Option<SearchOrder>,
    /// Breadth first, so that the first violation found has the fewest steps
    #[arg(long, conflicts_with = "search", help_heading = "How to search")]
    pub shortest: bool,
    /// Many small bitstate searches with different seeds and hash functions: so many, or with --timeout as many as it leaves time for
    #[arg(long, value_name = "N", help_heading = "How to search")]
    pub swarm: Option<u32>,
    /// Go no deeper than this
    #[arg(long, value_name = "N", help_heading = "How to search")]
    pub max_depth: Option<u64>,
    /// Go on after a violation, and count them
    #[arg(long, help_heading = "How to search")]
    pub keep_going: bool,
    /// Stop before using more than this, for example 4G [default: most of what is free]
    #[arg(long, value_name = "SIZE", value_parser = parse_size, help_heading = "How to search")]
    pub memory: Option<u64>,
    /// Stop after this long, for example 90s or 10m
    #[arg(long, value_name = "TIME", value_parser = parse_time, help_heading = "How to search")]
    pub timeout: Option<std::time::Duration>,
    /// Seed of everything that is random
    #[arg(long, value_name = "N", default_value_t = 1, help_heading = "How to search")]
    pub seed: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Store {
    /// Every state in full
    Exact,
    /// Every state, compressed as a tree
    Tree,
    /// 64 bits of hash a state: may miss states
    Compact,
    /// A few bits a state: misses states
    Bitstate,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Reduction {
    /// Partial-order reduction
    Por,
    /// Every interleaving
    None,
    /// C: interleave at accesses that other threads can see
    Global,
    /// C: as global, and steps as long as they stay independent
    Superstep,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchOrder {
    Steal,
    Bfs,
    Dfs,
    Slice(u32),
}

#[derive(Args, Clone, Debug)]
pub struct SimulateArgs {
    /// The program
    pub input: PathBuf,
    #[command(flatten)]
    pub model: ModelArgs,
    /// Seed of the random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Stop after this many steps
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub steps: u64,
    /// Choose every step by hand
    #[arg(short, long)]
    pub interactive: bool,
}

#[derive(Args, Clone, Debug)]
pub struct ExploreArgs {
    /// A program, or a trail that `heddle check` saved
    pub input: PathBuf,
    #[command(flatten)]
    pub model: ModelArgs,
    /// Listen on this port of 127.0.0.1 [default: any that is free]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    pub port: u16,
    /// Print the address and start no browser
    #[arg(long)]
    pub no_browser: bool,
}

#[derive(Args, Clone, Debug)]
pub struct ReplayArgs {
    /// A trail that `heddle check` saved
    pub trail: PathBuf,
    /// Write the run as one HTML page
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
}

#[derive(Args, Clone, Debug)]
pub struct ListArgs {
    /// The program
    pub input: PathBuf,
    #[command(flatten)]
    pub model: ModelArgs,
}
