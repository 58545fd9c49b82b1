import type { Form } from '../forms/rewrite.ts';

const FRENCH_START = '(?<=^|[,.;:!?+&] |\\b(?:and|et|puis|ensuite|aussi|mais) )';

const FRENCH_END = '(?= ?$| [,.;:!?+&]| (?:and|et|puis|ensuite|mais|stp|svp)\\b)';

const DEUXIEME = '(?:la |celle de la )?(?:deuxieme|seconde|2e?)(?: (?:photo|image))?';

export const FRENCH_PLAIN: readonly Form[] = [
  // "En BD": drawn so, and no letters
  [new RegExp(`${FRENCH_START}en bd${FRENCH_END}`), 'en bande dessinee'],
  // "Ciel d'orage et un arc-en-ciel"
  [new RegExp(`${FRENCH_START}(?:un )?ciel (?:d ?orage|orageux)${FRENCH_END}`), 'ciel orageux'],
  [
    new RegExp(`${FRENCH_START}un ciel (?:au|de|du) coucher (?:du|de) soleil${FRENCH_END}`),
    'ciel de coucher de soleil',
  ],
  // "Change l'arrière-plan pour de la neige"
  [
    /(?<=\b(?:change|changer|changez|remplace|remplacer|remplacez) (?:moi )?(?:le fond|l ?arriere plan) )pour (?=(?:de la|du|des|une?) )/,
    'par ',
  ],
  [new RegExp(`${FRENCH_START}aspect (?:ancien|vieilli)${FRENCH_END}`), 'style vintage'],
  // "Les mêmes couleurs que la deuxième"
  [
    new RegExp(
      `\\b(?:les memes (?:couleurs|tons|teintes) que (?:sur |dans )?|(?:accorde|adapte|ajuste|harmonise|aligne) les (?:couleurs|tons|teintes) (?:a|avec|sur) (?:celles de )?)${DEUXIEME}${FRENCH_END}`,
    ),
    'utilise les couleurs de la deuxieme photo',
  ],
];

export const FRENCH_PLAINLY_NAMED = `
  ciel orageux = stormy sky
`;
