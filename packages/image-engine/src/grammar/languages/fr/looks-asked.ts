import type { Form } from '../../forms/rewrite.ts';
import { END, START } from './parts.ts';

const ASKED = '(?:(?:tu peux|peux tu|stp|svp) )*';
const ADVERTS =
  '(?:les |des |une |d )*(?:(?:annonces?|photos?|agences?|pubs?) (?:d |de |des )*(?:agences? |annonces? )?(?:immobilieres?|immobilier)|immobilieres?|immobilier)';
const LIKE_ADVERTS = `(?:comme|facon|style) (?:(?:dans|sur|pour|chez) )?${ADVERTS}`;
const LIT = '(?:(?:les|des|aux|le|du|dans) )*(?:nuages|ciel)';
const SHADED = '(?:(?:les|des|aux|dans) )*ombres';
const BW = '(?:noir (?:et|and) blanc|n (?:et|and) b|nb)';

/** Looks, and what is told of their strokes, as French has it. */
export const FRENCH_LOOKS_ASKED: readonly Form[] = [
  // "Fais ressortir les détails des nuages et des ombres": all of the range
  [
    new RegExp(
      `${START}${ASKED}(?:fais (?:ressortir|sortir)|sors|ressors|recupere|mets)? ?(?:(?:les|des|du|de|plus|tous|le|plein|tout) )*details? (?:(?:dans|des|aux|de|sur) )*(?:${LIT} et ${SHADED}|${SHADED} et ${LIT})(?= ?$| [,.;:!?])`,
    ),
    'hdr',
  ],
  [
    new RegExp(
      `(?<=\\bhdr (?:(?!pas |sans |mais |non )[^.;!?“ ]+ )*)(?:, )?(?:(?:bien|tres|completement|vraiment|carrement) )*(?:exagere|a fond|a donf|pousse a fond|outre)(?:(?: ,)? ${LIKE_ADVERTS})?${END}`,
    ),
    ', tres fort',
  ],
  [new RegExp(`(?<=\\bhdr (?:[^.;!?“]* )?)(?:, )?${LIKE_ADVERTS}${END}`), ''],
  // "Tous les détails, ciel dramatique, le grand jeu"
  [
    new RegExp(
      `${START}${ASKED}(?:(?:fais|fait) (?:ressortir|peter|sortir) (?:(?:tous|toute) )?les details|tous les details(?: bien visibles)?)(?= (?:,|et) (?:un )?ciel (?:dramatique|d ?orage|orageux)\\b)`,
    ),
    'hdr',
  ],
  [
    new RegExp(
      `(?<=\\b(?:hdr|ciel|details)\\b[^.;!?“]* )(?:, )?(?:le grand jeu|la totale|le grand show)(?: quoi)?${END}`,
    ),
    '',
  ],
  // "Mais juste quelques flocons, pas une tempête"
  [
    new RegExp(
      `(?<=\\bneig\\w*\\b[^.;!?“]* )(?:, )?(?:mais )?(?:juste|seulement|rien que|a peine) quelques flocons(?:(?: ,)? (?:et |mais )?(?:pas|sans) (?:(?:une|de|la) )*(?:tempete|blizzard)(?: de neige)?)?${END}`,
    ),
    ', just few flakes',
  ],
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
  // "Y a plein de grain, tu peux lisser ?": it is to go; and none of it is there where it is to be added
  [
    new RegExp(
      `${START}(?:(?:il )?y ?a )?(?:plein|beaucoup|trop|enormement|pas mal|vachement) de grain (?=,[^.;!“]*\\b(?:liss|adouci)\\w*)`,
    ),
    'trop de bruit ',
  ],
  [
    new RegExp(
      `(?<=\\btrop de bruit\\b[^.;!?“]* )(?:, )?(?:(?:et|tu peux|peux tu|pourrais tu|stp) )*liss(?:e|er|ez)(?: (?:moi|ca|la|un peu|tout|le|cela))*${END}`,
    ),
    '',
  ],
  // "Photo prise le soir au bar", beside noise: how it came about
  [
    /(?<=\b(?:bruit|bruitee?|grain)\b[^.;!?“]*, )(?:(?:la|cette|photo|image|c ?est|elle|est|etait) )*(?:prise?|faite) (?:(?:le soir|de nuit|la nuit) )?(?:au|dans un|dans une|a la|en|a un) (?:bar|pub|boite|club|concert|soiree|restaurant)(?: (?:le soir|la nuit|de nuit|dans le noir))? (?:, )?(?=\S)/,
    '',
  ],
  [
    new RegExp(
      `${START}(ajoute|rajoute|mets|met)(?: (?:moi|lui))? (?:plein|enormement) de grain${END}`,
    ),
    '$1 beaucoup de grain',
  ],
  // "Donne du piquant aux détails mais sans abîmer la peau"
  [
    /(?<=^)(?:(?:c ?est|cest|la photo est|elle est) )?(?:(?:un peu|trop|assez) )?(?:mou|molle|flou) [,.] (?=[^.;!?“]*\b(?:piquant|peps|nerf|mordant|punch)\b[^.;!?“]*\bdetails\b)/,
    '',
  ],
  [
    new RegExp(
      `${START}donne (?:(?:du|de la|un peu de|plus de) )?(?:piquant|mordant|croquant|pique|peps|punch|nettete) aux details(?= ?$| [,.;:!?]| (?:mais|sans|et)\\b)`,
    ),
    'sharpen',
  ],
  [
    new RegExp(
      `(?<=\\b(?:sharpen|details|nettete)\\b[^.;!?“]* )(?:, )?(?:(?:mais )?sans (?:abimer|toucher (?:a )?|massacrer )(?:la |ma )?peau|mais (?:epargne|preserve|menage) (?:la |ma )?peau)${END}`,
    ),
    'but keep the skin',
  ],
  // "Comme une pellicule exposée deux fois": what pictures over each other look like
  [
    /(?<=\b(?:superpos\w*|lune sur lautre|l une sur l autre|moitie|exposition)\b[^.;!?“]* )(?:, )?comme (?:une |un |la |le )?(?:pellicule|film|photo|negatif) (?:exposee?|impressionnee?) (?:2 fois|deux fois)(?= ?$| [,.;:!?])/,
    '',
  ],
  [
    /(?<=^)(?:superpose|mets|mettez|superposer) (?:les|les 2|les deux) (?:(?:lune sur lautre|l une sur l autre) )?(?:a )?moitie(?: moitie)?(?= ?$| [,.;:!?])/,
    'superpose les a 50%',
  ],
];
