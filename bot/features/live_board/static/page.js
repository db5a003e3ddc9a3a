// The live board: shows a game as it is, and sends what its players press. The server is the authority: it says which
// actions there are, what they are called, and on which block of the board each is done.
const $ = (id) => document.getElementById(id);
const { files, signs_in, activity, ...here } = JSON.parse($("script").dataset.settings);
const framed = activity && new URLSearchParams(location.search).has("frame_id");
let base = here.base;
let game = Number(location.pathname.match(/\/g\/(\d+)$/)?.[1] ?? 0);
let bearer = ""; // within Discord, where browsers keep no cookies; nowhere stored
const beside = matchMedia("(min-width: 64em)");
const wide = matchMedia("(min-width: 76em)");
const layout = () => `layout=${wide.matches ? "full" : "phone"}`;
const still = matchMedia("(prefers-reduced-motion: reduce)");

// What the page shows: the last public and private answer, the step looked back at (`past`), the What if (`trial`).
const shown = { mark: "", steps: 0, pages: [], log: [], own: null, past: null, trial: null, text: {}, language: "", initials: [] };
const blocks = new Map(); // by name: {art, spot, page, place, at, tile, label}
let sending = false;

const say = (name, args = {}) => (shown.text[name] ?? "").replace(/\{(\w+)\}/g, (_, key) => args[key] ?? "");
const live = () => shown.past === null && !shown.trial;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const element = (tag, props = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), props);
  made.append(...children);
  return made;
};

// Requests

function send(path, options = {}) {
  const headers = bearer ? { ...options.headers, Authorization: `Bearer ${bearer}` } : options.headers;
  return fetch(base + path, { ...options, headers, credentials: "same-origin" });
}

async function ask(path, body) {
  const headers = { "Content-Type": "application/json" };
  const response = await send(path, body && { method: "POST", body: JSON.stringify(body), headers });
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
  const since = live() && shown.drawn ? shown.mark : "";
  const [board, own] = await Promise.all([
    ask(of(`board?${layout()}&since=${since}`)),
    shown.own === null || shown.own.key ? ask(of("own")) : shown.own,
  ]);
  if (board.language !== shown.language) await speak(board.language);
  const { pages, log_from, log: lines, ...state } = board;
  const moved = state.mark !== shown.mark;
  const log = [...shown.log.filter(([step]) => step < log_from), ...lines];
  Object.assign(shown, state, { own, log });
  if (live()) {
    draw(pages, since !== "");
    shown.drawn = true;
  }
  tell();
  trouble("");
  if (shown.trial && moved) await attempt(shown.trial.line); // the server says what of it is still possible
  if (state.status === "finished" && !$("charts").firstChild) charts(await ask(of("charts")));
}

async function speak(language) {
  shown.language = document.documentElement.lang = language;
  shown.text = await (await fetch(files[`words.${language}.json`] ?? files["words.en.json"])).json();
  for (const one of document.querySelectorAll("[data-say]")) one.textContent = say(one.dataset.say);
  for (const one of document.querySelectorAll("[data-label]")) one.setAttribute("aria-label", say(one.dataset.label));
}

const picture = ({ size: [width, height], svg }) => `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${svg}</svg>`;

function charts({ pictures }) {
  $("charts").replaceChildren(...pictures.map((one) => {
    const made = element("div", { className: "page", role: "img", innerHTML: picture(one) });
    made.setAttribute("aria-label", one.text);
    return made;
  }));
  lettered($("charts"));
}

function draw(pages, moving) {
  const before = moving && !still.matches ? standing() : null;
  if (pages.length !== shown.pages.length) {
    for (const old of $("board").querySelectorAll(":scope > .page")) old.remove();
    $("board").append(...pages.map(() => element("div", { className: "page" })));
    for (const [name, block] of blocks) if (block.page.parentNode === null) blocks.delete(name);
  }
  const places = $("board").querySelectorAll(":scope > .page");
  pages.forEach((page, number) => {
    if (page.blocks) build(page, places[number]);
    else for (const [name, [svg, tile, label]] of Object.entries(page.changed)) {
      const block = blocks.get(name);
      block.art.innerHTML = svg;
      lettered(block.art);
      Object.assign(block, { tile, label, at: stand(block.art) });
    }
  });
  shown.pages = pages;
  if (before) move(before);
}

