import type { Form } from '../../../forms/rewrite.ts';
import { END, START, WISH_END } from '../parts.ts';

const LIT = '(?:(?:de|en|a|las|los|el|del) )*(?:nubes|cielo)';

const SHADED = '(?:(?:de|en|a|las|los) )*sombras';

const HDR_LIKE =
  '(?:(?:(?:,|con|y) )*(?:estilo|tipo|como|rollo|efecto|en plan|en) (?:(?:un|el|de) )*hdr)?';

const THEM = '(?:(?:las|los|el|la|lo) )?';

const HERE = '(?:nubes|sombras|luces|cielo|zonas oscuras|zonas claras|partes oscuras|brillos)';

const BURNT =
  '(?:quemad[oa]s?|sobreexpuest[oa]s?|reventad[oa]s?|pasad[oa]s? de luz|blanc[oa]s? del todo)';

/** Sentences of Spanish about shadows, highlights and the range between them. */
export const SPANISH_LIGHT_TONES: readonly Form[] = [
  // "Saca más detalle en las nubes": the same of the sky
  [
    new RegExp(
      `${START}(?:(?:puedes|por favor) )*(?:sac|recuper|rescat)[a-z]*(?: (?:me|le|mas|el|todo|bien|mucho|un|poco|de))* detalles? ${LIT}(?= ?$)`,
    ),
    'hdr en el cielo',
  ],
  // "Un hdr discreto, con más detalle en las nubes y las sombras": what it is for
  [
    new RegExp(
      `(?<=\\bhdr [^.;!?“]*)(?:(?:,|con|y|que|para|se vean?|saque|note|mas|el|los|bien|detalles?) )+(?:${LIT} y ${SHADED}|${SHADED} y ${LIT})${WISH_END}`,
    ),
    '',
  ],
  // "Saca más detalle en las nubes y en las sombras, estilo hdr": all of the range, and nothing goes
  [
    new RegExp(
      `${START}(?:(?:puedes|quiero|por favor|que|con) )*(?:(?:sac|sub|recuper|rescat|resalt|realz|levant|da|dale|pon|ponle|se ve)[a-z]*|mas)(?: (?:me|le|mas|el|los|todo|bien|mucho|un|poco|de))* detalles? (?:${LIT} y ${SHADED}|${SHADED} y ${LIT})(?: ?$|(?= [,.;:!?])| (?=(?:estilo|tipo|como|rollo|pero|con|sin)\\b))${HDR_LIKE}`,
    ),
    'hdr ',
  ],
  // "Saca más detalle en las nubes y en las sombras, estilo HDR"
  [
    new RegExp(
      `\\b(?:sac|muestr|recuper|resalt|d|pon)[a-z]*(?: le| me)? mas detalles? (?:(?:en|de|a) )+${THEM}${HERE}(?: y (?:(?:en|de|a) )*${THEM}${HERE})(?:(?: ,)? (?:estilo|tipo|efecto|como) hdr)?(?= ?$| [,.;!?])`,
    ),
    'hdr',
  ],
  // "Menos sombras": lighter ones
  [new RegExp(`${START}(?:con )?menos sombras?${END}`), 'sube las sombras'],
  // "Más detalle en las sombras"
  [
    /\b(?:mas|ver mas|mostrar mas|saca mas|sacar mas) (?:detalles?|informacion) (?:en|de) (?:las )?(?:sombras|(?:zonas|partes|areas) (?:oscuras|negras))(?= ?$| [,.;!?]| y\b)/,
    'sube las sombras',
  ],
  [
    /\b(?:mas|ver mas|mostrar mas|saca mas|sacar mas) (?:detalles?|informacion) (?:en|de) (?:las )?(?:luces altas|altas luces|luces|(?:zonas|partes|areas) (?:claras|quemadas|blancas))(?= ?$| [,.;!?]| y\b)/,
    'baja las luces altas',
  ],
  // "Sube un 20 % las sombras"
  [
    /\b(sube|subir|aumenta|aclara|levanta|baja|oscurece|reduce) (?:un |en un |el )?(\d{1,3}) ((?:las )?sombras|(?:las )?(?:luces|altas luces))(?= ?$| [,.;!?]| y\b| pero\b)/,
    '$1 $3 un $2%',
  ],
  // "Las zonas reventadas de la pared"
  [
    new RegExp(
      `${START}(?:por favor )?(?:recuper|rescat|salv|arregl|corrig|correg|suaviz|baj|repar)\\w* (?:un poco |algo )?(?:las |los )?(?:zonas?|partes?|areas?|sitios?|trozos?|puntos?) ${BURNT}(?: (?:de|del|en|por) (?:(?:la|el|los|las|mi|su) )?[^,.;:!?“ ]+)?${END}`,
    ),
    'baja las altas luces',
  ],
  // "Bájale a las zonas claras", "abre las partes oscuras"
  [
    /\b(?:baj|reduc|atenu|recuper|rescat|calm|control)\w* ((?:(?:un poco|un poquito|tantito|algo|mucho) )?)(?:(?:a|en|de) )?(?:(?:las|los) )?(?:(?:zonas|partes|areas) (?:mas )?(?:claras|luminosas|quemadas|blancas|brillantes|sobreexpuestas)|claros)\b/,
    'baja las luces altas $1',
  ],
  [
    /\b(?:baj|reduc|atenu)\w* a lo (?:mas )?(?:claro|blanco|quemado|luminoso)\b/,
    'baja las luces altas',
  ],
  [
    new RegExp(
      `${START}(?:las |unas |hay |tiene )*(?:zonas|partes|areas) (?:mas )?(?:claras|luminosas|blancas|brillantes)(?: que)? (?:estan|salieron|quedaron|se ven)(?: (?:muy|demasiado|algo|un poco|super))* (?:quemad|reventad|blanc|sobreexpuest)as`,
    ),
    'las luces altas estan quemadas',
  ],
  [
    /\b(?:abr|levant|recuper|rescat)\w* (?:un poco )?(?:(?:las|los|en) )*(?:sombras|(?:zonas|partes|areas) (?:mas )?(?:oscuras|negras|en sombra))\b/,
    'sube las sombras',
  ],
];
