// Trace and Branch: source, lanes, state; and every way on.
let view = null;

async function viewTrace(main, at) {
  const property = at.parts[0] || program.property, name = at.parts[1] || (program.trail ? "trail" : "0:");
  const run = await getRun(property, name);
  const step = at.parts[2] === undefined ? run.steps.length : Math.max(0, Math.min(run.steps.length, +at.parts[2] || 0));
  const key = at.view + " " + property + " " + name;
  remember(property, name);
  if (!view || view.key !== key || !main.contains(view.root)) {
    view = { key, run, property, name, kind: at.view, pane: view ? view.pane : "lanes" };
    buildTrace(main);
  }
  view.step = step; view.q = at.q;
  showStep();
}
function buildTrace(main) {
  const run = view.run;
  view.lanes = new Lanes(run, k => moveTo(k));
  view.source = h("div.source", {}); view.file = -1; view.lines = [];
  view.sourceBox = h("div.scroll.text", { tabindex: 0, role: "region", "aria-label": "Source text" }, view.source);
  view.files = h("select", { "aria-label": "File", onchange: e => { view.file = -1; drawSource(+e.target.value); markSource(); } }, program.files.map((f, i) => h("option", { value: String(i) }, f.name)));
  view.state = h("div.scroll", { tabindex: 0, role: "region", "aria-label": "Values" });
  view.find = h("input", { type: "search", "aria-label": "Find a variable", placeholder: "find  /", oninput: e => { setQ({ find: e.target.value }); } });
  view.ways = h("ul.ways", { "aria-label": "Ways on" });
  view.scrub = h("input", { type: "range", min: "0", max: String(run.steps.length), "aria-label": "Step", oninput: e => moveTo(+e.target.value) });
  view.where = h("span.where", { "aria-live": "off" });
  const arrow = (text, label, to) => h("button" + (text.length > 1 ? ".ends" : ""), { type: "button", "aria-label": label, onclick: to }, text);
  const pane = (id, label, narrow) => h("button" + (narrow ? ".only-narrow" : ""), { type: "button", "aria-pressed": String(view.pane === id), onclick: () => choosePane(id) }, label);
  const branch = view.kind === "branch";
  const left = branch
    ? h("section.pane.p-source", { "aria-label": "Ways on" }, h("div.bar", {}, h("h2", {}, "Ways on"), live ? h("button.push", { type: "button", onclick: randomly, "aria-keyshortcuts": "r" }, "20 at random") : null), h("div.scroll", { tabindex: 0, role: "region", "aria-label": "Every way on from this state" }, view.status = h("p.status", {}), view.ways))
    : h("section.pane.p-source", { "aria-label": "Source" }, h("div.bar", {}, h("h2", {}, "Source"), program.files.length > 1 ? view.files : h("span.mono", {}, (program.files[0] || { name: "" }).name)), view.sourceBox);
  const legend = h("div.legend", {}, [["message", "message"], ["rf", "store → load"], ["lock", "lock"], ["thread", "start, join"]].filter(k => run.arrows.some(a => a[0] === k[0])).map(k => h("span.a-" + k[0], {}, k[1])), run.arrows.some(a => a[0] === "rf") ? h("label", {}, h("input", { type: "checkbox", onchange: e => { view.lanes.all = e.target.checked; view.lanes.draw(); } }), "all loads") : null);
  const panes = h("div.panes", { "data-pane": view.pane === "source" || view.pane === "state" ? view.pane : branch ? "source" : "lanes" },
    left,
    h("section.pane.p-lanes", { "aria-label": "Lanes" }, h("div.bar", {}, h("h2", {}, "Run"), h("span", { style: "color:var(--dim)" }, run.summary), h("div.push", {}, legend)), view.lanes.box),
    h("section.pane.p-state", { "aria-label": "State" }, h("div.bar", {}, h("h2", {}, "State"), view.find), view.near = h("ul.near", { hidden: true }), view.state));
  view.panes = panes;
  view.picker = h("div.picker", { role: "group", "aria-label": "Pane" }, pane("source", branch ? "Ways" : "Source"), pane("lanes", "Lanes"), pane("state", "State", true));
  if (panes.dataset.pane !== view.pane) choosePane(panes.dataset.pane);
  const foot = h("footer.scrub", {}, view.picker, arrow("|←", "First", () => moveTo(0)), arrow("←", "Step back", () => moveTo(view.step - 1)), arrow("→", "Step on", () => moveTo(view.step + 1)), arrow("→|", "Last", () => moveTo(run.steps.length)), view.scrub, view.where);
  view.root = h("div", { style: "display:contents" }, finding(run), forkTabs(), panes, foot);
  main.replaceChildren(view.root);
}
function choosePane(id) {
  view.pane = id; view.panes.dataset.pane = id;
  [...view.picker.children].forEach((b, i) => b.setAttribute("aria-pressed", String(["source", "lanes", "state"][i] === id)));
  view.lanes.drawn = ""; view.lanes.show(view.step || 0);
}
/** The kind of a violation and its message, which may begin with the same words. */
function worded(v) {
  const kind = v.kind.replace(/-/g, " "), rest = v.message.toLowerCase().startsWith(kind) ? v.message.slice(kind.length) : ": " + v.message;
  return [h("span.word", {}, kind), rest];
}
/** Whether a violation says itself why somebody waits. */
function toldAlready(v, reason) { return !!reason && [v.message, ...(v.related || []).map(r => r[1])].some(text => text.includes(reason)); }
/** The violation in words. */
function finding(run) {
  const v = run.violation;
  if (!v) return h("div.finding", {}, h("h1", {}, run.steps.length ? "A run of " + program.title : "The start of " + program.title), h("span.sum", {}, run.blocked.length && run.steps.length ? run.blocked.length + " cannot move at its end" : run.summary));
  const notes = (v.related || []).map(r => h("li", {}, place(r[0]) + " ", r[1]));
  if (run.blocked.length && /deadlock|livelock/.test(v.kind)) for (const b of run.blocked.filter(b => !toldAlready(v, b.reason))) notes.push(h("li", {}, h("code", {}, b.lane), " ", b.text ? h("code", {}, b.text) : "", b.text ? ": " : "", b.reason));
  return h("div.finding.bad", { role: "group", "aria-label": "What is wrong" }, h("h1", {}, ...worded(v)), h("span.sum", {}, [place(v.at), run.summary].filter(Boolean).join(" · ")), notes.length ? h("ul", {}, notes) : null);
}
function forkTabs() {
  if (forks.length < 2) return "";
  const name = f => f[1] === "trail" ? "the trail" : f[1] === "0:" ? "the start" : f[1].replace(/^trail@(\d+):.*/, "from step $1");
  return h("nav.forks", { "aria-label": "Runs" }, forks.map((f, i) => {
    const on = f[0] === view.property && f[1] === view.name;
    const label = (i + 1) + " · " + (name(f).length > 26 ? "run of " + f[0] : name(f));
    return h("span" + (on ? ".on" : ""), {}, h("a", { href: address(view.kind, [f[0], f[1]]), "aria-current": on ? "page" : undefined }, label), h("button", { type: "button", "aria-label": "Close run " + (i + 1), onclick: () => { forget(f[0], f[1]); if (on && forks.length) go(address(view.kind, forks[forks.length - 1])); else { view = null; route(); } } }, "×"));
  }));
}
function moveTo(k) {
  const step = Math.max(0, Math.min(view.run.steps.length, k));
  if (step !== view.step) go(address(view.kind, [view.property, view.name, step], view.q), true);
}
function setQ(change) { go(address(view.kind, [view.property, view.name, view.step], { ...view.q, ...change }), true); }

