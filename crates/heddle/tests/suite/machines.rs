//! Several machines: over ssh, under a scheduler, in networks of their own; and what is kept of
//! a search. Where this machine has no ssh server or lets nobody make networks, that is said.

use crate::scratch::{Scratch, script};
use heddle_testkit::shelf::workspace;
use serde_json::Value;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

const MODEL: [&str; 7] =
    ["check", "bench/models/peterson.pml", "-D", "N=3", "--reduction", "none", "--no-trail"];

fn heddle(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_heddle"));
    command.args(args).current_dir(workspace()).stdin(Stdio::null());
    command
}

fn events(output: &Output) -> Vec<Value> {
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// States of the one property, and the exit code.
fn states(output: &Output) -> (Option<u64>, i32) {
    let all = events(output);
    let verdict = all.iter().find(|e| e["event"] == "verdict");
    (verdict.and_then(|e| e["states"].as_u64()), output.status.code().unwrap_or(-1))
}

fn alone() -> (Option<u64>, i32) {
    let output = heddle(&MODEL).args(["-j", "1", "--json"]).output().expect("it runs");
    let answer = states(&output);
    assert_eq!(answer.1, 0, "{output:?}");
    answer
}

fn said(output: &Output) -> String {
    let both = [&output.stdout[..], &output.stderr[..]].concat();
    String::from_utf8_lossy(&both).into_owned()
}

/// Two more processes on the hosts of a file.
fn on_hosts(dir: &Path, ssh: &str) -> Output {
    let hosts = dir.join("hosts.txt");
    let binary = env!("CARGO_BIN_EXE_heddle");
    std::fs::write(&hosts, format!("# two\nlocalhost slots=2 heddle={binary}\n")).expect("written");
    let hosts = hosts.to_str().expect("a name");
    heddle(&MODEL)
        .args(["--hosts", hosts, "--json"])
        .env("HEDDLE_SSH", ssh)
        .output()
        .expect("it runs")
}

#[test]
#[cfg(unix)]
fn hosts_are_reached_over_what_stands_for_ssh_and_the_secret_is_not_on_its_command_line() {
    let dir = Scratch::new("hosts");
    let (ssh, log) = (dir.0.join("ssh"), dir.0.join("log"));
    // In another folder, without the input: all that is needed is sent.
    let text = format!("#!/bin/sh\necho \"$@\" >> {}\nshift\ncd /\nexec \"$@\"\n", log.display());
    script(&ssh, &text);
    let output = on_hosts(&dir.0, ssh.to_str().expect("a name"));
    assert_eq!(states(&output), alone(), "{}", said(&output));
    let log = std::fs::read_to_string(&log).expect("it was called");
    let expected = format!("localhost {} worker", env!("CARGO_BIN_EXE_heddle"));
    assert_eq!(log.lines().collect::<Vec<_>>(), [&expected[..], &expected]);
    // A host that does not answer, and one with another program.
    script(&ssh, "#!/bin/sh\nexit 255\n");
    let output = on_hosts(&dir.0, ssh.to_str().expect("a name"));
    assert_eq!(output.status.code(), Some(4), "{}", said(&output));
    let other = dir.0.join("heddle");
    std::fs::copy(env!("CARGO_BIN_EXE_heddle"), &other).expect("a copy");
    let mut copy = std::fs::OpenOptions::new().append(true).open(&other).expect("it opens");
    std::io::Write::write_all(&mut copy, b"x").expect("one byte more");
    drop(copy);
    script(&ssh, &format!("#!/bin/sh\nexec {} worker\n", other.display()));
    let output = on_hosts(&dir.0, ssh.to_str().expect("a name"));
    assert_eq!(output.status.code(), Some(4));
    assert!(said(&output).contains("another build"), "{}", said(&output));
}

/// Ends with the test.
struct Ends(Child);

impl Drop for Ends {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn run(program: &str, args: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(args).stdout(Stdio::null()).stderr(Stdio::null()).stdin(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

#[test]
#[cfg(target_os = "linux")]
fn hosts_are_reached_over_ssh() {
    let dir = Scratch::new("ssh");
    let at = |name: &str| dir.0.join(name).display().to_string();
    let key = |name: &str| run("ssh-keygen", &["-q", "-t", "ed25519", "-N", "", "-f", &at(name)]);
    if !Path::new("/usr/sbin/sshd").exists() || !key("host") || !key("me") {
        eprintln!("not tested: hosts over ssh (there is no ssh server here)");
        return;
    }
    let port = free_port();
    std::fs::copy(at("me.pub"), at("authorized")).expect("a copy");
    let server = format!(
        "Port {port}\nListenAddress 127.0.0.1\nHostKey {}\nAuthorizedKeysFile {}\nPidFile none\n\
         StrictModes no\nUsePAM no\nPermitRootLogin yes\nPasswordAuthentication no\n",
        at("host"),
        at("authorized")
    );
    std::fs::write(at("sshd_config"), server).expect("written");
    // It wants this folder when it is root.
    let _ = std::fs::create_dir_all("/run/sshd");
    let sshd = Command::new("/usr/sbin/sshd")
        .args(["-D", "-e", "-f", &at("sshd_config")])
        .stderr(Stdio::null())
        .spawn();
    let Ok(sshd) = sshd.map(Ends) else {
        eprintln!("not tested: hosts over ssh (the server does not start)");
        return;
    };
    let ssh = format!(
        "ssh -p {port} -i {} -o BatchMode=yes -o StrictHostKeyChecking=no \
         -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR",
        at("me")
    );
    let words: Vec<&str> = ssh.split_whitespace().chain(["localhost", "true"]).collect();
    if !(0..50).any(|_| {
        std::thread::sleep(Duration::from_millis(100));
        run(words[0], &words[1..])
    }) {
        eprintln!("not tested: hosts over ssh (the server lets nobody in)");
        return;
    }
    let output = on_hosts(&dir.0, &ssh);
    assert_eq!(states(&output), alone(), "{}", said(&output));
    drop(sshd);
}

/// All processes of a scheduler, and what the first says.
fn scheduled(n: usize, set: impl Fn(usize, &mut Command)) -> Output {
    let start = |i: usize| {
        let mut command = heddle(&MODEL);
        command.arg("--json").env("HEDDLE_SECRET", "0123456789abcdef0123");
        set(i, &mut command);
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts")
    };
    let mut all: Vec<Child> = (0..n).map(start).collect();
    let first = all.remove(0).wait_with_output().expect("it ends");
    for other in all {
        assert_eq!(Ends(other).0.wait().expect("it ends").code(), Some(0));
    }
    first
}

fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("bound").port()
}

#[test]
fn slurm_and_kubernetes_say_who_is_who() {
    let slurm = scheduled(3, |i, command| {
        command.args(["--cluster", "slurm"]);
        command.env("SLURM_PROCID", i.to_string()).env("SLURM_NTASKS", "3");
        command.env("SLURM_JOB_NODELIST", "localhost").env("SLURM_NNODES", "1");
        command.env("SLURM_JOB_ID", std::process::id().to_string());
        if i > 0 {
            // The first alone has to have the input.
            command.current_dir("/");
        }
    });
    assert_eq!(states(&slurm), alone(), "{}", said(&slurm));
    let first = format!("localhost:{}", free_port());
    let k8s = scheduled(2, |i, command| {
        command.args(["--cluster", "k8s"]).env("HEDDLE_FIRST", &first);
        command.env("JOB_COMPLETION_INDEX", i.to_string()).env("HEDDLE_PROCESSES", "2");
        command.env("HEDDLE_BIND", "127.0.0.1");
    });
    assert_eq!(states(&k8s), alone(), "{}", said(&k8s));
    let lost = heddle(&MODEL).args(["--cluster", "slurm"]).output().expect("it runs");
    assert_eq!(lost.status.code(), Some(2));
    assert!(said(&lost).contains("SLURM_PROCID"), "{}", said(&lost));
}

/// Two networks with one process each, joined by a link.
#[cfg(target_os = "linux")]
struct Networks;

#[cfg(target_os = "linux")]
impl Networks {
    fn make() -> Option<Networks> {
        let ip = |words: &str| run("ip", &words.split_whitespace().collect::<Vec<_>>());
        if !ip("netns add heddle-a") {
            return None;
        }
        let networks = Networks;
        let made = ip("netns add heddle-b")
            && ip("link add heddle-a netns heddle-a type veth peer name heddle-b netns heddle-b")
            && ["a 10.77.0.1", "b 10.77.0.2"].iter().all(|end| {
                let (name, address) = end.split_once(' ').expect("two words");
                ip(&format!("-n heddle-{name} addr add {address}/24 dev heddle-{name}"))
                    && ip(&format!("-n heddle-{name} link set heddle-{name} up"))
                    && ip(&format!("-n heddle-{name} link set lo up"))
            });
        made.then_some(networks)
    }

    fn start(&self, i: usize, model: &[&str], port: u16) -> Child {
        let name = ["heddle-a", "heddle-b"][i];
        let mut command = Command::new("ip");
        command.args(["netns", "exec", name, env!("CARGO_BIN_EXE_heddle")]).args(model);
        command.args(["--cluster", "k8s", "--json"]).current_dir(workspace());
        command.env("HEDDLE_SECRET", "0123456789abcdef0123").env("HEDDLE_PROCESSES", "2");
        command.env("HEDDLE_FIRST", format!("10.77.0.1:{port}"));
        command.env("JOB_COMPLETION_INDEX", i.to_string()).stdin(Stdio::null());
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts")
    }
}

#[cfg(target_os = "linux")]
impl Drop for Networks {
    fn drop(&mut self) {
        run("ip", &["netns", "del", "heddle-a"]);
        run("ip", &["netns", "del", "heddle-b"]);
    }
}

#[test]
#[cfg(target_os = "linux")]
fn two_hosts_with_addresses_of_their_own_a_slow_link_and_one_that_is_cut() {
    let Some(networks) = Networks::make() else {
        eprintln!("not tested: networks of their own (this machine does not let us make them)");
        return;
    };
    let slow = "netns exec heddle-a tc qdisc add dev heddle-a root tbf rate 20mbit burst 32kbit \
                latency 400ms";
    if !run("ip", &slow.split_whitespace().collect::<Vec<_>>()) {
        eprintln!("not tested: a slow link (no `tc`, or no tbf in this kernel)");
    }
    let first = networks.start(0, &MODEL, 7001);
    let second = Ends(networks.start(1, &MODEL, 7001));
    let output = first.wait_with_output().expect("it ends");
    assert_eq!(states(&output), alone(), "{}", said(&output));
    drop(second);
    let large = ["check", "bench/models/peterson.pml", "-D", "N=5", "--no-trail"];
    let first = networks.start(0, &large, 7002);
    let second = networks.start(1, &large, 7002);
    std::thread::sleep(Duration::from_secs(3));
    assert!(run("ip", &["-n", "heddle-b", "link", "set", "heddle-b", "down"]));
    let output = first.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(4), "{}", said(&output));
    assert!(said(&output).contains("was lost"), "{}", said(&output));
    drop(Ends(second));
}

#[test]
fn a_search_that_is_ended_goes_on_with_any_number_of_processes_and_workers() {
    let dir = Scratch::new("kept");
    let folder = dir.0.join("kept");
    let folder = folder.to_str().expect("a name");
    let model = ["check", "bench/models/phone.pml", "-D", "N=5", "--reduction", "none"];
    let common = ["--no-trail", "--json", "-p", "safety"];
    let whole = heddle(&model).args(common).args(["-j", "1"]).output().expect("it runs");
    let mut n_ended = 0;
    let last = loop {
        // Each has more time than the one before, so that it comes to an end on any machine.
        let time = format!("{}ms", 150u64 << n_ended);
        let processes = ["2", "1", "3"][n_ended % 3];
        // On a busy machine the first may be ended before it has anything to keep.
        let is_kept = Path::new(folder).join("search-0.manifest").exists();
        let keep = if is_kept { "--resume" } else { "--checkpoint" };
        let output = heddle(&model)
            .args(common)
            .args([keep, folder, "--timeout", &time, "--processes", processes])
            .args(["-j", ["1", "2", "1", "3"][n_ended % 4]])
            .args(["--store", ["exact", "tree"][n_ended % 2]])
            .output()
            .expect("it runs");
        if output.status.code() != Some(4) {
            break output;
        }
        n_ended += 1;
        assert!(n_ended < 14, "it does not come to an end: {}", said(&output));
    };
    assert_eq!(states(&last), states(&whole), "after {n_ended}: {}", said(&last));
    let counts = |o: &Output| events(o).iter().find_map(|e| e["transitions"].as_u64());
    assert_eq!(counts(&last), counts(&whole));
    // Once more, from the end; then what must be refused.
    let resume = |model: &[&str]| {
        let output = heddle(model).args(common).args(["--resume", folder]).output();
        output.expect("it runs")
    };
    assert_eq!(states(&resume(&model)), states(&whole));
    let mut other = model;
    other[3] = "N=4";
    let refused = resume(&other);
    assert_eq!(refused.status.code(), Some(3), "{}", said(&refused));
    let again = heddle(&model).args(common).args(["--checkpoint", folder]).output();
    assert_eq!(again.expect("it runs").status.code(), Some(2));
    let part = std::fs::read_dir(folder).expect("a folder").find_map(|f| {
        let path = f.expect("a file").path();
        let is_part = path.extension().is_some_and(|e| e == "states");
        (is_part && path.metadata().is_ok_and(|m| m.len() > 0)).then_some(path)
    });
    std::fs::remove_file(part.expect("a part")).expect("it is removed");
    let refused = resume(&model);
    assert_eq!(refused.status.code(), Some(3), "{}", said(&refused));
    let cycles = heddle(&["check", "examples/peterson.pml", "--ltl", "[] <> (cs == 0)"])
        .args(["--checkpoint", dir.0.join("cycles").to_str().expect("a name")])
        .output()
        .expect("it runs");
    assert_eq!(cycles.status.code(), Some(5), "{}", said(&cycles));
}

#[test]
fn parts_of_a_swarm_are_merged() {
    let dir = Scratch::new("swarm");
    let mut files = Vec::new();
    let broken = "suite/promela/violated/counter_lost_update.pml";
    for (model, code) in [("bench/models/peterson.pml", 4), (broken, 1)] {
        files.clear();
        for part in 1..=3 {
            let shard = format!("{part}/3");
            let output = heddle(&["check", model, "-p", "safety"])
                .args(["--swarm", "6", "--shard", &shard, "--memory", "64M"])
                .args(["--no-trail", "--json", "-j", "1"])
                .output()
                .expect("it runs");
            let file = dir.0.join(format!("{code}-{part}.json"));
            std::fs::write(&file, &output.stdout).expect("written");
            files.push(file.to_str().expect("a name").to_string());
        }
        let merge = |files: &[String]| {
            let mut command = heddle(&["merge", "--json"]);
            command.args(files).output().expect("it runs")
        };
        let merged = merge(&files);
        assert_eq!(merged.status.code(), Some(code), "{}", said(&merged));
        let some = merge(&files[1..]);
        let all = events(&some);
        let event = all.iter().find(|e| e["event"] == "merged").expect("an event");
        assert_eq!(event["missing"], serde_json::json!([1]));
        let twice = merge(&[&files[..], &files[..1]].concat());
        assert_eq!(twice.status.code(), Some(3));
    }
    let usage = heddle(&["check", "examples/peterson.pml", "--shard", "1/2"]).output();
    assert_eq!(usage.expect("it runs").status.code(), Some(2));
}
