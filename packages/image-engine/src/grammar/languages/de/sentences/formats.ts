import type { Form } from '../../../forms/rewrite.ts';
import { END, LAST, START } from '../parts.ts';

const FILLED =
  '(?:auffullen|aufgefullt|auszufullen|aufzufullen|fullen|gefullt|ausfullen|ausgefullt)';

const SOFTLY = '(?:verschwommen|unscharf|weichgezeichnet|verwischt|geblurrt|blurry|blurred)';

const BESIDE =
  '(?:rander|randern|rand|seiten|streifen|leeren? (?:flachen|seiten|stellen|rander)|das leere|lucken|flachen|rest)';

/** Shapes that are told in words: "16 zu 9". */
const SHAPES = ['16:9', '9:16', '4:3', '3:4', '3:2', '2:3', '4:5', '5:4', '21:9', '1:1'].map(
  (shape): Form => [new RegExp(`\\b${shape.replace(':', ' zu ')}(?= ?$| [,.;:!?]| [a-z])`), shape],
);

const SQUARE = '(?:quadrat\\w*|1:1|profilbild\\w*|profilfoto\\w*|avatar|bewerbungsfoto|passfoto)';

const HEAD =
  '(?:(?:das|der|den|dem|mein|meinem|meinen|ihr|ihrem|sein|seinem|die|unsere) )?(?:gesicht|gesichter|kopf|kopfe|portrat|portrait|augen)';

const MIDDLE =
  '(?:(?:schon|genau|bitte|soll|sollen|ist|exakt|dabei|direkt|ungefahr) )*(?:mittig|zentriert|zentral|im (?:bild)?zentrum|in (?:der|die) (?:bild)?mitte)(?: (?:sein|setzen|haben|platzieren|platziert|rucken|bringen|stehen|liegen|bitte))?';

