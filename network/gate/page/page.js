// The page of one phone: shows what the gate tells, and sends taps. Every word comes as text, never as HTML.
"use strict";

const byId = (id) => document.getElementById(id);
const state = { words: {}, language: "en", table: null, open: false, player: null, source: null, heard: 0, known: false };
const WATCH_MS = 25000; // the gate says something every ten seconds

const say = (key, gaps = {}) => Object.entries(gaps).reduce(
  (text, [name, value]) => text.replaceAll(`{${name}}`, value), (state.words[state.language] || {})[key] || "");
const mine = (words) => (words && (words[state.language] || words.en)) || "";

function write(id, text) {
  const element = byId(id);
  if (element.textContent !== text) element.textContent = text;
}

function show(id, isShown) { byId(id).hidden = !isShown; }

function announce(text) {
  const region = byId("said");
  if (region.textContent === text) { // the same words again are news, too
    region.textContent = "";
    setTimeout(() => { region.textContent = text; }, 100);
  } else region.textContent = text;
}

function trouble(text) {
  write("trouble", text);
  show("trouble", Boolean(text));
}

// Buttons stay the elements they are while their choice is offered, so that no focus is lost and none moves under a finger.
function keyed(parent, items, make) {
  const before = new Map([...parent.children].map((child) => [child.dataset.key, child]));
  let at = 0;
  for (const item of items) {
    let child = before.get(item.key);
    if (child) before.delete(item.key);
    else { child = make(item); child.dataset.key = item.key; }
    if (child.textContent !== item.text && !item.keeps) child.textContent = item.text;
    if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] || null);
    at += 1;
  }
  const lost = [...before.values()].some((child) => child === document.activeElement);
  for (const child of before.values()) child.remove();
  if (lost) (parent.firstElementChild || byId("again")).focus();
}

function button(item) {
  const made = document.createElement("button");
  made.type = "button";
  made.addEventListener("click", () => item.does(made));
  return made;
}

async function post(path, body) {
  try {
    const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
    const told = await answer.json();
    return { ...told, status: answer.status };
  } catch { return { done: false, why: "no-network" }; }
}

function refused(told) {
  const text = mine(told.words) || say(`phone.why.${told.why}`) || say("phone.why.no-answer");
  announce(text);
  if (told.why === "scan" || told.why === "old-code") { state.known = false; trouble(text); }
}

async function tap(choice, made) {
  if (made.getAttribute("aria-disabled") === "true") return;
  made.setAttribute("aria-disabled", "true");
  const name = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const told = await post("/tap", { tap: name, verb: choice.verb, about: choice.about });
  made.removeAttribute("aria-disabled");
  if (!told.done) refused(told);
}

async function sit(player) {
  const told = await post("/sit", { player });
  if (!told.done) { refused(told); return; }
  state.player = player;
  if (!player) byId("join-title").setAttribute("tabindex", "-1");
  listen();
}

function showTable(told) {
  const table = told.table;
  state.table = table;
  document.title = table ? `${mine(table.title)} – Pipsight` : "Pipsight";
  write("game", table ? mine(table.title) : "Pipsight");
  write("round", !table ? "" : table.last_round ? say("phone.last-round") : table.round ? say("phone.round", { number: table.round }) : "");
  show("now", true);
  show("all", Boolean(table));
  write("to-do", table ? mine(table.to_do) || mine(table.everything) : say(state.open ? "phone.no-game" : "phone.no-table"));
  showDice("dice", table && table.throw);
  if (table) {
    keyed(byId("players"), table.players.map((player) => ({ key: `p${player.seat}`, text: described(player, table) })), () => document.createElement("li"));
    [...byId("players").children].forEach((child, seat) => child.classList.toggle("turn", seat === table.on_turn));
    write("standing", mine(table.standing));
  }
  showSeats();
}

function described(player, table) {
  const parts = [player.name];
  if (player.simulated) parts.push(say("phone.simulated"));
  if (player.points !== null && player.points !== undefined) parts.push(say("phone.points", { count: player.points }));
  if (mine(player.state)) parts.push(mine(player.state));
  if (player.seat === table.on_turn && !table.over) parts.push(say("phone.on-turn"));
  return parts.join(", ");
}

function showDice(id, thrown) {
  const items = thrown ? [
    ...thrown.faces.map((face, at) => ({ key: `d${at}-${face}`, face, keeps: true })),
    ...thrown.signs.map((sign, at) => ({ key: `s${at}-${sign}`, text: mine(thrown.sign_words[at]) })),
  ] : [];
  keyed(byId(id), items, (item) => {
    const made = document.createElement("li");
    if (!item.face) { made.className = "sign"; return made; }
    const picture = document.createElement("img");
    picture.src = `/die-${item.face}.svg`;
    picture.alt = String(item.face);
    made.append(picture);
    return made;
  });
}

