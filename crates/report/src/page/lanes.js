// Lanes: one column a thread, time downward, arrows between statements. Only the rows that
// can be seen are in the document, so that a run may have as many steps as it likes.
const ROW = 28;

class Lanes {
  constructor(run, pick) {
    this.run = run; this.pick = pick; this.step = 0; this.all = false; this.drawn = "";
    // Columns share the room; where there is not enough, the table is as wide as this, and scrolls.
    const cols = "3.6rem " + run.lanes.map(() => "minmax(0, 1fr)").join(" ") + " minmax(0, 1.4fr)", least = 3.6 + 8 * run.lanes.length + 12 + "rem";
    const head = h("div.head", { role: "row", "aria-rowindex": 1 }, h("span.num", { role: "columnheader" }, "step"), run.lanes.map(l => h("span.lane." + laneClass(run, l), { role: "columnheader", title: l }, l)), h("span.note", { role: "columnheader" }, "what happened"));
    this.layer = svg("svg", { "aria-hidden": "true", height: run.rows.length * ROW });
    this.body = h("div.body", { role: "rowgroup", style: "height:" + run.rows.length * ROW + "px" });
    this.table = h("div.lanes", { role: "table", "aria-label": "The run, one column for each thread", "aria-rowcount": run.rows.length + 1, style: "--cols:" + cols + ";min-width:" + least }, h("div", { role: "rowgroup" }, head), this.body);
    this.box = h("div.scroll", { tabindex: 0, role: "region", "aria-label": "Steps", onscroll: () => this.draw() }, this.table);
    this.head = head;
    this.body.addEventListener("click", e => { const row = e.target.closest("[data-step]"); if (row) this.pick(+row.dataset.step + 1); });
    new ResizeObserver(() => { this.drawn = ""; this.draw(); }).observe(this.box);
  }
  show(step) {
    this.step = step; this.drawn = "";
    const first = step ? this.run.firstRow[step - 1] : 0, y = first * ROW, box = this.box;
    const room = box.clientHeight - ROW;
    if (room > 0 && (y < box.scrollTop || y + 2 * ROW > box.scrollTop + room)) box.scrollTop = Math.max(0, y - room / 2);
    this.draw();
  }
  draw() {
    const from = Math.max(0, Math.floor(this.box.scrollTop / ROW) - 6), to = Math.min(this.run.rows.length, from + Math.ceil(this.box.clientHeight / ROW) + 14);
    const key = from + " " + to + " " + this.step + " " + this.all;
    if (key === this.drawn) return;
    this.drawn = key;
    const rows = [];
    for (let i = from; i < to; i++) rows.push(this.row(i));
    this.body.replaceChildren(...rows, this.layer);
    this.arrows(from, to);
  }
  row(i) {
    const r = this.run.rows[i], style = "top:" + i * ROW + "px";
    if (r.sep) return h("div.sep", { role: "row", "aria-rowindex": i + 2, style }, h("span", { role: "cell" }, r.sep));
    const run = this.run, e = r.event, here = r.step + 1 === this.step, last = r.step === run.steps.length - 1;
    let cls = "div";
    if (here) cls += ".now"; else if (r.step + 1 > this.step) cls += ".future";
    if (last && run.violation && !here) cls += ".wrong";
    if (r.turn) cls += ".switch";
    if (run.cycleStart !== null && r.step >= run.cycleStart) cls += ".cycle";
    const cells = [h("span.num", { role: "cell" }, r.first ? String(r.step + 1) : "")];
    for (const l of run.lanes) {
      const mine = e && l === e.lane;
      cells.push(h("span.lane" + (mine ? ".does" : ""), { role: "cell", title: mine ? e.text : undefined }, mine ? h("span." + laneClass(run, l), {}, h("u", {}, e.text || "…")) : ""));
    }
    cells.push(h("span.note", { role: "cell" }, e ? noteOf(e) : ""));
    return h(cls, { role: "row", "aria-rowindex": i + 2, "aria-current": here ? "step" : undefined, "data-step": r.step, style }, cells);
  }
  arrows(from, to) {
    const run = this.run, at = (step, j) => run.firstRow[step] + j, xs = [...this.head.children].map(c => c.offsetLeft + 14);
    const out = [];
    for (const [kind, s1, j1, s2, j2] of run.arrows) {
      const a = at(s1, j1), b = at(s2, j2), ends = s1 + 1 === this.step || s2 + 1 === this.step;
      if (kind === "rf" && !ends && !this.all) continue;
      if (Math.max(a, b) < from || Math.min(a, b) > to) continue;
      const ea = run.steps[s1][j1], eb = run.steps[s2][j2];
      if (!ea || !eb) continue;
      const la = run.laneNo.get(ea.lane), lb = run.laneNo.get(eb.lane);
      if (la === lb && kind === "rf" && !ends) continue;
      const x1 = xs[la + 1], x2 = xs[lb + 1], y1 = a * ROW + ROW / 2 + 3, y2 = b * ROW + ROW / 2 - 3;
      const bend = la !== lb ? 0 : la ? 26 : 10, mid = (y1 + y2) / 2;
      const d = la === lb ? `M${x1 - 6} ${y1}C${x1 - 6 - bend} ${mid} ${x2 - 6 - bend} ${mid} ${x2 - 6} ${y2}` : `M${x1} ${y1}C${x1} ${y1 + Math.min(60, Math.abs(y2 - y1) / 2 + 8)} ${x2 + (x1 < x2 ? -40 : 40)} ${y2} ${x2 + (x1 < x2 ? -6 : 6)} ${y2}`;
      out.push(svg("path", { class: "arrow a-" + kind + (ends ? " hot" : ""), d, "marker-end": "url(#tip-" + kind + ")" }));
    }
    const tip = kind => svg("marker", { id: "tip-" + kind, viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, markerUnits: "userSpaceOnUse", orient: "auto", class: "a-" + kind }, svg("path", { d: "M0 0L8 4L0 8Z", fill: "currentColor" }));
    this.layer.replaceChildren(svg("defs", {}, ["message", "rf", "lock", "thread"].map(tip)), ...out);
  }
}
/** What a statement changed, printed and was remarked on. */
function noteOf(e) {
  const parts = [];
  for (const [name, old, now] of e.changes) { if (parts.length) parts.push("  "); parts.push(h("span.ch", {}, name + ": " + old + " → " + now)); }
  const more = [];
  if (e.output) more.push("prints " + JSON.stringify(e.output));
  if (e.note) more.push(e.note);
  if (more.length) parts.push((parts.length ? "  " : "") + more.join("; "));
  return parts;
}
/** What leads to a step and from it, in words. */
function near(run, step) {
  const words = { message: ["receives the message of", "its message is received in"], rf: ["reads what was stored in", "is read in"], lock: ["gets the lock let go in", "lets go of the lock taken in"], started: ["was started in", "begins in"], ended: ["ended in", "is waited for in"] };
  const out = [];
  for (const [line, s1, , s2, j2, object] of run.arrows) {
    if (s1 === s2) continue;
    const kind = line !== "thread" ? line : run.steps[s2][j2].lane === object ? "started" : "ended";
    if (s2 + 1 === step) out.push([object, words[kind][0], s1 + 1]);
    if (s1 + 1 === step) out.push([object, words[kind][1], s2 + 1]);
  }
  return out.slice(0, 8);
}
