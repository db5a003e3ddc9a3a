// The live board: shows a game as it is, and sends what its players press. The server is the authority: it says which
// actions there are, what they are called, and on which block of the board each is done.
const $ = (id) => document.getElementById(id);
const { base, files } = JSON.parse($("script").dataset.settings);
const game = Number(location.pathname.match(/\/g\/(\d+)$/)?.[1] ?? 0);
const wide = matchMedia("(min-width: 900px)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

const shown = {
  mark: "", revision: 0, steps: 0, pages: [], log: [], own: null, past: null, title: "", line: "", text: {}, language: "",
};
const blocks = new Map(); // by name: {art, spot, page, place, tile, label}
const texts = new Map(); // of tiles, by the position and the tile
let sending = false;

const layout = () => (wide.matches ? "full" : "phone");
const say = (name, args = {}) => (shown.text[name] ?? "").replace(/\{(\w+)\}/g, (_, key) => args[key] ?? "");
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const element = (tag, props = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), props);
  made.append(...children);
  return made;
};

// Requests

async function ask(path, body) {
  const options = { credentials: "same-origin" };
  if (body) Object.assign(options, { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });
  const response = await fetch(base + path, options);
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw Object.assign(new Error(answer.refused ?? response.statusText), { status: response.status });
  return answer;
}

const of = (path) => `/g/${game}/${path}`;

// The same request again while the network fails: its key lets it be done once.
async function insist(path, body) {
  const once = crypto.getRandomValues(new Uint32Array(4)).join("");
  for (let tries = 1; ; tries++) {
    try {
      return await ask(path, { ...body, once });
    } catch (problem) {
      if (problem.status || tries === 4) throw problem;
      trouble(say("offline"));
      await sleep(400 * 2 ** tries);
    }
  }
}

// The board

let refreshing = null;
let stale = false;

function refresh() {
  stale = true;
  refreshing ??= (async () => {
    while (stale) {
      stale = false;
      await load();
    }
  })().finally(() => (refreshing = null));
  return refreshing;
}

async function load() {
  const since = shown.past === null && shown.drawn === layout() ? shown.mark : "";
  const [board, own] = await Promise.all([
    ask(of(`board?layout=${layout()}&since=${since}`)),
    shown.own === null || shown.own.key ? ask(of("own")) : shown.own,
  ]);
  if (board.language !== shown.language) await speak(board.language);
  Object.assign(shown, {
    mark: board.mark, revision: board.revision, steps: board.steps, log: board.log, title: board.title, line: board.line,
    status: board.status, waiting: board.doing, thread: board.thread, own,
  });
  if (shown.past === null) {
    draw(board.pages, since !== "");
    shown.drawn = layout();
  }
  tell();
  trouble("");
}

async function speak(language) {
  shown.language = document.documentElement.lang = language;
  shown.text = await (await fetch(files[`words.${language}.json`] ?? files["words.en.json"])).json();
  const texts = {
    undo: "undo", "to-now": "to-now", "card-close": "close", thread: "thread", "sign-out": "sign-out",
    "plan-clear": "plan-clear", "plan-again": "plan-again", "plan-line": "plan-line", "plan-say": "plan-on",
  };
  for (const [id, name] of Object.entries(texts)) $(id).textContent = say(name);
  for (const [id, name] of [["smaller", "smaller"], ["larger", "larger"], ["back", "step-back"], ["on", "step-on"], ["range", "step-through"]])
    $(id).setAttribute("aria-label", say(name));
  const heads = { "#acting h2": "your-actions", "#plan h2": "plan", "#hand h2": "hand", "#steps h2": "step-through", "#happened h2": "log" };
  const sums = { "#listed summary": "as-list", "#hand summary": "hand-in-words", "#words summary": "in-words" };
  for (const [place, name] of Object.entries({ ...heads, ...sums })) document.querySelector(place).textContent = say(name);
  $("board").setAttribute("aria-label", say("board"));
}

function draw(pages, moving) {
  const before = moving && !still.matches ? standing() : null;
  if (pages.length !== shown.pages.length) $("board").replaceChildren(...pages.map(() => element("div", { className: "page" })));
  pages.forEach((page, number) => {
    if (page.blocks) build(page, number);
    else for (const [name, [svg, tile, label]] of Object.entries(page.changed)) {
      const block = blocks.get(name);
      block.art.innerHTML = svg;
      Object.assign(block, { tile, label });
    }
  });
  shown.pages = pages;
  if (before) move(before);
}

