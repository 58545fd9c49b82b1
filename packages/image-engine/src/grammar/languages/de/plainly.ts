import { alternatives } from '../alternatives.ts';

const SHADOWS =
  'den schatten|den tiefen|den schattenpartien|den schattenbereichen|den dunklen stellen|den dunklen bereichen|den dunklen partien|den dunklen ecken|dem schatten';
/** "Mehr aus den Schatten": light is asked for, and no shadow. */
const OUT_OF_SHADOWS = alternatives(
  'mehr|etwas|noch mehr|ein bisschen mehr|etwas mehr|mehr details|details|mehr zeichnung|zeichnung|mehr struktur|viel mehr|alles',
  'aus',
  SHADOWS,
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
  'rauschen|bildrauschen|farbrauschen',
  'aus dem|aus der|aus meinem|aus meiner|aus diesem|aus dieser',
  'nachtfoto|nachtbild|nachtaufnahme|abendfoto|handyfoto|konzertfoto|foto|bild|aufnahme',
);
const BLACK_BARS = alternatives(
  'mit einem schwarzen|mit schwarzem|mit nem schwarzen|mit einem dicken schwarzen',
  'balken|kasten|streifen|rechteck|block',
  'abdecken|uberdecken|verdecken|zudecken|ubermalen|zumachen|unkenntlich machen',
);

/** German as it is said in passing, in words that the forms know. */
export const GERMAN_PLAINLY = `
  ${OUT_OF_SHADOWS} = more out of the shadows
  ${IN_SHADOWS} = lift the shadows
  ${UNDER_SHADOWS} = shadow under the
  hol~ … rauschen aus dem/der/meinem | nimm … rauschen aus dem/der/meinem | nimm … rauschen raus = remove the noise from the
  ${NOISE_IN_PHOTO} = noise
  schwarz uberdeck~ | schwarz ubermal~ | schwarz abdeck~ | schwarz uberpinsel~ | schwarz zumal~ | schwarz verdeck~ | schwarz unkenntlich mach~ = black out
  ${BLACK_BARS} = black out
  tu einen | tu eine | tu da = put a
  im nebel verschwind~ | im nebel versink~ | im nebel verlier~ | im nebel lieg~ = vanish in fog
  im dichten nebel verschwind~ | im dichten nebel versink~ | im dicken nebel verschwind~ = vanish in thick fog
  im dunst verschwind~ | im dunst versink~ = vanish in mist
  rosiger~ | rosaner~ | pinker~ = pinker
  rotlicher~ | roter~ = redder
  darf gern | darf gerne | durfen gern | durfen gerne | darf ruhig | durfen ruhig | darf noch | durfen noch = should
  strahlend blau~ | knallblau~ | tiefblau~ = bright blue
  erkennbar bleib~ | zu erkennen sein | zu erkennen bleib~ | erkennbar sein = be recognizable
  die lichter sollen nicht ausfressen | lichter sollen nicht ausfressen | die lichter durfen nicht ausfressen | lichter durfen nicht ausfressen | die lichter nicht ausfressen lassen = dont blow out the highlights
  uberall sonst | sonst uberall = everywhere else
  das gleiche bei | das gleiche mit | das gleiche fur | dasselbe bei | dasselbe mit | dasselbe fur | das selbe bei | das selbe mit | genauso bei | gleiches bei | gleiches mit = the same for
  wumms | bumms | schmackes = punch
  in der mitte lass~ | in der mitte bleib~ | mittig lass~ = keep in the middle
  halb so stark wie ublich | halb so stark wie sonst | halb so stark wie normal~ = half as strong as usual
  copyright zeile | copyrightzeile | copyright vermerk | copyrightvermerk | copyright hinweis | copyrighthinweis = copyright line
  im stromenden regen | bei stromendem regen = in the pouring rain
`;
