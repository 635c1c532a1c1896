// The wall: asks every second how all tables stand. Every word comes as text, never as HTML.
"use strict";

const byId = (id) => document.getElementById(id);
const state = { words: {}, language: "en", token: "" };
const say = (key) => (state.words[state.language] || {})[key] || "";
const number = (value) => value.toLocaleString(state.language, { maximumFractionDigits: 2 });
const mine = (words) => (words && (words[state.language] || words.en)) || "";

function trouble(text) {
  if (byId("trouble").textContent !== text) byId("trouble").textContent = text;
  byId("trouble").hidden = !text;
}

function fill(id, rows) {
  const body = byId(id);
  while (body.rows.length > rows.length) body.deleteRow(-1);
  rows.forEach((cells, at) => {
    const row = body.rows[at] || body.insertRow();
    row.className = cells.kind || "";
    cells.texts.forEach((text, column) => {
      const cell = row.cells[column] || row.insertCell();
      if (cell.textContent !== text) cell.textContent = text;
    });
  });
}

function standing(table) {
  const leaders = table.leaders.join(", ");
  const points = table.leaders.length ? ` (${table.points[table.leaders[0]]})` : "";
  return {
    kind: table.here ? "" : "dark",
    texts: [table.table, say(table.here ? "wall.here" : "wall.dark"), mine(table.title) || say("wall.none"), table.round ? String(table.round) : "", leaders + points],
  };
}

async function look() {
  try {
    const told = await (await fetch("/wall.json")).json();
    trouble(told.connected ? "" : say("wall.no-broker"));
    fill("tables", told.tables.map(standing));
    fill("ranking", told.ranking.map((one) => ({ texts: [String(one.place), one.player, number(one.won), String(one.played)] })));
    showTournament(told.tournament);
  } catch { trouble(say("wall.no-broker")); }
  setTimeout(look, 1000);
}

// Seats in their order, who won, and the ranking; the organiser's tools where there is something to do with them.
function showTournament(tournament) {
  const isRunning = Boolean(tournament) && !tournament.over;
  byId("tournament").hidden = !tournament && !state.token;
  byId("tournament-now").hidden = !tournament;
  byId("beginning").hidden = !state.token || isRunning;
  byId("organising").hidden = !state.token || !isRunning;
  if (!tournament) return;
  write("tournament-title", tournament.title || say("wall.tournament"));
  write("tournament-round", tournament.over ? say("wall.tournament.over")
    : tournament.round ? say("wall.tournament.round").replace("{number}", tournament.round) : say("wall.tournament.not-yet"));
  byId("seating-box").hidden = !tournament.tables.length;
  fill("seating", tournament.tables.map((one) => ({
    kind: one.done ? "done" : one.here ? "" : "dark",
    texts: [one.table, one.players.map((name, at) => `${at + 1}. ${name}${one.left.includes(name) ? ` (${say("wall.tournament.left")})` : ""}`).join(", "), outcome(one)],
  })));
  fill("standings", tournament.ranking.map((one) => ({ texts: [String(one.place), one.left ? `${one.player} (${say("wall.tournament.left")})` : one.player, number(one.points), String(one.played)] })));
  options("leaver", tournament.ranking.filter((one) => !one.left).map((one) => one.player));
  options("stuck-table", tournament.open);
  const stuck = tournament.tables.find((one) => one.table === byId("stuck-table").value);
  byId("by-hand").hidden = !stuck;
  options("winner", stuck ? stuck.players : []);
}

function outcome(one) {
  if (one.done) return say("wall.tournament.won").replace("{name}", one.winners.join(", "));
  return say(one.here ? "wall.tournament.open" : "wall.dark");
}

function write(id, text) {
  if (byId(id).textContent !== text) byId(id).textContent = text;
}

function options(id, names) {
  const select = byId(id);
  if (select.dataset.names === JSON.stringify(names)) return;
  const before = select.value;
  select.dataset.names = JSON.stringify(names);
  select.replaceChildren(...names.map((name) => new Option(name, name)));
  if (names.includes(before)) select.value = before;
}

async function wish(wanted, form) {
  const answer = await fetch("/tournament", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ token: state.token, wish: wanted }) }).catch(() => null);
  const told = answer ? await answer.json().catch(() => ({})) : {};
  byId("organised").textContent = told.done ? "" : mine(told.words) || say("wall.no-broker");
  if (told.done && form) form.reset();
}

function organise(id, wanted) {
  byId(id).addEventListener("submit", (event) => { event.preventDefault(); wish(wanted(), byId(id)); });
}

function beginOrganising() {
  const lines = () => byId("names").value.split("\n").map((name) => name.trim()).filter(Boolean);
  organise("beginning", () => ({ do: "begin", title: byId("new-title").value, players: lines(), seats: Number(byId("size").value) }));
  organise("leaving", () => ({ do: "leave", player: byId("leaver").value }));
  organise("joining", () => ({ do: "join", player: byId("joiner").value }));
  organise("by-hand", () => ({ do: "by-hand", table: byId("stuck-table").value, winners: [...byId("winner").selectedOptions].map((one) => one.value) }));
  byId("draw").addEventListener("click", () => wish({ do: "draw" }));
  byId("finish").addEventListener("click", () => wish({ do: "finish" }));
}

async function announce(event) {
  event.preventDefault();
  const sent = await fetch("/announce", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ token: state.token, words: byId("words").value }) });
  byId("said").textContent = say(sent.ok ? "wall.said" : "wall.no-broker");
  if (sent.ok) byId("words").value = "";
}

async function begin() {
  state.words = await (await fetch("/words.json")).json();
  state.language = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in state.words) || "en";
  document.documentElement.lang = state.language;
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = say(element.dataset.word);
  state.token = location.hash.slice(1);
  if (state.token) history.replaceState(null, "", "/");
  byId("announcing").hidden = !state.token;
  byId("announcing").addEventListener("submit", announce);
  beginOrganising();
  look();
}

begin();
