import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Nothing is written, and nothing cut out: there an outline is something else. */
const NO_LETTERS =
  '(?<!(?:“”|text|letters|sticker|write|caption|title|cut out|cutout).{0,400})(?!.{0,400}(?:“”|text|letters|sticker|write|caption|title|cutout))';
const WIDTH = '(?:thin|thick|wide|slim|narrow|fine|broad|chunky|fat|delicate|slender|big|small)';

/** Wishes for something around the picture, or for a part of it. */
export const FRAME_FORMS: readonly Form[] = [
  [
    /\bfat (?=(?:\w+ ){0,2}(?:border|edge|outline|frame|letters|caps|capitals|font|stripe|line|rim|mat|text|lettering|pixels)\b)/,
    'thick',
  ],
  // "15 px black edge all the way round"
  [
    new RegExp(
      `${NO_LETTERS}${START}(?:add |put |with |plus |draw |give it |a |an |the |also )*(${WIDTH})? ?((?:\\d[\\d.]* )?)(${WIDTH})? ?(${COLOUR}) (?:paper )?(?:edge|edges|outline|rim|contour|edging|trim|piping|band|line)(?: all)?(?: the way)?(?: around| round)?(?: (?:it|the picture|the photo|the image|everything|the whole thing|the outside|the edges?))?(?:(?: on)?(?: all| every)(?: four)? sides?)?${END}`,
    ),
    'add a $2 $1 $3 $4 border',
  ],
  // "A sticker with a chunky red edge"
  [
    new RegExp(
      `\\b(sticker|decal|die cut)((?: (?:of|from|out of|style|look|for) [^,.;:!?]*?)?)(?: ,| with| and| has| having| plus)+ (?:a |an |the )?(?:very |really |nice |extra )*(${WIDTH} )?(${COLOUR} )?(${WIDTH} )?(?:edge|outline|border|contour|rim|stroke|line|frame)(?: (?:a)?round (?:it|him|her|me|them|us))?${END}`,
    ),
    '$1 $2 outlined $3 $5 $4',
  ],
  [/\bchunky (\w+ )?(frame|border)\b/, 'thick $1 $2'],
  // "Trim off the bottom third where my thumb got in"
  [
    new RegExp(
      `${START}(?:please )?(?:crop|trim|cut|chop|slice|snip|lop)(?: off| away| out)? (?:the )?(top|bottom|left|right|lower|upper) (third|half|quarter|bit|part|strip|edge|side)(?: off)? (?:where|because|cause|since|as|which|that) [^,.;:!?]*?${END}`,
    ),
    'crop off the $1 $2',
  ],
  [
    new RegExp(
      `${START}(?:please )?(?:tighten|narrow)(?: up)? (?:the )?(?:frame|framing|crop|shot|picture)? ?(?:down )?(?:to|on|around) (?:my |the |his |her |our )?(head and shoulders|face|subject|\\w+)${END}`,
    ),
    'crop close to the $1',
  ],
  [/\bclose to the head and shoulders\b/, 'close to the head'],
  // An American passport photo has that size.
  [
    /\b((?:passport|visa|id) (?:photo|picture|pic|image|shot)) (?:, )(?:(?:two|2) by (?:two|2)|[\d.]+ by [\d.]+)(?: inch(?:es)?| cm| mm)?\b/,
    '$1',
  ],
  // "A rainbow in the sky, top right"
  [
    new RegExp(
      `\\b(rainbow(?: (?:in|over|above|across|behind) (?:the|my|our) \\w+(?: \\w+)?)?) , (?:and )?((?:on |at |in |to )?(?:the )?(?:(?:top|upper) )?(?:left|right)(?: side| corner| hand side)?)${END}`,
    ),
    '$1 $2',
  ],
  // "Polaroid frame, slightly tilted": no picture is too crooked.
  [
    /\b(polaroid(?: frames?)?) (?:, |and )?(?:slightly |a bit |a little |bit )?(?:tilted|crooked|askew|slanted|at an angle)\b/,
    '$1 , aslant',
  ],
  // "Crop it round the baby so there's none of the room showing"
  [
    new RegExp(
      `${START}((?:please )?(?:crop|cut|trim) [^,.;:!?]*?) so (?:that )?(?:theres|there|no|none|nothing|you|nobody|we dont|we cant) [^,.;:!?]*?${END}`,
    ),
    '$1',
  ],
  // "Stitch these four snaps into a grid"
  [
    new RegExp(
      `${START}(?:please )?(?:stitch|glue|paste|tape|sew|put|join|merge|combine|lay|pack|arrange|place|set|make|throw|assemble|fit|squeeze) (?:all |these |those |the |my |our |them |this )*(?:(?:two|three|four|five|[2-5]) )?(?:\\w+ ){0,2}?(?:photos|pictures|pics|images|shots|snaps|snapshots|ones|them|these|all)? ?(?:together )?(?:in|into|as|on) (?:a |one |an )?(?:neat |nice |simple |tidy |\\d by \\d )?(?:grid|mosaic|raster|matrix|tiled? layout|checkerboard)\\b`,
    ),
    'make a collage',
  ],
  [/\b(?:holiday |vacation |beach |family |party )?(?:snaps|snapshots)\b/, 'photos'],
  [/\beachother\b/, 'each other'],
  [
    /\b(crop|cut|trim) ((?:it |this )?)round (?=(?:the|my|our|his|her|me|us|him|them) ?)/,
    '$1 $2 around',
  ],
  [
    /\bzoom (?:right )?in(?: on| to| onto| close on)? (?:her|his|their|my|the|our|its) (face|head|eyes|subject|dog|cat|baby|person)\b/,
    'crop close to the $1',
  ],
  [
    /\b(?:crop|cut|trim) out (?:the )?(left|right|top|bottom) (side|part|bit|third|half|edge|quarter)\b/,
    'crop off the $1 $2',
  ],
  // "Flip her photo"
  [
    /\b(?:her|his|their|your|mums|moms|dads|grandmas|grandpas) (photo|picture|image|pic|shot|snap|selfie|photograph)\b(?! of)/,
    'the $1',
  ],
  // "An ornate gold frame"
  [
    /\b(?:ornate|baroque|carved|rococo|victorian|opulent|museum style|palace) (gold|golden|silver|bronze|black|dark|white) frame\b/,
    '$1 gallery frame',
  ],
  [/\bframe (gold|golden|silver) (?:ornate|baroque|carved|rococo|opulent)\b/, '$1 gallery frame'],
  [/\b(?:ornate|gilded|gilt|baroque|rococo|golden ornate) frame\b/, 'gold gallery frame'],
  // "Story size, fill the empty bits with a blurred copy"
  [
    /\bfill(?:ing)? (?:in |up )?(?:the )?(?:empty|missing|blank|extra|remaining|leftover|black|white|outer)(?: (?:bits?|parts?|space|spaces|areas?|sides?|bars?|edges|rest|gaps?|room))? (?:with|by|using) (?:an? |the )?(?:blurred|blurry|soft|fuzzy)(?: out)? (?:copy|version|background|picture|image|photo|edges)(?: of (?:it|itself|the \w+))?/,
    'with blurred sides',
  ],
  // "Frame it in oak"
  [
    /\b(?:frame (?:it|this|me|us|that)|(?:a|an|put it in an?|with an?|in an?) (?:\w+ )?(?:frame)) (?:in|of|from|made of) (?:an? )?(?:(dark|light) )?(?:wood|oak|walnut|pine|teak|mahogany|bamboo|timber|beech|cherry wood|ash wood|driftwood|rosewood|ebony)(?: frame)?\b/,
    '$1 wooden frame',
  ],
  [
    /\b(?:oak|walnut|pine|teak|mahogany|bamboo|timber|beech|driftwood|rosewood|ebony) frame\b/,
    'wooden frame',
  ],
  // "A4 at 300 dpi" is 2480 by 3508 px (210 by 297 mm).
  [
    /\b(?:resize|scale|convert|export|save|make|bring)?(?: (?:it|this))? ?(?:to|in|at|as|on|for)? ?210:297 (?:at |in |with |and |, )*300(?: dpi| ppi)?(?= |$)/,
    'resize to 2480x3508',
  ],
  [
    /\b(?:resize|scale|convert|export|save|make|bring)?(?: (?:it|this))? ?(?:to|in|at|as|on|for)? ?297:210 (?:landscape )?(?:at |in |with |and |, )*300(?: dpi| ppi)?(?= |$)/,
    'resize to 3508x2480',
  ],
  [/\bsize (?=(?:210:297|297:210)\b)/, 'crop to'],
  // "Exactly 1920x1080, without distortion"
  [/\b(?:exactly|precisely|just) (?=\d+ ?[x×:]\d+)/, ''],
  [/(\d+ ?[x×]\d+)(?: px| pixels)? (?:exactly|precisely|sharp|dead on|on the dot)\b/, '$1'],
  [
    new RegExp(
      `(?:, |and |but )*(?:without|no|with no) (?:any )?(?:distortion|distorting|stretching|squashing|squishing|warping|deforming)(?: (?:it|anything|anyone|us|me))?${END}`,
    ),
    '',
  ],
  // "Crop the top off"
  [
    new RegExp(
      `${START}((?:please )?(?:crop|cut|chop|trim|slice|lop)) (?:the )?(top|bottom|left|right)(?: (?:side|bit|part|edge|strip))? (?:off|away)${END}`,
    ),
    '$1 off the $2',
  ],
  [
    new RegExp(`${START}(?:rotate |turn |spin )?(?:it |by )*180(?: degrees| °)?${END}`),
    'rotate it by 180°',
  ],
  // "Pad with white to square"
  [
    new RegExp(
      `\\bpad(?: it)? (?:with|in) (${COLOUR}) (?:to|into|until|so) (?:it is |its |a )*(square)\\b`,
    ),
    'pad to $2 in $1',
  ],
  // "Upscale 4 times": a factor.
  [
    /\b(upscale|enlarge|scale up|blow it up|make it bigger|upsize)(?: (?:it|this))?(?: (?:by|to))? ([2-4]) times\b/,
    '$1 it $2 times bigger',
  ],
  [
    /\b(?:blow it up|enlarge it|make it|scale it|bring it) (?:to )?((?:two|three|four|[2-4])) times (?:the |its |as )(?:original |current )?(?:size|big|large)\b/,
    'upscale it $1 times bigger',
  ],
  [
    /\b(rounded corners|round the corners|round corners|round off the corners) (?:and|with|,|plus) (?:add |with |put )?(?:an? |some )?(?:(?:soft|subtle|slight|light|dark) )*shadow\b/,
    '$1 and drop shadow',
  ],
  [/\bvisa (?=(?:photo|picture|pic) (?:of )?(?:2 ?(?:x|×|by|:) ?2|two by two))/, 'passport'],
  [
    new RegExp(`${START}(?:the )?edges? (left|right|top|bottom) (?:crop|cut|trim)(?: off)?${END}`),
    'crop off the $1',
  ],
  [/\bprofile picture , (?:and |but )?round(?= ,| \.| ?$)/, 'round profile picture'],
  [
    /\bmake bigger (?:the |it )?([2-4]) and keep (?:it )?sharp(?: the| it)?\b/,
    'upscale it $1 times bigger',
  ],
  [
    /\bput (?:the|it|them|this) (?:in )?(?:horizontally|vertically|horizontal|vertical|landscape|portrait)(?: format)? (?=\d+:\d+)/,
    'crop to',
  ],
];
