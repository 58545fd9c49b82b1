import { END, START } from '../parts.ts';
import { SHOT } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const BYTES = '(?:kb|mb|kilobytes?|megabytes?|megs?|ko|mo)';
const MOST =
  '(?:in|to|of|at|about|not|no|be|up|max|maximum|most|less|more|bigger|larger|greater|heavier|smaller|lighter|below|under|than|as|within|around|a|is|with|only)';
/** Nothing else is looked at where no bytes are said: whoever types “and” a thousand times would wait. */
const SAID = `(?=.*\\d ?${BYTES})`;
/** What says how many bytes it may have, before the figure. */
const LEAD = `(?:(?:it|that|this|and|but|so|file|picture|photo|image|extremely|upload|the upload|limit|the file|the (?:photo|picture|image)|its|size|please|save|convert|compress|export|output|weighs?|weighing|can|must|should|shall|has to|have to|needs to|need to|may|keep|stay|decent|make|get|bring|squeeze|shrink|reduce|send|${MOST}) )*`;
const TAIL = `(?: (?:max|maximum|at most|want|have|be|allowed|or less|or smaller|or under|tops|please|big|in size|is|large|file size|in total))*(?: for (?:the |my |our |an? )?(?!black|white)\\w+(?: (?!in\\b|with\\b)\\w+)?)?`;
const TYPE = '(?:png|jpe?g|webp|gif|tiff?|bmp|heic|pdf|svg)';
/** That much or more: no file grows. */
const MORE =
  '(?![^,.;:!?“]*\\b(?:at least|minimum|(?<!\\b(?:not|no|never|cant|cannot|dont)\\b[^,.;:!?“]*)(?:more|bigger|larger|greater|heavier) (?:than|as|of))\\b)(?![^,.;:!?“]*\\b(?:not|no|never)\\b[^,.;:!?“]*\\b(?:smaller|less|below|under|lighter)\\b)';
/** A size in pixels is said, too: the file is then as large as it comes. */
const SIZED =
  '(?:\\d+(?:x|×|by|mal|par|por)\\d+|\\d+ ?(?:px|pixels?)\\b|\\d{3,} (?:wide|high|tall)\\b)';

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
  // "1200 px wide, under 300 KB": nothing more than its size can be done
  [
    new RegExp(
      `(?<=(?:${SIZED})[^“]*)${START}(?=\\w)${LEAD}\\d+(?:\\.\\d+)? ?${BYTES}${TAIL}${END}`,
    ),
    'save as jpeg',
  ],
  // "Convert to JPG under 500 KB": the file smaller, and its kind told apart
  [
    new RegExp(
      `((?:convert|save|export|make|turn|output|download)(?: (?:it|this|that|the (?:photo|picture|image|file)))? (?:to|as|into|in)(?: an?)? ${TYPE}) (?:, |and |with |of |at |that is |thats )*${LEAD}\\d+(?:\\.\\d+)? ?${BYTES}${TAIL}${END}(?<!${SIZED}.*)`,
    ),
    '$1 , make the file smaller',
  ],
  // "Under 2 MB", "it must not be bigger than 1 MB", "500 KB max"
  [
    new RegExp(
      `${START}${SAID}(?<!(?:${SIZED}).*)${MORE}(?:(?:smaller|smaller file|make it smaller|make the file smaller) (?:, |and )*)?${LEAD}\\d+(?:\\.\\d+)? ?${BYTES}${TAIL}${END}(?!.*${SIZED})`,
    ),
    'make the file smaller',
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
  // "Make it smaller than 500 KB": the file
  [
    /\bmake (?:it |her |him |them |this )?smaller (?:in |to |on |under |below |than |less than |less of |of |at most |max |maximum )+\d+ ?(?:kb|mb|kilobytes?|megabytes?|megs?|ko|mo|decent)(?: in (?:jpe?g|png|webp))?(?= ?$| [,.;!]| and\b)/,
    'make the file smaller',
  ],
  // "Shrink it under 200kb"
  [
    new RegExp(
      `${START}(?:please )?(?:shrink|compress|reduce|get|make|bring|squeeze|keep)(?: (?:it|this|that|the (?:file|picture|photo|image)|down|size))* (?:to )?(?:be )?(?:under|below|less than|smaller than|at most|max|maximum|to|up to) (?:about |max |maximum )?\\d+ ?(?:kb|mb|kilobytes?|megabytes?|megs?|ko|mo)\\b(?: please)?(?: or (?:less|smaller|so))?`,
    ),
    'make the file smaller',
  ],
  // "Compress it so I can send it by mail"
  [
    /\bcompress (?:it|this|the (?:photo|picture|image|file))(?: (?:for|so (?:that )?(?:i|we) can send (?:it )?(?:on|over|by|via)|to send (?:it )?(?:on|over|by|via)) \w+)?/,
    'make the file smaller',
  ],
];
