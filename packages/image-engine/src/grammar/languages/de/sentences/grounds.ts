import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

/** What lies behind somebody, and is never said of what is there. */
const PLACE =
  '(?:(?:(?:das|ein) )?(weltall|all|universum|meer)|der (weltraum|kosmos|strand|wald)|die (berge|alpen))';

const QUALITY =
  '(?:(?:sehr|richtig|schon|recht) )?(?:serios|professionell|edel|schick|modern|ordentlich|hell|teuer)';

/** Sentences of German about backgrounds: scenes, plain ones, what is in the way behind somebody. */
export const GERMAN_GROUNDS: readonly Form[] = [
  // "Hintergrund unscharf, Motiv scharf, Vintage-Look": which is blurred, and no more sharpness
  [
    /(?<=\bhintergrund (?:unscharf|verschwommen|weich|verwaschen) )(?:(?:,|und|aber|mit) )+(?:motiv|vordergrund|person|gesicht|produkt|(?:der|die|das|mein|meine) [^ ,.;:!?“]+) (?:(?:bleibt|ist|schon|richtig|gestochen) )*scharf(?= ,)/,
    '',
  ],
  // "Hintergrund soll weg und ersatz durch schlichtes Hellblau"
  [
    new RegExp(
      `${START}(?:(?:der|den|mein|dieser) )?hintergrund (?:(?:soll|muss|kann|bitte|komplett|ganz) )*(?:weg|raus|entfernen|fort) (?:(?:,|und|dafur|stattdessen|bitte|mit|dann) )*(?:ersatz|ersetzen|ersetze|ersetzt|ersetz|austauschen|tauschen|ausgetauscht) (?:(?:ihn|den|das|bitte|werden) )*(?:durch|mit|gegen) `,
    ),
    'ersetze den hintergrund durch ',
  ],
  [/\babstrakt(?:e[mnrs]?)? (?=hintergrund\b)/, 'abstract '],
  // "Farbverlauf Blau zu Rosa", and not "zu rosa"
  [
    /(?<=\b(?:farb)?(?:verlauf|gradient) (?:(?:von|aus|in|mit|:) )*(?:(?:hell|dunkel|zart|tief|kraftig)(?:e[mnrs]?)? )?\w*(?:rot|gelb|grun|blau|schwarz|wei(?:ß|ss)|grau|rosa|pink|lila|violett|braun|orange|turkis|beige|gold|silber) )(?:hin )?zu (?=(?:\w+ )?\w*(?:rot|gelb|grun|blau|schwarz|wei(?:ß|ss)|grau|rosa|pink|lila|violett|braun|orange|turkis|beige|gold|silber)(?:e[mnrs]?)?(?= ?$| [,.;:!?]| (?:und|von|bitte|als|im|hinter|hintergrund)\b))/,
    'nach ',
  ],
  // "Farbverlauf zu Blau", and not "zu grell"
  [
    /(?<=\b(?:farb)?verlauf )(?:hin )?zu (?=(?:\w+ )?\w*(?:rot|gelb|grun|blau|schwarz|wei(?:ß|ss)|grau|rosa|pink|lila|violett|braun|orange|turkis|beige|gold|silber)(?:e[mnrs]?)?(?: ?$| [,.;:!?]| (?:und|von|bitte|als|im)\b))/,
    'nach ',
  ],
  ...['grau', 'blau', 'grun', 'rot', 'braun', 'gelb'].flatMap((hue): Form[] => [
    [new RegExp(`\\bhelle[rnms]? ${hue}e[rnms]? (?=hintergrund\\b)`), `hell${hue}er `],
  ]),
  // "Hinter mir soll das Weltall sein mit vielen Sternen": the verb stands amid what is wished for
  [
    new RegExp(
      `${START}hinter (mir|uns|ihm|ihr|ihnen) soll(?:en|te|ten)? (?:bitte |dann )?${PLACE} (?:mit (?:ganz )?vielen sternen )?(?:(mit [^,.;:!?“]+?) )?(?:sein|zu sehen sein|liegen|auftauchen|erscheinen)(?: mit (?:ganz )?vielen sternen)?(?: (mit [^,.;:!?“]+?))?(?= ?$| [,.;:!?])`,
    ),
    '$2 $3 $4 hinter $1 $5 $6',
  ],
  [
    new RegExp(
      `${START}mach(?:e)?(?: bitte)?(?: ,)? dass hinter (mir|uns|ihm|ihr|ihnen) ${PLACE} (?:ist|liegt|zu sehen ist)${END}`,
    ),
    '$2 $3 $4 hinter $1',
  ],
  // A starry sky, and no night
  [
    new RegExp(
      `${START}(?:ich )?(?:will|mochte|hatte gern|hatte gerne) (?:ich )?(?:bitte |gern |gerne )?hinter (mir|uns) (?:einen|den) (sternenhimmel|sternenhimmel mit [^,.;:!?“]+?)(?: haben)?${END}`,
    ),
    '$2 als hintergrund',
  ],
  // "Hintergrund dunkelblaue Studiowand"
  [/\bhintergrund (?:eine |: )?(?=(?:[^,.;:!?“ ]+e )?studiowand\b)/, ''],
  // "Mit den Wolkenkratzern" of a city, "eins, das seriös aussieht" of an office: each has its own
  [
    new RegExp(
      `(?<=\\b(?:new york|manhattan|stadt|skyline)\\b[^.;!?“]* )(?:, )?mit (?:den |seinen |ganz vielen |vielen )?(?:wolkenkratzern|hochhausern|wolkenkratzer|hochhauser)${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\b(?:buro|office|bibliothek|studio|wohnzimmer)\\b[^.;!?“]* )(?:, )?(?:und zwar )?(?:(?:eins|eines|einen|eine|ein|etwas) )?(?:(?:, )?(?:das|der|die|was) ${QUALITY} (?:aussieht|wirkt|ruberkommt|daherkommt)|(?<=\\b(?:ein|eine|einen|eins) )${QUALITY}e[nsr]?)${END}`,
    ),
    '',
  ],
  // "Sieht aus wie im Parkhaus, nimm lieber einen Wald"
  [
    new RegExp(
      `${START}(?:das )?sieht aus wie (?:in einem|im|in der|in einer|auf dem|auf einem) [^,.;:!?“ ]+(?: aufgenommen| fotografiert)?(?: [,.])+ (?:nimm|mach|setz|tu|pack) lieber (?!(?:heller|dunkler|warmer|kalter|kuhler|scharfer|freundlicher|schoner|besser|weicher|bunter)\\b)(?:(?:einen|eine|ein|den|die|das) )?([^,.;:!?“ ]+)(?: hin| rein| dahinter)?${END}`,
    ),
    '$1 als hintergrund',
  ],
  // "Setz uns zwei an den Strand"
  [/\buns (?:zwei|2|beiden?) (?=(?:an|in|auf|vor|ans|ins|aufs|zum)\b)/, 'uns '],
];
