// @ts-check
/** Where a deal begins: players, dealer, belle, the list of bêtes, perhaps hands or a contract. */
import { el } from "./element.mjs";
import { cardButton, cardGrid, SUITS } from "./sheetbuilder_cards.mjs";

/** @typedef {import("./quarrel_told.mjs").Saying["say"]} Say */

const CHAIRS = ["East", "North", "West", "South"];
const CAGNOT = 4;
/** How many cards each gets, and the cagnot. */
const ROOM = [5, 5, 5, 5, 3];
/** A deal of which nobody wrote down a card. */
const UNSEEN = { hands: [null, null, null, null], cagnot: ["?", "?", "?"] };

/**
 * @param {{say: Say, begin: (record: object) => void}} given `record` is in the engine's JSON form
 * @returns {HTMLElement}
 */
export function setupForm({ say, begin }) {
  const names = CHAIRS.map((chair, at) =>
    el("input", { type: "text", id: `builder-name-${at}`, value: say(chair), maxlength: 80, autocomplete: "off" }),
  );
  const called = (/** @type {number} */ at) => names[at].value.trim() || say(CHAIRS[at]);
  const dealer = playerSelect("builder-dealer", 3);
  const belle = suitSelect("builder-belle", "H", say);
  const list = ledgerEditor(say, called);
  const hands = handsEditor(say, called);
  const contract = contractEditor(say, playerSelect("builder-demander", 0));
  for (const one of names) one.addEventListener("change", rename);
  rename();

  /** @param {string} id @param {number} at */
  function playerSelect(id, at) {
    const options = CHAIRS.map((_, chair) => el("option", { value: chair, selected: chair === at }));
    return el("select", { id, class: "builder-player" }, ...options);
  }

  function rename() {
    for (const select of [dealer, contract.demander]) {
      [...select.options].forEach((one, at) => (one.textContent = called(at)));
    }
    list.draw();
    hands.draw();
  }

  function record() {
    const own = CHAIRS.some((chair, at) => called(at) !== say(chair));
    const ledger = list.value();
    const setup = {
      dealer: Number(dealer.value),
      belle: belle.value,
      ledger,
      marked: ledger.some((one) => "bete" in one),
    };
    const dealt = hands.value();
    const started = contract.value();
    return {
      format: "hombre-record/1",
      game: "bete-hombree",
      ...(own ? { names: CHAIRS.map((_, at) => called(at)) } : {}),
      setup: started ? { ...setup, contract: started, ...(dealt ? { hands: dealt.hands } : {}) } : setup,
      events: started ? [] : [{ do: "deal", ...(dealt ?? UNSEEN) }],
    };
  }

  const players = names.map((one, at) =>
    el("p", {}, el("label", { for: one.id }, say("name-n", { number: at + 1 })), " ", one),
  );
  return el(
    "div",
    { class: "builder-setup" },
    el("fieldset", {}, el("legend", {}, say("names")), el("div", { class: "builder-row" }, ...players)),
    el(
      "div",
      { class: "builder-row" },
      el("p", {}, el("label", { for: dealer.id }, say("dealer")), " ", dealer),
      el("p", {}, el("label", { for: belle.id }, say("belle")), " ", belle),
    ),
    list.element,
    contract.element,
    hands.element,
    el("button", { type: "button", click: () => begin(record()) }, say("begin")),
  );
}

/** @param {string} id @param {string} chosen @param {Say} say */
function suitSelect(id, chosen, say) {
  const options = SUITS.map((suit) =>
    el("option", { value: suit, selected: suit === chosen }, say(`suit-${suit}`)),
  );
  return el("select", { id }, ...options);
}

/** The list of bêtes. @param {Say} say @param {(at: number) => string} called */
function ledgerEditor(say, called) {
  /** @type {{owner: string, amount: number}[]} */
  const entries = [];
  const box = el("div", {});
  const add = el("button", { type: "button", click: more }, say("add-bete"));

  function more() {
    entries.push({ owner: "0", amount: 8 });
    draw();
    /** @type {HTMLElement | null} */ (box.querySelector(".builder-bete:last-child select"))?.focus();
  }

  /** @param {{owner: string, amount: number}} entry @param {number} at */
  function row(entry, at) {
    const owners = [...CHAIRS.map((_, chair) => [String(chair), called(chair)]), ["absent", say("absent")]];
    owners.push(["pinandele", say("pinandele")]);
    const owner = el(
      "select",
      { id: `builder-owner-${at}`, change: () => (entry.owner = owner.value) },
      ...owners.map(([value, text]) => el("option", { value, selected: value === entry.owner }, text)),
    );
    const amount = el("input", {
      type: "number",
      id: `builder-amount-${at}`,
      min: 1,
      max: 9999,
      value: entry.amount,
      input: () => (entry.amount = Math.max(0, Math.trunc(Number(amount.value)) || 0)),
    });
    const remove = () => {
      entries.splice(at, 1);
      draw();
      add.focus();
    };
    return el(
      "p",
      { class: "builder-bete" },
      el("label", { for: owner.id }, say("owner")),
      " ",
      owner,
      " ",
      el("label", { for: amount.id }, say("amount")),
      " ",
      amount,
      " ",
      el(
        "button",
        { type: "button", class: "quiet-button quarrel-go", "aria-label": say("remove-bete", { number: at + 1 }), click: remove },
        say("remove"),
      ),
    );
  }

  function draw() {
    box.replaceChildren(...entries.map(row));
  }

  return {
    element: el("fieldset", {}, el("legend", {}, say("list")), box, add),
    draw,
    /** In the engine's JSON form. */
    value: () =>
      entries.map(({ owner, amount }) => {
        if (owner === "pinandele") return { pinandele: amount };
        return { owner: owner === "absent" ? null : Number(owner), bete: amount };
      }),
  };
}

