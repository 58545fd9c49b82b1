import type { Form } from '../../forms/rewrite.ts';

const LAST = '(?= ?[.!]? ?$)';

/** Sizes, turns and faults of a picture, as German has them in few words. */
export const GERMAN_SIZES: readonly Form[] = [
  // "Höhe: 600", "schneid es auf 4:3"
  [/\b(hohe|breite) : (?=\d)/, '$1 '],
  [
    /\bschneide?(?: (?:es|das|bild|foto|bitte|mir))* auf (?=\d+:\d+(?= ?[.!]? ?$| ,| und\b))/,
    'zuschneiden auf ',
  ],
  [/^verhaltnis (?=\d+:\d+)/, 'format '],
  // "Das Bild ist nicht gerade", "rücke das Bild gerade"
  [
    /^(?:das )?(?:bild|foto|es) ist (?:nicht|nich|net) (?:ganz |richtig )?gerade(?= ?[.!]? ?$| ,| und\b)/,
    'bild ist schief',
  ],
  [
    /\b(?:rucke?|rueck) (?:bitte )?(?:das bild|das foto|es) (?:bitte )?gerade(?= ?[.!]? ?$| ,| und\b)/,
    'bild begradigen',
  ],
  [new RegExp(`^gerade${LAST}`), 'begradigen'],
  [
    /^(?:das )?(?:bild|foto|es) (?:ist|steht) verkehrt ?(?:he)?rum(?= ?[.!]? ?$| ,)/,
    'bild steht auf dem kopf',
  ],
  [
    /^(?:die |meine )?augen (?:sind )?rot(?= ?[.!]? ?$| , (?:bitte|weg|kannst|korrig\w*|entfern\w*|mach)\b)/,
    'rote augen',
  ],
  [/^taille (?=\d+x\d+)/, 'grosse '],
  [new RegExp(`^(?:im )?gegenlicht${LAST}`), 'schatten aufhellen'],
  [
    new RegExp(`^gegen (?:das licht|die sonne)(?: (?:fotografiert|aufgenommen|geknipst))?${LAST}`),
    'schatten aufhellen',
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
  [new RegExp(`^(?:falsche|komische|seltsame) farben${LAST}`), 'farben stimmen nicht'],
  [
    new RegExp(
      `^(?:mache? (?:es|sie|das bild|das foto) )?(?:nur )?ein (drittel|viertel) so gro(?:ss|ß)${LAST}`,
    ),
    'auf ein $1 verkleinern',
  ],
  [new RegExp(`^(?:eine )?halbe (?:um)?drehung${LAST}`), 'drehe um 180°'],
];

/** The same in phrases of German. */
export const GERMAN_SIZES_NAMED = `
  an/auf der langen/langeren/langsten seite/kante | lange/langere/langste/langen/langeren/langsten seite/kante | kantenlange = long side
  an/auf der kurzen/kurzeren seite/kante | kurzen/kurzeren seite/kante = short side
  anderthalbmal/eineinhalbmal so gross | anderthalb mal so gross = 150 percent of the size
  vierfache grosse | vervierfach~ die grosse = 4 times as big
  datei ist zu gross | datei zu gross | komprimier~ = make the file smaller
  schieflage korrigier~ | schieflage = crooked
  schiefer horizont = crooked horizon
  fotorestaurierung | fotorestauration | bildrestaurierung = restore
  schlecht/mies ausgeleuchtet/beleuchtet = too dark
  unscharf/verschwommen/verwackelt geworden = too blurry
  zu viel korn = too grainy
  zu viel nebel = too hazy
  weissbalance = white balance
  zweimal so gross | zwei mal so gross = twice as big
  verdreifach~ die grosse | verdreifach~ die auflosung | grosse verdreifach~ | auflosung verdreifach~ = 3 times as big
  dateigrosse verringer~ | dateigrosse verkleiner~ | dateigrosse reduzier~ = make the file smaller
  zu wenig licht | viel zu wenig licht = too dark
  zu viel licht | viel zu viel licht = too bright
  ubersattigt~ = oversaturated
`;
