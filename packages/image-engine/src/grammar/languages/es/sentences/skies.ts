import type { Form } from '../../../forms/rewrite.ts';
import { END, REST, START, WISH_END, WISH_START } from '../parts.ts';

type Kinds = readonly (readonly [said: string, meant: string])[];

const KINDS: Kinds = [
  ['tormentos[oa]|tormenta|tempestad|tempestuoso|amenazante', 'tormenta'],
  ['nublad[oa]|nubos[oa]|encapotado|nubes', 'nubes'],
];

const TIPO = '(?:(?:de |en )?(?:tipo|estilo|plan|modo)|rollo|como)';

/** Sentences of Spanish about skies: which one is wished for, and what the one there is like. */
export const SPANISH_SKIES: readonly Form[] = [
  // "Cambia el cielo por algo más dramático": another sky, and not more of that one
  [
    /(?<=\b(?:cambia|cambiar|cambiame|reemplaza|reemplazar|sustituye|sustituir)\w* (?:el|este|ese) cielo (?:por|con) )(?:algo|uno|otro) (?:mucho )?mas (?=(?:dramatico|tormentoso|espectacular|bonito)\b)/,
    'uno ',
  ],
  // "Cielo gris con nubes negras"
  [
    new RegExp(
      `\\bcielo (?:(?:muy|bien|todo|mas|super|gris|oscuro|negro|cargado|lleno) )*(?:(?:con|de|y) )+(?:(?:muchas|unas|grandes) )*nubes (?:negras|oscuras|grises|de tormenta|amenazantes|pesadas)${WISH_END}`,
    ),
    'cielo de tormenta',
  ],
  // "Que se vea por la ventana un cielo azul": what is outside, and no paint for the window
  [
    /\b(?:que )?(?:se vea|se viera|haya|aparezca|salga) (?:por|en|a traves de) (?:la|las|mi) ventanas? (?:un |el )?cielo(?: (?:azul|despejado|bonito|claro))?(?= ?$| [,.;:!?]| y\b)/,
    'pon un cielo azul en la ventana',
  ],
  [/(?<=\bcielo (?:por|a|con) )uno (?=(?:bien |muy )?estrellado\b)/, 'un cielo '],
  // "Ponle luna llena": a moon, and no place among the stars
  [
    new RegExp(
      `${START}(?:pon|agreg|anad|mete|dibuj|quiero|con)[a-z]*(?: (?:le|me))? (?:(?:una|la(?! luna (?:grande|enorme|gigante)\\b)) )?luna(?: (?:llena|nueva|grande|enorme|menguante|creciente|gigante))+(?: (?:en|arriba|al|el|del|cielo|atras|detras|fondo))*${END}`,
    ),
    'add a full moon',
  ],
  [
    new RegExp(
      `${START}(?:pon|agreg|anad|mete|dibuj|quiero)[a-z]*(?: (?:le|me))? una luna(?: (?:en|arriba|al|el|cielo))*${WISH_END}`,
    ),
    'add a full moon',
  ],
  // "Cielo despejado": the sky, and no sky blue of something
  [new RegExp(`${WISH_START}cielo (?:azul|despejado)${WISH_END}`), 'cielo de dia claro'],
  // "Cambia el cielo, tipo nublado", "un cielo nublado", and not the sky that is there.
  ...KINDS.flatMap(([said, meant]): Form[] => [
    [
      new RegExp(
        `(?<=\\b(?:cambia|cambiar|cambiame|cambie|reemplaza|sustituye) (?:el |ese |este )?cielo )(?:(?:(?:,|por|a|en) )+(?:${TIPO} )?|${TIPO} |(?=(?:mas|uno?) ))(?:(?:mas|un poco|muy|bien|un|uno|de) )*(?:${said})(?= ?$| [,.;:!?¡¿]| (?:y|pero|porfa|por favor)\\b)`,
      ),
      `, ${meant}`,
    ],
    [
      new RegExp(
        `(?<=^|[,.;:!?] |\\b(?:y|pon|ponle|agrega|quiero) |(?:^|[,.;:!?] |\\b(?:haz|hazla|ponla|cambia|cambiala|reemplaza|dejala)\\b(?:(?!\\b(?:tom|sac|sali|hech))[^.;!?“])* )con )(?:un )?cielo (?:${TIPO} (?:de |un poco |muy )?(?:${said})${meant === 'nubes' ? '|(?:un poco |muy )?(?:nublad[oa]|nuboso)' : ''})(?= ?$|(?<=\\bun cielo .*) [,.;:!?]|(?<=\\bun cielo .*) (?:y|pero|porfa)\\b)`,
      ),
      meant === 'nubes' ? 'un cielo con nubes' : 'un cielo de tormenta',
    ],
  ]),
  // "Ponle un cielo despejado, está nublado": what it is like now.
  [
    new RegExp(
      `(?<=\\bcielo\\b.* [,;.] )(?:(?:porque|es que|que|pues) )*(?:ese dia |ahora |el (?:mio|original|actual) )?(?:esta|estaba|salio|se ve|quedo|es|era)(?: (?:muy|todo|super|un poco|medio|bien))* (?:nublado|gris|feo|blanco|triste|tapado|apagado|plano|soso)${END}`,
    ),
    '',
  ],
  // "Cámbiame el cielo, el mío está gris y triste": why.
  [
    new RegExp(
      `(?<=\\b(?:cambi\\w*|pon\\w*|otro|otra|sustitu\\w*|reemplaz\\w*|uno|una)\\b.*[,.;:!?] )(?:(?:porque|es que|ya que|que|pues) )?(?:el mio|la mia|los mios|las mias|(?:el|la|ese|esa)(?: \\w+)? (?:que (?:hay|tiene|tengo|trae|sale)|actual|original|de ahora)) (?:es|esta|son|estan|se ve|se ven|sale|salio|quedo)${REST}${END}`,
    ),
    '',
  ],
];
