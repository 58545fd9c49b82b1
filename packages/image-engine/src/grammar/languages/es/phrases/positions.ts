import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** How Spanish says where in the picture something is. */
export const SPANISH_POSITIONS: Phrases = {
  phrase: `
    ${alternatives('a|en|por', 'todo lo ancho')} | de lado a lado | a lo ancho de toda la foto/imagen = across the full width
    dos arriba y dos abajo | 2 arriba y 2 abajo | dos arriba dos abajo = two top and two bottom
    mitad/parte izquierda = left half
    mitad/parte derecha = right half
    mitad superior | mitad de arriba | parte de arriba de la foto/imagen = top half
    mitad inferior | mitad de abajo | parte de abajo de la foto/imagen = bottom half
    cada lado | todos los lados = all sides
    alrededor = around
    en el borde | al borde | que hay/esta/estan en el borde | del borde de la piscina/alberca/pileta = at the edge
    detras de | a sus espaldas | a mis espaldas | a mi espalda | a su espalda | a nuestras espaldas | a espaldas de = behind
    detras del = behind the
    sentad~/parad~/acostad~/de pie al lado mio/suyo/de = beside
    bajo la foto/imagen | debajo de la foto/imagen | abajo de la foto/imagen = below the picture
    de abajo | por abajo | desde abajo | parte de abajo | parte inferior | debajo/abajo del logo/titulo/nombre = bottom
    abajo a la izquierda | esquina inferior izquierda | esquina de abajo a la izquierda | esquina izquierda de abajo | esquina abajo a la izquierda = bottom left
    abajo a la derecha | esquina inferior derecha | esquina de abajo a la derecha | esquina derecha de abajo | esquina derecha inferior | esquina abajo a la derecha = bottom right
    a la orilla del | a orillas del | en la orilla del | a la orilla de | a orillas de = by the
    de izq a der/dcha | de izda a dcha | de izq a derecha = from left to right
    la quiero en | lo quiero en | las quiero en | los quiero en | ya no lo quiero azul sino | ya no la quiero azul sino | ya no lo quiero rojo sino | ya no la quiero roja sino | ya no lo quiero negro sino | ya no la quiero negra sino | mejor en | a volar por | volando por | a flotar por = in
    delante | adelante | al frente | por delante = in front
    delante de | frente a = in front of
    a la izquierda | izquierda | de la izquierda | por la izquierda | del lado izquierdo | lado izquierdo = left
    en el centro | en el medio | en medio | al centro = middle
    al lado de mi/mis/la/el/los/las/su/un/una | al lado del | junto a mi/mis/la/el/los/las/su | junto al = next to my
    en todas partes | por todas partes | en todos lados = everywhere
    a cada lado | por cada lado | de cada lado | en cada lado | por los cuatro lados | en los cuatro lados | de los cuatro lados | a los cuatro lados | por los 4 lados | en los 4 lados | por todos lados | por todos los lados | por los cuatro costados = on all sides
    por los lados | a los lados | a ambos lados | en los lados = on both sides
    a la derecha | derecha | de la derecha | por la derecha | del lado derecho | lado derecho = right
    de arriba | por arriba | desde arriba | parte de arriba | parte superior = top
    arriba a la izquierda | esquina superior izquierda | esquina de arriba a la izquierda | esquina izquierda de arriba | esquina arriba a la izquierda = top left
    arriba a la derecha | esquina superior derecha | esquina de arriba a la derecha | esquina derecha de arriba | esquina arriba a la derecha = top right
    en una esquinita/esquina = in the corner
  `,
  adjective: `
    en las orillas | por las orillas = at the edges
    pintada de | pintado de | pintadas de | pintados de = in
    en medio de la nieve | en medio de | en mitad de = in the middle of
    debajo del | debajo de la | debajo de = under
  `,
};
