import type { Form } from '../../../forms/rewrite.ts';
import { ASKING, END, START } from '../parts.ts';

const SECOND_COLOURS = 'use the colors of the second picture ';

const ALL =
  '(?:(?:die|alle|meine|diese|unsere|drei|vier|3|4) )*(?:bilder|fotos|aufnahmen)(?: (?:alle|zusammen|drei|vier|gemeinsam|bitte))*';

const PAGE =
  'auf (?:eine|einer|einem|ein|1|dieselbe|einen) (?:einzige[nmrs]? |gemeinsame[nmrs]? )?(?:(?:din )?(?:a ?4|210:297) )?(?:seite|blatt|bogen)';

const COUNTED = '(?:sie|die|alle) ?(?:alle |drei |vier |funf |3 |4 |5 )?(?:zusammen )?';

const TWO =
  '(?:(?:sie|die|diese|beide|beiden|zwei|2)(?: (?:beiden|zwei|2))?(?: (?:bilder|fotos|aufnahmen))?|bilder|fotos)';

const SOFT = '(?:(?:weich|sanft|langsam|fließend|allmahlich|bitte|schon) )*';

const INTO = `${SOFT}ineinander ${SOFT}(?:uber ?gehen|verlaufen|uberblenden|fließen|verschwimmen|verschmelzen)`;

const FIRST = '(?:(?:das |mein )?(?:erste|erstes|1 \\.|1)(?: (?:bild|foto))?|(?:bild|foto) 1)';

const TO_SECOND =
  '(?:zum|ans|zu dem|mit dem|an das|auf das|aufs|dem|wie das|an|zu) (?:(?:2 \\.|2|zweiten?|andere[nm]?|andern)(?: (?:bild|foto|aufnahme))?|(?:bild|foto) 2)';

const ASKED = '(?:(?:soll|sollte|muss|musste|bitte|mal) )*';

const IN_COLOUR =
  '(?:farblich|farbmaßig|farbmassig|von den farben(?: her)?|von der farbe(?: her)?)';

const PICTURE = '(?: (?:foto|bild|aufnahme|picture)s?)?';

const FIRST_OF = `(?:(?:1 \\.|1|erste[nms]?)${PICTURE}|(?:foto|bild) (?:1|eins))`;

const SECOND_OF = `(?:(?:2 \\.|2|zweiten?s?|andere[nms]?)${PICTURE}|(?:foto|bild) (?:2|zwei))`;

const PUTS =
  '(?:stell|setz|pack|bau|montier|fug|kopier|tu|schieb|hol|nimm|klatsch|kleb|mach|bring|zauber|retuschier|bastel|platzier)e?';

const PUT_IN =
  '(?:drauf|rein|ein|dazu|hinein|einfugen|einbauen|montieren|setzen|stellen|packen|kopieren|einsetzen|reinsetzen|draufsetzen|reinmontieren|dazustellen)';

const SOMEBODY =
  '(?:die|den|das|meine|meinen|mein|unsere|unseren|unser|oma|opa|mama|papa|mich|uns|ihn|sie)(?: (?!(?:farben?|farb\\w+|stimmung|look|stil|licht\\w*|himmel|text|schrift\\w*|kontrast|helligkeit)\\b)(?!(?:vom|von|aus|auf|in|im)\\b)[^,.;:!?“ ]+){0,2}';

