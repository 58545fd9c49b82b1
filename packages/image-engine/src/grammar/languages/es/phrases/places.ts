import type { Phrases } from '../../phrases.ts';

/** Turns of Spanish for places to be in: beaches, mountains, towns, rooms. */
export const SPANISH_PLACES: Phrases = {
  phrase: `
    delante de los alpes | frente a los alpes = in front of mountains
    frentes de la cocina | frentes de cocina | puertas de la cocina = kitchen cabinets
    jardin en otono | jardin otonal = autumn
    bosque otonal | bosque de otono | bosque en otono = autumn forest
    hojas sean/son/esten otonales | hojas otonales | hojas sean/esten de otono = autumn leaves
    un/el/este/ese parque en/de otono | un/el/este/ese parque otonal | un/el/este/ese parque con hojas secas | parque en/de otono | parque otonal = autumn park
    playa con palmeras | playa con cocoteros | playa con arena blanca | playa de arena blanca | playa con mar turquesa | playa con agua cristalina | playa … con palmeras = beach
    en la orilla | a la orilla = by the shore
    cabina = cabin
    navidad con luces desenfocadas/borrosas | navidad con lucecitas = christmas
    rascacielos | skyline | centro de la ciudad = city skyline
    salon de actos | salon de fiestas | salon de eventos | salon de reuniones | salon de juntas | salon de banquetes | salon de clases | sala de actos | sala de fiestas | sala de eventos | sala de reuniones | sala de juntas | sala de banquetes | sala de clases = hall
    en otono | de otono | otonal | hojas secas de fondo | hojas de otono | otonal con hojitas/hojas | otonal con hojitas/hojas secas/caidas | de otono con hojitas/hojas | de otono con hojitas/hojas secas/caidas = in autumn
    en la ciudad | en una ciudad = in city
    en el bosque | en un bosque | al bosque | en medio del bosque = in forest
    en la cocina | en una cocina = in kitchen
    en la montana | en las montanas | a la montana | a las montanas | en los andes | en los alpes | en la sierra | en la cordillera | con montanas detras | en un paisaje de montana | en el monte | por el monte | en los cerros = in mountains
    en la oficina | en una oficina | de oficina = in office
    en el espacio | al espacio | en el espacio exterior | en la galaxia | en el universo | en la via lactea | entre las estrellas | con estrellas de fondo | fondo de estrellas = in space
    en plena ciudad | en pleno centro de la ciudad = in the city
    en pleno bosque = in the forest
    cocina moderna = kitchen
    del salon | del comedor | de la sala | del living | del cuarto = of the living room
    oficina moderna = office
    en la playa | en una playa | a la playa | playa de fondo | de playa | en el mar | frente al mar | junto al mar | en el caribe | en cancun | playa tropical | playa paradisiaca | playa caribena | bajo palmeras | con palmeras detras | con el mar de fondo | mar de fondo | orilla del mar | a la orilla del mar = on beach
    en plena playa = on the beach
    luna llena = full moon
    en/a marte | en la luna = on the moon
    como si estuvieramos en plena ciudad | como si estuviera en plena ciudad = put us in the city
  `,
  adjective: `
    luciera otonal | luzca otonal | se vea otonal = autumn
    playa del caribe | playa de ensueno = beach
    cocina luminosa = bright kitchen
    fachada = facade
    que parezca que estamos de excursion en los andes = in the mountains
    tiene que lucir sobre una cocina | que luzca en una cocina | que luzca sobre una cocina = put it in a kitchen
    me gustaria ver a mi perro en medio de la nieve | ver a mi perro en la nieve | a mi perro en medio de la nieve = put my dog in the snow
    la vista | las vistas = the view
  `,
};
