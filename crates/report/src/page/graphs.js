// Graphs: the states around a run, each process as an automaton, the execution.
async function viewGraphs(main, at) {
  const which = at.parts[0] || "states", property = at.parts[1] || program.property, name = at.parts[2] || (program.trail ? "trail" : "0:");
  const tab = (id, label) => h("a", { href: address("graphs", [id, property, name], at.q), "aria-current": which === id ? "page" : undefined }, label);
  const bar = h("div.row", {}, h("nav.tabs", { "aria-label": "Graphs" }, tab("states", "States"), tab("processes", "Processes"), tab("execution", "Execution")));
  const body = h("div", { style: "display:contents" }, h("p", { role: "status" }, "Drawing…"));
  main.replaceChildren(h("div.full", {}, h("h1.hidden", {}, "Graphs"), bar, body));
  const draw = { states: drawStates, processes: drawProcesses, execution: drawExecution }[which] || drawStates;
  try { await draw(body, bar, property, name, at.q); } catch (e) { body.replaceChildren(h("p", { role: "alert" }, e.message)); }
  document.body.dataset.ready = "graphs " + which;
}
function drawing(label, picture) { return h("div.drawing", { tabindex: 0, role: "region", "aria-label": label }, picture); }

async function drawStates(body, bar, property, name, q) {
  const limit = Math.max(20, Math.min(400, +q.limit || 60));
  const run = await getRun(property, name), g = await ask("graph", { path: name, property, limit: live ? limit : undefined });
  // A state is told by what it has and the one before it has not.
  const before = new Array(g.nodes.length).fill(null);
  for (const [a, b] of g.edges) if (b !== null && b !== a && (before[b] === null || (g.nodes[a].run !== null && g.nodes[b].run === g.nodes[a].run + 1)) && g.nodes[b].run !== g.from) before[b] = a;
  const nodes = g.nodes.map((v, i) => {
    const text = f => (f[0] ? f[0] + " " : "") + f[1] + " = " + f[2], values = g.labels[i].map(text);
    const had = new Set(before[i] === null ? [] : g.labels[before[i]].map(text)), fresh = values.filter(s => !had.has(s));
    const lines = [v.run !== null ? "after step " + v.run : "", ...fresh.slice(0, 5).map(s => clip(s, 30))].filter(Boolean);
    if (!lines.length) lines.push("state");
    return { i, v, lines, full: values, w: wide(lines), h: 10 + 15 * lines.length + 2, layer: 0, spine: v.run !== null };
  });
  // Time goes downward along the run; what is beside it hangs below where it leaves.
  const parent = new Array(nodes.length).fill(null);
  nodes.forEach(n => { n.layer = n.v.run !== null ? n.v.run - g.from : null; });
  for (const e of g.edges) { const [a, b] = e; if (b !== null && nodes[b].layer === null && nodes[a].layer !== null) { nodes[b].layer = nodes[a].layer + 1; parent[b] = [a, e[5]]; } }
  nodes.forEach(n => { if (n.layer === null) n.layer = 0; });
  const faults = g.edges.filter(e => e[1] === null);
  faults.forEach(e => { const lines = ["breaks"]; nodes.push({ i: nodes.length, v: { run: null, bad: true }, lines, full: [e[3]], w: wide(lines), h: 26, layer: nodes[e[0]].layer + 1, spine: false }); e.to = nodes.length - 1; });
  const edges = g.edges.map(e => [e[0], e[1] === null ? e.to : e[1]]);
  const size = arrange(nodes, edges, 18, 46);
  const go1 = n => {
    if (n.v.run !== null) { go(address("trace", [property, name, n.v.run])); return; }
    if (!live) return;
    const steps = [];
    let i = n.i;
    while (i !== null && parent[i]) { steps.unshift(parent[i][1]); i = parent[i][0]; }
    if (i === null || nodes[i].v.run === null) return;
    const k = nodes[i].v.run, base = prefix(run, k), start = base === "trail" ? "trail@" + k + ":" : base;
    go(address("trace", [property, start + (/[:,]$/.test(start) ? "" : ",") + steps.join(","), k + steps.length]));
  };
  const paths = [], labels = [];
  g.edges.forEach((e, k) => {
    const a = nodes[edges[k][0]], b = nodes[edges[k][1]], on = a.v.run !== null && b.v.run === a.v.run + 1;
    paths.push(svg("path", { class: "edge" + (e[4] ? " bad" : on ? " run" : ""), d: curve(a, b, 1), "marker-end": "url(#d-" + (e[4] ? "bad" : on ? "run" : "any") + ")" }, svg("title", {}, (e[2] || "") + ": " + e[3])));
    if (on && b.y > a.y) labels.push(label((a.x + b.x) / 2 + 6, (a.y + a.h / 2 + b.y - b.h / 2) / 2 + 4, clip((e[2] ? e[2] + "  " : "") + e[3], 34)));
  });
  const boxes = nodes.map(n => box(n, n.v.bad ? "bad" : n.v.run !== null ? "run" : "", n.lines, n.i < g.nodes.length && (live || n.v.run !== null) ? { tabindex: 0, role: "button", ...onEnter(() => go1(n)) } : {}));
  boxes.forEach((b, i) => b.prepend(svg("title", {}, [nodes[i].lines[0], ...nodes[i].full].join("\n"))));
  const more = live && g.cut && limit < 400 ? h("button.push", { type: "button", onclick: () => go(address("graphs", ["states", property, name], { limit: Math.min(400, limit * 2) })) }, "Show more states") : null;
  bar.append(h("span", { style: "color:var(--dim)" }, plural(g.nodes.length, "state") + (g.cut ? ", and there are more" : ", which is all there is near it")), more || "");
  body.replaceChildren(drawing("The states around the run", picture(Math.max(size.width + 40, reach(labels) + 10), size.height, { role: "group", "aria-label": "State graph" }, tips([["any", "var(--edge)"], ["run", "var(--accent)"], ["bad", "var(--bad)"]]), paths, labels, boxes)));
}

