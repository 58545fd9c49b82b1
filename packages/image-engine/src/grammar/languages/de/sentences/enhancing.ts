import type { Form } from '../../../forms/rewrite.ts';
import { ASKING, END, START } from '../parts.ts';

const IT =
  '(?:es|das|dat|das bild|das foto|mein bild|mein foto|alles|das ganze|die aufnahme|des|dieses bild|dieses foto)';

const GOOD =
  '(?:(?:einfach|halt|irgendwie|richtig|so|wieder|mal|bitte|echt|ganz|nur|halbwegs|einigermaßen|nach was|nach etwas|etwas) )*(?:gut|toll|super|schon|hubsch|geil|nice|ordentlich|ansprechend|vernunftig|brauchbar|fein|klasse|cool|prima|stark|mega|gscheit|gescheit|was gleich)';

const LOOKS =
  '(?:aus ?sieht|aus ?schaut|aus ?sehen|aus ?schauen|wirkt|wirken|wird|ruber ?kommt|ruber ?kommen|rauskommt|ist)';

const CLUELESS =
  '(?:(?:ich|hab|habe|kenn|kenne|versteh|verstehe|mich|bin|da|weil|denn|leider|echt|halt|ja|ehrlich gesagt) )+(?:(?:keine|null|nix|kein|gar|wirklich|uberhaupt|nicht|absolut|so|echt) )*(?:ahnung|plan|schimmer|peilung|davon|damit|mit sowas|auskenne|aus|anfanger|anfangerin|laie|profi|nichts)(?: (?:von|mit|davon|damit|sowas|so was|so etwas|bildbearbeitung|fotobearbeitung|fotografie|photoshop|dem|zeug|zeugs|sowat|aus|nicht))*';

/** Sentences of German that leave it to the product what is made better. */
export const GERMAN_ENHANCING: readonly Form[] = [
  // "Auto verbessern": by itself, and no car
  [
    /^(?:bitte |mal )?auto ?-? ?(?:matik )?(?:verbessern|verbesserung|korrektur|korrigieren|optimieren|optimierung|bearbeiten|enhance)(?= ?[.!]? ?$)/,
    'automatisch verbessern',
  ],
  // "Schön natürlich lassen", "schön groß": how, and nothing that becomes better
  [
    /\b(?:schon|hubsch) (?=(?:naturlich|dezent|vorsichtig|sauber|gleichma(?:ß|ss)ig|einheitlich|ruhig|locker|gro(?:ß|ss)|klein|tief|lang|langsam|sachte|behutsam|symmetrisch|ordentlich)(?:e[nrms]?)? )/,
    '',
  ],
  // "Mach einfach, dass es gut aussieht, hab keine Ahnung von sowas"
  [
    new RegExp(
      `${START}${ASKING}(?:mache?|sorge?|schaue?|schau|krieg|guck|tu|kriegst du|sieh zu|bieg|mach du) (?:(?:das|es|einfach|halt|irgendwie|bitte|mal|doch|dafur|hin|nur|was|du|zu) )*(?:, )?(?:dass|das|damit|so dass|sodass|bis) ${IT} (?:hinterher |am ende |dann )?${GOOD} ${LOOKS}${END}`,
    ),
    'verbessere das bild',
  ],
  [
    new RegExp(
      `^(?:bitte )?(?:${IT} )?(?:soll|sollte|muss|musste|darf)(?: ${IT})? ${GOOD} ${LOOKS}${END}(?! ?,? (?:wie|als|mit|fur|in|auf)\\b)`,
    ),
    'verbessere das bild',
  ],
  [
    new RegExp(
      `^(?:bitte )?(?:hauptsache|egal wie ,|wichtig ist dass|mir egal ,)(?: ,)? (?:dass )?(?:${IT} )?(?:(?:sieht|schaut|wirkt|wird|ist) (?:es |das |das bild )?${GOOD}(?: aus)?|${GOOD} ${LOOKS})${END}`,
    ),
    'verbessere das bild',
  ],
  [
    new RegExp(
      `${START}${ASKING}mache? (?:(?:da|mir|bitte|halt|einfach|mal|doch|was|irgendwas|etwas|das) )*(?:gutes|tolles|hubsches|feines|ordentliches|vernunftiges|brauchbares)(?: (?:draus|daraus|damit|davon))?${END}`,
    ),
    'verbessere das bild',
  ],
  // "Hab keine Ahnung von sowas": who says it, and no wish
  [
    new RegExp(
      `(?<=\\b(?:verbesser\\w*|besser|schon|schoner|hubsch|optimier\\w*)\\b[^“]* )(?:[,.;:–-] |und |weil |denn )*${CLUELESS}${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `^${CLUELESS} (?:[,.;:!–-]|also|deshalb|drum|und)(?: (?:also|deshalb|drum))? (?=(?:bitte )?(?:mach|verbesser|optimier|sorg|schau|krieg))`,
    ),
    '',
  ],
  [
    new RegExp(
      `^(?:${CLUELESS} (?:,|[.;:–-]|also|und) )(?:mache? du (?:mal|einfach|halt|bitte|was)(?: (?:mal|bitte|was|draus))*|du machst das schon|entscheid du)${END}`,
    ),
    'verbessere das bild',
  ],
];
