import type { Phrases } from '../../phrases.ts';

/** Turns of French for places to be in: beaches, mountains, towns, rooms. */
export const FRENCH_PLACES: Phrases = {
  phrase: `
    pleine lune | la pleine lune = full moon
    belle plage = beach
    skyline | gratte ciel | gratte ciels | centre ville | en centre ville = city skyline
    feuilles mortes = fallen leaves
    sous bois = forest
    en automne | d @ automne | automnal~ | foret d @ automne | foret en automne | feuilles d @ automne = in autumn
    en ville | dans une ville | dans la ville = in city
    dans une foret | dans la foret | en foret | en pleine foret | dans les bois | dans un bois | au milieu de la foret = in forest
    dans une cuisine | dans la cuisine = in kitchen
    a la montagne | dans les montagnes | en montagne | devant des montagnes | dans la montagne | dans les alpes | devant les alpes | aux alpes | au ski | a la neige | devant une montagne | sur une montagne | montagnes derriere | paysage de montagne | en pleine montagne | en haute montagne = in mountains
    au bureau | dans un bureau | de bureau = in office
    dans l @ espace | dans la galaxie | dans le cosmos | dans l @ univers | parmi les etoiles | fond d @ etoiles = in space
    en ete | d @ ete = in summer
    au loin | a l @ horizon la bas = in the distance
    belle cuisine = kitchen
    en paysage = landscape
    bureau propre | bureau bien range | beau bureau = office
    sur une plage | a la plage | sur la plage | de plage | bord de mer | au bord de la mer | au bord de l @ eau | sur une plage tropicale | plage tropicale | plage paradisiaque | aux caraibes | aux antilles | sous les palmiers = on beach
    sous les cocotiers | avec la mer derriere | devant la mer | a la mer | en bord de mer | plage de reve | sur une plage des tropiques | une plage des tropiques | plage des tropiques | face a la mer | face a l ocean = on beach
    avec vue sur la mer | avec vue mer | avec vue sur l ocean | vue mer | devant l ocean | au bord de l ocean | pieds dans l eau = on beach
    nuit etoilee genre galaxie | genre galaxie | ciel de galaxie | dans une galaxie = space
    fin d @ ete | fin de l @ ete = summer
    plage des/aux caraibes/antilles/maldives/seychelles/bahamas = tropical beach
  `,
  adjective: `
    passe les arbres en couleurs d automne | couleurs d automne = autumn
    foret a l @ automne | foret automnale = autumn forest
    baie = bay
    chalet miniature = chalet
    galaxies = galaxies
    galaxie = galaxy
    plan de travail de cuisine | plan de travail = kitchen
    le mont blanc | mont blanc = mountains
    sur la verriere = on the window
    etang = pond
    saturne | jupiter | la voie lactee = space
    la vue depuis | la vue sur | la vue du | la vue depuis le = the view from
    sable blanc = white sand
  `,
};
