import type { Form } from '../forms/rewrite.ts';
import { GERMAN_ASKED_FREELY } from './de/asked-freely.ts';
import { GERMAN_LOOKS_ASKED } from './de/looks-asked.ts';
import { GERMAN_PICTURES_ASKED } from './de/pictures-asked.ts';

/** What French has. */
export const FRENCH_DETAILS: readonly Form[] = [
  // "Colorie-la": without a colour all of them are meant
  [
    /(?<=^|[,.;:!?] )colori(?:e|ez|er)(?: (?:la|le|(?:la|cette|ma) (?:vieille )?(?:photo|image)))(?= ?$| [,.;:!?]| (?:stp|svp)\b)/,
    'colorise cette photo',
  ],
  // "Détourage svp"
  [
    /(?<=^|[,.;:!?] )(?:bonjour )?(?:un )?detourage(?: (?:complet|rapide|simple|soigne|parfait))?(?= ?$| [,.;:!?]| (?:et|puis|stp|svp|merci|s il)\b)/,
    'enleve le fond',
  ],
  // "En blanc sur une bande noire": behind letters, and no row of pictures
  [
    /(?<=“” [^.;!?]*)sur (?:une?|la|le) (?:bande|barre|bandeau|banniere|cartouche) (?=(?:noire?|blanche?|blanc|rouge|jaune|bleue?|verte?|grise?|orange|rose)(?: ?$| [,.;:!?]| et\b))/,
    'sur fond ',
  ],
  // "Mais que la lumière colle avec mon visage": it is matched anyway
  [
    /(?<=\b(?:mets|met|mettez|mettre|place|fond)\b[^.;!?“]* )(?:, |et |mais )*(?:que |avec )(?:la|une) (?:lumiere|eclairage) (?:qui )?(?:colle|corresponde?|aille|va|s ?accorde|matche|soit raccord) (?:bien )?(?:avec|a|au) (?:mon|ma|notre|le|la|son|sa) (?:visage|peau|sujet|tete)(?= ?$| [,.;:!?]| et\b)/,
    '',
  ],
];

const GERMAN_INK = 'wei(?:ß|ss)|schwarz|rot|gelb|grun|blau|orange|rosa';

/** What German has. */
export const GERMAN_DETAILS: readonly Form[] = [
  // "Lass mein Gesicht natürlich": and then nothing, as in "lass mein Gesicht echt strahlen"
  [
    /(?<=^|[,.;:!?] |\b(?:und|aber|bitte) )lass(?:e|t|en)? (mein|ihr|sein|das|unser|meine|ihre|seine|die) (gesicht|haut) (naturlich|echt|realistisch)(?= ?$| [,.;:!?]| (?:und|aber|bitte)\b)/,
    '$1 $2 $3 lassen',
  ],
  // "Farbverlauf zu Blau", and not "zu grell"
  [
    /(?<=\b(?:farb)?verlauf )(?:hin )?zu (?=(?:\w+ )?\w*(?:rot|gelb|grun|blau|schwarz|wei(?:ß|ss)|grau|rosa|pink|lila|violett|braun|orange|turkis|beige|gold|silber)(?:e[mnrs]?)?(?: ?$| [,.;:!?]| (?:und|von|bitte|als|im)\b))/,
    'nach ',
  ],
  // "Streich das senfgelb": what is pointed at, and no yellow
  [
    /(?<=^(?:bitte )?)(mache?|streiche?|male?|farbe?|lackiere?) das (?:hier |da )?(?:in )?(?!schwarzwei|\w*(?:brot|schrot)\b)(?=[^ ]*(?:rot|gelb|grun|blau|schwarz|wei(?:ß|ss)|grau|rosa|pink|lila|violett|braun|orange|turkis|beige|petrol|gold)(?: an| ein)? ?[.!]?$)/,
    '$1 dies ',
  ],
  // "“…”, weiß auf schwarzem Grund": the letters and what is behind them
  [
    new RegExp(
      `(?<=“” (?:(?!(?:mich|uns|ihn|sie|bild|foto) )[^.;!?“ ]+ )*)(?:, )?(?:in )?((?:${GERMAN_INK})(?:er|en|e)?(?: (?:schrift|buchstaben))?) auf ((?:${GERMAN_INK})em) (?:hinter|unter)?grund(?= ?$| [,.;:!?]| und\\b)`,
    ),
    ', in $1 auf $2 balken',
  ],
  // "Unter Beibehaltung des Seitenverhältnisses"
  [
    /(?:, )?(?:unter|bei|mit) (?:beibehaltung|erhalt) (?:des|der) (?:seitenverhaltnisses|proportionen)(?= ?$| [,.;:!?]| und\b)/,
    ', seitenverhaltnis beibehalten',
  ],
  // "Ohne weißen Saum um die Haare"
  [
    /\b(?:ohne|keinen?) (?:einen |jeden )?(?:(?:wei(?:ß|ss)|hell|dunkl|schwarz|farbig)en )?(?:saum|farbsaum|kranz|heiligenschein) (?=(?:um|an) (?:die|den|meine|ihre|seine) )/,
    'ohne rand ',
  ],
  ...GERMAN_ASKED_FREELY,
  ...GERMAN_LOOKS_ASKED,
  ...GERMAN_PICTURES_ASKED,
];
