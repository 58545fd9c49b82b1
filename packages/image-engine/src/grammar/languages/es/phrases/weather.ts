import type { Phrases } from '../../phrases.ts';

/** Turns of Spanish for weather, skies and times of the day. */
export const SPANISH_WEATHER: Phrases = {
  phrase: `
    con la lampara/luz encendida/prendida | con las luces/lamparas encendidas/prendidas = with the lamp on
    con las ventanas encendidas/iluminadas/prendidas = with the windows lit
    cielo de dia claro | cielo limpio/raso | cielo sin nubes | cielo sin una nube | quit~ las/esas nubes y pon un cielo limpio/azul/despejado | quit~ las nubes del cielo | cambi~ el cielo por uno sin nubes | cambi~ me el cielo por uno sin nubes = clear blue sky
    cielo de atardecer | cielo al atardecer | un cielo como de atardecer | un cielo como de atardecer naranja | cielo como de atardecer = sunset sky
    que llueva | lluvia | lluvios~ | lloviendo | llueve | lluev~ | llover | haz/hace como si lloviera | esta lloviendo en mi imaginacion/cabeza | que este lloviendo = add rain
    haz/hace como si nevara = add snow
    al caer la tarde | cayendo la tarde | a la caida de la tarde | al ponerse el sol | a la puesta del sol | cuando cae el sol | cuando se pone el sol = at sunset
    cielo azul/despejado en vez/lugar de | quiero un cielo azul/despejado en vez/lugar de = blue sky instead of
    ciudad de noche | en la ciudad de noche | ciudad nocturna | ciudad iluminada | ciudad iluminada de noche | ciudad toda iluminada | la ciudad iluminada | luces de la ciudad de noche | ciudad con luces | ciudad llena de luces = city at night
    quiero que parezca nublado | que se vea nublado | que parezca/este nublado = cloudy sky
    tarde de verano | tarde | atardecer de verano = evening
    que cae | cayendo | cae = falling
    niebla | neblina | brumos~ | bruma | niebla al bosque | neblina al bosque | bruma al bosque | niebla baja | neblina baja | bruma baja | niebla a ras de suelo | neblina/niebla/bruma tempranera/matutina/mananera = fog
    neblina/niebla/bruma del amanecer | neblina/niebla de madrugada | neblina de manana | neblina de la manana | niebla/neblina en el bosque/lago | niebla/neblina en la montana | niebla/neblina tipo/como londres | niebla/neblina de londres | niebla londinense = fog
    lluvia fuerte | mucha lluvia | aguacero | tormenta de lluvia | lloviendo fuerte | lloviendo a cantaros | que llueva fuerte | que llueva mucho | diluvio | diluviando | chaparron | aguacerazo | lluvion | tormenton = heavy rain
    un diluvio/chaparron/aguacero | que diluvie | palo de agua | un palo de agua | lluvia torrencial/intensa | tremenda lluvia | lluvia/llueve a cantaros/mares | que llueva a mares/cantaros | lluvia bien fuerte | lloviendo a chuzos = heavy rain
    a chuzos | llueva a chuzos | caen chuzos | caen chuzos de punta | lluvia tupida | lluvia copiosa | lluvia abundante | llueve/llueva/llover fuerte | parezca que llueve fuerte = heavy rain
    que nieve mucho | que nieve fuerte | nevada fuerte | nevazon | nevadon | un nevadon | copos gordos | copos grandes | copos gordotes | nevada intensa | tormenta de nieve | ventisca | una ventisca | que nieve a lo bestia | nieve abundante | nevada tupida | nevada copiosa | nevada abundante = heavy snow
    en la nieve | a la nieve | en un campo/paisaje/prado/pueblo/parque/lugar/sitio nevado | en una calle nevada | sobre la nieve | en un campo/paisaje con nieve | en un paisaje de nieve/invierno | en un paisaje invernal = in snow
    en un bosque nevado | en el bosque nevado | en bosque nevado | al bosque nevado | a un bosque nevado | en un bosque con nieve | en el bosque con nieve | en medio de un bosque nevado = in snowy forest
    en una montan~ nevad~ | en la montan~ nevad~ | en las montan~ nevad~ | en unas montan~ nevad~ | a la montan~ nevad~ | a las montan~ nevad~ = in snowy mountains
    nieblita | neblinita | brumita | una nieblita | una neblinita | una brumita | niebla finita | niebla suavecita = light fog
    lluvia ligera | poca lluvia | llovizna | lloviendo poquito | lluviecita | lluviecita fina | lluvia fina | lluvia finita | lluvia suave | lluviecita suave | garua | garuita | chipi chipi | calabobos | sirimiri | orvallo = light rain
    chirimiri | chispeando | que chispee | unas gotitas de lluvia | lloviznita | que llovizne | que este lloviznando | una lluvia fina = light rain
    nevadita | nevazon ligera | nieve ligerita | nievecita | nieve suavecita | nieve suave | unos copitos | poca nieve | que nieve poquito | nieve ligera = light snow
    nevad~ sobre | nevadita encima de | nevadita en | nevadita para | nevadita por = light snow over
    hazla de dia = make it daytime
    de noche | el dia en noche | en noche | noche | nocturn~ | noche estrellada | que sea de noche | que este de noche | noche oscura | modo noche | como de noche | en plena noche | anochecer | como si … tomado de noche = make it night
    como si … tomada de noche | medianoche | a medianoche | que sea medianoche | como de madrugada | noche cerrada = make it night
    que nieve | nevando | nevada | mucha nieve | nieve fuerte | nieva | nevar | que este nevando | copos de nieve | nieve cayendo = make it snow
    el cielo pon lo/melo | el cielo me lo pones/pone/dejas/haces | el cielo haz lo | el cielo deja lo = make the sky
    escena nocturna | escena de noche | una escena nocturna | una escena de noche = night scene
    que se vea un/el atardecer detras/atras | que se vea un/el atardecer de fondo | que se vea un/el atardecer detras de mi/nosotros = put a sunset behind me
    pon~ le nubes/nubecitas | pon~ le unas nubes/nubecitas | pon~ le algunas nubes = put clouds in the sky
    gotas/gotitas por/en todas partes | gotas/gotitas por todos lados | gotas de lluvia por todas partes = raindrops everywhere
    humo | humareda | humito = smoke
    nevad~ = snowy
    bosque nevad~ | bosque con nieve = snowy forest
    montan~ nevad~ | montan~ con nieve | montanas y nieve = snowy mountains
    cielo estrellado | cielo con estrellas | cielo lleno de estrellas = starry sky
    quiero que parezca nublado con tormenta | que parezca nublado con tormenta | que parezca que va a llover | cielo con nubarrones/rayos/truenos | cielo con nubes negras/oscuras | cielo con nubarrones de tormenta/lluvia = stormy sky
    cielo de tormenta/tempestad | cielo tormentoso/tempestuoso/borrascoso/amenazante/encapotado = stormy sky
    arcoiris tenue | arcoiris suave | arcoiris sutil | arcoiris apenas visible | arcoiris clarito | arcoiris discreto = subtle rainbow
    al atardecer | en un atardecer | puesta de sol | atardecer = sunset
    quiero el/un cielo de atardecer en vez/lugar de | cielo de atardecer en vez/lugar de = sunset sky instead of
    el cielo esta feo/soso/triste/vacio | el cielo se ve feo/soso/triste/vacio = the sky is boring
    que esta quemado el cielo | esta quemado el cielo | el cielo esta quemado | el cielo se ve blanco | el cielo salio blanco | el cielo quedo blanco | el cielo esta blanco | el cielo sale blanco = the sky is too bright
    niebla densa | mucha niebla | neblina densa | niebla espesa | mucha niebla como de pelicula de terror/miedo | mucha neblina como de pelicula de terror/miedo | niebla de pelicula de terror/miedo = thick fog
    playa al atardecer/anochecer/ocaso | playa con atardecer | playa en el atardecer = beach at sunset
    en la/una playa al atardecer/anochecer/ocaso = on beach at sunset
    rayos de sol/luz | rayos del sol = sun rays
  `,
  adjective: `
    que paresca que esta llov~ | que parezca que esta llov~ | que parezca que llueve | que paresca que llueve | como si estuviera lloviendo | como si lloviera = add rain
    planetas alrededor | y planetas = and stars
    por la noche = at night
    bajo la lluvia | en la lluvia | con lluvia = in rain
    que lloviera | que caiga lluvia = make it rain
    que caiga nieve | que cayera nieve | que nevara | ojala nevara | ojala nieve | ojala nevase | echa copos | echa unos copos | que caigan copos | que parezca que esta nev~ | que paresca que esta nev~ | como si estuviera nevando | como si nevara = make it snow
    hazme caer unos copos | haz caer unos copos | que caigan unos copos = make it snow lightly
    se quemo el cielo | el cielo se quemo | el cielo quedo quemado | el cielo salio quemado | cielo quemado | cielo reventado | se revento el cielo = sky is too bright
    copitos de nieve | copitos | copos = snow
    que brille/salga el sol | haz que brille/salga el sol = make the sun shine
    soleado | soleada = sunny
    atardecer anaranjado | atardecer rojizo | atardecer rosado | atardecer precioso | atardecer bonito = sunset
  `,
};
