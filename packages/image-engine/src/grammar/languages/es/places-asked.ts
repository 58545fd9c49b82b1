import type { Form } from '../../forms/rewrite.ts';
import { START } from './parts.ts';

const END = '(?= ?$| [,.;:!?]| (?:y|pero|luego|por favor|porfa)\\b)';
const BEHIND =
  '(?:(?:por )?(?:atras|detras)(?: (?:de )?(?:mi|nosotros|nosotras|el|ella|ellos))?|de fondo|al fondo|en el fondo)';
/** What an evening sky has anyway. */
const EVENING =
  '(?:(?:a)?naranj(?:as?|ad[oa]s?)|rosas?|rosad[oa]s?|morad[oa]s?|violetas?|lilas?|roj(?:[oa]s?|iz[oa]s?)|amarill[oa]s?|dorad[oa]s?|purpuras?)';
/** What leaves in autumn have. */
const LEAFY =
  '(?:cafes?|cafecit[oa]s?|(?:a)?naranj(?:as?|ad[oa]s?)|marron(?:es)?|ocres?|dorad[oa]s?|roj(?:[oa]s?|iz[oa]s?)|amarill[oa]s?|tierra)';
const ROOM = '(?:cuarto|habitacion|sala|salon|recamara|pieza|dormitorio|casa|cocina)';
const SMART =
  '(?:abstract[oa]s?|modern[oa]s?|elegantes?|minimalistas?|sobri[oa]s?|sencill[oa]s?|suaves?)';
const REMOVES = '(?:quit|borr|elimin|sac)(?:a|ar|e|en|ale|ame|anos|arle|arme|alo|ando)';

