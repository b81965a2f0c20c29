//! The page in a real browser, with a trail of every kind: opened, stepped through,
//! branched from, compared, found again by Back and by its address; nothing written to the
//! console, nothing that axe-core has to say. The one-file report likewise.

use crate::browser::{Browser, Tab, axe};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

fn scratch(name: &str) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("heddle-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).unwrap();
    dir
}

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn heddle(dir: &Path, args: &[&str]) -> (i32, String) {
    let out =
        Command::new(env!("CARGO_BIN_EXE_heddle")).args(args).current_dir(dir).output().unwrap();
    (out.status.code().unwrap(), String::from_utf8(out.stdout).unwrap())
}

const LASSO: &str =
    "bool p;\nactive proctype P() {\n  do\n  :: p = !p\n  od\n}\nltl settles { <> [] p }\n";

const DEADLOCK: &str = "#include <pthread.h>
pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
void *left(void *x) { pthread_mutex_lock(&a); pthread_mutex_lock(&b); pthread_mutex_unlock(&b); pthread_mutex_unlock(&a); return 0; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, left, 0);
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a);
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    pthread_join(t, 0);
}
";

const FREED: &str = "#include <pthread.h>
#include <stdlib.h>
int *shared;
void *reader(void *x) { return (void *)(long)*shared; }
int main(void) {
    pthread_t t;
    shared = malloc(sizeof *shared);
    *shared = 7;
    pthread_create(&t, 0, reader, 0);
    free(shared);
    pthread_join(t, 0);
}
";

const WITNESS: &str = "X86 SB
{ x=0; y=0; }
 P0          | P1          ;
 MOV [x],$1  | MOV [y],$1  ;
 MOV EAX,[y] | MOV EAX,[x] ;
exists (0:EAX=0 /\\ 1:EAX=0)
";

/// A trail to be shown: what it is of, and how it is found.
struct Kind {
    name: &'static str,
    file: &'static str,
    /// The text, or where it is copied from.
    text: Result<&'static str, &'static str>,
    beside: Option<&'static str>,
    flags: &'static [&'static str],
    /// What is said at the top.
    says: &'static str,
}

const KINDS: [Kind; 9] = [
    Kind {
        name: "assertion",
        file: "peterson.pml",
        text: Err("examples/peterson-broken.pml"),
        beside: None,
        flags: &[],
        says: "assertion",
    },
    Kind {
        name: "race",
        file: "bank.c",
        text: Err("examples/bank.c"),
        beside: None,
        flags: &[],
        says: "data race",
    },
    Kind {
        name: "lasso",
        file: "lasso.pml",
        text: Ok(LASSO),
        beside: None,
        flags: &["-p", "settles"],
        says: "acceptance cycle",
    },
    Kind {
        name: "deadlock",
        file: "abba.c",
        text: Ok(DEADLOCK),
        beside: None,
        flags: &[],
        says: "deadlock",
    },
    Kind {
        name: "freed",
        file: "freed.c",
        text: Ok(FREED),
        beside: None,
        flags: &["--races", "off"],
        says: "use after free",
    },
    Kind {
        name: "witness",
        file: "SB.litmus",
        text: Ok(WITNESS),
        beside: None,
        flags: &["--model", "tso", "--witness"],
        says: "asks for",
    },
    Kind {
        name: "family",
        file: "token_copied.family",
        text: Err("suite/families/refuted/token_copied.family"),
        beside: None,
        flags: &[],
        says: "",
    },
    Kind {
        name: "asm",
        file: "lost_update.asm",
        text: Err("suite/assembly/violated/lost_update.asm"),
        beside: None,
        flags: &[],
        says: "",
    },
    Kind {
        name: "s",
        file: "spinlock_gcc_broken.s",
        text: Err("suite/assembly/real/spinlock_gcc_broken.s"),
        beside: Some("suite/assembly/real/spinlock.harness"),
        flags: &[],
        says: "",
    },
];

