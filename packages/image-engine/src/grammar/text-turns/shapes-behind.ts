import { plain } from '../languages/plain.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';

const isQuote = (token: Token | undefined) => token?.kind === 'quote';

/** What may stand behind letters, in the languages as they are typed. */
const LAID =
  /^(?:box|bar|strip|band|banner|circle|badge|label|plate|panel|ribbon|field|rectangle|kasten|kastchen|balken|streifen|feld|kreis|rechteck|banderole|recuadro|cuadro|caja|barra|franja|circulo|rectangulo|cadre|encadre|bandeau|bande|cercle|rond|rectangle|cartouche)$/;
const BEHIND = /^(?:behind|underneath|beneath|under|below|background)$/;
/** Of these bars are not the shape, which is named. */
const SHAPED = /^(?:circle|kreis|circulo|cercle|rond)$/;
const WIDE =
  /^(?:bar|strip|band|banner|ribbon|balken|streifen|banderole|barra|franja|bandeau|bande)$/;
/** Of what it is behind. */
const LETTERS = /^(?:it|them|that|the|text|words?|letters|lettering|writing|caption|title|price)$/;
const CLEAR = /^(?:translucent|transparent|semi|half|see|through|opaque)$/;
const isNamed = (token: Token | undefined) =>
  token?.kind === 'word' && (LAID.test(token.text) || LAID.test(plain(token.raw)));
const isOf = ({ kind, text }: Token) =>
  kind === 'word' &&
  (COLOUR_WORDS.has(text) ||
    CLEAR.test(text) ||
    /^(?:dark|light|bright|small|big|thin|wide|round|rounded|solid)$/.test(text));

/** "“12 €” in red, with a white circle behind it": what the letters stand on. */
export function withShapesBehindLaid(tokens: readonly Token[]): Token[] {
  const noun = tokens.findIndex(
    (token, i) =>
      isNamed(token) && tokens.slice(0, i).some(isQuote) && BEHIND.test(wordBehind(tokens, i)),
  );
  if (noun < 0) return [...tokens];
  let from = noun;
  while (from > 0 && isOf(tokens[from - 1] as Token)) from -= 1;
  let last = noun + 1;
  while (last < tokens.length && isOf(tokens[last] as Token)) last += 1;
  const said = tokens
    .slice(from, last)
    .filter(({ text }) => COLOUR_WORDS.has(text) || text === 'dark');
  if (said.length === 0 || isQuote(tokens[from - 1])) return [...tokens];
  const isClear = tokens.slice(from, last).some(({ text }) => CLEAR.test(text));
  while (/^(?:an?|the|with|and|use|put|on|,)$/.test(tokens[from - 1]?.text ?? '')) from -= 1;
  let end = last;
  while (/^(?:in|as|the)$/.test(tokens[end]?.text ?? '') || BEHIND.test(tokens[end]?.text ?? ''))
    end += 1;
  while (LETTERS.test(tokens[end]?.text ?? '')) end += 1;
  const lead = tokens[noun] as Token;
  const name = plain(lead.raw) || lead.text;
  const asWord = (text: string): Token => ({ ...lead, text, raw: '' });
  const isRounded = tokens.slice(from, last).some(({ text }) => text === 'rounded');
  const on = ['on', 'a', ...(isClear ? ['translucent'] : []), ...(isRounded ? ['rounded'] : [])];
  const shape = { ...lead, text: SHAPED.test(name) ? lead.text : WIDE.test(name) ? 'bar' : 'box' };
  const inks = said.map((ink) =>
    ink.text === 'dark' && said.length === 1 ? { ...ink, text: 'black' } : ink,
  );
  return [...tokens.slice(0, from), ...on.map(asWord), ...inks, shape, ...tokens.slice(end)];
}

/** The word behind, without what leads to it: "circle in background", as German has it. */
function wordBehind(tokens: readonly Token[], noun: number): string {
  let at = noun + 1;
  while (at < tokens.length && isOf(tokens[at] as Token)) at += 1;
  if (/^(?:in|as)$/.test(tokens[at]?.text ?? '')) at += 1;
  return tokens[at]?.text ?? '';
}
