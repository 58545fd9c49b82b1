import { plain } from '../languages/plain.ts';
import type { Token } from '../words/tokens.ts';
import { quoted } from './dictation.ts';
import { placeEnd } from './place-words.ts';
import { isSetting } from './set-words.ts';

const isQuote = ({ kind }: Token) => kind === 'quote';

/** How lines stand anyway; of pictures it is a layout. */
const BELOW =
  /(?<= |^)(?:(?:all )?(?:one (?:below|under|beneath|above|after) (?:the )?(?:other|another)|(?:below|under|underneath|beneath) (?:each other|one another)|on top of each other|in a column|stacked|each (?:one )?(?:on|in) (?:its own|a new|a separate|one) line|(?:on|in) separate lines)|(?:alle[s]? )?(?:unter ?einander|uber ?einander)|un[oa]s? (?:de)?bajo (?:del? |de la )?otr[oa]s?|en columna|(?:l un|lun|les uns|l une) (?:sous|en dessous de|en dessous|au dessous de) (?:l autre|lautre|les autres))(?= |$)/;
const PICTURES =
  /^(?:photos?|pictures?|images?|pics|bild|bilder|fotos?|imagen|imagenes|collage|both|beide)$/;

/** Where each word begins in the words as one text. */
function joined(tokens: readonly Token[]): { line: string; starts: number[] } {
  const starts: number[] = [];
  let line = '';
  for (const { kind, raw } of tokens) {
    starts.push(line.length);
    line += `${kind === 'word' ? plain(raw) || '-' : kind === 'quote' ? '“' : ','} `;
  }
  return { line, starts };
}

/** "“Tea” “Cake” one below the other": several texts stand so. */
export function withLinesBelowEachOther(tokens: readonly Token[]): Token[] {
  const isOfPictures = tokens.some(({ kind, raw }) => kind === 'word' && PICTURES.test(plain(raw)));
  if (tokens.filter(isQuote).length < 2 || isOfPictures) return [...tokens];
  const { line, starts } = joined(tokens);
  const found = BELOW.exec(line);
  if (!found) return [...tokens];
  const from = starts.indexOf(found.index);
  const behind = starts.findIndex((start) => start >= found.index + found[0].length);
  return from < 0
    ? [...tokens]
    : [...tokens.slice(0, from), ...(behind < 0 ? [] : tokens.slice(behind))];
}

/** What lines are called that follow behind a colon. */
const CALLED =
  /^(?:date|place|location|venue|when|where|day|time|names?|datum|ort|wann|wo|tag|uhrzeit|namen?|fecha|lugar|sitio|hora|dia|nombres?|lieu|endroit|jour|heure|noms?|quand)$/;
const OPENS =
  /^(?:add|write|put|insert|schreibe?|setze|fuge|escribe|pon|anade|ecris|ajoute|mets|the|das|die|den|el|la|le)$/;
const JOINS = /^(?:and|und|y|et|&|,|\/|\+)$/;

/** "Date and place: Bilbao, 3 May 2022": what is written stands behind the colon. */
export function withCalledTexts(tokens: readonly Token[]): Token[] {
  const colon = tokens.findIndex(({ text }) => text === ':');
  const before = tokens.slice(0, Math.max(0, colon));
  const said = before.filter(({ kind, raw }) => !(kind === 'word' && OPENS.test(plain(raw))));
  const names = said.filter(({ raw }) => CALLED.test(plain(raw)));
  const isCalled =
    names.length > 1 &&
    colon + 1 < tokens.length &&
    !tokens.some(isQuote) &&
    said.every(({ text, raw }) => CALLED.test(plain(raw)) || JOINS.test(text) || JOINS.test(raw));
  if (!isCalled) return [...tokens];
  const text: Token = { ...(names[0] as Token), text: 'text', raw: 'text' };
  return [text, ...tokens.slice(colon)];
}

/** Said with "big" in one: "Dream big". */
const GREATLY = /^(?:dream|think|go|live|play|win|aim|love|start)$/;
const WRITES =
  /^(?:write|text|caption|title|saying|says|put|add|schreibe?|escribe|ecris|texto|texte|titel)$/;

/** "Write Dream big at the bottom": no size of the letters, but a saying. */
export function withBigSayingsQuoted(tokens: readonly Token[], prompt: string): Token[] {
  if (tokens.some(isQuote)) return [...tokens];
  const big = tokens.findIndex(
    ({ raw }, i) =>
      /^(?:big|bigger)$/i.test(raw) &&
      /^\p{Lu}/u.test(tokens[i - 1]?.raw ?? '') &&
      GREATLY.test(plain(tokens[i - 1]?.raw ?? '')),
  );
  const write = big > 1 && WRITES.test(plain(tokens[big - 2]?.raw ?? ''));
  if (!write) return [...tokens];
  const [first, last] = [tokens[big - 1] as Token, tokens[big] as Token];
  const raw = prompt.slice(first.start, last.end);
  const quote: Token = { kind: 'quote', text: raw, raw, start: first.start, end: last.end };
  return [...tokens.slice(0, big - 1), quote, ...tokens.slice(big + 1)];
}

const isShouted = ({ kind, raw }: Token) => kind === 'word' && /^\p{Lu}[\p{Lu}'’!-]+$/u.test(raw);

/** Index behind the shouted words that begin there. */
function shoutedTo(tokens: readonly Token[], from: number): number {
  let to = from;
  while (to < tokens.length && isShouted(tokens[to] as Token)) to += 1;
  while (to > from && tokens[to]?.text === '!') to += 1;
  return to;
}

/** "HELLO above, BYE below": two texts in capitals, each with a place, and nothing else. */
export function withShoutedPairsQuoted(tokens: readonly Token[]): Token[] {
  const first = shoutedTo(tokens, 0);
  const place = placeEnd(tokens, first);
  const beside = /^(?:above|over|below|underneath)$/.test(tokens[first]?.raw ?? '')
    ? first + 1
    : place;
  let next = beside;
  while (/^(?:,|and|&)$/.test(tokens[next]?.text ?? '')) next += 1;
  const last = shoutedTo(tokens, next);
  const rest = tokens.slice(last);
  const isPlaced =
    rest.length > 0 &&
    rest.every((token) => isSetting(token) || /^(?:above|over)$/.test(token.text));
  if (first === 0 || beside === first || next === beside || last === next || !isPlaced)
    return [...tokens];
  const said = quoted(tokens, next, last);
  return quoted(said, 0, first);
}
