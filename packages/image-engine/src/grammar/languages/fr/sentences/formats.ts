import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

const AS_MANY: readonly (readonly [said: string, meant: string])[] = [
  ['deux|2', 'double la taille'],
  ['trois|3', 'triple la taille'],
];

const TIMES: readonly (readonly [said: string, meant: string])[] = [
  ['deux|2', 'double la resolution'],
  ['trois|3', 'triple la resolution'],
  ['quatre|4', 'quadruple la resolution'],
];

/** Colours of what is put beside a picture, as they are said of bands. */
const FILLS: readonly (readonly [ink: string, inks: string])[] = [
  ['blanc', 'blanches'],
  ['noir', 'noires'],
  ['gris', 'grises'],
];

const SHAPE =
  '(?:\\b(?:1[69]/9|9/16|4/3|3/2|\\d+:\\d+|youtube|carre|carree|story|reel|insta|instagram|tiktok|facebook|linkedin)\\b)';

const FILL = '(?:(?:ajout|rajout|mets|met|complet|combl|rempli|bouch|colle|fous)[a-z]* (?:y )?)';

const WHERE =
  '(?:(?:sur|a|aux|des|de|dans|le long|tout) )*(?:(?:les |chaque |deux )(?:les |des |chaque |deux )*)?(?:cotes?|bords?|vides?|trous|gauche et (?:a )?droite|(?:en )?haut et (?:en )?bas|autour)';

const IF_NEEDED =
  '(?:sil (?:le )?faut|si (?:il )?(?:le )?faut|si (?:besoin|necessaire|cest necessaire)|sil y a besoin|au besoin|si tu peux)';

