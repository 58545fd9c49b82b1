import type { Form } from '../forms/rewrite.ts';

const FRENCH_END = '(?= ?$| [,.;:!?]| (?:et|mais|puis|stp|svp)\\b)';

const FRENCH_LOOK =
  '(?:dessin|dessins|bd|manga|anime|cartoon|caricature|aquarelle|huile|peinture|croquis|crayon)';

/** The same of French. */
export const FRENCH_LASTLY: readonly Form[] = [
  // "Mais laisse le fond en vraie photo"
  [
    new RegExp(
      `(?<=\\b${FRENCH_LOOK}\\b[^.;!?“]* )(?:(?:,|et|mais|avec) )+(?:(?:laisse|garde|conserve|laissez|gardez) )?(?:le |l )?(?:fond|arriere plan) (?:(?:reste|soit|doit rester) )?(?:(?:en|comme|une|un|la|sur) )*(?:(?:vraie?|reel|reelle|normale?) ?(?:photo)?|photo (?:reelle|normale)|photo)${FRENCH_END}`,
    ),
    ', mais garde le fond tel quel',
  ],
  // "Qu'on le voie à peine"
  [
    new RegExp(
      `(?<=\\barc en ciel\\b[^.;!?“]* )(?:(?:,|mais|et) )*(?:quon|que lon|que on) (?:(?:ne|n) )?(?:le |l )?(?:voie|voit|remarque|distingue|apercoive|devine) (?:a peine|presque pas|peu|tout juste)${FRENCH_END}`,
    ),
    ', discret',
  ],
  // "Redresse la photo qui penche vers la droite": as far as it takes
  [
    new RegExp(
      `\\b(redress\\w*(?: (?:la|l|cette|ma|le|photo|image|horizon))*) (?:(?:,|car|elle|il) )*(?:qui )?(?:penche|est penchee?|part|tombe) (?:(?:un peu|legerement|trop) )?(?:a|vers|sur|du cote de) (?:la )?(?:droite|gauche)${FRENCH_END}`,
    ),
    '$1',
  ],
  // "Aquarelle claire": lightly painted; "Claire et Tom" are names
  [
    /\baquarelle (?:(?:tres|bien|toute) )?(?:claire|pale|tendre)\b(?! et (?!(?:douce|tendre|legere|lumineuse|delicate|pale|fine|sans|avec|plus|tres|un|une|des|le|la|les)\b))/,
    'aquarelle legere',
  ],
];
