import type { Phrases } from '../../phrases.ts';

/** People and things that German names in turns of phrase. */
export const GERMAN_PEOPLE_AND_THINGS: Phrases = {
  phrase: `
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
