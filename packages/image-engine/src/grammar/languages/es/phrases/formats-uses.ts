import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** Turns of Spanish for what a picture is for: passports, cards, prints, covers. */
export const SPANISH_FORMATS_USES: Phrases = {
  phrase: `
    foto de identificacion | foto de identidad | foto de visa | foto de visado | foto biometrica | foto carnet | foto de carnet | foto de pasaporte | tamano carnet | tamano carne | tamano pasaporte | para pasaporte | para el pasaporte | para mi pasaporte | foto tipo pasaporte | tipo carnet | tipo pasaporte = passport photo
    tipo documento | foto de carne | fotocarnet | fotocarne = passport photo
    ${alternatives('tapa|tapar|tape|tapen', 'el|la|las|los', 'mancha|manchas|raya|rayon|agujero|agujeros|hueco|grieta|cable|cables')} = cover the stain
    fondo de pantalla | fondo de escritorio = desktop wallpaper
    portada de facebook | portada para facebook = facebook cover
    portada/cabecera para/de facebook del | portada/cabecera para/de facebook de/para la/mi | portada/cabecera para/de facebook de nuestro/nuestra | portada/cabecera para/de facebook para el = facebook cover of the
    es para imprimir | es para imprimirla | la voy a imprimir | quiero imprimirla | va a ser un poster | sera un poster | es para un poster | para hacer un poster | la imprimire en lienzo/lona/grande = i want to print it
    la imprimire en un lienzo | la/lo voy a imprimir en lienzo | la voy a imprimir en un lienzo | para/quiero imprimir la en lienzo | para imprimir en lienzo | la quiero imprimir en lienzo | la voy a imprimir en lona/grande = i want to print it
    la voy a imprimir en una lona | la imprimire | la voy a enmarcar/colgar | la quiero enmarcar | la voy a colgar en la sala | la quiero colgar en la sala = i want to print it
    foto para la cedula | para la/mi cedula | para la credencial/licencia/identificacion | para el/mi ine/carnet | para el brevete/carne | para la licencia de conducir | para el abono transporte | tamano/tipo cedula/credencial/dni | foto de credencial/cedula/dni = id photo
    foto carne | foto de carne con | foto tamano carne | foto tipo carne | fotos carne | foto carnet con = id photo with
    historia de instagram | historia de insta | historias de instagram | historia de ig | historias de ig | para historias | para mi historia | stories | historia de instagram vertical | formato vertical para historia/historias/stories de instagram | vertical para historia/historias/stories de instagram | formato vertical para historia/historias/stories | para la historia de instagram vertical = instagram story
    en vertical para historia/historias/stories/reels | vertical para historia/historias/stories/reels = instagram story
    banner de linkedin | banner para linkedin | portada de linkedin | portada para linkedin | cabecera de linkedin = linkedin banner
    foto de linkedin | foto para linkedin | foto para mi linkedin | foto de mi linkedin | perfil de linkedin | mi perfil de linkedin | para mi linkedin | para el linkedin | pa mi linkedin = linkedin photo
    retrato/foto corporativo/corporativa/ejecutivo/ejecutiva para/de linkedin | foto/retrato de perfil corporativo/corporativa = linkedin profile picture
    fondo de pantalla para el celular | fondo de pantalla del celular | fondo de pantalla para el movil | fondo de pantalla del movil | fondo de pantalla para movil | fondo de pantalla para celular | fondo para el celular = phone wallpaper
    fondo de celular | fondo de pantalla para el/mi celu/cel/telefono | fondo de pantalla del celu | fondo de pantalla para/de mi celular | fondo de pantalla para mi movil | fondo de pantalla para el iphone = phone wallpaper
    fondo de pantalla para iphone | fondo/pantalla de bloqueo | fondo para mi celu/celular | fondo para el/mi movil | fondo de pantalla del cel/cell/telefono/tel/iphone | fondo de pantalla para cel/celu/cell/telefono/tel = phone wallpaper
    fondo de pantalla de cel/celu/celular/telefono/movil | fondo de pantalla para el cell/tel | fondo de pantalla para mi cell/tel/iphone | fondo de pantalla de mi cel/celu/telefono/movil = phone wallpaper
    para imprimir en | para imprimir la en | para imprimir lo en | para imprimir a | para imprimir la a = print in
    foto de perfil | foto de whatsapp | para mi perfil | foto del perfil | avatar | perfil de instagram/facebook/whatsapp/tinder/tiktok | foto de perfil de/para instagram/whatsapp | para/mi perfil de instagram | foto de perfil de facebook/tiktok | retrato/foto corporativo/corporativa/ejecutivo/ejecutiva = profile picture
    foto de perfil redond~ | perfil redond~ | redonda para foto de perfil | redonda para perfil | redonda para el perfil | redonda para mi perfil | circular para perfil | foto de perfil en circulo | perfil en circulo = round profile picture
    foto de perfil circular | foto de perfil redondita | perfil circular | circulito para perfil | avatar redondo | perfil redondito | avatar circular = round profile picture
    historia | historias = story
    cabecera de twitter | encabezado de twitter | portada de twitter | banner de twitter | cabecera para twitter | portada para twitter | cabecera de x = twitter header
    pasaporte gringo | pasaporte americano | pasaporte estadounidense | tamano pasaporte gringo | tamano pasaporte americano | tamano pasaporte estadounidense | foto de pasaporte americano | foto de pasaporte gringo | foto para pasaporte americano = us passport photo
    tamano visa americana | tamano visa | visa americana | visa gringa | visa estadounidense | visa de estados unidos | para la visa americana | para la visa de estados unidos | foto de/para visa gringa/americana/estadounidense | foto de/para la visa gringa/americana/estadounidense = us visa photo
    para renovar el/la/mi dni/carnet/carne/pasaporte/licencia/cedula | renov~ el/la/mi dni/carnet/carne/pasaporte/licencia/cedula = for the id
    para imprimir~ la en lona/lienzo/poster/vinilo/pancarta de | para imprimir~ en lona/lienzo/vinilo/pancarta | para una lona de | para imprimir~ la en lona/lienzo/vinilo = for a banner print of
    imprimir~ la/lo en un/una poster/cartel/lona/lienzo/cuadro | para imprimir~ en un/una poster/cartel/lona/lienzo/cuadro | para imprimir~ la/lo en un/una poster/cartel/lona/lienzo/cuadro = for a poster print
  `,
  adjective: `
    tamano infantil | foto infantil | foto tamano infantil = id photo
    imprim~ en lienzo | imprim~ en un lienzo | impresion en lienzo = print it
  `,
};
