import { FORM_WORDS } from '../forms/index.ts';
import { namesImpossible } from '../refusals/rules/index.ts';
import { isShort } from './abbreviations.ts';
import { COLOUR_MODIFIERS, COLOUR_WORDS } from './colours.ts';
import { byFirstLetter, editDistance } from './edit-distance.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
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
import { remembered } from './remembered.ts';
import { TALK_WORDS } from './talk-words.ts';
import { phraseWords } from './vocabulary.ts';

const slipTargets = byFirstLetter(
  [
    ...phraseWords,
    ...COLOUR_WORDS,
    ...INTENSITY_WORDS,
    ...'horizontally vertically clockwise degrees percent'.split(' '),
  ].filter((word) => word.length >= 5),
);
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
  EVERYDAY_WORDS,
  TALK_WORDS,
  phraseWords,
  HOPES,
  COLOUR_WORDS,
  COLOUR_MODIFIERS,
  INTENSITY_WORDS,
  POSITION_WORDS,
];

/** Whether the grammar has any use for the word. */
export function isKnown(word: string): boolean {
  return isShort(word) || known.some((set) => set.has(word));
}

/** "Increasing" is "increase", "cropped" is "crop"; null when no word is known that it comes from. */
function stemOf(word: string): string | null {
  const [, stem] = /^(\w{3,})(?:ing|ed)$/.exec(word) ?? [];
  if (!stem) return null;
  const once = stem.replace(/(\w)\1$/, '$1');
  const bases = [FILLERS, REMOVERS, REDUCERS, KEEPERS, CHANGERS, phraseWords];
  return [stem, `${stem}e`, once].find((each) => bases.some((set) => set.has(each))) ?? null;
}

/** "Reducing" for "reduce", as phrases have it. */
function baseOf(word: string): string {
  const isVerb = FILLERS.has(word) || REMOVERS.has(word) || REDUCERS.has(word);
  const stem = isVerb && !phraseWords.has(word) ? stemOf(word) : null;
  return stem && phraseWords.has(stem) ? stem : word;
}

/** "Heyy", "soooo": letters that are drawn out; the word itself when it is none that is known. */
function unstretched(word: string): string {
  const once = word.replace(/(\p{L})\1+$/u, '$1').replace(/(\p{L})\1{2,}/gu, '$1');
  const twice = word.replace(/(\p{L})\1{2,}/gu, '$1$1');
  return [twice, once].find(isKnown) ?? word;
}

/** "Yuo", "thsi": two letters the wrong way round; the word itself when no word comes of it. */
function untwisted(word: string): string {
  for (let i = 0; i + 1 < word.length; i++) {
    const turned = word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2);
    if (turned !== word && FILLERS.has(turned)) return turned;
  }
  return word;
}

/** The word meant by a slip of the pen; the word itself when nothing is near, or two things are. */
export const corrected = remembered((word: string): string => {
  if (word.length < 3 || word.length > 18) return word;
  if (isKnown(word)) return baseOf(word);
  // "Blurr", as forms begin "blurry"
  if (FORM_WORDS.has(word)) return /rr$/.test(word) ? unstretched(word) : word;
  // "Lightning" is no slip for "lighting", though nobody can add it.
  if (namesImpossible(word)) return word;
  if (word.length < 6 && untwisted(word) !== word) return untwisted(word);
  if (word.length < 4) return /(.)\1$/.test(word) ? unstretched(word) : word;
  const stem = stemOf(word) ?? unstretched(word);
  if (stem !== word) return stem;
  const limit = word.length >= 8 ? 2 : 1;
  let best = word;
  let bestDistance = limit + 1;
  let isTie = false;
  for (const target of slipTargets(word)) {
    // Of a word of four letters only one may be missing: "wite".
    if (word.length === 4 && target.length !== 5) continue;
    const d = editDistance(word, target, limit);
    if (d < bestDistance) [best, bestDistance, isTie] = [target, d, false];
    else if (d === bestDistance && target !== best) isTie = true;
  }
  return bestDistance <= limit && !(isTie && bestDistance > 1) ? best : word;
});
