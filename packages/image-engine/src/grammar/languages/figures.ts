import type { Token } from '../words/tokens.ts';

const UNITS: Readonly<Record<string, Token['unit']>> = {
  percent: 'percent',
  degrees: 'degrees',
  px: 'px',
  times: 'times',
};

/** "20 Prozent": the unit goes into its number. */
export function withUnits(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (const token of tokens) {
    const last = result.at(-1);
    const unit = token.kind === 'word' ? UNITS[token.text] : undefined;
    if (unit && last?.kind === 'number' && last.unit === 'none')
      result[result.length - 1] = { ...last, unit, end: token.end };
    // "Schreib mir mal", "es ist grad Nacht": no unit without its number.
    else if (!unit || unit === 'px' || unit === 'percent') result.push(token);
  }
  return result;
}

const YEARS = /^(anos|annees|los)$/;
/** "Look année 80", but "l'année 2024" is that year. */
const YEAR = /^annee$/;
const isRound = (token: Token | undefined) =>
  token?.kind === 'number' && token.unit === 'none' && /^(?:19)?[2-9]0$/.test(token.text);

/** "Años 70", "années 70": the number is a decade, which English writes as one word. */
export function withDecades(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const { value = 0, unit, kind } = token;
    const isDecade =
      value % 10 === 0 && ((value >= 20 && value < 100) || (value > 1900 && value < 2000));
    const before = tokens[i - 1]?.text ?? '';
    const isYears = YEARS.test(before) || YEAR.test(before);
    const isNumber = (each: Token | undefined) => each?.kind === 'number' && each.unit === 'none';
    if (YEARS.test(token.text) && isNumber(tokens[i + 1]) && (tokens[i + 1]?.value ?? 0) >= 20)
      return [];
    if (YEAR.test(token.text) && isRound(tokens[i + 1])) return [];
    return kind === 'number' && unit === 'none' && isDecade && isYears
      ? [{ ...token, kind: 'word' as const, text: 'vintage', raw: 'vintage' }]
      : [token];
  });
}
