import type { Form } from '../forms/rewrite.ts';

// The kind of sky that is wished for, in words that the tables of each language hold.

type Kinds = readonly (readonly [said: string, meant: string])[];

const FRENCH_KINDS: Kinds = [
  ['orageux|orageuse|menacant|d ?orage', 'tempete'],
  ['nuageux|nuageuse|couvert', 'nuages'],
];
/** "Genre", "style": after the manner of what follows. */
const GENRE = '(?:(?:du |en )?(?:genre|style|type|facon|mode)|limite|version)';

/** "Change le ciel, genre orageux", "un ciel nuageux" */
export const FRENCH_SKIES: readonly Form[] = FRENCH_KINDS.flatMap(([said, meant]): Form[] => [
  [
    new RegExp(
      `(?<=\\b(?:change|changer|changez|remplace|remplacer) (?:moi )?(?:le |ce |de )ciel )(?:(?:,|par|pour|en) )*(?:${GENRE} )?(?:(?:plus|un peu|bien|tres|un) )*(?:${said})(?= ?$| [,.;:!?]| (?:et|mais|stp|svp)\\b)`,
    ),
    `, ${meant}`,
  ],
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:et|puis|mets|ajoute|veux|avec) )(?:un )?ciel (?:${GENRE} (?:un peu |tres )?(?:${said})|(?:un peu |tres )?(?:${said}))(?= ?$|(?<=\\bun ciel .*) [,.;:!?]|(?<=\\bun ciel .*) (?:et|mais|stp|svp)\\b)`,
    ),
    `un ciel avec ${meant}`,
  ],
]);

const SPANISH_KINDS: Kinds = [
  ['tormentos[oa]|tormenta|tempestad|tempestuoso|amenazante', 'tormenta'],
  ['nublad[oa]|nubos[oa]|encapotado|nubes', 'nubes'],
];
const TIPO = '(?:(?:de |en )?(?:tipo|estilo|plan|modo)|rollo|como)';

/** "Cambia el cielo, tipo nublado", "un cielo nublado" */
export const SPANISH_SKIES: readonly Form[] = SPANISH_KINDS.flatMap(([said, meant]): Form[] => [
  [
    new RegExp(
      `(?<=\\b(?:cambia|cambiar|cambiame|cambie|reemplaza|sustituye) (?:el |ese |este )?cielo )(?:(?:,|por|a|en) )*(?:${TIPO} )?(?:(?:mas|un poco|muy|bien|un|uno|de) )*(?:${said})(?= ?$| [,.;:!?¡¿]| (?:y|pero|porfa|por favor)\\b)`,
    ),
    `, ${meant}`,
  ],
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:y|pon|ponle|agrega|quiero|con) )(?:un )?cielo (?:${TIPO} (?:de |un poco |muy )?(?:${said})|(?:un poco |muy )?(?:nublad[oa]|nuboso))(?= ?$|(?<=\\bun cielo .*) [,.;:!?]|(?<=\\bun cielo .*) (?:y|pero|porfa)\\b)`,
    ),
    meant === 'nubes' ? 'un cielo con nubes' : 'un cielo de tormenta',
  ],
]);
