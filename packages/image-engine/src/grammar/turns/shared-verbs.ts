import type { Token } from '../words/tokens.ts';
import { beginsPhrase } from '../words/vocabulary.ts';

const VERBS =
  /^(remove|reduce|fix|correct|increase|boost|add|improve|enhance|lower|decrease|raise|less|more|no|without)$/;
const ARTICLES = /^(the|any|all|some|a|an|its|my|that|this)$/;
/** "Less contrast, some film grain": what is added is not less of what was there. */
const LESSENS = /^(less|lower|decrease|reduce)$/;
const ADDED = /^(some|a|an|film)$/;
const JOINTS = /^(and|or|,|&)$/;
const ENDS = /^(and|or|but|then|also|plus|with|while|please|too|in|from|on)$/;

/** Index of the joint's last token: "noise, and grain" has two. */
function afterJoint(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === ',' && tokens[at + 1]?.text === 'and' ? at + 1 : at;
}

/** Whether the verb and what follows the joint make a phrase that ends where the clause does. */
function carriesOn(verb: Token, tokens: readonly Token[], joint: number): boolean {
  let noun = joint + 1;
  if (LESSENS.test(verb.text) && ADDED.test(tokens[noun]?.text ?? '')) return false;
  while (ARTICLES.test(tokens[noun]?.text ?? '')) noun += 1;
  const length = beginsPhrase([verb, ...tokens.slice(noun, noun + 4)]);
  if (length < 2) return false;
  const next = tokens[noun + length - 1];
  return next === undefined || next.kind === 'separator' || ENDS.test(next.text);
}

/** "Remove noise and grain" removes both: the verb is said again before the second. */
export function withSharedVerbs(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  let verb: Token | null = null;
  for (const [i, token] of tokens.entries()) {
    result.push(token);
    if (token.kind === 'word' && VERBS.test(token.text)) verb = token;
    // "More contrast and duotone blue and orange": the colour is the duotone's, and no more of it is wished.
    else if ((token.kind === 'separator' && token.text !== ',') || token.text === 'duotone')
      verb = null;
    const isJoint = JOINTS.test(token.text) && afterJoint(tokens, i) === i;
    if (!verb || !isJoint || !carriesOn(verb, tokens, i)) continue;
    const at = tokens[i + 1]?.start ?? token.end;
    result.push({ ...verb, raw: '', start: at, end: at });
  }
  return result;
}
