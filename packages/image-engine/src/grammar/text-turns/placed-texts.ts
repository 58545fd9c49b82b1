import { COLOUR_WORDS } from '../words/colours.ts';
import { POSITION_WORDS } from '../words/position.ts';
import type { Token } from '../words/tokens.ts';
import { quoted } from './dictation.ts';
import {
  withBordersApart,
  withInksJoined,
  withLettersNamed,
  withOutlinesOfLetters,
  withPlatesApart,
} from './inked-texts.ts';

const isQuote = ({ kind }: Token) => kind === 'quote';
/** Whom or what a text stands beside. */
const WHO =
  /^(him|her|me|us|them|it|head|heads|face|dog|cat|baby|couple|car|house|product|people)$/;
const WHOSE = /^(the|my|his|her|our|their|its)$/;
const ABOVE = /^(above|over)$/;
const ACROSS = /^(across|onto)$/;
const SLANTED = /^(diagonal|diagonally|across|slanted)$/;
const BELOW = /^(below|under|underneath|beneath)$/;

/** Where "above him", "under the dog" ends that begins there; 0 when none does. */
function besideEnd(tokens: readonly Token[], at: number): number {
  const { text = '' } = tokens[at] ?? {};
  if (!ABOVE.test(text) && !BELOW.test(text) && !ACROSS.test(text)) return 0;
  const who = WHO.test(tokens[at + 1]?.text ?? '') ? at + 1 : at + 2;
  const isLed = who === at + 1 || WHOSE.test(tokens[at + 1]?.text ?? '');
  // "Her head", once "her" has been taken for the whole of it.
  const end = /^heads?$/.test(tokens[who + 1]?.text ?? '') ? who + 2 : who + 1;
  return isLed && WHO.test(tokens[who]?.text ?? '') ? end : 0;
}

/** "“Boss” above him": letters stand at the top, as nobody tells where he does. */
function withPlacesOnPicture(tokens: readonly Token[]): Token[] {
  const quote = tokens.findIndex(isQuote);
  // "Snow over the house, and write …" is not about the words.
  const from =
    tokens.findLastIndex(
      ({ kind, text }, i) => i < quote && (kind === 'separator' || text === 'and'),
    ) + 1;
  const at = tokens.findIndex((_, i) => i >= from && besideEnd(tokens, i) > 0);
  const end = besideEnd(tokens, at);
  // On a polaroid they stand under the picture anyhow.
  if (end === 0 || tokens.some(({ text }) => text === 'polaroid')) return [...tokens];
  const lead = tokens[at] as Token;
  // "“Sale”, and “today” under it": below the other text.
  const isBesideText =
    /^(it|that)$/.test(tokens[at + 1]?.text ?? '') && tokens.filter(isQuote).length > 1;
  if (isBesideText && lead.text === 'above') return [...tokens];
  if (isBesideText && BELOW.test(lead.text))
    return tokens.map((token) => (token === lead ? { ...lead, text: 'below' } : token));
  // "SOLD diagonally over the house"
  const isOver = lead.text === 'over' && tokens.slice(0, at).some(({ text }) => SLANTED.test(text));
  const side = isOver
    ? 'middle'
    : ABOVE.test(lead.text)
      ? 'top'
      : ACROSS.test(lead.text)
        ? 'middle'
        : 'bottom';
  const place = ['at', 'the', side];
  return [
    ...tokens.slice(0, at),
    ...place.map((text): Token => ({ ...lead, text, raw: '' })),
    ...tokens.slice(end),
  ];
}

/** "“Mia”, the name of the baby": whose it is is not where it comes. */
function withoutNamesOwned(tokens: readonly Token[]): Token[] {
  const name = tokens.findIndex(({ text }) => /^names?$/.test(text));
  const quote = tokens.findIndex(isQuote);
  const noun = WHOSE.test(tokens[name + 2]?.text ?? '') ? name + 3 : name + 2;
  const isOwned = name >= 0 && tokens[name + 1]?.text === 'of' && noun + 1 === quote;
  return isOwned ? [...tokens.slice(0, name + 1), ...tokens.slice(quote)] : [...tokens];
}

/** "A polaroid with the text “…” below": that is where its paper is. */
const withoutPaperPlaces = (tokens: readonly Token[]): Token[] =>
  tokens.some(({ text }) => text === 'polaroid')
    ? tokens.filter(
        ({ text }, i) =>
          !(
            /^(below|underneath|beneath)$/.test(text) &&
            (!tokens[i + 1] || tokens[i + 1]?.kind === 'separator')
          ),
      )
    : [...tokens];

/** "SOLD across, in red": over the middle. */
const withAcrossPlaced = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, i) => {
    const next = tokens[i + 1];
    const isBehind = tokens[i - 1]?.kind === 'quote';
    const endsThere = !next || next.kind === 'separator';
    const isPlace =
      token.text === 'across' && (endsThere || (isBehind && COLOUR_WORDS.has(next.text)));
    return isPlace
      ? ['in', 'the', 'middle'].map((text): Token => ({ ...token, text, raw: '' }))
      : [token];
  });

/** "“Hello” should stand at the top", as German has it. */
const withoutStanding = (tokens: readonly Token[]): readonly Token[] => {
  const should = tokens.findIndex(({ text }) => text === 'should');
  // "Oben steht “…”"
  return tokens.filter(({ text }, i) => {
    const isBefore = tokens[i + 1]?.kind === 'quote';
    return text !== 'standing' || !(isBefore || (should >= 0 && i >= should));
  });
};

