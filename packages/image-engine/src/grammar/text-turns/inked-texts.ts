import { clauseEnd, clauseStart } from '../clauses/clause-bounds.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';

// What colour the letters of a text have, and what is around or behind them.

const isQuote = ({ kind }: Token) => kind === 'quote';

const PLATE = /^(bar|banner|box|strip|band|ribbon|badge|circle|label|plate|stripe|sticker|field)$/;

const SETTING =
  /^(big|huge|large|small|tiny|bold|enormous|massive|in|at|on|the|across|middle|center|top|bottom|left|right|corner)$/;

/** "“SOLD”, huge, in white": without the pauses between, as all of it is said of the letters. */
function withSettingsRunOn(tokens: readonly Token[]): Token[] {
  const quote = tokens.findLastIndex(isQuote);
  const rest = tokens.slice(quote + 1);
  const isSet = rest.every(
    ({ kind, text }) =>
      text === ',' || (kind === 'word' && (SETTING.test(text) || COLOUR_WORDS.has(text))),
  );
  return quote >= 0 && isSet
    ? [...tokens.slice(0, quote + 1), ...rest.filter(({ text }) => text !== ',')]
    : [...tokens];
}

/** Are laid behind letters; the others are wishes of their own. */
const BARS = /^(bar|banner|box|strip|band|label|plate|stripe)$/;

/** "…, bold red on a yellow bar" goes on with the text; "in a yellow circle" is a wish of its own. */
export function withPlatesApart(tokens: readonly Token[]): Token[] {
  const plate = tokens.findIndex(
    ({ text }, i) =>
      PLATE.test(text) &&
      (COLOUR_WORDS.has(tokens[i - 1]?.text ?? '') ||
        /^(dark|light)$/.test(tokens[i - 1]?.text ?? '')),
  );
  const on = tokens.findLastIndex(({ text }, i) => i < plate && /^(on|in|onto|over)$/.test(text));
  const isPlate =
    plate > 0 &&
    on > 0 &&
    plate - on <= 4 &&
    tokens
      .slice(0, on)
      .some(({ kind, text }) => kind === 'quote' || /^(saying|text|write|price)$/.test(text));
  if (!isPlate) return [...tokens];
  const pause: Token = { ...(tokens[on] as Token), kind: 'separator', text: ',', raw: ',' };
  const rest = tokens[plate + 1];
  const from = clauseStart(tokens, on);
  const isInk =
    from > 0 &&
    on > from &&
    tokens
      .slice(from, on)
      .every(
        ({ text }) =>
          COLOUR_WORDS.has(text) || /^(bold|thick|big|large|small|fat|thin)$/.test(text),
      );
  // "…, bold red on a yellow bar": so the letters are.
  const before = isInk
    ? [
        ...tokens.slice(0, from - 1),
        { ...pause, kind: 'word' as const, text: 'in', raw: '' },
        ...tokens.slice(from, on),
      ]
    : tokens.slice(0, on);
  if (BARS.test(tokens[plate]?.text ?? '')) {
    // "…, on a black bar"
    const joined = withSettingsRunOn(before.at(-1)?.text === ',' ? before.slice(0, -1) : before);
    const named = tokens.slice(on + 1).map((token, i) => {
      const isShade = i + on + 2 === plate && /^(dark|light)$/.test(token.text);
      return isShade ? { ...token, text: token.text === 'dark' ? 'black' : 'white' } : token;
    });
    // "Label" is a word for texts, too.
    const noun = tokens[plate] as Token;
    const bar = { ...noun, text: /^(box|label|plate)$/.test(noun.text) ? 'box' : 'bar' };
    const end = named.slice(plate - on);
    return [
      ...joined,
      { ...(tokens[on] as Token), text: 'on' },
      ...named.slice(0, plate - on - 1),
      bar,
      ...end,
    ];
  }
  return [
    ...before,
    pause,
    ...tokens.slice(on + 1, plate + 1),
    ...(rest?.kind === 'word' ? [pause] : []),
    ...tokens.slice(plate + 1),
  ];
}

