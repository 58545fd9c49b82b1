// Pieces of what French says that several topics share: ends of clauses, colours, articles, words for places and pictures.

import type { ShareWords } from '../share-rows.ts';

/** The beginning of a wish. */
export const START = '(?<=^|[,.;:!?+&] |\\b(?:and|et|puis|ensuite|aussi|mais) )';

/** The end of one. */
export const END = '(?= ?$| [,.;:!?+&]| (?:and|et|puis|ensuite|mais|stp|svp)\\b)';

export const SHARE_WORDS: ShareWords = {
  sides: {
    left: 'gauche',
    right: 'droite/droit',
    top: 'superieur/superieure/haut',
    bottom: 'inferieur/inferieure/bas',
  },
  shares: {
    third: 'tiers',
    quarter: 'quart',
    fifth: 'cinquieme',
    tenth: 'dixieme',
    half: 'moitie',
  },
};

export const LAST = '(?= ?[.!]? ?$)';

export const INK =
  '(?:bleue?|verte?|rouge|jaune|orange|rose|violette?|mauve|noire?|blanc(?:he)?|grise?|marron|brune?|beige|turquoise)';

export const TONE =
  '(?:bleue?|verte?|rouge|jaune|orange|rose|violet(?:te)?|mauve|noire?|blanc(?:he)?|grise?|beige|turquoise|creme|dore)(?: (?:clair|fonce|pastel|nuit|ciel))?';

export const STP = '(?: (?:stp|svp|merci|s il te plait|s il vous plait))*';

export const DRAMATIC = 'spectaculaire|dramatique|impressionnant|grandiose|epique|intense|menacant';

export const NICER = 'beau|joli|sympa|interessant|chouette|vivant';

/** Light of the evening in a scene that is named beside it. */
export const EVENING = 'au coucher du soleil|au coucher de soleil|au soleil couchant|au crepuscule';

export const STATE =
  'clair~|lumineu~|lumineuse~|sombre~|net~|nette~|contraste~|colore~|vif~|vive~|sature~|chaud~|froid~';

/** "Cache le bazar derrière": it is hidden where it is blurred. */
export const HIDES = 'cach~|dissimul~|camoufl~|masqu~';

export const MESS = 'desordre|bazar|bordel|foutoir|fouillis|chantier|souk|fatras';
