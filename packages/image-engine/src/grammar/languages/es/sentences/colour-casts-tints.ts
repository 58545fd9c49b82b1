import type { Form } from '../../../forms/rewrite.ts';
import { START, WISH_END } from '../parts.ts';

/** Colours by their stems, and what they are called. */
const HUES = [
  ['azul(?:ad|os|on)?', 'azul'],
  ['verd(?:e|os)?', 'verde'],
  ['roj(?:iz)?', 'rojo'],
  ['ros(?:ad|a)?', 'rosa'],
  ['(?:a)?naranj(?:ad)?', 'naranja'],
  ['amarill(?:ent|os)?', 'amarillo'],
  ['(?:morad|violet|lil)', 'morado'],
  ['celest(?:e)?', 'celeste'],
] as const;

const ENDS = '(?:[oae]s?|(?:c|l)?it[oa]s?|)';

/** What somebody else would call a touch. */
const AIR =
  '(?:aire|airecito|airecillo|toquecito|toquecillo|tonito|tonillo|puntito|rollo|rollito|look|velito|matiz|tinte|tono)';

/** Little of a colour, whatever holds it: "un tinte azulito". */
const SAYS_LITTLE = '(?: (?:muy |bien )?(?:suav|liger|clar|lev|sutil|tenu|discret)[a-z]*)*';

const GIVEN =
  '(?:(?:(?:da|dej|pon|met|ech|agreg|anad|quier|quisier|aplic|hech)[a-z]*(?: (?:me|le|la|lo))?|con|y|que tenga|tenga) )';

/** Told of how it is, or what goes. */
const TOLD =
  '(?<!\\b(?:tiene|tienen|hay|quit\\w+|corri\\w+|elimin\\w+|salio|sale|quedo|ve|esta|arregl\\w+|sin|menos|sac\\w+|no|baj\\w+|reduc\\w+|dejo|dio|cielo|fondo|agua|mar) (?:[^,.;!?“ ]+ )*)';

const NO_REMEDY = '(?!.*\\b(?:arregl|corri|corre|quit|elimin|sac)\\w+)';

const PICTURE =
  '(?: (?:a|en|por|sobre) (?:(?:toda|la|esta|mi|todo) )*(?:foto|imagen|todo|fotito))?';

/** Spanish: a hue that is to lie over the picture, lightly. */
export const SPANISH_COLOUR_CASTS_TINTS: readonly Form[] = HUES.flatMap(([stem, hue]): Form[] => [
  // "Un aire azuladito a la foto", "dale un tonito azul suave"
  [
    new RegExp(
      `${TOLD}(?:(?<=^|[,.;:!?¡] )|(?<=[^,.;:!?¡] )(?=${GIVEN}|un (?:aire|aire)))${GIVEN}*(?:un|unos|ese|como un) (?!(?:tono|tinte|matiz)(?: (?:de|color|en|al?))* ${stem}(?:[oae]s?)?(?: |$)(?!suave|clar|lev|tenu))${AIR}(?: (?:ligeramente|medio|algo|un poco|un poquito|bien|muy|como|asi|de|color|tirando|a|al|en|mas))* ${stem}${ENDS}${SAYS_LITTLE}${PICTURE}${WISH_END}${NO_REMEDY}`,
    ),
    `, dale un tinte ${hue} suave`,
  ],
  // "Quita el aire azulado"
  [
    new RegExp(
      `${START}(?:quit|sac|elimin|borr|corrig|corrij)[a-z]*(?: (?:le|me))? (?:el|ese|este) ${AIR} ${stem}${ENDS}${WISH_END}`,
    ),
    'corrige el balance de blancos',
  ],
  // "Que tenga tonos verdes tipo Matrix"
  [
    new RegExp(
      `${START}(?:(?:que|tenga|con|en|ponle|dale|ponla|quiero|unos) )*(?:tonos?|tonalidad(?:es)?|color(?:es)?) ${stem}${ENDS} (?:(?:tipo|como|estilo|onda|a lo|en plan) )+(?:(?:en|de|la|las|una?) )*(?:matrix|peli|pelicula|pelis|cine|thriller)${WISH_END}`,
    ),
    `dale un tinte ${hue}`,
  ],
  // "Métele un poquito de azul a la foto"
  [
    new RegExp(
      `${START}(?:da|pon|met|ech|agreg|anad)[a-z]*(?: (?:le|la|me))? (?:un poco|un poquito|un pelin|un toque|un toquecito|algo|una pizca) de (?:color )?${stem}${ENDS}${SAYS_LITTLE} (?:a|en|por) (?:(?:toda|la|esta|mi) )*(?:foto|imagen|todo|fotito)${WISH_END}`,
    ),
    `dale un tinte ${hue} suave`,
  ],
]);

/** "Ponla azuladita", "quiero la foto medio azulada": colours that things are not called by. */
export const SPANISH_COLOUR_CASTS_DYED: readonly Form[] = (
  [
    ['azul(?:ad|os)', 'azul'],
    ['verdos', 'verde'],
    ['rojiz', 'rojo'],
    ['anaranjad', 'naranja'],
    ['violace', 'morado'],
  ] as const
).map(
  ([stem, hue]): Form => [
    new RegExp(
      `^(?:(?:quiero|quisiera|me gustaria) (?:que )?(?:(?:la|esta|mi) (?:foto|imagen) )?|(?:pon|haz|deja|dejame|ponme|hazme)(?:la|lo|mela)?(?: (?:la|lo|mela))?(?: (?:foto|imagen))? |que (?:la foto )?(?:quede|se vea|sea|salga) )(?:(?:toda|todo|un poco|un poquito|medio|algo|como|asi|quede|se vea|sea|salga) )*${stem}(?:it)?[oa]s?${WISH_END}${NO_REMEDY}`,
    ),
    `dale un tinte ${hue} suave`,
  ],
);

/** Spanish: a touch of warmth. */
export const SPANISH_WARMTH: readonly Form[] = [
  // "Un toquesito de calor"
  [
    /\bun (?:poco|poquito|poquitin|toque|toqu(?:e|ec|es)it[oa]|toqu(?:ec|es)illo|pelin|pizca|puntito|punto|chin|tantito) (?:mas )?de (?:calor|calidez|calorcito)(?= ?$| [,.;:!?]| y\b)/,
    'un poco mas calida',
  ],
];