const ASKED = 102; // height of the banner below the turn and the scores

function build({ size: [width, height], back, blocks: found }, page) {
  // The page says what is asked, and whose the hand is: of the banner only the turn and the scores are left.
  const cut = found.banner ? ASKED : (found.head?.[3] ?? 0);
  height -= cut;
  for (const [name, place] of Object.entries(found)) place[["banner", "head"].includes(name) ? 3 : 1] -= cut;
  const parts = Object.entries(found).map(
    ([name, [x, y, w, h, svg]]) => `<svg data-name="${name}" x="${x}" y="${y}" width="${w}" height="${h}">${svg}</svg>`,
  );
  page.innerHTML = `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${back}${parts.join("")}</svg>`;
  lettered(page);
  page.style.aspectRatio = `${width} / ${height}`; // it keeps its height while it is out of sight and not laid out
  for (const [name, block] of blocks) if (block.page === page) blocks.delete(name);
  for (const [name, [x, y, w, h, , tile, label]] of Object.entries(found)) {
    const art = page.querySelector(`svg[data-name="${name}"]`);
    blocks.set(name, { art, page, tile, label, at: stand(art), spot: null, place: [x / width, y / height, w / width, h / height] });
  }
}

// On shields stand the initials of the players.
function lettered(art) {
  for (const text of art.querySelectorAll("[class*=f-letter]")) {
    text.textContent = shown.initials[text.getAttribute("class").slice(-1)];
    if (text.textContent.length > 1) text.setAttribute("font-size", 0.75 * text.getAttribute("font-size"));
  }
}

// Where a worker would stand on a block: the first circle that is drawn there.
function stand(art) {
  for (const one of art.querySelectorAll("rect[rx]:not(.s-changed)")) {
    const [x, y, w, h, radius] = ["x", "y", "width", "height", "rx"].map((name) => Number(one.getAttribute(name)));
    if (w === h && Math.abs(2 * radius - w) < 2) return [(x + w / 2) / art.getAttribute("width"), (y + h / 2) / art.getAttribute("height")];
  }
  return [0.85, 0.5];
}

// What can be pressed: real buttons above the blocks

const onBoard = (action) => action.blocks.some((name) => blocks.has(name));

// What is legal now, else what can be said in advance: the places of the next workers, or answers to questions to come.
function actions() {
  if (sending || shown.past !== null) return [];
  const { actions = [], plan } = shown.trial ?? shown.own ?? {};
  return actions.length || !planning ? actions : (plan?.can ?? []);
}

let planning = true;
const plan = () => (live() && !shown.own?.actions.length ? (shown.own?.plan ?? null) : null);

// A place that one press adds to the plan can be read: held, pressed with the other button, or with a key.
let holding = 0;
let read = false; // until its card opens; the end of the press adds nothing
function reading(spot, name) {
  const open = (event) => {
    event?.preventDefault();
    clearTimeout(holding);
    read = true;
    card(name);
  };
  spot.oncontextmenu = open;
  spot.onkeydown = (event) => void (event.key.toLowerCase() === "i" && open(event));
  spot.onpointerdown = ({ pointerType }) => (holding = pointerType === "mouse" ? 0 : setTimeout(open, 500));
  spot.onpointerup = spot.onpointercancel = spot.onpointerleave = () => clearTimeout(holding);
}

async function change(edit) {
  try {
    shown.own = (await ask(of("plan"), { ...edit, key: shown.own.key })).own;
  } catch (problem) {
    delete $("plan").dataset.key; // a box that was ticked is as before
    fail(problem);
  }
  tell();
}

