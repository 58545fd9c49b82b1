const PERSONS =
  'oma | opa | mama | papa | tante | onkel | mein mann | meine frau | meine freundin | mein freund | mein chef | meine chefin | meine mutter | mein vater | meine oma | mein opa | meine schwester | mein bruder | meine tochter | mein sohn | der kunde | die kundin | der fotograf | mein kollege | meine kollegin | meine mama | mein papa'
    .split('|')
    .map((each) => each.trim());
const FINDS = PERSONS.map(
  (who) =>
    `${who} findet es/das | ${who} findet das bild/foto | ${who} findet/meint/sagt es/das ist`,
);
const WANTS = PERSONS.map(
  (who) =>
    `${who} will/mochte es/das | ${who} will/mochte das bild | ${who} hatte es/das gern | ${who} hatte/hatts gern | ${who} mags lieber | ${who} wills`,
);
const SHOWN = PERSONS.filter((who) => who.includes(' ')).map(
  (who) =>
    `das ist ${who} | hier ist ${who} | das sind ${who} | das da ist ${who} | auf dem foto ist ${who} | auf dem bild ist ${who}`,
);
const MONTHS =
  'im januar | im janner | im februar | im marz | im april | im mai | im juni | im juli | im august | im september | im oktober | im november | im dezember | im sommer | im herbst | im winter | im fruhling | bald | nachste woche | nachsten monat | nachstes jahr | am samstag | am wochenende | morgen'
    .split('|')
    .map((each) => each.trim());
const DATES = MONTHS.flatMap((when) => [
  `wir heiraten ${when}`,
  `wir heirat ${when}`,
  `die hochzeit ist ${when}`,
  `der geburtstag ist ${when}`,
  `sie hat ${when} geburtstag`,
  `er hat ${when} geburtstag`,
  `sie wird ${when} 18`,
]);

