//! A real Chromium, driven by its DevTools protocol over a pipe.
//!
//! `--remote-debugging-pipe` speaks JSON, ended by a zero byte, on the file descriptors 3
//! and 4; a shell puts standard input and output there. So nothing is needed but the
//! browser. Whatever a page writes to its console as an error, and every exception that
//! nobody caught, fails the test that looks at it.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// How long anything may take: machines that test are busy.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Browser {
    child: Child,
    to: ChildStdin,
    from: Receiver<Value>,
    next: u64,
    profile: PathBuf,
    /// What went wrong in pages so far.
    pub errors: Vec<String>,
}

impl Browser {
    pub fn start(dir: &Path) -> Browser {
        let name = ["chromium", "chromium-browser", "google-chrome"]
            .into_iter()
            .find(|b| Command::new(b).arg("--version").output().is_ok())
            .expect("./test installs chromium");
        let profile = dir.join("profile");
        let mut child = Command::new("sh")
            .args(["-c", "exec \"$@\" 3<&0 4>&1 1>&2 2>/dev/null", "sh", name])
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic"])
            .args(["--no-first-run", "--disable-background-networking", "--disable-sync"])
            .args(["--disable-component-update", "--hide-scrollbars", "--remote-debugging-pipe"])
            .arg(format!("--user-data-dir={}", profile.display()))
            .arg("about:blank")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let to = child.stdin.take().unwrap();
        let out = child.stdout.take().unwrap();
        let (send, from) = channel();
        std::thread::spawn(move || {
            for message in BufReader::new(out).split(0).map_while(Result::ok) {
                let Ok(value) = serde_json::from_slice::<Value>(&message) else { return };
                if send.send(value).is_err() {
                    return;
                }
            }
        });
        Browser { child, to, from, next: 0, profile, errors: Vec::new() }
    }

    /// Asks and waits for the answer.
    fn call(&mut self, session: Option<&str>, method: &str, params: Value) -> Value {
        let answer = self.try_call(session, method, params);
        answer.unwrap_or_else(|why| panic!("{method}: {why}"))
    }

    fn try_call(
        &mut self,
        session: Option<&str>,
        method: &str,
        params: Value,
    ) -> Result<Value, String> {
        self.next += 1;
        let id = self.next;
        let mut message = json!({"id": id, "method": method, "params": params});
        if let Some(session) = session {
            message["sessionId"] = json!(session);
        }
        self.to.write_all(message.to_string().as_bytes()).unwrap();
        self.to.write_all(&[0]).unwrap();
        self.to.flush().unwrap();
        let end = Instant::now() + PATIENCE;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let got = self.from.recv_timeout(left);
            let got = got.unwrap_or_else(|e| panic!("the browser does not answer {method}: {e}"));
            if got["id"] == json!(id) {
                return match &got["error"] {
                    Value::Null => Ok(got["result"].clone()),
                    why => Err(why.to_string()),
                };
            }
            self.note(&got);
        }
    }

    /// Keeps what a page complains about.
    fn note(&mut self, event: &Value) {
        let params = &event["params"];
        match event["method"].as_str() {
            Some("Runtime.exceptionThrown") => {
                self.errors.push(params["exceptionDetails"].to_string());
            }
            Some("Runtime.consoleAPICalled") if params["type"] == "error" => {
                self.errors.push(params["args"].to_string());
            }
            Some("Log.entryAdded") if params["entry"]["level"] == "error" => {
                self.errors.push(params["entry"].to_string());
            }
            _ => {}
        }
    }

    /// A new page of this size at an address.
    pub fn open(&mut self, address: &str, width: u32, height: u32) -> Tab<'_> {
        let target = self.call(None, "Target.createTarget", json!({"url": "about:blank"}));
        let id = target["targetId"].as_str().unwrap().to_string();
        let params = json!({"targetId": id, "flatten": true});
        let session = self.call(None, "Target.attachToTarget", params);
        let session = session["sessionId"].as_str().unwrap().to_string();
        let mut tab = Tab { browser: self, session, target: id };
        for domain in ["Runtime.enable", "Log.enable", "Page.enable"] {
            tab.call(domain, json!({}));
        }
        tab.size(width, height);
        tab.go(address);
        tab
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}

/// A page in the browser.
pub struct Tab<'b> {
    browser: &'b mut Browser,
    session: String,
    target: String,
}