function panel() {
  const now = plan();
  $("plan").hidden = !now;
  if (!now || !differs($("plan"), now)) return;
  const box = ({ label, on, edit }) =>
    element("label", {}, element("input", { type: "checkbox", checked: on, onchange: () => change(edit) }), ` ${label}`);
  set("plan-head", now.title);
  $("plan-list").replaceChildren(...now.rows.map(({ number, label, instead, off }) => {
    const row = element("li", {}, ...(number ? [element("b", { textContent: number })] : []), element("span", { textContent: label }));
    if (instead) row.append(box(instead));
    if (off) row.append(element("button", { textContent: "✕", ariaLabel: off.label, onclick: () => change(off.edit) }));
    return row;
  }));
  const opened = [...$("plan-menus").children].map((one) => one.open);
  $("plan-menus").replaceChildren(...now.menus.map(({ title, boxes }, at) =>
    element("details", { open: opened[at] ?? false }, element("summary", { textContent: title }), ...boxes.map(box))));
  for (const name of ["again", "clear"]) {
    $(`plan-${name}`).hidden = !now[name];
    $(`plan-${name}`).onclick = () => change(now[name]);
  }
}

function lay(made, { page, place }) {
  const [left, top, width, height] = place.map((share) => `${share * 100}%`);
  Object.assign(made.style, { left, top, width, height });
  page.append(made);
}

function spots() {
  const legal = actions();
  for (const old of document.querySelectorAll(".mine")) old.remove();
  for (const seat of shown.own?.seats ?? []) {
    const panel = blocks.get(`player${seat}`);
    if (panel) lay(element("div", { className: "mine" }, element("b", { textContent: say("whose", { seat: "" }).replace(/[\s()]/g, "") })), panel);
  }
  for (const [name, block] of blocks) {
    const here = legal.filter((one) => one.blocks.includes(name));
    if (!here.length && !block.tile) {
      block.spot?.remove();
      block.art.classList.remove("legal");
      block.spot = null;
      continue;
    }
    if (!block.spot) {
      block.spot = element("button", { className: "spot" });
      block.spot.dataset.name = name;
      lay(block.spot, block);
    }
    const ahead = here.length === 1 && here[0].edit; // one press is enough: it is taken back as easily
    block.spot.onclick = ahead ? () => read || $("card").open || act(here[0]) : () => card(name);
    reading(block.spot, name);
    const can = here.some((one) => !one.edit);
    for (const one of [block.spot, block.art]) {
      one.classList.toggle("legal", can);
      one.classList.toggle("bare", can && !block.tile && !block.art.querySelector(".f-legal")); // it marks a part itself
    }
    block.spot.classList.toggle("open", here.length > 0 && !can);
    block.spot.style.setProperty("--x", `${100 * block.at[0]}%`);
    block.spot.style.setProperty("--y", `${100 * block.at[1]}%`);
    const number = here.map((one) => one.number).find(Boolean) ?? "";
    const star = !number && suggested() && here.some((one) => one.code === suggested()) ? "★" : "";
    if ((number || star) !== block.spot.textContent)
      block.spot.replaceChildren(...(number || star ? [element("i", { className: star ? "best" : "", textContent: number || star })] : []));
    const called = here.map((one) => one.label).join("; ") || block.label;
    block.spot.ariaLabel = number ? `${number}. ${called}` : called;
    block.spot.ariaPressed = ahead ? String(Boolean(number)) : null;
  }
}

const COLON = /\s?: /; // French has a space before it

