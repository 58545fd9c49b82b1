import { clauseEnd, clauseStart } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';

const ORDINALS: Readonly<Record<string, number>> = {
  ...{ first: 1, second: 2, third: 3, fourth: 4, fifth: 5 },
  ...{ '1st': 1, '2nd': 2, '3rd': 3, '4th': 4, '5th': 5, one: 1, two: 2 },
};

const NOUN = /^(picture|photo|image|pic|photograph|shot|one|number|no)$/;

/** A picture of the request by its number, and the range of tokens that name it. */
interface Named {
  which: number;
  from: number;
  to: number;
}

/** "The first photo", "photo 2", "the second one"; null when no picture is named there. */
function pictureAt(tokens: readonly Token[], at: number): Named | null {
  const from = tokens[at]?.text === 'the' ? at + 1 : at;
  const [word, next] = [tokens[from], tokens[from + 1]];
  const numberOf = (token: Token | undefined) =>
    token?.kind === 'number' && token.unit === 'none' ? token.value : ORDINALS[token?.text ?? ''];
  const isOrdinal =
    Object.hasOwn(ORDINALS, word?.text ?? '') && !/^(one|two)$/.test(word?.text ?? '');
  if (isOrdinal) {
    const to = NOUN.test(next?.text ?? '') ? from + 2 : from + 1;
    return { which: numberOf(word) ?? 0, from: at, to };
  }
  const which = NOUN.test(word?.text ?? '') ? numberOf(next) : undefined;
  return which ? { which, from: at, to: from + 2 } : null;
}

const BLENDS = /^(merge|blend|mix|dissolve|crossfade|overlay|superimpose)$/;

/**
 * "Merge pictures 1 and 3", "blend the first and the third photo": read as "blend picture 1 with picture 3",
 * so that neither number is an amount.
 */
export function withPairsNamed(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ text }) => BLENDS.test(text)) + 1;
  if (at === 0) return [...tokens];
  const noun = tokens[at]?.text === 'the' ? at + 1 : at;
  const isPlural = /^(pictures|photos|images|pics)$/.test(tokens[noun]?.text ?? '');
  const numbered = (i: number): Named | null => {
    const { kind, unit, value = 0 } = tokens[i] ?? {};
    const isNumber = kind === 'number' && unit === 'none';
    return isNumber ? { which: value, from: i, to: i + 1 } : pictureAt(tokens, i);
  };
  const one = isPlural ? numbered(noun + 1) : pictureAt(tokens, at);
  if (!one || !/^(and|with)$/.test(tokens[one.to]?.text ?? '')) return [...tokens];
  const other = isPlural ? numbered(one.to + 1) : pictureAt(tokens, one.to + 1);
  if (!other || other.which === one.which || Math.max(one.which, other.which) > 5)
    return [...tokens];
  const lead = tokens[one.from] as Token;
  const said = ({ which }: Named): Token[] => [
    { ...lead, kind: 'word', text: 'picture' },
    { ...lead, kind: 'number', text: String(which), value: which, unit: 'none' },
  ];
  const joined: Token = { ...lead, kind: 'word', text: 'with' };
  return [
    ...tokens.slice(0, at - 1),
    ...[{ ...(tokens[at - 1] as Token), text: 'blend' }, ...said(one), joined, ...said(other)],
    ...tokens.slice(other.to),
  ];
}

/** How one of them lies to the other: 1 when the one said first comes first in the row or the column. */
const RELATIONS: readonly (readonly [said: string, order: 1 | -1, meant: string])[] = [
  ['on top of', 1, 'one above the other'],
  ['above', 1, 'one above the other'],
  ['over', 1, 'one above the other'],
  ['below', -1, 'one above the other'],
  ['under', -1, 'one above the other'],
  ['underneath', -1, 'one above the other'],
  ['beneath', -1, 'one above the other'],
  ['left of', 1, 'side by side'],
  ['to the left of', 1, 'side by side'],
  ['right of', -1, 'side by side'],
  ['to the right of', -1, 'side by side'],
  ['next to', 1, 'side by side'],
  ['beside', 1, 'side by side'],
];

const saidAt = (tokens: readonly Token[], at: number, said: string) =>
  said.split(' ').every((word, k) => tokens[at + k]?.text === word);

/**
 * "Put photo 1 above photo 2" is read as "put them one above the other". They are laid out as they came:
 * of the contrary order "above" stays, which nobody reads.
 */
export function withPicturesInOrder(tokens: readonly Token[]): Token[] {
  const put = tokens.findIndex(({ text }) =>
    /^(put|place|set|stack|arrange|move|have|with)$/.test(text),
  );
  if (put < 0) return [...tokens];
  const one = pictureAt(tokens, put + 1);
  if (!one) return [...tokens];
  const relation = RELATIONS.find(([said]) => saidAt(tokens, one.to, said));
  if (!relation) return [...tokens];
  const [said, order, meant] = relation;
  const length = said.split(' ').length;
  const other = pictureAt(tokens, one.to + length);
  if (!other || other.which === one.which) return [...tokens];
  const isAsItCame =
    said === 'next to' || said === 'beside' || (other.which - one.which) * order > 0;
  const lead = tokens[one.from] as Token;
  const words = isAsItCame ? ['them', ...meant.split(' ')] : null;
  const tail = tokens.slice(other.to);
  if (words)
    return [...tokens.slice(0, one.from), ...words.map((text) => ({ ...lead, text })), ...tail];
  const above: Token = { ...(tokens[one.to] as Token), text: 'above' };
  return [...tokens.slice(0, one.to), above, ...tokens.slice(one.to + length)];
}

