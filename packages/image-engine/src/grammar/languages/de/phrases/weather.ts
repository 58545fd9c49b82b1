import type { Phrases } from '../../phrases.ts';

/** Turns of German for weather, skies and times of the day. */
export const GERMAN_WEATHER: Phrases = {
  phrase: `
    lass es regnen | regen hinzu | es soll regnen | lass~ … regnen | es regnen lassen = add rain
    als wars nacht | als war es nacht | als ware es nacht | als ware nacht | wie nachts | wie in der nacht = at night
    stadt bei nacht | nachtliche stadt | in der stadt bei nacht | grossstadt bei nacht = city at night
    bewolkt~ | wolkig~ = cloudy
    tag … nacht = day into night
    doppelregenbogen | doppelter regenbogen = double rainbow
    abends | es abend werden = evening
    flocken/schneeflocken in der/die luft | flocken/schneeflocken vom himmel | tanzende/wirbelnde/fallende flocken | tanzende/fallende schneeflocken | fallender/fallendem schnee | ein paar flocken rein | flockerl = falling snow
    neblig~ | nebelig~ | nebelig~ stimmung | nebelstimmung = foggy
    starker regen | starkregen | stromender regen | dichter regen = heavy rain
    dicht~ schneefall | starker schneefall | schneegestober | schneesturm | heftiger schneefall = heavy snow
    vor weihnachtlicher schneelandschaft | weihnachtliche schneelandschaft | in einer schneelandschaft = in front of a snow background
    im schnee | in den schnee = in snow
    leicht~ schneefall | ein paar schneeflocken | paar flocken = light snow
    wie bei sonnenuntergang = like sunset
    tag zur nacht | tag zu nacht | zur nacht | nacht daraus | nachtaufnahme | bei nacht | nachts | nachtstimmung | als … nachts aufgenommen | als … bei nacht aufgenommen | als … in der nacht aufgenommen = make it night
    wie … nachts aufgenommen = make it night
    schnee fallen lassen | lass~ … schneien | lass es schneien | es soll schneien | schneefall = make it snow
    nachtmodus | sternennacht | mitten in der nacht | nachtbild | nachtszene | nacht werden | nacht machen | nacht sein = night
    regen in der luft | tropfen in der luft | regentropfen in der luft | fallender regen | platzregen | regenschauer | schauer | nieselregen | regentag = rain
    regnerisch~ = rainy
    nebel aussi = remove the fog
    schneien lassen | es schneit | es schneien lassen | schneeflocken rein | flocken = snow
    winterlich~ | verschneit~ | schneebedeckt~ = snowy
    bergen und schnee | bergen mit schnee | berge mit schnee | berge und schnee | bergen im schnee = snowy mountains
    dichter nebel | dicken nebel | dichten nebel = thick fog
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
    als ware es mitternacht | als sei es nacht | mitternacht = make it night
    nebel raus | nebel weg | nebel entfern~ | nebel wegmach~ | nebel rausnehm~ | den nebel raus = remove fog
    dach verschneit | mit verschneitem dach | verschneites dach = snow on the roof
    verschneit~ berghutte | verschneit~ bergdorf | verschneit~ almhutte = snowy mountains
    sonnig~ = sunny
  `,
};