async function card(name) {
  const { label = "", tile } = blocks.get(name) ?? {};
  const legal = actions().filter((action) => action.blocks.includes(name));
  if (legal.length === 1 && (!tile || legal[0].code.startsWith("provost"))) return confirm(legal[0]);
  // The text comes first: a card that grew while it is pressed would put another button under the finger.
  const told = tile && ask(of(`tile/${tile}`)).then((answer) => answer.text, (problem) => problem.message);
  const text = (await Promise.race([told, sleep(1500)])) || "";
  // What stands above a button is not said again on it, nor the heading in the text.
  const shorter = (one) => {
    const [name, ...rest] = one.label.split(COLON);
    return actor(one, act, one.card || (rest.length && text.includes(rest.join(": ")) ? name : one.label));
  };
  const lines = text.split("\n").map((line) => {
    const [name, ...rest] = line.split(COLON);
    return name === label ? rest.join(": ") : line;
  });
  dialog(label || asked(), lines.filter(Boolean).join("\n"), legal.map(shorter));
}

function confirm(action) {
  const [name, ...rest] = action.label.split(COLON);
  const text = [...rest, action.detail, action.asks].filter(Boolean).join("\n");
  dialog(name, text, [actor({ ...action, detail: "", sure: Boolean(action.asks) }, act, action.card || name)]);
}

const asked = () => (shown.trial ?? shown.own).question;

function dialog(name, text, buttons) {
  set("card-name", name ?? "");
  set("card-text", text.replace(/^./gmu, (letter) => letter.toUpperCase()));
  set("card-goods", (buttons.length && live() && shown.own?.goods) || "");
  $("card-actions").replaceChildren(...buttons);
  if (!$("card").open) $("card").showModal();
  read = false;
  (buttons[0] ?? $("card-close")).focus();
}

const PLACES = /^(place|move|on|convert) |^provost [+-]/;
const BUILDS = /^(build|prestige) /;
const IDLE = /^(pass|skip|done|clear)\b|^provost 0$/; // what changes nothing is not what the eye is led to
const suggested = () => (live() && !shown.trial ? shown.own?.advice?.code : "") || "";

function actor(action, press = act, what = action.label) {
  const kind = action.edit ? "plan-add" : action.line === undefined ? "" : "try";
  const label = kind ? say(kind, { what }) : what;
  const best = suggested();
  const idle = best ? action.code !== best : IDLE.test(action.code);
  const button = element("button", { className: `act ${action.edit ? "open" : idle ? "idle" : ""}`, onclick: () => press(action) }, label);
  if (best && action.code === best) button.prepend("★ ");
  if (action.detail) button.append(element("small", { textContent: action.detail }));
  return button;
}

// A building to choose, as the stock shows it.
function drawn(action) {
  const { art } = blocks.get(action.blocks.find((name) => blocks.has(name))) ?? {};
  const rest = action.label.split(COLON).slice(1).join(": "); // the picture has the name
  const button = actor(action, act, art && rest ? rest.replace(/^./u, (letter) => letter.toUpperCase()) : action.label);
  button.ariaLabel = action.label;
  if (art) button.insertAdjacentHTML("afterbegin", picture({ size: ["width", "height"].map((side) => art.getAttribute(side)), svg: art.innerHTML }));
  return button;
}

async function act(action) {
  $("card").close();
  if (action.edit) return change(action.edit);
  if (action.line !== undefined) return attempt(action.line);
  shown.trial = null;
  attempts++;
  sending = true;
  tell();
  try {
    const answer = await insist(of("act"), { revision: shown.own.revision, code: action.code, key: shown.own.key, sure: action.sure });
    shown.own = answer.own;
    if (answer.result !== "waste") note(say("done", { what: PLACES.test(action.code) ? action.label.split(COLON)[0] : answer.said }));
    else dialog(action.label.split(COLON)[0], answer.said, [actor({ ...action, sure: true, detail: "" }, act, say("sure"))]);
  } catch (problem) {
    fail(problem);
  }
  sending = false;
  await refresh().catch(lost);
}

// What if: a copy in which one person tries actions for everybody. A step is a longer line, the server keeps nothing.

let attempts = 0; // an answer to an earlier attempt, or to one that the person has left, changes nothing

