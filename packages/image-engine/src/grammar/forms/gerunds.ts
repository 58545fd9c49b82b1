import { END } from './parts.ts';
import type { Form } from './rewrite.ts';

const GERUNDS: readonly (readonly [said: string, verb: string])[] = [
  ['remov\\w+', 'remove'],
  ['making', 'make'],
  ['chang\\w+', 'change'],
  ['putting', 'put'],
  ['taking', 'take'],
];

/** "Would you mind removing the red eyes?", once the asking is left out. */
export const GERUND_FORMS: readonly Form[] = [
  ...GERUNDS.map(
    ([said, verb]): Form => [
      new RegExp(
        `^(?:(?:please|kindly|just|hi|hello|hey|sorry|,|would you|do you|could you|mind|how about|what about) )*${said.replace('\\w+', 'ing')} (?=\\w|“)`,
      ),
      verb,
    ],
  ),
  // "It was midday and the shadows are hard": why the light is to be softer
  [
    new RegExp(
      `(?<=[,.;–-] |\\b(?:because|as|since) )(?:it was |was )?(?:taken |shot )?(?:at )?(?:midday|noon|high noon|lunchtime|full sun|the middle of the day) (?:and |so )+(?:the )?(?:shadows?|light|sun) (?:are|is|was|were|came out) (?:very |so |too |really |quite )*(?:hard|harsh|strong|unflattering|ugly)${END}`,
    ),
    '',
  ],
  [
    /(?:, |and )+(?:it )?(?:looks? |is |its )?(?:all |so |too |a bit |really )*crunchy(?<=\bsharp\b.*)(?= ?$| [,.;!?])/,
    '',
  ],
];
