import type { Phrases } from '../../phrases.ts';

/** Turns of Spanish for what is to go, is in the way, or was marked. */
export const SPANISH_ERASING: Phrases = {
  phrase: `
    tap~ este/esta/ese/esa/estos/estas = cover this
    pixel~/pixele~/censur~ la/las placa/placas/matricula/matriculas/patente/patentes = blur the license plate
    limpiala | limpialo | limpiar | limpia = clean
    ya la encerre | ya la rodee | ya la pinte | ya la senale | ya lo senale | ya los marque | ya las marque | ya los encerre | ya las encerre | ya los senale | ya los pinte | ya las pinte | ya lo tache | ya la tache = i marked it
    la/lo encerre/marque en un circulo | la/lo marque/pinte con el pincel | la/lo/las/los encerre/rodee | la/lo senale = i marked it
    ya pinte/marque/encerre/rodee/senale/tache la/el | encerre/rodee/senale/marque el/la | encerre/senale/marque al | encerre/senale/marque a la = i marked the
    pixela/pixelea la/las cara/caras = pixelate the face
    pixela/pixelea lo marcado | pixela/pixelea lo que marque | pixela/pixelea la zona marcada = pixelate the thing i boxed
    haz desaparecer | haz que desaparezca~ | que … no salga | que … no salgan | que … ya no salga | que … no aparezca en la foto = remove
    quit~/sac~/borr~ a todos menos a mi = remove everyone except me
    limpi~ la foto de | limpi~ la imagen de | limpi~ la de | limpi~ le la = remove the
    tap~ las placas | tap~/borron~ la placa | tap~ la patente = remove the plate
    fuera lo marcado | lo marcado fuera | lo rodeado fuera | fuera lo que marque | lo que marque fuera | fuera lo rodeado | fuera lo pintado | fuera lo que pinte | lo que pinte fuera | lo pintado fuera | fuera lo senalado | fuera lo que encerre | lo que encerre fuera = remove the thing i boxed
    que senale/encerre/rodee/pinte/marque/tache/subraye/circule | que he marcado/senalado/rodeado | que esta marcad~/encerrad~ | que marque con el pincel | que marque con rojo | que marque/encerre/rodee en rojo = that i marked
    que encerre en un circulo | que pinte de rojo | que seleccione | que he seleccionado | que elegi | que he pintado | que he encerrado | que he tachado | que/q encerre/marque/rodee/senale en/con el cuadro = that i marked
    que encerre/marque/rodee/puse/meti/senale en/con el/un recuadro/rectangulo/cuadrado | que encerre/marque/rodee/puse/meti/senale en/con un cuadro | que puse/meti en/con el cuadro = that i marked
    que encerre/marque/meti/puse dentro del cuadro | que encerre/marque/meti/puse en/con la caja | q encerre/marque/rodee/senale/seleccione/pinte/tache en rojo | q encerre/marque/rodee/senale/seleccione/pinte/tache con el pincel = that i marked
    q encerre/marque/rodee/senale/seleccione/pinte/tache | q seleccione/pinte/tache en/con el cuadro | que marque/senale en el/un circulo | que encerre en el circulo | que pinte en el/un cuadro/recuadro/circulo/rectangulo = that i marked
    que marque/encerre/senale con el/un circulo | que esta en el cuadrito/recuadro | que te senale/marque/encerre | que te senale con el dedo | que ya marque/encerre/rodee/pinte/senale/seleccione = that i marked
    el fondo distrae/molesta/estorba | el fondo distrae/molesta/estorba mucho/demasiado/un monton | el fondo me distrae | el fondo llama mucho/demasiado la atencion | el fondo quita atencion | hay mucho/demasiado lio/ruido visual en el fondo = the background is distracting
    lo que marque | lo marcado | lo que he marcado | la zona marcada | lo seleccionado | lo que rodee | lo que encerre | lo que senale | lo que seleccione | lo que pinte/raye/tape/cubri/tache/subraye/circule = the thing i boxed
    lo que pinte/raye/tape/cubri/rodee/marque de rojo | lo que pinte/encerre/rodee/marque/circule/resalte en rojo | lo que pinte de azul/verde/amarillo | lo que pinte con el dedo | lo que pinte/marque con el pincel = the thing i boxed
    lo que encerre en un/el circulo | lo que encerre en un cuadro | lo que rodee con un circulo | lo que marque con el recuadro | lo que marque con la caja | lo que he/esta pintado/senalado/encerrado = the thing i boxed
    lo que he rodeado/seleccionado/tapado/tachado | lo que esta/deje marcado | lo que esta en el recuadro/cuadro | lo que esta dentro del recuadro | lo rodeado/pintado/senalado/encerrado/tachado/resaltado = the thing i boxed
    lo pintado de rojo | la parte marcada | la parte/zona pintada | la parte/zona que marque/pinte | el area marcada/pintada | el area que marque | lo que encerre con el/un circulo | lo que encerre con el circulo rojo = the thing i boxed
    lo que encerre/marque/senale con rojo | lo que esta encerrado en rojo | lo que esta dentro del circulo | lo que esta dentro del circulo rojo | lo que quedo marcado/pintado | lo que marque con el dedo = the thing i boxed
    lo que senale en rojo | lo que resalte/coloree | me lo que marque/pinte/encerre/senale/rodee/raye/tache/subraye/tape | me lo que encerre con el circulo | me lo que encerre con el circulo rojo = the thing i boxed
    me lo que encerre en un circulo | me lo que encerre/marque en rojo | me lo que marque con el recuadro | me lo que marque/pinte con el pincel | me lo que pinte de rojo | me lo que esta marcado/pintado = the thing i boxed
    me lo marcado/pintado/rodeado | me lo que esta en el recuadro | me lo que esta dentro del recuadro | el/la/los/las/al que marque/encerre/senale/rodee/pinte/tache/seleccione = the thing i boxed
    el/la/los/las/al que he marcado/senalado/rodeado | a la/los/las que marque/encerre/senale/rodee/pinte/tache/seleccione | a la/los/las que he marcado/senalado/rodeado = the thing i boxed
    a quien/quienes marque/encerre/senale/rodee/pinte/tache/seleccione | a quien/quienes he marcado/senalado/rodeado | lo que esta/hay en el circulo | lo que esta/hay en el circulo rojo = the thing i boxed
    lo que hay/quedo dentro del circulo/recuadro | lo que hay en el recuadro | lo que hay dentro | lo que esta adentro del circulo/recuadro | lo que esta rodeado | lo que esta en la caja roja | lo que esta tapado con/de rojo = the thing i boxed
    lo que tape/cubri con rojo | lo que puse en el cuadro | lo que puse/meti/quedo en el recuadro | lo que deje dentro del recuadro | lo de rojo | lo que va/viene marcado | la zona roja | la mancha roja que pinte = the thing i boxed
    la zona que pinte de rojo | el area roja | lo q encerre/marque/rodee/senale/seleccione/pinte/tache | lo que encerre/marque/meti/seleccione en el cuadro | lo que encerre/marque/puse/meti/seleccione con el cuadro = the thing i boxed
    lo que encerre/marque/seleccione en el recuadro | lo que encerre/puse/meti/seleccione con el recuadro | lo que encerre/marque/puse/meti/seleccione en la caja | lo que encerre/puse/meti/seleccione con la caja = the thing i boxed
    lo que encerre/marque/puse/meti/seleccione en el cuadrado/rectangulo | a la persona que marque/encerre/senale en el cuadro/recuadro/circulo = the thing i boxed
    hay demasiada/mucha/tanta gente atras/detras | hay demasiada/mucha/tanta gente en el fondo | hay demasiada/mucha/tanta gente = there are too many people
    mancha que senale | mancha que marque | mancha que encerre | mancha que rodee | mancha que pinte | mancha que he marcado | manchas que senale | manchas que marque | manchas que encerre | manchas que pinte = thing i boxed
    objeto marcado/senalado | cosa/persona/mancha marcada | area/zona/parte/persona senalada | cosa/objeto/persona que marque | objeto/parte/persona que senale | persona/cosa que encerre | objeto que seleccione = thing i boxed
    cosa que seleccione | persona que seleccione | zona que seleccione | parte que seleccione | area que seleccione | objeto/persona dentro del recuadro | objeto/persona del recuadro | objeto en el recuadro = thing i boxed
    persona/cosa/zona/area encerrada/rodeada | objeto encerrado/rodeado | grano/granito/lunar/poste/cable/cables/basurero/senor/senora/tipo/carro/coche/auto/letrero/cartel/texto/logo/hombre/mujer/gente que marque = thing i boxed
    grano/granito/lunar/poste/cable/senor/senora/tipo/carro/coche/auto/letrero/cartel/texto/logo/gente que senale | grano/senor/senora que encerre | grano/poste/cable/cables que pinte | mancha que te senale/marque | mancha que te senale con el dedo = thing i boxed
    tap~/cubr~/ocult~/escond~ la/las cara/caras/carita/caritas | tap~/cubr~/ocult~/escond~ el/los rostro/rostros | tap~ le/les la/las cara/caras/carita/caritas | tap~ le/les el rostro = hide the faces
    tap~/cubr~/ocult~/escond~ la/las matricula/matriculas/placa/placas/patente/patentes = hide the license plate
    con pixelado/pixeles/emojis = with pixelation
    baj~ las/los ojeras | las ojeras … baj~ las/les | ojeras … baj~ las/les = remove the dark circles
  `,
  adjective: `
    desenfoca/difumina las matriculas | desenfoca/difumina la matricula | desenfoca/difumina las placas | desenfoca/difumina la placa = blur the license plate
    he senalado un | he senalado una | senale un | senale una | marque un | marque una | he marcado un | he marcado una = i marked a
    ya lo raye con el pincel | ya lo marque | ya la marque | lo raye con el pincel | ya lo pinte | ya lo encerre | ya lo rodee | esta marcado | esta marcada | ya esta marcado | ya esta marcada = i marked it
    desordenad~ | tirad~ por ahi = messy
    no quiero que se vea | no quiero que salga | no quiero que aparezca | que no se vea | que no aparezca = remove
    sobran los | sobran las | sobra el | sobra la = remove the
    tapa la matricula | tapa la placa | tapa las placas | cubre la matricula = remove the plate
    que tape con el pincel | que cubri con el pincel | que pinte con el pincel | que repase con el pincel | que pase con el pincel = that i marked
  `,
};
