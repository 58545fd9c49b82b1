import type { Form } from '../rewrite.ts';

const DECOR =
  '(?:“”|(?:frame|frames|border|borders|caption|title|headline|watermark|polaroid|passepartout|mount|text|words?|name|logo|outline)\\b)';
const GERUNDS: readonly (readonly [said: string, verb: string])[] = [
  ['remov\\w+', 'remove'],
  ['making', 'make'],
  ['chang\\w+', 'change'],
  ['putting', 'put'],
  ['taking', 'take'],
];

/** Verbs of everyday and in other forms, which the grammar has other words for. */
export const VERB_FORMS: readonly Form[] = [
  // "Whack a gold frame around it", "bung “Hello” up top"
  [
    new RegExp(
      `\\b(?:bung|whack|slap|plonk|plop|lob|shove|sling|fling|whop|plaster|smack) (?:on |in |up )?(?=(?:[^,.;:!?“ ]+ ){0,5}?${DECOR})`,
    ),
    'add ',
  ],
  ...GERUNDS.map(
    ([said, verb]): Form => [
      new RegExp(
        `^(?:(?:please|kindly|just|hi|hello|hey|sorry|,|would you|do you|could you|mind|how about|what about) )*${said.replace('\\w+', 'ing')} (?=\\w|“)`,
      ),
      verb,
    ],
  ),
];
