import type { Form } from '../../../forms/rewrite.ts';
import { END, WISH_END } from '../parts.ts';

const WEATHER = '(?:lluvia|nieve|niebla|neblina|bruma|grano|vineta|desenfoque|nevada|llovizna)';

/** Sentences of Spanish about rain, snow, fog and rainbows. */
export const SPANISH_WEATHER: readonly Form[] = [
  [
    /(?<=\b(?:nieve|nevado|nevada)\b[^.;!?“]* )(?:, )?(?:pero )?sin que (?:este|estuviera|siga )?(?:nevando|neve|nieve|caiga nieve|caigan copos)(?: encima)?(?: de mi| de nosotros)?(?= ?$| [,.;!?])/,
    '',
  ],
  // "Niebla ligera, como de amanecer": how it is
  [
    /(?<=\b(?:niebla|neblina|bruma)\b[^.;!?“]* )(?:, )?como (?:(?:de|en|al|un|una|la) )+(?:amanecer|manana|madrugada)(?: (?:en|de) [^,.;!?“]+)?(?= ?$| [,.;!?])/,
    '',
  ],
  [/\bojala (?:lloviera|lloviese)(?= ?$| [,.;:!?])/, 'haz que llueva'],
  // "Un arcoíris, tenue"
  [
    new RegExp(
      `(?<=\\barco ?iris\\b[^.;:!?“]* )(?:(?:,|y|pero|muy|bien|que sea) )*(?<!\\b(?:luz|iluminacion|ambiente|fondo|color|tono|cielo) )(?:tenue|tenuecito|casi transparente|casi invisible)${WISH_END}`,
    ),
    ', sutil',
  ],
  // "Nieve cayendo, poquita"
  [
    /\b(nieve|lluvia)(?: cayendo)? (?:(?:,|\.|;|pero|y|por favor|porfa|porfis|plis) )+(?:muy |bien )?(?:poca|poquita|poquito|poco|leve|suavecita|ligerita)(?= ?$| [,.;!?])/,
    'poca $1',
  ],
  // "Lluvia, poquita nomás", "ponle niebla pero poca"
  [
    new RegExp(
      `\\b(${WEATHER}) (?:(?:,|\\.|;|por favor|porfa|porfis|plis) )*(?:pero |y )?(?:muy |bien |solo |que sea |nomas )*(?:poc[oa]|poquit[oa]|poquitit[oa]|poquitin|apenas|tantit[oa]|un poco|un poquito)(?: (?:nomas|no mas|nada mas|solo|solamente|eh|por favor|porfa))*${END}`,
    ),
    'un poco de $1',
  ],
  [/\blloviznando\b/, 'lloviendo un poco'],
  // "Nieve sí, pero poca"
  [
    /\b(nieve|lluvia|niebla|neblina|grano) si (?:, )?pero (?:muy |bien )?(?:poc[oa]|poquit[oa]|leve|liger[oa]|suave)\b/,
    'poca $1',
  ],
  [/\b(lluev[ae]|llover) a (?:cantaros|mares|chorros)\b/, '$1 fuerte'],
  // "Está lloviendo, quita la lluvia", "hay nieve, quítala": none is added
  ...(
    [
      ['lloviendo', 'lluvia'],
      ['nevando', 'nieve'],
    ] as const
  ).map(
    ([falls, what]): Form => [
      new RegExp(
        `(?<=^|[,.;:!?¡] )(?:(?:esta|estaba|sigue|estuvo) ${falls}(?: (?:a cantaros|a mares|fuerte|mucho|un poco|un monton))?|(?:hay|habia|sale|tiene|salio|se ve|cae)(?: (?:mucha|tanta|demasiada|un poco de|la|con))* ${what}) (?:(?:[,.;:]|y|pero|asi que) )+(?:quit|elimin|borr|sac)[a-z]*(?: (?:le|la|lo|me|mela|${what}))*${WISH_END}`,
      ),
      `borra la ${what}`,
    ],
  ),
  // "Quita la niebla pero deja la lluvia"
  [
    new RegExp(
      `(?<=\\b(?:quit|elimin|borr|sac|limpi)[a-z]*\\b[^.;!?“]* )(?:(?:,|pero|y) )+(?:dej|conserv|manten|respet|guard)[a-z]*(?: (?:me|le|la|el|los|las))* (?:lluvia|nieve|niebla|neblina|bruma|arco ?iris|gotas|copos)${WISH_END}`,
    ),
    '',
  ],
  // "Que esté lloviendo a cántaros"
  [
    new RegExp(
      `(?<=^|[,.;:!?¡] |\\b(?:y|quiero|haz|pon|ponme|con|pero) )(?:que )?(?:(?:este|estuviera|parezca que esta|se vea|siga) )?lloviendo (?:a (?:cantaros|mares|chorros|chuzos|lo bestia|baldes|jarros)|(?:bien |muy )?fuerte|con ganas|un monton|durisimo|duro)${WISH_END}`,
    ),
    'lluvia fuerte',
  ],
  // "El arcoíris saliendo a la derecha"
  [
    /\b(arco ?iris) (?:(?:que )?(?:saliendo|salga|sale|asomando|asome|apareciendo|aparezca|naciendo|se vea|este|cayendo|entrando|colocado|puesto) )(?=(?:a|por|desde|en|hacia) )/,
    '$1 ',
  ],
  [
    /\b(arco ?iris) (?:(?:a|en|por|de|hacia) )*(?:(?:l|el|al|del) )?(?:lado|costado) izquierdo\b/,
    '$1 a la izquierda',
  ],
  [
    /\b(arco ?iris) (?:(?:a|en|por|de|hacia) )*(?:(?:l|el|al|del) )?(?:lado|costado) derecho\b/,
    '$1 a la derecha',
  ],
  [/\bpoquit[oa] (?=(?:nieve|lluvia|niebla|neblina|grano)\b)/, 'poca '],
];
