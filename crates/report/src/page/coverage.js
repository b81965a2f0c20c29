// Coverage: the source with how often each line was executed.
async function viewCoverage(main, at) {
  const property = program.property, first = Math.max(0, program.files.findIndex(isOwn)), file = Math.max(0, Math.min(program.files.length - 1, at.parts[0] ? +at.parts[0] || 0 : first));
  main.replaceChildren(h("div.page", {}, h("p", { role: "status" }, "Counting…")));
  const swept = await ask("sweep", live ? { property } : {});
  const own = new Map(swept.lines.filter(l => l[0] === file).map(l => [l[1], l[2]]));
  const most = Math.max(1, ...own.values()), never = [...own.values()].filter(n => n === 0).length;
  const lines = program.files[file].text.split("\n").map((text, i) => {
    const n = own.get(i + 1), cls = n === undefined ? "" : n ? ".seen" : ".never";
    const heat = n ? (8 + 92 * Math.log1p(n) / Math.log1p(most)).toFixed(0) + "%" : "0%";
    return h("div.ln" + cls, { style: "--heat:" + heat }, h("b", {}, n === undefined ? "" : n ? count(n) + "×" : "never"), h("i", {}, String(i + 1)), h("span", {}, text || " "));
  });
  const pick = program.files.length > 1 ? h("label.row", {}, "File ", h("select", { onchange: e => go(address("coverage", [e.target.value])) }, program.files.map((f, i) => h("option", { value: String(i), selected: i === file }, f.name)))) : null;
  main.replaceChildren(h("div.full", {}, h("div.row", {}, h("h1", { style: "font-size:1.2rem" }, "Coverage"), h("span", { style: "color:var(--dim)" }, "statements executed over " + (swept.whole ? "all " : "the first ") + count(swept.states) + " states" + (never ? "; " + plural(never, "line") + " never" : "")), pick), h("div.drawing", { tabindex: 0, role: "region", "aria-label": "Source with counts" }, h("div.source.cover", {}, lines))));
  document.body.dataset.ready = "coverage";
}
