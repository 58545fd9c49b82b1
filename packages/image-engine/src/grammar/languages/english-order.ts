import * as amounts from './amounts.ts';
import { makingColours, withPutColours } from './colour-verbs.ts';
import * as colours from './colours-told.ts';
import * as faults from './faults-told.ts';
import type { Language } from './language.ts';
import * as parts from './parts-told.ts';
import * as pronouns from './pronouns.ts';
import { endsClause, isColour, says, textOf, type Unit } from './unit.ts';

/** Puts the units of one clause into better English. */
type Rule = (clause: readonly Unit[]) => Unit[];

/** What any of the languages may say, in the order in which the rules build on each other. */
const ANYWHERE: readonly Rule[] = [
  pronouns.withoutPleases,
  parts.withoutPictures,
  parts.withOwnersFirst,
  parts.withEdgesTold,
  parts.withPaintingTold,
  parts.withPlacesPut,
  colours.withRosesTold,
  amounts.withSomeTaken,
  colours.withTintsNamed,
  faults.withHazeBlamed,
  faults.withLettersBackwards,
  pronouns.withMadeLooks,
  pronouns.withNeitherNamed,
  amounts.withSharesNamed,
  amounts.withBigTold,
  faults.withBlocksBlamed,
  pronouns.withoutAims,
  amounts.withHalvesMeant,
  amounts.withCutsNamed,
  colours.withCastsWished,
  parts.withPolaroidsNamed,
  pronouns.withMeansNamed,
  amounts.withSizesWished,
];
/** What Spanish and French say, where adjectives and pronouns follow. */
const NOUN_FIRST: readonly Rule[] = [
  pronouns.withoutThat,
  pronouns.withArticlesMeant,
  pronouns.withPronounsBehind,
  pronouns.withoutDatives,
  pronouns.withoutPartitives,
  faults.withStatesTold,
  colours.withShadesFirst,
  faults.withSubjectsFirst,
  pronouns.withPronouns,
];
/** What German says. */
const VERB_FINAL: readonly Rule[] = [
  withoutAddress,
  faults.withExcessNamed,
  colours.withOutcomesNamed,
];

/** Applies the rules to each clause. */
function byClause(units: readonly Unit[], rules: readonly Rule[]): Unit[] {
  const result: Unit[] = [];
  let clause: Unit[] = [];
  const close = () => {
    result.push(...rules.reduce((each, rule) => rule(each), clause));
    clause = [];
  };
  for (const unit of units) {
    if (!endsClause(unit)) clause.push(unit);
    else {
      close();
      result.push(unit);
    }
  }
  close();
  return result;
}

const isPolite = ({ tokens }: Unit) =>
  tokens.every((t) => /^(please|thanks|would|like|want|can|you|is)$/.test(t.text));

/** Brings the verb of a clause from its end to its beginning: "den Hintergrund entfernen". */
function verbFirst(clause: readonly Unit[]): Unit[] {
  let last = clause.length - 1;
  while (last > 0 && isPolite(clause[last] as Unit)) last -= 1;
  const verb = clause[last];
  const isQuestion = /^(what|who|how|where|why|which|when)$/.test(clause[0]?.tokens[0]?.text ?? '');
  if (isQuestion && verb?.kind === 'verb') {
    // "Was kann man an dem Bild verbessern?"
    const one = clause.findIndex((unit) => says(unit, 'we', 'i', 'you')) + 1;
    return [...clause.slice(0, one), verb, ...clause.slice(one).filter((unit) => unit !== verb)];
  }
  if (verb?.kind !== 'verb' || clause.some((unit, i) => i < last && unit.kind === 'verb'))
    return [...clause];
  const rest = clause.filter((unit, i) => i !== last && !says(unit, 'not'));
  const negation = clause.filter((unit) => says(unit, 'not'));
  const asked = rest.findIndex((unit) => !isPolite(unit));
  return [...negation, ...rest.slice(0, asked), verb, ...rest.slice(asked)];
}

