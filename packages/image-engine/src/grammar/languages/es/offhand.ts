/** Wishes of Spanish as they are said offhand. */
export const SPANISH_OFFHAND = `
  seria posible | sera posible | seria mucho pedir | serias tan amable de =
  baj~ le un chorro/monton/chingo/buen a la/al | baj~ le harto/mucho/bastante a la/al = much less
  sub~ le un chorro/monton/chingo/buen a la/al | sub~ le harto/mucho/bastante a la/al = much more
  tir~ le un poco mas al | tir~ le un poco mas a | tir~ le un poquito/pelin mas al | tir~ le mas al = slightly more
  tonito/tonillo verdoso | un tonito/tonillo verdoso | tono verdoso = green cast
  tonito/tonillo rojizo | un tonito/tonillo rojizo = red cast
  tonito/tonillo azulado | un tonito/tonillo azulado = blue cast
  tonito/tonillo amarillento | un tonito/tonillo amarillento = yellow cast
  quit~ el velo ese/este grisaceo/gris/blancuzco/blanquecino | quit~ ese velo grisaceo/gris/blancuzco/blanquecino = remove haze
  velo ese/este/medio grisaceo/gris/blancuzco/blanquecino | velo grisaceo/gris/blancuzco/blanquecino | velo ese/este = haze
  que la persona/modelo/figura tenga sombra/sombrita por debajo/abajo | que la persona/modelo/figura tenga sombra/sombrita debajo/abajo | con sombra/sombrita por debajo/abajo | con sombra/sombrita debajo = with a shadow
  nomas no te pases | solo no te pases | pero no te pases | no te pases = but subtle
  mas pro | mas profesional | mas profesionales = better
  mas seria/serio/serias/serios = look serious
  letra/letras gruesa/gruesas/gorda/gordas/gordita = bold letters
  como si estuviera/estuviese/estuviesemos de vacaciones | de vacaciones | en vacaciones =
  que exploten/revienten/salten los colores | los colores que exploten/revienten/salten | colores que exploten/revienten/salten = vivid colors
  como los que andan por todos lados | como esos que estan de moda | como los que estan de moda =
  como peli/pelicula de terror/miedo | de peli de terror/miedo | tipo peli de terror/miedo =
  eh =
`;
