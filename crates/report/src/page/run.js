// Run: the properties as cards, and the search while it goes on.
let search = null, poll = 0;

async function viewRun(main) {
  const body = h("div.page", {}, h("div.measure.stack", { id: "runs" }));
  main.replaceChildren(body);
  if (live) { search = await ask("search", {}, true); watchSearch(); }
  await drawRun();
}
function watchSearch() {
  clearTimeout(poll);
  if (!search || !search.running) return;
  poll = setTimeout(async () => {
    try { search = await ask("search", {}, true); } catch { return; }
    drawRun();
    if (!search.running) say("The search is over.");
    watchSearch();
  }, 300);
}
async function drawRun() {
  const box = $("runs");
  if (!box) return;
  const parts = [
    h("div.row", {}, h("div", {}, h("h1", { style: "font-size:1.4rem" }, program.title), h("p.lead", {}, program.language + " · " + plural(program.files.filter(isOwn).length, "file") + " · " + plural(program.properties.length, "property", "properties"))), live ? searchButton() : null),
  ];
  const cards = live && search.begun ? search.cards : await standing();
  const left = live && search.begun ? program.properties.filter(p => !cards.some(c => c.name === p.name)) : [];
  parts.push(h("section.cards", { "aria-label": "Properties" }, cards.map(card), left.map(waiting)));
  if (live && search.error) parts.push(h("p.status.violated", { role: "alert" }, search.error));
  if (live && search.curve.length) parts.push(progress());
  if (live && search.notes.length) parts.push(h("section", { "aria-label": "Notes" }, h("h2", {}, "Notes"), h("ul", {}, search.notes.map(n => h("li", {}, n)))));
  const focused = document.activeElement && document.activeElement.id;
  box.replaceChildren(...parts);
  if (focused === "search-button") $("search-button")?.focus();
}
/** What is known without a search: the run of the trail. */
async function standing() {
  if (!program.trail) return program.properties.map(p => ({ ...p, verdict: "not searched" }));
  const run = await getRun(program.property, "trail");
  const title = (program.properties.find(p => p.name === program.property) || { title: program.property }).title;
  return [{ name: program.property, title, verdict: "violated", violation: run.violation, summary: run.summary, run: "trail", doubts: [], gaps: [], unreached: [] }];
}
function searchButton() {
  const on = search && search.running;
  const act = async () => {
    search = await post(on ? "search/stop" : "search/start");
    say(on ? "The search is told to stop." : "The search begins.");
    await drawRun();
    watchSearch();
  };
  return h("button.push" + (on ? "" : ".main"), { type: "button", id: "search-button", onclick: act }, on ? "Stop the search" : search && search.begun ? "Search again" : "Search all behaviours");
}
function waiting(p) {
  return h("article.card", {}, h("h2", {}, p.title), h("p", {}, h("span.word.open", {}, search.running ? "not decided yet" : "not reached")));
}
function card(c) {
  const vacuous = c.verdict === "holds" && (c.doubts || []).length > 0;
  const kind = vacuous ? "vacuous" : c.verdict;
  const word = vacuous ? "holds, but look" : c.verdict;
  const lines = [h("h2", {}, c.title), h("p", {}, h("span.word." + kind.replace(/ /g, "-"), {}, word), c.summary ? " · " + c.summary : "")];
  if (c.violation) lines.push(h("p", {}, ...worded(c.violation)));
  for (const g of c.gaps || []) lines.push(h("p", {}, g));
  if ((c.doubts || []).length) lines.push(h("ul", {}, c.doubts.map(d => h("li", {}, d))));
  if ((c.unreached || []).length) {
    const items = c.unreached.slice(0, 12).map(u => h("li", {}, (u.owner ? u.owner + ", " : "") + place(u.at) + " ", h("code", {}, u.text)));
    lines.push(h("p", {}, plural(c.unreached.length, "statement") + " that no run executes:"), h("ul", {}, items));
  }
  if (c.numbers) lines.push(h("p", { style: "color:var(--dim)" }, count(c.numbers.states) + " states, " + count(c.numbers.transitions) + " transitions, depth " + c.numbers.depth + ", " + bytes(c.numbers.memory_bytes) + ", " + c.numbers.seconds.toFixed(2) + " s"));
  if (c.run) lines.push(h("p", {}, h("a", { href: address("trace", [c.name, c.run]) }, "Walk the run"), " · ", h("a", { href: address("compare", [c.name, c.run]) }, "Compare it with one that passes")));
  else if (c.verdict === "not searched") lines.push(h("p", {}, h("a", { href: address("branch", [c.name, "0:", 0]) }, "Walk by hand")));
  return h("article.card." + kind.replace(/ /g, "-"), {}, lines);
}
function progress() {
  const last = search.curve[search.curve.length - 1], before = search.curve[search.curve.length - 2] || [0, 0];
  const rate = search.running ? Math.max(0, (last[1] - before[1]) / Math.max(.001, last[0] - before[0])) : last[1] / Math.max(.001, last[0]);
  const cell = (dt, dd) => h("div", {}, h("dt", {}, dt), h("dd", {}, dd));
  const numbers = h("dl.numbers", {}, cell("states", count(last[1])), cell("a second", count(rate)), cell("transitions", count(last[2])), cell("depth", count(last[3])), cell("waiting", count(last[4])), cell("memory of " + bytes(search.memoryLimit), bytes(last[5])), cell("seconds", search.seconds.toFixed(1)));
  const w = Math.max(.001, last[0]), top = Math.max(1, last[1]);
  const points = search.curve.map(p => (p[0] / w * 100).toFixed(2) + " " + (40 - p[1] / top * 38).toFixed(2));
  const line = svg("svg", { class: "curve", viewBox: "0 0 100 40", preserveAspectRatio: "none", role: "img", "aria-label": "States over time: " + count(last[1]) + " after " + search.seconds.toFixed(1) + " seconds" },
    svg("path", { class: "area", d: "M0 40L" + points.join("L") + "L100 40Z" }), svg("path", { d: "M0 40L" + points.join("L") }));
  return h("section.stack", { "aria-label": "Progress" }, numbers, h("figure", {}, line, h("figcaption", {}, "States found over time")));
}
