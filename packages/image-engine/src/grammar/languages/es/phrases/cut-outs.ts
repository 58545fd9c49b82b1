import type { Phrases } from '../../phrases.ts';

/** Turns of Spanish for what is cut out, and for the shadow, box or sticker it becomes. */
export const SPANISH_CUT_OUTS: Phrases = {
  phrase: `
    figurita/munequito de accion = action figure
    pon/pone/ponle/agrega/agregale/anade un/unos sticker/stickers de | pega un sticker de = add a sticker over it with
    munequito de coleccion | muneco de coleccion | munequita de coleccion = collectible figurine
    sombra de contacto | sombra de suelo | sombra en el suelo | sombra en el piso | sombra proyectada = contact shadow
    recort~ me a mi | recort~ nos = cut me out
    siluetead~ | siluete~ = cut out
    recort~ a mi | recort~ a mis | recort~ a este | recort~ a esta | recort~ mi | separ~ a mi/el/la/los/las … del fondo | recort~ a mi/el/la … del fondo | separ~ me a mi/el/la … del fondo = cut out my
    recort~ a la persona | recort~ la persona | recort~ al | recort~ a la | recort~ el objeto | recort~ el producto = cut out person
    recort~ solo/solamente/unicamente el/la/los/las | recort~ nada mas el/la = cut out the
    figura de accion | figurita | muneco | figura | munequito coleccionable | muneco coleccionable | figura coleccionable | figurita coleccionable | munequito = figurine
    muneco/munequit~ de plastico/jugueteria/juguete/accion/coleccionista/vinilo/caja | muneco/munequit~ de plastico de jugueteria | munequit~ de coleccion | de/tipo jugueteria = figurine
    medio transparentes | medio transparente | semitransparentes = half transparent
    de esas en cajita | de esas en caja | en caja | en una caja | en cajita | en su caja | en su cajita | en blister | en su blister | en un blister | en su empaque | en su empaque original | con su caja | con caja | con su cajita = in a box
    con cajita | con su empaque | con su blister | con empaque | con todo y caja | con caja y todo | dentro de su caja | dentro de una caja | adentro de su caja | adentro de una caja | dentro de la caja | dentro de su empaque | dentro de su blister = in a box
    foto de producto sobre blanco | producto sobre blanco | sobre blanco puro = product photo on white background
    sombra natural bajo | sombra natural debajo de | sombra realista bajo | sombra realista debajo de = realistic shadow under
    sombra natural debajo del | sombra natural abajo del | sombra realista debajo del | sombra realista abajo del = realistic shadow under the
    sin fondo | fondo transparente | quit~ el fondo | recort~ el fondo | fuera el fondo | elimin~ el fondo | borr~ el fondo | fondo fuera | fuera/chao/chau/adios fondo | fuera ese/este fondo | fuera con/todo el fondo = remove background
    quiero el fondo fuera | el fondo fuera por favor | el fondo fuera porfa/ya | que se vaya el fondo | que desaparezca el fondo | que no haya/tenga fondo | que no se vea el fondo | vuela/vola el fondo = remove background
    vuela/vola le el fondo | vuela/vola/sac~ me el fondo | carga/cepilla te el fondo | no quiero fondo | no quiero el fondo | adios al fondo | sin nada de fondo | quit~ ese fondo | quit~ este fondo | quit~ mi fondo = remove background
    quit~ le ese fondo | quit~ le este fondo | borr~ ese fondo | borr~ este fondo | borr~ le ese fondo | sac~ ese fondo | sac~ este fondo | sac~ le ese fondo | fondo con transparencia = remove background
    dej~ me el/la/mi … sin lo de atras | dej~ el/la/mi … sin lo de atras = remove background of the
    el fondo borralo/quitalo/eliminalo/sacalo/borramelo/quitamelo/sacamelo | el fondo lo borras/quitas/eliminas/sacas | el fondo quita lo = remove the background
    sombrita bajo | sombrita debajo de | sombrita abajo de = soft shadow under
    sombra suave debajo del | sombra suave debajo de la | sombra debajo del | sombra debajo de la | sombra suave bajo el | sombra suave bajo la | sombra bajo el | sombra bajo la | sombrita debajo del | sombrita abajo del = soft shadow under the
    pegatina | sticker | recorte tipo pegatina | recorte tipo sticker | recorte de pegatina | recorte estilo pegatina | recorte estilo sticker | recortad~ tipo pegatina | recortad~ como pegatina | troquelad~ tipo pegatina = sticker
    sombra leve/ligera/tenue/difusa/sutil/liviana/suavecita bajo | sombra leve/ligera/tenue/difusa/sutil/liviana/suavecita debajo de = subtle shadow under
    sombra/sombrita leve debajo | sombra ligera/sutil debajo | sombra suave/leve/ligera/sutil/tenue abajo | sombrita debajo/suave/leve | sombrita suave debajo | sombra bajo los pies = subtle shadow under it
    sombra leve/ligera/tenue/difusa/sutil/liviana/suavecita debajo/abajo del = subtle shadow under the
    transparentit~ | transparentos~ | casi transparente = translucent
    sin nada alrededor | y nada alrededor | nada alrededor | sin nada mas alrededor = with nothing behind it
    que la persona/modelo/figura tenga sombra/sombrita por debajo/abajo | que la persona/modelo/figura tenga sombra/sombrita debajo/abajo | con sombra/sombrita por debajo/abajo | con sombra/sombrita debajo = with a shadow
  `,
  adjective: `
    dentro de su cajita = action figure
    recorta me y = cut me out and
    recortar la silueta | recorta la silueta | recortame la silueta | recorte la silueta = cut out the subject
    sombra paralela = drop shadow
    algo transparente = half transparent
    y que no pierda la sombra | que no pierda la sombra | sin perder la sombra | sin que pierda la sombra | conserv~ la sombra | conserv~ su sombra | manten~ la sombra | y que mantenga la sombra = keep the shadow
    opacidad = opacity
    sombra realista | sombra natural = realistic shadow
    sombra debajo = shadow under
    sombrita abajo = shadow under it
    sombra al | sombra a la = shadow under the
    sombra suave | sombra tenue = soft shadow
    sombra suave debajo | sombra tenue debajo = soft shadow under
    una calca | calca | una calcomania | calcomania = sticker
    semitransparente | semi transparente | translucid~ = translucent
    transparente | transparencia = transparent
    con su sombra | con la sombra = with a shadow
    dejarla sin nada detras | dejarlo sin nada detras = with nothing behind it
  `,
};
