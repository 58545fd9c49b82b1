import type { Form } from '../../../forms/rewrite.ts';
import { START, WISH_END } from '../parts.ts';

const BEHIND =
  '(?:(?:por )?(?:atras|detras)(?: (?:de )?(?:mi|nosotros|nosotras|el|ella|ellos))?|de fondo|al fondo|en el fondo)';

const BLURRED =
  '(?:(?:bien|muy|un poco|toda|todo|medio|algo|asi) )*(?:desenfocad|borros|difuminad|desenfocadit|borrosit|fuera de foco|difus)[oa]?s?';

const SCENE = '((?:[^,.;:!?“ ]+ ){1,3}?)';

const ASKED =
  '(?:(?:y|con|que|ponme|pon|ponle|mete|meteme|quiero|haya|salga|aparezca|se vea|tenga|sea|cambia|un|el) )*';

/** Spanish: a scene behind somebody that is out of focus: it is put there, and blurred. */
export const SPANISH_GROUNDS_DEFOCUSED: readonly Form[] = [
  // "Fondo muy desenfocado": how it is to be; "está muy desenfocado" is a complaint
  [
    new RegExp(
      `${START}(?:(?:quiero|pon|ponle|deja|haz|con|un|el) )*fondo (?:(?:que|quede|salga|se|vea) )*(?:muy|super|bien|mega) (?:desenfocado|borroso|difuminado)${WISH_END}`,
    ),
    'desenfoca mucho el fondo',
  ],
  // "De fondo una oficina desenfocada"
  [
    new RegExp(
      `${START}${ASKED}(?:${BEHIND}|fondo (?:(?::|de|con|tipo) )+) ?(?:(?:pon|ponme|quiero|haya|con|que|se vea|salga|:) )*una? ${SCENE}${BLURRED}${WISH_END}`,
    ),
    'pon una $1 de fondo , desenfocada',
  ],
  [
    new RegExp(
      `${START}fondo : ((?!con\\b|mas\\b|muy\\b|de\\b|bien\\b)[^,.;:!?“ ]+ )${BLURRED}${WISH_END}`,
    ),
    'pon una $1 de fondo , desenfocada',
  ],
  // "Que salga una oficina borrosa atrás"
  [
    new RegExp(`${START}${ASKED}una? ${SCENE}${BLURRED} ${BEHIND}${WISH_END}`),
    'pon una $1 de fondo , desenfocada',
  ],
  // "Cambia el fondo por una oficina desenfocada"
  [
    new RegExp(
      `\\b(?:cambi|reemplaz|sustitu)[a-z]*(?: (?:me|le))? (?:el fondo|lo de atras) (?:por|con|a) una? ${SCENE}${BLURRED}${WISH_END}`,
    ),
    'pon una $1 de fondo , desenfocada',
  ],
];
