import type { Form } from '../forms/rewrite.ts';

const HEX = '#[0-9a-f]{3,6}';

const FRENCH_START = '(?<=^|[,.;:!?] |\\bet |\\bpuis |\\bmais )';

const FRENCH_END = '(?= ?$| [,.;:!?]| (?:et|mais|puis|stp|svp)\\b)';

const FRENCH_INK =
  '(?:bleue?|verte?|rouge|jaune|orange|rose|violette?|mauve|noire?|blanc(?:he)?|grise?|marron|brune?|beige|turquoise)';

const AS_MANY: readonly (readonly [said: string, meant: string])[] = [
  ['deux|2', 'double la taille'],
  ['trois|3', 'triple la taille'],
];

/** French wishes with half of their words left out. */
export const FRENCH_TERSELY: readonly Form[] = [
  // "Tout ce qui est bleu en vert"
  [
    new RegExp(
      `${FRENCH_START}(?:(?:mets|met|passe|passer|change|rends|transforme|colorie) )?tout ce qui est (?:en )?(${FRENCH_INK}) (?:, )?(?:(?:mets|met|rends|passe)(?: le)? )?(?:en )?(?!noir et blanc)(${FRENCH_INK}|${HEX})${FRENCH_END}`,
    ),
    'passe le $1 en $2',
  ],
  // "Tout ce qui est derrière en flou"
  [
    /\b(?:tout |(?<!\b(?:enleve|retire|supprime|efface|vire)\w* ))ce qu ?(?:i est|il y a) (?:derriere|au fond|en arriere plan|a l ?arriere plan)(?= ?$| [,.;!?]| (?:en|est|plus|moins|flou|floue|noir|blanc)\b)/,
    'le fond',
  ],
  // "Agrandis-la par deux"
  ...AS_MANY.map(
    ([said, meant]): Form => [
      new RegExp(
        `${FRENCH_START}(?:agrandi|multipli)(?:s|r|ssez|e|er|ez)(?: (?:la|le|l ?image|la photo|la taille))? (?:par (?:${said})(?: fois)?|de (?:${said}) fois)${FRENCH_END}`,
      ),
      meant,
    ],
  ),
  // "Plus de détails dans les ombres"
  [
    /(?<!\bne (?:\w+ )?)\bplus de details? dans les (?:ombres|(?:zones|parties) (?:sombres|noires))(?= ?$| [,.;!?]| et\b)/,
    'debouche les ombres',
  ],
  [
    /(?<!\bne (?:\w+ )?)\bplus de details? dans les (?:hautes lumieres|blancs|(?:zones|parties) (?:claires|cramees|brulees))(?= ?$| [,.;!?]| et\b)/,
    'baisse les hautes lumieres',
  ],
  // "Couleur que sur les fleurs", and no "de la même couleur que le mur"
  [
    /(?<=(?:^|[,.;:!?] |\b(?:et|mais|puis|avec|mets|garde|laisse|veux|voudrais|photo|image|blanc|reste) )(?:(?:la |les |de la |des )(?=couleurs? que (?:sur|dans|pour) ))?)(en )?couleurs? que (?=(?:sur|dans|pour|les?|la|mon|ma|mes) )/,
    '$1 couleur seulement ',
  ],
  // "Ajoute de la pluie et un éclair": what flashes, and no more light
  [
    /(?<=\b(?:ajoute\w*|mets|rajoute|et|avec) )(?:un eclair|des eclairs)(?= ?$| [,.;!?]| (?:et|dans)\b)/,
    'eclair d orage',
  ],
  // "Enlève le vert du néon": what the lamp gave to all that is there
  [
    /\b(?:enleve|enlever|retire|vire|supprime|corrige)z? (?:le|ce) (?:vert|jaune|orange|bleu|rose|rouge) (?:du|de la|des|de l|de ce|de cette|d) ?(?:neons?|lampes?|ampoules?|eclairage|fluo|lumiere|lampadaires?|spots?|leds?)(?= ?$| [,.;!?]| (?:et|mais|stp|svp)\b)/,
    'corrige la balance des blancs',
  ],
  // "Vire-moi ce vilain fond"
  [/(?<=\b(?:ce|cet|le) )(?:(?:vilain|sale|immonde|fichu|satane) )+(?=fond\b)/, ''],
  // "Un voile bleu par-dessus"
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:et|mets|met|mettre|ajoute|ajouter|rajoute|pose|applique|veux|voudrais) (?:moi )?)un (?:leger |petit )?voile (${FRENCH_INK}) (?:par dessus|sur le tout)(?= ?$| [,.;!?])(?!.*\\b(?:enlev|retir|supprim|vire|efface)\\w*)`,
    ),
    'ajoute un voile $1',
  ],
  // "Délave un peu les couleurs"
  [
    /\bdelave[rz]? ((?:un peu |legerement |a peine )?)(?:les couleurs|la photo|l ?image)(?= ?$| [,.;!?]| (?:et|mais|stp|svp)\b)/,
    'baisse $1 la saturation',
  ],
  // "Agrandis sans pixeliser"
  [
    /(?<=\bagrandi\w*\b[^.;!?“]* )sans (?:la |le |les |que (?:ca|ce soit) )?(?:se )?pixel(?:is|iz|lis|liz)\w+/,
    'sans perte de qualite',
  ],
  // "Recadre au ras de la bouteille"
  [
    /\b(?:recadr|coup|rogn)\w* (?:bien )?(?:au ras|au plus pres) (?:de |d )?(?=(?:la|le|les|l|mon|ma) )(?!\w+ (?:gauche|droite|bords?|haut|bas|cotes?|coins?)\b)/,
    'recadre serre sur ',
  ],
  [
    /\b(?:recadr|coup|rogn)\w* (?:bien )?(?:au ras|au plus pres) du (?!(?:bord|haut|bas|cote|coin|centre|milieu|sol|ciel|gazon)\b)(?=\S)/,
    'recadre serre sur le ',
  ],
];
