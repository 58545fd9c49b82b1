import type { Token } from '../words/tokens.ts';

/** What one stop is on the scale of the brightness operation, in percent. */
const STOP = 30;
const LARGEST = 100;

/** Numbers of stops in words, longest first. */
const SPOKEN: readonly (readonly [string, number])[] = [
  ['one and a half', 1.5],
  ['two and a half', 2.5],
  ['two thirds of a', 2 / 3],
  ['a third of a', 1 / 3],
  ['third of a', 1 / 3],
  ['half of a', 0.5],
  ['half a', 0.5],
  ['a half', 0.5],
  ['a full', 1],
  ['a couple of', 2],
  ['full', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['a', 1],
];
const LIGHT =
  /^(bright\w*|dark\w*|light\w*|expos\w*|underexpos\w*|overexpos\w*|dim\w*|shadows?|highlights?)$/;

/** How many stops are said before the word at `at`, and by how many tokens; null when no number is. */
function countBefore(tokens: readonly Token[], at: number): { stops: number; from: number } | null {
  const number = tokens[at - 1];
  if (number?.kind === 'number' && number.unit === 'none' && number.value !== undefined) {
    const isHalf = tokens[at - 1]?.text === '2' && tokens[at - 2]?.text === '/';
    return isHalf ? null : { stops: number.value, from: at - 1 };
  }
  for (const [words, stops] of SPOKEN) {
    const { length } = words.split(' ');
    const said = tokens.slice(Math.max(0, at - length), at).map(({ text }) => text);
    if (said.join(' ') === words) return { stops, from: at - length };
  }
  return null;
}

/** "Exposure +1": so few are stops. */
const MOST_STOPS = 3;

/** The same when only the quantity and a small signed number are said. */
function withBareStops(said: readonly Token[]): Token[] {
  return said.map((token, i) => {
    const { kind, unit, value = 0, raw } = token;
    // "Exposition", "Belichtung" are read as brightness, and counted in stops all the same.
    const before = said[i - 1];
    const isAfter =
      /^(exposure|ev)$/.test(before?.text ?? '') ||
      /^(?:l['’])?(?:exposi|belichtung)/i.test(before?.raw ?? '');
    const isStop = kind === 'number' && unit === 'none' && Math.abs(value) <= MOST_STOPS;
    if (
      !isAfter ||
      !isStop ||
      value === 0 ||
      (!/^[+−-]|[.,]/.test(raw.trim()) && said[i - 2]?.text !== '+')
    )
      return token;
    const percent = Math.round(value * STOP);
    return { ...token, text: String(Math.abs(percent)), value: percent, unit: 'percent' as const };
  });
}

/** Says exposure as photographers count it in percent: "by 2 stops", "-1 EV", "half a stop darker". */
export function withStopsInPercent(said: readonly Token[]): Token[] {
  const at = said.findIndex(({ kind, text }) => kind === 'word' && /^(stops?|evs?)$/.test(text));
  const word = said[at];
  const count = word && countBefore(said, at);
  if (!word || !count) return withBareStops(said);
  const value = Math.max(-LARGEST, Math.min(LARGEST, Math.round(count.stops * STOP)));
  const first = said[count.from] ?? word;
  const percent: Token = {
    ...{ kind: 'number', text: String(Math.abs(value)), raw: first.raw },
    ...{ start: first.start, end: word.end, value, unit: 'percent' },
  };
  const isNamed = said.some(({ text }) => LIGHT.test(text));
  const exposure: Token[] = isNamed ? [] : [{ ...word, text: 'exposure', raw: '' }];
  return [...said.slice(0, count.from), ...exposure, percent, ...said.slice(at + 1)];
}
