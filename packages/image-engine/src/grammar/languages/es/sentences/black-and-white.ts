import type { Form } from '../../../forms/rewrite.ts';
import { END, INK, REST, START, WISH_END } from '../parts.ts';

const ITS_COLOUR =
  '(?:con|en|a) (?:(?:su|sus|todo|propio) )*color(?:es)?(?: (?:original|natural)(?:es)?)?';

const ITS_OWN = '(?:con|en) sus? (?:propios? )?color(?:es)?(?: (?:original|natural)(?:es)?)?';

const ONLY = '(?:(?:solo|solamente|nada mas|unicamente) )*';

const ALL_ELSE = '(?:(?:todo )?lo demas|(?:todo )?el resto|lo otro)';

const GREY = '(?:(?:en|a) )?(?:blanco y negro|b y n|byn|gris|grises|escala de grises)';

const PHOTO = '(?:(?:la|esta|mi|una) )?(?:foto|fotografia|fotito|imagen|retrato)';

/** Sentences of Spanish about black and white, what alone stays in colour, and old photos that get their colours. */
export const SPANISH_BLACK_AND_WHITE: readonly Form[] = [
  // "Que solo resalte el vestido con su color y lo demás en blanco y negro"
  ...(
    [
      ['(?:resalt|destaqu|destac|sobresalg)[a-z]*', ITS_COLOUR],
      ['(?:qued|dej|mantenga|manten|conserv)[a-z]*', ITS_OWN],
    ] as const
  ).map(
    ([stands, colour]): Form => [
      new RegExp(
        `${START}(?:(?:quiero|que|haz) )*${ONLY}${stands} ${ONLY}((?:el|la|los|las|mi|mis|su|sus) (?:[^,.;:!?“ ]+ ){1,3}?)${colour} (?:(?:,|y|pero) )+(?:(?:pon|deja|pasa) )?${ALL_ELSE} ${GREY}${WISH_END}`,
      ),
      'todo en blanco y negro menos $1',
    ],
  ),
  [
    new RegExp(
      `${START}(?:que )?lo unico (?:a|en|con) color (?:sea|quede|este|es) ((?:el|la|los|las|mi|mis|su|sus) (?:[^,.;:!?“ ]+ ){1,3}?)(?:(?:,|y|pero) )+(?:(?:pon|deja|pasa) )?${ALL_ELSE} ${GREY}${WISH_END}`,
    ),
    'todo en blanco y negro menos $1',
  ],
  [
    new RegExp(
      `${START}(?:(?:pon|deja|pasa|quiero) )?(?:todo|${ALL_ELSE}) ${GREY} (?:(?:,|y|pero|que) )+(?:(?:solo|nada mas|solamente|unicamente) )?((?:el|la|los|las|mi|mis|su|sus) (?:[^,.;:!?“ ]+ ){1,3}?)(?:(?:tenga|tengan|lleve|mantenga|conserve|quede|salga|se vea|con|a|en|su|sus) )+color(?:es)?${WISH_END}`,
    ),
    'todo en blanco y negro menos $1',
  ],
  // "Que solo resalte el vestido con su color y lo demás en blanco y negro"
  [
    /\b(?:que )?solo (?:resalte|destaque|se vea|quede|este)(?: en color)? ((?:el|la|los|las|mi|su) [^,.;:!?“ ]+(?: [^,.;:!?“ ]+)?) (?:con|en) (?:su|sus|color)(?: colores| color| propio color)?(?: ,| y| pero)+ (?:lo demas|el resto|todo lo demas)(?: en| a| quede)+ (?:blanco y negro|gris)(?= ?$| [,.;!?])/,
    'todo en blanco y negro menos $1',
  ],
  // "El rojo más intenso y lo demás en gris"
  [
    new RegExp(
      `${START}(?:que )?(?:el|los) ${INK} (?:(?:mas|bien|muy) )+(?:intens|viv|fuert|llamativ)[a-z]+ (?:y|,) (?:(?:y|todo) )*(?:lo demas|el resto|lo otro) (?:en|a) (?:gris|grises|blanco y negro)${END}`,
    ),
    'todo en gris menos el $1',
  ],
  // "Foto vieja en blanco y negro, ponle color": it has none yet
  [
    new RegExp(
      `${START}(?:(?:la|mi|esta|una|es una) )?(?:foto|fotografia|fotito) (?:(?:vieja|antigua|viejita|muy|bien|en blanco y negro) ?)+(?:(?:de|del) (?:(?:mi|mis|la|el|los|las|su) )?[^,.;:!?“ ]+ )?(?:(?:,|y|;) )+(?:le |la )?(?:pon|ponle|ponele|dale|poner|colorea)[a-z]*(?: (?:le|la))?(?: (?:color|colores|a color))?${END}`,
    ),
    'coloriza la foto',
  ],
  // "¿Puedes ponerle color de verdad a esta foto de 1920?"
  [
    new RegExp(
      `\\b(?:pon|dar|da|dale|mete|agreg|anad|echa)\\w*(?: (?:le|les|la))? (?:(?:los|unos|sus) )?color(?:es)? (?:de verdad|de veras|reales|real|verdader[oa]s?|autentic[oa]s?|de la vida real)(?: (?:a|en) ${PHOTO}(?: (?:vieja|antigua|viejita))?(?: de (?:mi |mis |la |el |los )?[^,.;:!?“ ]+)?)?${END}(?!.*\\b(?:muy|tan|demasiado|toda) (?:amarill|azul|verd|roj|naranj|anaranj|rosa|morad)[a-z]*)`,
    ),
    'coloriza la foto',
  ],
  // "Restaura esta foto de mi bisabuela y ponle color": it has none yet
  [
    new RegExp(
      `(?<=\\b(?:viej|antig|bisabuel|abuel|blanco y negro|restaur)\\w*\\b[^.;!?“]* )(?:(?:,|y) )+(?:me la |la )?(?:pon|ponle|ponele|dale|poner|coloreala|colorea|coloreala)(?: le| la)?(?: color(?:es)?| a color)${END}`,
    ),
    ', coloriza la foto',
  ],
  // "Coloréala": without a colour all of them are meant
  [
    new RegExp(
      `${START}(?:por favor )?(?:color|coloriz)(?:e?(?:a|ar|as|e|en)(?:me)?(?:la|lo|las|los)|ea|a)(?: por favor)?${END}`,
    ),
    'colorea esta foto',
  ],
  // "Blanco y negro, a lo reportaje de guerra": what has such a look.
  [
    new RegExp(
      `(?<=\\b(?:blanco y negro|byn|grano|contraste|contrastad\\w+)\\b.* )(?:, )?(?:a lo|tipo|estilo|en plan|como de|como|al estilo|al estilo de|rollo|onda) (?:un |una |los )?(?:reportaje|documental|fotoperiodismo|fotorreportaje|reportero|fotografo)${REST}${END}`,
    ),
    '',
  ],
  // "Todo en gris pero que la bufanda roja se vea en su color"
  [
    new RegExp(
      `${START}(?:todo|toda|(?:toda )?la foto|lo demas|el resto) (?:en |a )?(?:gris|grises|blanco y negro|byn) (?:(?:,|y|pero|menos|solo|excepto|salvo) )+(?:que )?(?:solo )?((?:el|la|los|las|mi|mis) [^,.;:!?“ ]+ ${INK}) (?:que )?(?:(?:se )?(?:vea|vean|quede|queden|siga|sigan|mantenga|este|salga) )?(?:en|a|con|su|de) (?:su |sus )?(?:color(?:es)?(?: (?:original|normal|real|natural))?|color)${END}`,
    ),
    'que solo quede en color $1 , lo demas gris',
  ],
  // "¿Le pueden dar color a la foto de mi bisabuela?"
  [
    /\b(?:dar|darle|den|denle|poner|ponerle|pongan|ponganle|meter|meterle) (?:un poco de )?color a (?=(?:la|las|mi|mis|esta|este|estas|una|un|nuestra|aquella) (?:foto\w*|imagen|imagenes|retrato)\b)/,
    'colorea',
  ],
  // "Me encantaría ver el tono real de la ropa": what colouring would be for.
  ...(
    [
      ['(?<=\\b(?:color|colorear\\w*|colorea\\w*|colore\\w*|coloriz\\w*)\\b.*)', ''],
      ['', 'colorea la foto'],
    ] as const
  ).map(
    ([before, meant]): Form => [
      new RegExp(
        `${START}${before}(?:y )?(?:(?:me |nos )?(?:encantaria|gustaria)|quiero|quisiera|queremos|quisieramos) (?:poder )?(?:ver|saber|conocer) (?:como era |cual era |cuales eran )?(?:el|los|su|sus) (?:tonos?|colores?) (?:real(?:es)?|originales?|original|verdader[oa]s?|autentic[oa]s?)${REST}${END}`,
      ),
      meant,
    ],
  ),
  // The flower has its colour behind it.
  [
    /(?<=\b(?:menos|salvo|excepto) )(?:la rosa|las rosas) (?=(?:roj|blanc|amarill)as?(?= |$))/,
    'la flor ',
  ],
  // "Todo en blanco y negro y la rosa roja que se quede roja"
  [
    new RegExp(
      `\\b((?:todo|toda|la foto|lo demas|el resto)(?: en| a)? blanco y negro) (?:[,.;] |y |pero )+((?:el|la|los|las|mi|mis) [^,.;:!?“ ]+ ${INK}) que (?:se )?(?:quede|queden|siga|sigan|mantenga|mantengan|conserve|conserven) (?:[^,.;:!?“ ]+|(?:en|con|su) (?:su )?color)${END}`,
    ),
    '$1 menos $2',
  ],
];