/// Finds the trail of a kind, in a folder of its own.
fn trail(kind: &Kind, dir: &Path) -> PathBuf {
    let own = dir.join(kind.name);
    std::fs::create_dir_all(&own).unwrap();
    let text = match kind.text {
        Ok(text) => text.to_string(),
        Err(file) => std::fs::read_to_string(workspace().join(file)).unwrap(),
    };
    std::fs::write(own.join(kind.file), text).unwrap();
    // A witness answers a question, and has a file for each model.
    let (mut args, exit) = match kind.name {
        "witness" => (vec!["litmus", kind.file], 0),
        "family" => (vec!["prove", "--trail", "run.trail", kind.file], 1),
        _ => (vec!["check", "--trail", "run.trail", kind.file], 1),
    };
    if let Some(beside) = kind.beside {
        std::fs::copy(workspace().join(beside), own.join("beside.harness")).unwrap();
        args.push("beside.harness");
    }
    args.extend(kind.flags);
    let (code, out) = heddle(&own, &args);
    assert_eq!(code, exit, "{}: {out}", kind.name);
    if kind.name == "witness" {
        std::fs::rename(own.join("SB.tso.trail"), own.join("run.trail")).unwrap();
    }
    own
}

/// A server that ends with the test.
struct Server(Child, String);

