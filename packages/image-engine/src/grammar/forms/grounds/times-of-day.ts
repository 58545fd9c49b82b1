import { START } from '../parts.ts';
import type { Form } from '../rewrite.ts';
import { WHOM_BEHIND } from './parts.ts';

const HOW =
  '(?:(?:snowy|snow covered|green|autumn|autumnal|winter|wintry|alpine|sunny|big|modern|quiet|pine|tropical|sandy|lonely|empty) )?';
const TOWN = '(?:city(?: street| skyline)?|skyline|street|town|village)';
const COUNTRY =
  '(?:mountains?(?: range| landscape| scenery)?|alps|hills|forest|woods|woodland|jungle|park|garden|meadow|office|kitchen)';
const SEASIDE = '(?:beach|seaside|sea|ocean|coast|shore)';
/** Or only "the", as French puts it. */
const AT =
  '(?:(?:at|during|by|in|around|with|just before|before) (?:the |an? )?|the )(?:(?:late|early|warm|beautiful|golden|soft) )?';
const LOW_SUN =
  '(?:sunset|sunrise|sundown|dawn|golden hour|evening (?:light|sun)|morning (?:light|sun))(?: light| time)?';
const DUSK = '(?:dusk|twilight|nightfall)';
const NIGHT =
  '(?:(?:at|by|during|in) (?:the )?night|(?:at|in the) nighttime|in (?:the )?moonlight)';

/** Says that it is to be behind somebody, before the place or after it. */
const PUT =
  '(?:put|place|set|show|move|teleport|transport|send|imagine|with|background|backdrop|behind)';
const BEHIND = `(?:(?:as (?:the |a |my )?)?(?:background|backdrop)|(?:in|for) (?:the )?background|behind ${WHOM_BEHIND})`;
const ENDS = '(?= ?$| [,.;:!?]| (?:and|but|please|instead)\\b)';

/** A place that is to be behind somebody, in a light or a weather of its own: what it is drawn as, and what is made then. */
function behind(place: string, time: string, then: string): readonly Form[] {
  const named = `(?:an? |the |some )?${HOW}${place}`;
  return [
    // "Put it in the mountains at sunset", "background: forest at sunset"
    [
      new RegExp(
        `(?<=\\b${PUT}\\b[^,.;!?“]*)\\b(${place}(?: background| backdrop)?) ${time}${ENDS}`,
      ),
      `$1 ${then}`,
    ],
    // "Mountains at sunset behind me"
    [new RegExp(`${START}(${named}) ${time} (${BEHIND})${ENDS}`), `$1 $2 ${then}`],
    // "Mountain background at sunset"
    [new RegExp(`${START}(${named} ${BEHIND}) ${time}${ENDS}`), `$1 ${then}`],
    // "Mountains at sunset"
    [
      new RegExp(`^((?:please |in ){0,2}${named}) ${time}(?= (?:, )?(?:please )?[.!]? ?$)`),
      `$1 background ${then}`,
    ],
  ];
}

/** The light or the weather that a place is to be in: the engine draws the place, and makes the light then. */
export const TIMES_OF_DAY_FORMS: readonly Form[] = [
  // "Before the mountains in winter", as other languages come to it
  [
    new RegExp(
      `(?<=\\b(?:before|in|into|on|behind|in front of) (?:the |an? )?)(${COUNTRY}) snow background${ENDS}`,
    ),
    '$1 background , make it snow',
  ],
  // "Background: a snowstorm in the mountains": they are the place
  [
    new RegExp(
      `(?<=\\b${PUT}\\b[^,.;!?“]*)\\b(?:an? |the )?(snow ?storm|blizzard|heavy snow(?:fall)?) (?:in|over|on) (?:the |some |an? )?(${HOW}(?:${COUNTRY}|${TOWN}))${ENDS}`,
    ),
    '$2 in a $1',
  ],
  [
    new RegExp(
      `${START}(?:an? |the )?(snow ?storm|blizzard|heavy snow(?:fall)?) (?:in|over|on) (?:the |some |an? )?(${HOW}(?:${COUNTRY}|${TOWN}))(?= ${BEHIND})`,
    ),
    '$2 in a $1',
  ],
  ...behind(`(?:${COUNTRY}|${TOWN})`, `${AT}${LOW_SUN}`, ', golden hour'),
  ...behind(COUNTRY, `${AT}${DUSK}`, ', golden hour'),
  ...behind(`(?:${COUNTRY}|${SEASIDE})`, NIGHT, ', at night'),
  ...behind(`(?:${COUNTRY}|${TOWN})`, '(?:in|with) (?:the |some |heavy )?rain', ', rain'),
  ...behind(
    `(?:forest|woods|woodland|park|garden|meadow|${TOWN})`,
    '(?:in|with|under|covered in) (?:the |some |deep )?snow',
    ', make it snow',
  ),
  ...behind(
    `(?:${COUNTRY}|${TOWN})`,
    '(?:in|with|under|during) (?:an? |the )?(?:heavy )?(?:snow ?storm|blizzard|heavy snow(?:fall)?)',
    ', snowstorm',
  ),
  // "On the beach in the evening light": it has a sunset of its own
  [
    new RegExp(`\\b(beach|sea|ocean) ${AT}(?:${LOW_SUN}|${DUSK}|evening)(?=${BEHIND}|${ENDS})`),
    '$1 at sunset',
  ],
  // "Put her in a snowy city", "in a rainy city"
  [
    new RegExp(
      `(?<=\\b(?:${PUT}|in|into|to) [^,.;!?“]*)snowy (${TOWN})(?! (?:and|at|by|behind|in the background|as)\\b)`,
    ),
    '$1 , make it snow',
  ],
  [
    new RegExp(`^((?:please )?in (?:an? |the )?)rainy ((?:${TOWN}|${COUNTRY}))(?= (?:please )?$)`),
    '$1 $2 , rain',
  ],
];
