//! `heddle lsp` and `heddle dap` as editors see them: by a small client of our own, which
//! also says what no editor would, and by neovim. Microsoft's client for debug adapters, the
//! grammars and the extension are tested by `npm test` in `editors/vscode`.

use crate::scratch::Scratch;
use heddle_testkit::shelf::workspace;
use serde_json::{Value, json};
use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// How long anything may take: machines that test are busy.
const PATIENCE: Duration = Duration::from_secs(120);

/// A server and what it says.
struct Client {
    child: Child,
    to: ChildStdin,
    from: Receiver<Value>,
    /// What came while something else was waited for.
    early: Vec<Value>,
    next: i64,
}

impl Client {
    fn start(command: &str) -> Client {
        let mut child = Command::new(env!("CARGO_BIN_EXE_heddle"))
            .arg(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let (to, out) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let (send, from) = channel();
        std::thread::spawn(move || {
            let mut reader = heddle_framing::Reader::new(BufReader::new(out));
            while let Ok(Some(frame)) = reader.next_frame() {
                let heddle_framing::Frame::Message(message) = frame else { panic!("{frame:?}") };
                if send.send(message).is_err() {
                    return;
                }
            }
        });
        Client { child, to, from, early: Vec::new(), next: 0 }
    }

    fn send(&mut self, message: &Value) {
        heddle_framing::write(&mut self.to, message).unwrap();
    }

    /// The first message that fits, now or later.
    fn wait(&mut self, what: &str, fits: impl Fn(&Value) -> bool) -> Value {
        if let Some(at) = self.early.iter().position(&fits) {
            return self.early.remove(at);
        }
        loop {
            let message = self.from.recv_timeout(PATIENCE);
            let message = message.unwrap_or_else(|e| panic!("{what}: {e}; {:?}", self.early));
            if fits(&message) {
                return message;
            }
            self.early.push(message);
        }
    }

    /// Says goodbye in the language server protocol.
    fn ends(mut self) {
        self.ask("shutdown", Value::Null);
        self.notify("exit", Value::Null);
        assert_eq!(self.child.wait().unwrap().code(), Some(0));
    }

    fn post(&mut self, method: &str, params: Value) -> i64 {
        self.next += 1;
        let id = self.next;
        self.send(&json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}));
        id
    }

    fn answer(&mut self, id: i64) -> Value {
        self.wait(&format!("answer {id}"), |m| m["id"] == id && m["method"].is_null())
    }

    fn ask(&mut self, method: &str, params: Value) -> Value {
        let id = self.post(method, params);
        let answer = self.answer(id);
        assert!(answer["error"].is_null(), "{method}: {answer}");
        answer["result"].clone()
    }

    fn notify(&mut self, method: &str, params: Value) {
        self.send(&json!({"jsonrpc": "2.0", "method": method, "params": params}));
    }

    /// A language server that is ready.
    fn language_server() -> Client {
        let mut client = Client::start("lsp");
        let capabilities = client.ask("initialize", json!({"capabilities": {}}));
        assert_eq!(capabilities["capabilities"]["hoverProvider"], true);
        client.notify("initialized", json!({}));
        client
    }

    fn opens(&mut self, uri: &str, text: &str) {
        self.notify(
            "textDocument/didOpen",
            json!({"textDocument": {"uri": uri, "languageId": "", "version": 1, "text": text}}),
        );
    }

    fn diagnostics(&mut self, uri: &str, version: i64) -> Vec<Value> {
        let is = |m: &Value| {
            m["method"] == "textDocument/publishDiagnostics"
                && m["params"]["uri"] == uri
                && m["params"]["version"] == version
        };
        let found = self.wait(&format!("diagnostics of {uri}"), is);
        found["params"]["diagnostics"].as_array().unwrap().clone()
    }

    /// Asks a debug adapter.
    fn debug(&mut self, command: &str, arguments: Value) -> Value {
        self.next += 1;
        let seq = self.next;
        self.send(&json!({
            "seq": seq, "type": "request", "command": command, "arguments": arguments,
        }));
        self.wait(command, |m| m["type"] == "response" && m["request_seq"] == seq)
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// One wrong text in each language: told where it is wrong, in units of UTF-16, and right
/// again when it is right.
#[test]
fn every_language_is_told_as_one_types() {
    let mut client = Client::language_server();
    for (name, good, bad, at) in [
        (
            "m.pml",
            "byte x;\ninit { x = 1 }\n",
            "byte x;\ninit { /* \u{1f980} */ y = 1 }\n",
            (1, 16),
        ),
        ("m.mcm", "model m\norder a [R];po;[M]\n", "model m\norder a [R];po;;[M]\n", (1, 15)),
        ("m.cat", "\"m\"\nacyclic po | rf\n", "\"m\"\nacyclic po | )\n", (1, 13)),
        (
            "m.asm",
            "bits 2\nword x\nprogram P {\n  mov eax, 1\n}\n",
            "bits 2\nword x\nprogram P {\n  moov eax, 1\n}\n",
            (3, 2),
        ),
        (
            "m.mcs",
            "program m\nshared a;\nthread p { a = 1; }\n~exists (a=2)\n",
            "program m\nshared a;\nthread p { bb = 1; }\n~exists (a=2)\n",
            (2, 11),
        ),
    ] {
        let uri = format!("file:///nowhere/{name}");
        client.opens(&uri, bad);
        let wrong = client.diagnostics(&uri, 1);
        let first = wrong.first().unwrap_or_else(|| panic!("{name} is told to be right"));
        let start = &first["range"]["start"];
        let place = (start["line"].as_i64().unwrap(), start["character"].as_i64().unwrap());
        assert_eq!(place, at, "{name}: {first}");
        client.notify(
            "textDocument/didChange",
            json!({
                "textDocument": {"uri": uri, "version": 2}, "contentChanges": [{"text": good}],
            }),
        );
        assert_eq!(client.diagnostics(&uri, 2), [] as [Value; 0], "{name}");
    }
    for (name, text) in [
        ("m.litmus", "X86 SB\n{ x=0; }\n P0 ;\n FROB [x],$1 ;\nexists (x=1)\n"),
        ("m.family", "module {\n"),
    ] {
        let uri = format!("file:///nowhere/{name}");
        client.opens(&uri, text);
        assert!(!client.diagnostics(&uri, 1).is_empty(), "{name}");
    }
    client.ends();
}

/// An included file is read as the editor has it, and told where it belongs.
#[test]
fn a_part_is_told_in_its_program() {
    let mut client = Client::language_server();
    let (main, part) = ("file:///nowhere/m.pml", "file:///nowhere/p.h");
    client.opens(part, "byte shared_one;\n");
    client.opens(main, "#include \"p.h\"\ninit { shared_one = 1 }\n");
    assert_eq!(client.diagnostics(main, 1), [] as [Value; 0]);
    let position = json!({"line": 1, "character": 9});
    let params = json!({"textDocument": {"uri": main}, "position": position.clone()});
    let found = client.ask("textDocument/definition", params);
    assert_eq!(found["uri"], part);
    assert_eq!(found["range"]["start"], json!({"line": 0, "character": 5}));
    let mut rename = |name: &str| {
        let params = json!({"textDocument": {"uri": main}, "position": position, "newName": name});
        let id = client.post("textDocument/rename", params);
        client.answer(id)
    };
    for name in ["byte", "shared_one", "1x", ""] {
        assert!(rename(name)["error"]["code"].is_i64(), "{name}");
    }
    let changes = rename("one")["result"]["changes"].clone();
    for (uri, line, from) in [(part, 0, 5), (main, 1, 7)] {
        let start = json!({"line": line, "character": from});
        let end = json!({"line": line, "character": from + 10});
        let edit = json!([{"range": {"start": start, "end": end}, "newText": "one"}]);
        assert_eq!(changes[uri], edit, "{changes}");
    }
    client.ends();
}

const ENDLESS: &str =
    "int a, b, c;\nactive proctype P() { do :: a++ :: b++ :: c++ :: assert(a + b + c != -7) od }\n";

/// Whoever types does not wait for a search, which ends when it is cancelled, when the text
/// changes, or when the editor leaves.
#[test]
fn a_check_is_cancelled_and_nobody_waits_for_it() {
    let mut client = Client::language_server();
    let uri = "file:///nowhere/endless.pml";
    client.opens(uri, ENDLESS);
    let check = json!({"command": "heddle.check", "arguments": [uri]});
    let first = client.post("workspace/executeCommand", check.clone());
    let position = json!({"line": 1, "character": 28});
    let hover = json!({"textDocument": {"uri": uri}, "position": position});
    let told = client.ask("textDocument/hover", hover.clone());
    assert!(told["contents"]["value"].as_str().unwrap().contains("int a"), "{told}");
    assert!(client.early.iter().all(|m| m["id"] != first), "it has not ended");
    client.notify("$/cancelRequest", json!({"id": first}));
    let verdict = client.answer(first);
    assert_eq!(verdict["result"][0]["verdict"], "open", "{verdict}");

    let second = client.post("workspace/executeCommand", check.clone());
    client.ask("textDocument/hover", hover);
    let change = json!({"textDocument": {"uri": uri, "version": 2},
        "contentChanges": [{"text": "init { assert(false) }\n"}]});
    client.notify("textDocument/didChange", change);
    assert_eq!(client.answer(second)["result"][0]["verdict"], "open");
    let now = client.ask("workspace/executeCommand", check);
    assert_eq!(now[0]["verdict"], "violated", "{now}");
    client.opens("file:///nowhere/again.pml", ENDLESS);
    let check = json!({"command": "heddle.check", "arguments": ["file:///nowhere/again.pml"]});
    client.post("workspace/executeCommand", check);
    client.ends();
}

/// A family is proved, a litmus test asked, C checked from its file.
#[test]
fn other_languages_have_verdicts_too() {
    let dir = Scratch::new("editors-verdicts");
    let race = "#include <pthread.h>\nint x;\nvoid *f(void *a) { x = 1; return a; }\nint main(void) {\n  pthread_t t;\n  pthread_create(&t, 0, f, 0);\n  x = 2;\n  pthread_join(t, 0);\n}\n";
    dir.file("race.c", race);
    let mut client = Client::language_server();
    let family = "shared n: 0..1 = 0;\nprocess P[k] {\n  when n == 0 do n = 1;\n}\ninvariant small: n <= 1;\n";
    let c = format!("file://{}", dir.0.join("race.c").display());
    for (uri, text, verdict) in
        [("file:///nowhere/one.family", family, "holds"), (c.as_str(), race, "violated")]
    {
        client.opens(uri, text);
        let check = json!({"command": "heddle.check", "arguments": [uri]});
        let found = client.ask("workspace/executeCommand", check);
        let last = found.as_array().unwrap().last().unwrap().clone();
        assert_eq!(last["verdict"], verdict, "{uri}: {found}");
    }
    client.ends();
}

/// What no editor says: the server answers what can be answered, and goes on.
#[test]
fn messages_that_make_no_sense_are_harmless() {
    let mut client = Client::start("lsp");
    client.to.write_all(b"nonsense\r\n\r\nContent-Length: 2\r\n\r\n[]").unwrap();
    client.to.write_all(b"Content-Length: 9\r\n\r\n{\"id\": 1,").unwrap();
    let early = client.post("textDocument/hover", json!({}));
    assert_eq!(client.answer(early)["error"]["code"], -32002);
    client.ask("initialize", json!({}));
    for (method, params) in [
        ("textDocument/hover", json!(null)),
        ("textDocument/hover", json!({"textDocument": {"uri": 5}})),
        ("textDocument/definition", json!({"textDocument": {"uri": "file:///none"}})),
        ("workspace/executeCommand", json!({"command": "rm"})),
        ("workspace/executeCommand", json!({"command": "heddle.check", "arguments": [7]})),
        ("no/such/thing", json!([])),
    ] {
        let id = client.post(method, params);
        assert!(client.answer(id)["error"]["code"].is_i64(), "{method}");
    }
    for (method, params) in [
        ("textDocument/didOpen", json!({})),
        ("textDocument/didChange", json!({"textDocument": {"uri": "file:///none", "version": 1}})),
        ("$/cancelRequest", json!({"id": {}})),
        ("workspace/didChangeConfiguration", json!({"settings": {"timeout": "soon"}})),
    ] {
        client.notify(method, params);
    }
    // Messages that were right, with bytes changed at random.
    let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = move |n: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed % n as u64) as usize
    };
    let uri = "file:///nowhere/f.pml";
    let good = [
        json!({"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument":
            {"uri": uri, "languageId": "promela", "version": 1, "text": "byte x;\ninit { x = 1 }\n"}}}),
        json!({"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {
            "textDocument": {"uri": uri, "version": 2}, "contentChanges": [{"text": "é", "range":
            {"start": {"line": 0, "character": 3}, "end": {"line": 1, "character": 2}}}]}}),
        json!({"jsonrpc": "2.0", "id": 99, "method": "textDocument/formatting", "params": {
            "textDocument": {"uri": uri}, "options": {"tabSize": 4, "insertSpaces": true}}}),
        json!({"jsonrpc": "2.0", "id": 98, "method": "textDocument/completion", "params": {
            "textDocument": {"uri": uri}, "position": {"line": 1, "character": 2}}}),
    ];
    for _ in 0..400 {
        let mut bytes = serde_json::to_vec(&good[random(good.len())]).unwrap();
        for _ in 0..random(4) {
            let at = random(bytes.len());
            match random(3) {
                0 => bytes[at] = random(256) as u8,
                1 => drop(bytes.remove(at)),
                _ => bytes.insert(at, b"\"{}[]:,019-"[random(11)]),
            }
        }
        write!(client.to, "Content-Length: {}\r\n\r\n", bytes.len()).unwrap();
        client.to.write_all(&bytes).unwrap();
    }
    // Among the changed messages may be one that says goodbye to nobody: it still answers.
    let uri = "file:///nowhere/end.pml";
    client.opens(uri, "byte x;\ninit { y = 1 }\n");
    assert_eq!(client.diagnostics(uri, 1).len(), 1);
    client.ends();
}

