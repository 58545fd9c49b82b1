import { END } from './parts.ts';
import type { Form } from './rewrite.ts';

/** A shape that the picture is cut to, said before. */
const SHAPE =
  '(?:square|\\d+:\\d+|(?:portrait|landscape|vertical|horizontal|upright) (?:format|crop|shape)|widescreen)';
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

/** What is cut to a shape "but keeps the left side", "from the top", "and loses the bottom": what of it stays. */
export const KEPT_CUT_FORMS: readonly Form[] = (
  ['top', 'bottom', 'left', 'right', 'center'] as const
).flatMap((side): Form[] => {
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
});

const MADE = '(?: (?:crop|cut|format|shape|ratio))*';

/** "1200 by 400, the bride at the side has to stay visible": none of the picture is cut off. */
export const STAYING_FORMS: readonly Form[] = [
  new RegExp(
    `(?<=(?:\\d+(?:x|×|by|:)\\d+(?:px|pixels?)?|\\bsquare|\\b(?:story|banner|header|portrait|landscape|panorama) (?:format|size|ratio|crop))\\b[^“]*)(?<= )(?:(?:,|and|but|;|[.]) )+(?:the |my |our |all the |both )?(?!(?:text|title|logo|caption|background|sky|colors?|it|that|everything)\\b)\\w+(?: (?:on|at|in|to) the (?:far )?(?:left|right|top|bottom|front|back|side|edge)(?: side| edge| corner)?)? (?:should|must|has to|have to|needs? to|shall|are to|is to) (?:all |both |still |also )?(?:stay|remain|be|be kept|stay visible) (?:in|in it|in there|inside|visible|in (?:the )?(?:picture|frame|shot|photo|image|crop))${END}`,
  ),
].map((said): Form => [said, ', dont cut off the heads']);

/** "Centered square crop", "crop the centre to a square", "square, centred". */
export const CENTRED_CUT_FORMS: readonly Form[] = [
  [
    new RegExp(
      `\\b(?:center|centered|central|centrally) (?:crop|cropped|cut)(?: (?:it|this|the (?:picture|photo|image)))?(?: (?:to|at|in|into|as))?(?: an?)? (${SHAPE}${MADE})${END}`,
    ),
    'crop to $1 ratio anchored center',
  ],
  [
    new RegExp(`\\b(${SHAPE}) (?:center|centered|central) (?:crop|cut)${END}`),
    'crop to $1 ratio anchored center',
  ],
  [
    new RegExp(
      `\\b(?:keep|keeping|leave|with) the (?:center|middle)(?: (?:part|kept))? (?:, |and |then )+(crop|cut|trim)(?: (?:it|this|the (?:picture|photo|image)))? ((?:to|into|as|at) (?:an? )?${SHAPE}${MADE})${END}`,
    ),
    '$1 $2 ratio anchored center',
  ],
  [
    new RegExp(
      `\\b(?:center|centered|central|centrally) ((?:crop |cut |cropped )?${SHAPE}${MADE})${END}`,
    ),
    '$1 ratio anchored center',
  ],
  [
    new RegExp(
      `\\b(crop|cut|trim) (?:just |only )?(?:out )?(?:the |its )?(?:center|middle|central part)(?: of (?:it|the (?:picture|photo|image)))? ((?:to|in|into|as|at) (?:an? )?${SHAPE}${MADE})${END}`,
    ),
    '$1 $2 ratio anchored center',
  ],
  [
    new RegExp(`(?<=\\b${SHAPE}${MADE} )(?:, )?(?:and )?(?:centered|centrally)${END}`),
    'ratio anchored center',
  ],
];
