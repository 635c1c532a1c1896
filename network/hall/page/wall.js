// The wall: asks every second how all tables stand. Every word comes as text, never as HTML.
"use strict";

const byId = (id) => document.getElementById(id);
const state = { words: {}, language: "en", token: "" };
const say = (key) => (state.words[state.language] || {})[key] || "";
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
    const told = await (await fetch("/tables.json")).json();
    const ranked = await (await fetch("/ranking.json")).json();
    trouble(told.connected ? "" : say("wall.no-broker"));
    fill("tables", told.tables.map(standing));
    fill("ranking", ranked.ranking.slice(0, 50).map((one) => ({ texts: [String(one.place), one.player, String(one.won), String(one.played)] })));
  } catch { trouble(say("wall.no-broker")); }
  setTimeout(look, 1000);
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
  look();
}

begin();