function build({ size: [width, height], back, blocks: found }, number) {
  const page = $("board").children[number];
  const parts = Object.entries(found).map(
    ([name, [x, y, w, h, svg]]) => `<svg data-name="${name}" x="${x}" y="${y}" width="${w}" height="${h}">${svg}</svg>`,
  );
  page.innerHTML = `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${back}${parts.join("")}</svg>`;
  page.style.aspectRatio = `${width} / ${height}`; // it keeps its height while it is out of sight and not laid out
  for (const [name, block] of blocks) if (block.number === number) blocks.delete(name);
  for (const [name, [x, y, w, h, , tile, label]] of Object.entries(found)) {
    const art = page.querySelector(`svg[data-name="${name}"]`);
    blocks.set(name, { art, page, number, tile, label, spot: null, place: [x / width, y / height, w / width, h / height] });
  }
}

// What can be pressed: real buttons above the blocks

const placed = (action) => action.blocks.find((name) => blocks.has(name));

function actions() {
  return shown.past === null && !sending ? (shown.own?.actions ?? []) : [];
}

// The plan of a turn: while others place workers, a press lists a place, another takes it off.
const plan = () => (shown.past === null && !actions().length && planning ? (shown.own?.plan ?? null) : null);
let planning = true;

async function change(kind, more = {}) {
  const { turn } = shown.own.plan;
  try {
    shown.own = (await ask(of("plan"), { key: shown.own.key, turn, kind, ...more })).own;
  } catch (problem) {
    note(problem.status ? problem.message : say("offline"));
  }
  tell();
}

function list(code) {
  const { places, alternatives } = shown.own.plan;
  const codes = places.includes(code) ? places.filter((one) => one !== code) : [...places, code];
  return change("places", { codes, alternatives: alternatives.filter((one) => codes.indexOf(one) > 0) });
}

// The number of a listed place: an alternative has that of the place before it.
function numbers({ places, alternatives }) {
  const found = new Map();
  let number = 0;
  for (const code of places) found.set(code, alternatives.includes(code) ? `${number}+` : String(++number));
  return found;
}

function panel() {
  const held = shown.past === null && !actions().length ? shown.own?.plan : null;
  $("plan").hidden = !held;
  if (!held) return;
  $("plan-on").checked = planning;
  const key = JSON.stringify(held);
  if ($("plan").dataset.key === key) return;
  $("plan").dataset.key = key;
  const counted = numbers(held);
  $("plan-list").replaceChildren(...held.places.map((code, at) => {
    const label = held.labels[code];
    const row = element("li", {}, element("b", { textContent: counted.get(code) }), " ");
    row.append(held.gone.includes(code) ? say("plan-gone", { what: label }) : label);
    if (at) {
      const box = element("input", { type: "checkbox", checked: held.alternatives.includes(code) });
      box.onchange = () => change("places", {
        codes: held.places,
        alternatives: box.checked ? [...held.alternatives, code] : held.alternatives.filter((one) => one !== code),
      });
      const before = counted.get(held.places[at - 1]).replace("+", "");
      row.append(element("label", {}, box, ` ${say("plan-or", { number: before })}`));
    }
    const off = element("button", { textContent: "✕", onclick: () => list(code) });
    off.setAttribute("aria-label", say("plan-off", { what: label }));
    row.append(off);
    return row;
  }));
  const { conditions } = held;
  const set = (more) => change("conditions", { ...conditions, ...more });
  $("plan-more").replaceChildren(
    ...[["then_pass", "then_pass", false], ["next_listed", "ask_taken", true], ["ask_stranded", "ask_stranded", false], ["ask_new", "ask_new", false]]
      .map(([name, text, turned]) => {
        const box = element("input", { type: "checkbox", checked: conditions[name] !== turned });
        box.onchange = () => set({ [name]: box.checked !== turned });
        return element("label", {}, box, ` ${say(text)}`);
      }),
  );
  $("plan-clear").hidden = !held.places.length;
  $("plan-again").hidden = !held.again;
}

