import type { Form } from '../../../forms/rewrite.ts';
import { ASKING, END, LAST, START } from '../parts.ts';

const LIT = '(?:den )?(?:wolken|himmel)';

const SHADED = '(?:den )?(?:schatten|tiefen)';

const HOW = '(?:, )?(?:(?:so|vollig|total|richtig|absolut|ruhig|komplett) )*';

const ADVERTS = '[^,.;:!?“ ]*(?:immobilien|makler|hotel)[^,.;:!?“ ]*';

const LIKE_ADVERTS = `wie (?:(?:in|im|bei|auf|aus|von|vom|den|diesen|einer|einem|so) )*${ADVERTS}`;

const KIND = '(?:dramatisch|bedrohlich|stimmungsvoll)(?:er|en)? himmel';

/** Sentences of German about light: too dark, shadows, highlights, contrast, golden hours, the night. */
export const GERMAN_LIGHT: readonly Form[] = [
  [new RegExp(`^(?:im )?gegenlicht${LAST}`), 'schatten aufhellen'],
  [
    new RegExp(`^gegen (?:das licht|die sonne)(?: (?:fotografiert|aufgenommen|geknipst))?${LAST}`),
    'schatten aufhellen',
  ],
  // "Die Gesichter sind im Schatten abgesoffen, das Brautkleid ist ausgefressen, hol beides zurück"
  [
    new RegExp(
      `${START}(?:(?:die|das|d|s|unsere|alle) )?(?:gesichter|gsichter|gesicht|gsicht) (?:(?:sind|ist|isch|sin|san) )?(?:(?:leider|total|ganz|voll|etwas) )*im schatten? (?:abgesoffen|abgsoffe|abgsoffa|abgsuffe|versunken|zugelaufen|verschwunden)${END}`,
    ),
    'schatten aufhellen',
  ],
  [
    new RegExp(
      `${START}(?:(?:das|d|s|de|der|die|ihr|mein|sein|wei(?:ß|ss)es?) )*(?:braut|hochzeits)?(?:kleid|kleider|chleid|chleidli|hemd|bluse|hemli|schleier) (?:ist|isch|sind|is|war) (?:(?:leider|total|ganz|voll|etwas|komplett|vollig) )*(?:ausgefressen|uusgfrasse|usgfrasse|uusgfressa|ausgfressn|ausgebrannt|uberstrahlt)${END}`,
    ),
    'lichter reduzieren',
  ],
  [
    new RegExp(
      `(?<=\\b(?:schatten aufhellen|lichter reduzieren)\\b[^“]*)(?:[,.;] |und |bitte )+(?:hole?|bringe?|rette?) (?:(?:bitte|mir|mal) )*(?:beides|alles|beide|das)(?: (?:wieder|bitte))*(?: (?:zuruck|zrugg|zruck|zrug|zuruckholen|her))?${END}`,
    ),
    '',
  ],
  // "Kräftiger HDR-Effekt": the look is strong, and not its colours
  [/\b(?:kraftig|heftig|intensiv)(?:er|e|es|en)? (?=hdr\b)/, 'starker '],
  // "Zeichnung aus den Wolken und den Schatten": range, and neither shadows nor drawings
  [
    new RegExp(
      `${START}${ASKING}(?:hole? |zieh |zeig |kitzel |arbeite )?(?:(?:mal|bitte|richtig|ordentlich|viel|mehr|jede menge|die|alle|so) )*(?:zeichnung|details?|struktur|alles) (?:(?:aus|in) (?:${LIT} und (?:aus |in )?${SHADED}|${SHADED} und (?:aus |in )?${LIT}))(?: (?:raus|heraus|rausholen|herausholen|rauskitzeln))?(?= ?$| [,.;:!?+&]| (?:so|wie|und|aber)\\b)`,
    ),
    'hdr',
  ],
  [
    new RegExp(
      `${START}${ASKING}(?:hole? |zieh |mehr )?(?:mehr |die )?zeichnung (?:aus|in) ${LIT}(?: (?:raus|heraus|rausholen|herausholen))?${END}`,
    ),
    'hdr im himmel',
  ],
  [
    new RegExp(
      `(?<=\\bhdr\\b (?:(?!nicht |kein|ohne |aber |ist |sieht |wirkt |war )[^.;!?“ ]+ )*)${HOW}(?:ubertrieben|uberzogen|heftig|krass)(?: ${LIKE_ADVERTS})?${END}`,
    ),
    'stark',
  ],
  [new RegExp(`(?<=\\bhdr (?:[^.;!?“]* )?)${HOW}(?:hdr maßig )?${LIKE_ADVERTS}${END}`), ''],
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
  // "Man soll glauben, es ist Mitternacht"
  [
    new RegExp(
      `${START}(?:man|jeder|alle) (?:soll|sollen|muss|mussen) (?:glauben|denken|meinen)(?: ,)? (?:(?:dass|es|ist|sei|ware|mitten|in|der|gerade|um|tiefe|schon) )+(?:mitternacht|nacht|nachts)(?: ist| ware| sei)?${END}`,
    ),
    'make it night',
  ],
];