/** Backgrounds as people ask for them in Spanish, in words that its tables hold. */
export const SPANISH_PLACES_ASKED: readonly Form[] = [
  // "Un atardecer detrás, de esos naranjas con morado": as sunsets are
  [
    new RegExp(
      `(?<=\\b(?:atardecer|ocaso|crepusculo|puesta de sol)(?: ${BEHIND})? )(?:[?,.] )*(?:(?:(?:uno|una) )?de (?:(?:es|aquell|l)[oa]s) (?:(?:que|son|tienen|bien|muy|tonos|colores|en) )*${EVENING}(?: (?:(?:,|con|y) )*${EVENING})*|(?:en|con|de) (?:tonos|colores) ${EVENING}(?: (?:(?:,|con|y) )*${EVENING})+)${END}`,
    ),
    '',
  ],
  // "Que detrás se vea un atardecer"
  [
    new RegExp(
      `${START}(?:(?:quiero|haz) )?que ${BEHIND} (?:se (?:vean?|note)|hayan?|salgan?|aparezcan?|este) ((?:una?|el|la|unas|unos|las|los) (?:[^,.;:!?“ ]+ ){1,4}?)(?= ?$|[,.;:!?])`,
    ),
    'pon $1 detras de mi',
  ],
  // "Un paisaje todo nevado": a place, and no format
  [/\b(paisaje|lugar|campo|sitio|bosque) (?:llen|cubiert)o de nieve\b/, '$1 nevado'],
  [
    /\b(paisaje|lugar|campo|sitio|bosque|pueblo|fondo) (?:(?:todo|bien|muy|completamente|totalmente|super) )+(?=(?:nevad|blanc)o\b)/,
    '$1 ',
  ],
  [
    /\ben un paisaje (?:(?:(?:muy|bien) )?(?:bonito|lindo|hermoso|precioso|increible|espectacular|chulo|padre|grande) )*de (?:la |las |una )?(?=(?:montan|playa|selva)[a-z]*\b)/,
    'en la ',
  ],
  [
    /\ben un paisaje (?:(?:(?:muy|bien) )?(?:bonito|lindo|hermoso|precioso|increible|espectacular|chulo|padre|grande) )*de (?:el |los |un )?(?=(?:bosque|campo)s?\b)/,
    'en el ',
  ],
  [
    new RegExp(
      `${START}(?:quiero (?:salir|aparecer|estar)|ponme|ponnos|metenos|meteme) en un paisaje(?: (?:(?:muy|bien) )?(?:bonito|lindo|hermoso|precioso|increible|espectacular|chulo|padre))*${END}`,
    ),
    'cambia el fondo',
  ],
  // "Sin que esté nevando encima de mí": lying snow, and none that falls
  [
    new RegExp(
      `(?<=\\b(?:nevad[oa]s?|nieve|invernal)\\b[^.;!?“]* )(?:(?:,|pero|y) )*(?:sin que|que no) (?:(?:me|nos|este|se|ponga|vea|a) )*(?:nevando|nevar|caiga(?:n)?(?: (?:nieve|copos))?)(?: (?:encima|sobre|arriba)(?: (?:de )?(?:mi|nosotros|nosotras))?)?${END}`,
    ),
    ', sin copos cayendo',
  ],
  // "Atrás hojas secas, colores de octubre": autumn
  [
    new RegExp(
      `${START}(?:(?:con|quiero|pon|ponme|ponle|que haya) )*${BEHIND} (?:(?:con|unas|muchas|puras|de|quiero|haya|que) )*hojas (?:secas|caidas|de otono|de octubre|otonales)(?: (?:de otono|otonales))?(?= ?$| [,.;:!?]| (?:y|en|con|de)\\b)`,
    ),
    'fondo de otono',
  ],
  [
    new RegExp(
      `${START}((?:(?:quiero|pon|ponme|ponle) )*)(?:fondo (?:de|con) (?:unas |muchas |puras )?hojas (?:secas|caidas|de octubre)|(?:unas |muchas |puras )?hojas (?:secas|caidas|de octubre) (?:por )?${BEHIND})(?: (?:de otono|otonales))?(?= ?$| [,.;:!?]| (?:y|en|con|de)\\b)`,
    ),
    '$1 fondo de otono',
  ],
  [
    new RegExp(
      `(?<=\\b(?:otono|otonal)(?: ${BEHIND})? )(?:(?:,|y|en|con|de) )*(?:colores|tonos) (?:de (?:octubre|noviembre|otono|la epoca)|otonales)${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\b(?:otono|otonal)(?: ${BEHIND})? )(?:(?:,|y|en|con|hojas) )*(?:tonos |colores )?${LEAFY}(?: (?:(?:,|con|y) )*${LEAFY})*(?= ?$| [,.;!?])`,
    ),
    '',
  ],
  // "Estudio verde botella": the shade is one name
  [
    /\b(?:fondo (?:de )?)?estudio (?:de |en )?(?=(?:rosa (?:chicle|palo|viejo|empolvado|fucsia)|verde (?:botella|oliva|menta|agua|esmeralda|militar|bosque|salvia|pistacho)|azul (?:petroleo|cielo|marino|noche|electrico|rey|turquesa)|gris perla|rojo (?:vino|cereza|ladrillo)|amarillo (?:mostaza|limon))\b)/,
    'fondo de estudio color ',
  ],
  [
    /(?<=\b(?:pon|dej)[a-z]*(?: (?:la|lo|las|los|me))? )(?=(?:rosa (?:chicle|palo|viejo)|verde (?:botella|oliva|menta|agua|esmeralda|militar)|azul (?:petroleo|marino|electrico|rey)|gris perla|rojo (?:vino|cereza)|amarillo mostaza)\b)/,
    'en ',
  ],
  [/\brodea(?:me|nos|r me)? de (?:muchos )?arboles\b/, 'ponme entre arboles'],
  // "Entre árboles, tipo bosque": said twice
  [
    new RegExp(
      `(?<=\\b(?:entre|en medio de|rodead[oa] de) (?:(?:muchos|unos|los) )?arboles )(?:, )?(?:tipo|como|estilo|como en|en plan|en) (?:un )?bosque${END}`,
    ),
    '',
  ],
  // "Quita todo lo de atrás y déjame solo a mí"
  [
    new RegExp(
      `${START}((?:(?:puedes|podrias|por favor|porfa) )*)${REMOVES} todo lo (?:de|que (?:hay|esta|sale|se ve|tengo)) (?:por )?(?:atras|detras)(?: (?:de )?(?:mi|nosotros|nosotras))?${END}`,
    ),
    '$1 quita el fondo',
  ],
  [
    new RegExp(
      `(?<=\\bquita el fondo )(?:(?:,|y|para) )*(?:dejame|dejanos|deja|dejar|que (?:quede|salga|se vea|aparezca)|(?:solo |nada mas )?quiero (?:salir|quedar|aparecer)) (?:(?:solo|sola|solamente|nada mas|unicamente|me) )*(?:a mi|yo|a nosotros|nosotros)(?: (?:solo|sola|solito|solita|nada mas))?${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `${START}que (?:solo|nada mas|solamente) (?:quede|salga|aparezca|se vea) yo (?:(?:,|y) )*sin (?:lo de (?:atras|detras)|nada (?:atras|detras)|(?:el )?fondo)${END}`,
    ),
    'quita el fondo',
  ],
  // "Quita mi cuarto y pon una ciudad": in its place
  [
    new RegExp(
      `${START}(?:quita|borra|elimina|saca) (?:mi|el|la|este|esta|ese|esa) ${ROOM} y (?:pon|ponme|mete|coloca)(?: (?:me|ahi|en su lugar))? (?=(?:una?|el|la) )`,
    ),
    'cambia el fondo por ',
  ],
  // "Con los edificios iluminados": a city at night has them
  [
    new RegExp(
      `(?<=\\b(?:ciudad|calle|avenida|noche|nocturna)\\b[^.;!?“]* )(?:(?:,|y) )*con (?:(?:los|sus|muchos|todos|unos) )*(?:edificios|rascacielos|ventanas|luces)(?: (?:de los edificios))? (?:(?:todos|bien|muy) )*(?:iluminad[oa]s|encendid[oa]s|prendid[oa]s)${END}(?<=\\b(?:noche|nocturna)\\b.*)`,
    ),
    '',
  ],
  // "Algo abstracto y moderno", of a gradient
  [
    new RegExp(
      `(?<=\\bdegradad[oa]\\b(?: (?!y\\b)[^,.;:!?“ ]+)* )(?:(?:,|que sea|algo|muy|bien|estilo|y) )+${SMART}(?: (?:(?:,|y|muy|bien) )+${SMART})*${END}`,
    ),
    '',
  ],
];
