import type { Language } from './language.ts';

/** French. */
export const french: Language = {
  code: 'fr',
  endings: [
    'issez',
    'issant',
    'ees',
    'ant',
    'ent',
    'ons',
    'ez',
    'er',
    'ee',
    'es',
    'ir',
    'is',
    'it',
    're',
    'e',
    's',
    'x',
    't',
  ],
  isVerbFinal: false,
  isNounFirst: true,
  elisions: /^(l|d|j|m|t|s|n|c|qu|jusqu|lorsqu)['’](?=\p{L})/iu,
  tables: {
    joint: `
      et | puis | et puis = and
      ensuite | apres = then
      mais = but
      ou = or
      sans = without
      sauf | excepte | a part | hormis | a l exception de = except
      avec = with
      aussi | egalement | en plus = also
    `,
    phrase: `
      elle est | il est | elle a | il a = it is
      degrade = gradient
      jeu video | jeux video = video game
      facon = like
      ressorti~ | sortie =
      arrange~ | arranger ca | arranger = fix
      nettoie | nettoyer | nettoie la | nettoie le = clean
      garde~ … nette | garde~ … net | reste~ nette | reste~ net = keep sharp
      noir et blanc | en noir et blanc | n b | nb | niveaux de gris | nuances de gris | monochrome = black and white
      sans couleur | sans couleurs | enlev~ les couleurs | retir~ les couleurs | enlev~ la couleur = black and white
      seul … en couleur | seulement … en couleur | uniquement … en couleur = only in color
      en couleur | en couleurs = in color
      plus clair~ | plus lumineu~ | plus lumineuse | plus de lumiere | plus brillant~ = brighter
      plus sombre~ | plus fonce~ | moins lumineu~ | moins lumineuse | moins de lumiere | moins clair~ | moins brillant~ = darker
      plus chaud~ | plus chaleureu~ | plus chaleureuse | tons chauds | couleurs chaudes = warmer
      plus froid~ | plus fraich~ | tons froids | couleurs froides = cooler
      plus net~ | plus nett~ | plus de nettete = sharper
      plus flou~ = blurrier
      plus colore~ | plus de couleur | plus de couleurs = more colorful
      plus vif~ | plus viv~ | plus intens~ | plus satur~ | plus de saturation | plus eclatant~ = more vivid
      moins satur~ | moins de saturation | moins colore~ | moins de couleur | moins vif~ | moins viv~ = less saturated
      plus pale~ | plus terne~ = muted colors
      plus dou~ | plus douce = softer
      plus beau | plus belle | plus joli~ = nicer
      decoup~ en | decoup~ au format = crop
      decoup~ = cut out
      lumiere chaude du soir | lumiere chaude | lumiere d @ ete = golden light
      format portrait | au format portrait | format vertical = portrait format
      format paysage | au format paysage = landscape format
      chute de neige | chutes de neige = snow falling
      apparaitre | etre | etais | sois | debout = standing
      dessine = draw
      dessin~ = drawing
      qui tombe | tombant~ | tombe = falling
      sous la pluie | il pleut = add rain
      soleil couchant | soleil du soir = golden light
      deux fois = 2 times
      trois fois = 3 times
      quatre fois = 4 times
      plus gai~ | plus joyeu~ = more vivid
      plus dramatique = more contrast
      du cote gauche | cote gauche = left
      du cote droit | cote droit = right
      couleurs vives | couleurs eclatantes = vivid colors
      les deux photos | les photos = photos
      de travers | penche~ = crooked
      ne … pas | n … pas = not
      forte pluie | grosse pluie = heavy rain
      plus grand~ | plus gros~ = bigger
      plus petit~ = smaller
      trop sombre~ | trop fonce~ = too dark
      trop clair~ | trop lumineu~ | trop lumineuse = too bright
      trop jaune = too yellow
      trop bleu~ = too blue
      trop flou~ = too blurry
      trop terne~ = too dull
      trop de bruit | beaucoup de bruit = too noisy
      surexpos~ = overexposed
      sous expos~ = underexposed
      plus de contraste | plus contraste~ = more contrast
      moins de contraste | moins contraste~ = less contrast
      arriere plan flou | fond flou | flout~ l @ arriere plan | flout~ le fond | effet bokeh | bokeh | flou d @ arriere plan = blur background
      sans fond | fond transparent | supprim~ le fond | enlev~ le fond | retir~ le fond | detour~ | sans arriere plan | supprim~ l @ arriere plan | enlev~ l @ arriere plan | retir~ l @ arriere plan = remove background
      chang~ le fond | chang~ l @ arriere plan | chang~ de fond | un autre fond | remplac~ le fond | remplac~ l @ arriere plan = change background
      sur une plage | a la plage | sur la plage | de plage = on beach
      dans l @ espace = in space
      a la montagne | dans les montagnes | en montagne | devant des montagnes | dans la montagne = in mountains
      dans une foret | dans la foret | en foret = in forest
      en ville | dans une ville | dans la ville = in city
      sous la neige | dans la neige = in snow
      en automne | d @ automne | automnal~ = in autumn
      au bureau | dans un bureau | de bureau = in office
      en studio | dans un studio | de studio | fond studio = studio background
      dans une cuisine | dans la cuisine = in kitchen
      coucher de soleil | coucher du soleil | couchant = sunset
      heure doree | l @ heure doree | lumiere doree | lumiere du soir | lumiere de coucher de soleil = golden hour light
      le jour en nuit | de nuit | la nuit | en nuit | nuit | nocturne = make it night
      qu @ il pleuve | pluie | pluvieu~ | pleuvoir = add rain
      qu @ il neige | neiger | neige | enneig~ = make it snow
      brouillard | brume | brumeu~ = add fog
      enlev~ la brume | supprim~ la brume | retir~ la brume | enlev~ le voile | enlev~ le brouillard | supprim~ le voile = remove haze
      redui~ le bruit | reduis~ le bruit | reduire le bruit | enlev~ le bruit | supprim~ le bruit | moins de bruit | sans bruit | debruit~ = reduce noise
      balance des blancs | balance de blancs | equilibre des blancs = fix white balance
      yeux rouges = red eyes
      enlev~ les yeux rouges | supprim~ les yeux rouges | corrig~ les yeux rouges | retir~ les yeux rouges = remove red eyes
      peinture a l @ huile | tableau a l @ huile | a l @ huile = oil painting
      aquarelle~ = watercolor
      bande dessinee | bd | comic~ = comic
      dessin anime | cartoon = cartoon
      style anime | anime | manga = anime look
      dessin au crayon | croquis au crayon | au crayon | crayon | croquis | esquisse = pencil sketch
      crayons de couleur | crayon de couleur | dessin aux crayons de couleur = colored pencil drawing
      dessin au fusain | fusain = charcoal drawing
      pixel art | pixels visibles | pixelis~ = pixel art
      pop art = pop art poster
      affiche = poster
      neon | neons | lueur neon = neon glow
      cinematographique~ | cinema | de film | comme un film | comme au cinema = cinematic
      comme une vieille photo | comme une photo ancienne | photo ancienne | vieille photo | photo d @ epoque = old photo
      double exposition | surimpression = double exposure
      cote a cote | l @ une a cote de l @ autre = side by side
      autocollant | sticker = sticker
      figurine~ = figurine
      lumiere de portrait | eclairage portrait | eclairage de portrait = portrait light
      photo d @ identite | photo de passeport | photo identite = passport photo
      a l @ envers | tete en bas = upside down
      dans le sens des aiguilles d @ une montre | sens horaire | dans le sens horaire = clockwise
      dans le sens inverse des aiguilles d @ une montre | sens antihoraire | sens inverse des aiguilles = counterclockwise
      a gauche | vers la gauche | gauche = left
      a droite | vers la droite | droite = right
      horizontalement = horizontally
      verticalement = vertically
      en miroir | miroir | effet miroir = mirror
      en haut a gauche | coin superieur gauche = top left
      en haut a droite | coin superieur droit = top right
      en bas a gauche | coin inferieur gauche = bottom left
      en bas a droite | coin inferieur droit = bottom right
      en haut | haut | du haut | par le haut | de haut en bas = top
      en bas | bas | du bas | par le bas = bottom
      au milieu | au centre | centre = middle
      coins arrondis | bords arrondis | arrondi~ les coins = rounded corners
      vignette | vignettage | coins sombres | bords sombres = vignette
      deux fois plus grand~ | le double = twice as big
      moitie moins grand~ | deux fois plus petit~ | a la moitie | de moitie | moitie de la taille | la moitie de sa taille = half size
      meilleure resolution | haute resolution | plus de resolution | augment~ la resolution | agrandi~ x2 = upscale
      invers~ les couleurs | negatif | couleurs inversees = invert
      teinte | voile de couleur = tint
      zoom~ | rapproch~ | zoom avant | plus pres = zoom in
      grain de film | grain argentique | grain = film grain
      tel quel | telle quelle | intact~ | inchange~ | pareil = unchanged
      tout le reste | le reste | reste = the rest
      derriere moi | derriere elle | derriere lui = behind me
      un peu | un petit peu | un tout petit peu | tout petit peu | legerement | leger~ | legere~ | un chouia | une touche de | un poil | subtil~ = slightly
      beaucoup | tres | fort~ | fortement | nettement | bien plus = much
      au maximum | extremement | a fond = extremely
      pas trop | sans exagerer = not too much
      ce que j @ ai marque | ce que j @ ai selectionne | la zone marquee | ce qui est marque | la selection = what marked
      image 2 | photo 2 | deuxieme image | deuxieme photo | seconde photo = picture 2
      ancienne photo = old photo
    `,
    verb: `
      fais | faire | fait | faites | fasse = make
      rend~ | rends | rendre = make
      transform~ | converti~ | pass~ | tourn~ en = turn
      chang~ | modifi~ = change
      pein~ | peins = paint
      color~ = paint
      met~ | mets | mettre | mettez | plac~ | pos~ = put
      ajout~ | rajout~ | insere~ | inser~ | appliqu~ = add
      donn~ = give
      enlev~ | supprim~ | retir~ | vir~ | ot~ = remove
      effac~ | gomm~ = erase
      remplac~ = replace
      eclairci~ | illumin~ | eclair~ = brighten
      assombri~ | fonc~ = darken
      accentu~ la nettete | affin~ = sharpen
      flout~ | flouter = blur
      tourn~ | pivot~ | fais pivoter | fais tourner | faire pivoter = rotate
      retourn~ = flip
      inclin~ = tilt
      redress~ = straighten
      recadr~ | rogn~ | coup~ = crop
      redui~ | reduis~ | baiss~ | diminu~ = reduce
      retreci~ = make smaller
      agrandi~ = make bigger
      redimensionn~ = resize
      augment~ | mont~ | renforc~ = increase
      amelior~ | optimis~ | retouch~ | embelli~ = enhance
      restaur~ = restore
      corrig~ | repar~ = fix
      ecri~ | ecris | ecrire | marqu~ = write
      invers~ = invert
      gard~ | conserv~ | laiss~ | preserv~ = keep
      melang~ | fusionn~ | combin~ = blend
      satur~ = saturate
      desatur~ = desaturate
      encadr~ = frame
      touch~ = touch
    `,
    noun: `
      image~ | photo~ | photographie | cliche | portrait = picture
      fond~ | arriere plan | decor = background
      premier plan = foreground
      sujet~ = subject
      personne~ | gens | personnage = person
      homme~ | mec | garcon~ = man
      femme~ | fille~ = woman
      enfant~ | bebe = child
      chien~ = dog
      chat~ = cat
      animal | animaux = animal
      voiture~ = car
      fleur~ = flower
      produit~ = product
      objet~ = object
      visage~ = face
      yeux | oeil = eyes
      cheveux | cheveu = hair
      peau = skin
      dent~ = teeth
      rayure~ = scratches
      tache~ = stains
      poussiere~ = dust
      format = format
      famille = family
      chaleur = warmth
      arbre~ = trees
      maison = house
      table = table
      cravate = tie
      barbe = beard
      rides = wrinkles
      main~ = hand
      nez = nose
      bouche = mouth
      rue = street
      ciel = sky
      horizon = horizon
      robe~ = dress
      chemise~ = shirt
      veste~ = jacket
      pantalon~ = pants
      pull = sweater
      chaussure~ = shoes
      mur~ = wall
      porte~ = door
      cadre~ | bordure~ | bord~ = border
      coin~ = corners
      texte~ | mots | mot = text
      titre | legende = caption
      filigrane = watermark
      couleur~ = color
      contraste~ = contrast
      luminosite | exposition = brightness
      saturation = saturation
      nettete = sharpness
      lumiere~ | eclairage = light
      ombre~ = shadow
      arc en ciel = rainbow
      plage = beach
      mer = sea
      foret = forest
      ville = city
      espace = space
      montagne~ = mountains
      bureau = office
      studio = studio
      cuisine = kitchen
      automne = autumn
      look | style | effet | filtre | aspect | rendu | ambiance = look
      carre~ = square
      taille = size
      resolution = resolution
      qualite = quality
      largeur | de large = wide
      hauteur | de haut = high
      pour cent | pourcent = percent
      degre~ = degrees
      pixel~ = px
      fois = times
      chapeau | casquette = hat
      lunettes | lunettes de soleil = sunglasses
      sourire | souri~ = smile
      collage = collage
    `,
    adjective: `
      clair~ | lumineu~ = bright
      sombre~ = dark
      chaud~ = warm
      froid~ = cold
      net~ | nett~ = sharp
      flou~ = blurry
      colore~ = colorful
      vieux | vieille | ancien~ | ancienne = old
      nouveau | nouvelle = new
      professionnel~ | pro = professional
      mieux | meilleur~ | belle | beau = better
      transparent~ = transparent
      epais~ | epaisse | dense~ | large~ = thick
      fin~ | mince = thin
      grand~ | gros~ = big
      petit~ = small
      rond~ | arrondi~ = round
      rouge~ = red
      bleu~ = blue
      vert~ = green
      jaune~ = yellow
      blanc~ | blanche~ = white
      noir~ = black
      gris~ = gray
      violet~ | violette = purple
      rose~ = pink
      orange~ = orange
      marron~ | brun~ = brown
      dore~ = golden
      turquoise = turquoise
      bleu fonce | bleu marine = dark blue
      bleu clair | bleu ciel = light blue
      vert fonce = dark green
      rouge fonce = dark red
      sepia = sepia
      jeune | plus jeune = younger
      vintage | retro | a l @ ancienne = vintage
      dramatique = dramatic
      abime~ | raye~ | endommage~ | dechire~ | use~ = damaged
      doux | douce | subtil~ = subtle
      joli~ = nice
      triste = sad
      heureu~ | heureuse = happy
      naturel~ = natural
      droit = straight
      carre = square
    `,
    small: `
      s @ il te plait | s @ il vous plait | stp | svp | sil te plait | sil vous plait = please
      le | la | les | l @ | au | aux = the
      un | une = a
      ce | cet | cette | ces | c @ | ca = this
      mon | ma | mes = my
      son | sa | ses = her
      lui = him
      elle = her
      eux | leur = them
      moi | me | m @ = me
      nous = us
      tu | te | vous | toi | t @ = you
      je | j @ = i
      il y a | y a = there
      il = it
      est | sont = is
      soit | soient | doit etre | devrait etre | doivent etre | doit | devrait = should be
      veux | voudrais | aimerais | souhaite | veut = want
      peux | peut | pourrais | pouvez | pourriez = can
      que | qu @ | qui = that
      on dirait = look like
      qu @ on dirait = look like
      sous = under
      de | d @ | du | des = of
      a | en | dans | pour | par | sur | vers = in
      comme = like
      comme si = like
      seulement | juste | uniquement | que le = only
      ton | tons = tone
      ressembl~ | qu @ elle ressemble | qu @ il ressemble = look
      plus = more
      moins = less
      ne | n @ = 
      pas | non = not
      aucun | aucune = no
      tout | toute = everything
      tous | toutes = all
      derriere = behind
      devant = before
      bonjour | salut = hello
      merci = thanks
      trop = too
      deux = two
      y = there
      maintenant = now
      vraiment = really
      bien = well
      afin = for
      se | s @ = 
      on = we
    `,
  },
};
