// The points on which the law may be read in several ways, and what one table chose.

/** Every reading with its alternatives; the first is the one followed by default. */
export const READINGS = {
  'king-dealer': ['receiver', 'neighbour'],
  pass: ['open', 'final'],
  curieuse: ['off', 'on'],
  'belle-over-belle': ['closed', 'elder'],
  seniority: ['seat', 'opener'],
  'premier-over-belle': ['no', 'once'],
  'premier-needs-bid': ['no', 'yes'],
  'cagnotte-rank': ['next-number', 'equal-in-belle'],
  'cagnotte-number': ['after', 'at-once', 'at-once-final'],
  'tout-rank': ['as-five', 'above-plain', 'above-all'],
  'blind-bids': ['binding', 'revocable'],
  'reserve-moment': ['at-once', 'on-return'],
  'reserve-reopens': ['reopens', 'closes'],
  'retiens-rank': ['two-in-belle', 'plain-three'],
  'exchange-none': ['allowed', 'forbidden'],
  floor: ['previous', 'previous-even-belle', 'as-ranked'],
  'premier-in-belle': ['as-plain', 'forbidden'],
  'plain-in-belle': ['single', 'forbidden', 'doubled'],
  'retiens-choice': ['with-trump', 'at-once'],
  'beat-after-ruff': ['free', 'beat'],
  underruff: ['duty', 'free'],
  'ally-winning': ['bound', 'exempt'],
  'simple-conditions': ['both', 'race', 'two'],
  'simple-after-retiens': ['yes', 'no'],
  'simple-in-belle': ['yes', 'no'],
  'simple-after-cagnotte': ['yes', 'no'],
  'five-is-all': ['yes', 'tout-only'],
  'all-struck': ['as-first', 'last-struck'],
  'which-bete': ['oldest', 'largest', 'largest-throughout'],
  'own-bete': ['struck', 'next-too'],
  'pinandele-own-bete': ['yes', 'no'],
  pinandele: ['any-bete', 'in-turn', 'any-win'],
  'pinandele-counted': ['no', 'yes'],
  'belle-change': ['next-deal', 'at-once'],
  'tour-count': ['full', 'round', 'already-dealt'],
  'tour-cancelled': ['recount', 'stop'],
};

export const NAMES = Object.keys(READINGS);

/** The default choice for each reading. */
export const DEFAULTS = Object.fromEntries(NAMES.map((name) => [name, READINGS[name][0]]));

/** What is wrong with a choice, in words, or null. */
export function complaint(name, alternative) {
  if (!Object.hasOwn(READINGS, name)) {
    return `unknown reading "${name}"; there are: ${NAMES.join(', ')}`;
  }
  if (!READINGS[name].includes(alternative)) {
    return `reading "${name}" has no alternative "${alternative}"; there are: ${READINGS[name].join(', ')}`;
  }
  return null;
}

/** The readings `base`, with some choices replaced. Throws a RangeError on an unknown name. */
export function choose(base, choices) {
  for (const [name, alternative] of Object.entries(choices)) {
    const wrong = complaint(name, alternative);
    if (wrong !== null) throw new RangeError(wrong);
  }
  return { ...base, ...choices };
}