impl Server {
    fn start(dir: &Path, input: &str) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_heddle"))
            .args(["explore", "--no-browser", input])
            .current_dir(dir)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut address = String::new();
        let out = child.stdout.as_mut().unwrap();
        std::io::BufRead::read_line(&mut std::io::BufReader::new(out), &mut address).unwrap();
        assert!(address.starts_with("http://127.0.0.1:"), "{input}: {address}");
        Server(child, address.trim().to_string())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Where the page says it is.
fn at(tab: &mut Tab<'_>) -> String {
    tab.text("document.querySelector('.where')?.textContent ?? ''")
}

fn hash(tab: &mut Tab<'_>, to: &str) {
    tab.eval(&format!("location.hash = {to:?}"));
}

fn clean(tab: &mut Tab<'_>, axe: Option<&String>, what: &str) {
    let errors = tab.errors();
    assert!(errors.is_empty(), "{what}: {errors:?}");
    let Some(axe) = axe else { return };
    if tab.eval("typeof axe") == "undefined" {
        tab.eval(&format!("{axe}; 1"));
    }
    let found = tab.eval(
        "axe.run(document).then(r => r.violations.map(v => \
         v.id + ': ' + v.nodes.map(n => n.html + ' ' + n.failureSummary).slice(0, 3).join(' | ')))",
    );
    assert_eq!(found, serde_json::json!([]), "{what}");
}

/// Steps, jumps, and comes back by reload.
fn walk(tab: &mut Tab<'_>, what: &str) -> u64 {
    tab.until("document.body.dataset.view === 'trace' && !!document.querySelector('.where')");
    let n = tab.eval("view.run.steps.length").as_u64().unwrap();
    assert!(n >= 1, "{what}: a run has steps");
    assert_eq!(at(tab), format!("step {n} of {n}"), "{what}: it opens where it fails");
    tab.key("ArrowLeft");
    assert_eq!(at(tab), format!("step {} of {n}", n - 1), "{what}");
    tab.key("Home");
    assert_eq!(at(tab), format!("step 0 of {n}"), "{what}");
    tab.key("ArrowRight");
    assert_eq!(at(tab), format!("step 1 of {n}"), "{what}");
    let now = tab.eval("document.querySelectorAll('.lanes [aria-current=step]').length");
    assert!(now.as_u64() > Some(0), "{what}: the row of the step is marked");
    tab.reload();
    tab.until("!!document.querySelector('.where') && document.body.dataset.view === 'trace'");
    assert_eq!(at(tab), format!("step 1 of {n}"), "{what}: reload keeps the step");
    tab.key("End");
    assert_eq!(at(tab), format!("step {n} of {n}"), "{what}");
    n
}

/// Takes another way somewhere along the run, and comes back.
fn branch(tab: &mut Tab<'_>, n: u64, what: &str) {
    tab.key("b");
    tab.until(&format!(
        "document.body.dataset.view === 'branch' && document.body.dataset.ways === '{n}'"
    ));
    let status = tab.text("document.querySelector('.status').className");
    assert!(!status.contains("holds"), "{what}: where it fails, {status}");
    for k in (0..n).rev() {
        let own = property(tab);
        hash(tab, &format!("#/branch/{own}/trail/{k}"));
        tab.until(&format!("document.body.dataset.ways === '{k}' && view.step === {k}"));
        let others = "[...document.querySelectorAll('.ways button')].filter(b => !b.hasAttribute('aria-current'))";
        let mine = tab.eval("document.querySelectorAll('.ways button[aria-current]').length");
        assert_eq!(mine, 1, "{what}: the run's own way is among those at step {k}");
        if tab.eval(&format!("{others}.length")) == 0 {
            continue;
        }
        let before = tab.text("location.hash");
        tab.eval(&format!("{others}[0].click()"));
        tab.until(&format!("view.name !== 'trail' && view.step === {}", k + 1));
        tab.until("document.querySelectorAll('.forks a').length >= 2");
        tab.eval("history.back()");
        tab.until(&format!("view.name === 'trail' && view.step === {k}"));
        assert_eq!(tab.text("location.hash"), before, "{what}: Back");
        return;
    }
}

fn property(tab: &mut Tab<'_>) -> String {
    tab.text("enc(program.property)")
}

/// The views that are drawn for a run.
const FURTHER: [&str; 6] =
    ["compare", "graphs/states", "graphs/processes", "graphs/execution", "coverage", "run"];

fn visit(tab: &mut Tab<'_>, place: &str) {
    hash(tab, &format!("#/{place}"));
    let view = place.split('/').next().unwrap();
    tab.until(&format!(
        "document.body.dataset.view === '{view}' && !document.querySelector('#main [role=status]')"
    ));
    let wrong = tab.text("document.querySelector('#main [role=alert]')?.textContent ?? ''");
    assert_eq!(wrong, "", "{place}");
}

#[test]
fn a_trail_of_every_kind_is_walked_in_the_browser() {
    let dir = scratch("page");
    let axe = axe();
    let mut browser = Browser::start(&dir);
    for (i, kind) in KINDS.iter().enumerate() {
        let own = trail(kind, &dir);
        let server = Server::start(&own, "run.trail");
        let mut tab = browser.open(&server.1, 1280, 800);
        let n = walk(&mut tab, kind.name);
        let said = tab.text("document.querySelector('.finding.bad')?.textContent ?? ''");
        assert!(!said.is_empty() && said.contains(kind.says), "{}: {said}", kind.name);
        // Every view of two of them, the trace of all.
        let every = axe.as_ref().filter(|_| i < 2);
        clean(&mut tab, axe.as_ref(), kind.name);
        tab.dark(true);
        clean(&mut tab, every, kind.name);
        branch(&mut tab, n, kind.name);
        clean(&mut tab, every, kind.name);
        for place in FURTHER {
            visit(&mut tab, place);
            clean(&mut tab, every, &format!("{} {place}", kind.name));
        }
        tab.close();
        drop(server);
        report(&mut browser, &own, axe.as_ref(), kind, n);
    }
    drop(browser);
    std::fs::remove_dir_all(dir).unwrap();
}

/// The same run in one file.
fn report(browser: &mut Browser, own: &Path, axe: Option<&String>, kind: &Kind, n: u64) {
    let (code, out) = heddle(own, &["replay", "run.trail", "--html", "run.html"]);
    assert_eq!(code, 1, "{}: {out}", kind.name);
    let file = own.join("run.html");
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(!text.contains("src=") && !text.contains("@import"), "{}: works offline", kind.name);
    let mut tab = browser.open(&format!("file://{}", file.display()), 390, 800);
    assert_eq!(walk(&mut tab, kind.name), n, "{}: the same run", kind.name);
    clean(&mut tab, axe, kind.name);
    tab.key("b");
    tab.until(&format!("document.body.dataset.ways === '{n}'"));
    for place in FURTHER {
        visit(&mut tab, place);
        clean(&mut tab, None, &format!("{} {place}", kind.name));
    }
    photograph(&mut tab, axe, kind.name);
    tab.close();
}

/// Whether no box of a drawing is cut at its edges.
const WHOLE: &str = "[...document.querySelectorAll('.drawing svg')].every(svg => \
    [...svg.querySelectorAll('.node rect')].every(({ x, width }) => x.baseVal.value >= 0 && \
    x.baseVal.value + width.baseVal.value <= svg.width.baseVal.value))";

/// What is looked at by people who change the page: every view of every kind of run, as it
/// looks on a telephone, a laptop and a large screen, by day and by night. Nothing may be
/// wider than the screen. The pictures stay in `target/tmp/pictures`.
fn photograph(tab: &mut Tab<'_>, axe: Option<&String>, name: &str) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    std::fs::create_dir_all(&folder).unwrap();
    for place in ["trace", "branch"].into_iter().chain(FURTHER) {
        visit(tab, place);
        for (width, height) in [(390, 844), (1280, 800), (1920, 1080)] {
            tab.size(width, height);
            let wide = tab.eval("document.documentElement.scrollWidth <= innerWidth");
            assert_eq!(wide, true, "{name}: {place} fits {width} pixels");
            let whole = tab.eval(WHOLE);
            assert_eq!(whole, true, "{name}: {place}: every box is in the picture");
            let low = tab.eval("(document.querySelector('footer.scrub')?.offsetHeight ?? 0) < 90");
            assert_eq!(low, true, "{name}: {place}: the scrubber has one row of buttons");
            for dark in [false, true] {
                tab.dark(dark);
                if place == "trace" {
                    clean(tab, axe, &format!("{name}, {width} pixels, dark: {dark}"));
                }
                let picture = tab.picture();
                assert!(picture.starts_with(b"\x89PNG"), "{name}: {place}");
                let theme = if dark { "dark" } else { "light" };
                let file = format!("{name}-{}-{width}-{theme}.png", place.replace('/', "-"));
                std::fs::write(folder.join(file), picture).unwrap();
            }
        }
    }
}

#[test]
fn a_search_is_started_watched_and_walked_from_the_page() {
    let dir = scratch("live");
    let model = workspace().join("examples/peterson-broken.pml");
    std::fs::copy(model, dir.join("m.pml")).unwrap();
    let mut browser = Browser::start(&dir);
    let server = Server::start(&dir, "m.pml");
    let mut tab = browser.open(&server.1, 1280, 800);
    assert_eq!(tab.text("document.body.dataset.view"), "run");
    assert!(tab.text("document.querySelector('.card').textContent").contains("not searched"));
    tab.eval("document.getElementById('search-button').click()");
    tab.until("!!document.querySelector('.card.violated a')");
    tab.eval("document.querySelector('.card.violated a').click()");
    tab.until("document.body.dataset.view === 'trace' && !!document.querySelector('.finding.bad')");
    let n = tab.eval("view.run.steps.length").as_u64().unwrap();
    assert_eq!(at(&mut tab), format!("step {n} of {n}"));
    // What is written in the address is enough for somebody else.
    let link = tab.text("location.href");
    clean(&mut tab, None, "live");
    tab.close();
    let mut other = browser.open(&link, 1920, 1000);
    assert_eq!(at(&mut other), format!("step {n} of {n}"));
    // From the start, by hand: both may begin.
    hash(&mut other, "#/branch/safety/0:/0");
    other.until("document.body.dataset.ways === '0'");
    let ways = other.text("document.querySelector('.ways').textContent");
    assert!(ways.contains("P[0]") && ways.contains("P[1]"), "{ways}");
    other.key("1");
    other.until("view.step === 1");
    clean(&mut other, None, "by hand");
    // A variable is pinned, selected, and its next write found by the keyboard alone.
    other.go(&link);
    other.reload();
    other.key("Home");
    other.eval("[...document.querySelectorAll('.state th button')].find(b => b.textContent === 'cs').click()");
    other.key("n");
    let value =
        "[...document.querySelectorAll('.state tr.changed')].map(r => r.textContent).join()";
    assert!(other.text(value).contains("cs"), "n goes to the next write");
    other.close();
    drop(server);
    drop(browser);
    std::fs::remove_dir_all(dir).unwrap();
}

const MESSAGE: &str = "X86 MP
{ x=0; y=0; }
 P0          | P1          ;
 MOV [x],$1  | MOV EAX,[y] ;
 MOV [y],$1  | MOV EBX,[x] ;
exists (1:EAX=1 /\\ 1:EBX=0)
";

/// Tests by models: a cell opens its execution, and what opens it is an address.
#[test]
fn several_tests_are_a_matrix_whose_cells_open() {
    let dir = scratch("matrix");
    std::fs::create_dir(dir.join("tests")).unwrap();
    // Two of one name are told apart by their files.
    for (file, text) in [("sb.litmus", WITNESS), ("mp.litmus", MESSAGE), ("sb2.litmus", WITNESS)] {
        std::fs::write(dir.join("tests").join(file), text).unwrap();
    }
    let axe = axe();
    let mut browser = Browser::start(&dir);
    let server = Server::start(&dir, "tests");
    let mut tab = browser.open(&server.1, 1280, 800);
    visit(&mut tab, "litmus");
    let rows = "[...document.querySelectorAll('.matrix tbody tr')].map(r => [...r.cells].map(c => c.textContent))";
    let rows = tab.eval(rows);
    let cell = |test: &str, column: usize| {
        let row = rows.as_array().unwrap().iter().find(|r| r[0] == test);
        row.unwrap_or_else(|| panic!("{test}: {rows}"))[column].clone()
    };
    // sc, tso and pso, in this order.
    let words = |test: &str| [1, 2, 3].map(|column| cell(test, column));
    assert_eq!(words("tests/sb.litmus"), ["cannot", "can happen", "can happen"]);
    assert_eq!(words("tests/sb2.litmus"), ["cannot", "can happen", "can happen"]);
    assert_eq!(words("MP"), ["cannot", "cannot", "can happen"]);
    clean(&mut tab, axe.as_ref(), "the matrix");
    let at = "decodeURIComponent(location.hash)";
    let shown = "[...document.querySelectorAll('#main h2')].map(h => h.textContent).join()";
    let open = |tab: &mut Tab<'_>, test: &str, column: usize| {
        tab.eval(&format!(
            "[...document.querySelectorAll('.matrix tbody tr')].find(r => r.cells[0].textContent === {test:?}).cells[{column}].querySelector('a').click()"
        ));
    };
    open(&mut tab, "tests/sb2.litmus", 2);
    tab.until(&format!("{at}.endsWith('sb2.litmus/tso') && ({shown}).includes('SB under tso')"));
    assert!(tab.text("document.querySelector('.status').textContent").contains("can happen"));
    assert!(tab.eval("document.querySelectorAll('.drawing .node').length").as_u64() >= Some(4));
    clean(&mut tab, axe.as_ref(), "a cell");
    open(&mut tab, "MP", 1);
    tab.until(&format!("({shown}).includes('MP under sc')"));
    assert!(tab.text("document.querySelector('.status').textContent").contains("cannot happen"));
    tab.eval("history.back()");
    tab.until(&format!("({shown}).includes('SB under tso')"));
    tab.reload();
    tab.until(&format!("({shown}).includes('SB under tso')"));
    clean(&mut tab, None, "the matrix again");
    tab.close();
    drop(server);
    drop(browser);
    std::fs::remove_dir_all(dir).unwrap();
}

