import { type Clause, isFree } from '../grammar/clauses/clause.ts';

/** Two pictures of the request, counted from 0. */
export interface FromInto {
  from: number;
  into: number;
}

const ORDINALS: Readonly<Record<string, number>> = {
  ...{ first: 0, second: 1, third: 2, fourth: 3, fifth: 4 },
  ...{ '1st': 0, '2nd': 1, '3rd': 2, '4th': 3, '5th': 4 },
};
const NUMBERS: Readonly<Record<string, number>> = { one: 0, two: 1, three: 2, four: 3, five: 4 };
const NOUN = /^(picture|photo|image|pic|photograph|pictures|photos|images|pics|shot|number|no)$/;
const SOURCE = /^(from|of|off)$/;
/** "In the scene of picture 2" is in picture 2. */
const PLACE =
  /^(scene|setting|environment|location|landscape|place|front|middle|center|side|left|right)$/;
const TARGET = /^(into|in|onto|on|to|inside|within|over|with)$/;

interface Reference {
  /** -1: "the other one". */
  index: number;
  isSource: boolean;
  /** Its last token. */
  end: number;
}

/** The pictures that the clause speaks of; null when it does not say which. */
export function readFromInto(clause: Clause): FromInto | null {
  const references = referencesIn(clause);
  const targets = references.filter((each) => !each.isSource);
  // "The man in picture 1 into picture 2": of two places the first is where it is now.
  const source = references.find((each) => each.isSource) ?? (targets[1] ? targets[0] : undefined);
  const target = targets.findLast((each) => each !== source);
  if (!source && !target) return null;
  const [from, into] = [source?.index ?? -1, target?.index ?? -1];
  const pair =
    from >= 0 && into >= 0
      ? { from, into }
      : from >= 0
        ? { from, into: from === 0 ? 1 : 0 }
        : into >= 0
          ? { from: into === 0 ? 1 : 0, into }
          : source
            ? { from: 1, into: 0 }
            : { from: 0, into: 1 };
  if (pair.from === pair.into) return null;
  const end = Math.max(...references.map((each) => each.end));
  // What is put is the picture's subject, whatever it is called.
  for (let i = 0; i <= end; i++) if (isFree(clause, i)) clause.used.add(i);
  return pair;
}

/**
 * The picture that is to be the background, counted from 0: the one before "as the background", or the last
 * behind "background"; the second when no number is said.
 */
export function backgroundPicture({ tokens }: Clause): number {
  const named = tokens.flatMap((_, i) => {
    const index = indexAt(tokens, i);
    return index === undefined || index < 0 ? [] : [{ i, index }];
  });
  const at = tokens.findIndex(({ text }) => /^(background|backdrop|bg)$/.test(text));
  const as = tokens.findIndex(({ text }, i) => i < at && /^(as|for)$/.test(text));
  const before = named.filter(({ i }) => i < as);
  return (before.at(-1) ?? named.at(-1))?.index ?? 1;
}

/** Which picture the token names; -1: "the other". */
function indexAt(tokens: Clause['tokens'], i: number): number | undefined {
  const { text = '', kind, value } = tokens[i] ?? {};
  const isAfterNoun = NOUN.test(tokens[i - 1]?.text ?? '');
  // "2nd" is read as a number and a word.
  const isOrdinal = kind === 'number' && /^(st|nd|rd|th)$/.test(tokens[i + 1]?.text ?? '');
  const index =
    ORDINALS[text] ??
    (isAfterNoun ? NUMBERS[text] : undefined) ??
    (kind === 'number' && (isAfterNoun || isOrdinal) ? (value ?? 0) - 1 : undefined) ??
    (text === 'other' ? -1 : undefined);
  return index === undefined || index > 4 || index < -1 ? undefined : index;
}

function referencesIn({ tokens }: Clause): Reference[] {
  const found: Reference[] = [];
  for (const i of tokens.keys()) {
    const index = indexAt(tokens, i);
    if (index === undefined) continue;
    const last = /^(st|nd|rd|th)$/.test(tokens[i + 1]?.text ?? '') ? i + 1 : i;
    // "Blend picture 2 with picture 3"
    const isBeforeWith = tokens[last + 1]?.text === 'with' ? true : null;
    const isSource = prepositionBefore(tokens, i) ?? isBeforeWith;
    if (isSource === null) continue;
    const after = tokens[last + 1]?.text ?? '';
    found.push({ index, isSource, end: NOUN.test(after) || after === 'one' ? last + 1 : last });
  }
  return found;
}

/** Whether it is taken from there, true, or put there, false; null when nothing says so. */
function prepositionBefore(tokens: Clause['tokens'], at: number): boolean | null {
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    const word = tokens[i]?.text ?? '';
    if (word === 'of' && PLACE.test(tokens[i - 1]?.text ?? '')) return false;
    if (SOURCE.test(word)) return true;
    if (TARGET.test(word)) return false;
  }
  return null;
}
