import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** "Is im Keller aufgenommen worden", "haben wir auf Kreta geknipst": how the picture came about. */
const HOW_TAKEN = alternatives(
  'ist|is|isch|das ist|das is|hab ich|habe ich|das hab ich|das habe ich|das haben wir|hab i|haben wir|ham wir|hat mein mann|hat meine frau',
  '…',
  'aufgenommen|aufgnommen|entstanden|gemacht|geknipst|fotografiert|geschossen',
);

const TAKEN_AT_NIGHT = alternatives(
  'das hab ich|das habe ich|hab ich|haben wir|das haben wir|das ist|ist|das wurde',
  'nachts|bei nacht|in der nacht|spatnachts',
  '…',
  'aufgenommen|gemacht|geknipst|fotografiert|entstanden',
);

/** "Da ist nur Straße": what is cut away there. */
const ONLY_THERE = alternatives(
  'da|dort|drunter|unten',
  'ist|sieht man|sind',
  '|eh|ja|doch|sowieso|ohnehin',
  'nur|bloss|lauter',
);

/** "Bis das Amt es nimmt": who asks for it. */
const DEMANDED =
  'nimmt sonst nix/nichts an | nimmts sonst nicht | nimmt es/das sonst nicht | lasst sonst nichts/nix zu | akzeptiert sonst nichts/nix | meckert/motzt sonst | mault sonst';

