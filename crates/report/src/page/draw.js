// Drawings of small graphs: layers from above to below (Sugiyama, Tagawa and Toda 1981),
// each layer ordered by the mean of its neighbours, a few times over.

/** Layers by the longest way from the roots, with edges that lead back left out. */
function layersOf(n, edges) {
  const out = Array.from({ length: n }, () => []), state = new Array(n).fill(0), layer = new Array(n).fill(0), order = [];
  edges.forEach(([a, b]) => { if (a !== b) out[a].push(b); });
  const forward = Array.from({ length: n }, () => []);
  for (let root = 0; root < n; root++) {
    if (state[root]) continue;
    const stack = [[root, 0]];
    state[root] = 1;
    while (stack.length) {
      const top = stack[stack.length - 1], next = out[top[0]][top[1]++];
      if (next === undefined) { state[top[0]] = 2; order.push(top[0]); stack.pop(); continue; }
      if (state[next] !== 1) forward[top[0]].push(next);
      if (!state[next]) { state[next] = 1; stack.push([next, 0]); }
    }
  }
  for (const v of order.reverse()) for (const w of forward[v]) layer[w] = Math.max(layer[w], layer[v] + 1);
  return layer;
}
/** Places: `nodes[i]` has `w`, `h` and `layer`, and gets `x` and `y` of its middle. */
function arrange(nodes, edges, gapX, gapY) {
  const layers = [];
  nodes.forEach((v, i) => { (layers[v.layer] = layers[v.layer] || []).push(i); });
  const list = layers.filter(Boolean), pos = new Array(nodes.length).fill(0);
  list.forEach(l => l.forEach((v, i) => { pos[v] = i; }));
  const near = Array.from({ length: nodes.length }, () => []);
  edges.forEach(([a, b]) => { if (a !== b && b !== null) { near[a].push(b); near[b].push(a); } });
  for (let round = 0; round < 8; round++) for (const l of round % 2 ? [...list].reverse() : list) {
    const mean = new Map(l.map(v => [v, nodes[v].spine ? -1 : near[v].length ? near[v].reduce((s, w) => s + pos[w], 0) / near[v].length : pos[v]]));
    l.sort((a, b) => mean.get(a) - mean.get(b) || a - b);
    l.forEach((v, i) => { pos[v] = i; });
  }
  let y = 20, width = 0;
  for (const l of list) {
    const tall = Math.max(...l.map(v => nodes[v].h));
    let x = 20;
    for (const v of l) { nodes[v].x = x + nodes[v].w / 2; nodes[v].y = y + tall / 2; x += nodes[v].w + gapX; }
    width = Math.max(width, x - gapX + 20);
    y += tall + gapY;
  }
  // A layer that is narrower than the widest one stands in the middle, unless it has a spine.
  const spine = nodes.some(v => v.spine);
  if (!spine) for (const l of list) {
    const last = nodes[l[l.length - 1]], room = width - 20 - (last.x + last.w / 2);
    for (const v of l) nodes[v].x += room / 2;
  }
  return { width: Math.max(width, 120), height: y - gapY + 20 };
}
/** The way of an edge between two boxes. */
function curve(a, b, side) {
  if (a === b) { const x = a.x + a.w / 2, y = a.y; return `M${x} ${y - 6}C${x + 34} ${y - 18} ${x + 34} ${y + 18} ${x} ${y + 6}`; }
  if (b.y > a.y + 1) { const y1 = a.y + a.h / 2, y2 = b.y - b.h / 2 - 2, m = (y1 + y2) / 2; return `M${a.x} ${y1}C${a.x} ${m} ${b.x} ${m} ${b.x} ${y2}`; }
  if (Math.abs(b.y - a.y) <= 1) { const right = b.x > a.x, x1 = a.x + (right ? a.w / 2 : -a.w / 2), x2 = b.x + (right ? -b.w / 2 - 2 : b.w / 2 + 2), up = Math.min(40, Math.abs(x2 - x1) / 4) * (side || 0); return `M${x1} ${a.y}C${x1 + (x2 - x1) / 3} ${a.y - up} ${x2 - (x2 - x1) / 3} ${b.y - up} ${x2} ${b.y}`; }
  const x1 = a.x + a.w / 2, x2 = b.x + b.w / 2 + 2, out = Math.max(x1, x2) + 26;
  return `M${x1} ${a.y}C${out} ${a.y} ${out} ${b.y} ${x2} ${b.y}`;
}
/** A picture of this size, which grows where there is room. */
function picture(width, height, props, ...children) {
  return svg("svg", { width, height, viewBox: "0 0 " + width + " " + height, style: "width:clamp(" + width + "px, 100%, " + Math.round(1.4 * width) + "px);height:auto", ...props }, ...children);
}
/** What stands beside an edge, readable where other edges pass. */
function label(x, y, text, cls, anchor) {
  const w = 6.7 * text.length + 4, left = anchor === "middle" ? x - w / 2 : x - 2;
  return svg("g", { class: "label" }, svg("rect", { x: left, y: y - 10, width: w, height: 14 }), svg("text", { class: cls || "small", x, y, "text-anchor": anchor }, text));
}
/** How far to the right texts beside edges go. */
const reach = labels => Math.max(0, ...labels.filter(Boolean).map(l => { const r = l.firstChild; return +r.getAttribute("x") + +r.getAttribute("width"); }));
function tips(names) {
  return svg("defs", {}, names.map(([id, color]) => svg("marker", { id: "d-" + id, viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 8, markerHeight: 8, markerUnits: "userSpaceOnUse", orient: "auto" }, svg("path", { d: "M0 0L8 4L0 8Z", style: "fill:" + color }))));
}
/** A box with lines of text. */
function box(v, cls, lines, props) {
  const text = lines.map((l, i) => svg("text", { x: v.x - v.w / 2 + 8, y: v.y - v.h / 2 + 16 + i * 15, class: i ? "small" : "" }, l));
  return svg("g", { class: "node" + (cls ? " " + cls : ""), ...props }, svg("rect", { x: v.x - v.w / 2, y: v.y - v.h / 2, width: v.w, height: v.h, rx: 6 }), text);
}
const clip = (s, n) => s.length > n ? s.slice(0, n - 1) + "…" : s;
const wide = lines => Math.max(40, 16 + 7.3 * Math.max(0, ...lines.map(l => l.length)));
const onEnter = f => ({ onclick: f, onkeydown: e => { if (e.key === "Enter" || e.key === " ") { e.preventDefault(); e.stopPropagation(); f(); } } });
