import { END, START } from '../parts.ts';
import { PLEASE_MAYBE, PLEASE_PERHAPS } from '../pieces/politeness.ts';
import { MAYBE_IT, TRIM } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { PLEASE_WE, UP } from './parts.ts';

const BODY =
  '(?:waist|hips?|knees?|thighs?|legs?|ankles|feet|belly|stomach|elbows?|belt|navel|middle)';
const FACE = '(?:(?:the|my|our|his|her|their) )?(?:face|faces|head)';
const AROUND = '(?:(?:around|round|in|on|onto|about|to|centered|tight|tightly|close|closely|of) )+';

/** Cuts that come closer: to somebody, to what counts. */
export const CLOSER_FORMS: readonly Form[] = [
  // "Crop it so only the two of us are in it"
  [
    new RegExp(
      `\\b(?:crop|trim|cut) (?:(?:it|this|down|in|the (?:picture|photo|image)) )*(?:so (?:that )?(?:you |we |one )?(?:(?:can )?(?:only|just) (?:see |sees )?|see (?:only|just) )|to (?:only |just )?)(?:(?:the )?(?:two|three|four|both) of )?(?:us|we|me|i|them)(?: (?:two|three|both))?(?: (?:is|are|am|be|can be))?(?: (?:visible|seen|shown|left|in it|in the (?:picture|photo|frame)))?${END}`,
    ),
    'crop close to the subject',
  ],
  [/(?<=\bon the subject )(?:two|three|both)(?= ?$| [,.;]| and\b)/, ''],
  // "Crop it tighter so only the couple is visible": how tight, is said
  [
    /(?<=\bcrop (?:it |this |the (?:picture|photo|image) )?)(?:(?:much|a bit|a lot|way|in|down) )*(?:tighter|closer|closely|tightly) (?:, )?(?=so (?:that )?(?:only|you|we|just|nothing))/,
    '',
  ],
  // "Zoom in on the guy so he fills the frame", "fill the frame with the dog"
  [
    new RegExp(
      `${START}${PLEASE_WE}(?:zoom|crop|come|go|move|get|cut)${MAYBE_IT} (?:(?:in|closer|close|tight|tightly|right) )*(?:on|onto|to|around|into) (?:(?:the|my|our|his|her|that|this) )?[^,.;:!?“ ]+ (?:(?:,|and|so|that|until|till) )+(?:he|she|it|they|that|the \\w+) (?:(?:fills?|fills? up|takes? up|occup(?:y|ies)|filling) (?:(?:the|most|all|of|almost|nearly|whole|entire|more) )*(?:frame|picture|photo|image|shot|screen)|is (?:frame filling|big|bigger|large|larger|closer))${END}`,
    ),
    'crop close to the subject',
  ],
  [
    new RegExp(
      `${START}${PLEASE_WE}(?:fill|let (?:the|my|him|her|it)(?: \\w+)? fill) the (?:whole |entire )?(?:frame|picture|photo|image)(?: with (?:(?:the|my|our|his|her) )?(?:subject|person|man|woman|guy|girl|boy|dog|cat|kid|child|baby|face|couple|bird|horse|him|her|me|us|it|them))${END}`,
    ),
    'crop close to the subject',
  ],
  // "Crop a bit more"
  [
    new RegExp(
      `${START}${PLEASE_WE}crop${MAYBE_IT}(?: in)? (?:a bit more|a little more|some more|a little bit more|more)${END}(?!.*\\b(?:top|bottom|left|right|sides?)\\b)`,
    ),
    'crop tighter',
  ],
  // "Crop to me", "crop just around the subject"
  [
    new RegExp(
      `${START}${PLEASE_WE}crop${MAYBE_IT}(?: (?:in|down))? (?:to|onto) (me|us|him|her|them)${END}`,
    ),
    'crop close to $1',
  ],
  [
    new RegExp(
      `${START}${PLEASE_WE}crop${MAYBE_IT} (?:just|only|closely|right) around (?!the (?:edges?|borders?|corners?|sides?|outside)\\b)(?=(?:the|my|our|his|her|me|us|him|her)\\b)`,
    ),
    'crop close to ',
  ],
  // "Zoom in on the head": as on the face
  [
    new RegExp(
      `${START}${PLEASE_WE}(?:crop|zoom|cut)${MAYBE_IT}(?: (?:in|close|closer|tight|tighter|down))* (?:on|to|onto|around) (?:the |my |his |her )?head(?! and shoulders)${END}`,
    ),
    'headshot crop',
  ],
  // "Crop it so only the person is in it", "cut the picture down to the subject"
  [
    new RegExp(
      `${START}${PLEASE_WE}(?:crop|trim|cut)${MAYBE_IT} (?:so|until)(?: (?:that|you|we|i|can|see))* (?:only|just) (?:see )?((?:the|my|our|her|his) (?:person|subject|man|woman|dog|cat|child|baby|boy|girl|kid|kids|couple|people|product|bird|horse))(?: (?:is|are|can be|stays?|shows?|left|seen|visible|in|it|the picture|there|remains?))*${END}`,
    ),
    'crop close to $1',
  ],
  [
    new RegExp(
      `${START}${PLEASE_WE}cut${MAYBE_IT} down to (?:just |only )?((?:the|my|our|her|his) (?:person|subject|man|woman|dog|cat|child|baby|boy|girl|couple|product|bird|horse))${END}`,
    ),
    'crop close to $1',
  ],
  // "Crop to a square around the face": as close as a portrait is cut, which is square
  [
    new RegExp(
      `${START}${PLEASE_PERHAPS}(?:crop|cut|trim) (?:it |this |the (?:photo|picture) )?(?:(?:in|to|into|as|a|an|tight|close|tightly|closely|down) )*square(?: crop| format| shape)? ${AROUND}${FACE}${END}`,
    ),
    'headshot crop',
  ],
  [
    new RegExp(
      `${START}${PLEASE_PERHAPS}(?:an? )?(?:(?:tight|close) )?square (?:crop |cut )?(?:tight |close |tightly |closely )?(?:around|round|around of) ${FACE}${END}`,
    ),
    'headshot crop',
  ],
  [
    new RegExp(
      `\\bzoom in on (?:the |my )?(?:face|head) (?:(?:,|and|in|an?|as|to) )*square(?: format| crop| shape)?${END}`,
    ),
    'headshot crop',
  ],
  // "Hazle zoom a la cara"
  [
    /\b(?:(?:make|give) (?:it )?(?:an? )?)?zoom (?:in )?(?:on|to|at|in|of)? ?(?:the |my )?(?=(?:face|head)(?: ?$| [,.;!]| please\b))/,
    'zoom in on the ',
  ],
  // "Cut the rest off" behind what is to be seen
  [
    new RegExp(
      `(?:just|only) (?:my|her|his|the|our|their) (?:face|head)s? and (?:shoulders|neck|chest)(?: please)?(?: [,.;] (?:and |so |please )*(?:cut|crop|trim|chop|lose|drop) (?:out |off |away )?(?:the rest|everything else|all else)(?: off| out| away)?)?${END}`,
    ),
    'headshot crop',
  ],
  // "Get in closer on the bride", "can it be tightened up around the dog"
  [
    /\b(?:get|go|come|move|zoom|push|punch|crop)(?: it)? (?:(?:a bit|a little|a lot|much|right|way|further) )*(?:in (?:closer|tighter|close|tight|nearer)|(?:closer|tighter|close|tight|nearer) in) (?:on|to|around|onto|in on) (?=(?:the|my|our|his|her|me|us|him|them)\b)/,
    'crop close to ',
  ],
  [
    /\b(?:it |this )?(?:be |have it |get it )?(?:tightened|tighten)(?: it| the (?:crop|frame|framing|shot))?(?: (?:up|in|a bit|down))* (?:around|on|to|about|onto) (?=(?:the|my|our|his|her|me|us|him|them)\b)/,
    'crop close to ',
  ],
  // "Cut away everything except the dog"
  [
    /\b(?:cut|crop|trim)(?: (?:off|away|out))? everything (?:except|but|apart from) ((?:the|my|our|his|her) (?!(?:left|right|top|bottom|middle|cent(?:er|re)|background|sky)\b)\w+)(?= ?$| ?[,.;!]| and\b)/,
    'crop tight around $1',
  ],
  // "Crop to the shoe and leave some space around it"
  [
    new RegExp(
      `${START}(?:please )?crop (?:(?:it|this|in|down|closer?) )*(?:to|on|onto) (?:(?:just|only) )?((?:the|my|our|his|her) (?!(?:left|right|top|bottom|upper|lower|middle|center|centre|edges?|sides?|square|half|thirds?|ratio|size|width|height|format|shape|frame|rule|golden|box|marked|selected|circled|edge|first|second|third|fourth|inside|content|area|part|face|head|hair|eyes?|mouth|neck|shoulders?|chest|bust|torso|waist|hips?|belly|elbows?|arms?|hands?|legs?|knees?|ankles?|feet|region|picture|photo|image|horizon|same|liking|taste|needs|max|maximum|minimum|limit|print|paper|card|screen|phone|wallpaper|postcard|polaroid|cinema|movie|story|post|reel|banner|header|cover|profile|feed)\\b)\\w+(?: (?!(?:and|with|but|so|in|at|for|as|which|that|left|right|half|ratio|format|size)\\b)[a-z]+)?)(?:(?: (?:,|and|but))*(?: (?:please )?(?:leave|keep|leaving|keeping|give it|with))+ (?:some|a (?:bit|little)(?: of)?|enough|plenty of) (?:space|room|air|margin)(?: (?:around|round|about)(?: (?:it|him|her|them))?)?)?${END}`,
    ),
    'crop tight around $1',
  ],
  // "Get rid of all the empty wall round the vase"
  [
    new RegExp(
      `\\b(?:get rid of|lose|cut away|cut off|trim|remove|crop out|crop) (?:all )?(?:of )?(?:the|that|this) (?:empty|blank|extra|dead|wasted|spare|boring) (?:\\w+ )?(?:space|wall|room|floor|area|background|grass|sky|stuff|sand|road) (?:round|around|about) ((?:the|my|our|his|her) \\w+)(?: ?, ?(?:crop (?:in |it )?(?:close|tight|tightly|closely)|(?:tight|close) crop))?${END}`,
    ),
    'crop tight around $1',
  ],
  // "Crop to the waist": where that is it cannot tell
  [
    new RegExp(
      `${START}${PLEASE_MAYBE}(?:${TRIM}|zoom)(?: (?:it|this|me|him|her|us|them|in|down|off|the (?:picture|photo)))* (?:to|on|at|from|below|above|under) (?:just )?(?:the |my |his |her |our )?${BODY}${UP}${END}`,
    ),
    'crop at body part',
  ],
  // "Crop it tighter on grandma"
  [
    /\b(?:crop|cut|trim) (?:it |this |in )?(?:tighter|tight|tightly|closer|close|nearer)(?: in)? (?:on|to|onto|around|round|in on|at) (?:just )?(?=(?:\w+)\b)/,
    'crop tighter on ',
  ],
  // "Crop it round the baby so there's none of the room showing"
  [
    new RegExp(
      `${START}((?:please )?(?:crop|cut|trim) [^,.;:!?]*?) so (?:that )?(?:theres|there|no|none|nothing|you|nobody|we dont|we cant) [^,.;:!?]*?${END}`,
    ),
    '$1',
  ],
  [
    /\b(crop|cut|trim) ((?:it |this )?)round (?=(?:the|my|our|his|her|me|us|him|them) ?)/,
    '$1 $2 around',
  ],
];
