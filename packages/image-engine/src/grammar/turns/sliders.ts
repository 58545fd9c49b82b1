import type { Token } from '../words/tokens.ts';

/** The sliders of other editors for the ends of the scale, each with the side to which it can be moved here. */
const SLIDERS: Readonly<Record<string, { sense: 1 | -1; verb: string; noun: string }>> = {
  shadow: { sense: 1, verb: 'lift', noun: 'shadows' },
  shadows: { sense: 1, verb: 'lift', noun: 'shadows' },
  highlight: { sense: -1, verb: 'reduce', noun: 'highlights' },
  highlights: { sense: -1, verb: 'reduce', noun: 'highlights' },
};

const isSigned = (token: Token | undefined): token is Token =>
  token?.kind === 'number' &&
  /^(none|percent)$/.test(token.unit ?? '') &&
  /^[+−-]/.test(token.raw.trim());

/** "Shadows +25, highlights −40" is read as "lift shadows 25, reduce highlights 40". */
export function withSlidersMoved(said: readonly Token[]): Token[] {
  const tokens = said.filter(
    ({ text }, i) => text !== ':' || !Object.hasOwn(SLIDERS, said[i - 1]?.text ?? ''),
  );
  return tokens.flatMap((token, i) => {
    const slider = Object.hasOwn(SLIDERS, token.text) ? SLIDERS[token.text] : undefined;
    const number = tokens[i + 1];
    if (slider && isSigned(number) && Math.sign(number.value ?? 0) === slider.sense)
      return [
        { ...token, text: slider.verb, raw: '' },
        { ...token, text: slider.noun },
      ];
    const before = SLIDERS[tokens[i - 1]?.text ?? ''];
    const isMoved = before && isSigned(token) && Math.sign(token.value ?? 0) === before.sense;
    if (!isMoved) return [token];
    const value = Math.abs(token.value ?? 0);
    return [{ ...token, value, text: String(value), unit: 'percent' as const }];
  });
}