async function drawProcesses(body, bar, property, name, q) {
  const swept = await ask("sweep", live ? { property } : {});
  const lanes = swept.automata, chosen = lanes.find(a => a.lane === q.lane) || lanes[0];
  if (!chosen) { body.replaceChildren(h("p", {}, "Nobody moves.")); return; }
  bar.append(h("label.row", {}, "Process ", h("select", { onchange: e => go(address("graphs", ["processes", property, name], { lane: e.target.value })) }, lanes.map(a => h("option", { value: a.lane, selected: a === chosen }, a.lane)))), h("span", { style: "color:var(--dim)" }, "counted over " + (swept.whole ? "all " : "the first ") + count(swept.states) + " states"));
  const layer = layersOf(chosen.nodes.length, chosen.edges || []);
  const nodes = chosen.nodes.map((v, i) => { const lines = [clip(v.text || "…", 40), (v.at ? "line " + v.at[1] + " · " : "") + (v.n ? count(v.n) + "×" : "never")]; return { v, lines, w: wide(lines), h: 40, layer: layer[i] }; });
  const size = arrange(nodes, chosen.edges || [], 30, 44);
  const most = Math.max(1, ...(chosen.edges || []).map(e => e[2]));
  const paths = (chosen.edges || []).map(([a, b, n]) => svg("path", { class: "edge", style: "stroke-width:" + (1 + 2.5 * n / most).toFixed(2), d: curve(nodes[a], nodes[b], 1), "marker-end": "url(#d-any)" }, svg("title", {}, count(n) + "×")));
  const labels = (chosen.edges || []).map(([a, b, n]) => nodes[b].y > nodes[a].y ? label((nodes[a].x + nodes[b].x) / 2 + 5, (nodes[a].y + nodes[b].y) / 2 + 4, count(n)) : null);
  body.replaceChildren(drawing(chosen.lane + " as an automaton", picture(size.width + 60, size.height, { role: "img", "aria-label": chosen.lane + ": " + plural(nodes.length, "statement") + " and what follows each" }, tips([["any", "var(--edge)"]]), paths, labels, nodes.map(n => box(n, n.v.n ? "" : "never", n.lines)))));
}

