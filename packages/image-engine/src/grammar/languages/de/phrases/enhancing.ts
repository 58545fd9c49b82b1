import type { Phrases } from '../../phrases.ts';

/** What German says of a picture that is to be nicer, or is not nice at all. */
export const GERMAN_ENHANCING: Phrases = {
  phrase: `
    schoner | hubscher | besser | professioneller = better
    rosch~ | roscher | resch~ | knusprig~ | knuspriger | krosser | kross~ = crispy
    frisch~ … auf | hol~ … raus | hol~ … heraus | rausholen | herausholen | qualitat verbesser~ | qualitat … verbesser~ | verbesser~ die qualitat | bessere qualitat | mehr qualitat | hol mal das beste raus | hol das beste raus = enhance
    das beste rausholen | hol alles raus | hol das maximum raus = enhance
    schone | schonen | schones | schonem | hubsche | hubschen | hubsches = nice
    wie vom profi | vom profi | profimassig | professionell aussehen = professional
    hebt sich ab | abheben | besser rauskommt | rauskommt | zur geltung kommt | hervorsticht | auffallt | heraussticht | raussticht | mehr auffallt | besser zur geltung kommt | im vordergrund steht | im mittelpunkt steht = stand out
    besser sieht | besser erkennt = stand out
    schlimm~ | schrecklich~ | furchtbar~ | grauenhaft~ | hasslich~ | mies~ | grasslich~ = terrible
  `,
  adjective: `
    abstimm~ = adjust
    besser~ | schoner~ | schon~ = better
    langweilig~ = boring
    edel | edle~ | edel~ | elegant~ | luxurios~ | nobel | noble~ = elegant
    hol … das beste raus | hol … das beste draus | das beste daraus machen | hol … das maximum raus | mach einfach das beste draus | mach das beste draus | das beste draus | das beste daraus = enhance it
    lustig~ = funny
    glucklich~ | frohlich~ = happy
    ist aus den 50ern | ist aus den 60ern | ist aus den 70ern | ist aus den 40ern | ist aus den 30ern | ist aus den 50er jahren | ist aus den 60er jahren = is old
    modern~ = modern
    neu~ = new
    schick~ | hubsch~ | toll~ | super | cool~ | stylisch~ | stilvoll~ | schnieke | fesch~ | lassig~ | peppig~ | ansprechend~ | attraktiv~ | wunderschon~ | wunderbar~ | herrlich~ | genial~ | perfekt~ | klasse | spitze | prachtig~ = nice
    hochwertig~ | ordentlich~ | anstandig~ | niedlich~ | suss~ = nice
    alt~ | uralt~ = old
    genau so wollte ichs | so wollte ichs | genau so wollte ich es | genau so hab ichs gewollt = perfect
    professionell~ = professional
    traurig~ = sad
    einfach~ | schlicht~ = simple
    scheusslich~ | grasslich~ | schrecklich~ = ugly
  `,
};