/** Stand before an outline's colour. */
const LEADS_TO_OUTLINE = /^(,|with|and|an?|thin|thick|fine|bold|small|little|strong)$/;

/** "…, with a black outline": behind a text it is that of the letters. */
export const withOutlinesOfLetters = (tokens: readonly Token[]): Token[] => {
  const isColour = (text = '') => text === 'dark' || COLOUR_WORDS.has(text);
  const outline = tokens.findIndex(
    ({ text }, i) => /^(outline|outlines)$/.test(text) && isColour(tokens[i - 1]?.text),
  );
  const quote = tokens.findIndex(isQuote);
  const isElse = tokens.some(({ text }) => /^(sticker|comic|cartoon|figurine|frame)$/.test(text));
  if (outline < 0 || quote < 0 || quote > outline || isElse) return [...tokens];
  const lead = tokens[outline] as Token;
  const colour = tokens[outline - 1]?.text === 'dark' ? 'black' : tokens[outline - 1]?.text;
  const letters = ['outlined', 'in', colour ?? ''].map(
    (text): Token => ({ ...lead, text, raw: '' }),
  );
  let from = outline - 1;
  while (LEADS_TO_OUTLINE.test(tokens[from - 1]?.text ?? '')) from--;
  return [...tokens.slice(0, from), ...letters, ...tokens.slice(outline + 1)];
};

/** "…, in gold": behind a text its letters are. */
export const withInksJoined = (tokens: readonly Token[]): Token[] => {
  const quote = tokens.findIndex(isQuote);
  return tokens.flatMap((token, i) => {
    const into = tokens[i + 1]?.text === 'in' ? i + 2 : -1;
    const end = clauseEnd(tokens, i);
    const said = tokens.slice(into, end);
    const isInk =
      token.text === ',' &&
      quote >= 0 &&
      quote < i &&
      into > 0 &&
      said.length > 0 &&
      said.length <= 3 &&
      said.some(({ text }) => COLOUR_WORDS.has(text)) &&
      said.every(
        ({ text }) =>
          COLOUR_WORDS.has(text) || /^(light|dark|bright|letters|writing|bold)$/.test(text),
      ) &&
      !tokens.slice(quote, i).some(({ text }) => /^(frame|border|background|sticker)$/.test(text));
    return isInk ? [] : [token];
  });
};

/** "In yellow writing": the letters. */
export const withLettersNamed = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) =>
    /^(writing|lettering|type)$/.test(token.text) && COLOUR_WORDS.has(tokens[i - 1]?.text ?? '')
      ? { ...token, text: 'letters' }
      : token,
  );

/** How a border is that letters have none of. */
const SHAPED = /^(round|rounded|wooden|polaroid|gallery)$/;

/** "“SALE” across the middle and a black border": the border is the picture's. */
export function withBordersApart(tokens: readonly Token[]): Token[] {
  const quote = tokens.findIndex(isQuote);
  const border = tokens.findIndex(
    ({ text }, i) =>
      i > quote + 2 &&
      ((/^(border|frame)$/.test(text) &&
        (COLOUR_WORDS.has(tokens[i - 1]?.text ?? '') || SHAPED.test(tokens[i - 1]?.text ?? ''))) ||
        // "A border white", as French has it
        ((/^(frame|vignette)$/.test(text) || COLOUR_WORDS.has(tokens[i + 1]?.text ?? '')) &&
          /^(border|frame|vignette)$/.test(text) &&
          /^an?$/.test(tokens[i - 1]?.text ?? ''))),
  );
  const and = tokens.findLastIndex(
    ({ text }, i) => i > quote && i < border && /^(and|plus)$/.test(text),
  );
  const isOwn =
    quote >= 0 && and > 0 && border - and <= 4 && /^an?$/.test(tokens[and + 1]?.text ?? '');
  if (!isOwn) return [...tokens];
  const lead = tokens[and] as Token;
  const pause: Token = { ...lead, kind: 'separator', text: ',', raw: ',' };
  return [
    ...tokens.slice(0, and),
    pause,
    { ...lead, text: 'add', raw: '' },
    ...tokens.slice(and + 1),
  ];
}
