import type { Form } from '../forms/rewrite.ts';

/** What French has. */
export const FRENCH_DETAILS: readonly Form[] = [
  // "Colorie-la": without a colour all of them are meant
  [
    /(?<=^|[,.;:!?] )colori(?:e|ez|er)(?: (?:la|le|(?:la|cette|ma) (?:vieille )?(?:photo|image)))(?= ?$| [,.;:!?]| (?:stp|svp)\b)/,
    'colorise cette photo',
  ],
  // "Détourage svp"
  [
    /(?<=^|[,.;:!?] )(?:bonjour )?(?:un )?detourage(?: (?:complet|rapide|simple|soigne|parfait))?(?= ?$| [,.;:!?]| (?:et|puis|stp|svp|merci|s il)\b)/,
    'enleve le fond',
  ],
  // "En blanc sur une bande noire": behind letters, and no row of pictures
  [
    /(?<=“” [^.;!?]*)sur (?:une?|la|le) (?:bande|barre|bandeau|banniere|cartouche) (?=(?:noire?|blanche?|blanc|rouge|jaune|bleue?|verte?|grise?|orange|rose)(?: ?$| [,.;:!?]| et\b))/,
    'sur fond ',
  ],
  // "Mais que la lumière colle avec mon visage": it is matched anyway
  [
    /(?<=\b(?:mets|met|mettez|mettre|place|fond)\b[^.;!?“]* )(?:, |et |mais )*(?:que |avec )(?:la|une) (?:lumiere|eclairage) (?:qui )?(?:colle|corresponde?|aille|va|s ?accorde|matche|soit raccord) (?:bien )?(?:avec|a|au) (?:mon|ma|notre|le|la|son|sa) (?:visage|peau|sujet|tete)(?= ?$| [,.;:!?]| et\b)/,
    '',
  ],
];
