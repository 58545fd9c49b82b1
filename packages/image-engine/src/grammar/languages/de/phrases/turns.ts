import type { Phrases } from '../../phrases.ts';

/** Turns of German for what is rotated, mirrored, crooked or upside down. */
export const GERMAN_TURNS: Phrases = {
  phrase: `
    im uhrzeigersinn = clockwise
    gegen den uhrzeigersinn | gegen uhrzeigersinn = counterclockwise
    schief~ | zu schief | bisschen schief | etwas schief | total schief | windschief = crooked
    schrag ubers bild | schrag uber das bild | schrag druber | diagonal ubers bild | diagonal uber das bild | von ecke zu ecke = diagonally across
    oben unten vertausch~ | oben und unten vertausch~ = flip vertically
    waagerecht | waagrecht | horizontal | von links nach rechts = horizontally
    es liegt auf der seite | liegt auf der seite | liegt quer | steht quer | auf der seite liegt | liegt seitlich | liegt auf der falschen seite = is sideways
    steht am schadel | steht aufm schadel | steht am grind | steht aufm grind | steht am schadl | liegt am schadel | steht aufm kopf | stehts am kopf | stehts auf dem kopf | steht @ s am kopf = is upside down
    spiegelverkehrt | seitenverkehrt | links rechts vertausch~ | links und rechts vertausch~ | rechts und links vertausch~ | links rechts tausch~ | spiegelbildlich | seitenrichtig | spiegelbild~ = mirror
    richtig rum | richtig herum | richtigrum = right way up
    drehung um = rotate
    vierteldrehung = rotate 90 degrees
    gerade rucken | gerade rucke | gerade richten | gerade ausrichten | gerade machen | gerade ziehen | richt~ … gerade | rick~ … gerade | weniger schief | nicht mehr schief = straighten
    auf dem kopf | kopfuber | auf den kopf | steht auf dem kopf | steht kopf | steht auf dem kopf umdrehen | auf dem kopf umdrehen = upside down
    senkrecht | vertikal | von oben nach unten | oben nach unten = vertically
  `,
  adjective: `
    steht falschrum | steht falsch rum | steht verkehrt rum | steht verkehrtrum | ist falschrum | steht spiegelverkehrt | steht verkehrt herum = is backwards
    hangt links runter | hangt rechts runter | hangt nach links | hangt nach rechts | hangt runter | kippt nach links | kippt nach rechts | kippt weg | hangt durch | steht schief | hangt schief | liegt schief = is crooked
    steht auf der seite | das steht auf der seite = is sideways
    liegt aufm kopf | liegt auf dem kopf = is upside down
    dreh~ das mal hochkant | dreh~ das hochkant | dreh~ es hochkant | dreh~ hochkant | dreh~ mal hochkant | hochkant dreh~ | dreh~ das bild hochkant = rotate it 90 degrees
    leicht schief gedreht | etwas schief gedreht | leicht gedreht | ein bisschen schief gedreht | leicht schrag | etwas schrag = rotate slightly
    gerade = straight
    grade rucken | gerade rucken = straighten
    ruck den gerade | ruck ihn gerade | ruck das gerade = straighten it
  `,
};
