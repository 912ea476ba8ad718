// @ts-check
// What becomes of a word before it is looked for: the same when the index is made and when
// it is asked.  Accents fall, elided words fall, endings fall; a question's small words too.

/** @typedef {"fr" | "en"} Language */

/** Small words of texts and of questions, folded.  No term of the game is among them. */
const SMALL = {
  fr: `a ai aie apres ait alors au aussi autre aux avais avait avant avec avoir avons c ca car ce cela celle
    celui ces cet cette chez comme comment d dans de depuis des dire dit dois doit doivent dont donc du elle
    elles en encore entre es est et etait ete etes etre eu eux fais faut fait faire fois ici il ils
    j je jusqu l la le les leur leurs lors lorsqu lorsque lui m ma mais me mes mon n ne ni nos
    notre nous on ont ou oui par parce pas peut peuvent peux plus pour pourquoi pourrait pouvoir
    puis puisqu puisque qu quand que quel quelle quelles quels quelqu qui quoi quoiqu s sa
    se sera ses si soit son sont suis sur t ta te tes toi ton tres tu un une va veut
    vont vos votre vous y quelque chose droit deja quoi trop tard`,
  en: `a about after am an and any anyone anything are as at be been before but by can cannot could
    did didn didnt do does doesn doesnt doing don dont else ever for from get gets go goes had
    happen happens has have haven havent having he her him his how i if in is isn it its just ll
    m may me might my not of off on once or our out over own re s say says she should so some
    somebody someone still t than that the their them then there they thing this to too up us ve
    was we were what when where which while who whom whose why will with would wouldn you your
    already really allowed when whats shall`,
};

/** Endings of French words without their plural mark, the longest first. */
const FRENCH_ENDINGS = [
  "issement", "eraient", "issent", "erait", "erent", "ement", "aient", "erez", "erai", "eron",
  "ation", "eur", "ant", "ait", "ent", "era", "ere", "ee", "er", "ez", "ir", "it", "ie", "e", "i",
];
/** Agent nouns keep their ending: the dealer is not the deal. */
const FRENCH_KEPT = /(?:nn|mand|ou|ibut|nt|ag|d)eur$/;

const ENGLISH_ENDINGS = ["ing", "ed"];
/** Irregular forms, folded, and what stands for them. */
const IRREGULAR = {
  fr: new Map([
    ["paie", "pay"], ["paient", "pay"], ["paiement", "pay"], ["paye", "pay"], ["jeux", "jeu"],
    ["mis", "mettr"], ["met", "mettr"], ["mettre", "mettr"],
    ["tient", "ten"], ["tenir", "ten"], ["prend", "prendr"], ["prendre", "prendr"],
    ["pris", "prendr"], ["vu", "voir"], ["voit", "voir"], ["perd", "perdr"], ["perdu", "perdr"],
    ["coup", "leCoup"], ["coups", "leCoup"], ["enchere", "encherir"], ["encheres", "encherir"],
    ["perdre", "perdr"], ["recoit", "recevoir"], ["recoivent", "recevoir"], ["recu", "recevoir"],
    ["premiere", "premier"], ["premiers", "premier"],
    ["premieres", "premier"], ["premier", "premier"], ["dernier", "dernier"],
    ["derniere", "dernier"], ["derniers", "dernier"], ["dernieres", "dernier"], ["fini", "fin"],
  ]),
  en: new Map([
    ["dealt", "deal"], ["led", "lead"], ["took", "take"], ["taken", "take"], ["won", "win"],
    ["winner", "win"], ["winning", "win"], ["lost", "lose"], ["held", "hold"], ["paid", "pay"],
    ["payment", "pay"], ["said", "say"], ["gave", "give"], ["given", "give"], ["seen", "see"],
    ["saw", "see"], ["chosen", "choose"], ["chose", "choose"], ["spoke", "speak"],
    ["spoken", "speak"], ["went", "go"], ["left", "leave"], ["biggest", "big"], ["beaten", "beat"],
    ["bigger", "big"], ["thrown", "throw"],
  ]),
};

const SMALL_SETS = { fr: new Set(SMALL.fr.split(/\s+/)), en: new Set(SMALL.en.split(/\s+/)) };

/**
 * A text without accents, ligatures and capitals.
 * @param {string} text
 */
export function fold(text) {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");
}

/**
 * The words of a text, folded; an apostrophe, a hyphen or a dot parts words.
 * @param {string} text
 * @returns {string[]}
 */
export function tokenize(text) {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** @param {string} word a folded French word */
function frenchStem(word) {
  let stem = word.length > 3 ? word.replace(/[sx]$/, "") : word;
  if (stem.length > 4) stem = stem.replace(/aux?$/, "al");
  if (FRENCH_KEPT.test(stem)) return stem;
  const ending = FRENCH_ENDINGS.find((one) => stem.endsWith(one) && stem.length - one.length >= 3);
  return ending ? stem.slice(0, -ending.length) : stem;
}

/** @param {string} word a folded English word */
function englishStem(word) {
  let stem = word;
  if (stem.length > 3) stem = stem.replace(/ies$/, "y").replace(/(ss|x|ch|sh)es$/, "$1");
  if (stem.length > 3) stem = stem.replace(/([^su])s$/, "$1");
  const ending = ENGLISH_ENDINGS.find((one) => stem.endsWith(one) && stem.length - one.length >= 3);
  if (ending) stem = stem.slice(0, -ending.length).replace(/([^lsz])\1$/, "$1");
  return stem.length > 3 ? stem.replace(/e$/, "") : stem;
}

/**
 * What stands for a word in the index; "" for one that is not looked for.
 * @param {string} word
 * @param {Language} language
 */
export function stem(word, language) {
  const folded = fold(word);
  if (SMALL_SETS[language].has(folded) || (folded.length < 2 && !/\p{N}/u.test(folded))) return "";
  const irregular = IRREGULAR[language].get(folded) ?? folded;
  return language === "fr" ? frenchStem(irregular) : englishStem(irregular);
}

/**
 * By stem, the one that stands for all that mean the same.
 * @param {string[][]} groups
 * @param {Language} language
 * @returns {Map<string, string>}
 */
export function meanings(groups, language) {
  const all = new Map();
  for (const group of groups) {
    const stems = group.map((word) => stem(word, language));
    for (const one of stems) all.set(one, stems[0]);
  }
  return all;
}
