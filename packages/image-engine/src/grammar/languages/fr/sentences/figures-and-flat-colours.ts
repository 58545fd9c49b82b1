import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

/** How few colours there are to be; of two it is a duotone. */
const FEW = '(?!2 )(\\d{1,2}|trois|quatre|cinq|six|huit|dix)';

const COLOURS = '(?:teintes?|couleurs?|tons?|nuances?|coloris|valeurs?)(?: differente?s| en tout)?';

const NO_MORE =
  '(?: (?:pas plus|pas une de plus|rien de plus|max|maximum|au maximum|au plus|maxi|seulement|uniquement|en tout|en tout et pour tout|grand max|point|point barre|et cest tout|tout au plus))';

const FLAT = '(?:(?:grands|gros|larges|simples) )?aplats?(?: (?:de|en) couleurs?| nets?| francs?)*';

const NO_GRADIENTS =
  '(?:(?: ?,)? (?:sans|pas de|aucun) (?:les |de )?(?:degrades?|nuances|transitions?))?';

const TOY =
  '(?:bonshommes|bonhommes|bonhomme|personnages?|persos?|jouets?|poupees?|statuettes?|heros|soldats?)';

/** Sentences of French about figurines, and pictures of few flat colours. */
export const FRENCH_FIGURES_AND_FLAT_COLOURS: readonly Form[] = [
  // "Aplats de couleur, 5 teintes pas plus"
  [
    new RegExp(
      `${START}(?:(?:en|des|de|avec|fais|juste|mets|que|simplifie|reduis|la|limage|la photo) )*${FLAT}${NO_GRADIENTS}(?: ,| :| et| avec| en)* (?:(?:avec|en|juste|seulement|que|limite a|limites a|de|a) )*${FEW} ${COLOURS}(?: ?,)?${NO_MORE}*${NO_GRADIENTS}${END}`,
    ),
    'posterise $1 niveaux',
  ],
  [
    new RegExp(
      `${START}(?:(?:en|juste|seulement|que|limite|limitee|a|avec|sur|reduis|simplifie|la|limage|la photo) )*${FEW} (?:${COLOURS}(?: ?,)?${NO_MORE}*(?: ,)?(?: (?:en|avec|des|et|facon|sous forme d) )+${FLAT}|${FLAT})(?: ?,)?${NO_MORE}*${NO_GRADIENTS}${END}`,
    ),
    'posterise $1 niveaux',
  ],
  [
    new RegExp(
      `${START}(?:(?:ramen|redui|limit|simplifi|restrei|descen|tomb|convert|pass)[a-z]* (?:(?:moi|la|limage|image|photo|le nombre de couleurs|les couleurs|la palette|le tout|tout|ca) )*(?:a|sur|en) |(?:(?:juste|seulement|uniquement|que|rien que|pas plus de|maximum|max|avec que|avec juste|avec seulement|sur) )+)${FEW} ${COLOURS}(?: ?,)?${NO_MORE}*${END}`,
    ),
    'posterise $1 niveaux',
  ],
  [
    new RegExp(
      `${START}(?:(?:en|avec|sur) )?${FEW} (?:teintes|tons|nuances|coloris)(?: ?,)?${NO_MORE}+${END}`,
    ),
    'posterise $1 niveaux',
  ],
  // "Version petit bonhomme en plastique sur socle"
  [
    new RegExp(
      `\\b(?:(?:petite?s?|mini) )?${TOY} (?:(?:en|de|d) )*(?:plastique|resine|pvc|vinyle|collection|collectionneur|vitrine)(?: (?:articule|articulee|peint|peinte|moule|de collection))?(?: (?:(?:pose|posee|debout|monte) )?sur (?:(?:son|un|une|leur|sa|petit) )*(?:socle|base|presentoir|piedestal)s?)?${END}`,
    ),
    'figurine',
  ],
  [
    new RegExp(
      `\\b(?:(?:petite?s?|mini) )?(?:bonshommes|bonhommes?|poupees?|statuettes?|personnages?) (?:(?:pose|posee|debout|monte) )?sur (?:(?:son|un|leur|sa|une|petit) )*(?:socle|presentoir|piedestal)s?${END}`,
    ),
    'figurine',
  ],
  // "Comme dans sa boîte de collection": what it is likened to, and no box
  [
    new RegExp(
      `(?<=\\bfigurines?\\b[^.;!?“]* )(?:, )?(?:comme|facon|style|genre|on dirait) (?:(?:si (?:elle|il|on) (?:etait|sortait)|celles?|ceux|sortie?|les|une|qu on vend|vendue?s?) )*(?:dans|de|en|sur) (?:(?:sa|une|la|leur|son|les|un|des) )*(?:boites?|vitrines?|emballages?|blisters?|rayons?|etageres?|magasins?)(?: (?:(?:de|d|du|des|a) )*(?:collection|collectionneurs?|jouets?|dorigine|origine|magasin))*${END}`,
    ),
    '',
  ],
];
