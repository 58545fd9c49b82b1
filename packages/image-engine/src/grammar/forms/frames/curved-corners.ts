import { END, START } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import { SEEMS, SO } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const CORNERS =
  '(?:(?:the|its|my|our|all|those|these|of|four|4|picture|photo|image|hard|pointy|pointed|sharp|square|harsh) )*(?:corners|edges and corners)';
const EDGES = `(?:${CORNERS}|(?:the |its |those |these )?edges)`;
const POINTED =
  '(?:(?:a|bit|little|way|far|much|so|too|very|really|all|kind of|rather|quite) )*(?:sharp|square|pointy|pointed|hard|harsh|angular|edgy|boxy|spiky|squarish)';
const CURVED =
  '(?:rounder|rounded|round|curved|curvy|curvier|curves|softer|smoother|smooth|soft|less (?:sharp|pointy|hard|harsh|square|angular))';
const THEM = '(?:them|those|these|it|that)';
const ICON =
  '(?: (?:for|like|as|on|in)(?: (?:an?|my|the|our|your|on|in))*(?: (?:new|ios|iphone|android|phone|mobile|app|game|website))*(?: (?:apps?|icons?|tiles?|logos?|buttons?|cards?|avatars?|profile|website|site)))?';
const HOW = '(?:(?:a|bit|little|nicely|slightly|more|much|off|all|please|be|to|nice|into|in) )*';
const INTO_CURVES = '(?: (?:off|out|down|up))?(?: (?:in)?to (?:nice |soft |smooth )*curves)?';
/** They are to be round, with what is meant by "them" named before. */
const ROUND_THEM = `(?:(?:smooth|round|curve|soften|file|sand|shave) ${THEM}${INTO_CURVES}|(?:make|have|get|turn|want) ${THEM} ${HOW}${CURVED})`;

/** Corners that are too pointed, and curves that they are to be. */
export const CURVED_CORNER_FORMS: readonly Form[] = [
  // "Corners are too sharp for my app icon, smooth them into curves"
  [
    new RegExp(
      `${START}${EDGES} ${SEEMS} ${POINTED}${ICON} ${SO}${ROUND_THEM}(?: a bit| a little| slightly| off)*(?= (?:\\d+|with|by)\\b|${END.slice(3, -1)})`,
    ),
    'round the corners ',
  ],
  // "I don't like the sharp corners, make them curvy"
  [
    new RegExp(
      `${START}(?:i |we )?(?:dont like|do not like|hate|dislike|cant stand|not a fan of) ${CORNERS} ${SO}${ROUND_THEM}(?= (?:\\d+|with|by)\\b|${END.slice(3, -1)})`,
    ),
    'round the corners ',
  ],
  // "Smooth the corners into curves", "curve the corners"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:(?:smooth|round|curve|bend|file|sand)(?: off| out| down)? ${CORNERS}${INTO_CURVES}|(?:turn|make|have|get) ${CORNERS} ${HOW}${CURVED})(?: off)?${ICON}(?= (?:\\d+|with|by)\\b|${END.slice(3, -1)})`,
    ),
    'round the corners ',
  ],
  // "Corners need to be rounder", "it's for an app icon so the corners should be curved"
  [
    new RegExp(
      `${START}(?:(?:its|it is|this is|i need it|i need this) for (?:an? |my |the )?(?:\\w+ )?(?:icon|app|logo|button) (?:(?:, )?so|,|and) )?${CORNERS} (?:(?:need|needs|want|should|must|could|have|ought|to|be|get|become|look|being) )+${HOW}${CURVED}(?: off)?${ICON}${END}`,
    ),
    'round the corners ',
  ],
  // "Give it soft corners"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:give|with|want|add|put)(?: (?:it|this|the (?:photo|picture|image)|my \\w+))? (?:(?:some|nice|nicely) )*(?:soft|curved|curvy|smooth|rounder|softer) corners${ICON}${END}`,
    ),
    'round the corners ',
  ],
];
