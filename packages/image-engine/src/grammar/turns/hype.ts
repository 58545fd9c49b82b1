import type { Token } from '../words/tokens.ts';

/** What is said to picture generators beside the wish; a photograph is so already. */
const HYPE =
  /^(?:(?:ultra|hyper|highly|super|very|insanely|extremely|photo)? ?(?:realistic|realism|detail(?:ed)?|photorealistic|photorealism)|photo ?realistic(?: style)?|masterpiece|award winning|unreal engine(?: 5)?|octane(?: render)?|trending on artstation|highly detail(?:ed)?|intricate details?|detail(?:ed)? \w+|professional photography|lifelike|studio quality|realistic style|1\/\d{1,2} scale)$/;
const SIZES = /^(?:4|8|16)k$/;

const textOf = (tokens: readonly Token[]) =>
  tokens
    .map(({ text }) => text.replace(/-/g, ' '))
    .join(' ')
    .trim();

function parts(tokens: readonly Token[]): Token[][] {
  const split: Token[][] = [[]];
  for (const token of tokens)
    if (token.kind === 'separator') split.push([token]);
    else split.at(-1)?.push(token);
  return split;
}

/** A size beside such words asks for detail that the picture does not have, which the visitor is told. */
const asDetail = (part: readonly Token[]): Token[] => {
  const comma = part.filter(({ kind }) => kind === 'separator');
  const size = part.find(({ text }) => SIZES.test(text));
  return size ? [...comma, { ...size, kind: 'word', text: 'invent-detail' }] : [...part];
};

/** "…, ultra realistic, 8k": beside a wish, what only says how good a picture shall be is left out. */
export function withoutHype(tokens: readonly Token[]): Token[] {
  const split = parts(tokens);
  const said = split.map((part) => textOf(part.filter(({ kind }) => kind !== 'separator')));
  if (split.length < 2 || !said.some((text) => HYPE.test(text))) return [...tokens];
  const isSized = tokens.some(({ text }) =>
    /^(upscale|resize|bigger|larger|enlarge|resolution)$/.test(text),
  );
  const isSize = (i: number) => !isSized && SIZES.test(said[i] ?? '');
  const kept = split
    .map((part, i) => (isSize(i) ? asDetail(part) : part))
    .filter((_, i) => !HYPE.test(said[i] ?? ''));
  const isWish = split.some(
    (part, i) =>
      !HYPE.test(said[i] ?? '') && !isSize(i) && part.some(({ kind }) => kind === 'word'),
  );
  return isWish ? kept.flat() : [...tokens];
}
