import type { Loaded } from './fonts.ts';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Choose between looks of the sign before them, and join signs: nothing that is seen. */
const UNSEEN = /^(?:\u200c|\u200d|[\ufe00-\ufe0f])$/u;

/** The part of a text that a typeface has signs for, and the signs that it lacks, each once. */
export function writable(text: string, { has }: Loaded): { text: string; missing: string[] } {
  const missing = new Set<string>();
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    const signs = [...segment].filter((sign) => !UNSEEN.test(sign));
    if (signs.every((sign) => /\s/u.test(sign) || has(sign.codePointAt(0) ?? 0))) kept += segment;
    else missing.add(segment);
  }
  const lines = kept.split('\n').map((line) => line.replace(/\s+/gu, ' ').trim());
  return { text: lines.join('\n').trim(), missing: [...missing] };
}
