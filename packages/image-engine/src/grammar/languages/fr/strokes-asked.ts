import type { Form } from '../../forms/rewrite.ts';
import { END, START } from './parts.ts';

const WITH = '(?:, )?(?:avec )?(?:les |des |de )?';
const ALL_PHOTOS =
  '(?:(?:toutes|tous|les|ces|mes|nos|trois|quatre) )*(?:photos|images|cliches)(?: ensemble)?';

/** Strokes, paints and gaps between pictures, as French has them. */
export const FRENCH_STROKES_ASKED: readonly Form[] = [
  // Dots and outlines of a comic, brushes of a painting, few colours of a poster: each has them
  [
    new RegExp(
      `(?<=\\b(?:bd|comic|comics|bande dessinee)\\b[^.;!?“]* )${WITH}(?:gros points|grosses trames|trames? a points|gros pois)(?:(?:,| et)+ (?:les |des )?(?:gros )?(?:contours|traits) noirs)?${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\b(?:bd|comic|comics|bande dessinee)\\b[^.;!?“]* )${WITH}(?:gros |epais )?(?:contours|traits) (?:bien )?noirs${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\b(?:gogh|peinture|tableau|huile)\\b[^.;!?“]* )${WITH}(?:gross?es?|epaisses|larges) (?:touches|coups)(?: de (?:pinceau|peinture))?${END}`,
    ),
    ', gros coups de pinceau',
  ],
  [
    /\b(affiche|poster) (?:facon|comme|style|genre|dans le style)(?: (?:celle?|de|d))* d?obama(?: hope)?\b/,
    '$1',
  ],
  [
    new RegExp(
      `(?<=\\b(?:affiche|poster)\\b[^.;!?“]* )(?:, )?(?:avec )?(?:juste )?peu de couleurs(?: ,)?(?: (?:mais |et )?(?:bien |tres )?(?:franches|vives|nettes|fortes))?${END}`,
    ),
    '',
  ],
  // "Traits délicats" of a pencil
  [
    new RegExp(
      `(?<=\\b(?:crayon|esquisse|croquis|dessin)\\b[^.;!?“]* )${WITH}traits (?:tres )?(?:delicats|legers|doux|subtils)${END}`,
    ),
    ', traits fins',
  ],
  // "Doucement, qu'on voie encore le bois": grain shows through any paint
  [
    new RegExp(
      `(?<=\\b(?:repein|pein|colori|teint)\\w*\\b[^.;!?“]* )(?:, (?:tout )?(?:doucement|legerement|delicatement) )?(?:, )?(?:(?:pour|afin|de facon a ce) )?qu ?on (?:voie|voit|puisse voir)(?: (?:encore|toujours|bien))? (?:le|les) (?:bois|veines|veinage|grain du bois)${END}`,
    ),
    '',
  ],
  // "Tons bleu-vert et oranges" of the cinema
  [
    /\b(?:(?:tons?|teintes?|couleurs) )?(?:bleu ?vert|turquoise|sarcelle|bleu canard)s? et oranges?(?= ?$| [,.;:!?])(?<=\b(?:hollywood\w*|cinema|film|thriller|polar)\b.*)/,
    'teal and orange',
  ],
  [/\b(?:ambiance|look|style) polar (?=, teal and orange\b)/, 'look cinema '],
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
