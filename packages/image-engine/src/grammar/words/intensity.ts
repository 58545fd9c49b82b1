import { type Clause, distance, isFree, takeNumber, takeWords } from '../clauses/clause.ts';
import { COLOUR_WORDS } from './colours.ts';

/** How strongly something is meant. */
export type Intensity = 'little' | 'usual' | 'much' | 'most';

const LITTLE = [
  'slightly',
  'a little',
  'little bit',
  'a bit',
  'bit',
  'a touch',
  'a tad',
  'tad',
  'a hint',
  'subtle',
  'subtly',
  'gently',
  'gentle',
  'softly',
  'soft',
  'mild',
  'mildly',
  'faint',
  'light',
  'lightly',
  'somewhat',
  'small amount',
  'a smidge',
  'not too much',
  'not by much',
  'not much',
  'not by a lot',
  'not a lot',
  'not that much',
  'not so much',
  'not very',
  'not so',
  'ever so slightly',
  'just enough',
  'a pinch',
  'a little bit',
  'a tiny bit',
  'a teeny bit',
  'a wee bit',
  'a smidge of',
  'restrained',
  'not too strong',
  'nothing too strong',
  'not too heavy',
  'small',
  'thin',
  'fine',
  'narrow',
  'delicate',
  'slight',
  'just a',
  'tiny',
  'minor',
  'barely',
  'little',
  'a dash',
  'a notch',
  'notch',
  'a hair',
  'smidgen',
  'a smidgen',
  'skinny',
  'slim',
  'slender',
  'faintly',
  'discreet',
  'discreetly',
  'understated',
  'modest',
  'modestly',
  'wee',
  'teeny',
  'a trace',
  'a whisper',
  'a dab',
  'delicately',
  'sparingly',
  'weak',
  'weakly',
];
const MUCH = [
  'much',
  'very',
  'a lot',
  'lots',
  'lot',
  'really',
  'strong',
  'stronger',
  'strongly',
  'heavy',
  'heavily',
  'dramatic',
  'dramatically',
  'far',
  'way',
  'intense',
  'intensely',
  'deeply',
  'quite',
  'considerably',
  'significantly',
  'greatly',
  'big',
  'large',
  'thick',
  'bold',
  'wide',
  'huge',
  'super',
  'hugely',
  'so',
  'noticeably',
  'good deal',
  'highly',
  'vastly',
  'hard',
  'chunky',
  'hefty',
  'seriously',
  'mega',
  'loads',
  'heaps',
  'tons',
  'generous',
  'generously',
  'massive',
  'enormous',
  'giant',
  'whopping',
];
const MOST = [
  'extremely',
  'extreme',
  'as possible',
  'totally',
  'completely',
  'maximum',
  'max',
  'ultra',
  'insanely',
  'crazy',
  'massively',
  'full blast',
  'to the max',
  'all the way',
  'utterly',
];

const INTENSITIES: readonly (readonly [string[], Intensity])[] = [
  ...LITTLE.map((p) => [p.split(' '), 'little'] as const),
  ...MUCH.map((p) => [p.split(' '), 'much'] as const),
  ...MOST.map((p) => [p.split(' '), 'most'] as const),
]
  .map(([words, level]) => [words, level] as [string[], Intensity])
  .sort((a, b) => b[0].length - a[0].length);

/** Every word that can say how much. */
export const INTENSITY_WORDS: ReadonlySet<string> = new Set(
  INTENSITIES.flatMap(([words]) => words),
);

const AMPLIFIER = /^(very|really|super|so|quite|rather|extremely|pretty|way|incredibly)$/;
const SMALL =
  /^(small|tiny|subtle|subtly|slight|slightly|faint|faintly|thin|narrow|gentle|gently|delicate|mild|mildly|discreet)$/;

