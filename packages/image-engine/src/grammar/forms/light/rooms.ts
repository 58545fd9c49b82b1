import { END, START } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

/** A picture is taken of these, which is called by them. */
const ROOM = '(?:living room|bathroom|bedroom|dining room|attic|basement|guest room|kids room)';
/** Are seen as a part of a house, too. */
const WAY =
  '(?:entrance hall|entrance|hallway|hall|entry|corridor|entree|stairwell|staircase|porch)';
const THE = '(?:the|my|our|this) ';
const DARK =
  '(?:(?: ,)? (?:which|that|it|as it|because it|since it)(?: is| looks| s)* (?:(?:too|so|very|a bit|rather|really) )*dark)';
const MUCH = '(?:much |a bit |a little |slightly |a lot |quite a bit )?';
const LITTLE = '(?: (?:a bit|a little|slightly))?';

/** Rooms that are to be brighter. */
export const ROOM_FORMS: readonly Form[] = [
  // "Brighten the hallway, which is dark"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:brighten|lighten)(?: up)? ${THE}${WAY}${DARK}?${LITTLE}${END}`,
    ),
    'brighten the shadows',
  ],
  [
    new RegExp(`${START}${PLEASE_ALSO}(?:make|get) ${THE}${WAY} ${MUCH}(?:brighter|lighter)${END}`),
    'brighten the shadows',
  ],
  [
    new RegExp(
      `${START}(?:${THE})?${WAY} (?:(?:is|looks|came out|comes out|much|way|far|a bit|really) )*(?:too|so|very) dark${END}`,
    ),
    'brighten the shadows',
  ],
  // "Make the bedroom brighter"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:brighten|lighten)(?: up)? ${THE}${ROOM}${DARK}? (a bit|a little|slightly)${END}`,
    ),
    'brighten it $1',
  ],
  [
    new RegExp(`${START}${PLEASE_ALSO}(?:brighten|lighten)(?: up)? ${THE}${ROOM}${DARK}?${END}`),
    'brighten it',
  ],
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:make|get) ${THE}${ROOM} (${MUCH}(?:brighter|lighter))${END}`,
    ),
    'make it $1',
  ],
  [
    new RegExp(
      `${START}(?:${THE})?${ROOM} (?:(?:is|looks|came out|comes out|much|way|far|a bit|really) )*(?:too|so|very) dark${END}`,
    ),
    'it is too dark',
  ],
  // "The hall is too dark … lift the shadows": why
  [
    /(?<=^|[,.;] |\band )(?:because |as )?(?:the|my|our|this) (?:\w+ )?(?!(?:background|sky|photo|picture|image|face|faces|subject|foreground)\b)\w+ (?:is|are|was|were|looks?) (?:far |much |way |a bit |a little |still |just )*too dark(?: (?:near|at|around|by|behind|under|on) (?:the|my|our) \w+)?(?= ?[,.;] [^“]*\b(?:lift|raise|open|open up|brighten|bring up|recover) (?:the |up the )?shadows\b) ?[,.;]/,
    '',
  ],
];