/** Turns of German for what is told of a picture beside a wish, and what it means. */
export const GERMAN_TALK_TOLD: Phrases = {
  phrase: `
    ham | hams = have
    als hatts jemand/einer | als hatte es jemand/einer = as
    noch erkennen | noch erkennen konnen | wiedererkennen konnen = still recognize
    ebenfalls = also
    darf gern | darf gerne | durfen gern | durfen gerne | darf noch | durfen noch = should
    ich hab/habe das gestern/heute … aufgenommen/fotografiert/geknipst = i took it
    das/dies ist mein/meine | das hier ist mein/meine | auf dem bild ist mein/meine = this is my
    mit besten/lieben/herzlichen/schonen grussen | mit freundlichem/bestem/herzlichem gruss | beste/herzliche/freundliche/schone grusse | besten/lieben/herzlichen/schonen gruss | gruss und dank | im voraus = thanks
    danke/dank dir | danke dir von herzen | danke von herzen | dank/danke euch | danke ihnen/schonmal/vorab/schon | ich danke ihnen/dir/euch | herzlichen/tausend/besten/schonen/lieben dank | merci vielmals/vilmal | vergelts gott | vergelt s gott | danke schon mal | dank im voraus | danke im vorhinein | vielen/ganz lieben dank | dankscheen | dangge | herzlichst | dank schon | schonen tag/abend noch | schonen tag | ihr seid spitze | du bist super | du bist ein schatz | du bist der/die beste = thanks
    mit freundlichen grussen | viele grusse | liebe grusse | vielen dank im voraus | danke im voraus | mfg | lg | vg | das wars | das wäre alles | fertig = thanks
    da hinten/vorne lauft/steht/sitzt einer/jemand | da hinten/vorne/links/rechts lauft/steht/hockt = there is
    entstand nachts | entstand abends | entstand morgens | entstand gestern | entstand bei nacht | entstand in der nacht | entstanden nachts | ist/is/war von gestern/vorgestern/letztem/heute/damals = it was taken
    soll/sollen auf eine/einen/unsere/meine tasse/becher/postkarte/leinwand/kissen gedruckt/gesetzt werd~ | kommt auf eine/einen/meine tasse/becher/postkarte/leinwand = is for a mug
    mach~ das/es/alles ruckgangig | das/es ruckgangig mach~ | mach~ die letzte anderung ruckgangig | die letzte anderung ruckgangig mach~ | letzte anderung ruckgangig mach~ | letzte anderung ruckgangig = undo the last change
    unscharfe ruckgangig mach~ | mach~ die unscharfe ruckgangig | die unscharfe ruckgangig mach~ = undo the blur
    wunscht sich | wunschen sich | wunscht sich noch | wunscht sich so sehr | hatte so gern | mocht so gern = wants
    braucht | brauchts | brauchen | unser verein braucht | der verein braucht | unsere firma braucht | meine firma braucht | unsere schule braucht | der chef braucht | meine chefin braucht | mein chef braucht | der kunde braucht | unsere klasse braucht | der kindergarten braucht | brauch = want
    ich brauche | brauche | ich benotige | brauchen wir | hett gern | hatt gern | mecht gern | mocht gern = want
    ware/war schoen | schoen ware | amol | amoi | emol | amal | eimal | emal | a moi | oamoi = please
    so nett/gut/freundlich/lieb sein und | bitte so nett/gut/lieb sein und | so nett/gut/freundlich/lieb sein | so nett/gut/lieb und | die gute | hatten sie die gute/freundlichkeit | waren sie so freundlich/nett/gut | warst du so lieb/gut/nett | wenn du so lieb warst | wenn sie so nett waren | wenn ich bitten darf | wenns nicht zu viel muhe macht | wenn s nicht zu viel muhe macht | wenns keine umstande macht | wenn es keine umstande macht | ohne/kein stress | in aller ruhe | wenns recht ist | wenn s recht ist | mit der bitte | ich bitte darum | ware/ist es machbar/moglich | ware das moglich | ware es/das drin | ware machbar | ist das machbar | bestunde/besteht/gibts die moglichkeit | gabe/gibt es die moglichkeit | ob es moglich ware/ist | ob du mir … konntest | ich wollte/wollt fragen | ich wollte mal fragen | kurze/eine frage | mal/hab ne frage | hatte eine bitte | ich hatte/hab eine bitte | hab da mal ne bitte = please
    war auch recht | ware auch recht | war auch nett | ware auch nett | war auch fein | ware auch fein | war auch schon | ware auch schon | war mir recht | ware mir recht | war auch okay | ware auch okay | wars auch recht | bitte mal | mal bitte | mal eben | mal kurz | mal schnell | doch mal = please
    ${alternatives('ist|war|war mit|ist mit|war bei|bei|hatte|mit', 'iso')} = shot at iso
    ey | jo | joa | joh | huhu | hey du | hey ihr | tach | tachchen | tag auch | tagchen | na du | na ihr | gude | guude | ahoi | mahlzeit | grias di | griass di | grias eich | griass eich | griass enk | grussle | gruss euch | gruezi mitenand | gruezi mitenander | hoi | hoi zame | hoi zamme | salu | sers | habedere | habe die ehre | pfiat di | pfiat eich | tschau | tschuss mit u | baba | bussi | ade | adele | host mi | hostmi | verstehste | weisste | verstehst mi | nech | gaell | gall | gaa | woll | odr | wah | weisch | weischt | bidde bidde | biddschee | biddscheen | bitteschee | bittescheen | bitschee | bittschon | bittgoarschee | bitte bitte | bitti = hello
    guten tag | guten morgen | guten abend | gute nacht | schonen guten tag | sehr geehrte damen herren = hello
    hab/habe/haben … gescannt/eingescannt/abfotografiert/digitalisiert = we have scanned
    da/dort ist/steht/liegt/sitzt/hangt ein/eine/nen/ne/n | da/dort ist/steht/liegt/sitzt/hangt so ein/eine/n/nen = there is a
    da/dort sieht man mein/meine/meinen | da/dort sieht man noch mein/meine/meinen = you can see my
    vereinsfarben eben/halt/naturlich | unsere vereinsfarben | sind unsere vereinsfarben | sind die vereinsfarben = our club colors
    ${HOW_TAKEN} | ${alternatives('ist|is|wurde|das ist|das wurde', '…', 'aufgenommen|gemacht', 'worden')} = it was taken
    ${TAKEN_AT_NIGHT} = it was taken at night
    wieso | weshalb | warum | wiaso | wos = why
    ${ONLY_THERE} = there is only
    was kostet | was kosten | wie viel kostet | wieviel kostet | wie teuer = how much is
    gefallt mir | gefallt uns | gefallen mir = i like
    vintage look bitte so lassen | vintage look so lassen | den vintage look so lassen = i like the vintage look
    gibt es auch in | gibts auch in | gibt s auch in | fuhren wir auch in | haben wir auch in | fuhren … auch in = is available in
    heisst | heissen = is called
    mangelt es nicht | fehlt es nicht | ist genug da = is enough
    quatsch | ach nein | nee doch = nonsense
    verkaufe | verkaufen = sell
    nachts im schnee aufgenommen | im schnee aufgenommen | im regen aufgenommen | bei regen aufgenommen | bei schnee aufgenommen | im schnee fotografiert | nachts im schnee fotografiert = taken
  `,
  adjective: `
    furs bewerbungsfoto | fur das bewerbungsfoto | fur mein bewerbungsfoto | fur ein bewerbungsfoto | furs bewerbungsbild | fur die bewerbung | fur meine bewerbung = for my portfolio
    sehr geehrtes team | sehr geehrte damen und herren | hallo zusammen = hello
    passt schon so | passt so | passt schon | ist genau richtig = is fine
    das ist von | die ist von | stammt aus | ist aus dem jahr = it is from
    hilf mir mal | ich kenn mich nicht aus | ich kenne mich nicht aus | nicht einfach = please
    sagt dass es | sagt es | meint dass es | meint es | findet es | sagt das bild | findet das bild = says it
    wurde bei nacht | wurde nachts | bei nacht geschossen | nachts geschossen | mit dem handy geschossen | wurde bei nacht mit dem handy geschossen = taken at night
    das hat die alte kamera reingestempelt | das hat die kamera reingestempelt | hat die alte kamera reingestempelt | hat die kamera reingestempelt | das hat die alte kamera reingedruckt | das hat die kamera reingedruckt = the camera stamped it
    wurden gern | wurden gerne | wurde gern | wurde gerne | waren gern | waren gerne | ware gern | ware gerne = want
    wurde … gemacht = was taken
    wir uberlegen | ich uberlege | wir denken daruber nach | wir planen = we are thinking of
  `,
  standard: `
    stimmt/passt hinten und vorne nicht | belichtung stimmt hinten und vorne nicht = is terrible
    mir gefallt/gefallen das/die … nicht = i dont like the
    ${DEMANDED} = complains otherwise
    mehr nicht = thanks
  `,
};
