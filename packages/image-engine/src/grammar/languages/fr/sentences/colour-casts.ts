import type { Form } from '../../../forms/rewrite.ts';
import { END, INK, START } from '../parts.ts';

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
    /\b(?:enleve|enlever|retire|vire|supprime|corrige)z? (?:moi )?(?:tout )?(?:le|ce) (?:(?:sale|vilain|affreux|horrible) )?(?:vert|jaune|orange|bleu|rose|rouge) (?:(?:degueu|degueulasse|moche|horrible|affreux|pisseux|sale|bizarre|pourri|atroce|chelou|dominant|immonde) )?(?:du|de la|des|de l|de ce|de cette|d) ?(?:neons?|lampes?|ampoules?|eclairage|fluo|lumiere|lampadaires?|spots?|leds?)(?= ?$| [,.;!?]| (?:et|mais|stp|svp)\b)/,
    'corrige la balance des blancs',
  ],
  // "Le mur est censé être blanc", beside a cast: by what it is seen
  [
    new RegExp(
      `(?<=\\b(?:balance des blancs|(?:enlev|retir|vir|supprim|corrig|attenu)\\w* (?:moi )?(?:le|ce|la|cette) (?:dominante |teinte )?${INK}|(?:trop|tout|toute) (?:jaune|orange|bleue?|verte?|rose|rouge))\\b(?! (?:de|du|des) )[^.;!?“]*, )(?:(?:car|parce que|normalement|alors que|en vrai|vu que) )*(?:(?:le|les|la|mon|ma|mes|ce|cette|ces) [^,.;:!?“ ]+|lassiette|limage|larmoire) (?:est|sont|doit|doivent|devrait|devraient|etait|etaient) (?:(?:cense|suppose|normalement|en vrai|en realite|a la base|etre|bien|censee|supposee)s? )+(?:blanc(?:he)?s?|gris|grise?s?|beige)(?: (?:en vrai|normalement|a la base|en realite|de base))?${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `${START}(?:normalement |en vrai )?(?:(?:le|les|la|mon|ma|mes|ce|cette|ces) [^,.;:!?“ ]+) (?:est|sont|doit|doivent|devrait|devraient) (?:(?:cense|suppose|censee|supposee)s? )(?:etre )?(?:blanc(?:he)?s?|gris|grise?s?|beige) (?:(?:,|donc|alors|et) )+(?=(?:tu peux |peux tu )?(?:enlev|retir|vir|supprim|corrig|attenu|neutralis)\\w* (?:moi )?(?:le|ce|la|cette) (?:dominante|teinte|${INK}|balance)\\b)`,
    ),
    '',
  ],
  // "Une légère dominante rose sur l'ensemble", among wishes: one is wished for
  [
    new RegExp(
      `(?<=(?:^|[,.;:!?] |\\b(?:et|puis) )(?:ajoute|rajoute|mets|met|donne|applique|pose|je veux|je voudrais|jaimerais|avec) (?:(?:moi|lui|y) )?)une (?:tres )?(?:legere|petite|discrete|subtile) dominante (${INK})(?: (?:sur|a|dans) (?:lensemble|lensemble de la photo|le tout|tout|toute la photo|toute limage|la photo|limage)| partout)?${END}`,
    ),
    'une teinte $1 legere',
  ],
  [
    new RegExp(
      `(?<=(?:^|[,.;:!?] |\\b(?:et|puis) )(?:ajoute|rajoute|mets|met|donne|applique|pose|je veux|je voudrais|jaimerais) (?:(?:moi|lui|y) )?)une dominante (${INK})(?: (?:sur|a|dans) (?:lensemble|lensemble de la photo|le tout|tout|toute la photo|toute limage|la photo|limage)| partout)?${END}`,
    ),
    'une teinte $1',
  ],
  [
    new RegExp(
      `(?<!\\b(?:enlev|corrig|retir|supprim|neutralis|vir|compens|elimin|rattrap|attenu)\\w*\\b.*)(?<=[a-z] (?:,|et) (?:et )?)(?:une )?(?:tres )?(?:legere|petite|discrete|subtile) dominante (${INK}) (?:(?:sur|a|dans) (?:lensemble|le tout|tout|toute la photo|toute limage)|partout)${END}(?!.*\\b(?:enlev|corrig|retir|supprim|neutralis|vir|compens|elimin|rattrap|attenu)\\w*)`,
    ),
    'ajoute une teinte $1 legere',
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
