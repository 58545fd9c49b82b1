import { clauseEnd } from '../clauses/clause-bounds.ts';
import { PARTS } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';

/** "Keep the detail in the feathers": detail is kept wherever it is. */
export function withDetailKept(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      /^details?$/.test(text) &&
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