async function attempt(line, from = shown.trial?.from ?? "") {
  const mine = ++attempts;
  try {
    const trial = await ask(of(`trial?from=${from}&line=${encodeURIComponent(line)}&${layout()}`));
    if (mine !== attempts) return;
    const further = shown.trial !== null && line.length > shown.trial.line.length;
    Object.assign(shown, { trial, past: null, drawn: false });
    draw(trial.pages, further);
    if (trial.said) note(trial.said);
  } catch (problem) {
    fail(problem);
  }
  tell();
}

function keep() {
  const none = say(shown.status === "finished" ? "keep-over" : "keep-none");
  const { text, can, now } = shown.trial.keep ?? { text: none, can: false, now: [] };
  const real = shown.own.actions.filter((one) => now.includes(one.code));
  const buttons = real.map((one) => actor({ ...one, label: say("trial-do", { action: one.label }) }));
  if (can) buttons.unshift(element("button", { className: "act", textContent: say("keep"), onclick: store }));
  dialog(say("keep"), text, buttons);
}

async function store() {
  $("card").close();
  try {
    const { from, line } = shown.trial;
    const answer = await insist(of("trial"), { from, line, key: shown.own.key });
    shown.own = answer.own;
    note(answer.said);
    await go(shown.steps);
  } catch (problem) {
    fail(problem);
  }
}

async function undo() {
  try {
    const answer = await insist(of("undo"), { revision: shown.revision, key: shown.own.key });
    note(say(answer.result === "vote" ? "vote" : "undone"));
  } catch (problem) {
    fail(problem);
  }
  await refresh().catch(lost);
}

// What stands beside the board

