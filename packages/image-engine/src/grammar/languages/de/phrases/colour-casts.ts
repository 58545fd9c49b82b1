import type { Phrases } from '../../phrases.ts';

/** Turns of German for casts and warmth: too yellow, cooler, white balance. */
export const GERMAN_COLOUR_CASTS: Phrases = {
  phrase: `
    ein bisschen gruner | ein wenig gruner = a bit greener
    ein bisschen roter | bisschen roter | etwas roter = a bit redder
    blaustich | blauton~ | blauschleier | blauschimmer | blaueinschlag = blue cast
    farbstich = color cast
    kalter~ | kuhler~ | kaltere~ | farbtemperatur kalter | farbtemperatur kuhler | kaltere farbtemperatur | kuhlere farbtemperatur | farbtemperatur … kalter | farbtemperatur … kuhler | blaulicher = cooler
    bring das wieder auf neutral | bring es wieder auf neutral | bring~ … auf neutral | stell~ … auf neutral | zieh~ … auf neutral | mach~ … wieder neutral | auf neutral | wieder neutral | neutrale farben | farbneutral = fix the white balance
    farbneutral mach~ = fix the white balance
    passts … weissabgleich | passts weissabgleich | weissabgleich anpass~ | weissabgleich korrigier~ | mach … weissabgleich | stell … weissabgleich | weissabgleich | weissabgleichs = fix white balance
    gras gruner | wiese gruner = grass greener
    grunstich | grunton~ | grunschleier | grunschimmer = green cast
    leuchtet ja giftgrun | leuchtet giftgrun | ist ja giftgrun | ist giftgrun = is too green
    neonrohren haben alles grun gemacht | neonrohren machen alles grun = it is too green
    nicht so blau | weniger blau = less blue
    weniger grun | nicht so grun = less green
    weniger rot | nicht so rot = less red
    weniger warm | nicht so warm | nicht so gelb | weniger gelb | weniger orange = less warm
    gelb raus | das gelb raus | das gelbe raus | gelb rausnehmen | das gelb rausnehmen | das gelbe wegmachen | gelb entfernen | das gelb entfernen = less yellow
    naturlichere farben | farben naturlicher | naturliche farben = more natural colors
    orangestich | orangeton~ = orange cast
    rotstich | rotton~ | rotschleier | rotschimmer = red cast
    blaustich entfernen | blaustich weg | blaustich … weg | blaustich … raus = remove blue cast
    farbstich entfernen | farbstich weg | farbstich raus | farbstich … weg | farbstich … raus = remove color cast
    grunstich entfernen | grunstich weg | grunstich … weg | grunstich … raus = remove green cast
    rotstich entfernen | rotstich weg | rotstich … weg | rotstich … raus = remove red cast
    gelbstich entfernen | gelbstich weg | gelbstich raus | gelbstich … weg | gelbstich … raus = remove yellow cast
    eine idee goldener | etwas goldener | bisschen goldener | ein bisschen goldener | ein wenig goldener | einen tick goldener | nen tick goldener | ne spur goldener | eine spur goldener | a bissl goldener = slightly warmer
    zu blau | blaustichig~ | geht ins blaue | blau angehaucht | ins blaue | ins blauliche | blau stichig = too blue
    zu kalt~ | zu kuhl~ | zu blaulich~ = too cold
    grunstichig~ | zu grun~ | zu grunlich~ | geht ins grune | ins grune | ins grunliche = too green
    zu orange~ = too orange
    zu rosa | zu pink = too pink
    alles zu rot | zu rot | rotstichig~ | zu rotlich~ | geht ins rote | ins rote | ins rotliche = too red
    zu warm~ = too warm
    zu gelb | zu gelblich~ | zu gelb~ | gelbstichig~ | geht ins gelbe | ins gelbe | ins gelbliche | gelb stichig = too yellow
    warmton rein | warmton dazu | ein warmton | warmer ton rein | warme tone rein | alles goldener | goldener mach~ | mach~ es goldener | noch goldener | viel goldener | das licht goldener | licht goldener | warmer~ | warmere~ = warmer
    gemutlicher | mehr warme | bisschen warme | farbtemperatur warmer | warmere farbtemperatur | farbtemperatur … warmer | gelblicher | gelber machen | warme … hoch | warme hoch | warme rauf = warmer
    gelbstich | gelbfarbung | gelbton~ | gelbschleier | gelbschimmer | gelbeinschlag = yellow cast
  `,
  adjective: `
    kalt~ | kuhl~ = cool
    farb~ wieder normal mach~ | farb~ wieder normal | farb~ normal mach~ | farb~ wieder richtig | wieder normale farb~ = fix the white balance
    von der kuchenlampe | von der lampe | von der gluhbirne | von den lampen | von der deckenlampe | von der schreibtischlampe | vom lampenlicht = from the lamp
    rasen gruner | rasen grun = grass greener
    grunlicht | grunes licht = green cast
    in echten farb~ | in den echten farb~ | in natura farb~ = in true colors
    hauttone sind grun | haut ist grun | hauttone sind gelb | haut ist gelb = it is too green
    kuchenlampe = kitchen lamp
    gesundere farbe ins gesicht | gesunde farbe ins gesicht | mehr farbe ins gesicht | etwas farbe ins gesicht | bisschen farbe ins gesicht | farbe ins gesicht | bisschen gesundere farbe ins gesicht = make it warmer
    gelbstich raus | gelbstich weg | blaustich raus | grunstich raus | farbstich raus | farbstich weg = remove the cast
    schnee soll nicht gelb sein | schnee soll nicht blau sein | schnee soll nicht grau sein | schnee soll weiss sein | schnee soll wieder weiss sein | schnee darf nicht gelb sein = snow should be white
    wie eine tomate | wie ne tomate | wie ein krebs | wie ein hummer | rot wie ein krebs | rot wie eine tomate = too red
    warm~ = warm
  `,
};