/** How strongly: the intensity words nearest to the phrase. */
export function takeIntensity(clause: Clause): Intensity {
  let found: { at: number; length: number; level: Intensity } | null = null;
  for (let i = 0; i < clause.tokens.length; i++) {
    for (const [words, level] of INTENSITIES) {
      if (!words.every((word, k) => isFree(clause, i + k) && clause.tokens[i + k]?.text === word))
        continue;
      // "The light of the golden hour", "light blue"
      const next = clause.tokens[i + 1]?.text ?? '';
      if (words[0] === 'light' && (next === 'of' || COLOUR_WORDS.has(next))) continue;
      const nearer = !found || distance(clause, i) < distance(clause, found.at);
      if (nearer) found = { at: i, length: words.length, level };
      i += words.length - 1;
      break;
    }
  }
  if (!found) return 'usual';
  // "Very small", "really faint": the smaller for it.
  const behind = clause.tokens[found.at + found.length]?.text ?? '';
  if (AMPLIFIER.test(clause.tokens[found.at]?.text ?? '') && SMALL.test(behind))
    found.level = 'little';
  // "Less strong" asks for little of it.
  if (
    found.level !== 'little' &&
    clause.tokens[found.at - 1]?.text === 'less' &&
    isFree(clause, found.at - 1)
  ) {
    clause.used.add(found.at - 1);
    found.level = 'little';
  }
  for (let k = 0; k < found.length; k++) clause.used.add(found.at + k);
  // "very very much", "just a little bit": the neighbours say the same thing again.
  for (const i of [found.at - 1, found.at + found.length]) {
    const word = clause.tokens[i]?.text ?? '';
    // "The hair a bit" has hair on it.
    if (isFree(clause, i) && INTENSITY_WORDS.has(word) && word !== 'hair') clause.used.add(i);
  }
  return found.level;
}

/** A strength in percent: said as a number, or by intensity words. */
export function takePercent(clause: Clause, levels: Readonly<Record<Intensity, number>>): number {
  const said = takeNumber(clause, 'percent');
  const level = takeIntensity(clause);
  return said === null ? levels[level] : Math.abs(said);
}

/** "Lower it to 80 %" takes 20 % away, "raise it to 120 %" adds as much; null when the number says the change. */
function changeTo(clause: Clause, number: number | null, direction: number): number | null {
  const at = clause.tokens.findIndex(({ unit, value }) => unit === 'percent' && value === number);
  const isTarget = number !== null && /^(to|on|at|in|the)$/.test(clause.tokens[at - 1]?.text ?? '');
  if (!isTarget || number <= 0) return null;
  if (direction < 0 && number < 100) return number - 100;
  return direction >= 0 && number > 100 ? number - 100 : null;
}

/**
 * A strength with its direction: `direction` is what the phrase says, 0 when it only names the
 * quantity ("contrast"); a minus sign, "down" or the clause before it then decide.
 */
export function takeSignedPercent(
  clause: Clause,
  direction: number,
  levels: Readonly<Record<Intensity, number>>,
): number {
  const number =
    takeNumber(clause, 'percent') ??
    takeNumber(clause, 'none') ??
    (takeWords(clause, 'by a quarter', 'by quarter') ? 25 : null) ??
    (takeWords(clause, 'by a third', 'by third') ? 33 : null) ??
    (takeWords(clause, 'half as') ? -50 : null) ??
    // "Half the saturation" is less of it, "darker by half" is as it says.
    (takeWords(clause, 'half') ? (direction === 0 ? -50 : 50) : null) ??
    (takeWords(clause, 'twice as', 'twice', 'double') ? 50 : null);
  if (number !== null && number < 0 && direction > 0) return number;
  const target = changeTo(clause, number, direction);
  if (target !== null) return target;
  const level = takeIntensity(clause);
  const isDown = takeWords(clause, 'down');
  takeWords(clause, 'up');
  const spoken = clause.tokens
    .slice(0, clause.from)
    .some((t) => /^(reduce|decrease|lower|less|drop|weaken)$/.test(t.text));
  // "Saturation down 20 %, warmth +5": a sign of its own says which way.
  const isUp = clause.tokens.some(({ kind, raw }) => kind === 'number' && /^\s*\+/.test(raw));
  const told = isUp ? 1 : (clause.inherited ?? 1);
  const bare = isDown || spoken || (number ?? 0) < 0 ? -1 : told;
  const change = (direction || bare) * (number === null ? levels[level] : Math.abs(number));
  // "0 % darker": JSON has no -0, and a plan that was saved is the same again.
  return change === 0 ? 0 : change;
}