function spots() {
  const by = new Map();
  for (const action of actions()) {
    const name = placed(action);
    if (name) by.set(name, [...(by.get(name) ?? []), action]);
  }
  const held = plan();
  const counted = held ? numbers(held) : new Map();
  const coming = new Map((held?.can ?? []).map((one) => [placed(one), one]));
  for (const [name, block] of blocks) {
    const legal = by.get(name) ?? [];
    const planned = coming.get(name);
    if (!legal.length && !block.tile && !planned) {
      block.spot?.remove();
      block.spot = null;
      continue;
    }
    if (!block.spot) {
      block.spot = element("button", { className: "spot" });
      block.spot.dataset.name = name;
      const [x, y, w, h] = block.place.map((share) => `${share * 100}%`);
      Object.assign(block.spot.style, { left: x, top: y, width: w, height: h });
      block.page.append(block.spot);
    }
    block.spot.onclick = planned ? () => list(planned.code) : () => card(name);
    block.spot.classList.toggle("legal", legal.length > 0);
    block.spot.classList.toggle("open", Boolean(planned));
    const number = planned && counted.get(planned.code);
    if (number !== (block.spot.textContent || undefined)) block.spot.replaceChildren(...(number ? [element("i", { textContent: number })] : []));
    const called = legal.length ? legal.map((one) => one.label).join("; ") : (planned?.label ?? block.label);
    block.spot.setAttribute("aria-label", number ? `${number}. ${called}` : called);
    if (planned) block.spot.setAttribute("aria-pressed", Boolean(number));
    else block.spot.removeAttribute("aria-pressed");
  }
}

async function card(name, said = "", choices = null) {
  const block = blocks.get(name);
  const legal = choices ?? actions().filter((action) => placed(action) === name);
  // The text comes first: a card that grew while it is pressed would put another button under the finger.
  const text = said || (block?.tile ? await Promise.race([tileText(block.tile), sleep(1500)]) : "");
  $("card-name").textContent = block?.label || legal[0]?.label || "";
  $("card-text").textContent = text ?? "";
  $("card-actions").replaceChildren(...legal.map(actor));
  if (!$("card").open) $("card").showModal();
  (legal.length ? $("card-actions").firstChild : $("card-close")).focus();
}

async function tileText(tile) {
  const key = `${shown.mark} ${tile}`;
  try {
    texts.set(key, texts.get(key) ?? (await ask(of(`tile/${tile}`))).text);
  } catch (problem) {
    return problem.message;
  }
  return texts.get(key);
}

function actor(action) {
  const button = element("button", { className: "act", onclick: () => act(action) }, action.label);
  if (action.detail) button.append(element("small", { textContent: action.detail }));
  return button;
}

async function act(action) {
  if ($("card").open) $("card").close();
  sending = true;
  tell();
  try {
    const body = { revision: shown.own.revision, code: action.code, key: shown.own.key, sure: action.sure ?? false };
    const answer = await insist(of("act"), body);
    sending = false;
    shown.own = answer.own;
    if (answer.result === "waste") card(placed(action), answer.said, [{ ...action, sure: true, label: say("sure"), detail: "" }]);
    else note(say("done", { what: answer.said }));
  } catch (problem) {
    sending = false;
    note(problem.status ? problem.message : say("offline"));
  }
  await refresh().catch(lost);
}

async function undo() {
  try {
    const answer = await insist(of("undo"), { revision: shown.revision, key: shown.own.key });
    note(say(answer.result === "vote" ? "vote" : "undone"));
  } catch (problem) {
    note(problem.message);
  }
  await refresh().catch(lost);
}

// What stands beside the board

function tell() {
  const turn = actions().length > 0;
  document.documentElement.classList.toggle("turn", turn);
  document.documentElement.classList.toggle("past", shown.past !== null);
  document.title = (turn ? "● " : "") + shown.title;
  const icon = files[turn ? "icon-turn.svg" : "icon.svg"];
  if ($("icon").getAttribute("href") !== icon) $("icon").setAttribute("href", icon);
  set("title", shown.title);
  set("line", plan() ? `${shown.waiting} ${say("plan-line")}` : shown.line);
  const own = shown.own ?? {};
  set("you", own.you ? say("you", { name: own.you }) : say("watching"));
  $("undo").hidden = !own.undo;
  $("thread").href = shown.thread ?? "#";
  $("sign-out").hidden = !own.key;
  $("acting").hidden = !turn;
  set("question", own.question ?? "");
  const found = actions();
  fill($("bar"), found.filter((one) => !placed(one) || !one.code.includes(" ")));
  const listed = found.filter((one) => placed(one) && one.code.includes(" "));
  $("listed").hidden = !listed.length;
  fill($("listed").lastElementChild, listed);
  hand(own.hand);
  panel();
  log();
  steps();
  spots();
}

const set = (id, text) => { if ($(id).textContent !== text) $(id).textContent = text; };

// Buttons that stay the same stay where they are, with the focus on them.
function fill(place, list) {
  const key = JSON.stringify(list);
  if (place.dataset.key === key) return;
  place.dataset.key = key;
  place.replaceChildren(...list.map(actor));
}

