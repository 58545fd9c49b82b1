import type { Phrases } from '../../phrases.ts';

/** What is said beside a wish in German: greetings, reasons, thanks. */
export const GERMAN_TALK: Phrases = {
  phrase: `
    ganz grob | grob gehalten | grob skizziert | mit groben strichen | mit wenigen strichen | schnell hingeworfen | locker gestrichelt | fernsicht her | fernsicht | klare sicht | freie sicht | damit man was sieht | damit man wieder was sieht =
    links soll rechts sein | rechts soll links sein | was links ist soll rechts sein | was links ist soll nach rechts | links nach rechts und umgekehrt | blitz war schuld | der blitz war schuld | war der blitz schuld | die lampe war schuld =
    das licht war schuld | tut ja weh in den augen | tut weh in den augen | tut ja richtig weh | da tun einem ja die augen weh | nordisch | mehr so nordisch | so nordisch | skandinavisch | wie beim handy | wie am handy | zusammenstell~ =
    zusammengestellt | zusammensetz~ | zusammengesetzt | anordn~ | angeordnet | arrangier~ | flyer | flugblatt | flugblattl | handzettel | aushang | weihnachtsmarkt flyer | flohmarkt flyer | sommerfest flyer | vereinsflyer | party flyer =
    partyflyer | von null auf | von hundert auf | am besten | am allerbesten | am ehesten | idealerweise | vorzugsweise | bevorzugt | meinetwegen | von mir aus | wegen mir | notfalls | gegebenenfalls | sprich | quasi so | in etwa so =
    so ungefahr | so in der art | oder ahnlich | oder so ahnlich | oder so was | oder sowas | allmahlich~ | nach und nach | stufenlos | fliessend~ | schleichend~ | flachen farben | flache farben | mit flachen farben =
    mit wenigen flachen farben | wenige flache farben | wenigen flachen farben | ein paar flache farben | wie gestern geknipst | wie gestern aufgenommen | wie von gestern | sieht aus wie gestern geknipst | sieht aus wie von gestern =
    sieht aus wie gestern fotografiert | sieht zu neu aus | sieht viel zu neu aus | nach 1974 riech~ | nach 1975 riech~ | nach 1970 riech~ | riechen | riecht | nur ein hauch/rest soll bleib~ | ein hauch/rest/bisschen soll bleib~ =
    nur ein hauch bleibt | ein hauch darf bleib~ | nur ein hauch von farbe | nur noch ein hauch farbe | ein kleiner rest darf bleib~ | ein bisschen/hauch farbe soll bleib~ | ein hauch farbe darf bleib~ | links alt | links das alte =
    rechts neu | rechts das neue | oben vorher | unten nachher | gedacht | so gedacht | analog gedacht | als geschenk gedacht | fur die wand gedacht | furs wohnzimmer gedacht | schwebt mir vor | stell ich mir vor | stelle ich mir vor =
    hab ich mir vorgestellt | hatte ich mir vorgestellt | hab ich mir gedacht | hatte ich gedacht | egal welche stadt | egal welcher strand | egal welcher wald | egal welche berge | egal welcher | egal welche | egal welches | egal wo =
    egal was fur | wurscht welche | wurscht welcher | wurscht wo | ganz wurscht | mir egal | ist mir egal | ist mir wurscht | schnurz | piepegal | hauptsache viel beton | hauptsache beton | hauptsache weg von hier | hauptsache nicht hier =
    hauptsache sonne | hauptsache warm | hauptsache weit weg | hauptsache weg | hauptsache | roscher und | knuspriger und | krosser und | ruhig roscher und | ruhig knuspriger und | das geht so nicht | so geht das nicht | geht so nicht =
    des geht so ned | aufs plakat | auf das plakat | das geht so nicht aufs plakat | so kommt das nicht aufs plakat | so kann das nicht bleiben | das kann so nicht bleiben | ohne filter | kein filter | keine filter | ohne effekte | geworden =
    geraten | ausgefallen | rausgekommen | ich will dass | ich mochte dass | ich hatte gern dass | ich wunsche mir dass | zuerst | zunachst | als erstes | erst | wie im spielzeugladen | wie aus dem spielzeugladen | deutschland | osterreich =
    die schweiz | deutsch~ | osterreichisch~ | schweizer | wie bei/mit einer spiegelreflex~ | wie mit spiegelreflex~/dslr | spiegelreflex~ | profikamera | blitzlicht~ | vom/wegen blitz | der blitz hat | blitz hat | durch den blitz | halb halb =
    nachts aufgenommen | abends aufgenommen | bei nacht aufgenommen | abends gemacht | nachts gemacht | nachts fotografiert | wurde abends aufgenommen | am abend aufgenommen | nachts entstanden | bei nacht entstanden | handyfoto im dunkeln =
    foto im dunkeln | im dunkeln fotografiert | im dunkeln aufgenommen | im dunkeln gemacht | im dunkeln geknipst | bei dunkelheit aufgenommen | schrift kann man nicht lesen | die schrift kann man nicht lesen =
    man kann die schrift nicht lesen | schrift ist nicht lesbar | erst mal | erst einmal | erstmal | war bei kerzenlicht | bei kerzenlicht aufgenommen | bei kerzenlicht | war im dunkeln | war nachts | war abends | furs expose | fur das expose =
    fur die anzeige | furs inserat | fur mein inserat | zu sehr gemalde | zu sehr comic | zum einrahmen | zum rahmen | fur den rahmen an der wand | man erkennt ja nix | erkennt man nix | sieht man kaum | sieht man fast nicht =
    sieht man nicht mehr | erkennt man kaum | kaum zu sehen | kaum zu erkennen | fast nicht zu sehen | die alpen sieht man kaum | die berge sieht man kaum | die berge erkennt man kaum | die berge sind kaum zu sehen | so melancholisch =
    melancholisch | gestrichen | lackiert | angestrichen | angemalt | hatte ich gerne | hatte ich gern | hatt ich gern | hatt ich gerne | wunsche ich mir | waren schon | ware schon | war schon | ich vorn | ich vorne | tua ma den | tua ma das =
    tu ma den | tuats ma den | nicht mehr silber/grau/rot/blau/weiss/schwarz/grun/gelb/braun sondern | nicht silber/grau/rot/blau/weiss/schwarz sondern =
    guten tag | guten morgen | guten abend | gute nacht | schonen guten tag | sehr geehrte damen herren = hello
    was kostet | was kosten | wie viel kostet | wieviel kostet | wie teuer = how much is
    gefallt mir | gefallt uns | gefallen mir = i like
    vintage look bitte so lassen | vintage look so lassen | den vintage look so lassen = i like the vintage look
    gibt es auch in | gibts auch in | gibt s auch in | fuhren wir auch in | haben wir auch in | fuhren … auch in = is available in
    heisst | heissen = is called
    mangelt es nicht | fehlt es nicht | ist genug da = is enough
    quatsch | ach nein | nee doch = nonsense
    war auch recht | ware auch recht | war auch nett | ware auch nett | war auch fein | ware auch fein | war auch schon | ware auch schon | war mir recht | ware mir recht | war auch okay | ware auch okay | wars auch recht | bitte mal = please
    mal bitte | mal eben | mal kurz | mal schnell | doch mal = please
    verkaufe | verkaufen = sell
    nachts im schnee aufgenommen | im schnee aufgenommen | im regen aufgenommen | bei regen aufgenommen | bei schnee aufgenommen | im schnee fotografiert | nachts im schnee fotografiert = taken
    mit freundlichen grussen | viele grusse | liebe grusse | vielen dank im voraus | danke im voraus | mfg | lg | vg | das wars | das wäre alles | fertig = thanks
    ich brauche | brauche | ich benotige | brauchen wir | hett gern | hatt gern | mecht gern | mocht gern = want
  `,
  adjective: `
    geraten | in der schachtel | in einer schachtel | wie grad alle auf tiktok | wie gerade alle auf tiktok | wie alle auf tiktok | wie alle gerade | wie es alle machen | wie bei spotify | wie auf spotify | wie spotify =
    wie bei spotify covern | nervt | storen mich | nervt mich | testweise | probeweise | mal zum testen | ich stand im gegenlicht | ich war im gegenlicht | wir standen im gegenlicht | stand im gegenlicht | wie beim fotografen =
    wie vom fotografen | wie beim profi | biometrisch~ | vom dunst | vor lauter dunst | wegen dunst | vor dunst | reingestempelt | eingestempelt | draufgestempelt | reingedruckt | aufgedruckt | damit man die schrift lesen kann =
    damit man die schrift wieder lesen kann | damit man den text lesen kann | damit man es lesen kann | damit die schrift wieder stimmt | damit die schrift auf dem shirt wieder stimmt | damit die schrift stimmt | damit ich es ausdrucken kann =
    damit ich sie ausdrucken kann | damit ich es drucken kann | damit ich das ausdrucken kann | war handy bei nacht | handy bei nacht | handyfoto bei nacht | mit dem handy bei nacht | hab gegen die sonne fotografiert =
    gegen die sonne fotografiert | gegen das licht fotografiert | war gegen die sonne | da erkennt man ja gar nix | erkennt man ja nix | da sieht man ja nix | man erkennt gar nichts | da erkennt man nichts | vom neonlicht =
    vom neonlicht in der turnhalle | vom kunstlicht | aufs plakat | dann passt es aufs plakat | fur die einladung | ubers sofa | soll ubers sofa | wie sieben tage regenwetter | guckt wie sieben tage regenwetter =
    die guckt wie sieben tage regenwetter | wie mit ner teuren kamera | wie mit einer teuren kamera | wie mit ner guten kamera | wie von einer teuren kamera | gleich hoch | auf gleicher hohe | gleich gross | darf nicht ausfressen =
    nicht ausfressen | ohne dass er ausfrisst | ohne auszufressen | ohne dass der himmel ausfrisst | ohne dass der himmel ausbrennt | aber der himmel darf nicht ausfressen | soll auf a3 gedruckt werden | soll gedruckt werden =
    soll ausgedruckt werden | die originalfarben zuruck | originalfarben zuruck | die alten farben zuruck | mit leuchtenden konturen | leuchtenden konturen | grob gerastert =
    furs bewerbungsfoto | fur das bewerbungsfoto | fur mein bewerbungsfoto | fur ein bewerbungsfoto | furs bewerbungsbild | fur die bewerbung | fur meine bewerbung = for my portfolio
    sehr geehrtes team | sehr geehrte damen und herren | liebes team | hallo zusammen = hello
    passt schon so | passt so | passt schon | ist genau richtig = is fine
    das ist von | die ist von | stammt aus | ist aus dem jahr = it is from
    hilf mir mal | ich kenn mich nicht aus | ich kenne mich nicht aus | nicht einfach = please
    sagt dass es | sagt es | meint dass es | meint es | findet es | sagt das bild | findet das bild = says it
    wurde bei nacht | wurde nachts | bei nacht geschossen | nachts geschossen | mit dem handy geschossen | wurde bei nacht mit dem handy geschossen = taken at night
    das hat die alte kamera reingestempelt | das hat die kamera reingestempelt | hat die alte kamera reingestempelt | hat die kamera reingestempelt | das hat die alte kamera reingedruckt | das hat die kamera reingedruckt = the camera stamped it
    wurden gern | wurden gerne | wurde gern | wurde gerne | waren gern | waren gerne | ware gern | ware gerne = want
    wurde … gemacht | haben wir … gemacht | hab ich … gemacht | habe ich … gemacht = was taken
    wir uberlegen | ich uberlege | wir denken daruber nach | wir planen = we are thinking of
  `,
};
