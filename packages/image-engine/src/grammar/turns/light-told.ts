import { clauseEnd, clauseStart, endsThere } from '../clauses/clause-bounds.ts';
import { FOOD } from '../clauses/scope.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
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
const LIT_THINGS =
  /^(plates?|dishes|napkins?|tablecloth|paper|walls?|snow|room|kitchen|everyone|everybody|everything)$/;

/** "The food looks yellow": that is the light, which lies on everything. */
export function withFoodLit(tokens: readonly Token[]): Token[] {
  const cast = tokens.findIndex(
    ({ text }, i) =>
      /^(yellow|orange|green|blue|red|yellowish|orangey|greenish|bluish)$/.test(text) &&
      /^(too|looks?|is|so|very|all|really|a|bit|and)$/.test(tokens[i - 1]?.text ?? ''),
  );
  const from = clauseStart(tokens, Math.max(0, cast));
  // "The plates are blue" may be so; "too blue" is the light.
  const isTooMuch = /^(too|looks?)$/.test(tokens[cast - 1]?.text ?? '');
  const food = tokens.findIndex(
    ({ text }, i) =>
      i >= from && i < cast && (FOOD.has(text) || (isTooMuch && LIT_THINGS.test(text))),
  );
  const isTold = tokens
    .slice(food + 1, Math.max(0, cast))
    .every(({ text }) =>
      /^(looks?|is|are|seems?|comes?|came|out|too|so|very|all|really|a|bit|quite)$/.test(text),
    );
  if (
    food < 0 ||
    food === cast - 1 ||
    food > from + 2 ||
    !isTold ||
    (!endsThere(tokens[cast + 1]) &&
      !/^(in|under|from|because|with|while|but|although|when)$/.test(tokens[cast + 1]?.text ?? ''))
  )
    return [...tokens];
  const lead = tokens[food] as Token;
  const told = ['it', 'is', 'too'].map((text): Token => ({ ...lead, text }));
  return [
    ...tokens.slice(0, from),
    ...told,
    tokens[cast] as Token,
    ...tokens.slice(clauseEnd(tokens, cast)),
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

const UNSEEN =
  /(?:is|are) (?:very |so |really |too )?(?:hard|difficult|impossible) to (?:see|make out|recognize)|(?:is|are) (?:barely|hardly) (?:visible|recognizable)|cant be seen/;
const SEES =
  /(?:cant|cannot|can hardly|can barely|hardly|barely) (?:see|make out|recognize) (?:the |our |their |his |her |my |anyones )?faces?$/;

/** "Our faces are hard to see": they are too dark. */
export function withFacesUnseen(tokens: readonly Token[]): Token[] {
  const face = tokens.findIndex(({ text }) => /^faces?$/.test(text));
  const from = clauseStart(tokens, Math.max(0, face));
  const end = clauseEnd(tokens, Math.max(0, face));
  const said = tokens
    .slice(from, end)
    .map(({ text }) => text)
    .join(' ');
  if (face < 0 || !(SEES.test(said) || UNSEEN.test(said))) return [...tokens];
  const lead = tokens[from] as Token;
  const told = ['the', 'faces', 'are', 'too', 'dark'].map(
    (text): Token => ({ ...lead, text, raw: '' }),
  );
  return [...tokens.slice(0, from), ...told, ...tokens.slice(end)];
}

const WHENCE =
  /^(phone|smartphone|iphone|cellphone|mobile|camera|concert|party|club|bar|street|outside|indoors|taken|shot|shooting|photographing|zoom)$/;

/** "So much noise from my phone at night": when it was taken, and no wish for one. */
export function withNoiseAtNight(tokens: readonly Token[]): Token[] {
  const night = tokens.findIndex(
    ({ text }, i) =>
      text === 'night' &&
      /^(at|in)$/.test(tokens[i - 1]?.text ?? '') &&
      WHENCE.test(tokens[i - 2]?.text ?? ''),
  );
  const isFault = tokens
    .slice(0, Math.max(0, night))
    .some(({ text }) => /^(noise|noisy|grain|grainy|blurry|dark|unsharp)$/.test(text));
  return night < 0 || !isFault
    ? [...tokens]
    : [...tokens.slice(0, night - 1), ...tokens.slice(night + 1)];
}

/** "The white balance is off, the plates ought to be white": that is what it comes from. */
export function withWhitesKnown(tokens: readonly Token[]): Token[] {
  const should = tokens.findIndex(
    ({ text }, i) =>
      /^(should|ought|must)$/.test(text) &&
      tokens.slice(i + 1, i + 4).some((each) => /^(white|gray|neutral)$/.test(each.text)),
  );
  const from = clauseStart(tokens, Math.max(0, should));
  const isBalance = tokens
    .slice(0, from)
    .some(
      ({ text }, i) =>
        (/^(cast|balance)$/.test(text) && i > 0) ||
        (text === 'too' && COLOUR_WORDS.has(tokens[i + 1]?.text ?? '')),
    );
  const begin = tokens[from - 1]?.kind === 'separator' ? from - 1 : from;
  return should < 0 || !isBalance
    ? [...tokens]
    : [...tokens.slice(0, begin), ...tokens.slice(clauseEnd(tokens, should))];
}
