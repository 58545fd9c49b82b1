import type { Form } from '../../../forms/rewrite.ts';
import { ONLY, WISH_END, WISH_START } from '../parts.ts';

/** What is drawn on the picture. */
const BOX =
  '(?:(?:el|la|lo|mi|este|esta) )?(?:(?:zona|parte|area|region) (?:marcada|seleccionada|senalada)|marcado|seleccionado|senalado|cuadro|recuadro|rectangulo|seleccion|seleccione|marco)';
const PICTURE = '(?: (?:la|lo|me|foto|imagen|esta))*';

/** Sentences of Spanish that cut to what is marked. */
export const SPANISH_CROPS_TO_SELECTION: readonly Form[] = [
  // "Recorta al recuadro", "recorta la foto a la selección"
  [
    new RegExp(
      `${WISH_START}(?:recort|cort)[a-z]*${PICTURE} (?:${ONLY} )?(?:al|a|en|hasta|segun|sobre|alrededor de|alrededor del) ${BOX}${WISH_END}`,
    ),
    'recorta a lo marcado',
  ],
  // "Quédate solo con lo marcado"
  [
    new RegExp(
      `${WISH_START}(?:deja|queda|quedate|conserva|manten|guarda)(?: (?:te|me))? ${ONLY}(?: con)? ${BOX}${WISH_END}(?!.*\\b(?:resto|color|colores|nitid\\w+)\\b)`,
    ),
    'recorta a lo marcado',
  ],
];
