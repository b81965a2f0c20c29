//! Litmus tests by the dozen: critical cycles.
//!
//! A critical cycle (Shasha and Snir 1988; diy by Alglave and Maranget) visits
//! each thread once, with one access or with two to different locations, and goes
//! from thread to thread by a communication on one location: a store read by a
//! load (`Rfe`), a load that misses a store (`Fre`), a store overwritten by
//! another (`Coe`). What links the two accesses of a thread decides whether a
//! memory model allows the cycle.

use std::fmt::Write;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dir {
    R,
    W,
    /// An atomic swap: reads and writes.
    X,
}

/// What stands between the two accesses of a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    Po,
    /// A fence, by the attribute it carries.
    Fence(&'static str),
    Addr,
    Data,
    Ctrl,
    /// The first access is an acquire.
    Acquire,
    /// The second access is a release.
    Release,
    /// First acquire, second release, or release then acquire: whatever fits.
    Both,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    pub dir: Dir,
    pub loc: usize,
    /// What it stores; 0 for a load.
    pub value: i64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cycle {
    pub name: String,
    /// One or two accesses a thread, and their link.
    pub threads: Vec<(Vec<Access>, Link)>,
    pub n_locs: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Syntax {
    RiscV,
    AArch64,
}

impl Syntax {
    pub fn links(self) -> &'static [Link] {
        use Link::*;
        match self {
            Syntax::RiscV => &[
                Po,
                Fence("Fence.rw.rw"),
                Fence("Fence.r.r"),
                Fence("Fence.r.w"),
                Fence("Fence.w.r"),
                Fence("Fence.w.w"),
                Fence("Fence.tso"),
                Addr,
                Data,
                Ctrl,
                Acquire,
                Release,
                Both,
            ],
            Syntax::AArch64 => &[
                Po,
                Fence("DMB.SY"),
                Fence("DMB.LD"),
                Fence("DMB.ST"),
                Addr,
                Data,
                Ctrl,
                Acquire,
                Release,
                Both,
            ],
        }
    }
}

/// The shapes of all critical cycles of `n` threads with at most six accesses:
/// for each thread the directions of its accesses. One of each rotation.
pub fn shapes(n: usize) -> Vec<Vec<Vec<Dir>>> {
    let parts: [&[Dir]; 6] = [
        &[Dir::R, Dir::R],
        &[Dir::R, Dir::W],
        &[Dir::W, Dir::R],
        &[Dir::W, Dir::W],
        &[Dir::R],
        &[Dir::W],
    ];
    let mut out: Vec<Vec<Vec<Dir>>> = Vec::new();
    for code in 0..parts.len().pow(n as u32) {
        let pick = |i: usize| parts[code / parts.len().pow(i as u32) % parts.len()].to_vec();
        let threads: Vec<Vec<Dir>> = (0..n).map(pick).collect();
        let accesses: usize = threads.iter().map(Vec::len).sum();
        let double = threads.iter().filter(|t| t.len() == 2).count();
        let communicates = (0..n).all(|i| {
            let (last, first) = (threads[i].last(), threads[(i + 1) % n].first());
            last == Some(&Dir::W) || first == Some(&Dir::W)
        });
        // A lone load between two stores of its location is no minimal cycle.
        let lone_load = threads.iter().any(|t| t[..] == [Dir::R]);
        if accesses > 6 || double < 2 || !communicates || lone_load {
            continue;
        }
        let rotated = |k: usize| (0..n).map(|i| threads[(i + k) % n].clone()).collect::<Vec<_>>();
        if !(0..n).any(|k| out.contains(&rotated(k))) {
            out.push(threads);
        }
    }
    out
}

/// A cycle of this shape with these links, one for each thread (ignored for
/// threads of one access). `None` if a link does not fit its accesses.
pub fn cycle(shape: &[Vec<Dir>], links: &[Link], swaps: bool) -> Option<Cycle> {
    let n_locs = shape.iter().filter(|t| t.len() == 2).count();
    let mut threads = Vec::new();
    let mut loc = 0;
    let mut name = String::new();
    for (dirs, &link) in shape.iter().zip(links) {
        let link = if dirs.len() == 2 { link } else { Link::Po };
        if !fits(dirs, link, swaps) {
            return None;
        }
        let mut accesses = Vec::new();
        for (i, &dir) in dirs.iter().enumerate() {
            if i == 1 {
                loc = (loc + 1) % n_locs;
            }
            let dir = if swaps && dir == Dir::W { Dir::X } else { dir };
            accesses.push(Access { dir, loc, value: 0 });
        }
        let letters: String = dirs.iter().map(|d| format!("{d:?}")).collect();
        let _ =
            write!(name, "{}{letters}-{}", if name.is_empty() { "" } else { "+" }, link_name(link));
        threads.push((accesses, link));
    }
    if swaps {
        name.push_str("+amo");
    }
    // Stores of a location get different values, in the order met.
    let mut next = vec![0; n_locs];
    for a in threads.iter_mut().flat_map(|t| &mut t.0).filter(|a| a.dir != Dir::R) {
        next[a.loc] += 1;
        a.value = next[a.loc];
    }
    Some(Cycle { name, threads, n_locs })
}

fn fits(dirs: &[Dir], link: Link, swaps: bool) -> bool {
    let [first, second] = dirs[..] else { return true };
    match link {
        Link::Addr | Link::Ctrl => first == Dir::R || swaps,
        Link::Data => (first == Dir::R || swaps) && second == Dir::W,
        Link::Acquire => first == Dir::R && !swaps,
        Link::Release => second == Dir::W && !swaps,
        Link::Both => first != second && !swaps,
        _ => true,
    }
}

fn link_name(link: Link) -> String {
    match link {
        Link::Po => "po".into(),
        Link::Fence(f) => f.to_lowercase(),
        other => format!("{other:?}").to_lowercase(),
    }
}

/// The test as text. Every register that is loaded and every location is observed.
pub fn text(c: &Cycle, syntax: Syntax) -> String {
    let arch = if syntax == Syntax::RiscV { "RISCV" } else { "AArch64" };
    let columns: Vec<Vec<String>> = c.threads.iter().map(|t| column(t, syntax)).collect();
    let mut out = format!("{arch} {}\n{{\n", c.name);
    for (t, (accesses, _)) in c.threads.iter().enumerate() {
        for (i, a) in accesses.iter().enumerate() {
            let reg = if syntax == Syntax::RiscV {
                format!("x{}", 10 + i)
            } else {
                format!("X{}", 10 + i)
            };
            let _ = write!(out, "{t}:{reg}={}; ", location(a.loc));
        }
    }
    out.push_str("\n}\n");
    let rows = columns.iter().map(Vec::len).max().unwrap_or(0);
    let names: Vec<String> = (0..columns.len()).map(|t| format!("P{t}")).collect();
    let _ = writeln!(out, " {} ;", names.join(" | "));
    for r in 0..rows {
        let cells: Vec<&str> = columns.iter().map(|c| c.get(r).map_or("", |s| s)).collect();
        let _ = writeln!(out, " {} ;", cells.join(" | "));
    }
    let _ = writeln!(out, "locations [{}]", observed(c, syntax).join(" "));
    out.push_str("exists (true)\n");
    out
}

/// What is observed, in the order in which [`crate::Test`] lists it.
fn observed(c: &Cycle, syntax: Syntax) -> Vec<String> {
    let x = if syntax == Syntax::RiscV { 'x' } else { 'X' };
    let mut out = Vec::new();
    for (t, (accesses, _)) in c.threads.iter().enumerate() {
        for (i, a) in accesses.iter().enumerate() {
            if a.dir != Dir::W {
                out.push(format!("{t}:{x}{};", 20 + i));
            }
        }
    }
    out.extend((0..c.n_locs).map(|l| format!("{};", location(l))));
    out
}

fn location(l: usize) -> char {
    (b'a' + l as u8) as char
}

fn column((accesses, link): &(Vec<Access>, Link), syntax: Syntax) -> Vec<String> {
    let mut out = Vec::new();
    for (i, a) in accesses.iter().enumerate() {
        let second = i == 1;
        let mut addr_by = None;
        let mut value_by = None;
        if second {
            match (syntax, *link) {
                (Syntax::RiscV, Link::Fence("Fence.tso")) => out.push("fence.tso".into()),
                (Syntax::RiscV, Link::Fence(f)) => {
                    let sides: Vec<&str> = f.split('.').collect();
                    out.push(format!("fence {},{}", sides[1], sides[2]));
                }
                (Syntax::AArch64, Link::Fence(f)) => out.push(f.replace('.', " ")),
                (Syntax::RiscV, Link::Addr | Link::Data) => out.push("xor x5,x20,x20".into()),
                (Syntax::AArch64, Link::Addr | Link::Data) => out.push("EOR W5,W20,W20".into()),
                (Syntax::RiscV, Link::Ctrl) => out.push("bne x20,x0,L".into()),
                (Syntax::AArch64, Link::Ctrl) => out.push("CBNZ W20,L".into()),
                _ => {}
            }
            addr_by = (*link == Link::Addr).then_some(());
            value_by = (*link == Link::Data).then_some(());
        }
        let label = if second && *link == Link::Ctrl { "L: " } else { "" };
        let acquire =
            !second && matches!(link, Link::Acquire) || *link == Link::Both && a.dir == Dir::R;
        let release =
            second && matches!(link, Link::Release) || *link == Link::Both && a.dir == Dir::W;
        let base = 10 + i;
        let lines = match syntax {
            Syntax::RiscV => {
                riscv(a, i, base, addr_by.is_some(), value_by.is_some(), acquire, release)
            }
            Syntax::AArch64 => {
                aarch64(a, i, base, addr_by.is_some(), value_by.is_some(), acquire, release)
            }
        };
        for (k, line) in lines.into_iter().enumerate() {
            out.push(format!("{}{line}", if k == 0 { label } else { "" }));
        }
    }
    out
}

fn riscv(
    a: &Access,
    i: usize,
    base: usize,
    addr: bool,
    data: bool,
    acq: bool,
    rel: bool,
) -> Vec<String> {
    let mut out = Vec::new();
    let base = if addr {
        out.push(format!("add x6,x{base},x5"));
        6
    } else {
        base
    };
    if a.dir != Dir::R {
        out.push(format!("ori x7,x{},{}", if data { 5 } else { 0 }, a.value));
    }
    out.push(match a.dir {
        Dir::R => format!("lw{} x{},0(x{base})", if acq { ".aq" } else { "" }, 20 + i),
        Dir::W => format!("sw{} x7,0(x{base})", if rel { ".rl" } else { "" }),
        Dir::X => format!("amoswap.w x{},x7,(x{base})", 20 + i),
    });
    out
}

fn aarch64(
    a: &Access,
    i: usize,
    base: usize,
    addr: bool,
    data: bool,
    acq: bool,
    rel: bool,
) -> Vec<String> {
    let mut out = Vec::new();
    let place = if addr && (acq || rel) {
        out.push(format!("ADD X6,X{base},X5"));
        "[X6]".to_string()
    } else if addr {
        format!("[X{base},W5,SXTW]")
    } else {
        format!("[X{base}]")
    };
    if a.dir != Dir::R {
        out.push(if data {
            format!("ADD W7,W5,#{}", a.value)
        } else {
            format!("MOV W7,#{}", a.value)
        });
    }
    out.push(match a.dir {
        Dir::R => format!("{} W{},{place}", if acq { "LDAR" } else { "LDR" }, 20 + i),
        Dir::W => format!("{} W7,{place}", if rel { "STLR" } else { "STR" }),
        Dir::X => format!("SWP W7,W{},{place}", 20 + i),
    });
    out
}
