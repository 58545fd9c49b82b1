import { END, START } from '../parts.ts';
import { AND_THEN } from '../pieces/joints.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';
import { VEIL, WHAT } from './parts.ts';

const FOG = '\\b(?:fog|mist|haze|foggy|misty)\\b';
const DREAD =
  '(?:spooky|creepy|eerie|haunting|haunted|ghostly|sinister|ominous|scary|gloomy|dreary)';

/** Fog that is to be added. */
export const FOG_FORMS: readonly Form[] = [
  // "Fog only in the distance, foreground stays crisp"
  [
    new RegExp(
      `(?<=${FOG} (?:[^.;!?“]* )?(?:background|distance) )(?:${AND_THEN})?(?:with )?(?:an? |the )?(?:sharp|crisp|clear) foreground${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=${FOG} (?:[^.;!?“]* )?(?:background|distance) )${AND_THEN}(?:(?:keep|leave|keeping|leaving|in|the|with|a) )*(?:foreground|front) (?:(?:stays?|remains?|should|must|be|is|kept|nice|nicely|still) )*(?:crisp|sharp|clear|clean|free|fog free|visible)${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=${FOG} (?:[^.;!?“]* )?)(?<!\\b(?:remove|less|no|without|reduce|dehaze)\\b.*)${AND_THEN}(?:(?:keep|leave|keeping|leaving|in|the|with|a) )*(?:foreground|front) (?:(?:stays?|remains?|should|must|be|is|kept|nice|nicely|still) )*(?:crisp|sharp|clear|clean|free|fog free|visible)${END}`,
    ),
    'in the background',
  ],
  // "Let the street vanish in fog"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:let|make|have|show) ${WHAT}(?:to |slowly |half |partly |almost )*(?:vanish|disappear|sink|dissolve|fade|drown|be lost|get lost|be hidden|hide|vanishing|disappearing)(?: away)? (?:in|into|behind|under) (?:the |a |some )?${VEIL}${END}`,
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
  // "Fog over the lake, thin please"
  [
    new RegExp(
      `\\b(fog|mist|haze) ((?:[^,.;:!?“ ]+ ){0,5}), (?:but )?(?:only |just |very |rather |quite |please )*(?:thin|light|fine|delicate|subtle|gentle|soft|a little|not (?:too|so) (?:thick|dense|much|heavy|strong))${END}`,
    ),
    'a little $1 $2',
  ],
  // "Fog in the valley": it fills what is far, high or low
  [
    /(?<=(?:^|[,.;:!?] |\b(?:and|then|but|plus|also|with) )(?:(?:please|add|put|make|have|some|an?|bit|of|thick|dense|light|slight|slightly|little|low|morning) )*)(fog|mist) (?:only |just )?(?:down )?(?:in|into) (?:(?:the|a|my|our) )?(?:valleys?|hollows?|gorge)(?= ?$| [,.;!]| and\b| please\b)/,
    '$1 , own detail',
  ],
  // "Low fog over the ground"
  [
    /(?<!\b(?:remove|clear|less|no|without|reduce|lift|kill|lose)\b[^,.;:!?“]*)\b(?:low |ground |thin )?(?:lying |hanging )?(fog|mist) (?:over|on|along|above|across) (?:the |our |my )?(?:ground|floor|grass|lawn|water|lake|fields?|meadow|valley)(?= ?$| [,.;!\d]| and\b| with\b| at\b)/,
    '$1',
  ],
  // "Fog. Lots of it. Spooky": as such a fog is.
  [
    /(?:[,.;!] |and |with |make it |really |very |nice and |all |so |looking |look )+(?:spooky|creepy|eerie|scary|haunted|haunting|ghostly|sinister|ominous|halloweeny)(?: (?:look|mood|vibe|feel|atmosphere|like|please))*(?<=\b(?:fog|foggy|mist|misty)\b[^“]*)(?= ?$| [,.;!?])/,
    '',
  ],
  // "A misty forest"
  [/\b(?:misty|foggy) (forest|woods|woodland|mountains|city|street|beach)\b/, '$1 with fog'],
  // "Foggy and spooky for Halloween"
  [
    new RegExp(
      `(?<=^|, |\\band |\\blook |\\bmake it |\\ba )(?:a bit |really |very |more |all |totally )*(?:${DREAD} (?:and )?)?${DREAD}(?: halloween)?(?: look| mood| vibe| vibes| feel| atmosphere)?(?: for halloween)?(?= ?$| ,| \\.| and\\b| please\\b)`,
    ),
    'darker',
  ],
  // "Fog, mysterious mood": it is.
  [
    new RegExp(
      `(\\b(?:fog|foggy|misty|mist)\\b[^.;:!?“]*?)(?: ,| and| with)+ (?:an? )?(?:very |really |kind of )?(?:mystical|mysterious|mystic)(?: mood| look| atmosphere| vibe| feel)?${END}`,
    ),
    '$1',
  ],
];
