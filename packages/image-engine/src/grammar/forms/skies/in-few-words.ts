import { END, START, WHOSE } from '../parts.ts';
import type { Form } from '../rewrite.ts';
import { DULL, FURTHER, forEach, SKY, SOME } from './parts.ts';

/** Skies told in so few words that every other way of asking for one is looked for first. */
export const IN_FEW_WORDS_FORMS: readonly Form[] = [
  // "A more dramatic sky and a bit darker": that is about the sky as well
  [
    new RegExp(
      `(?<=\\b(?:dramatic|stormy) sky )(?:, )?(?:and )?((?:(?:slightly|somewhat|much|a bit|a little|bit) )?(?:darker|brighter|lighter|warmer|cooler))${END}`,
    ),
    ', make the sky $1',
  ],
  // "Make the sky blue, with some clouds"
  [
    new RegExp(
      `\\b(?:make |turn )?(?:the )?(?:sky blue|blue sky|clear blue sky) , (?:and )?with (?:a )?${SOME}clouds`,
    ),
    'blue sky with clouds',
  ],
  // "Ciel bleu"; "my shirt in sky blue" is about a colour.
  [
    /(?<=^|[,.;] |\b(?:an?|the|beautiful|nice|better|new|good) )sky blue(?= (?:with (?:[^,.;:!?“ ]+ ){0,3}clouds|instead of|in place of)\b)/,
    'blue sky',
  ],
  // "A blue sky with some fluffy clouds"
  [
    new RegExp(
      `\\b(?:(?:blue|clear|bright|sunny|nice|beautiful|deep|summer|lovely|light) )+(?:sky|skies) (?:and |with )(?:just |only )?${SOME}clouds${END}`,
    ),
    'blue sky with clouds',
  ],
  // "A blue sky instead of the grey one"
  ...forEach((said, meant) => [
    new RegExp(
      `\\b(?:${said}) (?:sky|skies) (?:instead of|rather than|in place of|not) [^,.;:!?“]+?${END}`,
    ),
    meant,
  ]),
  // "A blue sky behind the house"
  ...forEach((said, meant) => [
    new RegExp(
      `\\b(?:${said}) (?:sky|skies) (?:behind|above|over) (?:me|us|it|them|him|her|(?:${WHOSE} )?[^,.;:!?“ ]+(?: [^,.;:!?“ ]+)?)${END}`,
    ),
    meant,
  ]),
  // "Add some clouds to the sky"
  [
    new RegExp(
      `${START}(?:please )?(?:add|put|paint|give it|include|insert) (?:in )?${SOME}clouds(?: (?:to|in|into|on) (?:the|my) (?:blue )?sky)?${END}`,
    ),
    'blue sky with clouds',
  ],
  // "Add stars to the sky", and "add stars": nowhere else do they belong
  [
    new RegExp(
      `${START}(?:please )?(?:add|put|paint|draw|include|insert) (?:in )?(?:a |the |some |few |many |more |lots of |bright |twinkling |shining )*stars(?: (?:to|in|into|on|all over|over) (?:the|my) (?:night )?sky)?${END}`,
    ),
    'starry sky',
  ],
  // "More dramatic clouds"
  [
    new RegExp(
      `${START}(?:please )?(?:(?:add|put|make|have|with) )?(?:more|some|many|lots of) (?:dramatic|dark|stormy|heavy|threatening) clouds${END}`,
    ),
    'dramatic clouds',
  ],
  // "More clouds please"
  [
    new RegExp(
      `${START}(?:please )?(?:(?:make|have|with) (?:it )?)?(?:more|some|a few|many|lots of) ${SOME}clouds(?: (?:in|on) (?:the|my) (?:blue )?sky)?${END}`,
    ),
    'blue sky with clouds',
  ],
  // "Change the sky, put a pink sunset"
  ...forEach((said, meant) => [
    new RegExp(
      `${START}(?:please )?(?:(?:replace|change|swap|exchange|switch) (?:out )?${SKY}|(?:an? )?(?:another|different|new|other) (?:sky|skies)) (?:, |: |and )+(?:(?:put|add|make it|with|i want|use|give it|to|into) )?(?:in )?(?:an? |some )?(?:[^,.;:!?“ ]+ ){0,2}?(?:${said})${FURTHER}${END}`,
    ),
    meant,
  ]),
  // "Replace the sky", "a nicer sky"
  [
    new RegExp(
      `${START}(?:please )?(?:(?:replace|change|swap|exchange|switch) (?:out )?${SKY}|(?:automatic |ai )?sky replacement|(?:give (?:it|me|us) |put in |add |i want |with )?(?:an? )?(?:new|another|different|nicer|better|beautiful|prettier|lovelier) (?:sky|skies)(?: please)?)(?= $|$| [,.;:!?]| but (?:please )?(?:keep|leave|dont|do not|the|not)\\b| and (?!(?:everything|all|the (?:whole|entire|background|rest|scenery))\\b))`,
    ),
    'blue sky with clouds',
  ],
  // "Put in a nice sky", of which most languages leave no more than that
  [
    new RegExp(
      `${START}(?:please )?(?:put|add|insert|place)(?: in)? (?:an? )?(?:(?:nice|beautiful|lovely|pretty|great|decent) )*sky(?: in)?${END}`,
    ),
    'blue sky with clouds',
  ],
  // "…, it is too dull": the old one.
  [
    new RegExp(
      `\\b((?:sunset|stormy|starry|clear blue|blue) sky(?: with clouds)?) (?:, |because |as |since |cause |and )+(?:it|its|it s|that|this|the (?:old|real|original) one|the sky)(?: is| was| looks| looked)? (?:all |so |too |very |just |really |pretty |quite |a bit |rather )*(?:${DULL})(?: and (?:all |so |too |very )*(?:${DULL}))?${END}`,
    ),
    '$1',
  ],
];
