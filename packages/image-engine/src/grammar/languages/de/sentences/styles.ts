import type { Form } from '../../../forms/rewrite.ts';
import { END, LAST, START } from '../parts.ts';

const ONTO_PAPER = '(?:(?:(?:aufs|auf das|auf|ans) (?:papier|blatt) )|(?:hin ))?';

const SCRIBBLED = '(?:gekritzelt|gezeichnet|skizziert|gemalt|gekrakelt|gestrichelt)';

const FEW = '([3-9]|drei|vier|funf|sechs|sieben|acht)';

const LOOK =
  '(?:cartoon|comic|anime|manga|zeichnung|zeichentrick\\w*|aquarell|olgemalde|oelgemaelde|gemalde|skizze|karikatur|pixel\\w*)';

const BW = '(?:schwarz ?wei(?:ß|ss|s)|sw|schwarzweis)';

/** Sentences of German about styles: drawn, painted, filmed, printed, of another time. */
export const GERMAN_STYLES: readonly Form[] = [
  // "Mosaik", "Malbuch", "Simpsons"
  [
    /^(?:(?:bitte|als|ein|eine|wie|in|im|mach|draus|daraus|aus|fur|seite) )*(?:mosaik|mosaikbild|mosaikeffekt|mosaikstil|mosaikoptik)(?: (?:bitte|machen|stil|effekt|draus))*(?= ?[.!]? ?$)/,
    'mosaic',
  ],
  [
    /^(?:(?:bitte|als|ein|eine|wie|in|im|mach|draus|daraus|aus|fur|zum) )*(?:malbuch|malbuchseite|malbuchbild|ausmalseite)(?: (?:bitte|machen|seite|stil|draus))*(?= ?[.!]? ?$)/,
    'malvorlage',
  ],
  [
    /^(?:(?:bitte|wie|als|bei|den|die) )*simpsons?(?: figur)?(?: bitte)?(?= ?[.!]? ?$)/,
    'simpsons stil',
  ],
  // "Sieht aus wie 1970"
  [
    /^(?:(?:bitte|es|das|bild|foto|soll|sollte|mach|so|aussehen|sieht|aus|als|ware|dass|,) )*(?:wie|als) (?:(?:aus|von|im|in|dem|das|jahr|jahre|anno|wars|ware es|gemacht|ein|foto|bild|eins|so) )*19[2-9]\d(?: (?:aussehen|aussieht|aufgenommen|gemacht|fotografiert|aus))*(?= ?[.!]? ?$)/,
    'wie aus den 70ern',
  ],
  [
    /^(?:(?:bitte|mach|mache|ein|mal|da|aus|dem|bild|foto) )*kunstwerk(?: (?:draus|daraus|machen|bitte))*(?= ?[.!]? ?$)/,
    'wie gemalt',
  ],
  // "Kinoeffekt mit Balken"
  [/\bkino ?effekt(?= )/, 'kinolook'],
  // "Mit unregelmäßigem Rand": how a painting ends, and no border
  [
    /(?<=\b(?:aquarell|gemalde|olgemalde|malerei|zeichnung|skizze)\w*\b[^.;!?“]* )(?:, )?mit (?:\w+ )?(?:unregelma(?:ß|ss)ig|gerissen|ausgefranst)\w* (?:rand|randern|kanten|raendern)(?= ?$| [,.;!?]| und\b)/,
    'with irregular edges ',
  ],
  // "Neon-Look in Pink und Cyan": it has colours of its own
  [
    new RegExp(`${START}(?:im )?neon (?:look|effekt|stil|optik) in (\\w+) und (\\w+)${END}`),
    'neon $1 und $2',
  ],
  // "Aber lass den Hintergrund wie im echten Foto"
  [
    new RegExp(
      `(?<=\\b${LOOK}\\b[^.;!?“]* )(?:(?:,|und|aber) )+(?:(?:lass|lasse|halt|behalt\\w*) )?(?:den |der )?hintergrund (?:(?:soll|bleibt|bleiben|bitte) )*(?:(?:wie|als|wie in einem|im|ein) )*(?:(?:echt|real|normal|richtig)\\w*(?: (?:foto|bild))?|foto)(?: (?:bleiben|lassen|sein))?${END}`,
    ),
    ', aber lass den hintergrund wie er ist',
  ],
  [
    /\b(?:das |dieses )?(?:foto|bild) soll (?:(?:ruhig|richtig|mal) )*(?:alter|alt|antik) (?:wirken|aussehen)(?= ?$| [,.;!?])/,
    'alter look',
  ],
  [
    /(?<=\bpixel ?art\b[^.;!?“]* )(?:, )?(?:schon |richtig |recht )?grob(?:e|er|es)?(?= ?$| [,.;!?])/,
    'mit grossen pixeln',
  ],
  [/\b(?:im |in |als )?zwei ?farb(?:en)?druck(?: in| mit| aus)?(?= )/, 'in duotone'],
  [/(?<=\b(?:olgemalde|gemalde|aquarell|olbild|plakat) )von (?:fruher|damals)(?= ?$| [,.;!?])/, ''],
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
  // "Comic mit dicken Linien", "Ölgemälde, kräftige Striche": so strong it is to be
  [
    new RegExp(
      `(?<=(?:skizze|bleistift|zeichnung|comic|cartoon|gemalde|olbild|aquarell|anime|manga)\\w*\\b[^.;!?“]* )(?:(?:,|mit|und|richtig|ganz|sehr) )*(?:dick|kraftig|fett|grob|stark|breit|deutlich)(?:e|en) (?:strich(?:e|en)|pinselstrich(?:e|en)|linien|konturen|umriss(?:e|en)|umrandung(?:en)?|outlines)${END}`,
    ),
    ', stark',
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
  // "Als hätt's einer mit 'nem weichen 6B aufs Papier gekritzelt"
  [
    new RegExp(
      `${START}(?:(?:als|so|wie|ob|hatts|hatte|hatt|s|es|war|wars|ware|einer|jemand|wer|er|sie|von hand) )*mit (?:(?:nem|einem|n|dem|so) )*((?:weich|hart|dick|dunn)en )?(?:[1-9] ?(?:b|h|hb)|hb)(?: (?:bleistift|stift|mine))? ${ONTO_PAPER}(?:hin|drauf)?${SCRIBBLED}(?: (?:ware|war|worden|hat|hatte))?${END}`,
    ),
    '$1 bleistiftskizze',
  ],
  [
    new RegExp(
      `${START}(?:(?:als|so|wie|ob|hatts|hatte|hatt|s|es|war|wars|ware|einer|jemand|wer|er|sie|von hand) )*mit (?:(?:nem|einem|n|dem|so) )*((?:weich|hart|dick|dunn)en )?(?:bleistift|blei|graphitstift|grafitstift|kuli|kugelschreiber) ${ONTO_PAPER}(?:hin|drauf)?gekritzelt(?: (?:ware|war|worden|hat|hatte))?${END}`,
    ),
    '$1 bleistiftskizze',
  ],
  // A pencil has no colour.
  [
    new RegExp(
      `(?<=\\bbleistiftskizze )(?:,|und|aber|nur)(?: (?:und|aber))? (?:ohne farben?|farblos|nicht bunt|keine farben?)${END}`,
    ),
    '',
  ],
  // "Nur noch vier Farbstufen"; two are a duotone
  [
    new RegExp(
      `${START}(?:(?:dann|danach|auf|mit|in|nur|noch|bloss|ganze) )*${FEW} (?:farbstufen|farb stufen|tonstufen|tonwertstufen|tonwerte|tonwerten|farbabstufungen|abstufungen|helligkeitsstufen)(?: (?:reduzieren|runter|runterbrechen|begrenzen|beschranken|haben|ubrig))?${END}`,
    ),
    'posterize to $1 colors',
  ],
  [
    new RegExp(
      `${START}(?:(?:dann|das|bild|foto|es) )*(?:(?:reduziere?|begrenze?|beschranke?) (?:(?:es|das|bild|foto|bitte) )*auf ${FEW} farben|auf ${FEW} farben (?:reduzieren|reduziert|runterbrechen|begrenzen|beschranken)|(?:reduziere?|begrenze?|beschranke?) (?:bitte )?(?:die )?(?:farben|farbanzahl|farbzahl) auf ${FEW}|(?:danach )?nur (?:noch )?${FEW} farben)${END}(?! ?:)`,
    ),
    'posterize to $1 $2 $3 $4 colors',
  ],
  // "So bräunlich vergilbt wie in Omas Album": a look, and nothing to be mended
  [
    new RegExp(
      `${START}(?:(?:so|ganz|schon|leicht|etwas|richtig) )*(?:braunlich|gelblich|braun|vergilbt)(?:e[snrm]?)?(?: (?:,|und))?(?: (?:braunlich|gelblich|vergilbt|verblichen|ausgeblichen|verblasst)(?:e[snrm]?)?)? (?=wie (?:(?:in|aus|bei|auf|im|von) )?(?:omas?|opas?|uromas?|ein|eine|einem|alte|alten|fruher|damals)\\b)(?!.*\\b(?:restaur|reparier|ausbesser|auffrisch|rett|entfern|korrig|weg|raus|zuruck|wiederherst|neutral)\\w*)`,
    ),
    '',
  ],
  [
    new RegExp(
      `^(?:(?:so|ganz|schon|leicht|etwas) )*(?:braunlich|gelblich)(?: und| ,)? (?:vergilbt|verblichen|ausgeblichen)(?: bitte| machen)?${LAST}`,
    ),
    'sepia',
  ],
  // "Duplex in Blau und Orange"
  [/\bduplex(?= (?:in|aus|mit) )/, 'duoton'],
];
