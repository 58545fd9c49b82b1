import type { Form } from '../../forms/rewrite.ts';

const START = '(?<=^|[,.;:!?] |\\bet |\\bpuis |\\bmais )';
const END = '(?= ?$| [,.;:!?]| et\\b| puis\\b| mais\\b)';
const BURNT =
  '(?:cramee?s?|brulee?s?|surexposee?s?|grillee?s?|explosee?s?|trop claire?s?|trop blanc(?:he)?s?)';
const BAR =
  '(?:rectangles?|barres?|bandes?|bandeaux?|carres?|cadres?|blocs?|caches?|traits?|pave|paves|encart)';
const BLACK = `(?:(?:(?:un|une|le|la) )?${BAR} (?:de couleur )?(?:blanc|gris|roug|bleu|jaun|vert)[a-z]*|(?:(?:un|une|des|le|la|du|en|gros|grand|petit|simple) )*(?:${BAR} )?(?:(?:tout|en|de couleur|pleins?|opaques?|uni) )*noire?s?(?! et blanc)(?: (?:pleine?s?|opaques?|unie?s?|complet|total|bien))*)`;
const NO_OTHER =
  '(?:(?: (?:,|et|mais))*(?: (?:pas|sans|plutot que|au lieu|ni|et non|non))(?: (?:en|de|du|le|un|une|flou|floue|floutee?|flouter|floutage|pixelisee?|pixels?|pixellisee?|pixelisation|mosaique|effet|ni|ou|pas))+)*';

