import { alternatives, without } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

const NOT = 'nicht|ned|nich';

const MUCH = 'arg|doll|dolle|fest|schlimm|stark|viel|wild|extrem|heftig|krass|kraftig|intensiv';

/** "Leben rein", "vervierfachen": what is to become more. */
const MORE = [
  `${alternatives('bring|bringt|bringe', '|da|bitte|mal|bisschen|etwas|da bisschen|da etwas|wieder', 'leben|pepp|schwung|farbe', 'rein|hinein|ins bild')} = more vivid`,
  `${alternatives('auflosung|die auflosung', 'vervierfachen|vervierfach')} | vervierfach~ die auflosung = upscale 4 times`,
  `${alternatives('grosse|die grosse', 'verdreifachen|verdreifach')} = 3 times as big`,
].join('\n  ');

/** "Ruhig etwas dunkler": it may well be. */
const EASY = Object.entries({
  dunkler: 'darker',
  heller: 'brighter',
  kraftiger: 'more vivid',
  bunter: 'more colorful',
  warmer: 'warmer',
  kuhler: 'cooler',
  scharfer: 'sharper',
  dicker: 'bold',
  grosser: 'bigger',
  kleiner: 'smaller',
  knalliger: 'more colorful',
  starker: 'stronger',
  mehr: 'more',
  etwas: 'slightly',
  'ein bisschen': 'slightly',
  'noch etwas': 'slightly',
}).map(
  ([said, english]) =>
    `ruhig ${said} | ruhig auch ${said} | gern ${said} | gerne ${said} = ${english}`,
);

