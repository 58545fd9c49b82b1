import { wordText } from '../words/tokens.ts';

/** The word as the tables spell it: no accents, no capitals, ss for ß. */
export function plain(raw: string): string {
  return wordText(raw).replace(/ß/g, 'ss').replace(/œ/g, 'oe').replace(/æ/g, 'ae');
}
