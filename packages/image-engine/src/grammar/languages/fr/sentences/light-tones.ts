import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

const IN_SHADE =
  '(?:(?:zones?|parties?|endroits?) (?:dombre|d ombre|a lombre|dans lombre|ombragee?s?|bouchee?s?|sombres|noires|trop sombres|plus sombres))';

/** What a look of all of the range is not to be. */
const HEAVY =
  '(?:(?:trop|dans le|dans la|du|au|un peu|tout|le|la|les|l|style) )*(?:degueu|degueulasse|moche|faux|fausse|kitsch|artificiel|too much|ridicule|cartoon|horrible|laid|vulgaire|surfait|criard|cramee?|fake|force|pousse|exagere|agressif|violent|pique les yeux|les yeux|vomir|toc|caricature|plastique|mauvais gout|immonde)';

const CREDIBLE =
  '(?:(?:assez|plutot|quand meme|bien|encore|un minimum|tout de meme) )*(?:naturel|naturelle|credible|realiste|propre|sobre|discret|raisonnable|leger|soft)';

/** Sentences of French about shadows, highlights and all of the range. */
export const FRENCH_LIGHT_TONES: readonly Form[] = [
  // "Débouche un chouia les zones d'ombre": the shadows, wherever they are
  [
    new RegExp(
      `(?<=\\b(?:debouch|remont|eclairc|releve|ouvr|rattrap|recuper|boost|booste|illumin|sors|ressors|detaill)\\w* [^.,;:!?“]{0,40})(?:les |des |ces |mes )${IN_SHADE}${END}`,
    ),
    'les ombres',
  ],
  [
    new RegExp(
      `${START}(?:les |des |ces )${IN_SHADE} (?=(?:sont|restent|paraissent|manquent|font) )`,
    ),
    'les ombres ',
  ],
  [
    new RegExp(
      `${START}(?:recuper|sors|ressors|retrouv|ramen|redonn|donn|rends|mets|ajout)[a-z]* (?:moi )?(un peu |legerement |un chouia )?(?:(?:du|de la|des|de|plus|le|les|un) )*(?:details?|matiere) (?:dans|aux|des|a) (?:les )?ombres${END}`,
    ),
    'debouche les ombres $1',
  ],
  [
    new RegExp(
      `${START}(?:ouvre|ouvrir|ouvrez|debouche|deboucher|debouchez) (un (?:peu|chouia|poil|brin|tantinet) |legerement )?(?:les )(?:ombres|noirs|basses lumieres|zones bouchees)${END}`,
    ),
    'debouche les ombres $1',
  ],
  [
    new RegExp(
      `${START}(?:baisse|baisser|baissez|attenue|attenuer|reduis|reduire|calme|calmer|diminue|rabats) (un (?:peu|chouia|poil|brin) |legerement )?(?:les )(?:zones|parties) (?:lumineuses|trop lumineuses|les plus claires|eclairees)${END}`,
    ),
    'baisse les hautes lumieres $1',
  ],
  // "Plus de relief façon HDR"
  [
    /\b(?:(?:plus|davantage|un peu plus|donne|mets|ajoute|rajoute) )*(?:de |du )?(?:relief|peps|details|volume) (?:comme (?:en|dans un|avec le|un)?|facon|style|genre|a la|type|en|version|effet|dans le style) ?(?:du |de l |le )?hdr\b/,
    'hdr ',
  ],
  // "HDR, sans que ça fasse dégueu": a moderate one
  [
    new RegExp(
      `(?<=\\bhdr\\b[^.;!?“]* )(?:(?:,|mais|et) )*(?:(?:sans|pas|evite) que (?:ca|ce|cela|le rendu|ce soit|limage|la photo|le resultat) (?:(?:ne )?(?:fasse|soit|devienne|vire|donne|tombe|parte|paraisse|ait l air|pique|se voie) )?${HEAVY}|(?:(?:qui|que ca|quelque chose qui) (?:ne )?(?:fasse|soit|fait|pique) pas |sans (?:que ca )?(?:faire|tomber dans|virer|le cote|leffet) |pas )${HEAVY}|(?:que (?:ca|ce|le rendu) )?(?:reste|soit|doit rester) ${CREDIBLE}|(?:qui reste |mais |tout en restant |version |en restant )${CREDIBLE})${END}`,
    ),
    ', sans exagerer',
  ],
];
