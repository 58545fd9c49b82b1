import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

/** German: edges that become darker. */
export const GERMAN_VIGNETTES: readonly Form[] = [
  // "Seiten abdunkeln"
  [
    new RegExp(
      `${START}(?:(?:die|alle|bitte|mach|mal) )*(?:bild|außen|aussen)?seiten ((?:(?:etwas|leicht|dezent|ein|bisschen|bissl|stark|deutlich) )*)(?:dunkler|abdunkeln|abgedunkelt|nachdunkeln)(?: (?:machen|werden))?${END}`,
    ),
    'vignette $1',
  ],
  // "Ränder dunkler ziehen, damit der Blick in die Mitte geht": what it is for is not where
  [
    new RegExp(
      `${START}(?:(?:die|den|alle|bitte|so|ein bisschen|etwas|leicht|dezent|mach|zieh|lass|kannst|du) )*(?:bild)?(?:rander|rand|ecken|au(?:ß|ss)enbereiche?)(?: (?:rundum|au(?:ß|ss)en|ringsum|ringsherum))? ((?:(?:etwas|leicht|dezent|ein|bisschen|bissl|minimal|sanft|deutlich|stark|kraftig) )*)(?:dunkler|dunkel|abgedunkelt|abdunkeln|runterdunkeln|nachdunkeln)(?: (?:ziehen|machen|werden|werden lassen|haben|zu machen))?(?: ,)? (?:damit|so ?dass|sodass|dass|um) (?:[^,.;:!?“ ]+ ){1,7}?(?:geht|fallt|wandert|gelenkt wird|lenken|gezogen wird|bleibt|landet|liegt|konzentriert|gelangt|kommt|lenkt|wirkt|fuhrt|fuhren)${END}`,
    ),
    'vignette $1',
  ],
];
