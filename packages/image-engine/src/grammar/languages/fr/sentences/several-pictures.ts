import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

/** "Donne à la robe la même couleur", "l'œil de la même couleur": a part, and not the picture. */
const WHOLE =
  '(?<!\\b(?:a|au|aux) (?:(?:la|le|les|l|mon|ma|mes|son|sa|ses|cette|ce) )?(?!photo|image|premiere|tout|ensemble)[^,.;:!?“ ]+ (?:la |le |les )?)(?!(?:la |le |les )?memes? couleur (?!de couleurs?\\b)(?<=\\b(?!(?:photo|image)\\b)[^,.;:!?“ ]+ de (?:la |le |les )?memes? couleur ))';

const DEUXIEME = '(?:la |celle de la )?(?:deuxieme|seconde|2e?)(?: (?:photo|image))?';

const ALL_PHOTOS =
  '(?:(?:toutes|tous|les|ces|mes|nos|trois|quatre) )*(?:photos|images|cliches)(?: ensemble)?';

/** Sentences of French about wishes of several pictures: collages, blends, the colours of another one. */
export const FRENCH_SEVERAL_PICTURES: readonly Form[] = [
  // "En fondu, surtout la seconde"
  [/\bsurtout (?=(?:la|le) (?:premiere?|seconde?|deuxieme|derniere?)\b)/, 'mostly '],
  // "Mets ma photo à côté de celle de ma sœur"
  [
    new RegExp(
      `${START}(?:mets|mettre|place|pose|colle) (?:ma|notre|la|cette) (?:photo|image) (?:juste )?a cote de celle (?:de (?:ma|mon|notre|sa|son)|du|de la|d une?) [^,.;:!?“ ]+`,
    ),
    'mets les photos cote a cote',
  ],
  // "Grille de 4 images"
  [/\bgrilles? de (?=[2-5] )/, 'collage de '],
  // "Avant/après côte à côte avec du texte"
  [
    new RegExp(
      `\\bavant (?:(?:et|/|puis) )?apres (?:(?:,|cote a cote) )*avec (?:du texte|un texte|(?:des|les) (?:textes|legendes|etiquettes|titres))${END}`,
    ),
    'avant apres avec le texte “Avant” en bas a gauche et le texte “Après” en bas a droite',
  ],
  // "La même ambiance de couleurs que sur la 2e photo"
  [
    new RegExp(
      `${WHOLE}\\b(?:la |le |les )?memes? (?:ambiance|couleurs?|tons?|teintes?|rendu|palette|colorimetrie|tonalites?|etalonnage)(?: (?:de|des) (?:couleurs?|tons)| coloree)? (?:que|qu|comme)(?: (?:sur|dans|pour|celle|celles|celui|ceux|de|la|l|le))* (?:(?:2 ?e|2 ?eme|2|deuxieme|seconde?|2 ?nde|l?autre)(?: (?:photo|image|cliche))?|(?:photo|image) (?:2|deux))${END}`,
    ),
    'les memes tons que dans la seconde image ',
  ],
  // "Les mêmes couleurs que la deuxième"
  [
    new RegExp(
      `\\b(?:les memes (?:couleurs|tons|teintes) que (?:sur |dans )?|(?:accorde|adapte|ajuste|harmonise|aligne) les (?:couleurs|tons|teintes) (?:a|avec|sur) (?:celles de )?)${DEUXIEME}${END}`,
    ),
    'utilise les couleurs de la deuxieme photo',
  ],
  // "Superpose les deux en transparence, style double expo"
  [
    new RegExp(
      `(?<=\\b(?:superpos|melang|fusionn)\\w* [^.;!?“]*\\b(?:transparence|transparente?s?|moitie|fondu)\\b[^.;!?“]*)(?:, )?(?:(?:en|facon|style|effet|genre|comme|une|un|type) )+double expo(?:sition)?s?${END}`,
    ),
    '',
  ],
  // "Mets les deux côte à côte avec avant / après écrit dessus"
  [
    new RegExp(
      `(?<=\\b(?:cote a cote|ensemble|collage|l un a cote de l autre)\\b[^“]* )(?:, )?(?:avec |et |en ecrivant |ecris |marque |note )*(avant) (?:et |, |puis )?(apres) (?:(?:ecrits?|marques?|inscrits?|notes?) )*(?:dessus|dessous|en bas|en haut|au dessus|en dessous|chacune?)*${END}`,
    ),
    ', texte “$1” en bas a gauche et texte “$2” en bas a droite',
  ],
  [
    /(?<=\b(?:montage|cote a cote|collage|planche)\b[^.;!?“]* )(?:, )?sans (?:bordures?|marges?|espaces?|separations?|bords?)(?: entre (?:elles|eux|les deux|les photos))?(?= ?$| [,.;!?])/,
    'sans espace entre',
  ],
  [
    /(?<=^)(?:superpose|mets|mettez|superposer) (?:les|les 2|les deux) (?:(?:lune sur lautre|l une sur l autre) )?(?:a )?moitie(?: moitie)?(?= ?$| [,.;:!?])/,
    'superpose les a 50%',
  ],
  // "Mets toutes les photos sur une page avec un espace blanc"
  [
    new RegExp(
      `${START}(?:(?:tu peux|peux tu|stp|svp) )*(?:mets|rassemble|place|regroupe|met|mettre) (?:moi )?${ALL_PHOTOS} (?:sur|dans) une (?:seule |meme )?(?:page|feuille)(?=${END}| avec\\b)`,
    ),
    'collage',
  ],
  [
    new RegExp(
      `(?<=\\bcollage )(?:, )?(?:(?:avec )?(?:un |de l |des )?(?:espaces?|marges?) (blanc|noir|gris)(?:s|he|hes)?(?: entre (?:elles|eux|chaque|les photos|les images))?|espacees de (blanc|noir|gris))${END}`,
    ),
    'avec un espace $1 $2',
  ],
];
