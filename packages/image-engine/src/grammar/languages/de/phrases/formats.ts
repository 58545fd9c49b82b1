import type { Phrases } from '../../phrases.ts';

/** Turns of German for sizes, formats and what a picture is for: passports, covers, prints. */
export const GERMAN_FORMATS: Phrases = {
  phrase: `
    dreifache grosse | dreimal so gross = 3 times as big
    hochstens = at most
    grosse schrift | in grosser schrift | mit grosser schrift | grosser schrift = big
    grosser = bigger
    titelbild = cover
    desktophintergrund | bildschirmhintergrund | desktop hintergrund = desktop wallpaper
    verdoppel~ | verdoppl~ = double
    verdopple die | verdoppel die = double the
    doppelte auflosung | doppelter auflosung | auflosung verdoppeln | auflosung … verdoppeln = double the resolution
    titelbild fur facebook | facebook titelbild | facebook cover = facebook cover
    einpass~ | pass~ … ein | hineinpass~ | reinpass~ = fit
    für instagram | für insta = for instagram
    ich will es auf leinwand drucken | auf leinwand drucken | fur einen leinwanddruck | auf leinwand = for printing
    fullhd | full hd = full hd
    halb so gross | halbe grosse | auf halbe grosse | halber grosse | um die halfte kleiner | nur halb so gross = half size
    hohe vergrosser~ | hoch vergrosser~ | hohe hochskalier~ | hohe hochrechn~ | hohe verkleiner~ | hohe skalier~ | hohe bring~ = high
    wird ein plakat | wird ein poster | soll als poster gedruckt werden | wird als plakat gedruckt = i want to print it
    insta post | instapost | instagrampost | insta feed | instagram beitrag = instagram post
    insta story | instastory | instagramstory | insta storys = instagram story
    hochformat fur instagram story | hochformat fur insta story = instagram story format
    querformat | im querformat | querformatig | aufs querformat | breiter als hoch | breiter wie hoch = landscape format
    lange seite | langste seite | lange kante | langste kante = long side
    passbild | passfoto | bewerbungsfoto | biometrisch~ passfoto | biometrisch~ passbild | biometrisch~ foto = passport photo
    handyhintergrund | handy hintergrund | sperrbildschirm | hintergrundbild furs handy = phone wallpaper
    hochkant | hochformat | im hochformat | hochformatig | aufs hochformat | hoher als breit | hoher wie breit = portrait format
    als poster drucken | als poster ausdrucken | als poster zu drucken | auf poster drucken = print
    furs profil | profilfoto | avatar = profile picture
    seitenverhaltnis nicht andern | seitenverhaltnis aber nicht andern | seitenverhaltnis beibehalten | seitenverhaltnis nicht verandern | seitenverhaltnis soll gleich bleiben = proportionally
    bildqualitat = quality
    quer im format = ratio
    profilbild rund | rundes profilbild = round profile picture
    kurze seite | kurzeste seite | kurze kante | kurzeste kante = short side
    in kleiner schrift | mit kleiner schrift | kleiner schrift = small
    kleiner = smaller
    quadratisch~ zuschnitt | quadratisch~ format | im quadrat | ins quadrat | als quadrat = square
    hochformat fur die story | hochformat fur story | hochkant fur die story = story format
    auf das doppelte | aufs doppelte | um das doppelte | doppelt so gross | doppelte grosse | doppelter grosse | doppelt so gross~ = twice as big
    britisch~ = uk
    hochskalier~ | hoher auflosung | hohere auflosung | bessere auflosung | mehr auflosung | auflosung … erhoh~ | auflosung erhohen | auflosung verbessern | auflosung … hoch | hochauflosend~ = upscale
    vierfache auflosung | vierfacher auflosung = upscale 4 times
    amerikanisch~ = us
    whatsapp status | whatsappstatus | status = whatsapp status
    breite vergrosser~ | breit vergrosser~ | breite hochskalier~ | breite hochrechn~ | breite verkleiner~ | breit verkleiner~ | breite skalier~ | breit skalier~ | breite bring~ | breit mach~ = wide
  `,
  adjective: `
    auf doppelte grosse | auf die doppelte grosse | doppelt so gross | auf das doppelte | aufs doppelte = 2 times bigger
    dreifach vergrosser~ | um das dreifache vergrosser~ = 3 times as big
    vierfach vergrosser~ | um das vierfache vergrosser~ = 4 times as big
    auf vierfache grosse hochrechn~ | auf die vierfache grosse hochrechn~ | auf vierfache grosse | auf die vierfache grosse | viermal so gross | auf das vierfache | aufs vierfache = 4 times bigger
    bewerbungsfoto draus | ein bewerbungsfoto draus | bewerbungsfoto daraus = a passport photo
    gross~ = big
    zentimeter = centimeters
    kreisformig~ | kreisrund~ = circle
    doppelt~ = double
    titelbild format fur facebook | titelbild fur facebook | titelbildformat fur facebook | facebook titelbild | facebook titelbild format | facebook titelbildformat = facebook cover
    furs plakat | fur das plakat | fur ein plakat | fur unser plakat = for print
    zum ausdrucken | zum drucken | zum entwickeln = for printing
    riesig | riesengross = huge
    fur den neuen perso | fur den perso | furn perso | fur den ausweis | fur den neuen ausweis | furn ausweis | perso = id
    oval~ = oval
    rund~ = round
    klein~ = small
    quadratisch~ = square
    zu klein furs plakat | zu klein fur ein plakat | zu klein fur das plakat | zu klein zum drucken | zu klein zum ausdrucken = too small to print
    zweifach vergrosser~ | doppelt vergrosser~ = twice as big
    hochkant = vertical
    schnittig~ | breiter~ | breitem = wide
    ohne dass es matschig wird | ohne dass es unscharf wird | ohne dass es verschwimmt | ohne matschig zu werd~ | ohne unscharf zu werd~ | ohne dass sie unscharf wird | ohne dass man pixel sieht = without losing quality
    ohne dass es pixelig wird | ohne dass es verpixelt = without losing quality
  `,
};