/** Who holds what. @param {Say} say @param {(at: number) => string} called */
function handsEditor(say, called) {
  /** @type {Map<string, number>} */
  const held = new Map();
  let current = 0;
  const box = el("div", {});
  const label = (/** @type {number} */ at) => (at === CAGNOT ? say("cagnot") : called(at));
  const count = (/** @type {number} */ at) => [...held.values()].filter((one) => one === at).length;

  /** @param {string} card */
  function toggle(card) {
    if (held.get(card) === current) held.delete(card);
    else if (count(current) < ROOM[current]) held.set(card, current);
    draw();
    /** @type {HTMLElement | null} */ (box.querySelector(`[data-card="${card}"]`))?.focus();
  }

  function draw() {
    const players = ROOM.map((room, at) => {
      const id = `builder-holder-${at}`;
      const radio = el("input", {
        type: "radio",
        name: "builder-holder",
        id,
        checked: at === current,
        change: () => {
          current = at;
          draw();
          document.getElementById(id)?.focus();
        },
      });
      return el("span", {}, radio, " ", el("label", { for: id }, `${label(at)} (${count(at)}/${room})`));
    });
    const button = (/** @type {string} */ card) => {
      const owner = held.get(card);
      return cardButton(card, say, toggle, {
        pressed: owner === current,
        note: owner === undefined ? "" : label(owner).slice(0, 12),
      });
    };
    box.replaceChildren(el("div", { class: "builder-row" }, ...players), cardGrid(button));
  }

  return {
    element: el(
      "details",
      { class: "builder-hands" },
      el("summary", {}, say("hands")),
      el("p", {}, say("hands-note")),
      box,
    ),
    draw,
    /** In the engine's JSON form; null if nobody's cards are known. */
    value() {
      if (!held.size) return null;
      const of = (/** @type {number} */ at) => [...held].filter(([, one]) => one === at).map(([card]) => card);
      const full = (/** @type {number} */ at) => {
        const cards = of(at);
        return [...cards, ...Array(ROOM[at] - cards.length).fill("?")];
      };
      return {
        hands: [0, 1, 2, 3].map((at) => (count(at) ? full(at) : null)),
        cagnot: full(CAGNOT),
      };
    },
  };
}

/** A contract to begin with, where nobody disputes the auction. @param {Say} say @param {HTMLSelectElement} demander */
function contractEditor(say, demander) {
  const box = el("div", { hidden: true });
  const radios = ["calls", "contract"].map((key) =>
    el("input", {
      type: "radio",
      name: "builder-from",
      id: `builder-from-${key}`,
      checked: key === "calls",
      change: () => (box.hidden = key === "calls"),
    }),
  );
  const tricks = numberSelect("builder-tricks", ["2", "3", "4", "5"], (one) => one);
  const matadors = numberSelect("builder-matadors", ["0", "3", "4", "5"], (one) => (one === "0" ? say("none") : one));
  const trump = suitSelect("builder-trump", "S", say);
  const belle = el("input", { type: "checkbox", id: "builder-in-belle" });
  const labelled = (/** @type {HTMLElement} */ field, /** @type {string} */ key) =>
    el("p", {}, el("label", { for: field.id }, say(key)), " ", field);
  box.append(
    el(
      "div",
      { class: "builder-row" },
      labelled(demander, "demander"),
      labelled(tricks, "tricks"),
      labelled(belle, "in-belle"),
      labelled(trump, "trump"),
      labelled(matadors, "matadors"),
    ),
  );
  const choices = radios.map((radio, at) =>
    el("p", {}, radio, " ", el("label", { for: radio.id }, say(at ? "from-contract" : "from-calls"))),
  );
  return {
    element: el("fieldset", {}, el("legend", {}, say("from")), ...choices, box),
    demander,
    /** In the engine's JSON form; null if one begins with the auction. */
    value() {
      if (box.hidden) return null;
      const count = Number(matadors.value);
      return {
        seat: Number(demander.value),
        tricks: Number(tricks.value),
        trump: trump.value,
        belle: belle.checked,
        ...(count ? { matadors: count } : {}),
      };
    },
  };
}

/** @param {string} id @param {string[]} values @param {(value: string) => string} called */
function numberSelect(id, values, called) {
  return el("select", { id }, ...values.map((value) => el("option", { value }, called(value))));
}
