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
    /\b(nieve|lluvia)(?: cayendo)? (?:(?:,|pero|y) )+(?:muy |bien )?(?:poca|poquita|poquito|poco|leve|suavecita|ligerita)(?= ?$| [,.;!?])/,
    'poca $1',
  ],
  // "Lluvia, poquita nomás", "ponle niebla pero poca"
  [
    new RegExp(
      `\\b(${WEATHER}) (?:, )?(?:pero |y )?(?:muy |bien |solo |que sea |nomas )*(?:poc[oa]|poquit[oa]|poquitit[oa]|poquitin|apenas|tantit[oa]|un poco|un poquito)(?: (?:nomas|no mas|nada mas|solo|solamente|eh|por favor|porfa))*${END}`,
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
];
