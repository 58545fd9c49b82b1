import type { Form } from '../../../forms/rewrite.ts';
import { END, LAST, START } from '../parts.ts';

const VEIL =
  '(?:(?:(?:grau|blau|milchig|bläulich|blaulich|wei(?:ß|ss)|dicht|leicht)e[nrms]? )?(?:(?:grau|dunst|nebel)?schleier|dunst|nebel|smog))';

const AFAR = '(?:(?:da|dort|ganz|so|weit|dahinten|hinten|druben|im hintergrund|in der ferne) )*';

const AT_PLACE =
  '(?:(?:bei|in|an|auf|uber|vor|zwischen|hinter) (?:(?:den|dem|der|die|das|meinen|unseren|diesen) )?|beim |im |am |uberm |vorm |ubers )(?:berge?n?|alpen|hugeln?|gebirge|gipfeln?|felsen|wald|waldern?|baumen|stadt|skyline|kuste|meer|see|strand|tal|talern?|insel|inseln|dorf|horizont|landschaft)';

/** Sentences of German about haze, noise and film grain. */
export const GERMAN_HAZE_AND_NOISE: readonly Form[] = [
  // "Trüb": all that is said
  [/^(?:(?:das|foto|leider|ganz|total|etwas|so) )*trub(?= ?[.!]? ?$)/, 'dunst weg'],
  // "Neblig, klarer machen": it is so, and is not to be
  [
    /^(?:(?:das|bild|foto|ist|es|wirkt|sieht|alles|ein|bisschen|etwas|ziemlich|sehr|viel|zu|so|leider) )*(?:neblig|diesig|dunstig|trub|milchig|verhangen|nebelig)(?: aus)? (?:(?:,|[.;:–-]|und|bitte|mach|mache|das|es|mal) )+(?:klarer|klar|deutlicher|klare sicht)(?: machen| bitte)*(?= ?[.!]? ?$)/,
    'dunst weg',
  ],
  [new RegExp(`^grauschleier${LAST}`), 'zu dunstig'],
  [
    /^(?:(?:etwas|sehr|ziemlich|leicht) )?dunstig(?= ?$| ?[.!] ?$| ,(?! (?:wie|als)\b))/,
    'zu dunstig',
  ],
  [
    new RegExp(
      `^(?:(?:es|da|das bild|alles) (?:ist|liegt) )?(?:etwas )?wie ein schleier (?:druber|darauf|drauf)${LAST}`,
    ),
    'zu dunstig',
  ],
  // "Der Grauschleier da hinten bei den Bergen nervt": where it lies, and no other place
  [
    new RegExp(
      `\\b(${VEIL}) ${AFAR}${AT_PLACE}(?: (?:hinten|da|dort|druben))*(?= (?:(?:ist|sind|der|die|das|so|mich|echt|total|,|bitte|mal|noch|ganz|komplett|mir) )*(?:nervt|nerven|stort|storen|gefallt|weg|raus|entfern\\w*|wegmachen|wegnehmen|rausnehmen|reduzier\\w*|(?:muss|soll|sollte|kann|konnte|darf) (?:(?:bitte|mal|noch|ganz) )*(?:weg|raus|verschwinden|entfernt))(?: |$))`,
    ),
    '$1',
  ],
  [
    new RegExp(
      `(?<=\\b(?:entfern|beseitig|reduzier|verringer|losch|weniger|gegen|ohne|stort|nervt)\\w* (?:(?:bitte|mal|mir|mich|doch|den|der|dieser|so|ein|diesen|das|all|ganzen|hier) )*)(${VEIL}) ${AFAR}${AT_PLACE}${END}`,
    ),
    '$1',
  ],
  [
    new RegExp(
      `${START}${AFAR}${AT_PLACE} (?:(?:da|hinten|dort|ist|liegt) )*(?:der|den|dieser|diesen|dieses) (${VEIL})(?= (?:(?:ist|so|mich|echt|total|bitte|mal|noch|ganz|mir) )*(?:nervt|stort|gefallt|weg|raus|entfern\\w*|wegmachen|wegnehmen|rausnehmen|(?:muss|soll|sollte|kann|konnte) (?:(?:bitte|mal|noch) )*(?:weg|raus|verschwinden|entfernt))(?: |$))`,
    ),
    '$1',
  ],
  [
    new RegExp(
      `${START}(?:mich|uns|hier|da) (?:stort|nervt)(?: (?:mich|uns|echt|so|total|nur|halt))* (?:der|dieser|so ein|dieses) (${VEIL})(?: (?:da|dort|hinten|dahinten|druben|im hintergrund))*(?: ${AT_PLACE})?${END}`,
    ),
    '$1 weg',
  ],
  // "Hinten bei den Bergen liegt so ein Grauschleier"
  [
    new RegExp(
      `${START}${AFAR}${AT_PLACE} (?:(?:da|hinten|dort) )*(?:ist|liegt|hangt|nervt|stort) (?:(?:mich|so|da|ein|der|dieser|etwas|viel|total|noch) )*(?:(?:grau|milchig)e[rn]? )?(?:(?:grau|dunst|nebel)?schleier|dunst)${END}`,
    ),
    'zu dunstig',
  ],
  // "Gegen den Dunst: mach die Landschaft klarer"
  [
    new RegExp(`${START}gegen (?:den|diesen) dunst(?: (?:da|dort|hinten))?(?: [:,])?(?= )`),
    'entferne den dunst ,',
  ],
  // "Hab abends in der Kneipe fotografiert", beside noise: how it came about
  [
    /(?<=\b(?:verrausch\w*|rauschen|gekrissel|gegrissel|kornig|krisselig|korn)\b[^.;!?“]*, )(?:(?:ich|hab|habe|habs|das|wurde|ist) )*(?:(?:abends|nachts|gestern|spat|hab|habe) )*(?:in|im|auf|bei|beim|am) (?:[^,.;:!?“ ]+ ){1,4}(?:fotografiert|aufgenommen|geknipst|gemacht|geschossen|entstanden)(?: worden)?(?: ,| und)? (?=\S)/,
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
];
