import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

const AS_MANY: readonly (readonly [said: string, meant: string])[] = [
  ['deux|2', 'double la taille'],
  ['trois|3', 'triple la taille'],
];

/** Sentences of French about sizes, formats and what a picture is for. */
export const FRENCH_FORMATS: readonly Form[] = [
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
    /(?<=^|[.!?] )(?:(?:la|cette|ma|l|l?image|photo|image|est|elle|c ?est|c) )*(?:trop petite?) pour (?:(?:l|la|le|un|une|en|au|format|du|des) )*(?:l?imprimer|l?impression|imprimer|impression|tirage|a ?[1-6])?(?: (?:en|au|format|sur|du))*(?: a ?[1-6])? , (?=[^!?“]*agrandi)/,
    '',
  ],
  // "…, et moins de 300 Ko"
  [
    /(?!(?:[^,.;:!?“]* )?pas moins)(?:(?<=\w )(?:(?:,|et|mais|avec) )+|^)(?:(?:un poids|le tout|que ca|ca|qui|quil|que|ne|doit|fasse|pese|peser|faire|depasse|pas|fichier|un fichier|de|a) )*(?:moins de|sous|en dessous de|maximum|au maximum|max|au plus|pas plus de|inferieure? a) (\d+(?:\.\d+)? ?(?:ko|mo|kb|mb))(?: (?:max|maximum|au plus))?(?= ?$| [,.;!?]| svp| stp)/,
    ', que ca fasse moins de $1',
  ],
  // "Tirage 18x24 cm"
  [
    /\b(?:(?:un |une |en |le |au |a )*(?:tirage|tirages|impression|photo|photos|papier|taille|agrandissement|format)(?: (?:de|en|au|a|format|photo|papier))* )((?!(?:16x16|24x24|32x32|48x48|64x64|96x96)\b)(?:[89]|[1-9]\d)x(?:[89]|[1-9]\d))(?: ?(?:cm|centimetres))?(?= ?$| [,.;!?]| et\b| pour\b)(?<!\b(?:identite|passeport|visa|mosaique|grille|planche)\b.*)(?!.*\b(?:identite|passeport|visa|mm)\b)/,
    'recadre en $1',
  ],
];
