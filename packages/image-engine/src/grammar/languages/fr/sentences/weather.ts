import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

const REMOVE =
  '(?:enlev|retir|supprim|vir|degag|efface|effac|gomm|ot|elimin|zapp|nettoi|masqu)(?:e|es|er|ez)';

const WHENEVER =
  '(?:(?:s|si|quand|lorsqu|comme|vu qu|puisqu|parce qu|la|sur la photo|la dessus) )*(?:s ?|lorsqu|puisqu|qu)?';

const ALL_OVER =
  '(?: (?:a verse|averse|des cordes|des hallebardes|a torrents?|a seaux|a flots|a gros flocons|trop|fort|beaucoup|dessus|partout|dehors|sur (?:la|ma|cette) photo|sur limage|en bas|devant|tout le temps))*';

/** What falls, and what is told to go. */
const RAINS: readonly (readonly [falls: string, what: string])[] = [
  [
    '(?:il |ca )?(?:y a de la pluie|ya de la pluie|pleut|pleuvait|flotte|flottait|drache|drachait|tombe|tombait)',
    'pluie',
  ],
  ['(?:il |ca )?(?:y a de la neige|ya de la neige|neige|neigeait)', 'neige'],
];

/** Sentences of French about rain, snow, fog and rainbows. */
export const FRENCH_WEATHER: readonly Form[] = [
  // "S'il pleut à verse, enlève la pluie": what is there is told, and nothing of it asked for
  ...RAINS.map(
    ([falls, what]): Form => [
      new RegExp(
        `${START}${WHENEVER}${falls}${ALL_OVER} (?:(?:,|alors|donc|et|tu|peux|stp) )*(${REMOVE}) (?:la|le|les|moi ca|ca|moi la|moi le|tout ca)${END}`,
      ),
      `$1 la ${what}`,
    ],
  ),
  ...RAINS.map(
    ([falls]): Form => [
      new RegExp(
        `${START}${WHENEVER}${falls}${ALL_OVER} (?:(?:,|alors|donc|et|tu|peux|stp|on voit rien|on ne voit rien|on y voit rien) )*(?=${REMOVE} (?:(?:moi|toute|la|cette|les|ces|l|des|tous) )*(?:pluie|gouttes?|neige|flocons?|flotte|leau|eau|traits)\\b)`,
      ),
      '',
    ],
  ),
  // "Ambiance Londres : brouillard et pluie"
  [
    /^(?:une |un )?(?:ambiance|temps|atmosphere|meteo|climat|decor) (?:(?:a|de|comme a|facon|a la|du|genre) )?(?:londres|londonien(?:ne)?|anglaise?|bretonne?|breton|bretagne|normande?|normandie|irlandaise?|irlande|ecossaise?|ecosse|belge|british)(?: ?,| :| avec)+ (?=(?:.* )?(?:brouillard|brume|pluie|flotte|crachin|bruine|averse|orage|neige)\b)/,
    '',
  ],
  // "De la flotte qui tombe": so the rain is called
  [
    new RegExp(
      `(?<!\\b(?:${REMOVE}|moins|sans|trop|pas) )\\b(?:(?:plein|beaucoup|masse|des tonnes) )?(?:de )?(?:la )?flotte (?:(?:qui|a|en train de) )+(?:tombe|tomber|degringole|degringoler|dehors|ruisselle|flots|verse|torrents?)(?: (?:du ciel|partout|dessus))?${END}`,
    ),
    'de la pluie',
  ],
  [
    new RegExp(
      `(?<!\\b(?:${REMOVE}|moins|sans|trop|pas) )\\b(?:de )?l ?eau qui (?:tombe|degringole)(?: du ciel)?${END}(?=.*\\b(?:brouillard|brume|orage|nuages|du ciel)\\b|(?<=\\b(?:brouillard|brume|orage|nuages|du ciel)\\b.*))`,
    ),
    'de la pluie',
  ],
  [
    new RegExp(
      `${START}(?:(?:fais|faites) (?:(?:y|moi) )?tomber|(?:quil|il faut quil|je veux quil|il) (?:tombe|pleuve)|mets|met|mettez|ajoute|rajoute|balance|colle|fous|envoie|je veux|avec) (?:(?:moi|y|lui|un peu|plein|beaucoup) )*(?:de )?(?:la )?flotte(?: (?:partout|dessus))?${END}`,
    ),
    'ajoute de la pluie',
  ],
  [new RegExp(`${START}(?:de la )flotte partout${END}`), 'ajoute de la pluie'],
  [/\b(?:un )?temps de (?=(?:pluie|neige|brouillard|brume)(?= ?$| [,.;:!?]))/, 'de la '],
  // "Un arc-en-ciel presque transparent"
  [
    new RegExp(
      `(?<=\\barc en ciel\\b[^.;:!?“]* )(?:(?:,|et|mais|tres) )*(?:presque|quasi|quasiment|a moitie|semi) (?:transparent|invisible|translucide)${END}`,
    ),
    ', discret',
  ],
  // "Qu'on le voie à peine"
  [
    new RegExp(
      `(?<=\\barc en ciel\\b[^.;!?“]* )(?:(?:,|mais|et) )*(?:quon|que lon|que on) (?:(?:ne|n) )?(?:le |l )?(?:voie|voit|remarque|distingue|apercoive|devine) (?:a peine|presque pas|peu|tout juste)${END}`,
    ),
    ', discret',
  ],
  // "Ajoute de la pluie et un éclair": what flashes, and no more light
  [
    /(?<=\b(?:ajoute\w*|mets|rajoute|et|avec) )(?:un eclair|des eclairs)(?= ?$| [,.;!?]| (?:et|dans)\b)/,
    'eclair d orage',
  ],
  // "Et qu'il flotte à verse": much rain, in any mood of its verb
  [
    new RegExp(
      `${START}(?:(?:fais|comme|on dirait|je veux|il faut|faut) )?(?:quil|qu il|sil|s il|si il) (?:pleu[tv][a-z]*|flott?(?:e|ait)|drach(?:e|ait)|tomb(?:e|ait)) (?:a verse|averse|a torrents?|a seaux|des cordes|des hallebardes)${END}`,
    ),
    'make it rain heavily',
  ],
  // "Mais juste quelques flocons, pas une tempête"
  [
    new RegExp(
      `(?<=\\bneig\\w*\\b[^.;!?“]* )(?:, )?(?:mais )?(?:juste|seulement|rien que|a peine) quelques flocons(?:(?: ,)? (?:et |mais )?(?:pas|sans) (?:(?:une|de|la) )*(?:tempete|blizzard)(?: de neige)?)?${END}`,
    ),
    ', just few flakes',
  ],
];
