import type { Form } from '../../../forms/rewrite.ts';
import { END, LAST, START, WISH_END } from '../parts.ts';

const NEXT = '(?= ?[.!]? ?$| ,| y\\b)';

const SLANT = '(?:torcid|chuec|inclinad|ladead|caid|desnivelad)(?:a|o|ita|ito)';

/** Sentences of Spanish about what is rotated, crooked or upside down. */
export const SPANISH_TURNS: readonly Form[] = [
  [
    /^(?:la foto |la imagen |foto )?no esta (?:muy |bien |del todo )?(?:recta|derecha|nivelada)(?= ?[.!]? ?$)/,
    'esta torcida',
  ],
  [
    new RegExp(
      `^(?:(?:dale|da|haz) )?(?:un )?cuarto de vuelta(?=(?: (?:a|hacia) la (?:derecha|izquierda))?${NEXT})`,
    ),
    'gira 90°',
  ],
  [new RegExp(`^(?:dale |da )?media vuelta${LAST}`), 'gira 180°'],
  // "Está de lado, ponla derecha": a quarter of a turn
  [
    new RegExp(
      `${START}(?:(?:la|esta) (?:foto|imagen) )?(?:esta|salio|quedo|sale|se ve|me salio|me quedo|aparece) (?:de lado|acostada|tumbada|de costado|de ladito) (?:(?:,|y|asi que|por favor|porfa) )+(?:pon|dej|enderez|enderec|acomod|gir|volte)[a-z]*(?: (?:la|lo))?(?: (?:derech[oa]|derechit[oa]|bien|parada|vertical))?${END}`,
    ),
    'esta de lado',
  ],
  // "Voltéala que salió de cabeza": half a turn
  [
    new RegExp(
      `${START}(?:volte|gir|rot|dale|da|pon|enderez)[a-z]*(?: (?:la|lo|foto|vuelta|derecha))* (?:(?:,|que|porque|es que) )+(?:esta|salio|quedo|me salio|me quedo|aparece) (?:de cabeza|boca abajo|patas (?:para )?arriba)${END}`,
    ),
    'esta de cabeza',
  ],
  // "Endereza la foto que se ve torcida hacia la derecha"
  [
    new RegExp(
      `\\b((?:enderez|enderec|nivel)\\w*(?: (?:la|lo|el|esta|este|mi|foto|imagen|horizonte|fotito))*) (?:(?:,|porque|ya) )*(?:que )?(?:(?:se (?:ve|mira|fue)|esta|quedo|salio|me quedo|me salio|va|aparece) )?(?:(?:un poco|un poquito|medio|muy|toda|algo) )*(?:${SLANT}|inclinad[oa]|cargad[oa]) (?:hacia|a|para|pa) (?:la |el )?(?:derecha|izquierda|lado|un lado)${END}`,
    ),
    '$1',
  ],
  // "Más luminosa, derecha y …": the picture, and neither a nose nor where a text stands
  [
    /(?<=(?:^|[,.;:!?¡¿] |\b(?:y|la|foto|imagen|fotografia|quede|salga|vea|sea|este|quiero|(?:dej|haz|pon|hac)[a-z]*) )mas (?!arriba|abajo|cerca|lejos|a )[^,.;:!?“ ]+ )(?<!\b(?:nariz|dientes|pelo|cabello|espalda|boca|cejas?|cara|piernas?|lineas?|textos?|letras?|titulo|logo)\b.*)(?:,|y) (?:bien )?(?:derech|rect)(?:ita|ito|a|o)(?= ?$| [,.;!?]| y\b)/,
    ', enderezala ,',
  ],
  // "Se inclina un poco a la derecha, corrígelo"
  [
    new RegExp(
      `${START}(?:(?:la foto|la imagen|el horizonte) )?se (?:inclina|va|tuerce|ladea)(?: (?:un poco|un poquito|ligeramente|algo|demasiado|mucho))? (?:a|hacia) la (?:derecha|izquierda) (?:(?:,|y|puedes|por favor) )+(?:corrig|corregir|endere|arregl)\\w*${WISH_END}`,
    ),
    'enderezala',
  ],
  // "Enderézala y pierde lo menos posible"
  [
    /(?<=\b(?:gir|endere|rot|nivel|inclin)\w* [^;!?“]*)(?:(?:,|y|pero) )*(?:recort|cort|perd|pierd)\w* (?:lo menos|lo minimo|el minimo)(?: (?:posible|que puedas|que se pueda))?(?= ?$| [,.;!?])/,
    '',
  ],
  // "Ponla en vertical que salió de lado": turned, and not cut.
  [
    new RegExp(
      `${START}(?:pon|dej|gir|volte|rot|acomod|enderez)\\w+ (?:(?:la|lo) )?(?:en |de )?(?:vertical|horizontal|derech[oa]|parad[oa]|pie)(?: ,)? (?:(?:es |por)?que |porque )?(?:esta|salio|quedo|se ve|me salio|aparece) (?:de lado|acostad[oa]|ladead[oa]|tumbad[oa]|de costado)${END}`,
    ),
    'esta de lado',
  ],
  // "Girar un poquito, se cae hacia la derecha": the other way, as far as it takes.
  [
    new RegExp(
      `${START}(?:(?:gir|enderez|rot|nivel)\\w* (?:(?:un poquito|un poco|tantito|algo|la foto) )*(?:[,.;] |que |porque )+)?(?:(?:la foto|la imagen|el horizonte|todo) )?se (?:cae|va|inclina|ladea|tuerce|vence) (?:hacia|para|a) (?:la |un )?(?:derecha|izquierda|lado)${END}`,
    ),
    'enderezala',
  ],
];
