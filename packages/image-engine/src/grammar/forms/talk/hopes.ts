import { COLOUR, END } from '../parts.ts';
import { BESIDE_THAT, JOINT } from '../pieces/joints.ts';
import { ALL_LOOKS, told } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const TURN =
  '(?:turn|turns|turning|go|goes|going|look|looks|looking|get|gets|getting|become|becomes|becoming|be|being|come out|coming out)';
const SKIN =
  '(?:skin|skins|skin tones?|skin colou?rs?|complexion|complexions|faces?|people|flesh tones?|cheeks)';
const TOO_MUCH = '(?:(?:too|all|so|a bit|very|completely|overly|that|out) )*';
const HUE =
  '(?:orange|red|yellow|green|blue|gray|pink|purple|pale|magenta|reddish|yellowish|orangey|sunburnt|like a carrot|dark|ashen)';
/** What changes the light of everything; of a hue by itself, the skin is left out. */
const LIT =
  '(?<=\\b(?:warm|cool|cold|bright|light|dark|golden|contrast|sepia|sunset|vintage|exposure|hdr)\\w*\\b[^.;!?“]* )';
const AND = '(?:[,.;–-] |and |but |so |though |please )+';
const NOT_MUCH = ' , but not too much';
const LOOK =
  '\\b(?:cartoon|comic|anime|sketch|drawing|painting|paint|watercolou?r|poster|pop art|pixel|blur|fog|mist|haze|snow|style|look|filter|effect|mosaic)\\w*\\b';
const FAKE =
  '(?:fake|cheap|artificial|cheesy|overdone|tacky|phon?e?y|plastic|kitschy|over the top|exaggerated|garish)';
const RECOGNIZED =
  '(?:recogni[sz]able|discernible|visible|identifiable|made out|seen|distinguishable)';
const GARISH =
  '(?:overcooked|overdone|overprocessed|over the top|garish|crunchy|fake|artificial|radioactive|tacky|cheesy|gaudy|exaggerated|loud|lurid|oversaturated|in your face|cartoony|nasty)';