#[test]
fn an_editor_that_leaves_without_a_word_is_answered_with_one() {
    let mut client = Client::language_server();
    let uri = "file:///nowhere/odd.litmus";
    client.opens(uri, "X86 t\n{ }\n P0 ;\n FOO ;\nexists (0:EAX=0)\n");
    let said = client.diagnostics(uri, 1)[0]["message"].clone();
    assert_eq!(said, "unsupported: the instruction `FOO`");
    client.notify("exit", Value::Null);
    assert_eq!(client.child.wait().unwrap().code(), Some(1));
}

/// Editors name files by whole paths; a trail names them as they were given.
#[test]
fn breakpoints_are_set_in_a_file_that_the_trail_names_otherwise() {
    let dir = Scratch::new("editors-dap-elsewhere");
    let text = "byte n;\nactive proctype P() {\n  n = 1;\n  assert(n == 2)\n}\n";
    dir.file("here/m.pml", text).file("here/other.pml", "byte n;\n").file("there/x", "");
    assert_eq!(
        dir.run(&["check", "here/m.pml", "--trail", "there/m.trail"]).status.code(),
        Some(1)
    );
    let path = |name: &str| dir.0.join(name).display().to_string();
    let mut client = Client::start("dap");
    client.debug("initialize", json!({}));
    assert_eq!(client.debug("launch", json!({"trail": path("there/m.trail")}))["success"], true);
    for (file, there) in [("here/m.pml", true), ("here/other.pml", false), ("none.pml", false)] {
        let asked = json!({"source": {"path": path(file)}, "breakpoints": [{"line": 3}]});
        let set = client.debug("setBreakpoints", asked)["body"]["breakpoints"][0].clone();
        assert_eq!(set["verified"], there, "{file}: {set}");
    }
}