/** Sentences of German about wishes of several pictures: collages, blends, the colours of another one. */
export const GERMAN_SEVERAL_PICTURES: readonly Form[] = [
  // "Stell mein Foto neben das von meiner Schwester"
  [
    new RegExp(
      `${START}(?:stell|stelle|setz|setze|leg|lege|mach|mache|pack|packe) (?:mein|unser|das|dieses) (?:foto|bild) (?:direkt )?neben (?:das|dem) (?:von )(?:meine[rmns]?|unsere[rmns]?|der|dem) [^,.;:!?“ ]+`,
    ),
    'stelle die bilder nebeneinander',
  ],
  // "Überblende beide, vor allem das zweite"
  [
    /\b(?:vor allem|hauptsachlich|uberwiegend) (?:vom |von )?(?:das |dem |die |der )?(?=(?:erste|zweite|letzte)[nrs]?\b)/,
    'mostly the ',
  ],
  // "Zusammenfügen"
  [
    /^(?:(?:bitte|die|beide|beiden|bilder|fotos|alle|zwei|2|mal|einfach|fug|fuge) )*(?:zusammenfugen|zusammensetzen|zusammenkleben|zusammenhangen|aneinanderreihen|aneinanderhangen|aneinanderfugen|aneinander|zusammen)(?: (?:bitte|in ein bild|zu einem bild|zu einem|in eins))*(?= ?[.!]? ?$)/,
    'nebeneinander',
  ],
  [
    /^(?:(?:bitte|mach|mache|den|die|das|im) )*(?:gleiche[nrsm]?|selbe[nrsm]?|denselben|derselbe|dieselben?) (?:look|stil|style|farben|farblook|farbstimmung|stimmung|filter|farbton|bildstil)(?: (?:bitte|fur beide|wie das andere|wie beim anderen|wie auf dem anderen))*(?= ?[.!]? ?$)/,
    'gleicher look wie bild 2',
  ],
  // "Person aus Bild 1 vor Bild 2"
  [
    /(?<=^)(?:bitte )?((?:(?:die|den|das|meine|meinen|mein|unsere) )?(?!farben?|stimmung|text|himmel|hintergrund|schrift|look|licht|kopf|gesicht|stil|farbstimmung|farbton|helligkeit|kontrast|logo|wasserzeichen)[^,.;:!?“ ]+) (?:aus|von|vom) (?:bild|foto) (\d) (?:bitte )?(?:vor|auf|in|an|neben|nach|zu) (?:bild|foto) (\d)(?: (?:setzen|einfugen|einsetzen|stellen|packen|montieren|kopieren|rein))?(?= ?[.!]? ?$)/,
    'setze $1 aus bild $2 in bild $3',
  ],
  // "Mich ins zweite Bild"
  [
    /(?<=^)(?:bitte )?(mich|uns|ihn|sie|(?:die|den|das|meine|meinen|mein|unsere|unseren) (?!farben?|stimmung|text|himmel|hintergrund|schrift|look|licht)[^,.;:!?“ ]+) (?:bitte )?(?:ins|in das|aufs|auf das|in|auf) (?:(zweite|2|andere|erste|1) (?:bild|foto)|(?:bild|foto) (\d))(?: (?:setzen|einfugen|einsetzen|reinsetzen|rein|packen|stellen|montieren|reinmontieren|kopieren|einbauen))?(?= ?[.!]? ?$)/,
    'setze $1 in bild $2 $3',
  ],
  // "Stell die Frau vom zweiten Foto auf das erste mit drauf, soll echt aussehen"
  ...(
    [
      [SECOND_OF, FIRST_OF, 'bild 2 ins erste bild'],
      [FIRST_OF, SECOND_OF, 'bild 1 ins zweite bild'],
    ] as const
  ).map(
    ([from, into, meant]): Form => [
      new RegExp(
        `${START}${ASKING}(?:${PUTS} )?(?:(?:mir|bitte|mal) )*(${SOMEBODY}) (?:vom|von|aus|aus dem|von dem|auf dem|im) ${from} (?:(?:noch|auch|mit|bitte|und|stell|setz|pack|ihn|sie|es) )*(?:in|ins|auf|aufs|zu|zum|in das|auf das|in den|auf den) (?:(?:das|dem|den) )?${into}(?: (?:mit|noch|auch|bitte))*(?: ${PUT_IN})?${END}`,
      ),
      `setz $1 aus ${meant}`,
    ],
  ),
  [
    /(?<=\b(?:bild|foto|aufnahme) )(?:, )?(?:und )?(?:(?:es|das|so|dass|sodass|damit|soll|sollte|muss|moglichst|halbwegs|bitte|richtig) )+(?:echt|realistisch|naturlich|glaubwurdig|stimmig|real)(?: (?:aussehen|aussieht|wirken|wirkt|ruberkommen|ruberkommt|sein))(?= ?$| [,.;!?])/,
    '',
  ],
  // "Dieselbe Farbstimmung wie auf dem 2. Foto"; "gib dem Kleid dieselbe Farbe …" is about a part
  [
    new RegExp(
      `(?<!\\b(?:dem|der|den|das|die|(?:mein|sein|ihr|unser)\\w*) (?!foto|bild|aufnahme|ganze)[^,.;:!?“ ]+ (?:in )?)\\b(?:die ?selben?|das ?selbe|die gleichen?|das gleiche) (?:farb(?:stimmung|en|look|ton|tone|welt|palette|gebung)|farbe|stimmung) wie (?:(?:auf|in|bei|im|beim|vom|von|dem|der|den|das) )*(?:2 \\.|2|zweiten?s?|anderen?) (?:foto|bild|aufnahme)s?${END}`,
    ),
    SECOND_COLOURS,
  ],
  [/\b(?:genau )?in (?:genau )?dieser reihenfolge(?= ?$| [,.;!?])/, 'in that order '],
  // "Blende die beiden Bilder weich ineinander über"
  [
    new RegExp(
      `${START}blende?(?: (?:mir|bitte|mal|die|beide|beiden|zwei))* (?:bilder|fotos|aufnahmen)(?: (?:bitte|weich|sanft|langsam|zart))* ineinander(?: (?:weich|sanft))?(?: uber)?${END}`,
    ),
    'uberblende beide bilder',
  ],
  [/\b(?:weich|sacht) (?=ineinander \w*blend\b)/, ''],
  // "Pack die Bilder alle auf eine Seite, mit weißem Abstand dazwischen"
  [
    new RegExp(
      `${START}${ASKING}(?:(?:pack|setz|mach|bring|leg|stell|druck|ordne) ?e? )?(?:(?:mir|bitte|mal) )*${ALL} ${PAGE}(?: (?:packen|setzen|bringen|legen|drucken))?(?= ?$| [,.;:!?+&]| (?:und|mit|bitte)\\b)`,
    ),
    'collage',
  ],
  [
    new RegExp(
      `${START}${ASKING}(?:pack|setz|bring|leg|ordne)e? (?:(?:mir|bitte|mal) )*${COUNTED}${PAGE}(?= ?$| [,.;:!?+&]| (?:und|mit|bitte)\\b)`,
    ),
    'collage',
  ],
  [
    new RegExp(
      `(?<=\\bcollage )(?:(?:,|und|mit|dazwischen|ein|etwas|bisschen|einem|wenig|schmal\\w*|dunn\\w*|breit\\w*|viel) )*((?:weiß|weiss|schwarz|grau)\\w*)(?: (?:abstand|abstande|abstanden|rand|rander|randern|luft|zwischenraum|lucken|fugen|streifen))?(?: dazwischen)?${END}`,
    ),
    'mit $1 abstand',
  ],
  // "Die beiden sollen ineinander übergehen"; of colours that is said, too
  [
    new RegExp(
      `${START}${ASKING}(?:${TWO} (?:sollen|mussen|durfen)|(?:lass|lasse|lassen) ${TWO}) ${INTO}${END}`,
    ),
    'uberblende beide bilder',
  ],
  // "Leg sie halb und halb übereinander, wie ein doppelt belichteter Film"
  [
    new RegExp(
      `${START}${ASKING}(?:leg|uberlager|blend)e? ${TWO}(?: bitte)? halb(?: und | |e )halbe?(?: (?:ubereinander|ineinander|uber))?${END}`,
    ),
    'blend the two pictures 50%',
  ],
  [
    /(?<=\b(?:blend|ubereinander|uberlager\w*|uberblend\w*|doppelbelichtung)\b[^.;!?“]* )(?:, )?wie (?:(?:ein|einem|auf|bei) )*(?:doppelt|zweimal|2 mal) belichtete[nmrs]? (?:film|foto|negativ|bild)(?= ?$| [,.;:!?])/,
    '',
  ],
  // "… ins zweite Bild, das Licht soll zusammenpassen"
  [
    /\b(?:das |die )?(?:licht|beleuchtung|lichtstimmung) (?:soll|sollte|muss|musste)(?: (?:halt|auch|dabei|schon|ja|bitte|dann|natürlich|naturlich|gut))* (?:zusammen ?passen|passen|übereinstimmen|ubereinstimmen|stimmen|dazu ?passen)(?= ?$| [,.;:!?]| und\b)/,
    'pass das licht an',
  ],
  // "Das erste soll farblich zum andern passen"
  [
    new RegExp(
      `${START}(?:${FIRST} ${ASKED}${IN_COLOUR} ${TO_SECOND}|${IN_COLOUR} ${ASKED}${FIRST} ${TO_SECOND}) (?:passen|angepasst(?: werden)?|abgestimmt(?: werden)?|angleichen|anpassen|abstimmen|angeglichen(?: werden)?|sein|aussehen|werden)${END}`,
    ),
    'nimm die farben vom zweiten bild',
  ],
  [
    new RegExp(
      `${START}${ASKING}(?:passe?|gleiche?|stimme?) (?:${FIRST} ${IN_COLOUR}|${IN_COLOUR} ${FIRST}) ${TO_SECOND} (?:an|ab)${END}`,
    ),
    'nimm die farben vom zweiten bild',
  ],
  [
    new RegExp(
      `${START}${ASKING}(?:mache? |passe? )?(?:${FIRST} ${IN_COLOUR} passend ${TO_SECOND}|(?:die )?farben (?:vom|des|von dem) (?:ersten|1)(?: (?:bild|foto)e?s?)? ${TO_SECOND} (?:anpassen|angleichen|an))(?: machen)?${END}`,
    ),
    'nimm die farben vom zweiten bild',
  ],
  // "Passe die Farben an das zweite Bild an": that one is the pattern
  [
    new RegExp(
      `\\b(?:passe?|gleiche?) (?:die |alle )?(?:farben|farbe|farbtone|farbstimmung) (?:(?:an|ans|dem|das|die|der|denen|des|vom) )+(?:zweite[nms]?|2) (?:bild|foto)(?:es|s)?(?: an)?${END}`,
    ),
    'nimm die farben vom zweiten bild',
  ],
];
