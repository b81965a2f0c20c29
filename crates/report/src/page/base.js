// Elements, addresses, answers: what every view uses.
const $ = id => document.getElementById(id);

/** An element: `h("a.big", {href: "#"}, "text", child)`. */
function h(what, props, ...children) {
  const [tag, ...classes] = what.split(".");
  const e = document.createElement(tag);
  if (classes.length) e.className = classes.join(" ");
  for (const [k, v] of Object.entries(props || {})) {
    if (v === undefined || v === null || v === false) continue;
    if (k.startsWith("on")) e.addEventListener(k.slice(2), v);
    else if (k in e && typeof v !== "string") e[k] = v;
    else e.setAttribute(k, v === true ? "" : v);
  }
  e.append(...children.flat().filter(c => c !== null && c !== undefined && c !== false));
  return e;
}
function svg(tag, props, ...children) {
  const e = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [k, v] of Object.entries(props || {})) {
    if (v === undefined || v === null || v === false) continue;
    if (k.startsWith("on")) e.addEventListener(k.slice(2), v);
    else e.setAttribute(k, v);
  }
  e.append(...children.flat().filter(c => c !== null && c !== undefined));
  return e;
}
const count = n => n >= 1e9 ? (n / 1e9).toFixed(2) + " G" : n >= 1e6 ? (n / 1e6).toFixed(2) + " M" : n >= 1e4 ? (n / 1e3).toFixed(1) + " k" : String(Math.round(n));
const bytes = n => n >= 2 ** 30 ? (n / 2 ** 30).toFixed(2) + " GiB" : n >= 2 ** 20 ? (n / 2 ** 20).toFixed(1) + " MiB" : (n / 1024).toFixed(0) + " KiB";
const plural = (n, one, many) => n + " " + (n === 1 ? one : many || one + "s");
const say = text => { $("say").textContent = text; };

