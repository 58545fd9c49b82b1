import type { Form } from '../../forms/rewrite.ts';
import { ASKING, END, START } from './parts.ts';

const ALL =
  '(?:(?:die|alle|meine|diese|unsere|drei|vier|3|4) )*(?:bilder|fotos|aufnahmen)(?: (?:alle|zusammen|drei|vier|gemeinsam|bitte))*';
const COUNTED = '(?:sie|die|alle) ?(?:alle |drei |vier |funf |3 |4 |5 )?(?:zusammen )?';
const PAGE =
  'auf (?:eine|einer|einem|ein|1|dieselbe|einen) (?:einzige[nmrs]? |gemeinsame[nmrs]? )?(?:(?:din )?(?:a ?4|210:297) )?(?:seite|blatt|bogen)';
const TWO =
  '(?:(?:sie|die|diese|beide|beiden|zwei|2)(?: (?:beiden|zwei|2))?(?: (?:bilder|fotos|aufnahmen))?|bilder|fotos)';
const SOFT = '(?:(?:weich|sanft|langsam|fließend|allmahlich|bitte|schon) )*';
const INTO = `${SOFT}ineinander ${SOFT}(?:uber ?gehen|verlaufen|uberblenden|fließen|verschwimmen|verschmelzen)`;
const QUALITY =
  '(?:(?:sehr|richtig|schon|recht) )?(?:serios|professionell|edel|schick|modern|ordentlich|hell|teuer)';
const KIND = '(?:dramatisch|bedrohlich|stimmungsvoll)(?:er|en)? himmel';

/** Pictures together, and pictures that are made all of them better, as German has it. */
export const GERMAN_PICTURES_ASKED: readonly Form[] = [
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
  // "Alle Details raus, dramatischer Himmel, das volle Programm"
  [
    new RegExp(
      `${START}${ASKING}(?:hole? |kitzle? |arbeite )?alle details (?:raus|heraus|rausholen|herausholen|rauskitzeln|herauskitzeln|herausarbeiten)(?= (?:,|und) (?:einen? )?${KIND})`,
    ),
    'hdr',
  ],
  [new RegExp(`(?<=\\bhdr (?:,|und) )(?:einen? )?${KIND}`), 'dramatic sky'],
  [
    new RegExp(
      `(?<=\\b(?:hdr|himmel|sky)\\b[^.;!?“]* )(?:, )?(?:das )?(?:volle programm|volle kanne|ganze programm)${END}`,
    ),
    '',
  ],
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
  // "Zu klein, um es in A4 zu drucken": why it shall be larger
  [
    /(?<=^|[.!?] )(?:(?:das|mein|bild|foto|ist|es|leider) )*zu klein (?:zum drucken|(?:um es|um das) |fur )(?:(?:in|auf|den|einen|ein|druck|din|format|zu|drucken) )*a ?[1-6] (?:(?:zu drucken|druck|drucken|ausdrucken) )?(?=[^!?“]*vergro)/,
    '',
  ],
  [
    new RegExp(
      `(?<=\\bvergro(?:ß|ss)\\w*\\b[^.;!?“]* )(?:, )?ohne dass (?:es|das|sie) (?:matscht|matschig wird|verschwimmt|pixelig wird|pixelt|unscharf wird|verpixelt)${END}`,
    ),
    'ohne dass es verschwimmt',
  ],
  // "Man soll glauben, es ist Mitternacht"
  [
    new RegExp(
      `${START}(?:man|jeder|alle) (?:soll|sollen|muss|mussen) (?:glauben|denken|meinen)(?: ,)? (?:(?:dass|es|ist|sei|ware|mitten|in|der|gerade|um|tiefe|schon) )+(?:mitternacht|nacht|nachts)(?: ist| ware| sei)?${END}`,
    ),
    'make it night',
  ],
  // "Sieht aus wie im Parkhaus, nimm lieber einen Wald"
  [
    new RegExp(
      `${START}(?:das )?sieht aus wie (?:in einem|im|in der|in einer|auf dem|auf einem) [^,.;:!?“ ]+(?: aufgenommen| fotografiert)?(?: [,.])+ (?:nimm|mach|setz|tu|pack) lieber (?!(?:heller|dunkler|warmer|kalter|kuhler|scharfer|freundlicher|schoner|besser|weicher|bunter)\\b)(?:(?:einen|eine|ein|den|die|das) )?([^,.;:!?“ ]+)(?: hin| rein| dahinter)?${END}`,
    ),
    '$1 als hintergrund',
  ],
  // "Sanft, dass man das Holz noch sieht": grain shows through any paint
  [
    new RegExp(
      `(?<=\\b(?:streich|mal|farb|lackier)\\w*\\b[^.;!?“]* )(?:, (?:ganz )?(?:sanft|zart|leicht|vorsichtig) )?(?:, )?(?:aber )?(?:(?:so )?(?:dass|sodass|damit) man|man soll|man soll aber) (?:das|die) (?:holz|maserung|struktur|holzmaserung)(?: (?:noch|weiterhin|immer))*(?: (?:sieht|sehen kann|erkennt|erkennen kann|sehen|erkennen))${END}`,
    ),
    '',
  ],
  // "Total körnig, kannst du das glätten?"
  [
    new RegExp(
      `${START}(?:(?:da|ist|sind|hat|das|bild|es|voll|total|so|sehr|viel|richtig|extrem|zu) )*(?:kornig|kornige[sr]? (?:bild|foto|aufnahme)|korn|kornung|korn drin|kornung drin) (?=,[^.;!“]*\\b(?:glatten|glatt|glatte)\\b)`,
    ),
    'zu verrauscht ',
  ],
  [
    new RegExp(
      `(?<=\\bverrauscht\\b[^.;!?“]* )(?:, )?(?:(?:und|kannst|du|das|bitte|es|mal|etwas|konntest) )+(?:glatten|glatt machen|glatte|glatt)(?: bitte)?${END}`,
    ),
    '',
  ],
  // "Gib den Details mehr Biss, aber ohne die Haut zu ruinieren"
  [
    new RegExp(
      `${START}(?:(?:etwas|bisschen|ein|zu|das|ist|bild|leicht) )*(?:weich|matschig) (?:[,.] )(?=[^.;!?“]*\\bdetails?\\b(?! (?:im|in|am|an|auf)\\b))`,
    ),
    '',
  ],
  [
    new RegExp(
      `${START}${ASKING}gibe? den details (?:(?:etwas|ein|mehr|bisschen|ordentlich) )*(?:biss|pfiff|knack|scharfe|pepp)${END}`,
    ),
    'sharpen',
  ],
  [
    new RegExp(
      `(?<=\\b(?:sharpen|scharf\\w*|knackig\\w*|details)\\b[^.;!?“]* )(?:, )?(?:aber )?ohne die haut (?:zu (?:ruinieren|zerstoren|beschadigen|versauen)|kaputt zu machen)${END}`,
    ),
    'but keep the skin',
  ],
];