impl Tab<'_> {
    fn call(&mut self, method: &str, params: Value) -> Value {
        let session = self.session.clone();
        self.browser.call(Some(&session), method, params)
    }

    pub fn go(&mut self, address: &str) {
        self.call("Page.navigate", json!({"url": address}));
        self.until("!!document.body && !!document.body.dataset.view");
    }

    pub fn size(&mut self, width: u32, height: u32) {
        let params =
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
        self.call("Emulation.setDeviceMetricsOverride", params);
    }

    pub fn dark(&mut self, on: bool) {
        let value = if on { "dark" } else { "light" };
        let feature = json!([{"name": "prefers-color-scheme", "value": value}]);
        self.call("Emulation.setEmulatedMedia", json!({"features": feature}));
    }

    /// What can be seen, as a PNG.
    pub fn picture(&mut self) -> Vec<u8> {
        // What was changed last is painted with the next frame.
        self.eval(
            "new Promise(r => requestAnimationFrame(() => requestAnimationFrame(() => r(1))))",
        );
        let got = self.call("Page.captureScreenshot", json!({"format": "png"}));
        decoded(got["data"].as_str().unwrap())
    }

    /// The value of an expression of JavaScript, after its promise if it is one.
    pub fn eval(&mut self, expression: &str) -> Value {
        let params = json!({"expression": expression, "awaitPromise": true, "returnByValue": true});
        let got = self.call("Runtime.evaluate", params);
        assert!(got["exceptionDetails"].is_null(), "{expression}: {}", got["exceptionDetails"]);
        got["result"]["value"].clone()
    }

    pub fn text(&mut self, expression: &str) -> String {
        self.eval(expression).as_str().unwrap_or_default().to_string()
    }

    /// Not while a page is about to go.
    fn is_true(&mut self, expression: &str) -> bool {
        let session = self.session.clone();
        let params = json!({"expression": expression, "returnByValue": true});
        let got = self.browser.try_call(Some(&session), "Runtime.evaluate", params);
        got.is_ok_and(|got| got["result"]["value"] == json!(true))
    }

    /// Loads the page once more, at the address where it is.
    pub fn reload(&mut self) {
        self.eval("window.before = true");
        self.call("Page.reload", json!({}));
        self.until("!window.before && !!document.body && !!document.body.dataset.view");
    }

    /// Waits until an expression is true.
    pub fn until(&mut self, expression: &str) {
        let end = Instant::now() + PATIENCE;
        while !self.is_true(expression) {
            if Instant::now() > end {
                let shown = self.text("document.body.innerText");
                panic!("never came true: {expression}\n{shown}\n{:?}", self.browser.errors);
            }
            std::thread::sleep(Duration::from_millis(30));
        }
    }

    /// Presses and releases a key, as a keyboard would.
    pub fn key(&mut self, key: &str) {
        for kind in ["keyDown", "keyUp"] {
            let text = if key.chars().count() == 1 && kind == "keyDown" { key } else { "" };
            self.call("Input.dispatchKeyEvent", json!({"type": kind, "key": key, "text": text}));
        }
    }

    /// What the page has complained about since somebody asked.
    pub fn errors(&mut self) -> Vec<String> {
        // Whatever was said before this answer has arrived with it.
        self.eval("1");
        std::mem::take(&mut self.browser.errors)
    }

    pub fn close(mut self) {
        let target = self.target.clone();
        let _ = self.call("Page.stopLoading", json!({}));
        self.browser.call(None, "Target.closeTarget", json!({"targetId": target}));
    }
}

/// Bytes written as base 64.
fn decoded(text: &str) -> Vec<u8> {
    let digit = |c: u8| match c {
        b'A'..=b'Z' => c - b'A',
        b'a'..=b'z' => c - b'a' + 26,
        b'0'..=b'9' => c - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let mut out = Vec::new();
    for four in text.trim_end_matches('=').as_bytes().chunks(4) {
        let bits = four.iter().fold(0u32, |n, &c| n << 6 | u32::from(digit(c)));
        let bits = bits << (6 * (4 - four.len()));
        out.extend(&bits.to_be_bytes()[1..four.len()]);
    }
    out
}

/// axe-core from npm, fetched once; `None`, with a message, where npm cannot be reached.
pub fn axe() -> Option<String> {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("axe-core");
    let file = dir.join("node_modules/axe-core/axe.min.js");
    if !file.exists() {
        std::fs::create_dir_all(&dir).unwrap();
        let got = Command::new("npm")
            .args(["install", "--no-audit", "--no-fund", "--no-save", "axe-core@4"])
            .current_dir(&dir)
            .output();
        if !got.is_ok_and(|o| o.status.success()) {
            eprintln!("not checked: accessibility (npm has no axe-core here)");
            return None;
        }
    }
    let mut text = String::new();
    std::fs::File::open(file).ok()?.read_to_string(&mut text).ok()?;
    Some(text)
}