/** Sentences of German about sizes, formats and what a picture is for. */
export const GERMAN_FORMATS: readonly Form[] = [
  // "Mitte zuschneiden", "A4 Druck"
  [
    /^(?:bitte )?(?:die |bild)?mitte (?:zuschneiden|ausschneiden|beschneiden)(?= ?[.!]? ?$)/,
    'auf die mitte zuschneiden',
  ],
  [
    /^(?:(?:din|fur|zum|einen|in|auf|als) )*(a ?[3-6]) ?(?:druck|drucken|ausdruck|ausdrucken|zum drucken|zum ausdrucken|papier)(?= ?[.!]? ?$)/,
    'auf $1',
  ],
  // "Bild zum Ausdrucken auf A4 vorbereiten"
  [
    /^(?:(?:bitte|das|dieses|mein|bild|foto|mach|mache|es) )*(?:zum (?:aus)?drucken|fur den (?:aus)?druck) (?:(?:in|auf|im|als|din|format) )*(a ?[3-6])(?: (?:format|vorbereiten|anpassen|einrichten|zuschneiden|fertig|machen|bitte))*(?= ?[.!]? ?$)/,
    'auf $1',
  ],
  // "Nichts abschneiden, 1:1"
  [
    /^(?:bitte )?(?:nichts|nix) (?:abschneiden|wegschneiden|abgeschnitten|davon abschneiden) (?:(?:,|[.;]|und|aber|auf|in|im|bitte|trotzdem) )*(\d+:\d+|quadratisch|quadrat|hochformat|querformat)(?: (?:machen|bitte|format))*(?= ?[.!]? ?$)/,
    '$1 ohne beschnitt',
  ],
  // "Quadratisch fürs Profilbild, Gesicht in der Mitte"
  [new RegExp(`(?<=\\b${SQUARE} (?:[^.!?“]* )?)(?:mit )?${HEAD} ${MIDDLE}${END}`), 'person mittig'],
  [new RegExp(`${START}${HEAD} ${MIDDLE}(?= [^.!?“]*\\b${SQUARE}\\b)`), 'person mittig'],
  [
    new RegExp(
      `(?<=\\b${SQUARE} (?:[^.!?“]* )?)mit (?:mir|uns|ihm|ihr|ihnen|(?:dem|der|meinem|meiner|unserem|unserer) [^,.;:!?“ ]+) ${MIDDLE}${END}`,
    ),
    ', person mittig',
  ],
  // "Gesicht in die Mitte": it is who is there that is put there
  [
    new RegExp(
      `^(?:(?:bitte|mal|kannst du) )*(?:(?:setz|setze|ruck|rucke|bring|schieb|schiebe) )?${HEAD} ${MIDDLE}(?= ?[.!]? ?$)`,
    ),
    'zentriere die person',
  ],
  // "Insta-tauglich machen"
  [
    /\b(?:insta|instagram) ?-? ?(?:tauglich|fertig|ready|geeignet|konform|passend|gerecht)(?: (?:machen|zuschneiden))?(?= ?$| [,.;:!?]| (?:und|bitte)\b)/,
    'fur instagram',
  ],
  // "Produktfoto für Amazon": nothing but what the shop asks for
  [
    /^(?:(?:ein|mach|daraus|ich|brauche|das|soll|als) )*produkt(?:foto|bild) (?:fur|auf|bei) (?:amazon|ebay|etsy|vinted|den (?:online)?shop|kleinanzeigen)(?: (?:machen|werden))?(?= ?[.!]? ?$)/,
    'hintergrund weiß , quadratisch',
  ],

  // "Höhe: 600", "schneid es auf 4:3"
  [/\b(hohe|breite) : (?=\d)/, '$1 '],
  [
    /\bschneide?(?: (?:es|das|bild|foto|bitte|mir))* auf (?=\d+:\d+(?= ?[.!]? ?$| ,| und\b))/,
    'zuschneiden auf ',
  ],
  ...SHAPES,
  [
    /\bauf (\d+:\d+) (?:erweitern|ausweiten|erweitert)(?= ?$| [,.;:!?]| (?:und|mit)\b)/,
    'pad to $1',
  ],
  // "Es darf aber nix abgeschnitten werden, Ränder ruhig verschwommen auffüllen"
  [
    new RegExp(
      `${START}(?:(?:es|da|dabei|davon|vom bild|mir) )*(?:darf|soll|sollte|wird|muss) (?:(?:aber|halt|bitte|ja|dabei|mir|da|auch|es|wirklich|auf keinen fall) )*(?:nix|nichts|gar nix|gar nichts|uberhaupt nichts)(?: (?:vom bild|davon|dabei))? (?:abgeschnitten|weggeschnitten|beschnitten|angeschnitten)(?: (?:werden|sein))?${END}`,
    ),
    'ohne zuschneiden',
  ],
  [
    new RegExp(
      `${START}(?:(?:und|dann|bitte) )*(?:die |den )?${BESIDE} (?:(?:ruhig|bitte|dann|halt|einfach|gern|gerne|links|rechts|und|oben|unten|sollen|soll|kannst|du|durfen|darf) )*(?:${SOFTLY}|mit (?:unscharf|verschwommen|weichgezeichnet)e[mnr] \\w+|mit (?:unscharfe|blur)) ${FILLED}(?: (?:werden|sein))?${END}`,
    ),
    'with blurred sides',
  ],
  [
    new RegExp(
      `${START}ohne (?:zuschneiden|zuschnitt|beschnitt|beschneiden|abschneiden|was abzuschneiden|etwas abzuschneiden) (?:, )?(?:(?:bitte|auf|in|als|format|das|bild|foto) )*(\\d+:\\d+)${END}`,
    ),
    'pad to $1',
  ],
  [
    new RegExp(
      `\\bmit (?:verschwommen|unscharf|weichgezeichnet|verwischt)en (?:rander|seiten|streifen)n? ${FILLED}${END}`,
    ),
    'with blurred sides',
  ],
  [/^verhaltnis (?=\d+:\d+)/, 'format '],
  [/^taille (?=\d+x\d+)/, 'grosse '],
  [
    new RegExp(
      `^(?:mache? (?:es|sie|das bild|das foto) )?(?:nur )?ein (drittel|viertel) so gro(?:ss|ß)${LAST}`,
    ),
    'auf ein $1 verkleinern',
  ],
  // "Unter Beibehaltung des Seitenverhältnisses"
  [
    /(?:, )?(?:unter|bei|mit) (?:beibehaltung|erhalt) (?:des|der) (?:seitenverhaltnisses|proportionen)(?= ?$| [,.;:!?]| und\b)/,
    ', seitenverhaltnis beibehalten',
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
];
