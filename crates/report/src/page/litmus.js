// Litmus: tests by models, and for each the execution that shows the outcome: which cycle
// it is, and which model keeps every edge of it.
async function viewLitmus(main, at) {
  main.replaceChildren(h("div.page", {}, h("p", { role: "status" }, "Asking every model…")));
  const table = await ask("litmus", {});
  if (table.error) throw new Error(table.error);
  const [test, model] = at.parts;
  // A test is known by its name; two of one name by their files.
  for (const t of table.tests) t.key = table.tests.some(o => o !== t && o.name === t.name) ? t.file : t.name;
  const row = table.tests.find(t => t.key === test) || (test || table.tests.length === 1 ? table.tests[0] : null);
  const parts = [h("div", {}, h("h1", { style: "font-size:1.3rem" }, "Litmus tests by memory models"), h("p.lead", {}, "Each cell says whether the outcome that the test asks for can happen. From left to right, models allow more and more. A cell opens the execution.")), matrix(table, row, model)];
  if (row) parts.push(...witness(table, row, model, at.q));
  main.replaceChildren(h("div.page", {}, h("div.measure.stack", {}, parts)));
  document.body.dataset.ready = "litmus";
}
/** Whether runs with the outcome exist, whatever the test promises about it. */
const happens = cell => !!cell.run;
function matrix(table, chosen, model) {
  const head = h("tr", {}, h("th", { scope: "col" }, "test"), table.models.map(m => h("th", { scope: "col" }, m)), h("th", { scope: "col" }, "first allowed by"));
  const rows = table.tests.map(t => {
    const first = table.models.find((m, i) => t.cells[i] && happens(t.cells[i]));
    const cells = table.models.map((m, i) => {
      const c = t.cells[i];
      if (!c) return h("td", {}, "");
      const on = chosen === t && m === model;
      return h("td." + (happens(c) ? "yes" : "no"), {}, c.why ? h("span", { title: c.why, style: "color:var(--dim)" }, "–") : h("a", { href: address("litmus", [t.key, m]), "aria-current": on ? "true" : undefined, style: "color:inherit" + (on ? ";font-weight:700" : "") }, happens(c) ? "can happen" : c.word === "open" ? "open" : "cannot"));
    });
    return h("tr", {}, h("th", { scope: "row", title: t.file }, t.key), cells, h("td", {}, first || (t.wrong.length ? t.wrong[0] : "none of these")));
  });
  return h("div.wide", { tabindex: 0, role: "region", "aria-label": "Matrix" }, h("table.grid.matrix", {}, h("caption.hidden", {}, "Tests by memory models"), h("thead", {}, head), h("tbody", {}, rows)));
}
function witness(table, row, model, q) {
  const shown = table.models.findIndex((m, i) => row.cells[i] && row.cells[i].run);
  const now = table.models.includes(model) ? model : table.models[Math.max(0, shown)], cell = row.cells[table.models.indexOf(now)] || {};
  const head = h("h2", {}, row.name + " under " + now);
  if (shown < 0) return [head, h("p.lead", {}, "No run of any of these models has the outcome " + row.condition + ", so there is no execution to draw."), h("pre", { tabindex: 0 }, row.text)];
  // The outcome is one execution; what changes from model to model is what keeps it from happening.
  const run = (cell.run || row.cells[shown].run);
  run.laneNo = new Map(run.lanes.map((l, i) => [l, i]));
  const x = execution(run);
  executionPicture(x, [], new Set());
  const loop = findCycle(x, cell.kept);
  const kept = h("p.status." + (happens(cell) ? "open" : "holds"), {}, h("span.word", {}, happens(cell) ? "It can happen. " : "It cannot happen. "), why(loop, x, cell, now));
  const pick = h("label.row", {}, "Memory model ", h("select", { onchange: e => go(address("litmus", [row.key, e.target.value], q)) }, table.models.map(m => h("option", { value: m, selected: m === now }, m))));
  const hot = new Set(loop ? loop.edges.map(e => e[0] + " " + e[1].id + " " + e[2].id) : []);
  for (const [a, b, rule] of loop ? loop.added : []) x.edges.push(["dep", a, b, rule]), hot.add("dep " + a.id + " " + b.id);
  const picture = drawing("The execution", executionPicture(x, [], hot));
  picture.style.minHeight = "22rem";
  return [h("div.row", {}, head, pick), h("p", {}, h("code", {}, row.condition)), kept, picture, cell.outcomes ? h("details", {}, h("summary", {}, plural(cell.outcomes.length, "final state")), h("ul.mono", {}, cell.outcomes.map(o => h("li", {}, o)))) : "", h("details", {}, h("summary", {}, "The test"), h("pre", { tabindex: 0 }, row.text))];
}
function why(loop, x, cell, model) {
  if (!cell.kept) return "What " + model + " keeps in order cannot be told without running the test.";
  if (!loop) return "Program order that " + model + " does not keep is what lets it happen: without that, no cycle is left.";
  const text = loop.edges.map(e => e[1].label + " —" + (e[3] ? e[0] + " (" + e[3] + ")" : e[0]) + "→ ").join("") + loop.edges[0][1].label;
  return happens(cell) ? "There is a cycle of what is kept, but threads of " + model + " may see stores at different times: " + text : "Everything in this cycle is kept by " + model + ", so that each would come before itself: " + text;
}
/** A cycle of the order that a model keeps, rf, co and fr between threads. */
function findCycle(x, kept) {
  if (!kept) return null;
  const at = (lane, p) => x.nodes.filter(n => n.lane === lane && n.line === p[1] * 1000 + p[2]);
  const edges = [], added = [];
  for (const [lane, older, younger, rule] of kept) for (const a of at(lane, older)) for (const b of at(lane, younger)) {
    if (a === b || edges.some(e => e[0] === "po" && e[1] === a && e[2] === b)) continue;
    edges.push(["po", a, b, rule]);
    if (!x.edges.some(e => e[0] === "po" && e[1] === a && e[2] === b)) added.push([a, b, rule]);
  }
  for (const e of x.edges) if (e[0] !== "po" && e[1].lane && e[2].lane && (e[1].lane !== e[2].lane || e[0] !== "rf")) edges.push(e);
  // The shortest cycle, from every node by breadth.
  let best = null;
  for (const start of x.nodes) {
    const came = new Map(), queue = [start];
    search: for (let i = 0; i < queue.length; i++) for (const e of edges) {
      if (e[1] !== queue[i]) continue;
      if (e[2] === start) { const path = [e]; let n = queue[i]; while (n !== start) { const p = came.get(n); path.unshift(p); n = p[1]; } if (!best || path.length < best.length) best = path; break search; }
      if (!came.has(e[2])) { came.set(e[2], e); queue.push(e[2]); }
    }
  }
  if (!best) return null;
  return { edges: best, added: added.filter(([a, b]) => best.some(e => e[0] === "po" && e[1] === a && e[2] === b)) };
}