// The execution: events by thread, program order downward, and who read from whom.
const RELATIONS = [["po", "program order"], ["rf", "reads from"], ["co", "order of stores"], ["fr", "from read"]];
async function drawExecution(body, bar, property, name, q) {
  const run = await getRun(property, name);
  const x = execution(run);
  if (!x.nodes.length) { body.replaceChildren(h("p", {}, "This run reads and writes nothing that is shared.")); return; }
  const hidden = (q.hide || "").split("|");
  bar.append(h("span.legend", { role: "group", "aria-label": "Relations" }, RELATIONS.map(([id, text]) => h("label", {}, h("input", { type: "checkbox", checked: !hidden.includes(id), onchange: e => go(address("graphs", ["execution", property, name], { ...q, hide: RELATIONS.map(r => r[0]).filter(r => r === id ? !e.target.checked : hidden.includes(r)).join("|") }), true) }), h("span.a-" + id, {}, id + " " + text)))));
  body.replaceChildren(drawing("The execution", executionPicture(x, hidden, new Set())));
}
/** Events and relations of a run: every shared read, write and fence. */
function execution(run) {
  const nodes = [], byLane = new Map(), at = new Map();
  run.steps.forEach((events, s) => events.forEach((e, j) => {
    for (const [act, object, value] of e.touches) {
      const kind = { read: "R", "read-own": "R", write: "W", fence: "F" }[act];
      if (!kind || nodes.length >= 160) continue;
      const n = { kind, object, value, lane: e.lane, step: s, j, line: e.at ? e.at[1] * 1000 + e.at[2] : 0, id: nodes.length, text: e.text };
      nodes.push(n);
      if (!byLane.has(e.lane)) byLane.set(e.lane, []);
      byLane.get(e.lane).push(n);
      at.set(s + " " + j + " " + kind + " " + object, n);
    }
  }));
  const edges = [], stores = new Map();
  for (const list of byLane.values()) {
    // Where no statement comes twice, the text has the program order; a machine may do
    // things in another one.
    const once = new Set(list.map(n => n.line + n.kind + n.object)).size === list.length && list.every(n => n.line);
    if (once) list.sort((a, b) => a.line - b.line || a.id - b.id);
    list.forEach((n, i) => { n.po = i; if (i) edges.push(["po", list[i - 1], n]); });
  }
  for (const n of nodes) if (n.kind === "W") { if (!stores.has(n.object)) stores.set(n.object, []); stores.get(n.object).push(n); }
  const first = new Map();
  const init = object => { if (!first.has(object)) { const n = { kind: "W", object, value: "init", lane: "", id: nodes.length + first.size, po: 0 }; first.set(object, n); } return first.get(object); };
  for (const n of nodes.filter(n => n.kind === "R")) {
    const arrow = run.arrows.find(a => a[0] === "rf" && a[3] === n.step && a[4] === n.j && a[5] === n.object);
    const w = arrow ? at.get(arrow[1] + " " + arrow[2] + " W " + n.object) : null;
    n.from = w || init(n.object);
    edges.push(["rf", n.from, n]);
  }
  for (const [object, list] of stores) {
    const all = first.has(object) ? [first.get(object), ...list] : list;
    all.forEach((w, i) => { w.co = i; if (i) edges.push(["co", all[i - 1], w]); });
    for (const n of nodes.filter(n => n.kind === "R" && n.object === object)) { const next = all[(n.from.co ?? 0) + 1]; if (next && next !== n && n.from.co !== undefined) edges.push(["fr", n, next]); }
  }
  return { nodes, first: [...first.values()], edges, lanes: run.lanes.filter(l => byLane.has(l)) };
}
function executionPicture(x, hidden, cycle) {
  const rowH = 74, top = x.first.length ? 70 : 10;
  const lanes = x.lanes.length, rows = Math.max(1, ...x.nodes.map(n => n.po + 1));
  const put = (n, cx, cy) => { const text = n.kind === "F" ? clip(n.text || "fence", 20) : n.kind + " " + n.object + (n.value !== "" && n.value !== undefined ? " = " + n.value : ""); Object.assign(n, { x: cx, y: cy, w: Math.max(70, 18 + 7.4 * text.length), h: 28, label: text }); };
  x.nodes.forEach(n => put(n, 0, top + 50 + n.po * rowH));
  x.first.forEach(n => put(n, 0, 34));
  // Columns are as wide as what is in them, and what is wider moves the others.
  const widest = all => Math.max(0, ...all.map(n => n.w)), colW = Math.max(190, widest(x.nodes) + 60), stepW = Math.max(150, widest(x.first) + 40);
  const width = Math.max(lanes * colW + 80, x.first.length * stepW + 40), laneX = i => width / 2 + (i - (lanes - 1) / 2) * colW;
  x.nodes.forEach(n => n.x = laneX(x.lanes.indexOf(n.lane)));
  x.first.forEach((n, i) => n.x = width / 2 + (i - (x.first.length - 1) / 2) * stepW);
  const height = top + 60 + rows * rowH;
  const parts = [], texts = [];
  for (const e of x.edges) {
    const [kind, a, b] = e;
    if (hidden.includes(kind)) continue;
    const hot = cycle.has(kind + " " + a.id + " " + b.id), straight = kind === "po";
    // What would go through a box of its own column goes around, on the side away from the others.
    const side = a.x + b.x < width || lanes === 1 ? -1 : 1, around = !straight && Math.abs(a.x - b.x) < 60 && Math.abs(a.y - b.y) > 80;
    const [d, tx, ty] = straight ? [`M${a.x} ${a.y + 14}L${b.x} ${b.y - 16}`, a.x + 6, (a.y + b.y) / 2 + 4] : around ? beside(a, b, side, kind) : bow(a, b, kind);
    parts.push(svg("path", { class: "edge r-" + kind + (hot ? " cyc" : ""), d, "marker-end": "url(#d-" + kind + ")" }));
    const word = e[3] ? kind + " " + e[3] : kind;
    texts.push(label(tx, ty, word, "small t-" + kind, straight ? undefined : "middle"));
  }
  // A thread's name stands at the outer corner of its first box, where no edge comes in.
  const heads = x.lanes.map((l, i) => { const w = Math.max(70, ...x.nodes.filter(n => n.lane === l && n.po === 0).map(n => n.w)), outer = laneX(i) <= width / 2 && lanes > 1 ? -1 : 1; return svg("text", { x: laneX(i) + outer * w / 2, y: top + 28, "text-anchor": outer < 0 ? "start" : "end", style: "font-weight:600" }, l); });
  const boxes = [...x.first, ...x.nodes].map(n => svg("g", { class: "node" + (n.lane ? "" : " never") }, svg("rect", { x: n.x - n.w / 2, y: n.y - 14, width: n.w, height: 28, rx: 6 }), svg("text", { x: n.x, y: n.y + 4, "text-anchor": "middle" }, n.label), n.text ? svg("title", {}, n.text) : null));
  const words = x.edges.filter(e => e[0] !== "po").map(([k, a, b]) => a.label + " " + k + " " + b.label).slice(0, 40).join("; ");
  return picture(width, height, { role: "img", "aria-label": "Execution graph: " + words }, tips([["po", "var(--dim)"], ["rf", "var(--l2)"], ["co", "var(--l1)"], ["fr", "var(--l5)"], ["dep", "var(--l7)"]]), parts, heads, boxes, texts);
}
/** The way of an edge, and where its name stands: at a part of the way where those of its kind do not meet. */
function bow(a, b, kind) {
  const dx = b.x - a.x, dy = b.y - a.y, len = Math.max(1, Math.hypot(dx, dy)), bend = { rf: 16, co: -22, fr: 26, dep: -16 }[kind] || 0;
  const cut = (n, ux, uy) => { const t = Math.min(ux ? (n.w / 2 + 3) / Math.abs(ux) : 1e9, uy ? 17 / Math.abs(uy) : 1e9); return [n.x + ux * t, n.y + uy * t]; };
  const ux = dx / len, uy = dy / len, [x1, y1] = cut(a, ux, uy), [x2, y2] = cut(b, -ux, -uy), cx = (x1 + x2) / 2 - uy * bend, cy = (y1 + y2) / 2 + ux * bend;
  const f = { rf: .35, co: .3, fr: .3, dep: .5 }[kind] || .5, at = (p, c, q) => (1 - f) * (1 - f) * p + 2 * f * (1 - f) * c + f * f * q;
  return [`M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`, at(x1, cx, x2), at(y1, cy, y2) + 4];
}
function beside(a, b, side, kind) {
  const x1 = a.x + side * a.w / 2, x2 = b.x + side * (b.w / 2 + 3), out = (side < 0 ? Math.min : Math.max)(x1, x2) + side * ({ rf: 40, fr: 54 }[kind] || 28);
  return [`M${x1} ${a.y}C${out} ${a.y} ${out} ${b.y} ${x2} ${b.y}`, (x1 + x2 + 6 * out) / 8, (a.y + b.y) / 2 + 4];
}
