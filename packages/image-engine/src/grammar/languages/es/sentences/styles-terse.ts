import type { Form } from '../../../forms/rewrite.ts';
import { START, WISH_END } from '../parts.ts';

const GAMES =
  '(?:game ?boy|gameboy|nintendo|nes|snes|videojuegos?|juegos?|juego|consolas?|maquinitas?|minecraft|mario|tetris|pac ?man|8 ?bits?|16 ?bits?|8bits?|atari|sega|arcade|pixel(?:es|art)?|retro|marcianitos|legos?)';

const SQUARES = '(?:cuadradit|cuadrit|pixelit|bloquecit|cubit|cuadrad)[oa]s';

const SIZED = '(?: (?:bien|muy|grand[a-z]*|gord[a-z]*|chiquit[oa]s|pequen[a-z]*|tod[oa]s?|y))*';

const LEVELS = '(\\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho)';

const STEPS = '(?:niveles|tonos|pasos|escalones|capas|tonalidades|colores)';

const FILM =
  '(?:pelis?|peliculas?|cine|film|serie de (?:netflix|hbo|television|tele)|netflix|hollywood)';

const DRAWN =
  '(?<=\\b(?:lapiz|lapices|boceto|bosquejo|dibuj[a-z]+|carboncillo|grafito|sketch)\\b[^.;!?“]* )';

/** Spanish: looks that are told by what they are made of: squares, flat colours, strokes, films. */
export const SPANISH_STYLES_TERSE: readonly Form[] = [
  [
    /^(?:(?:efecto|estilo|look|modo|de|como de|tipo) )*cine(?= ?[.!]? ?$)/,
    'estilo cinematografico',
  ],
  [/^(?:(?:efecto|estilo|look|modo|de|como|un|tipo) )*vhs(?= ?[.!]? ?$)/, 'estilo vintage'],
  // "Cuadraditos como de Game Boy": pixels, and no square
  [
    new RegExp(
      `${START}(?:(?:con|en|a|de|hech[oa]|todo|toda|puros|unos|que|se vea|parezca|quede|como|pon|ponle|haz|hazla|conviertela|convierte|la|lo|quiero|los) )*${SQUARES}${SIZED} (?=(?:(?:,|como|tipo|estilo|onda|rollo|asi|de|del|los|las|en|un|una|el|la|plan|juegos?|esos|viejo) )*${GAMES}\\b)`,
    ),
    'pixel art ',
  ],
  [
    new RegExp(
      `${START}(?:(?:quiero|haz|hazla|hazlo|ponla|pasala|conviertela|que|sea|quede|se vea|parezca|este|la foto|toda|todo) )*(?:hech[oa] (?:de|con|a)|(?:todo )?(?:a|en|con)|puros) (?:puros )?cuadradit[oa]s${SIZED}${WISH_END}`,
    ),
    'pixel art',
  ],
  // "Con los colores planos en 5 niveles"
  [
    new RegExp(
      `(?<=^|\\S )(?:(?:,|con|y|en|a|de) )*(?:(?:los|unos|sus) )?(?:colores|tonos|tintas)(?: (?:bien|muy|mas))* plan[oa]s (?:(?:,|en|a|de|con|y|solo|unos|como|nada mas|que sean) )*${LEVELS} ${STEPS}(?: (?:de color|nada mas|solo))?${WISH_END}`,
    ),
    ', posteriza a $1 niveles',
  ],
  [
    new RegExp(
      `(?<=^|\\S )(?:(?:,|con|y|en|a|de|tenga|que|solo) )*${LEVELS} (?:(?:colores|tonos) plan[oa]s|niveles(?: de (?:color|colores|tonos))|niveles posterizad[oa]s?)${WISH_END}`,
    ),
    ', posteriza a $1 niveles',
  ],
  [
    new RegExp(
      `\\b(?:reduc|reduzc|baj|dej|limit|simplific|pas)[a-z]*(?: (?:me|le|la|lo))? (?:los )?(?:colores|tonos|color) (?:(?:a|en|solo|unos|nada mas) )+${LEVELS} niveles(?: de color)?${WISH_END}`,
    ),
    'posteriza a $1 niveles',
  ],
  // "Que quede de peli"
  [
    new RegExp(
      `\\b(?:quede|parezca|se vea|luzca|salga|sea|este)(?: (?:como|una|un|asi|algo|medio|bien|muy|de|foto|sacada|sacado))* ${FILM}${WISH_END}`,
    ),
    'parezca de pelicula',
  ],
  // "A lápiz, con trazo suave"
  ...(
    [
      ['(?:suav|fin|liger|delicad|tenu|lev|delgad|sutil|clar)[a-z]*', 'suave'],
      ['(?:fuert|grues|marcad|gord|intens|firm|dur)[a-z]*', 'fuerte'],
    ] as const
  ).map(
    ([how, meant]): Form => [
      new RegExp(
        `${DRAWN}(?:(?:,|y|de|con|en|pero|a) )*(?:(?:un|unos|unas|el|los|las) )?(?:trazos?|lineas?|rayitas?|trazado|lapiz|lineado) (?:(?:muy|bien|mas) )*${how}${WISH_END}`,
      ),
      `, ${meant}`,
    ],
  ),
  // "Como color café antiguo": sepia, in other words
  [
    new RegExp(
      `${START}(?:(?:y|como|en|con|asi|un|pero) )*(?:tonos?|color|colorcito|tonalidad|tonito) (?:(?:como|asi|medio|de) )*(?:cafes?|cafecit[oa]s?|cafesos[oa]?|marron(?:es)?|marroncit[oa]s?)(?: (?:como|de|la|las|los|fotos?))* (?:antigu[a-z]+|viej[a-z]+|antes|antano|abuel[oa]s?)${WISH_END}`,
    ),
    ', en sepia',
  ],
];
