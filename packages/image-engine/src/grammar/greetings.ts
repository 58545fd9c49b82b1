import type { Token } from './tokens.ts';

const GREETINGS = [
  'happy birthday',
  'happy new year',
  'happy anniversary',
  'happy holidays',
  'happy easter',
  'happy halloween',
  'happy valentines day',
  'happy mothers day',
  'happy fathers day',
  'merry christmas',
  'merry xmas',
  'seasons greetings',
  'congratulations',
  'congrats',
  'good morning',
  'good night',
  'thank you',
  'i love you',
  'get well soon',
  'season greetings',
].map((text) => text.split(' '));
const TEXT = /^(text|caption|title|words|saying|says|reading|quote)$/;
const LEADS = /^(add|put|write|with|type|stick)$/;

const WRITES = /^(write|type|print|caption|text|title|says|saying|reads)$/;
const isCapitals = ({ kind, raw }: Token) => kind === 'word' && /^\p{Lu}[\p{Lu}'’&!-]+$/u.test(raw);

/** "Write SALE in big letters": capitals among small letters are the text itself. */
function withCapitalsQuoted(tokens: readonly Token[]): Token[] {
  const from = tokens.findIndex((t, i) => isCapitals(t) && WRITES.test(tokens[i - 1]?.text ?? ''));
  if (from < 0 || !tokens.some((t) => t.kind === 'word' && /\p{Ll}/u.test(t.raw)))
    return [...tokens];
  let to = from + 1;
  while (tokens[to] && isCapitals(tokens[to] as Token)) to += 1;
  const said = tokens.slice(from, to);
  const raw = said.map((t) => t.raw).join(' ');
  const { start } = said[0] as Token;
  const { end } = said.at(-1) as Token;
  return [
    ...tokens.slice(0, from),
    { kind: 'quote', text: raw, raw, start, end },
    ...tokens.slice(to),
  ];
}

/** "Add some text: Happy 40th!": what stands behind the colon is the text. */
function withColonQuoted(tokens: readonly Token[], prompt: string): Token[] {
  const colon = tokens.findIndex((t, i) => t.text === ':' && TEXT.test(tokens[i - 1]?.text ?? ''));
  const first = tokens[colon + 1];
  if (colon < 0 || !first) return [...tokens];
  const end = tokens.findIndex(
    (t, i) => i > colon && t.kind === 'separator' && /^[,;.\n]$/.test(t.text),
  );
  const last = tokens[(end < 0 ? tokens.length : end) - 1] ?? first;
  const raw = prompt.slice(first.start, last.end);
  const quote: Token = { kind: 'quote', text: raw, raw, start: first.start, end: last.end };
  return [...tokens.slice(0, colon), quote, ...(end < 0 ? [] : tokens.slice(end))];
}

/**
 * "Add happy birthday at the bottom": a greeting is meant to be written, though nothing says so and
 * it has no quotation marks.
 */
export function withGreetingsQuoted(said: readonly Token[], prompt: string): Token[] {
  if (said.some((t) => t.kind === 'quote')) return [...said];
  const tokens = withColonQuoted(said, prompt);
  if (tokens.some((t) => t.kind === 'quote')) return tokens;
  const written = withCapitalsQuoted(tokens);
  if (written.length < tokens.length || written.some((t) => t.kind === 'quote')) return written;
  const saysText = tokens.findIndex((t) => TEXT.test(t.text));
  for (const [i, token] of tokens.entries()) {
    // "Add the text happy birthday" is read as it stands.
    if (token.kind !== 'word' || (saysText >= 0 && saysText < i)) continue;
    if (!LEADS.test(tokens[i - 1]?.text ?? '') && saysText < 0) continue;
    const words = GREETINGS.find((each) => each.every((word, k) => tokens[i + k]?.text === word));
    const last = words && tokens[i + words.length - 1];
    if (!last) continue;
    const raw = prompt.slice(token.start, last.end);
    const quote: Token = { kind: 'quote', text: raw, raw, start: token.start, end: last.end };
    return [...tokens.slice(0, i), quote, ...tokens.slice(i + words.length)];
  }
  return [...tokens];
}
