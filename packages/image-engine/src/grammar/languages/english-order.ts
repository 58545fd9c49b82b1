import { COLOUR_WORDS } from '../colours.ts';
import type { Token } from '../tokens.ts';
import type { Language, WordClass } from './language.ts';

/** A translated phrase: it moves as a whole. */
export interface Unit {
  kind: WordClass | 'other';
  tokens: Token[];
}

const says = (unit: Unit | undefined, ...words: string[]) =>
  unit !== undefined && words.includes(unit.tokens.map((t) => t.text).join(' '));

const isColour = ({ tokens }: Unit) => tokens.every((t) => COLOUR_WORDS.has(t.text));
const isPolite = ({ tokens }: Unit) =>
  tokens.every((t) => /^(please|thanks|would|like|want|can|you|is)$/.test(t.text));

/** Brings the verb of a clause from its end to its beginning: "den Hintergrund entfernen". */
function verbFirst(clause: readonly Unit[]): Unit[] {
  let last = clause.length - 1;
  while (last > 0 && isPolite(clause[last] as Unit)) last -= 1;
  const verb = clause[last];
  if (verb?.kind !== 'verb' || clause.some((unit, i) => i < last && unit.kind === 'verb'))
    return [...clause];
  const rest = clause.filter((unit, i) => i !== last && !says(unit, 'not'));
  const negation = clause.filter((unit) => says(unit, 'not'));
  const asked = rest.findIndex((unit) => !isPolite(unit));
  return [...negation, ...rest.slice(0, asked), verb, ...rest.slice(asked)];
}

const endsClause = (unit: Unit | undefined) =>
  unit === undefined || unit.kind === 'joint' || unit.tokens.some((t) => t.kind === 'separator');

/** "Rends l'image floue": what the noun is to become, not which one it is. */
function isPredicate(units: readonly Unit[], noun: number, last: number): boolean {
  if (!endsClause(units[last + 1]) || last !== noun + 1) return false;
  for (let i = noun - 1; i >= 0 && !endsClause(units[i]); i--) {
    if (says(units[i], 'make', 'look')) return true;
  }
  return false;
}

/**
 * Brings adjectives before their noun: "foto antigua". Of colours only the first of two: in "el
 * vestido rojo azul" the second is what it shall become.
 */
function adjectivesFirst(units: readonly Unit[]): Unit[] {
  const result: Unit[] = [];
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit;
    if (unit.kind !== 'noun') {
      result.push(unit);
      continue;
    }
    const following: Unit[] = [];
    const at = i;
    while (units[i + 1]?.kind === 'adjective') following.push(units[++i] as Unit);
    if (isPredicate(units, at, i)) {
      result.push(unit, ...following);
      continue;
    }
    const colours = following.filter(isColour);
    const old = colours.length > 1 ? colours[0] : undefined;
    const fresh = colours.filter((each) => each !== old);
    const first = following.filter((each) => !isColour(each) || each === old);
    result.push(...first, unit, ...fresh);
  }
  return result;
}

/** "Put the dress in blue" makes it blue. */
function makingColours(units: readonly Unit[]): Unit[] {
  const result = [...units];
  for (const [i, unit] of units.entries()) {
    const next = units[i + 1];
    if (!says(unit, 'in') || !next || !isColour(next)) continue;
    const verb = units.slice(0, i).findLastIndex((each) => says(each, 'put', 'turn', 'change'));
    const put = units[verb];
    const isRecoloured =
      units[i - 1]?.kind === 'noun' && units.slice(0, i).filter(isColour).length === 1;
    if (!put && isRecoloured && !units.some((each) => each.kind === 'verb')) {
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

/** The units in the order of an English sentence. */
export function inEnglishOrder(units: readonly Unit[], language: Language): Unit[] {
  if (language.isNounFirst) return adjectivesFirst(makingColours(units));
  if (!language.isVerbFinal) return [...units];
  const result: Unit[] = [];
  let clause: Unit[] = [];
  for (const unit of makingColours(units)) {
    const ends = unit.kind === 'joint' || unit.tokens.some((t) => t.kind === 'separator');
    if (!ends) clause.push(unit);
    else {
      result.push(...verbFirst(clause), unit);
      clause = [];
    }
  }
  return [...result, ...verbFirst(clause)];
}