/// How long a long run takes to open and to step in: `cargo test --release -p heddle --test
/// suite measured -- --ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
fn a_long_run_is_measured() {
    let dir = scratch("long");
    let model = "int x;\nactive proctype P() {\n  do\n  :: x < 5000 -> x++\n  :: x == 5000 -> assert(false)\n  od\n}\n";
    std::fs::write(dir.join("m.pml"), model).unwrap();
    assert_eq!(heddle(&dir, &["check", "--trail", "run.trail", "m.pml"]).0, 1);
    heddle(&dir, &["replay", "run.trail", "--html", "run.html"]);
    let mut browser = Browser::start(&dir);
    let address = format!("file://{}", dir.join("run.html").display());
    let mut tab = browser.open(&address, 1280, 800);
    let n = tab.eval("view.run.steps.length");
    let opened =
        tab.eval("performance.getEntriesByType('mark').find(m => m.name === 'shown').startTime");
    let stepped = tab.eval(
        "(async () => { const all = []; for (let i = 0; i < 60; i++) { \
           const from = performance.now(); moveTo(view.step - 80 + 2 * i); \
           document.body.offsetHeight; all.push(performance.now() - from); } \
           all.sort((a, b) => a - b); return all[54]; })()",
    );
    println!("{n} steps: shown after {opened} ms, nine steps in ten within {stepped} ms");
    tab.close();
    drop(browser);
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn a_trail_replays_byte_for_byte_and_says_when_it_cannot() {
    let dir = scratch("replay");
    let model = workspace().join("examples/peterson-broken.pml");
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
