import { plain } from '../languages/plain.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import { POSITION_WORDS } from '../words/position.ts';
import type { Token } from '../words/tokens.ts';

// Badges, buttons and stars with words on them: behind letters stand bars, and no other shapes.

const isQuote = (token: Token | undefined) => token?.kind === 'quote';

/** Much like a bar, in the languages as they are typed. */
const PLATE =
  /^(?:banner|ribbon|badge|button|box|tag|plaque|sash|pennant|patch|banderole|plakette|schleife|storer|button|knopf|aufkleber|boton|etiqueta|pancarta|cinta|insignia|chapa|pegatina|bouton|pastille|macaron|bandeau|banniere|ruban|autocollant|etiquette|sticker)$/;
/** As wide as the picture. */
const WIDE =
  /^(?:banner|ribbon|sash|pennant|banderole|schleife|pancarta|cinta|bandeau|banniere|ruban|gradient|verlauf|farbverlauf|degradado|degrade)$/;
/** Shapes of their own, which it draws none of: said beside the letters. */
const SHAPE =
  /^(?:starburst|burst|star|circle|seal|gradient|stern|kreis|siegel|verlauf|farbverlauf|estrella|circulo|sello|degradado|etoile|cercle|rond|sceau|degrade)$/;
/** Laid behind letters by other rules, where they stand on one of a colour. */
const BARS = /^(?:banner|box|bar|strip|band|ribbon|badge|tag|button|sticker)$/;
const ON = /^(?:on|in|onto|into|inside|over|with|as)$/;
const JOINS =
  /^(?:with|saying|says|that|which|reads|reading|the|text|words?|title|it|a|an|and|of|at|in|on|to|for|called|titled|small|big|large|corner)$/;
const TAKEN =
  /^(?:remove|erase|delete|hide|replace|change|crop|blur|cut|lose|without|no|around|face|sign|facebook|linkedin|twitter|youtube|instagram|web|website|etsy|header|cover|dialog)$/;
/** Ask for a sticker that is laid on the picture, and none that is cut out of it. */
const STUCK =
  /^(?:put|add|place|stick|slap|sale|price|promo|discount|round|runder|ronde?|redond[oa])$/;
const WRITES = /^(?:add|put|write|place|with|text|caption|title|make|create|have|insert)$/;
/** So many words tell of a shape what it is like. */
const MOST_MODIFIERS = 4;
const isInk = (token: Token | undefined) =>
  token !== undefined &&
  (COLOUR_WORDS.has(token.text) || /^(?:dark|light|bright)$/.test(token.text));
const isBreak = (token: Token | undefined) =>
  !token || token.kind === 'separator' || /^(?:and|then|but)$/.test(token.text);

interface Clause {
  from: number;
  to: number;
  quote: number;
}

/** The words about a text, with what goes on behind a comma: "…, in white with a red box". */
function clauseAround(tokens: readonly Token[], quote: number): Clause {
  let from = quote;
  while (from > 0 && !isBreak(tokens[from - 1]) && !isQuote(tokens[from - 1])) from -= 1;
  let to = quote + 1;
  while (to < tokens.length && !isBreak(tokens[to]) && !isQuote(tokens[to])) to += 1;
  const isOn = tokens[to]?.text === ',' && ON.test(tokens[to + 1]?.text ?? '');
  let end = to + 1;
  while (isOn && end < tokens.length && !isBreak(tokens[end]) && !isQuote(tokens[end])) end += 1;
  const hasShape = tokens.slice(to, end).some((token) => isShape(token));
  return { from, to: isOn && hasShape ? end : to, quote };
}

const nameOf = (token: Token) => [token.text, plain(token.raw)];
const isShape = (token: Token) =>
  token.kind === 'word' && nameOf(token).some((name) => PLATE.test(name) || SHAPE.test(name));

