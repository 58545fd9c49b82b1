import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

/** Sentences of Spanish about how much of something is wished for: hardly any, strong, a share of it. */
export const SPANISH_AMOUNTS: readonly Form[] = [
  // "Que casi no se vea"
  [
    new RegExp(
      `(?<=\\w )(?:(?:,|pero|y) )*que (?:casi|apenas) (?:(?:no|ni) )?se (?:note|vea|aprecie|distinga|perciba)n?${END}`,
    ),
    ', muy sutil',
  ],
  // "Pero que no se vea exagerado"
  [
    new RegExp(
      `(?<=\\w )(?:(?:,|pero|y) )*(?:sin que|que no) (?:se )?(?:parezca|quede|vea|note|luzca|salga)n? (?:(?:muy|tan|demasiado) )?(?:exagerad|artificial)[a-z]*${END}`,
    ),
    ', sin pasarse',
  ],
  // "Que se note poco", "que casi ni se note"
  [
    new RegExp(
      `(?<=\\w )(?:(?:,|pero|y) )*que (?:(?:casi|apenas) )?(?:(?:no|ni) )?se (?:note|vea|aprecie|distinga|perciba)n? (?:(?:muy|bien|solo|apenas) )?(?:poco|poquito|nada|un poquito|apenas)${END}`,
    ),
    ', muy sutil',
  ],
  [
    new RegExp(
      `(?<=\\w )(?:(?:,|pero|y) )*que se (?:note|distinga|aprecie|perciba)n? (?:mucho|bastante|bien|bien fuerte|un monton|un chorro|muchisimo)${END}`,
    ),
    ', fuerte',
  ],
  // "Sin que parezca falsa": gently
  [
    new RegExp(
      `(?<=\\w )(?:(?:,|pero|y) )*(?:sin que|que no) (?:se )?(?:(?:me|le|nos) )?(?:parezca|quede|vea|note|luzca|salga)n? (?:(?:muy|tan|demasiado) )?(?:fals[oa]s?|trucad[oa]s?|retocad[oa]s?|editad[oa]s?|fake|photoshopead[oa]s?)${END}`,
    ),
    '',
  ],
  // "Con intensidad media", "baja intensidad"
  ...(
    [
      ['baj[oa]|bajit[oa]|minima|suave|leve|ligera|reducida|debil|poca', 'sutil'],
      ['media|mediana|moderada|normal', 'medio'],
      ['alt[oa]|maxima|fuerte|mucha|total', 'fuerte'],
    ] as const
  ).flatMap(([said, meant]): Form[] => [
    [
      new RegExp(
        `(?<=\\w )(?:, |con |de |a |en |y )*(?:una |la )?(?:intensidad|fuerza) (?:muy )?(?:${said})${END}(?<!\\b(?:la|de) intensidad .*)`,
      ),
      meant,
    ],
    [
      new RegExp(
        `(?<=\\w )(?:, |con |de |a |en )+(?:una )?(?:${said}) (?:intensidad|fuerza)${END}`,
      ),
      meant,
    ],
  ]),
  [
    /(?<=\w )(?:, |con |de |a |en )*(?:una |la )?(?:intensidad|fuerza)(?: (?:de|del|al|a))* (\d{1,3})(?= ?$| [,.;!?]| y\b)/,
    '$1%',
  ],
  [
    new RegExp(
      `${START}(?:con |a )?(?:la )?mitad de (contraste|brillo|saturacion|color|nitidez)${END}`,
    ),
    'baja el $1 a la mitad',
  ],
];
