import type { Hue } from '../../light/hues.ts';
import { clauseEnd, clauseStart } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';

/** Things that are called by a colour of their own, with the colours they have. */
const OWN: readonly (readonly [RegExp, RegExp, string])[] = [
  [/^(sky|skies)$/, /^blues?$/, 'blues'],
  [/^(sea|ocean|water|lake|river|waves|pool)$/, /^(blue|turquoise|aqua)$/, 'blues'],
  [
    /^(grass|lawn|leaf|leaves|tree|trees|foliage|plants?|field|fields|meadow|forest|garden|hedge|jungle)$/,
    /^green$/,
    'greens',
  ],
];
/** Whether the word names a thing that is called by colours of that family: the sky by blue ones. */
export const isOfHue = (text: string, hue: Hue): boolean =>
  OWN.some(([thing, , colours]) => thing.test(text) && colours.startsWith(hue)) ||
  text === hue ||
  text === `${hue}s`;

const DEGREES: Readonly<Record<string, string>> = { bluer: 'blue', greener: 'green' };
const STRONGER = /^(more|deeper|richer|stronger|bolder|less)$/;

/** "Make it greener": what green there is. "Bluer" and "yellower" are about the light. */
function withAllGreener(tokens: readonly Token[], at: number): Token[] {
  const it = tokens[at - 1];
  if (tokens[at]?.text !== 'greener' || !/^(it|everything|this|look)$/.test(it?.text ?? ''))
    return [...tokens];
  return tokens.map((token, i) => {
    if (i === at) return { ...token, text: 'richer', raw: '' };
    return i === at - 1 ? { ...token, text: 'greens', raw: '' } : token;
  });
}

/** "The sky bluer", "a deeper blue sky": the blues are to be more vivid. */
export function withOwnColours(said: readonly Token[]): Token[] {
  let tokens = [...said];
  for (let at = 0; at < tokens.length; at++)
    if (asksMore(tokens, at)) tokens = withOwnColourAt(tokens, at);
  return tokens;
}

/** Whether "bluer" or "more blue" stands there. */
function asksMore(tokens: readonly Token[], i: number): boolean {
  const text = tokens[i]?.text ?? '';
  return (
    Object.hasOwn(DEGREES, text) ||
    (STRONGER.test(text) && OWN.some(([, colour]) => colour.test(tokens[i + 1]?.text ?? '')))
  );
}

/** The same where such words stand. */
function withOwnColourAt(tokens: readonly Token[], at: number): Token[] {
  const degree = tokens[at];
  if (!degree) return [...tokens];
  const isOne = Object.hasOwn(DEGREES, degree.text);
  const colour = isOne ? (DEGREES[degree.text] ?? '') : (tokens[at + 1]?.text ?? '');
  const [start, end] = [clauseStart(tokens, at), clauseEnd(tokens, at)];
  const own = OWN.find(
    ([thing, has]) =>
      has.test(colour) && tokens.slice(start, end).some(({ text }) => thing.test(text)),
  );
  if (!own) return withAllGreener(tokens, at);
  const how = degree.text === 'less' ? ['less', 'vivid'] : ['richer'];
  return tokens.flatMap((token, i) => {
    if (i < start || i >= end) return [token];
    // "The pool water"
    if (own[0].test(token.text) && own[0].test(tokens[i + 1]?.text ?? '')) return [];
    const isAqua = /^(turquoise|aqua)$/.test(colour);
    if (own[0].test(token.text)) return [{ ...token, text: isAqua ? 'aquas' : own[2], raw: '' }];
    if (i === at) return how.map((text) => ({ ...token, text, raw: '' }));
    if (!isOne && i === at + 1) return [];
    return i === at - 1 && /^an?$/.test(token.text) ? [] : [token];
  });
}
