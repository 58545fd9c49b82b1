import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** "Könnten Sie mir ein Sakko anziehen?" */
const DRESSED = 'mir/ihm/ihr/uns/ihnen … anzieh~ | zieh~ mir/ihm/ihr/uns/ihnen … an';

/** People and things that German names in turns of phrase. */
export const GERMAN_PEOPLE_AND_THINGS: Phrases = {
  phrase: `
    alpin~ = alpine
    staubkorner | staubkorn | staubkornchen | staubkornern | flusen | fussel | fusseln = dust
    zaunlatte | zaunlatten | zaunbretter | latten vom zaun = fence
    sachen = things
    blocken = blocks
    die nachtaufnahme | der nachtaufnahme | meine nachtaufnahme | meiner nachtaufnahme | diese nachtaufnahme | dieser nachtaufnahme | s buidl/bildl/bildli/bildle | ma s buidl/bildl = the picture
    s bild | s foto | s fotti | s foti | es foto | es fotti | des bild | des foto | dat bild | dat foto | dit bild | dit foto | et bild = the picture
    kopier~ = copy
    spiegel~ mich/uns = mirror the picture
    schwiegermutter = mother
    schwiegervater = father
    ${DRESSED} = wear
    muster | mustern = pattern
    schmuck = jewelry
    fettfleck/fettflecken/olfleck/olflecken = grease stain
    wand/wande hinterm/hintem/hinterem sofa/bett/tisch/schrank/regal | wand/wande hinter dem/unserem/meinem sofa/bett/tisch/schrank/regal | wand/wande hinter der/unserer/meiner couch/kommode/theke = wall
    von/vor der/unserer/meiner hochzeit meiner/unserer/seiner eltern/grosseltern/urgrosseltern/oma | von/vor der hochzeit … eltern/grosseltern/urgrosseltern = of grandma
    nikolausmutze | weihnachtsmutze | weihnachtsmannmutze | zipfelmutze | bommelmutze = santa hat
    ausgebessert = restored
    behoben = fixed
    sinken | sinkt | untergehen | untergeht = sink
    stufe~ = step
    ${alternatives('hochzeitsfoto|hochzeitsbild|kinderfoto|kinderbild|babyfoto|babybild|taufbild|tauffoto', 'von|vom')} = photo of
    eisig~ | frostig~ | arktisch~ = icy
    gedampft~ | gedeckt~ = muted
    familienalbum = photo album
    herzformig~ = heart shaped
    aus bild | aus foto | von bild | von foto | aus aufnahme = from picture
    backstube = bakery
    gaststube = tavern
    namenstag = birthday
    partezettel = note
    genervt = annoyed
    schmerzen = pain
    enkerl = grandchild
    glasur = icing
    dia | dias = slide
    kruste | krusten | rinde | brotkruste = crust
    fell | das fell | s fell | pelz | fellfarbe = fur
    foto von | bild von | aufnahme von | fotos von | bilder von = photo of
    buidl | bildl | bildli | buidln | fotti | fottos | bildla | bildle = picture
    porträt | portrait = portrait
    kanapee | canape | chaiselongue | chaiselongues | diwan | ottomane | liegesofa | schlafsofa | ecksofa | sitzgarnitur = sofa
    das pony | unser pony | ponys | shetlandpony | islandpony | das ponys | dem pony = the horse
  `,
  adjective: `
    balken = bar
    teppich drunter | teppich darunter = carpet
    brautpaar = couple
    schnitzel | gericht | mittagessen = food
    herzchen | sternchen = hearts
    im bewerbungsfoto | auf dem bewerbungsfoto | auf meinem bewerbungsfoto = in the picture
    jacke druber | jacke daruber | mantel druber = jacket
    gitarristin | gitarrist | gitarristen | sangerin | schlagzeuger | schlagzeugerin | bassist | bassistin | musikerin = musician
    partyhut | partyhutchen = party hat
    konzertfoto | urlaubsfoto | partyfoto | klassenfoto | hundefoto | produktfoto | handyfoto | babyfoto | katzenfoto = picture
    fensterlad~ | fensterladen = shutters
    ultraschallbild = ultrasound picture
  `,
};
