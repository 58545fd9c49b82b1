import { makingColours, withPutColours } from './colour-verbs.ts';
import type { Language } from './language.ts';
import { endsClause, isColour, says, type Unit } from './unit.ts';

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

/** English phrases that ask for something by themselves: "the" before one would make it a thing. */
const ASKS =
  /^(invert|remove|blur|sharpen|reduce|restore|fix|straighten|brighten|darken|crop|upscale)$/;

/** "Schneiden Sie …" addresses politely; "die Farben umkehren" is one phrase behind its article. */
function withoutAddress(units: readonly Unit[]): Unit[] {
  return units.filter((unit, i) => {
    const [before, next] = [units[i - 1], units[i + 1]];
    const isPhrase = next?.kind === 'phrase' && ASKS.test(next.tokens[0]?.text ?? '');
    if (says(unit, 'the') && isPhrase) return false;
    const isSie = unit.tokens[0]?.raw.toLowerCase() === 'sie';
    const isFormal = /^\p{L}+e?n\b/u.test(before?.tokens[0]?.raw ?? '');
    return !(isSie && isFormal && /^(verb|phrase)$/.test(before?.kind ?? ''));
  });
}

/** "Adoucis-les": what is written like an article at the end of a clause is a pronoun. */
function withPronouns(units: readonly Unit[]): Unit[] {
  return units.map((unit, i) => {
    const isLast = endsClause(units[i + 1]) || says(units[i + 1], 'please');
    if (!says(unit, 'the') || !isLast || units[i - 1]?.kind !== 'verb') return unit;
    return { ...unit, tokens: unit.tokens.map((token) => ({ ...token, text: 'it' })) };
  });
}

/** "Un look de videojuego": the look is named after what follows it. */
function withLooksLast(units: readonly Unit[]): Unit[] {
  const at = units.findIndex((unit, i) => says(unit, 'look') && says(units[i + 1], 'of'));
  const [look, , name] = units.slice(at, at + 3);
  if (at < 0 || !look || !name || !endsClause(units[at + 3])) return [...units];
  return [...units.slice(0, at), name, look, ...units.slice(at + 3)];
}

/** The units in the order of an English sentence. */
export function inEnglishOrder(units: readonly Unit[], language: Language): Unit[] {
  if (language.isNounFirst)
    return withLooksLast(adjectivesFirst(makingColours(withPutColours(withPronouns(units)))));
  if (!language.isVerbFinal) return [...units];
  const result: Unit[] = [];
  let clause: Unit[] = [];
  for (const unit of makingColours(withoutAddress(units))) {
    const ends = unit.kind === 'joint' || unit.tokens.some((t) => t.kind === 'separator');
    if (!ends) clause.push(unit);
    else {
      result.push(...verbFirst(clause), unit);
      clause = [];
    }
  }
  return [...result, ...verbFirst(clause)];
}