function tell() {
  const { trial, past } = shown;
  const own = shown.own ?? {};
  const turn = Boolean(own.actions?.length);
  document.documentElement.dataset.revision = own.revision ?? "";
  for (const [name, on] of Object.entries({ turn, over: shown.status === "finished", past: past !== null, trial: Boolean(trial) }))
    document.documentElement.classList.toggle(name, on);
  document.title = `${turn ? "● " : ""}${trial ? `${say("what-if")} · ` : ""}${shown.title}`;
  const icon = files[turn ? "icon-turn.svg" : "icon.svg"];
  if ($("icon").getAttribute("href") !== icon) $("icon").setAttribute("href", icon);
  set("title", trial ? say("trial") : live() ? shown.title : say("past", { number: past, of: shown.steps }));
  const ahead = planning && plan();
  const waiting = ahead ? `${shown.line} ${ahead.line}` : shown.line;
  const line = trial?.question ?? (live() ? own.question || waiting : (happened(past)[0] ?? ""));
  marked("line", line, live() ? shown.seats : []);
  marked("you", own.you ? say("you", { name: own.you }) : say("watching"), own.seats ?? []);
  $("to-now").hidden = live();
  $("what-if").hidden = trial || !own.you || !shown.pages.length || shown.status !== (live() ? "running" : "finished");
  $("undo").hidden = !own.undo || !live();
  $("thread").href = shown.thread ?? "#";
  $("sign-out").hidden = !own.key;
  $("sign-in").hidden = !signs_in || Boolean(own.you);
  hand(trial ? trial.hand : shown.status === "finished" ? null : own.hand);
  const found = actions();
  const advice = (live() && !trial && own.advice?.text.join("\n")) || "";
  set("advice", advice);
  const near = beside.matches ? $("side") : document.querySelector("main"); // above the board where nothing is beside it
  if (near !== $("advice").parentNode) near.prepend($("advice"));
  const above = $("board").querySelector(".page"); // the road
  if (above && $("hand").previousElementSibling !== above) above.after($("hand"));
  $("advice").hidden = !advice;
  set("acting-head", trial ? "" : say("your-actions"));
  set("goods", (live() && own.goods) || "");
  // Places are pressed on the board; every other answer is also in the bar, what declines last, several builds as one.
  // What the guide suggests is there whatever it is, and first.
  const place = (one) => onBoard(one) && PLACES.test(one.code);
  const builds = found.filter((one) => BUILDS.test(one.code));
  const several = builds.length > (beside.matches ? 2 : 1);
  const answers = found.filter((one) => one.code === suggested() || (!place(one) && !(several && builds.includes(one))));
  const choose = () => dialog(asked(), "", builds.map(drawn));
  if (several) answers.push({ code: "build ...", label: `${say("build")} … (${builds.length})`, press: choose });
  const rank = ({ code }) => (code === suggested() ? 0 : BUILDS.test(code) ? 1 : IDLE.test(code) ? 3 : 2);
  const bar = answers.sort((one, other) => rank(one) - rank(other));
  const planned = (ahead && ahead.rows.filter((row) => row.number)) || [];
  if (differs($("planned"), planned)) $("planned").replaceChildren(...planned.map(({ number, label }) =>
    element("span", {}, element("b", { textContent: number }), ` ${label.split(COLON)[0]}`)));
  if (planned.length && !beside.matches) bar.unshift(
    { code: "clear", label: say("plan-clear"), press: () => change(ahead.clear) },
    { code: "clear more", label: "…", press: () => $("plan").scrollIntoView() },
  );
  const rest = bar.filter(({ code }) => code !== suggested() && !IDLE.test(code));
  if (!beside.matches && bar.length > 4 && rest.length > 1) bar.splice(bar.indexOf(rest[0]), rest.length, {
    code: "others ...", label: `${say("your-actions")} … (${rest.length})`, press: () => dialog(asked(), "", rest.map((one) => actor(one, one.press))),
  });
  $("acting").hidden = !trial && !bar.length;
  fill($("bar"), bar);
  const listed = found.filter(place).sort((one, other) => (Number(one.blocks[0]) || 0) - (Number(other.blocks[0]) || 0));
  $("listed").hidden = !listed.length;
  fill($("listed").lastElementChild, listed);
  $("trial").hidden = !trial;
  $("trial-back").hidden = trial?.back == null;
  $("trial-again").hidden = !trial?.again;
  $("keep").classList.toggle("off", !trial?.keep); // pressed, it says why
  panel();
  log();
  steps();
  spots();
  // What is scrolled to, by the keyboard too, does not come to lie below what sticks to the edges.
  const edge = (id) => (getComputedStyle($(id)).position === "sticky" ? $(id).offsetHeight : 0) + 8;
  document.documentElement.style.scrollPadding = `${edge("head")}px 0 ${edge("acting")}px`;
  document.documentElement.style.setProperty("--bar", `${$("acting").offsetHeight}px`);
}

const shield = (seat) => `<svg aria-hidden="true" viewBox="0 0 100 100"><use href="#d-shield${seat}"/>
  <text x="50" y="${seat === 1 ? 66 : 71}" font-size="${(shown.initials[seat] ?? "").length > 1 ? 46 : 60}" text-anchor="middle"
  class="t-bold f-letter${seat}">${shown.initials[seat] ?? ""}</text></svg>`;

function marked(id, text, seats = []) {
  if (!differs($(id), [text, seats])) return;
  $(id).textContent = text;
  $(id).insertAdjacentHTML("afterbegin", seats.map(shield).join(""));
}

const set = (id, text) => { if ($(id).textContent !== text) $(id).textContent = text; };

// What stays the same stays where it is, with the focus on it.
function differs(place, value) {
  const key = JSON.stringify(value);
  if (place.dataset.key === key) return false;
  place.dataset.key = key;
  return true;
}

function fill(place, list) {
  if (!differs(place, [list, suggested()])) return;
  const bar = place === $("bar");
  place.replaceChildren(...list.map((one) => {
    const short = bar && !beside.matches && one.asks != null; // the card that opens says the rest
    const press = one.press ?? (one.edit || (bar && one.asks == null) ? act : confirm);
    return actor(one, press, short ? one.label.split(COLON)[0] : one.label);
  }));
}

