import { INTENSITY_WORDS } from '../words/intensity.ts';
import type { Token } from '../words/tokens.ts';

/** Faults that the vocabulary knows with "too" before them. */
export const FAULTS = new Set(
  'dark bright blurry fuzzy noisy grainy hazy foggy yellow blue orange green dull pale faded flat soft washed muted bland lifeless gloomy dim murky dingy grayish cold warm cool crooked'.split(
    ' ',
  ),
);

export const STATES =
  /^(is|are|looks|look|seems|its|turned|came|become|became|gone|got|was|were|feel|feels|s)$/;

export const ASIDES =
  /^(out|a|an|kind|kinda|of|still|just|all|quite|pretty|super|this|rather|too)$/;

/** A wish, not a complaint: "make it so that it looks dark". */
const WISHES = /^(make|want|should|must|so|like|until|turn|if|when|let|would|not|need|wish|keep)$/;

/** "It's a foggy day": what kind of a day it is. */
const KIND_OF =
  /^(day|morning|evening|afternoon|night|weather|photo|picture|image|shot|scene|pic|place|room|city)$/;

/** Faults that are mended by geometry. */
const OTHER_FAULTS =
  /^(tilted|slanted|skewed|sideways|underexposed|overexposed|pixelated|scratched)$/;

/** Whether a fault carries on a row of them, behind the comma or "also" at `joint`. */
function isInRow(tokens: readonly Token[], joint: number, at: number): boolean {
  const comma = tokens[joint]?.text === 'also' ? joint - 1 : joint;
  const next = tokens[at + 1];
  const isOver = next === undefined || next.kind === 'separator' || next.text === 'and';
  if (tokens[comma]?.text !== ',' || !isOver) return false;
  let verb = comma - 1;
  while (verb >= 0 && tokens[verb]?.kind === 'word' && !STATES.test(tokens[verb]?.text ?? ''))
    verb--;
  return (
    STATES.test(tokens[verb]?.text ?? '') &&
    !tokens.slice(0, comma).some(({ text }) => WISHES.test(text)) &&
    tokens.slice(verb, comma).some(({ text }) => FAULTS.has(text) || OTHER_FAULTS.test(text))
  );
}

/** Where the verb of the complaint stands whose fault is at `at`; -1 when it is none. */
export function verbOf(tokens: readonly Token[], at: number): number {
  const isKind =
    KIND_OF.test(tokens[at + 1]?.text ?? '') && /^an?$/.test(tokens[at - 1]?.text ?? '');
  if (isKind && /^(foggy|hazy|gloomy|dark|cold|warm|cool)$/.test(tokens[at]?.text ?? '')) return -1;
  // "She looks so cool" praises.
  if (
    tokens[at]?.text === 'cool' &&
    /^(so|super|really|very|pretty)$/.test(tokens[at - 1]?.text ?? '')
  )
    return -1;
  let verb = at - 1;
  while (
    verb >= 0 &&
    (INTENSITY_WORDS.has(tokens[verb]?.text ?? '') || ASIDES.test(tokens[verb]?.text ?? ''))
  )
    verb -= 1;
  // "Blurry and dark"
  const isSecond = tokens[verb]?.text === 'and' && FAULTS.has(tokens[verb - 1]?.text ?? '');
  // "Soft, dull and tilted", "tilted, also soft and dull"
  if (isInRow(tokens, verb, at)) return verb;
  if (isSecond && tokens[verb - 2]?.text === 'too') return verb;
  if (isSecond) return verbOf(tokens, verb - 1) < 0 ? -1 : verb;
  if (!STATES.test(tokens[verb]?.text ?? '')) return -1;
  for (let i = verb - 1; i >= 0 && tokens[i]?.kind !== 'separator'; i--) {
    const text = tokens[i]?.text ?? '';
    // "So the picture came out dark" only goes on telling.
    const isTelling = text === 'so' && !/^(that|it|he|she|they)$/.test(tokens[i + 1]?.text ?? '');
    if (WISHES.test(text) && !isTelling) return -1;
  }
  return verb;
}
