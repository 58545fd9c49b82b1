import { endsClause, isColour, rawOf, says, someSay, textOf, type Unit, withText } from './unit.ts';

// Rules about colours. Each gets the units of one clause.

/** "Dale un tinte verde": a cast that is asked for is a tint. */
export function withCastsWished(clause: readonly Unit[]): Unit[] {
  const isWish = someSay(clause, 'give', 'add', 'put', 'tint');
  return clause.map((unit) => {
    const [colour, cast] = unit.tokens;
    if (!isWish || cast?.text !== 'cast' || !colour) return unit;
    return { ...unit, tokens: [colour, { ...cast, text: 'tint' }] };
  });
}

/** "Un filtro rosa", "ein rosa Filter" tints. */
export function withTintsNamed(clause: readonly Unit[]): Unit[] {
  return clause.map((unit, i) => {
    const isFilter =
      says(unit, 'tint') ||
      (says(unit, 'look', 'tone') && /^(filt|ton|tön|schimm)/.test(rawOf(unit)));
    const isInk = [clause[i - 1], clause[i + 1]].some((each) => each && isColour(each));
    return isFilter && isInk ? { ...withText(unit, 'tint'), kind: 'noun' } : unit;
  });
}

/** "La rosa roja": a flower behind its article, and no colour. */
export function withRosesTold(clause: readonly Unit[]): Unit[] {
  return clause.map((unit, i) => {
    const next = clause[i + 1];
    const isRose = says(unit, 'pink') && /^ros[ae]s?$/.test(rawOf(unit));
    const isAlone = endsClause(next) || (next && isColour(next)) || says(next, 'in');
    const isThing = says(clause[i - 1], 'the', 'my') && isAlone;
    return isRose && isThing ? { ...withText(unit, 'flower'), kind: 'noun' } : unit;
  });
}

/** "Gris uni", "rosa clarito": colours by themselves have their adjectives behind them, too. */
export function withShadesFirst(clause: readonly Unit[]): Unit[] {
  const result: Unit[] = [];
  for (const shade of clause) {
    const colour = result.at(-1);
    const isPair = colour?.kind === 'adjective' && isColour(colour) && shade.kind === 'adjective';
    if (isPair && says(shade, 'plain')) continue;
    if (isPair && says(shade, 'matte', 'bright', 'dark', 'soft', 'subtle')) {
      const named = says(shade, 'matte', 'dark') ? shade : withText(shade, 'light');
      result[result.length - 1] = { ...colour, tokens: [...named.tokens, ...colour.tokens] };
    } else result.push(shade);
  }
  return result;
}

/** "Haz rojo el coche azul": what it shall become stands before it. */
export function withOutcomeLast(said: readonly Unit[]): Unit[] {
  // "Pinta de gris la valla", "peins en vert la barque"
  const clause = said.filter(
    (unit, i) =>
      !(
        says(unit, 'of', 'in') &&
        says(said[i - 1], 'paint', 'color', 'dye', 'tint') &&
        says(said[i + 2], 'the', 'my', 'our', 'this', 'her') &&
        said[i + 1] !== undefined &&
        isColour(said[i + 1] as Unit)
      ),
  );
  const at = clause.findIndex(
    (unit, i) =>
      isColour(unit) &&
      says(clause[i - 1], 'make', 'put', 'turn', 'paint', 'color', 'dye', 'tint') &&
      /^(the|my|our|this|her)\b/.test(textOf(clause[i + 1])) &&
      clause[i + 2]?.kind === 'noun',
  );
  const [verb, outcome, article, noun, now] = clause.slice(at - 1, at + 4);
  if (at < 0 || !verb || !outcome || !article || !noun) return [...clause];
  const old = now?.kind === 'adjective' && isColour(now) ? [now] : [];
  const made = [withText(verb, 'make'), article, ...old];
  const things = [noun, outcome].map((each): Unit => ({ ...each, kind: 'other' }));
  const rest = clause.slice(at + 3 + old.length);
  return [...clause.slice(0, at - 1), ...made, ...things, ...rest];
}

/** "Mach aus dem Foto ein Gemälde": what it is made from stands before what it becomes. */
export function withOutcomesNamed(clause: readonly Unit[]): Unit[] {
  const from = clause.findIndex((unit, i) => rawOf(unit) === 'aus' && says(clause[i - 1], 'make'));
  const to = clause.findIndex((unit, i) => i > from + 1 && rawOf(unit).startsWith('ein'));
  const next = clause[to + 1];
  if (from < 0 || to < 0 || !next) return [...clause];
  const isInk = isColour(next) && endsClause(clause[to + 2]);
  return clause.flatMap((unit, i) => {
    if (i === from || (i === to && isInk)) return [];
    if (i === from - 1) return [withText(unit, isInk ? 'make' : 'turn')];
    return i === to ? [withText(unit, 'into'), unit] : [unit];
  });
}
