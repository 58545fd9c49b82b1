import { END, START, WHOSE } from '../parts.ts';
import type { Form } from '../rewrite.ts';
import { DULL, FURTHER, forEach, SKY } from './parts.ts';

/** "Make my shirt sky blue" is about a colour. */
const NO_PAINT = `(?!(?:[^,.;:!?“ ]+ ){0,5}?(?:${WHOSE} )?(?!${WHOSE} |(?:${DULL}|whole|entire|all|that|make|turn|have|get|want) )[^,.;:!?“ ]+ sky blue\\b)`;
/** "Something more dramatic" is another sky all the same. */
const NOT_BY_DEGREES =
  '(?![^,.;:!?“]*\\b(?:(?<!\\bsomething )more|less|too|darker|lighter|brighter)\\b)';

/** "Make the sky pink" is about the sky that is there; one that is pink and orange is that of a sunset. */
const NO_COLOUR =
  '(?![^,.;:!?“]*\\bsky (?:to |into |in |be )*(?:(?:light|pale|soft|bright|hot|deep|dark) )?(?:pink|orange)(?: (?:now|instead|please|color))*(?= ?$| [,.;:!?]| and (?!(?:orange|pink|purple|red|gold|golden|yellow|violet|moody|dramatic|warm)\\b)))';

/** One sky instead of another, in all the ways of saying so. */
export const EXCHANGED_FORMS: readonly Form[] = [
  // "Sky replacement: starry night"
  [
    /(?<=^(?:please )?)sky (?:replacement|swap|exchange) (?:(?::|,|with|to|by) )+(?=\w)/,
    'replace the sky with ',
  ],
  // "The sky is dull, put in a more dramatic one"
  ...forEach((said, meant) => [
    new RegExp(
      `${START}${SKY} (?:is|looks?|was|came out|seems?|are|were|turned out) [^,.;:!?“]*?\\b(?:${DULL})(?: [^,.;:!?“ ]+)*? (?:[,.;!?] |and |so |but )+(?:please |can you |could you |i |we )*(?:put in|put|give (?:me|us|it)|get me|add|use|want|would like|need|swap in|how about|take|show|with) (?:an? )?(?:more |much more |far more )(?:${said}|spectacular|exciting|impressive|interesting|striking) (?:one|sky)(?: in(?:stead)?| please)?${END}`,
    ),
    meant,
  ]),
  // "Wish we'd had blue skies that day"
  ...forEach((said, meant) => [
    new RegExp(
      `${START}(?:i |we |id |how i )?(?:only )?(?:wish|wished|if only) (?:that )?(?:we|i|there|it|they|wed|id|theyd)(?: d| had| was| were| would have| could have| have)*(?: had| been| got)? (?:an? |some |more |such )*(?:${said})(?: and (?:clear|sunny|blue))? (?:sky|skies)(?: (?:that day|back then|on the day|there|then|behind us|behind me|instead))*${END}`,
    ),
    meant,
  ]),
  // "Can you replace the sky with a sunset"
  ...forEach((said, meant) => [
    new RegExp(
      `${START}${NO_PAINT}${NO_COLOUR}(?:(?:can|could|would|will) (?:you|we|i|u) )?(?:just |simply |only )?(?:please )?(?:replace|change|swap|exchange|switch|turn|trade|substitute|make|want|i want|id like|have|get) (?:out )?${SKY} (?:to )?${NOT_BY_DEGREES}(?:(?:with|to|into|for|by|be|look like|looks like|look|like|in) )?(?:[^,.;:!?“]*? )?(?:${said})${FURTHER}${END}`,
    ),
    meant,
  ]),
  // "The sky is boring and white, I would rather have a deep blue one"
  ...forEach((said, meant) => [
    new RegExp(
      `${START}${SKY} (?:is|looks?|was|came out|seems?|are|were|turned out) [^,.;:!?“]*?\\b(?:${DULL})(?: [^,.;:!?“ ]+)*? (?:[,.;!?] |and |so |but )+${NOT_BY_DEGREES}(?:(?!\\b(?:background|backdrop|warmer|hour)\\b)[^,.;:!?“ ]+ )*?(?:${said})${FURTHER}${END}`,
    ),
    meant,
  ]),
  // "Instead of the grey sky I want a blue one"
  ...forEach((said, meant) => [
    new RegExp(
      `${START}(?:instead of|rather than|in place of) ${SKY} (?:, )?(?:(?!\\b(?:background|backdrop)\\b)[^,.;:!?“ ]+ ){0,6}?(?:${said})${FURTHER}${END}`,
    ),
    meant,
  ]),
  // "A sunset instead of the grey sky"
  ...forEach((said, meant) => [
    new RegExp(
      `\\b(?:an? |some )?(?:[^,.;:!?“ ]+ ){0,2}?(?:${said}) (?:instead of|rather than|in place of|for) ${SKY}${END}`,
    ),
    meant,
  ]),
  // "The sky should be blue"
  ...forEach((said, meant) => [
    new RegExp(
      `${START}${SKY} (?:should|must|could|has to|needs to|shall|ought to) (?:be |look |become |turn |get |have )${NOT_BY_DEGREES}(?:[^,.;:!?“ ]+ ){0,3}?(?:${said})${FURTHER}${END}`,
    ),
    meant,
  ]),
  // "A sky of storm", "sky replace with sunset", "make the sky blue, with some clouds": as other languages put it
  ...forEach((said, meant) => [
    new RegExp(
      `\\bsky (?:(?:replace|change|swap|exchange) (?:with|for|to|against|by|through) (?:an? |very )?|of (?:the |an? )?|full of |with (?:an? )?|(?:an? |very )?(?!blue\\b))(?:${said})(?= ?$| [,.;:!?]| (?:instead|in place|please|over|behind|above|with)\\b)(?<!\\b(?:make|turn|leave|keep) (?:the )?sky [^,.;]*)`,
    ),
    meant,
  ]),
  // "Remove the sky and put in a starry one": the other takes its place
  [
    new RegExp(
      `${START}(?:please )?(?:remove|delete|erase|take out|take away|take|get rid of) (?:the |this |that )?(?:\\w+ )?sky(?: away| out)? (?:(?:,|and|then) )+(?:put|add|place|set|insert|use|make|have)(?: in)? (?:an? |the |one )?((?:(?!and\\b|starry\\b|stars\\b|night\\b)[^,.;:!?“ ]+ ){0,2}?(?:sky|sunset|sunrise|clouds))(?: (?:in|there|instead|behind))*${END}`,
    ),
    'replace the sky with $1',
  ],
  // The same by night: stars come with it
  [
    new RegExp(
      `${START}(?:please )?(?:remove|delete|erase|take out|take away|take|get rid of) (?:the |this |that )?(?:\\w+ )?sky(?: away| out)? (?:(?:,|and|then) )+(?:put|add|place|set|insert|use|make|have)(?: in)? (?:an? |the |one |some )?(?:starry(?: night)? sky|starry one|starry|night sky|stars)(?: (?:in|there|instead|behind))*${END}`,
    ),
    'starry night sky',
  ],
];
