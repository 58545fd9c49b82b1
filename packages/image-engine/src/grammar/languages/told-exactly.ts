import type { Form } from '../forms/rewrite.ts';

// What is told of a wish more exactly, in words that the tables of each language hold.

const GERMAN_START = '(?<=^|[,.;:!?+&] |\\b(?:and|und|dann|bitte|aber) )';

const GERMAN_END = '(?= ?$| [,.;:!?+&]| (?:and|und|dann|aber|bitte)\\b)';

const FRENCH_START = '(?<=^|[,.;:!?+&] |\\b(?:and|et|puis|ensuite|aussi|mais) )';

const FRENCH_END = '(?= ?$| [,.;:!?+&]| (?:and|et|puis|ensuite|mais|stp|svp)\\b)';

/** "Weniger gelbstichig": the cast is to go. */
const castOf = (color: string): Form => [
  new RegExp(
    `${GERMAN_START}(?:(?:bitte|mach|mache|es|das|bild|foto) )*(?:(?:etwas|viel|ein|bisschen) )*(?:weniger|nicht (?:mehr )?so) ${color}stichig(?: machen)?${GERMAN_END}`,
  ),
  `entferne den ${color}stich`,
];

/** "Auf halbtransparentem schwarzem Balken": behind the words, and none of a cinema. */
const barOf = (color: string): Form => [
  new RegExp(
    `(?<=“” [^.;!?“]*)\\bauf (?:einem |dem )?(?:(?:halb ?transparent|halb ?durchsichtig|durchscheinend)e[mnr]? )?${color}e[mn] balken${GERMAN_END}`,
  ),
  `auf ${color}em balken`,
];

export const GERMAN_EXACTLY: readonly Form[] = [
  ...['gelb', 'blau', 'grun', 'rot'].map(castOf),
  // "Gegen den Dunst: mach die Landschaft klarer"
  [
    new RegExp(`${GERMAN_START}gegen (?:den|diesen) dunst(?: (?:da|dort|hinten))?(?: [:,])?(?= )`),
    'entferne den dunst ,',
  ],
  // "Blende die beiden Bilder weich ineinander über"
  [
    new RegExp(
      `${GERMAN_START}blende?(?: (?:mir|bitte|mal|die|beide|beiden|zwei))* (?:bilder|fotos|aufnahmen)(?: (?:bitte|weich|sanft|langsam|zart))* ineinander(?: (?:weich|sanft))?(?: uber)?${GERMAN_END}`,
    ),
    'uberblende beide bilder',
  ],
  // "Serifenlos"
  [/\b(?:ohne serifen|serifenlose?[nrs]?(?: schrift)?)(?= ?$| [,.;!?])/, 'sans serif'],
  ...['schwarz', 'weiß', 'grau', 'rot', 'blau'].map(barOf),
  // "Neon-Look in Pink und Cyan": it has colours of its own
  [
    new RegExp(
      `${GERMAN_START}(?:im )?neon (?:look|effekt|stil|optik) in (\\w+) und (\\w+)${GERMAN_END}`,
    ),
    'neon $1 und $2',
  ],
];

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
