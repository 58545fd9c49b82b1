import type { Form } from '../../../forms/rewrite.ts';
import { END, HUE, INK, REST, START, WISH_END } from '../parts.ts';

const BULB =
  '(?:bombillas?|focos?|lamparas?|luz(?: (?:de las?|del|de los) (?:lamparas?|bombillas?|focos?|techo|cuarto|cocina))?|luces|tubos?|fluorescentes?)';

const STATE = '(?:(?:se|me|nos) )?(?:ve|ven|vemos|veo|sal\\w+|esta|estan|qued\\w+|tiro|tira)';

const CAST =
  '(?:amarill|amarillent|naranj|anaranjad|azul|azulad|verd|verdos|roj|rojiz|rosad|morad|celest)';

/** What lights a room, and gives what is in it a colour. */
const LAMP =
  '(?:foco|luz|luces|lampara|bombill|bombit|ampolleta|tubo|fluorescente|led|flash|pantalla|iluminacion|neon|farol)';

const TINT =
  '(azul\\w*|verd\\w*|roj\\w*|rosad?[oa]?|morad[oa]|naranja|anaranjad[oa]|amarill\\w*|violeta|turquesa|celeste|magenta|dorad[oa])';

const TONED =
  '(?:(?:y|pero|con|que) )*(?:(?:todo|toda|todos|(?:la |una )?foto|(?:la |una )?imagen|ello|quede|queden|este|esten|se vea|sea|salga|vaya) )*en (?:unos |los )?(?:tonos|tonalidades|colores)';