function showStep() {
  const { run, step } = view;
  view.scrub.value = String(step);
  view.where.replaceChildren(h("span.word", {}, "step "), step + " of " + run.steps.length);
  view.lanes.show(step);
  if (view.kind === "trace") { drawSource(fileAt()); markSource(); } else drawWays();
  drawState();
  const here = step ? run.steps[step - 1].map(e => e.lane + ": " + e.text).join("; ") : "before the first step";
  say("Step " + step + ", " + here);
  if (!performance.getEntriesByName("shown").length) performance.mark("shown");
}

// Source.
const WORDS = /(\/\/[^\n]*|\/\*[^]*?\*\/)|("(?:[^"\\\n]|\\.)*")|\b(if|fi|do|od|else|for|while|return|int|char|void|bool|byte|bit|short|unsigned|long|mtype|chan|proctype|active|init|never|ltl|atomic|d_step|assert|goto|break|skip|run|typedef|struct|static|const|inline|of|timeout|exists|forall|locations|switch|case|default|enum|union|volatile|extern|sizeof|task|word|invariant)\b|\b(0x[0-9a-fA-F]+|\d+)\b/g;
function drawSource(file) {
  if (view.file === file || !program.files[file]) return;
  view.file = file; view.files.value = String(file); view.marked = [];
  const text = program.files[file].text, html = [];
  let last = 0, line = [];
  const lines = [line], push = (s, cls) => s.split("\n").forEach((part, i) => { if (i) { line = []; lines.push(line); } if (part) line.push(cls ? h("span." + cls, {}, part) : part); });
  if (text.length < 300000) for (const m of text.matchAll(WORDS)) { push(text.slice(last, m.index)); push(m[0], m[1] ? "cm" : m[2] ? "st" : m[3] ? "kw" : "nm"); last = m.index + m[0].length; }
  push(text.slice(last));
  view.lines = lines.map((parts, i) => h("div.ln", {}, h("b", {}), h("i", {}, String(i + 1)), h("span", {}, parts.length ? parts : " ")));
  view.source.replaceChildren(...view.lines);
}
function eventsAt() { const s = view.run.steps; return s[view.step - 1] || s[0] || []; }
function fileAt() { const e = eventsAt().find(e => e.at); return e ? e.at[0] : Math.max(0, view.file); }
/** Where each thread stands: before its next statement, or after its last. */
function standing0(run, step) {
  const at = new Map();
  for (const lane of run.lanes) {
    let found = null;
    for (let i = step; i < Math.min(run.steps.length, step + 400) && !found; i++) { const e = run.steps[i].find(e => e.lane === lane && e.at); if (e) found = [e.at, true]; }
    const b = found ? null : run.blocked.find(b => b.lane === lane && b.at);
    if (b) found = [b.at, true];
    for (let i = step - 1; i >= Math.max(0, step - 400) && !found; i--) { const e = run.steps[i].find(e => e.lane === lane && e.at); if (e) found = [e.at, false]; }
    if (found) at.set(lane, found);
  }
  return at;
}
function markSource() {
  for (const l of view.marked || []) { l.className = "ln"; l.firstChild.replaceChildren(); l.querySelectorAll("em").forEach(e => e.remove()); }
  view.marked = [];
  const { run, step } = view;
  const mark = (at, cls) => { const l = at && at[0] === view.file && view.lines[at[1] - 1]; if (!l) return null; if (cls) l.classList.add(cls); view.marked.push(l); return l; };
  for (const [lane, [at, next]] of standing0(run, step)) { const l = mark(at, ""); if (l) l.firstChild.append(h("span.dot." + laneClass(run, lane) + (next ? ".next" : ""), { title: lane + (next ? " is before this" : " has done this"), role: "img", "aria-label": lane + (next ? " is before this line" : " has done this line") })); }
  let here = null;
  if (step) for (const e of eventsAt()) here = mark(e.at, "now") || here;
  if (run.violation && step === run.steps.length) {
    const l = mark(run.violation.at, "wrong");
    if (l) { l.append(h("em", {}, run.violation.message)); here = l; }
    for (const [at, text] of run.violation.related || []) { const r = mark(at, "wrong"); if (r) r.append(h("em", {}, text)); }
  }
  if (here) { const box = view.sourceBox, y = here.offsetTop; if (y < box.scrollTop + 20 || y > box.scrollTop + box.clientHeight - 60) box.scrollTop = y - box.clientHeight / 2.5; }
}

