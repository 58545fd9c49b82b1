import type { Token } from '../words/tokens.ts';

const MONTHS =
  'jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|f[eé]v(?:rier)?|mar(?:ch|zo|s)?|m[äa]rz|apr(?:il)?|avr(?:il)?|abril|ma[iy]|mayo|june?|juni|juin|junio|july?|juli|juillet|julio|aug(?:ust)?|ao[uû]t|agosto|sep(?:t(?:ember|embre|iembre)?)?|o[ck]t(?:ober|obre|ubre)?|nov(?:ember|embre|iembre)?|de[cz](?:ember)?|d[ée]cembre|diciembre|enero|febrero';

/** "12. Mai 2024", "3 May 2022", "3 de mayo de 2022" */
const DATE = new RegExp(
  `(?<![\\d.,])\\d{1,2}(?:\\.|st|nd|rd|th|er)? ?(?:de |of )?(?:${MONTHS})\\.?,? (?:de )?(?:19|20)\\d\\d(?![\\d.]*\\d)`,
  'iu',
);
/** Say that it is a date, and that it is to be written. */
const CALLED =
  /^(?:date|datum|fecha|stamp|timestamp|datestamp|datumsstempel|add|put|write|print|schreibe?|setze?|f[uü]ge?|escribe|pon|a[nñ]ade|[ée]cris|ajoute|mets)$/i;
/** About a date that is there. */
const THERE =
  /^(?:remove|erase|delete|hide|keep|without|entfern\p{L}*|l[oö]sch\p{L}*|weg|quita\p{L}*|borra\p{L}*|enl[eè]ve\p{L}*|efface\p{L}*|from|vom|von|del|du|in|on|am)$/iu;
/** Beside a date, it names it. */
const NAMES = /^(?:date|datum|fecha|stamp|timestamp|datestamp|datumsstempel)$/i;
const BETWEEN = /^(?:the|das|den|la|le|el|:|of|vom)$/i;

/** "Date 12. mai 2024 unten rechts": a date with its month in words, as a quote. */
export function withDatesInWordsQuoted(tokens: readonly Token[], prompt: string): Token[] {
  const found = DATE.exec(prompt);
  if (!found || tokens.some(({ kind }) => kind === 'quote')) return [...tokens];
  const [start, end] = [found.index, found.index + found[0].length];
  const from = tokens.findIndex((token) => token.start >= start);
  const before = tokens.slice(0, Math.max(0, from));
  const led = before.filter(({ raw, text }) => !BETWEEN.test(raw) && text !== ':');
  const isAsked =
    from >= 0 &&
    led.length > 0 &&
    led.length <= 3 &&
    led.every(({ raw }) => CALLED.test(raw)) &&
    !tokens.some(({ raw }) => THERE.test(raw) && before.some((each) => each.raw === raw));
  if (!isAsked) return [...tokens];
  const raw = found[0];
  const quote: Token = { kind: 'quote', text: raw, raw, start, end };
  const lead = before.find(({ raw: said }) => NAMES.test(said)) ?? (before[0] as Token);
  const text: Token = { ...lead, kind: 'word', text: 'text', raw: 'text' };
  return [text, quote, ...tokens.filter((token) => token.start >= end)];
}

/** A date that nobody told, in the languages as they are typed. */
const TODAY =
  /\b(?:das |den )?(?:heutige[nrs]?|aktuelle[nrs]?) datum\b|\b(?:das )?datum von heute\b|\b(?:la )?date (?:du jour|actuelle|d['’]?\s?aujourd['’]?hui)\b|\b(?:la )?fecha (?:de hoy|actual|de hoy d[ií]a)\b/iu;

/** "Pon la fecha de hoy": which it is has to be told. */
export function withoutDatesUntold(tokens: readonly Token[], prompt: string): Token[] {
  const found = TODAY.exec(prompt);
  if (!found) return [...tokens];
  const [start, end] = [found.index, found.index + found[0].length];
  const at = tokens.findIndex((token) => token.start >= start && token.end <= end);
  if (at < 0) return [...tokens];
  const isEdge = ({ kind, text }: Token) => kind === 'separator' || /^(?:and|und|y|et)$/.test(text);
  const from = tokens.findLastIndex((token, i) => i < at && isEdge(token)) + 1;
  const next = tokens.findIndex((token, i) => i > at && isEdge(token));
  const to = next < 0 ? tokens.length : next;
  const text: Token = {
    ...{ kind: 'word', text: 'text', raw: 'text' },
    ...{ start: tokens[from]?.start ?? start, end: tokens[to - 1]?.end ?? end },
  };
  return [...tokens.slice(0, from), text, ...tokens.slice(to)];
}
