import type { Form } from '../../../forms/rewrite.ts';
import { END, START, WISH_END } from '../parts.ts';

/** Sentences of Spanish about a picture that is to be nicer, or is not nice at all. */
export const SPANISH_ENHANCING: readonly Form[] = [
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
