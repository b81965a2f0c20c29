//! The one-file page of a run, in a real browser.

use std::path::{Path, PathBuf};
use std::process::Command;

fn scratch(name: &str) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("heddle-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).unwrap();
    dir
}

fn heddle(dir: &Path, args: &[&str]) -> (i32, String) {
    let out =
        Command::new(env!("CARGO_BIN_EXE_heddle")).args(args).current_dir(dir).output().unwrap();
    (out.status.code().unwrap(), String::from_utf8(out.stdout).unwrap())
}

/// The page as the browser leaves it after its script ran.
fn rendered(address: &str, dir: &Path) -> String {
    let browser = ["chromium", "chromium-browser", "google-chrome"]
        .into_iter()
        .find(|b| Command::new(b).arg("--version").output().is_ok())
        .expect("./test installs chromium");
    let profile = dir.join("profile");
    let out = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync"])
        .args(["--disable-background-networking", "--disable-component-update", "--disable-quic"])
        .arg(format!("--user-data-dir={}", profile.display()))
        .args(["--virtual-time-budget=3000", "--dump-dom"])
        .arg(address)
        .output()
        .unwrap();
    String::from_utf8_lossy(&out.stdout).into_owned()
}

#[test]
fn a_trail_becomes_a_page_that_a_browser_shows() {
    let dir = scratch("page");
    let model = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/peterson-broken.pml");
    std::fs::copy(model, dir.join("m.pml")).unwrap();
    assert_eq!(heddle(&dir, &["check", "m.pml"]).0, 1);
    let (code, text) = heddle(&dir, &["replay", "m.trail", "--html", "m.html"]);
    assert_eq!(code, 1);
    let page = dir.join("m.html");
    let dom = rendered(&format!("file://{}", page.display()), &dir);
    // Drawn by the page's script, so it is not in the file as such.
    assert!(dom.contains("<th>P[0]</th>") && dom.contains("<th>P[1]</th>"), "{dom}");
    let mut steps =
        text.lines().filter(|l| l.trim_start().starts_with(|c: char| c.is_ascii_digit()));
    let last = steps.next_back().unwrap().split_whitespace().next().unwrap();
    assert!(dom.contains(&format!("step {last} of {last}")), "{dom}");
    assert!(dom.contains("class=\"now\"") || dom.contains("l now"), "a source line is marked");
    let outside = std::fs::read_to_string(&page).unwrap();
    assert!(!outside.contains("http://") && !outside.contains("https://"), "works offline");
    std::fs::remove_dir_all(dir).unwrap();
}

/// A server that ends with the test.
struct Server(std::process::Child, String);

impl Server {
    fn start(dir: &Path, input: &str) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_heddle"))
            .args(["explore", "--no-browser", input])
            .current_dir(dir)
            .stdout(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        let mut address = String::new();
        let out = child.stdout.as_mut().unwrap();
        std::io::BufRead::read_line(&mut std::io::BufReader::new(out), &mut address).unwrap();
        Server(child, address.trim().to_string())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_explorer_walks_from_the_start_and_from_a_trail() {
    let dir = scratch("explore");
    let model = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/peterson-broken.pml");
    std::fs::copy(model, dir.join("m.pml")).unwrap();
    let server = Server::start(&dir, "m.pml");
    let dom = rendered(&server.1, &dir);
    assert!(dom.contains("step 0 of 0"), "{dom}");
    let ways = dom.split("id=\"choices\"").nth(1).unwrap().split("</div>").next().unwrap();
    assert!(ways.contains("P[0]") && ways.contains("P[1]"), "both may begin: {ways}");
    drop(server);

    assert_eq!(heddle(&dir, &["check", "m.pml"]).0, 1);
    let (_, text) = heddle(&dir, &["replay", "m.trail"]);
    let mut steps =
        text.lines().filter(|l| l.trim_start().starts_with(|c: char| c.is_ascii_digit()));
    let last = steps.next_back().unwrap().split_whitespace().next().unwrap();
    let server = Server::start(&dir, "m.trail");
    let dom = rendered(&server.1, &dir);
    assert!(dom.contains(&format!("step {last} of {last}")), "{dom}");
    drop(server);
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn a_trail_replays_byte_for_byte_and_says_when_it_cannot() {
    let dir = scratch("replay");
    let model = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/peterson-broken.pml");
    std::fs::copy(model, dir.join("m.pml")).unwrap();
    heddle(&dir, &["check", "m.pml", "-j", "1"]);
    let first = std::fs::read(dir.join("m.trail")).unwrap();
    let shown = heddle(&dir, &["replay", "m.trail"]);
    assert_eq!(shown.0, 1, "{}", shown.1);
    assert_eq!(shown, heddle(&dir, &["replay", "m.trail"]));
    heddle(&dir, &["check", "m.pml", "-j", "1"]);
    assert_eq!(first, std::fs::read(dir.join("m.trail")).unwrap());
    std::fs::write(dir.join("m.trail"), "{}").unwrap();
    assert_eq!(heddle(&dir, &["replay", "m.trail"]).0, 3);
    std::fs::remove_dir_all(dir).unwrap();
}
