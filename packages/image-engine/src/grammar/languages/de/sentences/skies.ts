import type { Form } from '../../../forms/rewrite.ts';

const INK =
  '(?:hell|dunkel|strahlend|tief)?(?:blau|rosa|pink|orange|rot|lila|violett|turkis|grau|dunkel|heller|dunkler|dramatisch|bewolkt|klar)';

/** Sentences of German about skies: which one is wished for, and what the one there is like. */
export const GERMAN_SKIES: readonly Form[] = [
  // "Sonnenaufgang": drawn as it goes down
  [
    /^((?:(?:bitte|himmel|mit|bei|wie|im|beim|ein|einen|als|hintergrund|licht|mach|stimmung|in|:) )*)(?:sonnenaufgang|sonnenaufgangsstimmung|morgensonne)((?: (?:bitte|stimmung|himmel|licht|machen|rein|dazu|als hintergrund))*)(?= ?[.!]? ?$)/,
    '$1 sonnenuntergang $2',
  ],
  // "Mond dazu": a thing more, and no other place
  [
    /^(?:(?:bitte|noch|mach|mache|setz|setze|fug|einen?|der|den|gro(?:ß|ss)en|schonen|mal) )*(?:voll|halb)?mond(?: (?:bitte|dazu|hinzu|hinzufugen|rein|einfugen|hin|ein|am|an|den|in|im|himmel|oben|links|rechts|drauf))*(?= ?[.!]? ?$)/,
    'add a moon',
  ],
  // "Grauer Himmel weg": a blue one is left to be wished for
  [
    /^(?:bitte )?(?:den |der |dieser |diesen )?(?:grauen?r?|trube[rn]?|tristen?r?|langweilige[rn]?|ode[rn]?) himmel (?:(?:bitte|soll|muss|kann) )*(?:weg|raus|wegmachen|austauschen|ersetzen)(?= ?[.!]? ?$)/,
    'blauer himmel',
  ],
  // "Dramatischer Himmel": another one; "Himmel dramatischer" is the one there
  [
    /(?<!\b(?:details|hdr)\b.*)(?<=^|[,;] |\b(?:und|mit|mach|mache|ein|einen|einem|bitte|gib|als) )(?:(?:ein|einen|einem|bitte|so|richtig) )*dramatische[nrsm]? (?:wolken|abend|gewitter)?himmel(?: (?:bitte|rein|dazu|einsetzen|einfugen|dahinter|machen))*(?= ?$| [,.;:!?]| und\b)/,
    'dramatic sky',
  ],
  // "Der Himmel soll blau sein"
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\bund )(?:der|mein|dieser) (?:ganze )?himmel (?:soll|sollte|muss|darf) (?:(?:bitte|mehr|ganz|schon) )?((?:strahlend )?${INK}) (?:sein|werden|aussehen)(?= ?$| [,.;:!?]| und\\b)`,
    ),
    'mach den himmel $1',
  ],
  // "Klarer blauer Himmel": nothing is sharpened
  [/\bklare[mnrs]? (?=(?:blaue[mnrs]? )?himmel\b)(?:blaue[mnrs]? )?/, 'blauen '],
  [/\bhimmel voll(?:er)?(?: von)? sternen?(?= ?$| [,.;:!?]| und\b)/, 'sternenhimmel'],
  // "Einen blauen Himmel mit Wolken einsetzen"
  [
    /(?<=\bhimmel mit (?:\w+ )?(?:\w+ )?wolken )(?:einsetzen|einfugen|reinmachen|einbauen|hinzufugen|machen)(?= ?$| [,.;:!?])/,
    '',
  ],
];
