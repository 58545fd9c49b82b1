import { clauseEnd, clauseStart } from '../clauses/clause-bounds.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import { PARTS } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';

/** "Keep the detail in the feathers": detail is kept wherever it is. */
export function withDetailKept(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      /^(details?|texture)$/.test(text) &&
      /^(in|of|on)$/.test(tokens[i + 1]?.text ?? '') &&
      tokens
        .slice(Math.max(0, i - 3), i)
        .some((each) =>
          /^(keep|retain|preserve|keeping|retaining|preserving|losing|lose)$/.test(each.text),
        ),
  );
  // "Without losing the fur detail"
  const told = tokens.findIndex(
    ({ text }, i) =>
      /^(details?|texture|structure)$/.test(text) &&
      i > 2 &&
      /^(losing|lose|keep|keeping|preserve|preserving)$/.test(tokens[i - 3]?.text ?? '') &&
      /^(the|any|its|his|her)$/.test(tokens[i - 2]?.text ?? ''),
  );
  if (told > 0) return [...tokens.slice(0, told - 1), ...tokens.slice(told)];
  if (at < 0) return [...tokens];
  return [...tokens.slice(0, at + 1), ...tokens.slice(clauseEnd(tokens, at))];
}

/** "… but make the background", as Spanish and French have it: leave it as it is. */
export function withLeftAlone(tokens: readonly Token[]): Token[] {
  const make = tokens.findIndex(({ text }, i) => text === 'make' && tokens[i - 1]?.text === 'but');
  const thing = tokens.slice(make + 1, clauseEnd(tokens, Math.max(0, make)));
  const isBare =
    make > 0 &&
    (thing.length === 2 || thing.length === 3) &&
    /^(the|my|our|his|her|this)$/.test(thing[0]?.text ?? '') &&
    thing.slice(1).every(({ kind, text }) => kind === 'word' && PARTS.has(text));
  if (!isBare) return [...tokens];
  return tokens.map((token, i) => (i === make ? { ...token, text: 'keep', raw: '' } : token));
}

const ON_SOMEONE =
  /^(faces?|eyes|hair|head|heads|me|us|him|her|them|dog|cat|people|person|baby|couple)$/;

/** "Snow, but no flakes in his face", "… without covering our faces": they stay as they are. */
export function withFacesSpared(tokens: readonly Token[]): Token[] {
  const no = tokens.findIndex(
    ({ text }, i) =>
      i > 0 &&
      ((text === 'without' && /^(cover|covering|hide|hiding)$/.test(tokens[i + 1]?.text ?? '')) ||
        (text === 'no' &&
          tokens[i - 1]?.text === 'but' &&
          /^(in|on|over)$/.test(tokens[i + 2]?.text ?? '') &&
          /^(snow|rain|fog|flakes|snowflakes|drops|raindrops)$/.test(tokens[i + 1]?.text ?? ''))),
  );
  const end = clauseEnd(tokens, Math.max(0, no));
  const whom = tokens.slice(no + 2, end).filter(({ text }) => ON_SOMEONE.test(text));
  if (no < 0 || whom.length === 0) return [...tokens];
  const lead = tokens[no] as Token;
  const said = ['but', 'keep', 'the'].map((text): Token => ({ ...lead, text, raw: '' }));
  const start = tokens[no - 1]?.text === 'but' || tokens[no - 1]?.text === ',' ? no - 1 : no;
  return [...tokens.slice(0, start), ...said, whom[0] as Token, ...tokens.slice(end)];
}

const NEW_GROUND = /^(background|backdrop|studio|cutout|white)$/;

/** "A white background, but keep its shadow": with the old ground that one goes, and another comes. */
export function withShadowsKept(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      /^shadows?$/.test(text) &&
      /^(the|its|my|our|his|her|their|natural|original)$/.test(tokens[i - 1]?.text ?? '') &&
      tokens
        .slice(Math.max(0, i - 4), i)
        .some((each) => /^(keep|keeping|retain|preserve|leave|lose|losing)$/.test(each.text)),
  );
  const isReplaced = tokens.slice(0, Math.max(0, at)).some(({ text }) => NEW_GROUND.test(text));
  if (at < 0 || !isReplaced) return [...tokens];
  const end = clauseEnd(tokens, at);
  let from = at;
  while (
    from > 0 &&
    tokens[from - 1]?.kind === 'word' &&
    !/^(but|and)$/.test(tokens[from - 1]?.text ?? '')
  )
    from--;
  // "Keep the shadow of the tree" is about another one.
  const whose = tokens.slice(at + 1, end);
  if (whose.length > 0 && !/^(under|below|beneath|underneath|of|on)$/.test(whose[0]?.text ?? ''))
    return [...tokens];
  const lead = tokens[at] as Token;
  const said = ['add', 'a', 'shadow', 'under', 'it'].map(
    (text): Token => ({ ...lead, text, raw: '' }),
  );
  const begin = tokens[from - 1]?.text === 'but' ? from - 1 : from;
  const joint: Token[] = begin < from ? [{ ...lead, kind: 'separator', text: ',', raw: ',' }] : [];
  return [...tokens.slice(0, begin), ...joint, ...said, ...tokens.slice(end)];
}

