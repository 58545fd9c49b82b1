import type { Token } from '../words/tokens.ts';

/** The sliders of other editors for the ends of the scale, as they are called here. */
const SLIDERS: Readonly<Record<string, string>> = {
  shadow: 'shadows',
  shadows: 'shadows',
  highlight: 'highlights',
  highlights: 'highlights',
};

const isSigned = (token: Token | undefined): token is Token =>
  token?.kind === 'number' &&
  /^(none|percent)$/.test(token.unit ?? '') &&
  /^[+−-]/.test(token.raw.trim());

/** "Shadows +25, highlights −40" moves both by so many percent. */
export function withSlidersMoved(said: readonly Token[]): Token[] {
  const tokens = said.filter(
    ({ text }, i) => text !== ':' || !Object.hasOwn(SLIDERS, said[i - 1]?.text ?? ''),
  );
  return tokens.flatMap((token, i) => {
    const slider = Object.hasOwn(SLIDERS, token.text) ? SLIDERS[token.text] : undefined;
    if (slider && isSigned(tokens[i + 1]))
      return [
        { ...token, text: slider },
        { ...token, text: 'slider', raw: '' },
      ];
    const isMoved = Object.hasOwn(SLIDERS, tokens[i - 1]?.text ?? '') && isSigned(token);
    return [isMoved ? { ...token, unit: 'percent' as const } : token];
  });
}
