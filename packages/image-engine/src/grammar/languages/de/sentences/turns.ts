import type { Form } from '../../../forms/rewrite.ts';
import { LAST } from '../parts.ts';

/** Sentences of German about what is rotated, crooked or upside down. */
export const GERMAN_TURNS: readonly Form[] = [
  // "Das Bild ist nicht gerade", "rücke das Bild gerade"
  [
    /^(?:das )?(?:bild|foto|es) ist (?:nicht|nich|net) (?:ganz |richtig )?gerade(?= ?[.!]? ?$| ,| und\b)/,
    'bild ist schief',
  ],
  [
    /\b(?:rucke?|rueck) (?:bitte )?(?:das bild|das foto|es) (?:bitte )?gerade(?= ?[.!]? ?$| ,| und\b)/,
    'bild begradigen',
  ],
  [new RegExp(`^gerade${LAST}`), 'begradigen'],
  [
    /^(?:das )?(?:bild|foto|es) (?:ist|steht) verkehrt ?(?:he)?rum(?= ?[.!]? ?$| ,)/,
    'bild steht auf dem kopf',
  ],
  [new RegExp(`^(?:eine )?halbe (?:um)?drehung${LAST}`), 'drehe um 180°'],
  // "Das Bild 90 Grad nach rechts"
  [
    /(?<=^|[,.;!?] |\bund |\bdann )(?:das |mein )?(?:bild|foto) (?=(?:um )?\d+ (?:grad )?(?:nach|gegen|im) )/,
    'drehe das bild ',
  ],
];
