import type { Form } from '../../../forms/rewrite.ts';

/** Sentences of French about what is said beside a wish and asks for nothing. */
export const FRENCH_TALK: readonly Form[] = [
  // "C tt flou", as it is typed
  [
    /(?<=^|[,.;:!?] |\b(?:et|mais|nul|moche|naze) )c (?=(?:tt|tout|trop|nul|pas|hyper|vraiment|carrement|super|moche|naze|flou|sombre)\b)/,
    'c est ',
  ],
  [
    /(?<=^|[,.;:!?] |\b(?:et|mais) )c est (?:nul|naze|nase|pourri|la loose) (?:(?:,|et|c|cest) )*(?=\S)/,
    'c est ',
  ],
  [/\bc est tt (?=(?:flou|sombre|noir|jaune|gris|pale|bruite|delave)\b)/, 'c est tout '],
  // "Sors-la-moi en grand": for whom it is done
  [
    /(?<=(?:^|[,.;:!?] |\b(?:et|puis|ensuite|aussi) )(?!garde|laisse|montre)[a-z]{3,}[esxz] (?:la|le|les) )(?:moi|nous) (?=\S)/,
    '',
  ],
  // "Merci bcp"
  [/\bmerci (?:bcp|bcp bcp)(?= ?$| [,.;:!?])/, 'merci'],
  [/(?<=^|[,.;:!?] )(?:(?:cest|c est|quel) )?dommage(?: [,.;:!])+ (?=\S)/, ''],
  // "Prend la fleur de la première", as it is often written
  [/^prend (?=(?:la|le|les|mon|ma|mes|ce|cette|notre) )/, 'prends'],
];
