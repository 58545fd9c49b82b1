import type { Phrases } from '../../phrases.ts';

/** How Spanish says what is to stay as it is: keep, leave alone, everything except. */
export const SPANISH_KEEPING: Phrases = {
  phrase: `
    excepto lo | salvo lo | menos lo | a excepcion de lo | menos los | menos las | y solo mi … se vea | y solo el … se vea | y solo la … se vea | y que solo mi … se vea | y que solo el … se vea | y que solo la … se vea | que el/la/los/las/mi/mis … se quede con su color = except the
    pero que … se vea/vean con claridad | pero que … se vea/vean clarito | pero que … se distinga/distingan bien = but keep
    dej~ mis/los/sus pies | dej~ me los pies | no me cortes los pies = but keep my feet
    pero que se reconozca/reconozcan la/el/los/las/mi = but keep the
    sin que los colores cambien/varien | sin que los colores se muevan/alteren | sin que cambien/varien los colores | sin que se alteren los colores | sin alterar/variar los colores = but keep the colors
    pero no tan oscur~/negr~ como para no leer/ver | pero no tan oscur~ que no se lea/vea = but not too much and keep
    pero que se note/vea/reconozca la cara | pero que se me vea/note/reconozca la cara | pero que se me vea/note = but you can still see me
    no toques | no toque | no toquen | no modifiques | no modifique | no alteres | no cambies | no cambie | no cambien | no muevas | no me toques | no vayas a tocar | no le hagas nada a | no le muevas a | no le muevas = dont change
    no hagas nada a | no me cambi~ | no me toqu~ | no me modifiqu~ | no me alter~ | no le cambi~ | no le toqu~ | no me vayas a cambiar | no me muev~ | no me los cambi~ | no me las cambi~ | ni me cambi~ = dont change
    todo menos = everything except
    todo menos a mi | todo menos a nosotros = everything except me
    menos en | menos a | menos por | y que solo/unicamente resalte | y que solo/unicamente destaque | y que solo/unicamente sobresalga | y que solo/unicamente se note | y solo/unicamente resalta | y solo/unicamente destaca = except
    y que se vea nada mas | y que se vea/note/distinga solo/solamente/unicamente | y que nada mas se vea | y que solo/solamente/unicamente se vea | y que solo/solamente/unicamente tenga color | menos/excepto/salvo lo que es/sea | menos/excepto/salvo todo lo que es/sea = except
    menos mi | menos mis | excepto mi = except my
    dej~ … nitid~ | mant~ … nitid~ | dej~ … enfocad~ | dej~ … igual | dej~ … como esta | dej~ … tal cual | dej~ … en paz = keep
    dej~ solo al | dej~ solo a la | dej~ solo a mi | solo quiero al | solo quiero a | dej~ nada mas al | dej~ nada mas a | dej~ unicamente a = keep only
    dej~ me nomas/solo a mi y a mi | dej~ nomas/solo a mi y a mi = keep only me and my
    que el/la/los/las/mi/mis … sig~ | que el/la/los/las/mi/mis … se qued~/manteng~ | que el/la/los/las/mi/mis … conserv~ su | que el/la/mi … quede/salga nitid~ | que el/la/mi … quede/salga enfocad~ = keep the
    que no cambie el tono/color = keep the color
    que no pierda los colores originales | que no pierda los colores | sin perder los colores originales | sin perder los colores | sin que pierda los colores = keep the colors
    que los colores se queden como estan | los colores se queden como estan | que los colores no cambien = keep the colors unchanged
    que el/la/los/las/mi/mis … sig~ igual/asi | que el/la/los/las/mi/mis … se qued~ igual/asi/intact~ | que el/la/los/las/mi/mis … se manteng~ igual | que el/la/los/las/mi/mis … se qued~ como esta = keep unchanged the
    a mi deja me como estoy | deja me como estoy | a mi deja me igual | a mi deja me como soy | a mi no me toques = leave me as i am
    que se quede/mantenga igual | que quede/siga igual | que se quede como esta | que quede como esta | que se mantenga | se queda igual | se queda como esta | se quede asi | quede/dej~ asi | deja la/lo/los/las asi = stay unchanged
    tal y como esta | asi/tal como esta | como estan | se conserve | que no cambie/cambien | que no se toque = stay unchanged
    siga | sigan | que siga/sigan = stays
    que siga siendo foto | sigue siendo foto | siga siendo foto | siga igual = stays the same
    todo lo demas | lo demas | el resto | resto = the rest
    lo demas igualito/intacto | el resto igualito/intacto | todo lo demas igualito = the rest unchanged
    en paz | tal cual | como esta | igual | sin cambios | ni rozar~ | ni rozarlos | ni rozarla | ni rozarlo | ni tocarlos | ni tocarla | ni tocarlo | ni tocarlas | ni moverlos | ni mirarlos | ni acercarse | que ni se toque = unchanged
    que ni se toquen | que ni se rocen | que ni se roce | intocable | intocables | intactos | intacta | intactas | intacto = unchanged
    sin deformar/deformacion/deformaciones/distorsion~/distorsion/estirar/aplastar/achatar | sin deformar/estirar/aplastar la | sin deformar/estirar lo | sin que se deforme/estire/aplaste | que no se deforme/estire/aplaste = without distortion
    sin dejar la piel/cara de/como plastico | sin dejar la piel/cara de cera/muneca | sin dejar la piel/cara como de plastico | aunque/pero sin dejar la piel/cara de/como plastico = without overdoing it
    aunque/pero sin dejar la piel/cara de cera/muneca | aunque/pero sin dejar la piel/cara como de plastico | sin que la piel/cara quede/parezca de/como plastico | sin que la piel/cara quede/parezca de cera/muneca = without overdoing it
    sin efecto plastico/porcelana | sin pasarse/pasarte con el/los/la azul/naranja/verde/rojo/amarillo/color/colores/contraste/saturacion/brillo/filtro/efecto = without overdoing it
    sin pasarse/pasarte de azul/naranja/verde/rojo/amarillo/color/colores/contraste/saturacion/brillo/filtro/efecto | sin tanto azul/naranja/verde/rojo/amarillo | sin pasarte con la piel | sin pasarte = without overdoing it
    sin que se note mucho | sin que se note | que no se note mucho | que no se note tanto | sin exagerar | sin exagerarlo | sin que se pase/pasen = without overdoing it
    limpi~ la sin que | limpi~ la sin = clean it without
    sin cortar~ me/le/nos el pelo/cabello/los rulos/rizos | sin cortar el pelo/cabello | sin comer~ me/le el pelo | sin comerse el pelo = keep the hair
    la torre/iglesia/casa/estatua/tarta debe verse/salir entera/completa | la torre/iglesia/casa/estatua/tarta tiene que verse/salir entera/completa | la torre/iglesia/casa/estatua/tarta entera/completa tiene que verse/salir | que se vea/salga la torre/iglesia/casa/estatua/tarta entera/completa | que se vea/salga entera/completa la torre/iglesia/casa/estatua/tarta | que la torre/iglesia/casa/estatua/tarta se vea/salga entera/completa | el castillo/edificio/pastel/perro/faro tiene que verse/salir entero/completo | el castillo/edificio/pastel/perro/faro debe verse/salir entero/completo | que se vea/salga el castillo/edificio/pastel/perro/faro entero/completo = keep the whole building
    menos/excepto/salvo la/el de mi/mia/mio | menos/excepto/salvo la del mio/mia | menos/excepto/salvo la/el mio/mia = except mine
    queden/quede/sigan/siga/salgan en rojo/rojos/rojas/roja = stay red
  `,
  adjective: `
    sin que parezca plastico | sin que quede de plastico = but keep it natural
    dejando solo | dejando solamente | dejando unicamente | dejando nada mas = but keep only
    sin tocar el pantalon = but keep the trousers
    no lo cambies | no la cambies | no los cambies = keep it
    no me dejes la piel de plastico | no dejes la piel de plastico | que no parezca de plastico | sin que parezca de plastico = keep it natural
    me dejas nomas a | me dejas solo a | dejas nomas a | dejame nomas a | dejame solo a | deja nomas a = keep only
    intact~ = stay unchanged
    nada exagerado | nada exagerada = without overdoing it
  `,
};
