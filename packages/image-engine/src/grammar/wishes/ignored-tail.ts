import type { Clause } from '../clauses/clause.ts';
import { namesProduct, SCOPE_WORDS } from '../clauses/scope.ts';
import { COLOUR_MODIFIERS, COLOUR_WORDS } from '../words/colours.ts';
import { PERSONS } from '../words/lexicon.ts';
import { POSITION_WORDS } from '../words/position.ts';
import type { Match } from '../words/vocabulary.ts';
import { namesThing } from './exceptions.ts';
import { NATURE_OF } from './leftovers.ts';

/** What weather and the light of an evening lie on. */
export const OUTDOORS =
  /^(fields?|streets?|roads?|city|town|village|forest|woods|trees|mountains?|hills?|valley|lake|river|sea|garden|park|meadow|landscape|scene|view|sky|ground|countryside|chalet|cabin|roofs?|house|houses|church|barn|castle|bridge|vineyards?|vines?|dunes?|coast|bay|harbor|orchard|vignes|market|cottage|cottages|hut|farm|farmhouse|paddock|plaza|square|playground|yard|terrace|balcony|pond|stadium|harbour|sunflowers|vineyard)$/;
/** "For the subject only": the part is meant. */
const forPart = ({ tokens }: Clause, i: number): boolean =>
  /^(subject|background|backdrop|foreground)$/.test(
    tokens[tokens[i + 1]?.text === 'the' ? i + 2 : i + 1]?.text ?? '',
  );
const TAILS = new Set(['for', 'because', 'since', 'cause', 'cuz']);
/** "A sketch of the dog", "a black and white version": the operation names what kind of picture it is to be. */
const namesKind = ({ operation: { op, stage } }: Match): boolean =>
  stage === 'style' ||
  /^(grayscale|sepia|duotone|invert|sticker|figurineLook|doubleExposure|collage|sideBySide)$/.test(
    op,
  );
/** Whether a place follows that weather covers anyhow: "fog over the field", "rain in the street". */
function liesThere({ tokens }: Clause, i: number, op: string): boolean {
  const word = tokens[i]?.text ?? '';
  if (op === 'rainbow') return /^(over|above|behind|across|in)$/.test(word);
  const tail = tokens.slice(i + 1);
  // "Golden hour light in the field of sunflowers"
  if (op === 'goldenHour' && word === 'in' && tail.some(({ text }) => /^fields?$/.test(text)))
    return true;
  if (
    tail.some(({ text }) => SCOPE_WORDS.has(text) || PERSONS.has(text) || POSITION_WORDS.has(text))
  )
    return false;
  // The light of an evening lies on everything.
  const isOutdoors = tail.some(({ text }) => OUTDOORS.test(text));
  if (op === 'goldenHour')
    return /^(over|across|on|onto)$/.test(word) || (word === 'in' && isOutdoors);
  if (op === 'fog' && tokens.slice(0, i).some(({ text }) => text === 'only')) return false;
  if (op === 'fog')
    return /^(over|above|across|in|between|through|around|among|along|on)$/.test(word);
  // "Make it rain on the bandstand"
  const isAnywhere =
    tokens.slice(0, i).some(({ text }) => text === 'it') && /^(on|over)$/.test(word);
  return isAnywhere || (/^(over|across|in|on|onto|before|around)$/.test(word) && isOutdoors);
}

const SHADES = /^(shadows|highlights)$/;
/** "From the lamp": what made a cast. */
const comesFrom = ({ tokens }: Clause, i: number): boolean =>
  tokens[i]?.text === 'from' &&
  tokens
    .slice(i + 1, i + 5)
    .some(({ text }) => /^(lamps?|lights?|bulbs?|lighting|flash|sun|neon|leds?)$/.test(text));