/// The debug adapter, by hand: what `npm test` asks with another client, in short.
#[test]
fn a_trail_is_debugged_both_ways() {
    let dir = Scratch::new("editors-dap");
    dir.file("two.pml", "byte n;\nactive [2] proctype P() {\n  byte t = n;\n  n = t + 1;\n  assert(n == _pid + 1 || n == 2)\n}\n");
    assert_eq!(dir.run(&["check", "two.pml"]).status.code(), Some(1));
    let trail = dir.0.join("two.trail").display().to_string();
    let mut client = Client::start("dap");
    assert_eq!(client.debug("initialize", json!({}))["body"]["supportsStepBack"], true);
    client.to.write_all(b"junk\r\n\r\nContent-Length: 4\r\n\r\nnull").unwrap();
    client.wait("a word about it", |m| m["event"] == "output" && m["body"]["category"] == "stderr");
    assert_eq!(client.debug("launch", json!({"trail": "/none.trail"}))["success"], false);
    assert_eq!(client.debug("launch", json!({"trail": trail}))["success"], true);
    client.wait("initialized", |m| m["event"] == "initialized");
    client.debug("configurationDone", json!({}));
    let stopped = |m: &Value| m["event"] == "stopped";
    assert_eq!(client.wait("entry", stopped)["body"]["reason"], "entry");
    client.debug("continue", json!({"threadId": 1}));
    let end = client.wait("the violation", stopped)["body"].clone();
    assert_eq!(end["reason"], "exception", "{end}");
    assert!(end["text"].as_str().unwrap().contains("assert"), "{end}");
    for bad in [json!({}), json!({"threadId": 77}), json!({"threadId": "x"}), json!(null)] {
        assert_eq!(client.debug("stackTrace", bad)["success"], false);
    }
    assert_eq!(client.debug("variables", json!({"variablesReference": 99}))["success"], false);
    assert_eq!(client.debug("nonsense", json!({}))["success"], false);
    client.debug("reverseContinue", json!({"threadId": 1}));
    assert_eq!(client.wait("the beginning", stopped)["body"]["reason"], "entry");
    // The file has changed since: the trail's own copy is shown.
    dir.file("two.pml", "byte other;\n");
    let again = Client::start("dap");
    let mut again = again;
    again.debug("launch", json!({"trail": trail}));
    let sources = again.debug("loadedSources", json!({}))["body"]["sources"].clone();
    let reference = sources[0]["sourceReference"].clone();
    let text =
        again.debug("source", json!({"sourceReference": reference}))["body"]["content"].clone();
    assert!(text.as_str().unwrap().starts_with("byte n;"), "{sources} {text}");
    assert_eq!(client.debug("disconnect", json!({}))["success"], true);
    assert_eq!(client.child.wait().unwrap().code(), Some(0));
}

