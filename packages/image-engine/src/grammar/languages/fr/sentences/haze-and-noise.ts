import type { Form } from '../../../forms/rewrite.ts';
import { END, LAST, START } from '../parts.ts';

/** Sentences of French about haze, noise and film grain. */
export const FRENCH_HAZE_AND_NOISE: readonly Form[] = [
  [new RegExp(`^(?:la |ma )?(?:photo|image) granuleuse${LAST}`), 'photo est granuleuse'],
  // "Y a plein de grain, nettoie": too much of it, and none to be added
  [
    /\b(?:il )?y a (?:vraiment )?(?:plein|un paquet|des tonnes|un max|trop plein) de (grain|bruit)\b/,
    'il y a trop de $1',
  ],
  // "Y a plein de grain, tu peux lisser ?": it is to go; and none of it is there where it is to be added
  [
    new RegExp(
      `${START}(?:(?:il )?y ?a )?(?:plein|beaucoup|trop|enormement|pas mal|vachement) de grain (?=,[^.;!“]*\\b(?:liss|adouci)\\w*)`,
    ),
    'trop de bruit ',
  ],
  [
    new RegExp(
      `(?<=\\btrop de bruit\\b[^.;!?“]* )(?:, )?(?:(?:et|tu peux|peux tu|pourrais tu|stp) )*liss(?:e|er|ez)(?: (?:moi|ca|la|un peu|tout|le|cela))*${END}`,
    ),
    '',
  ],
  // "Photo prise le soir au bar", beside noise: how it came about
  [
    /(?<=\b(?:bruit|bruitee?|grain)\b[^.;!?“]*, )(?:(?:la|cette|photo|image|c ?est|elle|est|etait) )*(?:prise?|faite) (?:(?:le soir|de nuit|la nuit) )?(?:au|dans un|dans une|a la|en|a un) (?:bar|pub|boite|club|concert|soiree|restaurant)(?: (?:le soir|la nuit|de nuit|dans le noir))? (?:, )?(?=\S)/,
    '',
  ],
];