function hand(held) {
  $("hand").hidden = !held;
  if (!held || !differs($("hand"), held)) return;
  build(held, $("hand").querySelector(".page"));
  $("hand").querySelector("p").textContent = held.text;
}

// What happened, or what was tried: each line rings its place, and leads to the position behind it.
function log() {
  const list = $("happened").querySelector("ol");
  const lines = shown.trial?.steps ?? shown.log;
  set("log-head", say(shown.trial ? "what-if" : "log"));
  $("happened").hidden = !lines.length;
  const ring = (names, on) => {
    for (const one of document.querySelectorAll(".ring")) one.remove();
    const block = blocks.get(names.find((name) => blocks.has(name)));
    if (on && block) lay(element("div", { className: "ring" }), block);
  };
  if (differs(list, lines)) list.replaceChildren(...lines.map(([step, text, names, seat, title, followed], at) => {
    const told = element("span", {}, ...(text ? [text] : []), ...(followed ? [element("small", { textContent: followed })] : []));
    const button = element("button", { onclick: () => (shown.trial ? attempt(step) : go(step)) }, told);
    button.dataset.step = step;
    button.insertAdjacentHTML("afterbegin", shield(seat));
    for (const [event, on] of [["mouseenter", true], ["focus", true], ["mouseleave", false], ["blur", false]])
      button.addEventListener(event, () => ring(names, on));
    const begins = title && title !== lines[at + 1]?.[4]; // the newest is the first
    return element("li", {}, ...(begins ? [element("h3", { textContent: title })] : []), button);
  }).reverse());
  const at = String(shown.trial?.line ?? shown.past);
  for (const one of list.querySelectorAll("button")) one.ariaCurrent = one.dataset.step === at ? "step" : null;
  const chosen = list.querySelector("[aria-current]");
  if (chosen && differs($("happened"), at)) list.scrollTop = chosen.parentNode.offsetTop - list.offsetTop - 4;
  // Rings mark what was tried, or what others did since one's own last action, else what was done last.
  const done = shown.past === null ? lines : lines.filter(([step]) => step <= shown.past);
  const mine = done.findLastIndex(([, , , seat]) => shown.own?.seats?.includes(seat));
  const begins = shown.trial ? 0 : mine < 0 || shown.past !== null ? -1 : mine + 1;
  const fresh = new Set(done.slice(begins).flatMap(([, , names]) => names));
  for (const [name, { art }] of blocks) art.classList.toggle("new", fresh.has(name));
}

function steps() {
  const at = shown.past ?? shown.steps;
  Object.assign($("range"), { max: shown.steps, value: at });
  set("step", [say("step", { number: at, of: shown.steps }), ...happened(at)].join("\n"));
  $("range").setAttribute("aria-valuetext", $("step").textContent);
  $("step").hidden = live();
  $("back").disabled = at <= 0;
  $("on").disabled = at >= shown.steps;
  $("steps").hidden = !shown.steps || Boolean(shown.trial);
}

// What the action before a position came to; of those before the log the server says it with the position.
function happened(step) {
  const [, text, , , , followed] = shown.log.find(([number]) => number === step) ?? [];
  if (text !== undefined) return [text || followed]; // all of it is in the log
  return shown.at?.step === step ? shown.at.said.filter(Boolean) : [];
}

let wanted = null;

async function go(step) {
  wanted = step;
  attempts++;
  Object.assign(shown, { trial: null, drawn: false });
  if (step >= shown.steps) {
    shown.past = null;
    return refresh().catch(lost);
  }
  shown.past = step;
  if ($("board").firstChild.getBoundingClientRect().bottom < innerHeight / 3) scrollTo(0, 0); // there the board shows it
  tell();
  await sleep(60); // while the slider is drawn along, only where it stops
  if (wanted !== step) return;
  try {
    const answer = await ask(of(`at/${step}?${layout()}`));
    shown.at = answer;
    if (wanted === step && shown.past === step) draw(answer.pages, false);
  } catch (problem) {
    fail(problem);
    return go(shown.steps);
  }
  tell();
}

