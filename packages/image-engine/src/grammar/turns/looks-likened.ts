import { clauseEnd, clauseStart, endsThere } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';
import { beginsPhrase } from '../words/vocabulary.ts';

/** "A still from a Villeneuve film" is a look. */
export function withStillsNamed(tokens: readonly Token[]): Token[] {
  const still = tokens.findIndex(
    ({ text }, i) =>
      /^(still|frame|scene|shot)$/.test(text) &&
      /^(from|of|out)$/.test(tokens[i + 1]?.text ?? '') &&
      /^an?$/.test(tokens[i - 1]?.text ?? ''),
  );
  const film = tokens.findIndex(
    ({ text }, i) =>
      i > still + 1 &&
      i <= still + 6 &&
      /^(film|movie|blockbuster|thriller|western|drama|noir|horror)$/.test(text),
  );
  const between = tokens.slice(still + 2, Math.max(still + 2, film));
  // "A scene from an anime film" names its look.
  const isNamed =
    between.some(({ text }) => /\d|^(ghibli|disney|pixar|anime|black)$/.test(text)) ||
    between.some((_, k) => beginsPhrase(between.slice(k)) > 0);
  if (still < 0 || film < 0 || isNamed || !endsThere(tokens[film + 1])) return [...tokens];
  const look = { ...(tokens[film] as Token), text: 'look' };
  return [
    ...tokens.slice(0, still),
    { ...(tokens[still] as Token), text: 'cinematic' },
    look,
    ...tokens.slice(film + 1),
  ];
}

/** "Portrait light like in a studio": how the light is to be, and no place. */
export function withLightsLikened(tokens: readonly Token[]): Token[] {
  const like = tokens.findIndex(
    ({ text }, i) =>
      text === 'like' && tokens.slice(i + 1, i + 5).some((each) => each.text === 'studio'),
  );
  const from = clauseStart(tokens, Math.max(0, like));
  const isLight = tokens
    .slice(Math.max(0, from - 6), Math.max(0, like))
    .some(({ text }) => /^(light|lighting|lit|brighten)$/.test(text));
  if (like < 0 || !isLight) return [...tokens];
  // "Put some light on it like in a studio" needs it.
  if (/^(it|him|her|me|us|them)$/.test(tokens[like - 1]?.text ?? '')) return [...tokens];
  const begin = tokens[like - 1]?.kind === 'separator' ? like - 1 : like;
  return [...tokens.slice(0, begin), ...tokens.slice(clauseEnd(tokens, like))];
}

const AS_IN = /^(like|as|in|a|an|the|at|of|style|from|you|would|see)$/;

/** "A gold frame like in a museum" has a mount. */
export function withFramesLikened(tokens: readonly Token[]): Token[] {
  const frame = tokens.findIndex(({ text }) => /^(frame|border)$/.test(text));
  const place = tokens.findIndex(
    ({ text }, i) => i > frame && i <= frame + 8 && /^(museum|gallery)$/.test(text),
  );
  if (frame < 0 || place < 0) return [...tokens];
  let from = place;
  while (from > frame + 1 && AS_IN.test(tokens[from - 1]?.text ?? '')) from--;
  const to = tokens[place + 1]?.text === 'style' ? place + 2 : place + 1;
  const isLikened = from < place || to > place + 1 || place === frame + 1;
  if (!isLikened || !endsThere(tokens[to])) return [...tokens];
  if (tokens[from - 1]?.kind === 'separator') from--;
  const museum = { ...(tokens[place] as Token), text: 'museum' };
  const rest = [...tokens.slice(frame + 1, from), ...tokens.slice(to)];
  // "… with a white margin": the mount is one.
  return [
    ...tokens.slice(0, frame),
    museum,
    { ...(tokens[frame] as Token), text: 'frame' },
    ...rest,
  ];
}

/** "As if grandpa had taken it with his old Agfa": so old it is to look. */
export function withOldCameras(tokens: readonly Token[]): Token[] {
  const as = tokens.findIndex(
    ({ text }, i) =>
      /^(as|like)$/.test(text) &&
      /^(if|though|grandpa|grandma|have|from|my|taken|shot|it|the|they|he|she|someone)$/.test(
        tokens[i + 1]?.text ?? '',
      ),
  );
  const end = clauseEnd(tokens, Math.max(0, as));
  const said = tokens.slice(Math.max(0, as), end);
  const isTaken = said.some(({ text }) =>
    /^(taken|shot|photographed|snapped|took|captured)$/.test(text),
  );
  const old = said.findIndex(({ text }) => text === 'old');
  const isCamera =
    /^(camera|kodak|agfa|leica|zenit|praktica|rolleiflex|box|canon|nikon|polaroid|phone)$/.test(
      said[old + 1]?.text ?? '',
    ) ||
    said.some(({ text }) =>
      /^(agfa|kodak|leica|analog|vintage|eighties|seventies|nineties|sixties)$/.test(text),
    );
  if (as < 0 || !isTaken || !isCamera) return [...tokens];
  const from = clauseStart(tokens, as);
  const lead = tokens[as] as Token;
  const look = ['vintage', 'look'].map((text): Token => ({ ...lead, text, raw: '' }));
  const isWhole = tokens
    .slice(from, as)
    .every(({ text }) =>
      /^(make|the|this|it|that|picture|photo|image|should|must|look|looks|my|please|let|be)$/.test(
        text,
      ),
    );
  const begin = isWhole ? from : as;
  // "The picture should look, as if …"
  const before = tokens.slice(0, Math.max(0, begin - 1));
  const isLed =
    tokens[begin - 1]?.kind === 'separator' &&
    before.length <= 5 &&
    before.every(({ text }) =>
      /^(make|the|this|it|that|picture|photo|image|should|must|look|looks|my|please|let|be)$/.test(
        text,
      ),
    );
  return [...(isLed ? [] : tokens.slice(0, begin)), ...look, ...tokens.slice(end)];
}

/** "Like it came out of my nan's album": so old it is to look. */
export function withOldAlbums(tokens: readonly Token[]): Token[] {
  const album = tokens.findIndex(({ text }) => /^(album|attic|shoebox|slides?)$/.test(text));
  const from = clauseStart(tokens, Math.max(0, album));
  const like = tokens.findIndex(
    ({ text }, i) => i >= from && i < album && /^(like|as)$/.test(text),
  );
  const said = tokens.slice(Math.max(0, like), Math.max(0, album));
  const isFrom =
    said.some(({ text }) => /^(from|out|came|in|found)$/.test(text)) && album - like <= 10;
  const isOwned = said.some(
    ({ raw, text }) =>
      /['’]s$/.test(raw) ||
      /^(old|nans?|grandmas?|grandpas?|grans?|mums?|moms?|family|our|my)$/.test(text),
  );
  if (album < 0 || like < 0 || !isFrom || !isOwned || !endsThere(tokens[album + 1]))
    return [...tokens];
  const lead = tokens[like] as Token;
  const look = ['vintage', 'look'].map((text): Token => ({ ...lead, text, raw: '' }));
  const isWish = tokens
    .slice(from, like)
    .every(({ text }) =>
      /^(i|want|would|like|make|this|it|to|feel|look|the|photo|picture|should)$/.test(text),
    );
  return [...tokens.slice(0, isWish ? from : like), ...look, ...tokens.slice(album + 1)];
}
