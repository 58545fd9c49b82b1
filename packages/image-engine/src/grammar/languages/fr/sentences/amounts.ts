import type { Form } from '../../../forms/rewrite.ts';
import { END } from '../parts.ts';

/** Sentences of French about how much of something is wished for: hardly any, strong, a share of it. */
export const FRENCH_AMOUNTS: readonly Form[] = [
  // "800 pixels de large, pas plus"
  [
    /\b(\d+ (?:de|en) (?:large|haut|largeur|hauteur)) (?:, )?(?:et )?(?:surtout )?(?:pas|rien de) plus(?: (?:large|haut|grand))?(?= ?$| [,.;:!?]| et\b)/,
    '$1 maximum',
  ],
  // "Avec une intensité moyenne"
  ...(
    [
      ['faible|basse|legere|douce|minimale|reduite|moindre', 'subtil'],
      ['moyenne|moderee|normale|mediane', 'medium'],
      ['forte|haute|elevee|maximale|max|pleine|maximum', 'fort'],
    ] as const
  ).flatMap(([said, meant]): Form[] => [
    [
      new RegExp(
        `(?<=\\w )(?:, |avec |a |en |et |d |de |dune )*(?:une |l )?(?:l?intensite|d?intensite|force|puissance) (?:tres |plutot )?(?:${said})${END}`,
      ),
      meant,
    ],
    [
      new RegExp(
        `(?<=\\w )(?:, |avec |a |en |de )+(?:une )?(?:${said}) (?:intensite|puissance)${END}`,
      ),
      meant,
    ],
  ]),
  [
    /(?<=\w )(?:, |avec |a |en |dune )*(?:une )?(?:l|d)?intensite(?: (?:de|a))* (\d{1,3})(?= ?$| [,.;!?]| et\b)/,
    '$1%',
  ],
];
