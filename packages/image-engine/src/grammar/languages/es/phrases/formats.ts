import type { Phrases } from '../../phrases.ts';

/** Turns of Spanish for sizes, formats and what a picture is for: passports, covers, prints. */
export const SPANISH_FORMATS: Phrases = {
  phrase: `
    el doble de clara/claro/luminosa/luminoso/brillante = twice as bright
    el doble de calida/calido = twice as warm
    como mucho | como maximo | no mas de | maximo = at most
    de/por/en el/del lado mayor/largo | lado mayor/largo | de lado mayor/largo | lado mas largo = long side
    resolucion muy/demasiado baja | muy/demasiado baja resolucion | poca resolucion | mas resolucion | mayor resolucion | alta resolucion | aument~ la resolucion | mejor~ la resolucion | mejor resolucion | mas calidad de resolucion | sub~ la resolucion | alta definicion | en alta definicion | en alta = upscale
    mejor definicion | aument~ le los megapixel~ | sub~ le los megapixel~ | mas megapixel~ | aument~ le la resolucion | sub~ le la resolucion | mas pixeles | dale mas resolucion = upscale
    cuadruplic~ el tamano | cuadruplic~ la resolucion = 4 times as big
    archivo muy/demasiado pesado/grande | que pese menos | que ocupe menos = make the file smaller
    maximo/max … de lado largo/mayor | maximo/max … de lado | como maximo … de lado | no mas de … de lado = long side at most
    triplic~ el tamano | triplic~ la resolucion | el triple | al triple = 3 times as big
    la mitad de pequen~ | mitad de pequen~ | reducela a la mitad | reducelo a la mitad | reduce la foto a la mitad | reduce la imagen a la mitad | reducir a la mitad | la mitad del tamano | a la mitad de tamano | a la mitad del tamano | la mitad de tamano | mitad de tamano = half size
    achic~ la/lo a la mitad | achic~ la foto/imagen a la mitad | achic~ a la mitad | encog~ la/lo a la mitad | encoj~ la/lo a la mitad | a la mitad de su tamano | la mitad de grande = half size
    formato a4 | tamano a4 | en a4 | hoja a4 = a4
    relacion de aspecto = aspect ratio
    en grande = big
    mas grande | mas grandot~ | mas grandecit~ = bigger
    formato cine | formato de cine | formato cinematografico | formato cinemascope | cinemascope = cinema format
    doble de resolucion | el doble de resolucion | doble resolucion | duplic~ la resolucion | al doble de resolucion = double the resolution
    que quepa en | quepa en | que encaje en | encaj~ en | dentro de = fit within
    la voy a subir a/en | la voy a poner a | lo voy a subir/poner a/en | que la/lo voy a subir/poner a/en | que la quiero subir/poner a/en | la/lo quiero subir a | es para subirla a | para subirla/subirlo a = for uploading to
    post de instagram | publicacion de instagram | feed de instagram | para ig | post de ig = instagram post
    formato horizontal | en formato horizontal | apaisad~ | vertical a horizontal | de vertical a horizontal | vertical en horizontal = landscape format
    baja/mala resolucion | resolucion baja/mala | muy poca resolucion = low resolution
    haz la chiquita | haz lo chiquito | haz la pequena | haz la chica | haz la mas chica | haz la mas peque | hace la chiquita | hace la mas chica | dej~ la chiquita | dej~ la mas chica | haz/pon/dej~ la mas liviana/livianita = make it smaller
    haz/pon/dej~ la menos pesada | haz la mas ligera para enviar/mandar/subir la | baj~ el/de peso | baj~ le el peso | baj~/quit~/sac~ le peso | quit~ peso | reduc~/reduzc~ el peso | reduc~/reduzc~ le el peso = make it smaller
    disminuy~ el peso | baj~/quit~/reduc~ los megas | baj~/quit~/reduc~ le los megas | quit~/baj~ le megas | aliger~ el archivo | aliger~ la foto/imagen | aliger~ la | alivian~ | comprim~ | compri~ | compress~ | reduc~ el archivo | achic~ el archivo | reduc~/baj~ el tamano del archivo = make it smaller
    no mas alta que | no mas alto que = no taller than
    no mas ancha que | no mas ancho que | no mas grande que = no wider than
    formato panoramico | en formato panoramico | panoramica | panoramico | en panoramica | como panoramica | formato apaisado panoramico = panoramic
    formato vertical | en formato vertical | parada | en vertical formato | horizontal a vertical | de horizontal a vertical | horizontal en vertical = portrait format
    pixeles de alto = px high
    pixeles de ancho = px wide
    lista para linkedin = ready for linkedin
    reducela a | reducelo a | reducir a | reduce la foto a | reduce la imagen a | reducela al | reducelo al | reduce la foto al | reduce al = resize to
    pas~ la a pdf | pas~ lo a pdf | conviert~ la a pdf | en pdf | a pdf = save as pdf
    guarda~ lo/la/le como = save it as
    lado corto | lado mas corto | lado menor = short side
    chiquito | chiquita | chiquitito = small
    y que pese poco/menos | que pese poco | que no pese mucho = small file size
    mas pequen~ | mas chic~ | mas chiquit~ | mas peque | mas pequenit~ = smaller
    que pesara/ocupara menos | que la foto/imagen pese/ocupe menos | que el archivo pese/ocupe menos | pese/ocupe menos | ocupe menos espacio/lugar | que ocupe menos espacio/lugar/memoria | que pese poquito = smaller file
    que no pese tanto | que no ocupe tanto/mucho | que no ocupe tanto espacio/lugar | que no sea tan pesada | que sea/quede/este menos pesada | que sea/quede/este mas liviana/livianita | menos pesada | mas liviana | mas livianita = smaller file
    mas ligera de peso | pese poco/poquito | pese lo menos posible | no pese tanto/mucho = smaller file
    pese menos de | que pese menos de | pese como maximo | que no pese mas de | que pese como maximo | que pese maximo = smaller file and less than
    en cuadrado | cuadradit~ | formato cuadrado | tamano cuadrado = square
    el peso de la foto/imagen | el peso del archivo = the file size
    formato vertical para tiktok | vertical para tiktok | en vertical para tiktok = tiktok format
    para que quede/sea/este/salga cuadrada/cuadrado | hasta que quede/sea cuadrada/cuadrado = to square
    el doble de grande | al doble | doble de tamano | el doble | el doble de tamano | al doble de tamano | dobl~ el tamano | duplic~ el tamano | duplica el tamano = twice as big
    britanic~ = uk
    american~ | estadounidense~ = us
    estado de whatsapp | estados de whatsapp | para el estado | mi estado = whatsapp status
    sin que pierda calida/definicion/resolucion/nitidez | sin que pierda nada de calidad/nitidez | sin que se le vaya la calidad | sin que se pierda calidad/calida/nitidez/definicion/resolucion = without losing quality
    sin que se pierda la calidad/nitidez | sin que baje/empeore la calidad/calida | sin perder calida/definicion/resolucion/nitidez | sin perder nada de calidad/nitidez | y/pero que no pierda calidad/calida = without losing quality
    miniatura de youtube | miniatura para youtube | portada de youtube | portada para youtube | portada de mi video | portada para mi video | portada de video | caratula de youtube | caratula para youtube | minia de youtube | minia para youtube | miniatura del video | miniatura para mi video = youtube thumbnail
    sin que se borr~/pierd~ las luces/letras/estrellas | sin que se borr~/pierd~ las luces del escenario/concierto | sin perder/borrar las luces/letras/estrellas | sin perder/borrar las luces del escenario/concierto = without losing the lights
    milimetros = mm
  `,
  adjective: `
    al cuadruple | el cuadruple = 4 times bigger
    grande~ | que se lea desde lejos | que se vea desde lejos | legible desde lejos = big
    circular = circle
    doble = double
    de alto = high
    enorme~ | grandot~ | gigante~ = huge
    tamano poster | tamano de poster | en tamano poster | formato poster | a tamano poster = large
    larg~ | de largo = long
    estrech~ = narrow
    ovalad~ = oval
    bajala a | bajalo a | bajarla a | achicala a | achicalo a = resize it to
    redond~ | redondead~ = round
    pequen~ | chiquit~ = small
    nosotros dos | nosotras dos = us
    de ancho = wide
    sin perder calidad | sin perder la calidad | sin perdida de calidad | sin que pierda calidad | sin que se pixele | sin que se vea pixelad~ | sin que quede borros~ | sin que salga borros~ = without losing quality
  `,
};
