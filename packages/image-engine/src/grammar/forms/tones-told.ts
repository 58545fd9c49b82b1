import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:please |can you |could you |just |also |maybe )*';
const GREENERY =
  '(?:grass|lawn|meadow|hedge|hedges|leaves|trees|foliage|plants|fields?|bushes|shrubs|turf|basil|herbs|salad|lettuce|vines?)';
const WHERE =
  '(?: (?:in front of|behind|around|by|next to|beside|at|in|on|outside|near) (?:the |my |our |this )?(?:\\w+ )?(?!is\\b|are\\b|looks?\\b|more\\b|less\\b|not\\b|much\\b|a\\b|greener\\b)\\w+)?';
const LUSH = '(?:green|lush|healthy|fresh|fresher|healthier|alive|juicy|watered|well kept)';
const EDGES = '(?:edges|corners|sides|borders|rims?)';
const A_BIT =
  '(?:(?:a (?:bit|little|touch|tad)|slightly|much|way|somewhat|very|quite|really|a lot) )*';
const BRIGHT_PART = '(?:highlights?|whites|bright (?:parts|areas|bits)|lights)';
const DARK_PART = '(?:shadows?|blacks|dark (?:parts|areas|bits)|darks|darker parts)';
const WARM = '(?:warm(?:er)?|orange|golden|amber|peachy|yellowish|toasty)';
const COOL = '(?:cool(?:er)?|teal|blue|bluish|cold|petrol|cyan|greenish)';
const TINT = '(?:tint|cast|tinge|hue|tone|glow|sheen|colou?r cast)';
const CAST = '(green|yellow|orange|blue|pink|magenta|purple|red)(?:ish)?';

