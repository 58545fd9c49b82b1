import { COLOUR_WORDS } from '../words/colours.ts';
import { POSITION_WORDS } from '../words/position.ts';
import type { Token } from '../words/tokens.ts';
import { quoted } from './dictation.ts';
import { withSettingsDictated, withTextsPlaced } from './placed-texts.ts';
import { withShapesAsBars } from './shapes-as-bars.ts';

const ENDS_CLAUSE = /^(and|then|also|plus)$/;
/** Belong to the words that follow: "bottom text “…”". */
const LEADS = /^(text|caption|title|words|saying|says|the|a|add|write|put|with|then)$/;

const isQuote = (token: Token | undefined) => token?.kind === 'quote';
const isWord = (tokens: readonly Token[], i: number, test: RegExp) =>
  tokens[i]?.kind === 'word' && test.test(tokens[i]?.text ?? '');

/** Where the clause of a quote begins. */
function startOf(tokens: readonly Token[], quote: number): number {
  let from = quote;
  while (from > 0 && tokens[from - 1]?.kind !== 'separator' && !isQuote(tokens[from - 1])) {
    if (isWord(tokens, from - 1, ENDS_CLAUSE)) break;
    from -= 1;
  }
  return from;
}

/** Between two quotes of one clause: where the second text begins. */
function breakBetween(tokens: readonly Token[], first: number, second: number): number {
  const before = tokens.slice(startOf(tokens, first), first);
  // "Top “A” bottom “B”" says the places first, "“A” at the top “B” below" last.
  if (before.some(({ text }) => POSITION_WORDS.has(text))) return first + 1;
  let at = second;
  while (at > first + 1 && isWord(tokens, at - 1, LEADS)) at -= 1;
  return at;
}

/** Puts a comma between texts that stand in one breath: "top text “A” bottom text “B”". */
function withTextsParted(tokens: readonly Token[]): Token[] {
  const breaks = new Set<number>();
  let last = -1;
  for (const [i, token] of tokens.entries()) {
    if (token.kind === 'separator' || isWord(tokens, i, ENDS_CLAUSE)) last = -1;
    if (!isQuote(token)) continue;
    if (last >= 0) breaks.add(breakBetween(tokens, last, i));
    last = i;
  }
  // "Change “SALE” to “SOLD”" is about letters that are there.
  const first = tokens.findIndex(isQuote);
  if (
    tokens
      .slice(0, Math.max(0, first))
      .some(({ text }) => /^(change|replace|swap|edit|correct)$/.test(text))
  )
    return [...tokens];
  return tokens.flatMap((token, i) => {
    const comma: Token = { ...token, kind: 'separator', text: ',', raw: '', end: token.start };
    // "“A” top left and “B” below": where no verb parts them, "and" does.
    const isNext = token.text === 'and' && i > first && first >= 0 && isQuote(tokens[i + 1]);
    const isFarther = isNext && !isQuote(tokens[i - 1]);
    if (isFarther && !tokens.slice(0, first).some(({ kind }) => kind === 'word'))
      return [{ ...token, kind: 'separator' as const, text: ',' }];
    return breaks.has(i) ? [comma, token] : [token];
  });
}

/** "Make a meme", "meme style": of every text on the picture. */
function withMemesSet(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((t) => t.kind === 'word' && /^memes?$/.test(t.text));
  const meme = tokens[at];
  if (!meme || !tokens.some(isQuote)) return [...tokens];
  return tokens.flatMap((token, i) => {
    if (isQuote(token)) return [{ ...meme, text: 'meme', raw: '' }, token];
    const isSaid =
      i === at || (i === at + 1 && /^(style|text|font|caption|letters)$/.test(token.text));
    // "A meme: top text …" goes on with the texts.
    return isSaid || (i === at + 1 && token.text === ':') ? [] : [token];
  });
}

/** "My Instagram @anna", "our website anna.de": what the words are, and no place that they are for. */
function withoutPlatforms(tokens: readonly Token[]): Token[] {
  const isPlatform = (i: number) =>
    isWord(
      tokens,
      i,
      /^(instagram|tiktok|twitter|facebook|etsy|youtube|website|page|handle|account)$/,
    );
  return tokens.filter((_, i) => {
    let quote = i;
    while (isPlatform(quote)) quote += 1;
    const isNaming = quote > i && isQuote(tokens[quote]);
    let owner = i;
    while (isPlatform(owner)) owner -= 1;
    return !(isNaming && isWord(tokens, owner, /^(my|our|the|their|his|her)$/));
  });
}

