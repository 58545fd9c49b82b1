import type { Form } from '../../../forms/rewrite.ts';
import { END, INK, START } from '../parts.ts';

const TURNS =
  '(?:rend|rends|rendez|rendre|mets|met|mettez|mettre|fais|faire|peins|peindre|colore|colorie)';

const INK_FOUND =
  '(bleue?|verte?|rouge|jaune|orange|rose|violette?|mauve|noire?|blanc(?:he)?|grise?|marron|brune?|beige|turquoise)';

const ANY_HEX = '#[0-9a-f]{3,6}';

/** Sentences of French about what has a colour and is to get another one. */
export const FRENCH_COLOURS: readonly Form[] = [
  // "Les chaises en bois en blanc": what they are made of, and how they are to be
  [
    /(?<=(?:^|[,.;:!?] |\b(?:et|puis|mets|met|peins|passe|rends|change|repeins|colorie) )(?:le|la|les|mon|ma|mes|l|ce|cette|ces) \S+ )en (?:bois|metal|fer|fer forge|cuir|pierre|plastique|osier|rotin|brique|alu|beton|pvc|tissu|velours|lin|jean) (?=en (?!noir et blanc)\S)/,
    '',
  ],
  // "La robe en bleu plutôt qu'en rouge"
  [
    new RegExp(
      `\\ben ([^,.;:!?“ ]+(?: (?:clair|fonce|marine|ciel|pale|vif))?) plutot qu(?:e |e?)en ([^,.;:!?“ ]+)${END}`,
    ),
    'en $1 au lieu de $2',
  ],
  // "Couleur que ma femme aime : bleu": which it is, and of nothing
  [
    /\bcouleur (?:que|qu) [^,.;:!?“]{1,30}? (?:aime|aiment|prefere|preferent|adore|adorent) : /,
    'couleur : ',
  ],
  // "Gris chiné": it is grey
  [/\b(gris) chine(?:e|s|es)?(?= ?$| [,.;:!?]| \w)/, '$1 '],
  // "La voiture de gauche en noir, celle de droite reste rouge"
  [
    new RegExp(
      `${START}(?:(?:mets|peins|colorie|passe) )?(la|le) (\\w+) (?:de|a) (gauche|droite) en (\\w+(?: (?:clair|fonce|marine|vif|pale))?) (?:(?:,|et|mais) )+(?:celle|celui) (?:de|a) (?:gauche|droite) (?:reste|doit rester)(?: (?:en )?\\w+| (?:telle quelle|tel quel|comme (?:elle|il) est))?${END}`,
    ),
    'peins $1 $2 $3 en $4',
  ],
  // "Rends le bleu vert", "rends vert le bleu"
  [
    new RegExp(`${START}${TURNS} (?:moi )?(?:tout )?le ${INK_FOUND} ${INK_FOUND}${END}`),
    'passe le $1 en $2',
  ],
  [
    new RegExp(`${START}${TURNS} (?:moi )?(?:en )?${INK_FOUND} (?:tout )?le ${INK_FOUND}${END}`),
    'passe le $2 en $1',
  ],
  // "Tout ce qui est bleu en vert"
  [
    new RegExp(
      `${START}(?:(?:mets|met|passe|passer|change|rends|transforme|colorie) )?tout ce qui est (?:en )?(${INK}) (?:, )?(?:(?:mets|met|rends|passe)(?: le)? )?(?:en )?(?!noir et blanc)(${INK}|${ANY_HEX})${END}`,
    ),
    'passe le $1 en $2',
  ],
  // "Doucement, qu'on voie encore le bois": grain shows through any paint
  [
    new RegExp(
      `(?<=\\b(?:repein|pein|colori|teint)\\w*\\b[^.;!?“]* )(?:, (?:tout )?(?:doucement|legerement|delicatement) )?(?:, )?(?:(?:pour|afin|de facon a ce) )?qu ?on (?:voie|voit|puisse voir)(?: (?:encore|toujours|bien))? (?:le|les) (?:bois|veines|veinage|grain du bois)${END}`,
    ),
    '',
  ],
  // "Colore en rouge le canapé": a thing, and no old photo
  [
    /\bcolore[rz]? (?=(?:en [^,.;:!?“ ]+ )?(?:le|la|les|mon|ma|mes|ce|cette|notre|nos) (?!en\b|photo|image|vieille|ancienne|tout)[^,.;:!?“ ]+)/,
    'peins ',
  ],
];
