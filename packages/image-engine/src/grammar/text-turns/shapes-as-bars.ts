import { POSITION_WORDS } from '../words/position.ts';
import type { Token } from '../words/tokens.ts';
import {
  type Clause,
  clauseAround,
  inksBehind,
  isColouredSign,
  isInk,
  isLoose,
  isOnIt,
  isPlate,
  isQuote,
  isRounded,
  isShape,
  nameOf,
  ON,
  SHAPE,
  shapeDrawn,
  withQuoteBehind,
} from './shapes-named.ts';

// Badges, buttons and stars with words on them: behind letters stand bars, circles, hearts and speech bubbles, and no other shapes.

/** As wide as the picture. */
const WIDE =
  /^(?:banner|ribbon|sash|pennant|banderole|schleife|pancarta|cinta|bandeau|banniere|ruban|gradient|verlauf|farbverlauf|degradado|degrade)$/;
/** Laid behind letters by other rules, where they stand on one of a colour. */
const BARS = /^(?:banner|box|bar|strip|band)$/;
const TAKEN =
  /^(?:remove|erase|delete|hide|replace|change|crop|blur|cut|lose|without|no|around|face|sign|facebook|linkedin|twitter|youtube|instagram|web|website|etsy|header|cover|dialog)$/;
/** Ask for a sticker that is laid on the picture, and none that is cut out of it. */
const STUCK =
  /^(?:put|add|place|stick|slap|sale|price|promo|discount|round|runder|ronde?|redond[oa])$/;
/** Ask for a picture that is cut out. */
const CUTS = /^(?:make|turn|into|cut|convert|transform|of|it|this|me|him|her)$/;
const WRITES = /^(?:add|put|write|place|with|text|caption|title|make|create|have|insert)$/;
/** So many words tell of a shape what it is like. */
const MOST_MODIFIERS = 4;
const JOINS =
  /^(?:with|saying|says|that|which|reads|reading|the|text|words?|title|it|a|an|and|of|at|in|on|to|for|as|called|titled|small|big|large|corner|comic|bd)$/;

/** The shape in a clause, with what is said of it; null when there is none that letters stand on. */
function shapeIn(tokens: readonly Token[], { from, to, quote }: Clause) {
  const words = tokens.slice(from, to);
  const isTaken = ({ kind, text }: Token, i: number) =>
    /^(?:size|ratio)$/.test(kind) || (TAKEN.test(text) && !isColouredSign(words, i));
  if (words.some(isTaken)) return null;
  const noun = tokens.findIndex((token, i) => i >= from && i < to && isShape(token));
  const named = tokens[noun];
  if (!named) return null;
  let begin = noun;
  const isMore = (token: Token | undefined) =>
    token?.kind === 'word' &&
    !/^(?:an?|the|my|our|this)$/.test(token.text) &&
    !ON.test(token.text) &&
    !(WRITES.test(token.text) && token.text !== 'text') &&
    !POSITION_WORDS.has(token.text);
  while (begin > from && noun - begin < MOST_MODIFIERS && isMore(tokens[begin - 1])) begin -= 1;
  let end = noun + 1;
  // A word of another language that came to several
  while (end < to && tokens[end]?.raw === '' && (tokens[end]?.start ?? 0) < named.end) end += 1;
  while (end < to && (isInk(tokens[end]) || isPlate(tokens[end]) || isRounded(tokens[end])))
    end += 1;
  // Behind the letters what is between them and the shape is said of the letters.
  if (noun > quote && begin <= quote) begin = quote + 1;
  // "On the banner": which is there
  const isThere = /^(?:the|this|that|my|our|his|her)$/.test(tokens[begin - 1]?.text ?? '');
  const isAsked = tokens.slice(from, begin).some(({ text }) => WRITES.test(text));
  if (isThere && (noun > quote || !isAsked)) return null;
  const said = tokens.slice(begin, end);
  const behind = inksBehind(tokens, { from, to, quote }, noun, said);
  const inks = behind.length > 0 ? behind : said.filter(isInk);
  if (isLoose(named) && !isOnIt(tokens, { from, to, quote }, begin, inks)) return null;
  const drawn = shapeDrawn(tokens.slice(begin, end));
  // What somebody thinks comes in a cloud.
  if (said.some(({ text }) => text === 'thought')) return null;
  const isPlain = drawn !== null || !nameOf(named).some((name) => SHAPE.test(name));
  const isSticker = nameOf(named).some((name) =>
    /^(?:sticker|aufkleber|pegatina|autocollant)$/.test(name),
  );
  const before = tokens.slice(from, noun);
  // "A sticker that says 2 for 1", but "make it a sticker that says …": what is cut out
  const isSaid =
    /^(?:that|which|says|saying|reading|reads)$/.test(tokens[noun + 1]?.text ?? '') &&
    !before.some(({ text }) => CUTS.test(text));
  // "Sticker “Wow!”": what is on it is all that is said of it
  const isItsText = noun + 1 === quote && !before.some(({ text }) => CUTS.test(text));
  const isStuck =
    isItsText || isSaid || inks.length > 0 || before.some(({ text }) => STUCK.test(text));
  const isBare = inks.length === 0;
  const isTag = nameOf(named).some((name) =>
    /^(?:box|tag|etiqueta|etiquette|gradient|degradado|degrade|verlauf|cinta)$/.test(name),
  );
  if ((isSticker && !isStuck) || (isTag && isBare)) return null;
  const between = tokens.slice(noun < quote ? end : quote + 1, noun < quote ? quote : begin);
  const isNear = between.every(
    (token) =>
      token.text === ',' ||
      JOINS.test(token.text) ||
      POSITION_WORDS.has(token.text) ||
      isInk(token),
  );
  return isNear ? { begin, end, noun, named, inks, isPlain, drawn } : null;
}

