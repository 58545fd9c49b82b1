import type { Form } from '../forms/rewrite.ts';

// Backgrounds and skies as people name them: in words that the tables of each language hold, or in English ones.

const GERMAN_INK =
  '(?:hell|dunkel|strahlend|tief)?(?:blau|rosa|pink|orange|rot|lila|violett|turkis|grau|dunkel|heller|dunkler|dramatisch|bewolkt|klar)';

/** German. */
export const GERMAN_PLACES_NAMED: readonly Form[] = [
  // "Der Himmel soll blau sein"
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\bund )(?:der|mein|dieser) (?:ganze )?himmel (?:soll|sollte|muss|darf) (?:(?:bitte|mehr|ganz|schon) )?((?:strahlend )?${GERMAN_INK}) (?:sein|werden|aussehen)(?= ?$| [,.;:!?]| und\\b)`,
    ),
    'mach den himmel $1',
  ],
  // "Klarer blauer Himmel": nothing is sharpened
  [/\bklare[mnrs]? (?=(?:blaue[mnrs]? )?himmel\b)(?:blaue[mnrs]? )?/, 'blauen '],
  // "Der Schuh schwebt, mach einen Schatten drunter"
  [
    /(?<=^)(?:(?:das|der|die|es|er|sie|mein|meine)(?: \w+)? )?(?:sieht aus als (?:ob|wurde) (?:es|er|sie) )?(?:schwebt|schweben)(?: wurde)?(?: (?:in der luft|so|etwas|ein bisschen))*(?: (?:[,.;:!]|und|also|deshalb))+ (?=.*schatten)/,
    '',
  ],
  [
    /(?<=^|[,.;:!?] )(?:das|der|die|es) gehort (?:da|hier|dort) nicht(?: hin)?(?= ?$| [.!])/,
    'entferne das',
  ],
  [/\bhimmel voll(?:er)?(?: von)? sternen?(?= ?$| [,.;:!?]| und\b)/, 'sternenhimmel'],
  [/\bregnerisch(?:es)? wetter(?= ?$| [,.;:!?]| (?:und|bitte)\b)/, 'regen'],
  [/\bneb(?:e)?lig(?:es)? wetter(?= ?$| [,.;:!?]| (?:und|bitte)\b)/, 'nebel'],
  // "Nur ich in Farbe, der Rest schwarzweiß"
  [
    /(?<=^|[,.;:!?] )(?:nur )?(?:ich|mich|wir|uns) (?:in farbe|farbig|bunt)(?: lassen)?(?: (?:,|und))+ (?:de[rn] |das )?(?:rest|hintergrund|alles andere|alles ubrige)(?: in)? schwarz(?: |-| - )?wei(?:ß|ss)(?= ?$| [,.;:!?])/,
    'hintergrund schwarzweiß',
  ],
  [/\babstrakt(?:e[mnrs]?)? (?=hintergrund\b)/, 'abstract '],
  // "Einen blauen Himmel mit Wolken einsetzen"
  [
    /(?<=\bhimmel mit (?:\w+ )?(?:\w+ )?wolken )(?:einsetzen|einfugen|reinmachen|einbauen|hinzufugen|machen)(?= ?$| [,.;:!?])/,
    '',
  ],
  // "Hintergrund schwarzweiß, ich bleibe farbig"
  [
    /(?<=\bhintergrund\b[^.;!?“]* )(?:(?:,|und|aber) )*(?:ich|wir|die person|das motiv) (?:bleiben?|bleib|bleibt|sollen?) (?:in farbe|farbig|bunt)(?: bleiben)?(?= ?$| [,.;:!?])/,
    ', mich in farbe lassen',
  ],
];

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
