import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Of these there is too much in all of the picture, and nothing to be cut off. */
const NO_THING =
  '(?:noise|grain|contrast|light|brightness|exposure|blur|colors?|saturation|glare|haze|fog|people|person|contrasty|text|writing|shadows?|darkness|reflections?|sun|sunlight|warmth|red|green|blue|yellow|orange|pink|purple|magenta|cyan|white|black|gray|brown)';

/** "Too much floor at the bottom, crop": in the words of whichever language. */
export const TOO_MUCH_THERE_FORMS: readonly Form[] = [
  [
    new RegExp(
      `${START}(?:(?:theres|there is|there are|i see|its|way|far|just) )*(?:too|to) (?:much |many )?(?:of )?(?!${NO_THING}\\b)\\w+(?: (?!${NO_THING}\\b)\\w+)? (?:(?:at|on|in|to) )?(?:the )?(top|bottom|left|right)(?: side| edge| hand side)? (?:(?:,|and|so|please) )+(?:crop|cut|trim)(?: (?:it|that|some|off|away|out|down|a bit|please))*${END}(?<=\\b(?:much|many|of) [^“]*)`,
    ),
    'crop a bit off the $1',
  ],
];
