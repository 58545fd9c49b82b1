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
