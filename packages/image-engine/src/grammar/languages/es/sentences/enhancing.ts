import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

/** Sentences of Spanish about a picture that is to be nicer, or is not nice at all. */
export const SPANISH_ENHANCING: readonly Form[] = [
  // "¿Me la puedes poner bonita para el perfil?"
  [
    new RegExp(
      `${START}(?:(?:me |por favor )?(?:la |lo )?(?:puedes|podrias|quiero) )?(?:poner|dejar|pon|deja|haz|hacer)(?:mela|me la|la|lo)? (?:(?:mas|bien|muy) )?(?:bonit|lind|chul|chid|presentabl|bell|hermos)[oae](?: para (?:el|mi) (?:perfil|feed|muro))?${END}`,
    ),
    'mejorala',
  ],
];