/** "The saddle but keep brown", as German has it: keep the brown saddle. */
export function withKeptColoursLast(tokens: readonly Token[]): Token[] {
  const but = tokens.findIndex(
    ({ text }, i) => text === 'but' && /^(keep|make|leave)$/.test(tokens[i + 1]?.text ?? ''),
  );
  const from = clauseStart(tokens, Math.max(0, but));
  const thing = tokens.slice(from, Math.max(from, but));
  const colour = tokens.slice(but + 2, clauseEnd(tokens, but + 1));
  const isKept =
    but > 1 &&
    from > 1 &&
    /^(the|my|our|his|her)$/.test(thing[0]?.text ?? '') &&
    thing.length === 2 &&
    (colour.length === 0 || (colour.length <= 2 && COLOUR_WORDS.has(colour.at(-1)?.text ?? '')));
  if (!isKept) return [...tokens];
  const keep = { ...(tokens[but + 1] as Token), text: 'keep' };
  const [owner, noun] = thing as [Token, Token];
  const lead = tokens[from - 1]?.kind === 'separator' ? from - 1 : from;
  return [
    ...tokens.slice(0, lead),
    tokens[but] as Token,
    keep,
    owner,
    ...colour,
    noun,
    ...tokens.slice(but + 2 + colour.length),
  ];
}

const PARTS_OF_FACE = /^(teeth|tooth|nose|lips|eyes|hair|skin|beard|eyebrows|wrinkles)$/;

/** "My teeth are too yellow, brighten a bit": the teeth, and not the picture. */
export function withPartsMeant(tokens: readonly Token[]): Token[] {
  const part = tokens.findIndex(({ text }, i) => i < 3 && PARTS_OF_FACE.test(text));
  const end = clauseEnd(tokens, Math.max(0, part));
  const isTold =
    part > 0 && tokens.slice(part + 1, end).some(({ text }) => /^(is|are|look|looks)$/.test(text));
  const verb = tokens[end + 1];
  const to = clauseEnd(tokens, end);
  const isBare =
    /^(brighten|whiten|lighten|darken|fix|change|correct)$/.test(verb?.text ?? '') &&
    tokens
      .slice(end + 2, to)
      .every(({ text }) => /^(it|them|that|slightly|a|bit|little|please|up)$/.test(text));
  if (!isTold || tokens[end]?.kind !== 'separator' || !isBare || !verb) return [...tokens];
  const named = [{ ...verb, text: 'the', raw: '' }, tokens[part] as Token];
  return [...tokens.slice(0, end + 2), ...named, ...tokens.slice(to)];
}

const LEFT =
  /^(sharpen|brighten|darken|blur|saturate|desaturate|change|touch|lighten|warm|cool|color)$/;

/** "…, but don't sharpen the background": it is left alone. */
export function withPartsLeft(tokens: readonly Token[]): Token[] {
  const verb = tokens.findIndex(
    ({ text }, i) =>
      i > 3 && LEFT.test(text) && /^(dont|not|never)$/.test(tokens[i - 1]?.text ?? ''),
  );
  const from = clauseStart(tokens, Math.max(0, verb));
  const end = clauseEnd(tokens, Math.max(0, verb));
  const part = tokens.slice(verb + 1, end);
  const isPart =
    verb > 0 &&
    tokens[from - 1]?.text === 'but' &&
    verb - from <= 2 &&
    part.length === 2 &&
    part[0]?.text === 'the' &&
    /^(background|backdrop|subject|person|people)$/.test(part[1]?.text ?? '');
  if (!isPart) return [...tokens];
  const keep = { ...(tokens[verb] as Token), text: 'keep', raw: '' };
  return [...tokens.slice(0, from), keep, ...part, ...tokens.slice(end)];
}
