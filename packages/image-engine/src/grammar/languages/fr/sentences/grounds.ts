import type { Form } from '../../../forms/rewrite.ts';
import { END, START, TONE } from '../parts.ts';

const QUALITY = '(?:(?:plus|tres|bien) )?(?:serieux|pro|professionnel|chic|moderne|classe|soigne)';

/** "Le fond attire trop l'œil" */
const DISTRACTS =
  '(?:(?:(?:le|ce|mon|tout le) (?:fond|decor)|l ?arriere plan|larriere|cet arriere plan)(?: (?:de derriere|derriere))?|ce qu ?il y a derriere|ca derriere) (?:(?:me|nous|m|l|est|y|fait) )*(?:distrai\\w*|gene\\w*|derange\\w*|attire\\w*|detourne\\w*|accapare\\w*|capte\\w*|vole\\w*|bouffe\\w*|perturbe\\w*|mange\\w*|embete\\w*|parasite\\w*|trop (?:present|charge|distrayant|visible|encombre|net)|tache)(?: (?:(?:trop|vraiment|beaucoup|un peu|tout|toute|carrement|grave|l|la|le|du|de|mon|les|ma|notre|plus) )*(?:l?oeil|l?\\u0153il|lattention|attention|regard|yeux|vedette|sujet|trop|beaucoup|un peu|vraiment|grave|carrement))?';

/** How blurry, and what that is of the background. */
const BLURRED: readonly (readonly [how: string, meant: string])[] = [
  [
    'bien|tres|super|hyper|vraiment|carrement|a fond|au max|completement|fort',
    'rends le fond tres flou',
  ],
  ['un peu|legerement|un chouia|un poil|leger|petit|plus', 'rends le fond un peu flou'],
  ['', 'floute le fond'],
];