function hand(held) {
  $("hand").hidden = !held;
  const place = $("hand").querySelector("div");
  if (!held || place.dataset.key === held.svg) return;
  place.dataset.key = held.svg;
  place.innerHTML = `<svg viewBox="0 0 ${held.size[0]} ${held.size[1]}" aria-hidden="true">${held.svg}</svg>`;
  $("hand").querySelector("p").textContent = held.text;
}

function log() {
  const list = $("happened").querySelector("ol");
  const key = JSON.stringify(shown.log);
  if (list.dataset.key === key) return;
  list.dataset.key = key;
  const ring = (names, on) => blocks.get(names.find((name) => blocks.has(name)))?.spot?.classList.toggle("ring", on);
  list.replaceChildren(...[...shown.log].reverse().map(([step, text, names]) => {
    const button = element("button", { textContent: text, onclick: () => go(step) });
    for (const [event, on] of [["mouseenter", true], ["focus", true], ["mouseleave", false], ["blur", false]])
      button.addEventListener(event, () => ring(names, on));
    return element("li", {}, button);
  }));
}

function steps() {
  const at = shown.past ?? shown.steps;
  Object.assign($("range"), { max: shown.steps, value: at });
  set("step", say("step", { number: at, of: shown.steps }));
  $("range").setAttribute("aria-valuetext", $("step").textContent);
  $("back").disabled = at <= 0;
  $("on").disabled = at >= shown.steps;
  $("past").hidden = shown.past === null;
  $("past").firstElementChild.textContent = say("past", { number: at, of: shown.steps });
}

let wanted = null;

async function go(step) {
  wanted = step;
  if (step >= shown.steps) {
    shown.past = null;
    shown.drawn = "";
    return refresh().catch(lost);
  }
  shown.past = step;
  tell();
  await sleep(60); // while the slider is drawn along, only where it stops
  if (wanted !== step) return;
  try {
    const answer = await ask(of(`at/${step}?layout=${layout()}`));
    if (wanted === step && shown.past === step) draw(answer.pages, false);
  } catch (problem) {
    note(problem.message);
    return go(shown.steps);
  }
  tell();
}

// Workers, cubes and coins go to their places

const KINDS = ["food", "wood", "stone", "cloth", "gold", "coin", "denier"];

function standing() {
  const workers = new Map();
  const goods = new Map();
  for (const [name, { art }] of blocks) {
    for (const use of art.querySelectorAll("use")) {
      const drawing = use.getAttribute("href").slice(3);
      if (/^worker\d$/.test(drawing) && !name.startsWith("player"))
        workers.set(`${name} ${drawing}`, { drawing, box: use.getBoundingClientRect() });
      else if (name.startsWith("player") && KINDS.includes(drawing)) {
        const next = use.nextElementSibling;
        if (next?.tagName === "text") goods.set(`${name} ${drawing}`, { drawing, amount: Number(next.textContent), box: use.getBoundingClientRect() });
      }
    }
  }
  return { workers, goods };
}

function move({ workers, goods }) {
  const now = standing();
  const panel = (drawing) => blocks.get(`player${drawing.slice(-1)}`)?.art.getBoundingClientRect();
  const gone = [...workers].filter(([key]) => !now.workers.has(key)).map(([, one]) => one);
  for (const [key, one] of now.workers) {
    if (workers.has(key)) continue;
    const from = gone.findIndex(({ drawing }) => drawing === one.drawing);
    fly(one.drawing, from >= 0 ? gone.splice(from, 1)[0].box : panel(one.drawing), one.box);
  }
  for (const one of gone) fly(one.drawing, one.box, panel(one.drawing));
  const last = shown.log.at(-1)?.[2].find((name) => blocks.has(name));
  const place = last && blocks.get(last).art.getBoundingClientRect();
  for (const [key, one] of now.goods) {
    const change = one.amount - (goods.get(key)?.amount ?? one.amount);
    if (change && place) fly(one.drawing, ...(change > 0 ? [place, one.box] : [one.box, place]));
  }
}

