import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const JOINT = '(?:(?:,|;|but|and|just|only|please|so|though) )*';
const TURN =
  '(?:turn|turns|turning|go|goes|going|look|looks|looking|get|gets|getting|become|becomes|becoming|be|being|come out|coming out)';
const SKIN =
  '(?:skin|skins|skin tones?|skin colou?rs?|complexion|complexions|faces?|people|flesh tones?|cheeks)';
const TOO = '(?:(?:too|all|so|a bit|very|completely|overly|that|out) )*';
const HUE =
  '(?:orange|red|yellow|green|blue|gray|pink|purple|pale|magenta|reddish|yellowish|orangey|sunburnt|like a carrot|dark|ashen)';

/** What changes the light of everything; of a hue by itself, the skin is left out. */
const LIT =
  '(?<=\\b(?:warm|cool|cold|bright|light|dark|golden|contrast|sepia|sunset|vintage|exposure|hdr)\\w*\\b[^.;!?“]* )';

/** Warnings beside a wish: what it might spoil is no further wish. */
export const CAUTION_FORMS: readonly Form[] = [
  // "Cooler, without her face turning blue"
  [
    new RegExp(
      `${LIT}${JOINT}(?:without|not) (?:(?:my|the|her|his|our|their|your|making|having|letting|let|make|that) )*${SKIN} (?:${TURN} )?${TOO}${HUE}${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `${LIT}${JOINT}(?:the|my|her|his|our|their) ${SKIN} (?:should|must|may|shall|can|does|do|is|are)(?:nt| not) (?:supposed to |to )?${TURN} ${TOO}${HUE}${END}`,
    ),
    '',
  ],
  // "Warmer, without the walls turning orange"
  [
    new RegExp(
      `${LIT}${JOINT}without (?:(?:my|the|her|his|our|their|all) )+(?!picture|photo|image)[^,.;:!?“ ]+ ${TURN} ${TOO}${HUE}${END}`,
    ),
    '',
  ],
  // "A caricature, but she has to be recognisable still"
  [
    new RegExp(
      `(?<=\\w )${JOINT}(?:that )?(?:i|we|he|she|they|you|it|people|everyone|everybody|my (?!background\\b)\\w+|the (?!background\\b)\\w+) (?:should|must|can|could|have to|has to|needs? to|ought to)(?: (?:still|also|always))* (?:be|stay|remain) (?:(?:still|clearly|well|easily) )*recogni[sz]able(?: still)?${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\w )(?:, )?(?:but|yet|and) (?:(?:still|please|keep it|keep me|keep us|keep them|also) )*recogni[sz]able(?: still)?${END}`,
    ),
    '',
  ],
  // "Straighten it and cut off as little as possible"
  [
    new RegExp(
      `(?<=\\b(?:rotate|straighten|straight|level|turn|tilt)\\b[^;!?“]*)${JOINT}(?:crop|cut|trim|lose|cropping|cutting|losing|chop)(?: (?:it|off|away))* (?:(?:only|just) )?(?:(?:as little|the least|as few)(?: (?:as possible|possible|as you can|as need be|of it))*|the less|little|no more than (?:needed|necessary))${END}`,
    ),
    '',
  ],
  // "Plain grey behind me, keeping the strands of hair": they are of what stays
  [
    new RegExp(
      `(?<=\\bbackground\\b[^.;!?“]* |\\bcut ?out\\b[^.;!?“]* )${JOINT}(?:without losing|do not lose|dont lose|keep|keeping|in keep|by keeping|preserve|preserving)(?: (?:well|all|carefully|nicely))* (?:the|my|its|her|his|all the) (?:(?:fine|loose|single|little|individual) )*(?:strands?|locks?|wisps?|hairs?|curls|fur|whiskers|feathers)(?: of (?:(?:the|my|her|his|its) )?(?:hair|fur|mane|beard))?${END}`,
    ),
    '',
  ],
  // "Square, leaving the lighthouse on the left": what stays in it
  [
    new RegExp(
      `\\b(crop (?:(?:it|this|that) )?(?:(?:to|in|at|into|as) )?(?:(?:an?|the) )?(?:\\d+:\\d+|square)(?: format)?) (?:, )?(?:keeping|leaving|while keeping|(?:and )?leave|(?:and )?make|so that(?= the \\w+ (?:is|stays|stands))) ((?:the|my|our) \\w+) (?:(?:is|stays|stands) )?((?:on|at|to|in) the (?:right|left|top|bottom|center|middle))${END}`,
    ),
    '$1 , keep $2 $3',
  ],
  // "Brighter, but respect the detail of the veil"
  [
    new RegExp(
      `${START}(?:respect|respecting|mind|spare) (?:the |all the |its |all )*(details?|textures?) (of|in|on)(?= )`,
    ),
    'keep the $1 $2',
  ],
];