/** How German says how much: slightly, by half, three times. */
export const GERMAN_AMOUNTS: Phrases = {
  phrase: `
    aber weniger intensiv/stark/kraftig = but less intense
    mit weniger/geringerer intensitat = with less intensity
    etwas/leicht/bissl knackiger | ein wenig/bisschen knackiger = slightly sharper
    ohne dass es … uberscharft/kunstlich/unnaturlich/uberzogen/ubertrieben wirkt = subtle
    halb so warm~ = half as warm
    knapp = just under
    halb so stark wie ublich | halb so stark wie sonst | halb so stark wie normal~ = half as strong as usual
    tickerl | ein/nen tickerl | a tickerl | a wengerl | ein/nen/a/einen muh = slightly
    ein/einen schluck | ein/nen mu | ein ideechen/eckerl/fitzelchen/fingerhut/quentchen/jota/alzerl/eutzerl | eine/ne idee/kleinigkeit/messerspitze/prise | ein kleines eckerl | fitzelchen | quentchen | alzerl | eutzerl | chli | minimalst | sachte | sacht | behutsam~ | vorsichtig | subtil | subtiler | unaufdringlich~ | zuruckhaltend~ | ein/a wengal | bisserl was | a bisserl was | es/e bitzli | es chli | ein ganz kleines bisschen | ganz klein wenig | nur ein hauch | nur eine spur | eine winzigkeit | ganz minimal/sachte = slightly
    nume/numme/numma/nummen ganz fein/fiin/liecht/zart/wenig/liislig | nume/numme es/e bitzli/bitzeli/chli/tupfli | numme/nume fein/liecht | nur ganz fein = slightly
    bitzli | bitzi | chlii | hauchzart~ | hauchfein~ | hauchdunn~ | hauch zart | nur hauchzart/hauchfein | aber bitte/wirklich/ganz/nur wenige | aber wirklich/bitte nur wenige | aber nur ganz wenige | nur ganz wenige = slightly
    futzerl | a futzerl | nur a futzerl | ein futzerl | futzal | a futzal | a spur | so a spur | nur a spur | a hauch | a mugg | muckenschiss | a muggaseckele | muggaseckele | einen muckenschiss | a bisserle | a bissle | bissle = slightly
    e bissle | a weng | an hauch | nur an hauch | a idee | a ganz a kloans bissl | ganz a bissl | es tupfli | e weneli | es weneli | e birebitzeli | birebitzeli | ein kleinwenig | ein klein bisserl | so a bissl | e bissi = slightly
    e klein bissche | bissche | e bissche | bissken | ganz leicht | ganz wenig | ganz dezent | ganz sanft | ganz zart | ein bisschen | ein wenig | etwas | leicht~ | bisschen | minimal | dezent~ | bissl | bissel | n bisschen = slightly
    nen bisschen | n bissl | n bissel | einen tick | nen tick | n tick | eine spur | ne spur | einen hauch | nen hauch | ganz leicht~ | ganz dezent~ | ganz sanft~ | ganz zart~ | ganz fein~ | sehr leicht~ | sehr dezent~ | sehr zart~ = slightly
    sehr sanft~ | ein hauch | einem hauch | klitzeklein~ | winzig~ | minikleines | ein ticken | nen ticken | n ticken | einen ticken | bissi | a bissi | bissli | es bitzeli | bitzeli | e chli | es bizli | wengerl | a bisserl | a bissl = slightly
    aber die gesichter/personen erkennbar | aber die gesichter/personen noch erkennbar | aber die gesichter sollen erkennbar bleib~/sein = but subtle
    ist viel zu viel … drauf/drum | da ist viel zu viel … = too much around
    nich so doll/krass/stark/viel | ohne totzuglatten/glattzubugeln/weichzuspulen | nicht uberdosier~ = not too much
    in echt/natura = really
    massig mehr/viel = much more
    viel/deutlich/wesentlich/weit gruner = much greener
    etwas/bisschen/bissl/bisserl/leicht/tick gruner = slightly greener
    landschaft mit mehr | foto mit mehr | bild mit mehr | aufnahme mit mehr | fehlts an | fehlt s an | fehlt es an | fehlts noch an | mangelts an | mangelt es an | mangelt s an | es fehlt an | es mangelt an | es hapert an | hapert es an | fehlt noch | fehlt einfach | fehlt mir | vermisse = more
    volle pulle | volle kanne | volle lotte | volles rohr | volle dosis | volle drohnung | volle suppe | voll aufdrehen | voll aufgedreht | bis zum anschlag | auf anschlag | bis anschlag | am anschlag | bis zum gehtnichtmehr | bis zum geht nicht mehr | bis zum umfallen | was das zeug halt | was geht | alles was geht | so viel wie geht | so viel wie moglich | soviel wie moglich | so stark wie moglich | so stark es geht | so weit es geht | mit voller wucht | mit vollem karacho | mit karacho | auf maximum | auf max | maximal stark | aufs maximum | aufs ausserste | mit allem was geht | ohne ende | brutal~ | saumassig | sakrisch | narrisch | urviel | ur viel | hundert prozent | auf vollgas | vollgas = extremely
    extrem~ | maximal | so weit wie moglich = extremely
    ordentlich was | ordentlich viel | gscheit | gscheid | gehorig | gehorig~ | kraftig viel | betrachtlich~ | spurbar~ | sichtlich | um langen | um welten | ein gutes stuck | ein ordentliches stuck | ein grosses stuck | ein paar stufen | zwei stufen | mords | mordsmassig | huere | recht viel | a gscheits stuck = much
    viel | sehr | deutlich | krass | mega | voll | echt | stark~ | kraftig | ordentlich | richtig stark | viel mehr | krass~ = much
    um ein drittel = by a third
    um ein viertel = by a quarter
    um zwei drittel = by two thirds
    um ein zehntel | um zehn prozent = by 10 percent
    um ein funftel = by 20 percent
    um drei viertel | um dreiviertel = by 75 percent
    aufgedreht = increased
    runterzieh~ | runterdreh~ | runter = reduce
    ${alternatives('leicht|ganz leicht|etwas|ein bisschen|bisschen|bissl|ein wenig|dezent|minimal|schon leicht', 'verblasst|ausgeblichen|ausgebleicht|vergilbt|verblichen')} = slightly faded
    schwacher machen | schwacher = weaker
    aber wie | und wie | aber hallo | aber sowas von | sowas von | und zwar heftig | und zwar krass | so richtig fett | so richtig krass | bis der arzt kommt | bis die schwarte kracht | dass es kracht | dass es nur so kracht | dass es scheppert | dass die wande wackeln | wie die hulle | wie bekloppt | wie blode | wie narrisch | wie deppert | wie irre | wie wild | als gabs kein morgen = a lot
    aber so richtig doll | aber/so richtig doll | und zwar doll | aber/richtig/ganz/so/sehr/mega/echt/voll/arg doll | dolle | gnadenlos | brachial~ | ganz dolle | so richtig dolle | volle kraft/lautstarke | mit vollgas = a lot
    nach strich und faden | was die kiste hergibt | dass es nur so raucht | auf teufel komm raus | bis zum abwinken/exzess | ohne gnade = a lot
    ${without(alternatives('aber|', NOT, 'so|zu|gar so|ganz so|allzu', MUCH), 'nicht so kraftig | nicht so intensiv')} = not too much
    mindestens = at least
    wenn nicht dann wenigstens/mindestens | wenn das nicht geht dann wenigstens | wenns nicht geht dann wenigstens | falls nicht dann wenigstens | sonst wenigstens | ansonsten wenigstens | oder wenigstens = if not at least
    entscharf~ = tone down
    ${MORE}
    bisschen/etwas/leicht/zart pastell | pastell ganz zart/sanft = slightly pastel look
    ${EASY.join('\n  ')}
    zweimal = 2 times
    dreimal = 3 times
    viermal = 4 times
    halb so stark | halb so viel = 50 percent
    ein bisschen was | ein wenig was | bisschen was = a bit
    um die halfte = by 50 percent
    auf die halfte | zur halfte | halbier~ = by half
    ein funftel | funftel = fifth
    erste | ersten = first
    hochdreh~ | hoch drehen = increase
    kommt besser raus | besser raus | mehr raus | besser zur geltung = more prominent
    ned zu riesig | nicht zu riesig | nicht riesig | nicht gar so gross | ned gar so gross = not too big
    ein viertel | viertel = quarter
    zweite | zweiten | zweites | zweiter = second
    quadratmeter | qm = square meters
    ein drittel | drittel | dritte | dritten = third
    zwei drittel = two thirds
  `,
  adjective: `
    und zwar ordentlich | und zwar richtig | und zwar kraftig | aber ordentlich | aber so richtig | und zwar viel = a lot
    aber nicht ubertrieben | aber nicht ubertreiben | nicht ubertrieben | ohne zu ubertreiben | ohne dass … wie plastik auss~ | ohne plastikhaut | ohne plastiklook | ohne dass … nach plastik auss~ = but subtle
    halfte/halften = half
    nimm … zuruck | nehmt … zuruck | nehme … zuruck | nehmen sie … zuruck = reduce
    ein spurchen | spurchen | ein spurli | einen hauch von = slightly
    zart~ | sanft~ | dezent | dezente | dezenter | dezentes | dezentem | dezenten = subtle
    dick~ | breite~ | dicht~ | schon breit | schon dick = thick
    dunn~ | schmal~ | fein~ | nicht zu dick | nicht zu breit | nicht so dick | nicht so breit | schon schmal | schon dunn = thin
    dreifach~ = triple
  `,
  standard: `
    ubertreibs nicht/ned | ubertreib/ubertreiben es nicht | nicht zu arg/wild/heftig = subtle
    die/der/das man kaum merkt/sieht/bemerkt | die/der/das man nicht gleich/sofort merkt/sieht/bemerkt | aber nicht so dass man uns/mich/ihn/sie nicht mehr erkennt | aber so dass man uns/mich/ihn/sie noch erkennt = but subtle
    aber nicht ubertreib~ | ohne zu ubertreib~ | nicht totglatt~/plattbugel~/kaputtrechn~/weichspul~/glattbugel~/plattmach~ | nicht zu glatt | nicht tot glatt~ | nicht ubertreiben = not too much
  `,
};