#[test]
fn neovim_is_a_client() {
    if Command::new("nvim").arg("--version").output().is_err() {
        println!("not tested: there is no neovim here");
        return;
    }
    let dir = Scratch::new("editors-neovim");
    dir.file(
        "m.pml",
        "byte n;\nactive [2] proctype P() {\n  byte t;\n  t = n;\n  n = t + 1;\n  assert(n == 2)\n}\n",
    );
    let editors = workspace().join("editors");
    let script = format!("luafile {}", editors.join("test/lsp.lua").display());
    let out = Command::new("nvim")
        .args(["--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", &script])
        .env("HEDDLE", env!("CARGO_BIN_EXE_heddle"))
        .env("EDITORS", &editors)
        .env("MODEL", dir.0.join("m.pml"))
        .env("RESULT", dir.0.join("result"))
        .env("XDG_STATE_HOME", &dir.0)
        .env("XDG_CACHE_HOME", &dir.0)
        .env("XDG_DATA_HOME", &dir.0)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let result = std::fs::read_to_string(dir.0.join("result")).unwrap_or_default();
    let said = String::from_utf8_lossy(&out.stderr);
    assert_eq!(result.trim(), "passed", "{said}");
}

/// What emacs shows.
#[test]
fn emacs_has_modes() {
    if Command::new("emacs").arg("--version").output().is_err() {
        println!("not tested: there is no emacs here");
        return;
    }
    let editors = workspace().join("editors/emacs");
    let out = Command::new("emacs")
        .args(["-Q", "--batch", "-L"])
        .arg(&editors)
        .arg("-l")
        .arg(editors.join("test.el"))
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&out.stderr);
    assert!(out.status.success() && said.contains("Ran 3 tests, 3 results as expected"), "{said}");
}
