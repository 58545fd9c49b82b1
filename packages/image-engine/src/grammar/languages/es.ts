import { SPANISH_DISLIKED } from '../disliked/spanish.ts';
import { withForms } from '../forms/rewrite.ts';
import { SPANISH_BLENDED } from './blended-colours.ts';
import { SPANISH_DETAILS } from './details-beside.ts';
import { SPANISH_ASIDES } from './es/asides.ts';
import { SPANISH_COLOUR_TURNS, SPANISH_COLOURS_TOLD } from './es/colour-turns.ts';
import { SPANISH_COLOUR_SENTENCES, SPANISH_COLOURS_AND_TONES } from './es/colours-and-tones.ts';
import { SPANISH_CUTS, SPANISH_CUTS_NAMED } from './es/cuts-told.ts';
import { SPANISH_HIDDEN_OF } from './es/hidden-of.ts';
import { SPANISH_ADJECTIVES, SPANISH_LOOKS } from './es/looks.ts';
import { SPANISH_NOUNS } from './es/nouns.ts';
import { SPANISH_OFFHAND } from './es/offhand.ts';
import { SPANISH_REPAIRS } from './es/repairs.ts';
import { SPANISH_RESTRAINED } from './es/restrained.ts';
import { SPANISH_SAID_OTHERWISE } from './es/said-otherwise.ts';
import { SPANISH_SAID_PLAINLY } from './es/said-plainly.ts';
import { SPANISH_SENTENCES } from './es/sentences.ts';
import { SPANISH_SHORT_SENTENCES, SPANISH_SHORTLY } from './es/shortly.ts';
import { SPANISH_SHOWN_OTHERWISE } from './es/shown-otherwise.ts';
import { SPANISH_SIZES, SPANISH_SIZES_NAMED } from './es/sizes-told.ts';
import { SPANISH_SPOKEN_WISHES } from './es/spoken-wishes.ts';
import { SPANISH_TALK } from './es/talk.ts';
import { SPANISH_THINGS } from './es/things.ts';
import { SPANISH_FREELY } from './es/told-freely.ts';
import { SPANISH_LASTLY } from './es/told-lastly.ts';
import { SPANISH_TURNS } from './es/turns.ts';
import { SPANISH_VERBS } from './es/verbs.ts';
import { SPANISH_WISHES } from './es/wishes.ts';
import { SPANISH_EXCHANGED } from './exchanged-colours.ts';
import type { Language } from './language.ts';
import { SPANISH_MARKED_PLACES } from './marked-places.ts';
import { SPANISH_PLACES_NAMED } from './places-named.ts';
import { SPANISH_PLAIN, SPANISH_PLAINLY_NAMED } from './plain-wishes.ts';
import { SPANISH_SKIES } from './skies-told.ts';
import { SPANISH_TAKEN_BACK } from './taken-back.ts';
import { SPANISH_EXACTLY } from './told-exactly.ts';
import { SPANISH_TERSELY } from './told-tersely.ts';

