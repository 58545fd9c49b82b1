import { FILLERS } from './lexicon.ts';
import type { Token } from './tokens.ts';
import { beginsPhrase } from './vocabulary.ts';

const WHO = /^(i|we|you|people|they|everyone|everybody|customers|buyers|guests|others)$/;
const MODAL = /^(can|could|will|would|may|might|should|dont|wont|cant)$/;
const JOINTS = /^(and|but|also|then|plus)$/;

/** Whether "so that I can see her better" begins there: what a wish is good for. */
function isPurpose(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== 'so') return false;
  const who = tokens[at + 1]?.text === 'that' ? at + 2 : at + 1;
  return WHO.test(tokens[who]?.text ?? '') && MODAL.test(tokens[who + 1]?.text ?? '');
}

/** Say what is to come of a wish, and hold no wish themselves. */
const AIMS =
  /^(draw|simulate|mimic|achieve|emphasize|evoke|convey|direct|guide|lead|match|replicate|attract|suit|imitate|ensure|help|complete|balance|highlight|showcase|compensate|avoid|prevent|sell|print|post|upload|send|share|hang|use|frame|impress)$/;

const MOODS = /^(mood|feel|feeling|atmosphere|depth|drama|vibe|interest|impression|impact|finish)$/;

/** "… to give it a melancholic mood", with nothing in it that is an operation. */
function isMood(tokens: readonly Token[], at: number): boolean {
  if (!/^(give|create|lend|add|bring)$/.test(tokens[at + 1]?.text ?? '')) return false;
  const rest = tokens.slice(at + 2);
  const end = rest.findIndex((t) => t.kind === 'separator' || JOINTS.test(t.text));
  const span = end < 0 ? rest : rest.slice(0, end);
  const isWish = span.some((t, k) => !FILLERS.has(t.text) && beginsPhrase(span.slice(k)) > 0);
  return !isWish && span.some((t) => MOODS.test(t.text));
}

/** "… to draw the eye to the centre" */
function isAim(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? '';
  return (
    tokens[at]?.text === 'to' &&
    (AIMS.test(tokens[at + 1]?.text ?? '') || isMood(tokens, at)) &&
    !/^(want|need|like|possible|way|able|how|have|going|try)$/.test(before)
  );
}

/** Leaves out what a wish is good for, as it wishes for nothing more. */
export function withoutPurposes(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  let isSkipping = false;
  for (const [i, token] of tokens.entries()) {
    if (isPurpose(tokens, i) || isAim(tokens, i)) isSkipping = result.length > 0;
    else if (token.kind === 'separator' || JOINTS.test(token.text)) isSkipping = false;
    if (!isSkipping) result.push(token);
  }
  return result;
}
