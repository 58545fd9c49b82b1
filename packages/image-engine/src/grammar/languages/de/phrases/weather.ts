import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** "Die Skyline von Frankfurt bei Nacht" */
const NIGHTS = alternatives('skyline', 'von', 'frankfurt|berlin|wien', 'bei nacht|nachts');

const LIT_LAMPS = alternatives(
  'mit',
  '|den',
  'eingeschalteten|angeschalteten|brennenden|leuchtenden',
  'lampen|lichtern|laternen|strassenlaternen',
);

/** Turns of German for weather, skies and times of the day. */
export const GERMAN_WEATHER: Phrases = {
  phrase: `
    mit lampe/licht/lampen/lichtern/laternen/strassenlaternen an | mit eingeschalteter/brennender/leuchtender lampe | mit eingeschaltetem/brennendem licht | ${LIT_LAMPS} = with the lamp on
    mach~/schalt~/knips~ die/alle lampen/laternen/strassenlaternen/lichter an = turn on the lamps
    mit erleuchteten/beleuchteten/leuchtenden fenstern = with the windows lit
    schneegipfel | schneegipfeln | verschneite/schneebedeckte/weisse gipfel | verschneiten gipfeln | bergen und schnee | bergen mit schnee | berge mit schnee | berge und schnee | bergen im schnee = snowy mountains
    vor ein~ bergkulisse/bergpanorama mit schneegipfeln = in front of snowy mountains
    himmel ist so/total ode/fad | himmel ist ode/fad = sky is boring
    ${NIGHTS} = city skyline at night
    regenwetter | nieselwetter | schmuddelwetter | regen in der luft | tropfen in der luft | regentropfen in der luft | fallender regen | platzregen | regenschauer | schauer | nieselregen | regentag = rain
    nacht zum tag | die nacht zum tag | nacht in tag = night into day
    als wurde es gleich gewittern/donnern/blitzen | als kame gleich ein gewitter/unwetter/sturm | gewitterstimmung | sturmisch~ himmel | himmel sturmisch = stormy sky
    lass~ den himmel brennen/gluhen | abendhimmel | abendrot/abendhimmel/sonnenuntergang statt grauem/blauem/langweiligem himmel | abendrot/abendhimmel/sonnenuntergang statt dem grauen himmel = sunset sky
    ${alternatives('new york|manhattan', 'bei nacht|nachts|in der nacht', 'hinter', 'uns|mir|ihm|ihr')} = new york at night behind us
    lass~ … im nebel verschwind~ | lass~ … im nebel versink~ | tauch~ … in nebel | hull~ … in nebel | pack~ … in nebel = show vanish in fog
    im nebel verschwind~ | im nebel versink~ | im nebel verlier~ | im nebel lieg~ = vanish in fog
    im dichten nebel verschwind~ | im dichten nebel versink~ | im dicken nebel verschwind~ = vanish in thick fog
    im dunst verschwind~ | im dunst versink~ = vanish in mist
    tauch~ … in dichten nebel | hull~ … in dichten nebel | pack~ … in dichten nebel = show vanish in thick fog
    im stromenden regen | bei stromendem regen = in the pouring rain
    soll/sollte … stockdunkel/stockfinster/zappenduster sein/werd~ | draussen … dunkel/finster sein/werd~ | mach~ … stockdunkel/stockfinster | mach~ die stadt/strasse/szene/gasse nachts = make it night
    tag zur nacht | tag zu nacht | zur nacht | nacht daraus | nachtaufnahme | bei nacht | nachts | nachtstimmung | als … nachts aufgenommen | als … bei nacht aufgenommen | als … in der nacht aufgenommen | wie … nachts aufgenommen = make it night
    vollmondnacht | mondnacht | sommernacht | winternacht | mitternacht | nachtlich~ | nachtmodus | sternennacht | mitten in der nacht | nachtbild | nachtszene | nacht werden | nacht machen | nacht sein = night
    den tag in eine vollmondnacht/mondnacht/sternennacht | tag … nacht = day into night
    auf einen/einem verschneiten gipfel = in snowy mountains
    aus eimern giesst/schuttet/regnet | es aus eimern giesst/schuttet | wie aus eimern giesst = rain heavily
    schutten/schuttet/regnen/regnet/giessen wie aus kubeln | schutten/schuttet/regnen/giessen wie aus eimern | wie aus kubeln/eimern | aus kubeln giessen | bindfaden/strippen regnen | junge hunde regnen | in stromen regnen | plastern | plastert | wolkenbruch | landregen | dauerregen | sturzregen | schnurlregen | sauwetter | hundewetter | schietwetter | richtig/ordentlich schutten/giessen = rain heavily
    blauer/blauen himmel ohne wolken | wolkenlos~/wolkenfrei~ himmel | himmel wolkenlos/wolkenfrei | himmel wolkenlos/wolkenfrei mach~ = clear blue sky
    am boden etwas nebel | nebel am boden | nur am boden etwas nebel = fog slightly
    schnee soll fallen | es soll schnee fallen | schnee … fallen | es soll … schnee fallen | schnee fallen lassen | lass~ … schneien | lass es schneien | es soll schneien | schneefall = make it snow
    ins verschneite/winterliche lappland/gronland/sibirien | nach lappland/gronland/sibirien | in die arktis/antarktis | im schnee | in den schnee = in snow
    nachts bei regen | nachts im regen = at night in the rain
    nebel dazu = add fog
    regen dazu | lass es regnen | regen hinzu | es soll regnen | lass~ … regnen | es regnen lassen = add rain
    schnee dazu = add snow
    und was mit … hinmach~/reinmach~/hinsetz~ | was mit … hinmach~/reinmach~ = put behind
    irgendeine stadt = in a city
    es soll richtig/ordentlich/so/ganz dick/stark/heftig/viel schneien | lass es richtig/ordentlich dick/stark/heftig schneien | richtig/ordentlich dick/stark/heftig schneien = make it snow heavily
    sunneuntergang | sunnenuntergang | sunneundergang | sonne … untergehen | sonne untergeht | untergehende sonne | untergehenden sonne | untergehender sonne = sunset
    mach~ es/das wie abends | mach~ es/das wie am abend | als wars abend | als war s abend | als war es abend | als ware es abend | als ob es abend ware | wie am abend | abend draus machen | mach abend draus = make it evening
    die wolken rein weiss/weisser = the clouds white
    wolken rein | wolken hinein | wolken dazu = add clouds
    skyline bei nacht | skyline nachts | nachtliche skyline | nachtlicher skyline | skylein bei nacht = city skyline at night
    es soll schutten | lass es schutten | es schutten lassen | lass es giessen | es soll giessen | lass es richtig schutten | es soll richtig schutten | es soll richtig giessen = make it rain heavily
    lass es pissen | es pissen lassen | es soll pissen | soll es pissen | lass es schiffen | es soll schiffen | lass es plastern | es soll plastern | lass es strullen = make it rain heavily
    schneeflocken/flocken/schnee … rieseln lass~ | ein paar schneeflocken/flocken … rieseln/fallen lass~ | paar flocken/schneeflocken … rieseln lass~ | etwas schnee … rieseln lass~ | schneeflocken/flocken … fallen/tanzen lass~ | schneeflocken/flocken … rieseln = make it snow lightly
    schneeflocken rieseln | flocken rieseln | schnee rieseln | leise rieselt der schnee | leise rieselnder schnee | schneerieseln | lass es rieseln | leicht~ schneefall | ein paar schneeflocken | paar flocken = light snow
    dicke schneeflocken | flockenwirbel | schneetreiben | dichtes schneetreiben | wildes schneetreiben | blizzard | dicht~ schneefall | starker schneefall | schneegestober | schneesturm | heftiger schneefall = heavy snow
    am himmel | uber den himmel | an den himmel | am himmelszelt | uber dem horizont = in the sky
    klar~ = clear
    sternenhimmel | sternhimmel = starry sky
    feuerwerk = fireworks
    vollmond = full moon
    sonnenstrahlen = sun rays
    ${alternatives('wolkchen|schafchenwolke|schafchenwolken|schonwetterwolken|quellwolken|federwolken')} = clouds
    dichte suppe | suppe draussen | nebelsuppe | dicke suppe | dichter nebel wie suppe | dichter nebel | dicken nebel | dichten nebel = thick fog
    bodennebel | fruhnebel | talnebel | herbstnebel | nebelbank | nebelbanke | nebelfeld | nebelfelder | hochnebel | seenebel = fog
    verregnet | regnerisch~ = rainy
    zu … sichtbar/durchscheinend/deckend = at
    als wars nacht | als war es nacht | als ware es nacht | als ware nacht | wie nachts | wie in der nacht = at night
    stadt bei nacht | nachtliche stadt | in der stadt bei nacht | grossstadt bei nacht = city at night
    bewolkt~ | wolkig~ = cloudy
    doppelregenbogen | doppelter regenbogen = double rainbow
    abends | es abend werden = evening
    flocken/schneeflocken in der/die luft | flocken/schneeflocken vom himmel | tanzende/wirbelnde/fallende flocken | tanzende/fallende schneeflocken | fallender/fallendem schnee | ein paar flocken rein | flockerl = falling snow
    neblig~ | nebelig~ | nebelig~ stimmung | nebelstimmung = foggy
    starker regen | starkregen | stromender regen | dichter regen = heavy rain
    vor weihnachtlicher schneelandschaft | weihnachtliche schneelandschaft | in einer schneelandschaft = in front of a snow background
    wie bei sonnenuntergang = like sunset
    nebel aussi = remove the fog
    schneien lassen | es schneit | es schneien lassen | schneeflocken rein | flocken = snow
    winterlich~ | verschneit~ | schneebedeckt~ = snowy
    gewitterwolken | unwetter = thunderstorm
  `,
  adjective: `
    ein schoner sonnenuntergang | schoner sonnenuntergang | einen schonen sonnenuntergang | schonen sonnenuntergang = a sunset
    blaue~ stunde | zur blauen stunde = blue hour
    abenddammerung = dusk
    morgennebel = fog
    nachts in der grossstadt | nachts in der stadt | nachts in einer grossstadt = in a city at night
    im tiefsten winter | im tiefen winter | tief im winter = in the snow
    es schutten wurde | es schuttet | es giesst | es in stromen regnet | es giessen wurde = it is raining heavily
    als ware es mitternacht | als sei es nacht = make it night
    nebel raus | nebel weg | nebel entfern~ | nebel wegmach~ | nebel rausnehm~ | den nebel raus = remove fog
    dach verschneit | mit verschneitem dach | verschneites dach = snow on the roof
    verschneit~ berghutte | verschneit~ bergdorf | verschneit~ almhutte = snowy mountains
    lass~ die sonne scheinen | mach~ dass die sonne scheint | die sonne soll scheinen = make the sun shine
    sonnig~ = sunny
  `,
};
