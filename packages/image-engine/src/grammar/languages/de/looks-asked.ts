import type { Form } from '../../forms/rewrite.ts';
import { ASKING, END, START } from './parts.ts';

const BW = '(?:schwarz ?wei(?:ß|ss|s)|sw|schwarzweis)';
const HOW = '(?:, )?(?:(?:so|vollig|total|richtig|absolut|ruhig|komplett) )*';
const ADVERTS = '[^,.;:!?“ ]*(?:immobilien|makler|hotel)[^,.;:!?“ ]*';
const LIKE_ADVERTS = `wie (?:(?:in|im|bei|auf|aus|von|vom|den|diesen|einer|einem|so) )*${ADVERTS}`;
const LIT = '(?:den )?(?:wolken|himmel)';
const SHADED = '(?:den )?(?:schatten|tiefen)';

/** Looks of pictures and what is said of their strokes, as German has it. */
export const GERMAN_LOOKS_ASKED: readonly Form[] = [
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
  // "Mit Körnung wie alter Film, aber nicht bräunlich": grain, and no look besides
  [
    new RegExp(
      `(?<=\\b${BW}(?= )[^.;!?“]* )(?<!\\b(?:ohne|kein\\w*|nicht|weniger)\\b[^,.;!?“]*)(?:mit )?(?:(?:etwas|viel|feiner|grober) )?(?:korn|kornung|filmkorn|filmkornung|kornig) wie (?:(?:in|im|bei|aus|von|ein|einem|einer|so) )*(?:(?:alte|analoge|klassische|alt|analog)[mnrs]? (?:film|filme|filmen|fotos|schwarzwei(?:ß|ss)film|streifen)|fruher|damals)${END}`,
    ),
    'mit filmkorn',
  ],
  [
    new RegExp(
      `(?<=\\b${BW}(?= )[^.;!?“]*\\b(?:korn|kornung|filmkorn|kornig)\\b[^.;!?“]* )(?:, )?(?:(?:aber|nur|bitte|bloß|ja) )*(?:nicht|kein|ohne) (?:(?:so|zu|ins) )?(?:braunlich(?:e)?|braun|braune|gelblich|braunstich|sepia)${END}`,
    ),
    ', ohne sepia',
  ],
  // "Zarte Striche" of a pencil
  [
    new RegExp(
      `(?<=(?:skizze|bleistift|zeichnung)\\b[^.;!?“]* )(?:, )?(?:mit )?(?:(?:ganz|sehr) )?(?:zart|fein|dunn|leicht)(?:e|en) (?:strich|lini)(?:e|en)${END}`,
    ),
    ', dunne linien',
  ],
  // "Große Punkte und schwarze Umrisse" of a comic
  [
    new RegExp(
      `(?<=\\bcomic\\w*\\b[^.;!?“]* )(?:, )?(?:mit )?(?:groß|gross|dick|fett|grob)(?:e|en) (?:punkte|punkten|rasterpunkte|rasterpunkten)(?: (?:und|,) (?:(?:dick|schwarz|fett|kraftig)(?:e|en) )+(?:konturen|umrisse|umrissen|linien|rander|outlines))?${END}`,
    ),
    '',
  ],
  // "Wie das Hope-Plakat von Obama, wenige klare Farben"
  [
    new RegExp(
      `\\b(?:wie )?(?:das |ein )?(?:(?:plakat|poster) (?:wie|im stil von|a la) (?:das )?(?:von )?obamas? hope|(?:obama )?hope (?:plakat|poster)(?: von obama)?)${END}`,
    ),
    'hope poster',
  ],
  [
    new RegExp(
      `(?<=\\b(?:poster|plakat)\\b[^.;!?“]* )(?:, )?(?:mit )?(?:nur )?wenige[nr]? (?:klar|kraftig|satt|flachig|rein|stark)(?:e|en) farben${END}`,
    ),
    ', few flat colors',
  ],
  // "Leuchtende Konturen in Pink und Blau wie ein Nachtclub-Schild": no night falls
  [/\bleuchtende[nr]? (?:konturen|umrisse[n]?|kanten|linien|rander)\b/, 'neon glow'],
  [
    new RegExp(
      `(?<=\\b(?:neon\\w*|glow)\\b[^.;!?“]* )(?:, )?wie (?:(?:ein|eine|einem|einer|bei|das|die) )*(?:leuchtreklame|neonreklame|leuchtschild|neonschild|nachtclub schild|schild|reklame|club ?schild)(?: (?:(?:von|vom|eines|einem|einer|an|am|in) )+(?:nacht ?club|nachtclubs?|clubs?|bar|disko|disco|diskothek))?${END}`,
    ),
    '',
  ],
  // "In dicken Pixeln wie bei Mario"
  [
    new RegExp(
      `${START}(?:in |mit )?(?:dick|groß|gross|grob|fett)(?:e|en) pixeln? wie (?:(?:in|bei|im|aus) )?(?:super )?mario(?: bros| land| world)?${END}`,
    ),
    'pixel art with big pixels',
  ],
];
