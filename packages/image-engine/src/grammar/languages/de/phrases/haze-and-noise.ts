import type { Phrases } from '../../phrases.ts';

/** Turns of German for haze, noise and film grain. */
export const GERMAN_HAZE_AND_NOISE: Phrases = {
  phrase: `
    richtig grob | schon grob | schon richtig grob = coarse
    filmkornung | filmkorn | filmrauschen | kornung | kornig~ = film grain
    krisselig~ | krieselig~ | grisselig~ = grainy
    grauschleier | schleier | dunst = haze
    sind im dunst | ist im dunst | liegt im dunst | liegen im dunst = is too hazy
    krisselt | krieselt | flimmert | krisselt/krieselt/flimmert total | krisselt/krieselt/grisselt/grieselt wie verruckt | krisselt wie sau | krisselt stark | rauscht wie bekloppt/blode/irre/hulle | rauscht wie die holle = is too noisy
    ist verpixelt | sieht verpixelt aus | wirkt verpixelt | sehr verpixelt | total verpixelt | ist pixelig | sieht pixelig aus | wirkt pixelig | sehr pixelig | total pixelig = is too pixelated
    weniger kornig | nicht so kornig | weniger korn | weniger verrauscht = less grain
    wie von der videokassette | wie von ner videokassette | wie auf videokassette | schmalfilm | wie ein schmalfilm = like an old film with film grain
    bildrauschen | rauschen = noise
    rausch entfernen = noise removal
    bugel das glatt | bugle das glatt | bugel das rauschen glatt | bugle das rauschen weg | glatte das rauschen | bugel das weg | entrausch~ | rauschen entfernen | rauschen reduzieren | rauschen weg | weniger rauschen = reduce noise
    bildrauschen entfernen | rauschfrei | rauschen raus | bildrauschen raus | bildrauschen weg | rauschen … weg | rauschen … raus | korn … weg = reduce noise
    dunst weg | dunst raus | grauschleier weg = remove haze
    grobkornig~ | grob kornig | sehr kornig | ordentlich korn | fettes korn | viel korn | dickes korn | starkes korn = strong film grain
    zu kornig | zu grieselig | zu rauschig | zu verrauscht | arg verrauscht | grisselig | griesselig | grisslig = too grainy
    zu diesig | zu neblig | zu dunstig | diesig | zu trub = too hazy
    rauscht zu stark | rauscht | verrauscht~ | zu viel rauschen | viel rauschen | rauscht wie sau | rauscht wie verruckt | rauscht total | rauscht stark | rauscht ohne ende | rauscht extrem = too noisy
    verpixelt | zu pixelig | zu grobkornig | zu grob aufgelost | zu klein aufgelost = too pixelated
  `,
  adjective: `
    entdunst~ | dunst raus | dunst weg | dunst entfern~ = dehaze
    kornig wie auf altem film | kornig wie alter film | kornig wie ein alter film | kornig wie auf film = film grain
    grieselig~ | rauschig~ = grainy
    milchig~ = hazy
    rauscht | rauscht furchtbar | rauscht ziemlich | rauscht schrecklich | rauschen furchtbar | rauschen stark | rauschen total | rauschen extrem | rauschen schrecklich = is too noisy
    hol mal die fernsicht zuruck | fernsicht zuruck | die fernsicht zuruck = more visibility
    rauschen raus | nimm das rauschen raus = reduce noise
    grobes filmkorn | grobes korn | kraftiges filmkorn | deutliches filmkorn = strong film grain
    rauscht wie blod = too noisy
  `,
};
