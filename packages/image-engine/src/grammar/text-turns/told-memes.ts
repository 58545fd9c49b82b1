import type { Token } from '../words/tokens.ts';
import { word } from './place-words.ts';
import { compiled, type Rule, text } from './told-parts.ts';
import { SPEECHES } from './told-speech.ts';

const TOP_LINE =
  '(?:(?:top|upper|first) (?:text|line|caption)|(?:obere|oberer|erster|erste) (?:text|zeile)|text oben|texto (?:de )?(?:arriba|superior)|texte (?:(?:du|en) )?haut)';
const BOTTOM_LINE =
  '(?:(?:bottom|lower|second) (?:text|line|caption)|(?:untere|unterer|zweiter|zweite) (?:text|zeile)|text unten|texto (?:de )?(?:abajo|inferior)|texte (?:(?:du|en) )?bas)';
const LINE = `(?:(?:is|says|reads|should say|shall say|saying|lautet|soll|sein|dice|diga|dit|:) )*`;
const MEME = '(?<pre>(?:[^ ,.;:“]+ ){0,4}memes?(?: (?::|,|with|mit|con|avec|saying))*)';

/** Both lines of a meme, in whatever words. */
export const MEMES: readonly Rule[] = [
  // "Top text when you hear the fridge, bottom text open"
  {
    said: compiled(
      `^(?:${MEME} )?${TOP_LINE} ${LINE}${text('t')} (?:(?:,|;|[.]|and|und|y|et) )*${BOTTOM_LINE} ${LINE}${text('u')} ?$`,
    ),
    meant: '$pre top #t , bottom #u',
  },
  // "Meme: oben wenn du, unten die Banane"
  ...SPEECHES.map(({ top, bottom }) => ({
    said: compiled(
      `^${MEME} (?<p>${top}) (?:: )?${text('t')} (?:(?:,|;|[.]|and|und|y|et) )+(?<q>${bottom}) (?:: )?${text('u')} ?$`,
    ),
    meant: '$pre $p #t , $q #u',
  })),
];

const FRENCH = /^(?:haut|bas|avec|le|texte|une?|et)$/;

/** "Mème : …" names the look; to the tables of French it is "même", unless an article stands before it. */
export function withMemesNamed(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ raw }) => /^m[eè]me$/i.test(raw));
  const isNamed = at === 0 || /^(?::|,|avec)$/.test(tokens[at + 1]?.text ?? '');
  const isFrench = tokens.some((token) => FRENCH.test(word(token)));
  const before = word(tokens[at - 1]);
  const meme = tokens[at];
  if (!meme || !isNamed || !isFrench || /^(?:un|le|ce|mon)$/.test(before)) return [...tokens];
  return [...tokens.slice(0, at), { ...meme, raw: 'un', text: 'un' }, ...tokens.slice(at)];
}
