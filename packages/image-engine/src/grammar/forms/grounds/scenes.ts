import { COLOUR, END, START } from '../parts.ts';
import { PLEASE_AND, PLEASE_WANT } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';
import { ONESELF, PLACE, PLACED, SCENE_NAMED, WHO_OR_MINE } from './parts.ts';

/** Towns whose streets and towers the city stands for. */
const CITY = '(?:new york(?: city)?|manhattan|nyc)';
const IN_BACKGROUND =
  '(?:behind (?:me|us|him|her|them)|in the background|as (?:the |a )?background|background)';
/** What a place is like, and places that there are no scenes of. */
const HOW_IT_IS = '(?:cosy|cozy|bright|dark|warm|moody|colorful|sunny|light)';
const OTHER_PLACE =
  '(?:cafe|coffee shop|restaurant|bar|pub|library|bookshop|hotel|lobby|church|castle|museum|gallery|cinema|theater|theatre|club|classroom|school|gym|shop|store|market|bakery|barn|cabin|cottage|palace|ballroom|spa|lounge|garage|workshop|airport|station|train|bus|plane|boat|ship)';

/** A place that is to be behind somebody. */
export const SCENE_FORMS: readonly Form[] = [
  // "A landscape of mountains" behind somebody: no format
  [
    /(?<=\b(?:background (?:in|to|with|by|for|is)|(?:as|like) (?:the )?background|in (?:the )?background|behind (?:me|us|him|her|it)) )(?:an? |the )?landscape (?:in|of|on|with|at|by) (?:the )?(?=autumn|fall|mountains?|beach|snow|winter|forest|sea|city)/,
    '',
  ],
  [
    /(?<=\bbackground (?:in|to|with|by|for) )(?:an? |the |some )?(?:autumn|fall) (?:leaves|foliage|trees|colors)(?= ?$| [,.;!])/,
    'autumn',
  ],
  // "Behind me: a beach"
  [
    new RegExp(
      `${START}behind ${ONESELF} : (?=(?:an? |the )?(?:(?:\\w+ ){0,2}?${SCENE_NAMED}\\b|${COLOUR}(?= ?$| [,.;!])))`,
    ),
    'background : ',
  ],
  // "New York at night behind me, with the skyscrapers": a city has them
  [
    new RegExp(
      `${START}(?:(?:i want|i would like|id like|give me|put|show|make) )?${CITY} (?:at|by) night ${IN_BACKGROUND}(?: ,)?(?: with (?:the |its |lots of |many )?(?:skyscrapers?|high rises|city skyline|skyline))?${END}`,
    ),
    'city at night background',
  ],
  // "The sun going down behind us, all orange and pink"
  [
    new RegExp(
      `${START}${PLEASE_WANT}(?:(?:have|put|see|with|let|make|a|the) )*(?:the )?sun (?:(?:to|be|just|slowly|about) )*(?:going down|go down|setting|set|sinking|dipping|disappearing) behind ${WHO_OR_MINE}(?:(?: ,)?(?: (?:all|in|very|really|so|with|lots of|a|an|sky))* ${COLOUR}(?: (?:and|,) ${COLOUR})*(?: (?:sky|colors|tones|light))?)?${END}`,
    ),
    'sunset background',
  ],
  [
    new RegExp(
      `(?<=\\bsunset(?: background)?(?: behind ${WHO_OR_MINE})? )(?:,|\\?|\\.|–|-) (?:(?:all|in|very|really|so|with|one of|those|the|these) )*${COLOUR}(?: (?:and|,|with) ${COLOUR})+(?: (?:ones?|colors|tones|sky|light))?${END}`,
    ),
    '',
  ],
  // "New York at night behind us, a bit blurred"
  [
    new RegExp(
      `${START}(?:with )?${CITY} (?:(at night|by night) )?(?:in (?:the )?background|behind (?:me|us|him|her|them|it))(?: (at night|by night))? , (?:but )?(?:a bit|a little|slightly|softly|too) (?:blurred|blurry|out of focus|unsharp)${END}`,
    ),
    'city $1 $2 background , slightly blurred background',
  ],
  // "Manhattan in the background"
  [
    new RegExp(
      `${START}(${PLEASE_AND}(?:(?:put|with|have|show|add) )?)${CITY}(?: (at night|by night))? (?:in (?:the )?background|behind (?:me|us|him|her|them|it))(?: (at night|by night))?${END}`,
    ),
    '$1 city $2 $3 background',
  ],
  // "A city at night behind us, a bit blurred"
  [
    new RegExp(
      `${START}(?:with )?(?:a |an |the )?(${PLACE}(?: at night| by night)?) (?:background|behind (?:me|us|him|her|them|it)) (?:[,;] )(?:but )?(a bit|a little|slightly|softly|very)? ?(?:blurred|blurry|out of focus|defocused|unsharp)${END}`,
    ),
    '$1 background , $2 blurred background',
  ],
  // "In a cosy café": how a place is
  [
    new RegExp(
      `\\b(in|into|at|to) (an?|some|the) (?:nice |little |lovely )*${HOW_IT_IS} (?=${OTHER_PLACE}\\b)`,
    ),
    '$1 $2 ',
  ],
  // "Background: cosy living room"
  [
    new RegExp(
      `\\b(background|backdrop) (?:(?:[:,]|should|be|of|as|is|with|an?) )*(?:nice |little |lovely )*${HOW_IT_IS} (?=(?:living room|bedroom|bathroom|dining room|${OTHER_PLACE})\\b)`,
    ),
    '$1 : ',
  ],
  // "A cosy café behind me"
  [
    new RegExp(
      `${START}((?:i want |put |with |have |show |add )?an? )(?:nice |little |lovely )*${HOW_IT_IS} (?=(?:living room|bedroom|bathroom|dining room|${OTHER_PLACE}) ${IN_BACKGROUND})`,
    ),
    '$1 ',
  ],
  // "A city at night with neon lights": they are its own
  [
    /(?<=\b(?:city|street|skyline|downtown|tokyo|new york|times square)(?: \w+){0,3} (?:at|by) night[^.;!?“]* with )(?:(?:lots of|some|many|bright|glowing|colorful) )*neon (?=(?:lights?|signs?)\b)/,
    'colorful ',
  ],
  // "Palm trees behind us": a beach has them
  [
    new RegExp(
      `${START}(?:please )?(?:put |add |place |i want |with |have |show )?(?:some |a few |many |lots of |the )?(?:palm trees?|palms) (?=(?:behind (?:me|us|him|her|it|them)|in the background)\\b)`,
    ),
    'put a beach ',
  ],
  // "LinkedIn headshot, blurred office": what is to be behind it, as places are drawn
  [
    new RegExp(
      `(?<=\\b(?:headshot|portrait|profile|linkedin|passport|business|corporate)(?: (?:picture|photo|shot|portrait|format))? )(?:, |and |with |against )+(?:a |an |the |some )?(?:softly |slightly |nicely |very |gently )?(?:blurred|blurry|out of focus|defocused|bokeh) (${PLACED})(?: (?:background|backdrop|behind (?:me|us|him|her|them|it)|in the back(?:ground)?))?${END}`,
    ),
    ' , $1 background',
  ],
  // "Under a starry sky"
  [/\bunder (?=(?:an? |the )(?:\w+ )?(?:sky|skies)\b)/, 'with '],
  // "On the moon or somewhere out there among the stars"
  [
    /\b(on the moon|in (?:outer )?space|on a beach|at the beach|in the mountains|in a forest|in a city|in the snow) or (?:somewhere|anywhere|something|some place)(?: (?:out there|up there|like that|similar|nice|warm|far away))?(?: (?:among|between|in|under|near|by|on) [^,.;:!?“]+)?(?= ?$| [,.;!]| please\b)/,
    '$1',
  ],
  // "Office in the back"
  [
    new RegExp(
      `${START}((?:an? |the )?(?:\\w+ )?(?:beach|mountains?|forest|woods|city|skyline|office|kitchen|studio|sunset|galaxy|boardroom|cityscape)) (?:in|at) the (?:back|rear)${END}`,
    ),
    '$1 behind me',
  ],
  // "Like a proper photo studio"
  [
    /(?<=\b(?:like|in|as) (?:an? |the )?)(?:proper|real|actual|legit|genuine|decent|fancy|posh|expensive) (?=(?:photo |photographers? |professional |portrait )*(?:studio|office|beach|forest|kitchen)\b)/,
    '',
  ],
  [/\bstarry (?:sky|night|night sky) (?:background|backdrop|behind)\b/, 'space background'],
  // "A sunset over the sea"
  [
    /\b(sunset|sunrise) (?:over|above|at|by|on|across) (?:the |an? |some )?(?:calm |open |wide |blue )?(?:sea|ocean|water|lake|bay|coast|horizon|harbou?r|shore|seaside|waves)\b/,
    '$1',
  ],
  // "Zoom background: office": what is to be behind somebody in a call, and no shape
  [
    new RegExp(
      `${START}(?:please |i want |i need |give me |make )*(?:an? |my |the )?(?:zoom|teams|skype|webex|facetime|google meet|video call|video conference|meeting|conference call|home office call)(?: call| meeting)? (?:background|backdrop)(?: image| picture)? (?:(?:,|:|–|-|of|is|as|like|with|should be|in) )*(?=(?:(?:an?|the|my|some|nice|modern|plain|simple|clean|bright|blurred|blurry|neutral|professional|tidy) )*(?:${COLOUR}|${PLACED}|office|beach|kitchen|studio|forest|mountains?|space|sunset|city|skyline|gradient|blurred|blurry)\\b)`,
    ),
    'change the background to ',
  ],
  [
    /\b(office|beach|kitchen|studio|forest|mountains?|space|sunset|city|skyline|gradient) (?:zoom|teams|skype|webex|facetime|google meet|video call) (?:background|backdrop)(?= ?$| [,.;:!?]| (?:and|but|please)\b)/,
    '$1 background',
  ],
];
