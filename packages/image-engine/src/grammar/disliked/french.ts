import type { Form } from '../forms/rewrite.ts';
import { type Dislike, dislikedForms, type Follows, SAID_OF } from './disliked.ts';

const START = '(?<=^|[,.;:!?] |\\bet |\\bpuis |\\bmais )';
const COLOUR =
  '(?:bleue?|verte?|rouge|jaune|orange|rose|violette?|mauve|noire?|blanc(?:he)?|grise?|marron|beige|turquoise|creme|dore)(?: (?:clair|fonce|pastel|marine|ciel|pur|uni|vif))?';
const HEX = '#[0-9a-f]{3,6}';
const HOW =
  '(?: (?:tres|trop|si|vraiment|tellement|assez|un peu|super|tout|bien|plutot|franchement|hyper))*';
const UGLY =
  '(?:moches?|laide?s?|affreu(?:x|se)|horribles?|tristes?|banale?s?|ennuyeu(?:x|se)|hideu(?:x|se)|nule?s?|nulle|vilaine?s?|fades?|ternes?|charge|desordonne|fouillis|degueulasse|bof|plat|rate|morne|gris|nuageux|couvert|dommage|pas (?:beau|belle|beaux|joli|terrible|top|ouf|genial))';
const UGLY_AND = `${HOW} ${UGLY}(?:(?: ,)?(?: et)?${HOW} ${UGLY})*`;
const NOT_LIKED =
  '(?:ne )?(?:me |nous )plai(?:t|sent) pas(?: (?:du tout|trop|vraiment))*|(?:me |nous )?(?:gene|derange|distrait|enerve)(?: (?:trop|vraiment))*';

const DISLIKE: Dislike = {
  start: START,
  before:
    '(?:je |j )?(?:deteste|hais|(?:ne )?supporte (?:pas|plus)|n ?aime (?:pas|plus)|jaime (?:pas|plus)|aime (?:pas|plus))(?: (?:du tout|trop|vraiment|tellement))*|marre de|(?:n ?enleve|ne supprime|n ?efface|ne retire|ne floute)z? pas',
  exclaimed: [
    [`quels? (?:${UGLY} )?`, SAID_OF],
    // "Fond gris" is a wish.
    ['', `${HOW} (?!gris|nuageux|couvert)${UGLY}`],
  ],
  around: [['je trouve', UGLY_AND]],
  behind: ` (?:est|sont|parait|fait|semble|reste|etait)${UGLY_AND}| (?:${NOT_LIKED})| (?:, )?(?:cest|c est|que cest|cetait|quelle|cest tout)${UGLY_AND}| (?:, )?(?:quelle horreur|beurk)| (?:ne )?va pas(?: du tout)?`,
  between:
    '[,.;:!?–-]|et|donc|alors|svp|stp|s il te plait|sil te plait|peux tu|tu peux|pourrais tu',
};

const LAST = '(?= ?$| [,.;:!?]| (?:et|mais|svp|stp|avec|sans|pour|plutot|a la place)\\b)';
const LIKE =
  '(?:je|j) ?(?:veux|voudrais|prefere|prefererais|aimerais(?: avoir)?|verrais bien|mettrais)|jaimerais(?: avoir)?';
const PUT = `(?:(?:plutot |juste )*(?:(?:mets|met|mettez|mettre|donne|ajoute)(?: (?:moi|y))?|${LIKE}|plutot|avec|(?:remplace|change|echange)(?:z|r)?(?: le| la)? (?:par|pour|contre|en))(?: plutot)?)`;
const IT_MADE = `(?:(?:plutot |juste )*(?:(?:mets|met|mettez|rends|rend|rendez|passe|fais|colorie|peins|laisse)(?: moi)? les?|je le (?:veux|voudrais|prefere|prefererais)|le (?:mettre|rendre|passer)|qu ?il soit)(?: plutot)?)`;

const withColour = (place: string, as: string): Follows => [
  [`${IT_MADE}(?: (?:en|du|tout|un))* (?=(?:${as})${LAST})`, `mets ${place} en `],
  [
    `${PUT} (?:en |du |un )*(?=(?:${COLOUR}|${HEX})(?: plutot| svp| stp)?(?= ?$| [.;:!?]))`,
    `mets ${place} en `,
  ],
  [`${PUT} (?:un |du )(?=(?:${COLOUR})${LAST})`, `mets ${place} en `],
];

