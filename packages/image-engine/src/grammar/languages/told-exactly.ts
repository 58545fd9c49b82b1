import type { Form } from '../forms/rewrite.ts';

const FRENCH_START = '(?<=^|[,.;:!?+&] |\\b(?:and|et|puis|ensuite|aussi|mais) )';

const FRENCH_END = '(?= ?$| [,.;:!?+&]| (?:and|et|puis|ensuite|mais|stp|svp)\\b)';

export const FRENCH_EXACTLY: readonly Form[] = [
  // "Au couché du soleil", as it sounds
  [/\bcouche (?=(?:du|de|de la) soleil\b)/, 'coucher '],
  // "Un arc-en-ciel presque transparent"
  [
    new RegExp(
      `(?<=\\barc en ciel\\b[^.;:!?“]* )(?:(?:,|et|mais|tres) )*(?:presque|quasi|quasiment|a moitie|semi) (?:transparent|invisible|translucide)${FRENCH_END}`,
    ),
    ', discret',
  ],
  // "La voiture de gauche en noir, celle de droite reste rouge"
  [
    new RegExp(
      `${FRENCH_START}(?:(?:mets|peins|colorie|passe) )?(la|le) (\\w+) (?:de|a) (gauche|droite) en (\\w+(?: (?:clair|fonce|marine|vif|pale))?) (?:(?:,|et|mais) )+(?:celle|celui) (?:de|a) (?:gauche|droite) (?:reste|doit rester)(?: (?:en )?\\w+| (?:telle quelle|tel quel|comme (?:elle|il) est))?${FRENCH_END}`,
    ),
    'peins $1 $2 $3 en $4',
  ],
  // "Mais laisse le décor en photo"
  [
    new RegExp(
      `(?<=\\b(?:dessin|dessins|bd|manga|anime|cartoon|caricature|aquarelle|huile|peinture|croquis|crayon)\\b[^.;!?“]* )(?:(?:,|et|mais) )+(?:laisse|garde|conserve|laissez|gardez) le decor (?:(?:en|comme|une|vraie) )+(?:photo|photographie)${FRENCH_END}`,
    ),
    ', mais garde le fond tel quel',
  ],
  // "Transforme-la en dessin animé"
  [
    /\b(transforme[rz]?) la en (?=(?:dessin anime|bd|bande dessinee|manga|cartoon)\b)/,
    '$1 la photo en ',
  ],
];
