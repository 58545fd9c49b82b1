import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** "Achtziger-Flair", "so'n Siebziger-Feeling" */
const DECADES = alternatives('sechziger|siebziger|achtziger|neunziger', 'flair|feeling|charme');

/** "Wie ein Foto aus den Neunzigern" */
const POSTER_DECADES = [
  ['funfzigern', 'fifties'],
  ['sechzigern', 'sixties'],
  ['siebzigern', 'seventies'],
  ['achtzigern', 'eighties'],
  ['neunzigern', 'nineties'],
]
  .map(
    ([said = '', english]) =>
      `${alternatives('wie ein|wie eine|wie', 'foto|bild|aufnahme|schnappschuss|urlaubsfoto', 'aus den', said)} = like a photo from the ${english}
  filmplakat/kinoplakat aus den ${said} = movie poster from the ${english}`,
  )
  .join('\n  ');

/** Turns of German for styles: drawn, painted, filmed, printed, of another time. */
export const GERMAN_STYLES: Phrases = {
  phrase: `
    ${DECADES} = vintage look
    gezeichnet = drawn
    mosaik | mosaikbild = mosaic
    mosaik aus pixeln/quadraten | pixelmosaik | klotzchengrafik | pixelkram | pixelzeug | pixelgrafik | klotzgrafik | pixelkunst | pixel art | pixelig | mach~ … verpixelt | pixel look | pixellook | pixel stil | pixelstil | im pixelstil | 8 bit | 16 bit | wie in minecraft = pixel art
    alter look | altmodischer look = vintage look
    kindisch~ | kindlich~ | kindhaft~ | babyhaft~ = childish
    posterisierung | plakativ~ | posterisier~ | tontrennung = posterize
    figur aus einem japanischen zeichentrick/zeichentrickfilm/trickfilm | figur/held aus einem anime/manga | japanisch~ zeichentrick/zeichentrickfilm/trickfilm/comic | anime figur | animefigur | mangafigur = anime character
    figur aus einem zeichentrick/zeichentrickfilm/trickfilm/disneyfilm | zeichentrickfigur | comicfigur | cartoonfigur = cartoon character
    figur aus einem comic | comicheld~ | superheld~ aus einem comic = comic character
    filmstill | filmszene | kinoszene | szene aus einem film/kinofilm = cinematic look
    mystisch~ | geheimnisvoll~ | gespenstisch~ = mysterious
    pinselstriche wie ol/olfarbe | olgemalde/gemalde im alten stil | olgemalde/gemalde im stil alter meister = oil painting
    gemalde in ol | gemalde aus ol | ol gemalde | olgemalde | olbild | olmalerei | olfarbe~ | gemalde … in ol | in ol malen | mal~ … in ol | ol auf leinwand | olschinken | olfarben | in ol gemalt | mit ol gemalt | von einem alten meister gemalt = oil painting
    dicke/fette/grosse flocken | richtig dicke/fette/grosse flocken = big flakes
    wie fruher auf dem/aufm/am nintendo/gameboy/c64/amiga/atari/super nintendo | wie auf dem/aufm/am alten nintendo/gameboy | wie fruher auf dem/aufm/am game boy = like an old video game
    konzertplakat | bandplakat | tourplakat | partyplakat | plakat = poster
    schon dreckig/rotzig = gritty
    kino massig~ | kinomassig~ | so kino massig | kinoartig~ | filmmassig~ | wie im kino | wie aus dem kino | hollywoodmassig~ | wie in einem krimi/thriller/western/actionfilm | wie in nem krimi/thriller/western/film | wie aus einem krimi/thriller/western = cinematic
    kinofeeling | kino feeling | kinoflair | kinostimmung | kinoatmosphare | kinooptik | kinoasthetik | hollywoodlook | hollywood look | hollywoodfeeling | blockbusterlook | blockbuster look | filmfeeling | filmoptik | spielfilmlook | leinwandlook | kinomassige stimmung | wie aus einem film | wie aus nem film | wie im film | wie ein film | wie ein kinofilm | wie in einem kinofilm | wie in einem blockbuster | wie in hollywood = cinematic
    wie aus ausm kino | wie ausm film/kinofilm | ausm kino | aus dem kino | filmisch~ | kinematisch~ | kino look | kinolook | filmlook | kinoreif | kinofilm | cineastischer | cineastisch = cinematic
    wie ein film aus den 70ern/80ern/60ern/siebzigern/achtzigern | 70er/80er/60er/90er jahre film | film aus den 70ern/80ern/60ern/siebzigern/achtzigern | 70er/80er/60er film | siebziger/achtziger jahre film = vintage film look
    mit/aus punkten/rasterpunkten/druckpunkten | im punkteraster | punkteraster | rasterpunkte | mit punkterl/punktchen = with halftone dots
    gruslig~ | gruselig~ | schaurig~ | unheimlich~ | spukig~ = spooky
    schlichte/einfache/klare/saubere linien | als ausmalbild | ausmalbild | malvorlage | malbuch | malbuchseite | zum ausmal~ | nur umrisse | nur konturen | nur linien = line art
    80er synthwave/retrowave/vaporwave/neon | achtziger synthwave = synthwave
    wie bei/auf einem/nem/nen/einer sticker/aufkleber/stickern | wie bei/auf stickern/aufklebern | wie ein/n/nen sticker/aufkleber = like a sticker
    pixelgrosse = pixel size
    rasterpunkten | druckraster | rasterung = halftone dots
    neonlinien | neon linien | neonkonturen | neon konturen | leuchtlinien | neonumrisse | leuchtende linien | neonlook | neon~ | neonlicht = neon glow
    matt schwarz~ | mattschwarz~ = matte black
    matt weiss~ | mattweiss~ = matte white
    bemalt | wie gemalt | gemalt aussehen | gemalt~ | handgemalt~ = painted
    neonrohre | leuchtreklame | neonreklame | neonschild | neonrohren | neonlichter = neon
    ${alternatives('wie ein|wie bei den|wie bei|im|wie von den|wie aus den|wie', 'simpsons|simpson', '|bild|stil|look|figur')} | simpsons figur/stil/look = cartoon
    richtung impressionismus | impressionistisch~ | impressionismus | wie von monet | wie monet | wie renoir | wie cezanne | expressionistisch~ | expressionismus = impressionist painting
    wie gezeichnet | gezeichnet aussehen | wie von hand gezeichnet | wie handgezeichnet = like a drawing
    grossen klotzen | grosse klotze | groben klotzen | grobe klotze | dicken klotzen | grossen blocken | grosse blocke | groben blocken | klotzchen = big blocks
    grobe/grosse/dicke/groben/grossen klotzchen | grobe/grosse kastchen | grobe blocke | dicke blocke | fette/dicke/grober pixel | grobpixelig | grob gepixelt | groben pixeln | grobe pixel | grossen pixeln | dicken pixeln | grosse pixel = big blocks
    analoges feeling | analoges flair | analoger touch | analoger charme | analog feeling | analogfeeling | analoges gefuhl | analogem film | analogen film | analoger film | analogfilm | analoge~ kamera | analogfoto~ | analoger look | analoglook | analoges foto | analogen look = analog film
    pfarrblatt | gemeindeblatt | amtsblatt | dorfzeitung | festschrift = newspaper
    plastikpuppe | barbiepuppe = doll
    kinoplakat | filmplakat = movie poster
    ${POSTER_DECADES}
    linolschnitt | holzschnitt | linoldruck = linocut
    mosaik aus grossen/groben/dicken/riesigen pixeln/quadraten/kastchen/steinchen = pixel art with big blocks
    mosaik aus kleinen/feinen pixeln/quadraten/kastchen/steinchen = pixel art with small blocks
    anime stil | anime | manga | animefilm | im animefilm | animefilms | animeserie = anime look
    zeichentrick~ | cartoon~ | trickfilm~ | zeichentrickfilm = cartoon
    kohlezeichnung | mit kohle gezeichnet | kohlestift | mit kohle | holzkohle | kohle~ = charcoal drawing
    buntstiftzeichnung | buntstift~ | bleistift bunt | bunter bleistift | bunte stifte | farbstifte~ = colored pencil drawing
    comic stil | comicstil | comic~ = comic
    superheldenheftl | heftl | comicheftl | comicheftchen | mickymausheft | asterixheft | marvelfilm comic | lustiges taschenbuch | comicheft | comicbuch | superheldencomic = comic book
    einwegkamera = disposable camera look
    zeichnung~ = drawing
    film look = film look
    tuschezeichnung | tusche | federzeichnung = ink sketch
    filmnegativ | filmnegative | fotonegativ | bildnegativ | negativfilm | negativbild | foto negativ | film negativ | negativ film | farbnegativ | kehr~ … um | gegenteil | farben umkehren | negativ | farben tausch~ | farben vertausch~ | ins negativ = invert
    wie ein foto von uroma | wie ein foto von oma | wie ein bild von oma | wie aus omas album | wie aus omas zeiten | wie bei oma = like a vintage photo
    alter farbfilm | wie ein alter farbfilm | wie auf altem farbfilm | wie alter farbfilm | nach analog | nach analogfilm | nach analogem film | nach dia | nach den siebzigern | nach den 70ern | nach alter kamera = like analog film
    stimmung | atmosphare = mood
    so ein flamischer | so ein hollander | so ein niederlander | wie bei den flamen | wie die alten flamen | wie die alten hollander | flamische meister | flamischer meister | hollandische meister | hollandischer meister | im stil alter meister | im stil der alten meister = of old masters
    lochkamera | lochkamera look | lochkameralook | boxkamera | balgenkamera = old camera look
    alter meister | alten meister | der alten meister = old masters
    gemalde | malerei = painting
    bleistiftzeichnung~ | bleistift skizze | bleistiftskizze~ | bleistift | skizze~ | bleistift zeichnung | mit bleistift | gezeichnet mit bleistift | mit bleistift gezeichnet | handgezeichnet~ = pencil sketch
    fotorealistisch = photorealistic
    pop art | popart = pop art poster
    retro konsole | retrokonsole | alte konsole | alten konsole | spielkonsole | spielekonsole | heimcomputer | retro videospiel~ | retro game | altes videospiel | alten videospiel~ | gameboy | game boy = retro video game
    feine klotzchen | kleine klotzchen | feine pixel | kleine pixel | kleine blocke | fein gepixelt = small blocks
    fetter pinselstrich | fette/dicke/grobe/breite/sichtbare pinselstriche | mit dickem pinselstrich | mit dicken/groben/sichtbaren pinselstrichen | pastoser farbauftrag | pastos~ | gespachtelt~ = thick oil painting
    ultrarealistisch | hyperrealistisch = ultra realistic
    videospiel~ | computerspiel~ = video game
    70er jahre | 80er jahre | 60er jahre | 90er jahre | 50er jahre | siebziger jahre | achtziger jahre | der siebziger | der achtziger | 50er | 50ern | 70er | siebziger | 70ern | 80er | 80ern | 60er | 60ern | 90er | 90ern = vintage
    nostalgisch~ | retro~ | vintage~ | altmodisch~ | von fruher | von damals | wie fruher | wie damals | aus alten zeiten | oldschool | old school | antik~ | im alten stil | auf alt gemacht | auf alt trimmen | auf alt | auf alt machen = vintage
    wie aus urgrossvaters zeiten | wie aus opas zeiten | wie aus alten zeiten | wie anno dazumal = vintage
    aquarell~ | wasserfarbe~ | tuschkasten | wasserfarben~ | aquarellbild | aquarellfarben = watercolor
  `,
  adjective: `
    im anime stiel | anime stiel = anime style
    zeichentrickversion | trickfilmversion = cartoon version
    kinomassig | filmmassig | hollywoodmassig = cinematic
    kuschelig~ = cozy
    vertraumt~ | traumhafter look | traumhaft weich~ | wie im traum | wie in einem traum | wie aus einem traum | traumerisch~ | weicher schein | weichen schein | sanfter schein | sanften schein | weiches leuchten | sanftes leuchten | weichzeichner look | weichzeichnerlook | weichzeichner effekt | weichzeichnereffekt | softfokus | weichfokus | orton effekt | ortoneffekt | glow effekt | gloweffekt = dreamy
    vertraumt~ weicher schein | vertraumt~ weichen schein | vertraumt~ , weichen schein | vertraumt~ leuchten = dreamy
    marchenhaft~ = fairy tale
    tatort standbild | film standbild | filmstandbild | standbild aus einem film | standbild aus einem krimi | krimi standbild | szenenbild = film still
    linien | linie = lines
    neonmassig~ = neon
    angepinselt | ubermalt | rot angemalt | gelb angemalt | grun angemalt | blau angemalt | bunt angemalt | pink angemalt = painted
    pixelbild~ | pixelfoto~ | pixelgrafik~ = pixel art
    verpixelt wie | pixelig wie | verpixelt im stil = pixel art like
    im retrostil | im retro stil | in retro optik | im vintage stil = retro
    retrospiel | retrospiele | videospiel | computerspiel | gameboy spiel = retro video game
    romantisch~ = romantic
    siebdruck = screen print
    siebdruckplakat daraus bast~ | siebdruckplakat = screen print poster
  `,
};