function showSeats() {
  const seats = (state.table ? state.table.players : []).filter((player) => !player.simulated);
  const isSeated = Boolean(state.player) && seats.some((player) => player.name === state.player);
  show("join", !isSeated && seats.length > 0);
  show("mine", isSeated);
  keyed(byId("seats"), isSeated ? [] : seats.map((player) => ({ key: `j${player.name}`, text: player.name, does: () => sit(player.name) })), button);
  if (isSeated) write("mine-title", say("phone.seat", { name: state.player }));
}

function showOwn(own) {
  const items = own.choices.map((choice) => ({ key: JSON.stringify([choice.verb, choice.about]), text: mine(choice.name), isMain: choice.main, does: (made) => tap(choice, made) }));
  keyed(byId("own-choices"), items.filter((item) => item.isMain), button);
  keyed(byId("table-choices"), items.filter((item) => !item.isMain), button);
  showDice("own-dice", own.throw);
  show("own-dice", Boolean(own.throw));
  show("board-box", Boolean(own.board));
  if (own.board) showBoard(own.board);
}

function showBoard(board) {
  write("board-title", mine(board.title));
  byId("board-head").replaceChildren(row(board.columns, () => "th", "col"));
  byId("board").replaceChildren(...board.rows.map((cells) => row(cells, (at) => (at ? "td" : "th"), "row")));
}

function row(cells, kind, scope) {
  const made = document.createElement("tr");
  cells.forEach((words, at) => {
    const cell = document.createElement(kind(at));
    if (cell.tagName === "TH") cell.scope = scope;
    cell.textContent = mine(words);
    cell.classList.toggle("long", cell.textContent.length > 3);
    made.append(cell);
  });
  return made;
}

function showClock(clock) {
  show("clock", clock.left !== null);
  if (clock.left !== null) write("clock", say("phone.seconds", { seconds: clock.left }));
  byId("clock").classList.toggle("short", clock.short);
}

function showSeat(seat) {
  const isShared = Boolean(seat.player) && seat.phones > 1;
  show("shared", isShared);
  write("shared", isShared ? say("phone.shared", { count: seat.phones, name: seat.player }) : "");
}

function showOpen(told) {
  state.open = told.open;
  trouble(told.open ? "" : say("phone.no-table"));
  if (!told.open) showTable({ table: null });
}

function showSheets(sheets) {
  show("print", sheets.length > 0);
  keyed(byId("sheets"), sheets.map((sheet) => ({ key: `s${sheet.name}`, name: sheet.name, title: mine(sheet.title), keeps: true })), (item) => {
    const made = document.createElement("li");
    const link = document.createElement("a");
    link.href = `/sheets/${item.name}.pdf`;
    link.target = "_blank"; // the game's page stays open behind it
    link.textContent = `${item.title} (PDF)`;
    made.append(link);
    return made;
  });
}

const TOLD = {
  sheets: showSheets, table: showOpen, shown: showTable, own: showOwn, clock: showClock, seat: showSeat,
  said: (told) => announce(mine(told.words)),
  away: () => { state.known = false; state.player = null; showSeats(); trouble(say("phone.away")); },
};

function hush() {
  if (state.source) state.source.close();
  state.source = null;
}

function listen() {
  hush();
  if (!state.known) return;
  state.heard = Date.now();
  const source = new EventSource("/events");
  state.source = source;
  for (const [kind, does] of Object.entries(TOLD)) {
    source.addEventListener(kind, (message) => { state.heard = Date.now(); does(JSON.parse(message.data)); });
  }
  source.onopen = () => { state.heard = Date.now(); };
  source.onerror = () => { if (state.source === source) { hush(); setTimeout(greet, 500); } };
}

async function greet() {
  try {
    const me = await (await fetch("/me")).json();
    state.known = me.known;
    state.player = me.player;
  } catch {
    trouble(say("phone.why.no-network"));
    setTimeout(greet, 500);
    return;
  }
  if (!state.known) await enter();
  if (state.known) { trouble(""); if (!document.hidden) listen(); } else trouble(say("phone.scan"));
}

async function enter() {
  const token = location.hash.slice(1);
  if (!token) return;
  const told = await post("/enter", { token });
  state.known = told.done;
  if (told.done) history.replaceState(null, "", "/");
}

async function begin() {
  state.words = await (await fetch("/words.json")).json();
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  state.language = wanted.find((tag) => tag in state.words) || "en";
  document.documentElement.lang = state.language;
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = say(element.dataset.word);
  byId("again").addEventListener("click", () => announce(state.table ? mine(state.table.everything) : say("phone.no-game")));
  byId("get-up").addEventListener("click", () => sit(null));
  // Phones end hidden connections without telling: closed on hiding, opened on showing.
  document.addEventListener("visibilitychange", () => (document.hidden ? hush() : greet()));
  addEventListener("online", greet);
  addEventListener("hashchange", greet);
  setInterval(() => { if (state.source && Date.now() - state.heard > WATCH_MS) greet(); }, 5000);
  await greet();
}

begin();
