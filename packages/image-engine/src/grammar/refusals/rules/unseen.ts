import type { RefusalRule } from '../refusal-class.ts';

/** What the picture does not show: nobody knows what to put there. */
export const UNSEEN_RULES: readonly RefusalRule[] = [
  {
    test: /\b(?:put|add|place|fill|give|stage)\b.*\bfurniture\b|\bfurnish/,
    reason: 'it cannot add new objects',
    near: ['Enhance it', 'Make it brighter', 'Straighten it'],
  },
  {
    test: /\bproduce another result\b/,
    reason: 'it makes one picture of a wish: ask for the other one afterwards',
    near: ['Make it black and white', 'Make it sepia', 'Paint it in watercolour'],
  },
  {
    test: /\b(?:swap|replace|switch|exchange) (?:\w+ ){0,3}(?:face|faces|head|heads|bodies|body)\b|\bface ?swap\b|\b(?:face|head) (?:from|of) (?:\w+ ){1,5}(?:on|onto|to) (?:\w+ ){0,3}(?:body|head|face|neck)\b/,
    reason: 'it cannot swap faces',
    near: ['Make it a cartoon', 'Make it black and white', 'Flip it horizontally'],
  },
  {
    test: /\b(?:colorize|colorized|colorizing|recolor)\b|\b(?:put|bring|turn|make|convert|change|pass) (?:this|it|him|her|them|(?:the|my|our) \w+)(?: back)? (?:in|into|to) (?:full |true )?colors?$|\b(?:add|give|bring back|put) (?:\w+ ){0,3}colou?rs? (?:to|back)\b/,
    reason: 'it cannot know the true colours of things',
    near: ['Make it sepia', 'Make it a blue and yellow duotone', 'Restore this old photo'],
  },
];