const CENTRED = /^(centered|centred)$/;
/** "Not too big" asks for the usual size. */
const withoutTooBig = (tokens: readonly Token[]): Token[] =>
  tokens.filter(
    (_, i) =>
      ![i, i - 1, i - 2].some(
        (k) =>
          /^(not|nothing)$/.test(tokens[k]?.text ?? '') &&
          /^(too|so|very)$/.test(tokens[k + 1]?.text ?? '') &&
          /^(big|large|huge|small|tiny)$/.test(tokens[k + 2]?.text ?? ''),
      ),
  );

const HUGE = /^(massive|enormous|gigantic|giant|humongous|ginormous|jumbo)$/;

const SETS =
  /^(put|place|add|write|in|at|on|the|bottom|top|left|right|corner|lower|upper|middle|center|very|everything|small|tiny|big|large|huge|discreet|subtle|handwriting|handwritten|cursive|font|bold|serif|script|letters|lettering|caps|capitals|with|a)$/;

/** What a text is called, and what joins how it is set. */
const CALLED =
  /^(and|my|our|signature|name|text|caption|title|words|copyright|credits?|line|notice|tag)$/;

/** "Put bottom right, very small: “…”": where and how large, before the text itself. */
function withSettingsJoined(tokens: readonly Token[]): Token[] {
  const quote = tokens.findIndex(isQuote);
  const before = tokens.slice(0, Math.max(0, quote));
  const isSet =
    before.some(({ kind }) => kind === 'separator') &&
    /^(put|place|add|write)$/.test(before[0]?.text ?? '') &&
    before.every(({ kind, text }) => kind === 'separator' || SETS.test(text));
  // "Bottom right, small and in white, my signature: “…”"
  const isLed =
    before.some(({ text }) => POSITION_WORDS.has(text)) &&
    (before.some(({ kind }) => kind === 'separator') || before.length > 2) &&
    before.every(
      ({ kind, text }) =>
        kind === 'separator' || SETS.test(text) || COLOUR_WORDS.has(text) || CALLED.test(text),
    );
  if (!isSet && isLed) {
    const write: Token = { ...(before[0] as Token), text: 'write', raw: '' };
    const how = before.filter(({ kind, text }) => kind === 'word' && !CALLED.test(text));
    return [write, tokens[quote] as Token, ...how, ...tokens.slice(quote + 1)];
  }
  if (!isSet) return [...tokens];
  const said = before.filter(({ kind, text }) => kind === 'word' && text !== 'everything');
  return [...said, ...tokens.slice(quote)];
}

/** "In the middle of the picture": where else. */
const withoutPictureNamed = (tokens: readonly Token[]): Token[] =>
  tokens.filter((_, i) => {
    const of = [i, i - 1, i - 2].find((k) => tokens[k]?.text === 'of');
    const place = tokens[(of ?? 0) - 1]?.text ?? '';
    const noun = tokens.slice((of ?? 0) + 1, (of ?? 0) + 3).map(({ text }) => text);
    const length = noun.findIndex((text) => /^(picture|photo|image|pic)$/.test(text));
    const isNamed =
      of !== undefined &&
      length >= 0 &&
      i <= of + 1 + length &&
      /^(middle|center|top|bottom|left|right|corner|side|edge)$/.test(place);
    return !isNamed;
  });

/** "Bottom right, small, white: summer 2024": words to be written, behind how and where. */
export function withSettingsDictated(tokens: readonly Token[]): Token[] {
  const colon = tokens.findIndex(({ kind, text }) => kind === 'separator' && text === ':');
  const before = tokens.slice(0, Math.max(0, colon));
  const isSet =
    !tokens.some(isQuote) &&
    before.some(({ text }) => POSITION_WORDS.has(text)) &&
    before.every(
      ({ kind, text }) =>
        kind === 'separator' || SETS.test(text) || COLOUR_WORDS.has(text) || CALLED.test(text),
    );
  if (!isSet || colon + 1 >= tokens.length) return [...tokens];
  const said = quoted([...before, ...tokens.slice(colon + 1)], colon, tokens.length - 1);
  const quote = said[colon] as Token;
  const write: Token = { ...(before[0] as Token), text: 'write', raw: '' };
  const how = before.filter(({ kind, text }) => kind === 'word' && !CALLED.test(text));
  return [write, quote, ...how];
}

const TURNS: readonly ((tokens: Token[]) => Token[])[] = [
  withBordersApart,
  withoutNamesOwned,
  withAcrossPlaced,
  withPlatesApart,
  withLettersNamed,
  withoutPaperPlaces,
  withInksJoined,
  withSettingsJoined,
  withPlacesOnPicture,
  withOutlinesOfLetters,
];

/** "The product on grey, centred, with the text “…”": said before there is a text. */
const isOfPicture = (tokens: readonly Token[], at: number): boolean =>
  [at - 1, at + 1].every((i) => tokens[i]?.kind === 'separator') &&
  !tokens
    .slice(0, at)
    .some(
      (token) => isQuote(token) || /^(text|write|caption|title|letters|words)$/.test(token.text),
    );

/** Where and how a text is set, in words that the vocabulary knows. */
export function withTextsPlaced(tokens: readonly Token[]): Token[] {
  if (!tokens.some(isQuote)) return [...tokens];
  const said = withoutTooBig(withoutPictureNamed(withoutStanding(tokens)));
  return TURNS.reduce((all, turn) => turn(all), said).map((token, i, all) =>
    token.kind !== 'word' || isOfPicture(all, i)
      ? token
      : HUGE.test(token.text)
        ? { ...token, text: 'huge' }
        : CENTRED.test(token.text)
          ? { ...token, text: 'middle' }
          : token,
  );
}
