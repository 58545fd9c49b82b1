import { endsThere } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';

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

const QUALITY =
  /^(saturation|contrast|brightness|exposure|warmth|temperature|sharpness|shadows|highlights|noise|grain|vignette|blur|vibrance)$/;

/** "Lower it 30 % in the saturation", as Spanish has it. */
export function withQualitiesLowered(tokens: readonly Token[]): Token[] {
  const into = tokens.findIndex(
    ({ text }, i) =>
      text === 'in' &&
      i >= 2 &&
      QUALITY.test(tokens[i + (tokens[i + 1]?.text === 'the' ? 2 : 1)]?.text ?? ''),
  );
  const it = tokens.findLastIndex(({ text }, i) => text === 'it' && i < into && i >= into - 3);
  const verb = tokens[it - 1];
  if (!/^(reduce|increase|less|more|lower|raise|add)$/.test(verb?.text ?? '')) return [...tokens];
  const quality = tokens[into + 1]?.text === 'the' ? into + 2 : into + 1;
  const amount = tokens.slice(it + 1, into);
  if (it < 1 || !amount.every(({ kind }) => kind === 'number')) return [...tokens];
  const named = tokens[quality] as Token;
  return [
    ...tokens.slice(0, it),
    { ...named, text: 'the' },
    named,
    ...amount,
    ...tokens.slice(quality + 1),
  ];
}

const STRONG = /^(strong|harsh|intense|violent|hard|pronounced|high|extreme|heavy|aggressive)$/;

const DIALS = /^(saturation|contrast|brightness|exposure|warmth|sharpness|vibrance)$/;

/** "The contrast a bit less strong" is a bit less contrast. */
export function withLessBefore(tokens: readonly Token[]): Token[] {
  const less = tokens.findIndex(
    ({ text }, i) => text === 'less' && STRONG.test(tokens[i + 1]?.text ?? ''),
  );
  const little = /^(slightly|little|bit|much)$/.test(tokens[less - 1]?.text ?? '') ? 1 : 0;
  const lead = little > 0 && tokens[less - 2]?.text === 'a' ? 2 : little;
  const quality = less - lead - 1;
  if (less < 1 || !DIALS.test(tokens[quality]?.text ?? '')) return [...tokens];
  const degree = tokens.slice(quality + 1, less + 1);
  return [
    ...tokens.slice(0, quality),
    ...degree,
    tokens[quality] as Token,
    ...tokens.slice(less + 2),
  ];
}
