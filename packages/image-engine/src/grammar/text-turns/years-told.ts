import type { Token } from '../words/tokens.ts';

const TENS: readonly string[] = [
  ...['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
];
const ONES: readonly string[] = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];

/** The figure of at most two words below a hundred, and how many words it has; null when there is none. */
function figureAt(words: readonly string[]): { value: number; length: number } | null {
  const tens = TENS.indexOf(words[0] || '-');
  const ones = ONES.indexOf(words[tens < 0 ? 0 : 1] || '-');
  if (tens < 0) return ones < 10 ? null : { value: ones, length: 1 };
  return ones > 0 && ones < 10
    ? { value: tens * 10 + ones, length: 2 }
    : { value: tens * 10, length: 1 };
}

/** "The year nineteen ninety nine": in figures, as a year is written. */
export function withYearsInFigures(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) => /^(twenty|nineteen)$/.test(text) && tokens[i - 1]?.text === 'year',
  );
  const first = tokens[at];
  const words = tokens.slice(at + 1, at + 3).map(({ text }) => text);
  const figure = first ? figureAt(words) : null;
  if (!first || !figure) return [...tokens];
  const year = `${first.text === 'twenty' ? 20 : 19}${figure.value}`;
  const end = tokens[at + figure.length]?.end ?? first.end;
  const said: Token = {
    ...first,
    ...{ kind: 'number', text: year, raw: year, end, value: Number(year), unit: 'none' },
  };
  return [...tokens.slice(0, at), said, ...tokens.slice(at + 1 + figure.length)];
}
