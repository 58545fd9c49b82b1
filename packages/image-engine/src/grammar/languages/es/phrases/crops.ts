import type { Phrases } from '../../phrases.ts';
import { rowsFor } from '../../share-rows.ts';
import { SHARE_WORDS } from '../parts.ts';

/** Turns of Spanish for what is cut off, brought closer or put into the middle. */
export const SPANISH_CROPS: Phrases = {
  phrase: `
    para que solo salgamos nosotros/nosotras | para que solo salgamos los/nosotros/nosotras dos | que solo salgamos nosotros/nosotras/los dos | que solo se nos vea a nosotros/nosotras = so you only see us
    cierr~ el encuadre | cierr~ un poco el encuadre = crop closer
    su/tu/la/mi cabeza = the head
    ${rowsFor(SHARE_WORDS, 'recortado', 'conservado')}
    conservado tercio medio = crop 33 percent off the left and right
    recort~ al centro | recort~ en el centro | recort~ hacia el centro = crop to the center
    primer plano de la/mi/su cara | primer plano del rostro = headshot crop
    hacia el centro | el centro | centro = center
    en el/al centro transparente | en el medio transparente = center translucent
    dejando/manteniendo a … al centro/medio | dejando/manteniendo a … en el centro/medio | dejando/manteniendo a … centrad~ | con … bien centrad~ = centered on
    mas cerquita = closer
    recort~ en forma de circulo | recort~ la en forma de circulo | cort~ en forma de circulo | recort~ en forma redonda | recort~ en redondo | recort~ la en redondo | recort~ en forma circular | recort~ la redonda | recort~ redonda = crop it in a circle
    recort~/cort~ los costados | recort~/cort~ le los costados/lados/laterales | recort~/cort~ por los lados/costados | quit~ le los costados = crop off the left and right sides
    recort~ lo que sobre/sobra | cort~ lo que sobre/sobra = crop the rest
    recort~ la mas cerrada/cerca/justa/ajustada | recort~ mas cerca/cerrado/justo | encuadre/plano mas cerrado/corto = crop tighter
    la/lo/las/los quiero de | la/lo/las/los necesito de = crop to
    recort~ me en circulo | recort~ me redond~ | recort~ me en redondo = crop to a circle
    ajustad~ a la mitad | a la mitad recort~ | recort~ a la mitad | cort~ la a la mitad | cort~ a la mitad | recort~ la a la mitad | cort~ por la mitad = crop to half
    recort~ dejando solo la cara | recort~ dejando solo el rostro | recort~ solo la cara | recort~ la cara | recort~ a la cara | recort~ solo el rostro | recort~ solo mi/su cara/rostro | recort~ nomas mi/la cara = crop to the face
    en forma de circulo | en forma circular | con forma de circulo | en forma redonda | en redondo | en circulito = in a circle
    los zapatos/tenis centrados | el producto/objeto/sujeto/bolso/frasco/plato/pastel/nino/bebe centrado | la persona/botella/taza/bolsa/torta/nina centrada | las zapatillas centradas | mi/el perro/gato centrado | mi hija centrada | mi hijo centrado | todo centrado = the subject centered
    recort~ lo que sobra por abajo | recort~ lo que sobra abajo | recort~ por abajo | recort~ abajo | cort~ por abajo | quit~ un poco de abajo | cort~ lo que sobra abajo | cort~ lo que sobra por abajo = trim the bottom
    cort~ lo que sobra de abajo | recort~ lo que sobra de abajo | quit~ le un cacho/pedazo/trozo/pedacito/cachito/poquito/poco de abajo | quit~ un cacho/pedazo/trozo/pedacito/cachito/poquito de abajo = trim the bottom
    sac~ le un cacho/pedazo/trozo/pedacito/poco de abajo | cort~ le un cacho/pedazo/trozo/pedacito/poco de abajo | cort~ un cacho/pedazo/trozo/pedacito/poco de abajo | cort~/quit~ le el pedazo/trozo de abajo | cort~/quit~ el pedazo/trozo de abajo | quit~ le aire por abajo | sobra aire abajo = trim the bottom
    quit~ la mitad de abajo | cort~ la mitad de abajo | recort~ la mitad de abajo | recort~ la mitad inferior = trim the bottom half
    quit~ el tercio de abajo | quit~ el tercio inferior | cort~ el tercio de abajo | cort~ el tercio inferior | recort~ el tercio de abajo | recort~ el tercio inferior = trim the bottom third
    recort~ por la izquierda | cort~ por la izquierda | recort~ lo que sobra a la izquierda | cort~/quit~ le el pedazo/trozo de la izquierda | cort~/quit~ el pedazo/trozo de la izquierda | cort~/recort~/quit~ la parte izquierda | cort~/recort~/quit~ el lado izquierdo = trim the left
    cort~ lo que sobra de los lados | cort~ lo que sobra a los lados | recort~ lo que sobra de los lados | recort~ lo que sobra a los lados | recort~ los lados | cort~ los lados | recort~ los laterales | cort~ los laterales = trim the left and right
    recort~ por la derecha | cort~ por la derecha | recort~ lo que sobra a la derecha | cort~/quit~ le el pedazo/trozo de la derecha | cort~/quit~ el pedazo/trozo de la derecha | cort~/recort~/quit~ la parte derecha | cort~/recort~/quit~ el lado derecho = trim the right
    recort~ lo que sobra por arriba | recort~ lo que sobra arriba | recort~ por arriba | recort~ arriba | cort~ por arriba | quit~ un poco de arriba | cort~ lo que sobra arriba | cort~ lo que sobra por arriba = trim the top
    cort~ lo que sobra de arriba | recort~ lo que sobra de arriba | quit~ le un cacho/pedazo/trozo/pedacito/cachito/poquito/poco de arriba | quit~ un cacho/pedazo/trozo/pedacito/cachito/poquito de arriba = trim the top
    sac~ le un cacho/pedazo/trozo/pedacito/poco de arriba | cort~ le un cacho/pedazo/trozo/pedacito/poco de arriba | cort~ un cacho/pedazo/trozo/pedacito/poco de arriba | cort~/quit~ le el pedazo/trozo de arriba = trim the top
    cort~/quit~ el pedazo/trozo de arriba | quit~ le aire por arriba | quit~ aire por arriba | sobra aire arriba | sobra aire por arriba | hay/tiene mucho aire arriba = trim the top
    quit~ la mitad de arriba | cort~ la mitad de arriba | recort~ la mitad de arriba | recort~ la mitad superior = trim the top half
    quit~ el tercio de arriba | quit~ el tercio superior | cort~ el tercio de arriba | cort~ el tercio superior | recort~ el tercio de arriba | recort~ el tercio superior = trim the top third
    sin cortarme/cortarnos/cortarle/cortarles los pies | sin cortarme/cortarnos/cortarle la cabeza | sin cortar los pies | sin cortar la cabeza = without cropping
    sin cortar/recortar/mochar a nadie | sin cortar la a nadie | sin que se corte nadie/nada | sin que se corten | sin dejar a nadie fuera | que no se corte nadie/nada | que no corte a nadie | que no me corte | sin recortar/cortar nada | sin cortar piernas | sin comer se a nadie = without cropping heads
    acerca~ | acercamiento | hacer zoom | haz zoom | mas cerca = zoom in
    haz zoom a la | haz zoom a mi | hace zoom a la | haz zoom a los | haz un zoom a la | haz un zoom al | haz un zoom en | acerc~ la a la | acerc~ a la = zoom in on
    cierr~ le la boca | abr~ le la boca | cierr~ la boca = close his mouth
    cambia las cabezas | intercambi~ las cabezas = swap the heads
    recort~ la ajustada a la | recort~ ajustada a la | recort~ la ajustada al = crop tight around the
    recort~/quit~/elimin~/sac~/sacar/cort~ el borde/marco blanco/negro/gris | recort~/quit~/elimin~/sac~/cort~ los bordes/margenes blancos/negros/grises | recort~/cort~ el borde | recort~/quit~/elimin~/sac~ las barras/franjas/bandas negras/blancas | quit~/sac~ le el borde/marco blanco/negro/gris al escaneo | quit~/sac~ le el borde/marco blanco/negro/gris = crop off border
    quit~/sac~ le los bordes/margenes blancos/negros a la foto/imagen | quit~/sac~ le los bordes/margenes blancos/negros | quit~/sac~ le las barras/franjas/bandas negras/blancas | fuera las barras/franjas/bandas negras/blancas | fuera el borde/marco blanco/negro | fuera los bordes/margenes blancos/negros = crop off border
    bordes/margenes blancos que sobran del escaneo/escaner | recort~ los bordes/margenes blancos/negros/sobrantes que sobran del/de escaneo/escaner | recort~ los bordes/margenes que sobran | recort~ los bordes/margenes blancos/negros que sobran = crop off border
  `,
  adjective: `
    centrad~ = centered
    centrad~ en = centered on
    que se vea … enter~ | que salga … enter~ | que quepa … enter~ = dont cut off the heads
    cabezas = heads
    ajustado al | ajustado a la | ajustada al | cenido al | pegado al = tight around
    acerca al | acerca a la | acercate al | acercate a la | haz zoom en | haz zoom al | zoom en el | zoom en la | zoom al | acerca el | acerca la = zoom in on
  `,
};
