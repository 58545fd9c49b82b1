import { CAPTIONED } from './told-captions.ts';
import { MEMES } from './told-memes.ts';
import {
  compiled,
  END,
  LETTERS,
  MAKES,
  MORE,
  named,
  type Rule,
  SAYS,
  SIZED,
  SIZES,
  START,
  text,
  VERBS,
  WHEN,
  WORD,
} from './told-parts.ts';
import { SHAPES } from './told-shapes.ts';
import { SLANTED_TOLD } from './told-slanted.ts';
import { SPEECHES, type Speech } from './told-speech.ts';
import { WATERMARKS } from './told-watermarks.ts';

/** The rules of one language. */
function rulesOf(speech: Speech): Rule[] {
  const { write, writes, adds, place, on, article, picture, under, ink, bar, clear } = speech;
  const please = '(?:(?:please|bitte|por favor|can you|could you) )?';
  const asks = `${please}(?:(?:${writes}) (?:mir |me |in )?)`;
  const puts = `${please}(?:(?:${writes}|${adds}) (?:mir |me |in )?)`;
  const joint = '(?:(?:,|and|with|then|und|mit|dann|y|con|luego|et|avec|puis|;) )+';
  const again = `(?:(?:${writes}|${adds}) )?`;
  const a = `(?:(?:${article}) )?`;
  const hue = `(?:${ink})`;
  const seen = `(?:(?:${clear}) )`;
  const said = (pattern: string, meant: string): Rule => ({ said: compiled(pattern), meant });
  const below = `(?<where>(?:${under}) ${a}(?:${picture}))`;
  const at = (name: string) => `(?<${name}>${place})`;
  const set = (name: string) =>
    `(?: (?<${name}>(?:in|en) (?:${hue}|${LETTERS} ${hue}|${hue} ${LETTERS})|${SIZED}))?`;
  const other = (name: string) => `(?!${VERBS} )${text(name)}`;
  const { title, subtitle, sheet, barSaid, inkSaid } = speech;
  // "A see-through black bar", "un bandeau noir translucide"
  const inner = `${SIZES}${seen}?(?:(?<c>(?:${hue} )+)${seen}?(?:${bar})(?: (?:${clear}))?|(?:${bar})(?: (?:${clear}))?(?<d>(?: ${hue})+)(?: (?:${clear}))?|(?<=(?:${clear}) )(?:${bar})|(?:${bar}) (?:${clear}))`;
  const plate = `(?:(?:${on}) )${a}${inner}`;
  const isClear = (name: string) => `(?=[^.;:“]*(?:${clear}) )(?<${name}>)`;
  const put = (before: string, clearly: string) =>
    before.replace('PLATE', `${clearly}${plate}`).replace('BANNER', `${clearly}${a}${inner}`);
  const bars = (before: string, after: (bar: string) => string): Rule[] => [
    said(put(before, isClear('s')), after(speech.clearBarSaid)),
    said(put(before, ''), after(barSaid)),
  ];
  return [
    // "Write Summer '98 by hand underneath"
    said(
      `${START}(?:${asks}|${puts}(?=~|\\d|“))(?:(?<p>${place}) (?:: )?)?(?:(?<t>“)|${text('u')}) (?:(?<q>${place}) )?(?:${speech.byHand})(?: (?<r>${place}))?${END}`,
      `${write} #t #u $p $q $r ${speech.byHandSaid}`,
    ),
    said(
      `${START}(?:${asks}|${puts})(?:(?<p>${place}) )?(?:${speech.byHand}) (?:(?<q>${place}) )?(?:(?<t>“)|${named('u')})(?: (?<r>${place}))?${END}`,
      `${write} #t #u $p $q $r ${speech.byHandSaid}`,
    ),
    // "Rabatt in Pink auf Weiß", "a banner saying SALE in white on a dark red strip"
    said(
      `${START}(?:${asks}|${puts}(?=(?:${SIZED} )?(?:~|\\d|“))|(?:${puts})?${a}${SIZES}(?:${bar}) ${SAYS} )(?:(?<x>${SIZED}) )?(?:(?<p>${place}) (?:: )?)?(?:(?<t>“)|${text('u')}) (?:(?<q>${place}) )?(?:in|en) (?<i>${ink}) (?:auf|on|over|sobre|sur) ${a}(?<c>${ink})(?: (?:${bar}))?(?: (?<y>${SIZED}))?(?: (?<r>${place}))?(?: , (?<z>${SIZED}))?${END}`,
      `${write} #t #u $p $q $r $x $y $z ${inkSaid} ${barSaid}`,
    ),
    // "Schreib unter das Bild Opa", "caption below the photo: Greetings"
    said(
      `${START}(?:${asks}|caption |text )${below} (?:: )?${text('t')}${END}`,
      `${write} #t $where`,
    ),
    said(
      `${START}${puts}${a}(?:text|texto|texte|caption|title|titel|titulo|titre|leyenda|legende) ${below} (?:: )?${text('t')}${END}`,
      `${write} #t $where`,
    ),
    said(`^${below} (?:: )?${named('t')}${END}`, `${write} #t $where`),
    // "Put my name in gold letters on the picture: Julia"
    said(
      `${START}${puts}(?:my|our|his|her|meinen|unseren|seinen|ihren|mi|nuestro|su|mon|notre|son) (?:names?|namen|nombres?|noms?)(?: (?<x>[^.;:“~]+?))? : ${named('t')}${END}`,
      `${write} #t $x`,
    ),
    // "Sommer auf einen halbtransparenten weißen Balken"
    ...bars(
      `${START}(?:${asks}(?<t>“)|${asks}${text('u')}|${puts}${named('v')}) (?:, )?(?:(?<p>${place}) )?(?:(?:in|en) (?<i>${ink}) )?PLATE(?: (?<q>${place}))?${END}`,
      (said) => `${write} #t #u #v $p $q $i ${said}`,
    ),
    // "Red banner at the bottom with white text SALE"
    ...bars(
      `^(?:${puts})?BANNER(?: (?<p>${place}))? (?:(?:with|mit|con|avec|:|${SAYS}|und|and|y|et) )+${a}(?:(?<i>${ink}) ${LETTERS}|${LETTERS} (?:in |en )?(?<j>${ink})) (?:: |${SAYS} )?(?:(?<t>“)|${named('u')})(?: (?<q>${place}))?${END}`,
      (said) => `${write} #t #u $p $q ${inkSaid} ${said}`,
    ),
    ...bars(
      `^(?:${puts})?BANNER(?: (?<p>${place}))? (?:(?:with|mit|con|avec|:|${SAYS}|${LETTERS}|${article}) )+(?:(?<t>“)|${named('u')})(?: (?<q>${place}))?${END}`,
      (said) => `${write} #t #u $p $q ${said}`,
    ),
    // "White text on black bar at the top: BREAKING NEWS"
    said(
      `^(?:${puts})?(?:(?<i>${ink}) ${LETTERS}|${LETTERS} (?<j>${ink})) ${plate}(?: (?<p>${place}))? (?:: |${SAYS} )(?:(?<t>“)|${text('u')})${END}`,
      `${write} #t #u $p ${inkSaid} ${barSaid}`,
    ),
    // "Put the text on a see-through black bar at the bottom: Grand Opening"
    ...bars(
      `^(?:${puts})?${a}${LETTERS} PLATE(?: (?<p>${place}))? (?:: |${SAYS} )(?:(?<t>“)|${text('u')})${END}`,
      (said) => `${write} #t #u $p ${said}`,
    ),
    // "Lift Off on top with Mission 12 underneath"
    said(
      `${START}(?:${asks}${text('t')}|${puts}${named('u')}(?= (?!on the |links |rechts |a ))) ${at('p')}${set('x')} ${joint}${again}(?!${VERBS} )${named('v')} ${at('q')}${set('y')}${END}`,
      `${write} #t #u $p $x , ${write} #v $q $y`,
    ),
    said(
      `${START}${asks}${text('t')} ${at('p')}${set('x')} ${joint}${again}${other('v')} ${at('q')}${set('y')}${END}`,
      `${write} #t $p $x , ${write} #v $q $y`,
    ),
    // "Oben Einladung und unten 18. Mai, 19 Uhr"
    said(
      `${START}${asks}${at('p')}${set('x')} (?:: )?${text('t')} ${joint}${again}${at('q')}${set('y')} (?:: )?${other('u')}${END}`,
      `${write} #t $p $x , ${write} #u $q $y`,
    ),
    ...(write === 'schreib'
      ? []
      : [
          said(
            `^(?:${puts})?${at('p')} (?:: )?${named('t')} ${joint}${again}${at('q')} (?:: )?(?!${VERBS} )${named('u')}${END}`,
            `${write} #t $p , ${write} #u $q`,
          ),
        ]),
    said(
      `${START}${asks}${text('t')} ${at('p')} ${joint}${at('q')} (?:: )?(?!${VERBS} )${named('u')}${END}`,
      `${write} #t $p , ${write} #u $q`,
    ),
    // "Titre en haut MENU et en bas 12€"
    said(
      `${START}(?:${puts})?${a}(?:${title}) ${at('p')}${set('x')} (?:: )?${named('t')} ${joint}${again}${at('q')}${set('y')} (?:: )?(?!${VERBS} )${named('u')}${END}`,
      `${write} #t $p $x , ${write} #u $q $y`,
    ),
    // "A poster with the title Sommerfest und unten 12. Juli ab 15 Uhr"
    said(
      `(?<=(?:with|mit|con|avec) )${a}(?:${title}) (?:: )?${named('t')} ${joint}${again}${at('q')}${set('y')} (?:: )?(?!${VERBS} )${named('u')}${END}`,
      `, ${write} #t ${speech.top} , ${write} #u $q $y`,
    ),
    // "At the top in red letters Last Chance"
    said(
      `${START}${asks}${at('p')} (?<x>(?:in|en) (?:${LETTERS} ${hue}|${hue} ${LETTERS})) (?:: )?${named('t')}${END}`,
      `${write} #t $p $x`,
    ),
    // "Oben den Text Ab in den Urlaub", "arriba el texto Vamos a la playa"
    said(
      `${START}${at('p')} ${a}(?:text|texto|texte|words|title|titel|titulo|titre|caption) (?:: )?${named('t')}${END}`,
      `${write} #t $p`,
    ),
    // "Title blur the lines"
    said(
      `^(?:${title}) (?=(?:blur|crop|cut|remove|erase|turn|flip|fade|brighten|darken|sharpen|fill|cover|hide|keep|leave|color|rotate|borra|quita|recorta|enleve|efface) (?!it|them|that|this))(?<t>${WORD}${MORE}+?)${END}`,
      `${write} #t`,
    ),
    // "Titel Sommer und Untertitel Italien 2026 hinzu"
    said(
      `${START}(?:${puts})?${a}(?:${title}) (?:: )?${named('t')} ${joint}${again}${a}(?:${subtitle}) (?:: )?${text('u')}(?: (?:hinzu|dazu|ein|drauf|rein|to it|on it))?(?: ,)?(?: (?<p>${place}))?${END}`,
      `${write} #t $p , ${write} #u $p`,
    ),
    said(
      `${START}${puts}${a}(?:${title}) (?:: )?${named('t')} (?:hinzu|dazu|ein|drauf|rein)${END}`,
      `${write} #t`,
    ),
    // "Flyer: Yoga in the park, every Sunday 9 am"
    ...[2, 1, 0].map((more) => {
      const lines = Array.from({ length: more }, (_, i) => ` , (?=${WHEN})${text(`u${i}`)}`);
      const rest = lines.map((_, i) => ` , ${write} #u${i} ${speech.bottom}`);
      return said(
        `^${please}${MAKES}${a}(?:${sheet}) (?:(?::|–|-|${SAYS}) )+(?!${VERBS} )${named('t')}${lines.join('')} ?[.!]? ?$`,
        `${write} #t ${speech.top}${rest.join('')}`,
      );
    }),
    // "Anna - Hintergrund weiß"
    said(
      `${START}${asks}${named('t')} [-–] (?<rest>(?:hintergrund|background|fondo|fond) .{1,60}?)${END}`,
      `${write} #t , $rest`,
    ),
    // "Made with love at the bottom in handwriting"
    said(
      `${START}${puts}(?=~)${text('t')} ${at('p')} (?<set>(?:in|en|mit|con|with|avec) (?:${WORD} ){0,3}(?:handwriting|handschrift|schreibschrift|font|cursive|script|${LETTERS}))${END}`,
      `${write} #t $p $set`,
    ),
    // "Die Banane oben"
    said(
      `${START}${asks}(?=(?:the|der|die|das|el|la|los|las|le|les) )${text('t')} ${at('p')}${END}`,
      `${write} #t $p`,
    ),
  ];
}

/** In their order: the first that fits is what is meant. */
export const RULES: readonly Rule[] = [
  ...CAPTIONED,
  ...SLANTED_TOLD,
  ...SHAPES,
  ...WATERMARKS,
  ...MEMES,
  ...SPEECHES.flatMap(rulesOf),
];
