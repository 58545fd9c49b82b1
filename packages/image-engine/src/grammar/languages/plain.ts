import { wordText } from '../words/tokens.ts';

/** "Schwärzen" blacks out; without its dots it would be a colour. */
const BLACKS = /^(?:ge)?schwärz/iu;

/** The word as the tables spell it: no accents, no capitals, ss for ß. */
export function plain(raw: string): string {
  if (BLACKS.test(raw.normalize('NFC'))) return plain(raw.normalize('NFC').replace(/ä/giu, 'ae'));
  return wordText(raw).replace(/ß/g, 'ss').replace(/œ/g, 'oe').replace(/æ/g, 'ae');
}
