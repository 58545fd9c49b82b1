import type { Form } from '../../../forms/rewrite.ts';
import { END, LAST, START } from '../parts.ts';

const ROUND = '((?:im|gegen den|gegen) uhrzeigersinn|nach (?:links|rechts))';

const IT = '(?:(?:es|das|bild|foto|bitte|mal|das ganze|dann) )*';

/** Sentences of German about what is rotated, crooked or upside down. */
export const GERMAN_TURNS: readonly Form[] = [
  // "Quer", "schräg": all that is said of it
  [/^(?:bitte )?quer(?: bitte)?(?= ?[.!]? ?$)/, 'querformat'],
  [
    /^(?:(?:das|bild|foto|ist|etwas|leicht|total|ganz|zu|leider|alles) )*schrag(?: (?:aufgenommen|fotografiert))?(?= ?[.!]? ?$)/,
    'schief',
  ],
  // "Bild steht falsch herum"
  [
    /^(?:(?:das|mein|dieses|bild|foto|handyfoto|scan|ist|steht|liegt|leider|jetzt|bitte|es|sie|war|kommt|wird|angezeigt) )*(?:falsch|verkehrt|kopfuber) ?(?:herum|rum)?(?: (?:angezeigt|gedreht|eingescannt|abgespeichert|gespeichert))?(?= ?[.!]? ?$| (?:[,.;] |und |bitte )+(?:bitte )?(?:umdrehen|drehen|richtig rum|richtig herum|richten|richtig drehen|dreh(?:e)? es(?: um)?) ?[.!]?$)(?<=\b(?:herum|rum|steht kopfuber|ist kopfuber).*)/,
    'um 180° drehen',
  ],
  // "Spiegelverkehrt, bitte richtig rum": mirrored back, and not turned
  [
    /(?<=\bspiegelverkehrt\b[^.;!?“]* )(?:(?:,|und|also|bitte|mach|mache|mal|das|es|dreh|wieder|ich|will|brauch|brauche|hatte|gern) )+(?:richtig|korrekt|normal)(?: ?(?:rum|herum|ausgerichtet))?(?: (?:machen|haben|bitte|drehen|lassen))*(?= ?$| [,.;!?])/,
    '',
  ],
  // "Das Bild ist nicht gerade", "rücke das Bild gerade"
  [
    /^(?:das )?(?:bild|foto|es) ist (?:nicht|nich|net) (?:ganz |richtig )?gerade(?= ?[.!]? ?$| ,| und\b)/,
    'bild ist schief',
  ],
  [
    /\b(?:rucke?|rueck) (?:bitte )?(?:das bild|das foto|es) (?:bitte )?gerade(?= ?[.!]? ?$| ,| und\b)/,
    'bild begradigen',
  ],
  // "Liegt quer, einmal im Uhrzeigersinn kippen": a whole quarter
  [
    new RegExp(
      `(?<!\\bhorizont\\b.*)${START}${IT}(?:kippe? )?${IT}einmal ${ROUND}(?: (?:um)?kippen| kipp)?(?<=\\bkipp\\w*\\b.*)${END}`,
    ),
    'drehe das bild $1',
  ],
  [
    new RegExp(
      `(?<=\\b(?:quer|auf der seite|seitlich)\\b[^.;!?“]* )(?:kippe? ${IT}${ROUND}|${IT}${ROUND} (?:um)?kippen)${END}`,
    ),
    'drehe das bild $1 $2',
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
