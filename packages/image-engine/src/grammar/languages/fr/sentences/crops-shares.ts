import type { Form } from '../../../forms/rewrite.ts';
import { FIGURE } from '../../share-rows.ts';
import { END, START } from '../parts.ts';

const CUTS =
  '(?:(?:je|j ?aimerais|veux|voudrais|peux|tu|pourrais|il|faut|on|peut|vous|pouvez) )*(?:coup|recoup|rogn|enlev|retir|supprim|tranch|recadr|vir)(?:e|er|ez|es)(?: moi)?';

const ABOUT =
  '(?:(?:,|:|de|d|du|environ|genre|peu pres|disons|en gros|peut etre|mettons|a hauteur de|sur|les|a|ca fait|grosso modo|quelque chose comme) )*';

const OF = '(?: (?:de|sur) (?:la|ma|cette|l) ?(?:photo|image|tof))?';

/** French: how much is cut off at a side that is told before it. */
export const FRENCH_CROPS_SHARES: readonly Form[] = [
  // "Coupe le bas de la photo, environ 20 %"
  ...(
    [
      ['(?:le |la partie |tout le )?(?:bas|basse|inferieure|bord (?:du bas|inferieur))', 'en bas'],
      [
        '(?:le |la partie |tout le )?(?:haut|haute|superieure|bord (?:du haut|superieur))',
        'en haut',
      ],
      ['(?:la |le cote |la partie |le bord )(?:gauche|de gauche)', 'a gauche'],
      ['(?:la |le cote |la partie |le bord )(?:droite|droit|de droite)', 'a droite'],
    ] as const
  ).map(
    ([side, where]): Form => [
      new RegExp(`${START}${CUTS} (?:un peu )?${side}${OF} ${ABOUT}${FIGURE}${END}`),
      `enleve $1 ${where}`,
    ],
  ),
  // "Ne recadrez rien": no wish for a crop
  [
    new RegExp(
      `${START}(?:(?:surtout|stp|svp|attention|mais) )*(?:ne |n )(?:me |moi )?(?:recadr|coup|rogn)(?:e|ez|es|er) (?:surtout )?(?:rien|absolument rien)(?: du tout| stp| svp)*${END}`,
    ),
    'sans recadrer',
  ],
  // "Supprime les bandes blanches sur les côtés": where they are
  [
    /(?<=(?:^|[^ ] )(?:enlev|supprim|retir|vir|coup|rogn|degag|effac)[a-z]*(?: moi)? (?:les|ces|mes) (?:(?:deux|grosses|grandes|petites|vilaines|affreuses) )*(?:bandes|barres|bordures|bords|liseres|marges) (?:noires?|noirs|blanches?|blancs|grises?|gris|vides|floues) )(?:(?:qui sont|qu ?il y a|presentes?|situees?) )?(?:sur|de|des|aux|a|dans) (?:les |chaque |deux )*cotes?(?: de (?:la |l ?)(?:photo|image))?(?= ?$| [,.;:!?]| (?:et|stp|svp|puis)\b)/,
    '',
  ],
  [
    new RegExp(
      `${START}(?:enlev|supprim|retir|vir|coup|rogn|degag)[a-z]* (?:moi )?(?:les|ces) (?:deux )?(?:bandes|barres) (?:(?:sur|de|des|aux) (?:les |chaque |deux )*cotes?|(?:en haut|en bas|du haut|du bas)(?: et (?:en haut|en bas|du bas|du haut))?)${END}`,
    ),
    'enleve les bandes noires',
  ],
];