/** "Banner “SALE” in white on red": where the second colour is told, which is that of the banner. */
function secondInks(said: readonly Token[]): { from: number; to: number } | null {
  const on = said.findIndex(
    ({ text }, i) =>
      /^(?:in|on|over)$/.test(text) &&
      isInk(said[i - 1] as Token) &&
      isInk(said[i + 1] as Token) &&
      said.slice(0, i).some(isQuote),
  );
  if (on < 1) return null;
  let to = on + 1;
  while (to < said.length && isInk(said[to] as Token)) to += 1;
  return { from: on, to };
}

/** "A red badge “NEW” top left" as "“NEW” top left on a red bar", and what is no bar as a wish of its own. */
function withShapeAsBar(tokens: readonly Token[], quote: number): Token[] {
  const clause = clauseAround(tokens, quote);
  const shape = shapeIn(tokens, clause);
  if (!shape) return [...tokens];
  const { begin, end, noun, named, inks, isPlain, drawn } = shape;
  const isRead =
    isPlain && BARS.test(named.text) && noun > quote && ON.test(tokens[begin - 2]?.text ?? '');
  if (isRead && inks.length > 0 && tokens[begin - 2]?.text !== 'with') return [...tokens];
  const asWord = (text: string): Token => ({ ...named, kind: 'word', text, raw: '' });
  const isLead = ({ text }: Token, i: number, all: readonly Token[]) =>
    /^(?:an?|the|my)$/.test(text) && i === all.length - 1;
  const head = tokens.slice(clause.from, begin);
  while (head.length > 0 && isLead(head.at(-1) as Token, head.length - 1, head)) head.pop();
  if (noun > quote && ON.test(head.at(-1)?.text ?? '')) head.pop();
  const isToldBehind = noun < quote && inks.length > 0 && tokens[quote + 2] === inks[0];
  const tail = tokens
    .slice(end, clause.to)
    .filter((token) => !isToldBehind || (token !== inks[0] && token !== tokens[quote + 1]));
  const joined =
    noun < quote
      ? tail.filter(
          (token, i) =>
            !(
              i < quote - end &&
              /^(?:with|saying|says|that|which|reads|reading|the|text|words?)$/.test(token.text)
            ),
        )
      : tail;
  const told = [...head, ...joined].filter(({ text }) => text !== ',');
  const behind = inks.length > 0 ? null : secondInks(told);
  const rest = told.filter((_, i) => !behind || i < behind.from || i >= behind.to);
  const hasVerb = rest.some(({ text }) => WRITES.test(text));
  const isVeil = /^(?:gradient|verlauf|farbverlauf|degradado|degrade)$/.test(named.text);
  const ink = (behind ? told.slice(behind.from + 1, behind.to) : inks).map((token) => ({
    ...token,
    text: token.text === 'dark' && inks.length === 1 ? 'black' : token.text,
  }));
  const isWide = nameOf(named).some((name) => WIDE.test(name));
  const bar = [
    ...['on', 'a', ...(isVeil ? ['translucent'] : [])].map(asWord),
    ...(ink.length > 0 ? ink : drawn ? [] : [asWord('black')]),
    ...(drawn ? drawn.split(' ') : [isWide ? 'bar' : 'box']).map(asWord),
  ];
  const first = tokens[begin] as Token;
  const pause: Token = { ...named, kind: 'separator', text: ',', raw: ',' };
  const refused: Token = {
    ...named,
    text: 'starburst',
    start: first.start,
    end: Math.max(named.end, tokens[end - 1]?.end ?? 0),
  };
  return [
    ...tokens.slice(0, clause.from),
    ...(hasVerb ? [] : [asWord('write')]),
    // "Add “SALE” in white on black" would be about the ground of the picture.
    ...rest.map((token) =>
      /^(?:add|make|create)$/.test(token.text) ? { ...token, text: 'write' } : token,
    ),
    ...bar,
    ...(isPlain ? [] : [pause, asWord('add'), asWord('a'), refused]),
    ...tokens.slice(clause.to),
  ];
}

/** Every text on a badge, a button or another shape, on a bar. */
export function withShapesAsBars(tokens: readonly Token[]): Token[] {
  const quotes = tokens.filter(isQuote);
  return quotes.reduce<Token[]>(
    (said, quote) => {
      const told = withQuoteBehind(said, said.indexOf(quote));
      return withShapeAsBar(told, told.indexOf(quote));
    },
    [...tokens],
  );
}
