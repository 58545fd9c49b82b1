import type { Form } from '../../../forms/rewrite.ts';
import { END, INK, START } from '../parts.ts';

const INK_SAID = `(?:${INK.slice(1, -1)})`;

/** What is no thing with a colour of its own, or has other wishes about its colours. */
const NO_THING =
  '(?!(?:fondo|cielo|foto|fotito|fotografia|imagen|retrato|todo|texto|letras?|titulo|marco|borde|pelo|cabello|piel|ojos|luz|pared de fondo)\\b)';

const THING = `((?:la|los|las|el|mi|mis|su|sus|esta|este|esa|ese) ${NO_THING}[^,.;:!?“ ]+(?: (?:de|del) (?!${INK_SAID}\\b)(?:(?:la|el|los|las|mi|mis|su) )?[^,.;:!?“ ]+)?)`;

/** Behind "al" and "del", in which the article is. */
const NAMED = `(${NO_THING}[^,.;:!?“ ]+(?: (?:de|del) (?!${INK_SAID}\\b)(?:(?:la|el|los|las|mi|mis|su) )?[^,.;:!?“ ]+)?)`;

const TO =
  '(?:(?:,|:|que|y|a|en|por|de|color|un|el|lo|la|las|los|quiero|pon|ponlo|ponla|ponlos|ponlas|ponle|hazlo|hazla|mejor|sea|sean|quede|queden|este|esten) )+';

/** One colour, with what is said of its shade. */
const COLOUR = `(${INK.slice(1, -1)}|(?:${INK.slice(1, -1)}) (?:vino|cereza|sangre|pasion|coral|marino|cielo|electrico|rey|petroleo|turquesa|oscur[oa]s?|clar[oa]s?|clarit[oa]s?|pastel|menta|oliva|mostaza|militar|botella|agua|palo|viejo|chicle|fucsia|perla|limon|neon|lima|esmeralda|bebe)|fucsia|vino|burdeos|bordo|granate|coral|beis|crema|plateado|mostaza|lavanda|menta|oliva|salmon|borgona)`;

const CHANGES =
  '(?:(?:puedes|podrias|quiero|por favor|porfa|me) )*(?:cambi|modific|varia)[a-z]*(?: (?:me|le|les))?';

/** Spanish: a thing that is told first, and the colour that it is to have behind it. */
export const SPANISH_COLOURS_THINGS: readonly Form[] = [
  // "Cámbiale el color a las uñas, rojo vino", "cambia de color el sofá, a gris"
  [
    new RegExp(
      `${START}${CHANGES} (?:(?:el|de) )?color (?:(?:a|de) )?${THING} ${TO}${COLOUR}${END}`,
    ),
    'cambia el color de $1 a $2',
  ],
  [
    new RegExp(`${START}${CHANGES} (?:(?:el|de) )?color (?:al|del) ${NAMED} ${TO}${COLOUR}${END}`),
    'cambia el color del $1 a $2',
  ],
  // "Otro color para el coche, rojo"
  [
    new RegExp(
      `${START}(?:(?:quiero|pon|ponle|dale) )?otro color (?:(?:a|para|en) )?${THING} ${TO}${COLOUR}${END}`,
    ),
    'cambia el color de $1 a $2',
  ],
  // "Las uñas, rojo vino"
  [
    new RegExp(`^${THING} , (?:(?:en|de|color) )*${COLOUR}(?= ?(?:por favor|porfa)? ?[.!]? ?$)`),
    'cambia el color de $1 a $2',
  ],
  // "Píntale las uñas de rojo vino"
  [
    new RegExp(
      `${START}(?:(?:puedes|podrias|quiero|por favor|porfa) )*(?:pint|tin|colore)[a-z]*(?:le|me|les|nos)(?: (?:le|me))? ${THING} (?:(?:de|en|color|a) )*${COLOUR}${END}`,
    ),
    'cambia el color de $1 a $2',
  ],
];
