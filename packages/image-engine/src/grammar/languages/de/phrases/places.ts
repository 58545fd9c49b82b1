import type { Phrases } from '../../phrases.ts';

/** Turns of German for places to be in: beaches, mountains, towns, rooms. */
export const GERMAN_PLACES: Phrases = {
  phrase: `
    bunte buchen/baume/ahorne/laubbaume | bunten baumen | bunter ahorn/herbstwald | bunter/bunten laubwald/wald | oktoberwald | herbstbaume | herbstbaumen | herbstlandschaft | goldener/goldenen oktober/herbst = autumn trees
    baume/buchen/laub/laubwald im oktober | buntes laub im oktober | buntes laub dahinter | bunte blatter dahinter | bunte buchen/baume im oktober | bunte baume im herbst | gelbe blatter | rotes/gelbes laub | laubwald im herbst = autumn trees
    strand mit palmen | palmenstrande | strand mit meer | strand und palmen | strand und meer | strand mit sonne | inselstrand | sudseestrand | badestrand | palmen und meer = beach
    skyline | grossstadt | stadtkulisse | wolkenkratzer = city skyline
    im herbst | in den herbst | herbstlich~ | im herbstwald | herbstwald | herbstlaub | im herbstlaub = in autumn
    in der stadt | in die stadt | in einer stadt | in eine stadt = in city
    in einem wald | in den wald | im wald | in einen wald | im grunen wald | mitten im wald | waldhintergrund = in forest
    vor ein~ berg~ = in front of mountains
    in der kuche | in die kuche | in einer kuche | in eine kuche = in kitchen
    in die berge | in den bergen | vor berge | vor den bergen | vor bergen | alpen | in den alpen | vor den alpen | in die alpen | im gebirge | ins gebirge | auf einem berg | auf dem berg | vor einer bergkulisse | vor bergkulisse = in mountains
    im buro | in ein buro | ins buro | in einem buro = in office
    im weltraum | ins weltall | im weltall | in den weltraum | im all | in der galaxie | im kosmos | im universum | zwischen den sternen | sternenhimmel im hintergrund = in space
    auf der/die kuchenzeile/arbeitsplatte/kucheninsel/kuchentheke | auf dem/den kuchentisch | auf dem kuchenbrett | in eine/einer wohnkuche/landhauskuche = in the kitchen
    kuchl | kuchln | chuchi | chuchi dahinter | kochstube | landhauskuche | einbaukuche | bauernkuche | wohnkuche = kitchen
    kuchenzeile | kuchenzeilen | kochinsel | kucheninsel = kitchen counter
    bergpanorama | bergkulisse | berglandschaft | bergwelt | barge | barg | schneeberge | schneebedeckte berge | verschneite berge = mountains
    am strand | an den strand | an einen strand | an einem strand | auf den strand | strand hintergrund | aufs meer | am meer | ans meer | an der see | am see | in der karibik | in die karibik | auf mallorca | unter palmen = on beach
    palmenstrand | sandstrand | traumstrand | karibikstrand | meer im hintergrund = on beach
    lieber strand = rather beach
    lieber wald = rather forest
    winterlandschaft | schneelandschaft = winter landscape
  `,
  adjective: `
    vor einen herbstwald | vor einem herbstwald | vor herbstwald | in einen herbstwald = in an autumn forest
    kuchenfronten | kuchenfront | kuchenschranke = kitchen cabinets
    alpenpanorama | bergpanorama | alpenkulisse = mountains
    weihnachtsbaum | tannenbaum | christbaum = pine
    mach~ ein buro draus | mach~ ein buro daraus = put me in an office
    mit gelber fassade = with yellow facade
  `,
};