/** Small things that French says in an order or in words of its own, in words that its tables hold. */
export const FRENCH_SENTENCES: readonly Form[] = [
  // "Corrige les parties brûlées de la nappe"
  [
    new RegExp(
      `${START}(?:(?:peux tu|tu peux|pourrais tu) )?(?:rattrap|recuper|corrig|sauv|repar|attenu|baiss|adouc|assombri)\\w* (?:un peu |legerement )?(?:les|des|ces) (?:zones?|parties?|endroits?|coins?|taches?) ${BURNT}(?: (?:sur|de|dans|du|a|au|des|par) (?:(?:la|le|les|mon|ma|mes|sa|son) )?(?!peau|tapis|moquette|nappe|document|papier)[^,.;:!?“ ]+)?${END}`,
    ),
    'baisse les hautes lumieres',
  ],
  // "Baisse la lumière des vitres, elles sont brûlées"
  [
    new RegExp(
      `${START}(?:baisse|baisser|reduis|reduire|diminue|diminuer|attenue|attenuer|calme)z? (un peu |legerement |beaucoup )?(?:la |le |lec)(?:luminosite|lumiere|lat|eclat|brillance|exposition) (?:de la|du|des|de|sur la|sur le|sur les|dans les) (?!photo|image|fond|arriere)[^,.;:!?“ ]+ (?:[,.;] |car |parce |qui |elles? |ils? |quelles? |quils? |cest )+(?:sont|est|ressort|ressortent|a|ont|ete) (?:(?:tout|toute|toutes|tous|completement|trop|un peu) )*${BURNT}${END}`,
    ),
    'baisse les hautes lumieres $1',
  ],
  // "Style pixels comme sur Game Boy"
  [
    /\b(?:version|style|look|effet|rendu|facon|en mode|genre|image) (?:en )?(?:pixels?|pixelisee?|pixellisee?|pixel art|8 bits?)(?: (?:facon|comme|style|genre|a la|dune?|de|sur|maniere|d) (?:(?:sur|une|un|les|des|de|la|d|dans|dune) )*(?:vieux |vieille |vieilles |ancienne |anciens |anciennes |ancien )?(?:consoles?|jeux? videos?|jeux?|game boy|gameboy|borne d ?arcade|nes)(?: (?:retro|anciens?|anciennes?|d ?epoque|des annees \d+|video|80|90))*)?(?= ?$| [,.;!?]| et\b)/,
    'pixel art',
  ],
  // "Cache la rue avec un bandeau noir, sans flou"
  [
    new RegExp(
      `${START}(?:masque|masquer|cache|cacher|couvre|couvrir|recouvre|recouvrir|barre|barrer|censure|censurer|occulte|occulter|dissimule|dissimuler)z? (?!(?:tout )?(?:le fond|larriere|le ciel|la photo|limage|le reste)\\b)((?:[^,.;:!?“ ]+ ){0,6}?[^,.;:!?“ ]+)(?: ,)? (?:avec|en|dun|dune|par|sous|derriere|de|au) ${BLACK}${NO_OTHER}(?: stp| svp)?${END}`,
    ),
    'cover it with black bar',
  ],
  [
    new RegExp(
      `${START}(?:masque|masquer|cache|cacher|couvre|couvrir|recouvre|barre|censure|occulte|dissimule)z? (?:avec|par|sous|dun|dune|derriere) (?:(?:un|une|des) )?${BAR} noire?s? (?:(?:le|la|les|mon|ma|mes|son|sa|ses) )[^,.;:!?“ ]+(?: (?:de|du|des) [^,.;:!?“]{2,30}?)?${NO_OTHER}${END}`,
    ),
    'cover it with black bar',
  ],
  [
    new RegExp(
      `${START}(?:mets|met|mettre|mettez|ajoute|place|pose|dessine|je veux|il faut)?(?: )?(?:un|une|des) ${BAR} noire?s? (?:sur|par dessus|au dessus de|devant|pour (?:cacher|masquer)) (?!la photo|limage|fond|les cotes|les bords|le haut|le bas|le mur|la table|les paupieres|la cheminee)[^,.;:!?“]{2,40}?${NO_OTHER}${END}`,
    ),
    'cover it with black bar',
  ],
  // "Avec une intensité moyenne"
  ...(
    [
      ['faible|basse|legere|douce|minimale|reduite|moindre', 'subtil'],
      ['moyenne|moderee|normale|mediane', 'medium'],
      ['forte|haute|elevee|maximale|max|pleine|maximum', 'fort'],
    ] as const
  ).flatMap(([said, meant]): Form[] => [
    [
      new RegExp(
        `(?<=\\w )(?:, |avec |a |en |et |d |de |dune )*(?:une |l )?(?:l?intensite|d?intensite|force|puissance) (?:tres |plutot )?(?:${said})${END}`,
      ),
      meant,
    ],
    [
      new RegExp(
        `(?<=\\w )(?:, |avec |a |en |de )+(?:une )?(?:${said}) (?:intensite|puissance)${END}`,
      ),
      meant,
    ],
  ]),
  // "La feuille plus claire et l'encre plus noire"
  [
    /\b(?:(?:rends|rend|mets|fais|que|avec|je veux) )*(?:le )?(?:papier|fond du papier|la feuille|feuille|la page) (?:(?:soit|un peu|bien) )*plus (?:blanc|blanche|claire?)(?: (?:,|et))+ (?:(?:le|la|les|l) )?(?:lecriture|ecriture|lencre|encre|texte|lettres?|ecrits?|mots|caracteres) (?:(?:soit|un peu|bien) )*(?:plus )?(?:foncee?s?|sombres?|noire?s?|marquee?s?|nette?s?)(?= ?$| [,.;!?])/,
    'rends le papier plus blanc et le texte plus noir',
  ],
  // "…, et moins de 300 Ko"
  [
    /(?!(?:[^,.;:!?“]* )?pas moins)(?:(?<=\w )(?:(?:,|et|mais|avec) )+|^)(?:(?:un poids|le tout|que ca|ca|qui|quil|que|ne|doit|fasse|pese|peser|faire|depasse|pas|fichier|un fichier|de|a) )*(?:moins de|sous|en dessous de|maximum|au maximum|max|au plus|pas plus de|inferieure? a) (\d+(?:\.\d+)? ?(?:ko|mo|kb|mb))(?: (?:max|maximum|au plus))?(?= ?$| [,.;!?]| svp| stp)/,
    ', que ca fasse moins de $1',
  ],
  // "Bien détouré, en gardant les poils": they are of what stays
  [
    /(?<=\b(?:fond|detour\w*|arriere plan)\b[^.;!?“]* )(?:, )?(?:en gardant|garde|gardez|en conservant|sans perdre|sans couper|sans abimer|en preservant|en respectant)(?: (?:bien|tous|toutes|soigneusement))* (?:les|mes|ses|la|sa|le|des) (?:(?:petits?|petites?|fines?|fins?) )*(?:meches?|cheveux|boucles?|poils?|chevelure|frises?|frisottis|moustaches|pelage|plumes)(?: (?:de|du|des) (?:(?:la|les|mes|ses|son|sa) )?[^,.;:!?“ ]+)?(?= ?$| [,.;!?]| et\b)/,
    '',
  ],
  // "Sans que les visages virent au rouge"
  [
    /(?<=\b(?:chaud|chaleur|froid|lumi|clair|eclairc|dore|contrast|rechauff|refroid|sepia|couche)\w*\b[^.;!?“]* )(?:(?:,|mais|et) )*(?:sans que|sans rendre|sans faire virer) (?:(?:la|les|le|ma|notre|nos|leur|sa) )+(?:peaux?|visages?|teint|teints|carnation|fond|murs?|blancs) (?:ne )?(?:(?:devienne|deviennent|vire|virent|soit|soient|tire|tourne|parte|paraisse|ressorte|se mette) )?(?:pas )?(?:(?:trop|tout|toute|a|vers|l|au|le|sur) )*(?:orangee?s?|lorange|roug(?:e|es|eatre)|jaun(?:e|es|atre)|vert(?:e|es|s)?|bleu(?:e|es|s|tee?s?)?|grise?s?|rosee?s?|pales?|foncee?s?)(?= ?$| [,.;!?]| et\b)/,
    '',
  ],
  // "Un dessin, mais qu'on me reconnaisse"
  [
    /(?<=\w )(?:(?:,|mais|et|il faut|je veux|faut) )*(?:pour )?(?:quon|que lon|quil|quelle|que) (?:(?:nous|me|te|le|la|les|puisse|toujours|encore) )*(?:reconnai\w+|identifi\w+)(?: (?:bien|encore|toujours|quand meme|tous))*(?= ?$| [,.;!?])/,
    '',
  ],
  // "Tirage 18x24 cm"
  [
    /\b(?:(?:un |une |en |le |au |a )*(?:tirage|tirages|impression|photo|photos|papier|taille|agrandissement|format)(?: (?:de|en|au|a|format|photo|papier))* )((?!(?:16x16|24x24|32x32|48x48|64x64|96x96)\b)(?:[89]|[1-9]\d)x(?:[89]|[1-9]\d))(?: ?(?:cm|centimetres))?(?= ?$| [,.;!?]| et\b| pour\b)(?<!\b(?:identite|passeport|visa|mosaique|grille|planche)\b.*)(?!.*\b(?:identite|passeport|visa|mm)\b)/,
    'recadre en $1',
  ],
  // "Prend la fleur de la première", as it is often written
  [/^prend (?=(?:la|le|les|mon|ma|mes|ce|cette|notre) )/, 'prends'],
  // "Couleurs fidèles à la réalité"
  [
    /\b(?:(?:avec|des|les|en|garde|gardez|de) )*(?:couleurs|teintes|tons) (?:(?:bien|tres|plus) )?(?:fideles?|justes|exactes|realistes)(?: a (?:la realite|loriginal|loriginale|la vraie|lobjet))?(?= ?$| [,.;!?]| et\b)/,
    'couleurs comme en vrai',
  ],
  // "Éclaircis, mais respecte le détail du voile": beside a wish it is no other one
  [
    /(?<=\w )(?:(?:,|mais|et) )*(?:en )?(?:respect|preserv|conserv)(?:e|ez|ant|er) (?:bien )?(?:tous )?(?:le|les|la|l) ?(?:details?|textures?|matieres?) (?:de|du|des|dans|sur) (?:(?:la|le|les|l|ma|mon|sa|son) )?(?!ombres|ciel|fond|hautes|lumieres)[^,.;:!?“ ]+(?: (?:blanc|noir|roug|bleu|vert)[^,.;:!?“ ]*)?(?= ?$| [,.;!?]| et\b)(?<!\b(?:bruit|grain)\b.*)/,
    '',
  ],
  // "Les bandes que l'appli a ajoutées": where they are from
  [
    /(?<=\b(?:bords?|bordures?|cadres?|marges?|bandes?|lisere)\b(?: [^,.;:!?“ ]+)? (?:(?:a|en|sur|du) (?:la |le )?(?:droite|gauche|haut|bas|cote) )?)(?:que (?:(?:le|la|mon|ma) )?(?:scanner|scan|lappli|lapplication|appli|telephone|imprimante|limprimante|logiciel|numerisation)(?: (?:a|ma|ont|y|avait))* (?:laiss|mis|ajout|fait|rajout|coll)[a-z]*|(?:laiss|ajout|rajout|mis|fait|caus)[a-z]* (?:par|au|lors du|en) (?:(?:le|la|mon|ma) )?(?:scanner|scan|scannant|lappli|lapplication|telephone|imprimante|logiciel|numerisation|limpression)|(?:du|de la|de mon|de ma|dus? au) (?:scanner|scan|capture|capture decran|numerisation|appli))(?= ?$| [,.;!?]| et\b)/,
    '',
  ],
  // "Recadre en 4:3 en laissant le phare à gauche": what is to be in it
  [
    /(?<=\b(?:recadr|rogn|coup)[a-z]* (?:[^.;!?“]* )?(?:\d+:\d+|carree?|vertical|horizontal) )(?:, )?(?:et )?(?:en )?(?:gardant|laissant|garde|laisse|conservant|mettant) (?:(?:le|la|les|mon|ma|mes|notre|nos) )?[^,.;:!?“ ]+(?: [^,.;:!?“ ]+)? (?:a|en|vers) (?:la )?(?:droite|gauche|haut|bas)(?= ?$| [,.;!?]| et\b)/,
    '',
  ],
  // "Colore en rouge le canapé": a thing, and no old photo
  [
    /\bcolore[rz]? (?=(?:en [^,.;:!?“ ]+ )?(?:le|la|les|mon|ma|mes|ce|cette|notre|nos) (?!en\b|photo|image|vieille|ancienne|tout)[^,.;:!?“ ]+)/,
    'peins ',
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
  // "900 px de haut"

  // "Mets le clocher d'aplomb"
  [
    /(?<=^|[,.;:!?] |\bet )(?:(?:re)?met(?:s|tre|tez)? (?:(?:le|la|les|mon|ma|ce|cette) (?!bouteille|verre|vase|tasse)[^,.;:!?“ ]+|l[^,.;:!?“ ]+) )?(?:bien )?daplomb(?= ?$| [,.;!?]| et\b| stp| svp| s il)/,
    'redresse la photo',
  ],
  // "Réduis l'intensité des couleurs"
  [
    /\b(baisse|baisser|reduis|reduire|diminue|diminuer|augmente|augmenter|monte|pousse) lintensite des couleurs/,
    '$1 la saturation',
  ],
  // "Un dessin, mais reconnaissable"
  [
    /(?<=\w )(?:, )?(?:mais|et) (?:(?:encore|toujours|quand meme|reste|restons|rester) )*reconnaissables?(?: quand meme)?(?= ?$| [,.;!?])/,
    '',
  ],
  [
    /(?<=\w )(?:, |avec |a |en |dune )*(?:une )?(?:l|d)?intensite(?: (?:de|a))* (\d{1,3})(?= ?$| [,.;!?]| et\b)/,
    '$1%',
  ],
];
