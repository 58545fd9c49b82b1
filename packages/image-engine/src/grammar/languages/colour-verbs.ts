import { endsClause, isColour, says, textOf, type Unit } from './unit.ts';

/** In a colour these are wished for, and not there to be painted. */
const MADE = ['picture', 'background', 'border', 'text', 'caption', 'look', 'color', 'colors'];

const isMaking = (unit: Unit): boolean => unit.kind === 'verb' || /^make\b/.test(textOf(unit));

/** "Put the dress in blue", "the dress in blue" make it blue. */
export function makingColours(units: readonly Unit[]): Unit[] {
  const result = [...units];
  for (const [i, unit] of units.entries()) {
    const next = units[i + 1];
    if (!says(unit, 'in') || !next || !isColour(next)) continue;
    const verb = units.slice(0, i).findLastIndex((each) => says(each, 'put', 'turn', 'change'));
    const put = units[verb];
    const before = units[i - 1];
    // "Ma chemise blanche en bleu": its colour of now may stand behind it.
    const thing = before && isColour(before) ? units[i - 2] : before;
    const isThing = thing?.kind === 'noun' && !says(thing, ...MADE);
    const isRecoloured =
      isThing &&
      (units.slice(0, i).filter(isColour).length === 1 ||
        (i < 4 && says(units[i - 2], 'the', 'my', 'her')));
    if (!put && isRecoloured && !units.some(isMaking)) {
      // "The yellow car in green", with no verb at all.
      const make = next.tokens.slice(0, 1).map((token) => ({ ...token, text: 'make', raw: '' }));
      result[i] = { ...unit, tokens: [] };
      return [{ kind: 'verb', tokens: make }, ...result.filter((each) => each !== result[i])];
    }
    if (!put) continue;
    const tokens = put.tokens.map((token) => ({ ...token, text: 'make' }));
    result[verb] = { ...put, tokens };
    result[i] = { ...unit, tokens: [] };
  }
  return result.filter(({ tokens }) => tokens.length > 0);
}

/** "Pon el coche rojo": what stands there already is made red; "pon un gorro rojo" adds one. */
export function withPutColours(units: readonly Unit[]): Unit[] {
  return units.map((unit, i) => {
    const isThere = says(units[i + 1], 'the', 'my', 'this', 'her');
    const colour = units[i + 3];
    const isColoured = units[i + 2]?.kind === 'noun' && colour !== undefined && isColour(colour);
    if (!says(unit, 'put') || !isThere || !isColoured || !endsClause(units[i + 4])) return unit;
    return { ...unit, tokens: unit.tokens.map((token) => ({ ...token, text: 'make' })) };
  });
}
