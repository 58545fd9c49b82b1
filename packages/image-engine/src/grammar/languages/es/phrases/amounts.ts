import type { Phrases } from '../../phrases.ts';

/** How Spanish says how much: slightly, by half, three times. */
export const SPANISH_AMOUNTS: Phrases = {
  phrase: `
    pero menos intenso/intensa/fuerte = but less intense
    con menos/menor intensidad | a menos/menor intensidad = with less intensity
    viñeta marcada | viñeteado marcado | viñeta bien/muy marcada = strong vignette
    al menos un | al menos en un | por lo menos un | por lo menos en un = at least
    dos veces = 2 times
    tres veces = 3 times
    que se note mas la primera | que predomine la primera | que se vea mas la primera | que la primera se note mas | que la primera predomine | que la primera se vea mas = 30 percent
    cuatro veces = 4 times
    a media intensidad | a medias | a media fuerza | a mitad de fuerza = 50 percent
    que se note mas la segunda | que predomine la segunda | que se vea mas la segunda | que la segunda se note mas | que la segunda predomine | que la segunda se vea mas = 70 percent
    un pelín | un pelo | un poquito | una pizca | un poquitín = a bit
    algo mas de | un poquito/pelin/toque/pizca/poquitin mas de | un plus/extra/puntito de | un punto/puntito mas de = a bit more
    como unos | como unas = about
    pon le un poco de | pon le un poquito de | pon le un toque de | pon le un toquecito de | pon le tantito | pon le tantita | echa le un poco de | echa le un poquito de | met~ le un poco de | agreg~ le un poco de = add slight
    pero no tan oscur~/negr~ | pero tampoco tan oscur~/negr~ | pero no tan chillon/intenso = but not too much
    a la mitad | por la mitad = by half
    sobre todo | mas que nada | mas que todo = especially
    al maximo | extremadamente | lo maximo = extremely
    primera = first
    cuarta = fourth
    dale/dar/mete/metele/echale cana/gas/duro/candela a/al | dale/mete cana/gas/duro a la/los/las = increase the
    esta super | esta un poco | esta bastante | esta algo | quedo muy | salio muy | sale muy = is very
    pero poquito/poquitin/tantito/apenas/poco | pero un poquito/poquitin/pelin | pero solo un poco/poquito/toque | pero muy poco/poquito | pero no mucho = just a little
    que tenga menos | que tengan menos = less
    que tenga mas | que tengan mas = more
    mucho | muy | bastante | fuerte~ | bien fuerte | bien intens~ | un chorro de | un buen de | mogollon de = much
    no demasiado | no mucho | sin pasarse | no demasiad~ | no tanto | no tanta | y/pero que no quede muy/tan/demasiado naranja/anaranjad~/amarill~/fuerte/exagerad~ | que no quede muy/demasiado cargad~/exagerad~/artificial = not too much
    y/pero no tan/muy/demasiado naranja/anaranjad~/exagerad~ | pero no tan/demasiado amarill~/fuerte/intens~ | no un diluvio/aguacero | que no sea un diluvio = not too much
    un cuarto | cuarto = quarter
    baj~ le un cambio/puntito/tantito/poquito/pelin a | baj~ le un toque a | baj~ le dos rayitas/cambios/puntitos a = reduce slightly
    quit~ le intensidad a los | baj~ le intensidad a los | baj~ la intensidad de los | baj~ la intensidad a los | baj~ le la intensidad a los | quit~ le fuerza a los | baj~ le a los = reduce the
    segunda | segundo = second
    un poco | ligeramente | algo | un toque | poquito | levemente | suavemente | muy suave~ | muy leve~ | muy sutil~ | muy liger~ | muy discret~ | muy delicad~ | apenas un toque | un tantito | tantito | moderado | moderada = slightly
    moderadamente | apenas perceptible | apenas visible | casi imperceptible | imperceptible | que apenas se note | que casi no se note | casi ni se note | que ni se note | que se note apenas | muy tenue | bien tenue | bien sutil = slightly
    bien leve | bien suave | bien suavecit~ | bien delicad~ | poquita cosa | toques de | toquecitos de | una miaja | una miajita | una pizquita | un chinchin | un chichirrin | una nadita | un nada | una gotita | un pelito = slightly
    una migaja | un puntito | un saltito | pero chispeando/lloviznando/garuando/suavecito/flojito | flojito/flojita/flojitos | muy suavecit~/flojit~/levecit~/poquito/ligerit~ | super suave/suavecit~/leve/sutil | apenas se note | pero apenas se note/vea | que se note poquito = slightly
    baj~ le tantito a la | baj~ le un poco a la | baj~ le un poquito a la | baj~ le un toque a la | baj~ le un pelin a la | baj~ le algo a la | baj~ le tantito al | baj~ le un poco al | baj~ le un poquito al = slightly less
    baj~ le un toque al | baj~ le un pelin al | quit~ le un poco de | quit~ le un poquito de | quit~ le tantito | quit~ le tantita | quit~ le algo de | quit~ le un pelin de | sac~ le un poco de | sac~ le un poquito de | sac~ le algo de = slightly less
    sub~ le tantito a la | sub~ le un poco a la | sub~ le un poquito a la | sub~ le un toque a la | sub~ le un pelin a la | sub~ le tantito al | sub~ le un poco al | sub~ le un poquito al | sub~ le un toque al | sub~ le un pelin al = slightly more
    tir~ le un poco mas al | tir~ le un poco mas a | tir~ le un poquito/pelin mas al | tir~ le mas al = slightly more
    metros cuadrados = square meters
    algo sutil | algo suave | algo discret~ | algo delicad~ = subtle
    un tercio | tercio | tercera | tercero = third
    baj~ le un chorro/monton/chingo/buen a la/al | baj~ le harto/mucho/bastante a la/al = much less
    sub~ le un chorro/monton/chingo/buen a la/al | sub~ le harto/mucho/bastante a la/al = much more
    nomas no te pases | solo no te pases | pero no te pases | no te pases = but subtle
    pelin/pelito/tantito/pizca de claridad = slightly more clarity
  `,
  adjective: `
    medio = medium
    le falta | le faltan | les falta | les faltan | falta un poco de | falta = more
    liger~ = slight
    suave~ | sutil~ | leve~ | discret~ | delicad~ | suavecit~ | levecit~ | suavit~ = subtle
    grues~ | anch~ | dens~ | espes~ | anchos | anchas | ancha | anchot~ | anchit~ | gordit~ | gordot~ | grosor = thick
    delgad~ | fin~ | finit~ | finito | flaquit~ | delgadit~ | finita | finitos | finitas | delgaditos | muy fin~ | muy delgad~ | bien fin~ | bien delgad~ = thin
  `,
};
