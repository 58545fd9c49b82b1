import { clauseEnd, clauseStart } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';

/** Names of looks that are things, too. */
const LOOKS = /^(watercolor|painting|poster|cartoon|comic|sticker|drawing|sketch|mirror)$/;
const OWNED = /^(the|my|our|his|her|this|that|picture|photo|comic|oil|old)$/;
const PLACED = /^(on|in|behind|above|looks|hangs|is|collection)$/;
/** A word that no vocabulary has: what is said of it stays said of a thing. */
const SOME_THING = 'exhibit';
const ASKS =
  /^(make|add|turn|put|give|create|want|like|apply|change|into|with|as|style|effect|look|mirror)$/;

/** "The watercolour on my wall hangs crooked": a thing in the picture, and no look that is wished for. */
export function withThingsShown(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    const isThing =
      token.kind === 'word' &&
      LOOKS.test(token.text) &&
      OWNED.test(tokens[i - 1]?.text ?? '') &&
      PLACED.test(tokens[i + 1]?.text ?? '');
    if (!isThing) return token;
    const [start, end] = [clauseStart(tokens, i), clauseEnd(tokens, i)];
    const clause = tokens.slice(start, end);
    const isAsked = tokens.slice(start, i).some(({ text }) => ASKS.test(text));
    const tells = clause.some(
      ({ text }, k) => start + k > i && /^(is|are|looks|hangs|has|was)$/.test(text),
    );
    const isShown =
      !isAsked &&
      (tells ||
        tokens
          .slice(start, i)
          .some(({ text }) => /^(photographed|photograph|scanned|scan)$/.test(text)));
    return isShown ? { ...token, text: SOME_THING } : token;
  });
}

const AS_BEFORE = /^(like|as|than)$/;

/** "Brighter, but please not blown out like the last one": how far, and no wish. */
export function withoutComparedLimits(tokens: readonly Token[]): Token[] {
  const but = tokens.findIndex(({ text }) => text === 'but');
  let at = but + 1;
  while (/^(please|also|that|its|it|is)$/.test(tokens[at]?.text ?? '')) at += 1;
  if (but < 1 || !/^(not|dont|less)$/.test(tokens[at]?.text ?? '')) return [...tokens];
  let end = at;
  while (end < tokens.length && tokens[end]?.kind !== 'separator') end += 1;
  const isCompared = tokens
    .slice(at, end)
    .some(
      ({ text }, k) =>
        AS_BEFORE.test(text) &&
        /^(the|that|last|before|my|in|other)$/.test(tokens[at + k + 1]?.text ?? ''),
    );
  return isCompared ? [...tokens.slice(0, but), ...tokens.slice(end)] : [...tokens];
}
