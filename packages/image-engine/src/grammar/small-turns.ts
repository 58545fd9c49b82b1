import type { Token } from './tokens.ts';

/** Whether a thing that was named is over there. */
const endsThere = (next: Token | undefined): boolean =>
  next === undefined || next.kind === 'separator' || /^(and|then|please)$/.test(next.text);

/** "By 8 sharp tomorrow": an hour. */
export const withHoursRead = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ text }, i) => text !== 'sharp' || tokens[i - 1]?.kind !== 'number');

/** "The bride's face" is "the face". */
export const withFacesOwned = (tokens: readonly Token[]): Token[] =>
  tokens.filter(
    ({ raw }, i) => !(/['’]s$/.test(raw) && /^faces?$/.test(tokens[i + 1]?.text ?? '')),
  );

/** "A soft shadow under the bag" is one under it: no other thing has one. */
export function withShadowsUnderIt(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      /^(under|underneath|below|beneath)$/.test(text) && tokens[i - 1]?.text === 'shadow',
  );
  const isThing = /^(the|my|our|this|his|her)$/.test(tokens[at + 1]?.text ?? '');
  const noun = tokens[at + 2];
  const next = tokens[at + 3];
  if (at < 0 || !isThing || !noun || !endsThere(next)) return [...tokens];
  const under = { ...(tokens[at] as Token), text: 'under' };
  return [...tokens.slice(0, at), under, { ...noun, text: 'it' }, ...tokens.slice(at + 3)];
}

/** "Remove the yellow": less of it, where no thing of that colour follows. */
export function withTintsLessened(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      /^(yellow|orange|blue|green)$/.test(text) &&
      tokens[i - 1]?.text === 'the' &&
      /^(remove|reduce)$/.test(tokens[i - 2]?.text ?? ''),
  );
  const next = tokens[at + 1];
  if (at < 0 || !endsThere(next)) return [...tokens];
  const lead = tokens[at - 2] as Token;
  return [...tokens.slice(0, at - 2), { ...lead, text: 'less' }, ...tokens.slice(at)];
}