/** "Leute und Autos weg": what stands before the "and" goes, too. */
function withRemovalsShared(units: readonly Unit[]): Unit[] {
  const result = [...units];
  for (let i = 0; i < result.length; i++) {
    if (!says(result[i], 'and')) continue;
    const from = result.findLastIndex((unit, k) => k < i && endsClause(unit)) + 1;
    const end = result.findIndex((unit, k) => k > i && endsClause(unit));
    const to = end < 0 ? result.length : end;
    const at = result.findLastIndex((unit, k) => k < to && !isPolite(unit));
    const verb = result[at];
    const before = result.slice(from, i);
    const isThings =
      before.some((unit) => unit.kind === 'noun' || says(unit, 'noise')) &&
      before.every((unit) => /^(noun|small|other)$/.test(unit.kind) || says(unit, 'noise'));
    if (at <= i || !verb || !isThings || !says(verb, 'remove', 'erase', 'delete')) continue;
    result.splice(at, 1);
    result.splice(from, 0, verb);
  }
  return result;
}

/** "Except", "gray except the" */
const endsInExcept = (unit: Unit | undefined): boolean =>
  /\bexcept(?: the| my)?$/.test(textOf(unit));

/** "Rends l'image floue": what the noun is to become, not which one it is. */
function isPredicate(units: readonly Unit[], noun: number, last: number): boolean {
  if (!endsClause(units[last + 1]) || last !== noun + 1) return false;
  for (let i = noun - 1; i >= 0 && !endsClause(units[i]); i--) {
    if (endsInExcept(units[i])) return false;
    if (says(units[i], 'make', 'look', 'everything', 'all', 'all the')) return true;
  }
  return false;
}

/** "Everything grey except the red umbrella": which thing it is, and nothing that it becomes. */
function isExcepted(units: readonly Unit[], noun: number): boolean {
  const before = units.slice(Math.max(0, noun - 2), noun).reverse();
  return before.some((unit) => endsInExcept(unit) || says(unit, 'only', 'keep only'));
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
    // "El mar está torcido" is told of it: "is crooked" stays behind it.
    const isNext = (unit: Unit | undefined) =>
      unit?.kind === 'adjective' && unit.tokens[0]?.text !== 'is';
    while (isNext(units[i + 1])) following.push(units[++i] as Unit);
    if (isPredicate(units, at, i)) {
      result.push(unit, ...following);
      continue;
    }
    const colours = following.filter(isColour);
    // "Mi suéter azul que sea negro"
    let next = i + 1;
    while (!endsClause(units[next]) && !isColour(units[next] as Unit)) next += 1;
    const isOld = colours.length > 1 || !endsClause(units[next]) || isExcepted(units, at);
    const old = isOld ? colours[0] : undefined;
    const fresh = colours.filter((each) => each !== old);
    const isTint = says(unit, 'tint');
    const first = following.filter((each) => isTint || !isColour(each) || each === old);
    result.push(...first, unit, ...(isTint ? [] : fresh));
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

/** "Un look de videojuego": the look is named after what follows it. */
function withLooksLast(units: readonly Unit[]): Unit[] {
  const at = units.findIndex((unit, i) => says(unit, 'look') && says(units[i + 1], 'of'));
  const [look, , name] = units.slice(at, at + 3);
  if (at < 0 || !look || !name || !endsClause(units[at + 3])) return [...units];
  return [...units.slice(0, at), name, look, ...units.slice(at + 3)];
}

/** The units in the order of an English sentence. */
export function inEnglishOrder(said: readonly Unit[], language: Language): Unit[] {
  const units = byClause(said, ANYWHERE);
  if (language.isNounFirst) {
    const plainer = byClause(units, NOUN_FIRST);
    const coloured = byClause(makingColours(withPutColours(plainer)), [colours.withOutcomeLast]);
    return withLooksLast(adjectivesFirst(coloured));
  }
  if (!language.isVerbFinal) return units;
  return byClause(makingColours(byClause(withRemovalsShared(units), VERB_FINAL)), [verbFirst]);
}
