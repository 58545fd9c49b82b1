import type { Token } from '../words/tokens.ts';
import { rawOf, says, someSay, textOf, type Unit, withText } from './unit.ts';

// Rules about how much of something is meant. Each gets the units of one clause.

const SIZES = /^(resize|reduce|make smaller|make bigger|crop|put|turn|make|change)$/;
const MEASURES =
  /\b(saturation|contrast|brightness|warmth|sharpness|clarity|light|noise|color|colors|size|picture|photo|it|resolution|temperature)\b/;
const AMOUNTS =
  /^(saturation|contrast|brightness|light|warmth|color|colors|sharpness|noise|film grain|grain|yellow|blue|red|green)$/;
const SIDES = ['top', 'bottom', 'left', 'right', 'all sides'];

const isNumber = (unit: Unit | undefined) => unit?.tokens[0]?.kind === 'number';

/** "Sepia a la mitad" is half of its strength, "redúcela a la mitad" half of its size. */
export function withHalvesMeant(clause: readonly Unit[]): Unit[] {
  return clause.map((unit) => {
    if (!says(unit, 'by half')) return unit;
    const others = clause.filter((each) => each !== unit);
    const measured = others.filter((each) => MEASURES.test(textOf(each)));
    const isPicture = measured.every((each) => says(each, 'picture', 'photo', 'it', 'size'));
    const isSized = others.length === 0 || others.some((each) => SIZES.test(textOf(each)));
    if (measured.length > 0 && !isPicture) return unit;
    if (isSized || measured.length > 0) return withText(unit, 'half', 'size');
    const number = { ...unit.tokens[0], kind: 'number', text: '50', value: 50, unit: 'percent' };
    return { ...unit, tokens: [number as Token] };
  });
}

/** "Quítale un 10% por abajo": a share of a side that goes is cut off. */
export function withCutsNamed(clause: readonly Unit[]): Unit[] {
  const isThing = clause.some((each) => each.kind === 'noun' && !says(each, 'picture', 'px'));
  if (isThing || !clause.some(isNumber) || !someSay(clause, ...SIDES)) return [...clause];
  return clause.map((unit) => (says(unit, 'remove', 'reduce') ? withText(unit, 'crop') : unit));
}

/** "Redúcela un 30 %", "réduis de 30 %": by so much; "en 800x600": to that size. */
export function withSharesNamed(clause: readonly Unit[]): Unit[] {
  return clause.map((unit, i) => {
    const next = clause[i + 1]?.tokens[0];
    if (next?.kind === 'size' && says(unit, 'in')) return withText(unit, 'to');
    const isPercent = next?.unit === 'percent' || says(clause[i + 2], 'percent');
    const isShare = next?.kind === 'number' && isPercent && /^(un|de|um|en)$/.test(rawOf(unit));
    return isShare ? withText(unit, 'by') : unit;
  });
}

/** "Quítale un poco de saturación": less of it, but not nothing. */
export function withSomeTaken(clause: readonly Unit[]): Unit[] {
  const isSome = someSay(clause, 'slightly', 'a bit');
  const isAmount = clause.some((each) => AMOUNTS.test(textOf(each)));
  const isTaken = someSay(clause, 'remove') && someSay(clause, 'saturation');
  return clause.flatMap((unit, i) => {
    const isTotal = says(unit, 'black and white') && /^(s[aä]ttigung|satura)/.test(rawOf(unit));
    if (isTotal && isSome) return [withText(unit, 'less', 'saturation')];
    if (isSome) return [says(unit, 'remove') && isAmount ? withText(unit, 'reduce') : unit];
    if (!isTaken) return [unit];
    if (says(unit, 'remove')) return [withText(unit, 'black', 'and', 'white')];
    const isIts = says(unit, 'the') && says(clause[i + 1], 'saturation');
    return says(unit, 'saturation') || isIts ? [] : [unit];
  });
}

/** "Ponla a 1080 px de ancho": a size in pixels asks for another size. */
export function withSizesWished(clause: readonly Unit[]): Unit[] {
  const at = clause.findIndex(
    (unit, i) =>
      says(unit, 'px wide', 'px high', 'wide', 'high') &&
      (isNumber(clause[i - 1]) || (says(clause[i - 1], 'of') && isNumber(clause[i - 2]))),
  );
  const place = isNumber(clause[at - 1]) ? at - 1 : at - 2;
  const number = clause[place];
  const [first] = number?.tokens ?? [];
  if (at < 0 || !number || !first || someSay(clause, 'at most')) return [...clause];
  const verb = clause.slice(0, at).find((unit) => unit.kind === 'verb');
  const isOther = clause
    .slice(0, at)
    .some((unit) => unit.kind === 'noun' && !says(unit, 'picture', 'size', 'px', 'format'));
  const isPut = verb ? says(verb, 'put', 'make', 'turn') : someSay(clause.slice(0, at), 'in', 'to');
  if (isOther || !isPut) return [...clause];
  const lead = clause
    .slice(0, place)
    .filter((unit) => unit.kind !== 'verb' && !says(unit, 'in', 'to', 'it', 'the', 'of'));
  const word: Token = { ...first, kind: 'word', text: 'resize', raw: '' };
  return [...lead, { kind: 'verb', tokens: [word] }, number, ...clause.slice(at)];
}

/** "Große Schrift" is big; "Größe" is a size. */
export function withBigTold(clause: readonly Unit[]): Unit[] {
  return clause.map((unit, i) => {
    const isSmall = /^(gross|groß)/.test(unit.tokens[0]?.raw ?? '');
    return says(unit, 'size') && isSmall && i + 1 < clause.length ? withText(unit, 'big') : unit;
  });
}