/** Spanish. */
export const spanish: Language = {
  code: 'es',
  endings: [
    ...['ariamos', 'ieron', 'aron', 'aste', 'iste', 'iera', 'iese', 'are', 'aran', 'io', 'i'],
    'iendo',
    'aria',
    'arias',
    'eria',
    'erias',
    'iria',
    'irias',
    'aras',
    'aran',
    'ara',
    'amos',
    'emos',
    'imos',
    'aban',
    'aba',
    'ase',
    'ad',
    'ed',
    'id',
    'itos',
    'itas',
    'ito',
    'ita',
    'ando',
    'ados',
    'adas',
    'ado',
    'ada',
    'ar',
    'er',
    'ir',
    'as',
    'os',
    'es',
    'an',
    'en',
    'a',
    'o',
    'e',
    's',
  ],
  plurals: /(?:es|s)$/,
  isVerbFinal: false,
  isNounFirst: true,
  manner:
    /^.{3,}(?:mente|[oó]s[oa]s?|[ia]ble?s?|iv[oa]s?|ic[oa]s?|esc[oa]s?|isim[oa]s?|iano|ianos|iana|ianas)$/,
  enclitics: /^(.{2,}?)(melo|mela|selo|sela|los|las|les|nos|me|te|lo|la|le)$/,
  superlatives: {
    ending: /^(.{3,}?)isim([oa]s?)$/,
    word: 'muy',
    // "Blanquísimo", "larguísimo", "felicísimo": spelled after the vowel.
    stems: (stem) => [stem, stem.replace(/qu$/, 'c').replace(/gu$/, 'g'), `${stem}i`],
  },
  asHeard: (word) => [
    word.replace(/^v/, 'b'),
    word.replace(/^b/, 'v'),
    `h${word}`,
    word.replace(/k(?=[ei])/g, 'qu').replace(/k/g, 'c'),
    word.replace(/s/g, 'z'),
    word.replace(/z/g, 's'),
    word.replace(/s(?=[ei])/g, 'c'),
  ],
  sentences: withForms([
    ...SPANISH_SAID_OTHERWISE,
    ...SPANISH_CUTS,
    ...SPANISH_SIZES,
    ...SPANISH_DISLIKED,
    ...SPANISH_PLACES_NAMED,
    ...SPANISH_TAKEN_BACK,
    ...SPANISH_EXACTLY,
    ...SPANISH_HIDDEN_OF,
    ...SPANISH_SHOWN_OTHERWISE,
    ...SPANISH_FREELY,
    ...SPANISH_LASTLY,
    ...SPANISH_EXCHANGED,
    ...SPANISH_PLAIN,
    ...SPANISH_SKIES,
    ...SPANISH_TERSELY,
    ...SPANISH_DETAILS,
    ...SPANISH_COLOUR_SENTENCES,
    ...SPANISH_SHORT_SENTENCES,
    ...SPANISH_SAID_PLAINLY,
    ...SPANISH_REPAIRS,
    ...SPANISH_RESTRAINED,
    ...SPANISH_SPOKEN_WISHES,
    ...SPANISH_ASIDES,
    ...SPANISH_SENTENCES,
    ...SPANISH_TURNS,
  ]),
  things: SPANISH_THINGS,
  tables: {
    joint: `
      & | + | y | e | y tambien = and
      luego | despues = then
      pero | sino = but
      o = or
      sin = without
      sin tocar | sin modificar | sin cambiar | sin alterar | sin mover = without changing
      sin cambiar el tono = without changing the tone
      excepto | menos el | menos la | salvo | a excepcion de = except
      con = with
      tambien | ademas = also
    `,
    phrase: `
      ${SPANISH_SHORTLY}
      ${SPANISH_COLOURS_AND_TONES}
      ${SPANISH_PLAINLY_NAMED}
      ${SPANISH_CUTS_NAMED}
      ${SPANISH_SIZES_NAMED}
      lo de atrás | lo que hay detrás | lo que está detrás | lo de detrás = background
      menos mi | menos mis | excepto mi = except my
      baj~ un poco los colores | baj~ los colores | baja la intensidad de los colores = less saturated
      un pelín | un pelo | un poquito | una pizca | un poquitín = a bit
      formato vertical = portrait format
      formato horizontal = landscape format
      ambiente de | ambiente =
      esta de lado = is sideways
      tono amarill~ = yellow cast
      tono azul | tono azulad~ = blue cast
      tono verd~ = green cast
      tono roj~ = red cast
      tono naranja | tono anaranjad~ = orange cast
      dale la vuelta | darle la vuelta | dar la vuelta = flip
      luz de estudio | iluminación de estudio = studio light
      sin filtro | sin filtros | sin efectos =
      coloriz~ la foto | coloriz~ esta foto | coloriz~ la imagen | coloriz~ esta imagen = colorize this photo
      siluetead~ | siluete~ = cut out
      colore~ la foto | colore~ esta foto | colore~ la imagen | colore~ esta imagen = colorize this photo
      se ve | se ven | se mira | se miran | luce | lucen = look
      apagad~ | deslavad~ | desvaid~ = dull
      para que se lea | que se lea | para que se pueda leer = so
      texto al reves | letras al reves | para que se lea el texto | para que se lea bien el texto | que el texto se lea = text is backwards
      dej~ … nitid~ | mant~ … nitid~ | dej~ … enfocad~ = keep
      alrededor = around
      de los setenta | de los ochenta | de los noventa | los 70s | los 80s = vintage
      efecto cine | de cine | como en el cine = cinematic
      marco polaroid | marco de polaroid | marco tipo polaroid = polaroid frame
      que hay en | que se ve en | que aparece en = what is in
      blanco y negro | b y n | byn | en blanco y negro | escala de grises | a blanco y negro | monocromo | monocromatic~ = black and white
      dej~ nitid~ | dej~ enfocad~ | mant~ nitid~ = keep sharp
      degradado | degradada = gradient
      videojuego~ = video game
      limpiala | limpialo | limpiar | limpia = clean
      pixeles de ancho = px wide
      pixeles de alto = px high
      historia de instagram | historia de insta | historias de instagram = instagram story
      historia | historias = story
      sin color | sin colores | quita el color | quita los colores = black and white
      solo … en color | solo … a color = only in color
      en color | a color = in color
      mas claro | mas clara | mas brillante | mas luminos~ | mas luz | mas iluminad~ | mas brillo = brighter
      mas oscur~ | menos luz | menos brillo | menos brillante = darker
      mas calid~ | mas calient~ | tonos calidos | colores calidos | calid~ = warmer
      mas fri~ | tonos frios | colores frios = cooler
      mas nitid~ | mas nitidez | mas enfocad~ | mas definid~ | mas definicion = sharper
      mas borros~ | mas desenfocad~ = blurrier
      mas colorid~ | mas color | mas colores = more colorful
      mas viv~ | mas vivid~ | mas intens~ | mas vibrant~ | mas saturad~ | mas saturacion = more vivid
      menos saturacion | menos saturad~ | menos color | menos colores | menos intens~ = less saturated
      colores apagados | mas apagad~ | mas palid~ = muted colors
      resalt~ | destaqu~ = pop
      mas suave = softer
      mas bonit~ | mas lind~ | mas guap~ | mas bell~ = nicer
      recort~ a la persona | recort~ la persona | recort~ al | recort~ a la | recort~ el objeto | recort~ el producto = cut out person
      luz calida de atardecer | luz calida del atardecer | luz calida | luz de la tarde = golden light
      formato vertical | en formato vertical = portrait format
      formato horizontal | en formato horizontal = landscape format
      aparecer | estar | estuviera | estuviese | este de pie = standing
      colores vivos | colores vibrantes | colores intensos = vivid colors
      dos fotos | ambas fotos | las dos fotos | las fotos = photos
      en grande = big
      torcid~ = crooked
      mas grande = bigger
      mas pequen~ = smaller
      esta super | esta un poco | esta bastante | esta algo | quedo muy | salio muy | sale muy = is very
      demasiado oscur~ | muy oscur~ esta | esta muy oscur~ | esta oscur~ | sale oscur~ = too dark
      demasiado clar~ | demasiado brillante | esta muy clar~ = too bright
      demasiado amarill~ = too yellow
      demasiado azul = too blue
      demasiado borros~ | esta borros~ = too blurry
      muy apagad~ | demasiado apagad~ | esta apagad~ | muy palid~ | demasiado palid~ = too dull
      quit~ lo amarillo | quit~ el tono amarillo = too yellow
      sol de la tarde | sol de tarde | sol del atardecer = golden light
      dos veces = 2 times
      tres veces = 3 times
      cuatro veces = 4 times
      mas aleg~ = more vivid
      mas dramatic~ = more contrast
      mejor~ los colores = enhance colors
      mucho ruido | demasiado ruido = too noisy
      sobreexpuest~ | quemad~ = overexposed
      subexpuest~ = underexposed
      mas contraste = more contrast
      menos contraste = less contrast
      fondo borroso | fondo desenfocado | desenfoc~ el fondo | difumin~ el fondo | efecto bokeh | bokeh | fondo difuminado = blur background
      sin fondo | fondo transparente | quit~ el fondo | recort~ el fondo | fuera el fondo | elimin~ el fondo | borr~ el fondo = remove background
      cambi~ el fondo | cambi~ de fondo | otro fondo = change background
      en la playa | en una playa | a la playa | playa de fondo | de playa = on beach
      en el espacio | al espacio | en el espacio exterior = in space
      en la montana | en las montanas | a la montana | a las montanas = in mountains
      en el bosque | en un bosque | al bosque = in forest
      en la ciudad | en una ciudad = in city
      en la nieve | a la nieve = in snow
      en otono | de otono | otonal = in autumn
      en la oficina | en una oficina | de oficina = in office
      en un estudio | en el estudio | de estudio = studio background
      en la cocina | en una cocina = in kitchen
      al atardecer | en un atardecer | puesta de sol | atardecer = sunset
      hora dorada | hora de oro | luz de atardecer | luz del atardecer | luz dorada = golden hour light
      de noche | el dia en noche | en noche | noche | nocturn~ = make it night
      que llueva | lluvia | lluvios~ | lloviendo | llueve | lluev~ | llover = add rain
      que cae | cayendo | cae = falling
      dibujo~ = drawing
      bosque nevad~ | bosque con nieve = snowy forest
      montan~ nevad~ | montan~ con nieve = snowy mountains
      reducela a la mitad | reducelo a la mitad | reduce la foto a la mitad | reduce la imagen a la mitad | reducir a la mitad = half size
      reducela a | reducelo a | reducir a | reduce la foto a | reduce la imagen a = resize to
      videojuego antiguo | videojuego viejo | videojuegos antiguos | videojuego retro = retro video game
      nevad~ = snowy
      demasiad~ contraste = too much contrast
      demasiad~ saturacion = too much saturation
      barras negras = black bars
      duotono = duotone
      foto de perfil redond~ | perfil redond~ = round profile picture
      foto de perfil = profile picture
      se ve fatal | se ve mal | se ve fe~ | se ve horrible | se ve terrible = looks terrible
      delante de | frente a = in front of
      los bordes mas nitidos | enfoc~ mas los bordes | enfoca los bordes = sharpen
      que nieve | nevando = make it snow
      niebla | neblina | brumos~ | bruma = fog
      quit~ la neblina | quit~ la bruma | quit~ la niebla | elimin~ la neblina | elimin~ la bruma = remove haze
      reduc~ el ruido | quit~ el ruido | elimin~ el ruido | menos ruido | sin ruido = reduce noise
      balance de blancos | equilibrio de blancos = fix white balance
      ojos rojos = red eyes
      quit~ los ojos rojos | elimin~ los ojos rojos | corrig~ los ojos rojos = remove red eyes
      pintura al oleo | al oleo | oleo | cuadro al oleo = oil painting
      acuarela~ = watercolor
      comic~ | historieta | tebeo = comic
      dibujos animados | dibujo animado | caricatur~ | cartoon = cartoon
      estilo anime | anime | manga = anime look
      dibujo a lapiz | boceto a lapiz | a lapiz | lapiz | boceto = pencil sketch
      dibujo a carboncillo | carboncillo = charcoal drawing
      lapices de colores | dibujo a lapiz de color = colored pencil drawing
      arte pixel | pixel art | pixelad~ | pixela~ | pixeles grandes = pixel art
      pop art | arte pop = pop art poster
      cartel | poster = poster
      neon | brillo de neon = neon glow
      cinematografic~ | de cine | de pelicula | como una pelicula = cinematic
      como una foto antigua | como una foto vieja | foto antigua | foto vieja = old photo
      doble exposicion = double exposure
      lado a lado | una al lado de la otra | una junto a otra = side by side
      pegatina | sticker = sticker
      figura de accion | figurita | muneco | figura = figurine
      luz de retrato | iluminacion de retrato = portrait light
      foto carnet | foto de carnet | foto de pasaporte = passport photo
      boca abajo | al reves | de cabeza = upside down
      en sentido horario | sentido horario = clockwise
      en sentido antihorario | sentido antihorario = counterclockwise
      a la izquierda | izquierda | de la izquierda | por la izquierda | del lado izquierdo | lado izquierdo = left
      a la derecha | derecha | de la derecha | por la derecha | del lado derecho | lado derecho = right
      en horizontal | horizontalmente | horizontal = horizontally
      en vertical | verticalmente | vertical = vertically
      modo espejo | espejo | en espejo = mirror
      de arriba | por arriba | desde arriba | parte de arriba | parte superior = top
      de abajo | por abajo | desde abajo | parte de abajo | parte inferior = bottom
      arriba a la izquierda | esquina superior izquierda = top left
      arriba a la derecha | esquina superior derecha = top right
      abajo a la izquierda | esquina inferior izquierda = bottom left
      abajo a la derecha | esquina inferior derecha = bottom right
      en el centro | en el medio | en medio = middle
      esquinas redondeadas | bordes redondeados | redonde~ las esquinas = rounded corners
      vineta | vineteado | esquinas oscuras | bordes oscuros = vignette
      el doble de grande | al doble | doble de tamano = twice as big
      a la mitad | por la mitad = by half
      a media intensidad | a medias | a media fuerza | a mitad de fuerza = 50 percent
      la mitad del tamano | a la mitad de tamano | a la mitad del tamano | la mitad de tamano | mitad de tamano = half size
      mas resolucion | mayor resolucion | alta resolucion | aument~ la resolucion | mejor~ la resolucion = upscale
      inviert~ los colores | negativo | colores invertidos = invert
      tinte | matiz = tint
      tono | tonos | tonalidad~ = tone
      acerca~ | acercamiento | hacer zoom | haz zoom | mas cerca = zoom in
      grano de pelicula | grano = film grain
      en paz | tal cual | como esta | igual | sin cambios = unchanged
      todo lo demas | lo demas | el resto | resto = the rest
      detras de mi | detras de ella | detras de el = behind me
      un poco | un poquito | ligeramente | algo | un toque | poquito | levemente | suavemente = slightly
      mucho | muy | bastante | fuerte~ = much
      al maximo | extremadamente | lo maximo = extremely
      no demasiado | no mucho | sin pasarse = not too much
      lo que marque | lo marcado | lo que he marcado | la zona marcada | lo seleccionado = the thing i boxed
      imagen 2 | foto 2 | segunda imagen | segunda foto = picture 2
      un tercio | tercio = third
      un cuarto | cuarto = quarter
      lado largo | lado mas largo | lado mayor = long side
      lado corto | lado mas corto | lado menor = short side
      como maximo | no mas de | maximo = at most
      tamano carnet | tamano carne | tamano pasaporte | para pasaporte | para el pasaporte | para mi pasaporte | foto tipo pasaporte = passport photo
      me puedes | me podrias | me puede | me podria | me ayudas a = can you
      pixel art retro | arte pixel retro = retro pixel art
      no mas ancha que | no mas ancho que | no mas grande que = no wider than
      no mas alta que | no mas alto que = no taller than
      cada lado | todos los lados = all sides
      miniatura de youtube | miniatura para youtube = youtube thumbnail
      portada de facebook | portada para facebook = facebook cover
      marco de madera = wooden frame
      mas vida a los colores | vida a los colores = more vivid colors
      pinceladas gruesas | pinceladas = brushstrokes
      quedara | quedase | quedaria | fuese | estuviera = should be
      dej~ … igual | dej~ … como esta | dej~ … tal cual | dej~ … en paz = keep
      en vez de | en lugar de = instead of
      muy suave~ | muy leve~ | muy sutil~ | muy liger~ | muy discret~ | muy delicad~ | apenas un toque | un tantito | tantito = slightly
      bien fuerte | bien intens~ = much
      algo sutil | algo suave | algo discret~ | algo delicad~ = subtle
      yo quede nitid~ | yo salga nitid~ | yo siga nitid~ | yo quede enfocad~ | yo salga enfocad~ = i should stay sharp
      haz desaparecer | haz que desaparezca~ = remove
      mas clarit~ = brighter
      mas oscurit~ = darker
      se ve pixelad~ | esta pixelad~ | sale pixelad~ | salio pixelad~ | muy pixelad~ = looks too pixelated
      a contraluz | contraluz = underexposed
      luces altas | altas luces = highlights
      temperatura de color | temperatura = color temperature
      como hago para | como puedo = how can i
      quiero que | quisiera que | me gustaria que | necesito que | queria que =
      buenos dias | buenas tardes | buenas noches | buen dia = hello
      un saludo | saludos | gracias de antemano | muchas gracias | mil gracias = thanks
      a mi deja me como estoy | deja me como estoy | a mi deja me igual | a mi deja me como soy | a mi no me toques = leave me as i am
      al fondo | en el fondo | de fondo = in background
      demasiado fuerte~ | demasiado intens~ | demasiado viv~ | muy fuertes | muy saturad~ | demasiado saturad~ = too strong
      suavizalos | calmalos | bajalos = tone them down
      tarde de verano | tarde | atardecer de verano = evening
      reducela al | reducelo al | reduce la foto al | reduce al = resize to
      letras salen al reves | letras estan al reves | texto sale al reves | texto esta al reves | letras se ven al reves = text is backwards
      sale | salen = look
      me la | me lo | me las | me los | te la | nos la = it
      fuera el ruido | fuera ruido = reduce noise
      y listo | listo | y ya esta | eso es todo | solo eso = thanks
      como de camara reflex | de camara reflex | camara reflex | reflex =
      espejo vertical | efecto espejo vertical = mirror vertically
      que quepa en | quepa en | que encaje en | encaj~ en | dentro de = fit within
      primero | en primer lugar =
      al final | por ultimo | finalmente = then
      quit~ toda la saturacion | quit~ la saturacion | quit~ le toda la saturacion | quit~ le la saturacion | sin saturacion = black and white
      no demasiad~ | no tanto | no tanta = not too much
      menos en | menos a | menos por = except
      mas alegre~ = more vivid
      pelicula antigua | pelicula vieja = vintage
      un cuarto de vuelta | cuarto de vuelta = 90 degrees
      ${SPANISH_MARKED_PLACES}
      ${SPANISH_COLOUR_TURNS}
      ${SPANISH_LOOKS}
      ${SPANISH_OFFHAND}
      ${SPANISH_WISHES}`,
    verb: `
      usa | usar | usad | utiliz~ = use
      haz | hacer | haga | hagas | hace | hagan | hagamos | has = make
      deja | dejar | dej~ = make
      vuelv~ | volver = make
      convert~ | conviert~ | transform~ | pas~ = turn
      cambi~ | modific~ = change
      pint~ = paint
      colore~ | coloriz~ = paint
      pon | poner | ponga | pongas | coloc~ | met~ | situ~ = put
      dibuj~ = draw
      ech~ | anad~ | agreg~ | incluy~ | insert~ | aplic~ = add
      da | dar | dale = give
      quit~ | elimin~ | sac~ | remov~ | suprim~ = remove
      borr~ = erase
      reemplaz~ | sustitu~ | sustituy~ = replace
      aclar~ | ilumin~ = brighten
      oscurec~ | oscurezc~ = darken
      enfoc~ | afil~ = sharpen
      desenfoc~ | difumin~ = blur
      gir~ | rot~ = rotate
      volte~ = flip
      reflej~ = mirror
      inclin~ = tilt
      enderez~ | nivel~ = straighten
      recort~ | cort~ = crop
      reduc~ | reduzc~ | baj~ | disminu~ | disminuy~ = reduce
      achic~ | encog~ = make smaller
      ampli~ | agrand~ = make bigger
      redimension~ | escal~ = resize
      aument~ | sub~ | increment~ = increase
      mejor~ | optimiz~ | retoc~ = enhance
      restaur~ = restore
      arregl~ | corrig~ | correg~ | repar~ = fix
      escrib~ = write
      inviert~ | invert~ = invert
      manten~ | mantien~ | conserv~ | respet~ = keep
      mezcl~ | combin~ | fusion~ = blend
      satur~ = saturate
      desatur~ = desaturate
      pixel~ = pixelate
      toc~ = touch
      recort~ en = crop
      ilumin~ = brighten
      suaviz~ = soften
      imprim~ = print
      llev~ | traslad~ | transport~ | teletransport~ = put
      intercambi~ = swap
      intensific~ | realz~ | potenci~ = boost
      atenu~ = reduce
      alis~ = smooth
      pul~ = enhance
      ajust~ = adjust
      escond~ | ocult~ | desaparec~ | desaparezc~ = remove
      tine | tiñe | tenir = paint
      estir~ = stretch
      guard~ = save
      export~ = save
      descarg~ = download
      enfri~ = cool down
      entibi~ = warm up
      calent~ | calient~ = warm up
      guin~ = wink
      abraz~ = hug
      llor~ = cry
      reducela | reducelo = reduce it
      rescat~ = rescue
      aviv~ | reaviv~ = boost
      muestr~ | mostr~ = show
      mand~ | envi~ = put
      ${SPANISH_VERBS}`,
    noun: `${SPANISH_NOUNS}
      hija | hijas = daughter
      hijo | hijos = son
      nieto | nieta | nietos = kid
      abuela = grandma
      abuelo = grandpa
      hermana = sister
      hermano = brother
      novia = girlfriend
      novio = boyfriend
      imagen~ | foto~ | fotografia~ | retrato = picture
      fondo~ = background
      primer plano = foreground
      sujeto | motivo | protagonista | tema principal = subject
      persona~ | gente = person
      hombre~ | chico~ = man
      mujer~ | chica~ = woman
      nino~ | nina~ | bebe = child
      perro~ | perrito = dog
      gato~ | gatito = cat
      animal~ = animal
      coche~ | carro~ | auto~ = car
      flor~ = flower
      producto~ = product
      objeto~ | cosa = object
      cara~ | rostro = face
      ojo~ = eyes
      pelo | cabello = hair
      piel = skin
      diente~ = teeth
      cielo = sky
      horizonte = horizon
      vestido~ = dress
      camisa~ = shirt
      camiseta~ = t shirt
      chaqueta~ = jacket
      pantalon~ = pants
      zapato~ = shoes
      pared = wall
      puerta = door
      marco~ | borde~ = border
      esquinas = corners
      esquina = corner
      texto~ | palabra~ | letrero = text
      titulo | leyenda = caption
      marca de agua = watermark
      color~ = color
      contraste = contrast
      exposicion = exposure
      brillo = brightness
      saturacion = saturation
      nitidez | enfoque = sharpness
      luz | luces | iluminacion = light
      sombra~ = shadow
      arcoiris | arco iris = rainbow
      aranazo~ | rayon~ | rasguno~ = scratches
      mancha~ = stains
      polvo = dust
      formato = format
      proporcion = ratio
      familia = family
      pelicula = movie
      calidez = warmth
      arbol~ = trees
      casa = house
      mesa = table
      corbata = tie
      barba = beard
      arrugas = wrinkles
      mano~ = hand
      nariz = nose
      boca = mouth
      calle = street
      nieve = snow
      playa = beach
      mar = sea
      bosque = forest
      ciudad = city
      espacio = space
      montana~ = mountains
      oficina = office
      estudio = studio
      cocina = kitchen
      otono = autumn
      look | estilo | efecto | filtro | aspecto | aire = look
      encuadre | composición = framing
      cuadrado | cuadrada = square
      tamano = size
      resolucion = resolution
      calidad = quality
      ancho | anchura = wide
      alto | altura = high
      por ciento | porciento = percent
      grado~ = degrees
      pixel~ = px
      veces = times
      sombrero | gorra = hat
      gafas | lentes | gafas de sol = sunglasses
      sonrisa = smile
      collage = collage
      sonri~ | sonria = smile
      lado = side
      frase | leyenda = caption
      firma = signature
      calcomania = sticker
      juguete = toy
      tormenta = storm
      grietas | grieta | roturas | rotura = scratches
      selfi | selfie = selfie
      fotito = photo
      dni = id photo
      visa | visado = visa photo
      portada = cover
      tienda = shop
      silueta = silhouette
      letras = letters
      subtitulo = subtitle
      miniatura = thumbnail
      pixeles | pixel = px
      circulo = circle
      contorno = outline
      claridad = clarity
      tipografia = font
      mayusculas = capitals
      copos = snowflakes
      nombre = name
      colores = colors
      marquit~ = border
      ruido = noise
      curriculum | cv = resume
    `,
    adjective: `${SPANISH_BLENDED}
      verde menta = mint green
      rosa pastel = pastel pink
      azul marino = navy
      azul cielo = sky blue
      amarillo mostaza = mustard yellow
      clar~ | brillante = bright
      oscur~ = dark
      fri~ = cold
      nitid~ = sharp
      borros~ | desenfocad~ = blurry
      colorid~ = colorful
      viej~ | antigu~ = old
      nuev~ = new
      profesional = professional
      mejor = better
      transparente = transparent
      grues~ | anch~ | dens~ | espes~ = thick
      liger~ = slight
      delgad~ | fin~ = thin
      grande~ = big
      pequen~ = small
      redond~ | redondead~ = round
      roj~ = red
      azul~ = blue
      verde~ = green
      amarill~ = yellow
      blanc~ = white
      negr~ = black
      gris~ = gray
      morad~ | violeta | purpura = purple
      rosa~ | rosad~ = pink
      naranja = orange
      marron~ | cafe = brown
      dorad~ = golden
      turquesa = turquoise
      azul oscuro = dark blue
      azul claro | celeste = light blue
      verde oscuro = dark green
      rojo oscuro = dark red
      sepia = sepia
      joven | mas joven = younger
      vintage | retro | antiguo = vintage
      dramatic~ = dramatic
      danad~ | rayad~ | estropead~ | rot~ = damaged
      suave~ | sutil~ = subtle
      bonit~ | lind~ | guap~ = nice
      triste = sad
      feliz = happy
      natural = natural
      recto | recta | derech~ = straight
      amarillent~ = yellow
      verdos~ = green
      rojiz~ = red
      azulad~ = blue
      contrastad~ = high contrast
      destenid~ | descolorid~ = faded
      lis~ = plain
      larg~ = long
      finit~ | finito = thin
      leve~ = subtle
      plateado | plateada = silver
      lila = lilac
      crema = cream
      soleado | soleada = sunny
      negrita = bold
      cursiva = italic
      suavizad~ = soft
      centrad~ = centered
      bandas blancas | franjas blancas | barras blancas = white padding
      lados desenfocados | laterales desenfocados | bordes desenfocados | lados borrosos | bordes borrosos = blurred sides
      debajo del | debajo de la | debajo de = under
      sombra suave | sombra tenue = soft shadow
      sombra paralela = drop shadow
      semitransparente | semi transparente | translucid~ = translucent
      opacidad = opacity
      sombra suave debajo | sombra tenue debajo = soft shadow under
      sombra debajo = shadow under
      rellena~ | rellenarla | rellenarlo = pad
      ajustado al | ajustado a la | ajustada al | cenido al | pegado al = tight around
      acerca al | acerca a la | acercate al | acercate a la | haz zoom en | haz zoom al | zoom en el | zoom en la | zoom al = zoom in on
      acerca el | acerca la = zoom in on
      clarit~ = bright
      oscurit~ = dark
      discret~ | delicad~ = subtle
      romantic~ = romantic
      acogedor~ = cozy
      sonador~ = dreamy
      aburrid~ = boring
      realista | realistas = natural
      lechos~ = hazy
      difus~ = soft
      enorme~ | grandot~ = huge
      chiquit~ = small
      ovalad~ = oval
      estrech~ = narrow
      circular = circle
      granate | vino | burdeos | color vino = burgundy
      oliva = olive
      caqui = khaki
      salmon = salmon
      magenta = magenta
      cian = cyan
      fucsia = fuchsia
      beige~ = beige
      pastel = pastel
      sentad~ = sitting
      acostad~ = lying
      neutr~ = neutral
      ${SPANISH_COLOURS_TOLD}
      ${SPANISH_ADJECTIVES}`,
    small: `
      por favor | porfa | porfavor | xfa = please
      el | la | los | las | al = the
      del = of the
      un | una | unos | unas = a
      este | esta | esto | estos | estas = this
      mi | mis = my
      su | sus = her
      lo | le = it
      les = them
      melo | mela | selo | sela = it
      me = me
      nos = us
      te | tu = you
      tiene | tienen | hay = has
      es | son | estan = is
      quiero | quisiera | queria | me gustaria | necesito = want
      puedes | podrias | puede = can
      que | q = that
      de = of
      sobre = over
      a | en | por = in
      x uno | x una | por uno | por una | x un = to a
      para = for
      como | tipo = like
      como si fuera = like
      solo | solamente | unicamente = only
      mas = more
      menos = less
      no = not
      ni | nada = no
      todo | toda = everything
      todos | todas = all
      arriba = top
      abajo = bottom
      detras = behind
      hola = hello
      gracias = thanks
      demasiado = too
      dos = two
      parezca | parece = look like
      se = 
      salga | salgan | se vea | se vean | aparezca | quede mas = should be
      super | realmente | tan = very
      sea | sean | quede | debe ser | deberia ser | tiene que ser | debe estar | deberia estar = should be
      fuera = out
      fuese = were
      asi = so
      ahora | ya = now
      encima = over
      oye | buenas | porfis =
      apenas = slightly
      triple = three times
      bien =
      tres = 3
      cuatro = 4
      cinco = 5
      seis = 6
      ocho = 8
      diez = 10
      quince = 15
      veinte = 20
      treinta = 30
      cuarenta = 40
      cincuenta = 50
      cien = 100
      debajo = bottom
      ${SPANISH_TALK}`,
  },
};