/** The shape in a clause, with what is said of it; null when there is none that letters stand on. */
function shapeIn(tokens: readonly Token[], { from, to, quote }: Clause) {
  const words = tokens.slice(from, to);
  if (words.some(({ kind, text }) => TAKEN.test(text) || /^(?:size|ratio)$/.test(kind)))
    return null;
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
  while (end < to && isInk(tokens[end])) end += 1;
  // Behind the letters what is between them and the shape is said of the letters.
  if (noun > quote && begin <= quote) begin = quote + 1;
  // "On the banner": which is there
  const isThere = /^(?:the|this|that|my|our|his|her)$/.test(tokens[begin - 1]?.text ?? '');
  const isAsked = tokens.slice(from, begin).some(({ text }) => WRITES.test(text));
  if (isThere && (noun > quote || !isAsked)) return null;
  const said = tokens.slice(begin, end);
  const inks = said.filter(isInk);
  const isPlain = !nameOf(named).some((name) => SHAPE.test(name));
  const isSticker = nameOf(named).some((name) =>
    /^(?:sticker|aufkleber|pegatina|autocollant)$/.test(name),
  );
  const isStuck = inks.length > 0 || tokens.slice(from, noun).some(({ text }) => STUCK.test(text));
  const isBare = inks.length === 0;
  const isTag = nameOf(named).some((name) =>
    /^(?:box|tag|etiqueta|etiquette|gradient|degradado|degrade|verlauf|cinta)$/.test(name),
  );
  if ((isSticker && !isStuck) || (isTag && isBare)) return null;
  const before = tokens.slice(noun < quote ? end : quote + 1, noun < quote ? quote : begin);
  const isNear = before.every(
    (token) =>
      token.text === ',' ||
      JOINS.test(token.text) ||
      POSITION_WORDS.has(token.text) ||
      isInk(token),
  );
  return isNear ? { begin, end, noun, named, inks, isPlain } : null;
}

/** "A red badge “NEW” top left" as "“NEW” top left on a red bar", and what is no bar as a wish of its own. */
function withShapeAsBar(tokens: readonly Token[], quote: number): Token[] {
  const clause = clauseAround(tokens, quote);
  const shape = shapeIn(tokens, clause);
  if (!shape) return [...tokens];
  const { begin, end, noun, named, inks, isPlain } = shape;
  const isRead =
    isPlain && BARS.test(named.text) && noun > quote && ON.test(tokens[begin - 2]?.text ?? '');
  if (isRead && inks.length > 0 && tokens[begin - 2]?.text !== 'with') return [...tokens];
  const asWord = (text: string): Token => ({ ...named, kind: 'word', text, raw: '' });
  const isLead = ({ text }: Token, i: number, all: readonly Token[]) =>
    /^(?:an?|the|my)$/.test(text) && i === all.length - 1;
  const head = tokens.slice(clause.from, begin);
  while (head.length > 0 && isLead(head.at(-1) as Token, head.length - 1, head)) head.pop();
  if (noun > quote && ON.test(head.at(-1)?.text ?? '')) head.pop();
  const tail = tokens.slice(end, clause.to);
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
  const rest = [...head, ...joined].filter(({ text }) => text !== ',');
  const hasVerb = rest.some(({ text }) => WRITES.test(text));
  const isVeil = /^(?:gradient|verlauf|farbverlauf|degradado|degrade)$/.test(named.text);
  const ink = inks.map((token) => ({
    ...token,
    text: token.text === 'dark' && inks.length === 1 ? 'black' : token.text,
  }));
  const isWide = nameOf(named).some((name) => WIDE.test(name));
  const bar = [
    ...['on', 'a', ...(isVeil ? ['translucent'] : [])].map(asWord),
    ...(ink.length > 0 ? ink : [asWord('black')]),
    asWord(isWide ? 'bar' : 'box'),
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
    ...rest,
    ...bar,
    ...(isPlain ? [] : [pause, asWord('add'), asWord('a'), refused]),
    ...tokens.slice(clause.to),
  ];
}

/** Every text on a badge, a button or another shape, on a bar. */
export function withShapesAsBars(tokens: readonly Token[]): Token[] {
  const quotes = tokens.filter(isQuote);
  return quotes.reduce<Token[]>(
    (said, quote) => withShapeAsBar(said, said.indexOf(quote)),
    [...tokens],
  );
}