/** What must not come of a wish, and what must still be seen. */
export const HOPE_FORMS: readonly Form[] = [
  // "…, nothing you'd notice straight away"
  [
    new RegExp(
      `(?<=\\w )(?<!\\b(?:remove|erase|delete)\\b[^.;]*)${AND}(?:nothing|not something|hardly anything|so (?:that )?nobody|so (?:that )?no one) (?:that )?(?:(?:you|one|people|anyone|anybody|they|we|i|youd|theyd|wed|id) )?(?:(?:d|would|will|ll|can|could|should|really|even|ever) )*(?:notice|notices|spot|spots|see|sees|pick up on|reali[sz]e|reali[sz]es)(?: (?:it|straight away|right away|at first|at first (?:glance|sight)|immediately|at once|too much|too easily|easily|instantly|straightaway|from afar))*${END}`,
    ),
    NOT_MUCH,
  ],
  // "Cartoon style, I still want to recognise my kids"
  [
    new RegExp(
      `(?<=${LOOK}.* )${AND}(?:i|we|you|one|people|they|everyone|everybody|grandma|grandpa|mum|mom) (?:(?:still|do|would|should|must|can|could|id|wed|d|need|needs|want|wants|like|to|be|able|have|has) )*(?:recogni[sz]e|make out|be able to tell|know) (?:it|him|her|them|us|me|everyone|(?:the|my|our|his|her|their|what|who|where) \\w+(?: \\w+){0,2}?)(?: (?:still|again|afterwards|in it|on it))*${END}(?<=\\b(?:still|want|wants|able|should|must)\\b.*)`,
    ),
    NOT_MUCH,
  ],
  [
    new RegExp(
      `(?<=${LOOK}.* )${AND}(?:i|we|you|one|people|they) (?:(?:should|must|want|can|could) )+(?:the|my|our|him|her|them|us|me) (?:\\w+ )?still recogni[sz]e${END}`,
    ),
    NOT_MUCH,
  ],
  // "… the tree may still be recognisable"
  [
    new RegExp(
      `(?<=${LOOK}.* )${AND}(?:the|my|our|his|her) (?!(?:face|text|background|sky|subject)\\b)\\w+(?: \\w+)? (?:(?:should|can|may|must|could|has to|have to|still|to|ought to) )+(?:(?:be|is|stay|remain|still) )*${RECOGNIZED}(?: (?:is|be|though|please))*${END}`,
    ),
    NOT_MUCH,
  ],
  // "…, not that fake portrait mode look"
  [
    new RegExp(
      `(?<=\\w )${AND}(?:not|no|without|nothing like|dont want|i dont want|never) (?:(?:that|the|this|those|an?|one of those|any|some|too|so|like) )*(?:\\w+ )?${FAKE}(?: (?!(?:background|sky|border|frame)\\b)\\w+){0,3}? (?:look|looks|effect|effects|style|thing|vibe|feel|filter|filters|stuff|bokeh|blur)${END}`,
    ),
    NOT_MUCH,
  ],
  // "Cooler, without her face turning blue"
  [
    new RegExp(
      `${LIT}${JOINT}(?:without|not) (?:(?:my|the|her|his|our|their|your|making|having|letting|let|make|that) )*${SKIN} (?:${TURN} )?${TOO_MUCH}${HUE}${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `${LIT}${JOINT}(?:the|my|her|his|our|their) ${SKIN} (?:should|must|may|shall|can|does|do|is|are)(?:nt| not) (?:supposed to |to )?${TURN} ${TOO_MUCH}${HUE}${END}`,
    ),
    '',
  ],
  // "Warmer, without the walls turning orange"
  [
    new RegExp(
      `${LIT}${JOINT}without (?:(?:my|the|her|his|our|their|all) )+(?!picture|photo|image)[^,.;:!?“ ]+ ${TURN} ${TOO_MUCH}${HUE}${END}`,
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
  // "… without the faces turning orange": stronger colours turn nobody
  [
    new RegExp(
      `(?<=\\w )(?:[,;–-] |but |and )*without (?:that )?(?:the |our |my |their |his |her |any |peoples )?(?:faces?|skin|skin tones?|people|hair|whites?|it|everything|anyone|anybody|us|me) (?:from )?(?:(?:turn|turning|turned|going|go|becoming|become|getting|get|looking|look|being|be|coming out) )?(?:(?:too|all|so|out|into|in|a bit) )*(?:${COLOUR}|yellowish|reddish|orangey|blotchy)(?: (?:be|turn|become|look))?${END}`,
    ),
    '',
  ],
  // "Without it becoming waxy": how far it is not to go
  [
    new RegExp(
      `(?<=\\w )(?:[,;–-] |but |and )*(?:(?:if (?:thats|that is|its|it is) (?:possible|doable) )?without (?:(?:making|having|letting|turning|it|me|us|him|her|them|everything|the (?:face|skin|picture|photo|result|whole thing)|my (?:face|skin)|her (?:face|skin)) )*(?:looking|look|looks|seeming|seem|becoming|being|getting)(?: (?:like|too|so|all|as|if|completely|totally))*(?: an?)? (?:plastic|fake|doll|barbie|wax|waxy|wax figure|artificial|unnatural|overdone|airbrushed|photoshopped|filtered|edited|overedited|cheesy|tacky|ai|robot|mannequin|smooth|cheap)(?: (?:doll|figure|please|though|or (?:fake|plastic|overdone|unnatural|artificial)))*)${END}`,
    ),
    '',
  ],
  // "Nobody should notice that it was edited", "it must not look photoshopped"
  [
    new RegExp(
      `(?:, |\\. |; |but |and |so |that |please |only )+(?:(?:nobody|no one|noone|you|one|people) (?:should|shouldnt|must|mustnt|can|cant|will|wont|would|could)(?: not)?(?: be able to)? (?:notice|see|tell|realise|realize|know)(?: (?:that|its|it|this|was|is|has|been|anything|something|i|we|did|much))* (?:edited|edit|photoshopped|retouch|retouched|change|done|treated|manipulated)|(?:it|this|that) (?:shouldnt|should not|mustnt|must not|doesnt|does not|isnt to) (?:look|seem|appear) (?:too |all |so )*(?:edited|edit|photoshopped|retouched|retouch|manipulated|filtered|processed)|without (?:it )?(?:looking|look|being) (?:too |all |so )*(?:edited|edit|photoshopped|retouched|retouch|manipulated|filtered|processed))${END}`,
    ),
    ', but not too much',
  ],
  // "HDR and not that overcooked estate agent one", "hdr, natural, not garish"
  [
    new RegExp(
      `(?<=\\b(?:${ALL_LOOKS}|saturation|contrast|sharp\\w*|vivid|vibrant|colors)\\b[^:!?“]*)${BESIDE_THAT}(?:(?:natural|tasteful|realistic|subtle|believable)(?: looking)?,? ?(?:and |but |, )?)?(?:not|no|nothing|never|without|avoid)(?: (?:like|quite|too|so|all|that|those|these|the|a|an|one of those|any|this|of those|kind of|sort of))* ${GARISH}(?: (?:and|or) ${GARISH})?(?: (?!and\\b|but\\b|then\\b|please\\b)[^ ,.;:!?“]+){0,4}?(?: (?:one|ones|kind|type|sort|look|stuff|thing|style|version|way|effect|do|make|does))*${END}`,
    ),
    ', but not too much',
  ],
  // "It should look realistic"
  [
    /(?<=[,.;] |\b(?:and|but) )(?:it |that |this |everything |the result )?(?:should|must|has to|shall) (?:still )?(?:look|be|stay|remain|appear) (?:as )?(?:realistic|real|natural|believable|authentic)(?: as possible)?(?= ?$| ?[,.;!])/,
    'keep it natural',
  ],
  // "In good quality"
  [
    /(?<=\b(?!(?:enhance|improve|upscale|print|download|save|export|it|photo|picture)\b)\w+ )in (?:good|high|best|top|full|great|very good|the best|highest) (?:possible )?quality(?= ?$| ?[,.;!])/,
    '',
  ],
  // "More saturation, but the lettuce shouldn't go radioactive": no thing is coloured by itself.
  [
    new RegExp(
      `(?:(?:,|but|and|while|though|just|that) )+(?:the |my |our |his |her )?(?!(?:sky|background|subject)\\b)\\w+(?: that)? (?:shouldnt|should not|must not|mustnt|cant|can not|cannot|dont|doesnt|may not|not|should but not|never) (?:(?:go|get|look|looks|become|turn|be|come out|seem) )?(?:like )?(?:all |too |so |completely )*(?:neon|radioactive|fluorescent|fake|garish|toxic|nuclear|glowing|glow|luminous|artificial|plastic|crazy|psychedelic)${END}(?<=\\b(?:saturation|warmer|warmth|vivid|color|colou?rs|punch|pop|crisp|brighter|contrast|richer|vibrance)\\b.*)`,
    ),
    '',
  ],
  // "I loathe the crunchy look": how far a wish is not to go.
  told(
    `(?:i )?(?:really )?(?:loathe|hate|despise|dislike|detest|cant stand|cannot stand|dont like|dont want) (?:the |that |those |this )?(?:\\w+ ){0,3}(?:look|looks|kind|effect|stuff|style)`,
  ),
];
