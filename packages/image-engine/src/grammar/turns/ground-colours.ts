import { clauseEnd, endsThere } from '../clauses/clause-bounds.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';

const COLOUR_OF_STUDIO =
  /^(white|black|gray|blue|red|green|pink|yellow|beige|purple|orange|teal|navy|cream)$/;

/** "An orange sunset": as they are. */
export const withSunsetsPlain = (tokens: readonly Token[]): Token[] =>
  tokens.filter(
    ({ text }, i) =>
      !(
        /^(orange|golden|gold|pink|red|reddish|glowing|fiery)$/.test(text) &&
        /^(sunset|sunsets|sunrise)$/.test(tokens[i + 1]?.text ?? '')
      ),
  );

/** "Studio in white" is a white studio. */
export function withStudiosColoured(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      text === 'studio' &&
      tokens[i + 1]?.text === 'in' &&
      COLOUR_OF_STUDIO.test(tokens[i + 2]?.text ?? '') &&
      tokens[i + 3]?.text !== 'and' &&
      endsThere(tokens[i + 3]),
  );
  if (at < 0) return [...tokens];
  const [studio, , colour] = tokens.slice(at, at + 3) as [Token, Token, Token];
  return [...tokens.slice(0, at), colour, studio, ...tokens.slice(at + 3)];
}

/** "Passport photo, light background": plain light grey, as the offices want it. */
export function withPassportGrounds(tokens: readonly Token[]): Token[] {
  if (!tokens.some(({ text }) => /^(passport|visa|biometric)$/.test(text))) return [...tokens];
  return tokens.flatMap((token, i) => {
    const isPlain =
      /^(light|bright|plain|neutral)$/.test(token.text) &&
      /^(background|backdrop)$/.test(tokens[i + 1]?.text ?? '');
    if (!isPlain) return [token];
    return ['light', 'gray'].map((text): Token => ({ ...token, text }));
  });
}

/** "A gradient behind the mug, from pink to purple" is one from pink to purple. */
export function withGradientsColoured(tokens: readonly Token[]): Token[] {
  const gradient = tokens.findIndex(({ text }) => text === 'gradient');
  const pause = tokens.findIndex(({ kind }, i) => i > gradient && kind === 'separator');
  const from = /^(from|in|of)$/.test(tokens[pause + 1]?.text ?? '') ? pause + 2 : pause + 1;
  const end = clauseEnd(tokens, from);
  const said = tokens.slice(from, end);
  const isColours =
    gradient >= 0 &&
    pause > gradient &&
    said.some(({ text }) => /^(to|into)$/.test(text)) &&
    said.filter(({ text }) => COLOUR_WORDS.has(text)).length > 1 &&
    said.every(
      ({ text }) => COLOUR_WORDS.has(text) || /^(to|into|light|dark|pale|a|the)$/.test(text),
    );
  if (!isColours) return [...tokens];
  return [
    ...tokens.slice(0, gradient),
    ...said,
    ...tokens.slice(gradient, pause),
    ...tokens.slice(end),
  ];
}

/** "A lilac to peach fade" is a gradient. */
export const withFadesNamed = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    const isFade =
      /^(fade|ombre|transition|blend)$/.test(token.text) &&
      COLOUR_WORDS.has(tokens[i - 1]?.text ?? '') &&
      tokens.slice(Math.max(0, i - 4), i).some(({ text }) => /^(to|into)$/.test(text)) &&
      tokens.slice(Math.max(0, i - 6), i).filter(({ text }) => COLOUR_WORDS.has(text)).length > 1;
    return isFade ? { ...token, text: 'gradient' } : token;
  });

/** "A dark studio", "a studio background, dark": of a dark colour. */
export function withStudiosDark(tokens: readonly Token[]): Token[] {
  const studio = tokens.findIndex(({ text }) => text === 'studio');
  if (studio < 0) return [...tokens];
  const dark = /^dark(er)?$/;
  const gray = (like: Token): Token[] =>
    ['dark', 'gray'].map((text): Token => ({ ...like, text, raw: '' }));
  const before = tokens[studio - 1];
  if (before && dark.test(before.text))
    return [...tokens.slice(0, studio - 1), ...gray(before), ...tokens.slice(studio)];
  const end = clauseEnd(tokens, studio);
  const behind = tokens[end + 1];
  const isAlone = tokens[end]?.kind === 'separator' && endsThere(tokens[end + 2]);
  const isPlain = tokens
    .slice(studio + 1, end)
    .every(({ text }) => /^(background|backdrop)$/.test(text));
  if (!behind || !dark.test(behind.text) || !isAlone || !isPlain) return [...tokens];
  return [
    ...tokens.slice(0, studio),
    ...gray(behind),
    ...tokens.slice(studio, end),
    ...tokens.slice(end + 2),
  ];
}

/** "Light background, square format": plain light grey. */
export function withGroundsLight(tokens: readonly Token[]): Token[] {
  const ground = tokens.findIndex(
    ({ text }, i) =>
      /^(background|backdrop)$/.test(text) &&
      /^(light|bright)$/.test(tokens[i - 1]?.text ?? '') &&
      endsThere(tokens[i + 1]),
  );
  const before = tokens[ground - 2];
  const isAlone = !before || before.kind === 'separator' || /^(a|on|with)$/.test(before.text);
  const isMade = tokens
    .slice(0, Math.max(0, ground))
    .some(({ text }) => /^(make|keep|too|blur|darken)$/.test(text));
  // Alone it asks that the background there is becomes lighter.
  const isOneOf = tokens.some(({ kind }) => kind === 'separator');
  if (ground < 1 || !isAlone || isMade || !isOneOf) return [...tokens];
  const light = ['light', 'gray'].map(
    (text): Token => ({ ...(tokens[ground] as Token), text, raw: '' }),
  );
  return [...tokens.slice(0, ground - 1), ...light, ...tokens.slice(ground)];
}
