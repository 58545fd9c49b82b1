import type { Form } from '../../../forms/rewrite.ts';
import { ASKING, END, START } from '../parts.ts';

/** "Diese Stelle", "den markierten Bereich hier" */
const PLACE =
  '(?:(?:nur|bitte|hier|da) )*(?:(?:diese[nrsm]?|die|den|das|der|dies|meine|meinen) )?(?:(?:hier|da) )?(?:(?:markiert|angemalt|eingekreist|eingerahmt|ausgewahlt|angekreuzt|umrandet|gezeigt)e[nrsm]? )?(?:stelle|stuck|bereich|teil|teilchen|fleck|ausschnitt|flache|feld|eck|ecke|partie|abschnitt|zeile|markierung|auswahl|markierte|angemalte|eingekreiste|eingerahmte)(?: (?:hier|da|bitte|mal|einfach|doch|nur|ganz|komplett|richtig))*';

/** "Unkenntlich machen": nothing goes, it is only no longer to be read. */
const HIDDEN =
  '(?:(?:unkenntlich|unleserlich|unlesbar|unerkennbar|nicht mehr (?:lesbar|erkennbar)|nicht (?:lesbar|erkennbar))(?: (?:machen|mach|werden|sein|gemacht))?|anonymisieren|anonymisiert|zensieren|zensiert|verpixeln|verfremden|unkenntlichmachen)';

const WHAT_IT_IS =
  '(?: (?:,|[.;:–-]|weil|denn|wegen))+ (?:(?:das|da|dort|hier|es|die|ja|halt) )*(?:(?:is|ist|sind|steht|stehen|war) (?:(?:nicht|kein|keine|nix|nichts|verwackelt|zu) )?[^.;!?“]*|(?:datenschutz|privat|dsgvo|personlich|geheim|vertraulich)[^,.;!?“ ]*)';

/** Sentences of German about what was marked, boxed or painted over. */
export const GERMAN_MARKED: readonly Form[] = [
  // "Hier etwas heller": there, and not all of it
  [
    /^(?:(?:mach|mache|bitte|es|das|mal) )*(?:hier|dort|(?:nur|genau|bloss) (?:hier|da|dort))(?: (?:bitte|mal|drin|drauf))* ((?:(?:etwas|bisschen|ein|viel|deutlich|leicht|noch|ordentlich|ganz) )*(?:heller|dunkler|scharfer|warmer|kuhler|kalter|bunter|kraftiger|blasser|aufhellen|abdunkeln|scharfen|weichzeichnen|nachscharfen|entsattigen))(?: machen)?(?= ?[.!]? ?$)/,
    '$1 here',
  ],
  // "Mach die Stelle heller": the one that is marked
  [
    /(?:\b(?:die|der|den) |(?<=^(?:bitte )?))(?=stelle (?:(?:hier|da|bitte|mal|etwas|bisschen|ein|viel|noch|leicht|ganz) )*(?:\w+er|unscharf|verschwommen|schwarzwei(?:ß|ss)|scharf|hell|dunkel|aufhellen|abdunkeln|weichzeichnen|scharfen|entfernen|weg|raus|verpixeln|ausbessern|reparieren|retuschieren)(?= ?$| [,.;!?]| (?:und|machen|bitte|mach)\b))/,
    'diese ',
  ],
  // "Den Namen hier unleserlich machen", "nur da verpixeln, steht meine Nummer drauf"
  [
    new RegExp(
      `${START}${ASKING}(?:mache? )?(?:(?:nur|bitte|den|die|das|meine|meinen|mein|unsere|unseren|ihren|seinen|alle) )*(?:namen?|namensschild|adresse|anschrift|telefonnummer|handynummer|nummer|nummern|hausnummer|schild|schilder|logo|text|schrift|beschriftung|aufschrift|unterschrift|daten|iban|kennzeichen|nummernschild|autonummer|e ?-? ?mail|mailadresse|kontonummer|passwort|stra(?:ß|ss)e) (?:(?:hier|da|bitte|mal|einfach|noch|drauf) )*${HIDDEN}(?:${WHAT_IT_IS})?${END}`,
    ),
    'verpixel diese stelle',
  ],
  [
    new RegExp(
      `${START}${ASKING}(?:nur |genau |einfach |bitte )*(?:hier|da|dort)(?: (?:nur|bitte|mal|drin|drauf|was|einfach))* (?:verpixeln|verpixel|verpixelt|pixeln)(?:${WHAT_IT_IS})?${END}`,
    ),
    'verpixel diese stelle',
  ],
  [
    new RegExp(
      `${START}${ASKING}(?:nur |genau |einfach |bitte )*(?:hier|da|dort)(?: (?:nur|bitte|mal|einfach))* (?:unscharf|verschwommen)(?: machen)?(?:${WHAT_IT_IS})?${END}`,
    ),
    'diese stelle unscharf machen',
  ],
  // "Nur diese Stelle unkenntlich machen, ist ein Kennzeichen"
  [
    new RegExp(
      `${START}${ASKING}${PLACE} (?:(?:soll|sollte|muss|bitte) )*${HIDDEN}(?:${WHAT_IT_IS})?${END}`,
    ),
    'verpixel diese stelle',
  ],
  [
    new RegExp(
      `${START}${ASKING}(?:mache?|mal) (?:mir )?${PLACE} (?:unkenntlich|unleserlich|unlesbar|unerkennbar|nicht (?:mehr )?(?:lesbar|erkennbar))(?:${WHAT_IT_IS})?${END}`,
    ),
    'verpixel diese stelle',
  ],
  [
    new RegExp(
      `${START}${ASKING}(?:mache? )?(?:(?:das|dies|es|hier|da|bitte|alles) )*(?:(?:unkenntlich|unleserlich|unlesbar|unerkennbar|nicht (?:mehr )?(?:lesbar|erkennbar))(?: machen)?|verpixeln|zensieren|anonymisieren)${WHAT_IT_IS}${END}`,
    ),
    'verpixel diese stelle',
  ],
  [
    new RegExp(
      `${START}(?:(?:das|dies|die|der|den|hier|da) )+(?:(?:markierte|markierten|angemalte|eingekreiste|stelle|bereich|teil) )*(?:hier )?(?:(?:soll|darf|sollte|muss) (?:man|keiner|niemand|jeder) (?:(?:nicht|nimmer|mehr|hier|da|ja|bitte|auf keinen fall) )*(?:lesen|erkennen|entziffern)|(?:soll|darf|sollte) (?:(?:nicht|von niemandem|mehr) )+(?:lesbar|erkennbar|gelesen|erkannt|zu lesen|zu erkennen))(?: (?:konnen|sein|werden))*${END}`,
    ),
    'verpixel diese stelle',
  ],
  // "Die Mülltonne da, die ich angemalt habe, muss weg": what is marked
  [
    /(?<=^(?:bitte )?)(die|der|das|den) ([^,.;:!?“ ]+)(?: (?:da|dort|hier))?(?: ,)? (?:die|der|das|den) ich (?:(?:da|hier) )?(?:angemalt|markiert|ubermalt|angestrichen|eingekreist|angekreuzt) hab(?:e)?(?: ,)? (?=(?:muss|soll|kann|bitte|weg|raus|verschwind))/,
    '$1 angemalte $2 ',
  ],
];
