import type { Language } from './language.ts';

/** Spanish. */
export const spanish: Language = {
  code: 'es',
  endings: [
    'iendo',
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
  isVerbFinal: false,
  isNounFirst: true,
  enclitics: /^(.{2,}?)(melo|mela|selo|sela|los|las|les|nos|me|te|lo|la|le)$/,
  tables: {
    joint: `
      y | e | y tambien = and
      luego | despues = then
      pero | sino = but
      o = or
      sin = without
      excepto | menos el | menos la | salvo | a excepcion de = except
      con = with
      tambien | ademas = also
    `,
    phrase: `
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
      esta super | esta un poco | esta bastante | esta algo | esta demasiado | quedo muy | salio muy | sale muy = is very
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
      que nieve | nevando | nevad~ = make it snow
      niebla | neblina | brumos~ | bruma = add fog
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
      neon | luces de neon | brillo de neon = neon glow
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
      a la mitad | la mitad del tamano | la mitad de tamano | mitad de tamano = half size
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
      lo que marque | lo marcado | lo que he marcado | la zona marcada | lo seleccionado = what marked
      imagen 2 | foto 2 | segunda imagen | segunda foto = picture 2
    `,
    verb: `
      haz | hacer | haga | hagas | hace | hagan | hagamos | has = make
      deja | dejar | dej~ = make
      vuelv~ | volver = make
      convert~ | conviert~ | transform~ | pas~ = turn
      cambi~ | modific~ = change
      pint~ = paint
      colore~ = paint
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
      volte~ | reflej~ = mirror
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
    `,
    noun: `
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
      esquina~ = corners
      texto~ | palabra~ | letrero = text
      titulo | leyenda = caption
      marca de agua = watermark
      color~ = color
      contraste = contrast
      brillo | exposicion = brightness
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
    `,
    adjective: `
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
    `,
    small: `
      por favor | porfa | porfavor | xfa = please
      el | la | los | las | al = the
      del = of
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
      a | en | para | por | sobre = in
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
      fuera | fuese = were
      asi = so
      ahora | ya = now
      encima = over
    `,
  },
};
