import { endsThere } from '../clauses/clause-bounds.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';

/** "The bride's face" is "the face". */
export const withFacesOwned = (tokens: readonly Token[]): Token[] =>
  tokens.filter(
    ({ raw }, i) => !(/['’]s$/.test(raw) && /^faces?$/.test(tokens[i + 1]?.text ?? '')),
  );

/** "Except grandma's blue scarf": it is told by its colour, whosever it is. */
export const withColoursOwned = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, i): Token[] => {
    const isOwner = (at: number) =>
      tokens[at]?.kind === 'word' &&
      /['’]s?$|s['’]$/.test(tokens[at]?.raw ?? '') &&
      COLOUR_WORDS.has(tokens[at + 1]?.text ?? '') &&
      tokens[at + 2]?.kind === 'word' &&
      tokens.slice(0, at).some(({ text }) => /^(except|only|keep|leave|but)$/.test(text));
    if (isOwner(i)) return [{ ...token, text: 'the', raw: '' }];
    return /^(my|our|the|his|her)$/.test(token.text) && isOwner(i + 1) ? [] : [token];
  });

/** "A soft shadow under the bag" is one under it: no other thing has one. */
export function withShadowsUnderIt(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      /^(under|underneath|below|beneath)$/.test(text) && tokens[i - 1]?.text === 'shadow',
  );
  const isThing = /^(the|my|our|this|his|her)$/.test(tokens[at + 1]?.text ?? '');
  const noun = tokens[at + 2];
  const next = tokens[at + 3];
  if (at < 0 || !isThing || !noun || !endsThere(next)) return [...tokens];
  const under = { ...(tokens[at] as Token), text: 'under' };
  return [...tokens.slice(0, at), under, { ...noun, text: 'it' }, ...tokens.slice(at + 3)];
}

/** "An HDR effect on the landscape": what is to be seen, and no format. */
export const withScenerySeen = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    // "Make this portrait look like …": the picture.
    const isPortrait =
      token.text === 'portrait' &&
      /^(this|that|my|our)$/.test(tokens[i - 1]?.text ?? '') &&
      !/^(format|mode|orientation|shape|light|lighting|blur)$/.test(tokens[i + 1]?.text ?? '');
    if (isPortrait) return { ...token, text: 'picture' };
    const isSeen =
      token.text === 'landscape' &&
      /^(the|this|my|our)$/.test(tokens[i - 1]?.text ?? '') &&
      /^(in|on|onto|over|of|with|into|above)$/.test(tokens[i - 2]?.text ?? '') &&
      !/^(format|mode|orientation|shape)$/.test(tokens[i + 1]?.text ?? '');
    return isSeen ? { ...token, text: 'scene' } : token;
  });

const CROWD =
  /^(people|strangers?|crowd|others|cars?|stuff|things|mess|clutter|tourists?|shelves|shelf|furniture|trees|buildings|everything|everyone|rest)$/;

/** "Blur the people in the background": whoever is there, it is the background. */
export function withGroundsPeopled(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      CROWD.test(text) &&
      /^(blur|blurry|soften|darken|desaturate)$/.test(
        tokens[i - (tokens[i - 1]?.text === 'the' ? 2 : 1)]?.text ?? '',
      ) &&
      /^(in|at)$/.test(tokens[i + 1]?.text ?? '') &&
      /^(background|back)$/.test(tokens[i + (tokens[i + 2]?.text === 'the' ? 3 : 2)]?.text ?? ''),
  );
  if (at < 0) return [...tokens];
  const ground = tokens[at + 2]?.text === 'the' ? at + 3 : at + 2;
  const named = { ...(tokens[ground] as Token), text: 'background' };
  const lead = tokens[at - 1]?.text === 'the' ? [] : [{ ...named, text: 'the', raw: '' }];
  return [...tokens.slice(0, at), ...lead, named, ...tokens.slice(ground + 1)];
}
