import { END, START } from '../parts.ts';
import { DOWN, SO, WHICH } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

/** The end of a clause, behind a blank. */
const ENDS = '(?=$|[,.;:!?] |(?:and|then|but|plus|please|without|while)\\b)';
const MUCH = '((?:(?:a|bit|little|touch|tad|lot|slightly|somewhat|good|by|about|around|\\d+) )*)';
const DARKS =
  '(?:(?:the|all|those|these|that|its|deep|deepest|black) )*(?:shadows?|(?:dark|darker|darkest|black|shadowy|shaded) (?:parts?|bits?|areas?|zones?|spots?|patches|places|tones|corners)|darkness|blacks)';
const ANYONE =
  '(?:(?:his|her|my|our|their|the|your|everyones) (?:\\w+ )?(?:faces?|eyes|features|heads?|hair|dress|suit|coat|jacket|fur|details?)|details?|(?:the|my|our) (?:dog|cat|kid|kids|baby|bride|groom|boy|girl|man|woman|horse|puppy)|he|she|they|we|i|everything|faces)';
const LOST =
  '(?:(?:is|are|was|were|gets?|got|s|m|all|half|completely|totally|just|kind of|a bit) )*(?:lost|hidden|buried|swallowed|swallowed up|drowned|drowning|disappears?|disappearing|disappeared|vanish|vanishes|vanishing|sinks?|sinking|sunk|stuck|hiding|hides?|gone|goes missing|gets? lost)';
const LIFT = `(?:(?:open|lift|bring|raise|boost|brighten|lighten|pull|push) ${WHICH}(?: up)?|(?:open|bring|lift|brighten|lighten) up ${WHICH}|(?:open|lift|bring|raise|brighten|lighten)(?: up)? ${DARKS}|make ${WHICH} (?:brighter|lighter)|recover ${WHICH})`;
const DEEP =
  '(?:(?:is|are|look|looks|too|way|far|so|very|much|a bit|all|just|really) )+(?:dark|dense|deep|heavy|black|blocked|blocked up|crushed|murky|clogged|plugged|strong|inky)';
const BRIGHTS =
  '(?:(?:the|all|those|these|some|its) )*(?:highlights|whites|(?:bright|white|shiny|light|lightest|brightest|brighter|glossy|pale|hot) (?:parts?|bits?|areas?|zones?|spots?|patches|places|sections|tones)|hotspots?|hot spots?|lights)';
const ON =
  '(?: (?:on|in|of|at|around) (?:(?:the|my|our|her|his|their|this|that) )?(?!background\\b|sky\\b)\\w+(?: (?!is\\b|are\\b|look|looks|have\\b|got\\b|came\\b)\\w+)?)?';
const BURNT =
  '(?:(?:is|are|re|look|looks|have|has|got|get|came|come|turned|gone|went|been|all|so|too|way|very|totally|completely|a bit|slightly|rather|kind of|just) )+(?:overexposed|over exposed|blown(?: out)?|burnt(?: out)?|burned(?: out)?|clipped|clipping|bleached(?: out)?|washed out|pure white|hot|bright|glaring|strong|white|harsh)';
const BACK = `(?:${DOWN}|(?:reel|rein|pull|hold|bring|tone|dial|take|knock) (?:in |back |down )?${WHICH}(?: (?:in|back|down))?|(?:tame|calm|lower|recover|rescue|save|fix|darken|reduce|soften) ${WHICH}(?: down)?)`;

/** What is lost in the dark or burnt out, and is to be brought back. */
export const LOST_IN_SHADOW_FORMS: readonly Form[] = [
  // "His face is lost in the dark areas, open those up without blowing out the window"
  [
    new RegExp(
      `${START}(?:because |as |since )?${ANYONE} ${LOST} (?:in|into|by|under|inside|behind|among) ${DARKS} ${SO}${LIFT} ${MUCH}${ENDS}`,
    ),
    'lift the shadows $1',
  ],
  // "Faces are in deep shadow, open them up"
  [
    new RegExp(
      `${START}(?:because |as |since |but )?${ANYONE} (?:(?:is|are|sits?|stands?|lies?|stuck|all|s|m|too much|very much) )+in (?:(?:the|a|deep|heavy|dark|strong|complete|total|full|half|too much) )*(?:shadows?|darkness|dark|shade) ${SO}${LIFT} ${MUCH}${ENDS}`,
    ),
    'lift the shadows $1',
  ],
  // "The shadows swallow his face, open them up"
  [
    new RegExp(
      `${START}${DARKS} (?:(?:just|totally|really|kind of|completely) )*(?:swallows?|eats?|hides?|buries|bury|ate|swallowed|hid|covers?|kills?|drowns?)(?: up)? ${ANYONE}(?: up)? ${SO}${LIFT} ${MUCH}${ENDS}`,
    ),
    'lift the shadows $1',
  ],
  // "Dark areas are too dense, open them up"
  [new RegExp(`${START}${DARKS} ${DEEP} ${SO}${LIFT} ${MUCH}${ENDS}`), 'lift the shadows $1'],
  // "The bright bits on the wedding dress are burnt, pull them back a little"
  [
    new RegExp(`${START}${BRIGHTS}${ON} ${BURNT} ${SO}${BACK} ${MUCH}${ENDS}`),
    'lower the highlights $1',
  ],
  [new RegExp(`${START}${BRIGHTS}${ON} ${BURNT}${END}`), 'the highlights are burnt out'],
];
