import { colourAt, colourFromHex, type NamedColour } from './colours.ts';
import type { Token } from './tokens.ts';

/** Where on the picture something goes. */
export interface Position {
  vertical: 'top' | 'middle' | 'bottom';
  horizontal: 'left' | 'centre' | 'right';
}

/** How strongly something is meant. */
export type Intensity = 'little' | 'usual' | 'much' | 'most';

/**
 * One wish while it is read: the tokens of a clause, and which of them a phrase or a reader has
 * already accounted for. Whatever nobody accounts for in the end was not understood.
 */
export interface Clause {
  tokens: readonly Token[];
  used: Set<number>;
  /** Range of the operation's phrase in `tokens`. */
  from: number;
  to: number;
  /** Which way the clause before it went: "less contrast and saturation". */
  inherited?: number;
}

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
];
const MUCH = [
  'much',
  'very',
  'a lot',
  'lots',
  'lot',
  'really',
  'strong',
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
  'hard',
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

const VERTICAL: Readonly<Record<string, Position['vertical']>> = {
  top: 'top',
  upper: 'top',
  above: 'top',
  bottom: 'bottom',
  lower: 'bottom',
  below: 'bottom',
  underneath: 'bottom',
  middle: 'middle',
  center: 'middle',
  centered: 'middle',
  head: 'top',
  foot: 'bottom',
};
const HORIZONTAL: Readonly<Record<string, Position['horizontal']>> = {
  left: 'left',
  right: 'right',
};
const POSITION_NOISE = new Set([
  'corner',
  'hand',
  'side',
  'edge',
  'part',
  'area',
  'of',
  'the',
  'in',
  'on',
  'at',
  'to',
]);

/** Words that say where. */
export const POSITION_WORDS: ReadonlySet<string> = new Set([
  ...Object.keys(VERTICAL),
  ...Object.keys(HORIZONTAL),
  'corner',
  'hand',
  'side',
  'edge',
]);

function isFree(clause: Clause, i: number): boolean {
  return i >= 0 && i < clause.tokens.length && !clause.used.has(i);
}

function distance(clause: Clause, i: number): number {
  return i < clause.from ? clause.from - i : (i - clause.to + 1) * 1.01;
}

/** Index of the free token nearest to the phrase that `accepts`; -1 when there is none. */
function nearest(clause: Clause, accepts: (token: Token) => boolean): number {
  let best = -1;
  for (const [i, token] of clause.tokens.entries()) {
    if (!isFree(clause, i) || !accepts(token)) continue;
    if (best < 0 || distance(clause, i) < distance(clause, best)) best = i;
  }
  return best;
}

function takeValue(clause: Clause, accepts: (token: Token) => boolean): Token | null {
  const i = nearest(clause, accepts);
  if (i < 0) return null;
  clause.used.add(i);
  return clause.tokens[i] ?? null;
}

/** A number with that unit, nearest to the phrase. */
export function takeNumber(clause: Clause, ...units: NonNullable<Token['unit']>[]): number | null {
  const token = takeValue(
    clause,
    (t) => t.kind === 'number' && t.unit !== undefined && units.includes(t.unit),
  );
  return token?.value ?? null;
}

/** A ratio such as 16:9, or a size such as 1080x1920. */
export function takePair(
  clause: Clause,
  kind: 'ratio' | 'size',
): { width: number; height: number } | null {
  const token = takeValue(clause, (t) => t.kind === kind);
  return token?.width && token.height ? { width: token.width, height: token.height } : null;
}

/** Quoted words. */
export function takeQuote(clause: Clause): Token | null {
  return takeValue(clause, (t) => t.kind === 'quote');
}

/** Accounts for every free occurrence of the words; says whether there was one. */
export function takeWords(clause: Clause, ...phrases: string[]): boolean {
  let found = false;
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    for (let i = 0; i + words.length <= clause.tokens.length; i++) {
      if (words.every((word, k) => isFree(clause, i + k) && clause.tokens[i + k]?.text === word)) {
        for (let k = 0; k < words.length; k++) clause.used.add(i + k);
        found = true;
      }
    }
  }
  return found;
}

