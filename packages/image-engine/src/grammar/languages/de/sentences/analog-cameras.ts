import type { Form } from '../../../forms/rewrite.ts';
import { END } from '../parts.ts';

const WHOSE =
  '(?:von|meine[snmr]?|unsere[snmr]?|deine[snmr]?|der|des|dem|vom|seine[snmr]?|ihre[snmr]?|alten?|guten?)';
const WHO =
  '(?:opas?|omas?|gro(?:ß|ss)vaters?|gro(?:ß|ss)mutter|vaters?|mutter|papas?|mamas?|onkels?|tante|eltern|gro(?:ß|ss)eltern|uropas?|70er|80er|90er|siebziger|achtziger|neunziger|jahren|jahre|freundes|freundin)';

/** German: as a camera of film takes pictures, whoever owned it. */
export const GERMAN_ANALOG_CAMERAS: readonly Form[] = [
  // "Wie frisch aus der analogen Kamera meines Opas": the look, and no person
  [
    new RegExp(
      `\\b(?:(?:als ob|als|sieht|aussehen|soll|es|so|ganz) )*(?:wie )?(?:(?:frisch|direkt|gerade|geradewegs|grad|eben) )*(?:aus|von|mit) (?:(?:der|einer|so einer|ner|meiner|unserer|dieser) )(?:(?:alten|guten|ollen|billigen) )*(?:analogen|analog|analoge) ?(?:film|kleinbild)?(?:kamera|knipse|spiegelreflex)(?: (?:${WHOSE} )+${WHO}| (?:${WHOSE} )*${WHO})?(?: (?:geschossen|gemacht|aufgenommen|fotografiert|gekommen|kommend|stammend))?${END}`,
    ),
    'wie analogfilm ',
  ],
  [
    new RegExp(
      `\\b(?:wie )?(?:(?:frisch|direkt) )*(?:aus|von|mit) (?:opas|omas|papas|mamas|vaters|mutters) (?:(?:alter|guter|alten|oller|analoger) )*(?:analog|film|kleinbild|analoger )?(?:kamera|knipse)${END}`,
    ),
    'wie analogfilm ',
  ],
  [
    new RegExp(
      `\\b(?:analogkamera|filmkamera|kleinbildkamera|einwegkamera) (?:(?:${WHOSE} )+${WHO})${END}`,
    ),
    'analogkamera',
  ],
];
