import type { Phrases } from '../../phrases.ts';

/** How wishes begin and go on in German: make, put, show, can you, instead of. */
export const GERMAN_ASKING: Phrases = {
  phrase: `
    jetzt fehlt noch | es fehlt noch | fehlt nur noch | da fehlt noch | was fehlt ist | mir fehlt noch | jetzt brauchts noch | jetzt braucht es noch | jetzt muss noch | fehlt noch ein | fug~ … hinzu | fug~ … ein | fug~ … dazu = add
    fug~ … hinein | fug~ | setz~ … ein | bau~ … ein = add
    als ob | als wenn | als ware~ = as if
    gestrichen sein | gestrichen werden | lackiert sein | angemalt sein = be
    können sie | könnten sie | würden sie | können wir | kannst du | könntest du | geht das | geht es | ginge das | kriegst du | krieg ich | schaffst du = can you
    wandl~ … um | wandel~ … um = convert
    zeichne | zeichn~ = draw
    wasch~ … aus = fade
    wie geht das | wie mache ich | wie kann ich = how can i
    statt | anstatt = instead of
    isch | esch = is
    stimmung wie bei | stimmung wie am | stimmung wie im | eine stimmung wie = like
    mach mal | mach doch mal | mach mir mal | lass~ … so aussehen = make
    lass~ es so aussehen | lass~ das so aussehen | lass~ es … aussehen | lass~ das bild … aussehen = make it look
    mei | meim | meina | moi | moim = my
    nur die person | nur das motiv | nur den vordergrund = only the subject
    unsa | unsan | unsre | unsrer | unserm | unsern | unsren = our
    beamen | beam~ = put
    ab mit ihr = put her
    ab mit ihm = put him
    ab mit mir | schick mich | schicke mich = put me
    mochte aufs | mocht aufs | will aufs | soll aufs | muss aufs | gehort aufs | kommt aufs | mochte auf das | mocht auf das | mochte auf die | mocht auf die | mochte auf den | mocht auf den = put on the
    ab mit uns | schick uns | schicke uns = put us
    soll man … sehen | soll … zu sehen sein | sollen … sein = should be
    dr | em | dem sein = the
    zum schluss | zuletzt | abschliessend | schliesslich | zu guter letzt = then
    originalgetreu | naturgetreu | lebensecht = true
    verwandle … in | verwandeln sie … in | verwandelt … in = turn into
    war | waren | wurde = was
    was ist auf | was ist in | was sieht man | was siehst du | was sieht man auf = what is in
  `,
  adjective: `
    plakat furs | plakat fur | poster furs | flyer furs | flyer fur | aushang furs = for
    wie sahen die in | wie sahe das in | wie sahe die in | wie sahe der in | wie sahe es in | wie wurde es in = how would it look in
    kame besser | ware besser | wurde besser passen | ware mir lieber | fande ich besser = instead
    bastel~ = make
    mach~ sonst alles | sonst alles | alles sonst = make everything else
    tu so als ob | tu so als wenn | tu mal so als ob = make it look like
    wie sahe der | wie sahe die | wie sahe das | wie wurde der | wie wurde die | wie wurde das = make the
    schmilz~ | schmelz~ = melt
    naturlich~ | realistisch~ = natural
    auf keinen fall | keinesfalls | unter keinen umstanden | bloss nicht | auf gar keinen fall = not
    blass~ = pale
    setz~ sie = put her
    setz~ ihn = put him
    setz~ mich | setz~ mich mal | setz mich | setze mich = put me
    setz meinen | setz meine | setz mein | setze meinen | setze meine = put my
    setz unsere | setze unsere | setz unseren = put our
    setz~ uns | setz uns | setze uns = put us
    wie sahe | wie sahen | wie wurden | wie sah denn | wie sahe denn | wie sah | wie wurde denn = show
  `,
};
