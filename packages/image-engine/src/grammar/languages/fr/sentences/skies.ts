import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

type Kinds = readonly (readonly [said: string, meant: string])[];

const KINDS: Kinds = [
  ['orageux|orageuse|menacant|d ?orage', 'tempete'],
  ['nuageux|nuageuse|couvert', 'nuages'],
];

/** "Genre", "style": after the manner of what follows. */
const GENRE = '(?:(?:du |en )?(?:genre|style|type|facon|mode)|limite|version)';

const HOW = '(?:(?:bien|tres|super|hyper|assez|vraiment|plutot|plus|un peu|ultra|trop|avec) )*';

const STORM = 'orageux|d ?orage|de tempete|tempetueux|menacant|apocalyptique|de fin du monde';

const CLOUDS =
  '(?:(?:gros|des|grands) )*nuages (?:noirs|sombres|menacants|d ?orage|orageux|de tempete)';

const STORMY = `(?:${STORM}|(?:charge (?:de |d )|plein de |rempli de |de )?${CLOUDS})`;

/** Whatever else is said of it; "charge" and "de nuages" in turn, too. */
const GLOOMY = `(?:${STORM}|(?:charge d |plein de |rempli de |de )?${CLOUDS}|sombre|noir|lourd|gris|bas|charge)`;

/** Sentences of French about skies: which one is wished for, and what the one there is like. */
export const FRENCH_SKIES: readonly Form[] = [
  // "Que le ciel soit pas blanc"
  [
    new RegExp(
      `${START}(?:je veux |fais )?que le ciel (?:ne )?(?:soit|paraisse|reste|ressorte) (?:pas|plus) (?:(?:si|aussi|tout|trop) )*(?:blanc|crame|brule|grille)${END}`,
    ),
    'le ciel est trop blanc',
  ],
  // "Un ciel moins cramé": the one that is there
  [
    /(?<=^|[,.;:!?] )un ciel (?=(?:un peu )?moins (?:crame|brule|grille|surexpose)(?= ?$| [,.;:!?]| (?:et|stp|svp)\b))/,
    'le ciel ',
  ],
  [
    new RegExp(
      `\\bciel (?:gris|sombre|noir) (?:avec (?:des |de )?(?:gros )?|et (?:des )?)nuages (?:noirs|sombres|gris|menacants)${END}`,
    ),
    'ciel orageux',
  ],
  // "Mets une lune"
  [
    new RegExp(
      `${START}(?:mets|ajoute|rajoute|mettre|dessine|fais)(?: (?:moi|y))? une (?:(?:belle|grosse|grande|pleine) )?lune(?: (?:dans le ciel|en haut|pleine))*${END}`,
    ),
    'add a full moon',
  ],
  // "Un ciel d'orage bien menaçant", "un ciel noir et menaçant": it threatens, and nothing falls out of it
  [
    new RegExp(
      `\\b(?:(?:beau|bel|joli|superbe|magnifique|vrai|gros) )*ciel ${HOW}(?:${STORMY}|(?:noir|sombre|gris|lourd|bas|charge) et ${HOW}${STORMY})(?:(?: et| ,)? ${HOW}${GLOOMY})*(?= ?$| [,.;:!?]| (?:et|mais|stp|svp|par|derriere|au dessus|sur)\\b)`,
    ),
    'ciel orageux',
  ],
  [/\bciel (?:plein|rempli|couvert) d ?etoiles(?= ?$| [,.;:!?]| et\b)/, 'ciel etoile'],
  // "Ciel d'orage et un arc-en-ciel"
  [new RegExp(`${START}(?:un )?ciel (?:d ?orage|orageux)${END}`), 'ciel orageux'],
  [
    new RegExp(`${START}un ciel (?:au|de|du) coucher (?:du|de) soleil${END}`),
    'ciel de coucher de soleil',
  ],
  // "Mets le ciel en coucher de soleil": the sky, and no scene behind what is there
  [
    new RegExp(
      `${START}(?:(?:mets|met|mettez|mettre|rends|transforme|change|passe|fais|je veux|jveux) (?:moi )?)?(?:le |mon |ce )?ciel (?:(?:en|au|comme|facon|genre|style|type|mode|version|un|a) )+(?:couch[ée]r?|lever) (?:du|de) soleil${END}`,
    ),
    'mets un ciel de coucher de soleil',
  ],
  // "Remplace le ciel couvert, mets du bleu"
  [
    /(?<=\b(?:change|changer|remplace|remplacer) )(?:le|ce) ciel (?:couvert|nuageux|gris|blanc) (?:(?:,|et|puis) )+mets (?:(?:en|y) )?(?:du|un) bleu(?= ?$| [,.;:!?])/,
    'le ciel par un ciel bleu',
  ],
  // "Change le ciel, genre orageux", "un ciel nuageux"; "change le ciel nuageux" and "prise avec un ciel couvert" tell the sky that is there.
  ...KINDS.flatMap(([said, meant]): Form[] => [
    [
      new RegExp(
        `(?<=\\b(?:change|changer|changez|remplace|remplacer) (?:moi )?(?:le |ce |de )ciel )(?:(?:(?:,|par|pour|en) )+(?:${GENRE} )?|${GENRE} |(?=(?:plus|un) ))(?:(?:plus|un peu|bien|tres|un) )*(?:${said})(?= ?$| [,.;:!?]| (?:et|mais|stp|svp)\\b)`,
      ),
      `, ${meant}`,
    ],
    [
      new RegExp(
        `(?<=^|[,.;:!?] |\\b(?:et|puis|mets|ajoute|veux) |(?:^|[,.;:!?] |\\b(?:mets|rends|fais|remplace|change|transforme)\\b(?:(?!\\bpris)[^.;!?“])* )avec )(?:un )?ciel (?:${GENRE} (?:un peu |tres )?(?:${said})|(?:un peu |tres )?(?:${said}))(?= ?$|(?<=\\bun ciel .*) [,.;:!?]|(?<=\\bun ciel .*) (?:et|mais|stp|svp)\\b)`,
      ),
      `un ciel avec ${meant}`,
    ],
  ]),
];
