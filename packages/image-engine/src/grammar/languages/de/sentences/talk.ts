import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

/** Sentences of German about what is said beside a wish and asks for nothing. */
export const GERMAN_TALK: readonly Form[] = [
  // "Soll aufs A3-Poster": where it goes
  [
    /(?:, )?(?:(?:das|es) )?(?:soll|kommt|geht|muss) (?:(?:dann|noch|mal) )?(?:auf|aufs|in)(?: (?:ein|einen|eine|das|die|den))? (?:a ?\d )?(?:poster|plakat|leinwand|tasse|kissen|fotobuch)(?: drauf)?(?= ?$| [,.;!?])/,
    '',
  ],
  [
    /(?:, )?(?:(?:das|es) )?(?:soll|kommt|geht) (?:(?:dann|noch|mal) )?(?:hinter|unter|auf|in) (?:meine|die|unsere) (?:folien|slides|prasentation|powerpoint|power point|keynote)(?: (?:hin|rein|drunter|dahinter))?(?= ?$| [,.;!?])/,
    '',
  ],
  // "Dunkler, damit man die Icons sieht": what is seen then, and no part that is to be darker
  [
    new RegExp(
      `(?<=\\b(?:heller|dunkler|schwarzer|wei(?:ß|ss)er|weicher|unscharfer|kontrastreicher|kraftiger|gro(?:ß|ss)er|kleiner|blasser|ruhiger|schlichter) )(?:, )?(?:so )?(?:damit|dass) (?:man|ich|wir|alle|jeder) (?:(?:die|den|das|meine|meinen|unsere|mein) (?:(?!nicht\\b|kein)[a-z]\\w* ){1,3}?)(?:(?:noch|auch|gut|besser|wieder|richtig|immer|schon) )*(?:sieht|sehe|sehen|erkennt|erkenne|erkennen|findet|lesen|liest)(?: kann| konnen)?${END}`,
    ),
    '',
  ],
  // "Passt eh"
  [new RegExp(`${START}(?:das |es )?passt(?: (?:eh|scho|ja|eh so|eh schon))?${END}`), 'passt so'],
];
