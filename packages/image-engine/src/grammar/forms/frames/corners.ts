import { COLOUR, END } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** Rounded corners, oval frames and shadows around the picture. */
export const CORNER_FORMS: readonly Form[] = [
  // "Soften the four corners like an app icon, radius 40"
  [
    /\b(?:soften|smooth|round|curve|rounded)(?: (?:off|out))? (?:(?:the|all|its|my|of) )*(?:four |4 )?(corners)(?: off)? (?:(?:just|a bit|kind of) )*(?:like|as|as on|as in|the way) (?:(?:an?|the|on|in|of|those|with|they|are) )*(?:ios |iphone |android |phone |mobile |modern |home screen )*(?:app|apps|icons?|app icons?|tiles?)(?: (?:icons?|has|have|are|on (?:an? |the )?(?:iphone|phone|ipad)))*(?= ?$| [,.;:!?]| (?:and|but|with|please)\b)/,
    'round the $1',
  ],
  [/\b(?:soften|smooth|curve) (?:off )?(?:the |all )*(?:four|4) corners\b/, 'round the corners'],
  // "Eckenradius 20", as German has it
  [/(?<=^)eckenradius (?:von )?(\d+)(?= ?$)/, 'rounded corners $1'],
  // Of corners that are rounded nothing is left but what is seen through.
  [/\b((?:rounded|round) corners) , transparent(?= ?$)/, '$1'],
  // "An oval mount"
  [
    /\boval (?:(?:\w+ )?(?:frame|border|mount|mat))\b(?: if you have (?:one|it|that))?/,
    'oval frame',
  ],
  // "A drop shadow on the screenshot"
  [
    /\b((?:soft |subtle |slight )?drop shadow) (?:on|under|behind|around|below|to|for) (?:the|my|this|our) (?:screenshot|screen shot|picture|photo|image|window|card|screen)(?= ?$| [,.;!]| and\b)/,
    '$1',
  ],
  // "Have the corners rounded off a tad"
  [
    /\b(?:have|get|want|need|like|see|make)(?: to see| to have)? (?:the |its |my |all )*(?:four |picture |photo )?corners (?:be |nicely |a bit |slightly )*(?:rounded|curved)(?: off)?\b/,
    'round the corners',
  ],
  // "Rounded corners with a soft shadow"
  [
    /\b(rounded corners|round the corners|round corners|round off the corners) (?:and|with|,|plus) (?:add |with |put )?(?:an? |some )?(?:(?:soft|subtle|slight|light|dark) )*shadow\b/,
    '$1 and drop shadow',
  ],
  // "Thin black border and rounded corners", and the other way round: the border's own.
  [
    new RegExp(
      `\\b(?:with )?(?:rounded|round) corners (?:and|with|plus|,) (?:and )?(?:add )?(?:an? )?((?:(?:thin|thick|fine|wide|narrow|small|slim) )?(?:${COLOUR})) (?:outline|border|frame|edge|contour)${END}`,
    ),
    '$1 border with rounded corners',
  ],
  [
    new RegExp(
      `((?:(?:thin|thick|fine|wide|narrow|small|slim) )?(?:${COLOUR}) (?:outline|border|frame)) (?:and|plus|,) (?:and )?(?:rounded|round) corners${END}`,
    ),
    '$1 with rounded corners',
  ],
];
