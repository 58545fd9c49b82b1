import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

/** Sentences of German about rain, snow, fog and rainbows. */
export const GERMAN_WEATHER: readonly Form[] = [
  // "Blitz dazu": of the sky, and none of a camera
  [
    /^(?:(?:bitte|noch|mach|mache|ein|einen|paar|mit|mal) )*(?:blitze?|gewitterblitze?|wetterleuchten) (?:(?:bitte|dazu|hinzu|hinzufugen|rein|einfugen|am|an|den|in|im|himmel) ?)+(?= ?[.!]? ?$)/,
    'add lightning ',
  ],
  // "Sonnenschein"
  [
    /^(?:(?:bitte|mach|mal|mehr|mit|die|es|soll|lass) )*(?:sonnenschein|sonne scheint|sonne scheinen|sonniger|sonnig)(?: (?:bitte|rein|dazu|lassen|machen|soll))*(?= ?[.!]? ?$)/,
    'mehr sonne',
  ],
  // "Nebel, aber nur hauchdünn über dem Boden"
  [
    new RegExp(
      `(?<=\\b\\w*(?:nebel|dunst)\\b[^.;!?“]* )(?:(?:,|aber|nur|bitte|so|ganz) )*(?:hauchdunn|hauchfein|hauchzart)(?: (?:uber|am|auf) (?:dem |den )?(?:boden|wiesen?|wasser|feld|feldern|see))?${END}`,
    ),
    ', dezent',
  ],
  // "Weicher Nebel": little of it, and nothing is blurred
  [
    /\b(?:weich|zart|sanft)e[rnms]? (?=(?:nebel|dunst|nebelschleier|nebelschwaden|bodennebel|morgennebel)\b)/,
    'leichter ',
  ],
  // "Ein paar dicke Flocken sollen runterrieseln"
  [
    new RegExp(
      `${START}(?:(?:ein|ne|eine|noch|auch|da|paar|lass|einige|vereinzelte) )*(?:schnee)?(?:flocken|flockchen) (?:(?:sollen|sollten|konnten|konnen|durfen|mussen|bitte|noch|leise|sanft|langsam|vom|himmel|von oben|uberall) )*(?:(?:runter|herunter|herab|hernieder|nieder|rum|umher) ?)?(?:rieseln|fallen|schweben|tanzen|wirbeln|segeln|schneien|rieselnde|kommen)(?: (?:sehen|lassen))?${END}`,
    ),
    'leichter schneefall',
  ],
  [
    new RegExp(
      `${START}(?:(?:ein|ne|eine|noch|auch|da|paar|lass|einige|richtig|so) )*(?:dicke|fette|grosse|gro(?:ß|ss)e|dicken|fetten) (?:schnee)?flocken (?:(?:(?:sollen|sollten|konnten|konnen|durfen|mussen|bitte|noch|leise|sanft|langsam|vom|himmel|von oben|uberall) )*(?:(?:runter|herunter|herab|hernieder|nieder|rum|umher) ?)?(?:rieseln|fallen|schweben|tanzen|wirbeln|segeln|schneien|kommen)(?: lassen)?|vom himmel)${END}`,
    ),
    'schnee mit dicke flocken',
  ],
  [
    new RegExp(
      `${START}(?:es )?(?:soll|konnte|darf) (?:(?:leise|sanft|leicht|etwas|ein bisschen|wei(?:ß|ss)|drau(?:ß|ss)en) )*rieseln${END}`,
    ),
    'leichter schneefall',
  ],
  [/\bregnerisch(?:es)? wetter(?= ?$| [,.;:!?]| (?:und|bitte)\b)/, 'regen'],
  [/\bneb(?:e)?lig(?:es)? wetter(?= ?$| [,.;:!?]| (?:und|bitte)\b)/, 'nebel'],
  // "Tu so, als wär's mitten in der Nacht und es schüttet": both are wished for
  [
    /(?<=\b(?:tu so|als ob|als ware|als wars|als war|als wurde|nacht|nachts|mitternacht|abend|dunkel|finster|gewitter|sturm|unwetter)\b[^.;!?“]* (?:und|,) )(?<!\bes (?:ist|war) (?:[^ ]+ ){0,4}(?:und|,) )(?:es |s )?(?:schuttet|schuttets|gie(?:ß|ss)t|pisst|schifft|kubelt|plastert|regnet in stromen|in stromen regnet)(?: (?:richtig|so|dabei|drau(?:ß|ss)en|wie aus (?:eimern|kubeln)))*(?= ?$| [,.;!?]| (?:und|bitte)\b)/,
    'starker regen',
  ],
  [
    new RegExp(
      `(?<=\\b(?:soll|als wurde|tu so)\\b[^.;!?“]*\\b(?:nacht|nachts|mitternacht) (?:(?:sein|werden|ware|es|richtig) )*)(?:und (?:es )?)?schutten(?: (?:wurde|soll))?${END}`,
    ),
    'und starker regen',
  ],
  // "Man soll ihn kaum sehen", and no complaint of that
  [
    new RegExp(
      `(?<=\\bregenbogen\\b[^.;!?“]* )(?:(?:,|und|aber|so dass|dass|den|der) )*(?:man )?(?:(?:soll|sollte|darf) )?(?:(?:ihn|er) )?(?:man )?(?:kaum|fast nicht|gerade so) (?:sehen|sieht|erkennen|erkennt|sichtbar(?: sein)?|zu sehen|auffallen|auffallt)${END}(?!.*\\b(?:ihn|regenbogen) (?:(?:bitte|doch|mal|viel|etwas|deutlich|noch|ein|bisschen) )*(?:starker|kraftiger|deutlicher|heller|sichtbarer|intensiver)\\b)`,
    ),
    ', dezent',
  ],
  // "Kein Schneesturm, nur ein paar Flöckchen"
  [
    /(?<=\b(?:schnei\w*|schnee) )(?:, )?(?:aber |bitte )?(?:kein|keinen|nicht gleich ein) (?:schneesturm|schneegestober|blizzard|sturm) (?=(?:, )?(?:sondern )?nur (?:ein )?paar )/,
    '',
  ],
  // "Nur ein paar Flocken, kein Schneesturm"
  [
    new RegExp(
      `(?<=\\b(?:schnei\\w*|schnee)\\b[^.;!?“]* )(?:, )?(?:aber |bitte )?(?:wirklich )?nur (?:ein )?paar (?:vereinzelte |kleine )?(?:schnee)?flo(?:cken|ckchen)(?:(?: ,)? (?:und |aber )?(?:kein|keinen|nicht gleich ein) (?:schneesturm|schneegestober|blizzard|sturm))?${END}`,
    ),
    ', only a few flakes',
  ],
  [
    new RegExp(
      `(?<=\\b(?:regne\\w*|regen)\\b[^.;!?“]* )(?:, )?(?:aber |bitte )?(?:wirklich )?nur (?:ein )?paar (?:vereinzelte |kleine )?(?:regen)?(?:tropfen|tropfchen)(?:(?: ,)? (?:und |aber )?(?:kein|keinen|nicht gleich ein) (?:wolkenbruch|platzregen|unwetter|sturm|gewitter))?${END}`,
    ),
    ', only a few drops',
  ],
];
