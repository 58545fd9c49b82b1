import type { Form } from '../../../forms/rewrite.ts';

/** Sentences of German about what is said beside a wish and asks for nothing. */
export const GERMAN_TALK: readonly Form[] = [
  // "Soll aufs A3-Poster": where it goes
  [
    /(?:, )?(?:(?:das|es) )?(?:soll|kommt|geht|muss) (?:(?:dann|noch|mal) )?(?:auf|aufs|in)(?: (?:ein|einen|eine|das|die|den))? (?:a ?\d )?(?:poster|plakat|leinwand|tasse|kissen|fotobuch)(?: drauf)?(?= ?$| [,.;!?])/,
    '',
  ],
];
