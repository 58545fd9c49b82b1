import type { Form } from '../forms/rewrite.ts';

const END = '(?= ?$| [,.;:!?]| (?:und|aber|y|pero|et|mais|puis|bitte|stp|svp)\\b)';

/** "Donne à la robe la même couleur", "l'œil de la même couleur": a part, and not the picture. */
const FRENCH_WHOLE =
  '(?<!\\b(?:a|au|aux) (?:(?:la|le|les|l|mon|ma|mes|son|sa|ses|cette|ce) )?(?!photo|image|premiere|tout|ensemble)[^,.;:!?“ ]+ (?:la |le |les )?)(?!(?:la |le |les )?memes? couleur (?!de couleurs?\\b)(?<=\\b(?!(?:photo|image)\\b)[^,.;:!?“ ]+ de (?:la |le |les )?memes? couleur ))';

/** French: the same. */
export const FRENCH_TAKEN_BACK: readonly Form[] = [
  // "La même ambiance de couleurs que sur la 2e photo"
  [
    new RegExp(
      `${FRENCH_WHOLE}\\b(?:la |le |les )?memes? (?:ambiance|couleurs?|tons?|teintes?|rendu|palette|colorimetrie|tonalites?|etalonnage)(?: (?:de|des) (?:couleurs?|tons)| coloree)? (?:que|qu|comme)(?: (?:sur|dans|pour|celle|celles|celui|ceux|de|la|l|le))* (?:(?:2 ?e|2 ?eme|2|deuxieme|seconde?|2 ?nde|l?autre)(?: (?:photo|image|cliche))?|(?:photo|image) (?:2|deux))${END}`,
    ),
    'les memes tons que dans la seconde image ',
  ],
  // "Gris chiné": it is grey
  [/\b(gris) chine(?:e|s|es)?(?= ?$| [,.;:!?]| \w)/, '$1 '],
  // "Pas de peau de cire"
  [
    /\b(?:pas de|sans|aucune) (?:peau|visages?) (?:de|en|facon) (?:cire|plastique|poupee|porcelaine)(?= ?$| [,.;!?]| et\b)/,
    'no skin like wax ',
  ],
  // "Garde l'ambiance aux bougies"
  [
    /(?<=\bgarde[rz]? (?:bien )?)(?:l ?|cette |la )?(?:ambiance|lumiere|atmosphere) (?:(?:aux|a|la|des|de|d) )*(?:bougies?|chandelles?)(?= ?$| [,.;!?]| et\b)/,
    'the candle mood ',
  ],
  // "Fais que cette rue de jour ait l'air d'être de nuit": a street is all of the picture, a car is not
  [
    /\b(?:fais(?: en sorte)?|faites(?: en sorte)?) que (?:cette|la|ma|ce|le) (?!(?:voiture|personne|sujet|fille|femme|homme|chien|chat|moto|velo|maison|fond|ciel)\b)\w+ (?:de jour )?(?:ait l ?air|paraisse|semble|ressemble|soit)(?: (?:d ?etre|etre|prise?|de|la|a|en|une|photo))* nuit(?= ?$| [,.;!?]| (?:et|mais)\b)/,
    'make it night ',
  ],
  // "Bords irréguliers": how a painting ends, and no border
  [
    /(?<=\b(?:aquarelle|peinture|tableau|dessin|huile|croquis)\b[^.;!?“]* )(?<!\b(?:a|ont) (?:(?:les|des|un|ses) )?)(?:(?:,|avec|et|a(?! (?:les|des|un|ses)\b)|aux) )*(?:des |les |un |ses )?bords? (?:irregulie?rs?|inegaux|dechires?|effiloches?|organiques?)(?= ?$| [,.;!?]| et\b)(?!.*\b(?:repar|restaur|recoll|arrang|corrig)\w*)/,
    'with irregular edges ',
  ],
];
