import { alternatives, listed, pairs } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** "Pack uns ins Weltall": who is to be somewhere else. */
const MOVED = [
  ['mich', 'me'],
  ['uns', 'us'],
  ['ihn', 'him'],
].map(
  ([said = '', english]) =>
    `${alternatives('pack~|beam~|teleportier~|schick~|schmeiss~|hang~', said, 'vor')} = put ${english} in
  ${alternatives('pack~|beam~|teleportier~|schick~|schmeiss~|hang~', said)} = put ${english}`,
);

/** Who may be told to float or stand somewhere. */
const POSES = listed(
  'schweb~ | steh~ | sitz~ | sitze | flieg~ | lieg~ | lauf~ | geh~ | bin | ware | chille | chill~',
);

const PUT = [
  `${POSES.map((pose) => `mach dass ich … ${pose} | mach~ mal dass ich … ${pose} | so dass ich … ${pose} | als wurde ich … ${pose} | als ob ich … ${pose} | lass mich … ${pose}`).join(' | ')} = put me`,
  `${POSES.map((pose) => `mach dass wir … ${pose} | als wurden wir … ${pose} | als ob wir … ${pose} | lass uns … ${pose}`).join(' | ')} = put us`,
];

/** Turns of German for places to be in: beaches, mountains, towns, rooms. */
export const GERMAN_PLACES: Phrases = {
  phrase: `
    ${MOVED.join('\n  ')}
    vor ein~ bergkulisse/bergpanorama/bergwelt/alpenkulisse/bergkette | vor ein~ berg~ = in front of mountains
    gipfel | gipfeln | zugspitze | grossglockner | berggipfel | bergspitze | hochgebirge | alpenpanorama | gebirgspanorama | bergkette | bergpanorama | bergkulisse | berglandschaft | bergwelt | barge | barg | schneeberge | schneebedeckte berge | verschneite berge = mountains
    universum = outer space
    auf einen/einem/den berggipfel/gipfel | in die berge | in den bergen | vor berge | vor den bergen | vor bergen | alpen | in den alpen | vor den alpen | in die alpen | im gebirge | ins gebirge | auf einem berg | auf dem berg | vor einer bergkulisse | vor bergkulisse = in mountains
    setz~/stell~/pack~ … in den schnee | in den schnee setz~/stell~/pack~ = put in the snow
    irgendein wald = in a forest
    statt/anstatt buro/kuche/wald/strand/stadt/studio lieber =
    in so einer/ner/nem/einem = in a
    wintermorgen = winter morning
    skylein | skyleine | skylinie | skeiline | skyline | grossstadt | stadtkulisse | wolkenkratzer = city skyline
    ${alternatives('herbst|herbstwald|wald|ein herbstwald', 'mit|voller', 'bunt~|golden~|farbig~|rot~', 'laub|blattern')} = autumn forest
    ${alternatives('skyline|kulisse|silhouette', 'von|der stadt', 'new york|hamburg|frankfurt|berlin|munchen|wien|dubai|london|paris|chicago|manhattan|koln|zurich|tokio|shanghai|singapur')} = city skyline
    winterwunderland | winterzauber | wintermarchen = winter wonderland
    quer = landscape
    strahlen durch die/den baume/baumen/wald/blatter/aste werf~ | strahlen zwischen den baumen = sun rays
    hintergrund … durch/mit einen/einem sternenhimmel ersetz~/tausch~/austausch~ | sternenhimmel als hintergrund | sternenhimmel hinter mich/uns/ihn/sie | sternenhimmel dahinter = in space
    im weltraum | ins weltall | im weltall | in den weltraum | im all | in der galaxie | im kosmos | im universum | zwischen den sternen | sternenhimmel im hintergrund = in space
    schlosspark | stadtpark | kurpark | schlossgarten | rosengarten | klostergarten = park
    ${PUT.join('\n  ')}
    ${pairs(
      listed(
        'hochhauser hinter | wolkenkratzer hinter | skyline hinter | hauserschlucht hinter | grossstadt hinter | hauserzeile hinter',
      ),
      listed('den | die | das | dem | der'),
    ).join(' | ')} = the city skyline behind the
    bunte buchen/baume/ahorne/laubbaume | bunten baumen | bunter ahorn/herbstwald | bunter/bunten laubwald/wald | oktoberwald | herbstbaume | herbstbaumen | herbstlandschaft | goldener/goldenen oktober/herbst = autumn trees
    baume/buchen/laub/laubwald im oktober | buntes laub im oktober | buntes laub dahinter | bunte blatter dahinter | bunte buchen/baume im oktober | bunte baume im herbst | gelbe blatter | rotes/gelbes laub | laubwald im herbst = autumn trees
    strand mit palmen | palmenstrande | strand mit meer | strand und palmen | strand und meer | strand mit sonne | inselstrand | sudseestrand | badestrand | palmen und meer = beach
    im herbst | in den herbst | herbstlich~ | im herbstwald | herbstwald | herbstlaub | im herbstlaub = in autumn
    in der stadt | in die stadt | in einer stadt | in eine stadt = in city
    in einem wald | in den wald | im wald | in einen wald | im grunen wald | mitten im wald | waldhintergrund = in forest
    in der kuche | in die kuche | in einer kuche | in eine kuche = in kitchen
    im buro | in ein buro | ins buro | in einem buro = in office
    auf der/die kuchenzeile/arbeitsplatte/kucheninsel/kuchentheke | auf dem/den kuchentisch | auf dem kuchenbrett | in eine/einer wohnkuche/landhauskuche = in the kitchen
    kuchl | kuchln | chuchi | chuchi dahinter | kochstube | landhauskuche | einbaukuche | bauernkuche | wohnkuche = kitchen
    kuchenzeile | kuchenzeilen | kochinsel | kucheninsel = kitchen counter
    am strand | an den strand | an einen strand | an einem strand | auf den strand | strand hintergrund | aufs meer | am meer | ans meer | an der see | am see | in der karibik | in die karibik | auf mallorca | unter palmen | palmenstrand | sandstrand | traumstrand | karibikstrand | meer im hintergrund = on beach
    lieber strand = rather beach
    lieber wald = rather forest
    winterlandschaft | schneelandschaft = winter landscape
  `,
  adjective: `
    vor einen herbstwald | vor einem herbstwald | vor herbstwald | in einen herbstwald = in an autumn forest
    kuchenfronten | kuchenfront | kuchenschranke = kitchen cabinets
    alpenkulisse = mountains
    weihnachtsbaum | tannenbaum | christbaum = pine
    mach~ ein buro draus | mach~ ein buro daraus = put me in an office
    mit gelber fassade = with yellow facade
  `,
};
