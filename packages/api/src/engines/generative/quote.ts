import { mask } from '../../watching/mask.ts';

const maxLength = 300;

/** A model's words as they may be shown: on one line, not too long, without what looks like a key. */
export function quote(text: string): string {
  const line = mask(text)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  const cut = line.length > maxLength ? `${line.slice(0, maxLength).trimEnd()} …` : line;
  return cut.replace(/\.$/, '');
}
