// Views, keys, the beginning.
const VIEWS = [["run", "Run"], ["trace", "Trace"], ["branch", "Branch"], ["compare", "Compare"], ["graphs", "Graphs"], ["litmus", "Litmus"], ["coverage", "Coverage"]];
const KEYS = [["← →", "a step back, a step on"], ["↑ ↓", "to where another thread goes on"], [", .", "to the previous and the next line of this thread"], ["Home End", "the beginning, the end"], ["/", "find a variable"], ["n N", "the next and the last change of the selected variable"], ["1 … 9", "in Branch: a way on"], ["r", "in Branch: twenty steps at random"], ["t b c g", "Trace, Branch, Compare, Graphs"], ["?", "this list"]];

function drawViews(at) {
  const keep = view ? [view.property, view.name] : [];
  const link = ([id, label]) => {
    const parts = id === "trace" || id === "branch" ? [...keep, ...(view && keep.length ? [view.step] : [])] : id === "compare" ? keep : id === "graphs" && keep.length ? ["states", ...keep] : [];
    return h("a", { href: address(id, parts), "aria-current": at.view === id ? "page" : undefined }, label);
  };
  $("views").replaceChildren(...VIEWS.filter(v => v[0] !== "litmus" || program.litmus).map(link));
}
let routing = 0;
async function route() {
  const at = readAddress(), mine = ++routing, main = $("main");
  if (!VIEWS.some(v => v[0] === at.view)) at.view = program.trail ? "trace" : "run";
  if (at.view !== "trace" && at.view !== "branch" && view) view.root = document.createElement("div");
  const draw = { run: viewRun, trace: viewTrace, branch: viewTrace, compare: viewCompare, graphs: viewGraphs, litmus: viewLitmus, coverage: viewCoverage }[at.view];
  delete document.body.dataset.ready;
  try { await draw(main, at); } catch (e) {
    if (mine === routing) main.replaceChildren(h("div.page", {}, h("div.measure.stack", {}, h("h1", {}, "This cannot be shown"), h("p.lead", { role: "alert" }, e.message), h("p", {}, h("a", { href: address("run") }, "To the properties")))));
  }
  if (mine !== routing) return;
  drawViews(at);
  document.body.dataset.view = at.view;
  const label = (VIEWS.find(v => v[0] === at.view) || ["", ""])[1];
  document.title = label + " · " + program.title + " · heddle";
}
document.addEventListener("keydown", e => {
  if (e.ctrlKey || e.metaKey || e.altKey || $("help").open) return;
  const t = e.target, typing = t.matches && t.matches("input:not([type=range]):not([type=checkbox]), select, textarea");
  if (typing) { if (e.key === "Escape") t.blur(); return; }
  const at = readAddress(), stepping = view && (document.body.dataset.view === "trace" || document.body.dataset.view === "branch");
  const moves = { ArrowLeft: () => moveTo(view.step - 1), ArrowRight: () => moveTo(view.step + 1), ArrowUp: () => bySwitch(-1), ArrowDown: () => bySwitch(1), Home: () => moveTo(0), End: () => moveTo(view.run.steps.length), ".": () => byLine(1), ",": () => byLine(-1), "/": () => { choosePaneIfNarrow("state"); view.find.focus(); }, n: () => nextChange(1), N: () => nextChange(-1), r: () => view.kind === "branch" && live && randomly() };
  const links = { t: 1, b: 2, c: 3, g: 4 };
  if (e.key === "?") showHelp();
  else if (stepping && moves[e.key]) moves[e.key]();
  else if (stepping && view.kind === "branch" && /^[1-9]$/.test(e.key) && view.answer && view.answer.ways[+e.key - 1]) take(view.answer.ways[+e.key - 1].step);
  else if (links[e.key]) location.hash = $("views").children[links[e.key]].getAttribute("href");
  else return;
  e.preventDefault();
});
function choosePaneIfNarrow(id) { if (matchMedia("(max-width: 720px)").matches) choosePane(id); }
function showHelp() {
  const d = $("help");
  d.replaceChildren(h("h2", { id: "help-head" }, "Keys"), h("dl", {}, KEYS.flatMap(([k, text]) => [h("dt", {}, k.split(" ").filter(x => x !== "…").map((x, i) => [i ? " " : "", h("kbd", {}, x)]).flat()), h("dd", {}, text)])), h("form", { method: "dialog" }, h("button", { type: "submit" }, "Close")));
  d.showModal();
}
function theme(set) {
  let stored = null;
  try { stored = localStorage.getItem("heddle-theme"); } catch { /* a file may have no storage */ }
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const now = set || stored || system;
  document.documentElement.dataset.theme = now;
  if (set) try { localStorage.setItem("heddle-theme", set); } catch { /* as above */ }
}
theme();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => theme());
$("theme").addEventListener("click", () => theme(document.documentElement.dataset.theme === "dark" ? "light" : "dark"));
$("help-button").addEventListener("click", showHelp);
document.querySelector(".skip").addEventListener("click", e => { e.preventDefault(); $("main").focus(); });
addEventListener("hashchange", route);
(async () => {
  try { program = await ask("program", {}); } catch (e) { $("main").replaceChildren(h("p", { role: "alert" }, e.message)); return; }
  $("title").textContent = program.title;
  await route();
})();
