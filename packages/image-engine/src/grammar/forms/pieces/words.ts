import { COLOUR, END, START, WHOSE } from '../parts.ts';
import type { Form } from '../rewrite.ts';

// Pieces of regular expressions that forms of several topics share.

/** What leads on to what is to be done about it. */
export const SO =
  '(?:[,.;–-]|and|so) (?:so |and |please |can you |could you |just |maybe |perhaps |id |then )*';
/** What was named before, in a word. */
export const WHICH = '(?:it|them|that|this|those|these)';
/** What stands before how much. */
export const BY = '(?: (?:by|about|around|roughly|some|maybe|a))*';
/** It is to be less. */
export const DOWN = `(?:(?:lower|reduce|drop|cut|decrease|tame|tone|dim|soften) ${WHICH}(?: (?:down|back|off))*|(?:pull|bring|take|turn|dial|knock|get|push|put|move) ${WHICH} (?:back|down|off|in)(?: (?:down|again))*)`;
/** Places that may be behind somebody. */
export const SCENE =
  '(?:office|kitchen|living room|beach|forest|city|library|cafe|garden|park|mountains?|studio|meadow|field|lake|desert|street|harbor|jungle)';
/** Words of a clause, whatever they are. */
export const REST = '(?: [^,.;:!?“ ]+)*?';
/** Somebody, or a thing with its article. */
export const WHOM = '(?:me|us|him|her|it|them|(?:the|my|our|his) \\w+)';
/** What points at a thing that is there. */
export const THERE = '(?:the|that|this|those|these|my|our)';
/** It is to go. */
export const GONE = '(?:remove|erase|delete|get rid of|take out|take away)';
/** What is told beside a wish and asks for nothing. */
export const told = (said: string): Form => [new RegExp(`${START}(?:${said})${END}`), ''];
/** The picture, named or left out. */
export const MAYBE_IT = '(?: (?:it|this|the (?:picture|photo|image)))?';
/** Verbs of cutting, in everyday words too. */
export const TRIM = '(?:crop|trim|cut|chop|slice|shave|snip|lop|clip)';
/** One side of a picture. */
export const ONE_SIDE = '(?:left|right|top|bottom)';
/** A sheet of A4 paper, as its shape is read. */
export const SHEET = '(?:210:297|297:210)';
/** Verbs of cutting. */
export const CUT = '(?:crop|trim|cut|chop|slice|snip|lop)';
/** Somebody, or a thing and whose it is. */
export const WHOM_OR_WHOSE = `(?:me|us|him|her|it|them|${WHOSE} \\w+)`;
/** How much something is so. */
export const RATHER =
  '(?:a |far |way |much |all |just |really |so |too |very |rather |quite |pretty |awfully |terribly |dead |well |proper |right |bit |little |tad |touch |kind of |kinda |sort of |somewhat )*';
/** The picture, or whoever is in it. */
export const IT_OR_ANYONE =
  '(?:it|this|that|everything|everyone|everybody|we|they|he|she|(?:the|my|our|his|her|this|that) (?:\\w+ )?\\w+)';
/** How it is, as it is seen. */
export const SEEMS = '(?:is|are|was|were|looks?|seems?|feels?|came out|come out|turned out|s)';
/** What a picture is called. */
export const SHOT = '(?:picture|photo|image|pic|shot|scan|snap|selfie|portrait)';
/** The picture, by whatever name. */
export const IT_OR_SHOT = `(?:it|its|this|(?:the|my|this) (?:\\w+ )?${SHOT}|everything)`;
/** How the picture came out. */
export const IS =
  '(?: (?:is|s|was|looks|looked|came out|turned out|seems|has come out|comes out|ended up|got))';
/** How much it is so, behind a verb. */
export const SOMEWHAT =
  '(?: (?:a bit|a little|slightly|rather|really|very|quite|so|all|pretty|way|too))*';
/** How much it is so, before a word. */
export const HOW =
  '(?:really |very |so |too |a bit |a little |all |quite |rather |pretty |somewhat |slightly |kind of |sort of |totally |way too |far too )*';
/** The picture, by whatever name. */
export const PICTURE =
  '(?:it|this|that|everything|the (?:whole )?(?:picture|photo|image|pic|shot|thing|scan)|my (?:picture|photo|image|pic|shot|scan))';
/** How the picture came out, with its verbs of becoming. */
export const CAME_OUT =
  '(?:is|was|s|looks?|looked|came out|comes out|has come out|turned out|turns out|has turned|went|has gone|seems|ended up|gets|got|appears)';
/** How wide an edge is. */
export const WIDTH =
  '(?:thin|thick|wide|slim|narrow|fine|broad|chunky|fat|delicate|slender|big|small)';
/** Somebody, or a thing in at most two words. */
export const WHO = '(?:me|us|him|her|them|it|(?:the|my|our|his|her|this|that) (?:\\w+ )?\\w+)';
/** Not where something is to be written: what is said then may be the text. */
export const NO_TEXT =
  '(?<!\\b(?:write|text|caption|says?|saying|title|titled|words?|letters|label)\\b[^.;]*)';
