/** An act that the law does not let stand, and the clause that says so. */
export class Refusal {
  constructor(clause) {
    this.clause = `bete-hombree/${clause}`;
  }
}

export const refuse = (clause) => new Refusal(clause);

/** A question that this engine cannot answer. */
export class Unsupported extends Error {}
