import type { Phrases } from '../../phrases.ts';

/** Turns of German for how strong colours are: vivid, muted, dull, washed out. */
export const GERMAN_SATURATION: Phrases = {
  phrase: `
    tausch~ die farbe | wechsel~ die farbe | tausch~ … farbe = change the color
    farbfilter = color filter
    weniger farbe = less color
    nicht so bunt | nicht ganz so bunt | nicht gar so bunt | nicht so knallig | weniger knallig | nicht so grell bunt = less colorful
    farben … zurücknehmen | farben zurücknehmen | farben dämpfen | farben … dämpfen | farben … runter | blasser | matter | weniger bunt | weniger farbig = less saturated
    farb~ fast/beinahe/nahezu komplett raus | farb~ fast ganz/vollig/vollstandig/alle raus | farb~ bis auf einen hauch/rest raus | farb~ fast komplett/ganz weg | farb~ fast komplett entzieh~ = less saturated by 85 percent
    fast komplett/ganz/vollig entsattig~ | beinahe/fast/beinah/nahezu schwarzweiss | fast/beinahe farblos | fast entfarb~ = less saturated by 85 percent
    sattigung … runter | weniger sattigung = less saturation
    hol~ … farbe zuruck | hol~ … farben zuruck | farbe zuruckhol~ | farben zuruckhol~ | farben zuruckbring~ | bring~ … farben zuruck | bring~ … farbe zuruck | mehr farbe | mehr farben | farbe rein = more color
    bunter | farbenfroher | farbiger | knalliger = more colorful
    zu wenig sattigung | sattigung … hoch | sattigung … rauf | mehr sattigung = more saturation
    kräftigere~ | intensivere~ | sattere~ | leuchtendere~ | knalligere~ | lebendigere~ | buntere~ | kraftiger | intensiver | satter | leuchtender | lebendiger | lebhafter | frischer | farbenpracht | mehr bumms | mehr pepp = more vivid
    mehr wumms | mehr power | mehr pop | mehr leben | mehr schwung | aufgepeppt | mehr strahlkraft | strahlender | strahlend~ | leuchtend~ farben | weniger blass | nicht so blass | nicht mehr so blass | nicht so fad | weniger fad = more vivid
    bild weniger grau | foto weniger grau = more vivid
    farben auffrisch~ | farben aufpepp~ | frisch~ … farben auf | pepp~ … farben auf | farben … knackiger | farben knackiger | knackiger~ farben = more vivid colors
    farben … zuruckhaltender | farben … dezent zuruck | farben … weniger laut | farben … leiser | farben leiser | matte farben | blasse farben | gedampfte farben = muted colors
    knallen | poppen | knallt = pop
    sattig~ | ubersattig~ = saturate
    darf/muss knallen | darf/soll/muss richtig knallen | darf ruhig/ordentlich knallen | darf leuchten | darf richtig/ruhig leuchten | darf/soll krachen | darf ruhig krachen | soll so richtig knallen = should be much more vivid
    zu knallig | zu bunt | zu grell | zu kräftig | zu intensiv | zu quietschig | zu poppig | zu schrill = too colorful
    zu blass | ausgewaschen | zu langweilig | zu fad~ | zu lasch | zu matt | zu trist | zu grau | zu farblos | zu milchig = too dull
    zu flau | flau | zu flach | alles so grau und flau | grau und flau | flau und grau | alles so flau | alles so grau | alles ist so grau | alles wirkt so grau = too flat
    zu viel sattigung | zuviel sattigung = too much saturation
    schrill~ | grellbunt~ | quietschig~ = vivid
    knallige farben | satte farben | kraftige farben | leuchtende farben | knackige farben | knackigere farben = vivid colors
    verwaschen~ | ausgeblichen~ = washed out
  `,
  adjective: `
    hauptsache bunt | hauptsache farbenfroh | hauptsache knallig = and colorful
    bunt~ | farbenfroh~ | farbig~ | bunte~ | kunterbunt~ = colorful
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
};
