import type { Form } from '../forms/rewrite.ts';

/** French. */
export const FRENCH_PLACES_NAMED: readonly Form[] = [
  [
    /\b(?:enleve|retire|supprime|efface|vire)z? (?:lui|leur|nous|moi) (?=(?:le|l|ce) ?(?:fond|arriere plan|decor)\b)/,
    'enleve ',
  ],
  [/\bciel (?:plein|rempli|couvert) d ?etoiles(?= ?$| [,.;:!?]| et\b)/, 'ciel etoile'],
  [/\b(?:un )?temps de (?=(?:pluie|neige|brouillard|brume)(?= ?$| [,.;:!?]))/, 'de la '],
  [/\bnettoie[rz]? la zone (?:marquee|entouree|selectionnee)(?= ?$| [.!])/, 'enleve ca'],
  [/\b(?:fond|arriere plan|decor) (?:tout |assez |un peu )?abstrait\b/, 'abstract background'],
  [/(?<=^|[,.;:!?] )(?:(?:cest|c est|quel) )?dommage(?: [,.;:!])+ (?=\S)/, ''],
  // "On dirait que ça flotte, ajoute une ombre"
  [
    /(?<=^|[,.;:!?] )(?:on dirait (?:que |qu ?))?(?:ca|cela|il|elle|l objet|lobjet|(?:le|la|mon|ma) \S+) flotte(?: (?:dans (?:le vide|l ?air)|un peu))*(?: [,.;:!]| et| donc| alors)+ (?=.*ombre)/,
    '',
  ],
  [
    /(?<=^|[,.;:!?] )(?:ca|cela) (?:na|n a|a) (?:rien|pas) a (?:faire|voir) (?:la|ici)(?= ?$| [.!])/,
    'enleve ca',
  ],
];
