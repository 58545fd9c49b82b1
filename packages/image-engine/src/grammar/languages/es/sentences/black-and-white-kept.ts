import type { Form } from '../../../forms/rewrite.ts';
import { INK, START, WISH_END } from '../parts.ts';

const GREY =
  '(?:(?:quiero|pas|pon|conv|dej|haz|hac|vuelv|camb|transf)[a-z]*(?: (?:la|lo|me|mela|foto|imagen|esta|mi))* )?(?:(?:tod[oa]|en|a|que|sea|este|quede|la foto|foto|lo demas|de) )*(?:blanco y negro|b y n|byn|b n|gris|grises|escala de grises|monocromo)';

const KEPT =
  '(?:(?:dej|mant|manten|conserv|respet|guard|salv|quiero|resalt|destac|destaqu|preserv)[a-z]*|(?:no (?:me )?(?:le |les )?(?:quites|toques|borres|saques|cambies))|(?:se )?(?:vea|quede|siga|note|salga|mantenga|conserve|resalte)n?)(?: (?:me|le|les|lo|los|la|se|que|quede|este|siga|tal|como|intacto))*';

const BUT =
  '(?:(?:,|[.;]|pero|y|xfa|porfa|por favor|plis|eso si|menos|salvo|excepto|quitando|con|que|solo|solamente|unicamente|nada mas) )+';

/** Of people: no other thing has its colour for a name there. */
const FEATURE =
  '(?:labios?|boca|labial|pintalabios|unas|ojos?|iris|pelo|cabello|melena|cabellera|mejillas|cachetes|boquita|ojitos|barba)';

const OF = `(?: (?:de|del|en|a) (?:(?:la|el|los|las|l|mi|mis|su|sus) )*(?!foto|imagen)[^,.;:!?“ ]+)`;

/** Spanish: black and white but for one colour, called by what has it. */
export const SPANISH_BLACK_AND_WHITE_KEPT: readonly Form[] = [
  // "Solo el rojo a color, lo demás blanco y negro"
  [
    new RegExp(
      `${START}(?:(?:que|deja|quiero|pon|queden?|mant[a-z]*) )*(?:solo|solamente|unicamente|nada mas) (?:(?:quede|deja|que) )*(?:el|lo) ${INK} (?:(?:a|en|con|de|se|vea|quede) )*(?:color |colores )?(?:(?:,|y|todo) )*(?:lo demas|el resto|lo otro|los demas)(?: (?:en|a|de|que|quede|sea))* (?:blanco y negro|gris|grises|byn|b n)${WISH_END}`,
    ),
    'todo en blanco y negro menos el $1',
  ],
  // "Pásala a blanco y negro, pero déjale el rojo de los labios"
  [
    new RegExp(
      `${START}${GREY} ${BUT}(?:${KEPT} )?(?:(?:solo|solamente|unicamente|nada mas|todo|a) )*(?:el|lo|l) (?:color )?${INK}${OF}?(?: (?:tal cual|como esta|igual|intacto|vivo))?${WISH_END}(?! y (?:el|la|los|las) )`,
    ),
    'todo en blanco y negro menos el $1',
  ],
  [
    new RegExp(
      `${START}${GREY} ${BUT}(?:${KEPT} )?(?:(?:solo|solamente|unicamente|nada mas|en) )*(?:los|las|la|el|sus|mis|su|mi) ${FEATURE} (?:(?:(?:que )?(?:se )?(?:queden?|sigan?|esten?|mantengan?|sean?|vean?|salgan?)|en|de|con|color|bien|su|a) )*${INK}${WISH_END}`,
    ),
    'todo en blanco y negro menos el $1',
  ],
  // "… y que resalte la sangre roja"
  ...[
    ['(?:resalt|destaq|sobresal)[a-z]*(?: (?:solo|mas|nada mas|bien))*', ''],
    ['', '(?:(?:que|se|solo|bien|mas) )*(?:resalt|destaq|sobresal)[a-z]*'],
  ].map(
    ([before, behind]): Form => [
      new RegExp(
        `${START}${GREY} ${BUT}${before ? `${before} ` : ''}(?:el|la|los|las|mi|mis|su|sus) (?!cielo|fondo)[^,.;:!?“ ]+ ${INK}${behind ? ` ${behind}` : ''}${WISH_END}`,
      ),
      'todo en blanco y negro menos el $1',
    ],
  ),
];
