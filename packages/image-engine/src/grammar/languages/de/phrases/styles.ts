import type { Phrases } from '../../phrases.ts';

/** Turns of German for styles: drawn, painted, filmed, printed, of another time. */
export const GERMAN_STYLES: Phrases = {
  phrase: `
    analogem film | analogen film | analoger film | analogfilm | analoge~ kamera | analogfoto~ | analoger look | analoglook | analoges foto | analogen look = analog film
    anime figur | animefigur | mangafigur = anime character
    anime stil | anime | manga | animefilm | im animefilm | animefilms | animeserie = anime look
    grobe/grosse/dicke/groben/grossen klotzchen | grobe/grosse klotze/kastchen | grobe blocke | grobe/dicke/grosse blocke | fette/dicke/grober pixel | grobpixelig | grob gepixelt | groben pixeln | grobe pixel | grossen pixeln = big blocks
    dicken pixeln | grosse pixel = big blocks
    zeichentrick~ | cartoon~ | trickfilm~ | zeichentrickfilm = cartoon
    zeichentrickfigur | comicfigur | cartoonfigur = cartoon character
    kohlezeichnung | mit kohle gezeichnet | kohlestift | mit kohle | holzkohle | kohle~ = charcoal drawing
    filmisch~ | kinematisch~ | kino look | kinolook | filmlook | kinoreif | kinofilm | cineastischer | cineastisch = cinematic
    buntstiftzeichnung | buntstift~ | bleistift bunt | bunter bleistift | bunte stifte | farbstifte~ = colored pencil drawing
    comic stil | comicstil | comic~ = comic
    superheldenheftl | heftl | comicheftl | comicheftchen | mickymausheft | asterixheft | marvelfilm comic | lustiges taschenbuch | comicheft | comicbuch | superheldencomic = comic book
    comicheld~ | superheld~ aus einem comic = comic character
    einwegkamera = disposable camera look
    zeichnung~ = drawing
    film look = film look
    tuschezeichnung | tusche | federzeichnung = ink sketch
    kehr~ … um | gegenteil | farben umkehren | negativ | farben tausch~ | farben vertausch~ | ins negativ = invert
    wie ein foto von uroma | wie ein foto von oma | wie ein bild von oma | wie aus omas album | wie aus omas zeiten | wie bei oma = like a vintage photo
    alter farbfilm | wie ein alter farbfilm | wie auf altem farbfilm | wie alter farbfilm | nach analog | nach analogfilm | nach analogem film | nach dia | nach den siebzigern | nach den 70ern | nach alter kamera = like analog film
    nur umrisse | nur konturen | nur linien = line art
    mattschwarz~ = matte black
    mattweiss~ = matte white
    stimmung | atmosphare = mood
    leuchtreklame | neonreklame | neonschild | neonrohren | neonlichter = neon
    neonlook | neon~ | neonlicht = neon glow
    so ein flamischer | so ein hollander | so ein niederlander | wie bei den flamen | wie die alten flamen | wie die alten hollander | flamische meister | flamischer meister | hollandische meister | hollandischer meister = of old masters
    im stil alter meister | im stil der alten meister = of old masters
    gemalde in ol | gemalde aus ol | ol gemalde | olgemalde | olbild | olmalerei | olfarbe~ | gemalde … in ol | in ol malen | mal~ … in ol | ol auf leinwand | olschinken | olfarben | in ol gemalt | mit ol gemalt = oil painting
    von einem alten meister gemalt = oil painting
    lochkamera | lochkamera look | lochkameralook | boxkamera | balgenkamera = old camera look
    alter meister | alten meister | der alten meister = old masters
    wie gemalt | gemalt aussehen | gemalt~ | handgemalt~ = painted
    gemalde | malerei = painting
    bleistiftzeichnung~ | bleistift skizze | bleistiftskizze~ | bleistift | skizze~ | bleistift zeichnung | mit bleistift | gezeichnet mit bleistift | mit bleistift gezeichnet | handgezeichnet~ = pencil sketch
    fotorealistisch = photorealistic
    pixelkunst | pixel art | pixelig | mach~ … verpixelt | pixel look | pixellook | pixel stil | pixelstil | im pixelstil | 8 bit | 16 bit | wie in minecraft = pixel art
    pop art | popart = pop art poster
    plakat = poster
    posterisier~ | tontrennung = posterize
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
    vertraumt~ = dreamy
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
