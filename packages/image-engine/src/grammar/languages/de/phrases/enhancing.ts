import type { Phrases } from '../../phrases.ts';

/** What German says of a picture that is to be nicer, or is not nice at all. */
export const GERMAN_ENHANCING: Phrases = {
  phrase: `
    das beste raushol~ | beste raushol~ | beste heraushol~ | das beste herausholen | hol~ das beste raus | hol~ das beste heraus = get the best out
    fies~ | widerlich~ | grausig~ | greislich~ | grottig~ | unterirdisch~ | katastrophal~ | schlimm~ | schrecklich~ | furchtbar~ | grauenhaft~ | hasslich~ | mies~ | grasslich~ = terrible
    wie frisch vom fotografen … ausseh~ | wie frisch vom fotografen | letzten schliff | gib~ … den letzten schliff | verpass~ … den letzten schliff | feinschliff | hol~ das maximum … raus | hol~ das maximum/beste/optimum aus dem bild/foto raus | maximum/beste aus dem bild/foto raushol~/heraushol~ | hubsch mach~ = enhance
    frisch~ … auf | hol~ … raus | hol~ … heraus | rausholen | herausholen | qualitat verbesser~ | qualitat … verbesser~ | verbesser~ die qualitat | bessere qualitat | mehr qualitat | hol mal das beste raus | hol das beste raus | das beste rausholen | hol alles raus | hol das maximum raus = enhance
    mit wumms | mit richtig wumms | mit viel wumms | mit ordentlich wumms | mit schmackes | mit richtig bumms = with a lot of punch
    lasst sich da was/noch retten/machen | lasst sich das retten = can you fix it
    ist/is/isch scheisse/kacke = is terrible
    in guter/bester/hoher/hochster/voller qualitat = in good quality
    freundlicher/netter/frohlicher/glucklicher guck~/schau~/kuck~/dreinschau~ = look friendlier
    schlecht | schlechte | schlechtes | schlechter | schlechten = bad
    schoener~ | schoner | hubscher | besser | professioneller = better
    schoen/schoene/schoenes/schoenen = nice
    geil~ | stark aussehend | fett aussehend | leiwand~ | leiwaund | urleiwand | urgut | ur gut | ur schon | pfundig~ | zunftig~ | knorke | dufte | hammermassig~ | krassest~ | mega cool | megacool | endgeil~ | obergeil~ | huere guet | huereguet | sauguad | saugut | spitzenmassig~ | erste sahne = nice
    schone | schonen | schones | schonem | hubsche | hubschen | hubsches = nice
    mach was schones/gescheites | mach was/irgendwas schones draus | mach was gescheites draus | mach/zauber was draus | mach da/halt was draus | mach es/das/mal schon | machs schon | bring es/das auf vordermann | mach es ansehnlich | ansehnlicher | vorzeigbar | ansehnlicher/vorzeigbar machen | mach das beste daraus | tob dich aus | lass dir was einfallen = make it look better
    was cooles | was tolles | was schickes | was feines | was hubsches | was anstandiges = look better
    zur geltung bring~ | besser zur geltung bring~ | richtig zur geltung bring~ = bring out
    rosch~ | roscher | resch~ | knusprig~ | knuspriger | krosser | kross~ = crispy
    wie vom profi | vom profi | profimassig | professionell aussehen = professional
    hebt sich ab | abheben | besser rauskommt | rauskommt | zur geltung kommt | hervorsticht | auffallt | heraussticht | raussticht | mehr auffallt | besser zur geltung kommt | im vordergrund steht | im mittelpunkt steht | besser sieht | besser erkennt = stand out
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
    schick~ | hubsch~ | toll~ | super | cool~ | stylisch~ | stilvoll~ | schnieke | fesch~ | lassig~ | peppig~ | ansprechend~ | attraktiv~ | wunderschon~ | wunderbar~ | herrlich~ | genial~ | perfekt~ | klasse | spitze | prachtig~ | hochwertig~ | ordentlich~ | anstandig~ | niedlich~ | suss~ = nice
    alt~ | uralt~ = old
    genau so wollte ichs | so wollte ichs | genau so wollte ich es | genau so hab ichs gewollt = perfect
    professionell~ = professional
    traurig~ = sad
    einfach~ | schlicht~ = simple
    scheusslich~ = ugly
  `,
};
