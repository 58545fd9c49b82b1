import { colourAt, isColourful } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';

/** Looks that printers make of one ink too. */
const STYLES = /^(halftone|halftones|dots|comic)$/;

/** "Halftone dots in blue": the look, in one ink on pale paper. */
export function withInksNamed(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    if (token.text !== 'in' || !STYLES.test(tokens[i - 1]?.text ?? '')) return [token];
    const words = tokens.slice(i + 1, i + 4).map(({ kind, text }) => (kind === 'word' ? text : ''));
    const found = colourAt(words, 0);
    const next = found && tokens[i + 1 + found.length];
    const isEnd = !next || next.kind === 'separator' || /^(please|with|but|then)$/.test(next.text);
    if (!found || !isColourful(found.colour.rgb) || !isEnd) return [token];
    const joint: Token = { ...token, kind: 'separator', text: ',', raw: '', end: token.start };
    return [joint, { ...token, text: 'duotone' }, token];
  });
}
