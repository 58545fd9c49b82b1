import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

const DARK_PLACES =
  'in den dunklen stellen|in den dunklen bereichen|in den dunklen partien|in den dunklen ecken|in den schatten|in den tiefen|in dunklen bereichen|in dunklen stellen';

/** "Das Rauschen in den dunklen Stellen": the noise goes, and the dark stays. */
const NOISE_IN_DARK = alternatives('rauschen|bildrauschen|farbrauschen', DARK_PLACES);

/** "Das Rauschen aus dem Nachtfoto": the noise goes, and the picture does not become a night. */
const NOISE_IN_PHOTO = alternatives(
  'nimm das|nimm bitte das|nimm mal das|hol das|zieh das|kriegst du das',
  'rauschen|bildrauschen|farbrauschen',
  'aus dem|aus der|aus meinem|aus meiner|aus diesem|aus dieser',
  'nachtfoto|nachtbild|nachtaufnahme|abendfoto|handyfoto|konzertfoto|foto|bild|aufnahme',
  '|raus|heraus',
);

/** Turns of German for haze, noise and film grain. */
export const GERMAN_HAZE_AND_NOISE: Phrases = {
  phrase: `
    griesig~ | grieselig~ | hohe iso | rauschig~ | alles so kornig/rauschig | rauscht zu stark | rauscht | verrauscht~ | zu viel rauschen | viel rauschen | rauscht wie sau | rauscht wie verruckt | rauscht total | rauscht stark | rauscht ohne ende | rauscht extrem = too noisy
    vernebelt~ | vernebelt und trub | verschleiert | milchig und verschleiert/trub/matt/flau = hazy
    ${NOISE_IN_DARK} = noise
    gekrissel | gegriesel | griesel | gekrisel | krisseln | grieseln | grisseln | griessel | geriesel | geriessel | farbrauschen | helligkeitsrauschen | pixelrauschen | farbflecken im rauschen | korniges rauschen | bildrauschen | rauschen = noise
    zu viel korn | zu kornig | zu grieselig | zu rauschig | zu verrauscht | arg verrauscht | grisselig | griesselig | grisslig = too grainy
    zu viel nebel | nebel … zu stark/dicht | da ist/liegt/hangt nebel/dunst drauf/druber/drin | auf dem bild/foto ist/liegt nebel/dunst | im nebel/dunst aufgenommen/fotografiert/gemacht | war es diesig/neblig/dunstig | war es leider/da/so diesig | zu diesig | zu neblig | zu dunstig | diesig | zu trub = too hazy
    ${NOISE_IN_PHOTO} = remove the noise
    rauschen raus/weg aus der nachtaufnahme | rauschen raus/weg aus dem nachtfoto | rauschen in der nachtaufnahme = remove the noise
    befrei~ … vom rauschen | vom rauschen befrei~ | bugel das glatt | bugle das glatt | bugel das rauschen glatt | bugle das rauschen weg | glatte das rauschen | bugel das weg | entrausch~ | rauschen entfernen | rauschen reduzieren | rauschen weg | weniger rauschen = reduce noise
    bildrauschen entfernen | rauschfrei | rauschen raus | bildrauschen raus | bildrauschen weg | rauschen … weg | rauschen … raus | korn … weg = reduce noise
    vom dunst/nebel/schleier/grauschleier befrei~ | dunst weg | dunst raus | grauschleier weg = remove haze
    alte/alter filmkornung/filmkorn | filmkornung | filmkorn | filmrauschen | kornung | kornig~ = film grain
    filmkorn/korn/kornung dazu = add grain
    nachtaufnahme/nachtbild/nachtfoto rauscht | grieselt | grisselt | griesselt | grieselt total | griest | grisselt total | grieselt stark | grieselt wie sau | grieselt extrem | rauscht brutal | rauscht heftig | rauscht ganz schon | ist total grieselig | ist ganz grisselig = is too noisy
    krisselt | krieselt | flimmert | krisselt/krieselt/flimmert total | krisselt/krieselt/grisselt/grieselt wie verruckt | krisselt wie sau | krisselt stark | rauscht wie bekloppt/blode/irre/hulle | rauscht wie die holle = is too noisy
    berge/aussicht/landschaft/ferne klarer/sichtbarer = remove the haze
    milchiger/milchigen/grauer/grauen/weisser/weissen schleier | dunstschleier | nebelschleier | schleier druber/drauf | milchiger/grauer schleier druber | grauer schleier drauf | liegt ein schleier druber | liegt ein schleier | liegt so ein schleier | ein schleier liegt | grauschleier | schleier | dunst = haze
    rauscharm~ | rauscharmer | rauschfreier = less noise
    richtig grob | schon grob | schon richtig grob = coarse
    krisselig~ | krieselig~ | grisselig~ = grainy
    sind im dunst | ist im dunst | liegt im dunst | liegen im dunst = is too hazy
    ist verpixelt | sieht verpixelt aus | wirkt verpixelt | sehr verpixelt | total verpixelt | ist pixelig | sieht pixelig aus | wirkt pixelig | sehr pixelig | total pixelig = is too pixelated
    weniger kornig | nicht so kornig | weniger korn | weniger verrauscht = less grain
    wie von der videokassette | wie von ner videokassette | wie auf videokassette | schmalfilm | wie ein schmalfilm = like an old film with film grain
    rausch entfernen = noise removal
    grobkornig~ | grob kornig | sehr kornig | ordentlich korn | fettes korn | viel korn | dickes korn | starkes korn = strong film grain
    verpixelt | zu pixelig | zu grobkornig | zu grob aufgelost | zu klein aufgelost = too pixelated
  `,
  adjective: `
    entdunst~ | dunst entfern~ = dehaze
    kornig wie auf altem film | kornig wie alter film | kornig wie ein alter film | kornig wie auf film = film grain
    milchig~ = hazy
    rauscht furchtbar | rauscht ziemlich | rauscht schrecklich | rauschen furchtbar | rauschen stark | rauschen total | rauschen extrem | rauschen schrecklich = is too noisy
    hol mal die fernsicht zuruck | fernsicht zuruck | die fernsicht zuruck = more visibility
    nimm das rauschen raus = reduce noise
    grobes filmkorn | grobes korn | kraftiges filmkorn | deutliches filmkorn = strong film grain
    rauscht wie blod = too noisy
  `,
  standard: `
    man sieht/erkennt die/den/das berge/alpen/hugel/see/dorf/stadt/skyline/insel vor lauter dunst/nebel/smog nicht/kaum/nimmer/nich | man sieht/erkennt vor lauter dunst/nebel/smog nix/nichts/kaum/gar = too hazy
  `,
};
