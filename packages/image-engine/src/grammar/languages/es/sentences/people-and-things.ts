import type { Form } from '../../../forms/rewrite.ts';
import { END, INK, REST, START } from '../parts.ts';

/** What somebody is drawn or made as. */
const LOOKS =
  '(?:dibuj|cuadr|pintur|acuarel|oleo|caricatur|comic|tebeo|historiet|anim|manga|bocet|retrat|figur|muneq|munec|juguet|sticker|pegatin|estik|lego|pixel|poster|carton|personaje|estatu|escultur|silueta|meme|emoji|avatar|icono|plastilin|blanco|foto|logo|vector|ilustracion|version)[a-z]*';

/** Sentences of Spanish about people and things that are there or are to be. */
export const SPANISH_PEOPLE_AND_THINGS: readonly Form[] = [
  // "Convierte al gato en un tigre de bengala": into, and not in
  [
    new RegExp(
      `(?<=${START}(?:(?:por favor|y|me|puedes) )*(?:conviert|convert|transform)[a-z]* (?:al|a|a el|el|la|mi|mis|a la|a mi|a mis|a los|a las|este|esta|a este|a esta|los|las) (?!(?:foto|imagen|fotografia|retrato|fondo|cielo|dia|noche|todo|texto|letras?)\\b)[^,.;:!?“ ]+ )en (un|una|unos|unas) (?!(?:[^,.;:!?“ ]+ )?${LOOKS})(?=[^,.;:!?“ ]+ (?:de|del|con|[^,.;:!?“ ]+)${END.slice(0, -1)}| [^,.;:!?“ ]))`,
    ),
    'into $1 ',
  ],
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
