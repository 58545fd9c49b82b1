import { clauseEnd, clauseStart, endsThere } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';
import { beginsPhrase } from '../words/vocabulary.ts';

// Looks whose words stand apart.

const SIZED =
  /^(with|really|very|realy|super|quite|big|large|chunky|coarse|huge|small|tiny|fine|rough|bigger|larger|smaller|visible|nice)$/;

/** "Pixel art, really chunky blocks": the larger, the more of it. */
export function withPixelsSized(tokens: readonly Token[]): Token[] {
  const art = tokens.findIndex(({ text }) =>
    /^(pixel|pixels|pixelated|pixelate|mosaic|blocky)$/.test(text),
  );
  const blocks = tokens.findIndex(
    ({ text }, i) => i > art + 1 && /^(blocks|pixels|squares)$/.test(text),
  );
  let from = blocks;
  while (from > art + 1 && SIZED.test(tokens[from - 1]?.text ?? '')) from--;
  if (art < 0 || blocks < 0 || from === blocks) return [...tokens];
  const isFine = tokens
    .slice(from, blocks)
    .some(({ text }) => /^(small|tiny|fine|smaller)$/.test(text));
  const before = tokens[from - 1];
  const cut = before?.kind === 'separator' || before?.text === 'and' ? from - 1 : from;
  const lead = tokens[blocks] as Token;
  return [
    ...tokens.slice(0, art),
    { ...lead, text: isFine ? 'slightly' : 'very', raw: '' },
    ...tokens.slice(art, cut),
    ...tokens.slice(blocks + 1),
  ];
}

/** "A poster, retro": a retro poster is a style of its own. */
export function withPostersRetro(tokens: readonly Token[]): Token[] {
  const poster = tokens.findIndex(({ text }) => text === 'poster');
  const end = clauseEnd(tokens, Math.max(0, poster));
  const retro = tokens.findIndex(
    ({ text }, i) => i > poster && i < Math.min(end, poster + 5) && /^(vintage|retro)$/.test(text),
  );
  if (poster < 0 || retro < 0) return [...tokens];
  const look = tokens[retro + 1]?.text === 'look' ? retro + 2 : retro + 1;
  const from = tokens[retro - 1]?.text === 'in' ? retro - 1 : retro;
  const lead = { ...(tokens[retro] as Token), text: 'retro' };
  return [...tokens.slice(0, poster), lead, ...tokens.slice(poster, from), ...tokens.slice(look)];
}

/** "I want to hang this over the couch as a watercolour": what it is to be. */
export function withHungAs(tokens: readonly Token[]): Token[] {
  const hang = tokens.findIndex(
    ({ text }, i) =>
      /^(hang|frame)$/.test(text) && /^(this|it|that|the|my)$/.test(tokens[i + 1]?.text ?? ''),
  );
  const end = clauseEnd(tokens, Math.max(0, hang));
  const as = tokens.findIndex(({ text }, i) => i > hang + 1 && i < end && text === 'as');
  const isLook =
    as > 0 && /^an?$/.test(tokens[as + 1]?.text ?? '') && beginsPhrase(tokens.slice(as + 2)) > 0;
  if (hang < 0 || !isLook) return [...tokens];
  const lead = tokens[hang] as Token;
  const make = ['make', 'it'].map((text): Token => ({ ...lead, text, raw: '' }));
  return [...tokens.slice(0, clauseStart(tokens, hang)), ...make, ...tokens.slice(as + 1)];
}

/** "A pencil sketch, black on white": as pencils draw. */
export function withoutInkOnPaper(tokens: readonly Token[]): Token[] {
  const on = tokens.findIndex(
    ({ text }, i) =>
      text === 'on' && tokens[i - 1]?.text === 'black' && tokens[i + 1]?.text === 'white',
  );
  const isDrawn = tokens.some(({ text }) =>
    /^(sketch|pencil|drawing|charcoal|ink|drawn)$/.test(text),
  );
  if (on < 0 || !isDrawn || !endsThere(tokens[on + 2])) return [...tokens];
  const from = tokens[on - 2]?.kind === 'separator' ? on - 2 : on - 1;
  return [...tokens.slice(0, from), ...tokens.slice(on + 2)];
}
