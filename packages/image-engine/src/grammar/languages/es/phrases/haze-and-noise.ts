import type { Phrases } from '../../phrases.ts';

/** Turns of Spanish for haze, noise and film grain. */
export const SPANISH_HAZE_AND_NOISE: Phrases = {
  phrase: `
    sin grano = no grain
    esta velada | foto/imagen velada | por la niebla | por culpa de la niebla | por culpa de la neblina | por culpa de la bruma | por culpa de la calima | con tanta niebla | con tanta neblina | con tanta bruma | por tanta niebla | por tanta neblina = is too hazy
    sale/salio/quedo/esta con neblina/niebla/bruma/calima | se ve/ven con neblina/niebla/bruma/calima | sale/salio/quedo/esta con mucha neblina/niebla/bruma/calima | se ve con mucha neblina/niebla/bruma/calima | se ve como con neblina/niebla/bruma | como con un velo | tiene un velo | tiene como un velo = is too hazy
    grano de pelicula | grano | granito de pelicula | granulado de pelicula | granito de cine | granito | grano de cine | grano analogic~ | grano de analogica | grano de foto analogica | grano de camara analogica = film grain
    grano tipo pelicula | grano cinematografic~ | grano tipo/de carrete | grano tipo analogico/rollo/cine | un poco de grano tipo carrete/pelicula = film grain
    velo gris | velo blanco | velo lechoso | velo | calima | calina | velo ese/este/medio grisaceo/gris/blancuzco/blanquecino | velo grisaceo/blancuzco/blanquecino | velo ese/este = haze
    se ve pixelad~ | esta pixelad~ | sale pixelad~ | salio pixelad~ | muy pixelad~ = looks too pixelated
    grano medio | grano mediano | grano moderado | grano normal = medium film grain
    mucho ruido en las sombras | demasiado ruido en las sombras | muchisimo ruido en las sombras | bastante ruido en las sombras | mucho ruido en lo oscuro | mucho ruido en las zonas oscuras | mucho ruido en las partes oscuras | mucho grano en las sombras = much noise in the shadows
    ruido en las sombras | ruido en lo oscuro | ruido en las zonas oscuras | ruido en las partes oscuras | ruido en las areas oscuras = noise in the shadows
    reduc~ el ruido | quit~ el ruido | elimin~ el ruido | menos ruido | sin ruido | fuera el ruido | fuera ruido | quit~ el grano | elimin~ el grano | quit~ le el grano | reduc~ el grano  | sac~ el grano = reduce noise
    sac~ le el grano | baj~ el grano | menos grano | reduccion de ruido | reducir ruido | que no se vea/vean tan granulad~ | que no salga/quede/este/salgan/queden/esten tan granulad~ | para que no se vea tan granulad~ = reduce noise
    para que no quede/salga tan granulad~ | que se note menos el ruido | que se note menos el grano | que no se note el ruido | que no se note tanto el ruido | que no se note tanto el grano | que el ruido no se note = reduce noise
    que se vea menos el ruido | que se vea menos grano | que se vea menos granulada | limpi~ le el grano/ruido | limpi~ el grano/ruido | limpi~ le los granitos/puntitos de la foto = reduce noise
    quit~ la neblina | quit~ la bruma | quit~ la niebla | elimin~ la neblina | elimin~ la bruma | se ve brumos~ | esta brumos~ | sale brumos~ | salio brumos~ | quedo brumos~ | quit~ el smog | quit~ la contaminacion del aire = remove haze
    limpi~ el smog | quit~ lo brumoso | quit~ le lo brumoso | quit~ el velo | quit~ la niebla/neblina que sale/hay detras/atras | quit~ la niebla/neblina de atras | quit~ el velo ese/este grisaceo/gris/blancuzco/blanquecino | quit~ ese velo grisaceo/gris/blancuzco/blanquecino = remove haze
    grano fuerte | mucho grano de pelicula | grano gordo | grano grueso | grano marcado | grano bien marcado | grano intenso | grano bien fuerte | grano a tope = strong film grain
    grano fino | grano finito | grano suave | grano sutil | grano ligero | grano leve | poco grano | un poco de grano | un poquito de grano | granito suave | grano como de pelicula/peli/cine/carrete/rollo/analogica = subtle film grain
    grano como pelicula/peli/analogico | grano tipo peli | grano estilo pelicula/peli/cine | granito de peli | granito como pelicula/peli | un poquito/poco/pelin de grano como de pelicula/peli/cine = subtle film grain
    un poquito/pelin de grano como/tipo pelicula/peli/cine | un poco de grano como pelicula/peli/cine | un poco de grano tipo peli/cine = subtle film grain
    la neblina al | la neblina a la | la niebla al | la niebla a la | la bruma al | la bruma a la = the haze from the
    con ruido | granulad~ | mucho grano | demasiado grano | muy granulad~ | granulosa | granuloso | con grano feo | grano feo | le sobra grano/ruido | sobra grano/ruido | le sobra mucho grano/ruido | tiene grano/ruido de mas/sobra | hay grano de sobra = too grainy
    hay como una neblina | hay una neblina | hay neblina | hay como neblina | hay como una niebla | hay una bruma | hay bruma | hay como una bruma | una neblina que no deja ver | una niebla que no deja ver = too hazy
    mucho ruido | demasiado ruido | un monton de ruido | un monton de grano | tiene un monton de ruido | ruido por todos lados | ruido por todas partes | ruido por todo lado | lleno/llena/llenos/llenas de ruido = too noisy
    quita~ le lo grisaceo/apagado/opaco | quita~ lo grisaceo/apagado/opaco | no se ve/ven/ves/distingue/distinguen … por la bruma/niebla/neblina/calima/contaminacion = remove the haze
  `,
  adjective: `
    grano de pelicula analogica = film grain
    esa neblina | esta neblina | la neblina | esa bruma | esa niebla = haze
    lechos~ | como con humo | llena de humo = hazy
    hay un velo de neblina/niebla/bruma/calima | hay mucha neblina | hay niebla | hay mucha niebla | hay mucha bruma | hay mucha calima | hay como una bruma gris | hay una bruma gris | hay como un velo | hay un velo gris | se ve como con bruma la sierra | hay demasiada bruma | demasiada bruma = is too hazy
    hay demasiada niebla | demasiada niebla | hay demasiada neblina | demasiada neblina = is too hazy
    lleno de puntitos | llena de puntitos | tiene puntitos | todo tiene puntitos | con puntitos por todas partes = is too noisy
    no se ve nada del valle por la calima | por la calima | por la neblina | por la bruma = it is too hazy
    granitos de la imagen | granitos | los granitos | puntilleo | ese puntilleo | el puntilleo = noise
    con mucho grano | con bastante grano = with strong film grain
  `,
};