/** "Yellow in background black", as French has it, is "yellow on black" behind words to be written. */
function withGroundsAsColours(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      text === 'background' &&
      /^(in|on)$/.test(tokens[i - 1]?.text ?? '') &&
      COLOUR_WORDS.has(tokens[i - 2]?.text ?? '') &&
      COLOUR_WORDS.has(tokens[i + 1]?.text ?? ''),
  );
  if (at < 0 || !tokens.slice(0, at).some(isQuote)) return [...tokens];
  return [
    ...tokens.slice(0, at - 1),
    { ...(tokens[at - 1] as Token), text: 'on' },
    ...tokens.slice(at + 1),
  ];
}

/** "“SALE” in red on white": the ground behind letters is no background of the picture. */
function withLetterGrounds(said: readonly Token[]): Token[] {
  const tokens = withGroundsAsColours(said);
  return tokens.flatMap((token, i) => {
    const [ink, on, ground] = [tokens[i - 2], tokens[i - 1], token];
    const isGround =
      COLOUR_WORDS.has(ink?.text ?? '') &&
      on?.text === 'on' &&
      COLOUR_WORDS.has(ground.text) &&
      tokens.slice(0, i).some(isQuote);
    if (token.text === 'on' && COLOUR_WORDS.has(tokens[i - 1]?.text ?? ''))
      return COLOUR_WORDS.has(tokens[i + 1]?.text ?? '') && tokens.slice(0, i).some(isQuote)
        ? [{ ...token, kind: 'separator' as const, text: ',' }]
        : [token];
    // "… on a black background"
    const isNamed =
      isWord(tokens, i, /^background$/) &&
      COLOUR_WORDS.has(tokens[i - 1]?.text ?? '') &&
      tokens[i - 2]?.text === 'on' &&
      COLOUR_WORDS.has(tokens[i - 3]?.text ?? '') &&
      tokens.slice(0, i).some(isQuote);
    if (isNamed) return [];
    // Behind a comma it is refused by itself.
    return isGround ? [{ ...token, text: 'label' }] : [token];
  });
}

/** "“SOLD”, white, bold": letters are as bold as their font. */
function withoutWeights(tokens: readonly Token[]): Token[] {
  if (!tokens.some(isQuote)) return [...tokens];
  return tokens.filter(({ text }, i) => {
    const isWeight = (k: number) =>
      isWord(tokens, k, /^bold$/) &&
      tokens[k - 1]?.kind === 'separator' &&
      tokens[k + 1] === undefined;
    return !(isWeight(i) || (text === ',' && isWeight(i + 1)));
  });
}

/** "Top: WHEN MONDAY HITS, bottom: AGAIN": where one text is dictated behind its place, another is. */
function withNextDictated(tokens: readonly Token[]): Token[] {
  const colon = tokens.findIndex(
    ({ kind, text }, i) =>
      kind === 'separator' &&
      text === ':' &&
      tokens.slice(0, i).some(isQuote) &&
      isWord(tokens, i + 1, /./) &&
      (isWord(tokens, i - 1, /^(top|bottom|above|below|underneath|middle|center)$/) ||
        (isWord(tokens, i - 1, /^(text|caption|title)$/) &&
          isWord(tokens, i - 2, /^(top|bottom|upper|lower|second)$/))),
  );
  if (colon < 0) return [...tokens];
  let end = colon + 1;
  while (end < tokens.length && tokens[end]?.kind === 'word') end += 1;
  return quoted([...tokens.slice(0, colon), ...tokens.slice(colon + 1)], colon, end - 1);
}

/** Gives each of several texts a clause of its own, and the look that is said for all of them. */
export function withTextsApart(tokens: readonly Token[]): Token[] {
  const placed = withTextsPlaced(
    withShapesAsBars(withoutWeights(withNextDictated(withSettingsDictated(tokens)))),
  );
  return withMemesSet(withTextsParted(withLetterGrounds(withoutPlatforms(placed))));
}