const SCENES =
  '(?:plage|mer|ocean|coucher de soleil|lever de soleil|studio|montagnes?|alpes|espace|bureau|ville|foret|bois|cuisine|degrade|paysage)\\b';

/** "Le fond est moche, mets une plage" */
const GROUND: Follows = [
  [
    '(?=(?:plutot )?(?:mets|mettez|place|envoie|emmene) (?:moi|nous|la|le|les|lui) (?:sur|dans|a|au|aux|devant) )',
    '',
  ],
  [
    `(?=(?!\\w+ le\\b)(?:\\w+ ){1,7}(?:en fond|derriere(?: (?:moi|nous|lui|elle))?|en arriere plan|comme fond)${LAST})`,
    '',
  ],
  [`${IT_MADE}(?: (?:en|tout|plus|un peu))* (?=flou(?: |$))`, 'mets le fond '],
  [`${IT_MADE} (?=plus (?:sombre|clair|fonce|chaud|doux)(?: |$))`, 'rends le fond '],
  [`${IT_MADE}(?: (?:en|tout))* (?=transparent(?: |$))`, 'mets le fond '],
  ...withColour('le fond', `${COLOUR}|${HEX}`),
  [
    `${PUT} (?=(?:(?:une?|la|le|les|des|du|l) ?)?(?:\\w+ )?${SCENES}(?! (?:plus|moins|un peu)\\b))`,
    'remplace le fond par ',
  ],
  [
    `(?:(?:enleve|supprime|retire|vire|efface|degage|ote)z?(?: moi)? le|l ?(?:enlever|effacer)|le (?:supprimer|retirer|virer))${LAST}`,
    'enleve le fond',
  ],
  [`(?:(?:floute|brouille)z?(?: moi)? le|le flouter)${LAST}`, 'floute le fond'],
];

const CLEAR = 'ciel bleu';

/** "Je déteste ce ciel gris, mets-le en bleu" */
const SKY: Follows = [
  [
    `(?:${PUT}|qu ?il y ait) (?:du |le |un peu de |plus de |un grand |un beau |du beau )*(?:soleil|grand soleil|beau temps)${LAST}`,
    CLEAR,
  ],
  [`${IT_MADE} (?:plus |bien |tout )*(?:ensoleille|degage)e?${LAST}`, CLEAR],
  [`${IT_MADE} (?=plus (?:bleu|sombre|clair|fonce|chaud|dramatique)(?: |$))`, 'rends le ciel '],
  [`${IT_MADE} (?:en )?bleu,? sans (?:aucun |un )?nuages?`, CLEAR],
  ...withColour('le ciel', 'bleu|rose|orange'),
  [
    `${PUT} (?=(?:(?:un|une|des|le|la) )?(?:coucher de soleil|lever de soleil|etoiles)${LAST})`,
    'remplace le ciel par ',
  ],
  [`${PUT} (?=un (?:beau |joli |grand )*ciel )`, 'remplace le ciel par '],
];

/** French complaints about the background or the sky, with what is wanted instead. */
export const FRENCH_DISLIKED: readonly Form[] = [
  ...dislikedForms(DISLIKE, {
    named:
      '(?:la couleur )?(?:le|ce|mon|notre|du|de mon|de ce) (?:fond|decor|background)|(?:l ?|cet |mon |notre )arriere plan',
    bare: 'fond|decor|arriere plan',
    follows: GROUND,
  }),
  ...dislikedForms(DISLIKE, {
    named: '(?:la couleur )?(?:le|ce|un|notre|du) ciel|(?:les|ces|des) nuages',
    bare: 'ciel|nuages',
    follows: SKY,
  }),
  // "C'est trop nuageux, mets du soleil"
  [
    new RegExp(
      `${START}(?:(?:cest|c est|il fait|cetait) )?(?:trop|tres|tout|bien|si) (?:nuageux|couvert) (?:[,.;:!] |et |donc )+(?:${PUT}) (?:du |un peu de |plus de |le )*soleil${LAST}`,
    ),
    CLEAR,
  ],
];
