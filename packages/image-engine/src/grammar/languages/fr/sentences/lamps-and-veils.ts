import type { Form } from '../../../forms/rewrite.ts';
import { END, LAST, START } from '../parts.ts';

/** "Photo prise", "j'ai pris ça au bureau" */
const TAKEN =
  '(?:(?:(?:la|cette|ma|les|mes|une|le|ce|elle|ca|jai|je|on|lai|a|est|ete|etait|sont|cest) )*(?:(?:photos?|images?|limage|cliches?|portraits?|tofs?|fotos?|selfies?) )?(?:(?:a|est|ete|etait|sont|ont|jai|on) )*(?:prise?s?|pris|faite?s?|shootee?s?|tiree?s?|photographiee?s?)(?: (?:ca|la|le|moi))?(?: (?:au|a la|a l|dans la|dans le|en|chez|dans un|dans une) [^,.;:!?“ ]+)?)';

/** The lamps it was taken under. */
const LAMPS =
  '(?:sous|avec|aux?|a la lumiere|a la lueur|dans la lumiere) (?:(?:de|des|du|les|le|un|une|dun|la|mes|ces|l|lumiere|tubes?|eclairage|lampes?) )*(?:neons?|fluos?|leds?|halogenes?)(?: (?:blancs?|froids?|pourris?|degueu|moches?|jaunes?|verts?|blafards?|roses?|bleus?|violets?))?(?: (?:du|de la|des|de l|au|dans le|dans la) [^,.;:!?“ ]+)?';

/** What tells that a colour lies over all and is not wished for. */
const CAST_TOLD =
  '\\b(?:verdatres?|jaunatres?|bleuatres?|rougeatres?|rosatres?|(?:tout|toute|tous|trop|est|sont|sommes|monde est) (?:verte?s?|jaunes?|bleue?s?|oranges?|roses?)|blancs|balance|neutr\\w+|dominante|couleurs (?:normales|naturelles|justes|vraies|reelles)|vraies couleurs|(?:enlev|retir|vir|corrig|rattrap|supprim)\\w* (?:moi )?(?:le|ce|cette|la|ca) ?(?:verte?|jaune|bleue?|teinte|couleurs?|lumiere)?)';

/** Colours of a veil that is laid over a picture. */
const VEIL =
  '(?:bleue?|bleutee?|verte?|rouge|jaune|orangee?|orange|rosee?|rose|violet(?:te)?|mauve|lilas|pourpre|magenta|cyan|turquoise|doree?|ambree?|ocre)';

const SLIGHT =
  '(?:(?:mais |et )?(?:(?:tres|tout|bien|assez|vraiment|super|hyper) )*(?:leger|fin|subtil|discret|doux|translucide|transparent|a peine visible|pas trop fort|pas trop marque|faible)(?: ,)?)';

/** What tells that a veil is there, or is to go. */
const THERE =
  '\\b(?:y a|ya|voit|a un|a comme un|enlev\\w*|retir\\w*|vir\\w*|supprim\\w*|efface\\w*|corrig\\w*|pas|sans|ce|gache\\w*)\\b';

const GOES = '\\b(?:enlev|retir|vire|supprim|efface|degag|corrig|elimin)\\w*';

