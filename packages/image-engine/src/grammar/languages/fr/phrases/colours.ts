import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** "Mets-le bien vert" */
const WELL_COLOURED = [
  ['vert|verte', 'green'],
  ['rouge', 'red'],
  ['bleu|bleue', 'blue'],
  ['jaune', 'yellow'],
  ['rose', 'pink'],
  ['noir|noire', 'black'],
]
  .map(
    ([said = '', english = '']) =>
      `${alternatives('mets', 'le|la', 'bien', said)} = make it ${english}`,
  )
  .join('\n');

/** "Rends-la turquoise": of "le bleu" more may be said. */
const RENDERED = [
  ['verte', 'green'],
  ['rouge', 'red'],
  ['bleue', 'blue'],
  ['blanche', 'white'],
  ['noire', 'black'],
  ['grise', 'gray'],
  ['jaune', 'yellow'],
  ['violette', 'purple'],
  ['turquoise', 'turquoise'],
]
  .map(([said = '', english = '']) => `${alternatives('rends', 'la', said)} = make it ${english}`)
  .join('\n');

/** What colours, shades and patterns are called in French, and what is turned from one colour into another. */
export const FRENCH_COLOURS: Phrases = {
  phrase: `
    bleu horizon = blue
    ${WELL_COLOURED}
    ${RENDERED}
    jaunasse~ | jaune vif | jaune fluo = yellow
    reflet vert/rouge/bleu/violet dans l @ objectif | un reflet dans l @ objectif = lens flare
    bien blanc/blanche/blancs | du blan | en blan | blanc/blanche/blancs/blanches pur/pure/purs/pures = white
    bien noir/noire/noirs = black
    rouje~ = red
    gris perle | gris perles = pearl gray
    violet fonce | violette foncee | violets fonces | mauve fonce | pourpre fonce = dark purple
    violet clair | violette claire = light purple
    couleur cuivre | cuivre/cuivree | en cuivre = in copper
    couleur bronze | en bronze = in bronze
    couleur ivoire | en ivoire = in ivory
    couleur prune | en prune | en aubergine | couleur aubergine = in plum
    couleur taupe | en taupe = in taupe
    couleur sable | en sable = in beige
    en or rose = in rose gold
    gris cendre = ash gray
    rouge sang = blood red
    rouge brique | brique = brick red
    bleu flashy | bleu petard | bleu petant | bleu criard | bleu eclatant | bleu franc | bleu vif petard = bright blue
    vert petard | vert flashy | vert petant | vert criard | vert electrique | vert eclatant = bright green
    orange flashy | orange petard | orange petant | orange criard | orange electrique | orange eclatant = bright orange
    violet flashy | violet petard | violet petant | violet criard | violet electrique = bright purple
    rouge coquelicot | rouge vermillon | rouge sapeur | rouge pompiers | rouge carmin | rouge ecarlate | vermillon | ecarlate | carmin | rouge petard | rouge flashy | rouge petant | rouge criard | rouge eclatant | rouge franc = bright red
    jaune petard | jaune flashy | jaune petant | jaune criard | jaune canari flashy | jaune poussin flashy | jaune pipi | jaune electrique | jaune eclatant = bright yellow
    vert anglais | vert anglais fonce = british racing green
    orange brule = burnt orange
    camel = camel brown
    caramel | couleur caramel = caramel brown
    bleu saphir | couleur saphir = sapphire blue
    vert jade | couleur jade = jade green
    en champagne | couleur champagne = in champagne beige
    en cannelle | couleur cannelle | en tabac | couleur tabac = in cinnamon brown
    en couleur miel | couleur miel | jaune miel = honey yellow
    acajou | couleur acajou = mahogany brown
    en chatain | couleur chatain | marron chatain | brun chatain = in chestnut brown
    en safran | couleur safran | jaune safran = in saffron yellow
    couleur cafe | marron cafe | brun cafe = coffee brown
    en mandarine | couleur mandarine = in tangerine orange
    terre cuite | couleur terre cuite = terracotta
    couleur amethyste | violet amethyste = amethyst purple
    terre de sienne | terre de sienne brulee = burnt sienna
    rose bonbon | rose barbie = candy pink
    rouge cerise | rouge griotte = cherry red
    brun chocolat | marron chocolat | chocolat = chocolate
    bleu cobalt = cobalt blue
    gris ardoise fonce/sombre | ardoise fonce/foncee/sombre = dark slate gray
    bleu jean | bleu denim = denim blue
    gris tourterelle | gris clair chaud = dove gray
    vieux rose | rose ancien | rose the = dusty pink
    bleu vif = electric blue
    vert emeraude = emerald green
    rouge vif | rouge ferrari | rouge pompier = fire engine red
    vert sapin = forest green
    rose fuchsia | rose fushia = fuchsia
    jaune poussin | jaune canari | jaune d @ or = golden yellow
    vert vif = green
    rose vif | rose fluo | rose petard | rose flashy | rose petant | rose criard | rose electrique | rose malabar | rose chewing gum = hot pink
    bleu glacier | bleu glace = ice blue
    noir de jais | noir profond | noir mat | noir velours = jet black
    vert kaki | kaki = khaki green
    violet pastel | mauve pastel | bleu lavande = lavender
    jaune citron = lemon yellow
    bleu pale | bleu layette | bleu bebe = light blue
    brun clair | marron clair = light brown
    gris pale = light gray
    vert pale = light green
    mets du noir = make it black
    tire/tirez la/le/les vers/sur le bleu | tire/tirez la/le/les vers l @ bleu = make it bluer
    mets du blanc | mettre du blanc = make it white
    vert mousse = moss green
    terre battue ocre = ochre
    blanc casse = off white
    orange vif | orange fluo = orange
    jaune pale = pale yellow
    bleu pastel = pastel blue
    vert pastel = pastel green
    rose pastel | rose poudre | rose layette = pastel pink
    jaune pastel = pastel yellow
    bleu paon = peacock blue
    blanc perle | blanc nacre | blanc ivoire = pearl white
    vert pistache | pistache = pistachio green
    rouge framboise | framboise = raspberry red
    or rose = rose gold
    rouge rubis = ruby red
    vert sauge | sauge = sage green
    vert d @ eau | vert deau = seafoam
    bleu ciel = sky blue
    bleu ardoise = slate blue
    gris souris | gris acier | gris ardoise | ardoise = slate gray
    bleu acier = steel blue
    gris pierre = stone gray
    rouge tomate = tomato red
    rouge vin | lie de vin = wine red
    bleu poudre | bleu poudree = powder blue
    lisible/lisibles/visible de loin | qui se lit/voit de loin = readable from afar
  `,
  adjective: '',
};
