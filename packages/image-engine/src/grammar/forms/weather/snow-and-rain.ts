import { END, START } from '../parts.ts';
import { BUT } from '../pieces/joints.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import { OWN } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { VEIL, WHAT } from './parts.ts';

const FEW =
  '(?:(?:only|just|nothing but|no more than|not more than|at most|maybe|perhaps) (?:an? )?(?:few|a few|a couple of|couple of|a handful of|handful of|some|one or two|two or three|a small amount of|the odd|odd|light|tiny|single|sparse|thin|faint|little|wisp of|touch of|hint of|bit of|dusting of|sprinkling of)|(?:very )?few|a few|a couple of|a handful of|one or two|two or three|the odd|not (?:so |too |that )(?:many|much)|sparse|a (?:light|thin|mere|fine) (?:dusting|sprinkling) of)';
const HOW = '(?: (?:single|small|little|tiny|light|fine|gentle|scattered|soft|delicate|big|lone))*';
const TAIL =
  '(?: (?:at most|at the most|tops|max|only|please|really|though|falling|drifting|here and there|in the air|or so|is enough|are enough|will do|thats all|not more|no more|flying about|floating about))*';
/** Of what each kind of weather is made. */
const PARTICLES: readonly (readonly [weather: string, of: string])[] = [
  ['snow|snowing|snowfall|snows|snowy', '(?:snow ?)?(?:flakes?|snow|flurr(?:y|ies))'],
  ['rain|raining|rainfall|rains|rainy', '(?:rain ?)?(?:drops?|rain|drizzle|sprinkles?|spots)'],
  ['fog|foggy|mist|misty|haze|hazy', '(?:wisps?|patch(?:es)?|strands?|veils?|fog|mist|swathes)'],
];
const FALLS = '(?:snow(?:ing)?|rain(?:ing)?|fog|mist|rainbow)';
const AS = '(?:as (?:though|if)|like|so that|so)';
/** How it comes down, and what that is. */
const FALLING: readonly (readonly [said: string, weather: string])[] = [
  [
    '(?:pouring|bucketing|lashing|tipping|chucking it|pelting|raining (?:heavily|hard|cats and dogs|buckets)|(?:heavily|strongly) raining)(?: (?:down|with rain|it down))*',
    'add heavy rain',
  ],
  ['(?:raining|rainy)', 'add rain'],
  ['(?:drizzling|raining (?:lightly|slightly|a (?:little|bit)))', 'add light rain'],
  ['(?:snowing (?:heavily|hard|a lot)|heavily snowing)', 'add heavy snow'],
  ['snowing', 'add snow'],
  ['foggy', 'add fog'],
];
const FALLS_THERE = '(?:snow(?:ing)?|snowflakes|rain(?:ing)?|fog|mist)';
/** Places of which there are scenes, where it snows in the picture as it is. */
const PLACE =
  '(?:in|on|over|above|between|at|through) (?:the |these |those |my |our )?(?:mountains?|mountain tops|peaks?|hills?|forests?|woods|trees?|city|town|beach|streets?|lake)';