/** Sentences of French about lamps that a picture was taken under, and veils of a colour over it. */
export const FRENCH_LAMPS_AND_VEILS: readonly Form[] = [
  // "Photo prise sous néon": the light it was taken in, and no look
  [
    new RegExp(
      `(?<!\\b(?:comme|si|dirait|croirait|croie)\\b[^,.;:!?“]*)${START}${TAKEN} ${LAMPS}(?: ?[,.;:] ?(?:et |mais |donc |alors )?| (?:(?:et|and|mais|donc|alors) )?(?=(?:tout|cest|c est|il y a|y a|les blancs|les couleurs|la peau|je suis|on est|enleve|corrige|remets|rends)\\b))(?=[^ ])`,
    ),
    '',
  ],
  [new RegExp(`^${TAKEN} ${LAMPS}${LAST}`), 'corrige la balance des blancs'],
  // "Éclairage néon pourri, tout le monde est vert"
  [
    new RegExp(
      `${START}(?:(?:a cause|merci|cest|y a|il y a|jai) )?(?:(?:sous|a|avec|de|du|des|le|la|les|ces|un|une) )*(?:(?:lumiere|eclairage|tubes?|lampes?) (?:(?:de|du|des|au|aux|a|les) )*)?(?:neons?|fluos)(?: (?:pourris?|degueu|degueulasses?|moches?|froids?|blafards?|horribles?|affreux|crades?|du|de la|des|au|dans|le|la|mon|ma|bureau|gymnase|boulot|magasin|couloir|parking|metro|salle|classe|cuisine|garage|hall|gare|plafond))*(?: ?[,.;:] ?(?:et |mais |donc )?| (?=tout(?:e|es|s)? (?:est|sont|verts?|vertes?|verdatres?|jaunes?|bleus?)\\b))(?=[^.!?“]*${CAST_TOLD})`,
    ),
    '',
  ],
  // "Les néons du gymnase rendent tout vert"
  [
    new RegExp(
      `${START}(?:(?:les|le|ces|ce|la|des) )*(?:(?:lumiere|eclairage|tubes?|lampes?) (?:(?:de|du|des|au|aux|a) )*)?(?:neons?|fluos?|leds?|halogenes?|spots?)(?: (?:du|de la|des|de|au) [^,.;:!?“ ]+)? (?:(?:me|nous|la|les|lui|ont|a) )*(?:rendent|rend|rendu|font|fait|donnent|donne|colorent|teintent|tirent|mettent|met)(?: (?:tout|toute|tous|tout le monde|la photo|limage|les gens|les visages|la peau|un teint|un ton|une teinte|une couleur|une dominante|du|sur le|vers le|au|en))* (?:verts?|vertes?|verdatres?|jaunes?|jaunatres?|bleus?|bleutee?s?|bleuatres?|orangee?s?|oranges?|roses?|blafards?)${END}`,
    ),
    'corrige la balance des blancs',
  ],
  // "Remets des blancs vraiment blancs"
  [
    new RegExp(
      `${START}(?:remets|remet|mets|met|rends|rend|redonne|donne|retrouve|je veux|je voudrais|fais|fais moi|avec|il me faut|faut)(?: (?:moi|nous|lui))? (?:des|les|de|que les) (?:vrais )?blancs(?: (?:qui soient|soient|vraiment|bien|tout|plus|super|tres|reellement|purs?|neutres?|blancs|propres))*${END}(?<=\\b(?:blancs (?:[a-z]+ )*(?:blancs|neutres?|purs?|propres)|vrais blancs))`,
    ),
    'corrige la balance des blancs',
  ],
  // "Voile violet très léger par-dessus": a tint, and no mist
  [
    new RegExp(
      `(?<!${THERE}[^.;!?“]*)(?<=^|[,.;:!?+&] |\\b(?:and|et|avec|puis|plus|mets|met|mettre|ajoute|ajouter|rajoute|pose|applique|passe|colle|veux|voudrais) (?:(?:moi|y|lui) )?)(?:un |du |le )?(?:(?:tres|tout|bien) )?(?:leger|petit|fin|subtil|discret|mince) voile (?:de )?(${VEIL})(?: (?:par dessus|dessus|sur le tout|sur lensemble|sur toute la photo|sur toute limage|sur la photo|sur limage|partout))?${END}(?!.*${GOES})`,
    ),
    'ajoute une teinte $1 legere',
  ],
  [
    new RegExp(
      `(?<!${THERE}[^.;!?“]*)(?<=^|[,.;:!?+&] |\\b(?:and|et|avec|puis|plus|mets|met|mettre|ajoute|ajouter|rajoute|pose|applique|passe|colle|veux|voudrais) (?:(?:moi|y|lui) )?)(?:un |du |le )?voile (?:de )?(${VEIL}) ${SLIGHT}(?: (?:par dessus|dessus|sur le tout|sur lensemble|sur toute la photo|sur toute limage|sur la photo|sur limage|partout))?${END}(?!.*${GOES})`,
    ),
    'ajoute une teinte $1 legere',
  ],
  [
    new RegExp(
      `(?<!${THERE}[^.;!?“]*)(?<=^|[,.;:!?+&] |\\b(?:and|et|avec|puis|plus|mets|met|mettre|ajoute|ajouter|rajoute|pose|applique|passe|colle|veux|voudrais) (?:(?:moi|y|lui) )?)(?:un |du |le )?voile (?:de )?(${VEIL}) (?:par dessus|dessus|sur le tout)${END}(?!.*${GOES})`,
    ),
    'ajoute une teinte $1',
  ],
  // "Avec une légère teinte bleue par-dessus"
  [
    new RegExp(
      `(?<!${THERE}[^.;!?“]*)(?<=[^ ] (?:(?:,|et|and|avec|plus|puis) )+)(?:une )?(?:(?:tres|toute) )?(?:legere|petite|discrete|subtile|fine) (?:teinte|nuance|touche|pointe) (?:de )?(${VEIL}) (?:par dessus|dessus|sur le tout|sur lensemble)${END}(?!.*${GOES})`,
    ),
    'ajoute une teinte $1 legere',
  ],
  // "Il y a un voile violet sur la photo": a cast, and no haze
  [
    new RegExp(
      `${START}(?:(?:il y a|y a|ya|on voit|on a|elle a|la photo a|limage a) (?:comme )?(?:un |du |une espece de |une sorte de )(?:(?:leger|gros|sale|vilain|petit) )?|(?:enlev|retir|supprim|vir|corrig|degag)(?:e|er|ez) (?:moi )?(?:le |ce |un |tout ce )(?:(?:leger|gros|sale|vilain|petit) )?)voile (?:${VEIL})(?: (?:leger|degueu|moche))?(?: (?:sur (?:toute )?(?:la photo|limage|mes photos|le tout)|partout))?${END}`,
    ),
    'corrige la balance des blancs',
  ],
];
