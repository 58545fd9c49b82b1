import { COLOUR_MODIFIERS, COLOUR_WORDS } from './colours.ts';
import { editDistance } from './edit-distance.ts';
import { INTENSITY_WORDS } from './intensity.ts';
import {
  CHANGERS,
  FILLERS,
  HOPES,
  KEEPERS,
  NEGATORS,
  NOT_A_SLIP,
  PARTS,
  PERSONS,
  REDUCERS,
  REMOVERS,
} from './lexicon.ts';
import { POSITION_WORDS } from './position.ts';
import { phraseWords } from './vocabulary.ts';

const slipTargets = [
  ...phraseWords,
  ...COLOUR_WORDS,
  ...'horizontally vertically clockwise degrees percent'.split(' '),
].filter((word) => word.length >= 5);
const known = [
  FILLERS,
  NEGATORS,
  KEEPERS,
  CHANGERS,
  REMOVERS,
  REDUCERS,
  PERSONS,
  PARTS,
  NOT_A_SLIP,
  phraseWords,
  HOPES,
  COLOUR_WORDS,
  COLOUR_MODIFIERS,
  INTENSITY_WORDS,
  POSITION_WORDS,
];

/** Whether the grammar has any use for the word. */
export function isKnown(word: string): boolean {
  return known.some((set) => set.has(word));
}

/** The word meant by a slip of the pen; the word itself when nothing is near, or two things are. */
export function corrected(word: string): string {
  if (word.length < 4 || word.length > 18 || isKnown(word)) return word;
  const limit = word.length >= 8 ? 2 : 1;
  let best = word;
  let bestDistance = limit + 1;
  let isTie = false;
  for (const target of slipTargets) {
    // Of a word of four letters only one may be missing: "wite".
    if (target[0] !== word[0] || (word.length === 4 && target.length !== 5)) continue;
    const d = editDistance(word, target, limit);
    if (d < bestDistance) [best, bestDistance, isTie] = [target, d, false];
    else if (d === bestDistance && target !== best) isTie = true;
  }
  return bestDistance <= limit && !(isTie && bestDistance > 1) ? best : word;
}
