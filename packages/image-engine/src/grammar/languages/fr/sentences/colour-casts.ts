import type { Form } from '../../../forms/rewrite.ts';
import { END, INK } from '../parts.ts';

/** Sentences of French about casts and tints: too yellow, white balance, warmth. */
export const FRENCH_COLOUR_CASTS: readonly Form[] = [
  // "Une légère teinte violette"
  [
    /\b(?:une )?(?:legere|petite|discrete) teinte ([^,.;:!?“ ]+)(?= ?$| [,.;:!?]| (?:et|stp|svp)\b)/,
    'une teinte $1 legere',
  ],
  // "Teinte bleue à 20 %", and nothing that says it is there: one is wished for
  [
    /^(?:une? )?(?:(?:legere|leger|petite|petit|subtile) )?(?:teinte|ton|tonalite|nuance) (bleue?|bleutee?|verte?|rouge|rosee?|rose|jaune|violette?|orangee?)(?: (?:a )?(\d+))?(?= ?(?:(?:legere?|stp|svp) ?)?[.!]? ?$)/,
    'ajoute une teinte $1 $2',
  ],
  // "Enlève le vert du néon": what the lamp gave to all that is there
  [
    /\b(?:enleve|enlever|retire|vire|supprime|corrige)z? (?:le|ce) (?:vert|jaune|orange|bleu|rose|rouge) (?:du|de la|des|de l|de ce|de cette|d) ?(?:neons?|lampes?|ampoules?|eclairage|fluo|lumiere|lampadaires?|spots?|leds?)(?= ?$| [,.;!?]| (?:et|mais|stp|svp)\b)/,
    'corrige la balance des blancs',
  ],
  // "Un voile bleu par-dessus"
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:et|mets|met|mettre|ajoute|ajouter|rajoute|pose|applique|veux|voudrais) (?:moi )?)un (?:leger |petit )?voile (${INK}) (?:par dessus|sur le tout)(?= ?$| [,.;!?])(?!.*\\b(?:enlev|retir|supprim|vire|efface)\\w*)`,
    ),
    'ajoute un voile $1',
  ],
  // "Look ciné un peu froid": how it is to be, and no fault
  [
    new RegExp(
      `(?<=\\b(?:look|ambiance|style|rendu|effet|cine|cinema)\\b[^,.;:!?“]{0,20} )(?<!\\b(?:moins|plus|pas|trop) )(?:un peu |plutot |bien |assez |legerement )?(froid|chaud)e?${END}`,
    ),
    'un peu plus $1',
  ],
  // "Sans que les visages virent au rouge"
  [
    /(?<=\b(?:chaud|chaleur|froid|lumi|clair|eclairc|dore|contrast|rechauff|refroid|sepia|couche)\w*\b[^.;!?“]* )(?:(?:,|mais|et) )*(?:sans que|sans rendre|sans faire virer) (?:(?:la|les|le|ma|notre|nos|leur|sa) )+(?:peaux?|visages?|teint|teints|carnation|fond|murs?|blancs) (?:ne )?(?:(?:devienne|deviennent|vire|virent|soit|soient|tire|tourne|parte|paraisse|ressorte|se mette) )?(?:pas )?(?:(?:trop|tout|toute|a|vers|l|au|le|sur) )*(?:orangee?s?|lorange|roug(?:e|es|eatre)|jaun(?:e|es|atre)|vert(?:e|es|s)?|bleu(?:e|es|s|tee?s?)?|grise?s?|rosee?s?|pales?|foncee?s?)(?= ?$| [,.;!?]| et\b)/,
    '',
  ],
  // "Couleurs fidèles à la réalité"
  [
    /\b(?:(?:avec|des|les|en|garde|gardez|de) )*(?:couleurs|teintes|tons) (?:(?:bien|tres|plus) )?(?:fideles?|justes|exactes|realistes)(?: a (?:la realite|loriginal|loriginale|la vraie|lobjet))?(?= ?$| [,.;!?]| et\b)/,
    'couleurs comme en vrai',
  ],
  // "Teins toute la photo en bleu"
  [
    /\b(?:teins|teindre|teignez|teinte|teinter|teintez|colore|peins) (?:toute )?(?:la photo|limage|cette photo|cette image)(?: entiere)? en (?!sepia|noir|couleur)([^,.;:!?“ ]+)(?= ?$| [,.;!?]| et\b)/,
    'tint it $1',
  ],
  [
    /\b(?:teins|teindre|teignez|teinte|teinter|teintez|colore|peins) en (?!aquarelle|sepia|noir|couleur)([^,.;:!?“ ]+) (?:toute )?(?:la photo|limage|cette photo|cette image)(?: entiere)?(?= ?$| [,.;!?])/,
    'tint it $1',
  ],
];
