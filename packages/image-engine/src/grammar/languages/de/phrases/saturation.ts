import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** "In Grüntönen" */
const TONES = [
  ['grun', 'green'],
  ['blau', 'blue'],
  ['rot', 'red'],
  ['gelb', 'yellow'],
  ['braun', 'brown'],
]
  .map(
    ([said, english]) =>
      `${said}tone | ${said}tonen = shades of ${english}
  die ${said}tone | den ${said}tonen = the ${english}
  mehr ${said}tone | ${said}tone kraftiger/satter = more vivid ${english}
  weniger ${said}tone = less ${english}`,
  )
  .join('\n  ');

/** Turns of German for how strong colours are: vivid, muted, dull, washed out. */
export const GERMAN_SATURATION: Phrases = {
  phrase: `
    gras/rasen/wiese/blatter/baume saftiger/satter = grass lusher
    null/keine kraft | kein/null pepp | ohne saft und kraft | ausgelaugt~ | kraftlos | leblos | blutleer | zu blass | ausgewaschen | zu langweilig | zu fad~ | zu lasch | zu matt | zu trist | zu grau | zu farblos | zu milchig = too dull
    knallbunt~ | quietschbunt~ | kunterbunt~ = very colorful
    zu kasig/fahl/kalkweiss = too pale
    gib gas bei den farben | gib den farben gas/zunder | lass die farben krachen | farben/sattigung starken | stark die farben | farben auffrisch~ | farben aufpepp~ | frisch~ … farben auf | pepp~ … farben auf | farben … knackiger | farben knackiger | knackiger~ farben = more vivid colors
    gesattigter~ = more saturated
    weniger gesattigter~ | weniger giftig | nicht so giftig | nicht ganz so giftig | weniger quietschig | weniger poppig | weniger leuchtend | nicht so leuchtend | weniger kraftig | weniger intensiv | nicht so kraftig | nicht so intensiv = less saturated
    nicht so aufdringlich | nicht ganz so aufdringlich | nicht mehr so aufdringlich | farben nicht so doll/arg/krass/heftig/schlimm | farben … zurücknehmen | farben zurücknehmen | farben dämpfen | farben … dämpfen | farben … runter | blasser | matter | weniger bunt | weniger farbig = less saturated
    halbe sattigung | halb so viel sattigung | halb so gesattigt~ | halb so bunt~ = half the saturation
    doppelt so viel sattigung | doppelt so gesattigt~ | doppelt so bunt~ | sattigung verdoppel~ | verdoppel~ die sattigung = twice as much saturation
    farben sollen knallen | farben sollen poppen | farben sollen leuchten | farben knallen lassen = make the colors pop
    ubersattigt~ = oversaturated
    entfarb~ = desaturate
    baume/blatter/laub … herbstlich ausseh~/wirken/werd~ = make the leaves autumnal
    etwa/um ein viertel dunkler | ein viertel dunkler = 25 percent darker
    farben schreien/brullen/kreischen mich/uns/einen/dich an = colors are too intense
    dreh~/fahr~/schraub~ das/sie/die etwas/bisschen/wieder/mal zuruck/runter | dreh~ das mal etwas zuruck = tone it down
    schaut/sieht/schauen/sehen am/im/aufm foto/bild so/voll/ganz/total/echt/recht blass/fad/farblos aus | schaut/sieht/schauen/sehen auf dem foto/bild so/voll/ganz/total/echt/recht blass/fad/farblos aus | schaut/sieht/schauen/sehen so/voll/ganz/total/echt/recht blass/fad/farblos aus = is too pale
    ${TONES}
    nich so bunt | nich so knallig | farbarm~ | farbarmer | farbschwach~ | farbschwacher | nicht so bunt | nicht ganz so bunt | nicht gar so bunt | nicht so knallig | weniger knallig | nicht so grell bunt = less colorful
    nach sommer aussehen lass~ | mehr nach sommer aussehen lass~ | mehr nach sommer ausseh~ | nach sommer ausseh~ | wie im sommer ausseh~ | nach sommer | mehr sommer | sommerlicher | sommerstimmung | sommerfeeling | sommerlicher look | sommerlook | sommerliche/sommerlichen stimmung/farben = warmer and brighter and more vivid
    als ware/war sommer | als ware/war es sommer | als wars sommer = warmer and brighter and more vivid
    kein~ bonbonfarben/knallfarben/kitschfarben | kein~ grellen/knalligen/schrillen farben = not too colorful
    bonbonfarben | knallfarben | kitschfarben | knallige farben | satte farben | kraftige farben | leuchtende farben | knackige farben | knackigere farben = vivid colors
    knuspriger/leckerer/saftiger wirken/ausseh~ = make it more vivid
    gesunder | mehr schmackes | mehr bums | mehr wums | mehr saft | mehr pfiff | mehr peps | mehr feuer | mehr farbkraft | mehr leuchtkraft | mehr sattheit | mehr frische | mehr freude | mehr vitalitat | mehr wow | mehr buntheit | mehr karibik = more vivid
    kräftigere~ | intensivere~ | sattere~ | leuchtendere~ | knalligere~ | lebendigere~ | buntere~ | kraftiger | intensiver | satter | leuchtender | lebendiger | lebhafter | frischer | farbenpracht | mehr bumms | mehr pepp = more vivid
    mehr wumms | mehr power | mehr pop | mehr leben | mehr schwung | aufgepeppt | mehr strahlkraft | strahlender | strahlend~ | leuchtend~ farben | weniger blass | nicht so blass | nicht mehr so blass | nicht so fad | weniger fad | bild weniger grau | foto weniger grau = more vivid
    mehr funkeln/glitzern/glanzen | ruhig mehr funkeln/glitzern/glanzen | durfen ruhig/gern mehr funkeln/glitzern = more clarity
    das blau tiefer/satter/kraftiger = more vivid blue
    gruntone entsattig~ | die gruntone entsattig~ = desaturate the greens
    gruntone etwas/leicht/bisschen entsattig~ | die gruntone etwas/leicht/bisschen entsattig~ = desaturate the greens slightly
    blautone entsattig~ | die blautone entsattig~ = desaturate the blues
    blautone etwas/leicht/bisschen entsattig~ | die blautone etwas/leicht/bisschen entsattig~ = desaturate the blues slightly
    gelbtone entsattig~ | die gelbtone entsattig~ = desaturate the yellows
    gelbtone etwas/leicht/bisschen entsattig~ | die gelbtone etwas/leicht/bisschen entsattig~ = desaturate the yellows slightly
    rottone entsattig~ | die rottone entsattig~ = desaturate the reds
    rottone etwas/leicht/bisschen entsattig~ | die rottone etwas/leicht/bisschen entsattig~ = desaturate the reds slightly
    schreit einen/mich ja an | schreit/springt einen an | schreit mich an | schreit einem entgegen | springt einem/mir ins gesicht | schreit formlich | sticht ins auge | sticht/brennt in den augen | tut in den augen weh | tut den augen weh | beisst sich | ist/macht augenkrebs = is too strong
    augenkrebs | zu knallig | zu bunt | zu grell | zu kräftig | zu intensiv | zu quietschig | zu poppig | zu schrill = too colorful
    gering~ | niedrig~ | schwach~ = low
    ${alternatives('in|mit|mit ganz|in ganz|und|ganz|so ganz|', 'zarten|sanften|weichen|leisen|pudrigen|luftigen|zarte|sanfte|weiche|pudrige', 'farben|farbtonen|tonen|nuancen')} = muted colors
    ${alternatives('farben|farbe|die farben', 'bis zum anschlag|auf anschlag|voll rauf|voll hoch|ganz rauf|auf maximum|volle kanne|volle pulle')} = much more vivid colors
    ${alternatives('das bild|bild|foto|das foto|es|alles|', 'wirkt|ist|sieht', 'so|total|irgendwie|ziemlich|sehr|etwas|', 'flach')} = too flat
    ${alternatives('die farben|farben|das bild|das foto', 'sind|wirken|ist|wirkt', 'irgendwie|so|total|', 'tot|leblos|kraftlos|mude|lahm', '|aus')} = too dull
    ${alternatives('kein|keinen|kein bisschen|zu wenig|mehr|bissl|ein bisschen|etwas|bisschen', 'pep|pepp|leben|schwung|saft|wumms|pfiff', 'in den farben|im bild|in die farben|ins bild|drin|in die sache')} = more vivid
    starker | kraftiger machen | noch starker = stronger
    mehr schmackes/bums/power in die farben | schmackes in die farben | farben aufdreh~/hochdreh~/rauf/boosten/pushen/ankurbel~/anheiz~/verstark~ | farben voll aufdreh~ | farben … aufdreh~ | farben … hochdreh~/rauf | dreh~ die farben auf/hoch | dreh~ … farben auf/hoch | verstark~ die farben = increase colors
    farben runterdreh~/runterfahr~/dampf~/dezenter/zuruckhaltender/gedampfter/weicher/ruhiger/gedeckter | farben … runterdreh~/dampf~/dezenter/ruhiger/gedampfter | dreh~/fahr~ die farben runter | dreh~ … farben runter | fahr~ … farben zuruck | dampf~ die farben | dezentere/ruhigere/gedecktere/gedampftere/gedeckte/zuruckhaltendere/erdigere farben | gedeckter | farben weniger aufdringlich | weniger aufdringlich/farbintensiv = muted colors
    farben … zuruckhaltender | farben … dezent zuruck | farben … weniger laut | farben … leiser | farben leiser | matte farben | blasse farben | gedampfte farben = muted colors
    pastelltone | pastelltonen | pastellfarben | pastelligen farben | pastelliger | pastellig = pastel colors
    zu heftig | zu krass | zu aufdringlich | zu laut | viel zu heftig | viel zu krass | zu knallig geraten = too strong
    nimm sie … zuruck | nimm ihn … zuruck | nimm es … zuruck | nimm das … zuruck | dreh sie … runter | dreh es … runter | fahr sie … zuruck | fahr sie … runter | fahr das … zuruck | nimm sie … runter = reduce it
    farbintensiver | farbkraftiger | farbstarker | farbreicher | farbgewaltiger | nicht bunt genug | nicht farbig genug | nicht kraftig genug | nicht satt genug | nicht knallig genug | bunter | farbenfroher | farbiger | knalliger = more colorful
    farbe stimmt nicht | farben stimmen nicht | farben passen nicht | farbe passt nicht | farben sind falsch | farbe ist falsch | farben hauen nicht hin | farben sind daneben | farben stimmen gar nicht | farben stimmen so nicht | farbe stimmt so nicht = colors are off
    pastellig~ | in pastelltonen = pastel look
    tausch~ die farbe | wechsel~ die farbe | tausch~ … farbe = change the color
    farbfilter = color filter
    weniger farbe = less color
    farb~ fast/beinahe/nahezu komplett raus | farb~ fast ganz/vollig/vollstandig/alle raus | farb~ bis auf einen hauch/rest raus | farb~ fast komplett/ganz weg | farb~ fast komplett entzieh~ = less saturated by 85 percent
    fast komplett/ganz/vollig entsattig~ | beinahe/fast/beinah/nahezu schwarzweiss | fast/beinahe farblos | fast entfarb~ = less saturated by 85 percent
    sattigung … runter | weniger sattigung = less saturation
    hol~ … farbe zuruck | hol~ … farben zuruck | farbe zuruckhol~ | farben zuruckhol~ | farben zuruckbring~ | bring~ … farben zuruck | bring~ … farbe zuruck | mehr farbe | mehr farben | farbe rein = more color
    zu wenig sattigung | sattigung … hoch | sattigung … rauf | mehr sattigung = more saturation
    knallen | poppen | knallt = pop
    sattig~ | ubersattig~ = saturate
    darf/muss knallen | darf/soll/muss richtig knallen | darf ruhig/ordentlich knallen | darf leuchten | darf richtig/ruhig leuchten | darf/soll krachen | darf ruhig krachen | soll so richtig knallen = should be much more vivid
    zu flau | flau | zu flach | alles so grau und flau | grau und flau | flau und grau | alles so flau | alles so grau | alles ist so grau | alles wirkt so grau = too flat
    zu viel sattigung | zuviel sattigung = too much saturation
    schrill~ | grellbunt~ | quietschig~ = vivid
    verwaschen~ | ausgeblichen~ = washed out
  `,
  adjective: `
    hauptsache bunt | hauptsache farbenfroh | hauptsache knallig = and colorful
    bunt~ | farbenfroh~ | farbig~ | bunte~ = colorful
    farben knallen mir zu sehr | farben knallen zu sehr | farben knallen mir zu stark | farben knallen zu stark | knallen mir zu sehr = colors are too strong
    fad~ = dull
    matt~ | flau~ = flat
    das grun der wiese | das grun vom rasen | das grun vom gras | das grun der baume = greens
    sieht nach nix aus | sieht nach nichts aus | schaut nach nix aus | macht nix her | macht nichts her | gibt nix her = it looks dull
    nimm da mal farbe raus | nimm da farbe raus | nimm farbe raus | farbe rausnehm~ | nimm etwas farbe raus | nimm bisschen farbe raus | nimm ein bisschen farbe raus | nimm mal farbe raus | farbe etwas rausnehm~ = less color
    weniger grelle farb~ | nicht so grelle farb~ | nicht ganz so grelle farb~ | weniger gesattigt | dafur weniger gesattigt | nicht so gesattigt = less saturated
    wenig sattigung | geringe sattigung | schwache sattigung = low saturation
    lecker ruberkommen | lecker aussehen | lecker wirken | appetitlich aussehen | appetitlicher | lust auf mehr machen | hunger machen | appetit machen = make it more vivid
    appetitlicher wirken lassen | appetitlicher machen | appetitlicher aussehen lassen | leckerer aussehen lassen = more appetizing
    farb~ fast raus | fast keine farb~ | farb~ fast weg | farb~ beinahe raus | kaum noch farb~ = much less saturated
    farb~ ein wenig rausnehm~ | farb~ etwas rausnehm~ | farb~ rausnehm~ | farb~ etwas zurucknehm~ | farb~ zurucknehm~ = slightly less saturated
    das blau der | das blau des = the blue of the
    das grun der | das grun des = the green of the
    das rot der | das rot des | das rote der = the red of the
    das gelb der | das gelb des = the yellow of the
    wie eine wasserleiche | wie ne wasserleiche | wie eine leiche | wie ne leiche | wie ein gespenst | wie der tod = too pale
    satt~ = vivid
    knallige farb~ | knalligen farb~ | mit knalligen farb~ = vivid colors
    buntem laub | buntes laub | bunten blattern | bunte blatter | mit buntem laub | mit bunten blattern = with colorful leaves
  `,
  standard: `
    nicht so knallbunt/quietschbunt/kunterbunt = less colorful
  `,
};
