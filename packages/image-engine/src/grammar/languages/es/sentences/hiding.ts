import type { Form } from '../../../forms/rewrite.ts';
import { START, WISH_END } from '../parts.ts';

const HIDE =
  '(?:(?:tap|ocult|censur|tach|borron|emborron|difumin|desenfo[cq]u?|pixel|pixele|camufl|anonimi[zc])[a-z]*|cubr[a-z]+|escond[a-z]+|disimul[a-z]+)';
const PLEASE = '(?:(?:por favor|porfa|puedes|podes|podrias|me|nos|quiero|quisiera|hay que|y) )*';
/** What is hidden: no background, and nothing that the picture is. */
const SECRET =
  '((?:(?:el|la|los|las|mi|mis|su|sus|este|esta|estos|estas|ese|esa|esos|esas) (?!(?:fondo|cielo|foto|imagen|resto)\\b)[^,.;:!?“ ]+(?: (?:de|del) (?:(?:el|la|los|las|mi|mis|este|esta|ese|esa) )?[^,.;:!?“ ]+)?|esto|eso)(?: (?:de aqui|de ahi|de aca))?)';
const SO_THAT = '(?:(?:,|y|para|de modo|de manera|de forma|asi|pa|a fin de) )*que (?:ya |asi )?no ';
/** In the subjunctive, in which wishes stand: "no se lee" tells what is wrong. */
const READ =
  '(?:se (?:me |le |nos |les )?)?(?:(?:pueda|puedan|logre|alcance) (?:a )?)?(?:(?:leer|reconocer|identificar|distinguir|entender|adivinar)(?:se|la|lo|las|los|le)?|lean?|reconozcan?|identifiquen?|distingan?|entiendan?|adivinen?)(?: (?:nada|bien|quien es|de quien es|nadie))?';
const ILLEGIBLE = '(?:ilegibles?|irreconocibles?|inidentificables?)';

/** What covers something without painting it away. */
const COVERS = '(?:tap|cubr|ocult|escond|disimul|censur|tach|camufl|anonimi[zc])[a-z]*';
const SOME = '(?:(?:un|una|unos|el|la|efecto|filtro|poco|de) )*';
const STRONG = '(?: (?:bien |muy )?(?:fuerte|intens[oa]|potente|grande|marcad[oa]))?';
const NO_BAR = '(?: (?:(?:,|y|pero) )*no con (?:(?:una|un|barra|banda|color) )*negr[oa])?';
const WITH_BLUR = `con ${SOME}(?:desenfoque|desenfocado|blur|difuminad[oa]|difuminacion|difumino|borroso|borron|borrado|borrosidad|emborronado)${STRONG}`;
const WITH_BLOCKS = `con ${SOME}(?:pixel(?:es)?|pixelad[oa]|pixeleado|pixelacion|pixelizado|mosaicos?|cuadritos|cuadraditos|cuadros)${STRONG}`;
/** What people hide, which no mosaic of pictures is on. */
const PRIVATE =
  '((?:el|la|los|las|mi|mis|su|sus|esta|esa|este|ese) (?:caras?|caritas?|rostros?|placas?|patentes?|matriculas?|chapas?|nombres?|apellidos?|direccion(?:es)?|telefonos?|numeros?|datos?|documento|dni|tarjeta|logos?|marcas?)(?: (?:de|del) (?:(?:el|la|los|las|mi|mis) )?[^,.;:!?“ ]+)?|esto|eso)';

/** "Ponle niebla, que no se distinga la casa": how much of it. */
const NO_HAZE =
  '(?<!\\b(?:niebla|neblina|bruma|humo|noche|lluvia|nieve|(?:oscur|borros|difumin|desenfo)[a-z]*)\\b.*)';

