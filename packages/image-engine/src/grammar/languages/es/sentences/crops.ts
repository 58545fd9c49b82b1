import type { Form } from '../../../forms/rewrite.ts';
import { END, ONLY, START, WISH_END, WISH_START } from '../parts.ts';

const PLACE = '(?:derecha|izquierda|arriba|abajo)';

const SHAPE =
  '(?:cuadrad[oa]|vertical|horizontal|apaisad[oa]|cuadrado|\\d+[:x]\\d+|recort\\w+|encuadr\\w+)';

/** "Recórtala bien pegadita a …" */
const CLOSE_TO =
  '\\brecort\\w* (?:la foto |la imagen )?(?:(?:bien|mas|muy|lo mas|justo|super) )*(?:al ras|al borde|pegad[oa]|pegadit[oa]|ajustad[oa]|ajustadit[oa]|ajustandol[oa]|cenid[oa]|cenidit[oa]|justit[oa]|apretad[oa]|apretadit[oa]|arrimad[oa])(?: posible)?';
const NO_SIDE =
  '(?!izquierda|derecha|borde|bordes|lado|lados|margen|centro|parte|esquina|pasto|cesped|hierba|suelo|cielo|fondo)';

/** Sentences of Spanish about what is cut off, brought closer or put into the middle. */
export const SPANISH_CROPS: readonly Form[] = [
  // "Pero no me cortes a nadie"
  [
    /(?:, )?(?:(?:pero|y|que|ojo|eso si|solo|sin embargo) )*(?:no|sin) (?:(?:me|nos|le|les|se|vayas a|vaya a) )*(?:cortes|recortes|corte|recorte|cortar|recortar|cortarme|dejes fuera|dejes afuera|comas)(?: (?:a|la|las|los|ni|una|ninguna) ?)*(?:nadie|ninguno|cabezas?|gente|personas?|pies)(?= ?$| [,.;:!?])/,
    ' sin recortar ',
  ],
  // "Encuadre más ajustado", "cierra el plano"
  [
    new RegExp(
      `${WISH_START}(?:(?:un|el|con) )*(?:encuadre|plano|recorte) (?:un poco )?mas (?:ajustad|cerrad|apretad)o${WISH_END}`,
    ),
    'recorta mas cerca',
  ],
  [
    new RegExp(
      `${WISH_START}(?:cierra|cierrale|cerrar|aprieta) (?:mas |un poco )*el (?:plano|encuadre)(?: (?:mas|un poco))*${WISH_END}`,
    ),
    'recorta mas cerca',
  ],
  // "Recórtala más", "recorte más ajustado"
  [
    new RegExp(
      `${WISH_START}recort(?:a|ar|e|ala|alo|arla|arlo)(?: (?:la|lo|el|foto|imagen))*(?: (?:un poco|un poquito|bastante))?(?: mas(?: (?:ajustad|cerrad|apretad|estrech)[oa])?|(?<=poco|poquito))${WISH_END}(?! y mas (?:a|hacia)\\b)`,
    ),
    'recorta mas cerca',
  ],
  // "Recorta la foto para que solo se vea la persona"
  [
    new RegExp(
      `${WISH_START}recort[a-z]*(?: (?:la|lo|foto|imagen))* (?:para )?que (?:${ONLY} )(?:se vea|salga|quede|aparezca) (?:la|el|mi) (persona|perro|gato|mujer|hombre|nino|nina|producto|bebe)${WISH_END}`,
    ),
    'recorta alrededor de la $1',
  ],
  [
    new RegExp(
      `${WISH_START}(?:(?:recort[a-z]*|foto|plano|encuadre|solo|hasta|de|a|la|en) )*cabeza y hombros(?<!\\b(?:nieve|lluvia|pon|ponle) .*)${WISH_END}`,
    ),
    'recorta la cara',
  ],
  [
    new RegExp(
      `${WISH_START}encuadra (?:bien )?(?:solo )?a (?:la|el|mi) (persona|mujer|nina)${WISH_END}`,
    ),
    'recorta alrededor de la $1',
  ],
  [
    new RegExp(
      `${WISH_START}recort(?:a|ar|ala|alo)(?: (?:la|foto|imagen))* (?:al rostro|(?:a|hasta|sobre|en|alrededor de|cerca de) (?:la|mi|su) (?:cara|rostro))${WISH_END}`,
    ),
    'recorta la cara',
  ],
  // "Recorta solo la cara en círculo"
  [
    new RegExp(
      `\\brecort[a-z]*(?: (?:me|le))? (?:(?:solo|solamente|nada mas) )?(?:la|mi|su) (?:cara|rostro|cabeza|carita) (?:(?:en|de|con|forma|un) )+(?:circulo|redond[oa]|circular)${END}`,
    ),
    'foto de perfil redonda',
  ],
  // "Recorta más cerca de la cara", "recorta al ras la botella"
  [
    /\brecort\w* (?:(?:bien|mas|muy) )?(?:cerca|al ras|pegad[oa]|ajustad[oa])(?: (?:de|a|en))? (?:la |el |mi )?(?=(?:cara|rostro)\b)/,
    'acerca la ',
  ],
  [
    new RegExp(`${CLOSE_TO}(?: (?:de|a|en))? (el|la|los|las|mi|mis) ${NO_SIDE}(?=\\S)`),
    'haz zoom en $1 ',
  ],
  [new RegExp(`${CLOSE_TO} (?:al|del) ${NO_SIDE}(?=\\S)`), 'haz zoom en el '],
  // "Recórtala en 4:3 con el faro a la izquierda": what is to be in it
  [
    new RegExp(
      `(?<=\\b(?:recort|encuadr|cort)\\w* (?:[^.;!?“]* )?(?:\\d+:\\d+|cuadrad[oa]|vertical|horizontal) )(?:, )?(?:y )?(?:dejando|deja|manteniendo|manten|conservando|que (?:quede|salga|se quede|este))(?: a| en)? (?:(?:el|la|los|las|mi|mis|al) )[^,.;:!?“ ]+(?: [^,.;:!?“ ]+)? (?:a|en|hacia) (?:el |la )?${PLACE}${END}`,
    ),
    '',
  ],
  // "Cuadrada, dejando la cara en el centro"
  [
    new RegExp(
      `(?<=\\b${SHAPE}\\b[^“]* )(?:[,;] )?(?:(?:y|con|que|dejando|deja|dejame|pon|poniendo|,) )*((?:al|a la|a mi|el|la|los|las|mi|mis|nuestr[oa]s?) [^,.;:!?“ ]+|a mi|ella|el|yo|nosotros) (?:que )?(?:(?:quede|salga|este|se vea|quedando|queden|salgan) )?(?:bien |justo )?(?:en el centro|en el medio|en medio|al centro|al medio|centrad[oa]s?)(?: (?:de la (?:foto|imagen)))?${END}`,
    ),
    ', centrada en $1',
  ],
  [
    /\b(?:recort|cort|encuadr)\w* (?:en |a |de )?(cuadrad[oa]|\d+[:x]\d+) (?:, )?centrad[oa] en\b/,
    '$1 , centrada en',
  ],
  [
    /\b(?:(?:recort|cort|encuadr|pon)\w* )?(?:en )?(?:formato )?(vertical|horizontal) (?:, )?centrad[oa] en\b/,
    'formato $1 centrada en',
  ],
  // "Recórtala para que solo se vea de los hombros para arriba"
  [
    new RegExp(
      `${START}(?:(?:recort|cort|encuadr)\\w* (?:(?:para )?que (?:solo |solamente |nada mas )?(?:se (?:me |nos |le )?vea|salga|quede) )?|que (?:solo |solamente )?(?:se (?:me |nos |le )?vea|salga|quede) (?:solo |solamente |nada mas )?|solo )(?:de(?:sde)? )?(?:los |mis |sus )?hombros (?:para|hacia) arriba${END}`,
    ),
    'crop to head and shoulders',
  ],
  [
    new RegExp(
      `${START}(?:(?:recort|encuadr)\\w*|(?:un )?(?:primer )?plano) (?:de|a|hasta|en|solo|por) (?:(?:la |mi |su )?cabeza y (?:los |mis )?hombros|(?:los |mis )?hombros|(?:el |medio )?busto)${END}`,
    ),
    'crop to head and shoulders',
  ],
];
