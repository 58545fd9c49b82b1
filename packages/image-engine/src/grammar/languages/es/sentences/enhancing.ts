import type { Form } from '../../../forms/rewrite.ts';
import { END, START, WISH_END } from '../parts.ts';

/** Sentences of Spanish about a picture that is to be nicer, or is not nice at all. */
export const SPANISH_ENHANCING: readonly Form[] = [
  // "Mejora la calidad de esta captura de video": what it was taken from, and no film is wished for
  [
    /(?<=^|[^ ] )(?:captura|capturita|frame|fotograma|cuadro|pantallazo|screenshot|still|imagen congelada)(?: (?:de pantalla|que (?:saque|tome|hice)|sacad[oa]|tomad[oa]|extraid[oa]))? (?:de|del|desde) (?:(?:un|el|mi|este|ese|una|esta|la) )?(?:videos?|videito|pelicula|peli|videollamada|clip)(?= ?$| [,.;:!?]| (?:y|que|porque|para|pero)\b)/,
    'foto ',
  ],
  [
    /(?<=\b(?:mejor|sub|aument|arregl)[a-z]* (?:la calidad de |la nitidez de )?(?:esta |este |la |el |mi ))(?:captura|pantallazo|screenshot)(?: de pantalla)?(?= ?$| [,.;:!?])/,
    'foto ',
  ],
  // "Mejora la calidad de esta foto"
  [
    /\b(mejor|sub|aument|increment|optimiz)(?:a|ar|e|en|as|ame|ale|arle|arme|enle|emos)(?: (?:me|le))? (?:un poco |mucho |bastante )?(?:la )?calidad (?:de|en|a) (?:(?:esta|mi|la|una|este|el|estas|mis|las|nuestra|dicha) )(?:foto|fotito|fotografia|imagen|retrato|selfie|fotos|imagenes)(?: (?:vieja|antigua|borrosa|pixelada|que \w+ \w+))?(?= ?$| [,.;:!?]| (?:y|que|porque|para|pero|por favor|porfa|gracias)\b)/,
    'mejora la calidad',
  ],
  // "La foto es de mala calidad"
  [
    /^(?:(?:la|esta|mi|se|foto|fotito|imagen|esto) )*(?:es|ve|esta|salio|quedo|tiene|sale)? ?(?:(?:de|con|en|muy|tan|super) )*(?:mala|baja|pesima|poca|malisima) calidad(?: (?:,|;|y|por favor|porfa|me|la|lo|puedes|arregl[a-z]*|mejor[a-z]*))*(?= ?[.!?]? ?$)/,
    'mejora la calidad',
  ],
  // "Déjame la foto más resultona en general"
  [
    new RegExp(
      `${START}(?:(?:por favor|me|puedes|quiero|y) )*(?:(?:dej|pon|haz|hac|hag)[a-z]*|que (?:(?:se|me|la|lo) )*(?:quede|vea|salga|este|luzca)|ponla|quiero)(?: (?:la|mi|esta) (?:foto|imagen))? (?:(?:un|poco|poquito|pelin|algo|bastante|mucho) )*mas (?:resulton|vistos|lucid|molon|apanad|aparent|currad|arreglad|potabl|presentabl|apetecibl|fotogenic|piol|copad)[oae]s?(?: (?:en general|en conjunto|en lo general|de manera general|en todo))?${WISH_END}`,
    ),
    'mejorala',
  ],
  // "¿Me la puedes poner bonita para el perfil?"
  [
    new RegExp(
      `${START}(?:(?:me |por favor )?(?:la |lo )?(?:puedes|podrias|quiero) )?(?:poner|dejar|pon|deja|haz|hacer)(?:mela|me la|la|lo)? (?:(?:mas|bien|muy) )?(?:bonit|lind|chul|chid|presentabl|bell|hermos)[oae](?: para (?:el|mi) (?:perfil|feed|muro))?${END}`,
    ),
    'mejorala',
  ],
];
