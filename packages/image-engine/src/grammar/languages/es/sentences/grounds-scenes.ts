import type { Form } from '../../../forms/rewrite.ts';
import { END, INK, START, WISH_END } from '../parts.ts';

const BEHIND =
  '(?:(?:por )?(?:atras|detras)(?: (?:de )?(?:mi|nosotros|nosotras|el|ella|ellos))?|de fondo|al fondo|en el fondo)';

/** What an evening sky has anyway. */
const EVENING =
  '(?:(?:a)?naranj(?:as?|ad[oa]s?)|rosas?|rosad[oa]s?|morad[oa]s?|violetas?|lilas?|roj(?:[oa]s?|iz[oa]s?)|amarill[oa]s?|dorad[oa]s?|purpuras?)';

/** What leaves in autumn have. */
const LEAFY =
  '(?:cafes?|cafecit[oa]s?|(?:a)?naranj(?:as?|ad[oa]s?)|marron(?:es)?|ocres?|dorad[oa]s?|roj(?:[oa]s?|iz[oa]s?)|amarill[oa]s?|tierra)';

const ROOM = '(?:cuarto|habitacion|sala|salon|recamara|pieza|dormitorio|casa|cocina)';

const COLOUR = `${INK.replace('(', '(?:')}`;

const SCENE =
  '(?:montanas?|playas?|bosques?|ciudad|oficina|cocina|nieve|espacio|atardecer|mar|estudio)';

/** Sentences of Spanish about scenes to be put behind somebody. */
export const SPANISH_GROUNDS_SCENES: readonly Form[] = [
  // "Un atardecer detrás, de esos naranjas con morado": as sunsets are
  [
    new RegExp(
      `(?<=\\b(?:atardecer|ocaso|crepusculo|puesta de sol)(?: ${BEHIND})? )(?:[?,.] )*(?:(?:(?:uno|una) )?de (?:(?:es|aquell|l)[oa]s) (?:(?:que|son|tienen|bien|muy|tonos|colores|en) )*${EVENING}(?: (?:(?:,|con|y) )*${EVENING})*|(?:en|con|de) (?:tonos|colores) ${EVENING}(?: (?:(?:,|con|y) )*${EVENING})+)${WISH_END}`,
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
      `${START}(?:quiero (?:salir|aparecer|estar)|ponme|ponnos|metenos|meteme) en un paisaje(?: (?:(?:muy|bien) )?(?:bonito|lindo|hermoso|precioso|increible|espectacular|chulo|padre))*${WISH_END}`,
    ),
    'cambia el fondo',
  ],
  // "Sin que esté nevando encima de mí": lying snow, and none that falls
  [
    new RegExp(
      `(?<=\\b(?:nevad[oa]s?|nieve|invernal)\\b[^.;!?“]* )(?:(?:,|pero|y) )*(?:sin que|que no) (?:(?:me|nos|este|se|ponga|vea|a) )*(?:nevando|nevar|caiga(?:n)?(?: (?:nieve|copos))?)(?: (?:encima|sobre|arriba)(?: (?:de )?(?:mi|nosotros|nosotras))?)?${WISH_END}`,
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
      `(?<=\\b(?:otono|otonal)(?: ${BEHIND})? )(?:(?:,|y|en|con|de) )*(?:colores|tonos) (?:de (?:octubre|noviembre|otono|la epoca)|otonales)${WISH_END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\b(?:otono|otonal)(?: ${BEHIND})? )(?:(?:,|y|en|con|hojas) )*(?:tonos |colores )?${LEAFY}(?: (?:(?:,|con|y) )*${LEAFY})*(?= ?$| [,.;!?])`,
    ),
    '',
  ],
  [/\brodea(?:me|nos|r me)? de (?:muchos )?arboles\b/, 'ponme entre arboles'],
  // "Entre árboles, tipo bosque": said twice
  [
    new RegExp(
      `(?<=\\b(?:entre|en medio de|rodead[oa] de) (?:(?:muchos|unos|los) )?arboles )(?:, )?(?:tipo|como|estilo|como en|en plan|en) (?:un )?bosque${WISH_END}`,
    ),
    '',
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
      `(?<=\\b(?:ciudad|calle|avenida|noche|nocturna)\\b[^.;!?“]* )(?:(?:,|y) )*con (?:(?:los|sus|muchos|todos|unos) )*(?:edificios|rascacielos|ventanas|luces)(?: (?:de los edificios))? (?:(?:todos|bien|muy) )*(?:iluminad[oa]s|encendid[oa]s|prendid[oa]s)${WISH_END}(?<=\\b(?:noche|nocturna)\\b.*)`,
    ),
    '',
  ],
  // "Un atardecer detrás? de esos naranjas con morado"
  [
    new RegExp(
      `(?<=\\b(?:atardecer|puesta de sol|amanecer)\\b[^.;!?“]{0,30} )(?:,|\\?|\\.) (?:(?:de|esos|esas|los|unos|con|en|tonos|colores|muy|bien) )*${COLOUR}(?: (?:y|con|,) ${COLOUR})+${END}`,
    ),
    '',
  ],
  // "Quiero salir en un paisaje todo nevado, pero sin que esté nevando encima de mí"
  [
    /\b(?:quiero|quisiera|me gustaria|ponme para) (?:salir|estar|ver ?me|aparecer) en (?:un|el|una) (?:paisaje|lugar|campo|sitio|escenario) (?:(?:todo|bien|muy|completamente) )*(?:nevado|con nieve|lleno de nieve|cubierto de nieve)\b/,
    'ponme en la nieve',
  ],
  // "Atrás hojas secas, colores de octubre, tonos cafés y naranjas"
  [
    new RegExp(
      `${START}(?:atras|detras|de fondo|fondo(?: de| con)?)(?: con| unas| hay| quiero)* hojas (?:secas|de otono|caidas)(?:(?: ,| y| con| en)+ (?:colores|tonos|color)(?: de)? (?:octubre|otono|noviembre|${COLOUR})(?: y ${COLOUR})?)*${END}`,
    ),
    'fondo de otono',
  ],
  [/(?<=\bentre arboles )(?:, )?(?:tipo|como|onda|en plan) (?:un |de )?bosque\b/, ''],
  // "Montañas no, mejor una playa de fondo"
  [
    new RegExp(
      `(?<=^|[,.;:!?¡] )(?:(?:un|una|unas|la|el|las) )?${SCENE} no (?:[,.;] |y )+(?:(?:mejor|sino|prefiero|quiero|pon) )+`,
    ),
    'pon ',
  ],
  // "A mi gata la quiero flotando en el espacio"
  [
    new RegExp(
      `${START}a (mi|mis|la|el|los|las|nuestr[oa]s?) ([^,.;:!?“ ]+) (?:la|lo|las|los) (?:quiero|quisiera|queremos|imagino|veo)(?: (?:ver|poner|flotando|volando|paseando|caminando|sentad[oa]s?|tumbad[oa]s?|de paseo|metid[oa]s?|viviendo|posando))* en (?=(?:el|la|un|una|plena?|medio|los|las)\\b)`,
    ),
    'pon a $1 $2 en ',
  ],
];
