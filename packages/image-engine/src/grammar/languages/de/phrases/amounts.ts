import type { Phrases } from '../../phrases.ts';

/** How German says how much: slightly, by half, three times. */
export const GERMAN_AMOUNTS: Phrases = {
  phrase: `
    zweimal = 2 times
    dreimal = 3 times
    viermal = 4 times
    halb so stark | halb so viel = 50 percent
    ein bisschen was | ein wenig was | bisschen was = a bit
    aber so richtig doll | aber/so richtig doll | und zwar doll | aber/richtig/ganz/so/sehr/mega/echt/voll/arg doll | dolle | gnadenlos | brachial~ | ganz dolle | so richtig dolle | volle kraft/lautstarke | mit vollgas = a lot
    nach strich und faden | was die kiste hergibt | dass es nur so raucht | auf teufel komm raus | bis zum abwinken/exzess | ohne gnade = a lot
    um die halfte = by 50 percent
    auf die halfte | zur halfte | halbier~ = by half
    extrem~ | maximal | so weit wie moglich = extremely
    ein funftel | funftel = fifth
    erste | ersten = first
    hochdreh~ | hoch drehen = increase
    kommt besser raus | besser raus | mehr raus | besser zur geltung = more prominent
    viel | sehr | deutlich | krass | mega | voll | echt | stark~ | kraftig | ordentlich | richtig stark | viel mehr | krass~ = much
    ned zu riesig | nicht zu riesig | nicht riesig | nicht gar so gross | ned gar so gross = not too big
    nicht uberdosier~ = not too much
    ein viertel | viertel = quarter
    runterdreh~ | runter = reduce
    zweite | zweiten | zweites | zweiter = second
    futzerl | a futzerl | nur a futzerl | ein futzerl | futzal | a futzal | a spur | so a spur | nur a spur | a hauch | a mugg | muckenschiss | a muggaseckele | muggaseckele | einen muckenschiss | a bisserle | a bissle | bissle = slightly
    e bissle | a weng | an hauch | nur an hauch | a idee | a ganz a kloans bissl | ganz a bissl | es tupfli | e weneli | es weneli | e birebitzeli | birebitzeli | ein kleinwenig | ein klein bisserl | so a bissl | e bissi = slightly
    e klein bissche | bissche | e bissche | bissken | ganz leicht | ganz wenig | ganz dezent | ganz sanft | ganz zart | ein bisschen | ein wenig | etwas | leicht~ | bisschen | minimal | dezent~ | bissl | bissel | n bisschen = slightly
    nen bisschen | n bissl | n bissel | einen tick | nen tick | n tick | eine spur | ne spur | einen hauch | nen hauch | ganz leicht~ | ganz dezent~ | ganz sanft~ | ganz zart~ | ganz fein~ | sehr leicht~ | sehr dezent~ | sehr zart~ = slightly
    sehr sanft~ | ein hauch | einem hauch | klitzeklein~ | winzig~ | minikleines | ein ticken | nen ticken | n ticken | einen ticken | bissi | a bissi | bissli | es bitzeli | bitzeli | e chli | es bizli | wengerl | a bisserl = slightly
    a bissl = slightly
    quadratmeter | qm = square meters
    ein drittel | drittel | dritte | dritten = third
    zwei drittel = two thirds
  `,
  adjective: `
    und zwar ordentlich | und zwar richtig | und zwar kraftig | aber ordentlich | aber so richtig | und zwar viel = a lot
    aber nicht ubertrieben | aber nicht ubertreiben | aber nicht zu krass | nicht ubertrieben | nicht zu krass | ohne zu ubertreiben | ohne dass … wie plastik auss~ | ohne plastikhaut | ohne plastiklook = but subtle
    ohne dass … nach plastik auss~ = but subtle
    halfte/halften = half
    nimm … zuruck | nehmt … zuruck | nehme … zuruck | nehmen sie … zuruck = reduce
    ein spurchen | spurchen | ein spurli | einen hauch von = slightly
    dezent~ | zart~ | sanft~ | dezent | dezente | dezenter | dezentes | ganz dezent | dezentem | dezenten = subtle
    dick~ | breite~ | dicht~ | schon breit | schon dick = thick
    dunn~ | schmal~ | fein~ | hauchdunn~ | nicht zu dick | nicht zu breit | nicht so dick | nicht so breit | schon schmal | schon dunn = thin
    dreifach~ = triple
  `,
};
