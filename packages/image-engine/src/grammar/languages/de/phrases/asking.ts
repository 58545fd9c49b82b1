import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { alternativesOf, PERSONS } from '../parts.ts';

const WANTS = PERSONS.map(
  (who) =>
    `${who} will/mochte es/das | ${who} will/mochte das bild | ${who} hatte es/das gern | ${who} hatte/hatts gern | ${who} mags lieber | ${who} wills`,
);

/** "Man erkennt sie kaum" */
const HARDLY = alternativesOf('man erkennt|man sieht', 'sie|ihn|mich|uns', 'kaum|fast nicht');

/** How wishes begin and go on in German: make, put, show, can you, instead of. */
export const GERMAN_ASKING: Phrases = {
  phrase: `
    son | sone | sonen | sonem | soner | so n | so ne | so nen | so nem | so ner | emne | eme | emene = a
    konnte/kann der/die/das … sein | wie wurde/wurd der/die/das … ausschau~/ausseh~ = make the
    ich will/mochte sie/ihn/es | ich hatts gern/gerne/lieber | ich wurds … in = make it
    ich hatt/hatte/wurd sie gern in | ich hatt/hatte ihn gern in | ich hatt/hatte/wurde es gern in | ich hatts gern in | ich hatts … in | ich hatt/hatte sie/ihn/es lieber in | ich wurd/wurde/hatte es … in | hatte es gern … in | hatts gern in | hatte/wurde sie/ihn gern in | ich wurds aber gern in = make it
    gib dem bild | gib dem foto | gib dem ganzen | verleih dem bild | verleihe dem bild | verleih dem foto | verleihe dem foto | verpass dem bild | verpass dem foto | spendier dem bild | spendier dem foto | gonn dem bild | schenk dem bild = make it
    wie war sie in | wie war er in | wie war es in | wie wars in | wie ware sie in | wie ware er in | wie ware es in | wie sahe sie in | wie sahe er in | wie wurde sie in | wie wurde er in | wie macht sie sich in | wie macht er sich in | wie macht es sich in | war was in = make it
    mach s | machs | mochs | moch s | mach dats | maak dat | konnte/kann/durfte/konnt sie/er/es/das … zu sehen sein | konnte sie/er/es … sein | durfte sie/er/es/das … sein | ich hatte/hatt/hab sie/ihn/es/das gern/gerne/lieber | die/den/das hatt/hatte ich gern/gerne/lieber = make it
    tu einen | tu eine | tu da = put a
    lass~ … im dunst verschwind~ | lass~ … im dunst versink~ = show vanish in mist
    als ob es regnet | als ob es regnen wurde | als wurde es regnen = as if it was raining
    als ob es schneit | als wurde es schneien = as if it was snowing
    erkennbar bleib~ | zu erkennen sein | zu erkennen bleib~ | erkennbar sein = be recognizable
    damit ich … kann | damit wir … konnen = so i can
    setz~/pack~/klatsch~ … hin | verfracht~ | verpflanz~ | katapultier~ | befor~ | beforder~ | bugsier~ | transportier~ | beamen | beam~ = put
    hang~/pack~/leg~/klatsch~/hau~/knall~ … druber | jetzt fehlt noch | es fehlt noch | fehlt nur noch | da fehlt noch | was fehlt ist | mir fehlt noch | jetzt brauchts noch | jetzt braucht es noch | jetzt muss noch | fehlt noch ein | fug~ … hinzu | fug~ … ein | fug~ … dazu = add
    fug~ … hinein | fug~ | setz~ … ein | bau~ … ein = add
    sollte/soll/musste aber … sein | gehort | ghort | ghert | g hort | sollt scho | sollat | sollt a | soll man … sehen | soll … zu sehen sein | sollen … sein = should be
    sieht/erkennt man … kaum | man sieht/erkennt … kaum = you can hardly see
    nur das motiv/produkt/tier scharfen | nur die person scharfen = sharpen only the subject
    aber nur der/den/im vordergrund | aber nur die person | aber nur das motiv | nur die person | nur das motiv | nur den vordergrund = only the subject
    ich hatte/hatt … lieber/gern/gerne in | so hinbieg~/zurechtbieg~ | hinbieg~ | mach mal | mach doch mal | mach mir mal | lass~ … so aussehen = make
    das/dies ist unser/unsere | das hier ist unser/unsere = this is our
    falls das geht/ginge | wenn das geht/ginge | falls es geht/ginge | wenn es geht/ginge | wenns geht | falls moglich | wenn moglich = if possible
    setz~ ihn/sie hin | soll~ sich hinsetz~ | lass~ ihn/sie sitz~ | setz~ mich hin = make him sit down
    zeig~ es/ihn/sie/mich von oben/unten/hinten/vorn/vorne | von oben zeig~ = show it from above
    nich = not
    momentan/derzeit/jetzt ist er/sie/es = it is
    konnt/konntet/kriegt/schafft ihr | konnsd | kannsch | konnst mas | kannsd | konsch | chasch | chonntsch | konnsch | kinnst | chan me | ko ma | kamma | kannma | können sie | könnten sie | würden sie | können wir | kannst du | könntest du | geht das | geht es | ginge das | kriegst du | krieg ich | schaffst du = can you
    ein/einen/eine sakko/jackett/anzug/hemd/krawatte/blazer/jacke/kleid/kostum/smoking/hut/mutze/brille/bluse/trikot anzieh~/uberzieh~ = put a jacket on me
    verein | vereins | sportverein | fussballverein = club
    ${alternatives('ich brauch|ich brauche|brauch|brauche|ich hatt gern|ich hatte gern|ich hatte gerne|hatte gern|ich will|ich mocht', 'das|es|dieses bild|das bild|das foto', 'als')} = make it a
    ${WANTS.join(' | ')} = i want it
    mach das ding | mach mal das ding | mach das teil | mach mal das teil | macht das ding = make the picture
    die datei … grosser mach~ | mach~ … datei grosser | datei vergrosser~ = make the picture bigger
    die datei … kleiner mach~ | mach~ … datei kleiner | datei verkleiner~ = make the picture smaller
    das ganze bei nacht | das ganze in der nacht | alles bei nacht | das ganze bild bei nacht | das ganze nachts = make everything night
    als ob | als wenn | als ware~ = as if
    gestrichen sein | gestrichen werden | lackiert sein | angemalt sein = be
    wandl~ … um | wandel~ … um = convert
    zeichne | zeichn~ = draw
    wasch~ … aus = fade
    wie geht das | wie mache ich | wie kann ich = how can i
    statt | anstatt = instead of
    isch | esch = is
    stimmung wie bei | stimmung wie am | stimmung wie im | eine stimmung wie = like
    lass~ es so aussehen | lass~ das so aussehen | lass~ es … aussehen | lass~ das bild … aussehen = make it look
    mei | meim | meina | moi | moim = my
    unsa | unsan | unsre | unsrer | unserm | unsern | unsren = our
    ab mit ihr = put her
    ab mit ihm = put him
    ab mit mir | schick mich | schicke mich = put me
    mochte aufs | mocht aufs | will aufs | soll aufs | muss aufs | gehort aufs | kommt aufs | mochte auf das | mocht auf das | mochte auf die | mocht auf die | mochte auf den | mocht auf den = put on the
    ab mit uns | schick uns | schicke uns = put us
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
  standard: `
    man sieht ja nichts/nix mehr | man erkennt ja nichts/nix mehr = you can hardly see anything
    sollen/soll aber nicht/nich leuchten | soll/sollen nicht/nich leuchten | soll/sollen aber nicht/nich knallen = should not look neon
    wenn das nicht geht | falls das nicht geht | wenns nicht geht | falls nicht moglich | wenn nicht moglich | wenn das nicht moglich ist | falls das nicht moglich ist | wenn du das nicht kannst = if you cant
    ${HARDLY} = you can hardly see her
    brauch ich nicht | brauche ich nicht | brauchts nicht | braucht es nicht = not needed
  `,
};
