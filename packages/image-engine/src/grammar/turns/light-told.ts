import { clauseEnd, clauseStart } from '../clauses/clause-bounds.ts';
import { FOOD } from '../clauses/scope.ts';
import type { Token } from '../words/tokens.ts';

// What light, flash and casts did to things, which the whole picture has.

/** "In the shade of the cap": what casts it says nothing more. */
export function withShadeCast(tokens: readonly Token[]): Token[] {
  const of = tokens.findIndex(
    ({ text }, i) =>
      /^(of|from)$/.test(text) &&
      /^(shade|shadow)$/.test(tokens[i - 1]?.text ?? '') &&
      tokens[i - 2]?.text === 'the' &&
      tokens[i - 3]?.text === 'in',
  );
  const isThing = /^(the|a|an|my|his|her|our|their)$/.test(tokens[of + 1]?.text ?? '');
  const end = clauseEnd(tokens, Math.max(0, of));
  if (of < 0 || !isThing || end > of + 4) return [...tokens];
  return [...tokens.slice(0, of), ...tokens.slice(end)];
}

/** "The dress has a blue cast": the picture has it. */
export function withCastsTold(tokens: readonly Token[]): Token[] {
  const has = tokens.findIndex(
    ({ text }, i) =>
      /^(has|have|got)$/.test(text) &&
      /^an?$/.test(tokens[i + 1]?.text ?? '') &&
      tokens.slice(i + 2, i + 6).some((each) => /^(cast|tint|tinge)$/.test(each.text)),
  );
  const from = clauseStart(tokens, has);
  const isThing =
    has > from + 1 &&
    /^(the|my|our|his|her|this)$/.test(tokens[from]?.text ?? '') &&
    tokens.slice(from, has).every(({ kind }) => kind === 'word');
  if (!isThing) return [...tokens];
  return [
    ...tokens.slice(0, from),
    { ...(tokens[from] as Token), text: 'it' },
    { ...(tokens[has] as Token), text: 'has' },
    ...tokens.slice(has + 1),
  ];
}
/** "The ramen looks sad": dull, and nobody's face. */
export const withFoodTold = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    if (
      !/^(gray|grayish|sad|sadly|unappetizing|boring|miserable|depressing|lifeless)$/.test(
        token.text,
      )
    )
      return token;
    const isState =
      /^(looks|look|is|are|seems|so|a|bit|and|very)$/.test(tokens[i - 1]?.text ?? '') &&
      tokens
        .slice(Math.max(0, i - 6), i)
        .some(
          ({ text }, k, said) =>
            FOOD.has(text) && /^(looks?|is|are|seems)$/.test(said[k + 1]?.text ?? ''),
        );
    if (!isState) return token;
    return { ...token, text: /^gray/.test(token.text) ? 'pale' : 'dull' };
  });

/** "The flash killed my forehead": it burnt it out. */
export function withFlashBlamed(tokens: readonly Token[]): Token[] {
  const flash = tokens.findIndex(
    ({ text }, i) =>
      text === 'flash' &&
      /^(killed|blew|burned|burnt|fried|nuked|ruined)$/.test(tokens[i + 1]?.text ?? ''),
  );
  const from = clauseStart(tokens, Math.max(0, flash));
  const end = clauseEnd(tokens, Math.max(0, flash));
  if (flash < 0 || end - flash > 6) return [...tokens];
  const lead = tokens[flash] as Token;
  const told = ['highlights', 'too', 'bright'].map((text): Token => ({ ...lead, text }));
  return [...tokens.slice(0, from), ...told, ...tokens.slice(end)];
}

/** "Some detail in his fur": there may be more of it everywhere. */
export function withDetailEverywhere(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      /^details?$/.test(text) &&
      tokens[i + 1]?.text === 'in' &&
      /^(some|more)$/.test(tokens[i - 1]?.text ?? '') &&
      /^(his|her|its|my|their|our)$/.test(tokens[i + 2]?.text ?? ''),
  );
  const verb = clauseStart(tokens, Math.max(0, at));
  if (at < 0 || !/^(give|get|add|bring)$/.test(tokens[verb]?.text ?? '')) return [...tokens];
  const lead = tokens[verb] as Token;
  const wish = ['bring', 'out', 'the', 'detail'].map((text): Token => ({ ...lead, text }));
  return [...tokens.slice(0, verb), ...wish, ...tokens.slice(clauseEnd(tokens, at))];
}