/** Sentences of Spanish about what nobody is to read or to know again. */
export const SPANISH_HIDING: readonly Form[] = [
  // "Tapá la patente con desenfoque", "tápalo con un mosaico": how it is hidden, and nothing is painted away
  ...(
    [
      [WITH_BLUR, 'difumina'],
      [WITH_BLOCKS, 'pixela'],
    ] as const
  ).flatMap(([covered, does]): Form[] => [
    [
      new RegExp(
        `${START}${PLEASE}${COVERS} (?:(?:me|le|les) )?${SECRET} ${covered}${NO_BAR}${WISH_END}`,
      ),
      `${does} $1`,
    ],
    [
      new RegExp(
        `${START}${PLEASE}${COVERS}(?<=l[oa]s?|l[oa]s? [a-z]+) ${covered}${NO_BAR}${WISH_END}`,
      ),
      `${does} esto`,
    ],
  ]),
  // "Tapa el fondo con desenfoque": it alone
  [
    new RegExp(
      `${START}${PLEASE}${COVERS} (?:el fondo|lo de (?:atras|detras)) ${WITH_BLUR}${WISH_END}`,
    ),
    'desenfoca el fondo',
  ],
  // "Ponle un mosaico a la cara", "mosaico en la cara"
  [
    new RegExp(
      `${START}${PLEASE}(?:(?:pon|met|aplic|agreg|ech|da|haz)[a-z]*(?: (?:me|le|les))? )?(?:un )?(?:mosaico|pixelado|pixeleado) (?:en|a|sobre) ${PRIVATE}${WISH_END}`,
    ),
    'pixela $1',
  ],
  // "Tápame la matrícula, que no se pueda leer"
  [
    new RegExp(
      `${START}${PLEASE}${HIDE} (?:(?:me|le|les) )?${SECRET} ${SO_THAT}${READ}${WISH_END}`,
    ),
    'difumina $1',
  ],
  // "Tápalo, que no se lea"
  [
    new RegExp(
      `${START}${PLEASE}${HIDE}(?<=l[oa]s?|l[oa]s? [a-z]+) ${SO_THAT}(?!${READ} (?:el|la|los|las|mi) )${READ}${WISH_END}`,
    ),
    'difumina esto',
  ],
  // "Que no se lea la matrícula", "haz que el nombre no se pueda leer"
  [
    new RegExp(
      `${START}${NO_HAZE}${PLEASE}(?:(?:haz|hace|hacer) )?que no ${READ} (?:a )?${SECRET}${WISH_END}`,
    ),
    'difumina $1',
  ],
  [
    new RegExp(
      `${START}${NO_HAZE}${PLEASE}(?:(?:haz|hace|hacer) )?que (?:a )?${SECRET} no ${READ}${WISH_END}`,
    ),
    'difumina $1',
  ],
  // "Haz ilegible la matrícula", "deja el nombre ilegible"
  [
    new RegExp(
      `${START}${PLEASE}(?:haz|hace|hacer|deja|dejar|vuelve|pon)(?: me)? ${ILLEGIBLE} ${SECRET}${WISH_END}`,
    ),
    'difumina $1',
  ],
  [
    new RegExp(
      `${START}${PLEASE}(?:haz|hace|hacer|deja|dejar|vuelve|pon|que quede|que este|quede)(?: me)? ${SECRET} (?:quede |este )?${ILLEGIBLE}${WISH_END}`,
    ),
    'difumina $1',
  ],
  // "Que no se lea": what is marked
  [
    new RegExp(
      `${START}${NO_HAZE}${PLEASE}(?:(?:haz|hace|hacer) )?que (?:esto |eso )?no ${READ}(?= ?[.!]? ?$)`,
    ),
    'difumina esto',
  ],
  // "Censura esto"
  [
    new RegExp(`${START}${PLEASE}censur(?:a|ar|e|ame) ((?:esto|eso)(?: de aqui)?)${WISH_END}`),
    'pixela $1',
  ],
  // "Tápame la matrícula": for whom
  [
    /(?<=^|[,.;:!?¡¿] |\by )(?:tapame|ocultame|escondeme|cubreme) (?=(?:el|la|los|las|mi|mis|esta|este|esa|ese|esto|eso) )/,
    'tapa ',
  ],
];