/** What is said around a wish in German and asks for nothing, by region and mood. */
export const GERMAN_CHATTER = `
  ${FINDS.join(' | ')} = the picture is
  ${WANTS.join(' | ')} = i want it
  ${SHOWN.join(' | ')} =
  ${DATES.join(' | ')} | wir heiraten =
  s bild | s foto | s fotti | s foti | es foto | es fotti | des bild | des foto | dat bild | dat foto | dit bild | dit foto | et bild = the picture
  ey | jo | joa | joh | huhu | hey du | hey ihr | tach | tachchen | tag auch | tagchen | na du | na ihr | gude | guude | ahoi | mahlzeit | grias di | griass di | grias eich | griass eich | griass enk | grussle | gruss euch | gruezi mitenand | gruezi mitenander | hoi | hoi zame | hoi zamme | salu | sers | habedere | habe die ehre | pfiat di | pfiat eich | tschau | tschuss mit u | baba | bussi | ade | adele | host mi | hostmi | verstehste | weisste | verstehst mi | nech | gaell | gall | gaa | woll | odr | wah | weisch | weischt | bidde bidde | biddschee | biddscheen | bitteschee | bittescheen | bitschee | bittschon | bittgoarschee | bitte bitte | bitti = hello
  danke/dank dir | danke dir von herzen | danke von herzen | dank/danke euch | danke ihnen/schonmal/vorab/schon | ich danke ihnen/dir/euch | herzlichen/tausend/besten/schonen/lieben dank | merci vielmals/vilmal | vergelts gott | vergelt s gott | danke schon mal | dank im voraus | danke im vorhinein | vielen/ganz lieben dank | dankscheen | dangge | herzlichst | dank schon | beste/schone grusse | schonen tag/abend noch | schonen tag | ihr seid spitze | du bist super | du bist ein schatz | du bist der/die beste = thanks
  so nett/gut/freundlich/lieb sein und | bitte so nett/gut/lieb sein und | so nett/gut/freundlich/lieb sein | so nett/gut/lieb und | die gute | hatten sie die gute/freundlichkeit | waren sie so freundlich/nett/gut | warst du so lieb/gut/nett | wenn du so lieb warst | wenn sie so nett waren | wenn ich bitten darf | wenns nicht zu viel muhe macht | wenn s nicht zu viel muhe macht | wenns keine umstande macht | wenn es keine umstande macht | ohne/kein stress | in aller ruhe | wenns recht ist | wenn s recht ist | mit der bitte | ich bitte darum | ware/ist es machbar/moglich | ware das moglich | ware es/das drin | ware machbar | ist das machbar | bestunde/besteht/gibts die moglichkeit | gabe/gibt es die moglichkeit | ob es moglich ware/ist | ob du mir … konntest | ich wollte/wollt fragen | ich wollte mal fragen | kurze/eine frage | mal/hab ne frage | hatte eine bitte | ich hatte/hab eine bitte | hab da mal ne bitte = please
  zu scharfen = sharpen
  ist so ein schones bild | ist ein schones bild | ist so ein schones foto | ist ein schones foto | ist mein lieblingsbild | ist mein lieblingsfoto | ist unser lieblingsfoto | ist eh ein schones foto | sonst ist es super | sonst ist es schon | sonst gefallt es mir | sonst passt alles | sonst passt es | der rest passt | der rest passt eh | rest passt | alles andere passt | alles andere ist gut | ansonsten passt es | ansonsten super | bin schon gespannt | bin gespannt | freu mich schon | ich freu mich | freue mich schon | freu mich drauf | keine ahnung wie | keine ahnung wie das geht | ich hab keine ahnung | ich habe keine ahnung | ich hab null ahnung | bin kein profi | bin kein fotograf | ich bin neu hier | bin neu hier | kenn mich nicht aus | kenne mich nicht aus | kenn mi ned aus | ich krieg das nicht hin | ich kriegs nicht hin | ich bekomm das nicht hin | ich schaff das nicht | hab schon alles probiert | habe schon alles versucht | hab schon alles versucht | ich weiss nicht wie | ich weiss nicht wie das geht | weiss nicht wie | nicht bose sein | nicht lachen | kein witz | im ernst | echt jetzt | ehrlich gesagt | um ehrlich zu sein | wenn ich ehrlich bin | unter uns gesagt | nebenbei bemerkt | wie auch immer | egal wie | ganz egal wie | hauptsache schnell | es eilt | eilt sehr | ist eilig | ist dringend | dringend | moglichst bald | so schnell wie moglich | heute noch | bis morgen | brauch das bis morgen | brauche das bis morgen | brauch ich bis morgen | bis freitag | bis heute abend | bis spater | ich warte | lass dir zeit | nimm dir zeit | was meinst du | was sagst du | was denkst du | meinst du das geht | geht das uberhaupt | geht sowas | geht so was | kann man das machen | kann man sowas machen | kannst du sowas | kannst du das | konnt ihr das | konnt ihr sowas | funktioniert das | funzt das | klappt das =
  ist das fade | is des fad | is so fad | na servas | ma bitte | geh bitte | gehts eh | geht eh | eh klar | eh kloar | basst | jo eh | sapperlot | menno | manno | oh mann | oh gott | oh je | ohje | o je | herrje | himmel noch mal | du meine gute | verflixt | so ein mist | zefix | sakra | hoppla | hihi | haha | hahaha =
  heuer | heier | jetzad | jetzat | etz | jetza | grod | grade eben | grad eben | vorhin | letztens | letzte woche | letztes jahr | letzten sommer | letztes wochenende | vorgestern | diese woche | dieses jahr =
  gehort | ghort | ghert | g hort | sollt scho | sollat | sollt a = should be
  fehlts an | fehlt s an | fehlt es an | fehlts noch an | mangelts an | mangelt es an | mangelt s an | es fehlt an | es mangelt an | es hapert an | hapert es an | fehlt noch | fehlt einfach | fehlt mir | vermisse = more
  nicht dunkel genug = darker
  nicht hell genug | ned hell gnua | nicht licht genug = brighter
  nicht bunt genug | nicht farbig genug | nicht kraftig genug | nicht satt genug | nicht knallig genug = more colorful
  nicht warm genug = warmer
  nicht kuhl genug | nicht kalt genug = cooler
  nicht kontrastreich genug | nicht knackig genug = more contrast
  nicht gross genug = bigger
  nicht klein genug = smaller
  lichter sind zu hell | lichter zu hell | lichter sind viel zu hell | helle stellen zu hell | hellen stellen zu hell | hellen stellen sind zu hell | spitzlichter zu hell | spitzlichter sind zu hell = reduce the highlights
  schatten sind zu dunkel | schatten zu dunkel | schatten sind viel zu dunkel | tiefen sind zu dunkel | tiefen zu dunkel | schatten saufen ab | tiefen saufen ab | schatten sind abgesoffen = lift the shadows
  hintergrund … ruhiger | hintergrund … weniger unruhig | hintergrund beruhig~ | hintergrund … beruhig~ = less busy background
  im ersten bild den hintergrund | im ersten foto den hintergrund | beim ersten bild den hintergrund | beim ersten foto den hintergrund | auf dem ersten bild den hintergrund | auf dem ersten foto den hintergrund | vom ersten bild den hintergrund | vom ersten foto den hintergrund = the background
  neben die rechte | neben das rechte | neben das andere | neben die andere | neben das zweite | neben die zweite | neben das linke | neben die linke = side by side
  foto nummer zwei | bild nummer zwei | foto nr zwei | bild nr zwei | foto no zwei | nummer zwei | das andere foto | das andere bild | dem anderen foto | dem anderen bild | anderen foto | anderen bild | zweites foto | zweite foto | zweite bild | zweite aufnahme | zweiten aufnahme = picture 2
  foto nummer eins | bild nummer eins | foto nr eins | bild nr eins | nummer eins | ersten foto | ersten bild | erstes foto | erstes bild | erste foto | erste bild | erste aufnahme | ersten aufnahme = picture 1
  foto nummer drei | bild nummer drei | nummer drei | dritten foto | dritten bild | drittes foto | drittes bild | dritte foto | dritte bild = picture 3
  mach das ding | mach mal das ding | mach das teil | mach mal das teil | macht das ding = make the picture
  mach das ding weg | mach mal das ding weg | mach das ding da weg | mach das teil weg | mach das teil da weg | mach mal das teil weg = remove that
  geil~ | stark aussehend | fett aussehend | leiwand~ | leiwaund | urleiwand | urgut | ur gut | ur schon | pfundig~ | zunftig~ | knorke | dufte | hammermassig~ | krassest~ | mega cool | megacool | endgeil~ | obergeil~ | huere guet | huereguet | sauguad | saugut | spitzenmassig~ | erste sahne = nice
  sitze | sitz | sitzt | hock | hocke | hockt = sitting
  muttermal | leberfleck | muttermale | leberflecken = mole
  mach s | machs | mochs | moch s | mach dats | maak dat = make it
  servas | freue | schonmal | vorhinein =
`;
