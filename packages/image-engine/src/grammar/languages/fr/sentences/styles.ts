import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

const LOOK =
  '(?:dessin|dessins|bd|manga|anime|cartoon|caricature|aquarelle|huile|peinture|croquis|crayon)';

const BW = '(?:noir (?:et|and) blanc|n (?:et|and) b|nb)';

const WITH = '(?:, )?(?:avec )?(?:les |des |de )?';

/** Sentences of French about styles: drawn, painted, filmed, printed, of another time. */
export const FRENCH_STYLES: readonly Form[] = [
  // "Bords irréguliers": how a painting ends, and no border
  [
    /(?<=\b(?:aquarelle|peinture|tableau|dessin|huile|croquis)\b[^.;!?“]* )(?<!\b(?:a|ont) (?:(?:les|des|un|ses) )?)(?:(?:,|avec|et|a(?! (?:les|des|un|ses)\b)|aux) )*(?:des |les |un |ses )?bords? (?:irregulie?rs?|inegaux|dechires?|effiloches?|organiques?)(?= ?$| [,.;!?]| et\b)(?!.*\b(?:repar|restaur|recoll|arrang|corrig)\w*)/,
    'with irregular edges ',
  ],
  // "Mais laisse le décor en photo"
  [
    new RegExp(
      `(?<=\\b(?:dessin|dessins|bd|manga|anime|cartoon|caricature|aquarelle|huile|peinture|croquis|crayon)\\b[^.;!?“]* )(?:(?:,|et|mais) )+(?:laisse|garde|conserve|laissez|gardez) le decor (?:(?:en|comme|une|vraie) )+(?:photo|photographie)${END}`,
    ),
    ', mais garde le fond tel quel',
  ],
  // "Transforme-la en dessin animé"
  [
    /\b(transforme[rz]?) la en (?=(?:dessin anime|bd|bande dessinee|manga|cartoon)\b)/,
    '$1 la photo en ',
  ],
  // "Mais laisse le fond en vraie photo"
  [
    new RegExp(
      `(?<=\\b${LOOK}\\b[^.;!?“]* )(?:(?:,|et|mais|avec) )+(?:(?:laisse|garde|conserve|laissez|gardez) )?(?:le |l )?(?:fond|arriere plan) (?:(?:reste|soit|doit rester) )?(?:(?:en|comme|une|un|la|sur) )*(?:(?:vraie?|reel|reelle|normale?) ?(?:photo)?|photo (?:reelle|normale)|photo)${END}`,
    ),
    ', mais garde le fond tel quel',
  ],
  // "Aquarelle claire": lightly painted; "Claire et Tom" are names
  [
    /\baquarelle (?:(?:tres|bien|toute) )?(?:claire|pale|tendre)\b(?! et (?!(?:douce|tendre|legere|lumineuse|delicate|pale|fine|sans|avec|plus|tres|un|une|des|le|la|les)\b))/,
    'aquarelle legere',
  ],
  // "5 niveaux de couleur, pas plus"
  [
    new RegExp(
      `${START}(?:(?:avec|en|juste|seulement|que|sur|uniquement) )*(\\d+) (?:niveaux|paliers) (?:de|par) couleurs?(?:(?: ,)? (?:pas plus|rien de plus|max|maximum|seulement|uniquement))*${END}`,
    ),
    'posterise $1 niveaux',
  ],
  // "En BD\": drawn so, and no letters
  [new RegExp(`${START}en bd${END}`), 'en bande dessinee'],
  [new RegExp(`${START}aspect (?:ancien|vieilli)${END}`), 'style vintage'],
  // "Du grain comme un vieux film, mais pas marron": grain, and no look besides
  [
    new RegExp(
      `(?<=\\b${BW} [^.;!?“]*)(?<!\\b(?:sans|pas|moins|aucun)\\b[^,.;!?“]*)(?:, )?(?:(?:avec|et) )?(?:(?:du|de|le|un) )*(?:grain|granuleux) comme (?:(?:dans|sur|une?|les|des|de) )*(?:vieux|vieille|vieilles|anciens?|anciennes?) (?:films?|pellicules?|photos?)${END}`,
    ),
    'avec du grain de film',
  ],
  [
    new RegExp(
      `(?<=\\b${BW} [^.;!?“]*\\bgrain [^.;!?“]*)(?:, )?(?:(?:mais|surtout|et) )*(?:pas|sans) (?:(?:de|du|trop) )*(?:marron|brun|brunatre|sepia|jaunatre)${END}`,
    ),
    ', pas sepia',
  ],
  // "Gros pixels façon Mario"
  [
    new RegExp(
      `${START}(?:(?:en|avec|de|des) )*(?:gros|grands) (?:pixels|px) (?:comme|facon|genre|style)(?: (?:dans|chez|sur))? (?:super )?mario(?: bros)?${END}`,
    ),
    'pixel art with big pixels',
  ],
  // "Contours qui brillent comme une enseigne de boîte de nuit": no night falls
  [/\b(?:contours|bords|lignes) (?:qui brillent|brillants|lumineux|fluo)\b/, 'contours neon'],
  [
    new RegExp(
      `(?<=\\b(?:neon|lumineux)\\b[^.;!?“]* )(?:, )?(?:comme|facon|genre|style) (?:une |l |d une )?(?:enseigne|pancarte)(?: (?:lumineuse|neon))?(?: (?:de|d une|d un|du))? (?:boite(?: de nuit)?|bar|club|night ?club|discotheque)${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `${START}(ajoute|rajoute|mets|met)(?: (?:moi|lui))? (?:plein|enormement) de grain${END}`,
    ),
    '$1 beaucoup de grain',
  ],
  // "Comme une pellicule exposée deux fois": what pictures over each other look like
  [
    /(?<=\b(?:superpos\w*|lune sur lautre|l une sur l autre|moitie|exposition)\b[^.;!?“]* )(?:, )?comme (?:une |un |la |le )?(?:pellicule|film|photo|negatif) (?:exposee?|impressionnee?) (?:2 fois|deux fois)(?= ?$| [,.;:!?])/,
    '',
  ],
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
      `(?<=\\b(?:gogh|peinture|tableau|huile)\\b[^.;!?“]* )${WITH}(?:(?:gross?es?|epaisses|larges) (?:touches|coups)(?: de (?:pinceau|peinture))?|(?:touches|coups|traces)(?: de (?:pinceau|peinture))? (?:(?:bien|tres) )?(?:epais|epaisses|larges|marque?e?s|prononcee?s|visibles))${END}`,
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
  // "Tons bleu-vert et oranges" of the cinema
  [
    /\b(?:(?:tons?|teintes?|couleurs) )?(?:bleu ?vert|turquoise|sarcelle|bleu canard)s? et oranges?(?= ?$| [,.;:!?])(?<=\b(?:hollywood\w*|cinema|film|thriller|polar)\b.*)/,
    'teal and orange',
  ],
  [/\b(?:ambiance|look|style) polar (?=, teal and orange\b)/, 'look cinema '],
  // "Style pixels comme sur Game Boy"
  [
    /\b(?:version|style|look|effet|rendu|facon|en mode|genre|image) (?:en )?(?:pixels?|pixelisee?|pixellisee?|pixel art|8 bits?)(?: (?:facon|comme|style|genre|a la|dune?|de|sur|maniere|d) (?:(?:sur|une|un|les|des|de|la|d|dans|dune) )*(?:vieux |vieille |vieilles |ancienne |anciens |anciennes |ancien )?(?:consoles?|jeux? videos?|jeux?|game boy|gameboy|borne d ?arcade|nes)(?: (?:retro|anciens?|anciennes?|d ?epoque|des annees \d+|video|80|90))*)?(?= ?$| [,.;!?]| et\b)/,
    'pixel art',
  ],
  // "Un dessin, mais qu'on me reconnaisse"
  [
    /(?<=\w )(?:(?:,|mais|et|il faut|je veux|faut) )*(?:pour )?(?:quon|que lon|quil|quelle|que) (?:(?:nous|me|te|le|la|les|puisse|toujours|encore) )*(?:reconnai\w+|identifi\w+)(?: (?:bien|encore|toujours|quand meme|tous))*(?= ?$| [,.;!?])/,
    '',
  ],
  // "Un dessin, mais reconnaissable"
  [
    /(?<=\w )(?:, )?(?:mais|et) (?:(?:encore|toujours|quand meme|reste|restons|rester) )*reconnaissables?(?: quand meme)?(?= ?$| [,.;!?])/,
    '',
  ],
];
