import { SCOPE_WORDS } from '../clauses/scope.ts';
import type { Token } from '../words/tokens.ts';
import { CUES } from './cue-table.ts';

interface Row {
  present: readonly RegExp[];
  missing: readonly RegExp[];
  wish: readonly string[];
}

const WHO = [...SCOPE_WORDS].filter((word) => !/^(back|bg|surround|scene)/.test(word)).join('|');

const anyOf = (cues: string): RegExp =>
  new RegExp(`\\b(?:${cues.trim().replace('{who}', WHO).replaceAll('~', '\\w*')})\\b`);

const ROWS = CUES.trim()
  .split('\n')
  .map((line): Row => {
    const [said = '', meant = ''] = line.split('=>');
    const groups = said.split(' & ').map((each) => each.trim());
    return {
      present: groups.filter((each) => !each.startsWith('!')).map(anyOf),
      missing: groups.filter((each) => each.startsWith('!')).map((each) => anyOf(each.slice(1))),
      wish: meant.trim().split(' '),
    };
  });

/** What clauses are about together. */
export interface Cued {
  /** In words of the vocabulary. */
  wish: readonly string[];
  /** Which of the clauses have a cue. */
  clauses: readonly number[];
}

/** What these clauses are about; null when no cues tell. */
export function cuedIn(clauses: readonly (readonly Token[])[]): Cued | null {
  const texts = clauses.map((tokens) => tokens.map(({ text }) => text).join(' '));
  const all = texts.join(' , ');
  const row = ROWS.find(
    ({ present, missing }) =>
      present.every((cue) => cue.test(all)) && !missing.some((cue) => cue.test(all)),
  );
  if (!row) return null;
  const hasCue = (text: string) => row.present.some((cue) => cue.test(text));
  return { wish: row.wish, clauses: texts.flatMap((text, i) => (hasCue(text) ? [i] : [])) };
}
