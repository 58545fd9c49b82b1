import type { Form } from '../forms/rewrite.ts';
import { INK, START } from '../languages/es/parts.ts';
import { type Dislike, dislikedForms, type Follows, SAID_OF } from './disliked.ts';

const COLOUR = `(?:${INK.slice(1, -1)})(?: (?:clar[oa]|oscur[oa]|pastel|marino|cielo|puro))?`;
const HEX = '#[0-9a-f]{3,6}';
const HOW = '(?: (?:muy|mas|tan|demasiado|super|bien|medio|un poco|bastante|todo|re|algo))*';
const UGLY =
  '(?:fe[oa]s?|horribles?|aburrid[oa]s?|sos[oa]s?|trist\\w+|espantos[oa]s?|cutres?|apagad[oa]s?|vulgar|cargad[oa]|desordenad[oa]|banal|deprimente|malisimo|mal[oa]s?|nublad[oa]|cubierto|gris|pesim[oa]|asco|horror|pena)';
const UGLY_AND = `${HOW} ${UGLY}(?:(?: ,)?(?: y)?${HOW} ${UGLY})*`;
const NOT_LIKED =
  'no (?:me |nos )(?:gustan?|convencen?|agradan?|molan?|va|van|encantan?)(?: (?:nada|mucho|para nada|del todo))*';

const DISLIKE: Dislike = {
  start: START,
  before: `odio|detesto|aborrezco|no soporto|${NOT_LIKED}|no (?:quites|borres|elimines|saques|desenfoques|difumines)`,
  exclaimed: [
    [`que (?:${UGLY} )?`, `${SAID_OF}${HOW} ${UGLY}`],
    // "Fondo gris" is a wish.
    ['', `${HOW} (?!gris|nublad|cubierto)${UGLY}`],
  ],
  around: [['(?:encuentro|veo|me parece)', UGLY_AND]],
  behind: ` (?:es|esta|se ve|se ven|queda|quedo|me parece|salio|son|estan|luce)${UGLY_AND}| ${NOT_LIKED}| (?:, )?(?:que|es|esta)${UGLY_AND}| (?:me |nos )?(?:molesta|estorba|distrae)`,
  between: '[,.;:!?¡–-]|y|asi que|entonces|por favor|porfa|puedes|podrias',
};

const LAST = '(?= ?$| [,.;:!?]| (?:y|pero|por favor|porfa|en|con|sin|para|mejor)\\b)';
const PUT =
  '(?:(?:mejor |solo )*(?:pon(?:le|me|er|ga|gan)?|mete(?:le)?|quiero(?: ver| tener)?|quisiera|prefiero|preferiria|dame|dale|agrega|anade|usa|me gustaria|quiero que sea|con|que sea|mejor|haz|(?:cambia|reemplaza|sustituye|cambie)(?:lo|melo) (?:por|a|con))(?: algo (?:de|como))?(?: mejor)?)';
const IT_MADE =
  '(?:(?:mejor |solo |sino )*(?:(?:pon|haz|pinta|vuelve|deja|cambia|hac|pinte)(?:lo|melo|edlo)|(?:poner|hacer|dejar|pintar)lo|lo (?:quiero|prefiero|quisiera)|que (?:sea|quede|este))(?: mejor)?)';

const withColour = (place: string, as: string): Follows => [
  [`${IT_MADE}(?: (?:a|en|de color|de|todo))* (?=(?:${as})${LAST})`, `pon ${place} `],
  [`${PUT} (?:un |uno )(?:de color )?(?=(?:${COLOUR}|${HEX})${LAST})`, `pon ${place} `],
  [
    `${PUT} (?:en |color |de color )?(?=(?:${COLOUR}|${HEX})(?: mejor| por favor| porfa)?(?= ?$| [.;:!?]))`,
    `pon ${place} `,
  ],
];

const SCENES =
  '(?:playa|mar|atardecer|puesta de sol|amanecer|estudio|montanas?|alpes|espacio|oficina|ciudad|bosque|cocina|degradado|paisaje)\\b';

