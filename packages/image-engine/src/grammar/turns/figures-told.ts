import { clauseEnd, clauseStart } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';

/** "By 8 sharp tomorrow": an hour. */
export const withHoursRead = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ text }, i) => text !== 'sharp' || tokens[i - 1]?.kind !== 'number');

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "Four times bigger": a factor. */
export const withFactorsCounted = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, i): Token[] => {
    const value = COUNTS.indexOf(token.text) + 2;
    if (token.text === 'times' && COUNTS.includes(tokens[i - 1]?.text ?? '')) return [];
    // "Three times as big"
    const isCounted = (k: number) =>
      tokens[k]?.unit === 'times' ||
      (tokens[k]?.text === 'times' && COUNTS.includes(tokens[k - 1]?.text ?? ''));
    if (token.text === 'as' && isCounted(i - 1)) return [];
    if (/^(big|large)$/.test(token.text) && tokens[i - 1]?.text === 'as' && isCounted(i - 2))
      return [{ ...token, text: 'bigger' }];
    if (value < 2 || tokens[i + 1]?.text !== 'times') return [token];
    return [{ ...token, kind: 'number', text: String(value), value, unit: 'times' }];
  });

const DEGREES = ['one', ...COUNTS];

/** "Tilt it four degrees": a number. */
export const withDegreesCounted = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, i): Token[] => {
    const isDegree = (k: number) => /^degrees?$/.test(tokens[k]?.text ?? '');
    const value = DEGREES.indexOf(token.text) + 1;
    if (isDegree(i) && DEGREES.includes(tokens[i - 1]?.text ?? '')) return [];
    if (value < 1 || !isDegree(i + 1)) return [token];
    return [{ ...token, kind: 'number', text: String(value), value, unit: 'degrees' }];
  });

/** "90 degrees to the left", "90°", and nothing else: a turn. */
export function withTurnsNamed(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ kind, unit, value }) =>
      kind === 'number' && (unit === 'degrees' || [90, 180, 270].includes(Math.abs(value ?? 0))),
  );
  const from = clauseStart(tokens, Math.max(0, at));
  const lead = tokens[at];
  const said = tokens
    .slice(from, at)
    .concat(tokens.slice(at + 1, clauseEnd(tokens, Math.max(0, at))));
  const isSide = said.some(({ text }) => /^(left|right|clockwise|counterclockwise)$/.test(text));
  const isBare = said.every(({ text }) => SIDE.test(text));
  const isAll =
    lead?.unit === 'degrees' &&
    Math.abs(lead.value ?? 0) % 90 === 0 &&
    from === 0 &&
    said.length === 0;
  const isOnly = isAll && !tokens.some(({ kind }, i) => i !== at && kind !== 'separator');
  if (!lead || !isBare || !(isSide || isOnly)) return [...tokens];
  const turn = ['rotate', 'it'].map((text): Token => ({ ...lead, kind: 'word', text, raw: '' }));
  return [...tokens.slice(0, from), ...turn, ...tokens.slice(at)];
}
const SIDE = /^(by|in|to|the|left|right|clockwise|counterclockwise|please|degrees?)$/;

/** "Export it in 4:5" */
export function withExportsCut(tokens: readonly Token[]): Token[] {
  const ratio = tokens.findIndex(({ kind }) => kind === 'ratio');
  const verb = tokens.findIndex(
    ({ text }, i) => i < ratio && i >= ratio - 3 && /^(export|save|download)$/.test(text),
  );
  const isDirect = tokens
    .slice(verb + 1, Math.max(0, ratio))
    .every(({ text }) => /^(it|this|in|as|at|to)$/.test(text));
  if (verb < 0 || !isDirect) return [...tokens];
  return tokens.map((token, i) => (i === verb ? { ...token, text: 'crop', raw: '' } : token));
}

/** "60 square metres": a size of a flat, and no shape. */
export function withoutFloorSpace(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      text === 'square' && /^(met(er|re)s?|feet|foot|ft|m|yards?)$/.test(tokens[i + 1]?.text ?? ''),
  );
  if (at < 0) return [...tokens];
  const from = tokens[at - 1]?.kind === 'number' ? at - 1 : at;
  return [...tokens.slice(0, from), ...tokens.slice(at + 2)];
}

const STAYS_FINE =
  /^without (?:(?:that )?it )?(?:losing|lose) (?:any )?(?:quality|sharpness|detail)|^without (?:(?:that )?it )?(?:(?:should )?(?:getting|get|going|go|becoming|become|being|be|making it|turning|turn)) (?:blurry|blurred|pixelated|pixelly|mushy|fuzzy|soft|unsharp)/;

/** "Twice as big, without losing quality", "… without going blurry": by the engine's better way. */
export function withQualityKept(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ text }) => text === 'without');
  const said = tokens
    .slice(Math.max(0, at), at + 6)
    .map(({ text }) => text)
    .join(' ');
  const fine = at < 0 ? null : STAYS_FINE.exec(said);
  const isLarger = tokens
    .slice(0, Math.max(0, at))
    .some(
      ({ text }) =>
        /^(twice|double|times|triple|bigger|larger|big|large|grow|enlarge|blow|blown|upsize|upscale)$/.test(
          text,
        ) || /^[2-4]x?$/.test(text),
    );
  if (!fine || !isLarger) return [...tokens];
  const end = at + fine[0].split(' ').length;
  // "Upscale it 4 times, without losing quality"
  if (tokens.slice(0, at).some(({ text }) => text === 'upscale'))
    return [...tokens.slice(0, at), ...tokens.slice(end)];
  const pause: Token = { ...(tokens[at] as Token), kind: 'separator', text: ',', raw: ',' };
  const again = ['upscale', 'it'].map(
    (text): Token => ({ ...(tokens[at] as Token), text, raw: '' }),
  );
  const joint = tokens[at - 1]?.kind === 'separator' ? [] : [pause];
  return [...tokens.slice(0, at), ...joint, ...again, ...tokens.slice(end)];
}
