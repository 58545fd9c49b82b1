import type { Phrases } from '../../phrases.ts';

/** Turns of German for black and white, tints, sepia, and what alone stays in colour. */
export const GERMAN_BLACK_AND_WHITE: Phrases = {
  phrase: `
    schwarz wiiss | schwarzwiiss | schwarz wiss | schwarz weiss | schwarz und weiss | schwarzweiss~ | schwarz weisses | schwarz weissen | sw | s w | graustufen | grautone~ | einfarbig grau | grau in grau | farblos~ = black and white
    ohne farbe | ohne farben | farbe raus | farben raus | farbe entfernen | farben entfernen | entsattigen komplett | nimm die sattigung … raus | nehm~ die sattigung … raus | sattigung … raus | sattigung raus = black and white
    sattigung entfernen | sattigung ganz raus = black and white
    blaustich rein = blue tint
    farbakzent | color key | colorkey | farbtupfer | teilkoloriert~ | color pop = color pop
    farbig machen | wieder farbig machen = colorize
    duoton~ | zweiton~ = duotone
    wenige farben | nur wenige farben | mit wenigen farben = few colors
    grunstich rein = green tint
    in farbe | farbig lassen | in echten farben | in originalfarben | in seinen echten farben | in echte farben = in color
    schwarzweiss ist es schon | ist schon schwarzweiss | ist ja schon schwarzweiss | schwarzweiss ist es bereits = it is already black and white
    lass~ … farbig | lass~ … in farbe | bleib~ … farbig | farbig bleiben | farbig bleibt = keep in color
    lediglich … farbig | lediglich … in farbe | lediglich … bunt | einzig … farbig | einzig … in farbe | bloss … farbig | bloss … in farbe | allein … farbig | nur … in farbe | nur … farbig = only in color
    rotstich rein = red tint
    sepiabraun~ | sepiaton~ | sepiafarben = sepia
    in farbe lassen = stays in color
    farbton | farbschimmer | tonung | farbung | verfarbung | einschlag = tint
    gelbstich rein | gelbstich hinein = yellow tint
  `,
  adjective: `
    farbe geben | wieder farbe geben | in echten farb~ nachkolorier~ | in farbe nachkolorier~ | nachkolorier~ = colorize
    altes bild einfarben | altes foto einfarben | bild einfarben | foto einfarben | bild kolorieren | foto kolorieren | nachkolorieren = colorize this photo
    nur das blau behalt~ | nur blau behalt~ = keep only the blue in color
    lass das blau der | lass nur das blau der | lass das blau des | lass nur das blau des = keep only the blue of the
    nur das grun behalt~ | nur grun behalt~ = keep only the green in color
    lass das grun der | lass nur das grun der | lass das grun des | lass nur das grun des = keep only the green of the
    nur das rot behalt~ | nur rot behalt~ = keep only the red in color
    lass das rot der | lass nur das rot der | lass das rot des | lass nur das rot des = keep only the red of the
    nur das gelb behalt~ | nur gelb behalt~ = keep only the yellow in color
    lass das gelb der | lass nur das gelb der = keep only the yellow of the
    rosen rot lassen | nur die rosen rot lassen = keep the red roses
    sepia = sepia
    drumherum grau | drumherum alles grau | drumherum schwarzweiss | drum herum grau | rundherum grau | rundherum schwarzweiss | drumrum grau = the rest gray
    leicht blaulich | blaulich = with a blue tint
    leicht grunlich = with a green tint
  `,
};
