/** Turns of phrase about one thing, by the kind of word that they are: written as the tables of a language are. */
export interface Phrases {
  phrase: string;
  adjective: string;
  /** Turns with a negation that no dialect says in its own words. */
  standard?: string;
}

/** The turns of phrase about several things, one after the other. */
export function allOf(tables: readonly Phrases[]): Required<Phrases> {
  return {
    phrase: tables.map(({ phrase }) => phrase).join('\n'),
    adjective: tables.map(({ adjective }) => adjective).join('\n'),
    standard: tables.map(({ standard = '' }) => standard).join('\n'),
  };
}
