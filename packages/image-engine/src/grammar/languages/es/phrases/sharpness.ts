import type { Phrases } from '../../phrases.ts';

/** Turns of Spanish for what is sharp, soft or blurred. */
export const SPANISH_SHARPNESS: Phrases = {
  phrase: `
    fondo borroso | fondo desenfocado | desenfoc~ el fondo | difumin~ el fondo | efecto bokeh | bokeh | fondo difuminado | solo yo … enfocad~ | solo yo … nitid~ | nada mas yo … enfocad~ | solo la persona enfocada = blur background
    solo la persona nitida | solo yo salga enfocad~ | solo yo salga nitid~ | solo yo quede nitid~ | fondo fuera de foco | el fondo fuera de foco | quiero el fondo fuera de foco | con el fondo fuera de foco = blur background
    fondo desenfocadit~ | fondo borrosit~ | desenfoc~ a la gente de atras | difumin~ a la gente de atras | desenfoc~ a los de atras | difumin~ a los de atras | desenfoc~ a la gente | difumin~ a la gente = blur background
    desenfoc~ a las personas de atras | desenfoc~ a la gente del fondo | difumin~ a la gente del fondo | que el fondo no distraiga | que el fondo no distraiga tanto | que no distraiga el fondo | que no distraiga tanto el fondo = blur background
    que el fondo no moleste | que el fondo distraiga menos | que el fondo pase desapercibido | que el fondo se pierda | que se pierda el fondo | que el fondo no llame la atencion | desenfoc~/difumin~ a los invitados/demas = blur background
    desenfoc~/difumin~ las luces/lucecitas de atras | desenfoc~/difumin~ las luces del fondo | desenfoc~/difumin~ la luz de atras = blur background
    el fondo un poco/poquito borros~/desenfocad~/difuminad~ | el fondo ligeramente borros~/desenfocad~ = blur background slightly
    el fondo desenfocalo/difuminalo/borronealo/ponlo borroso | el fondo lo desenfocas/difuminas | sac~ me el fondo borros~/desenfocad~/difuminad~ | sac~ me lo de atras borros~/desenfocad~/difuminad~ = blur the background
    sac~ me a la gente de atras/detras borros~/desenfocad~ | me sac~ a la gente de atras/detras borros~/desenfocad~ | sac~ me a los de atras borros~/desenfocad~ | me sac~ el fondo borros~/desenfocad~ | me sac~ lo de atras borros~/desenfocad~ = blur the background
    bandas/franjas/barras borrosas/desenfocadas/difuminadas a los lados | bandas/franjas/barras borrosas/desenfocadas/difuminadas | costados borrosos/desenfocados/difuminados = blurred sides
    mas borros~ | mas desenfocad~ = blurrier
    que se aprecie/aprecien/note/noten/distinga/distingan … filigrana/textura/tejido/bordado/costuras/encaje/veta/grabado/relieve/piedras/pliegues/plumas/puntadas | que se le noten/vean … filigrana/textura/tejido/bordado/costuras/encaje/veta/grabado/relieve/piedras/pliegues/plumas/puntadas = bring out the details
    los detalles = details
    yo quede nitid~ | yo salga nitid~ | yo siga nitid~ | yo quede enfocad~ | yo salga enfocad~ = i should stay sharp
    no esta/salio/quedo enfocad~ | no esta bien enfocad~ | no salio/quedo nitida | esta/salio/quedo desenfocad~ | salio/quedo borros~ | me salio/quedo borros~/movid~ | salio/quedo medio movid~ | salio/esta corrid~ = is too blurry
    dej~ nitid~ | dej~ enfocad~ | mant~ nitid~ = keep sharp
    menos nitid~ | no tan nitid~ = less sharp
    tap~/cubr~/censur~ … con un pixelado | tap~/cubr~ … con pixeles/mosaico = pixelate
    profundidad de campo | poca profundidad de campo | modo retrato | efecto retrato | en modo retrato = portrait mode
    los bordes mas nitidos | enfoc~ mas los bordes | enfoca los bordes | contornos mas nitidos | contornos … nitidos | afil~ los detalles | resalt~ los detalles | marc~ los detalles | acentu~ los detalles | saca los detalles | quit~ lo borroso | quit~ le lo borroso | sac~ le lo borroso = sharpen
    mas nitid~ | mas nitidez | mas enfocad~ | mas definid~ | mas definicion | menos borros~ | no tan borros~ | menos desenfocad~ | que no se vea/vean tan borros~ | que no salga/quede/este/salgan/queden/esten tan borros~ = sharper
    para que no se vea tan borros~ | para que no quede/salga tan borros~ | mas nitidic~ | mas nitidit~ | mas definidit~ | sub~ le la definicion | sub~ la definicion = sharper
    definicion = sharpness
    mas suave = softer
    gente de atras/detras salga/quede borros~/desenfocad~ | los de detras salgan/queden borros~/desenfocad~ = the background blurry
    que la parte de atras se vea en plan/modo retrato | la parte de atras en plan/modo retrato | el fondo en plan/modo retrato = the background like in portrait mode
    demasiado borros~ | esta borros~ | muy borros~ | super borros~ | bastante borros~ | re borros~ | un poco borros~ | algo borros~ | medio borros~ | tan borros~ | movid~ | muy desenfocad~ | algo desenfocad~ | desenfocadit~ = too blurry
    no esta nitida | no se ve nitida | poco nitid~ | salio movida | fuera de foco | borrosisim~ | media movida | media borrosa | media desenfocada | media corrida | medio movido | medio borroso | medio corrido | movidisim~ | desenfocadisim~ = too blurry
    relleno desenfocado | relleno borroso | con relleno desenfocado | con relleno borroso | lados desenfocados | con los lados desenfocados | bordes desenfocados | rellen~ con desenfoque a los lados | rellen~ con desenfoque = with blurred sides
    con desenfoque a los lados | rellen~ los lados con desenfoque | con los lados difuminados | lados difuminados | rellen~ con la misma foto desenfocada | rellen~ los lados con la foto borrosa | relleno difuminado = with blurred sides
    con relleno difuminado | fondo difuminado a los lados | con bordes difuminados a los lados = with blurred sides
    difumin~ los lados para que quede en | desenfoc~ los lados para que quede en | difumin~ los costados para que quede en | con los lados borrosos para que quede en = with blurred sides in
    sin nada detras | sin nada atras | sin nada al fondo = without background
  `,
  adjective: `
    desenfoc~ atras | difumin~ atras | desenfoc~ detras | difumin~ detras | desenfoc~ lo de atras | borros~ atras = blur background
    clarita y desenfocada = blurred
    laterales desenfocados | lados borrosos | bordes borrosos = blurred sides
    borros~ | desenfocad~ = blurry
    nitid~ = sharp
    dame mas detalle | dale mas detalle | mas detalle = sharpen
    medio borros~ de fondo | medio desenfocad~ | ligeramente desenfocad~ | ligeramente borros~ | un pelin borros~ = slightly blurred
    suavizad~ | difus~ = soft
  `,
};
