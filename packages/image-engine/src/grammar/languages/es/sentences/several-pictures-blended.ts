import type { Form } from '../../../forms/rewrite.ts';
import { BOTH, END, START, WISH_END, WISH_START } from '../parts.ts';

const HALVES =
  '(?:a la mitad|mitad y mitad|a medias|mitad mitad|a partes iguales|al (?:50|cincuenta)(?: por ciento)?)';

const FIRST = '(?:la|el|foto|la foto|la imagen) (?:primera|1|1a|uno)(?: foto| imagen)?';
const SECOND = '(?:la|el|foto|la foto|la imagen) (?:segunda|2|2a|dos)(?: foto| imagen)?';
const TONES =
  '(?:colores|tonos|tonalidad(?:es)?|color|tono|paleta|colorido)(?: de (?:color|colores))?';
const USED = 'usa los colores de la segunda foto';

/** Sentences of Spanish about pictures that are laid over each other. */
export const SPANISH_SEVERAL_PICTURES_BLENDED: readonly Form[] = [
  // "Que la primera tenga los mismos tonos que la 2", "pon a la 1 los colores de la 2"
  [
    new RegExp(
      `${WISH_START}(?:(?:haz|quiero|quisiera) )?(?:que )?${FIRST} (?:tenga|quede|salga|se vea|este|se quede|coja|tome|lleve|use) (?:con |en )?(?:los|las|el|la)? ?(?:mism[oa]s? )?${TONES} (?:que|de|como)(?: (?:los|las|el|en) (?:de )?)? ?${SECOND}${WISH_END}`,
    ),
    USED,
  ],
  [
    new RegExp(
      `${WISH_START}(?:pon(?:er|ga|le|ele)?|dale?|copia(?:le)?|pasa(?:le)?|aplica(?:le)?) a ${FIRST} (?:los|las|el|la) (?:mism[oa]s? )?${TONES} (?:que|de) (?:los de )?${SECOND}${WISH_END}`,
    ),
    USED,
  ],
  [
    new RegExp(
      `${WISH_START}(?:iguala|igualar|empareja|adapta|ajusta|acerca|haz coincidir)(?:le)? (?:los |las |el )?${TONES} (?:de|en) ${FIRST} (?:a|con) (?:(?:los|las|el) de )?${SECOND}${WISH_END}`,
    ),
    USED,
  ],
  // "Mézclalas a la mitad, que se trasluzca una sobre otra"
  [
    new RegExp(
      `${START}(?:(?:puedes|quiero|por favor) )*(?:mezcl|combin|fusion|superpon|sobrepon)[a-z]* ${BOTH}(?:una (?:sobre|con|encima de) (?:la )?otra )?${HALVES}${WISH_END}`,
    ),
    'superpon las dos al 50%',
  ],
  [
    new RegExp(
      `${START}(?:pon|coloc|encim)[a-z]* ${BOTH}una (?:encima de|sobre|arriba de) (?:la )?otra(?: ,)? ${HALVES}${WISH_END}`,
    ),
    'superpon las dos al 50%',
  ],
  [
    new RegExp(
      `(?<=\\bsuperpon las dos al 50 )(?:(?:,|y|para|de modo|de manera) )*(?:que )?(?:(?:se )?(?:trasluzca|traslucen|trasluce|transparente|transparenta)n?|(?:se )?(?:vea|ve)n?)(?: (?:la )?una (?:sobre|encima de|a traves de|en|por|detras de) (?:la )?otra)?${WISH_END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `${START}(?:junt|pon|mezcl|combin|coloc)[a-z]* ${BOTH}(?:(?:semi|medio|un poco) )?(?:semi)?transparentes?(?: ,)? una (?:sobre|encima de) (?:la )?otra${WISH_END}`,
    ),
    'superpon las dos al 50%',
  ],
  [
    /\bquiero mi silueta (?:rellena|llena) (?:con|de) (?:el|la|los|las) \w+ de la (?:segunda|otra|2) (?:foto|imagen)(?:(?: ,)? (?:efecto|tipo|estilo|con) doble exposicion)?(?= ?$| [,.;!?])/,
    'doble exposicion',
  ],
  // "La segunda que se vea suave encima": a blend of little of it.
  ...(
    [
      ['segunda|otra', '30'],
      ['primera', '70'],
    ] as const
  ).map(
    ([which, share]): Form => [
      new RegExp(
        `(?<=\\b(?:mezcl|fusion|combin|superpo|doble exposicion|fund)\\w*\\b.* )(?:[,;] )?(?:(?:que|con|y|pero) )*la (?:${which})(?: foto| imagen)? (?:que )?(?:(?:se vea|quede|salga|este|vaya|aparezca|apenas|solo|muy|bien|mas|un poco) )*(?:suave|suavecita|tenue|transparente|clarita|leve|ligera|debil|difuminada|se note|se vea)(?: (?:encima|arriba|por encima|detras|de fondo|poco|apenas))*${END}`,
      ),
      `, la segunda al ${share}%`,
    ],
  ),
  // "Pon la primera encima de la segunda pero transparente": one shines through the other.
  [
    new RegExp(
      `${START}(?:pon|coloca|poner|mete|quiero) (?:la )?(?:primera|segunda|una|1|2) (?:foto |imagen )?(?:encima|sobre|arriba) (?:de )?(?:la )?(?:segunda|primera|otra|1|2)(?: foto| imagen)? (?:(?:,|pero|y|que|con|en|quede|sea|este|medio|algo|un poco) )*(?:transparente|semitransparente|translucida|transparencia|que se (?:transparente|trasluzca))${END}`,
    ),
    'mezcla las dos fotos',
  ],
  // "… con el retrato y el bosque, que el bosque se note solo al 40%": how much of the second shows.
  [
    new RegExp(
      `\\bdoble exposicion (con|de) ((?:[^,.;:!?“ ]+ ){1,5}?y (?:el|la|los|las|un|una) ([^,.;:!?“ ]+)) (?:, |y )*(?:que |donde )?(?:el|la|los|las) \\3 (?:que )?(?:se )?(?:not|ve|muestr|transparent|aparec|aprecie|asom)[^,.;:!?“ ]*(?: (?:solo|solamente|nada mas|apenas|mas o menos|como))* (?:al|a un|en un|un) (\\d+)${END}`,
    ),
    'doble exposicion al $4% $1 $2',
  ],
];