/** Sentences of French about backgrounds: scenes, plain ones, what is in the way behind somebody. */
export const FRENCH_GROUNDS: readonly Form[] = [
  // "Arrière-plan moins visible"
  [
    new RegExp(
      `${START}(?:(?:rends|que|le|l|un|soit) )*(?:arriere plan|fond|decor) (?:(?:soit|un peu|beaucoup|bien) )*moins (?:visible|present|genant|envahissant|net)${END}`,
    ),
    'floute le fond',
  ],
  // "Fond galaxie"
  [
    new RegExp(
      `\\bfond (?:d ?|de |avec (?:une )?|dans (?:la |une )?)?(?:galaxie|cosmos|voie lactee)${END}`,
    ),
    'fond avec une galaxie',
  ],
  // "L'arrière-plan distrait trop, rends-le bien flou": why, before what is asked for
  ...BLURRED.flatMap(([how, meant]): Form[] => {
    const before = how ? `(?:${how}) ` : '';
    const behind = how ? ` (?:${how})` : '';
    const told = `${START}${DISTRACTS} (?:[,.;:] )?(?:(?:donc|alors|et|du coup|tu peux|peux tu|stp) )*`;
    return [
      [
        new RegExp(
          `${told}(?:rends|rend|rendre|mets|met|laisse) (?:le |la |moi ca |moi le |ca )?(?:en )?${before}flou(?:te)?${END}`,
        ),
        meant,
      ],
      [
        new RegExp(
          `${told}(?:floute|flouter|floutez|estompe|estomper)(?: (?:le|la|moi ca|moi le|ca|le moi))?${behind}${END}`,
        ),
        meant,
      ],
      [
        new RegExp(
          `${told}(?:mets|met|ajoute|rajoute|fais) (?:y |moi |lui )?(?:du|un|de la|un effet) ${before}flou${END}`,
        ),
        meant,
      ],
    ];
  }),
  [
    /\b(?:rends|rend|rendre|mets|met) (?:le fond|l ?arriere plan|le decor) (?:bien|carrement|vraiment) (?:flou|floute)(?= ?$| [,.;!?]| et\b)/,
    'rends le fond tres flou',
  ],
  // "Vire le fond et mets du bleu ciel à la place"
  [
    new RegExp(
      `${START}(?:enlev|retir|supprim|vir|efface|degag)(?:e|er|ez)? (?:moi )?(?:le fond|larriere plan|l arriere plan|le decor|ce fond|tout le fond|ce decor) (?:(?:,|et|puis|and) )+(?:mets|met|mettez|colle|place|pose|fous|remplace|remplace le) (?:(?:moi|y|a la place|par|plutot) )*(?:(?:du|un|une|le|de la|simplement|couleur) )*(${TONE})(?: uni)?(?: (?:a la place|derriere|en fond))?${END}`,
    ),
    'remplace le fond par du $1',
  ],
  // "Couleurs d'automne": the leaves have them
  [
    new RegExp(
      `${START}(?:(?:donne|donner|mets|met|mettre|ajoute|passe|passer|je veux|je voudrais|jaimerais|avec|fais|en|change|rends|transforme) (?:(?:moi|lui|y) )?)?(?:(?:les |des |aux |la |toute la )?(?:feuilles|arbres|feuillages?|vegetation|foret|verdure|parc|photo|nature|paysage) )?(?:(?:en|aux|avec|de|des|les|dans|vers) )*(?:vraies |belles |jolies )?(?:couleurs|teintes|tons|tonalites|palette) (?:dautomne|de lautomne|d automne|automnales?|automnaux|doctobre|dete indien)(?: (?:(?:a|aux|au|sur|dans|pour) )?(?:(?:les|la|le|des|ces|mes|cette|toute) )*(?:feuilles|arbres|feuillages?|vegetation|foret|verdure|parc|nature|photo|limage|paysage))?${END}`,
    ),
    'rends les feuilles orange',
  ],
  [/\b(?:fond|arriere plan|decor) (?:tout |assez |un peu )?abstrait\b/, 'abstract background'],
  // "Change l'arrière-plan pour de la neige"
  [
    /(?<=\b(?:change|changer|changez|remplace|remplacer|remplacez) (?:moi )?(?:le fond|l ?arriere plan) )pour (?=(?:de la|du|des|une?) )/,
    'par ',
  ],
  // "Tout ce qui est derrière en flou"
  [
    /\b(?:tout |(?<!\b(?:enleve|retire|supprime|efface|vire)\w* ))ce qu ?(?:i est|il y a) (?:derriere|au fond|en arriere plan|a l ?arriere plan)(?= ?$| [,.;!?]| (?:en|est|plus|moins|flou|floue|noir|blanc)\b)/,
    'le fond',
  ],
  // "Mais que la lumière colle avec mon visage": it is matched anyway
  [
    /(?<=\b(?:mets|met|mettez|mettre|place|fond)\b[^.;!?“]* )(?:, |et |mais )*(?:que |avec )(?:la|une) (?:lumiere|eclairage) (?:qui )?(?:colle|corresponde?|aille|va|s ?accorde|matche|soit raccord) (?:bien )?(?:avec|a|au) (?:mon|ma|notre|le|la|son|sa) (?:visage|peau|sujet|tete)(?= ?$| [,.;:!?]| et\b)/,
    '',
  ],
  // "Un dégradé abstrait bleu et violet derrière le produit"
  [
    new RegExp(
      `\\b(?:un |le )?degrade(?: abstrait| doux| moderne| leger)* (${TONE} (?:et|a|vers) ${TONE}) (?:derriere|en fond|en arriere plan)(?: (?:moi|nous|lui|elle|(?:le|la|les|mon|ma|mes) [^,.;:!?“ ]+))?${END}`,
    ),
    'un fond degrade $1',
  ],
  // "Derrière moi il doit y avoir l'espace"
  [
    new RegExp(
      `${START}derriere (moi|nous|lui|elle|eux) (?:il )?(?:doit|devrait|faut qu ?il) y (?:avoir|ait) (?:(?:l|la|le|des) )?(espace|lespace|plage|mer|montagnes|foret)(?: (?:avec|plein) [^,.;:!?“]+?)?${END}`,
    ),
    '$2 derriere $1',
  ],
  [
    new RegExp(
      `${START}qu ?il y ait ((?:une?|la|le|des) (?:[^,.;:!?“ ]+ ){1,3})(?=(?:derriere|dans mon dos)\\b)`,
    ),
    '$1',
  ],
  // "Un qui fasse sérieux": what an office is anyway
  [
    new RegExp(
      `(?<=\\b(?:bureau|bibliotheque|studio)\\b[^.;!?“]* )(?:, |et )*(?:(?:un|une|quelque chose|du genre) )?(?:qui (?:fasse|fait|ait l ?air|a l ?air)|de) ${QUALITY}${END}`,
    ),
    '',
  ],
  // "Avec les gratte-ciel" of New York: it has them
  [
    new RegExp(
      `(?<=\\b(?:new york|manhattan|ville)\\b[^.;!?“]* )(?:, )?avec (?:les |des |ses )?(?:grattes? ciels?|buildings|tours)${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `\\bnew york (?:la nuit|by night|de nuit) (?:derriere|en fond|en arriere plan)(?: (?:moi|nous|lui|elle))?${END}`,
    ),
    'fond ville la nuit',
  ],
  // "Mets plutôt une forêt": in place of what is there
  [
    new RegExp(
      `${START}(?:mets|met|mettez|mettre)(?: (?:moi|nous))? plutot (une?|la|le|des|les) (foret|plage|mer|montagnes?|ville(?: de nuit| la nuit)?|desert|bureau|jardin|parc|studio|bibliotheque|prairie|campagne)(?: (?:a la place|derriere|en fond))?${END}`,
    ),
    'mets $1 $2 derriere moi',
  ],
  [
    /^(?:(?:on|ca|la|photo|elle) )*(?:dirait|croirait|a l ?air|ressemble|semble) (?:[^.;!?“]* )?(?:parking|garage|sous sol|hangar|entrepot|cave|couloir) (?:[,.] )+(?=mets\b)/,
    '',
  ],
  // "Enlève le fond, mais pas le museau": of what stands before it nothing is touched
  [
    /(?<=^(?:(?:tu peux|peux tu|stp) )?(?:enleve|enlever|supprime|retire|vire|efface|floute|flouter|change|remplace|detoure|rends|mets|assombris|eclaircis) (?:moi )?(?:bien )?(?:(?:le|l|un) )?(?:fond|arriere plan|larriere plan|decor)(?: (?:flou|floue|blanc|noir|gris|plus flou|plus sombre|plus clair))? )(?:, )?(?:(?:mais|et) )?(?:surtout )?(?:pas|sauf|sans toucher(?: a)?) (?:(?:le|la|les|son|sa|ses|mon|ma|mes|au|aux|a|du) )+(?:museau|truffe|nez|oreilles?|pattes?|queue|moustaches?|pelage|poils?|chien|chat|yeux|bouche|gueule)(?= ?[.!]? ?$)/,
    '',
  ],
];
