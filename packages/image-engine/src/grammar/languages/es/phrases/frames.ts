import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** Turns of Spanish for frames, borders, bars, margins, corners and vignettes. */
export const SPANISH_FRAMES: Phrases = {
  phrase: `
    ${alternatives('rodeala|rodealo|rodea la foto|enmarcala', 'de|en|con', 'negro')} = black border
    ${alternatives('rodeala|rodealo|rodea la foto|enmarcala', 'de|en|con', 'blanco')} = white border
    ${alternatives('borde|marco', 'blanco', 'gordo|gordito')} = thick white border
    ${alternatives('borde|marco', 'negro', 'gordo|gordito')} = thick black border
    vineta clara = white vignette
    con los bordes gastados | con bordes gastados | con los bordes desgastados | con bordes desgastados = , with worn edges
    una tarjeta/postal tipo/estilo polaroid | tarjeta/postal tipo/estilo polaroid = a polaroid frame
    barras negras | franjas negras | bandas negras | tiras negras | barras negras de cine = black bars
    filete negro | filo negro | ribete negro | orilla negra | orillita negra | reborde negro = black border
    marco de madera oscura | marco de madera negra | marco de madera de nogal | marco de madera de ebano | marco de nogal | marco de ebano = dark brown wood frame
    marquit~ de madera oscura | marco en madera oscura | enmarc~ la en madera oscura | marco de caoba = dark wood frame
    marco con doble borde | marco doble | doble marco | doble borde | borde doble | marco de doble linea = double border frame
    tira de pelicula = film strip
    marco de carrete | marco de pelicula | marco de negativo | tira de negativos | marco de rollo | marco de rollo de pelicula | marco de fotograma | marco de cinta de cine | marco tipo negativo = film strip frame
    marco dorado | marco de cuadro | marco antiguo | marco/marquito vintage/retro = gold frame
    marco dorado antiguo/viejo/barroco/clasico/tallado/recargado/labrado | marco antiguo/barroco/clasico dorado | marco dorado de/tipo/estilo museo/palacio/barroco | marco de pan de oro | marco barroco/rococo = gold gallery frame
    filete dorado | ribete dorado | orilla dorada | orillita dorada | reborde dorado = golden border
    marco de madera clara | marco de madera de pino | marco de madera de haya | marco de pino | marquito de madera clara | marquito fino de madera clara = light brown wood frame
    marquit~ de madera clara | marco en madera clara | marco de madera clarita | un marquito de madera clara = light wood frame
    enmarc~ la como cuadro/pintura de museo | enmarc~ la como cuadro | enmarc~ la como un cuadro | enmarc~ la como en un museo | enmarc~ la tipo/estilo museo | enmarc~ la como obra de arte | marco de museo | marco de/tipo galeria = museum frame
    estilo galeria | tipo galeria | de galeria | como de galeria | como en una galeria | estilo galeria de arte = museum style
    rellen~ los lados/costados/bordes con/de | rellen~ los espacios con/de | rellen~ a los lados/costados con/de | agreg~ relleno = pad with
    que parezca sacada/tomada/hecha con una polaroid = polaroid
    marco polaroid | marco de polaroid | marco tipo polaroid = polaroid frame
    esquinas redondeadas | bordes redondeados | redonde~ las esquinas | redonde~ … las esquinas | redonde~ … esquinas | redonde~ … los bordes | puntas redondeadas | orillas redondeadas | esquinas curvas = rounded corners
    sticker/estiker/pegatina/calcomania con borde/reborde/contorno | sticker/estiker/pegatina/calcomania con el borde/reborde/contorno = sticker outlined
    vineta | vineteado | esquinas oscuras | bordes oscuros | oscurec~ los bordes | oscurezc~ los bordes | bordes mas oscuros | los bordes … oscuros | bordes mas oscuritos | esquinas mas oscuras | oscurec~ las esquinas = vignette
    oscurezc~ las esquinas | bordes oscurecidos | esquinas oscurecidas | las orillas mas oscuras | orillas oscuras | oscurec~ las orillas | bordes negros difuminados | oscurezca un poco los bordes | oscurec~ un poco los bordes | oscurezca los bordes | un vineteado | bordes queden oscurecidos | orillas mas oscuras = vignette
    vineta al | vineteado al = vignette at
    filete blanco | filo blanco | ribete blanco | orilla blanca | orillita blanca | reborde blanco = white border
    con una vineta oscura | que quede/tenga con vineta oscura | que tenga vineta oscura | que quede con vineta | que tenga vineta = with a dark vignette
    con vineta/vinetado | con una vineta | con un vinetado | con los bordes oscuritos/oscurecidos/oscuros | bordes oscuritos = with a vignette
    margen negro = with black border
    rellen~ con negro | rellen~ de negro | relleno negro = with black padding
    rellen~ con gris | rellen~ de gris | relleno gris = with gray padding
    con borde … gordo/gordito/gordote/grueso/gruesito | con un borde … gordo/gordito/gordote/grueso/gruesito | con contorno … gordo/grueso | con reborde … gordo/grueso = with thick border
    margen blanco | con bordecito blanco | con bordito blanco | con un bordecito blanco | con su bordecito blanco | con bordecito en blanco | con un bordito blanco = with white border
    rellen~ con blanco | rellen~ de blanco | relleno blanco = with white padding
    marco de madera | enmarc~ la en madera | enmarc~ la con madera | enmarc~ en madera | enmarc~ lo en madera | pon la en un marco de madera | enmarqu~ la en madera | marquit~ de madera | marco en madera | marco de palo = wooden frame
    marco rustico | marco de roble | marco de madera como/tipo cuadro/cuadrito | marco de madera como de cuadro | marco rustico de madera | marco de madera rustica/rustico = wooden frame
    marco/cuadro fino/delgado/estrecho de madera oscura | marquito de madera oscura = thin dark brown wooden frame
    marco/cuadro fino/delgado/estrecho de madera clara | marco/cuadro fino/delgado/estrecho de madera = thin wooden frame
  `,
  adjective: `
    vineta oscura | vinetado oscuro = dark vignette
    como en un museo | estilo museo | tipo museo = museum style
    rellena~ | rellenarla | rellenarlo = pad
    estilo polaroid | tipo polaroid = polaroid
    filo dorado | filo dorado finito | filito dorado = thin golden border
    bandas blancas | franjas blancas | barras blancas = white padding
    y con vineta = with a vignette
  `,
};
