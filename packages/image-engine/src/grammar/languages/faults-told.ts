import { endsClause, rawOf, says, someSay, textOf, type Unit, withText } from './unit.ts';

// Rules about what is wrong with a picture. Each gets the units of one clause.

const WISHES = /\b(remove|reduce|less|add|more|want|put|give|make|fix)\b/;
const BECOMES = /^(turn|change|replace|swap|paint|put)\b/;

/** "Se ve pixeleada", "ist so pixelig" complain, and wish for no blocks. */
export function withBlocksBlamed(clause: readonly Unit[]): Unit[] {
  const isWish = someSay(clause, 'like', 'make', 'should be');
  return clause.map((unit, i) => {
    const isState = /^(ver)?pixel/.test(rawOf(unit)) && says(unit, 'pixel art', 'pixelate');
    const before = clause.slice(Math.max(0, i - 3), i);
    const isBlamed = isState && someSay(before, 'is', 'look', 'looks', 'too', 'very');
    return isBlamed && !isWish ? withText(unit, 'too', 'pixelated') : unit;
  });
}

/** "Hat einen Grauschleier", "tiene ruido" complain. */
export function withHazeBlamed(clause: readonly Unit[]): Unit[] {
  const isThere = someSay(clause, 'has', 'have', 'there', 'is');
  if (!isThere || clause.some((each) => WISHES.test(textOf(each)))) return [...clause];
  return clause.map((unit) => {
    if (says(unit, 'haze')) return withText(unit, 'too', 'hazy');
    return says(unit, 'noise', 'film grain') ? withText(unit, 'too', 'noisy') : unit;
  });
}

const WRITTEN = [
  'text',
  'letters',
  'logo',
  'caption',
  'sign',
  'writing',
  'number',
  'numbers',
  'name',
];

/** "Le texte du tee-shirt est à l'envers": letters are mirrored, and do not stand on their heads. */
export function withLettersBackwards(clause: readonly Unit[]): Unit[] {
  const at = clause.findIndex((unit) => says(unit, ...WRITTEN));
  const wrong = clause.findIndex(
    (unit, i) =>
      i > at + 1 && /^(?:is )?(?:upside down|reversed|inverted|invert)$/.test(textOf(unit)),
  );
  const is = clause.slice(0, wrong + 1).findLastIndex((unit) => /^(?:is|are)\b/.test(textOf(unit)));
  const isTold = at >= 0 && at < 3 && is > at && wrong - is <= 1;
  if (!isTold || clause.slice(0, wrong).some(({ kind }) => kind === 'verb')) return [...clause];
  // What they are on is of no weight.
  const state = withText(clause[wrong] as Unit, 'is', 'backwards');
  return [...clause.slice(0, at + 1), state, ...clause.slice(wrong + 1)];
}

/** "Zu kalt" is too cold; "von Blau zu Rot" names what comes of it. */
export function withExcessNamed(clause: readonly Unit[]): Unit[] {
  const isChange = clause.some((each) => BECOMES.test(textOf(each)));
  return clause.map((unit, i) => {
    const next = clause[i + 1];
    const isExcess =
      rawOf(unit) === 'zu' &&
      unit.kind === 'small' &&
      next?.kind === 'adjective' &&
      /^\p{Ll}/u.test(next.tokens[0]?.raw ?? '');
    return isExcess && !isChange ? withText(unit, 'too') : unit;
  });
}

/** "Está oscura" is no "esta foto": the accent, or what follows, tells. */
export function withStatesTold(clause: readonly Unit[]): Unit[] {
  return clause.map((unit, i) => {
    const raw = rawOf(unit);
    const next = clause[i + 1];
    const isState =
      raw === 'está' || next?.kind === 'adjective' || says(next, 'too', 'very', 'too strong');
    return says(unit, 'this') && /^est[aá]$/.test(raw) && isState ? withText(unit, 'is') : unit;
  });
}

/** "Está demasiado fuerte el brillo": of what it is said stands last. */
export function withSubjectsFirst(clause: readonly Unit[]): Unit[] {
  const at = clause.findIndex(
    (unit, i) =>
      says(unit, 'is') &&
      clause[i + 1]?.tokens[0]?.text === 'too' &&
      says(clause[i + 2], 'the') &&
      clause[i + 3]?.kind === 'noun' &&
      endsClause(clause[i + 4]),
  );
  if (at < 0) return [...clause];
  const said = clause.slice(at, at + 2);
  const subject = clause.slice(at + 2, at + 4);
  return [...clause.slice(0, at), ...subject, ...said, ...clause.slice(at + 4)];
}
