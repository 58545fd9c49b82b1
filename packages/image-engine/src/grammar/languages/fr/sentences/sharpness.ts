import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

/** Sentences of French about what is sharp, soft or blurred. */
export const FRENCH_SHARPNESS: readonly Form[] = [
  // "Ajoute du flou autour": of what is shown, and not over it
  [
    /(?<=^|[,.;:!?] |\bet )(?:(?:(?:ajoute|rajoute|mets|met|fais) )?(?:(?:un|du|le) )?(?:(?:petit|leger|gros) )?flou|floute[rz]?) (?:tout )?autour(?: (?:de (?:moi|nous|lui|elle|eux)|du (?:sujet|chien|chat|bebe)))?(?= ?$| [,.;:!?]| (?:et|stp|svp)\b)/,
    'floute le fond',
  ],
  [
    /(?<=^|[,.;:!?] |\bet )(?:(?:ajoute|rajoute|mets|met) )?un peu de flou (?:tout )?autour(?: (?:de (?:moi|nous|lui|elle|eux)|du (?:sujet|chien|chat|bebe)))?(?= ?$| [,.;:!?]| (?:et|stp|svp)\b)/,
    'floute un peu le fond',
  ],
  [
    /(?<=^|[.!?] )(?:elle|il|ce) n ?(?:est|etait) (?:pas|plus) (?:tres |bien |assez )?(?:nette|net)(?= ?$| [,.;!?])/,
    'pas nette',
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
];
