import { COLOUR_WORDS } from './colours.ts';
import type { Token } from './tokens.ts';

const BACKGROUND = /^(background|backdrop)$/;
const LABEL = /^(background|backdrop|style|filter|effect|look|format|frame|mood)$/;
const REST = /^(background|backdrop|rest|everything|surroundings)$/;

/** "Background: sunset" is one wish: the colon behind a label joins. */
function withoutLabelColons(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    ({ kind, text }, i) =>
      kind !== 'separator' || text !== ':' || !LABEL.test(tokens[i - 1]?.text ?? ''),
  );
}

const LINKS = /^(look|looks|are|is|seem|seems|came|feel|feels)$/;
const COMPLAINED =
  /^(colors?|tones|faces?|skin|photos?|pictures?|images?|lights|whites|people|it|this|that|them)$/;

/** "Fix the colours they look washed out": what is wrong stands behind the wish. */
function saysWhy(tokens: readonly Token[], i: number): boolean {
  const [before, word, next] = [i - 1, i, i + 1].map((k) => tokens[k]?.text ?? '');
  if (i < 2 || !/^(they|it)$/.test(word ?? '') || !LINKS.test(next ?? '')) return false;
  return COMPLAINED.test(before ?? '');
}

/** "Person in colour background grey": two wishes in one breath. */
function withBreaks(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const [two, one] = [tokens[i - 2]?.text, tokens[i - 1]?.text];
    const isBreak =
      (two === 'in' && one === 'color' && i > 2 && REST.test(token.text)) || saysWhy(tokens, i);
    const sign: Token = {
      kind: 'separator',
      text: ',',
      raw: '',
      start: token.start,
      end: token.start,
    };
    return isBreak ? [sign, token] : [token];
  });
}

/** "Remove the background, put a yellow one instead": what "one" stands for. */
function withNounsForOne(tokens: readonly Token[]): Token[] {
  const noun = tokens.findIndex((t) => BACKGROUND.test(t.text));
  if (noun < 0) return [...tokens];
  return tokens.map((token, i) => {
    const before = tokens[i - 1]?.text ?? '';
    const isOne =
      i > noun &&
      token.text === 'one' &&
      (COLOUR_WORDS.has(before) || /^(new|plain)$/.test(before));
    return isOne ? { ...token, text: 'background' } : token;
  });
}

const DISLIKES =
  /^(dont like|do not like|not like|hate the|hate this|hate my|tired of|bored of|bored with)$/;

/** "Don't change anything except the background", "only change the background". */
const ONLY_GROUND =
  /^(?:(?:please|just) )*(?:(?:dont|do not|never) (?:change|touch|edit|alter) (?:anything|a thing|stuff) (?:except|but|besides|other than|apart from)(?: for)?|(?:only|just) (?:change|touch|edit|alter)|(?:leave|keep) everything (?:except|but)) (?:the |my )?(?:background|backdrop)$/;

/** "The background is too busy, blur it". */
const BUSY_GROUND =
  /^(?:the |my |this )?(?:background|backdrop) (?:is|looks|was|seems) (?:\w+ ){0,2}(?:busy|distracting|messy|cluttered|chaotic|ugly|noisy|sharp|boring)$/;

/** "I don't like the background, make it grey": what shall be grey. */
function withDislikesTurned(tokens: readonly Token[]): Token[] {
  const end = tokens.findIndex((t) => t.kind === 'separator');
  const said = tokens.slice(0, Math.max(0, end));
  const noun = said.find((t) => BACKGROUND.test(t.text));
  const dislikes =
    said.some((t, i) => DISLIKES.test(`${t.text} ${tokens[i + 1]?.text}`)) ||
    ONLY_GROUND.test(said.map(({ text }) => text).join(' ')) ||
    BUSY_GROUND.test(said.map(({ text }) => text).join(' '));
  if (!noun || !dislikes) return [...tokens];
  const it = tokens.findIndex((t, i) => i > end && /^(it|that|this)$/.test(t.text));
  const isChange =
    /^(make|change|replace|turn|swap|blur|soften|darken|brighten|lighten|desaturate|remove|dim|fade)$/.test(
      tokens[it - 1]?.text ?? '',
    );
  return isChange
    ? tokens.map((t, i) => (i === it ? { ...t, text: noun.text } : t)).slice(end + 1)
    : [...tokens];
}

/** "Colour this old photo", in which no colour is said, asks for the true ones. */
function withColouringMarked(tokens: readonly Token[]): Token[] {
  if (tokens.some((t) => COLOUR_WORDS.has(t.text) && !/^(black|white|gray)$/.test(t.text)))
    return [...tokens];
  return tokens.map((token, i) => {
    const isVerb =
      token.text === 'color' &&
      tokens.slice(0, i).every((t) => /^(please|can|could|you|kindly)$/.test(t.text)) &&
      /^(the|this|my|our|these)$/.test(tokens[i + 1]?.text ?? '') &&
      tokens.some((t) => /^(photo|picture|image|photograph|pic)$/.test(t.text));
    return isVerb ? { ...token, text: 'colorize' } : token;
  });
}

/** "The colours, they look dull": the colours are meant, and nobody in the picture. */
function withColoursMeant(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    const [before, link] = [tokens[i - 1], tokens[i + 1]?.text ?? ''];
    const noun = before?.kind === 'separator' ? tokens[i - 2] : before;
    const isMeant = token.text === 'they' && /^(colors|tones)$/.test(noun?.text ?? '');
    return isMeant && LINKS.test(link) ? { ...token, text: 'it' } : token;
  });
}

/** "Okay so make it brighter": begins to speak, and says nothing of how much. */
function withoutOpeningSo(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    (t) =>
      t.kind !== 'word' || !/^(ok|okay|um|uh|hmm|hey|hi|and|well|right|alright|yeah)$/.test(t.text),
  );
  return tokens.filter((t, i) => i !== at || t.text !== 'so' || tokens.length < 3);
}

/** Puts right where one wish ends and the next begins. */
export function withWishesParted(tokens: readonly Token[]): Token[] {
  const joined = withColouringMarked(
    withDislikesTurned(withoutLabelColons(withoutOpeningSo(tokens))),
  );
  return withNounsForOne(withColoursMeant(withBreaks(joined)));
}