// An address: `#/view/part/part?key=value`.
const enc = s => encodeURIComponent(s).replace(/%3A/g, ":").replace(/%2C/g, ",").replace(/%40/g, "@").replace(/%7E/g, "~").replace(/%2A/g, "*");
function dec(s) { try { return decodeURIComponent(s); } catch { return s; } }
function readAddress() {
  const [path, query] = location.hash.replace(/^#\/?/, "").split("?");
  const parts = path.split("/").filter(Boolean).map(dec);
  const q = {};
  for (const pair of (query || "").split("&")) {
    const [k, v] = pair.split("=");
    if (k) q[dec(k)] = dec(v || "");
  }
  return { view: parts[0] || "", parts: parts.slice(1), q };
}
function address(view, parts, q) {
  const pairs = Object.entries(q || {}).filter(p => p[1] !== "" && p[1] !== undefined && p[1] !== null);
  const query = pairs.map(([k, v]) => enc(k) + "=" + enc(String(v))).join("&");
  return "#/" + [view, ...(parts || []).map(p => enc(String(p)))].join("/") + (query ? "?" + query : "");
}
/** Goes somewhere; what only moves along a run leaves no trace in Back. */
function go(to, quietly) {
  if (location.hash === to) return;
  if (!quietly) { location.hash = to; return; }
  history.replaceState(null, "", to);
  route();
}

// Answers: from the file, or from the server that the page comes from.
const live = INLINED === null;
const answers = new Map();
let program = null;
async function ask(place, params, fresh) {
  const query = Object.entries(params || {}).filter(p => p[1] !== undefined).map(([k, v]) => k + "=" + enc(String(v))).join("&");
  if (!live) {
    const own = Object.entries(params || {}).filter(p => p[0] === "path").map(([k, v]) => k + "=" + v).join("&");
    const found = INLINED[place + (own ? "?" + own : "")];
    if (found === undefined) throw new Error("This file has no more than the run itself. “heddle explore” of the trail goes anywhere.");
    return found;
  }
  const key = place + "?" + query;
  if (!fresh && answers.has(key)) return answers.get(key);
  const reply = await fetch("api/" + place + (query ? "?" + query : ""));
  const answer = await reply.json();
  if (!reply.ok) throw new Error(answer.error);
  if (!fresh) {
    if (answers.size > 300) answers.delete(answers.keys().next().value);
    answers.set(key, answer);
  }
  return answer;
}
async function post(place) {
  const reply = await fetch("api/" + place, { method: "POST" });
  return reply.json();
}

// Runs.
const runs = new Map();
async function getRun(property, name) {
  const key = property + " " + name;
  if (!runs.has(key)) {
    const run = await ask("run", { path: name, property });
    run.rows = rowsOf(run);
    run.laneNo = new Map(run.lanes.map((l, i) => [l, i]));
    if (runs.size > 12) runs.delete(runs.keys().next().value);
    runs.set(key, run);
  }
  return runs.get(key);
}
/** The name of the first `k` steps of a run, as the server would spell it. */
function prefix(run, k) {
  if (k === run.path.length && run.cycleStart === null) return run.name;
  if (k === 0) return run.initial + ":";
  const m = run.name.match(/^trail(?:@(\d+):|$)/);
  if (m) {
    const common = m[1] === undefined ? run.path.length : +m[1];
    return "trail@" + Math.min(k, common) + ":" + named(run.path.slice(common, k));
  }
  return run.initial + ":" + named(run.path.slice(0, k));
}
function named(steps) {
  const out = [];
  for (let i = 0; i < steps.length;) {
    let j = i;
    while (j < steps.length && steps[j] === steps[i]) j++;
    out.push(steps[i] + (j - i > 1 ? "*" + (j - i) : ""));
    i = j;
  }
  return out.join(",");
}
/** One row for each statement, and one where the repeating part begins and ends. */
function rowsOf(run) {
  const rows = [];
  run.firstRow = [];
  let last = null;
  run.steps.forEach((events, i) => {
    if (run.cycleStart === i) rows.push({ sep: "from here the run repeats" });
    run.firstRow.push(rows.length);
    if (!events.length) rows.push({ step: i, event: null, first: true });
    events.forEach((e, j) => {
      rows.push({ step: i, j, event: e, first: j === 0, turn: last !== null && last !== e.lane });
      last = e.lane;
    });
  });
  if (run.cycleStart !== null) rows.push({ sep: "and again, for ever" });
  return rows;
}
/** The values after `k` steps, as a map from owner and name. */
function valuesAt(run, k) {
  const every = 64;
  run.points = run.points || [new Map(run.values.map(f => [f[0] + "\u0000" + f[1], f]))];
  const n = Math.min(k, run.changes.length);
  while (run.points.length <= Math.floor(n / every)) {
    const map = new Map(run.points[run.points.length - 1]);
    const from = (run.points.length - 1) * every;
    for (let i = from; i < from + every; i++) apply(map, run.changes[i]);
    run.points.push(map);
  }
  const map = new Map(run.points[Math.floor(n / every)]);
  for (let i = Math.floor(n / every) * every; i < n; i++) apply(map, run.changes[i]);
  return map;
}
function apply(map, changes) {
  for (const f of changes) {
    const key = f[0] + "\u0000" + f[1];
    if (f[2] === null) map.delete(key); else map.set(key, f);
  }
}
const laneClass = (run, lane) => "c" + ((run.laneNo.get(lane) ?? 0) % 8);
// What a compiler made of the program is a file, too, and nobody wrote it.
const isOwn = file => !file.name.endsWith(" (IR)");
const place = at => at ? (program.files[at[0]] || { name: "?" }).name + ":" + at[1] : "";

// The runs that were opened, kept as tabs for as long as the window is open.
const store = "heddle-forks " + location.pathname;
let forks = [];
try { forks = JSON.parse(sessionStorage.getItem(store)) || []; } catch { /* a page without storage keeps them here */ }
function remember(property, name) {
  if (!forks.some(f => f[0] === property && f[1] === name)) forks.push([property, name]);
  if (forks.length > 12) forks.shift();
  keepForks();
}
function forget(property, name) { forks = forks.filter(f => f[0] !== property || f[1] !== name); keepForks(); }
function keepForks() { try { sessionStorage.setItem(store, JSON.stringify(forks)); } catch { /* as above */ } }
