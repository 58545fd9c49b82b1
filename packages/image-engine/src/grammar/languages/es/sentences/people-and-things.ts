import type { Form } from '../../../forms/rewrite.ts';
import { END, INK, REST, START } from '../parts.ts';

/** Sentences of Spanish about people and things that are there or are to be. */
export const SPANISH_PEOPLE_AND_THINGS: readonly Form[] = [
  // "Con globos flotando por detrás": they are not there yet.
  [
    new RegExp(
      `${START}(?:y |pero |tambien |ademas )*con ((?!(?:mi|su|tu|el|la|los|las|nuestr[oa])\\b)(?:[^,.;:!?“ ]+ ){1,3}?)(?:volando|flotando|revoloteando|sobrevolando|nadando)${REST}${END}`,
    ),
    'agrega $1 volando',
  ],
  // "Pon globos dorados": without "los" they are not there yet, and nothing is painted.
  [
    new RegExp(
      `\\b((?:pon|agreg|anad|met|coloc)(?:e|a|ele|ale|le|me|eme|er|ar|erle|arle)?) ((?:(?:un|una|unos|unas) [^,.;:!?“]+? y )?)(?:unos |unas )?(globos|flores|velas|estrellas|corazones|mariposas|guirnaldas|serpentinas|gafas|plantas|cojines|cortinas|sillas|pajaros|nubes|banderines|regalos) ${INK}(?= $|$| [,.;:!?]| y )`,
    ),
    '$1 $2 $3',
  ],
];
