import { END, START } from '../parts.ts';
import { PLEASE_AND_THEN } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const BURNING =
  '(?:turn|turns|turning|go|goes|going|become|becomes|becoming|get|gets|getting|be|being|make|come out|coming out|blow|blown|blowing|burn|burning|overexposing|overexposed)';
/** These can be made darker by themselves. */
const OWN_PART =
  '(?:background|backdrop|subject|foreground|photo|picture|image|shot|whole|rest|everything|room)';
const LITTLE = '((?:(?:a|bit|little|lot|slightly|somewhat|much|strongly) )*)';
const BURNT =
  '(?:overexposed|blown out|blown|burnt out|burned out|burnt|burned|clipped|bleached|washed out|pure white|all white)';
const STATE =
  '(?:(?:are|is|re|s|theyre|its|look|looks|come|comes|came|have|has|got|get|gets|turned|all|so|too|very|much|completely|totally|out|really|been|a|bit|little) )*';

/** What is burnt out. */
export const HIGHLIGHT_FORMS: readonly Form[] = [
  // "Brighten the room and make the windows not blown out"
  [
    new RegExp(
      `${START}${PLEASE_AND_THEN}(?:make|get|have) (?:the |my |our )?(?:windows?|sky|skies|clouds|highlights|whites|lamps?|lights|dress|snow) (?:look |be |to be )?(?:not|less|no longer) ${STATE}(?:${BURNT}|too bright|so bright)${END}`,
    ),
    'lower the highlights',
  ],
  // "Lift the shadows and recover the highlights": both
  [
    new RegExp(
      `(?<=\\b(?:shadows?|dark (?:parts|bits|areas)) )(?:, |and )+recover (?:the )?highlights${END}`,
    ),
    ', lower the highlights',
  ],
  // "More detail in the highlights"
  [
    /\b(?:see |show |have |want |bring out )?more (?:of )?details? in the (?:highlights|(?:bright|white) (?:areas|parts|bits))(?= ?$| [,.;!]| and\b)/,
    'reduce the highlights',
  ],
  // "Recupera el cielo quemado"
  [/\b(?:restore|recover|fix) (the (?:sky|clouds)) is (?=too bright\b)/, '$1 is '],
  // "Turn the glare of the lamps down, they are burnt": not all of the picture
  [
    new RegExp(
      `${START}${PLEASE_AND_THEN}(?:turn down|turn|lower|reduce|decrease|bring down|tone down|dim|cut|tame|drop) ${LITTLE}(?:the )?(?:brightness|exposure|glare|light|lightness|intensity|luminosity) ${LITTLE}(?:of|in|on|at|from) (?:the|my|our|her|his|those|these) (?!${OWN_PART}\\b)[^,.;:!?“ ]+(?: (?!${OWN_PART}\\b)[^,.;:!?“ ]+)? (?:down )?${LITTLE}(?:(?:[,.;]|because|as|since|which|that|and) )+(?:(?:they|it|those|which|that) )?${STATE}${BURNT}${END}`,
    ),
    'lower the highlights $1 $2 $3',
  ],
  // "Darken the panes, they are blown out"
  [
    new RegExp(
      `${START}${PLEASE_AND_THEN}(?:darken|dim) ${LITTLE}(?:of )?(?:the|my|our|her|his|those|these) (?!${OWN_PART}\\b)[^,.;:!?“ ]+(?: (?!${OWN_PART}\\b)[^,.;:!?“ ]+)? ${LITTLE}(?:(?:[,.;]|because|as|since|which|that|and) )+(?:(?:they|it|those|which|that) )?${STATE}${BURNT}${END}`,
    ),
    'lower the highlights $1 $2',
  ],
  // "Darken the lamps, they are too bright": of what shines that says no less
  [
    new RegExp(
      `${START}${PLEASE_AND_THEN}(?:darken|dim|turn down|lower|reduce|tone down) ${LITTLE}(?:(?:of |the )*(?:brightness|light|glare) (?:of|in|on|from) )?(?:of )?(?:the |my |our )?(?:windows?|lamps?|lights|candles?|bulbs?|spotlights?|chandelier|neon signs?) ${LITTLE}(?:(?:[,.;]|because|as|since|which|that|and) )+(?:(?:they|it|those|which|that) )?${STATE}(?:too bright|too light|bright|glaring|dazzling)${END}`,
    ),
    'lower the highlights $1 $2',
  ],
  // "The lanterns are blown out, fix that"
  [
    new RegExp(
      `${START}(?:the|my|our|those|these) (?!${OWN_PART}\\b|sky\\b|windows?\\b|faces?\\b|skin\\b|forehead\\b|people\\b|candles?\\b|tyres?\\b|tires?\\b|fire\\b)[^,.;:!?“ ]+ (?:is|are|look|looks|came out|come out|comes out) (?:(?:all|so|too|very|completely|totally) )*(?:overexposed|blown out)(?: [,.;] (?:please |can you )*(?:fix|correct|repair|rescue|recover|lower|reduce|tone down|darken|fix it) ?(?:it|that|them|this|those)?)?${END}(?!.*\\b(?:too dark|shadows)\\b)`,
    ),
    'highlights too bright',
  ],
  // "Rescue the burnt patches on the tablecloth"
  [
    new RegExp(
      `${START}${PLEASE_AND_THEN}(?:recover|rescue|save|bring back|get back|win back|fix|repair|restore|correct|reduce|tone down|tame|darken|lower|mend|catch|sort out) ${LITTLE}(?:(?:the|all|those|these|any|some|my|our) )*(?:too bright|${BURNT}) (?:areas?|zones?|parts?|bits?|spots?|patches|patch|regions?|places?|whites?|sections?|highlights|windows?)(?: (?:in|on|of|at|around|near|from) (?:(?:the|my|our|her|his) )?(?!${OWN_PART}\\b|carpet\\b|rug\\b|document\\b|paper\\b|skin\\b|toast\\b|bread\\b|wood\\b|table\\b|arm\\b|hand\\b)[^,.;:!?“ ]+(?: (?:of|in|on) (?:the|my|our|her|his) [^,.;:!?“ ]+)?)?${END}`,
    ),
    'lower the highlights $1',
  ],
  // "It is overexposed, rescue the highlights"
  [
    new RegExp(
      `${START}${PLEASE_AND_THEN}(?:recover|rescue|save|bring back|get back|win back|fix|repair|restore|correct) (?:(?:the|all|my) )*highlights${END}`,
    ),
    'lower the highlights',
  ],
  // "Without the window turning all white", "not to burn the windows"
  [
    new RegExp(
      `(?:(?:,|but) )*\\b(?:without|but not|not) (?:that )?(?:(?:${BURNING}|have|having|let|letting) )?(?:the |my |our )?(?:windows?|lamps?|lights?|whites?|highlights|sky) (?:(?:${BURNING}|is|are|all|everything|completely|too|so|pure|totally|out) )*(?:white|burnt|overexposed|blown out|blown|burned|bright)(?: out)?${END}`,
    ),
    'without blowing out the windows',
  ],
  // "Overexposed at the window, inside looks ok"
  [
    new RegExp(
      `${START}(?:its |it is |a bit |too )*(?:overexposed|blown out|burnt out|burned out|washed out|too bright) (?:at|around|near|by|in|through|on) (?:the |my )?(?:windows?|door|lamps?|sky|clouds|snow|sleeves?|veil|dress|shirt)(?: , (?:but )?(?:the )?(?:inside|rest|everything else|room|interior)(?: (?:is|looks?))? (?:ok|okay|fine|good|right)(?: (?:tho|though))?)?${END}(?!.*\\btoo dark\\b)`,
    ),
    'lower the highlights',
  ],
  // "Drop the highlights by 30%"
  [
    /\b(?:drop|dropping|knock back|knock down|take down|pull in) (?=(?:the |its |all the )?(?:highlights|contrast|saturation|brightness|exposure|warmth|temperature|colors) (?:by|down|an? (?:bit|little|touch|lot)|slightly|\d))/,
    'lower ',
  ],
  // "The highlights want pulling down"
  [
    /\b(?:the )?(highlights|shadows|brightness|exposure|contrast|saturation|warmth)(?: (?:on|of|in) (?:the|my|our) \w+)? (?:wants?|needs?|could do with|could use|should get|to be|must be|should be) (?:be |to be |some |a bit of )?(?:pull|pull|bring|brought|tone|toned|turn|turning|turned|take|taking|taken|tame|knock|dial|dial) (?:down|back)\b/,
    'reduce the $1',
  ],
  [
    /\b(?:the )?(?:whites|white parts|white bits|bright parts|bright bits|bright areas)(?: (?:on|of|in) (?:the|my|our) \w+)? (?:wants?|needs?|could do with|must be|should be|to be) (?:be |to be |some )?(?:pull|pull|bring|brought|tone|toned|turn|turning|turned|tame) (?:down|back)\b/,
    'reduce the highlights',
  ],
  // "The light is so harsh, please bring down the highlights": why.
  [
    /(?<=^|[,.;] |\band )(?:(?:the )?(?:light|sun|sunlight|lighting) (?:is|was) (?:so |too |very |really |rather |quite )*(?:harsh|hard|strong|glaring|brutal)) , (?=\w)/,
    '',
  ],
  // "The window is blown out, rein in the brightest parts"
  [
    new RegExp(
      `${START}(?:(?:the|that|this|my) (?:[^,.;:!?“ ]+ ){1,6}?${STATE}(?:${BURNT}|too bright) (?:(?:,|\\.|;|–|-|so|and) )+)?${PLEASE_AND_THEN}(?:rein in|reign in|pull in|hold back|calm down|calm|tame|tone down|bring down|dial down|dial back|pull down|pull back|knock back) ${LITTLE}(?:the |those |its |all the )?(?:highlights|brights|brightest (?:parts|bits|areas|spots|tones|places|points|ones)|brightest|lightest (?:parts|bits|areas|spots|tones|ones))(?: (a bit|a little|slightly|somewhat|a lot))?${END}`,
    ),
    'lower the highlights $1 $2',
  ],
];