// State.
function drawState() {
  const { run, step, q } = view, now = valuesAt(run, step), before = step ? valuesAt(run, step - 1) : now;
  const pins = (q.pin || "").split("|").filter(Boolean), hides = (q.hide || "").split("|").filter(Boolean);
  if (document.activeElement !== view.find) view.find.value = q.find || "";
  const find = (q.find || "").toLowerCase();
  const name = f => (f[0] ? f[0] + " " : "") + f[1];
  const fields = [...now].map(([key, f]) => ({ key, f, was: before.get(key), changed: step > 0 && (before.get(key) || [])[2] !== f[2] })).filter(x => find ? name(x.f).toLowerCase().includes(find) : !hides.includes(name(x.f)));
  const rank = x => pins.includes(name(x.f)) ? 0 : x.changed ? 1 : 2;
  const groups = [["Pinned", fields.filter(x => rank(x) === 0)], ["Changed in this step", fields.filter(x => rank(x) === 1)]];
  const owners = new Map();
  for (const x of fields.filter(x => rank(x) === 2)) { const o = x.f[0] || "Global"; if (!owners.has(o)) owners.set(o, []); owners.get(o).push(x); }
  groups.push(...owners);
  const toggle = (list, n) => (list.includes(n) ? list.filter(x => x !== n) : [...list, n]).join("|");
  const row = (x, full) => {
    const n = name(x.f), chosen = q.var === n;
    return h("tr" + (x.changed ? ".changed" : "") + (chosen ? ".var" : ""), {},
      h("th", { scope: "row" }, h("button", { type: "button", title: "select " + n + ": n finds its next change", "aria-pressed": String(chosen), onclick: () => setQ({ var: chosen ? "" : n }) }, full && x.f[0] ? x.f[0] + " " + x.f[1] : x.f[1])),
      h("td", {}, x.changed && x.was ? [h("span.was", {}, x.was[2]), " "] : "", x.f[2]),
      h("td.act", {}, h("button", { type: "button", "aria-label": "Pin " + n, "aria-pressed": String(pins.includes(n)), title: "pin", onclick: () => setQ({ pin: toggle(pins, n) }) }, pins.includes(n) ? "★" : "☆"), h("button", { type: "button", "aria-label": "Hide " + n, title: "hide", onclick: () => setQ({ hide: toggle(hides, n) }) }, "–")));
  };
  const rows = [];
  for (const [title, list] of groups) {
    if (!list.length) continue;
    const shown = list.slice(0, 500);
    rows.push(h("tr.own", {}, h("th", { colSpan: 3, scope: "colgroup" }, title)), ...shown.map(x => row(x, title === "Pinned" || title.startsWith("Changed"))));
  }
  if (hides.length && !find) rows.push(h("tr", {}, h("td", { colSpan: 3 }, h("button.plain", { type: "button", onclick: () => setQ({ hide: "" }) }, "show " + plural(hides.length, "hidden variable")))));
  if (!rows.length) rows.push(h("tr", {}, h("td", { colSpan: 3 }, find ? "no variable has this in its name" : "nothing to show")));
  view.state.replaceChildren(h("table.state", {}, h("caption.hidden", {}, "Values after step " + step), h("tbody", {}, rows)));
  const ends = near(run, step);
  view.near.hidden = !ends.length;
  view.near.replaceChildren(...ends.map(([object, word, k]) => h("li", {}, object ? [h("code", {}, object), " "] : "", word + " ", h("a", { href: address(view.kind, [view.property, view.name, k], view.q) }, "step " + k))));
}
function nextChange(d) {
  const { run, q } = view;
  if (!q.var) { say("Select a variable first."); return; }
  const name = f => (f[0] ? f[0] + " " : "") + f[1];
  for (let k = view.step + d; k >= 1 && k <= run.changes.length; k += d) if (run.changes[k - 1].some(f => name(f) === q.var)) { moveTo(k); return; }
  say("No " + (d > 0 ? "later" : "earlier") + " change of " + q.var + ".");
}
function bySwitch(d) {
  const { run } = view, lane = i => (run.steps[i - 1] && run.steps[i - 1][0] || {}).lane;
  let k = view.step; const from = lane(k);
  do k += d; while (k > 0 && k < run.steps.length && lane(k) === from);
  moveTo(k);
}
/** To where the thread of this step comes to another line. */
function byLine(d) {
  const { run } = view, first = i => run.steps[i - 1] && run.steps[i - 1][0];
  const from = first(view.step) || first(1);
  if (!from) return;
  let k = view.step + d;
  for (; k >= 1 && k <= run.steps.length; k += d) { const e = first(k); if (e && e.lane === from.lane && e.at && (!from.at || e.at[1] !== from.at[1])) break; }
  moveTo(k);
}

