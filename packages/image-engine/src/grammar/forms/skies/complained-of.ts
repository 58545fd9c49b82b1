import { END, FIRST, LAST, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const GRAY =
  '(?:gray|white|pale|overcast|cloudy|blank|empty|colorless|gloomy|dreary|dull gray|gray and \\w+|washed out|so gray)';
const FIX =
  '(?: (?:,|\\.|;|and|so|please|pls|can|could|u|you|just))* (?:fix|improve|change|replace|correct|help|do something)(?: (?:it|this|that|about it|please|pls))*';

/** Skies that are complained of, or told in two words. */
export const SKY_COMPLAINT_FORMS: readonly Form[] = [
  // "Blue skies"
  [
    new RegExp(
      `${FIRST}(?:(?:i want|give me|with|add|make it|some|nice) )*(?:clear blue|bright blue|blue|clear|sunny) skies(?: only)?${LAST}`,
    ),
    'clear blue sky',
  ],
  // "Sky is so gray can u fix it", "white sky fix"
  [
    new RegExp(
      `${FIRST}(?:(?:the|our|my|this) )?(?:sky (?:(?:is|s|looks|was|came|out|turned|just|so|too|all|very|really|a|bit) )*${GRAY}|${GRAY} sky)${FIX}${LAST}`,
    ),
    'clear blue sky',
  ],
  // "No clouds", "too many clouds", "fewer clouds"
  [
    new RegExp(
      `${FIRST}(?:no|without(?: any)?|(?:there are )?too many|(?:(?:make|have|with|a lot|much|a bit|way) )*(?:less|fewer)(?: of)?) (?:the )?clouds(?: (?:in|on) (?:the|my) sky)?${LAST}`,
    ),
    'clear blue sky',
  ],
  // "Remove the clouds": said so that it can still be told from a blue sky, where they are marked
  [
    new RegExp(
      `${START}(?:please )?(?:remove|erase|delete|take away|take out|get rid of) (?:all )?(?:of )?(?:the |those |these )?clouds(?: (?:from|in|out of) (?:the|my) sky)?${END}`,
    ),
    'replace the clouds with a clear blue sky',
  ],
  // "Orange sky like sunset", "sunset like sky": one sky
  [
    new RegExp(
      `${START}(?:please |make |give it |add |i want |an? |the )*(?:(?:(?:orange|pink|red|golden|purple|warm|colorful)(?: and)? )*sky (?:(?:orange|pink|red|golden|purple) )?(?:(?:like|as|at|in|a|the|an|during|from) )+(?:sunset|sunrise|dusk|dawn|sundown|evening)|(?:sunset|sundown) (?:like|style|colored|type|looking) sky)${END}`,
    ),
    'sunset sky',
  ],
];
