import type { Form } from '../../../forms/rewrite.ts';
import { END, LAST, START } from '../parts.ts';

/** Sentences of German about haze, noise and film grain. */
export const GERMAN_HAZE_AND_NOISE: readonly Form[] = [
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
