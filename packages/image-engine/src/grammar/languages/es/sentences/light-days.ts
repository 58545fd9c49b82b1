import type { Form } from '../../../forms/rewrite.ts';
import { START, WISH_END } from '../parts.ts';

const DAY =
  '(?:(?:un|una|el|pleno|plena|hermoso|lindo|bonito|buen) )*(?:dia|mediodia|manana|luz del dia)(?: (?:soleado|de sol|claro|despejado|con sol|bonito|normal|radiante|brillante|luminoso|a pleno sol|soleada|lindo|precioso|de verano))*';

const TURN = '(?:convier|convert|transform|cambi|pas|volv|vuelv|haz|pon|hac)[a-z]*';

const BURNT = '(?:quemad|reventad|sobreexpuest|volad|pasad|estallad)[oa]s?';

const DETAIL =
  '(?:(?:el|los|la|las|un poco de|algo de|algun|mas|sus) )*(?:detalles?|texturas?|informacion|pliegues|encajes?|dibujo|detallitos?)';

/** What is no part of a burnt dress. */
const THING = '(?!cielo|fondo|foto|imagen|nubes?)[^,.;:!?“ ]+';

const IS =
  '(?:(?:que|porque|ya que|pues) )?(?:(?:me|se|nos|le) )?(?:(?:esta|estan|quedo|quedaron|salio|salieron|sale|salen|ve|ven|fue) )(?:(?:muy|super|todo|toda|todos|medio|un poco|tan|bien|re|demasiado) )*';

/** Spanish: nights that are to be days, and what the light has burnt. */
export const SPANISH_LIGHT_DAYS: readonly Form[] = [
  // "Convierte la noche en un día soleado": no night is made
  [
    new RegExp(
      `${START}(?:(?:quiero|puedes|haz|que|quisiera) )*(?:${TURN} (?:(?:la|esta|de|me|foto) )*|de |desde (?:la )?)noche (?:en|a|por|al|hasta) ${DAY}${WISH_END}`,
    ),
    'haz que sea de dia',
  ],
  // "Pon de noche esta foto de día"
  [
    new RegExp(
      `\\b(de noche (?:a )?(?:esta|la|mi) (?:foto|imagen)) (?:que es |que esta |tomada |sacada |hecha )?de dia${WISH_END}`,
    ),
    '$1',
  ],
  [
    new RegExp(
      `${START}(?:(?:quiero|haz|que|hazla) )*(?:la )?noche (?:(?:se )?(?:parezca|vea|sea|vuelva|convierta|haga|pase|quede)) (?:(?:como|a|en|de|un|una|si fuera) )*${DAY}${WISH_END}`,
    ),
    'haz que sea de dia',
  ],
  [
    new RegExp(
      `${START}(?:(?:quiero|haz|que|hazla|ponla|sea|parezca|este|se vea) )*de dia (?:,? ?(?:en (?:vez|lugar) de|y no|no|aunque (?:sea|era|fuera)) )(?:(?:de|la|es|era|esta) )*noche${WISH_END}`,
    ),
    'haz que sea de dia',
  ],
  [
    new RegExp(
      `${START}(?:(?:la (?:foto|saque|tome|hice)|esta|es|era|fue|foto) )+(?:ya )?(?:de |por la )?noche (?:(?:,|y|pero) )+(?:la )?(?:quiero|quisiera|necesito|hazla|ponla|pasala)(?: (?:la|que (?:sea|parezca)))? de dia${WISH_END}`,
    ),
    'haz que sea de dia',
  ],
  // "La noche quedó muy oscura, aclárala": it is night already
  [
    new RegExp(
      `${START}(?:la noche (?:me |se |nos )?(?:quedo|salio|esta|ve|sale)|(?:(?:ya )?(?:esta|es|era|fue|estaba) de noche|(?:la )?(?:saque|tome|hice|tire|tomamos|sacamos) (?:(?:de|en|por) )+(?:la )?noche) (?:(?:,|y|pero|por eso|asi que) )*(?:(?:me|se|nos) )?(?:quedo|salio|esta|ve|sale|es)) (?:(?:muy|demasiado|tan|super|re|bien|medio|toda|todo) )*(?:oscur[ao]|negr[oa])${WISH_END}`,
    ),
    'esta muy oscura',
  ],
  [
    new RegExp(
      `${START}(?:(?:ya )?(?:esta|es|era|fue|estaba) de noche|(?:la )?(?:saque|tome|hice|tire|tomamos|sacamos) (?:(?:de|en|por) )+(?:la )?noche) (?:(?:,|y|pero|por eso|asi que) )*no se (?:me )?(?:ve|ven|distingue|aprecia) (?:(?:casi|muy|ni) )*(?:nada|bien|mucho)${WISH_END}`,
    ),
    'esta muy oscura',
  ],
  // "Recupera el detalle del vestido que está quemado"
  [
    new RegExp(
      `${START}(?:(?:puedes|podrias|quiero|porfa|por favor) )*(?:recuper|rescat|salv|sac|devuelv|devolv|traeme)[a-z]*(?: (?:me|le|la))? ${DETAIL} (?:de|del|en|a|al) (?:(?:la|el|los|las|mi|su|l) )*${THING}(?: (?:blanc[oa]s?|de (?:la |el )?${THING}))? (?:${IS})?${BURNT}${WISH_END}`,
    ),
    'recupera las luces',
  ],
  [
    new RegExp(
      `${START}(?:(?:el|la|los|las|mi|su) ${THING} (?:blanc[oa]s? |de (?:la |mi )?${THING} )?${IS}${BURNT}|se (?:me )?(?:quem|revent)(?:o|aron) (?:el|la|los|las|mi|su) ${THING}(?: blanc[oa]s?)?)(?: por (?:el sol|la luz|el flash))? (?:(?:[,.;:¿]|y|asi que) )+(?:(?:se|lo|la|le|puede|pueden|puedes|podrias?|me|porfa) )*(?:recuper|rescat|salv|devuelv)[a-z]*(?: (?:lo|la|le|los|las|me))?(?: ${DETAIL})?${WISH_END}`,
    ),
    'recupera las luces',
  ],
  // "Aclara las sombras de la izquierda"
  ...(
    [
      ['izquierd[oa]', 'izquierda'],
      ['derech[oa]', 'derecha'],
      ['(?:arriba|superior)', 'de arriba'],
      ['(?:abajo|inferior)', 'de abajo'],
    ] as const
  ).flatMap(([side, half]): Form[] => {
    const THERE = `(?:(?:de|del|en|a|al|l|por|el|la|que estan|que hay) )*(?:(?:lado|parte|zona|costado|mitad) )?(?:(?:de|la) )*${side}`;
    return [
      [
        new RegExp(
          `${START}((?:aclar|sub|levant|abr|ilumin|oscurec|oscurezc|baj)[a-z]*(?: (?:me|le))? (?:(?:un poco|un poquito|mucho|mas|bien) )*)((?:las )?(?:sombras|luces|altas luces)) (?:solo )?${THERE}${WISH_END}`,
        ),
        `$1 $2 solo en la mitad ${half}`,
      ],
      [
        new RegExp(
          `${START}(?:las )?sombras ${THERE} (?:estan|se ven|salieron|quedaron|son) (?:(?:muy|demasiado|tan|super|bien|re) )*(?:negr|oscur|fuert|dur|cerrad)[a-z]*(?: (?:[,.;:]|y|asi que))+ (?:aclar|sub|levant|abr|ilumin)[a-z]*(?: (?:las|un poco))*${WISH_END}`,
        ),
        `aclara las sombras solo en la mitad ${half}`,
      ],
    ];
  }),
];
