import { END, START } from '../parts.ts';
import { SHOT } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const TYPE = '(?:png|jpe?g|webp|gif|tiff?|bmp|heic|pdf|svg)';
const BYTES = '(?:kb|mb|kilobytes?|megabytes?|megs?|ko|mo)';
/** Words around a figure of bytes: none of them is a wish of its own. */
const SAYS =
  '(?:it|that|this|and|but|so|the|an?|its|my|file|size|picture|photo|image|upload|limit|extremely|please|save|convert|compress|compressed|export|output|weighs?|weighing|can|must|should|shall|has|have|needs?|may|keep|stay|decent|make|get|bring|squeeze|shrink|reduce|send|turn|down|in|to|into|as|of|at|about|not|no|be|up|max|maximum|most|less|more|bigger|larger|greater|heavier|smaller|lighter|below|under|than|within|around|is|with|only|least|minimum|over|allowed|or|tops|big|large|total|want|there|right)';
/** What a figure of bytes may be followed by: a purpose is left to those who leave purposes out. */
const BYTES_END =
  '(?= $|$| [,.;:!?]| (?:and|then|but|plus|please|so|for|because|otherwise|since)\\b)';

/** How many bytes a file may have, and of which kind it is to be. */
export const FILE_FORMS: readonly Form[] = [
  // "Reduce the file size"
  [
    new RegExp(
      `${START}(?:please )?(?:(?:reduce|lower|decrease|shrink|small|smaller) )(?:the |its )?file size(?: of (?:it|the (?:file|fichier|picture|photo|image)|fichier))?${END}`,
    ),
    'make the file smaller',
  ],
  [
    new RegExp(
      `${START}(?:the |its |this )?file (?:is )?(?:too|way too|much too) (?:big|large|heavy|huge)${END}`,
    ),
    'make the file smaller',
  ],
  [
    new RegExp(
      `${START}(?:please )?make (?:it|this|the (?:file|${SHOT})) lighter (?:for|to send (?:by|via|over|in)|so (?:i|we) can (?:send|email|mail) it(?: by| via)?) (?:an? )?(?:e ?mail|mail|email|whatsapp|upload|uploading|sending|web|website|internet)${END}`,
    ),
    'make the file smaller',
  ],
  // "Under 2 MB", "it must not be bigger than 1 MB", "convert it to JPG, 500 KB max": how large its file
  // comes out follows from the picture, and a share of its width is nobody's figure of bytes
  [
    new RegExp(
      `${START}(?=.*\\d ?${BYTES})(?:(?:${SAYS}|${TYPE}) )*\\d+(?:\\.\\d+)? ?${BYTES}(?: (?:${SAYS}|${TYPE}))*${BYTES_END}`,
    ),
    'save as jpeg',
  ],
  [
    new RegExp(
      `(\\d+(?:x|×|by)\\d+(?:px|pixels?)?(?: (?:px|pixels?))?) (?:as |in )?(?:an? )?(${TYPE})(?: file| format)?${END}`,
    ),
    '$1 , save as $2',
  ],
  // "800 x 400 px, WebP"
  [
    new RegExp(
      `(?<=[,.;] )(?:(?:as|in|an?|and|please|format|file) )*(${TYPE})(?: (?:file|format|please|version|thanks|is fine|would do))*${END}(?<!\\b(?:transparent|transparency|cut ?out|sticker|rounded|corners|background)\\b.*)`,
    ),
    'save as $1',
  ],
  [
    new RegExp(`^(?:(?:as|in|an?|please) )*(${TYPE})(?: (?:file|format|please))*(?= ?$| [,.;!])`),
    'save as $1',
  ],
  // "Compress it so I can send it by mail"
  [
    /\bcompress (?:it|this|the (?:photo|picture|image|file))(?: (?:for|so (?:that )?(?:i|we) can send (?:it )?(?:on|over|by|via)|to send (?:it )?(?:on|over|by|via)) \w+)?/,
    'make the file smaller',
  ],
];
