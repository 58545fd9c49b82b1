import type { Phrases } from '../../phrases.ts';

/** Turns of French for weather, skies and times of the day. */
export const FRENCH_WEATHER: Phrases = {
  phrase: `
    sous la pluie | il pleut | qu @ il pleuve | pluie | pluvieu~ | pleuvoir | il pleut dehors | pleut dehors | dehors il pleut | dehors qu @ il pleuve = add rain
    ajout~ de la neige | met~ de la neige | avec de la neige | rajout~ de la neige = add snow
    ville de nuit | ville la nuit | en ville la nuit | skyline/metropole/paris/tokyo de nuit | skyline nocturne/eclairee | skyline/paris/tokyo la nuit | skyline/ville illuminee | gratte ciel de nuit | gratte ciels la nuit = city at night
    paris by night | ville eclairee la nuit | ville qui brille la nuit | new york la/de nuit = city at night
    du jour a la nuit | de jour a nuit = day to night
    soir d @ ete | soiree d @ ete | fin de journee | soiree | soir = evening
    qui tombe | tombant~ | tombe = falling
    neige qui tombe | flocons qui tombent = falling snow
    brouillard | brume | brumeu~ | brumeux | brumeuse | brumeuses = fog
    forte pluie | grosse pluie | averse | grosse averse | pluie battante | pluie forte | beaucoup de pluie | qu @ il pleuve fort | pluie torrentielle | de la pluie a gogo | de la pluie a verse | de la pluie a torrents = heavy rain
    de la pluie en masse | pluie a gogo | pluie a verse | pluie a torrents | pluie en masse | trombes d @ eau | un deluge | pluie diluvienne | plein/enormement de pluie | des tonnes/seaux/trombes/litres/cordes de pluie = heavy rain
    une tonne de pluie | un max/paquet/rideau/deluge de pluie | tout plein de pluie | des trombes d eau | des/les trombes | pluie tropicale/drue/dense/intense/violente | pluie de mousson | une mousson/radee | mousson | saucee = heavy rain
    rincee | radee | des hallebardes | il tombe des hallebardes | qu il tombe des hallebardes/cordes | tomber des hallebardes/cordes | il mouille/pleut fort | il mouille a verse/torrents | il mouille/pleut a boire debout = heavy rain
    il mouille/pleut a siaux | il mouille des cordes | il mouille comme vache qui pisse | qu il pleuve a boire debout | une grosse averse/ondee/flotte/saucee/rincee | grosse ondee/flotte | grosse/une saucee/rincee = heavy rain
    tempete de neige | beaucoup de neige | plein de neige | grosse neige | neige abondante | qu @ il neige fort | fortes chutes de neige | de la neige a gogo | de la neige a foison | de la neige en masse | de la neige partout = heavy snow
    de la neige a profusion | neige a gogo | neige a foison | neige en masse | neige partout | neige a profusion | une tonne de neige | des tonnes de neige | un max de neige | tombe de gros flocons | des tonnes/paquets de flocons = heavy snow
    une tonne de flocons | un max/paquet de flocons | un paquet de neige | tout plein de neige/flocons | enormement/bordee de neige | enormement/plein/beaucoup de flocons | des paquets de neige | gros flocons | de/des gros flocons = heavy snow
    une bordee de neige | neige drue/dense/epaisse/intense | un blizzard | blizzard | poudrerie | qu il neige a gros flocons | qu il neige dru = heavy snow
    sous la neige | dans la neige = in snow
    fais/faites/fait/faire tomber d la neige | fais/faites/fait/faire tomber d/de la bonne neige | faites/fait/faire tomber de la neige = let it snow
    brume legere | leger brouillard | legere brume | brouillard leger | un peu de brume | un peu de brouillard | un voile de brume leger | petite brume | brumette = light fog
    petite pluie | pluie fine | un peu de pluie | bruine | petit crachin | leger crachin | crachin | petite bruine | legere bruine | trois gouttes | quelques gouttes | pluie legere = light rain
    petite neige | legere neige | neige legere | neige fine | deux trois flocons | trois flocons | de rares flocons | de petits flocons | des petits flocons | un peu de neige | saupoudr~ de neige = light snow
    eclairs = lightning
    le jour en nuit | de nuit | la nuit | en nuit | nuit | nocturne | nuit etoilee | en pleine nuit | scene de nuit | qu @ il fasse nuit | faisait nuit | comme la nuit | comme de nuit | il fait nuit | mode nuit = make it night
    tombee de la nuit | comme si … prise la nuit | comme si … prise de nuit | comme si … pris la nuit | comme si … pris de nuit | faites tomber la nuit | fais tomber la nuit | fait tomber la nuit | faire tomber la nuit = make it night
    que la nuit tombe | la nuit tombe | que la nuit soit tombee | s/si c @ etait la/de nuit | s/si c @ etait le soir | s/si il faisait nuit/noir | et s/si c @ etait la/de nuit | et s/si c @ etait le soir = make it night
    et s/si il faisait nuit/noir | nuit noire | une nuit noire | nuit d @ encre | fait nuit dehors | il fait nuit dehors | dehors il fait nuit | dehors la nuit | nuit profonde | nuit sombre | noir de nuit = make it night
    qu il fasse nuit noire | qu il fasse noir | qu il fasse tout noir = make it night
    faites tomber la pluie | fais tomber la pluie | fais tomber d la pluie | faites tomber d la pluie | faites tomber de la pluie | fait tomber d la pluie | fait tomber de la pluie | faire tomber d la pluie = make it rain
    faire tomber de la pluie = make it rain
    il pleut/pleuve des cordes | il pleut/pleuve a verse/torrents/seaux | il pleut/pleuve averse | il pleut/pleuve comme vache qui pisse | qu @ il pleuve des cordes | qu @ il pleuve a verse/torrents/seaux = make it rain heavily
    qu @ il pleuve averse | qu @ il pleuve comme vache qui pisse | pleuvoir/pleut des cordes | pleuvoir/pleut a verse/torrents/seaux | pleuvoir/pleut averse | pleuvoir/pleut comme vache qui pisse = make it rain heavily
    qu @ il neige | neiger | flocons de neige | quelques flocons | il neige | faites tomber la neige | fais tomber la neige | fait tomber la neige | il neige dehors | neige dehors | dehors il neige | dehors qu @ il neige = make it snow
    pleuvait | qu @ il pleuvait = rain
    rattrap~ le ciel trop blanc | rattrap~ le ciel | recuper~ le ciel | ciel trop blanc | ciel crame | ciel brule | ciel surexpose | ciel est tout blanc | ciel est trop blanc | ciel est blanc | ciel est brule = sky is too bright
    ciel est crame | ciel est trop clair | ciel est cramoisi | ciel est explose = sky is too bright
    neige = snow
    chute de neige | chutes de neige = snow falling
    enneig~ = snowy
    foret enneig~ | bois enneig~ = snowy forest
    montagn~ enneig~ | montagn~ avec de la neige | montagn~ avec neige | montagn~ et neige | montagn~ et de la neige | montagn~ sous la neige = snowy mountains
    coucher de soleil | coucher du soleil | couchant = sunset
    coucher de soleil a l @ horizon | soleil couchant a l @ horizon | couchant a l @ horizon = sunset in the background
    brouillard epais | epais brouillard | brume epaisse | beaucoup de brouillard | puree de pois | brouillard dense | brume dense | gros brouillard | une grosse brume | grosse brume | bonne brume | brume opaque | brouillard opaque = thick fog
    brouillard a couper au couteau = thick fog
  `,
  adjective: `
    le soir | en soiree | au crepuscule = at night
    ciel bleu = blue sky
    nappe de brume | nappe de brouillard = fog
    une grosse drache | grosse drache | drache | une drache = heavy rain
    sous la pluie = in rain
    a la montagne sous la neige | en montagne sous la neige | dans la montagne enneigee | en montagne enneigee = in the mountains in the snow
    tomb~ des cordes | s @ il tombait des cordes | comme s @ il tombait des cordes | il tombe des cordes | s @ il pleuvait des cordes = it is raining heavily
    fais tomber de la neige = let it snow
    fais tomber de la pluie | fais/faites qu il mouille | qu il mouille = make it rain
    fais comme s @ il tombait des cordes | comme s @ il pleuvait = make it rain heavily
    j aimerais de la neige | je voudrais de la neige | je veux de la neige | il faudrait de la neige = make it snow
    montagnes enneigees | des montagnes enneigees | les montagnes enneigees | montagne enneigee = snowy mountains
    ensoleille~ = sunny
  `,
};
