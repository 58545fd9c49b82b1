import type { Form } from '../forms/rewrite.ts';

const GERMAN_END = '(?= ?$| [,.;:!?]| (?:und|aber|bitte)\\b)';
const GERMAN_LOOK =
  '(?:cartoon|comic|anime|manga|zeichnung|zeichentrick\\w*|aquarell|olgemalde|oelgemaelde|gemalde|skizze|karikatur|pixel\\w*)';
const GERMAN_INK =
  '(?:gold(?:en|ene)?|silber\\w*|weiss|weis|schwarz|rot|blau|grun|gruen|gelb|braun|grau|messing\\w*)';
const FRENCH_END = '(?= ?$| [,.;:!?]| (?:et|mais|puis|stp|svp)\\b)';
const FRENCH_LOOK =
  '(?:dessin|dessins|bd|manga|anime|cartoon|caricature|aquarelle|huile|peinture|croquis|crayon)';

/** What German tells behind a wish, in words that its tables hold. */
export const GERMAN_LASTLY: readonly Form[] = [
  // "Streich die Tür senfgelb, aber lass den Griff golden": as it is
  [
    new RegExp(
      `(?<=\\b(?:streich|mal|farb|faerb|mach|lackier)\\w* [^.;!?“]*)(?:, )?aber (?:lass|lasse|lasst) (den|die|das) ([^,.;:!?“ ]+) (${GERMAN_INK})${GERMAN_END}`,
    ),
    ', behalte $1 $2 $3',
  ],
  // "Aber lass den Hintergrund wie im echten Foto"
  [
    new RegExp(
      `(?<=\\b${GERMAN_LOOK}\\b[^.;!?“]* )(?:(?:,|und|aber) )+(?:(?:lass|lasse|halt|behalt\\w*) )?(?:den |der )?hintergrund (?:(?:soll|bleibt|bleiben|bitte) )*(?:(?:wie|als|wie im|wie in einem|wie ein|im|ein) )*(?:(?:echt|real|normal|richtig)\\w*(?: (?:foto|bild))?|foto)(?: (?:bleiben|lassen|sein))?${GERMAN_END}`,
    ),
    ', aber lass den hintergrund wie er ist',
  ],
  // "Diesem Foto von 1920 echte Farben geben": what is too yellow has colours
  [
    new RegExp(
      `\\b(?:gib |gebt |verpass )?(?:diesem|dem|meinem|unserem) (?:(?:alten|schwarzweissen) )?(?:foto|bild|fotos|bildes)(?: (?:von|aus) (?:(?:meiner|meinem|dem|der) )?[^,.;:!?“ ]+)? (?:(?:seine|die|bitte|wieder) )*(?:echte|echten|wirkliche|wirklichen|richtige|richtigen) farben(?: (?:geben|verpassen))?${GERMAN_END}(?!.*\\b(?:(?:zu|sehr|so|total) (?:gelb|blau|rot|grun|orange|rosa|lila|violett)|\\w+stich)\\b)`,
    ),
    'koloriere das foto',
  ],
  // "Man soll ihn kaum sehen", and no complaint of that
  [
    new RegExp(
      `(?<=\\bregenbogen\\b[^.;!?“]* )(?:(?:,|und|aber|so dass|dass|den|der) )*(?:man )?(?:(?:soll|sollte|darf) )?(?:(?:ihn|er) )?(?:man )?(?:kaum|fast nicht|gerade so) (?:sehen|sieht|erkennen|erkennt|sichtbar(?: sein)?|zu sehen|auffallen|auffallt)${GERMAN_END}(?!.*\\b(?:ihn|regenbogen) (?:(?:bitte|doch|mal|viel|etwas|deutlich|noch|ein|bisschen) )*(?:starker|kraftiger|deutlicher|heller|sichtbarer|intensiver)\\b)`,
    ),
    ', dezent',
  ],
];

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
