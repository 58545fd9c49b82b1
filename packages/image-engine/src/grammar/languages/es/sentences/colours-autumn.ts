import type { Form } from '../../../forms/rewrite.ts';
import { START, WISH_END } from '../parts.ts';

const OF_AUTUMN = '(?:(?:de|del|en|como de|como en|tipo) )*(?:otono|otonal(?:es)?)';

const LEAVES =
  '(?:(?:el|la|las|los|esas|esos|sus|mis) )*(?:hojas|arboles|follaje|arbol|hojitas|arbolitos|bosque|copas|plantas)';

const GIVE =
  '(?:(?:quier|pon|da|dej|haz|hac|pint|met|ech|cambi|pas|vist)[a-z]*(?: (?:me|le|les|la|lo|foto|imagen))*|que|tenga|con|se vea|de|a|en|los|unos|esos|mas)';

/** Spanish: what is green is to be as in autumn, where no place is asked for. */
export const SPANISH_COLOURS_AUTUMN: readonly Form[] = [
  // "Ponle colores de otoño a los árboles"
  [
    new RegExp(
      `${START}(?:${GIVE} )*colores ${OF_AUTUMN}(?: (?:(?:a|en|para|por) ${LEAVES}|a (?:(?:toda|la|esta) )*(?:foto|imagen)))?${WISH_END}`,
    ),
    'haz las hojas naranjas',
  ],
  // "Que las hojas se vean de otoño", "pon los árboles en otoño"
  [
    new RegExp(
      `${START}(?:${GIVE} )*${LEAVES} (?:(?:se|tengan?|vean?|queden?|parezcan?|esten?|con|sean?|como|los|en|colores|color|tonos|verdes|(?:a)?naranjas?|amarill[oa]s|roj[oa]s|y) )*${OF_AUTUMN}${WISH_END}(?<=\\b(?:que|pon|ponme|haz|quiero|pinta|deja|dejame|cambia)\\b.*)`,
    ),
    'haz las hojas naranjas',
  ],
];