/** Tones of a part of the picture, as they are told. */
export const TONE_TOLD_FORMS: readonly Form[] = [
  // "… and the rest grey", behind what stays in colour
  [
    new RegExp(
      `(?<=\\b(?:only|just)\\b[^.;:!?“]* )(?<=\\b(?:in colou?r|colou?rful|colou?red)\\b[^.;:!?“]* )(?<=\\b${COLOUR}[^.;:!?“]* )(?:, |and )+(?:the |all the )?(?:rest|others?|everything else|all else|remainder) (?:(?:is|be|becomes?|turns?|should|gets?|in|all) )*(?:gray|black and white|grayscale|monochrome|colou?rless)(?: be)?${END}`,
    ),
    '',
  ],
  // "… and the basil greener"
  [
    new RegExp(
      `(?<=\\b(?:redder|bluer|yellower|brighter|darker) (?:, )?and )(?:the |my )?${GREENERY} greener\\b`,
    ),
    'make the greens richer',
  ],
  // "Overexposed at the window, inside looks ok"
  [
    new RegExp(
      `${START}(?:its |it is |a bit |too )*(?:overexposed|blown out|burnt out|burned out|washed out|too bright) (?:at|around|near|by|in|through|on) (?:the |my )?(?:windows?|door|lamps?|sky|clouds|snow|sleeves?|veil|dress|shirt)(?: , (?:but )?(?:the )?(?:inside|rest|everything else|room|interior)(?: (?:is|looks?))? (?:ok|okay|fine|good|right)(?: (?:tho|though))?)?${END}(?!.*\\btoo dark\\b)`,
    ),
    'lower the highlights',
  ],
  // "Spotlight on the guitarist, the rest of the stage almost black"
  [
    new RegExp(
      `(?<=\\b(?:spotlight|light|lit|bright)\\b[^.;:!?“]*, )(?:and |the |all )*(?:rest|everything else|all else|remainder)(?: of (?:the |my )?\\w+)? (?:should be |be |almost |nearly |all |in |completely |very |really |pretty |much )*(?:black|dark|darker|darkness|the dark)${END}`,
    ),
    'darken the background strongly',
  ],
  // "Make the lawn in front of the house look green and lush"
  [
    new RegExp(
      `${START}${PLEASE}(?:make|have|get|turn|let) (?:the |my |our |that |this )?${GREENERY}${WHERE} (?:(?:look|be|appear|seem|nice|all|nice and|really|more|so|very|properly) )*${LUSH}(?: (?:and|,)(?: and)? ${LUSH})*(?: again)?${END}`,
    ),
    'make the greens richer',
  ],
  [
    new RegExp(
      `${START}(?:the |my |our )?${GREENERY}${WHERE} (?:should|could|must|needs to|has to|can|ought to) (?:(?:look|be|appear|seem|nice|all|a bit|much|really|more|so|very) )*${LUSH}(?: (?:and|,)(?: and)? ${LUSH})*${END}`,
    ),
    'make the greens richer',
  ],
  [
    new RegExp(`${START}${PLEASE}(?:green|lush) up (?:the |my |our )?${GREENERY}${END}`),
    'make the greens richer',
  ],
  // "Make the lawn in front of the house much greener"
  [
    new RegExp(
      `((?:\\b(?:make|have|get|turn) |${START})(?:the |my |our )?${GREENERY})(?: (?:in front of|behind|around|by|next to|beside|at|in|outside|near) (?:the |my |our |this )?(?:\\w+ )?(?!is\\b|are\\b|looks?\\b|more\\b|much\\b|a\\b)\\w+) ((?:(?:look|much|way|a lot|lots|a bit|a little|slightly|even|far|somewhat) )*)greener\\b`,
    ),
    '$1 $2 greener',
  ],
  // "Turn down the saturation of the grass"
  [
    new RegExp(
      `\\b(?:turn down|lower|reduce|decrease|cut|tone down|drop|less)(?: (?:it|much|a bit|a lot|slightly))*(?: the)?(?: saturation| colou?r| green| intensity)+ (?:(?:of|in|on|to) )?(?:the |my |our )${GREENERY}${END}`,
    ),
    'less saturation in the greens',
  ],
  [
    new RegExp(
      `\\b(?:boost|raise|increase|more|turn up|up|pump up)(?: the)?(?: saturation| colou?r| green| intensity)+ (?:of|in|on) (?:the |my |our )?${GREENERY}${END}`,
    ),
    'more saturation in the greens',
  ],
  // "Darker at the edges", "edges a bit darker"
  [
    new RegExp(
      `${START}${PLEASE}(${A_BIT})(?:darker|dark|darkened|dimmer) (?:at|around|along|on|towards|near) (?:the |its |all )*${EDGES}${END}`,
    ),
    'add $1 a vignette',
  ],
  [
    new RegExp(
      `${START}${PLEASE}(?:make |have |get |with )?(?:the |its |all )*${EDGES} (${A_BIT})(?:darker|dimmer|dark)${END}`,
    ),
    'add $1 a vignette',
  ],
  // "Cool shadows, warm highlights": what films do
  [
    new RegExp(
      `(?:\\bsplit ton(?:e|ing) (?::|,|with)? ?)?(?<![^,.;:!?] )(?:(?:with|add|give it|make|do|use|a|some) )*(?:${COOL} (?:in )?(?:the )?${DARK_PART}|${DARK_PART} ${COOL}) ?(?:[,&/] |and |with |but )+(?:${WARM} (?:in )?(?:the )?${BRIGHT_PART}|${BRIGHT_PART} ${WARM})${END}`,
    ),
    'teal and orange look',
  ],
  [
    new RegExp(
      `(?:\\bsplit ton(?:e|ing) (?::|,|with)? ?)?(?<![^,.;:!?] )(?:(?:with|add|give it|make|do|use|a|some) )*(?:${WARM} (?:in )?(?:the )?${BRIGHT_PART}|${BRIGHT_PART} ${WARM}) ?(?:[,&/] |and |with |but )+(?:${COOL} (?:in )?(?:the )?${DARK_PART}|${DARK_PART} ${COOL})${END}`,
    ),
    'teal and orange look',
  ],
  // "I don't like the green tint on my face from the grass"
  [
    new RegExp(
      `${START}(?:i |we )?(?:really )?(?:dont like|do not like|hate|dislike|cant stand|am not a fan of|im not a fan of|not a fan of) (?:the|that|this|how) (?:\\w+ )?${CAST} ${TINT}(?! (?:of|on|in) (?:my|her|his|their) (?:teeth|hair|nails|eyes?|lips|beard))(?: [^,.;:!?“]*)?(?=$| ?$| [,.;:!?])`,
    ),
    'remove the $1 cast',
  ],
  // "Like Portra 400 pushed one stop": how the film was developed
  [
    /(?<=\b(?:portra|tri ?x|ektar|velvia|superia|hp5|delta|kodak|fuji\w*|ilford|cinestill|film|iso)\b[^,.;]* )(?:, )?(?:and )?(?:pushed|pulled) (?:by )?(?:\w+ ){0,2}?stops?(?= ?$| [,.;!])/,
    '',
  ],
  // "A moody grey tone, like a detective film"
  [
    /(?:\ban? )?(?:(?:moody|dark|gloomy|smoky|gritty|gray|black and white) )*(?:tones?|look|mood|style|feel|vibe|light)? ?,? ?(?:like|as in|as|straight out of|out of) (?:an? |the )?(?:old |classic |fifties |1940s |40s )*(?:detective|private eye|noir) (?:films?|movies?|story|stories|thriller)/,
    'film noir',
  ],
];
