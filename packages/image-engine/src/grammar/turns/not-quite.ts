import type { Token } from '../words/tokens.ts';

/** Stand before a figure that is not quite reached. */
const LESS = /^(?:less|under|below)$/;
const LED = /^(?:a|bit|little|slightly|just|somewhat|touch|tad|still)$/;
const JOINTS = /^(?:than|as|of|by|in|the)$/;
/** What a picture is more of behind it: "20 % brighter". */
const MORE =
  /^(?:brighter|darker|lighter|warmer|cooler|colder|sharper|softer|more|less|stronger|weaker|smaller|bigger|larger|saturated)$/;
/** As much of the figure as "a bit less" leaves. */
const SHARE = 0.9;

/** "A bit less than 20 % brighter": 18 %. */
export function withFiguresNotReached(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ unit, kind }, i) =>
      kind === 'number' && unit === 'percent' && MORE.test(tokens[i + 1]?.text ?? ''),
  );
  const figure = tokens[at];
  if (!figure) return [...tokens];
  let less = at - 1;
  while (JOINTS.test(tokens[less]?.text ?? '')) less -= 1;
  const word = tokens[less]?.text ?? '';
  const isTold = LESS.test(word) && (word !== 'less' || less < at - 1);
  if (!isTold) return [...tokens];
  let from = less;
  while (LED.test(tokens[from - 1]?.text ?? '')) from -= 1;
  const value = Math.round((figure.value ?? 0) * SHARE);
  return [
    ...tokens.slice(0, from),
    { ...figure, text: String(value), value },
    ...tokens.slice(at + 1),
  ];
}
