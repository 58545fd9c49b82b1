import { diffWords } from 'diff';

/** A stretch of words that stayed, came in or went out. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Milliseconds after which two texts count as wholly different; the search is quadratic in their difference. */
const PATIENCE = 100;

/**
 * Word by word, what turns `before` into `after`. The same and the added parts are `after`, in its order. A single
 * word that stayed between two changes joins them: single words left standing make a rewrite harder to read.
 */
export function diffPrompt(before: string, after: string): readonly DiffPart[] {
  // Words of every language, also of those that write no spaces.
  const intlSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  const changes = diffWords(before, after, { intlSegmenter, timeout: PATIENCE });
  const parts: DiffPart[] | undefined = changes?.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
  return parts && textAfter(parts) === after
    ? joined(parts)
    : tidied([
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
      ]);
}

function textAfter(parts: readonly DiffPart[]): string {
  return parts.map(({ kind, text }) => (kind === 'removed' ? '' : text)).join('');
}

function joined(parts: readonly DiffPart[]): readonly DiffPart[] {
  return tidied(
    parts.flatMap((part, index): DiffPart[] => {
      const between = index > 0 && index < parts.length - 1;
      if (part.kind !== 'same' || !between || wordCount(part.text) > 1) return [part];
      return [
        { kind: 'removed', text: part.text },
        { kind: 'added', text: part.text },
      ];
    }),
  );
}

function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** Neighbouring changes as one that went out and one that came in. */
function tidied(parts: readonly DiffPart[]): readonly DiffPart[] {
  const result: DiffPart[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed) result.push({ kind: 'removed', text: removed });
    if (added) result.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  for (const { kind, text } of parts) {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else {
      flush();
      result.push({ kind, text });
    }
  }
  flush();
  return result;
}
