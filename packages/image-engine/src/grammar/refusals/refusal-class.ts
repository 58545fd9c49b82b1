/** Why a wish cannot be done, and what comes near it. */
export interface RefusalClass {
  reason: string;
  near: readonly string[];
}

/** The words of a clause that belong to a class, separated by single blanks. */
export interface RefusalRule extends RefusalClass {
  test: RegExp;
}
