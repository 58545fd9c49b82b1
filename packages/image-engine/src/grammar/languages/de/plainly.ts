import { alternatives } from '../alternatives.ts';

const SHADOWS =
  'den schatten|den tiefen|den schattenpartien|den schattenbereichen|den dunklen stellen|den dunklen bereichen|den dunklen partien|den dunklen ecken|dem schatten';
/** "Mehr aus den Schatten": light is asked for, and no shadow. */
const OUT_OF_SHADOWS = alternatives(
  'mehr|etwas|noch mehr|ein bisschen mehr|etwas mehr|mehr details|details|mehr zeichnung|zeichnung|mehr struktur|viel mehr|alles',
  'aus',
  SHADOWS,
  '|holen|hol|rausholen|herausholen|herausarbeiten|rauskitzeln|herauskitzeln|ziehen',
);
const IN_SHADOWS = alternatives(
  'mehr zeichnung|mehr details|mehr detail|mehr licht|mehr durchzeichnung|zeichnung',
  'in',
  SHADOWS,
);
const UNDER_SHADOWS = alternatives(
  'schatten',
  'unter der|unter dem|unter den|unterm|hinter der|hinter dem|neben der|neben dem|zwischen den',
);
/** "Das Rauschen aus dem Nachtfoto": the noise goes, and the picture does not become a night. */
const NOISE_IN_PHOTO = alternatives(
  'nimm das|nimm bitte das|nimm mal das|hol das|zieh das|kriegst du das',
  'rauschen|bildrauschen|farbrauschen',
  'aus dem|aus der|aus meinem|aus meiner|aus diesem|aus dieser',
  'nachtfoto|nachtbild|nachtaufnahme|abendfoto|handyfoto|konzertfoto|foto|bild|aufnahme',
  '|raus|heraus',
);
const BARS = alternatives(
  'mit einem schwarzen|mit schwarzem|mit nem schwarzen|mit einem dicken schwarzen',
  'balken|kasten|streifen|rechteck|block',
);
const COVERED = 'abdecken|uberdecken|verdecken|zudecken|ubermalen|zumachen|unkenntlich machen';

const DARK_CORNERS = alternatives(
  'die dunklen ecken|dunkle ecken|dunklen ecken',
  'im|in der|in dem|vom|der|des',
  'zimmer|raum|zimmers|raums|wohnung|kuche|bad|wohnzimmer|schlafzimmer|flur|buro',
  'aufhell~|heller|heller mach~|etwas aufhell~',
);

/** "Das Kennzeichen mit einem schwarzen Balken abdecken", "schwärze die Adresse": nothing becomes black. */
const BLACKED_OUT = [
  ['kennzeichen|nummernschild|autonummer', 'number plate'],
  ['adresse|anschrift', 'address'],
  ['namen|name|nachnamen', 'name'],
  ['kontonummer|iban', 'account number'],
  ['telefonnummer|handynummer|nummer|hausnummer', 'number'],
  ['unterschrift', 'signature'],
  ['text', 'text'],
]
  .map(
    ([said = '', english]) =>
      `${alternatives(said, BARS, COVERED)} | ${alternatives('schwaerz|schwaerze|schwaerzt|bitte schwaerze', 'den|die|das|meine|meinen|unsere|alle', said)} | ${alternatives(said, 'schwarz', 'ubermalen|uberdecken|abdecken|uberpinseln|verdecken')} = black out the ${english}`,
  )
  .join('\n  ');

/** "Ein Stück Wiese abschneiden": what is cut off there. */
const PIECE_OF = [
  ['wiese|rasen|gras', 'grass'],
  ['himmel', 'sky'],
  ['strasse|weg|gehweg', 'road'],
  ['wand|mauer', 'wall'],
  ['wasser', 'water'],
  ['boden', 'floor'],
]
  .map(
    ([said = '', english]) =>
      `${alternatives('stuck|stuckchen|streifen|stuckerl', said)} = bit of ${english}`,
  )
  .join('\n  ');

/** German as it is said in passing, in words that the forms know. */
export const GERMAN_PLAINLY = `
  ${OUT_OF_SHADOWS} = more out of the shadows
  ${IN_SHADOWS} = lift the shadows
  ${UNDER_SHADOWS} = shadow under the
  ${NOISE_IN_PHOTO} = remove the noise
  schwarz uberdeck~ | schwarz ubermal~ | schwarz abdeck~ | schwarz uberpinsel~ | schwarz zumal~ | schwarz verdeck~ | schwarz unkenntlich mach~ = black out
  ${alternatives(BARS, COVERED)} = black out
  ${BLACKED_OUT}
  ${PIECE_OF}
  tu einen | tu eine | tu da = put a
  lass~ … im nebel verschwind~ | lass~ … im nebel versink~ = show vanish in fog
  lass~ … im dunst verschwind~ | lass~ … im dunst versink~ = show vanish in mist
  im nebel verschwind~ | im nebel versink~ | im nebel verlier~ | im nebel lieg~ = vanish in fog
  im dichten nebel verschwind~ | im dichten nebel versink~ | im dicken nebel verschwind~ = vanish in thick fog
  im dunst verschwind~ | im dunst versink~ = vanish in mist
  rosiger~ | rosaner~ = pinker
  rauschen raus/weg aus der nachtaufnahme | rauschen raus/weg aus dem nachtfoto | rauschen in der nachtaufnahme = remove the noise
  die nachtaufnahme | der nachtaufnahme | meine nachtaufnahme | meiner nachtaufnahme | diese nachtaufnahme | dieser nachtaufnahme = the picture
  tauch~ … in dichten nebel | hull~ … in dichten nebel | pack~ … in dichten nebel = show vanish in thick fog
  tauch~ … in nebel | hull~ … in nebel | pack~ … in nebel = show vanish in fog
  als ob es regnet | als ob es regnen wurde | als wurde es regnen = as if it was raining
  als ob es schneit | als wurde es schneien = as if it was snowing
  noch erkennen | noch erkennen konnen | wiedererkennen konnen = still recognize
  die/der/das man kaum merkt/sieht/bemerkt | die/der/das man nicht gleich/sofort merkt/sieht/bemerkt = but subtle
  ${DARK_CORNERS} = lift the shadows
  ebenfalls = also
  rotlicher~ = redder
  darf gern | darf gerne | durfen gern | durfen gerne | darf ruhig | durfen ruhig | darf noch | durfen noch = should
  strahlend blau~ | knallblau~ | tiefblau~ = bright blue
  erkennbar bleib~ | zu erkennen sein | zu erkennen bleib~ | erkennbar sein = be recognizable
  die lichter sollen nicht ausfressen | lichter sollen nicht ausfressen | die lichter durfen nicht ausfressen | lichter durfen nicht ausfressen | die lichter nicht ausfressen lassen = dont blow out the highlights
  uberall sonst | sonst uberall = everywhere else
  das gleiche bei | das gleiche mit | das gleiche fur | dasselbe bei | dasselbe mit | dasselbe fur | das selbe bei | das selbe mit | genauso bei | gleiches bei | gleiches mit = the same for
  mit wumms | mit richtig wumms | mit viel wumms | mit ordentlich wumms | mit schmackes | mit richtig bumms = with a lot of punch
  in der mitte lass~ | in der mitte bleib~ | mittig lass~ = keep in the middle
  halb so stark wie ublich | halb so stark wie sonst | halb so stark wie normal~ = half as strong as usual
  copyrightzeile | copyrightvermerk | copyrighthinweis | urheberhinweis | urhebervermerk = copyright line
  im stromenden regen | bei stromendem regen = in the pouring rain
`;