/** Sentences of French about sizes, formats and what a picture is for. */
export const FRENCH_FORMATS: readonly Form[] = [
  // "Format story, fond flouté sur les côtés": what fills it
  [
    /(?:avec )?(?:(?:un|le) )?(?:fond|arriere plan) (?:floutee?|floue?) (?:sur|aux|des|de chaque|autour) ?(?:(?:les|deux|la) )*(?:cotes?|bords|marges|photo|image)(?= ?$| [,.;!]| et\b)/,
    'with blurred sides',
  ],
  // "Passe au format 1200 x 800"
  [
    /^(?:passe|passer|passez|mets|mettez|mettre)(?: (?:la|cette|ma|l) ?(?:photo|image)?)? (?:au|en) format (?:de )?(?=\d{3,5} ?[x×] ?\d{3,5})/,
    'redimensionne en ',
  ],
  // "Photo produit pour Amazon": nothing but what the shop asks for
  [
    /^(?:(?:une|fais|en|moi|je|veux|voudrais|comme) )*(?:photo|image) (?:de |du )?produit (?:pour|sur) (?:amazon|ebay|etsy|vinted|leboncoin|la boutique|le site)(?= ?[.!]? ?$)/,
    'fond blanc , carree',
  ],

  // "Compresse-la à 500 Ko max": how much it weighs, and no width
  [
    new RegExp(
      `${START}(?:compress|redui|alleg|ramen|descend|baiss|limit)[a-z]* (?:(?:moi|la|le|limage|la photo|cette photo|le poids|son poids|le fichier|ca|taille|du fichier|de la photo|de limage) )*(?:(?:a|sous|en dessous|de|jusqua|pour quelle fasse|pour que ca fasse|moins|maximum|max|au plus) )+(\\d+(?:\\.\\d+)? ?(?:ko|mo|kb|mb))(?: (?:max|maximum|au plus|maxi|pas plus|environ))*${END}`,
    ),
    'que ca fasse moins de $1',
  ],
  // "Ramène à 800 px de large max": of the size, and nothing is carried anywhere
  [
    new RegExp(
      `${START}(?:ramen|descend|redescend|rabaiss|rapetiss|limit|plafonn|baiss|diminu)(?:e|er|ez|s|re)? (?:(?:moi|la|le|ca|tout|limage|la photo|cette photo|la largeur|sa taille|la taille) )*(?:a|jusqua|en|jusque) (?=(?:maximum |max |au plus )?(?:\\d+ (?:(?:px|pixels) )?(?:de|en) (?:large|largeur|haut|hauteur|cote)\\b|\\d+x\\d+ ?))`,
    ),
    'redimensionne a ',
  ],
  // "Fois 2 la résolution", "résolution fois 4"
  ...TIMES.flatMap(([said, many]): Form[] => [
    [
      new RegExp(
        `${START}(?:(?:passe|mets|met|mettre|passer|multiplie|multiplier|multipliez|augmente|monte|agrandis) )?(?:(?:moi|la|en|par) )*(?:fois |x |par )?(?:${said}) (?:fois |x )?(?:la |sa |de |en )(?:resolution|definition|nombre de pixels|taille)${END}`,
      ),
      many,
    ],
    [
      new RegExp(
        `${START}(?:(?:passe|mets|met|mettre|passer|multiplie|multiplier|multipliez|augmente|monte|agrandis) )?(?:(?:moi) )?(?:la |sa )?(?:resolution|definition|taille|nombre de pixels) (?:(?:en|a|par) )*(?:fois |x )(?:${said})${END}`,
      ),
      many,
    ],
    [
      new RegExp(
        `${START}(?:multiplie|multiplier|multipliez) (?:moi )?(?:la |sa |le )(?:resolution|definition|nombre de pixels) par (?:${said})${END}`,
      ),
      many,
    ],
  ]),
  // "16/9 sans couper, ajoute du blanc sur les côtés s'il faut": what is missing is filled in that colour
  ...FILLS.flatMap(([ink, inks]): Form[] => [
    [
      new RegExp(
        `(?<=${SHAPE}[^.;!?“]* )(?:(?:,|et|en|mais|quitte a|donc|avec) )*${FILL}(?:(?:avec|par|en|de|du|de la|a laide de|un peu|couleur|les|le|des) )*(?:marges? |bords? |fond )?${ink}e?s?(?: (?:${WHERE}|${IF_NEEDED}))+${END}`,
      ),
      `, sans couper , avec des bandes ${inks}`,
    ],
    [
      new RegExp(
        `(?<=${SHAPE}[^.;!?“]* )(?:(?:,|et|en|mais|quitte a|donc|avec) )*(?:complet|combl|rempli|bouch)\\w* (?:(?:les|le|ce qui) (?:cotes|bords|vides?|manque|trous|reste) )?(?:(?:avec|par|en|de|du) )+${ink}(?: ${IF_NEEDED})?${END}`,
      ),
      `, sans couper , avec des bandes ${inks}`,
    ],
  ]),
  // "Sors-la-moi deux fois plus grande"
  [
    /(?<=^|[,.;:!?] |\b(?:et|puis|ensuite|mais) )(?:sors|ressors|sortez|sort|tire|fais|donne) (?:(?:la|le|les|moi|nous) )+(?=(?:\d+|deux|trois|quatre) (?:fois|x) plus (?:grande?s?|grosse?s?|gros)\b)/,
    'rends la ',
  ],
  // "Hauteur : 600 px", "proportion 4:3"
  [/\b(hauteur|largeur) : (?=\d)/, '$1 '],
  [/\b(?:proportions?|rapport) (?=\d+:\d+)/, 'format '],
  [/\bquadruple[rz]? la (?:taille|resolution)(?= ?$| [,.;!?])/, 'quatre fois plus grande'],
  [/^rends la plus grande(?= ?[.!]? ?$)/, 'agrandis la photo'],
  [/^taille (?=\d+x\d+)/, 'redimensionne en '],
  // "Agrandis-la par deux"
  ...AS_MANY.map(
    ([said, meant]): Form => [
      new RegExp(
        `${START}(?:agrandi|multipli)(?:s|r|ssez|e|er|ez)(?: (?:la|le|l ?image|la photo|la taille))? (?:par (?:${said})(?: fois)?|de (?:${said}) fois)${END}`,
      ),
      meant,
    ],
  ),
  // "Agrandis sans pixeliser"
  [
    /(?<=\bagrandi\w*\b[^.;!?“]* )sans (?:la |le |les |que (?:ca|ce soit) )?(?:se )?pixel(?:is|iz|lis|liz)\w+/,
    'sans perte de qualite',
  ],
  // "Sans que ça bave": as sharp as it is
  [
    new RegExp(
      `(?<=\\bagrandi\\w*\\b[^.;!?“]* )(?:,? ?)(?:sans (?:que (?:ca|cela|ce) (?:bave|pixelise|floute|pixellise)|(?:baver|pixels|bavure|bavures|flou|pixel)))${END}`,
    ),
    'sans perte de qualite',
  ],
  [
    /(?<=^|[.!?] )(?:(?:la|cette|ma|l|l?image|photo|est|elle|cest|c) )*(?:trop petite?) pour (?:(?:l|la|le|un|une|en|au|format|du|des) )*(?:l?imprimer|l?impression|imprimer|impression|tirage|a ?[1-6])?(?: (?:en|au|format|sur|du))*(?: a ?[1-6])? , (?=[^!?“]*agrandi)/,
    '',
  ],
  // "…, et moins de 300 Ko"
  [
    /(?!(?:[^,.;:!?“]* )?pas moins)(?:(?<=\w )(?:(?:,|et|mais|avec) )+|^)(?:(?:un poids|le tout|ca|qui|quil|que|ne|doit|fasse|pese|peser|faire|depasse|pas|fichier|un fichier|de|a) )*(?:moins de|sous|en dessous de|maximum|au maximum|max|au plus|pas plus de|inferieure? a) (\d+(?:\.\d+)? ?(?:ko|mo|kb|mb))(?: (?:max|maximum|au plus))?(?= ?$| [,.;!?]| svp| stp)/,
    ', que ca fasse moins de $1',
  ],
  // "Tirage 18x24 cm"
  [
    /\b(?:(?:un |une |en |le |au |a )*(?:tirage|tirages|impression|photo|photos|papier|taille|agrandissement|format)(?: (?:de|en|au|a|format|photo|papier))* )((?!(?:16x16|24x24|32x32|48x48|64x64|96x96)\b)(?:[89]|[1-9]\d)x(?:[89]|[1-9]\d))(?: ?(?:cm|centimetres))?(?= ?$| [,.;!?]| et\b| pour\b| en (?:portrait|paysage|mode|format|vertical|horizontal)\b)(?<!\b(?:identite|passeport|visa|mosaique|grille|planche)\b.*)(?!.*\b(?:identite|passeport|visa|mm)\b)/,
    'recadre en $1',
  ],
];
