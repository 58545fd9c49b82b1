import { listed, pairs } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** "Zwei Grad", "fünf Prozent" */
const NUMBERS =
  'ein = 1; einen = 1; zwei = 2; drei = 3; vier = 4; funf = 5; sechs = 6; sieben = 7; acht = 8; neun = 9; zehn = 10; zwolf = 12; funfzehn = 15; zwanzig = 20; dreissig = 30; funfundvierzig = 45; neunzig = 90'
    .split(';')
    .map((each) => each.trim().split(' = ') as [string, string]);

const DEGREES = NUMBERS.map(
  ([said, number]) => `${said} grad | um ${said} grad = by ${number} degrees`,
);

/** "Kippt leicht nach rechts" complains. */
const LEANING = pairs(
  pairs(
    listed(
      'kippt | hangt | neigt sich | lehnt sich | fallt | kippelt | liegt | dreht sich | steht',
    ),
    listed(
      'leicht | etwas | ein bisschen | bissl | a bissl | total | ein wenig | minimal | ganz schon | arg',
    ),
  ),
  listed('nach links | nach rechts'),
);

/** Turns of German for what is rotated, mirrored, crooked or upside down. */
export const GERMAN_TURNS: Phrases = {
  phrase: `
    steh auf dem/aufm kopf | stehen ja/doch/alle am kopf | stehen/stehst/steht am kopf | stehen ja/doch/alle auf dem kopf | auf dem kopf stehend = is upside down
    steht am schadel | steht aufm schadel | steht am grind | steht aufm grind | steht am schadl | liegt am schadel | steht aufm kopf | stehts am kopf | stehts auf dem kopf | steht @ s am kopf = is upside down
    kippt | kippt voll/total | kippt nach hinten/vorn | hangt voll/total nach links/rechts | das/der meer/see/wasser/horizont lauft rechts/links/schief aus dem bild | das/der meer/see/wasser/horizont lauft aus dem bild | das/der meer/see/wasser lauft aus = is crooked
    ist schepps | ist schebs | ist krumm | ist verkantet | ist verkippt | ist aus dem lot | ist nicht im lot | ist nicht in der waage | ist in schieflage | hat schieflage = is crooked
    kamera war schief | kamera schief gehalten | hab schief gehalten | schief gehalten | schief fotografiert | schief geknipst | schief geschossen | schief aufgenommen | hab das handy schief gehalten | handy schief gehalten = is crooked
    horizont kippt | horizont hangt/kippt nach links/rechts = the horizon is crooked
    dreh~ mich/uns … richtig rum/herum | dreh~ das ding/teil = rotate it
    ich lieg/liege auf der seite | lieg/liege/liegen auf der seite | ist auf dem handy/bildschirm/computer quer | es liegt auf der seite | liegt auf der seite | liegt quer | steht quer | auf der seite liegt | liegt seitlich | liegt auf der falschen seite = is sideways
    schieflage korrigier~ | schieflage | schepps | schebs | scheps | krumm und schief | krumm | schiach gerade | verkantet | verkippt | aus dem lot | nicht im lot | nicht im wasser | nicht in der waage | schraglage | in schieflage | hat schlagseite | schlagseite = crooked
    schief~ | zu schief | bisschen schief | etwas schief | total schief | windschief = crooked
    schiefer horizont = crooked horizon
    ruck~/setz~/bring~/mach~ den horizont gerade | ruck~/setz~/bring~ … horizont gerade = straighten the horizon
    links und rechts tausch~ | rechts und links tausch~ | tausch~ links und rechts | vertausch~ links und rechts | spiegelverkehrt | seitenverkehrt | links rechts vertausch~ | links und rechts vertausch~ | rechts und links vertausch~ | links rechts tausch~ | spiegelbildlich | seitenrichtig | spiegelbild~ = mirror
    dreh~ es/das/sie andersrum/andersherum … steht/ist auf dem kopf = turn it upside down
    diagonal druberleg~/daruberleg~/druber/daruber = diagonally
    lauft ruckwarts | lauft falsch rum | steht seitenverkehrt | selfie ist seitenverkehrt | selfie ist spiegelverkehrt | foto ist seitenverkehrt | foto ist spiegelverkehrt | bild ist seitenverkehrt | bild ist spiegelverkehrt | ist seitenverkehrt | ist spiegelverkehrt | spiegelverkehrt aufgenommen = is mirrored
    ins lot | ins lot/wasser bringen | in die waage | in die waage bringen | in waage | waagerecht/waagrecht ausricht~ | waagerecht/waagrecht/grad mach~ | waagerecht/gerade stell~ | gerade/grad bieg~ | geradebieg~ | grad ruck~/zieh~ = straighten
    gerade rucken | gerade rucke | gerade richten | gerade ausrichten | gerade machen | gerade ziehen | richt~ … gerade | rick~ … gerade | weniger schief | nicht mehr schief = straighten
    rander/kanten vom scan begradig~ | rander vom scan gerade rucken | rander begradig~ = straighten it
    ${DEGREES.join('\n  ')}
    ${LEANING.join(' | ')} = is crooked
    im uhrzeigersinn = clockwise
    gegen den uhrzeigersinn | gegen uhrzeigersinn = counterclockwise
    schrag ubers bild | schrag uber das bild | schrag druber | diagonal ubers bild | diagonal uber das bild | von ecke zu ecke = diagonally across
    oben unten vertausch~ | oben und unten vertausch~ = flip vertically
    waagerecht | waagrecht | horizontal | von links nach rechts = horizontally
    richtig rum | richtig herum | richtigrum = right way up
    drehung um = rotate
    vierteldrehung = rotate 90 degrees
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
    grade rucken = straighten
    ruck den gerade | ruck ihn gerade | ruck das gerade = straighten it
  `,
};
