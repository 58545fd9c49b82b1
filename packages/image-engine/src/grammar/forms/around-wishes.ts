import { COLOUR, END, INK, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:please |can you |could you |just |also |and )*';
const AND = '(?:(?:,|\\.|;|–|-|and|but|so|then) )+';
const SLIGHTLY = '(?:(?:slightly|a|bit|little|touch|gently|softly|lightly|somewhat|all) )+';
const SCENE =
  '(?:office|kitchen|living room|beach|forest|city|library|cafe|garden|park|mountains?|studio|meadow|field|lake|desert|street|harbor|jungle)';
const FACE = '(?:(?:my|her|his|our|their|the) )?(?:face|faces)';
/** A face that is smoothed until it is no face any more. */
const SMOOTHED =
  '(?:plastic|plastico|plastique|munecas?|poupee|vinyl|waxy|wax|doll|porcelain|barbie|mannequin|airbrushed|rubber|fake|smooth|smoothed|polished|artificial)';
const NOISE = '\\b(?:noise|denoise|noisy|grain|grainy|smooth|enhance|sharpen|upscale|restore)\\b';
const FOG = '\\b(?:fog|mist|haze|foggy|misty)\\b';
const IF_NOT =
  '(?:if you cant|if you can not|if you cannot|if (?:that|this|it) (?:is not|isnt|is im|doesnt|does not|wont|will not|cant|can not)(?: be)?(?: (?:work|possible|done|go))?|if thats (?:not possible|impossible|too hard)|if not|otherwise|failing that|or else)';