/** What is not to be lost. */
export const NOT_LOSE =
  '(?:preserve|preserving|retain|save|without (?:losing|touching|smearing|smoothing|removing|erasing|erase|lose|killing|cutting(?: off)?|destroying)|(?:dont|do not|not) (?:lose|touch|smear|smooth|remove|erase|kill|cut(?: off)?|chop(?: off)?|destroy))';
/** It is to be kept. */
export const KEEP = `(?:keep|keeping|leave|leaving|${NOT_LOSE})`;
/** How much of it, and how fine it is. */
export const ALL =
  '(?:(?:all|every|each|any|single|it|him|them|us|me|the|of|my|her|his|its|our|their|your|fine|finest|fluffy|little|tiny|natural|curly|loose|stray|wispy) )*';
/** Words of a wish for a cut-out. */
export const CUT_OUT =
  '(?:background|backdrop|cut out|cutout|sticker|transparent|behind (?:me|us|him|her|them|it))';
/** What a picture is called, also as a file. */
export const SHOT_OR_FILE = '(?:picture|photo|image|pic|shot|frame|scan|file)';
/** What pictures are called. */
export const PICTURES = '(?:pictures?|photos?|images?|pics?|shots?)';
/** Somebody, anybody, or a thing. */
export const WHOM_OR_PEOPLE =
  '(?:me|us|him|her|them|it|everyone|everybody|people|(?:the|my|our|his|her) \\w+)';
/** It is to be kept, or named without a verb. */
export const LEAVE =
  '(?:(?:keep|keeping|leave|leaving|have|having|make|let|hold|want|kept) (?:it |with )?)?(?:the |its |all the |my |a )?';
/** That it stays so, and how. */
export const STAYS =
  '(?: (?:should|shall|must|is|are|be|being|kept|stays?|remains?|to|can|may|please|nice and|nice|quite|rather|really|very|fairly|pretty|a bit|a little|relatively|on the|more|only))*';
/** Looks that are drawn or printed, and those that are laid over the picture by degrees. */
export const DRAWN =
  'cartoon|comic|anime|watercolor|oil painting|oil paint|painting|neon|poster|pop art|stained glass|mosaic|impressionist|cel shaded|manga|gouache|crayon';
/** Looks of all kinds. */
export const ALL_LOOKS = `${DRAWN}|hdr|vintage|retro|cinematic|sepia|glow|haze`;
/** What wishes for a marked thing to go are put as. */
export const ERASE = 'erase what i marked';
/** A thing that is marked and goes: no effect, and nothing that goes without a mark. */
export const GOES =
  '(?:the|that|this|my|our|his|her|their|those|these) (?!(?:\\w+ )?(?:background|backdrop|sky|noise|grain|haze|fog|blur|tint|cast|reds?|redness|scratch(?:es)?|shadows?|colou?rs?|saturation|contrast|frame|border|mood|rest|subject|everything|vignette|light|glare|dust|stains?|creases?|mist|smoke|screen|sepia|letterbox\\w*|vignetting|pixel\\w*|dull|effects?|filters?|fisheye|banding|crop|margins?|bars|edges?|corners?|flash|slope|tilt|slant|skew\\w*|horizon|hue|tones?|look|distortion|fringing|aberrations?|moire|artifacts?|\\w*exposure|blemish(?:es)?|flares?|exif|gps|metadata|balance|\\w+ness|sunburn|inclination|wrinkles?|beard|mustache|moustache|chin|hair|acne|pimples?|zits?|teeth|braces|skin|freckles|makeup|face|faces|smile|belly)\\b)(?:(?!and\\b|or\\b|but\\b|behind\\b|keep\\b|leave\\b|in\\b|on\\b)\\w+)(?: (?!and\\b|or\\b|but\\b|please\\b|keep\\b|leave\\b|plus\\b|behind\\b|in\\b|on\\b|at\\b|by\\b|near\\b|next\\b|beside\\b)\\w+)?';
/** What is printed and hung up. */
export const PRINTED = '(?:poster|placard|banner|billboard|flyer|leaflet)s?';
/** What forbids. */
export const NOT = '(?:dont|do not|not)';
/** What is not to be done to a thing that stays. */
export const CHANGING = '(?:changing|touching|altering|moving|editing|change|touch)';
/** A colour by its name or its figures; one group. */
export const INK_OR_HEX = `(#[0-9a-f]{6}|${COLOUR})`;
/** An article, or whose it is, or neither. */
export const OWN = '(?:(?:an?|the|its|his|her|their|my|our|some) )?';
/** What lies between. */
export const HAZE = '(?:haze|fog|mist|veil)';
/** How it looks then. */
export const HAZY = '(?:hazy|foggy|misty)';
/** A word that joins nothing. */
export const WORD = '(?!(?:and|then|but|plus|also|with)\\b)[^ ,.;:!?“]+';
/** Names of black and white. */
export const LOOKS = '(?:black and white|gray|grayscale|monochrome)';
