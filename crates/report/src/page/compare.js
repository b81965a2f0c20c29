// Compare: the failing run beside the nearest that passes.
async function viewCompare(main, at) {
  const property = at.parts[0] || program.property, name = at.parts[1] || (program.trail ? "trail" : "0:");
  const box = h("div.page", {}, h("div.measure.stack", {}, h("p", { role: "status" }, "Looking for the nearest run that passes…")));
  main.replaceChildren(box);
  const run = await getRun(property, name), found = await ask("compare", { path: name, property });
  const inner = box.firstChild;
  const head = [h("h1", { style: "font-size:1.3rem" }, "What would have gone well")];
  if (!found.run) { inner.replaceChildren(...head, h("p.lead", {}, found.why)); return; }
  const other = found.run, from = Math.max(0, found.common - 6), n = Math.max(run.steps.length, other.steps.length);
  other.laneNo = run.laneNo;
  head.push(h("p.lead", {}, "Both runs take the same " + plural(found.common, "step") + ". Then the failing run goes on with what is marked, and the other does something else and " + (found.ends ? "ends as it should." : "goes on without a fault.")), h("p", {}, h("a", { href: address("trace", [property, name, found.common + 1]) }, "The failing run at the first difference"), live ? [" · ", h("a", { href: address("trace", [property, other.name, found.common + 1]) }, "the passing run there")] : ""));
  const text = events => events ? events.map((e, i) => h("div", {}, h("span.lanetag." + laneClass(run, e.lane), {}, e.lane), " ", e.text, e.changes.length ? h("span", { style: "color:var(--dim)" }, "  " + e.changes.map(c => c[0] + ": " + c[1] + " → " + c[2]).join(", ")) : "")) : "";
  const rows = [];
  if (from) rows.push(h("tr", {}, h("td", { colSpan: 3, style: "color:var(--dim)" }, plural(from, "step") + " more in common")));
  for (let i = from; i < Math.min(n, from + 400); i++) {
    const same = i < found.common;
    rows.push(h("tr" + (i === found.common ? ".differs" : ""), {}, h("th", { scope: "row" }, String(i + 1)), h("td" + (same || !run.steps[i] ? "" : ".only"), {}, text(run.steps[i])), h("td" + (same || !other.steps[i] ? "" : ".only"), {}, text(other.steps[i]))));
  }
  rows.push(h("tr.end", {}, h("th", { scope: "row" }, "end"), h("td", {}, ...(run.violation ? worded(run.violation) : ["fails"])), h("td", {}, h("span.word.holds", {}, found.ends ? "ends well" : "goes on"))));
  inner.replaceChildren(...head, h("div.wide", { tabindex: 0, role: "region", "aria-label": "Both runs" }, h("table.grid", {}, h("caption.hidden", {}, "The failing run and the nearest passing run, step by step"), h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "step"), h("th", { scope: "col" }, "the failing run"), h("th", { scope: "col" }, "the nearest passing run"))), h("tbody", {}, rows))));
  document.body.dataset.ready = "compare";
}