/** What stands around a wish, and what it is instead of. */
export const AROUND_WISH_FORMS: readonly Form[] = [
  // "Undo the blur you just did and make the background forest instead": the next wish begins anew
  [
    new RegExp(
      `${START}${PLEASE}(?:undo|revert|reverse|take back|roll back|discard|cancel|forget) (?:(?:the|that|this|your|my|all|last|previous|it) )+(?:(?!(?:and|but|then)\\b)[^,.;:!?“ ]+ )*?(?:(?:you|i|we) (?:(?:just|have|had) )*(?:did|made|added|applied|put|done)(?: (?:before|earlier|just now|there))? |from before |change |changes |edit |edits |step |version )${AND}(?=\\w)(?!(?:its?|the|everything) )`,
    ),
    '',
  ],
  // "Undo the blur and make the background forest": of the other background nothing is blurred
  [
    new RegExp(
      `${START}${PLEASE}(?:undo|revert|reverse|take back|cancel) (?:(?:the|that|this|your|my|background) )*blur ${AND}(?=(?:(?:please|instead|just) )*(?:make|set|change|turn|replace|put) (?:(?:the|my) )?(?:background|backdrop)\\b)`,
    ),
    '',
  ],
  // "Kitchen behind me, slightly out of focus": it is to be so, and is not yet
  [
    new RegExp(
      `(?<=\\b${SCENE} (?:(?:as )?(?:the |a |my )?(?:background|backdrop|scene|setting) |(?:behind|around) (?:me|us|him|her|them|it) |(?:in|as) (?:the |a )?background )(?:(?:that|which) is )?)(?:(?:,|–|-|and|but) )*${SLIGHTLY}(?:out of focus|defocused|unfocused|unsharp)${END}`,
    ),
    ', slightly blurred',
  ],
  // "Whiten nothing", "no retouching at all"
  [
    new RegExp(
      `${START}${PLEASE}(?:whiten|retouch|smooth|beautify|airbrush|change|edit|alter|touch) (?:nothing|not a thing)(?: at all)?(?! (?:but|except)\\b)${END}`,
    ),
    'no retouching',
  ],
  [
    new RegExp(
      `${START}(?:absolutely |with |and )*(?:no|zero|without any|without) (?:retouching|retouch|beautifying|beauty filters?|airbrushing|whitening)(?: (?:at all|whatsoever|please|of any kind))+${END}`,
    ),
    'no retouching',
  ],
  // "Fog only in the distance, foreground stays crisp"
  [
    new RegExp(
      `(?<=${FOG} (?:[^.;!?“]* )?(?:background|distance) )(?:${AND})?(?:with )?(?:an? |the )?(?:sharp|crisp|clear) foreground${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=${FOG} (?:[^.;!?“]* )?(?:background|distance) )${AND}(?:(?:keep|leave|keeping|leaving|in|the|with|a) )*(?:foreground|front) (?:(?:stays?|remains?|should|must|stay|remain|be|is|kept|nice|nicely|still) )*(?:crisp|sharp|clear|clean|free|fog free|visible)${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=${FOG} (?:[^.;!?“]* )?)(?<!\\b(?:remove|less|no|without|reduce|dehaze)\\b.*)${AND}(?:(?:keep|leave|keeping|leaving|in|the|with|a) )*(?:foreground|front) (?:(?:stays?|remains?|should|must|stay|remain|be|is|kept|nice|nicely|still) )*(?:crisp|sharp|clear|clean|free|fog free|visible)${END}`,
    ),
    'in the background',
  ],
  // "Denoise, I hate plastic skin", "mais pas de peau lisse façon poupée"
  [
    new RegExp(
      `(?<=${NOISE}[^“]* )${AND}(?:because |as |since )?(?:i|we) (?:(?:really|just|absolutely|do) )*(?:hate|dislike|detest|cant stand|dont (?:want|like|need)|do not (?:want|like)) (?:(?:that|the|this|any|a|those|all|of|too|such) )*${SMOOTHED}(?: (?:skin|skins|faces?|looks?|effect|dolls?|finish|complexion|filters?|stuff|smoothing|result|style|like|and|decent|a|of))*${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=${NOISE}[^“]* )${AND}(?:please )?(?:no|not|without|dont give me|dont make) (?:(?:of|that|the|a|any|me|it) )*(?:skin|faces?|look) (?:(?:too|so|look|like|as|a|of|in|and|way|from) )*${SMOOTHED}(?: (?:like|as|a|of|the|doll|plastic|wax|porcelain|smooth|look))*${END}`,
    ),
    '',
  ],
  // "Change the background to a beach, or if not, make it blue": a beach it can be
  [
    new RegExp(
      `((?:turn|change|transform|convert|make|swap|replace|exchange) (?:the|my|our|this) (?:background|backdrop) (?:(?:into|in|to|for|with) )?(?:an? |the |some )?(?:\\w+ )?${SCENE}) (?:(?:,|\\.|;|–|-|or|and|but) )+${IF_NOT} (?:(?:,|then|just|please|at least) )*(?:make|paint|color|turn|dye) (?:it|that) (?:in )?(?!black and white)${INK}${END}`,
    ),
    '$1',
  ],
  // "Change the blue shirt to a suit, or if you can't, just make it black"
  ...(
    [
      [`(${COLOUR} )(\\w+)`, '$1 ; change the $2 $3 to $4'],
      // As other languages have it
      [`(\\w+) (${COLOUR} ?)`, '$1 ; change the $3 $2 to $4'],
      ['(\\w+)', '$1 ; make the $2 $3'],
    ] as const
  ).map(
    ([thing, meant]): Form => [
      new RegExp(
        `((?:turn|change|transform|convert|make|swap|replace|exchange) (?:the|my|our|his|her|this) ${thing} ?(?:(?:into|in|to|for|with) (?:an? )?|an? )[^,.;:!?“]+?) (?:(?:,|\\.|;|–|-|or|and|but) )+${IF_NOT} (?:(?:,|then|just|please|at least) )*(?:make|paint|color|turn|dye) (?:it|that) (?:in )?(?!black and white)${INK}(?=${END.slice(3, -1)})`,
      ),
      meant,
    ],
  ),
  // "Before/after, label them “Before” and “After”", at the top if that is said
  ...(
    [
      ['(?:at|on|along|in) (?:the )?top(?: of)?|above|over', 'top'],
      ['(?:at|on|along|in) (?:the )?bottom(?: of)?|below|under|underneath|beneath|on', 'bottom'],
    ] as const
  ).map(
    ([where, side]): Form => [
      new RegExp(
        `(?<=(?:^|[,.;:!?] |\\b(?:and|a|make|as) ))(?:before (?:/|and|&|vs|versus|,)? ?after|side by side)(?: (?:picture|photo|comparison|collage|shot|image))? (?:(?:,|with|and|the) )*(?:label|labels|labeled|labelled|name|caption|captions|captioned|titled|title|tag|call|write)(?: (?:them|it|both|each|the|pictures|photos|two|as|:))* (“”) (?:(?:and|/|,|&) )+(“”)(?: (?:${where})(?: (?:each|both|them|it|of|the|one|picture|photo|pictures|photos))*)${side === 'top' ? '' : '?'}(?=${END.slice(3, -1)})`,
      ),
      `side by side , write $1 ${side} left and write $2 ${side} right`,
    ],
  ),
  // "Round profile picture with a thin pink ring"
  [
    new RegExp(
      `(?<=\\b(?:round|circular|circle) (?:profile|avatar|crop|cut|cutout|picture|photo|image|pic|portrait|headshot|icon|badge|format) (?:[^.;!?“]* )?)(?:with|and|plus|,|in(?! an? circle\\b)) (?:(?:an?|it|gets?|thin|thick|small|narrow|subtle|wide|bold) )*(?:${COLOUR} )?(?:ring|rim|circle|circular (?:border|frame))(?: ${COLOUR})?(?: (?:around|round)(?: (?:it|me|the (?:edge|outside|picture|photo)))?)?${END}`,
    ),
    ', ring around the circle',
  ],
  // "I have a plain light background, make it blue"
  [
    new RegExp(
      `${START}(?:i|we|it|this|the (?:picture|photo)) (?:have|has|got) (?:an? )?(?:(?:plain|simple|even|uniform|solid|flat|and|pale|light|bright|white|gray) )+(?:background|backdrop) (?:(?:,|and|but|so|please|can|you) )+(?:make|turn|paint|color) (?:it|that) (?:in )?(?!black and white)${INK}${END}`,
    ),
    'make the background $1',
  ],
  // "A plain pale background": of a colour as light as that
  [
    new RegExp(
      `(?<=(?:^|\\b(?:a|an|with|and|on|want|have|before|,) ))(?:(?:an?|the) )?(?:(?:plain|simple|even|uniform|solid|flat|smooth|single color) )(?:(?:and|,|very) )*(?:pale|light|bright|light colored)(?: plain)? (background|backdrop|wall behind me)${END}`,
    ),
    'light gray background',
  ],
  // "What can you do about the ugly shadow on half my face?"
  [
    new RegExp(
      `${START}${PLEASE}(?:what can (?:you|be|one|i|we) (?:do|done)|(?:can|could) (?:anything|something|you|we) (?:be )?(?:done|do)(?: (?:anything|something))?|is there anything (?:you|to|we) (?:can )?do|do something|fix|reduce|soften|lighten|brighten|improve|(?:get rid of|remove)(?! (?:the|that|this|those|a) shadows? on (?:my|her|his|our|their|the) face)|correct|what can we make|make slightly|can you fix it in)(?: (?:about|against|with))? (?:(?:the|that|this|those|a|ugly|hard|harsh|dark|deep|strong|nasty|horrible|awful|big|lift) )*shadows? (?:(?:on|across|over|in|of|from|at) )?(?:(?:half|one|the left|the right|side|part|of|all) )*${FACE}(?: \\?)?(?=$|${END.slice(3, -1)})`,
    ),
    'my face is too dark',
  ],
  // "The sepia tone shall stay": a repair leaves it
  [
    new RegExp(
      `(?<=\\b(?:remove|repair|restore|fix|mend|clean|retouch)\\b[^“]* )${AND}(?:but )?(?:the |its )?sepia(?: (?:tone|tones|tint|look|color))? (?:(?:should|must|shall|may|can|is|to) )*(?:keep|stay|stays|remain|remains)${END}`,
    ),
    '',
  ],
];
