import { clauseEnd, endsThere } from '../clauses/clause-bounds.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';

/** "The bride's face" is "the face". */
export const withFacesOwned = (tokens: readonly Token[]): Token[] =>
  tokens.filter(
    ({ raw }, i) => !(/['’]s$/.test(raw) && /^faces?$/.test(tokens[i + 1]?.text ?? '')),
  );

/** "Except the red roses of the bouquet": of what they are a part says nothing more. */
function withoutOwners(tokens: readonly Token[]): Token[] {
  const of = tokens.findIndex(
    ({ text }, i) =>
      // "The blue dress our daughter", as German has it
      (text === 'of' || (/^(my|our|his|her|their)$/.test(text) && endsThere(tokens[i + 2]))) &&
      i > 3 &&
      COLOUR_WORDS.has(tokens[i - 2]?.text ?? '') &&
      tokens[i - 1]?.kind === 'word' &&
      !/^(except|but|keep|only|leave)$/.test(tokens[i - 1]?.text ?? '') &&
      tokens
        .slice(Math.max(0, i - 8), i)
        .some((each) => /^(except|only|keep|leave|but)$/.test(each.text)),
  );
  const noun =
    tokens[of]?.text === 'of' && /^(the|my|our|his|her|their)$/.test(tokens[of + 1]?.text ?? '')
      ? of + 2
      : of + 1;
  if (of < 0 || tokens[noun]?.kind !== 'word') return [...tokens];
  return [...tokens.slice(0, of), ...tokens.slice(noun + 1)];
}

/** "Except grandma's blue scarf": it is told by its colour, whosever it is. */
export const withColoursOwned = (all: readonly Token[]): Token[] =>
  withoutOwners(all).flatMap((token, i, tokens): Token[] => {
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
  // "Blur the people behind"
  const behind = tokens.findIndex(
    ({ text }, i) =>
      text === 'behind' &&
      CROWD.test(tokens[i - 1]?.text ?? '') &&
      /^(blur|soften|darken|desaturate)$/.test(
        tokens[i - (tokens[i - 2]?.text === 'the' ? 3 : 2)]?.text ?? '',
      ) &&
      endsThere(tokens[i + 1]),
  );
  if (at < 0 && behind > 0) {
    const crowd = tokens[behind - 2]?.text === 'the' ? behind - 2 : behind - 1;
    const lead = tokens[behind] as Token;
    const ground = ['the', 'background'].map((text): Token => ({ ...lead, text, raw: '' }));
    return [...tokens.slice(0, crowd), ...ground, ...tokens.slice(behind + 1)];
  }
  if (at < 0) return [...tokens];
  const ground = tokens[at + 2]?.text === 'the' ? at + 3 : at + 2;
  const named = { ...(tokens[ground] as Token), text: 'background' };
  const lead = tokens[at - 1]?.text === 'the' ? [] : [{ ...named, text: 'the', raw: '' }];
  return [...tokens.slice(0, at), ...lead, named, ...tokens.slice(ground + 1)];
}

/** "Give the watch a soft drop shadow": it lies under it. */
export function withShadowsGiven(tokens: readonly Token[]): Token[] {
  const give = tokens.findIndex(({ text }) => /^(give|lend)$/.test(text));
  const end = clauseEnd(tokens, Math.max(0, give));
  const shadow = tokens.findIndex(({ text }, i) => i > give && i < end && text === 'shadow');
  const a = tokens.findLastIndex(({ text }, i) => i < shadow && /^(an?|some)$/.test(text));
  const isThing =
    give >= 0 &&
    shadow === end - 1 &&
    a > give + 1 &&
    a <= give + 4 &&
    /^(the|my|our|this|it)$/.test(tokens[give + 1]?.text ?? '');
  if (!isThing) return [...tokens];
  const lead = tokens[give] as Token;
  const word = (text: string): Token => ({ ...lead, text, raw: '' });
  return [
    ...tokens.slice(0, give),
    word('add'),
    ...tokens.slice(a, end),
    word('under'),
    word('it'),
    ...tokens.slice(end),
  ];
}

const PICTURED = /^(photos?|pictures?|images?|portrait|print|scan|it)$/;

/** "The stain in my shirt" is on a thing, and not on the photograph. */
export function withStainsOnThings(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      /^(in|from|of|on)$/.test(text) &&
      /^(stains?|spots?|smudges?|dirt)$/.test(tokens[i - 1]?.text ?? ''),
  );
  const noun = /^(the|my|his|her|our|their)$/.test(tokens[at + 1]?.text ?? '')
    ? tokens[at + 2]
    : tokens[at + 1];
  if (at < 0 || noun?.kind !== 'word' || PICTURED.test(noun.text)) return [...tokens];
  const lead = tokens[at] as Token;
  const stain = { ...(tokens[at - 1] as Token), text: 'stain' };
  return [...tokens.slice(0, at - 1), stain, { ...lead, text: 'on' }, ...tokens.slice(at + 1)];
}

/** "A gold frame around the dog", "remove background the cup": what it is of says nothing more. */
export function withWholesNamed(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      (/^(frame|border)$/.test(text) && tokens[i + 1]?.text === 'around') ||
      (text === 'background' && tokens[i - 1]?.text === 'remove'),
  );
  const from = tokens[at]?.text === 'background' ? at + 1 : at + 2;
  const isThing =
    at >= 0 &&
    /^(the|my|our|this|his|her)$/.test(tokens[from]?.text ?? '') &&
    SCOPE_OR_THING.test(tokens[from + 1]?.text ?? '') &&
    !COLOUR_WORDS.has(tokens[from + 1]?.text ?? '') &&
    endsThere(tokens[from + 2]);
  return isThing ? [...tokens.slice(0, at + 1), ...tokens.slice(from + 2)] : [...tokens];
}

const SCOPE_OR_THING = /^(?!picture$|photo$|image$|edges?$|text$|corners?$|background$)[a-z]+$/;

/** "In the gym everything came out green", "a shadow, like it is standing on a table": where that is. */
export function withoutPlacesTold(tokens: readonly Token[]): Token[] {
  const all = tokens.findIndex(({ text }, i) => i > 1 && i < 5 && /^(everything|all)$/.test(text));
  const isPlace =
    all > 0 &&
    /^(in|at|inside|the)$/.test(tokens[0]?.text ?? '') &&
    tokens
      .slice(0, all)
      .every(({ kind, text }) => kind === 'word' && !/^(not|no|make|background)$/.test(text)) &&
    /^(is|was|came|turned|looks?|too|has)$/.test(tokens[all + 1]?.text ?? '');
  const said = isPlace ? tokens.slice(all) : tokens;
  const like = said.findIndex(({ text }, i) => i > 1 && /^(like|as)$/.test(text));
  const end = clauseEnd(said, Math.max(0, like));
  const isStanding = said
    .slice(like, end)
    .some(
      ({ text }, k, part) =>
        /^(sitting|standing|lying|resting|sits|stands|lies)$/.test(text) &&
        /^(on|in|at)$/.test(part[k + 1]?.text ?? ''),
    );
  const isShadow = said.slice(0, Math.max(0, like)).some(({ text }) => text === 'shadow');
  if (like < 0 || !isStanding || !isShadow) return [...said];
  const from = said[like - 1]?.kind === 'separator' ? like - 1 : like;
  return [...said.slice(0, from), ...said.slice(end)];
}

const DOES =
  /^(remove|make|fix|brighten|change|add|blur|crop|sharpen|restore|erase|clean|adjust|darken|rotate|straighten)$/;

/** "Me remove this noise", as Spanish and French have it: for me. */
export const withDativesFirst = (tokens: readonly Token[]): Token[] =>
  tokens.filter(
    ({ text }, i) =>
      !(
        /^(me|us)$/.test(text) &&
        (i === 0 ||
          tokens[i - 1]?.kind === 'separator' ||
          /^(you|can|please)$/.test(tokens[i - 1]?.text ?? '')) &&
        DOES.test(tokens[i + 1]?.text ?? '') &&
        /^(the|this|that|these|my|our|it|her|his)$/.test(tokens[i + 2]?.text ?? '')
      ),
  );
