import type { Form } from '../../../forms/rewrite.ts';

/** Sentences of French about what is said beside a wish and asks for nothing. */
export const FRENCH_TALK: readonly Form[] = [
  // "Mes volets en bleu pour voir": why it is tried
  [
    /(?<=\S )(?:, )?(?:(?:juste|simplement|rien que|histoire|comme ca|cest|c est) )*(?:pour|de|dy) (?:voir|essayer|tester|rigoler|rire|me faire une idee|men faire une idee|se faire une idee|une idee|lessai|l essai)(?: (?:un peu|comment (?:ca|cela) (?:fait|rend|donne|serait)|la difference|le rendu|le resultat|si (?:ca|cela) (?:va|rend bien|fait bien|me plait)))?(?: (?:stp|svp|merci))?(?= ?[.!]? ?$)/,
    '',
  ],
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