// Ways on.
async function drawWays() {
  const { run, step } = view, mine = view;
  let answer;
  try { answer = await ask("ways", { path: prefix(run, step), property: view.property }); } catch (e) { answer = { ways: [], blocked: [], status: ["open", e.message] }; }
  if (mine !== view || step !== view.step) return;
  view.answer = answer;
  view.status.className = "status " + answer.status[0];
  view.status.textContent = answer.status[1];
  const other = (e, way) => e.lane === way.events[0].lane ? e.text : e.lane + ": " + e.text;
  const text = way => way.events.length ? way.events.map(e => other(e, way)).join("\n") : "a step that says nothing";
  const items = answer.ways.map((way, i) => {
    const taken = run.path[step] === way.step, lane = way.events[0] ? way.events[0].lane : "";
    return h("li", {}, h("button", { type: "button", "aria-current": taken ? "true" : undefined, onclick: () => take(way.step) }, i < 9 ? h("kbd", {}, String(i + 1)) : "", h("span.lanetag." + laneClass(run, lane), {}, lane), h("span.mono", {}, text(way)), way.fault ? h("span.fault", {}, way.fault) : "", taken ? h("span.hidden", {}, "(taken in this run)") : ""));
  });
  for (const b of answer.blocked) items.push(h("li", {}, h("div.blocked", {}, h("span.lanetag." + laneClass(run, b.lane), {}, b.lane), " ", h("span.mono", {}, b.text), h("span.why", {}, b.reason ? "cannot move: " + b.reason : "cannot move"))));
  view.ways.replaceChildren(...items);
  document.body.dataset.ways = String(step);
}
function take(step) {
  const { run } = view;
  if (run.path[view.step] === step) { moveTo(view.step + 1); return; }
  if (!live) { say("Another way is only open in heddle explore."); view.status.textContent = "This file has no more than the run itself. “heddle explore” of the trail goes any way."; return; }
  const base = prefix(run, view.step), name = base + (/[:,]$/.test(base) ? "" : base === "trail" ? "@" + run.path.length + ":" : ",") + step;
  go(address(view.kind, [view.property, name, view.step + 1]));
}
async function randomly() {
  let name = prefix(view.run, view.step), k = view.step;
  if (name === "trail") name = "trail@" + k + ":";
  for (let i = 0; i < 20; i++) {
    const ways = (await ask("ways", { path: name, property: view.property })).ways;
    if (!ways.length) break;
    const way = ways[Math.floor(Math.random() * ways.length)];
    name += (/[:,]$/.test(name) ? "" : ",") + way.step; k++;
    if (way.fault) break;
  }
  go(address(view.kind, [view.property, name, k]));
}
