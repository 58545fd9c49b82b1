import type { Form } from '../../../forms/rewrite.ts';

const LEAD =
  '(?:(?:hola|oye|por favor|me|nos|puedes|podrias|puede|podria|decirme|decirnos|decir|dime|dinos|sabes|saber|y|,) )*';
const ASKED =
  '(?:es|son|sale|salen|aparece|aparecen|fue|esta|estan|hay|aparento|parezco|tengo|tiene|tienen|se ve|se ven|era|eran|tomaron|hicieron)';

/** Sentences of Spanish that ask something about the picture: they wish for nothing. */
export const SPANISH_QUESTIONS: readonly Form[] = [
  // "¿Puedes decirme quién sale en la foto?"
  [
    new RegExp(
      `^${LEAD}(?:quien|quienes|donde|cuando|cuant[oa]s?|que (?:raza|marca|modelo|ciudad|lugar|pais|edad|ano|tipo|especie|color)|de que (?:raza|marca|ano|color)|cual) (?=(?:[^,.;:!?“ ]+ )*${ASKED}\\b)[^,.;:!?“]+(?= [?.! ]*$)`,
    ),
    'what is this',
  ],
  [
    /^(?:y )?que (?:es|son) (?:esto|eso|est[ae]|ese|es[ao]s?|aquello|lo que (?:se ve|sale|hay))(?= [?.! ]*$)/,
    'what is this',
  ],
];
