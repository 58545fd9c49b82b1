import { END } from '../parts.ts';
import type { Form } from '../rewrite.ts';
import { SHAPE } from './parts.ts';

/** In the same clause, or the next. */
const AFTER = `(?<=\\b${SHAPE}\\b[^,.;:!?“]*)`;
/** The shape stands right before. */
const BESIDE = `(?<=\\b(?:square|\\d+:\\d+)(?: (?:crop|format|shape|ratio|cut))?(?: ,)? )`;
const LINKED = '(?:(?:,|but|and|while|with|in|so|that|please|just|by) )*';
const PART =
  '(?: (?:hand )?(?:sides?|edges?|half|part|bit|third|portion|section|end|area|teil))*(?: of (?:it|the (?:picture|photo|image)))?';
const KEEPS = '(?:keep|keeping|kept|leave|leaving|show|showing|preserve|preserving)';
const STAYS =
  '(?: (?:should|shall|must|has to|needs to|to|can|is|be|stays?|staying|remains?|keep|kept|visible|intact|complete|completely|fully|in|in it|there|untouched))+';
const ALIGNED =
  '(?:anchored|aligned|align|pinned|starting|measured|counted|straighten|taken|seen)(?: (?:to|at|from|on|with|by))*';
const CENTRING =
  '(?:anchored|centered|aligned|align|pinned|starting|measured|taken|seen)(?: (?:to|at|in|from|on|about|around))*';
/** "Pixelate a square in the middle" cuts nothing. */
const CUT_BEFORE = '(?<=\\b(?:crop|cropped|cut|trim|trimmed|format|\\d+:\\d+)\\b[^.;:!?“]*)';
const CUTS =
  '(?:cut|cuts|cutting|crop|cropping|trim|trimming|chop|chopping|lose|losing|sacrifice|sacrificing|drop|dropping)(?: (?:off|away|from|it|at|on|of|into|anything|nothing|something|any))*';
const NOT = '(?:dont|do not|without|not|never|wont|nicht|no)';
const ALL = '(?: all)?(?: of)?(?: the)?';
const SIDES = {
  ...{ top: '(?:top|upper)', bottom: '(?:bottom|lower)', left: 'left', right: 'right' },
  center: '(?:very |exact )?(?:middle|center|central)',
};
const OPPOSITE = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
  center: null,
} as const;

/** Which side of a picture stays when it is cut to a shape. */
export const ANCHORED_FORMS: readonly Form[] = [
  // What is cut to a shape "but keeps the left side", "from the top", "and loses the bottom": what of it stays.
  ...(['top', 'bottom', 'left', 'right', 'center'] as const).flatMap((side): Form[] => {
    const said = `${ALL} ${SIDES[side]}${PART}`;
    const kept = `ratio anchored ${side}`;
    const other = OPPOSITE[side];
    const lost: Form = [
      new RegExp(`${AFTER}(?:,|but|and|by) ${LINKED}${CUTS}${said}${END}`),
      `ratio anchored ${other}`,
    ];
    return [
      [new RegExp(`${AFTER}${LINKED}${NOT} ${CUTS}${said}${END}`), kept],
      ...(other ? [lost] : []),
      [new RegExp(`${AFTER}${LINKED}${KEEPS}${said}(?:${STAYS})?${END}`), kept],
      [new RegExp(`${AFTER}${LINKED}(?:the )?${SIDES[side]}${PART}${STAYS}${END}`), kept],
      [new RegExp(`${AFTER}${LINKED}${other ? ALIGNED : CENTRING}${said}${END}`), kept],
      [
        new RegExp(
          `${BESIDE}${other ? '' : CUT_BEFORE}(?:(?:from|at|of|to|on|in|around|about|towards?) )?(?:the )?${SIDES[side]}${PART}${END}`,
        ),
        kept,
      ],
    ];
  }),
];
