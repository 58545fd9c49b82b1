import type { Phrases } from '../../phrases.ts';

const HUES = [
  ['rojo/roja/rojos/rojas', 'red'],
  ['amarillo/amarilla/amarillos/amarillas', 'yellow'],
  ['verde/verdes', 'green'],
  ['azul/azules', 'blue'],
  ['naranja/naranjas', 'orange'],
  ['rosa/rosas', 'pink'],
] as const;

const BRIGHT =
  'chillon/chillona/chillones/chillonas/fosforito/fosforita/fosforescente/fluor/fluorescente/fluo';

/** What colours, shades and patterns are called in Spanish, and what is turned from one colour into another. */
export const SPANISH_COLOURS: Phrases = {
  phrase: `
    cielo dejalo mas limpio y azul | cielo mas limpio y azul | el cielo mas limpio y azul = sky bluer
    ${HUES.map(([said, meant]) => `${said} ${BRIGHT} = bright ${meant}`).join('\n  ')}
    color cobre | cobrizo/cobriza | en cobre = in copper
    color bronce | en bronce = in bronze
    bronce = bronze
    color arena = in beige
    blanco/blanca/blancos/blancas puro/pura/puros/puras = white
    gris antracita | antracita = anthracite
    verde manzana = apple green
    gris ceniza = ash gray
    rojo sangre = blood red
    rojo ladrillo | ladrillo = brick red
    madera de roble | madera roble | madera miel | madera color miel = brown wood
    marroncit~ = brownish
    rosa chicle = bubblegum pink
    rojo oxido | rojo oxidado = rust red
    naranja quemado = burnt orange
    camel | color camello = camel brown
    caramelo | color caramelo = caramel brown
    azul zafiro | color zafiro = sapphire blue
    verde jade | color jade = jade green
    rojo rubi | color rubi = ruby red
    color canela | marron canela | color tabaco | marron tabaco = cinnamon brown
    color miel | amarillo miel = honey yellow
    color caoba | marron caoba = mahogany brown
    color castana | marron castano = chestnut brown
    color frambuesa | rojo frambuesa = raspberry red
    color azafran | amarillo azafran = saffron yellow
    color amatista | morado amatista | violeta amatista = amethyst purple
    siena | siena tostado/tostada | tierra de siena = burnt sienna
    amarillo canario | amarillo pollito = canary yellow
    rojo cereza | guinda cereza = cherry red
    marron chocolate | cafe chocolate | color chocolate = chocolate
    azul cobalto = cobalt blue
    todo el color | todos los colores = color
    madera oscura | madera negra | madera de nogal | madera de ebano | maderita oscura | de nogal = dark brown wood
    azul vaquero | azul jean = denim blue
    gris paloma = dove gray
    rosa palo | rosa viejo | rosa empolvado = dusty pink
    verde esmeralda = emerald green
    rojo fuego | rojo ferrari | rojo vivo = fire engine red
    rosa fucsia | fucsia = fuchsia
    amarillo huevo | amarillo dorado = golden yellow
    apagad~ en gris | en gris apagad~ | en un gris apagad~ | apagad~ en grises = gray
    rosa mexicano | rosa intenso = hot pink
    azul hielo = ice blue
    se ve verdos~ | sale verdos~ | salio verdos~ | quedo verdos~ | esta verdos~ | se ve verde = is green
    nos salieron/quedaron como de vampiro/demonio/diablo | nos/me salieron de vampiro/demonio/diablo = is red
    sale/salio como/medio gris | se ve como/medio gris = it looks gray
    negro azabache | negro mate = jet black
    verde kaki | verde caqui | caqui = khaki green
    amarillo limon = lemon yellow
    azul palido | azul bebe | azul clarito | celeste | celestes = light blue
    madera clara | madera de pino | madera de haya | maderita clara = light brown wood
    verde palido | verde clarito = light green
    verde limon = lime green
    pon lo negro | pon la negra | pone lo negro | pone la negra = make it black
    pon lo azul | pon la azul | pone lo azul | pone la azul = make it blue
    pon la/lo rojo vino/oscuro | pon la roja oscura = make it burgundy
    pon la/lo verde oscuro | haz la/lo verde oscuro = make it dark green
    pon lo gris | pon la gris | pone lo gris | pone la gris = make it gray
    pon lo verde | pon la verde | pone lo verde | pone la verde = make it green
    pon la/lo azul cielo/claro = make it light blue
    pon la/lo gris claro/clarito/perla = make it light gray
    pon la/lo azul marino/oscuro | haz la/lo azul marino = make it navy
    pon lo naranja | pon la naranja | pone lo naranja | pone la naranja = make it orange
    pon la/lo rosa palo/pastel/claro = make it pastel pink
    pon lo rosa | pon la rosa | pone lo rosa | pone la rosa | pon lo rosado | pon la rosada = make it pink
    pon lo morado | pon la morada | pone lo morado | pone la morada | pon lo violeta | pon la violeta = make it purple
    pon lo rojo | pon la roja | pone lo rojo | pone la roja = make it red
    pon la/lo azul turquesa/agua | haz la/lo azul turquesa | deja la/lo azul turquesa = make it turquoise
    pon lo blanco | pon la blanca | pone lo blanco | pone la blanca = make it white
    pon lo amarillo | pon la amarilla | pone lo amarillo | pone la amarilla = make it yellow
    verde musgo = moss green
    amarillo mostaza = mustard yellow
    ocre = ochre
    blanco roto | blanco hueso | hueso = off white
    amarillo palido | amarillo clarito = pale yellow
    rosa bebe = pastel pink
    azul pavo real | azul pavorreal = peacock blue
    blanco perla = pearl white
    verde pino = pine green
    verde pistacho | pistacho | pistache = pistachio green
    madera rojiza | madera de caoba | madera de cerezo = reddish brown wood
    oro rosa = rose gold
    verde salvia = sage green
    verde agua | verde aqua = seafoam
    fuera celeste | sea celeste | que sea celeste = should be light blue
    azul pizarra = slate blue
    gris pizarra | pizarra = slate gray
    azul acero = steel blue
    gris piedra = stone gray
    rayas = stripes
    terracota | teja | color teja = terracotta
    rojo tomate = tomato red
    tono | tonos | tonalidad~ = tone
    azul turquesa = turquoise
    rojo vino | tinto = wine red
  `,
  adjective: `
    color ladrillo = color brick red
    color piedra = color stone gray
  `,
};