/** Sentences of Spanish about casts and tints: too yellow, white balance, warmth. */
export const SPANISH_COLOUR_CASTS: readonly Form[] = [
  // "Quedó re amarilla por la luz del comedor, que el mantel se vea blanco de verdad": no tablecloth is painted
  [
    new RegExp(
      `${START}(?:(?:la|esta|mi) (?:foto|imagen) )?(?:(?:me|nos|se) )?${STATE} (?:(?:toda|todo|muy|re|medio|super|bien|demasiado|un poco|algo|como|tan|mas|tirando a) )*${CAST}(?:es|[oa]s?|e)?${REST} (?:(?:,|;|\\.|y|pero|quiero) )+(?:haz |quiero )?que (?:el|la|los|las|mi|mis|su|sus) [^,.;:!?“ ]+(?: (?:de|del) [^,.;:!?“]{2,20}?)? (?:(?:se )?(?:vean?|queden?|salgan?|esten?|sean?|note|parezcan?)) (?:(?:bien|mas|de color|realmente) )*blanc[oa]s?(?: (?:de verdad|como (?:es|son|era|eran|debe ser)|real(?:es)?|pur[oa]s?|blanc[oa]s?|de nuevo|otra vez))*${WISH_END}`,
    ),
    'corrige el balance de blancos',
  ],
  // "La bombilla me dejó todo amarillo, pon los blancos blancos"
  ...(
    [
      ['(?:[,.;] )(?=[^!?“]*\\bblancos\\b)', ''],
      ['(?= ?[.!]? ?$)', 'la foto esta muy amarilla'],
    ] as const
  ).map(
    ([then, meant]): Form => [
      new RegExp(
        `${START}(?:(?:por|con|es que|debido a) )?(?:la|el|las|los|esta|este) ${BULB} (?:(?:me|nos|la|lo|se) )*(?:dej|pus|hiz|volv|qued|sal)[a-z]+(?: (?:la|foto|todo|toda|muy|medio|bien|tan|un|poco))* (?:amarill|naranj|anaranjad)[a-z]* ${then}`,
      ),
      meant,
    ],
  ),
  [
    new RegExp(
      `${START}(?:pon|dej|quier|que|haz)[a-z]*(?: (?:me|que))? los blancos(?: (?:sean|queden|se vean|salgan))?(?: (?:bien|muy|de verdad|realmente))* blancos(?: (?:de verdad|otra vez|blancos))*${WISH_END}`,
    ),
    'corrige el balance de blancos',
  ],
  // "… pon los blancos blancos de verdad"
  [
    /(?:, |y )?(?:pon|deja|haz|que (?:sean|queden|se vean|esten)) los blancos (?:bien |realmente |otra vez )?blancos(?: de verdad| otra vez| de nuevo)?(?= ?$| [,.;!?])/,
    ', balance de blancos',
  ],
  // "La bombilla me dejó todo amarillo"
  [
    /\b(?:la|el|las|los) (?:bombillas?|focos?|lamparas?|luz|luces|leds?) (?:(?:me|nos|lo|la) )*(?:dejo|dejaron|puso|pusieron|hizo|hicieron|pinto|tino) (?:todo|la foto|todos|todas|la cara|las caras) (?:(?:muy|bien|super) )?(amarill[oa]s?|naranjas?|azul(?:es)?|verdes?)(?= ?$| [,.;!?])/,
    'todo salio demasiado $1',
  ],
  // "Dale calidez, como de tarde"
  [
    new RegExp(
      `(?<=\\b(?:calid|calor|dorad)[a-z]* )(?:, )?(?:como )?de (?:la |media )?tarde(?:cita)?${END}`,
    ),
    '',
  ],
  // "Una capa de azul encima": one that is there already is not wished for
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:y|pon|ponle|agrega|agregale|anade|echale|aplica|dale|mete|quiero) )una capa (?:de (?:color )?)?${INK} (?:por )?encima(?= ?$| [,.;!?])(?!.*\\b(?:quit|elimin|borr|limpi|sac)\\w*)`,
    ),
    'agrega un tinte $1',
  ],
  // "Tono azul al 20 %", and nothing that says it is there: one is wished for
  [
    /^(?:por favor )?(?:un |una )?(?:(?:ligero|leve|suave) )?(?:tono|tinte|matiz) (azul|verde|rojo|rosa|amarillo|morado|violeta|naranja)(?: (?:(?:al|del|de) )?(\d+))?(?= ?(?:por favor ?)?[.!]? ?$)/,
    'agrega un tinte $1 $2',
  ],
  // "Más fría, que las caras no queden azules"
  [
    /(?<=\b(?:calid|fri|luz|luminos|brill|clar|aclar|dorad|contrast|vintage|sepia|atardecer|calor)\w*\b[^.;!?“]* )(?:(?:,|pero) )*(?:sin que|que(?= [^,.;:!?“]*\bno\b)) (?:a )?(?:la |las |los |mi |su |nuestra |me |se )*(?:el |los )?(?:piel|pieles|caras?|cutis|tono de piel|fondo|paredes|pared|blancos) (?:no )?(?:se )?(?:(?:me|le|nos|les) )?(?:pong|vuelv|qued|ve|salg|tir|tin|vir)\w* (?:(?:muy|tan|demasiado|mas|a|hacia|al|toda|todo|de) )*(?:naranjas?|anaranjad[oa]s?|roj[oa]s?|amarill[oa]s?|verdes?|azul(?:es|ad[oa]s?)?|gris(?:es)?|rosas?|rosad[oa]s?|palid[oa]s?|oscur[oa]s?|moren[oa]s?)(?= ?$| [,.;!?]| y\b| pero\b)/,
    '',
  ],
  // "Tiñe de azul toda la foto"
  [
    /\b(?:tine|tinta|tintar|tenir|colorea|pinta)(?:me)? (?:de|en) (?!acuarela|oleo|sepia|blanco y)([^,.;:!?“ ]+) (?:(?:toda|entera) )?(?:la|esta|mi) (?:foto|imagen)(?: entera| completa)?(?= ?$| [,.;!?]| y\b)/,
    'tine la foto de $1',
  ],
  // "Colores fieles a la tela"
  [
    /\b(?:(?:con|los|unos|que) )*(?:colores|tonos) (?:(?:bien|muy|mas|sean|salgan) )*(?:fieles|exactos|fidedignos)(?: (?:a|con) (?:la realidad|el original|la prenda|los reales|como son))?(?= ?$| [,.;!?]| y\b)/,
    'corrige el balance de blancos',
  ],
  // "Se ve toda amarilla por los focos de la cocina, corrígelo"
  [
    new RegExp(
      `${START}(?:(?:la|esta) (?:foto|imagen) )?${STATE}(?: (?:toda|todo|todos|todas|muy|medio|super|bien|demasiado|un poco|algo|como|tan))* ${CAST}(?:es|[oa]s?|e)? (?:por|debido a|a causa de|por culpa de|con) (?:culpa de )?(?:el |la |los |las |tanta |esa |ese |esos |del )*${LAMP}\\w*${REST} (?:[,.;] |y )+(?:por favor )?(?:corri|corre|arregl|quit|compon|mejor|soluc)[^,.;:!?“ ]*(?: (?:lo|la|eso|esto|el color|por favor|porfa))*${END}`,
    ),
    'corrige el balance de blancos',
  ],
  // "No me gusta tan amarilla, ponla más neutra"
  [
    new RegExp(
      `\\b(?:pon|dej|haz)(?:la|lo|ala|alo|rla|rlo) (?:con (?:los )?(?:colores|tonos) )?(?:mas )?neutr[oa]s?${END}`,
    ),
    'corrige el balance de blancos',
  ],
  // "Con niebla y un viraje azulado": a tint that is asked for.
  [
    new RegExp(
      `(?<!\\b(?:tiene|tienen|hay|quit\\w+|corri\\w+|elimin\\w+|salio|sale|quedo|ve|esta|arregl\\w+|sin|menos|sac\\w+)\\b.*)(?:(?<=^|^.* )(?:con|y|,|dale|pon|ponle|de|da|dame|ponme|metele|agregale|anadele|echale) |^)+(?:un |el |su )?(?:viraje|tinte|matiz|virado) (?:de |al |a |en )?(?:color )?${TINT}${END}(?!.*\\b(?:arregl|corri|corre|quit|elimin|sac)\\w+)`,
    ),
    ', dale un tinte $1',
  ],
  [
    new RegExp(
      `${START}(?:los |el )(?:blancos?) (?:se (?:ven?|me ven?)|sal(?:en?|ieron|io)|qued\\w+|estan?|tiran?)(?: (?:medio|un poco|un poquito|algo|bien|muy|como|todos?|a|demasiado|super))* (?:azulad|amarillent|verdos|rosad|rojiz|anaranjad)os${END}`,
    ),
    'corrige el balance de blancos',
  ],
  // "Todo en tonos azules": a cast that is asked for.
  [new RegExp(`${START}${TONED} ${HUE} y ${HUE}${END}`), 'duotono $1 y $2'],
  [new RegExp(`${START}${TONED} ${HUE}${END}`), 'dale un tinte $1'],
  // "La piel se ve verdosa por los focos, corrígela"
  [
    new RegExp(
      `${START}(?:la|mi|su|nuestra|las|nuestras) (?:piel|caras?|pieles) (?:se (?:me |nos |le |les )?ven?|sal\\w+|qued\\w+|estan?)(?: (?:medio|un poco|algo|muy|bien|super|demasiado))* (?:verdos|amarillent|azulad|rojiz|anaranjad|rosad|morad)[oa]s?${REST}(?: , (?:corrige|arregla|mejora|compon)\\w*)?${END}`,
    ),
    'corrige el balance de blancos',
  ],
  [
    /\b((?:tonos?|colores|color|aire|look|luz) fri[oa]s?|mas fri[oa]s?) como (?:de|en) (?:el )?invierno\b/,
    '$1',
  ],
  // "Ese color anaranjado que le dio la lámpara": a cast, and not the colours
  [
    /\bcolor (?=(?:amarill|naranj|anaranjad|azul|azulad|verd|verdos|roj|rojiz|rosad|morad)\w* (?:que|por|de) [^,.;:!?“]*(?:foco|luz|luces|lampara|bombill|bombit|ampolleta|fluorescente|neon|farol)\w*)/,
    'tono ',
  ],
  // "Ese tono amarillento que dejó la bombilla"
  [
    /(?<=\b(?:tono|tonito|color|dominante|tinte) (?:amarill|naranj|anaranjad|azul|azulad|verd|verdos|roj|rojiz|rosad|morad)\w* )(?:que (?:le |nos |me )?(?:dej|di|d|tir|hac|met|pus|pon|caus|provoc|hizo|trae)\w*|(?:por|de|debido a|a causa de|por culpa de)) (?:el|la|los|las|esa|ese|mi|tanta|del)? ?(?:foco|luz|luces|lampara|bombill|bombit|ampolleta|tubo|fluorescente|led|flash|neon|farol|vela)\w*(?: (?:de|del) [^,.;:!?“ ]+(?: [^,.;:!?“ ]+)?)?/,
    '',
  ],
];