const ASSEMBLED =
  /^(collage|side|next|row|stack|stacked|grid|diptych|beside|below|above|compare|comparison)$/;

const BESIDE = /^(before|after|left|right|on|the|to|and|is|picture|photo)$/;

/** "Before on the left, after on the right", and no other way to put them: side by side. */
export function withBeforeAndAfter(tokens: readonly Token[]): Token[] {
  const at = (word: string) =>
    tokens.findIndex(
      ({ text }, i) =>
        text === word &&
        tokens.slice(i + 1, i + 4).some((each) => /^(left|right)$/.test(each.text)),
    );
  const [before, after] = [at('before'), at('after')];
  const isAssembled = tokens.some(({ text }) => ASSEMBLED.test(text));
  if (before < 0 || after < before) return [...tokens];
  const end = clauseEnd(tokens, after);
  // "Side by side, before on the left, after on the right": as they are put anyway.
  const isAlone = tokens
    .slice(before, end)
    .every(({ kind, text }) => kind === 'separator' || BESIDE.test(text));
  if (isAssembled)
    return isAlone ? [...tokens.slice(0, before), ...tokens.slice(end)] : [...tokens];
  const lead = tokens[before] as Token;
  const said = ['side', 'by', 'side'].map((text): Token => ({ ...lead, text }));
  return [...tokens.slice(0, before), ...said, ...tokens.slice(clauseEnd(tokens, after))];
}

/** "Photo 1 left, photo 2 right": side by side. */
export function withPicturesBeside(tokens: readonly Token[]): Token[] {
  const sideOf = (at: number, side: RegExp) => {
    const named = pictureAt(tokens, at);
    const to = named && /^(on|to)$/.test(tokens[named.to]?.text ?? '') ? named.to + 1 : named?.to;
    const where = to !== undefined && tokens[to]?.text === 'the' ? to + 1 : to;
    return named && where !== undefined && side.test(tokens[where]?.text ?? '')
      ? { ...named, to: where + 1 }
      : null;
  };
  for (let at = 0; at < tokens.length - 3; at++) {
    const one = sideOf(at, /^left$/);
    if (one?.which !== 1) continue;
    const next = clauseEnd(tokens, one.to - 1) + 1;
    const other = sideOf(next, /^right$/);
    if (other?.which !== 2) return [...tokens];
    const lead = tokens[one.from] as Token;
    const said = ['side', 'by', 'side'].map(
      (text): Token => ({ ...lead, kind: 'word', text, raw: '' }),
    );
    return [...tokens.slice(0, one.from), ...said, ...tokens.slice(other.to)];
  }
  return [...tokens];
}

/** "Blend the photo of the sea with my profile": two pictures, whatever they show. */
export function withPicturesBlended(tokens: readonly Token[]): Token[] {
  const verb = tokens.findIndex(({ text }) => /^(blend|merge|fuse|combine|mix)$/.test(text));
  const end = clauseEnd(tokens, Math.max(0, verb));
  const said = tokens.slice(verb + 1, end);
  const joint = said.findIndex(({ text }) => /^(with|into)$/.test(text));
  const shows = (part: readonly Token[]) =>
    part.some(
      ({ text }, i) => /^(photo|picture|image|one)$/.test(text) && part[i + 1]?.text === 'of',
    );
  // "My portrait with the landscape"
  const isPortrait =
    /^(my|her|his|the|our)$/.test(said[0]?.text ?? '') &&
    /^(portrait|picture|photo|face|profile|selfie)$/.test(said[1]?.text ?? '') &&
    joint === 2 &&
    /^(the|a|my|our)$/.test(said[joint + 1]?.text ?? '') &&
    said.length <= 6 &&
    !said.some(({ text }) => /^(background|frame|border|colou?r)$/.test(text));
  const isPair =
    verb >= 0 &&
    joint > 1 &&
    (isPortrait || shows(said.slice(0, joint)) || shows(said.slice(joint + 1)));
  if (!isPair) return [...tokens];
  const lead = tokens[verb] as Token;
  const both = ['the', 'two', 'pictures'].map((text): Token => ({ ...lead, text, raw: '' }));
  return [...tokens.slice(0, verb + 1), ...both, ...tokens.slice(end)];
}

/** "Let both pictures fade softly into each other" */
export function withPicturesFaded(tokens: readonly Token[]): Token[] {
  const each = tokens.findIndex(
    ({ text }, i) =>
      /^(other|another)$/.test(text) &&
      /^(each|one)$/.test(tokens[i - 1]?.text ?? '') &&
      /^(into|in|to|with)$/.test(tokens[i - 2]?.text ?? ''),
  );
  const from = clauseStart(tokens, Math.max(0, each));
  const said = tokens.slice(from, Math.max(from, each));
  const isFaded =
    said.some(({ text }) =>
      /^(fade|melt|flow|merge|dissolve|transition|run|blend|go|pass)$/.test(text),
    ) && said.some(({ text }) => /^(photos?|pictures?|images?|pics|shots|them|both)$/.test(text));
  if (each < 0 || !isFaded) return [...tokens];
  const lead = tokens[from] as Token;
  const isMore = said.some(
    ({ kind, text, value }) =>
      /^(three|four|five|all)$/.test(text) || (kind === 'number' && (value ?? 0) > 2),
  );
  const which = isMore ? ['all', 'the'] : ['the', 'two'];
  const blend = ['blend', ...which, 'pictures'].map((text): Token => ({ ...lead, text, raw: '' }));
  return [...tokens.slice(0, from), ...blend, ...tokens.slice(clauseEnd(tokens, each))];
}
