import { COLOUR, END, START } from '../parts.ts';
import { PLEASE_AND } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';
import { PLEASE_WANT_TO } from './parts.ts';

const SEVERAL =
  '(?:screenshots?|scans|pages|receipts|drawings|sketches|portraits|selfies|panels|slides|memes|posters|logos|tickets|certificates|maps|notes)';
const ALL_PICTURES =
  '(?:(?:the|these|those|my|our|both|all|two|three|four|\\d) )*(?:of )?(?:(?:the|these|those|my|our) )?(?:pictures?|photos?|images?|pics|shots|them|both)';
const AS_ONE =
  '(?: (?:in|into|on|as|to) (?:one|a single|the same)(?: (?:picture|photo|image|one))?)';

/** Pictures side by side and one above the other. */
export const SIDE_BY_SIDE_FORMS: readonly Form[] = [
  // "Before and after with an arrow between them": there is nothing that could be drawn between
  [
    new RegExp(
      `(?<=\\b(?:side by side|next to each other|before (?:(?:and|&|\\/) )?after|comparison|stacked|together)\\b[^.;!?“]* )(?:, |and |with |plus )+(?:an? |the |some )?(?:(?:\\w+) )?(arrows?)(?: (?:between|pointing|from|to|in|on|the|them|both|two|middle|left|right|one|other|it|each|pictures|photos|first|second|before|after))*${END}`,
    ),
    ', add an $1',
  ],
  // "Put my photo next to my sister's"
  [
    new RegExp(
      `${START}${PLEASE_AND}(?:put|place|show|set) (?:my|our|this|the) (?:photo|picture|image) (?:right |directly )?(?:next to|beside|alongside) (?:(?:that|the one|this|the picture|the photo) of (?:my|our|his|her) \\w+|(?:my|our|his|her) \\w+ s(?: one)?|hers|my sisters|my brothers|my moms|my mums|my dads|my friends|my wifes|my husbands)(?= |$)`,
    ),
    'put them side by side',
  ],
  // "Put my photo next to the second picture, with a white line between": a picture, and nobody in it
  [
    new RegExp(
      `${START}${PLEASE_AND}(?:put|place|show|set) (?:my|our|this|the)(?: first)? (?:photo|picture|image) (?:right |directly )?(?:next to|beside|alongside) (?:the|my|our) (?:second|other) (?:photo|picture|image|one)(?= |$)`,
    ),
    'put them side by side',
  ],
  // "Before and after, 16:9": the whole of both comes to that shape
  [
    new RegExp(
      `(?<=\\b(?:side by side|next to each other|before (?:(?:and|&|\\/) )?after|comparison)\\b[^.;!?“]* )(?:, |and |in |as |with |an? |the |format )*(\\d{1,2}:\\d{1,2})(?: (?:format|ratio|aspect ratio|shape))?${END}`,
    ),
    ', pad to $1 in white',
  ],
  // "A film strip of all pictures"
  [
    new RegExp(
      `${START}${PLEASE_AND}(?:make |do |create |i want |give me )?(?:me )?(?:an? |one )?(?:film ?strip|strip of film)(?: frame)? (?:out of|from|of|with) (?:(?:all|these|those|the|my|our|of|them|both|two|three|four|five|six|\\d) )*(?:pictures|photos|images|pics|shots|them|these|three|all)${END}`,
    ),
    'put them in a row and add a film strip frame',
  ],
  // "Eins links, eins rechts"
  [
    /^(?:a|one|first|decent) (?:on the |to the )?left (?:, |and )+(?:a|one|the other|other|another|second|decent)(?: one)? (?:on the |to the )?right(?= ?$)/,
    'put them side by side',
  ],
  [
    /^(?:a|one|first|decent) (?:at the |on the |on )?top (?:, |and )+(?:a|one|the other|other|another|second|decent)(?: one)? (?:at the |on the )?(?:bottom|below)(?= ?$)/,
    'stack them vertically',
  ],
  [/^one (?:next to|beside) the other(?= ?$)/, 'put them side by side'],
  [/\bdouble exposure , vertically(?= ?$)/, 'stack them vertically'],
  [/^the second bottom of the first(?= ?$)/, 'put the second below the first'],
  // "One long strip out of these, same height, no gaps"
  [
    new RegExp(
      `${START}${PLEASE_AND}(?:make |do |create |i want |give me )?(?:me )?(?:an?|one|a single) (?:(?:long|wide|horizontal|single) )*(?:strip|row|band) (?:out of|from|of|with) (?:(?:all|these|those|the|my|our|of|them|two|three|four|five|six|\\d|pictures|photos|images|pics) ?)+${END}`,
    ),
    'put them in a row',
  ],
  [
    new RegExp(
      `(?<=\\b(?:in a row|side by side|next to each other)\\b[^“]* )(?:(?:,|and|with|all|at|of|in|the) )+same (?:height|high)${END}`,
    ),
    '',
  ],
  // "A diptych with a white border around it": the gap has a colour of its own
  [
    new RegExp(
      `\\b(diptych|triptych|side by side|next to each other|collage|grid) (?:, |and |with |plus |add |put )*(?:an? )?((?:thin |thick |narrow |wide |slim |fat )?(?:${COLOUR} )(?:border|frame|edge)) (?:all )?(?:a?round)(?: (?:it|both|everything|them|the (?:outside|lot|whole thing|two|pair)|all of it|it all))?${END}`,
    ),
    '$1 and add a $2',
  ],
  // "Put the two photos together"
  [
    new RegExp(
      `${START}${PLEASE_WANT_TO}(?:put|place|bring|set|paste|stick|glue|get|add) (?:${ALL_PICTURES} together|together ${ALL_PICTURES})${AS_ONE}?(?! (?:side|next|one above|above|vertically|horizontally|in a|like|as a))${END}`,
    ),
    'put the pictures side by side',
  ],
  [
    new RegExp(
      `${START}${PLEASE_WANT_TO}(?:put|place|bring|get) (?:(?:the|these|my|our|both|two) )+(?:of )?(?:(?:the|these|my|our) )?(?:pictures|photos|images|pics)${AS_ONE}${END}`,
    ),
    'put the pictures side by side',
  ],
  // "One at the top, the other at the bottom"
  [
    new RegExp(
      `${START}(?:the )?(?:one|a) (?:at the |on )?top (?:(?:,|and) )+the other (?:one )?(?:(?:at|on) the )?(?:bottom|below)${END}`,
    ),
    'stacked vertically',
  ],
  // "Combine the three photos stacked vertically"
  [
    /\b(?:blend|combine|merge|join) (?:the |these |all |my |our )*(?:\d+ |two |three |four |five )?(?:pictures?|photos?) (?=stacked vertically\b)/,
    'put the pictures ',
  ],
  // "With thin white gaps between them"
  [/(?<=\b(?:gaps?|spaces?|margins?) )between (?:it|them|the (?:pictures|photos))\b/, ''],
  // "Both photos together in one, side by side"
  [
    /^(?:please |can you |put |combine |merge |join )*(?:both|the two|two|all|my two|these two)(?: of them)? ?(?:photos|pictures|images|pics)?(?: together)? (?:in|into|as|on) (?:one|a single|the same)(?: (?:picture|photo|image|frame))? [,:–-] (?=(?:side by side|next to each other|one above|above each other|stacked))/,
    'put both ',
  ],
  [
    /^(?:two|2|both) (?:photos|pictures|images|pics) [,:.–-] (?=(?:put |place |set )?(?:them )?(?:side by side|next to each other|one above|one below|above each other|stacked))/,
    '',
  ],
  // "Combine both"
  [
    new RegExp(
      `${START}(?:please )?(?:combine|merge|join|unite) (?:both|the two|these two|them both)${END}`,
    ),
    'put both pictures together in one picture',
  ],
  [
    /\b(?:smaller|small|tiny|little) ((?:white|black|gray|cream|beige|red|blue) )?(?:gap|space|spacing|distance|strip|line|stripe) ?(?:between(?: them| the two| both)?)?(?= ?$| [,.;]| and\b)(?<=\b(?:side by side|stacked|next to|collage|beside)\b.*)/,
    'small $1 gap between them',
  ],
  // "Stack the 3 screenshots": pictures
  [
    new RegExp(
      `\\b(stack|join|combine|arrange|put|place|line up|merge|stitch) ((?:(?:the|these|those|my|our|all|both|two|three|four|five|[2-5]) )+)${SEVERAL} (?=(?:vertically|horizontally|side by side|next to|below|above|on top of|under|together|in (?:a|one)|into (?:a|one)|beside)\\b|$|[,.;])`,
    ),
    '$1 $2 pictures ',
  ],
  // "Flip it and put it beside the first"
  [
    new RegExp(
      `${START}(?:please )?(?:put|place|set|lay|show) (?:it|them|that|this) (?:beside|next to|alongside|(?:to|on) the (?:left|right) of) (?:the )?(?:first|second|other)(?: (?:one|photo|picture|image|pic))?${END}`,
    ),
    'put them side by side',
  ],
  // "Side by side same height, no gap"
  [/(?<=\b(?:side by side|next to each other|in a row|stacked) )same (?:height|width|size)\b/, ''],
  // "Side by side, same height"
  [
    new RegExp(
      `(?=, |and |with |at |in |of )(?<=\\b(?:side by side|next to|beside|together|above|below|collage|row|stack|stacked)\\b[^.;:!?“]*?)(?:, |and |with |at |in |of ){1,4}(?:the )?(?:same|equal) (?:height|width|size|sizes)(?: please)?${END}`,
    ),
    '',
  ],
  // "A strip like from a photo booth"
  [
    new RegExp(
      `(?:(?:one|an?|the|long|vertical|single|classic) )*(?:strip (?:like|as) (?:(?:from|in|out of|an?|the|old) )*photo ?booth|photo ?booth(?: style| like)? strips?)${END}(?<!\\bhorizontal\\b[^“]*)(?!.*\\bhorizontal)`,
    ),
    'stack the pictures',
  ],
  // "Combine these three photos into one wide banner"
  [
    new RegExp(
      `${START}(?:please )?(?:combine|join|merge|put|stitch|make|place|arrange|lay|glue|turn) (?:[^,.;:!?“ ]+ ){1,5}?(?:in|into|as|to) (?:an?|one|a single) (?:wide |long |big |single |horizontal )*(?:banner|panorama|strip|row|header)\\b`,
    ),
    'put them side by side in a row',
  ],
];
