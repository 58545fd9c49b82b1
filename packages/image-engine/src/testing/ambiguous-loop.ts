import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** What characters are told apart. */
const LETTERS = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  ...'éß“”–×…',
];

/** A character of an expression: what it may be, and in how many ways (2 for more) others come behind it. */
interface Place {
  may: Uint8Array;
  next: Ways;
}
type Ways = Map<Place, number>;

/** A part of an expression: where it may begin and end, and whether it may be empty. */
interface Part {
  first: Ways;
  last: Ways;
  isEmpty: boolean;
}

const nothing = (): Part => ({ first: new Map(), last: new Map(), isEmpty: true });

/**
 * The first loop of an expression in which the same text can be read in two ways, as it is written;
 * null when there is none. With such a loop, a text that repeats this takes time that doubles with
 * each repetition. Lookarounds and backreferences within a loop are not seen.
 *
 * The method is the product of the position automaton with itself: Allauzen, Mohri and Rastogi,
 * "General algorithms for testing the ambiguity of finite automata" (2008), section 4.
 */
export function ambiguousLoop(said: RegExp): string | null {
  let found: string | null = null;
  const either = (alternatives: readonly AST.Alternative[]): Part => {
    const parts = alternatives.map(({ elements }) => elements.map(partOf).reduce(then, nothing()));
    const whole = { ...nothing(), isEmpty: parts.some(({ isEmpty }) => isEmpty) };
    for (const { first, last } of parts) {
      add(whole.first, first);
      add(whole.last, last);
    }
    return whole;
  };
  const repeated = ({ min, max, element, raw }: AST.Quantifier): Part => {
    const isLoop = max === Number.POSITIVE_INFINITY;
    let part = nothing();
    // "a{2,4}" is read as "aa(?:aa?)?".
    for (let i = (isLoop ? Math.max(1, min) : max) - 1; i >= 0; i--) {
      const one = partOf(element);
      if (isLoop && part.isEmpty && part.first.size === 0) {
        follow(one.last, one.first);
        if (isAmbiguous(one.first)) found ??= raw;
      }
      part = then(one, part);
      if (i >= min) part.isEmpty = true;
    }
    return part;
  };
  const partOf = (node: AST.Element): Part => {
    if (node.type === 'Group' || node.type === 'CapturingGroup') return either(node.alternatives);
    if (node.type === 'Quantifier') return repeated(node);
    if (/^Character/.test(node.type)) {
      const place: Place = { may: lettersOf(node.raw, said.flags), next: new Map() };
      return { first: new Map([[place, 1]]), last: new Map([[place, 1]]), isEmpty: false };
    }
    if ('alternatives' in node) either(node.alternatives);
    return nothing();
  };
  either(new RegExpParser().parseLiteral(String(said)).pattern.alternatives);
  return found;
}

function then(a: Part, b: Part): Part {
  follow(a.last, b.first);
  const [first, last] = [new Map(a.first), new Map(b.last)];
  if (a.isEmpty) add(first, b.first);
  if (b.isEmpty) add(last, a.last);
  return { first, last, isEmpty: a.isEmpty && b.isEmpty };
}

function follow(last: Ways, first: Ways): void {
  for (const [place, ways] of last) add(place.next, first, ways);
}

function add(to: Ways, from: Ways, ways = 1): void {
  for (const [place, more] of from) to.set(place, Math.min(2, (to.get(place) ?? 0) + more * ways));
}

/**
 * Whether the same text can be read along two ways that part at one place and meet at another. From
 * each place of a loop the way leads on to each other, so that the two ways may be gone again.
 */
function isAmbiguous(first: Ways): boolean {
  const seen = new Map<Place, Set<Place>>();
  const open = [...first.keys()].map((place): [Place, Place] => [place, place]);
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const isParted = pair[0] !== pair[1];
    for (const [a, ways] of pair[0].next) {
      if (!isParted && ways > 1) return true;
      for (const b of pair[1].next.keys()) {
        if (!canMeet(a.may, b.may)) continue;
        if (isParted && a === b) return true;
        const known = seen.get(a) ?? new Set();
        seen.set(a, known);
        if (!known.has(b)) open.push([a, b]);
        known.add(b);
      }
    }
  }
  return false;
}

const knownLetters = new Map<string, Uint8Array>();

function lettersOf(raw: string, flags: string): Uint8Array {
  const key = `/${raw}/${flags}`;
  const said = new RegExp(`^${raw}$`, flags.replace(/[^ius]/g, ''));
  const letters =
    knownLetters.get(key) ?? Uint8Array.from(LETTERS, (letter) => Number(said.test(letter)));
  knownLetters.set(key, letters);
  return letters;
}

const knownMeetings = new Map<Uint8Array, Map<Uint8Array, boolean>>();

function canMeet(a: Uint8Array, b: Uint8Array): boolean {
  const row = knownMeetings.get(a) ?? new Map<Uint8Array, boolean>();
  knownMeetings.set(a, row);
  const known = row.get(b) ?? a.some((may, i) => may === 1 && b[i] === 1);
  row.set(b, known);
  return known;
}