/** How strongly: the intensity words nearest to the phrase. */
export function takeIntensity(clause: Clause): Intensity {
  let found: { at: number; length: number; level: Intensity } | null = null;
  for (let i = 0; i < clause.tokens.length; i++) {
    for (const [words, level] of INTENSITIES) {
      if (!words.every((word, k) => isFree(clause, i + k) && clause.tokens[i + k]?.text === word))
        continue;
      const nearer = !found || distance(clause, i) < distance(clause, found.at);
      if (nearer) found = { at: i, length: words.length, level };
      i += words.length - 1;
      break;
    }
  }
  if (!found) return 'usual';
  for (let k = 0; k < found.length; k++) clause.used.add(found.at + k);
  // "very very much", "just a little bit": the neighbours say the same thing again.
  for (const i of [found.at - 1, found.at + found.length]) {
    const word = clause.tokens[i]?.text ?? '';
    if (isFree(clause, i) && INTENSITY_WORDS.has(word)) clause.used.add(i);
  }
  return found.level;
}

/** A strength in percent: said as a number, or by intensity words. */
export function takePercent(clause: Clause, levels: Readonly<Record<Intensity, number>>): number {
  const said = takeNumber(clause, 'percent');
  const level = takeIntensity(clause);
  return said === null ? levels[level] : Math.abs(said);
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
    (takeWords(clause, 'half') ? 50 : null);
  const level = takeIntensity(clause);
  const isDown = takeWords(clause, 'down');
  takeWords(clause, 'up');
  const spoken = clause.tokens
    .slice(0, clause.from)
    .some((t) => /^(reduce|decrease|lower|less|drop|weaken)$/.test(t.text));
  const bare = isDown || spoken || (number ?? 0) < 0 ? -1 : (clause.inherited ?? 1);
  return (direction || bare) * (number === null ? levels[level] : Math.abs(number));
}

/** Up to `count` colours in the order said, those after the phrase first when it is followed by some. */
export function takeColours(clause: Clause, count: number): NamedColour[] {
  const words = clause.tokens.map((t, i) => (isFree(clause, i) && t.kind === 'word' ? t.text : ''));
  const colours: NamedColour[] = [];
  for (let i = 0; i < clause.tokens.length && colours.length < count; i++) {
    const token = clause.tokens[i];
    if (!token || !isFree(clause, i)) continue;
    if (token.kind === 'hex') {
      colours.push(colourFromHex(token.text));
      clause.used.add(i);
      continue;
    }
    const found = colourAt(words, i);
    if (!found) continue;
    colours.push(found.colour);
    for (let k = 0; k < found.length; k++) clause.used.add(i + k);
    i += found.length - 1;
  }
  return colours;
}

/** Where on the picture; null when nothing says where. */
export function takePosition(clause: Clause): Position | null {
  let vertical: Position['vertical'] | null = null;
  let horizontal: Position['horizontal'] | null = null;
  for (const [i, token] of clause.tokens.entries()) {
    if (!isFree(clause, i) || token.kind !== 'word') continue;
    const v = Object.hasOwn(VERTICAL, token.text) ? VERTICAL[token.text] : undefined;
    const h = Object.hasOwn(HORIZONTAL, token.text) ? HORIZONTAL[token.text] : undefined;
    if (v && (!vertical || vertical === 'middle')) vertical = v;
    if (h) horizontal = h;
    if (v || h) clause.used.add(i);
  }
  if (!vertical && !horizontal) return null;
  for (const [i, token] of clause.tokens.entries()) {
    if (isFree(clause, i) && POSITION_NOISE.has(token.text)) clause.used.add(i);
  }
  return { vertical: vertical ?? 'middle', horizontal: horizontal ?? 'centre' };
}