/** "El fondo es feo, ponle una playa" */
const GROUND: Follows = [
  [
    '(?=(?:mejor )?(?:pon(?:me|nos|la|lo|las|los)|lleva(?:me|nos)) (?:en|a|al|frente|delante|sobre) (?!color\\b|blanco y)(?:un|una|el|la|los|las) )',
    '',
  ],
  [`(?=(?:\\w+ ){1,7}(?:de fondo|detras|de mi|atras)${LAST})`, ''],
  ...withColour(
    'el fondo',
    `${COLOUR}|${HEX}|borros\\w+|desenfocad\\w+|difuminad\\w+|transparente|liso|mas (?:oscuro|claro|calido|suave)`,
  ),
  [
    `${PUT} (?=(?:(?:un|una|unas|unos|el|la|las) )?(?:\\w+ )?${SCENES}(?! (?:mas|menos|un poco)\\b))`,
    'cambia el fondo por ',
  ],
  [
    '(?:quita|borra|elimina|saca|quite|borre|elimine)(?:lo|melo)|(?:quitar|borrar|eliminar|sacar)lo',
    'quita el fondo',
  ],
  ['oscurecelo', 'oscurece el fondo'],
  ['aclaralo', 'aclara el fondo'],
  ['(?:desenfoca|difumina|emborrona)(?:lo|melo)|(?:desenfocar|difuminar)lo', 'desenfoca el fondo'],
];

const CLEAR = 'un cielo sin nubes';

/** "No me gusta el cielo gris, lo quiero azul" */
const SKY: Follows = [
  ['oscurecelo', 'oscurece el cielo'],
  ['aclaralo', 'aclara el cielo'],
  [
    `(?:${PUT}|que (?:haga|salga|haya)) (?:el |un |mas |mucho |un poco de |algo de )*(?:sol|luz de sol|dia soleado|cielo soleado)${LAST}`,
    CLEAR,
  ],
  [
    `(?:${IT_MADE}|(?:pon|haz)la|que este|que se vea) (?:mas |bien |muy )*(?:solead|despejad)[oa]${LAST}`,
    CLEAR,
  ],
  [`${PUT} (?:el |un )?cielo (?:bien |mas |muy )*(?:azul|despejado|celeste)${LAST}`, CLEAR],
  ...withColour(
    'el cielo',
    'azul|celeste|rosa|naranja|dramatico|estrellado|mas (?:azul|oscuro|claro|calido|dramatico)',
  ),
  [
    `${PUT} (?=(?:(?:un|una|unas|el|la) )?(?:atardecer|puesta de sol|amanecer|estrellas)${LAST})`,
    'cambia el cielo por ',
  ],
];

/** Spanish complaints about the background or the sky, with what is wanted instead, and a blue sky. */
export const SPANISH_DISLIKED: readonly Form[] = [
  ...dislikedForms(DISLIKE, {
    named: '(?:el color )?(?:el|este|ese|mi|nuestro|del|de este|de mi) fondo',
    bare: 'fondo',
    follows: GROUND,
  }),
  ...dislikedForms(DISLIKE, {
    named:
      '(?:el color )?(?:el|este|ese|un|nuestro|del|de este) cielo|(?:las|estas|esas|unas) nubes',
    bare: 'cielo|nubes',
    follows: SKY,
  }),
  // "Está muy nublado, ponle sol"
  [
    new RegExp(
      `${START}(?:(?:esta|estaba|se ve|salio) )?(?:muy|demasiado|tan|todo|esta|estaba) nublado (?:[,.;:!] |y |asi que )+(?:${PUT} (?:el |mas |un poco de |algo de )*sol|(?:pon|haz)(?:lo|la) (?:mas )?solead[oa])${LAST}`,
    ),
    CLEAR,
  ],
  // "Pon un cielo azul"; "un cielo azul con nubes" has them
  [
    /(?<=(?:^|[,.;:!?¡¿] |\b(?:y|pon|ponle|ponme|poner|ponerle|quiero|quisiera|agrega|anade|dale|prefiero|gustaria|cielo (?:por|a|con)) ))(?:un )?cielo (?:bien |muy )?(?:azul|despejado|celeste)(?<=\bun cielo .*|\bpon(?:le)? cielo .*)(?= ?$| [,.;:!?](?! (?:y )?con\b)| (?:y|pero|por favor|porfa)\b(?! nubes)| con (?:un )?arco ?iris\b)/,
    CLEAR,
  ],
  // "Cielo azul con arcoíris"
  [/(?<=^|[,.;:!?¡¿] )cielo azul (?:con|y) (?:un )?(?=arco ?iris\b)/, `${CLEAR} y un `],
];