function fly(drawing, from, to) {
  if (!from || !to || !to.width) return;
  const size = Math.max(16, Math.min(to.width, to.height, 56));
  const home = $("board").getBoundingClientRect();
  const mover = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  mover.setAttribute("class", "mover");
  mover.setAttribute("width", size);
  mover.setAttribute("height", size);
  mover.innerHTML = `<use href="#d-${drawing}" width="${size}" height="${size}"/>`;
  $("board").append(mover);
  const middle = (box) => `translate(${box.x + box.width / 2 - home.x - size / 2}px, ${box.y + box.height / 2 - home.y - size / 2}px)`;
  mover.animate([{ transform: middle(from) }, { transform: middle(to) }], { duration: 300, easing: "ease-in-out" })
    .finished.finally(() => mover.remove());
}

// News

function trouble(text) {
  set("trouble", text);
  $("trouble").hidden = !text;
}

let notes = 0;

async function note(text) {
  const mine = ++notes;
  set("said", text);
  await sleep(6000);
  if (mine === notes) set("said", "");
}

function lost(problem) {
  if (problem.status === 404) {
    set("line", problem.message);
    trouble(problem.message);
  } else trouble(problem.status ? problem.message : say("offline") || "…");
}

const seen = () => new Promise((done) => {
  if (!document.hidden) return done();
  document.addEventListener("visibilitychange", done, { once: true });
});

async function listen() {
  for (let short = 0, wait = 500; ; ) {
    await seen();
    const began = performance.now();
    const cut = new AbortController();
    let timer = setTimeout(() => cut.abort(), 45000);
    const hidden = () => document.hidden && cut.abort();
    document.addEventListener("visibilitychange", hidden);
    let status = 0;
    try {
      const response = await fetch(base + of("events"), { signal: cut.signal, credentials: "same-origin" });
      status = response.status;
      if (!response.ok) throw new Error(response.statusText);
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let rest = ""; ; ) {
        const { value, done } = await reader.read();
        if (done) break;
        clearTimeout(timer);
        timer = setTimeout(() => cut.abort(), 45000);
        const lines = (rest + value).split("\n\n");
        rest = lines.pop();
        for (const line of lines) {
          const revision = Number(line.match(/data: (\d+)/)?.[1]);
          if (line.includes("event: change") || revision !== shown.revision) await refresh();
        }
        wait = 500;
        trouble("");
      }
    } catch (problem) {
      if (!document.hidden && !cut.signal.aborted && status !== 404) trouble(say("offline"));
    }
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", hidden);
    if (status === 404) return; // the page has said so
    short = performance.now() - began < 5000 ? short + 1 : 0;
    if (short >= 3) { // a proxy holds the stream back, or there are too many: ask now and then
      await sleep(status === 503 ? 30000 : 10000);
      await refresh().catch(lost);
    } else await sleep(wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, 5000);
  }
}

// The beginning

async function enter() {
  const token = new URLSearchParams(location.hash.slice(1)).get("t");
  if (!token) return "";
  history.replaceState(null, "", location.pathname);
  try {
    await ask("/enter", { token });
    return "";
  } catch (problem) {
    return problem.message;
  }
}

let zoom = 1;
function size(by) {
  zoom = Math.min(3, Math.max(1, zoom * by));
  $("board").style.width = `${zoom * 100}%`;
  $("smaller").disabled = zoom === 1;
  $("larger").disabled = zoom === 3;
}

$("card-close").onclick = () => $("card").close();
$("card").onclick = (event) => event.target === $("card") && $("card").close();
$("undo").onclick = undo;
$("plan-on").onchange = () => {
  planning = $("plan-on").checked;
  tell();
};
$("plan-clear").onclick = () => change("clear");
$("plan-again").onclick = () => change("again");
$("to-now").onclick = () => go(shown.steps);
$("back").onclick = () => go((shown.past ?? shown.steps) - 1);
$("on").onclick = () => go((shown.past ?? shown.steps) + 1);
$("range").oninput = () => go(Number($("range").value));
$("smaller").onclick = () => size(1 / 1.25);
$("larger").onclick = () => size(1.25);
$("words").ontoggle = async () => {
  if ($("words").open) $("words").lastElementChild.textContent = (await ask(of("words"))).text;
};
$("sign-out").onclick = async () => {
  await ask("/sign-out", { key: shown.own.key });
  note(say("signed-out"));
  shown.own = null;
  await refresh().catch(lost);
};
wide.onchange = () => (shown.past === null ? refresh().catch(lost) : go(shown.past));
size(1);

$("symbols").innerHTML = await (await fetch(files["symbols.svg"])).text();
async function begin() {
  const refused = await enter();
  try {
    shown.own = null;
    await refresh();
    if (refused && !shown.own.key) note(refused);
  } catch (problem) {
    lost(problem);
  }
}

window.onhashchange = begin; // another link for the page that is open
await begin();
listen();