// Workers, cubes and coins go to their places

const GOODS = ["food", "wood", "stone", "cloth", "gold", "coin", "denier"];

function standing() {
  const workers = new Map();
  const goods = new Map();
  for (const [name, { art }] of blocks) {
    for (const use of art.querySelectorAll("use")) {
      const drawing = use.getAttribute("href").slice(3);
      if (/^worker\d$/.test(drawing) && !name.startsWith("player"))
        workers.set(`${name} ${drawing}`, { drawing, box: use.getBoundingClientRect() });
      else if (name.startsWith("player") && GOODS.includes(drawing)) {
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
  const last = (shown.trial?.steps ?? shown.log).at(-1)?.[2].find((name) => blocks.has(name));
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

const fail = (problem) => note(problem.status ? problem.message : say("offline"));

function lost(problem) {
  if (problem.status === 404) {
    marked("line", problem.message);
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
      const response = await send(of("events"), { signal: cut.signal });
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

// Within Discord: who looks, and which game is played where the page was opened.
async function join() {
  document.documentElement.classList.add("framed");
  try {
    const { authorize } = await import(files["activity.js"]);
    ({ bearer, game, base } = await ask("/activity", await authorize(activity)));
    return "";
  } catch (problem) {
    await speak(navigator.language.slice(0, 2));
    return problem.status ? problem.message : "sign-in-failed";
  }
}

async function enter() {
  const given = new URLSearchParams(location.hash.slice(1));
  const token = given.get("t");
  if (location.hash) history.replaceState(null, "", location.pathname);
  if (!token) return given.has("sign-in") ? "sign-in-failed" : "";
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
  document.documentElement.style.setProperty("--zoom", zoom);
  document.documentElement.classList.toggle("larger", zoom > 1);
  $("smaller").disabled = zoom === 1;
  $("larger").disabled = zoom === 3;
}

$("card-close").onclick = () => $("card").close();
$("card").onclick = (event) => event.target === $("card") && $("card").close();
$("undo").onclick = undo;
$("what-if").onclick = () => attempt("", shown.past ?? "");
$("trial-back").onclick = () => attempt(shown.trial.back);
$("trial-again").onclick = () => attempt(shown.trial.again);
$("keep").onclick = keep;
$("plan-on").onchange = () => {
  planning = $("plan-on").checked;
  tell();
};
$("to-now").onclick = () => go(shown.steps);
$("back").onclick = () => go((shown.past ?? shown.steps) - 1);
$("on").onclick = () => go((shown.past ?? shown.steps) + 1);
$("range").oninput = () => go(Number($("range").value));
$("smaller").onclick = () => size(1 / 1.25);
$("larger").onclick = () => size(1.25);
$("words").ontoggle = async () => {
  if ($("words").open) $("words").lastElementChild.textContent = (await ask(of("words"))).text;
};
$("sign-out").onclick = () => dialog(say("sign-out"), "", [element("button", { className: "act", onclick: signOut }, say("sign-out"))]);
async function signOut() {
  $("card").close();
  await ask("/sign-out", { key: shown.own.key });
  note(say("signed-out"));
  shown.own = null;
  await refresh().catch(lost);
}
$("sign-in").href = `${base}/sign-in?game=${game}`;
beside.onchange = tell;
wide.onchange = () => (shown.trial ? attempt(shown.trial.line) : go(shown.past ?? shown.steps));
size(1);

$("symbols").innerHTML = await (await fetch(files["symbols.svg"])).text();
async function begin() {
  const refused = await (framed ? join() : enter());
  if (framed && refused) return lost({ status: 404, message: say(refused) || refused });
  try {
    shown.own = null;
    await refresh();
    if (refused && !shown.own.key) note(say(refused) || refused);
  } catch (problem) {
    lost(problem);
  }
}

window.onhashchange = begin; // another link for the page that is open
await begin();
if (game) listen();
