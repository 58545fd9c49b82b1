import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:please |can you |could you |just |also |and )*';
const WHAT =
  '(?:(?:it|this|everything|all|(?:the|this|my|our|that) (?:whole |entire )?\\w+(?: \\w+)?) )';
const VEIL = '((?:(?:thick|heavy|dense|light|slight|thin|soft|morning) )*(?:fog|mist|haze))';
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

/** The weather that a picture is to show, told of what is in it. */
export const WEATHER_SHOWN_FORMS: readonly Form[] = [
  // "Show this street as though it were pouring down"
  ...FALLING.map(
    ([said, weather]): Form => [
      new RegExp(
        `${START}${PLEASE}(?:show|let|make|have|depict|present|render|get) ${WHAT}(?:look |appear |seem |be )?(?:, )?${AS} (?:its|it|it (?:is|was|were|had been|should be)|there) ?${said}(?: (?:outside|there|out there|right now|today))*${END}`,
      ),
      weather,
    ],
  ),
  // "Show the street in the pouring rain"
  [
    new RegExp(
      `${START}${PLEASE}(?:show|depict|present|render|let (?:me|us) see) ${WHAT}(?:in|under|during) (?:the |a )?(?:\\w+ )?(?:the )?((?:pouring |heavy |light )?(?:rain|snow|snowfall|fog|mist))${END}`,
    ),
    'add $1',
  ],
  // "Cover the scene in falling snow"
  [
    new RegExp(
      `${START}${PLEASE}(?:cover|fill|shower|envelop|shroud|wrap|cloak|drown|bathe|blanket) ${WHAT}(?:up )?(?:in|with|by) (?:(?:some|a|an|lots|of|layer|veil|gentle|softly|gently) )*((?:heavy |light |soft )*(?:falling snow|snowfall|snowflakes|snow flakes|falling rain|rain|raindrops))${END}`,
    ),
    'add $1',
  ],
  [
    new RegExp(
      `${START}${PLEASE}(?:cover|fill|envelop|shroud|wrap|cloak|drown|blanket|hide|veil) ${WHAT}(?:up )?(?:in|with|by|behind|into) (?:(?:some|a|an|the|layer|veil|bank|of) )*${VEIL}${END}`,
    ),
    'add $1',
  ],
  // "Let the street vanish in fog"
  [
    new RegExp(
      `${START}${PLEASE}(?:let|make|have|show) ${WHAT}(?:to |slowly |half |partly |almost )*(?:vanish|disappear|sink|dissolve|fade|drown|be lost|get lost|be hidden|hide|vanishing|disappearing)(?: away)? (?:in|into|behind|under) (?:the |a |some )?${VEIL}${END}`,
    ),
    'add $1',
  ],
  [
    new RegExp(
      `${START}(?:show|let|make) vanish in ${VEIL} (?:it|this|everything|(?:the|this|my|our|that) (?:whole |entire )?\\w+)(?= ?$| [,.;:!?]| (?:and|then|but) )`,
    ),
    'add $1',
  ],
  [
    new RegExp(
      `${START}(?:the|my|our) \\w+(?: \\w+)? (?:should|must|shall|can|could) (?:slowly |half |partly |almost )*(?:vanish|disappear|sink|dissolve|fade|drown) (?:in|into|behind) (?:the |a |some )?${VEIL}${END}`,
    ),
    'add $1',
  ],
  // "Fog in the distance only, the bench up front should stay clear": so it does
  [
    new RegExp(
      `(?<!\\b(?:remove|clear|reduce|less|lift|cut|no|without|burn|through)\\b[^,.;]*)\\b(fog|mist|haze) (?:only |just )?(?:in the (?:far )?(?:distance|ferne)|far away|further back|far back|at the back|towards the back)(?: only| alone)?${END}`,
    ),
    '$1 in the background',
  ],
  [
    new RegExp(
      `(?<=\\b(?:fog|mist|haze) (?:only )?in (?:the )?background[^.;!?“]* )(?:(?:,|but|and|while|with) )+(?:keep |leave )?(?:the |my |our )?(?:(?:\\w+ ){1,2}(?:(?:up front|in front|at the front|in (?:the )?foreground|closest|nearby|here) )|(?:in (?:the )?)?(?:foreground|front|subject) )(?:(?:should|must|has to|to|can) )?(?:(?:stay|stays|keep|remain|remains|be|is|staying) )?(?:(?:nice and|perfectly|fully|all|quite) )*(?:clear|sharp|visible|free|fog free|without (?:fog|mist|haze)|as it is)${END}`,
    ),
    '',
  ],
];
