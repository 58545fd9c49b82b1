import { alternatives, without } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** How wishes begin and go on in Spanish: make, put, show, can you, instead of. */
export const SPANISH_ASKING: Phrases = {
  phrase: `
    hacer la/lo mas amable/simpatica/simpatico/alegre | haz la/lo mas amable/simpatica/simpatico/alegre = make her smile
    si no se puede | si no es posible | si no puedes | si eso no se puede = if you cant
    que parezca que esta cayendo | que parezca que estan cayendo | que parezca que caen | que parezca que cae | como si estuviera cayendo | como si cayera | como si cayeran | que este cayendo | que esten cayendo | que caiga | que caigan = add
    pon~ le stickers/pegatinas/calcomanias de | pon~ stickers/pegatinas de | con stickers/pegatinas de | agreg~ le stickers de = add
    y de paso | y ya de paso | y de una vez | y de una = and
    y si … fuera de/del = and if out of
    y hago/preparo un/una = and want a
    se centre/fije/vaya la mirada/atencion en/a | la mirada vaya a = attention on
    me puedes | me podrias | me puede | me podria | me ayudas a | se le podria | se le puede | le podrias | le podrian | le puedes | le pueden | se podria | nos podria | nos podrias | les podrias | me la/lo/las/los pueden/puede/podrian/podria | nos la/lo/las/los pueden/puede/podrian/podria = can you
    club/grupo/equipo de senderismo/montana/ciclismo/lectura/futbol/ajedrez/teatro/baile/natacion = club
    pase de | pasen de | pasa de | sacad~ del album de | sacad~ de un album de | salid~ del album de | sacad~ del album | sacad~ de un album | sacad~ del cajon de | de album = from
    como hago para | como puedo = how can i
    casi no se ve el/la/los/las | apenas se ve/distingue el/la/los/las = i can hardly see the
    x el | x la | x los = in the
    en vez de | en lugar de | en vez de ser | en lugar de ser | en vez de que sea | en lugar de que sea = instead of
    en lugar del | en vez del = instead of the
    salimos | sali | saliste | salimos todos | esta/es/era/son/estan color | esta/es/era/son/estan de color | esta/estan pintad~ de | esta/estan pintad~ en | me/nos salio/salieron/salen/sale/quedo/quedaron = is
    se ve toda la | sale/salio/quedo/esta toda la = is all the
    salio con un tono | salio con tono | quedo con un tono | quedo con tono | sale con un tono | se ve con un tono | esta con un tono | me salio con un tono | me quedo con un tono = is too
    es muy chica | es muy chiquita | es muy pequena | esta muy chiquita | esta muy chica | es demasiado pequena | es demasiado chica | quedo muy chica | quedo muy chiquita | quedo muy pequena | salio muy chica | salio muy pequena | es chiquitita | es muy chiquitita | esta muy pequena = is too small
    me la | me lo | me las | me los | te la | nos la = it
    ahora es/son | que ahora es/son = it is now
    lo/la veo todo/toda | lo/la veo muy/demasiado/medio = it is too
    como si estuviera | como si estuviese | como si fuera | como si fuese | como si lo hubieran | como si la hubieran | como si hubiera sido | como si hubiese sido | como si estuviéramos | como si fuéramos | como si = like
    se ve/mira toda | sale/salio/quedo/esta toda | se me ve toda | me salio/quedo toda | nos salio/quedo toda | salieron/quedaron/salen/estan todas = looks too
    como quedaria mi/la sala/casa/cocina con | como quedaria mi/el cuarto/salon con | como quedaria mi living/habitacion con | como se veria mi/la sala/casa/cocina con | como se veria mi cuarto con | como se veria mi/el salon con = make
    quisiera/quiero/queria ver como queda/quedaria/quedan | ver como queda/quedaria/quedarian | quisiera/quiero/queria ver como se ve/veria | me gustaria ver como queda/quedaria | y si … fuera/fuese/fueran/fuesen = make
    como quedaria/veria … si fuera/fuese | como quedarian … si fueran | si … fuesen/fueran | imagin~ te/me/nos = make
    me harian/haria/harias/hacen/hace/haces un/una | nos harian/haria/harias/hacen/hace/haces un/una = make a
    pasala a | pasalo a | pasalas a | pasalos a | me la/lo/las/los pones/dejas | lo/la quiero/queremos = make it
    dibuj~ me estilo | dibuj~ me en estilo | dibuj~ nos estilo | dibuj~ nos en estilo | pint~ me estilo | pint~ me en estilo = make it a
    que tenga aire | que tenga pinta | que tenga estilo | que tenga aspecto | que tenga onda | que tenga ese aire | que tenga ese look | que tenga un aire | que tenga un look | que tenga un estilo | que tenga un rollo | que tenga una onda | que tenga un aspecto = make it look
    quede/este lista/listo para | deja la lista para | dej~ me la lista para = make it ready for
    haz la ver | haz lo ver | haz me ver | haz nos ver | que se me vea | hace me ver | haz que se vea = make look
    como si la/esta foto/imagen fuera/fuese = make the picture like
    ay no | uy no | perdon no | no perdon = no
    solo la persona | solo el sujeto | nada mas la persona | solo el primer plano = only the subject
    ponganle | ponganme | ponganlo | ponganla | sac~/agarr~ a … y met~ lo/la | sac~ al … y met~ lo | sac~/agarr~/tom~ a/al … y pon lo | sac~/agarr~/tom~ a … y pon la | sac~ a/al … y peg~ lo | sac~ a … y peg~ la = put
    dentro una/un | en su lugar una/un | a cambio una/un = put a
    haz me aparecer | haz nos aparecer | haz lo aparecer | haz la aparecer | haz que aparezca | haz que aparezcamos | haz que salgamos = put me
    mandame al | mandame a la | llevame al | llevame a la | transportame a la | transportame al | teletransportame a | mandanos al | llevanos a la = put me in the
    poner/pon a mi equipo/grupo/familia/clase con | pon a mi equipo/familia/grupo en = put my family on
    como si estuvieramos en | como si estuviera en | como si estuviese en | que se vea como si hubieramos/hubiera ido a | que parezca que fuimos/fui a | como si hubieramos/hubiera ido a | como si hubieramos/hubiera estado en = put us in
    como si anduvieramos/anduviera en | como si estuvieramos/estuviera de vacaciones en | que parezca que andamos/ando en = put us in
    quedara | quedase | quedaria | fuese | que pase a ser | que pase a | pase a ser | que se convierta en color | que cambie a | que se vuelva de color | que pese/mida/midan | mida/midan/pese = should be
    saliera en | saliera con | aparezca en | aparecieramos en | aparezcamos en | estuviera en | saliese en = should be in
    como le quedaria | como les quedaria = show
    muestra me este/esta/lo/la en ese tono | muestra/ensena me lo/la asi | ensena/muestra me lo/la en ese color | muestra me este/esta en ese color | ensena/muestra me la/lo | ensena/muestra melo/mela asi | ensena/muestra melo/mela = show me
    ensena/muestra melo/mela en ese color | muestra/ensena melo en ese tono | muestra mela en ese tono = show me
    para que se lea | que se lea | para que se pueda leer = so
    que el/la/los/las … sig~ brillando/encendid~ = that the
    la del | el del | lo del = the of
    al final | por ultimo | finalmente = then
    por uno/una/otro/otra de | por uno/otro con = to a
    que hay en | que se ve en | que aparece en = what is in
    sientalo | sientala | sient~ lo/la | que se siente = make him sit down
    muestr~ lo/la/me desde arriba/abajo/atras/lejos = show it from above
    haz que salude/saluden con la mano | que salude con la mano = have him wave
    no parezca/parezcan/salga/salgan fosforito/fosforitos/fluor/fluorescente = should not look neon
    ${without(alternatives('|y|e', 'si no se puede|si no puedes|si no es posible|si eso no se puede|si no se pudiera', 'pues|entonces|al menos|por lo menos|mejor|'), 'si no se puede | si no puedes | si no es posible | si eso no se puede')} | si no se puede/puedes entonces/pues | si no es posible entonces/pues = and if that is not possible then
    anad~/agreg~/pon~ otro/otra igual al/a lado | anad~/agreg~ otro/otra igual = add another one next to it
  `,
  adjective: `
    me piden | nos piden = i want
    lo quiero ver en | la quiero ver en | quiero verlo en | quiero verla en | lo quiero ver | la quiero ver = i want it in
    quiero ver como se veria en | quiero ver como quedaria en | quisiera ver como se veria en | me gustaria ver como se veria en | quiero ver como luciria en = i want to see how it would look in
    la foto del cumple | la foto del cumpleanos = it
    puedes hacer que | podrias hacer que | puede hacer que | se puede hacer que | es posible hacer que = make
    regalarles esta foto como | regalar esta foto como | regalarle esta foto como = make it a
    pasame la | pasame el | pasame las | pasame los | pasa la | pasa el | pasa las | pasa los | pasale la = make the
    derrit~ | derret~ = melt
    natural | realista | realistas = natural
    mejor no en | mejor no = not
    nomas = only
    que parezca que estoy | que parezca que estamos | que parezca que esta | que parezca que estan = put me
    ensenamelo en | ensenamela en | muestramelo en | muestramela en = show it to me in
    como quedaria la | como quedaria el | como quedarian las | como quedarian los | como se veria la | como se veria el | como luciria la | como luciria el | mostrarme como quedaria la | mostrarme como quedaria el = show the
    mostrame como quedaria la | mostrame como quedaria el | muestrame como quedaria la | muestrame como quedaria el | ver como quedaria la | ver como quedaria el | saber como quedaria la | saber como quedaria el = show the
    convierte a | convertir a | transforma a | transformar a = turn
    que puedes hacer | que sabes hacer | que puede hacer | que haces = what can you do
  `,
};
