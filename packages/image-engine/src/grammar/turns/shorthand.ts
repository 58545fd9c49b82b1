import type { Token } from '../words/tokens.ts';

/** "2e", "2eme", "2te", "2da": ordinals in figures, by the ending that each language gives them. */
const ORDINALS: readonly (readonly [ending: RegExp, words: readonly string[]])[] = [
  [/^(e|er|ere|re|eme|ieme)$/, ['premiere', 'deuxieme', 'troisieme', 'quatrieme', 'cinquieme']],
  [/^(te|ten|ter|tes)$/, ['erste', 'zweite', 'dritte', 'vierte', 'funfte']],
  [/^(da|do|ra|ro)$/, ['primera', 'segunda', 'tercera', 'cuarta', 'quinta']],
];

/** "S/W", "B/N", "N/B": black and white, as the three languages shorten it. */
const GREYS: Readonly<Record<string, string>> = { 's/w': 'sw', 'b/n': 'byn', 'n/b': 'nb' };

/** From this f-number on a lens blurs hardly anything. */
const WIDE = 2.8;
/** Smaller numbers count something else than the px of a side. */
const LEAST_SIDE = 64;
const EARLIER = /^(avant|antes|vorher)$/;

const ARROW = /^\s*(?:->|=>|→|⇒|➡️?|-->)\s*#?$/u;

const PICTOGRAM = /\p{Extended_Pictographic}/u;
/** Words to be written may have a pictogram among them. */
const WRITES =
  /^(text|write|writing|caption|title|says|saying|words?|texto|texte|ecris|ecrire|ecrivez|escribe|escribir|schreib|schreibe|schreiben|draufschreiben|titel|titre|titulo|schrift|schriftzug|aufschrift|pone|ponga|diga)$/;

const word = (token: Token, text: string): Token => ({ ...token, kind: 'word', text, raw: text });

/** Says in words what is written in signs: "red dress → green", "s/w", "2e photo". */
export function withShorthandRead(tokens: readonly Token[], prompt: string): Token[] {
  const result: Token[] = [];
  const isWritten = tokens.some(({ text }) => WRITES.test(text));
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    // What is written may have brackets of its own.
    if (isWritten && /^[()]$/.test(token.text)) continue;
    const [next, third] = [tokens[i + 1], tokens[i + 2]];
    const grey = GREYS[`${token.text}${next?.text}${third?.text}`];
    if (grey && next && third && third.end - token.start === 3) {
      result.push({ ...word(token, grey), end: third.end });
      i += 2;
      continue;
    }
    // "1200 mal 800", "800 por 600", "1024 sur 768"
    if (
      token.kind === 'number' &&
      third?.kind === 'number' &&
      /^(mal|por|par|sur)$/.test(next?.text ?? '') &&
      Math.min(token.value ?? 0, third.value ?? 0) >= LEAST_SIDE
    ) {
      const [width, height] = [token.value ?? 0, third.value ?? 0];
      result.push({
        ...token,
        kind: 'size',
        text: `${width}x${height}`,
        width,
        height,
        end: third.end,
      });
      i += 2;
      continue;
    }
    // "f/1.4"
    if (
      token.text === 'f' &&
      next?.text === '/' &&
      third?.kind === 'number' &&
      (third.value ?? 0) <= WIDE
    ) {
      result.push({ ...word(token, 'bokeh'), end: third.end });
      i += 2;
      continue;
    }
    // "Avant/après"
    if (next?.text === '/' && third?.kind === 'word' && EARLIER.test(token.text)) {
      result.push(token);
      i += 1;
      continue;
    }
    const isFigure =
      token.kind === 'number' &&
      token.unit === 'none' &&
      next?.start === token.end &&
      (next.text !== 'er' || token.value === 1);
    const ordinal = isFigure
      ? ORDINALS.find(([ending]) => ending.test(next.text))?.[1][(token.value ?? 0) - 1]
      : undefined;
    if (ordinal && next) {
      result.push({ ...word(token, ordinal), end: next.end });
      i += 1;
      continue;
    }
    result.push(token);
    const between = next ? prompt.slice(token.end, next.start) : '';
    const isParted =
      PICTOGRAM.test(between) &&
      token.kind === 'word' &&
      next?.kind === 'word' &&
      !/^(and|und|y|e|et|or)$/.test(next.text) &&
      !isWritten;
    if (isParted) result.push({ ...token, kind: 'separator', text: ',', raw: '' });
    if (next && ARROW.test(between))
      result.push({ ...token, kind: 'separator', text: '→', raw: '' });
  }
  return result;
}

/** The arrows of a prompt, once it is English. */
export const withArrowsRead = (tokens: readonly Token[]): Token[] =>
  tokens.map((token) => (token.text === '→' ? word(token, 'to') : token));
