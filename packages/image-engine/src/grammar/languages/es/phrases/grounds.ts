import type { Phrases } from '../../phrases.ts';

/** Turns of Spanish for backgrounds: plain, of a studio, changed, in the way. */
export const SPANISH_GROUNDS: Phrases = {
  phrase: `
    fondo casi negro | el fondo casi negro | fondo casi todo negro = black background
    la playa de atras mas bonita/linda | la playa de detras mas bonita = the beach in the background nicer
    el fndo | el fomdo | el fodno | el fodo = the background
    fondo abstracto | un fondo abstracto = abstract background
    y pon le uno liso | y pon le uno | y pon le otro | y pon uno liso | y pon le uno color | y pon le uno liso color | y pon le uno de color | y pon le uno liso de color | y pon le uno en | y pon uno color = and make the background
    y detras/atras esta/sale/salio/quedo | y lo de detras/atras esta/sale = and the background is
    como escenario | de escenario | como decorado | de decorado | como telon de fondo | de telon de fondo | como telon | de telon | como trasfondo | de trasfondo = as background
    fondo de otono con hojas naranjas/amarillas/secas/caidas/rojas/doradas | otono con hojas naranjas/amarillas/secas/caidas/rojas/doradas | fondo de otono con hojas naranjas/amarillas/secas y difuminado/borroso/desenfocado = autumn background
    fondo de otono difuminado/borroso/desenfocado | fondo otonal borroso/difuminado/desenfocado = autumn background
    lo de atrás | lo que hay detrás | lo que está detrás | lo de detrás = background
    fondo que vaya/pase/vire = background gradient
    playa atras = beach in the background
    detras de mi | detras de ella | detras de el = behind me
    estudio beige | un estudio beige = beige studio
    estudio negro | un estudio negro | estudio en negro = black studio
    estudio azul | un estudio azul = blue studio
    cambi~ el fondo | cambi~ de fondo | otro fondo | cambi~/reemplaz~/sustituy~ el descampado/solar/baldio/terreno/potrero = change background
    cambi~/sustitu~/reemplaz~ la pared por un degradado | cambi~ la pared verde/blanca/azul/gris/amarilla/roja/beige por un degradado | cambi~ esa pared por un degradado | cambi~ la pared de atras por un degradado | cambi~ la pared del fondo por un degradado = change background to a gradient
    cambi~ me de sitio/lugar = change the background
    ciudad de fondo = city background
    ciudad atras = city in the background
    limpi~ me el fondo | limpi~ el fondo | orden~ el fondo | orden~ me el fondo | despej~ el fondo = clean the background
    estudio gris oscuro | un estudio gris oscuro = dark gray studio
    bosque de fondo = forest background
    bosque atras = forest in the background
    degradado | degradada = gradient
    degradado … de fondo | un degradado … de fondo | degradado … al fondo | degradado … como fondo = gradient background
    estudio gris | un estudio gris | estudio en gris = gray studio
    estudio verde | un estudio verde = green studio
    no me gusta el fondo | no me gusta nada el fondo | no me gusta este fondo | odio el fondo | el fondo no me gusta | el fondo no me convence | me gusta todo menos el fondo | todo me gusta menos el fondo = i hate the background
    al fondo | en el fondo | de fondo = in background
    busc~/encontr~/coloc~ le una/un encimera/meson/mesada de cocina | encimera de cocina detras | encimera/mesada/meson de cocina de fondo = kitchen background
    estudio gris claro | un estudio gris claro | estudio gris clarito = light gray studio
    montanas de fondo = mountains background
    montanas atras | montanas de atras = mountains in the background
    en fondo blanco puro | sobre fondo blanco puro = on plain white background
    estudio azul pastel = pastel blue studio
    estudio rosa pastel | estudio rosado pastel | un estudio rosa pastel = pastel pink studio
    estudio rosa | un estudio rosa = pink studio
    paisaje nevado | paisaje con nieve | en invierno | paisaje invernal | entre la nieve = snow background
    cielo estrellado de fondo | un cielo estrellado de fondo | de fondo un cielo estrellado | de fondo el cielo estrellado | con un cielo estrellado de fondo | fondo de cielo estrellado | fondo estrellado = space background
    en un estudio | en el estudio | de estudio | estudio fotografico | fondo de estudio | en un estudio fotografico | estudio de fotografia = studio background
    cielo de atardecer de fondo | un cielo de atardecer de fondo | cielo de atardecer detras = sunset background
    el fondo esta/es/quedo horrible/feo/feisimo/espantoso/horroroso/horrendo/fatal | el fondo es un asco/desastre/desmadre | el fondo esta hecho un asco/desastre/desmadre | odio ese/este fondo | el fondo da pena/asco/verguenza = the background is ugly
    el fondo a la | el fondo al | el fondo a mi | el fondo a los | el fondo a las | el fondo a esta | el fondo a este = the background of the
    el fondo fuera | que fondo fuera | si el fondo fuera = the background were
    por un degradado | por un fondo degradado | por un fondo en degradado | por una degradacion | por un gradiente = to a gradient
    pared de atras | pared del fondo | pared detras = wall behind
    fondo muy blanc~ | fondo blanquisim~ | fondo bien blanc~ = white background
    estudio blanco | un estudio blanco | estudio en blanco = white studio
    sobre un/el fondo totalmente/completamente/enteramente/puro | con un/el fondo totalmente/completamente/enteramente | en un/el fondo totalmente/completamente/enteramente = on background
    un estudio en tono/tonos | estudio en tono/tonos = studio in
    entre los/unos arboles del fondo/bosque = between the trees in the background
  `,
  adjective: `
    el desorden de atras | desorden de atras | lo que hay atras | el desorden del fondo = background
    atras = in the background
    en lugar de esa pared | en vez de esa pared | en vez de la pared = instead of the wall
    pon uno color | pon uno de color | ponle uno de color | ponle uno color | pon le uno color = make the background
    lis~ = plain
    el mismo lugar | mismo lugar | el mismo sitio | el mismo fondo = same place
  `,
};
