import type { Form } from '../../../forms/rewrite.ts';
import { START, WISH_END } from '../parts.ts';

const REMOVES = '(?:quit|borr|elimin|sac)[a-z]*(?: (?:le|me|la))?';

const GROUND =
  '(?:todo )?(?:el fondo|lo que (?:hay|esta|sale) (?:atras|detras)|lo de (?:atras|detras)|lo del fondo)';

/** What it is for, in between. */
const USE =
  '(?: (?:[,.;:] |y )*(?:(?:es|va|son|la quiero|la necesito|lo quiero|que es) )?(?:para|pa|pal)(?: [^,.;:!?“ ]+){1,6})?';

const HELD =
  '(?:(?:(?:me )?(?:lo|la) )?(?:quier|quisier|necesit|dej|pon|haz|coloc)[a-z]*(?: (?:me|lo|la|melo|mela|le|un|fondo))*|que (?:me )?(?:se )?(?:quede|sea|este|vea|salga)(?: (?:el fondo|atras))?)';

const ALL = '(?:todo|toda|bien|totalmente|completamente|solo|simplemente|en|de|color|puro)';

/** Spanish: a background that goes and is to be plain. */
export const SPANISH_CUT_OUTS_PLAIN: readonly Form[] = (
  [
    ['blanc[oa]|blanquit[oa]', 'blanco'],
    ['negr[oa]', 'negro'],
    ['gris', 'gris'],
  ] as const
).flatMap(([said, colour]): Form[] =>
  // "… y lo quiero todo blanco", "…, blanco todo"
  [`${HELD} (?:${ALL} )*`, `${ALL} (?:${ALL} )*`, `(?=[^ ]+ (?:todo|total|puro|liso)\\b)`].map(
    (held): Form => [
      new RegExp(
        `${START}((?:(?:puedes|podrias|por favor|porfa|me) )*)${REMOVES} ${GROUND}(?: (?:porfa|por favor|porfis|plis))?${USE} (?:(?:[,.;:]|y|que|pero|porque) )*${held}(?:${said})(?: (?:puro|total|todo|entero|limpio|liso|completo))*${WISH_END}(?! y (?:negr|gris|blanc))`,
      ),
      `$1 cambia el fondo por ${colour}`,
    ],
  ),
);
