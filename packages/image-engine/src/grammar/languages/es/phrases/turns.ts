import type { Phrases } from '../../phrases.ts';

/** Turns of Spanish for what is rotated, mirrored, crooked or upside down. */
export const SPANISH_TURNS: Phrases = {
  phrase: `
    volteada/volteado de cabeza | esta volteada/volteado de cabeza = is upside down
    invertir/invierte/invierta/inviertela horizontalmente | invertir/invierte/inviertela en horizontal | inviert~ la imagen/foto horizontalmente | inviert~/espejea la horizontalmente | inviert~ horizontalmente | inviert~ en horizontal | inviert~ la en horizontal | inviert~ la imagen/foto en horizontal = mirror horizontally
    inviert~ la de izquierda a derecha | inviert~ de izquierda a derecha | inviert~ izquierda y derecha | inviert~ la como/en espejo | inviert~ como espejo | inviert~/invert~ la foto/imagen de lado/horizontalmente = mirror horizontally
    inviert~/invert~ la/lo de lado/horizontalmente | inviert~/invert~ de lado/horizontalmente = mirror horizontally
    corrig~ la inclinacion | corrige inclinacion = straighten
    inviert~ arriba y abajo | invertir arriba y abajo | voltea arriba y abajo = flip vertically
    un cuarto de vuelta | cuarto de vuelta = 90 degrees
    en sentido horario | sentido horario | manecillas del reloj | agujas del reloj | en el sentido de las agujas | en el sentido de las manecillas | en el sentido de las manecillas del reloj | en el sentido de las agujas del reloj | a favor de las manecillas del reloj | a favor del reloj = clockwise
    en sentido antihorario | sentido antihorario | en contra de las manecillas/agujas del reloj | contra las manecillas/agujas del reloj | contrario a las manecillas/agujas del reloj | en sentido contrario a las agujas/manecillas del reloj | en contra del reloj | contrarreloj = counterclockwise
    torcid~ | chueca | chueco | chuecas | ladead~ | desnivelad~ | descuadrad~ | de ladito | inclinad~ | virad~ | me salio chueca | me salio chueco | me salio torcida | me salio torcido | me quedo chueca | me quedo torcida = crooked
    salio chueca | salio chueco | salio torcida | quedo chueca | quedo chueco | quedo torcida | esta chueca | esta chueco | horizonte caido | horizonte esta caido | horizonte se cae | horizonte se ve caido | horizonte vencido = crooked
    horizonte me salio caido | foto caida hacia un lado | se va de lado | esta ladead~ | se cae de lado = crooked
    cruzado/cruzada/atravesado/atravesada en diagonal | en diagonal = diagonally
    dale la vuelta | darle la vuelta | dar la vuelta = flip
    en horizontal | horizontalmente | horizontal | de izquierda a derecha | de derecha a izquierda = horizontally
    sale torcid~ | sale chuec~ | sale inclinad~ = is crooked
    esta de lado | esta acostada | esta tumbada | esta tumbado | salio acostada | salio tumbada | esta de costado | la tome acostada | la saque acostada | la tome de lado | la saque de lado | la tome con el celular de lado = is sideways
    la tome con el telefono de lado | me salio de lado | me salio acostada | me quedo acostada | sale acostada | quedo acostada | salio de costado | sale de costado | se ve de lado | se ve acostada | aparece acostada = is sideways
    aparece de lado | que la subi/puse acostada/tumbada/girada | la subi/puse acostada/tumbada/girada = is sideways
    esta caid~ a/hacia la derecha/izquierda | se cae/va hacia/a la derecha/izquierda | caid~ a/hacia la derecha/izquierda | esta caid~ hacia un lado | caid~ de un lado/lao = is too crooked
    como si me mirara/mirase/viera en el/un espejo | como cuando me miro/veo en el espejo | como me veo en el espejo | como en el espejo | lo de la izquierda a la derecha | lo de la derecha a la izquierda = like in a mirror
    haz el/un espejo | haz le el/un espejo | modo espejo | espejo | en espejo | al reves izquierda derecha | de izquierda a derecha invertida | efecto espejo | izquierda por derecha | como reflejada | como reflejado = mirror
    voltea la en espejo | voltea lo en espejo | gira la en espejo | pon la en espejo = mirror it
    espejo vertical | efecto espejo vertical | inviert~ la imagen verticalmente | inviert~ la foto verticalmente | inviert~ la verticalmente | inviert~ verticalmente | inviert~ en vertical | inviert~ la en vertical | inviert~ de arriba a abajo | inviert~ la de arriba a abajo = mirror vertically
    al reves como espejo | al reves como en espejo | al reves como en un espejo | al reves como un espejo | esta invertida | salio invertida la foto | quedo invertida | esta invertido | quedo espejada | salio espejada | esta espejada = mirrored
    volte~ … grados | dale la vuelta … grados | dale vuelta … grados | vira … grados | vira la … grados = rotate
    volte~ a/hacia la izquierda | volte~ la/lo a/hacia la izquierda | volte~ la foto/imagen a/hacia la izquierda | volte~ me la foto/imagen a/hacia la izquierda | volte~ me la a/hacia la izquierda | da vuelta a/hacia la izquierda = rotate left
    da vuelta la/lo a/hacia la izquierda | da vuelta la foto/imagen a/hacia la izquierda | da vuelta me la foto/imagen a/hacia la izquierda | da vuelta me la a/hacia la izquierda = rotate left
    volte~ a/hacia la derecha | volte~ la/lo a/hacia la derecha | volte~ la foto/imagen a/hacia la derecha | volte~ me la foto/imagen a/hacia la derecha | volte~ me la a/hacia la derecha | da vuelta a/hacia la derecha = rotate right
    da vuelta la/lo a/hacia la derecha | da vuelta la foto/imagen a/hacia la derecha | da vuelta me la foto/imagen a/hacia la derecha | da vuelta me la a/hacia la derecha = rotate right
    de lado | acostada la foto = sideways
    derechit~ | recta y nivelada = straight
    las paredes verticales/derechas | lineas verticales rectas | enderez~ las verticales = straighten it
    sac~/dej~/pon el horizonte derecho/recto = straighten the horizon
    boca abajo | al reves | de cabeza | vuelta al reves | patas arriba | cabeza abajo | invertid~ verticalmente | boca abajo y | esta boca abajo | que esta boca abajo | esta de cabeza | que esta de cabeza | quedo de cabeza = upside down
    salio de cabeza | dale la vuelta que esta boca abajo | patas para arriba | para arriba | que la subi/puse al reves/revez | la subi al reves = upside down
    en vertical | verticalmente | vertical | de arriba a abajo | de arriba abajo | de abajo a arriba | de abajo hacia arriba | de arriba hacia abajo = vertically
    corrig~/correg~/ender~/arregl~ las verticales/lineas = straighten the verticals
  `,
  adjective: `
    esta torcido | esta torcida | salio torcido = is crooked
    esta volteada de lado | sale de lado | salio de lado | quedo de lado = is sideways
    dale la vuelta como espejo | dale la vuelta como en un espejo | volteala como espejo = mirror it
    salio al reves | sale al reves | quedo al reves | esta al reves la letra | salio invertida = mirrored
    ponla parada | ponlo parado | ponela parada = right side up
    recto | recta | derech~ = straight
    ponela derecha | ponla derecha | que quede derecha/derechita | dejala derecha/derechita = straighten it
  `,
};
