import type { Token } from '../words/tokens.ts';

const UPRIGHT = /^(?:portrait|upright|vertical|vertically)$/;
const ACROSS = /^(?:landscape|horizontal|horizontally)$/;
const SHAPE = /^(?:format|orientation|mode|size|layout)$/;
/** Stand between a size and which way up it is. */
const BETWEEN =
  /^(?:cm|mm|inch|inches|in|as|an?|the|print|prints|photo|picture|size|sized|paper|format|ratio|,|–|-)$/;
const GOES_ON = /^(?:and|but|with|without|then|please|for|to)$/;
/** Of several pictures, or of one that is mirrored, these words are about something else. */
const ELSEWHERE =
  /^(?:collage|grid|side|sides|stack|stacked|row|column|strip|above|flip|flipped|mirror|mirrored|split|banner|lines?|stripes?|text|bars?)$/;
/** So long is a side of a sheet in cm at most; what is longer is in px. */
const LONGEST_CM = 120;

type Sized = Token & { width: number; height: number };

const isShape = (token: Token | undefined): token is Sized =>
  (token?.kind === 'ratio' || token?.kind === 'size') &&
  token.width !== undefined &&
  token.height !== undefined &&
  Math.max(token.width, token.height) <= LONGEST_CM;

/** The same with the longer side where it is said to be. */
function turned(size: Sized, isUpright: boolean): Token {
  const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
  const [width, height] = isUpright ? [short, long] : [long, short];
  const text = size.text.replace(
    /^\s*[\d.]+(\s*\D+?\s*)[\d.]+/u,
    (_, joint: string) => `${width}${joint}${height}`,
  );
  // As a shape, and no sheet that lies as the picture does.
  return { ...size, width, height, text, raw: `${width}:${height}` };
}

/** "10x15 cm, portrait orientation", "5x7 in landscape": one shape, and which way up. */
export function withSizesTurned(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(isShape);
  const size = tokens[at];
  if (!isShape(size) || tokens.some(({ text }) => ELSEWHERE.test(text))) return [...tokens];
  let way = at + 1;
  while (BETWEEN.test(tokens[way]?.text ?? '')) way += 1;
  const said = tokens[way]?.text ?? '';
  const isUpright = UPRIGHT.test(said);
  if (!isUpright && !ACROSS.test(said)) return [...tokens];
  let end = way + 1;
  while (SHAPE.test(tokens[end]?.text ?? '')) end += 1;
  const next = tokens[end];
  const isEnd = !next || next.kind === 'separator' || GOES_ON.test(next.text);
  if (!isEnd) return [...tokens];
  // The joint before it goes with it: "10x15 cm , portrait".
  const joint = /^(?:,|–|-|in|as|an?)$/;
  let from = way;
  while (from > at + 1 && joint.test(tokens[from - 1]?.text ?? '')) from -= 1;
  return [
    ...tokens.slice(0, at),
    turned(size, isUpright),
    ...tokens.slice(at + 1, from),
    ...tokens.slice(end),
  ];
}