/** Purposes ("for my blog") and what the picture shows ("a version of the dog") are not wishes. */
export function ignoredTail(clause: Clause, matches: readonly Match[]): void {
  const lastMatch = matches.at(-1)?.to ?? 0;
  // "Haze over the mountains" puts nothing there.
  const faults = matches.filter(({ operation }) => operation.op !== 'replaceBackground');
  const tokenCount = clause.tokens.length;
  for (let i = 0; i < tokenCount; i++) {
    const word = clause.tokens[i]?.text ?? '';
    const kind = matches.find((m) => m.to === i && namesKind(m));
    const isOf =
      word === 'of' &&
      (kind !== undefined ||
        (NATURE_OF.has(clause.tokens[i - 1]?.text ?? '') &&
          clause.tokens[i + 1]?.kind !== 'number'));
    // "… so I can put it on my shop"
    const isAim =
      word === 'so' &&
      i >= lastMatch &&
      /^(i|we|my|people|you|they|everyone|everybody)$/.test(clause.tokens[i + 1]?.text ?? '');
    // "Too orange under the lamp", "too yellow from the bulbs": where that came about.
    const isWhere =
      (/^(under|indoors|outside)$/.test(word) || comesFrom(clause, i)) &&
      i >= lastMatch &&
      clause.tokens.some(({ text }) => /^(too|cast)$/.test(text));
    // "Lift the shadows under the porch": they are where they are.
    const isShadeAt =
      /^(under|underneath|below|beneath|in|on|of|around|behind|near|at)$/.test(word) &&
      i === lastMatch &&
      SHADES.test(clause.tokens[i - 1]?.text ?? '') &&
      !clause.tokens.slice(i).some(({ text }) => SCOPE_WORDS.has(text));
    // "Noise in the shadows": where the fault is to be seen.
    const isFaultAt =
      /^(in|on|over|from|across|around|near|down|through|along|off)$/.test(word) &&
      i >= (faults.at(-1)?.to ?? tokenCount) &&
      faults.every(({ operation }) =>
        /^(denoise|dehaze|redEye|restore|whiteBalance)$/.test(operation.op),
      ) &&
      !clause.tokens.slice(i).some(({ text }) => SCOPE_WORDS.has(text));
    // "A rainbow over the hills", "fog between the trees"
    const isUnderRainbow =
      i >= lastMatch &&
      matches.length > 0 &&
      matches.every(
        ({ operation: { op } }) =>
          /^(rainbow|fog|rain|snow|goldenHour)$/.test(op) && liesThere(clause, i, op),
      );
    // "Mountains behind the tent"
    const isBefore =
      word === 'behind' &&
      i >= lastMatch &&
      matches.some(
        ({ operation, hint }) => operation.op === 'replaceBackground' && 'scene' in hint,
      );
    // "Remove everything except the shoes"
    const isShown =
      i === lastMatch &&
      /^(except|but|around)$/.test(clause.tokens[i - 1]?.text ?? '') &&
      matches.some(({ to, operation: { op } }) => to === i && op === 'removeBackground') &&
      (namesProduct(clause.tokens.slice(i)) || namesThing(clause.tokens.slice(i)));
    // "A wooden frame like it's hanging on a wall": what the look reminds of.
    const isSimile =
      i >= lastMatch &&
      (word === 'like' ||
        (word === 'as' && /^(if|though)$/.test(clause.tokens[i + 1]?.text ?? ''))) &&
      /^(its|it|hes|shes|theyre|im|were|if|though|youd|youre|in|at|on|from)$/.test(
        clause.tokens[i + 1]?.text ?? '',
      ) &&
      matches.length > 0 &&
      matches.every(
        ({ operation: { op, stage } }) =>
          stage === 'style' || /^(frame|sepia|grayscale|duotone)$/.test(op),
      );
    if (
      !(
        isSimile ||
        isShown ||
        isBefore ||
        isFaultAt ||
        isShadeAt ||
        isUnderRainbow ||
        (TAILS.has(word) && !forPart(clause, i)) ||
        isOf ||
        isAim ||
        isWhere
      )
    )
      continue;
    const stop =
      i < lastMatch && !isFaultAt
        ? (matches.find((m) => m.from > i)?.from ?? clause.tokens.length)
        : clause.tokens.length;
    // "For my shop, white background": the colour belongs to what follows.
    let end = stop;
    const colours = (k: number) =>
      COLOUR_WORDS.has(clause.tokens[k]?.text ?? '') ||
      COLOUR_MODIFIERS.has(clause.tokens[k]?.text ?? '') ||
      clause.tokens[k]?.kind === 'hex';
    while (TAILS.has(word) && stop < clause.tokens.length && end > i + 1 && colours(end - 1)) end--;
    if (isUnderRainbow) end = Math.min(end, sideBegins(clause, i));
    if (isOf) end = Math.min(end, gapBegins(clause, i));
    for (let k = i; k < end; k++) clause.used.add(k);
  }
}

/** Where the measure of a gap begins behind the pictures: "a collage of my photos without gaps". */
function gapBegins({ tokens }: Clause, from: number): number {
  const at = tokens.findIndex(
    ({ kind }, k) => k > from && kind === 'number' && /^gaps?$/.test(tokens[k + 1]?.text ?? ''),
  );
  if (at >= 0) return at;
  // "A collage of these with thin black gaps"
  let gap = tokens.findIndex(({ text }, k) => k > from && /^(gaps?|gutters?)$/.test(text));
  if (gap < 0) return tokens.length;
  const isOfGap = (text: string) =>
    /^(with|and|thin|thick|narrow|wide|small|tiny|big|fine|large)$/.test(text) ||
    COLOUR_WORDS.has(text);
  while (gap > from + 1 && isOfGap(tokens[gap - 1]?.text ?? '')) gap -= 1;
  return gap;
}

/** Where "on the right" begins behind a place: "in the sky on the right". */
function sideBegins({ tokens }: Clause, from: number): number {
  const side = tokens.findIndex(({ text }, k) => k > from && /^(left|right)$/.test(text));
  if (side < 0) return tokens.length;
  let at = side;
  while (at > from + 1 && /^(top|upper|on|at|to|in|the)$/.test(tokens[at - 1]?.text ?? '')) at -= 1;
  return at;
}
