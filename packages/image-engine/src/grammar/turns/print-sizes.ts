import type { Token } from '../words/tokens.ts';

/** The longer edges of sheets in px at 300 dpi. */
const SHEETS: Readonly<Record<string, number>> = {
  ...{ a0: 14043, a1: 9933, a2: 7016, a3: 4961, a4: 3508, a5: 2480 },
};
const ENLARGES = /^(enlarge|upscale|bigger|larger|enlarged|upsize|blow|upscaled)$/;
const MAKES = /^(make|get)$/;
/** Lead up to the sheet: "for an A3 print", "big enough to print at A2". */
const LEADS =
  /^(for|to|an?|at|on|in|it|size|format|picture|photo|image|the|as|print|printing|poster|be|as|so|that|i|we|can|up|this|enough|big|large|my)$/;
const BEHIND = /^(print|prints|printing|poster|size|sized|sheet|paper|format)$/;

/** "Enlarge it for an A3 print": to as many px as such a print has, and nothing is cut off. */
export function withPrintsSized(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ kind, raw }) => kind !== 'word' && Object.hasOwn(SHEETS, raw.toLowerCase()),
  );
  const px = SHEETS[tokens[at]?.raw.toLowerCase() ?? ''];
  if (at < 0 || !px) return [...tokens];
  let from = at;
  while (LEADS.test(tokens[from - 1]?.text ?? '')) from -= 1;
  // "Make this big enough for an A3 poster"
  const isEnough = tokens.slice(from, at).some(({ text }) => text === 'enough');
  if (!(isEnough ? MAKES : ENLARGES).test(tokens[from - 1]?.text ?? '')) return [...tokens];
  // "Make it bigger", and as other languages have it "make bigger it": the verb is before.
  let verb = from - 1;
  verb -= [1, 2].find((before) => MAKES.test(tokens[verb - before]?.text ?? '')) ?? 0;
  let end = at + 1;
  while (BEHIND.test(tokens[end]?.text ?? '')) end += 1;
  const lead = tokens[verb] as Token;
  const word = (text: string): Token => ({ ...lead, kind: 'word', text, raw: '' });
  const length: Token = { ...lead, kind: 'number', text: `${px}`, value: px, unit: 'px', raw: '' };
  return [
    ...tokens.slice(0, verb),
    ...['resize', 'the', 'long', 'edge', 'to'].map(word),
    { ...length, end: tokens[end - 1]?.end ?? length.end },
    ...tokens.slice(end),
  ];
}