/** Snow, rain and rainbows that are to be added. */
export const SNOW_AND_RAIN_FORMS: readonly Form[] = [
  // "Thunder and lightning"
  [/\bthunder(?:s)? (?:and|&) lightning(?: storm)?\b/, 'thunderstorm'],
  // "Whiten the snow"
  [/\bwhiten (?:up )?(the|my|our|this) snow\b/, 'make $1 snow whiter'],
  // "Put snow on everything and a bit falling from above"
  [
    new RegExp(
      `(?<=\\bsnow\\b[^.;“]* )(?:and|,) (?:an? bit|a little|some|more)(?: of it)? (?:falling|coming)(?: down)?(?: from (?:above|the sky|up there))?${END}`,
    ),
    '',
  ],
  // "I wish it was raining"
  [
    new RegExp(
      `${START}i wish (?:that )?it (?:was|were|would be) raining${END}|${START}i wish it rained${END}`,
    ),
    'make it rain',
  ],
  [
    new RegExp(
      `${START}i wish (?:that )?it (?:was|were|would be) snowing${END}|${START}i wish it snowed${END}`,
    ),
    'make it snow',
  ],
  // "There is no snow, add some"
  [
    new RegExp(
      `${START}(?:(?:there|it) (?:is|was|are) no|theres no|theres not any|there isnt any|it not there of|it there not of|it decent no|it not|not has|has no|i have no) ${FALLS}(?: (?:here|there|in (?:it|the (?:picture|photo))))?(?: (?:[,.;:!]|so|and|but|please))+ (?=(?:please )?(?:add|put|make|let|give)\\b)`,
    ),
    '',
  ],
  // "Snow instead of rain", as it is put in Spanish and French
  [/(?<=\binstead of )(?:the )?(?:add|make it) (?=(?:rain|snow|fog)\b)/, ''],
  // "Let it snow gently, bigger flakes in front": nearer flakes are larger as it is
  [
    new RegExp(
      `(?<=\\bsnow(?:ing|fall|flakes)?\\b[^.;:!?“]* )(?:(?:,|and|with) )+${OWN}(?:(?:bigger|larger|big|large|smaller|small|finer|tiny) )(?:snow )?(?:flakes|snowflakes) (?:(?:in (?:the )?(?:front|foreground|back|background|distance))|(?:close|closer|near|nearer) (?:to )?(?:us|me|the (?:camera|lens|viewer))|up close)${END}`,
    ),
    '',
  ],
  // "Rain on a city street, night time, neon lights, and me in the middle cut out"
  [
    /(?<=^(?:please )?)(?:add )?((?:heavy |light )?(?:rain|snow|fog|mist)) (?:on|in|over) an? (?:street of )?(city|forest|beach)(?: street)? , (?:make it )?(?:at )?night(?: time|time)?(?: , (?:with )?neon(?: lights?| glow)?)?(?= [^“]*\b(?:me|i)\b)/,
    '$1 , $2 at night background',
  ],
  [
    new RegExp(
      `(?<=\\bbackground\\b[^“]* )(?:(?:[,;]|and|with) )+(?:me|i|us|him|her|it|my \\w+|the \\w+) (?:(?:(?:in|on|at) the )?(?:middle|center|front) )?(?:(?:cleanly|neatly|nicely) )?(?:cut ?out|(?<=middle )crop)(?: (?:cleanly|neatly|nicely))?(?: (?:in|on|at) the (?:middle|center|front))?${END}`,
    ),
    '',
  ],
  // "Show this street as though it were pouring down"
  ...FALLING.map(
    ([said, weather]): Form => [
      new RegExp(
        `${START}${PLEASE_ALSO}(?:show|let|make|have|depict|present|render|get) ${WHAT}(?:look |appear |seem |be )?(?:, )?${AS} (?:its|it|it (?:is|was|were|had been|should be)|there) ?${said}(?: (?:outside|there|out there|right now|today))*${END}`,
      ),
      weather,
    ],
  ),
  // "Show the street in the pouring rain"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:show|depict|present|render|let (?:me|us) see) ${WHAT}(?:in|under|during) (?:the |a )?(?:\\w+ )?(?:the )?((?:pouring |heavy |light )?(?:rain|snow|snowfall|fog|mist))${END}`,
    ),
    'add $1',
  ],
  // "Cover the scene in falling snow"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:cover|fill|shower|envelop|shroud|wrap|cloak|drown|bathe|blanket) ${WHAT}(?:up )?(?:in|with|by) (?:(?:some|a|an|lots|of|layer|veil|gentle|softly|gently) )*((?:heavy |light |soft )*(?:falling snow|snowfall|snowflakes|snow flakes|falling rain|rain|raindrops))${END}`,
    ),
    'add $1',
  ],
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:cover|fill|envelop|shroud|wrap|cloak|drown|blanket|hide|veil) ${WHAT}(?:up )?(?:in|with|by|behind|into) (?:(?:some|a|an|the|layer|veil|bank|of) )*${VEIL}${END}`,
    ),
    'add $1',
  ],
  // "A few snowflakes falling, nothing too dense"
  [/\ba few (?=(?:\w+ )?(?:snowflakes|flakes|raindrops|drops)\b)/, 'light '],
  [
    /(?<=\b(?:(?<!\b(?:hour|portrait|sunset|evening|morning|studio|golden|warm|low|neon|the|more|some) )light|slight|soft) [^.;:!?“]*)(?:, |but |and )+(?:nothing|not|none) (?:too|very|overly|that) (?:dense|heavy|thick|strong|much|wild|dramatic)(?= ?$| [,.;!]| and\b)/,
    '',
  ],
  // "Make it snow, but only a few flakes"
  ...PARTICLES.map(
    ([weather, of]): Form => [
      new RegExp(
        `\\b(${weather}) ([^:!?“]{0,120}?)(?<= )(?:${BUT})?(?:${FEW})${HOW} ${of}(?: of (?:snow|rain|fog|mist))?${TAIL}${END}`,
      ),
      'slightly $1 $2',
    ],
  ),
  // "What if it were pouring?"
  [
    /\b(?:make it |let it |have it )?(?:bucketing|chucking it|tipping it|hammering|lashing|pelting) (?:it )?down(?: with rain)?\b/,
    'add heavy rain',
  ],
  // "Snow, big flakes, lots of them"
  [
    /\b(snow|snowing|snowfall) ([^.:!?“]{0,60}?)(?<= )(?:, |with |and )+(?:really |very |nice )*(?:big|fat|large|huge|thick|heavy) (?:fluffy |soft |white )?(?:snow ?)?flakes?(?: ,? ?(?:and )?(?:lots|loads|tons|plenty|masses) of (?:them|it))?(?= ?$| [,.;!?]| and\b| please\b)/,
    'heavy $1 $2',
  ],
  // "Rain, but nothing on our faces"
  [
    /(?<=\b(?:snow|rain|fog|mist|flakes|drops)\w*\b[^.!?“]*)(?:, |but |and )+(?:nothing|none|not) (?:of it )?(?:on|in|over|across) (?:the |our |my |his |her |their )(faces?|eyes|hair|heads?)\b/,
    ', but keep the $1',
  ],
  // "Put snow in the mountains", "it should be snowing in the forest"
  [
    new RegExp(
      `(?<=\\b(?:add|put|see|show|want|have|to be|should be|let it be|some|more|falling) )(${FALLS_THERE})(?: (?:falling|that falls|to fall|coming down))* ${PLACE}${END}`,
    ),
    '$1',
  ],
  [new RegExp(`\\b(?:should be )?(make it snow|add rain) ${PLACE}${END}`), '$1'],
  // "In the mountains there should be snow", as Spanish has it
  [
    new RegExp(
      `\\b(?:that )?${PLACE} (?:there )?(?:(?:should|be|to|have|has|is|are|it|seen) )+(?=(?:make it snow|add rain|${FALLS_THERE})\\b(?!.*\\b(?:remove|erase|clear|get rid|take|delete|less|away)\\b))`,
    ),
    '',
  ],
  // "Make it snow, in heavy snow"
  [/\bmake it snow ,? ?(?:with|in) (?=heavy snow\b)/, 'make '],
  // "Add light rain"
  [/\b(?:light|gentle|faint) (rain|snow|fog|mist|snowfall|rainfall|drizzle)\b/, 'slight $1'],
  // "Snowflakes drifting down, just a few"
  [
    /\b(snowflakes|flakes|snow|raindrops|drops) (?:gently |softly |slowly |lightly )*(?:drifting|floating|dancing|tumbling|trickling|swirling|sailing|coming)(?: down| around| slowly| gently| softly| about)*(?= ?$| [,.;!]| and\b| please\b)/,
    '$1',
  ],
  [
    /\b(?:some |a few )?((?:snowflakes|flakes|snow|raindrops|drops|rain)(?: falling)?) , (?:just|only) (?:a few|a bit|a little|a handful|some)(?= ?$| [,.;!]| and\b| please\b)/,
    'slight $1',
  ],
  // "Could a rainbow stretch across the top?"
  [
    new RegExp(
      `${START}(?:could|can|let|may|might|have|should) (?:there be )?(?:an? |the )?rainbow (?:to )?(?:stretch|arch|arc|go|span|hang|appear|be|run|stand|come|rise|shine)(?: right| all the way)?(?= (?:across|over|above|in|at|behind|from|up)\\b)`,
    ),
    'add a rainbow',
  ],
  // "Falling snow, but very light"
  [
    /\b((?:(?:falling|some|a little|a bit of) )?(?:snow|snowflakes|rain|drizzle|fog|mist)(?: falling| fall)?) (?:, )?but (?:only |just )?(?:very |really |quite |rather )*(?:light|lightly|gentle|gently|faint|fine|finely|delicate|subtle|subtly|thin|soft|softly|weak|discreet)(?= ?$| [,.;!]| and\b| please\b)/,
    'slight $1',
  ],
  // "Let it pour with rain", "make it pour down"
  [
    new RegExp(
      `${START}(?:please )?(?:let|make|have) it (?:really )?(?:pour(?: down)?|bucket(?: down)?|chuck it down|rain (?:heavily|hard|cats and dogs|a lot|buckets))(?: with rain| it down)?${END}`,
    ),
    'add heavy rain',
  ],
  // "So stars and planets behind me"
  [/\brainy (?:evening|night)(?: in the (?:city|street|forest|mountains))?\b/, 'night with rain'],
  // "A few snowflakes, nothing like a blizzard"
  [
    /(?<=\b(?:snow|snowing|snowfall|snowflakes|flakes|rain|raining|drizzle|raindrops|drops)\b[^.;!?“]* )(?:(?:,|but|and|–|-) )+(?:nothing like|not like|nothing close to|nowhere near|far from|by no means|certainly not|nothing as (?:strong|heavy|wild|bad) as) (?:an? |the )?(?:full |full on |real |proper |total |raging )*(?:blizzards?|snow ?storms?|storms?|white ?outs?|downpours?|monsoons?|thunderstorms?|deluges?|cloudbursts?|hurricanes?|floods?)(?= ?$| [,.;!?]| (?:and|but|please)\b)/,
    '',
  ],
  // "An arc of seven colours over the house"
  [
    /\b(?:an? |the |some )?(?:big |wide |bright |full |beautiful |glowing )*(?:arc|bow|arch|archway|band) (?:of|in|with) (?:(?:all|the|seven|7|many|its|bright|rainbow) )*(?:rainbow )?colors(?: of the rainbow)?(?= (?:over|across|above|in|behind|through|spanning)\b)/,
    'add a rainbow',
  ],
];
